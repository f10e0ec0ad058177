package layout

import (
	"fmt"
	"testing"

	"grognard/render/paint"
	"grognard/render/ui"
)

// charts are maps that are about as high as wide, or not.
var charts = map[bool]Chart{true: {W: 9, H: 9, Margin: .36}, false: {W: 13.5, H: 8.1, Margin: .36}}

// everywhere lays a workshop out in windows of all sizes.
func everywhere(t *testing.T, visit func(t *testing.T, n Needs, l Layout)) {
	for _, size := range [][2]float32{{1280, 720}, {1920, 1080}, {2560, 1440}} {
		for _, text := range []float32{.8, 1, 1.3, 2} {
			for _, square := range []bool{false, true} {
				for faults := range 3 {
					for k := range 3 {
						open, beside := k > 0, k > 1
						in := &paint.Input{W: size[0], H: size[1], Scale: 1}
						n := Needs{W: in.W, H: in.H, Dp: ui.Dp(in), Text: text, Chart: charts[square], Open: open, Beside: beside, Tools: 11, Faults: faults}
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
		if share := l.Free.W * l.Free.H / (n.W * n.H); share < .6 && !n.Chart.square() {
			t.Errorf("%.2f of the window are the map's", share)
		}
		if n.Chart.square() && (min(l.Free.W, l.Free.H) < .85*n.H || l.Free.Overlaps(l.Faults)) { // there a click would mean the faults
			t.Errorf("a square board lies in %v, the faults in %v", l.Free, l.Faults)
		}
	})
}

// In large letters the drawer stands beside the map or lies below it, whichever leaves the map
// larger; in a window that is wider than high it stands.
func TestWhereLettersAreLargeTheMapIsAsLargeAsItCanBe(t *testing.T) {
	everywhere(t, func(t *testing.T, n Needs, l Layout) {
		if !n.Open {
			return
		}
		if l.Large != (n.Text >= largeFrom) {
			t.Errorf("large: %v", l.Large)
		}
		if l.Card.H < .5*n.H { // of what is selected, which is to be read while the drawer is open
			t.Errorf("the card has %v", l.Card)
		}
		if !l.Large {
			return
		}
		for o := range orders {
			if k := n.of(o); n.Chart.cell(k.Cells.W, k.Cells.H) > n.Chart.cell(l.Cells.W, l.Cells.H) {
				t.Errorf("the cells lie in %v, and might in %v", l.Cells, k.Cells)
			}
		}
		if l.Drawer.H < .45*n.H || l.Cells.W < .5*n.W || l.Cells.H < .6*n.H {
			t.Errorf("drawer %v, cells %v", l.Drawer, l.Cells)
		}
		n.W, n.H = n.H, n.W // a window on its side
		if l := Of(n); !n.Beside && (l.Drawer.W < .9*n.W || l.Drawer.Y < .3*n.H) {
			t.Errorf("drawer %v in a window of %vx%v, cells %v", l.Drawer, n.W, n.H, l.Cells)
		}
	})
}

// The map lies under nothing where letters are large, and never under the bar.
func TestTheMapLiesUnderNothing(t *testing.T) {
	everywhere(t, func(t *testing.T, n Needs, l Layout) {
		all := []paint.Rect{l.Bar, l.Stripe}
		check := func(what string) {
			z := n.Chart.cell(l.Cells.W, l.Cells.H)
			x, y := l.Cells.Center()
			w, h := z*n.Chart.W, z*(n.Chart.H+2*n.Chart.Margin-.01)
			sheet := paint.Rect{X: x - w/2, Y: y - h/2, W: w, H: h}
			for _, r := range all {
				if sheet.Inset(1).Overlaps(r) {
					t.Errorf("%s: the map at %v lies under %v", what, sheet, r)
				}
			}
		}
		if n.Text >= largeFrom {
			all = append(all, l.Tabs[0], l.Tabs[1], l.Tabs[2], l.Drawer, l.Tools, l.Faults)
		}
		check("drawer")
		if n.Text < largeFrom {
			return
		}
		n.Open, n.Odds = false, true
		l = Of(n)
		all = []paint.Rect{l.Bar, l.Stripe, l.Tabs[0], l.Tabs[1], l.Tabs[2], l.Tools, l.Faults, l.Card}
		check("odds")
		if z := n.Chart.cell(l.Cells.W, l.Cells.H); z < n.Chart.cell(.3*n.W, .3*n.W) {
			t.Errorf("beside odds the cells lie in %v", l.Cells)
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
