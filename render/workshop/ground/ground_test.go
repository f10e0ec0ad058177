package ground

import (
	"os"
	"testing"
	"time"

	"grognard/render/paint"
	"grognard/render/ui"
	"grognard/render/workshop/shoptest"
	"grognard/render/workshop/state"
	"grognard/rules"
)

// battles are one of each system.
var battles = map[string]string{"manoeuvre": "man-01-first-orders", "ccn": "ccn-01-rolica-first", "musket": "training-trebbia-bridge",
	"squares": "ns-01-maida", "eagles": "three-elms-crossroads"}

// open opens a window with the drawer of a battle.
func open(t *testing.T, book, language string, w, h int, text float32) *shoptest.Bench {
	t.Helper()
	d := shoptest.Open(t, book, battles[book], language, w, h, text)
	furnish(d)
	return d
}

// furnish paints the drawer into a window.
func furnish(d *shoptest.Bench) *Panel {
	p := New(Deps{State: &d.State, Words: d.Words, Pictures: &d.Pictures, Count: func() int { return 3 }})
	d.Put = func(c *ui.Ctx) state.Act {
		act := p.Keys(c)
		act.Add(p.Frame(c, d.Lay.Drawer))
		return act
	}
	d.Settle()
	return p
}

// of opens a window on a battle in English.
func of(t *testing.T, book string) *shoptest.Bench { return open(t, book, "en", 1280, 720, 1) }

// reach scrolls the tools until something can be clicked.
func reach(d *shoptest.Bench, name string) {
	d.T.Helper()
	for y := float32(0); y < 4000; y += 150 {
		d.UI.ScrollTo("ground.tools", y)
		d.Settle()
		if d.Has(name) && d.Rect(name).H > 20 {
			return
		}
	}
	d.T.Fatalf("%s is never seen", name)
}

func TestEveryToolIsTakenInHand(t *testing.T) {
	for book := range battles {
		t.Run(book, func(t *testing.T) {
			d := of(t, book)
			for _, x := range d.State.Open.Kit().Tools {
				name := "tool." + x.Key
				if x.Stroke == rules.StrokeNone {
					if d.Has(name) {
						t.Errorf("%s is here, and stands in the terms", x.Key)
					}
					continue
				}
				reach(d, name)
				d.Click(name)
				if d.State.Hand.Tool != x.Key {
					t.Fatalf("a click on %s takes %q", name, d.State.Hand.Tool)
				}
			}
			last := d.State.Hand.Tool
			reach(d, "tool."+last)
			d.Click("tool." + last)
			if d.State.Hand.Tool != "" {
				t.Error("a second click does not lay it down")
			}
			if len(d.Edits()) > 0 {
				t.Error("taking a tool changes the battle")
			}
		})
	}
}

func TestModesAndWidthsByMouseAndKey(t *testing.T) {
	d := of(t, "ccn")
	for i, m := range modeKeys {
		d.Click(m.region)
		if d.State.Hand.Mode != state.Mode(i) {
			t.Errorf("%s brings mode %d", m.region, d.State.Hand.Mode)
		}
		d.State.Hand.Mode = state.Mode(3 - i)
		d.Key(m.key)
		if d.State.Hand.Mode != state.Mode(i) {
			t.Errorf("%s brings mode %d", m.key, d.State.Hand.Mode)
		}
	}
	d.Click("width.2")
	if d.State.Hand.Rings != 2 {
		t.Errorf("the widest brush has %d rings", d.State.Hand.Rings)
	}
	d.Typed("]")
	d.Typed("[")
	if d.State.Hand.Rings != 1 {
		t.Errorf("] and [ lead from 2 rings to %d", d.State.Hand.Rings)
	}
	if !d.Says("19") {
		t.Error("a brush of hexes does not say 19")
	}
	if d = of(t, "squares"); !d.Says("25") {
		t.Error("a brush of squares does not say 25")
	}
}

func TestATabletopHasSnapsInsteadOfModes(t *testing.T) {
	d := of(t, "eagles")
	if d.Has("mode.brush") || d.Has("width.1") {
		t.Error("it has modes")
	}
	for _, s := range []state.Snap{state.SnapInch, state.SnapOff, state.SnapQuarter} {
		d.Click(snapNames[s].region)
		if d.State.Snap != s {
			t.Errorf("%s brings %d", snapNames[s].region, d.State.Snap)
		}
	}
}

func TestWhatLiesOnTheMapIsSelectedAndShown(t *testing.T) {
	for book, some := range map[string]string{"ccn": "river", "musket": "place", "squares": "objective", "manoeuvre": "T03", "eagles": "wood"} {
		t.Run(book, func(t *testing.T) {
			d := of(t, book)
			d.State.Hand.Tool = d.State.Open.Kit().Tools[0].Key
			for _, x := range d.State.Draft().Things {
				if x.Tool != some {
					continue
				}
				d.Tick()
				reach(d, "ground."+x.Path)
				d.Click("ground." + x.Path)
				if act := d.LastAct(); act.Show != x.Path || len(d.State.Selected()) != 1 || d.State.Selected()[0] != x.Path {
					t.Errorf("a click shows %q and selects %v", act.Show, d.State.Selected())
				}
				if d.State.Hand.Tool != "" {
					t.Error("the tool stays in hand")
				}
				return
			}
			t.Fatalf("there is no %s", some)
		})
	}
}

func TestTheToolInHandIsExplained(t *testing.T) {
	d := of(t, "ccn")
	d.State.Hand.Tool = "hill"
	d.Settle()
	if !d.Says("uphill") || !d.Says("3 places") {
		t.Error("it is not said what a hill does, and how many hexes the stroke has")
	}
	d.Click("ground.rule")
	if got := d.LastAct().Rule; got != "CCN-42.1" {
		t.Errorf("its chip opens %q", got)
	}
	d.State.Hand.Tool = "objective"
	d.Settle()
	d.Click("side.second")
	if d.State.Hand.Side != rules.Second {
		t.Error("an objective is not for the other side")
	}
}

// TestNothingIsCutOff looks at the drawer in both languages and with large letters: what is in
// it lies in it.
func TestNothingIsCutOff(t *testing.T) {
	for book := range battles {
		for _, language := range []string{"en", "it"} {
			for _, text := range []float32{1, 2} {
				d := open(t, book, language, 1280, 720, text)
				for _, h := range d.Hits() {
					if h.X < d.Lay.Drawer.X || h.X+h.W > d.Lay.Drawer.X+d.Lay.Drawer.W+1 || h.Y+h.H > d.Lay.Drawer.Y+d.Lay.Drawer.H+1 {
						t.Errorf("%s %s %v: %s lies at %v, the drawer at %v", book, language, text, h.Name, h.Rect, d.Lay.Drawer)
					}
				}
			}
		}
	}
}

// TestPictures leaves pictures of the drawer, to be looked at.
func TestPictures(t *testing.T) {
	if os.Getenv("GROGNARD_PICTURES") == "" {
		t.Skip("no pictures are wanted")
	}
	for book := range battles {
		for _, at := range []struct {
			name, language string
			w, h           int
			text           float32
		}{{"en", "en", 1280, 720, 1}, {"it", "it", 1280, 720, 1}, {"wide", "en", 1920, 1080, 1}, {"large", "it", 1280, 720, 2}} {
			t.Run(book+"-"+at.name, func(t *testing.T) {
				d := open(t, book, at.language, at.w, at.h, at.text)
				kit := d.State.Open.Kit()
				d.State.Hand.Tool = kit.Tools[min(2, len(kit.Tools)-1)].Key
				time.Sleep(1500 * time.Millisecond)
				d.Settle()
			})
		}
	}
}

// The name of a row of choices is as large as everything else: where it has no room before them it
// stands above.
func TestNamesOfChoicesDoNotShrink(t *testing.T) {
	for book, word := range map[string]string{"ccn": "ui.workshop.width", "eagles": "ui.workshop.snap"} {
		for _, size := range []float32{1, 1.5, 2} {
			d := open(t, book, "it", 1280, 720, size)
			name, n := d.Words.Word(word), 0
			for _, k := range d.List.Cmds {
				if k.Op == paint.Text && k.Text == name {
					if n++; k.Size < d.UI.Em(ui.Small)*.99 {
						t.Errorf("at %v %q is %v high, not %v", size, name, k.Size, d.UI.Em(ui.Small))
					}
				}
			}
			if n == 0 {
				t.Errorf("at %v %q stands nowhere", size, name)
			}
		}
	}
}
