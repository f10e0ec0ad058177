// Package board shows the map and what stands on it, and finds what is under the
// pointer. It knows nothing of any rulebook. What kind of painter a map needs is
// asked once, when the map comes: cells for squares and hexes, tabletop for a
// table without cells.
package board

import (
	"grognard/render/board/cells"
	"grognard/render/board/sheet"
	"grognard/render/board/tabletop"
	"grognard/render/paint"
	"grognard/rules"
)

// Board paints one map and finds what is under the pointer. Set Metrics and
// Store before the first use.
type Board struct {
	sheet.Sheet
	cells cells.Painter
	table tabletop.Painter
	on    painter // that of the map
}

// painter paints one kind of map.
type painter interface {
	Paint(l *paint.List, p *sheet.Picture)
	// Token draws a piece into a rectangle, with its name if there is room.
	Token(l *paint.List, layer paint.Layer, at paint.Rect, pc *rules.Piece, name func(rules.Ref) string, alpha float32)
	Find(x, y float32) sheet.Spot
	// PieceRect returns where a piece was last painted.
	PieceRect(r rules.Ref) (paint.Rect, bool)
	// Middle returns the middle of a cell or piece on the sheet.
	Middle(r rules.Ref) (x, y float32, ok bool)
	// Focus returns the middle of some cells, the least zoom at which what stands
	// there can be read (0: at any), and one at which it is read well.
	Focus(at []rules.Ref, standing []rules.Piece) (x, y, least, well float32)
}

// Look tells the board its map, its port, the room in it that nothing lies over
// (none: all of it), and the pixels of a dp. It is cheap when nothing has changed.
func (b *Board) Look(m *rules.Map, port, free paint.Rect, scale float32) {
	if !b.Sheet.Look(m, port, free, scale) {
		return
	}
	b.cells.Sheet, b.table.Sheet = &b.Sheet, &b.Sheet
	b.cells.Prepare()
	if b.on = &b.cells; m.Shape == rules.Tabletop {
		b.on = &b.table
	}
}

// Tabletop returns the painter of a table without cells, nil if the map has
// cells.
func (b *Board) Tabletop() *tabletop.Painter {
	t, _ := b.on.(*tabletop.Painter)
	return t
}

// Begin shows the whole map, or, if what stands on it could not be read then, as much
// about the middle of some cells as there is room for.
func (b *Board) Begin(at []rules.Ref, standing []rules.Piece) {
	if b.on != nil {
		b.Camera.Begin(b.on.Focus(at, standing))
	}
}

// Within reports whether two cells are no farther apart than so many cells, or so many
// times six inches.
func (b *Board) Within(p, q rules.Ref, cells int) bool {
	x0, y0, ok := b.Middle(p)
	x1, y1, also := b.Middle(q)
	far := float32(cells) + .5
	if b.Tabletop() != nil {
		far *= cellInches
	}
	return ok && also && (x1-x0)*(x1-x0)+(y1-y0)*(y1-y0) <= far*far
}

// cellInches is what counts as a cell on a table without cells.
const cellInches = 6

// Rename forgets what things are called: Picture.Name has other words for them.
func (b *Board) Rename() { b.table.Rename() }

// Paint appends the board to l.
func (b *Board) Paint(l *paint.List, p *sheet.Picture) {
	l.PushClip(b.Port)
	b.PaintGround(l)
	b.on.Paint(l, p)
	b.PaintLight(l, &p.Light)
	l.PopClip()
}

// Token draws a piece into a rectangle: in a tray, under the pointer.
func (b *Board) Token(l *paint.List, layer paint.Layer, at paint.Rect, pc *rules.Piece, name func(rules.Ref) string, alpha float32) {
	b.on.Token(l, layer, at, pc, name, alpha)
}

// PaintTape lays a tape between the middles of two cells.
func (b *Board) PaintTape(l *paint.List, from, to rules.Ref, text string) {
	x0, y0, ok := b.Middle(from)
	x1, y1, also := b.Middle(to)
	if !ok || !also {
		return
	}
	l.PushClip(b.Port)
	b.table.TapeBetween(l, x0, y0, x1, y1, text)
	l.PopClip()
}
