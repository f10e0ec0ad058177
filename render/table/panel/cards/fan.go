package cards

import (
	"math"

	"grognard/render/paint"
	"grognard/render/table/card"
	"grognard/render/table/panel"
	"grognard/render/ui"
	"grognard/rules"
)

// Heights in dp by which cards stand out of the hand.
const (
	raiseUsable = 8
	raiseHover  = 18
	handFoot    = 3  // room below the hand
	fanMargin   = 30 // of a hand at both ends together, in which its outermost cards lie askew
	fanSag      = 14 // by which the outermost cards lie lower than the middle
)

// The angles between neighbours and across a whole hand, in radians: a hand is
// held, not dealt out in a row.
const (
	fanStep = 6 * math.Pi / 180
	fanAll  = 6 * math.Pi / 180
)

// fanned is the place of one card of the hand.
type fanned struct {
	paint.Rect
	angle float32
}

// fanRoom lays n cards out in the hand, overlapping if they are many.
type fanRoom struct {
	x, y, w, h, step float32
	turn, sag        float32
	n                int
}

func (p *Panel) fanRoom(c *ui.Ctx, r paint.Rect, n int) fanRoom {
	f := fanRoom{w: p.room.Wide, h: p.room.Wide * card.Ratio, n: n}
	f.step = f.w + c.Px(2)
	if n > 1 {
		f.step = min(f.step, (r.W-f.w-c.Px(fanMargin))/float32(n-1))
		f.turn = min(fanStep, fanAll/float32(n-1))
		f.sag = min(c.Px(fanSag), float32(n-1)*c.Px(5))
	}
	f.x = r.X + (r.W-f.step*float32(n-1)-f.w)/2
	f.y = r.Y + r.H - f.h - c.Px(handFoot) - f.sag
	return f
}

// at is the place of card i.
func (f *fanRoom) at(i int) fanned {
	mid := float32(f.n-1) / 2
	k := float32(i) - mid
	drop := float32(0)
	if mid > 0 {
		drop = f.sag * (k / mid) * (k / mid)
	}
	return fanned{paint.Rect{X: ui.Floor(f.x + f.step*float32(i)), Y: ui.Floor(f.y + drop), W: f.w, H: f.h}, k * f.turn}
}

// fan lays the hand out, the middle highest, each card turned a little.
func (p *Panel) fan(c *ui.Ctx, v *rules.View, r paint.Rect) {
	side := p.holder()
	n := p.Held().N
	if n == 0 {
		if len(p.Choice.OffMap.Labels) == 0 {
			c.Label(r, ui.Flavour, ui.Middle, c.Theme.Muted, p.Words.Word("table.hand.empty"))
		}
		return
	}
	f := p.fanRoom(c, r, n)
	hot := p.hotCard(c)
	at := 0
	for i := range v.Cards {
		k := &v.Cards[i]
		if k.Place != rules.Hand || k.Side != side {
			continue
		}
		for range max(1, k.N) {
			p.handCard(c, k, f.at(at), hot)
			at++
		}
	}
	if hot != 0 {
		p.raised(c, hot)
	}
}

// handCard paints one card of the hand; the one under the pointer is painted
// last, by raised.
func (p *Panel) handCard(c *ui.Ctx, k *rules.Card, to fanned, hot rules.Ref) {
	usable := p.Choice.IsLive(k.Ref)
	chosen := p.Choice.IsPicked(k.Ref) || k.Spent
	switch {
	case !p.open(k):
	case chosen:
		to.Y -= c.Px(raiseUsable + raiseHover)
	case usable:
		to.Y -= c.Px(raiseUsable)
	}
	if !p.open(k) {
		c.L.Turn(to.X+to.W/2, to.Y+to.H/2, to.angle)
		p.Card.Back(c, to.Rect, p.Scene.Nation(k.Side))
		c.L.Upright()
		return
	}
	at := p.at(c, k.Ref, to.Rect, p.deckRect(k.Side))
	p.cardTouch(c, k, at)
	if k.Ref == hot {
		return
	}
	c.L.Turn(at.X+at.W/2, at.Y+at.H/2, to.angle)
	p.Card.Face(c, at, k, p.Scene.Ask != nil && p.Choice.Playable() && !usable && !chosen)
	panel.Halo(c, at, usable, chosen)
	c.L.Upright()
}

// readable is the width that a card needs, raised, for its words to be read at
// ease.
func (p *Panel) readable(c *ui.Ctx, at paint.Rect, k *rules.Card) float32 {
	const least = 12 // pixels an em
	w := max(at.W, c.Px(Wide)*.98)
	for range 8 {
		in := paint.Rect{W: w * 264 / 300, H: w*card.Ratio - w*.34}
		if p.Card.Style(c, in, k).Size*c.Scale >= least {
			break
		}
		w = ui.Floor(w * 1.1)
	}
	return min(w, p.room.Hand.W, p.room.Board.H/card.Ratio)
}

// raised paints the card under the pointer over its neighbours, upright and
// whole; twice as large while Shift is held.
func (p *Panel) raised(c *ui.Ctx, hot rules.Ref) {
	s := p.slides[hot]
	k := p.Scene.Card(hot)
	if s == nil || k == nil {
		return
	}
	at := s.now(c.In.Now)
	at.Y = min(at.Y-c.Px(raiseHover), p.room.Hand.Y+p.room.Hand.H-at.H-c.Px(4))
	layer, text := c.On(paint.Dice, paint.Dice)
	defer c.On(layer, text)
	if c.In.Held.Shift {
		p.Card.Face(c, twice(c, at), k, false)
		return
	}
	if w := p.readable(c, at, k); w > at.W {
		mx, foot := at.X+at.W/2, at.Y+at.H
		at = paint.Rect{X: max(0, min(mx-w/2, c.In.W-w)), Y: foot - w*card.Ratio, W: w, H: w * card.Ratio}
	}
	usable := p.Choice.IsLive(hot)
	p.Card.Face(c, at, k, false)
	panel.Halo(c, at, usable, p.Choice.IsPicked(hot) || k.Spent)
}
