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

// taught paints the card of the lesson, and carries out what the pupil does with it.
func (t *Table) taught(c *ui.Ctx) {
	layer, text := t.onTop(c, t.lesson.Lies())
	t.lesson.Short = t.game.Choice.Reacting() && c.Text >= shortFrom
	t.lesson.Held = t.game.Pacing.Stopped()
	act := t.lesson.Frame(c, t.lay.beside(t.lay.Free), func(w, h float32, was paint.Rect) paint.Rect {
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
	case act.Leaves:
		t.call(t.deps.Leave)
	}
}
