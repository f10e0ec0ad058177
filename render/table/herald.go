package table

import (
	"grognard/render/paint"
	"grognard/render/ui"
	"grognard/rules"
)

// heraldTime is how long it is told who decides, in milliseconds.
const heraldTime = 1800

// herald tells two people at one screen, where nobody has a secret, that the
// other one of them decides: it passes by itself and nothing is covered.
type herald struct {
	side  rules.Side
	heard bool // side is set
	since float64
}

// calling tells over the map who decides, while that is new.
func (t *Table) calling(c *ui.Ctx) {
	k := &t.herald
	if t.scene.Ask == nil || !t.m.Bare() || t.m.Start().Players[t.scene.Ask.To.Other()].Computer {
		return
	}
	if !k.heard || k.side != t.scene.Ask.To {
		*k = herald{side: t.scene.Ask.To, heard: true, since: c.In.Now}
	}
	if c.In.Now-k.since > heraldTime || t.peek.shown() != "" || t.choice.Reacting() {
		return
	}
	c.Wake(k.since + heraldTime + 1)
	layer, text := c.On(paint.Cards, paint.CardText)
	defer c.On(layer, text)
	lv := ui.LiveryOf(t.scene.Nation(k.side))
	say := t.words.Capital(t.words.Say(rules.Text{Key: "table.ribbon", A: rules.SideRef(k.side)}))
	w, h := c.Width(ui.Strong, say)+c.Px(48), c.Line(ui.Strong)+c.Px(14)
	b := t.lay.board
	r := paint.Rect{X: ui.Floor(b.X + (b.W-w)/2), Y: b.Y + c.Px(8), W: w, H: h}
	c.Fill(r, lv.Field)
	c.Frame(r, c.Hairline(), c.Theme.Text)
	c.Label(r, ui.Strong, ui.Middle, lv.Ink, say)
}
