package prompt

import (
	"grognard/render/paint"
	"grognard/render/ui"
	"grognard/rules"
)

// slipTime is how long it is told what the computer has answered, in milliseconds.
const slipTime = 600

// slip is the last answer of the computer to a question in the player's turn.
type slip struct {
	side  rules.Side
	say   string
	until float64
}

// Answered tells for a moment what the computer has answered where it was asked in the
// player's turn.
func (p *Bar) Answered(c *ui.Ctx, s rules.Side, o rules.Option) {
	p.slip = slip{side: s, say: p.Words.Capital(p.Words.Dash(p.Words.Side(s), p.Words.Label(o))), until: c.In.Now + slipTime}
}

// answered shows that below the bar, over the map.
func (p *Bar) answered(c *ui.Ctx) {
	k := &p.slip
	if c.In.Now >= k.until {
		return
	}
	c.Wake(k.until)
	layer, text := c.On(paint.Dice, paint.DiceText)
	defer c.On(layer, text)
	b := p.room.Map
	w, h := min(c.Width(ui.Strong, k.say)+c.Px(48), b.W*.8), c.Line(ui.Strong)+c.Px(14)
	r := paint.Rect{X: ui.Floor(b.X + (b.W-w)/2), Y: b.Y + c.Px(8), W: w, H: h}
	c.Label(r, ui.Strong, ui.Middle, p.plate(c, r, k.side), k.say)
}
