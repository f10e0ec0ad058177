package table

import (
	"slices"

	"grognard/render/paint"
	"grognard/render/ui"
	"grognard/rules"
)

// What floats over the map must not keep the player from what he may click there. It lies
// where it covers none of that, and gives way to a pointer that is on such a thing. What
// always lies there turns pale over it as soon as something is in hand.

// givesWay reports whether a panel in r must not be there just now: the pointer is on
// something below it that a click would pick.
func (t *Table) givesWay(c *ui.Ctx, r paint.Rect) bool {
	x, y := c.In.X, c.In.Y
	if focused(c) {
		return false
	}
	if r.W <= 0 || !r.Has(x, y) || t.game.Scene.Ask == nil || t.game.Scene.View().Map == nil {
		return false
	}
	k := t.game.Choice
	if t.game.Scene.OnTabletop() && k.InFocus() != 0 {
		return true // all the table is where the body in hand may go
	}
	s := t.View.Board.Find(x, y)
	if len(k.Picks) > 0 && s.Cell != 0 {
		return true // what is picked may go there, or is told why not
	}
	return k.Dragged != 0 || k.IsLive(s.Piece) || k.IsLive(s.Cell) || k.IsPicked(s.Piece) || t.game.Scene.Mine(s.Piece)
}

// focused reports whether the pointer is where it is since the keyboard is at a widget there: it means
// that, and nothing below.
func focused(c *ui.Ctx) bool { return c.Steered() && c.Ringed() && !c.Focused("") }

// paleness is what is left of furniture over what may be clicked.
const paleness = .25

// near is how near a body in hand comes to furniture that turns pale, in dp.
const near = 40

// inTheWay reports whether furniture in r lies over a place where what is in hand may go,
// over a target of it, or over itself.
func (t *Table) inTheWay(c *ui.Ctx, r paint.Rect) bool {
	k := t.game.Choice
	if r.W <= 0 || t.game.Scene.Ask == nil || t.game.Scene.View().Map == nil || !t.holds() {
		return false
	}
	if t.game.Scene.OnTabletop() && r.Inset(-c.Px(near)).Has(c.In.X, c.In.Y) {
		return true
	}
	for _, all := range [...][]rules.Ref{k.Live, k.Picks} {
		for _, x := range all {
			if at, ok := t.spot(x); ok && at.Overlaps(r) {
				return true
			}
		}
	}
	return false
}

// holds reports whether a piece is in hand.
func (t *Table) holds() bool {
	k := t.game.Choice
	if k.Dragged != 0 {
		return true
	}
	for _, r := range k.Picks {
		if _, piece := t.game.Scene.Cell(r); piece {
			return true
		}
	}
	return false
}

// comesBelow reports whether it is asked where a piece goes that stands nowhere on the map, and one of the places
// for it lies below furniture in r.
func (t *Table) comesBelow(r paint.Rect) bool {
	ask := t.game.Scene.Ask
	if ask == nil || ask.About == 0 || r.W <= 0 || t.game.Scene.OnTabletop() {
		return false
	}
	if p := t.game.Scene.Piece(ask.About); p == nil || p.Cell != 0 || !t.game.Scene.Mine(ask.About) {
		return false
	}
	return slices.ContainsFunc(ask.Options, func(o rules.Option) bool {
		at, ok := t.spot(o.At)
		return ok && o.Who == ask.About && at.Overlaps(r)
	})
}

// yield has furniture that was painted in r since a moment turn pale where it is in the
// way, and let a click through that is meant for what lies below.
func (t *Table) yield(c *ui.Ctx, since ui.Mark, r paint.Rect) {
	if t.inTheWay(c, r) {
		t.pale(c, since, r)
	}
}

// pale has furniture in r turn pale that is in the way.
func (t *Table) pale(c *ui.Ctx, since ui.Mark, r paint.Rect) {
	all := r.Inset(-c.Px(10)) // with its shadow
	c.Pale(since, all, paleness)
	if t.meansBelow(c, r) {
		c.Open(since, all)
	}
}

// meansBelow reports whether the pointer, on furniture in r, is on something below it
// where what is in hand may go.
func (t *Table) meansBelow(c *ui.Ctx, r paint.Rect) bool {
	k := t.game.Choice
	if focused(c) {
		return false
	}
	if k.Dragged != 0 || t.game.Scene.OnTabletop() {
		return t.givesWay(c, r)
	}
	s := t.View.Board.Find(c.In.X, c.In.Y)
	return r.Has(c.In.X, c.In.Y) && (k.IsLive(s.Piece) || k.IsLive(s.Cell) || k.IsPicked(s.Piece))
}

// spot is where a thing is in the window, within the map.
func (t *Table) spot(x rules.Ref) (paint.Rect, bool) {
	at, ok := t.View.Board.PieceRect(x)
	if !ok {
		at, ok = t.View.Board.CellRect(x)
	}
	return at, ok
}

// inspectRoom is where the inspector lies: at the lower left, unless pieces or places that
// may be clicked lie there and another corner has less of them.
func (t *Table) inspectRoom(c *ui.Ctx, high float32) paint.Rect {
	l := &t.lay
	at, low := l.Inspect, high
	if !l.OneRow { // opened, a row is higher
		low = min(high, at.H)
	}
	at.Y, at.H = at.Y+at.H-low, low
	if t.Look.Pinned() && !t.overFight(at) {
		return at
	}
	if l.OneRow {
		return t.unlessInTheWay(c, at)
	}
	gap := c.Px(10)
	right, top := l.Tools.X-gap-at.W, l.Map.Y+gap
	foot := at
	if l.Fanned { // there is room on the desk, over the hand
		foot = paint.Rect{X: l.Turn.X + l.Turn.W + gap, Y: t.handLies().Y - gap - low, W: at.W, H: low}
	}
	best := t.clearest(at, foot,
		paint.Rect{X: right, Y: at.Y + low - high, W: at.W, H: high},
		paint.Rect{X: l.Turn.X + l.Turn.W + gap, Y: top, W: at.W, H: high},
		paint.Rect{X: right, Y: top, W: at.W, H: high})
	return t.unlessInTheWay(c, best)
}

// inspectMost is how high the inspector may be anywhere: beside the standards, where it lies as
// a rule, it has less room.
func (t *Table) inspectMost(c *ui.Ctx) float32 {
	l := &t.lay
	if l.OneRow || l.Fanned {
		return l.Inspect.H
	}
	return max(l.Inspect.H, min(l.Inspect.Y+l.Inspect.H-l.Map.Y-c.Px(20), c.Px(inspectHigh)))
}

// inspectHigh is that of the longest text that is told of a unit, in dp.
const inspectHigh = 520

// unlessInTheWay is a place of the inspector, of no width where the pointer is on
// something below it, or a fight is told there.
func (t *Table) unlessInTheWay(c *ui.Ctx, at paint.Rect) paint.Rect {
	if t.givesWay(c, at) && !t.Look.Opens(c) || t.overFight(at) || t.overSlip(at) {
		return paint.Rect{}
	}
	return at
}

// overSlip reports whether a panel in r would lie over pieces of a stack that is spread out: it would
// fold up as soon as the pointer comes to the panel, and they could never be picked.
func (t *Table) overSlip(r paint.Rect) bool {
	slip := t.View.Board.Slip()
	return slip.W > 0 && slip.Overlaps(r)
}

// overFight reports whether a fight is told where a panel in r would be, or who is asked and what he
// may answer, or lines of the log in a panel of their own, or the slip of a fight that is over.
func (t *Table) overFight(r paint.Rect) bool {
	for _, at := range [...]paint.Rect{t.combat.Place(), t.combat.Slip(), t.combat.Called(), t.bar.Sheet(), t.listed, t.advice.Lies(), t.lesson.Lies()} {
		if at.W > 0 && at.Overlaps(r) {
			return true
		}
	}
	return false
}

// clearest is the first of some places that hides least of what may be clicked.
func (t *Table) clearest(all ...paint.Rect) (best paint.Rect) {
	least := -1
	for _, r := range all {
		if n := t.hides(r); least < 0 || n < least {
			best, least = r, n
		}
	}
	return best
}

// What it weighs that a panel lies over what is in hand or picked, over another part of the
// table, over something that may be clicked, over a piece that only stands there.
const (
	overHand  = 1000
	overPart  = 400
	overLive  = 4
	overPiece = 1
)

// hides weighs what lies below a panel in r.
func (t *Table) hides(r paint.Rect) int {
	n := t.hidesBelow(r)
	for _, at := range [...]paint.Rect{t.advice.Lies(), t.lesson.Lies()} {
		if at.W > 0 && at.Overlaps(r) {
			n += overPart
		}
	}
	return n
}

// hidesBelow is hides but for the cards of advice and lesson.
func (t *Table) hidesBelow(r paint.Rect) (n int) {
	if t.overParts(r) || t.overSlip(r) {
		n += overPart
	}
	k := t.game.Choice
	for i, all := range [...][]rules.Ref{k.Picks, {k.Dragged}, k.Live} {
		for _, x := range all {
			if at, ok := t.spot(x); ok && at.Overlaps(r) {
				n += [...]int{overHand, overHand, overLive}[i]
			}
		}
	}
	pieces := t.game.Scene.View().Pieces
	for i := range pieces {
		if at, ok := t.spot(pieces[i].Ref); ok && at.Overlaps(r) {
			n += overPiece
		}
	}
	return n
}

// overParts reports whether a panel in r would lie over another part of the table.
func (t *Table) overParts(r paint.Rect) bool {
	l := &t.lay
	for _, at := range [...]paint.Rect{t.handLies(), t.Cards.WholeLies(), l.Standards[0], l.Standards[1], l.Turn, l.Tools, l.Spread, l.tray, l.Labels, t.Mini.Shown(), t.combat.Place(), t.combat.Called(), t.bar.Sheet(), t.View.Threats.Card(), l.Piles[0], l.Piles[1]} {
		if at.W > 0 && at.Overlaps(r) {
			return true
		}
	}
	return false
}

// fanTop is how much of its room a hand that is fanned leaves free above it.
const fanTop = .4

// handLies is where the hand lies.
func (t *Table) handLies() paint.Rect {
	r := t.lay.Hand
	if t.lay.Fanned {
		r.Y, r.H = r.Y+r.H*fanTop, r.H*(1-fanTop)
	}
	return r
}

// newsRoom is where the last lines of the log are told: at the lower right, or another
// corner, where neither own pieces nor what may be clicked nor another panel lies below;
// of no width if there is none.
func (t *Table) newsRoom(c *ui.Ctx, high float32) paint.Rect {
	l, gap := &t.lay, c.Px(10)
	at := l.Messages
	at.Y, at.H = at.Y+at.H-high, high
	if mini := t.Mini.Shown(); mini.W > 0 {
		at.X = mini.X - at.W - gap
	}
	foot, right, left := l.Map.Y+l.Map.H-gap-high, l.Tools.X-gap-at.W, l.Turn.X+l.Turn.W+gap
	for _, r := range [...]paint.Rect{at,
		{X: at.X, Y: foot, W: at.W, H: high},
		{X: l.Turn.X, Y: at.Y, W: at.W, H: high},
		{X: l.Turn.X, Y: foot, W: at.W, H: high},
		{X: right, Y: l.Map.Y + gap, W: at.W, H: high},
		{X: left, Y: l.Map.Y + gap, W: at.W, H: high},
	} {
		if t.freeFor(r) {
			return r
		}
	}
	return paint.Rect{}
}

// overCells reports whether cells of the map lie under furniture in r.
func (t *Table) overCells(r paint.Rect) bool {
	b := &t.View.Board
	return t.game.Scene.View().Map != nil && b.Map != nil && r.Overlaps(b.Rect(b.Inner))
}

// freeFor reports whether a panel in r would cover nothing that the player needs.
func (t *Table) freeFor(r paint.Rect) bool {
	if t.hides(r) > 0 {
		return false
	}
	for _, at := range [...]paint.Rect{t.combat.Place(), t.combat.Slip(), t.listed, t.peeked, t.bar.Sheet(), t.advice.Lies(), t.lesson.Lies(), t.View.Threats.Card()} {
		if at.W > 0 && at.Overlaps(r) {
			return false
		}
	}
	v := t.game.Scene.View()
	for i := range v.Cards {
		if v.Cards[i].Place == rules.InPlay && t.lay.Play.Overlaps(r) {
			return false
		}
	}
	for i := range v.Pieces {
		p := &v.Pieces[i]
		if at, ok := t.View.Board.PieceRect(p.Ref); ok && at.Overlaps(r) && t.game.Scene.Mine(p.Ref) {
			return false
		}
	}
	return true
}
