package eagles

import (
	"cmp"
	"slices"
	"testing"

	"grognard/rules"
	"grognard/rules/plane"

	"pgregory.net/rapid"
)

func TestRangesAtAGlanceAreThoseMeasured(t *testing.T) { // ME-18.17, ME-18.19, ME-14.21
	start := draw(t, melange).board()
	rapid.Check(t, func(t *rapid.T) {
		b := strewn(t, start)
		i := rapid.IntRange(0, 3).Draw(t, "who")
		foe := rapid.IntRange(0, 1).Draw(t, "foe")
		if i < 2 {
			foe += 2
		}
		seen := uint16(rapid.IntRange(0, 7).Draw(t, "seen"))
		for _, x := range []target{{foe, false}, {foe, true}} {
			d := b.bodyRange(i, x, seen)
			for _, n := range []int64{d.Down - 1, d.Down, d.Up, d.Up + 1, 18 * inch, 6 * inch} {
				if n >= 0 && n < far.Down-1 && b.bodyReaches(i, x, seen, n) != d.Within(n) {
					t.Fatalf("%v is %v away, and within %d: %t", x, d, n, b.bodyReaches(i, x, seen, n))
				}
			}
			if b.tooFar(i, x) && b.screenFires(i, x).OK() {
				t.Fatalf("the screen of %d fires at %v, which is too far", i, x)
			}
			if near := b.screenRange(i, x, aim{shooters: ^uint16(0), seen: ^uint16(0)}); b.body[i].posts > 0 && b.tooFar(i, x) == b.inRange(near, false) {
				t.Fatalf("%v is %v away, and too far: %t", x, near, b.tooFar(i, x))
			}
		}
		for _, w := range b.newMarch(i, 1).avoided {
			now, quad := plane.Span{}, b.body[i].quad
			if w.quad != nil {
				now = w.quad.To(quad.Poly())
			} else {
				now = quad.Poly().ToPoint(w.at).Less(groupRadius)
			}
			want := int64(separation - tolerance)
			if !now.Keeps(separation - tolerance) {
				want = now.Down - tolerance
			}
			if w.keep != want {
				t.Fatalf("from one who is %v away %d mils are kept, not %d", now, w.keep, want)
			}
		}
	})
}

func TestABaseFiresAtTheNearestPointThatIsFree(t *testing.T) { // ME-34.11
	start := draw(t, melange).board()
	rapid.Check(t, func(t *rapid.T) {
		b := strewn(t, start)
		for _, x := range []target{{2, false}, {2, true}, {3, false}} {
			var a aimer
			a.start(b, 0, x, rules.Chance, 14)
			a.bar.bodies[1] = 0
			u := &b.body[0]
			p := u.pose()
			var want []sighting
			for k := range u.front() {
				from := p.At(-p.W/2+baseSide*int64(k)+baseSide/2, p.D/2)
				var in []int
				for m := range a.n {
					if plane.InArc(u.phi, a.pts[m].Sub(from)) {
						in = append(in, m)
					}
				}
				slices.SortStableFunc(in, func(m, n int) int {
					v, w := a.pts[m].Sub(from), a.pts[n].Sub(from)
					return cmp.Or(cmp.Compare(v.Square(), w.Square()), cmp.Compare(aside(u.phi, v), aside(u.phi, w)))
				})
				level := max(b.scenario.levelAt(u.at), b.scenario.levelAt(from))
				for _, m := range in {
					if a.free(from, a.pts[m], level) {
						want = append(want, sighting{from, a.pts[m], int(a.group[m])})
						break
					}
				}
			}
			got := b.bases(0, x, rules.Chance, 14)
			if !slices.Equal(got.lines[:got.n], want) {
				t.Fatalf("%v is aimed at along %v, not %v", x, got.lines[:got.n], want)
			}
		}
	})
}
