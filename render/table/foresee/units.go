package foresee

import (
	"slices"

	"grognard/game/odds"
	"grognard/rules"
)

// Unit is what may become of one piece that takes part.
type Unit struct {
	Who   rules.Ref
	Fate  [3]string // percent that it holds, is driven back, is lost; "" where that cannot be
	holds bool      // for certain
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

// AtStake reports whether it is open where the piece ends, not only what it loses.
func (u Unit) AtStake() bool { return !u.holds }

// unitsOf writes the numbers of the pieces; nothing where no piece risks anything,
// as in a march.
func unitsOf(all []odds.Unit) (list []Unit) {
	if !slices.ContainsFunc(all, atRisk) {
		return nil
	}
	for i := range all {
		u := &all[i]
		x := Unit{Who: u.Who, Fate: [3]string{possible(u.Holds), possible(u.Retreats), possible(u.Gone)}, holds: sure(u.Holds)}
		for n, chance := range u.Hits {
			if len(u.Hits) > 1 && chance.Sign() > 0 { // else none is lost
				x.Hits = append(x.Hits, Hits{n, percent(chance)})
			}
		}
		for _, m := range u.Marks {
			x.Marks = append(x.Marks, Mark{m.Text, percent(m.Chance)})
		}
		list = append(list, x)
	}
	return list
}

// atRisk reports whether anything may become of a piece.
func atRisk(u odds.Unit) bool {
	return u.Retreats.Sign() > 0 || u.Gone.Sign() > 0 || len(u.Hits) > 1 || len(u.Marks) > 0
}
