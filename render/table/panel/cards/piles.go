package cards

import (
	"grognard/render/paint"
	"grognard/render/table/panel"
	"grognard/render/ui"
	"grognard/rules"
)

// home is where the cards of a side come from: its draw pile, or the one of both; no
// width if there is none.
func (p *Panel) home(s rules.Side) paint.Rect {
	if both := p.deck[0]; both.W > 0 || s == rules.Chance {
		return both
	}
	return p.deck[1+s]
}

// piles paints the piles of both sides where they have a room.
func (p *Panel) piles(c *ui.Ctx) {
	for s := rules.Chance; s <= rules.Second; s++ {
		r := p.room.Common
		if s != rules.Chance {
			r = p.room.Piles[s]
		}
		if r.W > 0 {
			from := p.yield(c, r)
			p.pile(c, s, r)
			p.end(c, from)
		}
	}
}

// Sizes of what lies beside each other in a pile's room, in widths of a card.
const (
	pileGap   = .1
	trackStep = .62 // from one card on the track to the next
	backStep  = .2  // from one card of a hand to the next
	backMost  = 1.6 // all of them
)

// heap is the room of piles, and what of it is left.
type heap struct {
	x, y, w, h float32 // of the next card
	down       bool    // they lie below each other
	step       float32 // from one to the next for a whole card, in pixels
}

// stack is how many cards lie beside each other in the room of a side.
func (p *Panel) stack(v *rules.View, s rules.Side) (n float32) {
	for i := range v.Cards {
		k := &v.Cards[i]
		switch {
		case k.Side != s:
		case k.Place == rules.Deck, k.Place == rules.Discards:
			n += 1 + pileGap
		case k.Place == rules.Track:
			n += trackStep
		case p.backsOf(k, s):
			n += backMost
		}
	}
	return n
}

// backsOf reports whether a card is the hand of a side that lies face down elsewhere than
// at the lower edge.
func (p *Panel) backsOf(k *rules.Card, s rules.Side) bool {
	return k.Place == rules.Hand && k.Ref == 0 && k.Side == s && (s != p.holder() || p.Hides())
}

// heap cuts a room into places, side by side or below each other.
func (p *Panel) heap(c *ui.Ctx, v *rules.View, s rules.Side, r paint.Rect) heap {
	n := max(1, p.stack(v, s))
	h := heap{x: r.X, y: r.Y, down: r.W < r.H*.5}
	if h.down {
		h.w = min(r.W, c.Px(deskWide), r.H/n/ratio)
	} else {
		h.w = min(r.W/n, c.Px(deskWide), r.H/ratio)
	}
	h.w = ui.Floor(h.w)
	h.h = ui.Floor(h.w * ratio)
	if h.down {
		h.step = h.h
	} else {
		h.step = h.w
	}
	return h
}

// next takes a place for so many cards.
func (h *heap) next(cards float32) paint.Rect {
	at := paint.Rect{X: ui.Floor(h.x), Y: ui.Floor(h.y), W: h.w, H: h.h}
	if h.down {
		h.y += cards * h.step
	} else {
		h.x += cards * h.step
	}
	return at
}

// pile paints the piles of a side, or those that both sides draw from and discard to: draw
// pile, discards, cards on the track and, of the side whose hand is not at the lower edge,
// the backs of the hand.
func (p *Panel) pile(c *ui.Ctx, s rules.Side, r paint.Rect) {
	v := p.Scene.View()
	h := p.heap(c, v, s, r)
	slot := 0
	for i := range v.Cards {
		k := &v.Cards[i]
		if k.Side != s {
			continue
		}
		switch {
		case k.Place == rules.Deck:
			at := h.next(1 + pileGap)
			p.deck[1+s] = at
			p.thick(c, at, k)
			p.count(c, at, k.N)
			p.face(c, s, "deck", k.N, at)
		case k.Place == rules.Discards:
			p.discards(c, s, h.next(1+pileGap), k)
		case k.Place == rules.Track:
			slot++
			p.onTrack(c, s, k, slot, h.next(trackStep))
		case p.backsOf(k, s):
			p.backs(c, h.next(backMost), k, h.down)
		}
	}
}

// thick paints a draw pile: the more cards, the thicker.
func (p *Panel) thick(c *ui.Ctx, at paint.Rect, k *rules.Card) {
	nation := p.nation(k)
	if k.N == 0 {
		c.Fill(at, paint.Alpha(panel.Paper, .4))
		c.Frame(at, c.Hairline(), panel.MutedInk)
		return
	}
	d := max(1, ui.Floor(at.W*.018))
	for i := range min(3, k.N/8) {
		by := d * float32(min(3, k.N/8)-i)
		c.Image(p.Words.Keys.Slash("card/back", nation), at.Moved(-by, by), paint.White)
	}
	p.Card.Back(c, at, nation)
}

// nation is whose back a card has.
func (p *Panel) nation(k *rules.Card) string {
	if k.Nation != "" || k.Side == rules.Chance {
		return k.Nation
	}
	return p.Scene.View().Sides[k.Side].Nation
}

// onTrack shows a card that a unit keeps on the track, with the number of its
// slot; pointing at it shows the unit.
func (p *Panel) onTrack(c *ui.Ctx, s rules.Side, k *rules.Card, slot int, at paint.Rect) {
	p.Card.Back(c, at, p.nation(k))
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
	touch := p.region(c, name, at)
	if !touch.Hover {
		return
	}
	if k.Unit != 0 {
		p.intent.Pointed = append(p.intent.Pointed, k.Unit)
	} else {
		p.intent.Word = panel.Word{Name: p.Words.Word("table.pile.track"), Value: number, About: "pile.track"}
	}
	if p.open(k) && k.Ref != 0 {
		p.intent.Hover, p.spot = k.Ref, spot{k, at}
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

// face hears the pointer on a pile that lies face down, and explains it.
func (p *Panel) face(c *ui.Ctx, s rules.Side, key string, n int, at paint.Rect) {
	if p.region(c, p.Words.Keys.Join("pile", key, [...]string{"both", "first", "second"}[s+1]), at).Hover {
		p.intent.Word = panel.Word{Name: p.Words.Word(p.Words.Keys.Join("table", "pile", key)), Value: p.Words.Keys.Number(n), About: p.Words.Keys.Dot("pile", key)}
		p.intent.Word.Rule = c.Defines(p.intent.Word.Name)
		c.PointClause(p.intent.Word.Rule)
	}
}

// discards shows the top of a discard pile, small, with its size; pointed at, it is shown
// whole.
func (p *Panel) discards(c *ui.Ctx, s rules.Side, at paint.Rect, k *rules.Card) {
	switch {
	case k.Ref == 0 && k.N == 0:
		c.Fill(at, paint.Alpha(panel.Paper, .3))
		c.Frame(at, c.Hairline(), panel.MutedInk)
		return
	case k.Ref == 0:
		p.Card.Back(c, at, p.nation(k))
	default:
		p.Card.Top(c, at, k)
		if p.region(c, p.Words.Keys.Region("card", k.Ref), at).Hover {
			p.intent.Hover, p.spot = k.Ref, spot{k, at}
		}
	}
	p.count(c, at, k.N)
}

// backs shows the hand of the other side: so many cards, face down.
func (p *Panel) backs(c *ui.Ctx, at paint.Rect, k *rules.Card, down bool) {
	n := max(1, k.N)
	step, all := float32(0), at
	if n > 1 {
		step = at.W * min(backStep, (backMost-1-pileGap)/float32(n-1))
	}
	if down {
		all.H += step * float32(n-1)
	} else {
		all.W += step * float32(n-1)
	}
	for i := range n {
		by := step * float32(i)
		if down {
			p.Card.Back(c, at.Moved(0, ui.Floor(by)), p.nation(k))
		} else {
			p.Card.Back(c, at.Moved(ui.Floor(by), 0), p.nation(k))
		}
	}
	p.count(c, all, n)
	p.face(c, k.Side, "hand", k.N, all)
}

// count prints the number of cards at the foot of a pile.
func (p *Panel) count(c *ui.Ctx, at paint.Rect, n int) {
	s := p.Words.Keys.Number(n)
	st := c.Fit(ui.SmallB, at.W, at.H*.5, s)
	w := c.Width(st, s) + c.Px(10)
	h := c.Line(st)
	r := paint.Rect{X: ui.Floor(at.X + at.W - w + c.Px(2)), Y: ui.Floor(at.Y + at.H - h - at.H*.06), W: w, H: h}
	c.Fill(r, panel.Paper)
	c.Frame(r, c.Hairline(), panel.Ink)
	c.Label(r, st, ui.Middle, panel.Ink, s)
}
