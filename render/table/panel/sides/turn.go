package sides

import (
	"slices"

	"grognard/render/paint"
	"grognard/render/table/panel"
	"grognard/render/ui"
	"grognard/rules"
)

// Middle is the height of what stands between the armies in a column of a width:
// turn and phase, the gauges of neither side, and the piles of both.
func (p *Panel) Middle(c *ui.Ctx, w float32) float32 {
	v := p.Scene.View()
	mid := c.Px(trackHeight) + p.commonHeight(c, v, w-c.Px(24))
	if v != nil && shared(v) {
		mid += c.Px(pilesHeight + 6)
	}
	return mid
}

// track shows turn and phase, and below them the piles of both sides.
func (p *Panel) track(f *frame, r paint.Rect) {
	c, v := f.c, f.v
	c.Surface("ui/panel2", r, c.Theme.Panel2)
	in := r.Inset(c.Px(8))
	if shared(v) {
		f.intent.Add(p.Piles.Both(c, ui.CutBottom(&in, c.Px(pilesHeight))))
		ui.CutBottom(&in, c.Px(6))
	}
	if h := p.commonHeight(c, v, in.W); h > 0 {
		p.commonGauges(f, ui.CutBottom(&in, h))
	}
	if c.Region("track", in).Hover {
		f.act.Turn = true
	}
	if v.Turn > 0 && v.Turns > 0 && v.Turns <= mostTurns {
		p.turnStrip(c, ui.CutBottom(&in, c.Px(10)), v)
		ui.CutBottom(&in, c.Px(2))
	}
	top := ui.CutTop(&in, in.H*.42)
	if v.Turn > 0 {
		text := rules.Text{Key: "table.turn", N: v.Turn}
		if v.Turns > 0 {
			text = rules.Text{Key: "table.turn.of", N: v.Turn, M: v.Turns}
		}
		c.Label(top, ui.Small, ui.Middle, c.Theme.Muted, p.Words.Say(text))
	}
	phase := p.Words.Say(v.Phase)
	c.Centered(in, c.Fit(ui.Strong, in.W, in.H, phase), c.Theme.Text, phase)
}

// Heights in dp of the middle of the left column.
const (
	trackHeight = 96
	pilesHeight = 104 // of the piles of both sides, where there are any
)

// mostTurns is the longest strip of turns.
const mostTurns = 40

// turnStrip shows the turns of the game: those played, this one, those to come.
func (p *Panel) turnStrip(c *ui.Ctx, r paint.Rect, v *rules.View) {
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
func (p *Panel) duePips(c *ui.Ctx, v *rules.View, turn int, at paint.Rect) {
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

// shared reports whether there are piles that belong to both sides: one deck for two hands.
func shared(v *rules.View) bool {
	return slices.ContainsFunc(v.Cards, func(k rules.Card) bool {
		return k.Side == rules.Chance && (k.Place == rules.Deck || k.Place == rules.Discards)
	})
}
