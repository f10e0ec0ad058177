package table

import (
	"slices"

	"grognard/rules"
)

// ontoFriend reports whether a click on a friend who could act himself has
// chosen to send what is in hand to his cell.
func (t *Table) ontoFriend(o rules.Option, under []rules.Ref) bool {
	friend := topmost(under)
	if friend == 0 || o.At == 0 || o.Who == 0 || friend == o.Who || friend == o.At || !t.isCell(o.At) || t.placing() || !t.scene.Mine(friend) {
		return false
	}
	return slices.ContainsFunc(t.scene.Ask.Options, func(p rules.Option) bool { return p.Who == friend && p.At != 0 })
}
