package keylist

import (
	"testing"

	"grognard/game/match"
	"grognard/render/paint"
	"grognard/render/screentest"
	"grognard/render/table/paneltest"
	"grognard/render/ui"
)

// open opens a window on the list of keys of a scenario.
func open(t *testing.T, system, scenario string) (*paneltest.Desk, *List) {
	t.Helper()
	d := paneltest.Open(t, screentest.Begin(t, system, scenario, match.Start{Open: true, Seed: 11}), "en")
	k := New(Deps{Scene: &d.Scene, Words: d.Words, Book: d.Match.Book(), Overlays: d.Match.Book().Overlays(), Letter: func(i int) string { return string(rune('A' + i)) }})
	k.Open = true
	d.Put = func(c *ui.Ctx) { k.Frame(c) }
	d.Settle()
	return d, k
}

func TestWithLargeLettersTheListScrolls(t *testing.T) {
	d, _ := open(t, "ccn", "ccn-01-rolica-first")
	d.UI.Text = 2
	d.Settle()
	all := d.Match.Book().Overlays()
	last := d.Words.Word(d.Words.Own("overlay", string(all[len(all)-1])))
	foot := float32(0)
	for _, h := range d.Hits() {
		if h.Name == "button.close" {
			foot = h.Y
		}
	}
	for _, k := range d.List.Cmds {
		if k.Op == paint.Text && k.Font == paint.SansBold && k.Clip.W > 0 && k.Clip.Y+k.Clip.H > foot {
			t.Errorf("%q may run into the button below", k.Text)
		}
	}
	if d.Says(last) {
		t.Fatal("all of the list is seen: it need not scroll")
	}
	if d.Key("End"); !d.Says(last) {
		t.Error("its end cannot be reached by keys")
	}
	d.Key("Home")
	d.In.X, d.In.Y = d.In.W/4, d.In.H/2
	for range 20 {
		d.In.WheelY = -3
		d.Tick()
	}
	if !d.Says(last) {
		t.Error("its end cannot be reached")
	}
}

// A key that means nothing on a table is not in its list.
func TestTheListHasTheKeysOfThisTable(t *testing.T) {
	for _, game := range []struct {
		system, scenario     string
		hand, turnhand, grid bool
	}{
		{"manoeuvre", "man-01-first-orders", true, false, true},
		{"musket", "training-trebbia-bridge", false, false, true},
		{"eagles", "the-walled-farm", false, true, false},
	} {
		d, _ := open(t, game.system, game.scenario)
		for word, want := range map[string]bool{"table.key.hand": game.hand, "table.key.turnhand": game.turnhand, "table.key.grid": game.grid, "table.key.undo": true} {
			if say := d.Words.ByShape(word); d.Says(say) != want {
				t.Errorf("%s: it is %v that the list says %q", game.system, !want, say)
			}
		}
		for _, key := range d.Match.Book().Overlays() {
			if say := d.Words.Word(d.Words.Own("overlay", string(key))); !d.Says(say) {
				t.Errorf("%s: the list does not say %q", game.system, say)
			}
		}
	}
}

func TestTheListIsClosedAndLeadsToTheGameInBrief(t *testing.T) {
	d, k := open(t, "manoeuvre", "man-01-first-orders")
	d.Key("Escape")
	if k.Open {
		t.Fatal("Escape does not close the list")
	}
	if d.Tick(); d.Has("button.close") {
		t.Error("a list that is closed is painted")
	}
	k.Open = true
	d.Tick()
	rule := ""
	d.Put = func(c *ui.Ctx) {
		if clause := k.Frame(c); clause != "" {
			rule = clause
		}
	}
	if d.Click("button.brief"); k.Open || rule != "MAN-0" {
		t.Errorf("the button opens %q; the list is still there: %v", rule, k.Open)
	}
}

// No key runs into what it does, in either language.
func TestKeysStandClearOfWhatTheyDo(t *testing.T) {
	for _, lang := range []string{"en", "it"} {
		d, _ := open(t, "manoeuvre", "man-01-first-orders")
		d.Words.Use(lang)
		for d.UI.Text = .8; d.UI.Text <= 2; d.UI.Text += .4 {
			d.Settle()
			for _, a := range d.List.Cmds {
				for _, b := range d.List.Cmds {
					if a.Op != paint.Text || a.Font != paint.SansBold || b.Op != paint.Text || b.Font != paint.Sans || a.Dst.Y != b.Dst.Y || b.Dst.X < a.Dst.X {
						continue
					}
					if end := a.Dst.X + d.Faces.Width(a.Font, a.Size, a.Text); end+4 > b.Dst.X {
						t.Errorf("%s at %v: %q runs into %q", lang, d.UI.Text, a.Text, b.Text)
					}
				}
			}
		}
	}
}
