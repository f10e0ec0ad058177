package table

import (
	"math"

	"grognard/render/paint"
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

func (t *Table) fanRoom(c *ui.Ctx, r paint.Rect, n int) fanRoom {
	f := fanRoom{w: t.lay.cardW, h: t.lay.cardW * cardRatio, n: n}
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
func (t *Table) fan(c *ui.Ctx, v *rules.View, r paint.Rect) {
	side := t.holder()
	n := t.held()
	if n == 0 {
		if len(t.choice.OffMap.Labels) == 0 {
			c.Label(r, ui.Flavour, ui.Middle, c.Theme.Muted, t.words.Word("table.hand.empty"))
		}
		return
	}
	f := t.fanRoom(c, r, n)
	hot := t.hotCard(c)
	at := 0
	for i := range v.Cards {
		k := &v.Cards[i]
		if k.Place != rules.Hand || k.Side != side {
			continue
		}
		for range max(1, k.N) {
			t.handCard(c, k, f.at(at), hot)
			at++
		}
	}
	if hot != 0 {
		t.raised(c, v, hot)
	}
}

// handCard paints one card of the hand; the one under the pointer is painted
// last, by raised.
func (t *Table) handCard(c *ui.Ctx, k *rules.Card, to fanned, hot rules.Ref) {
	usable := t.choice.IsLive(k.Ref)
	chosen := t.choice.IsPicked(k.Ref) || k.Spent
	switch {
	case !t.open(k):
	case chosen:
		to.Y -= c.Px(raiseUsable + raiseHover)
	case usable:
		to.Y -= c.Px(raiseUsable)
	}
	if !t.open(k) {
		c.L.Turn(to.X+to.W/2, to.Y+to.H/2, to.angle)
		t.back(c, to.Rect, t.scene.Nation(k.Side))
		c.L.Upright()
		return
	}
	at := t.at(c, k.Ref, to.Rect, t.deckRect(k.Side))
	t.cardTouch(c, k, at)
	if k.Ref == hot {
		return
	}
	c.L.Turn(at.X+at.W/2, at.Y+at.H/2, to.angle)
	t.face(c, at, k, t.scene.Ask != nil && t.choice.Playable() && !usable && !chosen)
	t.halo(c, at, usable, chosen)
	c.L.Upright()
}

// readable is the width that a card needs, raised, for its words to be read at
// ease.
func (t *Table) readable(c *ui.Ctx, at paint.Rect, k *rules.Card) float32 {
	const least = 12 // pixels an em
	w := max(at.W, c.Px(handCard)*.98)
	for range 8 {
		in := paint.Rect{W: w * 264 / 300, H: w*cardRatio - w*.34}
		if t.print(c, in, k).Size*c.Scale >= least {
			break
		}
		w = ui.Floor(w * 1.1)
	}
	return min(w, t.lay.hand.W, t.lay.board.H/cardRatio)
}

// raised paints the card under the pointer over its neighbours, upright and
// whole; twice as large while Shift is held.
func (t *Table) raised(c *ui.Ctx, v *rules.View, hot rules.Ref) {
	s := t.cards.slides[hot]
	k := t.scene.Card(hot)
	if s == nil || k == nil {
		return
	}
	at := s.now(c.In.Now)
	at.Y = min(at.Y-c.Px(raiseHover), t.lay.hand.Y+t.lay.hand.H-at.H-c.Px(4))
	layer, text := c.On(paint.Dice, paint.Dice)
	defer c.On(layer, text)
	if c.In.Held.Shift {
		t.face(c, t.twice(c, at), k, false)
		return
	}
	if w := t.readable(c, at, k); w > at.W {
		mx, foot := at.X+at.W/2, at.Y+at.H
		at = paint.Rect{X: max(0, min(mx-w/2, c.In.W-w)), Y: foot - w*cardRatio, W: w, H: w * cardRatio}
	}
	usable := t.choice.IsLive(hot)
	t.face(c, at, k, false)
	t.halo(c, at, usable, t.choice.IsPicked(hot) || k.Spent)
}
