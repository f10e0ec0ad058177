package foresee

import (
	"slices"

	"grognard/game/odds"
	"grognard/rules"
)

// Unit is what may become of one piece that takes part.
type Unit struct {
	Who   rules.Ref
	Fate  [3]string // percent that it holds, is driven back, is lost
	Hits  []Hits
	Marks []Mark
}

// Hits is the percentage of just so many steps lost.
type Hits struct {
	N       int
	Percent string
}

// Mark is the percentage of a marker.
type Mark struct {
	Text    rules.Text
	Percent string
}

// certain is how a chance is written that is none.
const certain = "100.0"

// AtStake reports whether it is open where the piece ends, not only what it loses.
func (u Unit) AtStake() bool { return u.Fate[0] != certain }

// unitsOf writes the numbers of the pieces; nothing where no piece risks anything,
// as in a march.
func unitsOf(all []odds.Unit) (list []Unit) {
	if !slices.ContainsFunc(all, atRisk) {
		return nil
	}
	for i := range all {
		u := &all[i]
		x := Unit{Who: u.Who, Fate: [3]string{odds.Percent(u.Holds), odds.Percent(u.Retreats), odds.Percent(u.Gone)}}
		for n, chance := range u.Hits {
			if len(u.Hits) > 1 && chance.Sign() > 0 { // else none is lost
				x.Hits = append(x.Hits, Hits{n, odds.Percent(chance)})
			}
		}
		for _, m := range u.Marks {
			x.Marks = append(x.Marks, Mark{m.Text, odds.Percent(m.Chance)})
		}
		list = append(list, x)
	}
	return list
}

// atRisk reports whether anything may become of a piece.
func atRisk(u odds.Unit) bool {
	return u.Retreats.Sign() > 0 || u.Gone.Sign() > 0 || len(u.Hits) > 1 || len(u.Marks) > 0
}
