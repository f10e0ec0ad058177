package table

import (
	"slices"

	"grognard/game/match"
	"grognard/render/paint"
	"grognard/render/table/panel"
	"grognard/render/ui"
	"grognard/rules"
)

// throws shows the dice of the last combat: they stay until the next one.
func (t *Table) throws(c *ui.Ctx, in paint.Rect) {
	sc := c.Scroll("dice", in)
	f := panel.In(c, sc, &t.asked)
	t.fight.Throws(&f, t.prospects(c))
	sc.Done(f.Y - sc.Y)
}

// sums shows the combat in progress where no dice lie there.
func (t *Table) sums(c *ui.Ctx, in paint.Rect) {
	if t.scene.View().Combat == nil {
		c.Centered(in, ui.Flavour, c.Theme.Muted, t.words.Word("table.dock.empty"))
		return
	}
	sc := c.Scroll("sums", in)
	f := panel.In(c, sc, &t.asked)
	t.fight.Now(&f, t.prospects(c))
	sc.Done(f.Y - sc.Y)
}

// diceEntry takes the dice of players who roll themselves, when the game waits for them;
// false if it does not.
func (t *Table) diceEntry(c *ui.Ctx, in paint.Rect) bool {
	q := t.m.Request()
	if q == nil || q.To != rules.Chance || t.clips.Running() {
		return false
	}
	sc := c.Scroll("entry", in)
	f := panel.In(c, sc, &t.asked)
	f.Text(ui.Strong, c.Theme.Text, t.bar.Text())
	faces := t.fight.Entry(&f, q)
	sc.Done(f.Y - sc.Y)
	if faces != nil {
		t.enter(c, faces)
	}
	return true
}

// enter gives the match the faces.
func (t *Table) enter(c *ui.Ctx, faces []int) {
	events, err := t.m.Dice(append([]int(nil), faces...))
	if err != nil {
		t.fail(err)
		return
	}
	t.show(events)
	c.Animate()
}

// layDice docks the dice of the combat, or of the card just played, in the
// midst of which the game was opened.
func (t *Table) layDice() {
	if len(t.clips.Throws()) > 0 {
		return
	}
	log := t.m.Log()
	all := t.history.Rolls()
	if len(all) == 0 {
		all = t.history.RollsSince(rules.EvPlay, rules.EvDeclare, rules.EvTurn)
	}
	for _, i := range all {
		t.clips.Lay(log[i].Event)
	}
}

// turnEnded lists who was tested at the end of the turn and what came of it, each
// line with its own dice; false if there is nothing to tell.
func (t *Table) turnEnded(c *ui.Ctx, in paint.Rect) bool {
	if t.clips.Running() || t.m.Request() == nil {
		return false
	}
	lines := t.history.TurnEnd()
	if !slices.ContainsFunc(lines, func(e match.Entry) bool { return e.Event.Kind == rules.EvDice }) {
		return false
	}
	t.logLine(c, t.log.Recap(c, in, lines, &t.asked))
	return true
}
