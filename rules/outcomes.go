package rules

import (
	"errors"
	"fmt"
	"math/big"
	"math/rand/v2"
	"slices"
)

// Preview runs the rest of one Step through every result of the dice. It is
// the only way to odds: the same Step that will be played, never a second
// implementation of combat.
type Preview struct {
	Limit  int            // leaves at most; 0: a hundred thousand
	WhatIf map[string]int // answers of Table.WhatIf
	// OnWhatIf, if it is set, hears of every key that the Step asks WhatIf for, with
	// the values to wonder about.
	OnWhatIf func(key string, values []int)
	// Policy answers for the players; nil: QuietPolicy. Returning false
	// branches over every option of the request.
	Policy func(*Request) (Option, bool)
	// OneDraw takes what is drawn from a bag as if any of it meant the same.
	// Set it where the rest of the Step does not turn on the card drawn, such
	// as filling up a hand: each draw is one result then, and the preview
	// says nothing about cards that nobody has seen.
	OneDraw bool
	// Runs, if it is set, is told how often Outcomes has run the Step.
	Runs *int
	// Stop, if it is set, is asked before every run of the Step, such as the Err
	// of a context: an error of it ends the preview.
	Stop func() error
}

// manyLeaves is how many leaves, or results of one roll, a Preview counts
// unless told otherwise.
const manyLeaves = 100_000

// Leaf is one way in which a Step can end. Its Events, Mods and Board hold until
// the visit returns: the next leaf is written over them.
type Leaf struct {
	Chance  *big.Rat // of its dice, its choices taken as given
	Choices []Choice // those that Policy left open, in order
	Events  []Event
	Mods    []Mod
	Board   Board // after the Step: the test kit checks it
}

// Choice is a branch: the request and the option taken.
type Choice struct {
	Request *Request
	Option  Option
	Before  *big.Rat // chance of coming to this choice
}

var (
	// ErrTooMany says that a Preview has more leaves than its Limit.
	ErrTooMany = errors.New("too many outcomes to count")
	// ErrField says that a Preview met a choice that is a Field, which has no
	// list to branch over: Policy must settle it.
	ErrField = errors.New("a choice without a list of options cannot be counted")
)

// Outcomes visits every leaf of the Step that p stands in, after the answers
// first, legal ones of the side asked, have been given. The chances of leaves
// that share their Choices' Options add up to 1.
func (v Preview) Outcomes(p *Position, first []Option, visit func(Leaf)) error {
	if p.req == nil {
		return errors.New("the game is over")
	}
	begin := mergePoint{tape: after(p, first), chance: fraction{1, 1, nil}}
	c := enumerator{Preview: v.withDefaults(), table: &Table{}, position: p, visit: visit, first: len(begin.tape)}
	c.left = c.Limit
	err := c.visitAll(begin)
	if v.Runs != nil {
		*v.Runs = c.Limit - c.left
	}
	return err
}

// Sample visits n ways in which the Step that p stands in may end, after the
// answers first: for a Step that Outcomes finds too many leaves in. The dice of
// each are thrown with r, and its chance is 1/n; a choice that Policy leaves
// open takes its first option.
func (v Preview) Sample(p *Position, first []Option, n int, r *rand.Rand, visit func(Leaf)) error {
	if p.req == nil {
		return errors.New("the game is over")
	}
	v = v.withDefaults()
	tape := after(p, first)
	throw := func(q *Request) Answer {
		if q.To == Chance {
			return Answer{By: Chance, Faces: q.Dice.Throw(r)}
		}
		if o, ok := v.Policy(q); ok {
			return Answer{By: q.To, Option: o}
		}
		if q.Field != nil {
			panic(fmt.Errorf("%s: %w", q.Kind, ErrField))
		}
		return Answer{By: q.To, Option: q.Options[0]}
	}
	t := &Table{}
	for range n {
		if err := v.Stop(); err != nil {
			return err
		}
		leaf := Leaf{Chance: big.NewRat(1, int64(n))}
		if err := leaf.play(p, t, Table{tape: tape, whatif: v.WhatIf, since: len(tape), onWhatIf: v.OnWhatIf, decide: throw}); err != nil {
			return err
		}
		visit(leaf)
	}
	return nil
}

// withDefaults returns v with what it takes for granted filled in.
func (v Preview) withDefaults() Preview {
	if v.Policy == nil {
		v.Policy = QuietPolicy
	}
	if v.Limit == 0 {
		v.Limit = manyLeaves
	}
	if v.Stop == nil {
		v.Stop = func() error { return nil }
	}
	return v
}

// after returns the answers of p followed by more of the side asked.
func after(p *Position, first []Option) []Answer {
	tape := slices.Clip(p.tape)
	for _, o := range first {
		tape = append(tape, Answer{By: p.req.To, Option: o})
	}
	return tape
}

// play runs the Step of p once, on the table like, and keeps what it has come
// to. It writes over what a run before it has left on the table t.
func (l *Leaf) play(p *Position, t *Table, like Table) error {
	b := t.board
	if c, ok := b.(Copier); ok {
		c.CopyFrom(p.base)
	} else {
		b = p.base.Clone()
	}
	like.events, like.mods, like.board = t.events[:0], t.mods[:0], b
	*t = like
	if err := run(p.book, b, t); err != nil {
		return err
	}
	l.Board, l.Events, l.Mods = b, t.events[t.told:], t.mods
	return nil
}

// QuietPolicy answers every request that has a quiet option with it, and those
// with a single option; it leaves the others open.
func QuietPolicy(r *Request) (Option, bool) {
	switch {
	case r.Quiet >= 0:
		return r.Options[r.Quiet], true
	case len(r.Options) == 1 && r.Field == nil:
		return r.Options[0], true
	}
	return Option{}, false
}
