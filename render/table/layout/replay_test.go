package layout_test

import (
	"fmt"
	"testing"

	"grognard/render/paint"
	"grognard/render/table/layout"
)

// battlesOfReplays are a battle of each system.
var battlesOfReplays = [][2]string{
	{"ccn", "ccn-12-waterloo"}, {"musket", "marengo-1800"}, {"manoeuvre", "man-01-first-orders"}, {"squares", "ns-01-maida"}, {"eagles", "the-long-ridge"},
}

func TestTheMapOfAReplayLiesBetweenTheBars(t *testing.T) {
	for _, at := range sizes {
		for text := float32(.8); text <= 2; text += .1 {
			for _, b := range battlesOfReplays {
				t.Run(fmt.Sprintf("%s-%g-%.1f", b[1], at.w, text), func(t *testing.T) {
					n := needs(t, at, b[0], b[1], text)
					l, foot := layout.Replay(n)
					if got, want := l.Map.Y+l.Map.H, foot.Box.Y; got > want {
						t.Errorf("the map ends at %g, the bar begins at %g", got, want)
					}
					for i, r := range append([]paint.Rect{l.Turn, l.Tools, l.Inspect, l.Minimap, l.Log}, l.Standards[:]...) {
						if r.W > 0 && r.Overlaps(foot.Box) {
							t.Errorf("part %d at %v lies over the bar at %v", i, r, foot.Box)
						}
					}
					fit(t, n, foot)
				})
			}
		}
	}
}

// fit checks that the parts of a foot lie in it and not over each other.
func fit(t *testing.T, n layout.Needs, foot layout.Foot) {
	t.Helper()
	if high := n.H - foot.Box.Y; n.Text == 1 && high > 161*n.Dp {
		t.Errorf("the bar is %g high, want 160 dp", high)
	}
	all := append([]paint.Rect{foot.Title, foot.Count, foot.Speed, foot.Flags, foot.Arms, foot.Chart, foot.Hints}, foot.Steps[:]...)
	for i, r := range all {
		if r.W == 0 || r.H == 0 {
			continue
		}
		if r.X < foot.Box.X || r.Y < foot.Box.Y || r.X+r.W > foot.Box.X+foot.Box.W || r.Y+r.H > foot.Box.Y+foot.Box.H {
			t.Errorf("part %d at %v is not in %v", i, r, foot.Box)
		}
		for k, q := range all[:i] {
			if q.W > 0 && q.H > 0 && q.Overlaps(r) {
				t.Errorf("parts %d at %v and %d at %v overlap", i, r, k, q)
			}
		}
	}
	if foot.Chart.W < foot.Box.W*.4 || foot.Chart.H < 60*n.Dp {
		t.Errorf("the chart has %g x %g of %g", foot.Chart.W, foot.Chart.H, foot.Box.W)
	}
}

// What is told of the map lies beside it, unless letters are so large that too little of the map would be left.
func TestAStudyLiesBesideTheMap(t *testing.T) {
	for _, text := range []float32{1, 2} {
		n := needs(t, sizes[0], "ccn", "ccn-12-waterloo", text)
		n.Log, n.Beside = true, true
		l, _ := layout.Replay(n)
		over := l.Log.Overlaps(l.Map)
		if room := n.W - l.Log.W; over != (room < .6*n.W) || l.Log.W == 0 {
			t.Errorf("text %g: the drawer at %v, the map at %v", text, l.Log, l.Map)
		}
	}
}

// While the drawer of the study leaves the map no margin, the letters beside the cells do not lie below the tools, nor below
// the standards.
func TestTheLettersOfTheMapAreSeenBesideTheStudy(t *testing.T) {
	for _, at := range sizes {
		n := needs(t, at, "ccn", "ccn-12-waterloo", 1)
		n.Log, n.LogPinned, n.Beside = true, true, true
		l, _ := layout.Replay(n)
		cells := cell(n, l) * n.Wide
		mid, margin := l.Free.X+l.Free.W/2, 30*n.Dp
		if right := l.Tools.X - mid - cells/2; right < margin {
			t.Errorf("%g: beside the cells there are %g up to the tools", at.w, right)
		}
		if left := mid - cells/2 - l.Standards[0].X - l.Standards[0].W; left < margin {
			t.Errorf("%g: beside the cells there are %g up to the standards", at.w, left)
		}
	}
}
