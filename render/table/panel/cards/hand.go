package cards

import (
	"math"
	"slices"

	"grognard/render/paint"
	"grognard/render/table/panel"
	"grognard/render/ui"
	"grognard/rules"
)

// Heights in dp by which cards stand out of the hand, and what they leave free.
const (
	raiseUsable = 7
	raiseChosen = 26
	raiseFall   = 30 // from where a card falls back that was raised
	giveWay     = 24 // to both sides of a card that is raised
	bandFoot    = 4  // below a card that is raised
	fanStrip    = 56 // the same, on the desk: there the others can be pointed at
	fanSeen     = .84
	fanMargin   = 14 // of a fan, to both sides
)

// The angles between neighbours and across a whole hand, in radians, and how much lower
// the outermost cards lie, in dp: a hand is held, not dealt out in a row.
const (
	bandTurn = 4 * math.Pi / 180
	bandSag  = 5
	fanTurn  = 17 * math.Pi / 180
	fanSag   = 22
	stepTurn = 4 * math.Pi / 180 // at most, between neighbours
)

// noCard is no place in the hand.
const noCard = -1

// slot is the place of one card of the hand.
type slot struct {
	card  *rules.Card
	rest  paint.Rect // of the whole card, when nothing is pointed at
	angle float32
	x, w  float32 // the part of the hand in which it is pointed at
}

// Hides reports whether the hand takes no room: it is put away, or this
// system has no cards.
func (p *Panel) Hides() bool {
	return p.Folded || !p.Scene.Dealt()
}

// holder is the side whose hand lies at the lower edge: that of whoever looks,
// or, face down, of whoever is asked.
func (p *Panel) holder() rules.Side {
	if p.Scene.Viewer != rules.Chance {
		return p.Scene.Viewer
	}
	return p.Decider()
}

// hand paints the hand.
func (p *Panel) hand(c *ui.Ctx, v *rules.View) {
	n := p.Held().N
	if n == 0 {
		p.empty(c)
		return
	}
	if p.room.Tab {
		p.tab(c, v, n)
		return
	}
	p.fan(c, v, n)
	defer p.end(c, p.yield(c, p.lain()))
	p.low.follow(c, p)
	hot := p.hot(c)
	p.rise.follow(c, hot)
	for i := range p.slots {
		p.handCard(c, i, hot)
	}
	if hot >= 0 {
		p.raised(c, hot)
	}
}

// empty says that nobody holds a card.
func (p *Panel) empty(c *ui.Ctx) {
	if len(p.Choice.OffMap.Labels) > 0 {
		return
	}
	say := p.Words.Word("table.hand.empty")
	r := p.room.Hand
	w, h := min(r.W, c.Width(ui.Flavour, say)+c.Px(36)), c.Line(ui.Flavour)+c.Px(8)
	at := paint.Rect{X: ui.Floor(r.X + (r.W-w)/2), Y: r.Y + r.H - h, W: w, H: h}
	c.Fill(at, paint.Alpha(panel.Paper, .86))
	c.Label(at, c.Fit(ui.Flavour, at.W, at.H, say), ui.Middle, panel.MutedInk, say)
}

// fan lays the hand out: side by side with their titles at the lower edge, or fanned on
// the desk. Cards overlap if they are many.
func (p *Panel) fan(c *ui.Ctx, v *rules.View, n int) {
	r, side := p.room.Hand, p.holder()
	w, step, y := c.Px(bandWide), c.Px(bandWide+8), r.Y
	turn, sag := float32(bandTurn), c.Px(bandSag)
	if p.room.Fanned {
		w, step = c.Px(fanWide), c.Px(fanStep)
		w = min(w, ui.Floor(r.H*.9/ratio), r.W*.5)
		turn, sag = fanTurn, c.Px(fanSag)
		y = r.Y + r.H - ui.Floor(w*ratio*fanSeen)
		r = r.Inset(c.Px(fanMargin))
	}
	if n > 1 {
		step = min(step, (r.W-w)/float32(n-1))
		turn = min(stepTurn, turn/float32(n-1))
	}
	x := r.X + (r.W-step*float32(n-1)-w)/2
	mid := float32(n-1) / 2
	p.slots = p.slots[:0]
	for i := range v.Cards {
		k := &v.Cards[i]
		if k.Place != rules.Hand || k.Side != side {
			continue
		}
		for range max(1, k.N) {
			at := float32(len(p.slots))
			off, low := at-mid, float32(0)
			if n > 2 {
				low = sag * (off / mid) * (off / mid)
			}
			s := slot{card: k, angle: off * turn, w: min(step, w),
				rest: paint.Rect{X: ui.Floor(x + step*at), Y: ui.Floor(y + low), W: w, H: w * ratio}}
			s.x = s.rest.X
			p.slots = append(p.slots, s)
		}
	}
	last := &p.slots[len(p.slots)-1]
	last.w = last.rest.W
}

// hot returns the card of the hand that is pointed at, or that the keyboard has come to;
// noCard if there is none.
func (p *Panel) hot(c *ui.Ctx) int {
	if p.Scene.Viewer == rules.Chance || p.through {
		return noCard
	}
	at := noCard
	for i := range p.slots {
		switch k := p.slots[i].card; {
		case k.Ref == 0:
		case c.Hot() == p.Words.Keys.Region("card", k.Ref) && !p.low.on:
			return i
		case k.Ref == p.walk.card:
			at = i
		}
	}
	return at
}

// lower is the height of the hand, from the foot of the window, in which every card can
// be pointed at even where the one that is raised covers it.
func (p *Panel) lower(c *ui.Ctx) float32 {
	if p.room.Fanned {
		return c.Px(fanStrip)
	}
	return p.room.Hand.H
}

// handCard paints one card of the hand; the one that is raised is painted
// last, by raised.
func (p *Panel) handCard(c *ui.Ctx, i, hot int) {
	s := &p.slots[i]
	k, to := s.card, s.rest
	usable, chosen := p.Choice.IsLive(k.Ref), p.chosen(k)
	if !p.open(k) {
		c.L.Turn(to.X+to.W/2, to.Y+to.H/2, s.angle)
		p.Card.Back(c, to, p.Scene.Nation(k.Side))
		c.L.Upright()
		return
	}
	switch {
	case i == hot:
		to.Y -= c.Px(raiseFall)
	case chosen:
		to.Y -= c.Px(raiseChosen)
	case usable:
		to.Y -= c.Px(raiseUsable)
	}
	switch {
	case hot < 0 || i == hot:
	case i < hot:
		to.X -= c.Px(giveWay)
	default:
		to.X += c.Px(giveWay)
	}
	at := p.at(c, k.Ref, to, p.home(k.Side))
	if i == hot {
		return
	}
	p.reach(c, i, hot)
	c.L.Turn(at.X+at.W/2, at.Y+at.H/2, s.angle)
	dim := p.Scene.Ask != nil && p.Choice.Playable() && !usable && !chosen
	if p.room.Fanned {
		p.Card.Fanned(c, at, s.w, k, dim)
	} else {
		p.Card.Slip(c, at, s.w, p.room.Hand.H, k, dim)
	}
	panel.Halo(c, at, usable, chosen)
	c.L.Upright()
}

// chosen reports whether a card stands out of the hand: it is picked, or shown as if it were.
func (p *Panel) chosen(k *rules.Card) bool {
	return p.Choice.IsPicked(k.Ref) || k.Spent || k.Ref != 0 && slices.Contains(p.raises, k.Ref)
}

// reach hears the pointer on a card that is not raised: where the one that is covers it
// only in the lower part of the hand, over it.
func (p *Panel) reach(c *ui.Ctx, i, hot int) {
	s := &p.slots[i]
	foot := p.room.Hand.Y + p.room.Hand.H
	at := paint.Rect{X: s.x, Y: s.rest.Y, W: s.w, H: foot - s.rest.Y}
	if hot >= 0 {
		if r := p.lifted(c, hot); r.X < at.X+at.W && at.X < r.X+r.W {
			defer c.On(c.On(paint.DiceText, paint.DiceText))
			d := p.lower(c)
			at.Y, at.H = foot-d, d
		}
	}
	p.cardTouch(c, s.card, at)
}

// lifted is where a card of the hand lies when it is raised.
func (p *Panel) lifted(c *ui.Ctx, i int) paint.Rect {
	s := &p.slots[i]
	at := s.rest
	at.Y = p.room.Hand.Y + p.room.Hand.H - c.Px(bandFoot) - at.H
	if p.room.Fanned {
		at.Y -= p.lower(c)
	}
	return p.readable(c, at, s.card)
}

// low is that the hand stays low though the pointer is on it: a card has been played or
// laid down, units are to be picked now, and the next card would spring up over them. It
// ends when the pointer leaves the hand.
type low struct {
	on  bool
	ask *rules.Request // that it was found for
}

func (l *low) follow(c *ui.Ctx, p *Panel) {
	over := false
	foot := p.room.Hand.Y + p.room.Hand.H
	for i := range p.slots {
		s := &p.slots[i]
		over = over || paint.Rect{X: s.x, Y: s.rest.Y, W: s.w, H: foot - s.rest.Y}.Has(c.In.X, c.In.Y)
	}
	if ask := p.Scene.Ask; ask != l.ask {
		l.ask, l.on = ask, true
	}
	l.on = l.on && over && !p.Choice.Playable()
}

// rise is how a card comes up out of the hand.
type rise struct {
	slot  int
	since float64
	up    bool
}

// riseTime is how long that takes, in milliseconds.
const riseTime = 120

func (r *rise) follow(c *ui.Ctx, hot int) {
	if hot < 0 {
		r.up = false
		return
	}
	if !r.up || r.slot != hot {
		*r = rise{hot, c.In.Now, true}
	}
}

// raised paints a card that is pointed at over its neighbours, upright and whole.
func (p *Panel) raised(c *ui.Ctx, i int) {
	s := &p.slots[i]
	k, at := s.card, p.lifted(c, i)
	p.whole, p.wholeAt = k.Ref, at
	c.Clear(at)
	layer, text := c.On(paint.Dice, paint.Dice)
	defer c.On(layer, text)
	over := at
	over.H = p.room.Hand.Y + p.room.Hand.H - at.Y
	if p.cardTouch(c, k, over); p.walk.card == k.Ref {
		p.point(k)
	}
	if u := (c.In.Now - p.rise.since) / riseTime; u < 1 && !c.Calm {
		low := float32((1 - u) * (1 - u))
		at.Y += ui.Floor(low * max(0, s.rest.Y-at.Y))
		c.Animate()
	}
	p.Card.Face(c, at, k, false)
	panel.Halo(c, at, p.Choice.IsLive(k.Ref), p.chosen(k))
}
