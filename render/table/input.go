package table

import (
	"slices"

	"grognard/render/paint"
	"grognard/render/table/choice"
	"grognard/render/table/choice/selection"
	"grognard/render/ui"
	"grognard/rules"
)

// do carries out what a click, a key or a button has come to.
func (t *Table) do(c *ui.Ctx, act choice.Act) {
	if act.Selects {
		c.Sound("select")
	}
	switch act.Does {
	case choice.Nothing:
		return
	case choice.Changes:
		t.bar.Forgive()
	case choice.Warns:
		t.bar.Forgive()
		c.Sound("refused")
	case choice.Refuses:
		t.bar.Refuse(c, act.Refusal)
	case choice.TakesOut:
		t.without(c, act.Number)
	case choice.Answers:
		t.commit(c, act.Option)
		if act.Next != 0 {
			t.game.Choice.Keep(act.Next)
		}
	}
	c.Animate()
}

// click is a click on things that lie on top of each other, the uppermost
// first.
func (t *Table) click(c *ui.Ctx, under ...rules.Ref) {
	t.game.Choice.Insisted = 0
	if o, waits := t.lesson.Shown(); waits && o.Who != 0 && len(t.game.Choice.Picks) == 0 && o.At != 0 && slices.Contains(under, o.At) {
		t.game.Choice.SelectOnly(o.Who) // the goal is lit as well: a pupil may click it first
	}
	if no := t.bar.Refusal(); no.Shown(c.In.Now) {
		t.game.Choice.Insisted = no.Insist
	}
	if at := t.View.Cursor.At(); t.game.Scene.IsCell(at) && t.game.Choice.IsLive(at) {
		t.game.Choice.Insisted = selection.Topmost(under) // the cursor is on the ground, whoever stands there
	}
	t.do(c, t.game.Choice.Click(under...))
}

// guard keeps away from a question to another player what was pressed for the one
// before.
func (t *Table) guard(c *ui.Ctx) {
	g, sc, m := &t.game.Choice.Guard, &t.game.Scene, t.game.Match
	slip := float64(choice.Slip)
	if t.deps.Slip != nil {
		slip = t.deps.Slip()
	}
	players := m.Start().Players
	hand := choice.Hand{Now: c.In.Now, X: c.In.X, Y: c.In.Y, Keys: c.In.Held.Any || len(c.In.Keys) > 0, Away: choice.Away * ui.Dp(c.In), Push: c.In.Pressed[paint.Left]}
	g.Meet(sc.Ask, hand, slip, players[rules.First].Computer || players[rules.Second].Computer, sc.Theirs(), m.Computer())
	presses, keys := g.Deaf()
	if !presses && !keys {
		return
	}
	if c.In.Now < g.Until() {
		c.Animate()
	}
	if keys && c.Take("H") { // which is no answer
		t.askAdvice()
		t.advice.Asked(c, true)
	}
	if c.Mute(presses, keys && !c.In.Held.Ctrl) { // what is taken back answers nothing
		t.bar.Swallow(c)
	}
}

// commit plays an option.
func (t *Table) commit(c *ui.Ctx, o rules.Option) {
	if t.lesson.Forbids(o) { // its card says why
		c.Sound("refused")
		c.Animate()
		return
	}
	t.bar.Forgive()
	t.game.Choice.Warning.Drop()
	if err := t.game.Answer(o); err != nil {
		t.fail(err)
		return
	}
	c.Sound("answer")
	c.Animate()
}

// without takes back answer n and gives those after it again, as far as they
// are still allowed.
func (t *Table) without(c *ui.Ctx, n int) {
	if why := t.game.Match.CanUndoTo(n - 1); !why.OK() {
		t.bar.Deny(c, why)
		return
	}
	t.fail(t.game.Match.Omit(n))
	t.bar.Forgive()
	c.Sound("select")
	c.Animate()
}

// stepBack is Escape and the right button: the pop-up, what the player has begun,
// the overlay that stays, what is told of where the cursor is, and in the end the menu on Escape.
// The cursor stays: it is where the player comes back to.
func (t *Table) stepBack(c *ui.Ctx, menu bool) {
	switch {
	case t.game.Choice.Warning.Shown():
		t.game.Choice.Warning.Drop()
	case t.advice.Close():
	case t.Cards.Shut():
	case t.View.Ruler.StepBack():
	case t.game.Choice.StepBack():
	case t.View.Overlays.StepBack():
	case t.retract(c):
	case t.View.Cursor.On() && t.peeked.W > 0 && t.Look.Shut(c):
	case menu && t.deps.Menu != nil:
		t.deps.Menu()
	}
	t.bar.Forgive()
}

// retract takes back the last answer if the request goes on with what it began. It
// reports whether it did.
func (t *Table) retract(c *ui.Ctx) bool {
	who, ok := t.game.Choice.Past.Retracts()
	if ok {
		t.undo(c)
		t.game.Choice.Keep(who) // it stays selected
	}
	return ok
}

// undo takes the last answer back.
func (t *Table) undo(c *ui.Ctx) {
	if !t.game.Choice.Stayed() && (t.game.Choice.Plot.Back() || t.game.Choice.Back()) { // what is only picked goes first
		t.game.Ahead.Odds.Forget()
		return
	}
	if why := t.game.Match.CanUndo(); !why.OK() {
		if no := t.consent.Put(c); !no.OK() {
			t.bar.Deny(c, no)
			return
		}
		t.bar.Forgive()
		return
	}
	if from, ok := t.builder.loadedAt(t.game.Match.Len()); ok {
		t.fail(t.game.Match.UndoTo(from))
	} else {
		t.fail(t.game.Match.Undo())
	}
	t.game.Clips.Forget()
	c.Animate()
}

// agree asks both players whether something is taken back past dice, and takes it back once
// they agree.
func (t *Table) agree(c *ui.Ctx) {
	n, all := t.consent.Frame(c)
	if !all {
		return
	}
	t.game.Match.TakeBack(n)
	t.game.Clips.Forget()
	t.game.Choice.Warning.Drop()
	t.bar.Forgive()
	c.Animate()
}

// undoTo takes back every answer after one.
func (t *Table) undoTo(c *ui.Ctx, answer int) {
	if why := t.game.Match.CanUndoTo(answer); !why.OK() {
		t.bar.Deny(c, why)
		return
	}
	t.fail(t.game.Match.UndoTo(answer))
	c.Animate()
}
