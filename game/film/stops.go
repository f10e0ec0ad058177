package film

import (
	"cmp"
	"slices"

	"grognard/game/chronicle"
	"grognard/game/match"
	"grognard/rules"
)

// Stops are the places at which a replay stops: after every decision, with the dice
// that it led to.
type Stops struct {
	m     *match.Match
	log   []match.Entry    // without what was taken back
	At    []int            // numbers of answers, in order; the first is 0
	Fight []bool           // of each, whether men have fought
	Count []int            // of each, how many decisions had been taken by then
	Turns []chronicle.Turn // with the first answer of each
}

// StopsOf returns the stops of a game, of which is told what its viewer may know.
func StopsOf(m *match.Match) *Stops {
	k := &Stops{m: m, At: []int{0}}
	k.As(m.Viewer())
	for i := 1; i <= m.Len(); i++ {
		if i == m.Len() || m.By(i+1) != rules.Chance {
			k.At = append(k.At, i)
		}
	}
	k.Fight, k.Count = make([]bool, len(k.At)), make([]int, len(k.At))
	for i := range k.At {
		if i > 0 {
			k.Count[i] = k.Count[i-1]
			for n := k.At[i-1] + 1; n <= k.At[i]; n++ {
				if m.By(n) != rules.Chance {
					k.Count[i]++
				}
			}
		}
		k.Fight[i] = fights(k.Told(i))
	}
	k.Turns = append(k.Turns, chronicle.Turn{Turn: m.At(0).View(rules.Chance).Turn})
	for _, e := range k.log {
		if last := k.Turns[len(k.Turns)-1].Turn; e.Event.Kind == rules.EvTurn && e.Event.N != last {
			k.Turns = append(k.Turns, chronicle.Turn{Turn: e.Event.N, Answer: e.Answer})
		}
	}
	return k
}

// As has told what a side may know, Chance being what both may, from now on.
func (k *Stops) As(s rules.Side) {
	k.log = slices.DeleteFunc(slices.Clone(k.m.LogOf(s)), func(e match.Entry) bool { return e.Undone })
}

// Until returns what has happened up to an answer.
func (k *Stops) Until(answer int) []match.Entry {
	n, _ := slices.BinarySearchFunc(k.log, answer+1, func(e match.Entry, a int) int { return cmp.Compare(e.Answer, a) })
	return k.log[:n:n]
}

// Told returns what has happened since the stop before; what has been before the first
// answer belongs to no stop.
func (k *Stops) Told(stop int) []match.Entry {
	if stop == 0 {
		return nil
	}
	return k.Until(k.At[stop])[len(k.Until(k.At[stop-1])):]
}

// Of is the stop of the decision that an answer belongs to.
func (k *Stops) Of(answer int) int {
	i, _ := slices.BinarySearch(k.At, answer)
	return min(i, len(k.At)-1)
}

// Nearest is the stop that lies nearest to an answer.
func (k *Stops) Nearest(answer int) int {
	i := k.Of(answer)
	if i > 0 && k.At[i]-answer > answer-k.At[i-1] {
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

// Dice is what was thrown since the stop before, with the number of the answer that
// brought the last of it; nothing if nothing was.
func (k *Stops) Dice(stop int) (throws []rules.Event, answer int) {
	for _, e := range k.Told(stop) {
		if thrown(e) {
			throws, answer = append(throws, e.Event), e.Answer
		}
	}
	return throws, answer
}

// Declared is the attack that was declared since the stop before, or nil.
func (k *Stops) Declared(stop int) *rules.Event {
	all := k.Told(stop)
	if i := slices.IndexFunc(all, func(e match.Entry) bool { return e.Event.Kind == rules.EvDeclare }); i >= 0 {
		return &all[i].Event
	}
	return nil
}
