package plane

import (
	"slices"
	"testing"
)

func v(x, y int64) Vec { return Vec{x, y} }

func TestLinesThatTouch(t *testing.T) {
	for _, c := range []struct {
		a, b, c, d Vec
		meet       bool
		at         []Vec
	}{
		{v(0, 0), v(10, 10), v(0, 10), v(10, 0), true, []Vec{v(5, 5)}},
		{v(0, 0), v(10, 0), v(10, 0), v(10, 10), true, []Vec{v(10, 0)}}, // end on end
		{v(0, 0), v(10, 0), v(5, 0), v(5, 10), true, []Vec{v(5, 0)}},    // end amid the other
		{v(0, 0), v(10, 0), v(5, 10), v(5, 0), true, []Vec{v(5, 0)}},
		{v(5, 0), v(5, 10), v(0, 0), v(10, 0), true, []Vec{v(5, 0)}},
		{v(5, 10), v(5, 0), v(0, 0), v(10, 0), true, []Vec{v(5, 0)}},
		{v(0, 0), v(10, 0), v(11, 0), v(11, 10), false, nil},
		{v(0, 0), v(10, 0), v(5, 1), v(5, 10), false, nil},
		{v(5, 1), v(5, 10), v(0, 0), v(10, 0), false, nil},
		{v(11, 0), v(11, 10), v(0, 0), v(10, 0), false, nil},
		{v(0, 0), v(10, 0), v(11, 0), v(20, 0), false, nil}, // one behind the other
		{v(0, 0), v(0, 10), v(0, 11), v(0, 20), false, nil},
		{v(0, 0), v(10, 0), v(10, 0), v(20, 0), true, []Vec{v(10, 0)}},
		{v(0, 0), v(10, 0), v(5, 0), v(20, 0), true, []Vec{v(10, 0), v(5, 0)}},
		{v(0, 0), v(20, 0), v(5, 0), v(10, 0), true, []Vec{v(5, 0), v(10, 0)}},
		{v(0, 0), v(0, 20), v(0, 5), v(0, 10), true, []Vec{v(0, 5), v(0, 10)}},
		{v(0, 0), v(10, 0), v(0, 1), v(10, 1), false, nil},
	} {
		if got := Meet(c.a, c.b, c.c, c.d); got != c.meet {
			t.Errorf("%v-%v and %v-%v meet: %t", c.a, c.b, c.c, c.d, got)
		}
		at, n := Crossing(c.a, c.b, c.c, c.d)
		if !slices.Equal(at[:n], c.at) && !(n == 0 && c.at == nil) {
			t.Errorf("%v-%v and %v-%v meet at %v, want %v", c.a, c.b, c.c, c.d, at[:n], c.at)
		}
	}
}

func TestArcOfFire(t *testing.T) {
	t.Run("ME-34.2 45 degrees to either side with a hundredth over, and nothing behind", func(t *testing.T) {
		for cents, want := range map[int]bool{0: true, 4500: true, 4502: false, 9000: false, 13500: false, 18000: false, 22500: false, 31500: true, 31498: false} {
			if got := InArc(0, Turned(cents, 0, 60000)); got != want {
				t.Errorf("%d cents aside: %t", cents, got)
			}
			if got := InArc(9000, Turned(cents+9000, 0, 60000)); got != want {
				t.Errorf("%d cents aside, facing east: %t", cents, got)
			}
		}
		for way, want := range map[Vec]bool{v(2865, 2864): true, v(-2865, 2864): true, v(28651, 28640): false, v(-28651, 28640): false} {
			if InArc(0, way) != want {
				t.Errorf("%v is in the arc: %t", way, !want)
			}
		}
		if !InArc(0, v(0, 0)) {
			t.Error("a point is not in its own arc")
		}
	})
}

func TestLengthsAndShapes(t *testing.T) {
	if s := (Span{10, 12}).Less(4); s != (Span{6, 8}) {
		t.Errorf("%v", s)
	}
	if s := (Span{10, 12}).Less(11); s != (Span{0, 1}) {
		t.Errorf("%v", s)
	}
	square := Poly{v(0, 0), v(0, 10), v(10, 10), v(10, 0)}
	for _, c := range []struct {
		p              Poly
		convex, simple bool
	}{
		{square, true, true},
		{Poly{v(0, 0), v(0, 10), v(10, 0)}, true, true},
		{Poly{v(0, 0), v(10, 10)}, false, false},
		{Poly{v(0, 0), v(0, 10), v(5, 5), v(10, 10), v(10, 0)}, false, true},
		{Poly{v(0, 0), v(10, 10), v(10, 0), v(0, 10)}, false, false},           // a bow tie
		{Poly{v(0, 0), v(0, 10), v(0, 5), v(10, 5), v(10, 0)}, false, false},   // a spike
		{Poly{v(0, 0), v(0, 5), v(0, 10), v(10, 10), v(10, 0)}, true, true},    // a corner amid an edge
		{Poly{v(0, 0), v(0, 10), v(10, 10), v(10, 0), v(5, 10)}, false, false}, // it touches itself
	} {
		if c.p.Convex() != c.convex || c.p.Simple() != c.simple {
			t.Errorf("%v: convex %t, simple %t", c.p, c.p.Convex(), c.p.Simple())
		}
	}
	for _, c := range []struct {
		a, b Vec
		want Span
	}{{v(5, 5), v(20, 20), Span{}}, {v(20, 20), v(5, 5), Span{}}, {v(-5, 5), v(15, 5), Span{}}, {v(13, 0), v(13, 10), Span{3, 3}}, {v(0, 14), v(10, 14), Span{4, 4}},
		{v(13, 14), v(13, 20), Span{5, 5}}, {v(10, 3), v(20, 3), Span{}}} {
		if s := square.ToLine(c.a, c.b); s != c.want {
			t.Errorf("from %v-%v it is %v, want %v", c.a, c.b, s, c.want)
		}
	}
	for _, c := range []struct {
		a, b Vec
		want int64
	}{{v(-5, 5), v(15, 5), 10}, {v(-5, 0), v(15, 0), 0}, {v(5, 5), v(5, 20), 5}, {v(2, 2), v(2, 6), 4}, {v(20, 0), v(20, 9), 0}, {v(0, 0), v(0, 10), 0}} {
		if n := square.Inside(c.a, c.b); n != c.want {
			t.Errorf("%d of %v-%v lie inside, want %d", n, c.a, c.b, c.want)
		}
	}
	for _, c := range []struct {
		p    Vec
		n    int64
		want bool
	}{{v(5, 4), 4, false}, {v(5, 4), 5, true}, {v(-3, 0), 3, false}, {v(-3, 0), 4, true}, {v(13, 4), 5, false}, {v(13, 4), 6, true}, {v(5, -4), 5, true}} {
		if got := Nearer(c.p, v(0, 0), v(10, 0), c.n); got != c.want {
			t.Errorf("%v nearer than %d: %t", c.p, c.n, got)
		}
	}
}
