package table

import (
	"grognard/render/paint"
	"grognard/render/ui"
	"grognard/rules"
)

// askAdvice has the computer say what it would do, or no more; where a line of the log is pointed
// at, why it did what that tells.
func (t *Table) askAdvice() {
	if answer := t.Log.Pointed(); answer != 0 && (t.drawer.open || t.listed.W > 0) {
		t.why.Turn(answer)
		return
	}
	if t.game.Pacing.Recaps() { // who asks what to do next has read it
		t.game.Pacing.GoOn()
	}
	t.advice.Turn()
}

// advising reports whether the button that asks the computer is there, and whether it is pressed.
func (t *Table) advising() (offered, on bool) {
	waits := t.advice.Waits()
	return waits || t.advice.Offered(), waits || t.advice.Open()
}

// followAdvice takes in what the computer thinks, and lights on the table what it speaks of.
func (t *Table) followAdvice(c *ui.Ctx) {
	t.why.Follow(c)
	t.advice.Leave(c)
	if t.advice.Follow(c) {
		c.Animate()
		for _, r := range t.advice.Spoken() {
			if at, ok := t.spot(r); !ok || t.lay.Map.Overlaps(at) {
				continue
			}
			t.View.Board.ShowRef(r, c.In.Now)
			break
		}
	}
	o, ok := t.advice.Shown()
	if !ok {
		return
	}
	t.View.Advise(o)
	t.Cards.Raise(o.Who, o.With, o.At)
}

// advised paints the card with what the computer would do, and carries out what the player does
// with it.
func (t *Table) advised(c *ui.Ctx) {
	if !t.advice.Open() {
		return
	}
	layer, text := t.onTop(c, t.advice.Lies())
	act := t.advice.Frame(c, t.lay.beside(t.lay.Free), func(w, h float32, was paint.Rect) paint.Rect {
		return t.cardRoom(c, w, h, was, t.advice.Spoken(), t.lesson.Lies(), &t.placed[0])
	})
	c.On(layer, text)
	if act.Plays {
		t.do(c, t.game.Choice.Do(act.Option))
	}
}

// onTop has a card painted above whatever else tells something where it lies: the sheet of answers, the log,
// the theatre. It returns the layers before.
func (t *Table) onTop(c *ui.Ctx, card paint.Rect) (layer, text paint.Layer) {
	if fight := t.combat.Place(); t.game.Choice.Reacting() || t.drawer.open || fight.W > 0 && fight.Overlaps(card) {
		return c.On(paint.Popup, paint.PopupText)
	}
	return c.On(paint.Panel, paint.PanelText)
}

// What it weighs that the card of the advice lies over what it speaks of, and over where others
// tell something.
const (
	overSpoken  = 600
	overOther   = 500
	overAct     = 2000
	overAnswers = 20000 // all of them: none could be clicked
	overMap     = 3     // the map alone, with nothing on it: a margin is better
	mostOfAct   = 2     // things that an act is done by and to
)

// placed is what the place of the card was found for.
type placed struct {
	keep   [7]paint.Rect // that others have, and the size of the card
	spoken [9]paint.Rect // where things are that it speaks of
	home   paint.Rect    // where it lay first; unlike the rest no reason to look anew
}

// cardRoom is where the card of the advice, or of a lesson, lies, so wide and high: where it was, as long as it
// hides nothing there of what it speaks of, of what others tell, or of what is in hand; else where it lay first; else in
// the place that hides least, rather beside the map than over it.
func (t *Table) cardRoom(c *ui.Ctx, w, h float32, was paint.Rect, spoken []rules.Ref, other paint.Rect, last *placed) paint.Rect {
	l := &t.lay
	if was.W == 0 && last != &t.placed[1] { // it was opened anew; a lesson goes on while its card is not seen
		last.home = paint.Rect{}
	}
	others := t.othersTell(other)
	now := t.placedFor(paint.Rect{W: w, H: h}, spoken, others)
	now.home = last.home
	logged := l.Log.W > 0 && was.Overlaps(l.Log) // which was opened since
	if !logged && was.W > 0 && now == *last {
		return was
	}
	*last = now
	left, end, top, foot := t.cardReach(c, w, h)
	for _, r := range [...]paint.Rect{was, last.home} { // a reader's eye is there
		stays := paint.Rect{X: max(left, min(r.X, end)), Y: max(top, min(r.Y, foot)), W: w, H: h}
		if r.W > 0 && !r.Overlaps(l.Log) && t.leavesSeen(c, stays, spoken, others) {
			last.home.H = max(last.home.H, h)
			return stays
		}
	}
	best, _ := t.freest(c, w, h, was, spoken, others)
	if last.home.W == 0 {
		last.home = best
	}
	return best
}

// placedFor is what a place is found for: what others tell where, the size of the card, what it speaks of.
func (t *Table) placedFor(size paint.Rect, spoken []rules.Ref, others [6]paint.Rect) (now placed) {
	now.keep[copy(now.keep[:], others[:])] = size
	for i, r := range spoken[:min(len(spoken), len(now.spoken))] {
		now.spoken[i], _ = t.spot(r)
	}
	return now
}

// cardReach is how far to the left, right, top and foot a card so wide and high may lie.
func (t *Table) cardReach(c *ui.Ctx, w, h float32) (left, end, top, foot float32) {
	l, gap := &t.lay, c.Px(10)
	left = max(l.Map.X, l.Standards[0].X+l.Standards[0].W, l.Turn.X+l.Turn.W) + gap
	right := l.beside(l.Map)
	end = min(right.X+right.W, l.Tools.X) - gap - w
	top, foot = l.Map.Y+gap, l.Map.Y+l.Map.H-gap-h
	if hand := t.handLies(); hand.W > 0 && hand.Y < l.Map.Y+l.Map.H {
		foot = min(foot, hand.Y-gap-h)
	}
	return left, end, top, max(top, foot)
}

// freest is the place for a card so wide and high that hides least, the nearest to where it was of these; and how
// much that is.
func (t *Table) freest(c *ui.Ctx, w, h float32, was paint.Rect, spoken []rules.Ref, others [6]paint.Rect) (best paint.Rect, least int) {
	left, end, top, foot := t.cardReach(c, w, h)
	best, least = was, -1
	const steps = 6
	for i := range steps + 1 {
		for j := range steps + 1 {
			at := paint.Rect{X: ui.Floor(end - (end-left)*float32(i)/steps), Y: ui.Floor(top + (foot-top)*float32(j)/steps), W: w, H: h}
			n := t.hidesBelow(at) + t.hidesSpoken(c, at, spoken, others) + t.overMapOnly(at)
			if least < 0 || n < least || n == least && was.W > 0 && apart(at, was) < apart(best, was) {
				best, least = at, n
			}
		}
	}
	return best, least
}

// lessonHome is where the card of a lesson comes back to, of no width if there is no lesson.
func (t *Table) lessonHome() paint.Rect {
	if t.lesson.Over() {
		return paint.Rect{}
	}
	return t.placed[1].home
}

// leavesSeen reports whether a card in r hides nothing of what it speaks of, of other parts of the table and of what
// is in hand. Pieces that only stand there may lie below.
func (t *Table) leavesSeen(c *ui.Ctx, r paint.Rect, spoken []rules.Ref, others [6]paint.Rect) bool {
	if t.overParts(r) || t.overSlip(r) || t.hidesSpoken(c, r, spoken, others) > 0 {
		return false
	}
	for _, x := range t.game.Choice.Picks {
		if at, ok := t.spot(x); ok && at.Overlaps(r) {
			return false
		}
	}
	at, ok := t.spot(t.game.Choice.Dragged)
	return !ok || !at.Overlaps(r)
}

// overMapOnly weighs how much of the map a card in r hides, whatever stands there.
func (t *Table) overMapOnly(r paint.Rect) int {
	b := &t.View.Board
	if t.game.Scene.View().Map == nil || b.Map == nil {
		return 0
	}
	both := r.And(b.Rect(b.Inner))
	if both.W <= 0 || both.H <= 0 {
		return 0
	}
	return int(overMap*both.W*both.H/(r.W*r.H) + .99)
}

// apart is how far the corner of a card would move, across and down together.
func apart(r, was paint.Rect) float32 {
	dx, dy := r.X-was.X, r.Y-was.Y
	return max(dx, -dx) + max(dy, -dy)
}

// othersTell is where others tell something, another card too, of no width where they do not.
func (t *Table) othersTell(card paint.Rect) [6]paint.Rect {
	return [...]paint.Rect{t.combat.Place(), t.combat.Slip(), t.combat.Called(), t.listed, t.bar.Sheet(), card}
}

// hidesSpoken weighs what a card in r hides of what it speaks of, and of what others tell.
func (t *Table) hidesSpoken(c *ui.Ctx, r paint.Rect, spoken []rules.Ref, others [6]paint.Rect) (n int) {
	for i, x := range spoken {
		if at, ok := t.spot(x); ok && at.Inset(-c.Px(near)).Overlaps(r) { // with its label
			n += overSpoken
			if i < mostOfAct { // most likely of what it would do: the next best come after that
				n += overAct
			}
		}
	}
	for _, at := range others {
		if at.W > 0 && at.Overlaps(r) {
			n += overOther
		}
	}
	if at := t.bar.Sheet(); at.W > 0 && at.Overlaps(r) {
		both := at.And(r)
		n += int(overAnswers * both.W * both.H / (at.W * at.H))
	}
	return n
}
