package table

import (
	"grognard/render/table/choice"
	"grognard/render/ui"
	"grognard/rules"
)

// keys hears the keyboard, as far as no button is meant.
func (t *Table) keys(c *ui.Ctx) {
	t.tab(c)
	if _, ok := t.choice.Laid(); ok && c.Take("R") { // else an overlay
		t.choice.Turn()
		c.Sound("select")
	}
	t.handKeys(c)
	t.peekKeys(c)
	t.measure(c)
	if t.ctrlKeys(c) {
		return
	}
	if t.keyList.Open && c.Take("Escape") {
		t.keyList.Open = false
		return
	}
	t.gameKeys(c)
	t.simpleKeys(c)
}

// ctrlKeys are those that mean something with Ctrl; it reports whether Ctrl is
// down.
func (t *Table) ctrlKeys(c *ui.Ctx) bool {
	if !c.In.Held.Ctrl {
		return false
	}
	switch {
	case c.Take("Z"):
		t.undo(c)
	case c.Take("Y"):
		t.redo(c)
	case c.Take("S"):
		t.call(t.deps.Save)
	}
	return true
}

// gameKeys are those that do the same beside the sheet of armies.
func (t *Table) gameKeys(c *ui.Ctx) {
	switch {
	case c.Take("Escape"):
		t.stepBack(c, true)
	case c.Take("Backspace"):
		t.undo(c)
	case c.Take("F1"):
		if t.deps.Rule != nil {
			t.deps.Rule(t.RuleHere(c)) // without a clause at the beginning
		}
	case c.Take("F5"):
		t.call(t.deps.Save)
	case c.Take("F9"):
		t.call(t.deps.Load)
	case c.Take("Slash"):
		t.keyList.Open = !t.keyList.Open
	}
}

// simpleKeys are those of the map, the hand and the panels that do one thing.
func (t *Table) simpleKeys(c *ui.Ctx) {
	switch {
	case c.Take("F"):
		t.board.Fit()
	case !t.scene.OnTabletop() && c.Take("G"):
		t.peek.grid = !t.peek.grid
	case c.Take("L"):
		t.log.Hidden = !t.log.Hidden
	case t.scene.Dealt() && c.Take("H"):
		t.cards.Folded = !t.cards.Folded
	case c.Take("I"):
		t.look.Pin(t.touch.Hover)
	case c.Take("N"):
		t.cycle(c, 1)
	case c.Take("E"):
		t.finish(c)
	case c.Take("Home"):
		t.home(c)
	}
}

func (t *Table) call(f func()) {
	if f != nil {
		f()
	}
}

// tab goes through the pieces that can act. The widget kit has moved its own
// focus by then; it is given back.
func (t *Table) tab(c *ui.Ctx) {
	if !c.In.Hit("Tab") || c.In.Held.Ctrl || t.keyList.Open || len(t.choice.CanAct()) == 0 {
		return
	}
	c.SetFocus("")
	if c.In.Held.Shift {
		t.cycle(c, -1)
		return
	}
	t.cycle(c, 1)
}

// cycle selects the next thing that can act, and brings it into view.
func (t *Table) cycle(c *ui.Ctx, by int) {
	all := t.choice.CanAct()
	if len(all) == 0 {
		return
	}
	h := &t.touch
	if h.unit < 0 && by < 0 {
		h.unit = 0
	}
	h.unit = (h.unit + by + len(all)) % len(all)
	h.aim = 0
	t.choice.SelectOnly(all[h.unit])
	t.board.ShowRef(all[h.unit], c.In.Now)
	c.Sound("select")
}

// finish takes the quiet option: pass, done. Where that is refused it tells why.
func (t *Table) finish(c *ui.Ctx) {
	act := t.choice.Finish()
	if act.Does == choice.Answers && t.bar.Deaf(c) {
		return
	}
	t.do(c, act)
}

// home shows the own base line.
func (t *Table) home(c *ui.Ctx) {
	v := t.scene.View()
	if v.Map == nil || t.scene.Viewer == rules.Chance {
		return
	}
	x, y := t.board.W/2, t.board.H/2
	switch v.Sides[t.scene.Viewer].Edge {
	case rules.North:
		y = 0
	case rules.South:
		y = t.board.H
	case rules.West:
		x = 0
	case rules.East:
		x = t.board.W
	}
	t.board.Center(x, y, c.In.Now)
}

// RuleHere is the clause that F1 opens: that of the chip or the thing under the
// pointer, of the refusal, or of the request.
func (t *Table) RuleHere(c *ui.Ctx) string {
	if clause := c.PointedClause(); clause != "" {
		return clause
	}
	switch no := t.bar.Refusal(); {
	case no.Told() && no.Why.Rule != "":
		return no.Why.Rule
	case t.look.Rule() != "" && (t.touch.Hover != 0 && t.look.Ref() == t.touch.Hover || t.look.Pinned()):
		return t.look.Rule()
	case t.m.Request() != nil:
		return t.m.Request().Rule
	}
	return ""
}
