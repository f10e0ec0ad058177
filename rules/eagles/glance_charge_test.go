package eagles

import (
	"testing"

	"grognard/rules"
	"grognard/rules/plane"

	"pgregory.net/rapid"
)

// What is passed over at a glance has to be what a closer look would refuse.

// melange is a table with all sorts of ground and troops, which a test puts
// elsewhere.
const melange = `
a1 line 24 line at 24,10 facing 0
a2 line 32 column at 8,10 facing 0 out 6 groups 6,15 8,15 10,15
b1 line 24 line at 24,30 facing 180 out 5 groups 20,26 24,26 28,26
b2 line 16 line at 40,30 facing 180
wood 4,20 4,24 9,24 9,20
building 30,18 30,20 32,20 32,18
wall 12,17 16,17 18,19
hill 1: 34,6 34,14 44,14 44,6
table small
`

// strewn puts the bodies and groups of a board somewhere, often close together.
func strewn(t *rapid.T, b *Board) *Board {
	b = b.Clone().(*Board)
	reach := rapid.SampledFrom([]int64{3, 8, 20}).Draw(t, "reach") * inch
	at := vec(rapid.Int64Range(0, 48*inch).Draw(t, "x"), rapid.Int64Range(0, 48*inch).Draw(t, "y"))
	some := func() plane.Vec {
		return at.Add(vec(rapid.Int64Range(-reach, reach).Draw(t, "dx"), rapid.Int64Range(-reach, reach).Draw(t, "dy")))
	}
	for i := range b.body {
		u := &b.body[i]
		u.column = rapid.Bool().Draw(t, "column")
		p := u.pose()
		p.C, p.Phi = some(), rapid.IntRange(0, 35999).Draw(t, "phi")
		u.stand(p)
		for g := range u.posts {
			u.screen[g].at = some()
		}
	}
	return b
}

// plainly reports whether a wheel may come by a pose, whatever is far from it.
func plainly(c *charging, q plane.Poly) bool {
	f := c.b.scenario
	for k := range c.b.body {
		u := &c.b.body[k]
		if k == c.i || !u.inPlay() {
			continue
		}
		if u.side == c.b.body[c.i].side && u.quad.Poly().Overlaps(q) || u.side != c.b.body[c.i].side && u.quad.Poly().To(q).Down < tolerance+1 {
			return false
		}
	}
	for i := range f.scene {
		s := &f.scene[i]
		for k := range len(s.pts) - 1 {
			if grounds[s.kind].line && q.Inside(s.pts[k], s.pts[k+1]) > tolerance {
				return false
			}
		}
		if (s.kind == building || grounds[s.kind].difficult) && s.pts.Overlaps(q) {
			return false
		}
	}
	return f.onTable(q)
}

// wheelsPlainly reports whether a charge may begin with a wheel, looked at step
// by step.
func wheelsPlainly(c *charging, cents int) bool {
	sign := 1
	if cents < 0 {
		sign = -1
	}
	for n := c.m.step(); n < sign*cents; n += c.m.step() {
		if q := c.m.start.Wheeled(sign * n).Quad(); !plainly(c, q.Poly()) {
			return false
		}
	}
	q := c.m.start.Wheeled(cents).Quad()
	return plainly(c, q.Poly())
}

func TestWheelsPassedOverAtAGlanceAreNotLegal(t *testing.T) { // ME-22.7, ME-22.8
	start := draw(t, melange).board()
	rapid.Check(t, func(t *rapid.T) {
		b := strewn(t, start)
		i := rapid.IntRange(0, 1).Draw(t, "charger")
		c := b.newCharger(i)
		for _, at := range []rules.Ref{b.unitRef(2), b.unitRef(3), b.groupRef(2, 0), b.groupRef(2, 2)} {
			c.aim(at)
			var legal []path
			for n := 0; n <= chargeWheel; n += chargeStep {
				for _, cents := range [2]int{n, -n} {
					p := c.begun(cents)
					_, why := c.before(&p)
					if c.aside(cents) > 0 && why.OK() {
						t.Fatalf("a wheel of %d cents brings %v before the front", cents, Book{}.Format(at))
					}
					if cents != 0 && c.startsFirm() && c.wheel(&p).OK() != wheelsPlainly(c, cents) {
						t.Fatalf("a wheel of %d cents is barred in one way of looking, and free in the other", cents)
					}
					if p, why := c.way(cents); why.OK() && (n > 0 || len(legal) == 0) {
						legal = append(legal, p)
					}
				}
			}
			holdPaths(t, c, legal)
		}
	})
}

// holdPaths holds what a charge finds of its paths against all that are legal.
func holdPaths(t *rapid.T, c *charging, legal []path) {
	var want path
	for k, p := range legal {
		if k == 0 || p.length() < want.length() {
			want = p
		}
	}
	got, ok := c.shortest()
	if got != want || ok != (len(legal) > 0) {
		t.Fatalf("the shortest of %d paths is %+v, and %+v was found", len(legal), want, got)
	}
	if c.exists().OK() != ok {
		t.Fatalf("there are %d paths, and one exists: %t", len(legal), c.exists().OK())
	}
	for cents := -chargeWheel; cents <= chargeWheel; cents += 7 * chargeStep {
		more := min(c.aside(cents), chargeWheel-max(cents, -cents))
		for n := more; n > 0; n -= 1 + more/7 {
			on := cents + n
			if cents < 0 {
				on = cents - n
			}
			p := c.begun(on)
			if _, why := c.before(&p); why.OK() {
				t.Fatalf("from %d cents on it takes more than %d, and %d is enough", cents, more, on)
			}
		}
	}
}
