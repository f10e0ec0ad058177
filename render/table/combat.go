package table

import (
	"grognard/render/ui"
	"grognard/rules"
)

// combatPanel is the panel of odds and dice: what the chosen option may lead to, or
// how the last combat came about.
func (t *Table) combatPanel(c *ui.Ctx) {
	if !t.combat.Tells(t.View.Pointer.Hover, t.game.Pacing.Recaps()) {
		return
	}
	act, intent := t.combat.Frame(c, t.lay.combat, t.View.Pointer.Hover, t.game.Pacing.Recaps())
	t.Heed(intent)
	if act.Recaps {
		t.logLine(c, t.Recap(c, act.Room, act.Lines))
	}
	if act.Holds {
		t.game.Choice.LossHeld = true
	}
	if act.Faces != nil {
		t.fail(t.game.Dice(act.Faces))
		c.Animate()
	}
}

// carryLoss carries a loss to the piece that shall take it.
func (t *Table) carryLoss(c *ui.Ctx) {
	loss := t.combat.Carry(c, t.lay.Map)
	if loss.Over != 0 {
		t.View.Light(loss.Over)
	}
	if loss.Gone {
		t.game.Choice.LossHeld = false
	}
	if loss.On != [2]rules.Ref{} {
		t.click(c, loss.On[0], loss.On[1])
	}
}
