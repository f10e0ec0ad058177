package cells

import (
	"slices"

	"grognard/render/board/sheet"
	"grognard/render/paint"
	"grognard/rules"
)

// paintShades draws an overlay: a tint says whose, a hatch says it too.
func (b *Painter) paintShades(l *paint.List, p *sheet.Picture) {
	for i := range p.Shades {
		s := &p.Shades[i]
		c, ok := b.index[s.Cell]
		if !ok {
			continue
		}
		r := b.Rect(b.box(c)).Inset(1)
		switch s.Style {
		case rules.StyleBlocked:
			l.Image(paint.Over, b.markKey(sheet.Forbid), r.Inset(r.W*.25), paint.White)
			continue
		case rules.StyleContested:
			l.Image(paint.Grid, b.markKey(sheet.Hatch), r, paint.White)
			continue
		case rules.StyleNumber:
			switch {
			case !b.onBanner(s.Cell, s.N):
				b.cornerPlate(l, r, sheet.Digits(s.N))
			case s.Side != rules.Chance: // the number stands there: whose it is remains to be said
				b.wash(l, p, s, r)
			}
			continue
		}
		b.wash(l, p, s, r)
		if s.N > 0 {
			b.cornerPlate(l, r, sheet.Digits(s.N))
		}
	}
}

// wash tints a cell with the colour of whose it is; that of Second is hatched as well.
func (b *Painter) wash(l *paint.List, p *sheet.Picture, s *rules.Shade, r paint.Rect) {
	l.Image(paint.Grid, b.markKey(sheet.Wash), r, sheet.Tint(p.View, s.Side))
	if s.Side == rules.Second {
		l.Image(paint.Grid, b.markKey(sheet.Hatch), r, paint.Alpha(paint.White, .5))
	}
}

// onBanner reports whether a number is printed on the banner of a cell.
func (b *Painter) onBanner(cell rules.Ref, n int) bool {
	return slices.ContainsFunc(b.Map.Areas, func(a rules.Area) bool {
		return a.Kind == rules.AreaObjective && a.Label == sheet.Digits(n) && slices.Contains(a.Cells, cell)
	})
}

// cornerPlate writes a number where it covers nothing that is printed on a counter:
// into the upper left corner of a square, at the upper end of a hex.
func (b *Painter) cornerPlate(l *paint.List, r paint.Rect, text string) {
	size := max(b.Px(12), floor(.2*b.Zoom))
	w, h := b.Metrics.Width(paint.SansBold, size, text)+floor(size*.6), floor(size*1.15)
	x, y := r.X+1, r.Y+1
	if b.hexes() {
		x, y = r.X+(r.W-w)/2, r.Y
	}
	x, y = floor(x), floor(y)
	l.Fill(paint.Over, paint.Rect{X: x - 1, Y: y - 1, W: w + 2, H: h + 2}, sheet.Ink)
	l.Fill(paint.Over, paint.Rect{X: x, Y: y, W: w, H: h}, sheet.Paper)
	l.Text(paint.Over, paint.SansBold, size, x+floor(size*.3), y+h*.5+b.Metrics.Ascent(paint.SansBold, size)/2, sheet.Ink, text)
}

// paintLabels writes the name of every cell into its corner.
func (b *Painter) paintLabels(l *paint.List) {
	size := b.Px(13)
	for i := range b.Map.Cells {
		r := b.Rect(b.box(i))
		x, y := r.X+size*.35, r.Y+size*1.1
		switch b.Map.Shape {
		case rules.Hexes:
			x, y = r.X+r.W/2-b.Metrics.Width(paint.Sans, size, b.Map.Cells[i].Label)/2, r.Y+r.H*.2
		case rules.FlatHexes:
			x = r.X + r.W/2 - b.Metrics.Width(paint.Sans, size, b.Map.Cells[i].Label)/2
		}
		l.Text(paint.Grid, paint.Sans, size, floor(x), floor(y), paint.Alpha(sheet.Ink, .67), b.Map.Cells[i].Label)
	}
}
