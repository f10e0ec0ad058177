package eagles

import (
	"slices"

	"grognard/rules/country"
	"grognard/rules/plane"
)

// Widths of roads and of the marsh along a brook, in mils, and how far a course may leave
// the way that it follows.
const (
	roadWidth  = 1600
	marshWidth = 2200
	wayward    = 1200
)

// course is a way by its corners: those of its spots that have to be in it, and as many others
// as keep it near the way. An end at the edge of the table leads over it.
func (c *conjuring) course(way []country.Spot, has func(country.Spot) bool) []plane.Vec {
	pts := make([]plane.Vec, len(way))
	for i, s := range way {
		pts[i] = c.onTable(s)
	}
	last := len(way) - 1
	all := []plane.Vec{c.edged(way[0])}
	from := 0
	for i := 1; i <= last; i++ {
		if i == last || has(way[i]) {
			all = append(all, bends(pts[from:i+1])...)
			all = append(all, pts[i])
			from = i
		}
	}
	all[len(all)-1] = c.edged(way[last])
	return all
}

// bends are the corners between the ends of a row of points that keep near to it.
func bends(pts []plane.Vec) []plane.Vec {
	a, b := pts[0], pts[len(pts)-1]
	worst, at := int64(wayward), -1
	for i := 1; i < len(pts)-1; i++ {
		if d := sheer(b.Sub(a).Cross(pts[i].Sub(a))) / max(1, b.Sub(a).Length()); d > worst {
			worst, at = d, i
		}
	}
	if at < 0 {
		return nil
	}
	return slices.Concat(bends(pts[:at+1]), []plane.Vec{pts[at]}, bends(pts[at:]))
}

// edged is the middle of a spot or, at the edge of the table, a place beyond it.
func (c *conjuring) edged(s country.Spot) plane.Vec {
	p := c.onTable(s)
	switch {
	case s.Y == 0:
		p.Y += 2 * inch
	case s.Y == c.land.Deep-1:
		p.Y -= 2 * inch
	case s.X == 0:
		p.X -= 2 * inch
	case s.X == c.land.Wide-1:
		p.X += 2 * inch
	}
	return p
}

// band covers a course with pieces that share their edges where it bends.
func (c *conjuring) band(kind groundKind, course []plane.Vec, width int64) {
	table := box(vec(0, 0), vec(c.table.width, c.table.height)).Clockwise()
	n := len(course) - 1
	for i := range n {
		before, after := course[max(0, i-1)], course[min(n, i+2)]
		a, b := course[i], course[i+1]
		p, q := miter(before, a, b, width/2), miter(a, b, after, width/2)
		pts := plane.Poly{a.Sub(p), a.Add(p), b.Add(q), b.Sub(q)}.Clockwise()
		if !pts.Convex() { // two bends too near to each other: their pieces lie over one another
			p, q = miter(a, a, b, width/2), miter(a, b, b, width/2)
			pts = plane.Poly{a.Sub(p), a.Add(p), b.Add(q), b.Sub(q)}.Clockwise()
		}
		if pts = pts.Clipped(table); pts == nil {
			continue
		}
		c.put(scenery{kind: kind, pts: pts})
	}
}

// miter is the way from a corner of a course to its right side, half its width off; a or b may
// be the corner itself: there it ends.
func miter(a, at, b plane.Vec, half int64) plane.Vec {
	const unit = 1000
	normal := func(d plane.Vec) plane.Vec {
		n := max(1, d.Length())
		return vec(d.Y*unit/n, -d.X*unit/n)
	}
	one, two := normal(at.Sub(a)), normal(b.Sub(at))
	if a == at {
		one = two
	}
	if b == at {
		two = one
	}
	both := unit*unit + one.Dot(two)
	if both < unit*unit/3 { // it turns nearly back
		one, both = two, 2*unit*unit
	}
	m := one.Add(two)
	return vec(plane.Round(half*m.X*unit/both, 100)*100, plane.Round(half*m.Y*unit/both, 100)*100)
}

// met counts the roads that meet at spots, each by its arms.
func (c *conjuring) met() map[country.Spot]int {
	arms := map[country.Spot]int{}
	for _, way := range c.land.Roads {
		for i, s := range way {
			if arms[s] += 2; i == 0 || i == len(way)-1 {
				arms[s]--
			}
		}
	}
	return arms
}

// crossroads reports whether roads meet anywhere.
func (c *conjuring) crossroads() bool {
	arms := c.met()
	for _, way := range c.land.Roads {
		for _, s := range way {
			if arms[s] > 2 {
				return true
			}
		}
	}
	return false
}

// layRoads draws the roads, each through the places where others leave it or come to it.
func (c *conjuring) layRoads() {
	arms := c.met()
	for _, way := range c.land.Roads {
		course := c.course(way, func(s country.Spot) bool { return arms[s] > 2 })
		n := len(course) - 1
		if arms[way[0]] == 2 {
			course[0] = onward(course[1], course[0])
		}
		if arms[way[len(way)-1]] == 2 {
			course[n] = onward(course[n-1], course[n])
		}
		c.band(road, course, roadWidth)
	}
}

// onward is half the width of a road beyond where it ends: where two of them end, they make a
// whole corner.
func onward(from, end plane.Vec) plane.Vec {
	d := end.Sub(from)
	n := max(1, d.Length())
	return end.Add(vec(d.X*roadWidth/2/n, d.Y*roadWidth/2/n))
}

// atRoadsEnd builds a house where a road ends in a village.
func (c *conjuring) atRoadsEnd(village int, draw *country.Chance) {
	h := c.land.Hamlets[village]
	if c.met()[h] != 1 {
		return
	}
	var to plane.Vec // the way on
	for _, way := range c.land.Roads {
		course := c.course(way, func(country.Spot) bool { return false })
		switch n := len(course); {
		case way[len(way)-1] == h:
			to = course[n-1].Sub(course[n-2])
		case way[0] == h:
			to = course[0].Sub(course[1])
		}
	}
	at := c.onTable(h)
	for _, size := range []int64{int64(draw.Between(24, 32)) * 100, 2 * inch} {
		mid := at
		switch off := size/2 - 300; {
		case sheer(to.X) > sheer(to.Y) && to.X > 0:
			mid.X += off
		case sheer(to.X) > sheer(to.Y):
			mid.X -= off
		case to.Y > 0:
			mid.Y += off
		default:
			mid.Y -= off
		}
		if c.put(scenery{kind: building, pts: upright(vec(mid.X/100*100, mid.Y/100*100), size, size)}) {
			return
		}
	}
}

// layRiver draws the marsh along a brook, since the book knows no water: it leaves roads and
// houses free.
func (c *conjuring) layRiver() {
	free := func(s country.Spot) bool {
		for i := range c.scene {
			if x := &c.scene[i]; (x.kind == road || x.kind == building) && x.pts.Reaches(c.onTable(s), marshWidth/2+100) {
				return false
			}
		}
		return true
	}
	way := c.land.River
	for len(way) > 0 {
		n := slices.IndexFunc(way, func(s country.Spot) bool { return !free(s) })
		if n < 0 {
			n = len(way)
		}
		if n > 5 {
			c.band(marsh, c.course(way[:n], func(country.Spot) bool { return false }), marshWidth)
		}
		way = way[min(n+1, len(way)):]
	}
}
