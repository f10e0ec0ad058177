package cards

import (
	"grognard/render/paint"
	"grognard/render/table/card"
	"grognard/render/table/panel"
	"grognard/render/ui"
	"grognard/rules"
)

// deckRect is where a draw pile lies: that of a side, or the one of both.
func (p *Panel) deckRect(s rules.Side) paint.Rect {
	if p.deck.W > 0 {
		return p.deck
	}
	if s == rules.Chance {
		return paint.Rect{}
	}
	r := p.room.Armies[s]
	return paint.Rect{X: r.X + 20, Y: r.Y + r.H*.6, W: r.W * .3, H: r.W * .3 * card.Ratio}
}

// Piles shows draw pile, discards, cards on the track and, of the side whose
// hand is not at the lower edge, the backs of the hand.
func (p *Panel) Piles(c *ui.Ctx, s rules.Side, r paint.Rect) panel.Intent {
	p.intent.Reset()
	v := p.Scene.View()
	w := min((r.W-c.Px(16))/3, (r.H-c.Px(2))/card.Ratio)
	h := w * card.Ratio
	x := r.X
	y := r.Y + r.H - h
	slot := 0
	for i := range v.Cards {
		k := &v.Cards[i]
		if k.Side != s {
			continue
		}
		at := paint.Rect{X: ui.Floor(x), Y: ui.Floor(y), W: w, H: h}
		switch {
		case k.Place == rules.Deck:
			p.Card.Back(c, at, a0(k.Nation, v, s))
			p.count(c, at, k.N)
			p.pile(c, s, "deck", k.N, at)
			x += w + c.Px(8)
		case k.Place == rules.Discards:
			p.discards(c, at, k)
			x += w + c.Px(8)
		case k.Place == rules.Track:
			slot++
			p.onTrack(c, s, k, slot, at)
			x += w*.62 + c.Px(2)
		case k.Place == rules.Hand && k.Ref == 0 && (s != p.holder() || p.Hides()):
			all := paint.Rect{X: x, Y: y, W: r.X + r.W - x, H: h}
			p.backs(c, all, k, w)
			p.pile(c, s, "hand", k.N, all)
			x = r.X + r.W
		}
	}
	return p.intent
}

// Piled reports whether Piles has anything to show for a side.
func (p *Panel) Piled(s rules.Side) bool {
	v := p.Scene.View()
	for i := range v.Cards {
		k := &v.Cards[i]
		backs := k.Place == rules.Hand && k.Ref == 0 && (s != p.holder() || p.Hides())
		if k.Side == s && (backs || k.Place == rules.Deck || k.Place == rules.Discards || k.Place == rules.Track) {
			return true
		}
	}
	return false
}

// Common shows the piles that both sides draw from and discard to, side by
// side, and below them what was discarded last.
func (p *Panel) Common(c *ui.Ctx, r paint.Rect) panel.Intent {
	p.intent.Reset()
	v := p.Scene.View()
	for i := range v.Cards {
		if k := &v.Cards[i]; k.Side == rules.Chance && k.Place == rules.Discards && k.Ref != 0 {
			row := ui.CutBottom(&r, c.Line(ui.Small))
			name := p.Words.Name(k.Ref)
			c.Label(row, c.Fit(ui.Small, row.W, row.H, name), ui.Middle, c.Theme.Text, name)
		}
	}
	h := r.H
	w := ui.Floor(h / card.Ratio)
	gap := c.Px(14)
	x := r.X + (r.W-2*w-gap)/2
	for i := range v.Cards {
		k := &v.Cards[i]
		if k.Side != rules.Chance {
			continue
		}
		switch k.Place {
		case rules.Deck:
			at := paint.Rect{X: ui.Floor(x), Y: r.Y, W: w, H: h}
			p.deck = at
			p.Card.Back(c, at, k.Nation)
			p.count(c, at, k.N)
			p.pile(c, rules.Chance, "deck", k.N, at)
		case rules.Discards:
			p.discards(c, paint.Rect{X: ui.Floor(x + w + gap), Y: r.Y, W: w, H: h}, k)
		}
	}
	return p.intent
}

// onTrack shows a card that a unit keeps on the track, with the number of its
// slot; pointing at it shows the unit.
func (p *Panel) onTrack(c *ui.Ctx, s rules.Side, k *rules.Card, slot int, at paint.Rect) {
	p.Card.Back(c, at, a0(k.Nation, p.Scene.View(), s))
	number := p.Words.Keys.Number(slot)
	if n := p.squareOf(k.Unit); n != "" {
		number = n
	}
	st := ui.Prompt
	d := min(at.W*.62, c.Line(st))
	disc := paint.Rect{X: at.X + c.Px(3), Y: at.Y + c.Px(3), W: d, H: d}
	c.Fill(disc, panel.Paper)
	c.Frame(disc, c.Hairline(), panel.Ink)
	c.Label(disc, c.Fit(st, d, d, number), ui.Middle, panel.Ink, number)
	name := p.Words.Keys.Join("track", [...]string{"first", "second"}[s], number)
	touch := c.Region(name, at)
	if !touch.Hover {
		return
	}
	if k.Unit != 0 {
		p.intent.Pointed = append(p.intent.Pointed, k.Unit)
	} else {
		p.intent.Word = panel.Word{Name: p.Words.Word("table.pile.track"), Value: number, About: "pile.track"}
	}
	if p.open(k) && k.Ref != 0 {
		p.intent.Hover, p.spot = k.Ref, at
		c.Tip(name, at, p.Words.Name(k.Ref), false)
	}
}

// squareOf returns the number of the counter by which a unit is in square.
func (p *Panel) squareOf(unit rules.Ref) string {
	if u := p.Scene.Piece(unit); u != nil {
		if k, ok := u.Badge(rules.BadgeSquare); ok {
			return p.Words.Keys.Number(k.N)
		}
	}
	return ""
}

// pile hears the pointer on a pile that lies face down, and explains it.
func (p *Panel) pile(c *ui.Ctx, s rules.Side, key string, n int, at paint.Rect) {
	if c.Region(p.Words.Keys.Join("pile", key, [...]string{"both", "first", "second"}[s+1]), at).Hover {
		p.intent.Word = panel.Word{Name: p.Words.Word(p.Words.Keys.Join("table", "pile", key)), Value: p.Words.Keys.Number(n), About: p.Words.Keys.Dot("pile", key)}
	}
}

func a0(nation string, v *rules.View, s rules.Side) string {
	if nation != "" {
		return nation
	}
	return v.Sides[s].Nation
}

// discards shows the top of a discard pile, small, with its size.
func (p *Panel) discards(c *ui.Ctx, at paint.Rect, k *rules.Card) {
	switch {
	case k.Ref == 0 && k.N == 0:
		c.Frame(at, c.Hairline(), c.Theme.Border)
	case k.Ref == 0:
		p.Card.Back(c, at, k.Nation)
	default:
		p.Card.Small(c, at, k)
		if c.Region(p.Words.Keys.Region("card", k.Ref), at).Hover {
			p.intent.Hover, p.spot = k.Ref, at
		}
	}
	p.count(c, at, k.N)
}

// backs shows the hand of the other side: so many cards, face down.
func (p *Panel) backs(c *ui.Ctx, r paint.Rect, k *rules.Card, w float32) {
	n := max(1, k.N)
	w = min(w, r.W)
	step := float32(0)
	if n > 1 {
		step = min(w*.3, (r.W-w)/float32(n-1))
	}
	for i := range n {
		p.Card.Back(c, paint.Rect{X: ui.Floor(r.X + step*float32(i)), Y: r.Y, W: w, H: r.H}, k.Nation)
	}
	p.count(c, paint.Rect{X: ui.Floor(r.X + step*float32(n-1)), Y: r.Y, W: w, H: r.H}, n)
}

// count prints the number of cards at the foot of a pile.
func (p *Panel) count(c *ui.Ctx, at paint.Rect, n int) {
	s := p.Words.Keys.Number(n)
	w := c.Width(ui.SmallB, s) + c.Px(12)
	h := c.Line(ui.SmallB)
	r := paint.Rect{X: at.X + (at.W-w)/2, Y: at.Y + at.H - h - c.Px(3), W: w, H: h}
	c.Fill(r, panel.Paper)
	c.Frame(r, c.Hairline(), panel.Ink)
	c.Label(r, ui.SmallB, ui.Middle, panel.Ink, s)
}
