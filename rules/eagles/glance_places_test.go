package eagles

import (
	"testing"

	"grognard/rules"
	"grognard/rules/plane"

	"pgregory.net/rapid"
)

func TestPlacesPassedOverAtAGlanceAreNotLegal(t *testing.T) { // ME-36.6
	start := draw(t, melange).board()
	rapid.Check(t, func(t *rapid.T) {
		b := strewn(t, start)
		b.body[0].broken, b.body[3].foe = rapid.Bool().Draw(t, "broken"), rapid.SampledFrom([]int{-1, 0}).Draw(t, "foe")
		p := &placement{b: b, i: rapid.IntRange(1, 2).Draw(t, "body"), g: rapid.IntRange(0, 2).Draw(t, "group"), march: rapid.Bool().Draw(t, "march"),
			down: uint16(rapid.IntRange(0, 7).Draw(t, "down")), reach: rapid.SampledFrom([]int64{-1, 4 * inch, 9 * inch}).Draw(t, "reach")}
		p.from = b.body[p.i].screen[p.g].at
		holdPlaces(t, p.site(), p.ok, p.from)
		at := b.body[p.i].pose().At(rapid.Int64Range(-5*inch, 5*inch).Draw(t, "right"), rapid.Int64Range(-5*inch, 5*inch).Draw(t, "ahead"))
		holdPlaces(t, p.site(), p.ok, at)

		c := b.cmdOf(rules.First)
		c.with, c.at = rapid.IntRange(-1, 1).Draw(t, "with"), p.from
		x := &riding{b: b, s: rules.First, reach: rapid.Int64Range(4, 24).Draw(t, "ride") * inch}
		if c.with >= 0 {
			at = b.body[c.with].at
		}
		holdPlaces(t, x.site(), x.ok, at)
		holdPlaces(t, b.cmdSite(), b.cmdFits, at)
	})
}

// holdPlaces holds what is known of legal places against a look at each of them.
func holdPlaces(t *rapid.T, s *site, ok func(plane.Vec) bool, c plane.Vec) {
	for range 40 {
		p := c.Add(plane.Turned(rapid.IntRange(0, 35999).Draw(t, "phi"), 0, rapid.Int64Range(0, 9*inch).Draw(t, "r")))
		n := s.lacks(p)
		near := p.Add(plane.Turned(rapid.IntRange(0, 35999).Draw(t, "beside"), 0, rapid.Int64Range(0, max(0, n-blurry)).Draw(t, "way")))
		if n > 0 && (ok(p) || ok(near)) {
			t.Fatalf("%v lacks %d mils to a legal place, and there is one at %v", p, n, near)
		}
	}
	for _, reach := range []int64{3 * inch, nearReach} {
		want, some := nearestPlace(c, ok, reach)
		if got, found := s.nearest(c, ok, reach); got != want || found != some {
			t.Fatalf("the nearest place is %v (%t), and %v (%t) was found", want, some, got, found)
		}
	}
}
