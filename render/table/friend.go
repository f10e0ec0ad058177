package table

import (
	"slices"

	"grognard/rules"
)

// ontoFriend reports whether a click on a friend who could act himself has
// chosen to send what is in hand to his cell.
func (t *Table) ontoFriend(o rules.Option, under []rules.Ref) bool {
	friend := topmost(under)
	if friend == 0 || o.At == 0 || o.Who == 0 || friend == o.Who || friend == o.At || !t.isCell(o.At) || t.placing() || !t.mine(friend) {
		return false
	}
	return slices.ContainsFunc(t.ask.Options, func(p rules.Option) bool { return p.Who == friend && p.At != 0 })
}

// hangs reports whether a lamp of an army that burns hangs on a piece: nobody
// need be reminded that it could move.
func (t *Table) hangs(who rules.Ref) bool {
	for s := range t.view().Sides {
		for i := range t.view().Sides[s].Gauges {
			if g := &t.view().Sides[s].Gauges[i]; g.Lamp && g.N > 0 && slices.Contains(g.Refs, who) {
				return true
			}
		}
	}
	return false
}
