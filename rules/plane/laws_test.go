package plane

import (
	"testing"

	"pgregory.net/rapid"
)

// flip mirrors a point at the middle line of the table, east for west.
func flip(v Vec) Vec { return Vec{72000 - v.X, v.Y} }

// flipped mirrors a pose.
func flipped(p Pose) Pose {
	p.C, p.Phi = flip(p.C), Facing(-p.Phi)
	return p
}

// flippedPoly mirrors a polygon and keeps its corners clockwise.
func flippedPoly(p Poly) Poly {
	q := make(Poly, len(p))
	for i, c := range p {
		q[len(p)-1-i] = flip(c)
	}
	return q
}

func poly(p Pose) Poly {
	q := p.Quad()
	return q.Poly()
}

func TestTurningAndTakingApartAreInverse(t *testing.T) { // ME-30.9
	rapid.Check(t, func(t *rapid.T) {
		phi := rapid.IntRange(-72000, 72000).Draw(t, "phi")
		u, v := rapid.Int64Range(-72000, 72000).Draw(t, "u"), rapid.Int64Range(-72000, 72000).Draw(t, "v")
		a, b := Local(phi, Turned(phi, u, v))
		if a-u > 1 || u-a > 1 || b-v > 1 || v-b > 1 {
			t.Fatalf("(%d, %d) comes back as (%d, %d)", u, v, a, b)
		}
		w := Vec{u, v}
		if x, y := Local(phi, w); Turned(phi, x, y).Sub(w).Square() > 2 {
			t.Fatalf("%v comes back as %v", w, Turned(phi, x, y))
		}
		if Turned(phi+18000, u, v) != (Vec{}).Sub(Turned(phi, u, v)) || Turned(phi, -u, -v) != (Vec{}).Sub(Turned(phi, u, v)) {
			t.Fatal("the way back is not the way turned about")
		}
		if l := Turned(phi, u, v).Length() - w.Length(); l > 2 || l < -2 {
			t.Fatalf("turned it is %d mils longer", l)
		}
	})
}

func TestMovesCanBeTakenBack(t *testing.T) { // ME-30.9
	rapid.Check(t, func(t *rapid.T) {
		p := poses().Draw(t, "p")
		n := rapid.Int64Range(0, 18000).Draw(t, "n")
		if q := p.Straight(n).Straight(-n); q != p {
			t.Fatalf("%v comes back as %v", p, q)
		}
		by := vecs().Draw(t, "by")
		if p.Moved(by).Moved(Vec{}.Sub(by)) != p || p.Quad().Moved(by) != p.Moved(by).Quad() {
			t.Fatal("a body moved is not its footprint moved")
		}
		w, d := p.W, p.D
		back := p.Reshaped(3200, 4800).Reshaped(w, d)
		if back.Sub(p) > 1 {
			t.Fatalf("%v reshaped and back is %v", p, back)
		}
		cents := rapid.IntRange(1, 18000).Draw(t, "cents")
		if Arc(w, cents) > Arc(w, cents+1) || Arc(w, cents) != Arc(w, -cents) {
			t.Fatal("a longer wheel has a shorter arc")
		}
		if arc := rapid.Int64Range(1, 6000).Draw(t, "arc"); Arc(w, MostCents(w, arc)) > arc || Arc(w, MostCents(w, arc)+1) <= arc {
			t.Fatalf("a wheel of %d mils may turn %d cents", arc, MostCents(w, arc))
		}
	})
}

// Sub is how far two poses of one facing lie apart, in whole mils.
func (p Pose) Sub(q Pose) int64 { return p.C.Sub(q.C).Length() }

func TestDistancesAreThoseOfAPlane(t *testing.T) { // ME-33.1
	rapid.Check(t, func(t *rapid.T) {
		a, b, c := vecs().Draw(t, "a"), vecs().Draw(t, "b"), vecs().Draw(t, "c")
		if Apart(a, b) != Apart(b, a) || Apart(a, a) != (Span{}) {
			t.Fatal("a distance has a direction")
		}
		if Apart(a, c).Down > Apart(a, b).Up+Apart(b, c).Up {
			t.Fatal("a way round is shorter than the straight one")
		}
		p, q := poly(poses().Draw(t, "p")), poly(poses().Draw(t, "q"))
		d := p.To(q)
		if d != q.To(p) {
			t.Fatal("a distance has a direction")
		}
		if p.ToPoint(a).Down > p.To(q).Up+q.ToPoint(a).Up+q.diameter() {
			t.Fatal("a way past a body is shorter than the straight one")
		}
		if near := p.Nearest(a); !p.ToPoint(a).Within(Apart(near, a).Up+1) || Apart(near, a).Down > p.ToPoint(a).Up+1 || !p.ToPoint(near).Within(1) {
			t.Fatalf("%v is not the nearest point, %v away", near, p.ToPoint(a))
		}
		n := rapid.Int64Range(0, 30000).Draw(t, "n")
		if p.Reaches(a, n) != p.ToPoint(a).Within(n) || Nearer(a, b, c, n) == ToSegment(a, b, c).Keeps(n) || p.Near(q, n) != d.Within(n) {
			t.Fatal("a glance and the measure differ")
		}
		if d.Down > 0 && (p.Meets(q) || p.Overlaps(q)) || p.OverlapsBy(q, n+1) && !p.OverlapsBy(q, n) {
			t.Fatal("bodies apart meet, or what overlaps more overlaps less")
		}
	})
}

// diameter is not less than the distance of any two points of a polygon.
func (p Poly) diameter() int64 {
	b := p.Box()
	return b.Hi.Sub(b.Lo).Length() + 1
}

func TestASweepHoldsAllThatLiesOnItsWay(t *testing.T) { // ME-36.1
	rapid.Check(t, func(t *rapid.T) {
		p := poses().Draw(t, "p")
		n := rapid.Int64Range(0, 18000).Draw(t, "n")
		h := Sweep(p.Quad(), Turned(p.Phi, 0, n))
		short := Sweep(p.Quad(), Turned(p.Phi, 0, n/2))
		for _, c := range poly(p.Straight(rapid.Int64Range(0, n).Draw(t, "on the way"))) {
			if !h.Poly().ToPoint(c).Within(2) {
				t.Fatalf("%v on the way lies %v outside", c, h.Poly().ToPoint(c))
			}
		}
		for _, c := range short.Poly() {
			if !h.Poly().ToPoint(c).Within(2) {
				t.Fatalf("%v of half the way lies outside", c)
			}
		}
		still := Sweep(p.Quad(), Vec{})
		if still.Poly().Area2() != poly(p).Area2() {
			t.Fatal("a move of nothing sweeps something")
		}
	})
}

func TestMirroredThingsHaveMirroredAnswers(t *testing.T) { // ME-30.8
	rapid.Check(t, func(t *rapid.T) {
		p, q := poses().Draw(t, "p"), poses().Draw(t, "q")
		a, b := vecs().Draw(t, "a"), vecs().Draw(t, "b")
		quad, other := p.Quad(), flipped(p).Quad()
		for i, c := range [4]int{1, 0, 3, 2} {
			if other[c] != flip(quad[i]) {
				t.Fatalf("corners %v and %v", quad, other)
			}
		}
		cents := rapid.IntRange(-18000, 18000).Draw(t, "cents")
		if cents != 0 && flipped(p).Wheeled(-cents) != flipped(p.Wheeled(cents)) {
			t.Fatal("wheels are not mirrored")
		}
		f, g := flippedPoly(poly(p)), flippedPoly(poly(q))
		if f.To(g) != poly(p).To(poly(q)) || f.Overlaps(g) != poly(p).Overlaps(poly(q)) || f.Contains(flip(a)) != poly(p).Contains(a) ||
			f.ToLine(flip(a), flip(b)) != poly(p).ToLine(a, b) || f.Inside(flip(a), flip(b)) != poly(p).Inside(a, b) {
			t.Fatal("distance, overlap or line are not mirrored")
		}
		if InArc(Facing(-p.Phi), flip(b).Sub(flip(a))) != InArc(p.Phi, b.Sub(a)) {
			t.Fatal("arcs are not mirrored")
		}
		if Meet(flip(a), flip(b), flip(p.C), flip(q.C)) != Meet(a, b, p.C, q.C) {
			t.Fatal("crossings are not mirrored")
		}
	})
}

func TestWhatIsCutAwayAndWhatIsLeftMakeTheWhole(t *testing.T) { // ME-30.10, ME-35.11
	rapid.Check(t, func(t *rapid.T) {
		p, q := poly(poses().Draw(t, "p")), poly(poses().Draw(t, "q"))
		left := int64(0)
		for _, x := range p.Without(q) {
			left += x.Area2()
			if in := x.Clipped(q); in != nil && in.Thick(Tolerance) {
				t.Fatalf("%v of what is left lies inside", in)
			}
		}
		slack := 8 * (p.diameter() + q.diameter())
		if d := p.Area2() - p.Clipped(q).Area2() - left; d > slack || d < -slack {
			t.Fatalf("%d are missing", d)
		}
		if len(p.Without(p)) > 0 && p.Without(p)[0].Thick(Tolerance) {
			t.Fatal("a footprint without itself is something")
		}
		if !p.Simple() || !p.Convex() || !p.Thick(1590) || p.Thick(20000) {
			t.Fatal("a footprint is simple, convex and as thick as a base")
		}
	})
}

func TestBordersThatCrossOrRunBackAreNotSimple(t *testing.T) { // ME-35.11
	for name, c := range map[string]struct {
		p              Poly
		simple, convex bool
	}{
		"a square": {Poly{{0, 0}, {0, 10}, {10, 10}, {10, 0}}, true, true},
		"a bow":    {Poly{{0, 0}, {10, 10}, {0, 10}, {10, 0}}, false, false},
		"a dent":   {Poly{{0, 0}, {0, 10}, {5, 5}, {10, 10}, {10, 0}}, true, false},
		"a spike":  {Poly{{0, 0}, {0, 20}, {0, 10}, {10, 10}, {10, 0}}, false, false},
		"a line":   {Poly{{0, 0}, {0, 10}}, false, false},
		"nothing":  {Poly{{0, 0}, {0, 10}, {0, 20}}, false, false},
		"a star":   {Poly{{5, 15}, {8, 6}, {0, 11}, {10, 11}, {2, 6}}, false, false},
		"twice":    {Poly{{0, 0}, {0, 10}, {0, 10}, {10, 10}, {10, 0}}, false, true},
	} {
		if c.p.Simple() != c.simple || c.p.Clockwise().Convex() != c.convex {
			t.Errorf("%s: simple %t, convex %t", name, c.p.Simple(), c.p.Clockwise().Convex())
		}
	}
}
