package tabletop

import (
	"math"
	"slices"

	"grognard/render/board/sheet"
	"grognard/render/paint"
	"grognard/rules"
)

// xy is a place or a way on the sheet of a tabletop, in inches from its top left
// corner, y down; or one of the window, in pixels.
type xy struct{ X, Y float32 }

func (p xy) plus(q xy) xy         { return xy{p.X + q.X, p.Y + q.Y} }
func (p xy) minus(q xy) xy        { return xy{p.X - q.X, p.Y - q.Y} }
func (p xy) times(k float32) xy   { return xy{p.X * k, p.Y * k} }
func (p xy) dot(q xy) float32     { return p.X*q.X + p.Y*q.Y }
func (p xy) length() float32      { return float32(math.Hypot(float64(p.X), float64(p.Y))) }
func (p xy) angle() float32       { return float32(math.Atan2(float64(p.Y), float64(p.X))) }
func (p xy) turned(a float32) xy  { return xy{p.X*cos(a) - p.Y*sin(a), p.X*sin(a) + p.Y*cos(a)} }
func forward(facing float32) xy   { return xy{sin(facing), -cos(facing)} }
func rightward(facing float32) xy { return xy{cos(facing), sin(facing)} }
func sin(a float32) float32       { return float32(math.Sin(float64(a))) }
func cos(a float32) float32       { return float32(math.Cos(float64(a))) }

// radians turns hundredths of a degree into radians.
func radians(cents int) float32 { return float32(float64(cents) * math.Pi / 18000) }

// onSheet returns where a point of a tabletop lies on the sheet.
func (b *Painter) onSheet(p rules.Point) xy {
	u := float32(max(1, b.Map.Unit))
	return xy{b.Lay.Margin + float32(p.X)/u, b.Lay.Margin + float32(b.Map.Height-p.Y)/u}
}

// inches turns a length of the rulebook's unit into inches.
func (b *Painter) inches(n int32) float32 { return float32(n) / float32(max(1, b.Map.Unit)) }

// PointPixels returns where a point of a tabletop is in the window.
func (b *Painter) PointPixels(p rules.Point) (x, y float32) {
	at := b.onSheet(p)
	return b.Pixels(at.X, at.Y)
}

// PointAt returns the point of a tabletop under a place of the window, which may
// lie off the table.
func (b *Painter) PointAt(px, py float32) rules.Point {
	x, y := b.Cells(px, py)
	u := float64(max(1, b.Map.Unit))
	return rules.Point{
		X: int32(math.Round(float64(x-b.Lay.Margin) * u)),
		Y: b.Map.Height - int32(math.Round(float64(y-b.Lay.Margin)*u)),
	}
}

// window turns a place of the sheet into one of the window.
func (b *Painter) window(p xy) xy {
	x, y := b.Pixels(p.X, p.Y)
	return xy{x, y}
}

// body is all that stands for one Ref on a tabletop: the stands of a battalion,
// a group of skirmishers, a commander.
type body struct {
	ref    rules.Ref
	zone   rules.Ref // the body it is attached to
	side   rules.Side
	nation string
	value  string
	mid    xy // of the footprint
	facing float32
	wide   float32 // inches
	deep   float32
	round  bool
	leader bool
	n, of  int
	states []rules.State
	staff  [len(specialNames)]int // special figures, in the order of specialNames
	lo, hi xy                     // the footprint along rightward and ahead, while it is measured
}

// gather measures the bodies of a View as they stand now, in the order of
// their first piece.
func (b *Painter) gather(p *sheet.Picture) {
	b.bodies = b.bodies[:0]
	for i := range p.View.Pieces {
		pc := &p.View.Pieces[i]
		if pc.Form == rules.Marker || p.Off != nil && p.Off(*pc) {
			continue
		}
		at, facing := b.stance(p, i)
		b.join(pc, at, facing)
	}
	for i := range b.bodies {
		k := &b.bodies[i]
		if !k.round {
			mid := k.lo.plus(k.hi).times(.5)
			k.mid = rightward(k.facing).times(mid.X).plus(forward(k.facing).times(mid.Y))
			k.wide, k.deep = k.hi.X-k.lo.X, k.hi.Y-k.lo.Y
		}
	}
	for i := range b.bodies {
		if k := &b.bodies[i]; k.leader {
			k.mid = b.aside(k.zone, k.mid)
		}
	}
}

// aside is where a commander is shown who has joined a body: at its right, so
// that both can be seen and clicked. Any other stays at his place.
func (b *Painter) aside(joined rules.Ref, at xy) xy {
	k := b.bodyOf(joined)
	if k == nil || k.round {
		return at
	}
	now, _ := b.levels()
	return k.mid.plus(rightward(k.facing).times(k.wide/2 + b.Px(leastLeader[now]/2+5)/b.Zoom))
}

// join adds a piece to the body of its Ref.
func (b *Painter) join(pc *rules.Piece, at xy, facing float32) {
	k := b.bodyOf(pc.Ref)
	if k == nil {
		if len(b.bodies) < cap(b.bodies) {
			b.bodies = b.bodies[:len(b.bodies)+1]
		} else {
			b.bodies = append(b.bodies, body{})
		}
		k = &b.bodies[len(b.bodies)-1]
		*k = body{ref: pc.Ref, zone: pc.Cell, side: pc.Side, nation: pc.Nation, value: pc.Value, facing: facing, leader: pc.Form == rules.Leader, states: k.states[:0]}
		k.lo, k.hi = xy{1e9, 1e9}, xy{-1e9, -1e9}
	}
	k.n, k.of = k.n+pc.N, k.of+pc.Of
	for _, s := range pc.State {
		if n := slices.Index(specialNames[:], s); n >= 0 {
			k.staff[n]++
		} else if !slices.Contains(k.states, s) {
			k.states = append(k.states, s)
		}
	}
	wide, deep := b.inches(pc.Wide)/2, b.inches(pc.Deep)/2
	if pc.Deep == 0 {
		k.round, k.mid, k.wide, k.deep = true, at, 2*wide, 2*wide
		return
	}
	u, v := at.dot(rightward(k.facing)), at.dot(forward(k.facing))
	k.lo = xy{min(k.lo.X, u-wide), min(k.lo.Y, v-deep)}
	k.hi = xy{max(k.hi.X, u+wide), max(k.hi.Y, v+deep)}
}

func (b *Painter) bodyOf(r rules.Ref) *body {
	for i := range b.bodies {
		if b.bodies[i].ref == r && r != 0 {
			return &b.bodies[i]
		}
	}
	return nil
}

// corner returns a corner of a body in the window, grown by d pixels: of right
// and front each -1 or 1.
func (b *Painter) corner(k *body, right, front, d float32) xy {
	w := rightward(k.facing).times(right * (k.wide*b.Zoom/2 + d))
	return b.window(k.mid).plus(w).plus(forward(k.facing).times(front * (k.deep*b.Zoom/2 + d)))
}

// bodyBox is the upright rectangle round a body in the window.
func (b *Painter) bodyBox(k *body) paint.Rect {
	if k.round {
		m := b.window(k.mid)
		return paint.About(m.X, m.Y, k.wide*b.Zoom, k.wide*b.Zoom)
	}
	lo, hi := xy{1e9, 1e9}, xy{-1e9, -1e9}
	for _, c := range [4][2]float32{{1, 1}, {1, -1}, {-1, -1}, {-1, 1}} {
		p := b.corner(k, c[0], c[1], 0)
		lo, hi = xy{min(lo.X, p.X), min(lo.Y, p.Y)}, xy{max(hi.X, p.X), max(hi.Y, p.Y)}
	}
	return paint.Rect{X: lo.X, Y: lo.Y, W: hi.X - lo.X, H: hi.Y - lo.Y}
}

// holds reports whether a body, at least 32 pixels wide and deep, covers a place of
// the window.
func (b *Painter) holds(k *body, px, py float32) bool {
	d := xy{px, py}.minus(b.window(k.mid))
	w, h := max(k.wide*b.Zoom, leastHit, leastHit*b.Scale)/2, max(k.deep*b.Zoom, leastHit, leastHit*b.Scale)/2
	if k.round {
		return d.length() <= w
	}
	u, v := d.dot(rightward(k.facing)), d.dot(forward(k.facing))
	return abs(u) <= w && abs(v) <= h
}

// leastHit is the edge of the square in which a body can always be hit.
const leastHit = 32

// exactly reports whether a body covers a place of the window.
func (b *Painter) exactly(k *body, px, py float32) bool {
	d := xy{px, py}.minus(b.window(k.mid))
	if k.round {
		return d.length() <= k.wide*b.Zoom/2
	}
	u, v := d.dot(rightward(k.facing)), d.dot(forward(k.facing))
	return abs(u) <= k.wide*b.Zoom/2 && abs(v) <= k.deep*b.Zoom/2
}

// findBody returns the body under a place of the window: one that is really
// there before one that is only near.
func (b *Painter) findBody(px, py float32) rules.Ref {
	for _, sure := range [2]bool{true, false} {
		for i := len(b.bodies) - 1; i >= 0; i-- {
			k := &b.bodies[i]
			if k.ref != 0 && (sure && b.exactly(k, px, py) || !sure && b.holds(k, px, py)) {
				return k.ref
			}
		}
	}
	return 0
}

// findArea returns the scenery under a place of the window.
func (b *Painter) findArea(px, py float32) rules.Ref {
	p := b.PointAt(px, py)
	for i := len(b.Map.Areas) - 1; i >= 0; i-- {
		if a := &b.Map.Areas[i]; a.Ref != 0 && covers(a.Pts, p) {
			return a.Ref
		}
	}
	return 0
}

// covers reports whether an outline holds a point.
func covers(pts []rules.Point, q rules.Point) bool {
	in := false
	for i, a := range pts {
		c := pts[(i+1)%len(pts)]
		if (a.Y > q.Y) != (c.Y > q.Y) &&
			float64(q.X-a.X) < float64(q.Y-a.Y)*float64(c.X-a.X)/float64(c.Y-a.Y) {
			in = !in
		}
	}
	return in
}

// Hits calls visit for every body in view, with a square about its middle
// that lies inside it.
func (b *Painter) Hits(visit func(rules.Ref, paint.Rect)) {
	for i := range b.bodies {
		k := &b.bodies[i]
		m := b.window(k.mid)
		d := max(6, min(k.wide, k.deep)*b.Zoom*.7)
		if r := paint.About(m.X, m.Y, d, d); k.ref != 0 && r.Overlaps(b.Port) {
			visit(k.ref, r.And(b.Port))
		}
	}
}
