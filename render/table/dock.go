package table

import (
	"grognard/render/ui"
)

// dock is the panel of odds and dice: what the chosen option may lead to, or
// how the last combat came about.
func (t *Table) dock(c *ui.Ctx) {
	faces := t.combat.Frame(c, t.lay.dock, t.view.Pointer.Hover, t.game.Pacing.Recaps(), &t.asked)
	t.carryOut(c)
	if faces != nil {
		t.fail(t.game.Dice(faces))
		c.Animate()
	}
}

// carryOut does what the player asks for in the panels.
func (t *Table) carryOut(c *ui.Ctx) {
	if t.asked.Rule != "" {
		t.openRule(t.asked.Rule)
	}
	for _, r := range t.asked.Pointed {
		t.view.Light(r)
		t.look.See(r)
	}
	if w := &t.asked.Word; w.Name != "" {
		t.look.SeeWord(w.Name, w.Value, w.About, "")
	}
	if k := t.asked.Hover; k != 0 {
		t.view.Pointer.Hover = k
		t.look.See(k)
	}
	if len(t.asked.Lit) > 0 {
		t.view.Light(t.asked.Lit...)
	}
	t.asked.Forget()
}

// carryLoss carries a loss to the piece that shall take it.
func (t *Table) carryLoss(c *ui.Ctx) {
	drop := t.combat.Carry(c, t.lay.board, &t.asked)
	t.carryOut(c)
	if drop != nil {
		t.click(c, drop...)
	}
}
