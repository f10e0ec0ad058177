package workshop

import (
	"testing"

	"grognard/render/workshop/state"
	"grognard/rules"
)

// Where lines of communication lead off the map is seen there, and a click of the tool shows.
func TestCellsOfTermsAreSeenOnTheMap(t *testing.T) {
	b := open(t, "musket", "montebello-1800")
	was := len(b.page.termCells())
	sides := map[rules.Side]bool{}
	for _, k := range b.page.termCells() {
		sides[k.Side] = true
	}
	if !sides[rules.First] || !sides[rules.Second] || sides[rules.Chance] {
		t.Errorf("seen are %+v", b.page.termCells())
	}
	b.Shot("loc")
	b.page.carryOut(&b.Ctx, state.Act{Hand: &state.Hand{Tool: "loc", Side: rules.First}})
	b.Settle()
	x, y := b.empty()
	b.press(x, y)
	b.release()
	if n := len(b.page.termCells()); n != was+1 {
		t.Errorf("%d cells are seen, there were %d", n, was)
	}
}
