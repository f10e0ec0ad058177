package workshop

import (
	"testing"

	"grognard/render/workshop/state"
)

// The line at the top names what the card shows.
func TestTheLineNamesWhatIsSelected(t *testing.T) {
	for _, k := range []struct{ book, id, path string }{{"manoeuvre", "man-01-first-orders", "south.units.1"}, {"ccn", "ccn-01-rolica-first", "objective.0"}} {
		b := open(t, k.book, k.id)
		b.page.state.Do(state.Select(k.path))
		b.Ctx.Animate()
		b.Settle()
		name := b.page.property.Title()
		if says := b.Deps.Words.Word("ui.workshop.hint.chosen", name); name == "" || !b.Reads(says) {
			t.Errorf("%s: %q is not said", k.book, says)
		}
	}
}
