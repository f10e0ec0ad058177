package yardstick

import (
	"math/rand/v2"

	"grognard/rules"
)

// hand gives the answers of a trial game: those already given, the option on
// trial, then those of the quick policy.
type hand struct {
	rand  *rand.Rand
	tape  []rules.Answer
	first rules.Answer
	n     int // answers given
	work  int // what they cost: see charge
}

// charge is the number of listed options that costs as much as an answer.
const charge = 8

// endless is the number of answers after which a trial game takes every way
// out that it is offered.
const endless = 400

func (h *hand) answer(r *rules.Request) rules.Answer {
	i := h.n
	h.n++
	a := rules.Answer{By: r.To}
	switch {
	case i < len(h.tape):
		a = h.tape[i]
	case i == len(h.tape):
		a = h.first
	case r.To == rules.Chance:
		a.Faces = r.Dice.Throw(h.rand)
	default:
		a.Option = h.policy(r)
	}
	h.work += 1 + r.Listed()/charge
	return a
}

// policy answers at random, but takes the quiet way half of the time: most
// cards and most attacks are better kept for another day.
func (h *hand) policy(r *rules.Request) rules.Option {
	if len(r.Options) > 0 && (h.n > endless || h.rand.IntN(2) == 0) {
		if r.Quiet >= 0 {
			return r.Options[r.Quiet]
		}
		if o, ok := button(r.Options, h.rand); ok {
			return o
		}
	}
	if o, ok := r.Any(h.rand); ok {
		return o
	}
	return r.Field.Sample(h.rand)
}
