package table

import "grognard/rules"

// openHands reports whether one person plays both sides, so that the hand of
// whoever decides lies face up.
func (t *Table) openHands() bool {
	how := t.m.Start()
	return how.Open && !how.Players[rules.First].Computer && !how.Players[rules.Second].Computer && !t.m.Bare()
}

// looker is the side whose hand the screen may show: of a game that one person has
// played to its end, the winner's, whose shield stands above it.
func (t *Table) looker() rules.Side {
	if t.openHands() && t.m.Request() == nil && t.m.Result().Winner != rules.Chance {
		return t.m.Result().Winner
	}
	return t.m.Viewer()
}

// eyes is the side whose hand shows while events run. Where one person plays
// both sides that is the one which has just decided: its hand is not changed for
// the other's before the dice lie and everybody has retreated.
func (t *Table) eyes() rules.Side {
	if t.openHands() && t.scene.Viewer != rules.Chance {
		return t.scene.Viewer
	}
	return t.looker()
}

// swap lays the hand of the next side down, once nothing moves any more; for dice
// that are typed in nobody's is taken away.
func (t *Table) swap() {
	q := t.m.Request()
	if viewer := t.looker(); t.openHands() && viewer != t.scene.Viewer && (q == nil || q.To != rules.Chance) {
		stop := t.hold
		t.settle(t.scene.Pos, viewer)
		t.hold = stop
	}
}
