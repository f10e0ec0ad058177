package table

import (
	"grognard/render/paint"
	"grognard/render/table/panel"
	"grognard/render/ui"
	"grognard/rules"
)

// Options that differ in their number alone, and bring their piece to stand in
// as many ways, are shown as pictures of it instead of words: a facing, a
// formation.

// Edge of such a picture in the prompt bar and the gap between two, in dp.
const (
	poseEdge = 58
	poseGap  = 6
)

// poseButton paints the button of an option as a picture in r, and reports
// whether it was pushed. Under the pointer the piece shows where it would stand.
func (t *Table) poseButton(c *ui.Ctx, r paint.Rect, b ui.Button, o rules.Option) bool {
	p, _ := t.choice.Pose(o)
	if b.Tip != "" {
		b.Label = t.names.Glue(b.Label, "\n", b.Tip)
	}
	b.Tip, b.Label = b.Label, ""
	pushed := c.Button(r, b)
	layer, _ := c.Layers()
	t.board.Token(c.L, layer, r.Inset(c.Px(10)), &p, nil, 1)
	if c.Hot() == b.Name {
		t.shadow(c, &p)
	}
	return pushed
}

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
