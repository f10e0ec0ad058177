package board

import (
	"math"
	"slices"

	"grognard/assets/palette"
	"grognard/render/paint"
	"grognard/rules"
)

// MarkKind says what a mark tells; each has its own shape.
type MarkKind uint8

// The marks.
const (
	Usable   MarkKind = iota // can be picked now
	Move                     // a legal place to go, where the piece may do more
	MoveEnd                  // one where it may do no more this turn
	MoveHalt                 // one where it must stop
	Attack                   // a legal target
	Selected                 // picked
	Hover                    // under the pointer
	Forbid                   // was just refused
	Lit                      // pointed at in the log or an inspector line
	Ghost                    // where a piece came from
	zone                     // hatch of overlays
	area                     // wash of overlays
)

// Mark stands on a cell or a piece. Text, if any, is shown on a plate.
type Mark struct {
	At     rules.Ref
	Kind   MarkKind
	Text   string
	Broken bool // of an attack on a Cloth that goes there first: its frame has gaps; on cells: it does not close in
}

// Arrow leads from a cell or piece to another.
type Arrow struct {
	From, To rules.Ref
	Kind     ArrowKind
	Leg      Leg
}

// Leg says which part of a path an arrow is: its legs are one line, with a
// head at the end.
type Leg uint8

// The parts of a path, to be combined.
const (
	Joins  Leg = 1 << iota // another leg ends where it begins
	GoesOn                 // another leg begins where it ends
)

// ArrowKind is the colour and the meaning of an arrow.
type ArrowKind uint8

// The arrows.
const (
	ArrowMove ArrowKind = iota
	ArrowAttack
	ArrowRetreat
	ArrowPast // what has happened: a line of the log
)

// The colours of text and plates: look-and-feel 2.6.
var (
	inkColor   = paint.Color{R: 0x2b, G: 0x21, B: 0x18, A: 255}
	paperColor = paint.Color{R: 0xfb, G: 0xf5, B: 0xe4, A: 255}
)

// markKeys are the pictures of marks, on squares, on hexes and on flat-top
// hexes.
var markKeys = [...][3]string{
	Usable:   {"mark/own", "mark/own-hex", "mark/own-flat"},
	Move:     {"mark/move", "mark/move-hex", "mark/move-flat"},
	MoveEnd:  {"mark/end", "mark/end-hex", "mark/end-flat"},
	MoveHalt: {"mark/halt", "mark/halt-hex", "mark/halt-flat"},
	Attack:   {"mark/attack", "mark/attack-hex", "mark/attack-flat"},
	Selected: {"mark/select", "mark/select-hex", "mark/select-flat"},
	Hover:    {"mark/hover", "mark/hover-hex", "mark/hover-flat"},
	Forbid:   {"mark/forbid", "mark/forbid", "mark/forbid"},
	Lit:      {"mark/hover", "mark/hover-hex", "mark/hover-flat"},
	Ghost:    {"mark/ghost", "mark/ghost-hex", "mark/ghost-flat"},
	zone:     {"mark/zoc", "mark/zoc-hex", "mark/zoc-flat"},
	area:     {"mark/area", "mark/area-hex", "mark/area-flat"},
}

// lowKeys are the marks of squares whose middle is a bridge or a ford.
var lowKeys = map[MarkKind]string{Move: "mark/move-low", MoveEnd: "mark/end-low", MoveHalt: "mark/halt-low"}

// arrowKeys are the pictures of arrows: shaft and head.
var arrowKeys = [...][2]string{
	ArrowMove:    {"arrow/shaft/move", "arrow/head/move"},
	ArrowAttack:  {"arrow/shaft/attack", "arrow/head/attack"},
	ArrowRetreat: {"arrow/shaft/retreat", "arrow/head/retreat"},
	ArrowPast:    {"arrow/shaft/past", "arrow/head/past"},
}

// paintMarks draws marks: those of cells under the pieces, targets over them.
func (b *Board) paintMarks(l *paint.List, p *Picture) {
	for i := range p.Marks {
		m := &p.Marks[i]
		r, cell := b.markRect(m.At)
		if r.W == 0 {
			continue
		}
		tint := paint.White
		layer := paint.Under
		switch m.Kind {
		case Attack, Forbid:
			if layer = paint.Over; cell && m.Kind == Attack && b.led(p, m.At) {
				layer = paint.Under // its badge covers no leader
			}
			if m.Broken {
				tint = paint.Alpha(tint, afarAlpha)
			}
		case Hover:
			if !cell {
				layer = paint.Over
			} else if b.shared(p, m.At) {
				r = r.Inset(floor(hoverInset * b.Zoom))
			}
		case Lit:
			layer = paint.Over
			tint = paint.Alpha(tint, p.Strong)
		}
		key := b.markKey(m.Kind)
		if low, ok := lowKeys[m.Kind]; ok && cell && b.crossing[m.At] {
			key = low
		}
		if own, ok := b.ownRect(m.At); ok {
			r, key, layer = own, markKeys[m.Kind][0], paint.Over
		}
		l.Image(layer, key, r, tint)
		if layer == paint.Over && key == markKeys[m.Kind][0] {
			b.rim(l, r, m.Kind)
		}
		if m.Text != "" {
			b.plate(l, r, m.Text)
		}
	}
}

// led reports whether a leader stands on a cell.
func (b *Board) led(p *Picture, cell rules.Ref) bool {
	return slices.ContainsFunc(p.View.Pieces, func(pc rules.Piece) bool { return pc.Zone == cell && pc.Form == rules.Leader })
}

// rims are the colours of the marks that frame a piece among others.
var rims = map[MarkKind]paint.Color{Usable: palette.Move, Selected: palette.Gold, Attack: palette.Attack}

// rim frames a piece that shares its cell: the picture of the mark is too fine as
// small as that.
func (b *Board) rim(l *paint.List, r paint.Rect, k MarkKind) {
	col, ok := rims[k]
	if wide := b.px(2); ok && r.W < .8*b.Zoom {
		r = paint.Rect{X: floor(r.X), Y: floor(r.Y), W: floor(r.W), H: floor(r.H)}
		b.frame(l, r.Inset(-1), wide+2, inkColor)
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
func (b *Board) shared(p *Picture, cell rules.Ref) bool {
	return slices.ContainsFunc(p.Marks, func(m Mark) bool { return m.At == cell && m.Kind != Hover })
}

// markKey returns the picture of a mark on this shape of cells.
func (b *Board) markKey(k MarkKind) string {
	switch b.m.Shape {
	case rules.Hexes:
		return markKeys[k][1]
	case rules.FlatHexes:
		return markKeys[k][2]
	}
	return markKeys[k][0]
}

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
			return s.at.Inset(-max(.1*max(s.at.W, s.at.H), b.px(3))), true
		}
	}
	return paint.Rect{}, false
}

// plate writes a short text, such as odds, at the lower edge of a rectangle.
func (b *Board) plate(l *paint.List, r paint.Rect, text string) {
	size := b.px(15)
	w := b.Metrics.Width(paint.SansBold, size, text) + size
	h := floor(size * 1.5)
	x, y := floor(r.X+r.W/2-w/2), floor(r.Y+r.H-h*.8)
	l.Fill(paint.Over, paint.Rect{X: x - 1, Y: y - 1, W: w + 2, H: h + 2}, inkColor)
	l.Fill(paint.Over, paint.Rect{X: x, Y: y, W: w, H: h}, paperColor)
	l.Text(paint.OverText, paint.SansBold, size, x+size/2, y+h*.5+b.Metrics.Ascent(paint.SansBold, size)/2, inkColor, text)
}

// px turns dp into whole pixels.
func (b *Board) px(dp float32) float32 { return max(1, floor(dp*b.scale+.5)) }

// paintArrows draws the arrows of the picture and of the clips that run.
func (b *Board) paintArrows(l *paint.List, p *Picture) {
	for _, a := range p.Arrows {
		b.arrow(l, a.From, a.To, a.Kind, a.Leg)
	}
	if p.Clips == nil {
		return
	}
	if cell, k := p.Clips.Barred(); k > 0 {
		if i, ok := b.index[cell]; ok {
			l.Image(paint.Over, b.markKey(Forbid), b.Rect(b.box(i)), paint.Alpha(paint.White, k))
		}
	}
	if a, ok := p.Clips.Arrow(); ok {
		kind := ArrowMove
		if a.Attack {
			kind = ArrowAttack
		}
		if a.Retreat {
			kind = ArrowRetreat
		}
		b.chain(l, a.Path, kind)
	}
	for _, t := range p.Clips.Trails() {
		kind := ArrowMove
		if t.Retreat {
			kind = ArrowRetreat
		}
		b.chain(l, t.Path, kind)
	}
}

// chain draws a path of several cells.
func (b *Board) chain(l *paint.List, path []rules.Ref, kind ArrowKind) {
	for i := 0; i+1 < len(path); i++ {
		b.arrow(l, path[i], path[i+1], kind, LegOf(i, len(path)))
	}
}

// arrow draws one arrow between two places. It keeps clear of the counter it
// points to, and of the foot of the one it comes from: no strength is covered. A
// retreat keeps clear of the whole counter, whose state decides where it leads.
func (b *Board) arrow(l *paint.List, from, to rules.Ref, kind ArrowKind, leg Leg) {
	x0, y0, ok0 := b.place(from)
	x1, y1, ok1 := b.place(to)
	if !ok0 || !ok1 || x0 == x1 && y0 == y1 {
		return
	}
	layer := paint.Over
	if kind == ArrowPast { // it has nothing to say about who stands there now
		layer = paint.Under
	}
	px0, py0 := b.Pixels(x0, y0)
	px1, py1 := b.Pixels(x1, y1)
	dx, dy := px1-px0, py1-py0
	d := float32(math.Hypot(float64(dx), float64(dy)))
	angle := float32(math.Atan2(float64(dy), float64(dx)))
	dx, dy = dx/d, dy/d
	begin, end := b.gap(from, dx, dy, dy > .5 || kind == ArrowRetreat), b.gap(to, dx, dy, dy <= .5)
	if leg&Joins != 0 {
		begin = 0
	}
	if leg&GoesOn != 0 {
		l.Turned(layer, arrowKeys[kind][0], about((px0+px1+dx*begin)/2, (py0+py1+dy*begin)/2, d-begin, .2*b.Zoom), paint.White, angle)
		return
	}
	room := max(.2*b.Zoom, d-begin-end)
	head, width := min(.34*b.Zoom, room), .2*b.Zoom
	if shaft := room - head*.7; shaft > 1 && room > head {
		mx, my := px0+dx*(begin+shaft/2), py0+dy*(begin+shaft/2)
		l.Turned(layer, arrowKeys[kind][0], about(mx, my, shaft, width), paint.White, angle)
	}
	hx, hy := px0+dx*(begin+room-head/2), py0+dy*(begin+room-head/2)
	l.Turned(layer, arrowKeys[kind][1], about(hx, hy, head, head), paint.White, angle)
}

// LegOf returns which part of a path of n places the leg is that begins at
// place i.
func LegOf(i, n int) (l Leg) {
	if i > 0 {
		l |= Joins
	}
	if i+2 < n {
		l |= GoesOn
	}
	return l
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

// about returns a rectangle by its middle.
func about(x, y, w, h float32) paint.Rect { return paint.Rect{X: x - w/2, Y: y - h/2, W: w, H: h} }
