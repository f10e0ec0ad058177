package screen

import (
	"strings"
	"testing"

	"grognard/game/match"
	"grognard/game/prefs"
	"grognard/render/screen/reader"
	"grognard/render/screentest"
)

func TestTheCopySpeaksOnlyOfWhatTheGameHas(t *testing.T) {
	for _, c := range []struct {
		book, scenario string
		dice           match.Dice
		says, not      string
	}{
		{"manoeuvre", "man-01-first-orders", nil, "hands, decks and the seed", "sealed"},
		{"musket", "training-trebbia-bridge", nil, "the seed of the dice", "hands"},
		{"manoeuvre", "man-01-first-orders", match.Honest(), "sealed", "seed"},
	} {
		m := screentest.Begin(t, c.book, c.scenario, match.Start{Open: true, Seed: 11, Dice: c.dice})
		d := newDesk(t, 1280, 720, prefs.Default())
		said := d.root.word(newSaveAs(d.root, m, nil).about)
		if !strings.Contains(said, c.says) || strings.Contains(said, c.not) {
			t.Errorf("%s: %s", c.book, said)
		}
	}
}

func TestF1OpensTheRulesOnEveryPage(t *testing.T) {
	for _, page := range []string{"", "button.load", "button.options", "button.about"} {
		d := newDesk(t, 1280, 720, prefs.Default())
		if page != "" {
			d.Click(page)
		}
		d.Key("F1")
		d.Settle()
		if _, open := d.top().(*reader.Page); !open {
			t.Errorf("%q: F1 opens %T", page, d.top())
		}
		d.Key("F1")
		d.Settle()
		if _, open := d.top().(*reader.Page); open {
			t.Errorf("%q: F1 does not close the rules", page)
		}
	}
}

func TestWhoPlaysIsKeptFromOneSystemToTheNext(t *testing.T) {
	d := newDesk(t, 1920, 1080, prefs.Default())
	d.Click("system.manoeuvre")
	d.Click("who.one")
	d.Click("button.back")
	d.Click("system.musket")
	if !d.Says(d.root.word("ui.start.one")) {
		t.Error("it stands otherwise")
	}
}

func TestAPageOpensAtItsTop(t *testing.T) {
	d := newDesk(t, 1280, 720, prefs.Default())
	d.Click("system.manoeuvre")
	top := func() float32 {
		for _, h := range d.root.Hits() {
			if h.Name == "who.second" {
				_, y := h.Center()
				return y
			}
		}
		return 1e6
	}
	d.In.X, d.In.Y, d.In.WheelY = 1000, 400, -1
	d.Settle()
	scrolled := top()
	d.Click("button.back")
	d.Click("system.manoeuvre")
	if fresh := top(); fresh <= scrolled {
		t.Errorf("the players stand at %v, on a page that was scrolled at %v", fresh, scrolled)
	}
}
