package manoeuvre

import "grognard/rules"

// advance is DP-13: one participating unit enters the empty square
// (MAN-6.5.14); nobody needs to if all of them are free (MAN-6.5.19). Pursuit
// follows.
func (b *Board) advance(t *rules.Table) {
	s, to := b.active, b.fight.ground
	who := b.participants()
	o := b.ask(t, "combat.advance", "MAN-6.5.14", to.ref(), func(m rules.Menu) {
		if b.allFree(who) {
			m.Waive(rules.Option{Do: "pass"})
		}
		for u := range b.force[s].at {
			if hasBit(who, u) {
				m.Offer(rules.Option{Do: "advance", Who: b.unitRef(s, u), At: to.ref()})
			}
		}
	})
	if o.Do == "pass" {
		return
	}
	u := o.Who.N() % 8
	b.relocate(t, rules.Event{Kind: rules.EvAdvance, Rule: "MAN-6.5.14",
		Text: rules.Text{Key: "man.log.advance", A: b.unitRef(s, u), B: to.ref(), C: b.force[s].at[u].ref()}}, s, u, to)
	if b.unitType(s, u).cavalry && b.inPlay(s.Other(), int(b.fight.target)) {
		b.pursue(t, u)
	}
}

// occupiedTarget reports whether somebody stands where the target stood.
func (b *Board) occupiedTarget() bool { return b.unitAt[b.fight.ground] != nobody }

// allFree is MAN-6.5.18 and MAN-6.5.19: a unit is free if a card that says
// "not required to advance" was played for it.
func (b *Board) allFree(who uint8) bool {
	s := b.active
	f := &b.force[s]
	for _, c := range f.play[:f.played] {
		if p := b.card(s, int(c)); p.kind == unitCard && p.free {
			who &^= 1 << uint(p.unit)
		}
	}
	return who == 0
}

// pursue is DP-14: one die for each card with a pursuit range that was played
// for the cavalry that advanced (MAN-6.6.2); a Commander may modify it
// (MAN-6.6.5). Dice left over after the elimination are not rolled
// (MAN-6.6.8).
func (b *Board) pursue(t *rules.Table, u int) {
	s, foe, target := b.active, b.active.Other(), int(b.fight.target)
	mod := 0
	if c := b.commanderOf(s); c >= 0 {
		mod = b.card(s, c).pursuitMod
	}
	f := b.force[s] // the cards in play, whatever happens to the unit
	for _, c := range f.play[:f.played] {
		p := b.card(s, int(c))
		if p.kind != unitCard || p.unit != u || p.pursuit == 0 {
			continue
		}
		name := b.cardRef(s, int(c))
		face := t.Roll("combat.pursuit", "MAN-6.6.2", upTo(p.pursuit-mod, s, name))[0]
		if face+mod > p.pursuit { // MAN-6.6.4; 0 is inside (MAN-6.6.6)
			t.Say("MAN-6.6.4", s, rules.Text{Key: "man.log.pursuit.miss", A: b.unitRef(s, u), B: b.unitRef(foe, target), N: face + mod, M: p.pursuit})
			continue
		}
		t.Say("MAN-6.6.7", s, rules.Text{Key: "man.log.pursuit.hit", A: b.unitRef(s, u), B: b.unitRef(foe, target), N: face + mod, M: p.pursuit})
		b.hit(t, foe, target, "MAN-6.6.7")
		if !b.inPlay(foe, target) {
			return
		}
	}
}
