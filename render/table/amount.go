package table

import (
	"grognard/render/paint"
	"grognard/render/table/choice"
	"grognard/render/ui"
)

// amountSpan is the width of the two buttons that change the number.
func amountSpan(c *ui.Ctx) float32 { return 2 * (c.Px(40) + c.Px(3)) }

// amountWidth is the width of the widest label that the button may have: it must
// not jump about while the number changes.
func (t *Table) amountWidth(c *ui.Ctx) (w float32) {
	for _, o := range t.choice.Amounts() {
		bw, _ := c.Size(ui.Button{Label: t.replyLabel(choice.Reply{Option: o})})
		w = max(w, bw)
	}
	return w
}

// amountButtons sets the two buttons that change the number on either side of the
// button that takes it.
func (t *Table) amountButtons(c *ui.Ctx, at paint.Rect) {
	side := c.Px(40)
	less := paint.Rect{X: at.X - side - c.Px(3), Y: at.Y, W: side, H: at.H}
	more := paint.Rect{X: at.X + at.W + c.Px(3), Y: at.Y, W: side, H: at.H}
	by := 0
	if c.Button(less, ui.Button{Name: "amount.less", Label: "–", Tip: t.words.Word("table.amount.less")}) {
		by--
	}
	if c.Button(more, ui.Button{Name: "amount.more", Label: "+", Tip: t.words.Word("table.amount.more")}) {
		by++
	}
	if n := c.Wheel("amount.wheel", at); n != 0 {
		by += int(n)
	}
	if by != 0 {
		t.choice.ChangeAmount(by)
		c.Animate()
	}
}
