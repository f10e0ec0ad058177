package screen

import (
	"grognard/render/paint"
	"grognard/render/ui"
	"grognard/rules"
)

// Edge of a token on the table and the gap between two, in dp.
const (
	tokenEdge = 17
	tokenGap  = 1
)

// heaped reports whether what a gauge of neither side counts lies on the table as
// tokens: each of its things has a short name, which is printed on it.
func (t *table) heaped(g *rules.Gauge) bool {
	if len(g.Refs) == 0 || g.Text.Key != "" {
		return false
	}
	for _, r := range g.Refs {
		if t.shortName(r) == "" {
			return false
		}
	}
	return true
}

// heapHeight is the height of the rows of tokens in a width. The name of the
// gauge goes before them if they fit into one row with it; else it is left to the
// inspector.
func (t *table) heapHeight(c *ui.Ctx, g *rules.Gauge, w float32, text *string) float32 {
	step := c.Px(tokenEdge + tokenGap)
	if c.Width(ui.Small, *text)+c.Px(6)+step*float32(len(g.Refs)) <= w {
		return max(step, c.Line(ui.Small))
	}
	*text = ""
	row := max(1, int(w/step))
	return step * float32((len(g.Refs)+row-1)/row)
}

// tokenDiscs draws the tokens of a gauge, the one that is played for next in
// gold.
func (t *table) tokenDiscs(c *ui.Ctx, g *rules.Gauge, r paint.Rect, text string) {
	d, step := c.Px(tokenEdge), c.Px(tokenEdge+tokenGap)
	row, x := max(1, int(r.W/step)), r.X
	if text != "" {
		x += c.Width(ui.Small, text) + c.Px(6)
	}
	for i, ref := range g.Refs {
		at := paint.Rect{X: x + step*float32(i%row), Y: r.Y + step*float32(i/row), W: d, H: d}
		tint := paint.White
		if i == 0 {
			c.Image("badge/ink", at.Inset(-c.Px(1)), paint.White)
			tint = c.Theme.Gold
		}
		c.Image("badge", at, tint)
		c.Label(at, ui.SmallB, ui.Middle, cardInk, t.shortName(ref))
	}
}
