package eagles

import (
	"grognard/rules"
	"grognard/rules/plane"
)

// cover is what protects from fire and in melee (ME-35.6); the greater hides
// the lesser (ME-35.10).
type cover int8

const (
	open cover = iota
	light
	heavy
)

// groundKind is a kind of scenery (1.8).
type groundKind uint8

const (
	wood groundKind = iota
	orchard
	marsh
	hill
	building
	road
	wall
	hedge
	fence
)

// groundEffects is what a kind of scenery does (1.8).
type groundEffects struct {
	name      string
	line      bool // a linear obstacle (ME-35.5)
	difficult bool
	cover     cover
}

var grounds = [...]groundEffects{
	wood:     {name: "wood", difficult: true, cover: heavy},
	orchard:  {name: "orchard", difficult: true, cover: light},
	marsh:    {name: "marsh", difficult: true},
	hill:     {name: "hill"},
	building: {name: "building"},
	road:     {name: "road"},
	wall:     {name: "wall", line: true, cover: heavy},
	hedge:    {name: "hedge", line: true, cover: light},
	fence:    {name: "fence", line: true, cover: light},
}

// scenery is a piece of terrain: a convex area or a linear obstacle.
type scenery struct {
	id    string
	kind  groundKind
	level int        // of a hill; other ground has none
	pts   plane.Poly // corners clockwise, or the line
	box   plane.Box  // round it
	turn  int        // its facing, as the file has it: of use to who builds battles alone
}

// edge is a side of the table.
type edge int8

const (
	south edge = iota
	north
	west
	east
)

// tableEdge is what an edge means.
type tableEdge struct {
	name string
	view rules.Edge
	away int // the facing with the edge straight behind
}

var edges = [...]tableEdge{
	south: {"south", rules.South, 0},
	north: {"north", rules.North, 18000},
	west:  {"west", rules.West, 9000},
	east:  {"east", rules.East, 27000},
}

// opposite returns the edge across the table.
func (e edge) opposite() edge { return e ^ 1 }

// zone is a deployment zone of a side, of any simple shape (ME-10.15).
type zone struct {
	side rules.Side
	most int // battalions at most; 0: any number
	pts  plane.Poly
	turn int // as of scenery
}

// objectiveKind is a kind of objective (ME-28.6).
type objectiveKind uint8

const (
	zoneObjective objectiveKind = iota
	unitGoal
	commanderGoal
	breakGoal
)

var objectiveKinds = []string{"zone", "unit", "commander", "break"}

// objective is an objective.
type objective struct {
	name   uint8 // in goalNames
	kind   objectiveKind
	side   rules.Side // who may earn it; Chance: either
	points int
	n      int // battalions of a break
	body   int // of a unit goal: its number in the roster of side; -1: nobody
	pts    plane.Poly
	turn   int // as of scenery
}

// scenario is the table with all that never changes while a battle lasts.
type scenario struct {
	own        *rules.Own
	id         string
	table      int // in tableSizes
	w, h       int64
	turns      int
	points     int // that an army may cost
	roll       bool
	first      rules.Side // who places first; Chance: the winner of a roll decides
	scene      []scenery
	zones      []zone // none: strips along the home edges (ME-10.6)
	objectives []objective
}

// levelAt is the level of a point (ME-35.4).
func (f *scenario) levelAt(p plane.Vec) int {
	level := 0
	for i := range f.scene {
		if s := &f.scene[i]; s.level > level && !s.box.Misses(p, 0) && s.pts.Contains(p) {
			level = s.level
		}
	}
	return level
}

// onTable reports whether a whole footprint stands on the table (ME-30.5).
func (f *scenario) onTable(q plane.Poly) bool {
	for _, c := range q {
		if c.X < -tolerance || c.Y < -tolerance || c.X > f.w+tolerance || c.Y > f.h+tolerance {
			return false
		}
	}
	return true
}

// discOnTable is onTable for a disc (1.13).
func (f *scenario) discOnTable(c plane.Vec, radius int64) bool {
	r := radius - tolerance
	return c.X >= r && c.Y >= r && c.X <= f.w-r && c.Y <= f.h-r
}

// difficult reports whether a footprint or swept area overlaps difficult
// ground (ME-35.2).
func (f *scenario) difficult(q plane.Poly) bool {
	box := q.Box()
	for i := range f.scene {
		if s := &f.scene[i]; grounds[s.kind].difficult && !s.box.Far(box, 0) && s.pts.Overlaps(q) {
			return true
		}
	}
	return false
}

// blocked reports whether a footprint or swept area enters a building
// (ME-35.3).
func (f *scenario) blocked(q plane.Poly) bool {
	box := q.Box()
	for i := range f.scene {
		if s := &f.scene[i]; s.kind == building && !s.box.Far(box, 0) && s.pts.Overlaps(q) {
			return true
		}
	}
	return false
}

// astride reports whether a linear obstacle runs inside a footprint
// (ME-14.25).
func (f *scenario) astride(q plane.Poly) bool {
	box := q.Box()
	for i := range f.scene {
		if s := &f.scene[i]; grounds[s.kind].line && !s.box.Far(box, 1) && s.inside(q) {
			return true
		}
	}
	return false
}

// under reports whether a footprint enters a building, overlaps difficult ground
// or stands astride a linear obstacle (ME-35.2, ME-35.3, ME-14.25).
func (s *scenery) under(q plane.Poly) bool {
	switch {
	case grounds[s.kind].line:
		return s.inside(q)
	case s.kind == building || grounds[s.kind].difficult:
		return s.pts.Overlaps(q)
	}
	return false
}

// inside reports whether a linear obstacle runs inside a footprint.
func (s *scenery) inside(q plane.Poly) bool {
	for k := range len(s.pts) - 1 {
		if q.Inside(s.pts[k], s.pts[k+1]) > tolerance {
			return true
		}
	}
	return false
}

// uphill reports whether the ground somewhere between a and b is higher than
// at a (ME-14.13).
func (f *scenario) uphill(a, b plane.Vec) bool {
	level, box := f.levelAt(a), plane.Across(a, b)
	for i := range f.scene {
		s := &f.scene[i]
		if s.level > level && !s.box.Far(box, 1) && s.pts.OnLine(a, b) {
			return true
		}
	}
	return false
}

// rough returns how many mils of the way from a to b lie in difficult ground
// (ME-36.5).
func (f *scenario) rough(a, b plane.Vec) int64 {
	n, box := int64(0), plane.Across(a, b)
	for i := range f.scene {
		if s := &f.scene[i]; grounds[s.kind].difficult && !s.box.Far(box, 1) {
			n += s.pts.Inside(a, b)
		}
	}
	return n
}

// areaCover is the cover that the ground gives a body (ME-35.7).
func (f *scenario) areaCover(q plane.Poly) cover {
	whole, in, strong := q.Area2(), int64(0), int64(0)
	for i := range f.scene {
		s := &f.scene[i]
		c := grounds[s.kind].cover
		if c == open || grounds[s.kind].line || !s.pts.Meets(q) {
			continue
		}
		n := q.Clipped(s.pts).Area2()
		in += n
		if c == heavy {
			strong += n
		}
	}
	return atLeastHalf(strong, in, whole)
}

// atLeastHalf is heavy cover if strong is half of whole or more, light if in
// is.
func atLeastHalf(strong, in, whole int64) cover {
	switch {
	case 2*strong >= whole:
		return heavy
	case 2*in >= whole:
		return light
	}
	return open
}

// pointCover is the cover of the ground under a point.
func (f *scenario) pointCover(p plane.Vec) cover {
	best := open
	for i := range f.scene {
		s := &f.scene[i]
		if c := grounds[s.kind].cover; c > best && !grounds[s.kind].line && !s.box.Misses(p, 0) && s.pts.Contains(p) {
			best = c
		}
	}
	return best
}

// bounds are the corners of the upright box around a zone.
func (z *zone) bounds() (lo, hi plane.Vec) {
	lo, hi = z.pts[0], z.pts[0]
	for _, c := range z.pts {
		lo, hi = vec(min(lo.X, c.X), min(lo.Y, c.Y)), vec(max(hi.X, c.X), max(hi.Y, c.Y))
	}
	return lo, hi
}

// holds reports whether a footprint lies wholly in a zone (1.13).
func (z *zone) holds(q plane.Poly) bool {
	for _, c := range q {
		if !z.pts.Contains(c) && !z.border(c).Within(tolerance) {
			return false
		}
	}
	for i, c := range z.pts {
		if q.Inside(c, z.pts[(i+1)%len(z.pts)]) > tolerance {
			return false
		}
	}
	return true
}

// holdsDisc is holds for a disc.
func (z *zone) holdsDisc(c plane.Vec, radius int64) bool {
	if !z.pts.Contains(c) {
		return false
	}
	for i, a := range z.pts {
		if plane.Nearer(c, a, z.pts[(i+1)%len(z.pts)], radius-tolerance) {
			return false
		}
	}
	return true
}

// border is the distance of a point from the border of a zone.
func (z *zone) border(c plane.Vec) plane.Span {
	s := plane.ToSegment(c, z.pts[len(z.pts)-1], z.pts[0])
	for i := 1; i < len(z.pts); i++ {
		s = s.Nearer(plane.ToSegment(c, z.pts[i-1], z.pts[i]))
	}
	return s
}
