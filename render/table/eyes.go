package table

import "grognard/rules"

// swap lays the hand of the next side down, once nothing moves any more; for dice
// that are typed in nobody's is taken away.
func (t *Table) swap() {
	q := t.m.Request()
	if viewer := t.seat.Looker(); t.seat.OpenHands() && viewer != t.scene.Viewer && (q == nil || q.To != rules.Chance) {
		t.settle(t.scene.Pos, viewer)
	}
}
