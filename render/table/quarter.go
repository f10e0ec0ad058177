package table

import (
	"grognard/render/board"
	"grognard/render/paint"
	"grognard/render/ui"
)

// quarters marks the part of the board under the pointer, and shows there the
// tile that is proposed.
func (t *Table) quarters() {
	if a := t.choice.AreaAt(t.touch.Cell); a != nil && t.choice.IsLive(a.Ref) && !t.clips.Running() {
		for _, r := range a.Cells {
			t.pic.Marks = append(t.pic.Marks, board.Mark{At: r, Kind: board.Move})
		}
	}
}

// proposal paints the tile that is proposed onto its part of the board, of which
// the first cell is the one in the north-west.
func (t *Table) proposal(c *ui.Ctx) {
	o, ok := t.choice.Laid()
	if !ok {
		return
	}
	for _, a := range t.scene.View().Map.Areas {
		if a.Ref != o.At {
			continue
		}
		r, _ := t.board.CellRect(a.Cells[0])
		for _, cell := range a.Cells {
			at, _ := t.board.CellRect(cell)
			r.W, r.H = max(r.W, at.X+at.W-r.X), max(r.H, at.Y+at.H-r.Y)
		}
		layer, text := c.On(paint.Over, paint.OverText)
		c.Clip(t.lay.board)
		t.pictures.Lay(c, r, t.scene.Card(o.Who).Tile, o.N)
		c.Frame(r, c.Px(3), c.Theme.Gold)
		c.Unclip()
		c.On(layer, text)
	}
}
