package table

import (
	"slices"

	"grognard/render/paint"
	"grognard/render/ui"
	"grognard/rules"
)

// seeDue shows who is still to come below what the inspector tells.
func (k *inspector) seeDue(due []rules.Arrival) {
	if !k.pinned {
		k.due = due
	}
}

// duePips marks in a turn of the strip the sides that somebody comes to: a band
// in their colours, First's above.
func (t *Table) duePips(c *ui.Ctx, v *rules.View, turn int, at paint.Rect) {
	for s := rules.First; s <= rules.Second; s++ {
		comes := func(a rules.Arrival) bool {
			return a.Side == s && max(a.Turn, v.Turn) == turn
		}
		if !slices.ContainsFunc(v.Due, comes) {
			continue
		}
		band := at.Inset(c.Px(2))
		band.H /= 2
		if s == rules.Second {
			band.Y += band.H
		}
		c.Fill(band, ui.LiveryOf(t.scene.Nation(s)).Field)
		c.Frame(band, c.Hairline(), cardInk)
	}
}

// dueLines lists who comes, when and where, and returns their height. The cells
// where those under the pointer may come are lit.
func (t *Table) dueLines(c *ui.Ctx, r paint.Rect) float32 {
	y := r.Y
	for i := range t.look.due {
		a := &t.look.due[i]
		y += c.Px(6)
		top := y
		head := rules.Text{Key: "table.due", A: rules.SideRef(a.Side), N: a.Turn}
		if a.Turn <= t.scene.View().Turn {
			head.Key = "table.due.now"
		}
		d := c.Line(ui.SmallB)
		chip := paint.Rect{X: r.X, Y: y + d*.2, W: d * .6, H: d * .6}
		c.Fill(chip, ui.LiveryOf(t.scene.Nation(a.Side)).Field)
		c.Frame(chip, c.Hairline(), cardInk)
		y += c.Paragraph(paint.Rect{X: r.X + d, Y: y, W: r.W - d}, ui.SmallB, ui.Start, c.Theme.Text, t.words.Capital(t.words.Say(head)))
		y += c.Paragraph(paint.Rect{X: r.X + d, Y: y, W: r.W - d}, ui.Small, ui.Start, c.Theme.Text, t.words.Series(t.words.NamesOf(a.Who)))
		if len(a.At) > 0 {
			where := t.words.Word("table.due.at", t.words.Series(t.words.NamesOf(a.At)))
			y += t.ruledLine(c, paint.Rect{X: r.X + d, Y: y, W: r.W - d}, t.names.Join("chip", "due", t.names.Number(i)), a.Rule, where, "", c.Theme.Muted)
		}
		if c.Region(t.names.Dot("due", t.names.Number(i)), paint.Rect{X: r.X, Y: top, W: r.W, H: y - top}).Hover {
			t.touch.lit = append(t.touch.lit, a.At...)
			c.Wake(c.In.Now + 16) // the map has been painted already
		}
	}
	return y - r.Y
}
