package prompt

import (
	"grognard/render/paint"
	"grognard/render/table/choice"
	"grognard/render/ui"
	"grognard/rules"
)

// amountSpan is the width of the two buttons that change the number.
func amountSpan(c *ui.Ctx) float32 { return 2 * (c.Px(40) + c.Px(3)) }

// amountWidth is the width of the widest label that the button may have: it must
// not jump about while the number changes.
func (p *Bar) amountWidth(c *ui.Ctx) (w float32) {
	for _, o := range p.Choice.Variants.Amounts() {
		bw, _ := c.Size(ui.Button{Label: p.label(choice.Reply{Option: o})})
		w = max(w, bw)
	}
	return w
}

// amountButtons sets the two buttons that change the number on either side of the
// button that takes it.
func (p *Bar) amountButtons(c *ui.Ctx, at paint.Rect) {
	side := c.Px(40)
	less := paint.Rect{X: at.X - side - c.Px(3), Y: at.Y, W: side, H: at.H}
	more := paint.Rect{X: at.X + at.W + c.Px(3), Y: at.Y, W: side, H: at.H}
	by := 0
	if c.Button(less, ui.Button{Name: "amount.less", Label: "–", Tip: p.Words.Word("table.amount.less")}) {
		by--
	}
	if c.Button(more, ui.Button{Name: "amount.more", Label: "+", Tip: p.Words.Word("table.amount.more")}) {
		by++
	}
	if n := c.Wheel("amount.wheel", at); n != 0 {
		by += int(n)
	}
	if by != 0 {
		p.does(Steps, rules.Option{}, by)
	}
}
