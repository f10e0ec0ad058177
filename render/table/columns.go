package table

import (
	"grognard/render/paint"
	"grognard/render/table/panel/log"
	"grognard/render/table/panel/sides"
	"grognard/render/ui"
)

// armies is the left column: each side's army at its own end, turn and phase
// between them.
func (t *Table) armies(c *ui.Ctx) {
	if order := t.Armies(c, sides.Room{All: t.lay.left, Armies: t.lay.armies, Track: t.lay.track}); order.Kind != "" {
		t.game.Match.Ask(order)
	}
}

// column is the right column: inspector, odds and dice, log.
func (t *Table) column(c *ui.Ctx) {
	r := t.lay.inspect
	c.Block(paint.Rect{X: r.X - c.Px(6), Y: r.Y - c.Px(6), W: r.W + c.Px(12), H: c.In.H})
	c.Fill(paint.Rect{X: r.X - c.Px(6), Y: r.Y - c.Px(6), W: r.W + c.Px(12), H: c.In.H}, c.Theme.Bg)
	t.Tell(c, r)
	t.combatPanel(c)
	t.logLine(c, t.Lines(c, t.lay.log, t.game.Clips.Untold()))
}

// logLine carries out what the player does with a line of the log.
func (t *Table) logLine(c *ui.Ctx, act log.Act) {
	switch {
	case act.Replay:
		if t.deps.Replay != nil {
			t.deps.Replay(act.Answer)
		}
	case act.Undo:
		t.undoTo(c, act.Answer)
	}
}
