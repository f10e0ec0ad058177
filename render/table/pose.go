package table

import (
	"grognard/render/paint"
	"grognard/render/table/panel"
	"grognard/render/ui"
	"grognard/rules"
)

// shadow shows a piece on its cell.
func (t *Table) shadow(c *ui.Ctx, p *rules.Piece) {
	at, ok := t.board.CellRect(p.Cell)
	if x, y := at.Center(); !ok || !t.lay.board.Has(x, y) {
		return
	}
	layer, text := c.On(paint.Over, paint.OverText)
	defer c.On(layer, text)
	d := min(at.W, at.H) * .7
	c.Fill(at.Inset(c.Px(4)), paint.Alpha(panel.Paper, .6))
	t.board.Token(c.L, paint.Over, ui.Mid(at, d, d), p, nil, .9)
}
