package board

import (
	"grognard/render/paint"
	"grognard/rules"
)

// Find returns the piece painted topmost and the cell at a point.
func (b *Board) Find(x, y float32) Spot {
	if b.on == nil || !b.Port.Has(x, y) {
		return Spot{}
	}
	return b.on.Find(x, y)
}

// PieceRect returns where a piece was last painted.
func (b *Board) PieceRect(r rules.Ref) (paint.Rect, bool) {
	if b.on == nil {
		return paint.Rect{}, false
	}
	return b.on.PieceRect(r)
}

// Hits calls visit for every cell and piece in view, with its rectangle. A
// piece comes after its cell: what comes later lies on top.
func (b *Board) Hits(visit func(rules.Ref, paint.Rect)) {
	if b.on == &b.table { // asked by name: through the interface a frame would allocate visit
		b.table.Hits(visit)
		return
	}
	b.cells.Hits(visit)
}

// Written calls visit for the rectangle of each name and letter that is written on a map of cells.
func (b *Board) Written(visit func(paint.Rect)) {
	if b.on == &b.cells {
		b.cells.Written(visit)
	}
}

// Middle returns the middle, in cells, of a cell or of the cell under a piece;
// false for what is not on the map.
func (b *Board) Middle(r rules.Ref) (x, y float32, ok bool) {
	if b.on == nil {
		return 0, 0, false
	}
	return b.on.Middle(r)
}

// ShowRef brings a cell or piece into view.
func (b *Board) ShowRef(r rules.Ref, now float64) {
	if x, y, ok := b.Middle(r); ok {
		b.Show(x, y, now)
	}
}

// CellAt returns the cell at a point of the window, whatever stands over it; 0 if there is
// none.
func (b *Board) CellAt(x, y float32) rules.Ref {
	if b.on != &b.cells || !b.Port.Has(x, y) {
		return 0
	}
	return b.cells.CellAt(x, y)
}

// Cell returns the cell that r names.
func (b *Board) Cell(r rules.Ref) (*rules.Cell, bool) { return b.cells.Cell(r) }

// CellRect returns where a cell is in the window.
func (b *Board) CellRect(r rules.Ref) (paint.Rect, bool) { return b.cells.CellRect(r) }

// Apart returns how far two cells are from each other: on hexes the steps
// between them, on squares those across and those up the board.
func (b *Board) Apart(p, q *rules.Cell) (dx, dy int) { return b.cells.Apart(p, q) }

// Slip is where the pieces of a stack lie that is spread out; of no width if none is.
func (b *Board) Slip() paint.Rect {
	if b.on != &b.cells {
		return paint.Rect{}
	}
	return b.cells.Slip()
}

// Point tells where the pointer is, or that it is elsewhere: a stack under it is
// spread out until it leaves the pieces. It reports whether that changes
// anything.
func (b *Board) Point(x, y float32, here bool) (changed bool) {
	return b.cells.Point(x, y, here && b.Tabletop() == nil)
}

// Near returns two pieces of a cell under a point of the window that lie so near to each
// other that one of them could hardly be hit; 0 and 0 if there are none.
func (b *Board) Near(x, y float32) (p, q rules.Ref) {
	if b.on != &b.cells {
		return 0, 0
	}
	return b.cells.Near(x, y)
}

// Part spreads out the pieces of the cell at a point of the window, until the pointer
// leaves them.
func (b *Board) Part(x, y float32) { b.cells.Part(x, y) }

// Stacked reports whether a stack stands on a cell, that could lie open.
func (b *Board) Stacked(cell rules.Ref) bool {
	return b.on == &b.cells && b.cells.Stacked(cell)
}

// Keep has the stack of a cell lie open as long as the pointer is on no other one,
// since the question is what is in it; 0 keeps none.
func (b *Board) Keep(cell rules.Ref) { b.cells.Keep(cell) }
