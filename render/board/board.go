// Package board shows the map and what stands on it: squares and hexes with
// their pieces here, tables without cells in tabletop. It finds what is under
// the pointer, and knows nothing of any rulebook.
package board

import (
	"grognard/render/board/sheet"
	"grognard/render/board/tabletop"
	"grognard/render/paint"
	"grognard/rules"
)

// Board paints one map and finds what is under the pointer. Set Metrics and
// Store before the first use.
type Board struct {
	sheet.Sheet
	table tabletop.Painter // of a map without cells

	*grid
	spots []spot       // of the pieces as last painted, from bottom to top
	discs []hitDisc    // of the brigades, to be painted over the arrows
	total []crowd      // pieces on each cell, and
	stack []crowd      // those of them that are painted so far
	named []paint.Rect // where names of places are printed
	front []int8       // where the brigades of each cell look, in eighths
	keys  keys
	apart spread    // the stack that is spread out under the pointer
	kept  rules.Ref // cell of the stack that lies open by itself; 0 for none
}

// spot is where a piece was painted.
type spot struct {
	ref  rules.Ref
	zone rules.Ref
	form rules.Form
	tray bool // it is the slip of paper under a stack that is spread out
	at   paint.Rect
}

// Look tells the board its map, its port and the pixels of a dp. It is cheap
// when nothing has changed.
func (b *Board) Look(m *rules.Map, port paint.Rect, scale float32) {
	if b.Sheet.Look(m, port, scale) {
		b.grid = newGrid(m, b.Lay)
		b.total, b.stack = make([]crowd, len(m.Cells)), make([]crowd, len(m.Cells))
		b.front = make([]int8, len(m.Cells))
	}
}

// Tabletop returns the painter of a table without cells, nil if the map has
// cells.
func (b *Board) Tabletop() *tabletop.Painter {
	if b.Map == nil || b.Map.Shape != rules.Cloth {
		return nil
	}
	return b.anyTable()
}

// Rename forgets what things are called: Picture.Name has other words for them.
func (b *Board) Rename() { b.table.Rename() }

// anyTable returns the painter of a table without cells, whatever the map.
func (b *Board) anyTable() *tabletop.Painter {
	b.table.Sheet = &b.Sheet
	return &b.table
}

// legible is the least width in dp of a cell whose counters can be told apart; a
// map is not cut for less.
const legible = 38

// Begin shows the whole map, or, if its counters could not be read then, as much
// about the middle of some cells as there is room for.
func (b *Board) Begin(cells []rules.Ref) {
	if b.Map == nil || b.Tabletop() != nil {
		return
	}
	x, y, n := float32(0), float32(0), float32(0)
	for _, r := range cells {
		if i, ok := b.index[r]; ok {
			u, v := b.center(i)
			x, y, n = x+u, y+v, n+1
		}
	}
	if n == 0 {
		x, y, n = b.W/2, b.H/2, 1
	}
	b.Camera.Begin(x/n, y/n, floor(legible*b.Scale))
}

// Cell returns the cell that r names.
func (b *Board) Cell(r rules.Ref) (*rules.Cell, bool) {
	if b.Map == nil {
		return nil, false
	}
	i, ok := b.index[r]
	if !ok {
		return nil, false
	}
	return &b.Map.Cells[i], true
}

// CellRect returns where a cell is in the window.
func (b *Board) CellRect(r rules.Ref) (paint.Rect, bool) {
	if b.Map == nil {
		return paint.Rect{}, false
	}
	i, ok := b.index[r]
	if !ok {
		return paint.Rect{}, false
	}
	return b.Rect(b.box(i)), true
}

// ShowRef brings a cell or piece into view.
func (b *Board) ShowRef(r rules.Ref, now float64) {
	if x, y, ok := b.place(r); ok {
		b.Show(x, y, now)
	}
}

// place returns the middle, in cells, of a cell or of the cell under a piece.
func (b *Board) place(r rules.Ref) (x, y float32, ok bool) {
	if b.Map == nil {
		return 0, 0, false
	}
	if t := b.Tabletop(); t != nil {
		return t.Middle(r)
	}
	i, ok := b.index[r]
	if !ok {
		for _, s := range b.spots {
			if s.ref == r && r != 0 {
				if i, ok = b.index[s.zone]; ok {
					break
				}
			}
		}
	}
	if !ok {
		return 0, 0, false
	}
	x, y = b.center(i)
	return x, y, true
}

// Paint appends the board to l.
func (b *Board) Paint(l *paint.List, p *sheet.Picture) {
	l.PushClip(b.Port)
	b.PaintGround(l)
	if t := b.Tabletop(); t != nil {
		t.Paint(l, p)
		l.PopClip()
		return
	}
	b.paintShades(l, p.Shades)
	if p.Grid {
		b.paintLabels(l)
	}
	b.paintMarks(l, p)
	b.paintPieces(l, p)
	b.paintArrows(l, p)
	b.paintDiscs(l)
	l.PopClip()
}
