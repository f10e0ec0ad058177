package history

import (
	"slices"

	"grognard/game/match"
	"grognard/rules"
)

// Decided reports whether the combat in progress has come to its result.
func (h *History) Decided() bool { return h.scene.View().Combat != nil && h.Result() >= 0 }

// Result returns the entry of the log that tells the last result of the last
// combat, or -1. Of a combat in progress it is told within the step.
func (h *History) Result() int {
	log, before := h.match.Log(), h.beforeCombat()
	for i := len(log) - 1; i >= 0; i-- {
		switch {
		case log[i].Undone:
		case log[i].Answer <= before, log[i].Event.Kind == rules.EvDeclare:
			return -1
		case log[i].Event.Kind == rules.EvResult:
			return i
		}
	}
	return -1
}

// Composing reports whether the combat in progress is still being put together: none of
// its dice has been thrown, and those of an earlier one are stale.
func (h *History) Composing() bool {
	return h.scene.View().Combat != nil && h.scene.Ask != nil && !h.scene.Moving() && !h.Decided() && len(h.Rolls()) == 0
}

// beforeCombat is the number of the last answer before the step of the combat in
// progress, -1 if there is no combat.
func (h *History) beforeCombat() int {
	if h.scene.View().Combat == nil {
		return -1
	}
	_, tape := h.scene.Pos.Checkpoint()
	return h.match.Len() - len(tape)
}

// PlayedSince reports whether a card was played after entry i of the log: the
// dice that lie there then are no longer those of the combat before.
func (h *History) PlayedSince(i int) bool {
	return slices.ContainsFunc(h.match.Log()[i:], func(e match.Entry) bool { return !e.Undone && e.Event.Kind == rules.EvPlay })
}

// Diceless reports whether the last result came about without the dice that
// still lie there: another turn, phase or attack has begun since they fell.
func (h *History) Diceless() bool {
	begun := false
	for _, e := range slices.Backward(h.match.Log()) {
		if e.Undone {
			continue
		}
		switch e.Event.Kind {
		case rules.EvDice:
			return false
		case rules.EvResult:
			begun = true
		case rules.EvTurn, rules.EvPhase, rules.EvDeclare, rules.EvPlay:
			if begun {
				return true
			}
		}
	}
	return false
}

// Outdated reports whether something else has been ordered since the dice fell
// that still lie there, which needed none: on a tabletop one body is activated
// after the other.
func (h *History) Outdated() bool {
	if h.scene.View().Combat != nil || !h.scene.OnTabletop() {
		return false
	}
	declared := 0
	for _, e := range slices.Backward(h.match.Log()) {
		switch {
		case e.Undone:
		case e.Event.Kind == rules.EvDice:
			return declared > e.Answer
		case (e.Event.Kind == rules.EvDeclare || e.Event.Kind == rules.EvSay && e.Event.Who != 0) && declared == 0:
			declared = e.Answer
		}
	}
	return false
}

// Tests lists how the dice after the last result fell out, such as a test of
// morale that it asks for, where the log says so at once. The list is good until it is
// asked for again.
func (h *History) Tests() []rules.Text {
	h.tests = h.tests[:0]
	log := h.match.Log()
	for i := h.Result() + 1; i > 0 && i+1 < len(log); i++ {
		said := &log[i+1]
		if log[i].Event.Kind == rules.EvDice && said.Event.Kind == rules.EvSay && !said.Undone && said.Answer == log[i].Answer {
			h.tests = append(h.tests, said.Event.Text)
		}
	}
	return h.tests
}

// Rolls returns where the log tells of the rolls of the combat in progress.
func (h *History) Rolls() []int {
	if v := h.scene.View(); v == nil || v.Combat == nil {
		return nil
	}
	return h.RollsSince(rules.EvDeclare)
}

// RollsSince returns where the log tells of rolls after the last event of some
// kinds; none if there is no such event.
func (h *History) RollsSince(kinds ...rules.EventKind) (at []int) {
	log, before := h.match.Log(), h.beforeCombat()
	for i := len(log) - 1; i >= 0; i-- {
		switch {
		case log[i].Undone:
		case log[i].Answer <= before, slices.Contains(kinds, log[i].Event.Kind):
			slices.Reverse(at)
			return at
		case log[i].Event.Kind == rules.EvDice:
			at = append(at, i)
		}
	}
	return nil
}

// Told counts the lines of a log before the last ones, as many as there are
// events whose clips have yet to run.
func Told(log []match.Entry, untold int) int {
	n := len(log)
	for ; n > 0 && untold > 0; n-- {
		if !log[n-1].Undone {
			untold--
		}
	}
	return n
}

// Stands reports whether a combat still has its pieces where it was declared:
// an arrow to somebody who has fallen back would tell a lie. Of so many events the
// clips have yet to run.
func (h *History) Stands(k *rules.Combat, untold int) bool {
	log := h.match.Log()
	for _, e := range slices.Backward(log[:Told(log, untold)]) {
		ev := &e.Event
		switch {
		case e.Undone:
		case ev.Kind == rules.EvDeclare:
			return true
		case ev.Kind == rules.EvRetreat || ev.Kind == rules.EvRemove || ev.Kind == rules.EvAdvance:
			if ev.Who == k.To || slices.Contains(k.From, ev.Who) {
				return false
			}
		}
	}
	return true
}

// Lying returns the throws of the combat in progress, or else those since the last card
// was played or the last combat declared: they lie there where a game is opened in the
// midst of it.
func (h *History) Lying() (all []rules.Event) {
	at := h.Rolls()
	if len(at) == 0 {
		at = h.RollsSince(rules.EvPlay, rules.EvDeclare, rules.EvTurn)
	}
	log := h.match.Log()
	for _, i := range at {
		all = append(all, log[i].Event)
	}
	return all
}

// Answers counts the answers given so far.
func (h *History) Answers() int { return h.match.Len() }
