package browser

import (
	"slices"
	"testing"

	"grognard/game/ai"
	"grognard/game/match"
	"grognard/game/prefs"
	"grognard/render/screen/pagetest"
	"grognard/scenarios"
)

// How strongly the computer plays is chosen where it is to play, remembered, and told to the game.
func TestTheStrengthOfTheComputerIsChosenBeforeAGame(t *testing.T) {
	for _, size := range [][3]int{{1280, 1200, 100}, {1920, 1080, 100}} {
		how := prefs.Default()
		how.TextSize, how.Language = size[2], "it"
		d := pagetest.Open(t, size[0], size[1], how)
		book, _ := scenarios.Book("ccn")
		strength := "strong"
		var game match.Start
		d.Put(New(&d.Deps, book, Doors{Who: new(Opponents), Seed: func() uint64 { return 7 },
			Strength: func() string { return strength }, SetStrength: func(s string) { strength = s },
			Start: func(s match.Start, _ []byte) { game = s }}))
		if d.Has("strength.casual") {
			t.Error("it is asked while two people are to play")
		}
		d.Click("who.first")
		d.Shot("strength")
		d.Click("strength.casual")
		d.Click("button.start")
		if p := game.Players[1]; strength != "casual" || !p.Computer || ai.LevelNamed(p.Name) != ai.Casual {
			t.Errorf("%v: %q is remembered, the computer is %+v", size, strength, p)
		}
	}
}

func TestSettingsKnowTheLevelsOfTheComputer(t *testing.T) {
	var all []string
	for _, l := range ai.Levels() {
		all = append(all, string(l))
	}
	if !slices.Equal(all, prefs.Strengths()) {
		t.Errorf("settings have %v, the computer %v", prefs.Strengths(), all)
	}
	if ai.LevelNamed("Computer") != ai.Full { // in saves of before
		t.Error("the computer of an older save plays otherwise than it did")
	}
}

// That the computer sees only what its side may see is said where something is hidden, not where
// everybody sees everything.
func TestTheComputersSightIsSpokenOfWhereSomethingIsHidden(t *testing.T) {
	for _, language := range []string{"en", "it"} {
		how := prefs.Default()
		how.Language = language
		for _, book := range scenarios.Books() {
			d := pagetest.Open(t, 1280, 1200, how)
			p := browse(d, book.Name())
			for _, who := range []string{"who.first", "who.second"} {
				d.Click(who)
				said := d.Reads(d.Deps.Word("ui.who.first.about"))
				if said == p.look.bare || said == d.Reads(d.Deps.Word("ui.who.first.about.bare")) {
					t.Errorf("%s %s: nothing is hidden: %v, but it speaks of what the computer may see: %v", language, book.Name(), p.look.bare, said)
				}
			}
		}
	}
}
