package board

import (
	"grognard/render/paint"
	"grognard/rules"
)

// A stack that is pointed at is spread out over its cell, in rows on a slip of
// paper, so that each of its pieces can be seen and picked.
const (
	openRow  = 4   // pieces in a row
	openSize = .74 // edge of a counter, in cells, and
	openLeft = .06 // the gap between two
)

// open reports whether the pieces of a cell are spread out.
func (b *Board) open(p *Picture, zone rules.Ref) bool {
	if zone == 0 || b.apart != zone || p.Ghost != 0 || p.Hide {
		return false
	}
	i, ok := b.index[zone]
	return ok && b.total[i].counters > 1
}

// Point tells where the pointer is, or that it is elsewhere: a stack under it is
// spread out until it leaves the pieces.
func (b *Board) Point(x, y float32, here bool) {
	if b.sheet == nil || b.cloth() {
		return
	}
	was := b.apart
	b.apart = 0
	if !here {
		return
	}
	for i := range b.spots {
		if s := &b.spots[i]; s.tray && s.zone == was && s.at.Has(x, y) {
			b.apart = was
			return
		}
	}
	s := b.Find(x, y)
	if i, ok := b.index[s.Cell]; ok && s.Piece != 0 && b.total[i].counters > 1 {
		b.apart = s.Cell
	}
}

// openGrid returns how many columns and rows the spread pieces of a cell take,
// and the edge of a field of it in pixels.
func (b *Board) openGrid(i int) (cols, rows int, field float32) {
	k := &b.total[i]
	n := int(k.troops() + k.leaders)
	cols = min(n, openRow)
	if n > openRow {
		cols = (n + 1) / 2
	}
	field = floor(max((openSize+openLeft)*b.Zoom, 44*b.scale))
	return cols, (n + cols - 1) / cols, field
}

// tray returns the slip of paper under the spread pieces of a cell; it stays in
// the port.
func (b *Board) tray(i int) paint.Rect {
	cols, rows, f := b.openGrid(i)
	x, y := b.Pixels(b.center(i))
	pad := floor(.06 * b.Zoom)
	r := about(x, y, float32(cols)*f+2*pad, float32(rows)*f+2*pad)
	r.X = floor(max(b.Port.X, min(b.Port.X+b.Port.W-r.W, r.X)))
	r.Y = floor(max(b.Port.Y, min(b.Port.Y+b.Port.H-r.H, r.Y)))
	return r
}

// paintTray draws the slip of the stack that is spread out.
func (b *Board) paintTray(l *paint.List, p *Picture) {
	if !b.open(p, b.apart) {
		return
	}
	i := b.index[b.apart]
	r := b.tray(i)
	l.Fill(paint.Over, r.Moved(b.px(3), b.px(3)), paint.Alpha(inkColor, .35))
	l.Fill(paint.Over, r, inkColor)
	l.Fill(paint.Over, r.Inset(b.px(1.5)), paperColor)
	b.spots = append(b.spots, spot{zone: b.apart, tray: true, at: r})
}

// paintOpen draws a piece of the stack that is spread out.
func (b *Board) paintOpen(l *paint.List, p *Picture, pc *rules.Piece, cell int) {
	cols, _, f := b.openGrid(cell)
	r := b.tray(cell)
	k := &b.stack[cell]
	n := int(k.troops() + k.leaders)
	k.add(pc)
	pad := floor(.06 * b.Zoom)
	at := paint.Rect{X: r.X + pad + float32(n%cols)*f, Y: r.Y + pad + float32(n/cols)*f, W: f, H: f}.Inset(floor(f * openLeft / 2))
	b.spots = append(b.spots, spot{ref: pc.Ref, zone: pc.Zone, form: pc.Form, at: at})
	if p.Ghost == pc.Ref {
		return
	}
	b.Token(l, paint.Over, at, pc, nil, 1)
}

// tally prints on the topmost counter of a stack of more than two how many
// there are.
func (b *Board) tally(l *paint.List, pc *rules.Piece, at paint.Rect, alpha float32) {
	i, ok := b.index[pc.Zone]
	if !ok || b.total[i].counters < 3 || b.stack[i].counters != b.total[i].counters {
		return
	}
	d := max(b.px(14), floor(at.W*.36))
	r := paint.Rect{X: floor(at.X - d*.35), Y: floor(at.Y + at.H - d*.7), W: d, H: d}
	l.Image(paint.Pieces, "badge/ink", r, paint.Alpha(paint.White, alpha))
	s, size := digits(int(b.total[i].counters)), floor(d*.66)
	l.Text(paint.Pieces, paint.SansBold, size, floor(r.X+(d-b.Metrics.Width(paint.SansBold, size, s))/2), floor(r.Y+d*.49+b.Metrics.Ascent(paint.SansBold, size)/2), paint.Alpha(paperColor, alpha), s)
}
