package outline

import (
	"math"
	"slices"
	"strconv"

	"grognard/render/board"
	"grognard/rules"
)

// Sketch adds to what is tried out on the table: handles, the outline of what is selected or
// dragged, and how far it is to what lies next.
func (h *Hand) Sketch(s *board.Sketch) *board.Sketch {
	if s == nil {
		s = &board.Sketch{}
	}
	t := h.State.Thing()
	if d := &h.drag; d.what == laying && d.free {
		h.laid(s, d)
		return s
	}
	if t == nil || t.Frame == nil {
		return s
	}
	if d := &h.drag; d.what != nothing && d.path == t.Path && d.free {
		h.trial(s, d, t)
		return s
	}
	for i, g := range h.grips(t) {
		s.Handles = append(s.Handles, board.Handle{At: g.at.point(), Hot: i == h.hot, Sign: g.sign(), Facing: g.way})
	}
	s.Tapes = append(s.Tapes, board.Tape{Pts: closed(h.drawn(t), h.line(t)), Text: ""})
	return s
}

// drawn is the outline of a thing.
func (h *Hand) drawn(t *rules.Thing) []rules.Point {
	if t.Stock == "" && len(t.Pts) > 1 {
		return t.Pts
	}
	return points(ends(t)...)
}

// closed leads an outline back to where it begins, unless it is a line.
func closed(pts []rules.Point, line bool) []rules.Point {
	if line || len(pts) < 3 {
		return pts
	}
	return append(slices.Clone(pts), pts[0])
}

// laid shows what a drag would lay.
func (h *Hand) laid(s *board.Sketch, d *drag) {
	from := d.snapped(d.from)
	t := h.State.Tool()
	switch {
	case t == nil:
	case t.Stroke == rules.StrokeLine:
		s.Tapes = append(s.Tapes, board.Tape{Pts: points(from, d.to), Text: h.Inches(int32(from.minus(d.to).length()), h.Board.Map.Unit)})
	case t.Stroke == rules.StrokeShape:
		pts := points(from, vec{d.to.x, from.y}, d.to, vec{from.x, d.to.y})
		s.Tapes = append(s.Tapes, board.Tape{Pts: closed(pts, false), Text: h.sizes(math.Abs(d.to.x-from.x), math.Abs(d.to.y-from.y))})
	}
}

func (h *Hand) sizes(wide, deep float64) string {
	u := h.Board.Map.Unit
	return h.Inches(int32(wide), u) + " × " + h.Inches(int32(deep), u)
}

// trial shows what the drag under way would make of a thing.
func (h *Hand) trial(s *board.Sketch, d *drag, t *rules.Thing) {
	pts, text := h.drawn(t), ""
	now := h.State.Shown().Thing(t.Path) // what it would be, as its card tells of it
	if now == nil || now.Frame == nil {
		now = t
	}
	switch d.what {
	case whole:
		by := d.landed(t).minus(of(t.Frame.Middle))
		pts = slices.Clone(pts)
		for i := range pts {
			pts[i] = of(pts[i]).plus(by).point()
		}
		h.ghost(s, t, func(p rules.Point) rules.Point { return of(p).plus(by).point() }, 0)
		h.clearances(s, t, extentOf(pts))
	case turn:
		by, about := d.turn(t), of(t.Frame.Middle)
		pts = slices.Clone(pts)
		for i := range pts {
			pts[i] = turned(of(pts[i]), about, by).point()
		}
		h.ghost(s, t, func(p rules.Point) rules.Point { return turned(of(p), about, by).point() }, by)
		if now != t && t.Stock == "" {
			pts = h.drawn(now)
		}
		text = strconv.Itoa((now.Frame.Facing+50)%around/100) + "°"
	default:
		if pts = points(d.shape(t)...); now != t {
			pts = h.drawn(now)
		}
		text = h.sizes(float64(now.Frame.Wide), float64(now.Frame.Deep))
		h.clearances(s, t, extentOf(pts))
	}
	s.Tapes = append(s.Tapes, board.Tape{Pts: closed(pts, h.line(t)), Text: text})
}

// ghost shows the stands of a thing where it would be.
func (h *Hand) ghost(s *board.Sketch, t *rules.Thing, to func(rules.Point) rules.Point, by int) {
	if v := h.State.View(); v != nil && t.Ref != 0 {
		for _, pc := range v.Pieces {
			if pc.Ref == t.Ref || slices.ContainsFunc(t.Shares, func(k rules.Share) bool { return k.Ref == pc.Ref }) {
				pc.Pt, pc.Facing = to(pc.Pt), pc.Facing+by
				s.Ghost = append(s.Ghost, pc)
			}
		}
		s.Who = t.Ref
	}
}

// clearances measures from an extent to what lies next, in the four ways of the table.
func (h *Hand) clearances(s *board.Sketch, t *rules.Thing, e extent) {
	m := h.Board.Map
	west, south, east, north := 0.0, 0.0, float64(m.Width), float64(m.Height)
	x, y := (e.west+e.east)/2, (e.south+e.north)/2
	all := h.State.Draft().Things
	for i := range all {
		o := &all[i]
		if o.Path == t.Path || o.Frame == nil || o.Tool != "" && len(o.Pts) < 2 {
			continue
		}
		k := extentOf(h.drawn(o))
		if k.south < e.north && k.north > e.south {
			if k.east <= e.west {
				west = max(west, k.east)
			}
			if k.west >= e.east {
				east = min(east, k.west)
			}
		}
		if k.west < e.east && k.east > e.west {
			if k.north <= e.south {
				south = max(south, k.north)
			}
			if k.south >= e.north {
				north = min(north, k.south)
			}
		}
	}
	for _, w := range [...][2]vec{{{west, y}, {e.west, y}}, {{e.east, y}, {east, y}}, {{x, south}, {x, e.south}}, {{x, e.north}, {x, north}}} {
		if gap := w[0].minus(w[1]).length(); gap >= h.unit()/4 {
			s.Tapes = append(s.Tapes, board.Tape{Pts: points(w[0], w[1]), Text: h.Inches(int32(gap), m.Unit), Inches: true})
		}
	}
}
