package tally

import (
	"grognard/render/paint"
	"grognard/render/table/panel"
	"grognard/render/ui"
	"grognard/rules"
)

// Edge of a token on the table and the gap between two, in dp.
const (
	tokenEdge = 17
	tokenGap  = 1
)

// heapHeight is the height of the rows of tokens in a width. The name of the
// gauge goes before them if they fit into one row with it; else above them.
func (p *Tally) heapHeight(c *ui.Ctx, g *rules.Gauge, w float32, text string) float32 {
	step := c.Px(tokenEdge + tokenGap)
	if p.heapedBeside(c, g, w, text) {
		return max(step, c.Line(ui.Small))
	}
	row := max(1, int(w/step))
	return c.Line(ui.Small) + step*float32((len(g.Refs)+row-1)/row)
}

// heapedBeside reports whether the tokens lie in the row of the name.
func (p *Tally) heapedBeside(c *ui.Ctx, g *rules.Gauge, w float32, text string) bool {
	return c.Width(ui.Small, text)+c.Px(6)+c.Px(tokenEdge+tokenGap)*float32(len(g.Refs)) <= w
}

// tokenDiscs draws the tokens of a gauge, the one that is played for next in
// gold.
func (p *Tally) tokenDiscs(c *ui.Ctx, g *rules.Gauge, r paint.Rect, text string) {
	d, step := c.Px(tokenEdge), c.Px(tokenEdge+tokenGap)
	row, x := max(1, int(r.W/step)), r.X
	if p.heapedBeside(c, g, r.W, text) {
		x += c.Width(ui.Small, text) + c.Px(6)
	} else {
		r.Y += c.Line(ui.Small)
	}
	for i, ref := range g.Refs {
		at := paint.Rect{X: x + step*float32(i%row), Y: r.Y + step*float32(i/row), W: d, H: d}
		tint := paint.White
		if i == 0 {
			c.Image("badge/ink", at.Inset(-c.Px(1)), paint.White)
			tint = c.Theme.Gold
		}
		c.Image("badge", at, tint)
		c.Label(at, ui.SmallB, ui.Middle, panel.Ink, p.Words.ShortName(ref))
	}
}
