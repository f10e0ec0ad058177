package table

import (
	"slices"

	"grognard/game/match"
	"grognard/render/paint"
	"grognard/render/ui"
	"grognard/rules"
)

// turnEnd is what the dice at the end of a turn on a Cloth have brought, for as
// long as nobody has decided anything in the next one.
type turnEnd struct {
	pos   *rules.Position
	lines []match.Entry
}

// of returns the lines of the log since the last decision of the old turn; none if no
// dice have fallen since then, and once somebody has decided something again.
func (k *turnEnd) of(t *Table) []match.Entry {
	if k.pos == t.scene.Pos {
		return k.lines
	}
	*k = turnEnd{pos: t.scene.Pos}
	log := t.m.Log()
	end := lastOf(log, rules.EvTurn)
	if !t.scene.OnCloth() || end < 0 || t.lastDecision(t.m.Len()) > log[end].Answer {
		return nil
	}
	last := t.lastDecision(log[end].Answer)
	begin := slices.IndexFunc(log, func(e match.Entry) bool { return e.Answer >= last && !e.Undone })
	if rolled := lastOf(log[:end], rules.EvDice); begin < 0 || rolled < begin {
		return nil
	}
	for _, e := range log[begin:] {
		if !e.Undone && (e.Event.Text.Key != "" || e.Event.Kind == rules.EvDice) {
			k.lines = append(k.lines, e)
		}
	}
	return k.lines
}

// lastDecision is the number of the last answer, among the first n, in which a player
// has chosen something; 0 if there is none.
func (t *Table) lastDecision(n int) int {
	for ; n > 0; n-- {
		if q, _ := t.m.Given(n); q.To != rules.Chance && (q.Field != nil || len(q.Options) > 1) {
			break
		}
	}
	return n
}

// turnEnded lists who was tested at the end of the turn and what came of it, each
// line with its own dice; false if there is nothing to tell.
func (t *Table) turnEnded(c *ui.Ctx, in paint.Rect) bool {
	if t.clips.Running() || t.m.Request() == nil {
		return false
	}
	lines := t.turnEnd.of(t)
	if !slices.ContainsFunc(lines, func(e match.Entry) bool { return e.Event.Kind == rules.EvDice }) {
		return false
	}
	t.entries(c, in, lines)
	return true
}
