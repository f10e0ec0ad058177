package eagles

import (
	"slices"

	"grognard/rules"
	"grognard/rules/plane"
)

// nearestPlace is the legal place nearest to a point: the point itself, then
// circles about it (ME-36.6).
func nearestPlace(c plane.Vec, ok func(plane.Vec) bool, reach int64) (plane.Vec, bool) {
	return (&site{}).nearest(c, ok, reach)
}

// site is what is known beforehand of legal places, so that not all need be
// looked at: all of them lie near to some things and keep away from others.
type site struct {
	leash []bound // no legal place is farther away
	clear []bound // none is nearer
}

// keep adds that legal places are n mils or more away from a footprint.
func (s *site) keep(quad plane.Poly, box plane.Box, n int64) {
	s.clear = append(s.clear, bound{quad: quad, box: box, n: n})
}

// keepFrom adds the same of a point.
func (s *site) keepFrom(at plane.Vec, n int64) {
	s.clear = append(s.clear, bound{at: at, box: plane.Box{Lo: at, Hi: at}, n: n})
}

// bound is a distance in mils from a footprint or, without one, from a point.
type bound struct {
	quad plane.Poly
	at   plane.Vec
	box  plane.Box // round it
	n    int64
}

// away is how far a place is.
func (x *bound) away(c plane.Vec) plane.Span {
	if x.quad != nil {
		return x.quad.ToPoint(c)
	}
	return plane.Apart(x.at, c)
}

// within reports whether a place is not farther away than the bound.
func (x *bound) within(c plane.Vec) bool {
	if x.quad != nil {
		return x.quad.Reaches(c, x.n)
	}
	return plane.Within(x.at, c, x.n)
}

// keeps reports whether a place is not nearer than the bound.
func (x *bound) keeps(c plane.Vec) bool {
	if x.quad != nil {
		return x.box.Misses(c, x.n) || x.quad.Clears(c, x.n)
	}
	return plane.Keeps(x.at, c, x.n)
}

// under is how far at least a place lies within the bound.
func (x *bound) under(c plane.Vec) int64 {
	if x.quad != nil {
		return x.n - x.away(c).Up + x.quad.Depth(c)
	}
	return x.n - x.away(c).Up
}

// lacks is how many mils at least lie between a place and any legal one; 0 if it
// may be legal itself.
func (s *site) lacks(c plane.Vec) int64 {
	for k := range s.leash {
		if x := &s.leash[k]; !x.within(c) {
			return max(1, x.away(c).Down-x.n)
		}
	}
	for k := range s.clear {
		if x := &s.clear[k]; !x.keeps(c) {
			return max(1, x.under(c))
		}
	}
	return 0
}

// ends is how far at most legal places lie from a point, if that is less than
// reach.
func (s *site) ends(c plane.Vec, reach int64) int64 {
	for k := range s.leash {
		x := &s.leash[k]
		far := plane.Apart(x.at, c).Up
		if x.quad != nil {
			far = 0
			for _, corner := range x.quad {
				far = max(far, plane.Apart(corner, c).Up)
			}
		}
		reach = min(reach, far+x.n+blurry)
	}
	return reach
}

// begins is how far at least legal places lie from a point.
func (s *site) begins(c plane.Vec) (n int64) {
	for k := range s.leash {
		n = max(n, s.leash[k].away(c).Down-s.leash[k].n)
	}
	for k := range s.clear {
		n = max(n, s.clear[k].under(c))
	}
	return n - blurry
}

// Of the circles on which legal places are looked for:
const (
	spoke   = 500 // cents from one place to the next (ME-36.6)
	spokeOf = 11  // how many times farther than to the next place it is, at least, to the middle
)

// nearest is nearestPlace, without a look at what cannot be legal.
func (s *site) nearest(c plane.Vec, ok func(plane.Vec) bool, reach int64) (plane.Vec, bool) {
	if ok(c) {
		return c, true
	}
	reach = s.ends(c, reach)
	here := plane.Box{Lo: c, Hi: c}
	s.clear = slices.DeleteFunc(s.clear, func(x bound) bool { return x.box.Far(here, reach+x.n+blurry) })
	for r := int64(nearStep) * max(1, s.begins(c)/nearStep); r <= reach; r += nearStep {
		for phi := 0; phi < 36000; phi += spoke {
			p := c.Add(plane.Turned(phi, 0, r))
			if n := s.lacks(p); n > 0 {
				phi += spoke * int(max(0, n-blurry)*spokeOf/r) // the next places lie no farther away than that
			} else if ok(p) {
				return p, true
			}
		}
	}
	return plane.Vec{}, false
}

// spot is a place that has been looked for, if there is one.
type spot struct {
	at plane.Vec
	ok bool
}

// makeWay is the place of what must give way to a move: odds look once for all
// that may follow from it.
func makeWay(t *rules.Table, look func() (plane.Vec, bool)) (plane.Vec, bool) {
	s := rules.Memo(t, func() spot {
		at, found := look()
		return spot{at, found}
	})
	return s.at, s.ok
}
