package screen

import (
	"testing"

	"grognard/game/match"
	"grognard/game/prefs"
	"grognard/render/screen/title"
	"grognard/render/screentest"
	"grognard/render/table"
	"grognard/rules"
)

func TestAGameAnswersByItselfAsTheSettingsSay(t *testing.T) {
	for _, auto := range []bool{false, true} {
		p := prefs.Default()
		p.AutoAnswer = auto
		d := newDesk(t, 1280, 720, p)
		d.Click("system.musket")
		d.Click("button.start")
		if got := d.top().(*table.Table).Match().Start().Auto; got != auto {
			t.Errorf("the settings say %v, the game %v", auto, got)
		}
	}
}

// givenUp is a game with real dice that was given up, at its end.
func givenUp(t *testing.T) (*desk, *match.Match) {
	t.Helper()
	m := screentest.Begin(t, "musket", "training-trebbia-bridge", match.Start{Open: true, Seed: 3, Dice: match.Real(3)})
	if _, err := m.Answer(rules.Option{Do: rules.Concede}); err != nil {
		t.Fatal(err)
	}
	return newDesk(t, 1280, 720, prefs.Default()).begin(m).desk, m
}

func TestAGameThatIsBegunAgainHasOtherDiceOfItsKind(t *testing.T) {
	d, m := givenUp(t)
	d.Click("button.again")
	got := d.top().(*table.Table).Match()
	if s := got.Start(); s.Seed != d.root.deps.Seed() || got.Save().Dice != m.Save().Dice || s.Dice == m.Start().Dice {
		t.Errorf("seed %d, dice %q", s.Seed, got.Save().Dice)
	}
}

func TestTheEndOfAGameLeadsToTheTitle(t *testing.T) {
	d, _ := givenUp(t)
	d.Click("button.title")
	if _, home := d.top().(*title.Page); !home {
		t.Errorf("it leads to %T", d.top())
	}
}
