package foresee

import (
	"context"
	"slices"

	"grognard/rules"
)

// Targets has what an attack on each of several targets would begin with worked out
// in the background, and keeps what is made of it as long as the position stands.
type Targets[V any] struct {
	pos   *rules.Position
	found map[rules.Option]V
	asked int // how often options have been looked at
	sums  Later[int, map[rules.Option][]rules.Tally]
}

// At returns what is found so far of options of a position, and orders the rest:
// put makes of the sums of an option what is kept.
func (k *Targets[V]) At(p *rules.Position, options []rules.Option, put func(rules.Option, []rules.Tally) V) (found map[rules.Option]V, waiting bool) {
	if k.pos != p {
		k.sums.Forget()
		*k = Targets[V]{pos: p, found: map[rules.Option]V{}}
	}
	if k.sums.Busy() {
		return k.found, true
	}
	sums, _ := k.sums.Value()
	for o, s := range sums {
		k.found[o] = put(o, s)
	}
	k.sums.Forget()
	unknown := func(o rules.Option) bool { _, ok := k.found[o]; return !ok }
	if !slices.ContainsFunc(options, unknown) {
		return k.found, false
	}
	fresh := slices.DeleteFunc(slices.Clone(options), func(o rules.Option) bool { return !unknown(o) })
	k.asked++
	k.sums.Ask(k.asked, func(context.Context, int) map[rules.Option][]rules.Tally { return Sums(p, fresh) })
	return k.found, true
}

// Of returns what is kept of an option of a position, if it has been found.
func (k *Targets[V]) Of(p *rules.Position, o rules.Option) (v V, ok bool) {
	if k.pos == p {
		v, ok = k.found[o]
	}
	return v, ok
}

// Busy reports whether something is being worked out.
func (k *Targets[V]) Busy() bool { return k.sums.Busy() }

// Forget calls off what is worked out and forgets what was found.
func (k *Targets[V]) Forget() {
	k.sums.Forget()
	*k = Targets[V]{}
}
