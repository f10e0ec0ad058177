package ground_test

import (
	"image"
	"testing"

	"grognard/game/match"
	"grognard/render/ground"
	"grognard/render/screentest"
	"grognard/rules"
	"grognard/scenarios"
)

// The map of every scenario is painted, with more than one colour.
func TestTheMapOfEveryScenarioIsPainted(t *testing.T) {
	for _, book := range scenarios.Books() {
		for _, s := range scenarios.List(book.Name()) {
			m := screentest.Begin(t, book.Name(), s.ID, match.Start{Open: true, Seed: 5}).View().Map
			if m == nil || len(m.Cells) == 0 && m.Shape != rules.Tabletop {
				continue // it is laid in the set-up
			}
			cell := ground.FitLayout(m, 300, 300).Cell
			img := ground.Baker(ground.Options{Unnamed: true})(t.Context(), m, cell)
			w, h := ground.NewLayout(m, cell).Size()
			if img == nil || img.Rect != image.Rect(0, 0, w, h) {
				t.Errorf("%s: no picture of %d by %d", s.ID, w, h)
				continue
			}
			seen := map[[3]uint8]bool{}
			for i := 0; i < len(img.Pix); i += 4 {
				seen[[3]uint8(img.Pix[i:i+3])] = true
			}
			if len(seen) < 100 {
				t.Errorf("%s: a picture of %d colours", s.ID, len(seen))
			}
		}
	}
}
