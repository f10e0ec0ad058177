package foresee

import (
	"slices"

	"grognard/rules"
)

// Consequence is what follows for certain from an option that needs no dice.
type Consequence struct {
	Texts []rules.Text  // who gains and who loses by it
	Sums  []rules.Tally // with which a combat begins that it declares
}

// Consequence plays an option that needs no dice.
func (a Act) Consequence() Consequence {
	c := Consequence{Texts: a.outcome()}
	q := a.Pos.Request()
	if i := slices.Index(q.Options, a.Option); i >= 0 && q.Sign(i) == rules.Binds {
		c.Sums = Sums(a.Pos, []rules.Option{a.Option})[a.Option]
	}
	return c
}
