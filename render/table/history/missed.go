package history

import (
	"slices"

	"grognard/game/match"
	"grognard/rules"
)

// mostMissed is how many moves stay on the map: more would hide it.
const mostMissed = 8

// eye is a side that looks at a position.
type eye struct {
	pos  *rules.Position
	side rules.Side
}

// Missed returns the moves that a side may have missed, the last one first, since it has
// answered last: those of the other side's last player turn, its own retreats in
// it, and whatever the other side has moved since.
func (h *History) Missed(side rules.Side) []match.Entry {
	return h.missed.Of(eye{h.scene.Pos, side}, h.sinceAnswer)
}

func (h *History) sinceAnswer(of eye) (past []match.Entry) {
	side := of.side
	theirs := false // within the other side's player turn
	for _, e := range slices.Backward(h.match.Log()) {
		if len(past) == mostMissed {
			break
		}
		if e.Undone {
			continue
		}
		if e.Side == side && (theirs || e.Event.Side == side && acts(e.Event.Kind)) || h.answeredBy(side, e.Answer) {
			break
		}
		theirs = theirs || e.Side == side.Other()
		if e.Side == side && e.Event.Side == side {
			continue
		}
		if Moves(&e.Event) {
			past = append(past, e)
		}
	}
	return past
}

// Moves reports whether an event is a move that is worth an arrow of its own.
func Moves(e *rules.Event) bool {
	switch e.Kind {
	case rules.EvMove, rules.EvRetreat, rules.EvAdvance, rules.EvRemove:
		return e.Text.Key != "" || e.From == 0 // else it goes along with another, whose arrow is there
	}
	return false
}

// answeredBy reports whether a side gave an answer that was more than the only
// one.
func (h *History) answeredBy(side rules.Side, answer int) bool {
	if answer == 0 {
		return false
	}
	q, a := h.match.Given(answer)
	return a.By == side && (q.Field != nil || len(q.Options) > 1)
}

// acts reports whether a kind of event shows that its side has begun to act on
// the map.
func acts(k rules.EventKind) bool {
	return k == rules.EvMove || k == rules.EvDeclare || k == rules.EvPlace
}
