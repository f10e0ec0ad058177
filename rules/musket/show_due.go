package musket

import (
	"slices"

	"grognard/rules"
)

// viewDue lists who is still to come onto the map, by turn: counters that enter
// together in one line (part 9, row 12).
func (b *Board) viewDue() (all []rules.Arrival) {
	for c := range b.counters {
		p := &b.piece[c]
		if p.place != waiting {
			continue
		}
		x := rules.Arrival{Turn: int(p.box), Side: b.sideOf(c), At: refs(b.print[c].entry), Rule: "MS-13.1.1"}
		i := slices.IndexFunc(all, func(a rules.Arrival) bool {
			return a.Turn == x.Turn && a.Side == x.Side && slices.Equal(a.At, x.At)
		})
		if i < 0 {
			i, all = len(all), append(all, x)
		}
		all[i].Who = append(all[i].Who, b.ref(c))
	}
	slices.SortStableFunc(all, func(a, b rules.Arrival) int { return a.Turn - b.Turn })
	return all
}

// dueOf are the counters of a side that are still to come.
func (b *Board) dueOf(s rules.Side) (all []rules.Ref) {
	for c := range b.counters {
		if b.sideOf(c) == s && b.piece[c].place == waiting {
			all = append(all, b.ref(c))
		}
	}
	return all
}
