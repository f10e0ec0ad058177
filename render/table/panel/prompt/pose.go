package prompt

import (
	"grognard/render/paint"
	"grognard/render/ui"
	"grognard/rules"
)

// Options that differ in their number alone, and bring their piece to stand in
// as many ways, are shown as pictures of it instead of words: a facing, a
// formation.

// Edge of such a picture in the prompt bar and the gap between two, in dp.
const (
	poseEdge = 44
	poseGap  = 6
)

// poseButton paints the button of an option as a picture in r, and reports
// whether it was pushed.
func (p *Bar) poseButton(c *ui.Ctx, r paint.Rect, b ui.Button, o rules.Option) bool {
	piece, _ := p.Choice.Variants.Pose(o)
	if b.Tip != "" {
		b.Label = p.Words.Keys.Glue(b.Label, "\n", b.Tip)
	}
	b.Tip, b.Label = b.Label, ""
	pushed := c.Button(r, b)
	layer, _ := c.Layers()
	p.Board.Token(c.L, layer, r.Inset(c.Px(5)), &piece, nil, 1)
	if c.Hot() == b.Name {
		p.act.Shows = o
	}
	return pushed
}
