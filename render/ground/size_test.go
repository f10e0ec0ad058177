package ground

import (
	"image"
	"testing"

	"grognard/assets/ink"
	"grognard/rules"
	"grognard/scenarios"
)

// Water runs the same way however large the picture of the map is: when the window, the zoom or a
// drawer changes that, the map is painted anew.
func TestWaterKeepsItsCourseInPicturesOfAllSizes(t *testing.T) {
	for _, book := range scenarios.Books() {
		shop := book.(rules.Workshop)
		for _, info := range scenarios.List(book.Name()) {
			_, data, err := scenarios.Open(book.Name(), info.ID)
			if err != nil {
				t.Fatal(err)
			}
			d, err := shop.Draft(string(data))
			if err != nil || d.Board == nil {
				t.Fatal(info.ID, err)
			}
			m := book.View(d.Board, rules.Chance).Map
			if m.Shape == rules.Tabletop {
				continue
			}
			first := courses(m, 100)
			for _, cell := range []float32{41, 60, 61, 73, 83, 96, 96.5, 97, 110, 120.3, 213} {
				if worst := apart(first, courses(m, cell)); worst > .01 {
					t.Errorf("%s: at %v pixels a cell water lies up to %.2f cells from where it was", info.ID, cell, worst)
				}
			}
		}
	}
}

// courses are the bends of all rivers and streams, in cells from the corner of the board.
func courses(m *rules.Map, cell float32) (all [][]ink.Pt) {
	b := newPart(m, Options{Cell: cell}, image.Rect(0, 0, 1, 1))
	b.Part = image.Rect(0, 0, b.W, b.H)
	at := b.Board()
	for _, f := range append(b.rivers(), b.flows(rules.LineStream)...) {
		var line []ink.Pt
		for _, p := range b.bends(f, .4) {
			line = append(line, p.Sub(ink.Pt{X: float64(at.X), Y: float64(at.Y)}).Times(1/float64(cell)))
		}
		all = append(all, line)
	}
	return all
}

// apart is how far two pictures of the same water are from one another at most.
func apart(a, b [][]ink.Pt) (worst float64) {
	if len(a) != len(b) {
		return 99
	}
	for i := range a {
		if len(a[i]) != len(b[i]) {
			return 99
		}
		for k, p := range a[i] {
			worst = max(worst, p.Sub(b[i][k]).Len())
		}
	}
	return worst
}
