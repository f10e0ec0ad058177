package layout_test

import (
	"slices"
	"testing"

	"grognard/game/boardtest"
	"grognard/render/ground"
	"grognard/render/paint"
	"grognard/render/table/layout"
	"grognard/render/ui"
	"grognard/rules"
	"grognard/scenarios"
)

// size is that of a window, in pixels.
type size struct{ w, h float32 }

var sizes = []size{{1280, 720}, {1920, 1080}, {2560, 1440}}

// mostCell is how wide a cell of a whole map is at most, in dp.
const mostCell = 180

// about is what of a battle a layout depends on.
type about struct {
	wide, high float32
	most       bool // its cells do not grow for ever
	hand       bool
}

var known = map[string]about{}

// aboutOf looks at a battle at its beginning.
func aboutOf(t *testing.T, system, id string) about {
	t.Helper()
	if a, ok := known[id]; ok {
		return a
	}
	v := boardtest.Scenario(t, system, id).View(rules.First)
	in := ground.NewLayout(v.Map, 1).Board()
	a := about{wide: in.W, high: in.H, most: v.Map.Shape != rules.Tabletop}
	a.hand = slices.ContainsFunc(v.Cards, func(k rules.Card) bool { return k.Place == rules.Deck })
	known[id] = a
	return a
}

// needs are those of the table of a battle in a window.
func needs(t *testing.T, at size, system, id string, text float32) layout.Needs {
	t.Helper()
	a := aboutOf(t, system, id)
	n := layout.Needs{W: at.w, H: at.h, Dp: ui.Dp(&paint.Input{W: at.w, H: at.h}), Text: text, Tools: 9, Lines: 3, Clock: true,
		Wide: a.wide, High: a.high, Hand: a.hand}
	if a.most {
		n.Most = mostCell * n.Dp
	}
	return n
}

// cell is how many pixels a cell has when the whole map is shown.
func cell(n layout.Needs, l layout.Layout) float32 {
	z := min(l.Free.W/n.Wide, l.Free.H/n.High)
	if n.Most > 0 {
		z = min(z, n.Most)
	}
	return z
}

func TestCellsAreAsLargeAsTheWindowAllows(t *testing.T) {
	for _, x := range []struct {
		system, id string
		want       [3]float32 // pixels of a cell in each window
	}{
		{"ccn", "ccn-12-waterloo", [3]float32{78, 121, 163}},
		{"musket", "marengo-1800", [3]float32{37, 56, 75}},
		{"manoeuvre", "man-01-first-orders", [3]float32{85, 129, 173}},
		{"eagles", "the-long-ridge", [3]float32{14, 22, 29}},
	} {
		for i, at := range sizes {
			n := needs(t, at, x.system, x.id, 1)
			l := layout.Of(n)
			if z := cell(n, l); z < x.want[i]-3 || z > x.want[i]+3 {
				t.Errorf("%s at %gx%g: a cell has %.1f pixels, want %g; free %v", x.id, at.w, at.h, z, x.want[i], l.Free)
			}
		}
	}
}

// battles calls do with the needs of every battle in every window.
func battles(t *testing.T, text float32, do func(t *testing.T, n layout.Needs)) {
	for _, book := range scenarios.Books() {
		for _, s := range scenarios.List(book.Name()) {
			t.Run(s.ID, func(t *testing.T) {
				for _, at := range sizes {
					do(t, needs(t, at, book.Name(), s.ID, text))
				}
			})
		}
	}
}

// covered is the part of the window that lies under what always lies there.
func covered(n layout.Needs, l layout.Layout) float32 {
	var area float32
	for _, r := range l.Rest() {
		area += r.W * r.H
	}
	return area / (n.W * n.H)
}

func TestWhatAlwaysLiesOverTheMapCoversLittleOfIt(t *testing.T) {
	for text, most := range map[float32]map[float32]float32{1: {1280: .15, 1920: .12, 2560: .10}, 2: {1280: .30, 1920: .30, 2560: .30}} {
		battles(t, text, func(t *testing.T, n layout.Needs) {
			if part := covered(n, layout.Of(n)); part > most[n.W] {
				t.Errorf("at %gx%g, text %g, %.1f %% of the window is covered, want at most %g %%", n.W, n.H, text, part*100, most[n.W]*100)
			}
		})
	}
}

func TestCellsFillTheWindow(t *testing.T) {
	battles(t, 1, func(t *testing.T, n layout.Needs) {
		l := layout.Of(n)
		z := cell(n, l)
		if part := max(z*n.Wide/l.Free.W, z*n.High/l.Free.H); part < .98 && z < n.Most {
			t.Errorf("at %gx%g cells of %.1f pixels reach %.1f %% of the free room, want 98 %%", n.W, n.H, z, part*100)
		}
		// A map that is not as wide as the window is cannot fill it.
		least := float32(.40)
		switch shape := n.Wide / n.High; {
		case shape >= 1.45:
			least = .70
		case shape >= 1:
			least = .50
		case shape >= .9:
			least = .45
		}
		if part := z * n.Wide * z * n.High / (n.W * n.H); part < least && z < n.Most {
			t.Errorf("at %gx%g %.1f by %.1f cells of %.1f pixels cover %.1f %% of the window, want %g %%", n.W, n.H, n.Wide, n.High, z, part*100, least*100)
		}
	})
}

// inside reports whether a rectangle lies in another one.
func inside(r, in paint.Rect) bool {
	return r.X >= in.X-.5 && r.Y >= in.Y-.5 && r.X+r.W <= in.X+in.W+.5 && r.Y+r.H <= in.Y+in.H+.5
}

func TestEverythingLiesInTheWindowAndBesideTheRest(t *testing.T) {
	for text := float32(.8); text < 2.05; text += .1 {
		battles(t, text, func(t *testing.T, n layout.Needs) {
			n.Log, n.Tray = true, true
			l := layout.Of(n)
			window := paint.Rect{W: n.W, H: n.H}
			rest := l.Rest()
			for i, r := range append(rest, l.Inspect, l.Messages, l.Minimap, l.Tray, l.Log) {
				if !inside(r, window) || r.W <= 0 || r.H <= 0 {
					t.Errorf("at %gx%g, text %.1f: number %d lies in %v", n.W, n.H, text, i, r)
				}
			}
			for i, r := range rest {
				for k, s := range rest[:i] {
					if r.Overlaps(s) {
						t.Errorf("at %gx%g, text %.1f: numbers %d and %d, %v and %v, lie over each other", n.W, n.H, text, i, k, r, s)
					}
				}
				if r.Overlaps(l.Free) {
					t.Errorf("at %gx%g, text %.1f: number %d, %v, lies over the room of the cells, %v", n.W, n.H, text, i, r, l.Free)
				}
			}
			if l.Inspect.Overlaps(l.Tools) || !l.OneRow && (l.Inspect.Overlaps(l.Messages) || l.Inspect.Overlaps(l.Minimap)) {
				t.Errorf("at %gx%g, text %.1f: the inspector, %v, lies over others", n.W, n.H, text, l.Inspect)
			}
		})
	}
}

func TestTheMapHasMostOfTheWindowWhateverTheTextAndTheDrawers(t *testing.T) {
	for text := float32(.8); text < 2.05; text += .1 {
		battles(t, text, func(t *testing.T, n layout.Needs) {
			n.Log, n.LogPinned = true, true
			l := layout.Of(n)
			if part := l.Map.W * l.Map.H / (n.W * n.H); part < layout.PinRoom {
				t.Errorf("at %gx%g, text %.1f: the map has %.1f %% of the window", n.W, n.H, text, part*100)
			}
			if pushed := l.Map.W < n.W; pushed && n.W < layout.PinLog {
				t.Errorf("at %gx%g the log pushes the map aside", n.W, n.H)
			}
		})
	}
}

func TestALargerWindowShowsMoreRatherThanLarger(t *testing.T) {
	dp := func(s size) float32 { return ui.Dp(&paint.Input{W: s.w, H: s.h}) }
	if k := dp(sizes[2]) / dp(sizes[1]); k > 1.2 {
		t.Errorf("letters grow by %.2f", k)
	}
	if k := dp(sizes[0]); k < .75 || k > .8 {
		t.Errorf("a dp has %.2f pixels in the smallest window", k)
	}
	if k := dp(size{640, 360}); k != .7 {
		t.Errorf("a dp has %.2f pixels in a tiny window", k)
	}
	large, small := layout.Of(needs(t, sizes[2], "musket", "marengo-1800", 1)), layout.Of(needs(t, sizes[1], "musket", "marengo-1800", 1))
	if k := large.Free.W * large.Free.H / (small.Free.W * small.Free.H); k < 1.7 {
		t.Errorf("at the same stop there are %.2f times as many cells in view, want 1.7", k)
	}
}
