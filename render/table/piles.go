package table

import (
	"grognard/render/paint"
	"grognard/render/table/panel"
	"grognard/render/ui"
	"grognard/rules"
)

// deckRect is where a draw pile lies: that of a side, or the one of both.
func (t *Table) deckRect(s rules.Side) paint.Rect {
	if t.lay.deck.W > 0 {
		return t.lay.deck
	}
	if s == rules.Chance {
		return paint.Rect{}
	}
	r := t.lay.armies[s]
	return paint.Rect{X: r.X + 20, Y: r.Y + r.H*.6, W: r.W * .3, H: r.W * .3 * cardRatio}
}

// piles shows draw pile, discards, cards on the track and, of the side whose
// hand is not at the lower edge, the backs of the hand.
func (t *Table) piles(c *ui.Ctx, v *rules.View, s rules.Side, r paint.Rect) {
	w := min((r.W-c.Px(16))/3, (r.H-c.Px(2))/cardRatio)
	h := w * cardRatio
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
			t.back(c, at, a0(k.Nation, v, s))
			t.count(c, at, k.N)
			t.pile(c, s, "deck", k.N, at)
			x += w + c.Px(8)
		case k.Place == rules.Discards:
			t.discards(c, at, k)
			x += w + c.Px(8)
		case k.Place == rules.Track:
			slot++
			t.onTrack(c, s, k, slot, at)
			x += w*.62 + c.Px(2)
		case k.Place == rules.Hand && k.Ref == 0 && (s != t.holder() || t.hidesHand()):
			all := paint.Rect{X: x, Y: y, W: r.X + r.W - x, H: h}
			t.backs(c, all, k, w)
			t.pile(c, s, "hand", k.N, all)
			x = r.X + r.W
		}
	}
}

// piled reports whether piles has anything to show for a side.
func (t *Table) piled(v *rules.View, s rules.Side) bool {
	for i := range v.Cards {
		k := &v.Cards[i]
		backs := k.Place == rules.Hand && k.Ref == 0 && (s != t.holder() || t.hidesHand())
		if k.Side == s && (backs || k.Place == rules.Deck || k.Place == rules.Discards || k.Place == rules.Track) {
			return true
		}
	}
	return false
}

// common shows the piles that both sides draw from and discard to, side by
// side, and below them what was discarded last.
func (t *Table) common(c *ui.Ctx, v *rules.View, r paint.Rect) {
	for i := range v.Cards {
		if k := &v.Cards[i]; k.Side == rules.Chance && k.Place == rules.Discards && k.Ref != 0 {
			row := ui.CutBottom(&r, c.Line(ui.Small))
			name := t.words.Name(k.Ref)
			c.Label(row, c.Fit(ui.Small, row.W, row.H, name), ui.Middle, c.Theme.Text, name)
		}
	}
	h := r.H
	w := ui.Floor(h / cardRatio)
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
			t.lay.deck = at
			t.back(c, at, k.Nation)
			t.count(c, at, k.N)
			t.pile(c, rules.Chance, "deck", k.N, at)
		case rules.Discards:
			t.discards(c, paint.Rect{X: ui.Floor(x + w + gap), Y: r.Y, W: w, H: h}, k)
		}
	}
}

// onTrack shows a card that a unit keeps on the track, with the number of its
// slot; pointing at it shows the unit.
func (t *Table) onTrack(c *ui.Ctx, s rules.Side, k *rules.Card, slot int, at paint.Rect) {
	t.back(c, at, a0(k.Nation, t.scene.View(), s))
	number := t.names.Number(slot)
	if n := t.squareOf(k.Unit); n != "" {
		number = n
	}
	st := ui.Prompt
	d := min(at.W*.62, c.Line(st))
	disc := paint.Rect{X: at.X + c.Px(3), Y: at.Y + c.Px(3), W: d, H: d}
	c.Fill(disc, panel.Paper)
	c.Frame(disc, c.Hairline(), panel.Ink)
	c.Label(disc, c.Fit(st, d, d, number), ui.Middle, panel.Ink, number)
	name := t.names.Join("track", [...]string{"first", "second"}[s], number)
	touch := c.Region(name, at)
	if !touch.Hover {
		return
	}
	if k.Unit != 0 {
		t.touch.lit = append(t.touch.lit, k.Unit)
		t.look.See(k.Unit)
		c.Wake(c.In.Now + 16) // the map has been painted already
	} else {
		t.look.SeeWord(t.words.Word("table.pile.track"), number, "pile.track", "")
	}
	if t.open(k) && k.Ref != 0 {
		t.touch.Hover, t.cards.spot = k.Ref, at
		c.Tip(name, at, t.words.Name(k.Ref), false)
	}
}

// squareOf returns the number of the counter by which a unit is in square.
func (t *Table) squareOf(unit rules.Ref) string {
	v := t.scene.View()
	for i := range v.Pieces {
		if p := &v.Pieces[i]; p.Ref == unit && unit != 0 {
			if k, ok := p.Badge(rules.BadgeSquare); ok {
				return t.names.Number(k.N)
			}
		}
	}
	return ""
}

// pile hears the pointer on a pile that lies face down, and explains it.
func (t *Table) pile(c *ui.Ctx, s rules.Side, key string, n int, at paint.Rect) {
	if c.Region(t.names.Join("pile", key, [...]string{"both", "first", "second"}[s+1]), at).Hover {
		about := t.names.Dot("pile", key)
		t.look.SeeWord(t.words.Word(t.names.Join("table", "pile", key)), t.names.Number(n), about, "")
	}
}

func a0(nation string, v *rules.View, s rules.Side) string {
	if nation != "" {
		return nation
	}
	return v.Sides[s].Nation
}

// discards shows the top of a discard pile, small, with its size.
func (t *Table) discards(c *ui.Ctx, at paint.Rect, k *rules.Card) {
	switch {
	case k.Ref == 0 && k.N == 0:
		c.Frame(at, c.Hairline(), c.Theme.Border)
	case k.Ref == 0:
		t.back(c, at, k.Nation)
	default:
		class := k.Class
		if _, ok := bandColors[class]; !ok {
			class = rules.ClassUnit
		}
		c.Image(t.names.Slash("card/front", string(class)), at, paint.White)
		t.wordless(c, at, k)
		if c.Region(t.names.Region("card", k.Ref), at).Hover {
			t.touch.Hover = k.Ref
			t.cards.spot = at
			t.look.See(k.Ref)
		}
	}
	t.count(c, at, k.N)
}

// backs shows the hand of the other side: so many cards, face down.
func (t *Table) backs(c *ui.Ctx, r paint.Rect, k *rules.Card, w float32) {
	n := max(1, k.N)
	w = min(w, r.W)
	step := float32(0)
	if n > 1 {
		step = min(w*.3, (r.W-w)/float32(n-1))
	}
	for i := range n {
		t.back(c, paint.Rect{X: ui.Floor(r.X + step*float32(i)), Y: r.Y, W: w, H: r.H}, k.Nation)
	}
	t.count(c, paint.Rect{X: ui.Floor(r.X + step*float32(n-1)), Y: r.Y, W: w, H: r.H}, n)
}

// count prints the number of cards at the foot of a pile.
func (t *Table) count(c *ui.Ctx, at paint.Rect, n int) {
	s := t.names.Number(n)
	w := c.Width(ui.SmallB, s) + c.Px(12)
	h := c.Line(ui.SmallB)
	r := paint.Rect{X: at.X + (at.W-w)/2, Y: at.Y + at.H - h - c.Px(3), W: w, H: h}
	c.Fill(r, panel.Paper)
	c.Frame(r, c.Hairline(), panel.Ink)
	c.Label(r, ui.SmallB, ui.Middle, panel.Ink, s)
}
