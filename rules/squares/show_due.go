package squares

import (
	"slices"

	"grognard/rules"
)

// viewDue lists the units and leaders that are still to enter, by turn, as far
// as s may know of them: not what lies under the markers of the other side
// (NS-C4.1.37).
func (b *Board) viewDue(s rules.Side) (all []rules.Arrival) {
	add := func(who rules.Ref, x rules.Side, turn int, entry []square) {
		a := rules.Arrival{Turn: turn, Side: x, Rule: "NS-C4.1.37"}
		for _, q := range entry {
			a.At = append(a.At, q.ref())
		}
		i := slices.IndexFunc(all, func(o rules.Arrival) bool {
			return o.Turn == a.Turn && o.Side == a.Side && slices.Equal(o.At, a.At)
		})
		if i < 0 {
			i, all = len(all), append(all, a)
		}
		all[i].Who = append(all[i].Who, who)
	}
	for l := range b.leaders {
		if x := &b.leader[l]; x.state == due {
			add(b.leaders[l].ref, b.leaders[l].side, x.due, b.entryOf(l))
		}
	}
	for u := range b.units {
		if k := &b.units[u]; b.unit[u].state == due && (!b.hidden(u) || s == b.sideOf(u)) {
			add(k.ref, b.sideOf(u), k.turn, k.entry)
		}
	}
	slices.SortStableFunc(all, func(a, b rules.Arrival) int { return a.Turn - b.Turn })
	return all
}
