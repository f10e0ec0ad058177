package cells

import (
	"slices"

	"grognard/assets/palette"
	"grognard/render/board/pieces"
	"grognard/render/board/sheet"
	"grognard/render/paint"
	"grognard/rules"
)

// lowKeys are the marks of squares whose middle is a bridge or a ford.
var lowKeys = map[sheet.MarkKind]string{sheet.Move: "mark/move-low", sheet.MoveEnd: "mark/end-low", sheet.MoveHalt: "mark/halt-low"}

// paintMarks draws marks under the pieces, so that nothing that is printed on one is
// covered; over them lie the badge of a target, what was refused and what is pointed at
// elsewhere. The frame of a counter or a leader among others is painted with it.
func (b *Painter) paintMarks(l *paint.List, p *sheet.Picture) {
	for i := range p.Marks {
		m := &p.Marks[i]
		r, cell := b.markRect(m.At)
		if r.W == 0 {
			continue
		}
		switch own, form, ok := b.ownRect(m.At); {
		case ok && form != rules.Base && m.Kind != sheet.Forbid:
			r = own
		case ok:
			r = own
			b.frameOver(l, p, m, r)
		default:
			b.cellMark(l, p, m, r, cell)
		}
		if m.Text != "" {
			b.Plate(l, r, m.Text)
		}
	}
}

// cellMark draws a mark along the border of a cell.
func (b *Painter) cellMark(l *paint.List, p *sheet.Picture, m *sheet.Mark, r paint.Rect, cell bool) {
	key, layer, tint := b.markKey(m.Kind), paint.Under, b.markTint(p, m)
	switch m.Kind {
	case sheet.Attack:
		if home, ok := b.homeOf(p, m.At); !ok || !b.led(p, b.Map.Cells[home].Ref) { // its badge covers no leader
			l.PushClip(badgeAt(b.Map.Shape, r))
			l.Image(paint.Over, key, r, tint)
			l.PopClip()
		}
	case sheet.Forbid, sheet.Lit:
		layer = paint.Over
	case sheet.Hover:
		if home, ok := b.homeOf(p, m.At); ok && b.shared(p, b.Map.Cells[home].Ref) {
			r = r.Inset(floor(hoverInset * b.Zoom))
		}
	}
	if low, ok := lowKeys[m.Kind]; ok && cell && b.crossing[m.At] {
		key = low
	}
	l.Image(layer, key, r, tint)
}

// markTint is how strongly a mark is drawn.
func (b *Painter) markTint(p *sheet.Picture, m *sheet.Mark) paint.Color {
	switch {
	case m.Kind == sheet.Lit:
		return paint.Alpha(paint.White, p.Strong)
	case m.Broken && (m.Kind == sheet.Attack || m.Kind == sheet.Forbid):
		return paint.Alpha(paint.White, afarAlpha)
	}
	return paint.White
}

// badgeAt is where the badge of a target lies in the picture of its mark.
func badgeAt(shape rules.Shape, r paint.Rect) paint.Rect {
	const wide, high, badge = 160, 186, 60 // of the masters, see assets/draw
	k, x := r.W/wide, float32(wide-badge/2)
	switch shape {
	case rules.Hexes:
		x = wide / 2
	case rules.FlatHexes:
		k, x = r.W/high, high-52
	}
	return paint.About(r.X+k*x, r.Y+k*badge/2, k*badge, k*badge)
}

// frameOver frames a brigade over its neighbours.
func (b *Painter) frameOver(l *paint.List, p *sheet.Picture, m *sheet.Mark, r paint.Rect) {
	if rims[m.Kind].A == 0 || r.W >= leastOwn {
		l.Image(paint.Over, sheet.MarkKey(m.Kind, rules.Squares), r, b.markTint(p, m))
	}
	b.rim(l, paint.Over, r, m.Kind)
}

// framesUnder frames a counter or a leader that shares its cell with others, before it is
// painted: its frame covers what lies below it, but neither itself nor who stands on it.
// Counters that are all marked alike have one frame.
func (b *Painter) framesUnder(l *paint.List, p *sheet.Picture, pc *rules.Piece, cell int, at paint.Rect) {
	if pc.Ref == 0 || pc.Form == rules.Base || pc.Form == rules.Marker || !b.shares(cell, pc.Form) {
		return
	}
	for i := range p.Marks {
		m := &p.Marks[i]
		if m.At != pc.Ref || m.Kind == sheet.Forbid {
			continue
		}
		r := at
		if n := b.total[cell].counters; pc.Form == rules.Counter && n > 1 && b.alike(p, pc.Cell, m.Kind) {
			if b.stack[cell].counters > 1 {
				continue // the lowest has it
			}
			d := b.stackShift(cell, n-1) - b.stackShift(cell, 0)
			if b.pieces.Level(pc, at) == pieces.Far {
				d = oneEdge
			}
			r = paint.Rect{X: r.X, Y: r.Y - d, W: r.W + d, H: r.H + d}
		}
		r, key, tint := ownFrame(r), sheet.MarkKey(m.Kind, rules.Squares), b.markTint(p, m)
		if rims[m.Kind].A == 0 || r.W >= leastOwn {
			l.Image(paint.Pieces, key, r, tint)
		}
		b.rim(l, paint.Pieces, r, m.Kind)
		if m.Kind == sheet.Attack && b.total[cell].leaders == 0 {
			l.PushClip(badgeAt(rules.Squares, r))
			l.Image(paint.Over, key, r, tint)
			l.PopClip()
		}
	}
}

// alike reports whether all counters of a cell have a mark.
func (b *Painter) alike(p *sheet.Picture, cell rules.Ref, k sheet.MarkKind) bool {
	for i := range p.View.Pieces {
		pc := &p.View.Pieces[i]
		if pc.Cell != cell || pc.Form != rules.Counter || p.Off != nil && p.Off(*pc) {
			continue
		}
		if !slices.ContainsFunc(p.Marks, func(m sheet.Mark) bool { return m.At == pc.Ref && m.Kind == k }) {
			return false
		}
	}
	return true
}

// led reports whether a leader stands on a cell.
func (b *Painter) led(p *sheet.Picture, cell rules.Ref) bool {
	return slices.ContainsFunc(p.View.Pieces, func(pc rules.Piece) bool { return pc.Cell == cell && pc.Form == rules.Leader })
}

// leastOwn is how wide a mark round a piece is at least, in pixels, for its picture: a
// smaller one is a frame alone, or it would hide the piece.
const leastOwn = 26

// rims are the colours of the marks that frame a piece among others.
var rims = map[sheet.MarkKind]paint.Color{sheet.Usable: palette.Move, sheet.Selected: palette.Gold, sheet.Attack: palette.Attack}

// rim frames a piece that shares its cell: the picture of the mark is too fine as
// small as that.
func (b *Painter) rim(l *paint.List, layer paint.Layer, r paint.Rect, k sheet.MarkKind) {
	col, ok := rims[k]
	if wide := b.Px(2); ok && r.W < .8*b.Zoom {
		r = paint.Rect{X: floor(r.X), Y: floor(r.Y), W: floor(r.W), H: floor(r.H)}
		b.frame(l, layer, r.Inset(-1), wide+2, sheet.Ink)
		b.frame(l, layer, r, wide, col)
	}
}

// frame draws a frame of a width inside a rectangle.
func (b *Painter) frame(l *paint.List, layer paint.Layer, r paint.Rect, wide float32, col paint.Color) {
	for _, side := range [...]paint.Rect{
		{X: r.X, Y: r.Y, W: r.W, H: wide},
		{X: r.X, Y: r.Y + r.H - wide, W: r.W, H: wide},
		{X: r.X, Y: r.Y + wide, W: wide, H: r.H - 2*wide},
		{X: r.X + r.W - wide, Y: r.Y + wide, W: wide, H: r.H - 2*wide},
	} {
		l.Fill(layer, side, col)
	}
}

// afarAlpha is how strongly a target is marked that nobody closes in on.
const afarAlpha = .5

// hoverInset is how far within the border of a cell the mark of the pointer
// lies, in cells, where the border has another mark.
const hoverInset = .07

// shared reports whether a cell has a mark beside that of the pointer.
func (b *Painter) shared(p *sheet.Picture, cell rules.Ref) bool {
	return slices.ContainsFunc(p.Marks, func(m sheet.Mark) bool { return m.At == cell && m.Kind != sheet.Hover })
}

// markKey returns the picture of a mark on this shape of cells.
func (b *Painter) markKey(k sheet.MarkKind) string { return sheet.MarkKey(k, b.Map.Shape) }

// markRect returns where a mark of r is drawn, and whether r is a cell. The
// mark of a piece frames its cell.
func (b *Painter) markRect(r rules.Ref) (paint.Rect, bool) {
	if i, ok := b.index[r]; ok {
		return b.Rect(b.box(i)), true
	}
	for i := range b.spots {
		if b.spots[i].ref == r && r != 0 {
			if z, ok := b.index[b.spots[i].cell]; ok {
				return b.Rect(b.box(z)), false
			}
			at := b.spots[i].at
			return at.Inset(-.14 * at.W), false
		}
	}
	return paint.Rect{}, false
}

// leastOff is how far such a mark lies off its piece at least, in pixels.
const leastOff = 5

// ownRect returns where the mark of a piece is drawn that shares its cell with
// others: around itself.
func (b *Painter) ownRect(r rules.Ref) (at paint.Rect, form rules.Form, ok bool) {
	for i := range b.spots {
		if s := &b.spots[i]; s.ref == r && r != 0 && !s.home {
			z, on := b.index[s.cell]
			return ownFrame(s.at), s.form, on && b.shares(z, s.form)
		}
	}
	return paint.Rect{}, 0, false
}

// ownFrame is the frame round a piece that fills a rectangle.
func ownFrame(at paint.Rect) paint.Rect { return at.Inset(-max(.1*max(at.W, at.H), leastOff)) }

// shares reports whether a piece of a form has others beside it on its cell from which its
// mark is to tell it.
func (b *Painter) shares(cell int, form rules.Form) bool {
	k := &b.total[cell]
	if form == rules.Leader {
		return k.troops()+k.leaders > 1
	}
	return k.troops() > 1
}

// homeOf returns the cell that is named, or on which a piece stands that is.
func (b *Painter) homeOf(p *sheet.Picture, r rules.Ref) (cell int, ok bool) {
	if cell, ok = b.index[r]; ok || r == 0 {
		return cell, ok
	}
	for i := range p.View.Pieces {
		if p.View.Pieces[i].Ref == r {
			cell, ok = b.index[p.View.Pieces[i].Cell]
			return cell, ok
		}
	}
	return 0, false
}
