package tally

import (
	"slices"

	"grognard/render/paint"
	"grognard/render/table/panel"
	"grognard/render/ui"
	"grognard/rules"
)

// mostTurns is the longest strip of turns.
const mostTurns = 40

// HasStrip reports whether the turns of the game are known and few enough for a strip.
func (p *Tally) HasStrip() bool {
	v := p.Scene.View()
	return v.Turn > 0 && v.Turns > 0 && v.Turns <= mostTurns
}

// Strip shows the turns of the game: those played, this one, those to come.
func (p *Tally) Strip(c *ui.Ctx, r paint.Rect) {
	v := p.Scene.View()
	gap := c.Hairline()
	w := (r.W + gap) / float32(v.Turns)
	for i := range v.Turns {
		x := ui.Floor(r.X + w*float32(i))
		at := paint.Rect{X: x, Y: r.Y, W: ui.Floor(r.X+w*float32(i+1)) - x - gap, H: r.H}
		switch {
		case i+1 == v.Turn:
			c.Fill(at, c.Theme.Accent)
		case i+1 < v.Turn:
			c.Fill(at.Inset(c.Px(2)), c.Theme.Muted)
		default:
			c.Frame(at, c.Hairline(), c.Theme.Border)
		}
		p.duePips(c, v, i+1, at)
	}
}

// duePips marks in a turn of the strip the sides that somebody comes to: a band
// in their colours, First's above.
func (p *Tally) duePips(c *ui.Ctx, v *rules.View, turn int, at paint.Rect) {
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
		c.Fill(band, ui.LiveryOf(p.Scene.Nation(s)).Field)
		c.Frame(band, c.Hairline(), panel.Ink)
	}
}
