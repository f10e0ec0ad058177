package sides

import (
	"slices"

	"grognard/render/paint"
	"grognard/render/ui"
	"grognard/rules"
)

// Middle is the height of what stands between the armies in a column of a width:
// turn and phase, the gauges of neither side, and the piles of both.
func (p *Panel) Middle(c *ui.Ctx, w float32) float32 {
	v := p.Scene.View()
	mid := c.Px(trackHeight) + p.CommonHeight(c, v, w-c.Px(24))
	if v != nil && shared(v) {
		mid += c.Px(pilesHeight + 6)
	}
	return mid
}

// track shows turn and phase, and below them the piles of both sides.
func (p *Panel) track(f *frame, r paint.Rect) {
	c, v := f.C, f.View
	c.Surface("ui/panel2", r, c.Theme.Panel2)
	in := r.Inset(c.Px(8))
	if shared(v) {
		f.Intent.Add(p.Piles.Both(c, ui.CutBottom(&in, c.Px(pilesHeight))))
		ui.CutBottom(&in, c.Px(6))
	}
	if h := p.CommonHeight(c, v, in.W); h > 0 {
		p.Common(f.Frame, ui.CutBottom(&in, h), p.CommonName)
	}
	if c.Region("track", in).Hover {
		f.turn = true
	}
	if p.HasStrip() {
		p.Strip(c, ui.CutBottom(&in, c.Px(10)))
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

// shared reports whether there are piles that belong to both sides: one deck for two hands.
func shared(v *rules.View) bool {
	return slices.ContainsFunc(v.Cards, func(k rules.Card) bool {
		return k.Side == rules.Chance && (k.Place == rules.Deck || k.Place == rules.Discards)
	})
}
