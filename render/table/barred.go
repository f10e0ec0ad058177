package table

import (
	"grognard/render/paint"
	"grognard/render/ui"
)

// barredWidth is the width of their buttons; 0 where they would leave no room
// for the question.
func (t *Table) barredWidth(c *ui.Ctx, taken float32) (w float32) {
	for _, r := range t.choice.BarredReplies() {
		bw, _ := c.Size(ui.Button{Label: t.words.Label(r.Option)})
		w += bw + c.Px(6)
	}
	if t.lay.asks.W-taken-w <= c.Px(leastQuestion) {
		return 0
	}
	return w
}

// barredButtons sets them left of x, none of which can be pushed, and returns
// the new x.
func (t *Table) barredButtons(c *ui.Ctx, in *paint.Rect, x float32) float32 {
	for _, r := range t.choice.BarredReplies() {
		why := r.Reasons[0]
		b := ui.Button{Name: t.names.Dot("barred", r.Option.Do), Label: t.words.Label(r.Option), Why: t.words.Sentences(t.words.Say(why.Text), why.Rule)}
		w, h := c.Size(b)
		c.Button(paint.Rect{X: x - w, Y: in.Y + (in.H-h)/2, W: w, H: h}, b)
		x -= w + c.Px(6)
	}
	return x
}
