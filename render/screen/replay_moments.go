package screen

import (
	"cmp"
	"slices"

	"grognard/game/chronicle"
	"grognard/game/match"
	"grognard/render/table/words"
	"grognard/rules"
)

// moments are the places at which a replay stops: after every decision, with the dice
// that it led to.
type moments struct {
	m     *match.Match
	log   []match.Entry // without what was taken back
	stops []int         // numbers of answers, in order; the first is 0
	fight []bool        // of each, whether men have fought
	turns []chronicle.Turn
}

func momentsOf(m *match.Match) *moments {
	k := &moments{m: m, stops: []int{0}}
	k.log = slices.DeleteFunc(slices.Clone(m.Log()), func(e match.Entry) bool { return e.Undone })
	for i := 1; i <= m.Len(); i++ {
		if i == m.Len() || m.By(i+1) != rules.Chance {
			k.stops = append(k.stops, i)
		}
	}
	k.fight = make([]bool, len(k.stops))
	for i := range k.stops {
		k.fight[i] = fights(k.of(i))
	}
	k.turns = append(k.turns, chronicle.Turn{Turn: m.At(0).View(rules.Chance).Turn})
	for _, e := range k.log {
		if last := k.turns[len(k.turns)-1].Turn; e.Event.Kind == rules.EvTurn && e.Event.N != last {
			k.turns = append(k.turns, chronicle.Turn{Turn: e.Event.N, Answer: e.Answer})
		}
	}
	return k
}

// until returns what has happened up to an answer.
func (k *moments) until(answer int) []match.Entry {
	n, _ := slices.BinarySearchFunc(k.log, answer+1, func(e match.Entry, a int) int { return cmp.Compare(e.Answer, a) })
	return k.log[:n:n]
}

// of returns what has happened since the stop before; what has been before the first
// answer belongs to no stop.
func (k *moments) of(stop int) []match.Entry {
	if stop == 0 {
		return nil
	}
	return k.until(k.stops[stop])[len(k.until(k.stops[stop-1])):]
}

// stopOf is the stop of the decision that an answer belongs to.
func (k *moments) stopOf(answer int) int {
	i, _ := slices.BinarySearch(k.stops, answer)
	return min(i, len(k.stops)-1)
}

// nearest is the stop that lies nearest to an answer.
func (k *moments) nearest(answer int) int {
	i := k.stopOf(answer)
	if i > 0 && k.stops[i]-answer > answer-k.stops[i-1] {
		return i - 1
	}
	return i
}

// thrown reports whether an entry tells of dice.
func thrown(e match.Entry) bool { return e.Event.Kind == rules.EvDice && e.Event.Dice.Bag == nil }

// fights reports whether men fight in what has happened.
func fights(all []match.Entry) bool {
	return slices.ContainsFunc(all, thrown) && slices.ContainsFunc(all, func(e match.Entry) bool {
		switch e.Event.Kind {
		case rules.EvDeclare, rules.EvResult, rules.EvHit, rules.EvRemove, rules.EvRetreat:
			return true
		}
		return false
	})
}

// dice is what was thrown since the stop before, with the number of the answer that
// brought the last of it; nothing if nothing was.
func (k *moments) dice(stop int) (throws []rules.Event, answer int) {
	for _, e := range k.of(stop) {
		if thrown(e) {
			throws, answer = append(throws, e.Event), e.Answer
		}
	}
	return throws, answer
}

// declared is the attack that was declared since the stop before, or nil.
func (k *moments) declared(stop int) *rules.Event {
	all := k.of(stop)
	if i := slices.IndexFunc(all, func(e match.Entry) bool { return e.Event.Kind == rules.EvDeclare }); i >= 0 {
		return &all[i].Event
	}
	return nil
}

// deed is what was decided, in the words of the log, with what it is about; "" if nothing
// is told of it.
func (k *moments) deed(stop int, w *words.Speaker) (text string, about rules.Ref) {
	for _, e := range k.of(stop) {
		switch e.Event.Kind {
		case rules.EvTurn, rules.EvPhase, rules.EvDice:
			continue
		}
		if text = w.Say(e.Event.Text); text != "" {
			return text, cmp.Or(e.Event.Who, e.Event.To, e.Event.From)
		}
	}
	return "", 0
}
