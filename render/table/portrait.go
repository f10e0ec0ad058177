package table

import (
	"grognard/render/paint"
	"grognard/render/table/scene"
	"grognard/render/ui"
	"grognard/rules"
)

// stands counts the stands of a body that stands on the table.
func (t *Table) stands(r rules.Ref) (n int) {
	v := t.scene.View()
	for i := range v.Pieces {
		if p := &v.Pieces[i]; p.Ref == r && r != 0 && !scene.OffBoard(*p) {
			n++
		}
	}
	return n
}

// bodyHead shows the name of a body of several stands and the whole of its
// formation below it, and returns their height.
func (t *Table) bodyHead(c *ui.Ctx, r paint.Rect, ref rules.Ref) float32 {
	y := r.Y + c.Paragraph(paint.Rect{X: r.X, Y: r.Y, W: r.W}, ui.Strong, ui.Start, c.Theme.Text, t.words.Name(ref)) + c.Px(4)
	layer, _ := c.Layers()
	room := paint.Rect{X: r.X + c.Px(2), Y: y, W: r.W - c.Px(4), H: c.Px(62)}
	box := t.board.Tabletop().Formation(c.L, layer, room, t.scene.View().Pieces, ref, c.Px(40))
	return y - r.Y + box.H + c.Px(8)
}
