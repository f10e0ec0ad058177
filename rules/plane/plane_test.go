package plane

import (
	"math"
	"testing"

	"pgregory.net/rapid"
)

func TestTableOfSinesIsTheLedgers(t *testing.T) {
	for k, want := range map[int]int32{0: 0, 1: 187403, 1234: 229471986, 3000: 536870912, 4500: 759250125, 6000: 929887697, 9000: 1073741824} {
		if sine[k] != want {
			t.Errorf("S(%d) = %d, want %d", k, sine[k], want)
		}
	}
	sum := int64(0)
	for k, s := range sine {
		sum += int64(s)
		if want := int32(math.Round(math.Sin(float64(k)*math.Pi/18000) * one)); s != want {
			t.Errorf("S(%d) = %d, want %d", k, s, want)
		}
	}
	if sum != 6152624335468 {
		t.Errorf("the sum is %d", sum)
	}
}

func TestRoundingGoesToTheNearestAndHalvesAwayFromZero(t *testing.T) {
	for _, c := range [][3]int64{{5, 2, 3}, {-5, 2, -3}, {4, 3, 1}, {5, 3, 2}, {-4, 3, -1}, {1, 3, 0}, {7, 7, 1}, {0, 9, 0}} {
		if got := Round(c[0], c[1]); got != c[2] {
			t.Errorf("%d/%d is %d, want %d", c[0], c[1], got, c[2])
		}
	}
}

func line24() Pose { return Pose{C: Vec{36000, 10000}, W: 9600, D: 1600} }

func TestWheelOfTheLedgerEndsWhereItSays(t *testing.T) {
	if q := line24().Wheeled(3581); q.C != (Vec{36439, 12960}) || q.Phi != 3581 {
		t.Errorf("C %v, facing %d", q.C, q.Phi)
	}
	for _, c := range []struct {
		w, arc int64
		most   int
	}{{9600, 4000, 2387}, {3200, 4000, 7162}, {9600, 6000, 3581}, {9600, 100, 59}, {3200, 100, 179}} {
		if got := MostCents(c.w, c.arc); got != c.most {
			t.Errorf("W %d, arc %d: %d cents, want %d", c.w, c.arc, got, c.most)
		}
	}
}

func TestFootprintOfTheExampleHasItsCorners(t *testing.T) {
	if got := line24().Quad(); got != (Quad{{31200, 10800}, {40800, 10800}, {40800, 9200}, {31200, 9200}}) {
		t.Errorf("corners %v", got)
	}
}

func vecs() *rapid.Generator[Vec] {
	n := rapid.Int64Range(0, 72000)
	return rapid.Custom(func(t *rapid.T) Vec { return Vec{n.Draw(t, "x"), n.Draw(t, "y")} })
}

func poses() *rapid.Generator[Pose] {
	return rapid.Custom(func(t *rapid.T) Pose {
		return Pose{vecs().Draw(t, "c"), rapid.IntRange(0, 35999).Draw(t, "phi"),
			1600 * rapid.Int64Range(1, 12).Draw(t, "w"), 1600 * rapid.Int64Range(1, 6).Draw(t, "d")}
	})
}

func TestPropertiesOfDistance(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		p, a, b := vecs().Draw(t, "p"), vecs().Draw(t, "a"), vecs().Draw(t, "b")
		s := ToSegment(p, a, b)
		if s != ToSegment(p, b, a) {
			t.Fatal("a line is as far from either end")
		}
		if s.Up < s.Down || s.Up > s.Down+1 {
			t.Fatalf("span %v", s)
		}
		ab, ap := b.Sub(a), p.Sub(a)
		d := math.Hypot(float64(ap.X), float64(ap.Y))
		if l := float64(ab.Square()); l > 0 {
			k := min(max(float64(ab.Dot(ap))/l, 0), 1)
			d = math.Hypot(float64(ap.X)-k*float64(ab.X), float64(ap.Y)-k*float64(ab.Y))
		}
		if d < float64(s.Down)-1e-3 || d > float64(s.Up)+1e-3 {
			t.Fatalf("distance %g is outside %v", d, s)
		}
	})
}

func TestPropertiesOfFootprints(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		p, q := poses().Draw(t, "p"), poses().Draw(t, "q")
		a, b := p.Quad(), q.Quad()
		if a.Poly().To(b.Poly()) != b.Poly().To(a.Poly()) {
			t.Fatal("distance has no direction")
		}
		if a.Poly().Overlaps(b.Poly()) != b.Poly().Overlaps(a.Poly()) || a.Poly().Meets(b.Poly()) != b.Poly().Meets(a.Poly()) {
			t.Fatal("overlap has no direction")
		}
		if a.Poly().Overlaps(b.Poly()) && !a.Poly().Meets(b.Poly()) {
			t.Fatal("what overlaps has points in common")
		}
		if !a.Poly().Contains(p.C) || !a.Poly().Convex() {
			t.Fatal("a footprint is convex and holds its centre")
		}
		n := rapid.Int64Range(0, 20000).Draw(t, "n")
		if a.Poly().Keeps(b.Poly(), n) != a.Poly().To(b.Poly()).Keeps(n) {
			t.Fatal("the glance and the measure differ")
		}
	})
}

func TestPropertiesOfMoves(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		p := poses().Draw(t, "p")
		by := Vec{rapid.Int64Range(-18000, 18000).Draw(t, "x"), rapid.Int64Range(-18000, 18000).Draw(t, "y")}
		h := Sweep(p.Quad(), by)
		if !h.Poly().Convex() {
			t.Fatalf("hull %v is not convex", h.Poly())
		}
		for _, c := range p.Quad() {
			if !h.Poly().Contains(c) || !h.Poly().Contains(c.Add(by)) {
				t.Fatalf("%v lies outside the hull", c)
			}
		}
		cents := rapid.IntRange(-18000, 18000).Draw(t, "cents")
		q := p.Wheeled(cents)
		corner := 1
		if cents < 0 {
			corner = 0
		}
		if d := q.Quad()[corner].Sub(p.Quad()[corner]); d != (Vec{}) {
			t.Fatalf("the pivot moved by %v", d)
		}
		r := p.Reshaped(3200, 4800)
		if r.Front() != p.Front() {
			t.Fatal("the front-centre moved")
		}
	})
}

func TestPropertiesOfLines(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		p := poses().Draw(t, "p")
		a, b := vecs().Draw(t, "a"), vecs().Draw(t, "b")
		quad := p.Quad()
		in, back := quad.Poly().Inside(a, b), quad.Poly().Inside(b, a)
		if in-back > 2 || back-in > 2 {
			t.Fatalf("%d inside one way, %d the other", in, back)
		}
		if in > 2 && !(quad.Poly().ToLine(a, b) == Span{}) {
			t.Fatal("a line inside meets the footprint")
		}
		if quad.Poly().Contains(a) && quad.Poly().Contains(b) && b.Sub(a).Length()-in > 3 {
			t.Fatalf("a line between inner points has only %d inside", in)
		}
		c, d := vecs().Draw(t, "c"), vecs().Draw(t, "d")
		if at, n := Crossing(a, b, c, d); (n > 0) != Meet(a, b, c, d) || n == 1 && !ToSegment(at[0], a, b).Within(2) {
			t.Fatalf("crossing %v %d", at, n)
		}
		if cut := quad.Poly().Clipped(quad.Poly()); cut.Area2() != quad.Poly().Area2() {
			t.Fatal("a polygon clipped by itself is itself")
		}
	})
}

func TestLineAlongAnEdgeHasNothingInside(t *testing.T) {
	q := line24().Quad()
	if n := q.Poly().Inside(Vec{31200, 10800}, Vec{40800, 10800}); n != 0 {
		t.Errorf("%d inside", n)
	}
	if n := q.Poly().Inside(Vec{36000, 0}, Vec{36000, 20000}); n != 1600 {
		t.Errorf("%d inside, want 1600", n)
	}
}

func TestHalfOfAFootprintIsExact(t *testing.T) {
	q, wood := line24().Quad(), Poly{{31200, 0}, {31200, 20000}, {36000, 20000}, {36000, 0}}
	if got := q.Poly().Clipped(wood).Area2(); 2*got != q.Poly().Area2() {
		t.Errorf("%d of %d", got, q.Poly().Area2())
	}
}
