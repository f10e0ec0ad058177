package table

import (
	"grognard/render/table/panel/log"
	"grognard/render/ui"
)

// logLine carries out what the player does with a line of the log.
func (t *Table) logLine(c *ui.Ctx, act log.Act) {
	switch {
	case act.Replay:
		if t.deps.Replay != nil {
			t.deps.Replay(act.Answer)
		}
	case act.Undo:
		t.undoTo(c, act.Answer)
	case act.Show != 0 && t.game.Scene.View().Map != nil:
		t.view.Board.ShowRef(act.Show, c.In.Now)
	}
}
