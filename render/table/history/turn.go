package history

import (
	"slices"

	"grognard/game/match"
	"grognard/rules"
)

// TurnEnd returns what the dice at the end of a turn on a tabletop have brought: the lines
// of the log since the last decision of the old turn. None if no dice have fallen since
// then, and once somebody has decided something again.
func (h *History) TurnEnd() []match.Entry { return h.turnEnd.Of(h.scene.Pos, h.sinceDecision) }

func (h *History) sinceDecision(*rules.Position) (lines []match.Entry) {
	log := h.match.Log()
	end := Last(log, rules.EvTurn)
	if !h.scene.OnTabletop() || end < 0 || h.LastDecision(h.match.Len()) > log[end].Answer {
		return nil
	}
	last := h.LastDecision(log[end].Answer)
	begin := slices.IndexFunc(log, func(e match.Entry) bool { return e.Answer >= last && !e.Undone })
	if rolled := Last(log[:end], rules.EvDice); begin < 0 || rolled < begin {
		return nil
	}
	for _, e := range log[begin:] {
		if !e.Undone && (e.Event.Text.Key != "" || e.Event.Kind == rules.EvDice) {
			lines = append(lines, e)
		}
	}
	return lines
}

// LastDecision is the number of the last answer, among the first n, in which a player
// has chosen something; 0 if there is none.
func (h *History) LastDecision(n int) int {
	for ; n > 0; n-- {
		if q, _ := h.match.Given(n); q.To != rules.Chance && (q.Field != nil || len(q.Options) > 1) {
			break
		}
	}
	return n
}

// ComputerTurn returns the lines of the log that the computer's last player turn
// has written; none before the computer has had one, and where a turn is of both
// sides.
func (h *History) ComputerTurn() []match.Entry {
	log := h.match.Log()
	end := Last(log, rules.EvTurn)
	begin := Last(log[:max(0, end)], rules.EvTurn)
	if begin < 0 || log[begin].Side == rules.Chance || !h.match.Start().Players[log[begin].Side].Computer {
		return nil
	}
	var lines []match.Entry
	for _, e := range log[begin+1 : end] {
		if !e.Undone && e.Event.Text.Key != "" {
			lines = append(lines, e)
		}
	}
	return lines
}

// Last finds the last line of a kind that stands, or -1.
func Last(log []match.Entry, kind rules.EventKind) int {
	for i, e := range slices.Backward(log) {
		if e.Event.Kind == kind && !e.Undone {
			return i
		}
	}
	return -1
}

// TurnPassed tells that the turn has gone from one side to the other: the line of the log that says
// so last, and whose turn it is since; -1 where none does, or both sides share their turns. Of so many
// events the clips have yet to run.
func (h *History) TurnPassed(untold int) (line int, to rules.Side) {
	if k := &h.passed; !k.known || k.changes != h.match.Changes() || k.untold != untold {
		*k = passed{known: true, changes: h.match.Changes(), untold: untold}
		k.line, k.to = h.turnPassed(untold)
	}
	return h.passed.line, h.passed.to
}

// passed is what TurnPassed has found, for a log and what of it is told.
type passed struct {
	known           bool
	changes, untold int
	line            int
	to              rules.Side
}

func (h *History) turnPassed(untold int) (line int, to rules.Side) {
	log := h.match.Log()
	log = log[:Told(log, untold)]
	line = Last(log, rules.EvTurn)
	if line < 0 {
		return -1, rules.Chance
	}
	from := rules.Chance
	if before := Last(log[:line], rules.EvTurn); before >= 0 {
		from = log[before].Event.Side
	} else if v := h.match.At(0).View(rules.Chance); v.Turn > 0 && !v.TurnUndecided { // it began in the midst of a turn
		from = v.Active
	}
	to = log[line].Event.Side
	if from == rules.Chance || to == rules.Chance || from == to {
		return -1, rules.Chance
	}
	return line, to
}
