package rules

import (
	"errors"
	"math/big"
)

// Preview runs the rest of one Step through every result of the dice. It is
// the only way to odds: the same Step that will be played, never a second
// implementation of combat.
type Preview struct {
	Limit  int            // leaves at most
	WhatIf map[string]int // answers of Table.WhatIf
	// Policy answers for the players. Returning false branches over every
	// option of the request.
	Policy func(*Request) (Option, bool)
}

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

// ErrTooMany says that a Preview has more leaves than its Limit.
var ErrTooMany = errors.New("too many outcomes to count")

// wheel is one place of the odometer that counts through a tree.
type wheel struct {
	at, of int
	faces  []chanceResult // of a roll
	all    uint64
}

// Outcomes visits every leaf of the Step that p stands in, after the answers
// first have been given.
func (v Preview) Outcomes(p *Position, first []Option, visit func(Leaf)) error {
	if p.req == nil {
		return errors.New("the game is over")
	}
	tape := p.tape[:len(p.tape):len(p.tape)]
	for _, o := range first {
		tape = append(tape, Answer{By: p.req.To, Option: o})
	}
	var odo []wheel
	for range v.Limit {
		leaf := Leaf{Chance: big.NewRat(1, 1)}
		k := 0
		turn := func(n int) *wheel {
			if k == len(odo) {
				odo = append(odo, wheel{of: n})
			}
			k++
			return &odo[k-1]
		}
		t := &Table{tape: tape, whatif: v.WhatIf}
		t.decide = func(r *Request) Answer {
			if r.To == Chance {
				w := turn(0)
				if w.of == 0 {
					w.faces, w.all = r.Dice.results()
					w.of = len(w.faces)
				}
				f := w.faces[w.at]
				leaf.Chance.Mul(leaf.Chance, new(big.Rat).SetFrac(new(big.Int).SetUint64(f.ways), new(big.Int).SetUint64(w.all)))
				return Answer{By: Chance, Faces: f.faces}
			}
			if o, ok := v.Policy(r); ok {
				return Answer{By: r.To, Option: o}
			}
			o := r.Options[turn(len(r.Options)).at]
			leaf.Choices = append(leaf.Choices, Choice{r, o, new(big.Rat).Set(leaf.Chance)})
			return Answer{By: r.To, Option: o}
		}
		b := p.base.Clone()
		if err := run(p.book, b, t); err != nil {
			return err
		}
		leaf.Board, leaf.Events, leaf.Mods = b, t.events[t.told:], t.mods
		visit(leaf)
		odo = odo[:k]
		for len(odo) > 0 {
			w := &odo[len(odo)-1]
			if w.at++; w.at < w.of {
				break
			}
			odo = odo[:len(odo)-1]
		}
		if len(odo) == 0 {
			return nil
		}
	}
	return ErrTooMany
}

// QuietPolicy answers every request that has a quiet option with it and leaves
// the others open.
func QuietPolicy(r *Request) (Option, bool) {
	switch {
	case r.Quiet >= 0:
		return r.Options[r.Quiet], true
	case len(r.Options) == 1:
		return r.Options[0], true
	}
	return Option{}, false
}
