package cells

import (
	"slices"

	"grognard/assets/palette"
	"grognard/render/board/sheet"
	"grognard/render/paint"
	"grognard/rules"
)

// lowKeys are the marks of squares whose middle is a bridge or a ford.
var lowKeys = map[sheet.MarkKind]string{sheet.Move: "mark/move-low", sheet.MoveEnd: "mark/end-low", sheet.MoveHalt: "mark/halt-low"}

// paintMarks draws marks: those of cells under the pieces, targets over them.
func (b *Painter) paintMarks(l *paint.List, p *sheet.Picture) {
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
		if rims[m.Kind].A == 0 || layer != paint.Over || r.W >= leastOwn {
			l.Image(layer, key, r, tint)
		}
		if layer == paint.Over && key == sheet.MarkKey(m.Kind, rules.Squares) {
			b.rim(l, r, m.Kind)
		}
		if m.Text != "" {
			b.Plate(l, r, m.Text)
		}
	}
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
func (b *Painter) rim(l *paint.List, r paint.Rect, k sheet.MarkKind) {
	col, ok := rims[k]
	if wide := b.Px(2); ok && r.W < .8*b.Zoom {
		r = paint.Rect{X: floor(r.X), Y: floor(r.Y), W: floor(r.W), H: floor(r.H)}
		b.frame(l, r.Inset(-1), wide+2, sheet.Ink)
		b.frame(l, r, wide, col)
	}
}

// frame draws a frame of a width inside a rectangle.
func (b *Painter) frame(l *paint.List, r paint.Rect, wide float32, col paint.Color) {
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
func (b *Painter) ownRect(r rules.Ref) (paint.Rect, bool) {
	for i := range b.spots {
		s := &b.spots[i]
		if s.ref != r || r == 0 {
			continue
		}
		z, ok := b.index[s.cell]
		if !ok {
			break
		}
		k := &b.total[z]
		if s.form == rules.Leader && k.troops()+k.leaders > 1 || s.form != rules.Leader && k.troops() > 1 {
			return s.at.Inset(-max(.1*max(s.at.W, s.at.H), leastOff)), true
		}
	}
	return paint.Rect{}, false
}
