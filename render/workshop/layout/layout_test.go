package layout

import (
	"fmt"
	"testing"

	"grognard/render/paint"
	"grognard/render/ui"
)

// everywhere lays a workshop out in windows of all sizes.
func everywhere(t *testing.T, visit func(t *testing.T, n Needs, l Layout)) {
	for _, size := range [][2]float32{{1280, 720}, {1920, 1080}, {2560, 1440}} {
		for _, text := range []float32{.8, 1, 1.3, 2} {
			for _, square := range []bool{false, true} {
				for faults := range 3 {
					for k := range 3 {
						open, beside := k > 0, k > 1
						in := &paint.Input{W: size[0], H: size[1], Scale: 1}
						n := Needs{W: in.W, H: in.H, Dp: ui.Dp(in), Text: text, Square: square, Open: open, Beside: beside, Tools: 11, Faults: faults}
						t.Run(fmt.Sprintf("%vx%v-%v-%v-%d-%d", size[0], size[1], text, square, faults, k), func(t *testing.T) { visit(t, n, Of(n)) })
					}
				}
			}
		}
	}
}

func TestNothingLiesOnAnythingElseNorBeyondTheWindow(t *testing.T) {
	everywhere(t, func(t *testing.T, n Needs, l Layout) {
		window := paint.Rect{W: n.W, H: n.H}
		parts := map[string]paint.Rect{"bar": l.Bar, "tools": l.Tools, "card": l.Card, "faults": l.Faults}
		if l.Drawer.W > 0 {
			parts["drawer"] = l.Drawer
		}
		for i := range l.Tabs {
			parts[fmt.Sprint("tab ", i)] = l.Tabs[i]
		}
		for a, r := range parts {
			if r.W < 20 || r.H < 20 || r.X < window.X || r.Y < window.Y || r.X+r.W > window.W+.5 || r.Y+r.H > window.H+.5 {
				t.Errorf("%s is %v", a, r)
			}
			for b, q := range parts {
				if a < b && r.Overlaps(q) {
					t.Errorf("%s %v lies on %s %v", a, r, b, q)
				}
			}
		}
	})
}

func TestTheTermsLieBetweenTabsAndTools(t *testing.T) {
	everywhere(t, func(t *testing.T, n Needs, l Layout) {
		if n.Open { // the terms are open then
			return
		}
		for _, r := range []paint.Rect{l.Bar, l.Tabs[0], l.Tabs[1], l.Tabs[2], l.Tools, l.Faults} {
			if l.Terms.Overlaps(r) {
				t.Errorf("the terms %v lie on %v", l.Terms, r)
			}
		}
		if l.Terms.W < 400 || l.Terms.H < 300 || l.Terms.X+l.Terms.W > n.W {
			t.Errorf("the terms have %v", l.Terms)
		}
	})
}

// TestTheMapKeepsMostOfTheWindow holds the shares of the design, with a drawer open. A square
// board wants no more width than the window has height.
func TestTheMapKeepsMostOfTheWindow(t *testing.T) {
	everywhere(t, func(t *testing.T, n Needs, l Layout) {
		if n.Text != 1 || !n.Open {
			return
		}
		if share := l.Free.W * l.Free.H / (n.W * n.H); share < .6 && !n.Square {
			t.Errorf("%.2f of the window are the map's", share)
		}
		if n.Square && (min(l.Free.W, l.Free.H) < .85*n.H || l.Free.Overlaps(l.Faults)) { // there a click would mean the faults
			t.Errorf("a square board lies in %v, the faults in %v", l.Free, l.Faults)
		}
	})
}

func TestWhereLettersAreLargeTheDrawerIsASheet(t *testing.T) {
	everywhere(t, func(t *testing.T, n Needs, l Layout) {
		if !n.Open {
			return
		}
		if l.Sheet != (n.Text >= sheetFrom) {
			t.Errorf("sheet: %v", l.Sheet)
		}
		if l.Sheet && (l.Drawer.H > .6*n.H || l.Drawer.W < .45*n.W || !n.Beside && l.Drawer.W < .9*n.W || l.Free.H < .22*n.H) {
			t.Errorf("drawer %v, map %v", l.Drawer, l.Free)
		}
		if (!l.Sheet || n.Beside) && l.Card.H < .5*n.H { // of what is selected, which is to be read while the drawer is open
			t.Errorf("the card has %v", l.Card)
		}
	})
}

// Nothing but the lines themselves moves when faults come and go: a click would fall beside what
// it meant.
func TestFaultsMoveNothing(t *testing.T) {
	everywhere(t, func(t *testing.T, n Needs, l Layout) {
		n.Faults = 0
		none := Of(n)
		l.Faults, l.Lines, none.Faults, none.Lines = paint.Rect{}, 0, paint.Rect{}, 0
		if l != none {
			t.Errorf("%+v, without faults %+v", l, none)
		}
	})
}
