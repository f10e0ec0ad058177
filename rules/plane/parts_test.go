package plane

import (
	"slices"
	"testing"

	"pgregory.net/rapid"
)

// star is a simple polygon round a middle: a corner in every direction, near or
// far.
func star(t *rapid.T) Poly {
	n := rapid.IntRange(3, 14).Draw(t, "corners")
	var p Poly
	for k := range n {
		p = append(p, Vec{30000, 20000}.Add(Turned(36000*k/n, 0, rapid.Int64Range(500, 15000).Draw(t, "far"))))
	}
	return p
}

func TestAPolygonIsCutIntoConvexOnesThatMakeItAgain(t *testing.T) { // ME-35.11
	rapid.Check(t, func(t *rapid.T) {
		p := star(t)
		if !p.Simple() {
			t.Skip("it is flat")
		}
		p = p.Clockwise()
		parts, area := p.Parts(), int64(0)
		for i, q := range parts {
			area += q.Area2()
			if !q.Convex() {
				t.Fatalf("%v is not convex", q)
			}
			for _, o := range parts[:i] {
				if q.Overlaps(o) {
					t.Fatalf("%v lies over %v", q, o)
				}
			}
		}
		if area != p.Area2() {
			t.Fatalf("the parts have %d, not %d", area, p.Area2())
		}
		back, ok := Outline(parts)
		if !ok || len(back) != len(p) {
			t.Fatalf("the outline is %v, was %v", back, p)
		}
		k := slices.Index(p, back[0])
		if k < 0 || !slices.Equal(back, slices.Concat(p[k:], p[:k])) {
			t.Fatalf("the outline is %v, was %v", back, p)
		}
	})
}

func TestAnLHasTwoPartsAndAConvexPolygonOne(t *testing.T) {
	l := Poly{{0, 0}, {0, 9000}, {3000, 9000}, {3000, 3000}, {9000, 3000}, {9000, 0}}
	if got := l.Parts(); len(got) != 2 {
		t.Error(got)
	}
	plus := Poly{{3, 0}, {3, 3}, {0, 3}, {0, 6}, {3, 6}, {3, 9}, {6, 9}, {6, 6}, {9, 6}, {9, 3}, {6, 3}, {6, 0}}
	if got := plus.Parts(); len(got) != 3 {
		t.Error(got)
	}
	box := Poly{{0, 0}, {0, 9000}, {4000, 9000}, {9000, 9000}, {9000, 0}} // with a corner on a side
	if got := box.Parts(); len(got) != 1 || len(got[0]) != 5 {
		t.Error(got)
	}
}

func TestPolygonsApartOrRoundAYardHaveNoOutline(t *testing.T) {
	square := func(x, y int64) Poly { return Poly{{x, y}, {x, y + 1}, {x + 1, y + 1}, {x + 1, y}} }
	if got, ok := Outline([]Poly{square(0, 0), square(5, 5)}); ok {
		t.Error(got)
	}
	var ring []Poly
	for x := range int64(3) {
		for y := range int64(3) {
			if x != 1 || y != 1 {
				ring = append(ring, square(x, y))
			}
		}
	}
	if got, ok := Outline(ring); ok {
		t.Error(got)
	}
	if got, ok := Outline([]Poly{square(0, 0), square(1, 1)}); ok { // they touch at a corner
		t.Error(got)
	}
}

func TestAHullHoldsAllPoints(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		var pts []Vec
		for range rapid.IntRange(0, 9).Draw(t, "points") {
			pts = append(pts, Vec{rapid.Int64Range(0, 6).Draw(t, "x"), rapid.Int64Range(0, 6).Draw(t, "y")})
		}
		h := HullOf(pts)
		if len(h) < 3 { // they lie on a line
			for _, a := range pts {
				for _, b := range pts {
					if b.Sub(pts[0]).Cross(a.Sub(pts[0])) != 0 {
						t.Fatalf("%v has the hull %v", pts, h)
					}
				}
			}
			return
		}
		if !h.Convex() {
			t.Fatalf("%v is not convex", h)
		}
		for _, c := range pts {
			if !h.Contains(c) {
				t.Fatalf("%v does not hold %v", h, c)
			}
		}
	})
}

func TestADirectionIsTheFacingAlongAWay(t *testing.T) {
	for want, way := range map[int]Vec{0: {0, 5}, 9000: {5, 0}, 18000: {0, -5}, 27000: {-5, 0}, 4500: {5, 5}, 31500: {-5, 5}} {
		if got := Direction(way); got != want {
			t.Errorf("%v points to %d, want %d", way, got, want)
		}
	}
	rapid.Check(t, func(t *rapid.T) {
		phi := rapid.IntRange(0, 35999).Draw(t, "phi")
		if got := Direction(Turned(phi, 0, 60000)); got != phi {
			t.Fatalf("%d comes back as %d", phi, got)
		}
	})
}
