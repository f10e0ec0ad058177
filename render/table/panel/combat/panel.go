// Package combat is the theatre of a fight: one thing beside the fight that tells who
// fights whom with what and what may come of it, that holds the dice and tells how they
// fell.
package combat

import (
	"slices"

	"grognard/game/match"
	"grognard/game/odds"
	"grognard/render/paint"
	"grognard/render/table/foresee"
	"grognard/render/table/layout/beside"
	"grognard/render/table/panel"
	"grognard/render/ui"
	"grognard/rules"
)

// Show is how much is shown of a fight.
type Show uint8

// All of it; dice beside the target, without a theatre; dice alone, which lie at once.
const (
	Full Show = iota
	Short
	DiceOnly
)

// Panel is the theatre: its parts, and what it is about just now. Each part has a state of
// its own and paints nothing that belongs to another.
type Panel struct {
	*Deps
	Speaks []int // faces of the throw that is spoken of elsewhere, which lies on the drum; nil: the last one does
	moment
	Plain  bool   // the player is new: one chance in a line; all else that may come of it is told on the sheet alone
	Lonely bool   // one player sits here, and nobody else is ever asked: the bar alone tells what he is
	bill   ledger // who fights whom with what, and what may come of it
	tells  pen    // writes all that is known of a fight
	ground ground // what may not be covered
	place  place  // where the theatre lies, and in what form
	drum   drum
	hand   entry // of dice that the player rolls himself
	losses losses
	lamp   lamp // darkens the map about the fight
	slip   slip // what stays of the fight before
	lone   lone // a roll in which nobody fights
	sheet  sheet
	guess  guess
	recap  recap
	call   call // to the side whose turn it is not
	passes passes
	spoken spoken

	recalled *Fight // that Past shows
	asked    *int   // first die of the throw before which the bill has taken over all answers
}

// moment is what the theatre is about in this frame.
type moment struct {
	mode     mode
	live     bool          // a fight goes on
	unready  bool          // what is planned is still looked ahead to
	shown    *foresee.Card // odds of what is weighed
	foretold []odds.Prospect
	lit      bool // the map lies in the dark but for the fight
	frame    frame
	intent   panel.Intent // of what is painted just now
}

// Act is what comes of a frame of the theatre.
type Act struct {
	Faces []int     // the dice that the player has rolled himself, nil if there are none
	Holds bool      // he takes a loss in hand
	Takes rules.Ref // the piece that he has clicked the picture of, to take a loss

	Recaps bool          // the theatre leaves Room to Lines of the log
	Lines  []match.Entry // such as what the computer has done in its turn
	Room   paint.Rect
}

// New returns the theatre.
func New(deps Deps) *Panel {
	d := &deps
	pn := &Panel{Deps: d, drum: drum{Deps: d}, hand: entry{Deps: d}, losses: losses{Deps: d}}
	pn.bill = ledger{Deps: d, said: &rules.Combat{}}
	pn.tells = pen{Deps: d, bill: &pn.bill}
	pn.ground = ground{Deps: d, bill: &pn.bill}
	pn.place = place{Deps: d, bill: &pn.bill, ground: &pn.ground, band: pn.bandFor}
	return pn
}

// frame is one frame of the theatre.
type frame struct {
	c      *ui.Ctx
	in     paint.Rect
	intent *panel.Intent
	card   *foresee.Card // odds of what is weighed, nil if there are none
	act    Act
}

// column is text that scrolls.
type column struct {
	panel.Column
	scroll ui.Scroll
}

// column begins the text of a sheet; a name for each kind of it keeps where it was
// scrolled to.
func (f *frame) column(name string) column {
	sc := f.c.Scroll(name, f.in)
	return column{panel.In(f.c, sc, f.intent), sc}
}

// done ends the text.
func (g *column) done() { g.scroll.Done(g.Y - g.scroll.Y) }

// mode is what the theatre is about.
type mode uint8

const (
	idle     mode = iota
	guessing      // what is known though nobody has measured
	telling       // what an act without dice leads to
	planning      // before the dice
	throwing      // dice fall, and what they bring happens
	resting       // after them, with more to decide
	waiting       // a combat goes on without dice
	byHand        // the player rolls himself
)

// Full reports whether fights are shown with a theatre.
func (pn *Panel) Full() bool { return pn.Fights == nil || pn.Fights() == Full }

// Place is where the theatre lay in the last frame; of no width where it was not seen.
func (pn *Panel) Place() paint.Rect {
	if pn.mode == guessing || pn.mode == telling { // these have a sheet of their own
		return pn.guess.lies
	}
	if pn.mode == idle || pn.place.rising || !pn.place.placed && pn.place.form != line {
		return paint.Rect{}
	}
	return pn.place.at
}

// Frame paints the theatre where there is room, with what counts most.
func (pn *Panel) Frame(c *ui.Ctx, room Room) (Act, panel.Intent) {
	pn.intent.Reset()
	pn.slip.at, pn.losses.over = paint.Rect{}, 0
	f := &pn.frame
	*f = frame{c: c, intent: &pn.intent}
	q, moving := pn.Scene.Pos.Request(), pn.Scene.Moving()
	pn.passed(f, &room)
	if room.Recap && !moving && (q == nil || q.To != rules.Chance) {
		pn.leave(f, &room, pn.History.ComputerTurn())
		pn.rest(f, idle, &room)
		return f.act, pn.intent
	}
	if pn.Ahead.Odds.Busy() {
		c.Wake(c.In.Now + 10)
	}
	f.card = pn.Ahead.Odds.Card(pn.Scene.Pos)
	m := pn.modeNow(q, moving, f.card, room.Hover)
	if m == idle && !moving && q != nil {
		if lines := pn.History.TurnEnd(); slices.ContainsFunc(lines, rolls) {
			pn.leave(f, &room, lines)
		}
	}
	pn.rest(f, m, &room)
	pn.called(f, &room)
	return f.act, pn.intent
}

// rest is a frame in a mode.
func (pn *Panel) rest(f *frame, m mode, room *Room) {
	pn.ends(f.c, m)
	pn.mode, pn.shown = m, f.card
	pn.lit = false
	switch m {
	case idle:
		pn.farewell(f, room)
		return
	case guessing:
		who, at := pn.unmeasuredPair(room.Hover)
		f.in = pn.guessRoom(f, room, who, at, guessSizes(f.c)...)
		pn.unmeasured(f, who, at)
		return
	case telling:
		o, _ := pn.Choice.Pending()
		f.in = pn.guessRoom(f, room, o.Who, o.At, pn.toldSize(f.c))
		g := f.column("outcome")
		pn.tells.outcome(&g.Column)
		g.done()
		return
	}
	pn.slip.back = nil
	pn.foretold = pn.Prospects(f.c)
	pn.bill.follow()
	pn.compose(f, m)
	if pn.place.fight != pn.bill.fights { // another one looks for a place of its own
		pn.place.fight, pn.place.placed, pn.sheet.open = pn.bill.fights, false, false
	}
	pn.live = m == throwing || m == resting || pn.live && m != planning
	if m == planning && pn.bill.says() == 0 {
		pn.mode = idle
		pn.farewell(f, room)
		return
	}
	pn.lit = m != planning || pn.weighs()
	if m == throwing && pn.bill.nobody() {
		pn.lit = false
		pn.alone(f, room)
		return
	}
	if !pn.Full() && m != byHand && m != planning {
		pn.short(f, room)
		return
	}
	if m == planning && !pn.place.placed && (pn.unready || pn.Ahead.Odds.Busy()) {
		pn.lit = false
		f.c.Wake(f.c.In.Now + 10) // it opens once it is known how large it is
		return
	}
	if pn.settle(f, room); pn.place.rising {
		pn.lit = false
		f.c.Animate()
		return // it opens once the map has made room
	}
	regions := f.c.Regions()
	pn.stage(f)
	if m == planning && pn.marches() { // the place that he clicks next may lie below
		f.c.Through(regions)
	}
	pn.more(f, room)
}

// weighs reports whether what is planned has been picked by a click: a glance at a button
// does not darken the map.
func (pn *Panel) weighs() bool {
	return pn.Scene.View().Combat != nil || pn.Ahead.Odds.PickedAt(pn.Scene.Pos)
}

// marches reports whether what is planned is no attack, while a body is in hand that any
// place of the table may be clicked for.
func (pn *Panel) marches() bool {
	return pn.Choice.Hand.Who != 0 && len(pn.bill.cast[1].who) == 0
}

// modeNow finds out what the theatre is about.
func (pn *Panel) modeNow(q *rules.Request, moving bool, card *foresee.Card, hover rules.Ref) mode {
	if q != nil && q.To == rules.Chance && !moving {
		return byHand
	}
	if who, _ := pn.unmeasuredPair(hover); who != 0 {
		return guessing
	}
	_, armed := pn.Choice.Armed()
	switch {
	case pn.Choice.Sharing() && !moving && pn.Scene.View().Combat == nil && card == nil && len(pn.Clips.Throws()) == 0:
		return waiting
	case !moving && (armed || !pn.History.Decided() && (card != nil || pn.composing())):
		return planning
	case moving && pn.Clips.Fights():
		return throwing
	case !moving && pn.Scene.View().Combat != nil && len(pn.Clips.Throws()) > 0 && !pn.History.Diceless() && !pn.History.Outdated():
		return resting
	case !moving && pn.Choice.Sharing() && len(pn.Clips.Throws()) > 0:
		return resting
	case !moving && pn.Scene.View().Combat != nil:
		return waiting
	case !moving && pn.obliges():
		return telling
	}
	return idle
}

// obliges reports whether the act that waits to be confirmed leads to something that is to be
// weighed first, such as a declaration.
func (pn *Panel) obliges() bool {
	o, ok := pn.Choice.Pending()
	return ok && o.At != 0 && len(pn.Ahead.Consequence(pn.Choice.Trial(o)).Sums) > 0
}

// compose makes the bill of what the theatre is about.
func (pn *Panel) compose(f *frame, m mode) {
	switch m {
	case planning:
		next, wait := pn.Ahead.Foreseen(pn.Scene, pn.Choice.Sharing())
		if pn.unready = wait; wait {
			f.c.Wake(f.c.In.Now + 10)
		}
		if len(next.Mods) == 0 && f.card != nil && f.card.Err == nil {
			next.Mods = f.card.Odds.Mods
		}
		pn.bill.write(next.Combat, next.Mods, f.card)
	case throwing:
		if e, any := pn.Clips.Declared(); any && (!pn.live && !pn.announced(e)) {
			pn.bill.declared(e)
		}
		pn.asThrown()
	case resting, byHand:
		k := pn.Scene.View().Combat
		switch {
		case k != nil && pn.bill.fight == nil:
			pn.bill.write(k, pn.termsNow(k), nil)
		case k == nil && (m == byHand && !pn.live || pn.bill.fight == nil && pn.bill.card == nil):
			pn.bill.write(nil, nil, nil)
			pn.throwsAlone()
		}
		if m == resting { // dice that fell at once were never seen in the air
			pn.asThrown()
		}
	case waiting:
		if k := pn.Scene.View().Combat; k != nil {
			pn.bill.write(k, pn.termsNow(k), nil)
		} else {
			pn.bill.write(nil, nil, nil)
		}
	}
}

// throwsAlone names who throws dice that are of no combat, such as those for initiative.
func (pn *Panel) throwsAlone() {
	q := pn.Scene.Pos.Request()
	if q == nil || q.To != rules.Chance || q.Dice.Side == rules.Chance || q.Dice.Side == pn.bill.by {
		return
	}
	pn.bill.by = q.Dice.Side
	for i, s := range [...]rules.Side{pn.bill.by, pn.bill.by.Other()} {
		pn.bill.cast[i] = pn.bill.party(&rules.Combat{}, nil, s, pn.bill.by)
	}
}

// announced reports whether the bill is that of an attack that was declared: the player has
// weighed it.
func (pn *Panel) announced(e *rules.Event) bool {
	if pn.bill.key.pos == nil || pn.bill.card == nil && pn.bill.fight == nil {
		return false
	}
	if e == nil {
		return pn.place.placed
	}
	return slices.ContainsFunc(pn.bill.cast[0].who, func(k rules.Fighter) bool { return k.Ref == e.Who })
}

// afresh reports whether an act is put together of which no dice lie there: what was thrown and told
// last is of another.
func (pn *Panel) afresh() bool { return pn.mode == planning && !pn.live }

// rolls reports whether a line of the log tells of dice.
func rolls(e match.Entry) bool { return e.Event.Kind == rules.EvDice }

// guess is where it is told what is known of two bodies, or what an act without dice leads to.
type guess struct {
	pair [2]rules.Ref
	at   paint.Rect
	lies paint.Rect // in the last frame that told it
}

// guessSizes are those of the sheet that tells what is known without measuring.
func guessSizes(c *ui.Ctx) []beside.Size {
	return []beside.Size{{W: px(c, 460), H: px(c, 300)}, {W: px(c, 360), H: px(c, 420)}, {W: px(c, 460), H: px(c, 220)}}
}

// toldSize is that of the sheet that tells what an act without dice leads to: as high as its words.
func (pn *Panel) toldSize(c *ui.Ctx) beside.Size {
	done := c.Rehearse()
	defer done()
	in := c.Panel(paint.Rect{W: px(c, toldW)})
	g := panel.Column{C: c, W: in.W, Intent: &panel.Intent{}}
	pn.tells.outcome(&g)
	return beside.Size{W: px(c, toldW), H: g.Y + 2*in.X}
}

// toldW is how wide that sheet is, in dp.
const toldW = 420

// guessRoom is where it is told what is known of two bodies without measuring: beside both, in one
// of some sizes.
func (pn *Panel) guessRoom(f *frame, room *Room, who, at rules.Ref, sizes ...beside.Size) paint.Rect {
	c := f.c
	if pair := [2]rules.Ref{who, at}; pair != pn.guess.pair || pn.guess.at.W == 0 {
		pn.guess.pair = pair
		k := pn.ground.search(f, room)
		pointer := k.Clear[len(k.Clear)-1]
		k.Clear = append(pn.ground.cover(pn.ground.cover(k.Clear[:0], who), at), pointer)
		k.Last = pn.guess.at
		k.Forms = append(k.Forms, sizes...)
		var ok bool
		if pn.guess.at, _, ok = k.Place(); !ok {
			in := pn.corner(c, room)
			pn.guess.lies = in.Inset(-c.Px(14))
			return in
		}
	}
	pn.guess.lies = pn.guess.at
	c.Shadow(pn.guess.at.Inset(-c.Px(8)).Moved(c.Px(2), c.Px(3)))
	return c.Panel(pn.guess.at)
}
