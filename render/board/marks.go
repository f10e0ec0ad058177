package board

import (
	"math"
	"slices"

	"grognard/assets/palette"
	"grognard/render/board/sheet"
	"grognard/render/paint"
	"grognard/rules"
)

// lowKeys are the marks of squares whose middle is a bridge or a ford.
var lowKeys = map[sheet.MarkKind]string{sheet.Move: "mark/move-low", sheet.MoveEnd: "mark/end-low", sheet.MoveHalt: "mark/halt-low"}

// paintMarks draws marks: those of cells under the pieces, targets over them.
func (b *Board) paintMarks(l *paint.List, p *sheet.Picture) {
	for i := range p.Marks {
		m := &p.Marks[i]
		r, cell := b.markRect(m.At)
		if r.W == 0 {
			continue
		}
		tint := paint.White
		layer := paint.Under
		switch m.Kind {
		case sheet.Attack, sheet.Forbid:
			if layer = paint.Over; cell && m.Kind == sheet.Attack && b.led(p, m.At) {
				layer = paint.Under // its badge covers no leader
			}
			if m.Broken {
				tint = paint.Alpha(tint, afarAlpha)
			}
		case sheet.Hover:
			if !cell {
				layer = paint.Over
			} else if b.shared(p, m.At) {
				r = r.Inset(floor(hoverInset * b.Zoom))
			}
		case sheet.Lit:
			layer = paint.Over
			tint = paint.Alpha(tint, p.Strong)
		}
		key := b.markKey(m.Kind)
		if low, ok := lowKeys[m.Kind]; ok && cell && b.crossing[m.At] {
			key = low
		}
		if own, ok := b.ownRect(m.At); ok {
			r, key, layer = own, sheet.MarkKey(m.Kind, rules.Squares), paint.Over
		}
		l.Image(layer, key, r, tint)
		if layer == paint.Over && key == sheet.MarkKey(m.Kind, rules.Squares) {
			b.rim(l, r, m.Kind)
		}
		if m.Text != "" {
			b.Plate(l, r, m.Text)
		}
	}
}

// led reports whether a leader stands on a cell.
func (b *Board) led(p *sheet.Picture, cell rules.Ref) bool {
	return slices.ContainsFunc(p.View.Pieces, func(pc rules.Piece) bool { return pc.Cell == cell && pc.Form == rules.Leader })
}

// rims are the colours of the marks that frame a piece among others.
var rims = map[sheet.MarkKind]paint.Color{sheet.Usable: palette.Move, sheet.Selected: palette.Gold, sheet.Attack: palette.Attack}

// rim frames a piece that shares its cell: the picture of the mark is too fine as
// small as that.
func (b *Board) rim(l *paint.List, r paint.Rect, k sheet.MarkKind) {
	col, ok := rims[k]
	if wide := b.Px(2); ok && r.W < .8*b.Zoom {
		r = paint.Rect{X: floor(r.X), Y: floor(r.Y), W: floor(r.W), H: floor(r.H)}
		b.frame(l, r.Inset(-1), wide+2, sheet.Ink)
		b.frame(l, r, wide, col)
	}
}

// frame draws a frame of a width inside a rectangle.
func (b *Board) frame(l *paint.List, r paint.Rect, wide float32, col paint.Color) {
	l.Fill(paint.Over, paint.Rect{X: r.X, Y: r.Y, W: r.W, H: wide}, col)
	l.Fill(paint.Over, paint.Rect{X: r.X, Y: r.Y + r.H - wide, W: r.W, H: wide}, col)
	l.Fill(paint.Over, paint.Rect{X: r.X, Y: r.Y + wide, W: wide, H: r.H - 2*wide}, col)
	l.Fill(paint.Over, paint.Rect{X: r.X + r.W - wide, Y: r.Y + wide, W: wide, H: r.H - 2*wide}, col)
}

// afarAlpha is how strongly a target is marked that nobody closes in on.
const afarAlpha = .5

// hoverInset is how far within the border of a cell the mark of the pointer
// lies, in cells, where the border has another mark.
const hoverInset = .07

// shared reports whether a cell has a mark beside that of the pointer.
func (b *Board) shared(p *sheet.Picture, cell rules.Ref) bool {
	return slices.ContainsFunc(p.Marks, func(m sheet.Mark) bool { return m.At == cell && m.Kind != sheet.Hover })
}

// markKey returns the picture of a mark on this shape of cells.
func (b *Board) markKey(k sheet.MarkKind) string { return sheet.MarkKey(k, b.Map.Shape) }

// markRect returns where a mark of r is drawn, and whether r is a cell. The
// mark of a piece frames its cell.
func (b *Board) markRect(r rules.Ref) (paint.Rect, bool) {
	if i, ok := b.index[r]; ok {
		return b.Rect(b.box(i)), true
	}
	for i := range b.spots {
		if b.spots[i].ref == r && r != 0 {
			if z, ok := b.index[b.spots[i].zone]; ok {
				return b.Rect(b.box(z)), false
			}
			at := b.spots[i].at
			return at.Inset(-.14 * at.W), false
		}
	}
	return paint.Rect{}, false
}

// ownRect returns where the mark of a piece is drawn that shares its cell with
// others: around itself.
func (b *Board) ownRect(r rules.Ref) (paint.Rect, bool) {
	for i := range b.spots {
		s := &b.spots[i]
		if s.ref != r || r == 0 {
			continue
		}
		z, ok := b.index[s.zone]
		if !ok {
			break
		}
		k := &b.total[z]
		if s.form == rules.Leader && k.troops()+k.leaders > 1 || s.form != rules.Leader && k.troops() > 1 {
			return s.at.Inset(-max(.1*max(s.at.W, s.at.H), b.Px(3))), true
		}
	}
	return paint.Rect{}, false
}

// paintArrows draws the arrows of the picture and of the clips that run.
func (b *Board) paintArrows(l *paint.List, p *sheet.Picture) {
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
func (b *Board) chain(l *paint.List, path []rules.Ref, kind sheet.ArrowKind) {
	for i := 0; i+1 < len(path); i++ {
		b.arrow(l, path[i], path[i+1], kind, LegOf(i, len(path)))
	}
}

// arrow draws one arrow between two places. It keeps clear of the counter it
// points to, and of the foot of the one it comes from: no strength is covered. A
// retreat keeps clear of the whole counter, whose state decides where it leads.
func (b *Board) arrow(l *paint.List, from, to rules.Ref, kind sheet.ArrowKind, leg sheet.Leg) {
	x0, y0, ok0 := b.place(from)
	x1, y1, ok1 := b.place(to)
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
func (b *Board) gap(r rules.Ref, dx, dy float32, clear bool) float32 {
	_, cell := b.index[r]
	cell = cell && !slices.ContainsFunc(b.spots, func(s spot) bool { return s.zone == r })
	switch {
	case !cell && clear:
		return counterSize / 2 * b.Zoom / max(dx, -dx, dy, -dy)
	case !cell:
		return .26 * b.Zoom
	}
	return .2 * b.Zoom
}
