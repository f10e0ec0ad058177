package table

import (
	"grognard/game/match"
	"grognard/render/paint"
	"grognard/render/table/panel"
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

// recap lists lines of the log in a panel, such as what the computer has done in its turn.
func (t *Table) recap(c *ui.Ctx, in paint.Rect, lines []match.Entry, asked *panel.Asked) {
	t.logLine(c, t.log.Recap(c, in, lines, asked))
}
