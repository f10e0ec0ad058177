package cells

import (
	"grognard/render/board/sheet"
	"grognard/render/paint"
	"grognard/rules"
)

// leastHit is the edge of the square in which a piece can always be hit, in pixels.
const leastHit = 32

// Find returns the piece and the cell at a point: the piece painted topmost there, else
// the nearest of those which are so small that they are hit beside them too. A piece is
// never harder to hit than a square of 32 pixels.
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
			return s
		}
		if sp.ref != 0 && grown(sp.at, b.least(sp)).Has(x, y) {
			return b.found(s, sp)
		}
	}
	var best *spot
	far := float32(0)
	for i := range b.spots {
		sp := &b.spots[i]
		if sp.ref == 0 || !grown(sp.at, max(leastHit, leastHit*b.Scale)).Has(x, y) {
			continue
		}
		u, v := sp.at.Center()
		if d := (u-x)*(u-x) + (v-y)*(v-y); best == nil || d <= far {
			best, far = sp, d
		}
	}
	if best != nil {
		return b.found(s, best)
	}
	return s
}

// CellAt returns the cell at a point of the window, whatever stands over it.
func (b *Painter) CellAt(x, y float32) rules.Ref {
	if i := b.at(b.Cells(x, y)); i >= 0 {
		return b.Map.Cells[i].Ref
	}
	return 0
}

// found is what a spot says.
func (b *Painter) found(s sheet.Spot, sp *spot) sheet.Spot {
	s.Piece = sp.ref
	if _, ok := b.index[sp.cell]; ok {
		s.Cell = sp.cell
	}
	return s
}

// least is the edge of the square in which a piece is hit before any other: of one that
// stands alone its own, of one that shares its cell so much that it can be hit.
func (b *Painter) least(s *spot) float32 {
	if i, ok := b.index[s.cell]; ok && b.total[i].troops()+b.total[i].leaders > 1 {
		return 18 * b.Scale
	}
	return 0
}

// leastFree is how much of each of two pieces of a cell lies clear of the square in which
// the other is hit, in pixels: if it is less, one of them could hardly be hit.
const leastFree = 20

// Near returns two pieces of a cell under a point of the window that lie so near to each
// other that one of them could hardly be hit; 0 and 0 if there are none.
func (b *Painter) Near(x, y float32) (p, q rules.Ref) {
	found := b.Find(x, y)
	if found.Piece == 0 || found.Cell == b.apart.cell {
		return 0, 0
	}
	for i := range b.spots {
		if b.spots[i].ref != found.Piece {
			continue
		}
		for k := range b.spots {
			one, two := &b.spots[i], &b.spots[k]
			if two.ref != 0 && two.ref != one.ref && two.cell == one.cell && two.form != rules.Marker && crowded(one.at, two.at) {
				return one.ref, two.ref
			}
		}
	}
	return 0, 0
}

// crowded reports whether too little of a piece lies clear of another one.
func crowded(r, s paint.Rect) bool {
	x0, y0 := r.Center()
	x1, y1 := s.Center()
	half := max(leastHit, max(r.W, r.H), max(s.W, s.H)) / 2
	return half+max(abs(x0-x1), abs(y0-y1))-leastHit/2 < leastFree
}

// Part spreads out the pieces of the cell at a point of the window, until the pointer
// leaves them.
func (b *Painter) Part(x, y float32) {
	if s := b.Find(x, y); s.Piece != 0 {
		b.apart = spread{cell: s.Cell, who: s.Piece, x: x, y: y, pair: true}
	}
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
		if s.ref != 0 && !s.home && s.at.Overlaps(b.Port) {
			visit(s.ref, s.at.And(b.Port))
		}
	}
}
