package table

import (
	"slices"

	"grognard/game/match"
	"grognard/render/paint"
	"grognard/render/ui"
	"grognard/rules"
)

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
	t.entries(c, in, lines)
	return true
}
