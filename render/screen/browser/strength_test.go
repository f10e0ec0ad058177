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

// How strongly the computer plays, and in which temper, is chosen where it is to play, remembered, and told to the game.
func TestTheStrengthOfTheComputerIsChosenBeforeAGame(t *testing.T) {
	for _, size := range [][3]int{{1280, 1200, 100}, {1920, 1080, 100}} {
		how := prefs.Default()
		how.TextSize, how.Language = size[2], "it"
		d := pagetest.Open(t, size[0], size[1], how)
		book, _ := scenarios.Book("ccn")
		strength, temper := "strong", "even"
		var game match.Start
		d.Put(New(&d.Deps, book, Doors{Who: new(Opponents), Seed: func() uint64 { return 7 },
			Strength: func() string { return strength }, SetStrength: func(s string) { strength = s },
			Temper: func() string { return temper }, SetTemper: func(s string) { temper = s },
			Start: func(s match.Start, _ []byte) { game = s }}))
		if d.Has("strength.casual") {
			t.Error("it is asked while two people are to play")
		}
		d.Click("who.first")
		d.Shot("strength")
		d.Click("strength.casual")
		d.Click("temper.bold")
		d.Shot("temper")
		d.Click("button.start")
		if p := game.Players[1]; strength != "casual" || temper != "bold" || !p.Computer || p.Name != "casual-bold" {
			t.Errorf("%v: %q and %q are remembered, the computer is %+v", size, strength, temper, p)
		}
		d.Click("strength.beginner")
		if d.Has("temper.bold") {
			t.Error("a beginner, who only counts, is asked for his temper")
		}
		d.Click("button.start")
		if p := game.Players[1]; ai.Named(p.Name, 1).Work != ai.Beginner.Player(1).Work {
			t.Errorf("a beginner is %+v", p)
		}
	}
}

func TestSettingsKnowTheLevelsAndTempersOfTheComputer(t *testing.T) {
	var all []string
	for _, l := range ai.Levels() {
		all = append(all, string(l))
	}
	if !slices.Equal(all, prefs.Strengths()) {
		t.Errorf("settings have %v, the computer %v", prefs.Strengths(), all)
	}
	all = nil
	for _, x := range ai.Tempers() {
		all = append(all, string(x))
	}
	if !slices.Equal(all, prefs.Tempers()) {
		t.Errorf("settings have %v, the computer %v", prefs.Tempers(), all)
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
