package cells

import (
	"math"
	"slices"

	"grognard/render/board/pieces"
	"grognard/render/board/sheet"
	"grognard/render/paint"
	"grognard/rules"
)

// paintArrows draws the arrows of the picture and of the clips that run.
func (b *Painter) paintArrows(l *paint.List, p *sheet.Picture) {
	for _, a := range p.Arrows {
		b.arrow(l, a.From, a.To, a.Kind, a.Leg)
	}
	if p.Clips == nil {
		return
	}
	if cell, k := p.Clips.Barred(); k > 0 {
		if i, ok := b.index[cell]; ok {
			l.Image(paint.Over, b.markKey(sheet.Forbid), b.Rect(b.box(i)), paint.Alpha(paint.White, k))
		}
	}
	if a, ok := p.Clips.Arrow(); ok {
		kind := sheet.ArrowMove
		if a.Attack {
			kind = sheet.ArrowAttack
		}
		if a.Retreat {
			kind = sheet.ArrowRetreat
		}
		b.chain(l, a.Path, kind)
	}
	for _, t := range p.Clips.Trails() {
		kind := sheet.ArrowMove
		if t.Retreat {
			kind = sheet.ArrowRetreat
		}
		b.chain(l, t.Path, kind)
	}
}

// chain draws a path of several cells.
func (b *Painter) chain(l *paint.List, path []rules.Ref, kind sheet.ArrowKind) {
	b.legs = sheet.Chain(b.legs[:0], kind, path...)
	for _, a := range b.legs {
		b.arrow(l, a.From, a.To, a.Kind, a.Leg)
	}
}

// arrow draws one arrow between two places. It keeps clear of the counter it
// points to, and of the foot of the one it comes from: no strength is covered. A
// retreat keeps clear of the whole counter, whose state decides where it leads.
func (b *Painter) arrow(l *paint.List, from, to rules.Ref, kind sheet.ArrowKind, leg sheet.Leg) {
	x0, y0, ok0 := b.Middle(from)
	x1, y1, ok1 := b.Middle(to)
	if !ok0 || !ok1 || x0 == x1 && y0 == y1 {
		return
	}
	layer := paint.Over
	if kind == sheet.ArrowPast { // it has nothing to say about who stands there now
		layer = paint.Under
	}
	px0, py0 := b.Pixels(x0, y0)
	px1, py1 := b.Pixels(x1, y1)
	dx, dy := px1-px0, py1-py0
	d := float32(math.Hypot(float64(dx), float64(dy)))
	angle := float32(math.Atan2(float64(dy), float64(dx)))
	dx, dy = dx/d, dy/d
	begin, end := b.gap(from, dx, dy, dy > .5 || kind == sheet.ArrowRetreat), b.gap(to, dx, dy, dy <= .5)
	if leg&sheet.Joins != 0 {
		begin = 0
	}
	if leg&sheet.GoesOn != 0 {
		l.Turned(layer, kind.Shaft(), paint.About((px0+px1+dx*begin)/2, (py0+py1+dy*begin)/2, d-begin, .2*b.Zoom), paint.White, angle)
		return
	}
	room := max(.2*b.Zoom, d-begin-end)
	head, width := min(.34*b.Zoom, room), .2*b.Zoom
	if shaft := room - head*.7; shaft > 1 && room > head {
		mx, my := px0+dx*(begin+shaft/2), py0+dy*(begin+shaft/2)
		l.Turned(layer, kind.Shaft(), paint.About(mx, my, shaft, width), paint.White, angle)
	}
	hx, hy := px0+dx*(begin+room-head/2), py0+dy*(begin+room-head/2)
	l.Turned(layer, kind.Head(), paint.About(hx, hy, head, head), paint.White, angle)
}

// gap is how far from the middle of a place an arrow in a direction stays, in
// pixels: of a piece, if it is to be clear, outside its counter.
func (b *Painter) gap(r rules.Ref, dx, dy float32, clear bool) float32 {
	_, cell := b.index[r]
	cell = cell && !slices.ContainsFunc(b.spots, func(s spot) bool { return s.cell == r })
	switch {
	case !cell && clear:
		return pieces.CounterSize / 2 * b.Zoom / max(dx, -dx, dy, -dy)
	case !cell:
		return .26 * b.Zoom
	}
	return .2 * b.Zoom
}
