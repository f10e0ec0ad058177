package ai

import (
	"slices"

	"grognard/rules"
)

// front is the table as a side sees it, for measuring how far it is to what
// there is to win: the enemy, the objectives that he holds or nobody, and those
// of its own that stand open to him.
type front struct {
	view  *rules.View
	side  rules.Side
	about rules.Ref
	held  []rules.Side // who holds the objectives, in the order of the areas of the map; Chance: nobody
	ways  *ways        // found when the first one is asked for
}

func newFront(q *rules.Request, v *rules.View) *front {
	return &front{view: v, side: q.To, about: q.About}
}

const (
	far    = 99 // farther than any way on a board with cells
	detour = 2  // steps that the enemy may be farther than an objective and still draw as much
	danger = 8  // steps from which the enemy threatens an objective
)

// goals calls do for every objective with who holds it.
func (f *front) goals(do func(a *rules.Area, holder rules.Side)) {
	areas := f.view.Map.Areas
	if f.held == nil {
		f.held = make([]rules.Side, len(areas))
		for i := range areas {
			if areas[i].Kind == rules.AreaObjective {
				f.held[i] = Holder(f.view, &areas[i])
			}
		}
	}
	for i := range areas {
		if areas[i].Kind == rules.AreaObjective {
			do(&areas[i], f.held[i])
		}
	}
}

// Holder is who holds an objective, as far as v shows it: the side that has a gauge
// for it, else who stands there alone; Chance: nobody.
func Holder(v *rules.View, a *rules.Area) rules.Side {
	for s := rules.First; s <= rules.Second; s++ {
		for i := range v.Sides[s].Gauges {
			if a.Ref != 0 && slices.Contains(v.Sides[s].Gauges[i].Refs, a.Ref) {
				return s
			}
		}
	}
	holder := rules.Chance
	for i := range v.Pieces {
		p := &v.Pieces[i]
		if p.Side == rules.Chance || p.Form == rules.Marker || !covers(a, p) {
			continue
		}
		if holder == p.Side.Other() {
			return rules.Chance
		}
		holder = p.Side
	}
	return holder
}

// covers reports whether a piece stands in an area, as far as the box around
// it tells.
func covers(a *rules.Area, p *rules.Piece) bool {
	if len(a.Pts) > 0 {
		return boxGap(a.Pts, p.Pt) == 0
	}
	return p.Cell != 0 && slices.Contains(a.Cells, p.Cell)
}

// draws reports whether an objective draws a side there that does not hold it.
func (f *front) draws(a *rules.Area, holder rules.Side) bool {
	return holder != f.side && (holder == f.side.Other() || a.Side != f.side.Other())
}

// holds reports whether a piece alone keeps the enemy out of an objective of
// its side.
func (f *front) holds(who, zone rules.Ref) bool {
	if zone == 0 || !f.mine(zone) || f.routes().foe(zone) > danger {
		return false
	}
	return f.friends(zone, who) == 0
}

// mine reports whether a cell belongs to an objective that the side holds.
func (f *front) mine(zone rules.Ref) bool {
	found := false
	f.goals(func(a *rules.Area, holder rules.Side) {
		found = found || holder == f.side && slices.Contains(a.Cells, zone)
	})
	return found
}

// friends counts the other pieces of the side on a cell.
func (f *front) friends(zone, but rules.Ref) int {
	n := 0
	for i := range f.view.Pieces {
		if p := &f.view.Pieces[i]; p.Side == f.side && p.Cell == zone && p.Ref != but && p.Form != rules.Marker && p.Form != rules.Leader {
			n++
		}
	}
	return n
}

// lights reports whether a lamp of the army that burns hangs on a piece.
func (f *front) lights(who rules.Ref) bool {
	return slices.ContainsFunc(f.view.Sides[f.side].Gauges, func(g rules.Gauge) bool {
		return g.Lamp && g.N > 0 && slices.Contains(g.Refs, who)
	})
}

// zone is the cell that a piece stands on.
func (f *front) zone(piece rules.Ref) rules.Ref {
	i := slices.IndexFunc(f.view.Pieces, func(p rules.Piece) bool { return p.Ref == piece })
	if i < 0 {
		return 0
	}
	return f.view.Pieces[i].Cell
}

// gap is how far it is from a cell to what there is to win.
func (f *front) gap(cell rules.Ref) int { return f.routes().prize(cell) }

// routes are the ways over a board with cells, to the enemy and to whatever
// there is to win.
func (f *front) routes() *ways {
	if f.ways != nil {
		return f.ways
	}
	f.ways = newWays(f.view.Map)
	for i := range f.view.Pieces {
		p := &f.view.Pieces[i]
		if p.Side == f.side.Other() && p.Form != rules.Marker {
			f.ways.from(&f.ways.toFoe, p.Cell, 0)
			f.ways.from(&f.ways.toPrize, p.Cell, 0)
		}
	}
	f.ways.spread(&f.ways.toFoe)
	f.goals(func(a *rules.Area, holder rules.Side) {
		for _, c := range a.Cells {
			if f.draws(a, holder) || holder == f.side && f.friends(c, 0) == 0 && f.ways.foe(c) <= danger {
				f.ways.from(&f.ways.toPrize, c, detour)
			}
		}
	})
	f.ways.spread(&f.ways.toPrize)
	return f.ways
}

// nearer is by how many inches the pieces that an answer would put on a tabletop
// come nearer to what there is to win than they are.
func (f *front) nearer(ghost []rules.Piece) int {
	if len(ghost) == 0 || f.view.Map.Unit == 0 {
		return 0
	}
	g := &ghost[0]
	i := slices.IndexFunc(f.view.Pieces, func(p rules.Piece) bool { return p.Ref == g.Ref })
	if i < 0 || g.Ref == 0 {
		return 0
	}
	return f.inches(f.view.Pieces[i].Pt) - f.inches(g.Pt)
}

// inches is how far a point of a tabletop is from what there is to win, along the
// edges of the table.
func (f *front) inches(from rules.Point) int {
	least, unit := int32(1)<<30, f.view.Map.Unit
	for i := range f.view.Pieces {
		p := &f.view.Pieces[i]
		if p.Side == f.side.Other() && p.Form == rules.Base {
			least = min(least, boxGap([]rules.Point{p.Pt}, from))
		}
	}
	f.goals(func(a *rules.Area, holder rules.Side) {
		if len(a.Pts) > 0 && f.draws(a, holder) {
			least = min(least, boxGap(a.Pts, from)+detour*unit)
		}
	})
	return int(least / unit)
}

// boxGap is how far a point is from the box around others, along the edges of
// the table.
func boxGap(box []rules.Point, p rules.Point) int32 {
	lo, hi := box[0], box[0]
	for _, q := range box {
		lo.X, lo.Y, hi.X, hi.Y = min(lo.X, q.X), min(lo.Y, q.Y), max(hi.X, q.X), max(hi.Y, q.Y)
	}
	return max(0, lo.X-p.X, p.X-hi.X) + max(0, lo.Y-p.Y, p.Y-hi.Y)
}
