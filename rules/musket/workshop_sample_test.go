package musket

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"grognard/rules"
)

// The samples of the tools are drawn one after the other in the same place: each is what it would be if it
// were drawn alone and in full.
func TestSamplesOfToolsAreDrawnApart(t *testing.T) {
	alone := func(draw func(w *scenario)) *rules.Map {
		w := &scenario{}
		w.cols, w.rows, w.id = 3, 3, "sample"
		draw(w)
		w.derive()
		return w.drawMap()
	}
	of := map[string]*rules.Map{}
	for i := range tools {
		of[tools[i].Key] = tools[i].Sample
	}
	for key, draw := range map[string]func(w *scenario){
		groundTool(2): func(w *scenario) { w.ground[middle] = 2 },
		"height":      func(w *scenario) { w.heights.Add(middle) },
		sideNames[0]:  func(w *scenario) { w.hexsides[middle][sideN], w.hexsides[middle][sideNE] = 1, 1 },
		trackNames[road]: func(w *scenario) {
			w.lines = []line{{road, []hex{neighbour(middle, sideN, 3, 3), middle, neighbour(middle, sideS, 3, 3)}}}
		},
	} {
		if diff := cmp.Diff(alone(draw), of[key]); of[key] == nil || diff != "" {
			t.Errorf("%s: %s", key, diff)
		}
	}
}
