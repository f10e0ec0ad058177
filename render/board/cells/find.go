package cells

import (
	"grognard/render/board/sheet"
	"grognard/render/paint"
	"grognard/rules"
)

// Find returns the piece painted topmost and the cell at a point. A piece is
// never harder to hit than a square of 32 dp.
func (b *Painter) Find(x, y float32) sheet.Spot {
	if !b.Port.Has(x, y) {
		return sheet.Spot{}
	}
	var s sheet.Spot
	if i := b.at(b.Cells(x, y)); i >= 0 {
		s.Cell = b.Map.Cells[i].Ref
	}
	for i := len(b.spots) - 1; i >= 0; i-- {
		sp := &b.spots[i]
		if sp.tray && sp.at.Has(x, y) {
			s.Cell = sp.cell
			break
		}
		if sp.ref != 0 && grown(sp.at, b.least(sp)).Has(x, y) {
			s.Piece = sp.ref
			if _, ok := b.index[sp.cell]; ok {
				s.Cell = sp.cell
			}
			break
		}
	}
	return s
}

// least is the edge of the square in which a piece can always be hit: smaller
// for one that shares its cell.
func (b *Painter) least(s *spot) float32 {
	if i, ok := b.index[s.cell]; ok && b.total[i].troops()+b.total[i].leaders > 1 {
		return 18 * b.Scale
	}
	return 32 * b.Scale
}

// grown widens a rectangle about its middle to at least d by d.
func grown(r paint.Rect, d float32) paint.Rect {
	if w := max(r.W, d); w > r.W {
		r.X, r.W = r.X-(w-r.W)/2, w
	}
	if h := max(r.H, d); h > r.H {
		r.Y, r.H = r.Y-(h-r.H)/2, h
	}
	return r
}

// PieceRect returns where a piece was last painted.
func (b *Painter) PieceRect(r rules.Ref) (paint.Rect, bool) {
	for i := len(b.spots) - 1; i >= 0; i-- {
		if b.spots[i].ref == r && r != 0 {
			return b.spots[i].at, true
		}
	}
	return paint.Rect{}, false
}

// Hits calls visit for every cell and piece in view, with its rectangle. A
// piece comes after its cell: what comes later lies on top.
func (b *Painter) Hits(visit func(rules.Ref, paint.Rect)) {
	for i := range b.Map.Cells {
		if r := b.Rect(b.box(i)); r.Overlaps(b.Port) {
			visit(b.Map.Cells[i].Ref, r.And(b.Port))
		}
	}
	for _, s := range b.spots {
		if s.ref != 0 && s.at.Overlaps(b.Port) {
			visit(s.ref, s.at.And(b.Port))
		}
	}
}
