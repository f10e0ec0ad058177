package musket

import (
	"fmt"

	"grognard/rules"
)

// Check implements rules.Board: every counter is in one place, nobody shares a
// hex with the enemy, and marks fit what they are on.
func (b *Board) Check() error {
	for c := range b.counters {
		if err := b.checkPiece(c); err != nil {
			return err
		}
	}
	first, second := b.held(rules.First), b.held(rules.Second)
	for h := first.Next(0); h != noHex; h = first.Next(h + 1) {
		if second.Has(h) {
			return fmt.Errorf("both sides stand in %s", h.name())
		}
	}
	for i := range b.objectives {
		if b.control[i] != 0 && b.control[i] != 1 {
			return fmt.Errorf("nobody controls %s", b.objectives[i].hex.name())
		}
	}
	switch {
	case b.turn < 1 || b.turn > len(b.turns):
		return fmt.Errorf("turn %d of %d", b.turn, len(b.turns))
	case b.phase != gameOver && b.active != rules.First && b.active != rules.Second:
		return fmt.Errorf("nobody is active")
	case b.steps[0] < 0 || b.steps[1] < 0:
		return fmt.Errorf("replacement steps %d and %d", b.steps[0], b.steps[1])
	}
	if err := b.checkThreats(); err != nil {
		return err
	}
	return b.checkOccupancy()
}

// checkPiece checks one counter.
func (b *Board) checkPiece(c int) error {
	p, k := &b.piece[c], &b.print[c]
	id := register[k.id]
	onTheMap := p.place == onMap
	switch {
	case onTheMap != (p.at != noHex):
		return fmt.Errorf("%s is in place %s and in hex %d", id, placeNames[p.place], p.at)
	case onTheMap && !b.onMap(p.at):
		return fmt.Errorf("%s stands off the map", id)
	case onTheMap && b.ground[p.at].row().Cost == [3]int{}:
		return fmt.Errorf("%s stands in %s, where nobody can", id, p.at.name())
	case p.marks&reduced != 0 && k.steps != 2:
		return fmt.Errorf("%s has one step and is reduced", id)
	case p.marks&ineffective != 0 && k.backIs != backIneffective:
		return fmt.Errorf("%s is ineffective but has no such side", id)
	case p.marks&(shaken|square) != 0 && (!k.unit() || !onTheMap):
		return fmt.Errorf("%s is shaken or in square", id)
	case p.marks&square != 0 && k.arm != infantry:
		return fmt.Errorf("%s is in square", id)
	case p.marks&(charging|aiming) != 0 && (p.aim == noHex || !onTheMap):
		return fmt.Errorf("%s aims at nothing", id)
	case p.place == killed && k.arm != leader:
		return fmt.Errorf("%s is killed but no leader", id)
	case (p.place == aside || p.place == destroyed || p.place == onTrack || p.place == away) && !k.unit():
		return fmt.Errorf("%s is %s but no unit", id, placeNames[p.place])
	case p.place == onTrack && b.phase != gameOver && (int(p.box) < b.turn || int(p.box) > len(b.turns)+1):
		return fmt.Errorf("%s is in box %d of the track in turn %d", id, p.box, b.turn)
	case p.helps >= 0 && (k.arm != leader || b.print[p.helps].side != k.side):
		return fmt.Errorf("%s helps %d", id, p.helps)
	}
	return nil
}

// checkThreats: only the inactive side's units are threatened, by active ones.
func (b *Board) checkThreats() error {
	for c := range b.counters {
		if err := b.checkThreat(c); err != nil {
			return err
		}
	}
	return nil
}

func (b *Board) checkThreat(c int) error {
	for all := b.threat[c]; !all.Empty(); all = all.Rest() {
		if b.sideOf(c) == b.active || b.sideOf(all.First()) != b.active {
			return fmt.Errorf("%s is threatened by %s", register[b.print[c].id], register[b.print[all.First()].id])
		}
	}
	return nil
}
