package table

import (
	"slices"

	"grognard/render/paint"
	"grognard/render/table/panel"
	"grognard/render/ui"
	"grognard/rules"
)

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
		c.Frame(band, c.Hairline(), panel.Ink)
	}
}
