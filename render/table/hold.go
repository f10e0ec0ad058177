package table

import (
	"slices"

	"grognard/render/paint"
	"grognard/render/ui"
	"grognard/rules"
)

// hold is a stop of the table that lasts until somebody goes on: what the dice
// brought must be seen before the seat changes or the game ends, and what the
// computer has done before the player is asked again.
type hold struct {
	on    bool
	due   bool // dice, losses or retreats are shown that nobody has confirmed
	recap bool // the computer's player turn has ended, which nobody has read
}

// note takes down what is about to be shown.
func (h *hold) note(events []rules.Event) {
	for i := range events {
		switch events[i].Kind {
		case rules.EvDice, rules.EvHit, rules.EvRemove, rules.EvRetreat:
			h.due = true
		}
	}
}

// thought takes down what an answer of the computer has led to.
func (h *hold) thought(events []rules.Event) {
	turn := func(e rules.Event) bool { return e.Kind == rules.EvTurn }
	h.recap = h.recap || slices.ContainsFunc(events, turn)
}

// stops reports whether the table must wait before it goes on to what the
// match asks for.
func (t *Table) stops() bool {
	h, q := &t.hold, t.m.Request()
	_, pending := t.m.HandOver()
	over := q == nil && !t.finale
	switch {
	case q != nil && (q.To == rules.Chance || t.m.Computer()):
		return false // there is more to come
	case h.due && (pending && t.deps.HandOver != nil || over):
		h.on = true
	case h.recap && !over && t.history.ComputerTurn() != nil:
		h.on = true
	default:
		h.on, h.due, h.recap = false, false, false
	}
	return h.on
}

// goOn ends the stop.
func (t *Table) goOn(c *ui.Ctx) {
	t.hold = hold{}
	c.Animate()
}

// goOnButton sets the button that ends the stop left of x.
func (t *Table) goOnButton(c *ui.Ctx, in *paint.Rect, x float32) float32 {
	b := ui.Button{Name: "button.continue", Label: t.words.Word("table.continue"), Primary: true}
	w, h := c.Size(b)
	w = max(w, c.Px(96))
	if c.Button(paint.Rect{X: x - w, Y: in.Y + (in.H-h)/2, W: w, H: h}, b) {
		t.goOn(c)
	}
	return x - w - c.Px(6)
}

// holdText is the sentence of the prompt bar while the table waits.
func (t *Table) holdText() string {
	if t.hold.recap {
		return t.words.Say(rules.Text{Key: "table.recap", A: rules.SideRef(t.m.Request().To.Other())})
	}
	if t.m.Request() == nil {
		return t.words.Say(t.m.Result().Why)
	}
	to, _ := t.m.HandOver()
	return t.words.Say(rules.Text{Key: "table.hold", A: rules.SideRef(to)})
}

// recap lists what the computer has done in its turn.
func (t *Table) recap(c *ui.Ctx, in paint.Rect) {
	t.logLine(c, t.log.Recap(c, in, t.history.ComputerTurn(), &t.asked))
}
