package history

import (
	"slices"

	"grognard/game/match"
	"grognard/rules"
)

// placedAgain reports whether the first of some lines places a piece that is
// soon placed elsewhere: only where it comes to stand is worth a line.
func placedAgain(log []match.Entry) bool {
	who := log[0].Event.Who
	if log[0].Event.Kind != rules.EvPlace || who == 0 {
		return false
	}
	for _, e := range log[1:] {
		switch {
		case e.Event.Kind == rules.EvTurn:
			return false
		case e.Event.Kind == rules.EvPlace && e.Event.Who == who && !e.Undone:
			return true
		}
	}
	return false
}

// toldAgain reports whether the first of some lines was taken back and told
// again in the same turn: what was undone on the way to another change need
// not be crossed out, but for what both players agreed to take back.
func toldAgain(log []match.Entry) bool {
	first := &log[0]
	if !first.Undone || first.Agreed || first.Event.Text.Key == "" {
		return false
	}
	for i := range log[1:] {
		switch e := &log[i+1]; {
		case e.Event.Kind == rules.EvTurn && !e.Undone:
			return false
		case !e.Undone && e.Event.Kind == first.Event.Kind && e.Event.Text == first.Event.Text:
			return true
		}
	}
	return false
}

// toldBefore reports whether the last of some lines is a result without terms
// that says no more than the losses and retreats of the same piece since the
// dice fell.
func toldBefore(log []match.Entry) bool {
	last := &log[len(log)-1]
	if last.Event.Kind != rules.EvResult || len(last.Event.Mods) > 0 {
		return false
	}
	for _, e := range slices.Backward(log[:len(log)-1]) {
		if e.Undone != last.Undone {
			continue
		}
		switch e.Event.Kind {
		case rules.EvHit, rules.EvRemove, rules.EvRetreat:
			if e.Event.Who == last.Event.Who && e.Event.Text.Key != "" {
				return true
			}
		case rules.EvDeclare, rules.EvTurn:
			return false
		}
	}
	return false
}

// Worth reports whether line i of a log is worth telling: not where a piece is placed
// that is soon placed elsewhere, what was taken back and told again, or a result that
// was told already.
func Worth(log []match.Entry, i int) bool {
	return (log[i].Undone || !placedAgain(log[i:])) && !toldAgain(log[i:]) && !toldBefore(log[:i+1])
}
