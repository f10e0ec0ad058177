package ccn

import "grognard/rules"

// lose takes blocks from a unit. If it lives and has a leader he is checked
// with two dice (CCN-25.1); if not it is eliminated (CCN-3.9). It reports
// whether a check was made. The book wants one check for each episode of combat:
// that is one roll at the unit with the retreat that it brings (CCN-25.3), since
// a battle back takes its losses like any attack.
func (b *Board) lose(t *rules.Table, e, blocks int, rule string) (checked bool) {
	if blocks == 0 {
		return false
	}
	u := &b.units[e]
	b.wear(e, blocks)
	t.Tell(rules.Event{Kind: rules.EvHit, Rule: rule, Side: b.sideOf(e), Who: b.unitRef(e), To: u.at.ref(), N: blocks,
		Text: rules.Text{Key: "ccn.log.hit", A: b.unitRef(e), N: blocks, M: int(u.blocks)}})
	if u.blocks == 0 {
		b.remove(t, e, false)
		return true
	}
	if l := b.leaderOf(e); l >= 0 {
		b.checkLeader(t, l, 2, "CCN-25.1")
		return true
	}
	return false
}

// remove removes a unit that has lost its last block. Its leader stays for
// a check with one die, unless one was made in this roll (CCN-25.6,
// CCN-25.7), and then has to run.
func (b *Board) remove(t *rules.Table, e int, checked bool) {
	u := &b.units[e]
	h, side := u.at, b.sideOf(e)
	l := b.leaderOf(e)
	t.Tell(rules.Event{Kind: rules.EvRemove, Rule: "CCN-3.9", Side: side, Who: b.unitRef(e), From: h.ref(),
		Text: rules.Text{Key: "ccn.log.eliminated", A: b.unitRef(e), B: rules.SideRef(side.Other())}})
	b.leaveSquare(t, e, "CCN-38.6")
	b.lift(e)
	b.leaveObjective(t, h)
	b.testVictory(side.Other())
	if l < 0 || b.ended() {
		return
	}
	if !checked {
		b.checkLeader(t, l, 1, "CCN-25.6")
	}
	if !b.ended() && b.leaders[l].state == serving {
		b.leaderRetreats(t, l)
	}
}
