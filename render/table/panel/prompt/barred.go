package prompt

import (
	"grognard/render/paint"
	"grognard/render/ui"
)

// barredWidth is the width of their buttons; 0 where they would leave no room
// for the question.
func (p *Bar) barredWidth(c *ui.Ctx, taken float32) (w float32) {
	for _, r := range p.Choice.Why.Replies() {
		bw, _ := c.Size(ui.Button{Label: p.Words.Label(r.Option)})
		w += bw + c.Px(6)
	}
	if p.asks.W-taken-w <= c.Px(leastQuestion) {
		return 0
	}
	return w
}

// barredButtons sets them left of x, none of which can be pushed, and returns
// the new x.
func (p *Bar) barredButtons(c *ui.Ctx, in *paint.Rect, x float32) float32 {
	for _, r := range p.Choice.Why.Replies() {
		why := r.Reasons[0]
		b := ui.Button{Name: p.Words.Keys.Dot("barred", r.Option.Do), Label: p.Words.Label(r.Option), Why: p.Words.Sentences(p.Words.Say(why.Text), why.Rule)}
		w, h := barSize(c, in, b)
		c.Button(paint.Rect{X: x - w, Y: in.Y + (in.H-h)/2, W: w, H: h}, b)
		x -= w + c.Px(6)
	}
	return x
}
