package table

import (
	"grognard/render/paint"
	"grognard/render/table/lesson"
	"grognard/render/ui"
)

// followLesson lights on the table what the lesson waits for. Enter goes on from what is only read, and from
// the end of the lesson: it must not end a phase there.
func (t *Table) followLesson(c *ui.Ctx) {
	if t.lesson.Lies().W > 0 && !t.game.Pacing.Stopped() && t.lesson.Main() && c.Default() {
		t.taughtTo(c, t.lesson.Push())
		c.Animate()
	}
	o, ok := t.lesson.Shown()
	if !ok || t.advice.Open() {
		return
	}
	t.View.Advise(o)
	t.Cards.Raise(o.Who, o.With, o.At)
}

// shortFrom is how large letters are at which the card of a lesson and a sheet of answers have no room beside
// each other.
const shortFrom = 1.4

// broader are widths of the card of a lesson beside its usual one, in parts of that.
var broader = [...]float32{1.5, 1.9}

// fitted is what the width of the card was found for.
type fitted struct {
	placed
	step int
}

// broaden finds the card of a lesson a width with which it hides neither a sheet of answers nor those that it
// speaks of: a sheet may leave no room but above or below it.
func (t *Table) broaden(c *ui.Ctx, room paint.Rect) {
	if t.bar.Sheet().W <= 0 || t.lesson.Over() {
		t.lesson.Wide, t.fitted = 0, fitted{}
		return
	}
	usual, spoken := t.lesson.Usual(c, room), t.lesson.Spoken()
	others := t.othersTell(t.advice.Lies())
	now := fitted{placed: t.placedFor(paint.Rect{W: usual, H: t.lesson.High(c, room, usual)}, spoken, others)}
	if now.step = t.lesson.Play.At(); now == t.fitted {
		return
	}
	t.fitted, t.lesson.Wide = now, 0
	_, least := t.freest(c, usual, now.keep[len(now.keep)-1].H, paint.Rect{}, spoken, others)
	for _, x := range broader {
		if least < overOther {
			return
		}
		w := min(ui.Floor(usual*x), ui.Floor(room.W*.6))
		if _, n := t.freest(c, w, t.lesson.High(c, room, w), paint.Rect{}, spoken, others); n < least {
			t.lesson.Wide, least = w, n
		}
	}
}

// taught paints the card of the lesson, and carries out what the pupil does with it.
func (t *Table) taught(c *ui.Ctx) {
	layer, text := t.onTop(c, t.lesson.Lies())
	t.lesson.Short = t.game.Choice.Reacting() && c.Text >= shortFrom
	t.lesson.Held = t.game.Pacing.Stopped()
	room := t.lay.beside(t.lay.Free)
	t.broaden(c, room)
	act := t.lesson.Frame(c, room, func(w, h float32, was paint.Rect) paint.Rect {
		return t.cardRoom(c, w, h, was, t.lesson.Spoken(), t.advice.Lies(), &t.placed[1])
	})
	c.On(layer, text)
	t.taughtTo(c, act)
}

// taughtTo carries out what the pupil does with the card.
func (t *Table) taughtTo(c *ui.Ctx, act lesson.Act) {
	switch {
	case act.Plays:
		t.do(c, t.game.Choice.Do(act.Option))
	case act.On:
		t.call(t.deps.Learned)
	case act.Next:
		t.call(t.deps.Next)
	case act.Leaves:
		t.call(t.deps.Leave)
	}
}
