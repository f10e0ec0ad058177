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
	// Policy answers for the players; nil: QuietPolicy. Returning false
	// branches over every option of the request.
	Policy func(*Request) (Option, bool)
	// OneDraw takes what is drawn from a bag as if any of it meant the same.
	// Set it where the rest of the Step does not turn on the card drawn, such
	// as filling up a hand: each draw is one result then, and the preview
	// says nothing about cards that nobody has seen.
	OneDraw bool
}

// manyLeaves is how many leaves, or results of one roll, a Preview counts
// unless told otherwise.
const manyLeaves = 100_000

// Leaf is one way in which a Step can end.
type Leaf struct {
	Chance  *big.Rat // of its dice, its choices taken as given
	Choices []Choice // those that Policy left open, in order
	Events  []Event
	Mods    []Mod
	Board   Board
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

// wheel is one place of the odometer that counts through a tree.
type wheel struct {
	at, of int
	faces  []chanceResult // of a roll
	all    uint64
}

// Outcomes visits every leaf of the Step that p stands in, after the answers
// first, legal ones of the side asked, have been given. The chances of leaves
// that share their Choices' Options add up to 1.
func (v Preview) Outcomes(p *Position, first []Option, visit func(Leaf)) error {
	if p.req == nil {
		return errors.New("the game is over")
	}
	c := counter{Preview: v.whole()}
	tape := after(p, first)
	for range c.Limit {
		c.leaf, c.at = Leaf{Chance: big.NewRat(1, 1)}, 0
		if err := c.leaf.play(p, tape, v.WhatIf, c.decide); errors.Is(err, ErrTooMany) {
			return ErrTooMany
		} else if err != nil {
			return err
		}
		visit(c.leaf)
		if !c.next() {
			return nil
		}
	}
	return ErrTooMany
}

// Sample visits n ways in which the Step that p stands in may end, after the
// answers first: for a Step that Outcomes finds too many leaves in. The dice of
// each are thrown with r, and its chance is 1/n; a choice that Policy leaves
// open takes its first option.
func (v Preview) Sample(p *Position, first []Option, n int, r *rand.Rand, visit func(Leaf)) error {
	if p.req == nil {
		return errors.New("the game is over")
	}
	v = v.whole()
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
	for range n {
		leaf := Leaf{Chance: big.NewRat(1, int64(n))}
		if err := leaf.play(p, tape, v.WhatIf, throw); err != nil {
			return err
		}
		visit(leaf)
	}
	return nil
}

// whole returns v with what it takes for granted filled in.
func (v Preview) whole() Preview {
	if v.Policy == nil {
		v.Policy = QuietPolicy
	}
	if v.Limit == 0 {
		v.Limit = manyLeaves
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

// play runs the Step of p once and keeps what it has come to.
func (l *Leaf) play(p *Position, tape []Answer, whatif map[string]int, decide func(*Request) Answer) error {
	b, t := p.base.Clone(), &Table{tape: tape, whatif: whatif, decide: decide}
	if err := run(p.book, b, t); err != nil {
		return err
	}
	l.Board, l.Events, l.Mods = b, t.events[t.told:], t.mods
	return nil
}

// counter counts through the tree of results and choices like an odometer:
// every run of the Step is one reading of its wheels.
type counter struct {
	Preview
	odo  []wheel
	at   int // the wheel that the run has come to
	leaf Leaf
}

// decide answers a request with what its wheel shows.
func (c *counter) decide(r *Request) Answer {
	if r.To == Chance {
		w := c.wheel(func() wheel { return c.chance(r.Dice) })
		f := w.faces[w.at]
		if w.all != f.ways {
			c.leaf.Chance.Mul(c.leaf.Chance, new(big.Rat).SetFrac(new(big.Int).SetUint64(f.ways), new(big.Int).SetUint64(w.all)))
		}
		return Answer{By: Chance, Faces: f.faces}
	}
	if o, ok := c.Policy(r); ok {
		return Answer{By: r.To, Option: o}
	}
	if r.Field != nil {
		panic(fmt.Errorf("%s: %w", r.Kind, ErrField))
	}
	w := c.wheel(func() wheel { return wheel{of: len(r.Options)} })
	o := r.Options[w.at]
	c.leaf.Choices = append(c.leaf.Choices, Choice{r, o, new(big.Rat).Set(c.leaf.Chance)})
	return Answer{By: r.To, Option: o}
}

func (c *counter) chance(d Dice) wheel {
	if c.OneDraw && d.Bag != nil {
		return wheel{of: 1, faces: []chanceResult{{[]int{0}, 1}}, all: 1}
	}
	if d.By == Each && d.combinations(manyLeaves) > manyLeaves {
		panic(ErrTooMany) // before they are listed
	}
	faces, all := d.results()
	return wheel{of: len(faces), faces: faces, all: all}
}

// wheel returns the wheel that the run has come to, made new where the run
// goes on past the last one.
func (c *counter) wheel(fresh func() wheel) *wheel {
	if c.at == len(c.odo) {
		c.odo = append(c.odo, fresh())
	}
	c.at++
	return &c.odo[c.at-1]
}

// next turns the last wheel on, or the one before where that has come round.
// It reports whether a reading is left.
func (c *counter) next() bool {
	c.odo = c.odo[:c.at]
	for len(c.odo) > 0 {
		w := &c.odo[len(c.odo)-1]
		if w.at++; w.at < w.of {
			return true
		}
		c.odo = c.odo[:len(c.odo)-1]
	}
	return false
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
