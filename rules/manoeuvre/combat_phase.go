package manoeuvre

import (
	"math/bits"
	"slices"

	"grognard/rules"
)

// form is a form of combat (MAN-4.9).
type form uint8

const (
	noCombat form = iota
	assault
	ambushed
	bombardment
	volley
	grandBattery
)

var formNames = [...]string{"none", "assault", "ambush", "bombard", "volley", "battery"}

// formNamed is the form of a name, noCombat if it is none.
func formNamed(name string) form { return form(max(0, slices.Index(formNames[:], name))) }

// use is what a Commander was played for in an attack (MAN-9.1.1).
type use uint8

const (
	notUsed use = iota
	forCombat
	forCommand
)

// fight is the combat in progress. Its cards lie in play, in the order in
// which they were played; the active player's first one started it.
type fight struct {
	form    form
	unit    int8   // attacking or firing unit; -1 in an Ambush
	target  int8   // unit of the reacting player
	ground  square // where the target stood
	support uint8  // bit u: unit u supports (MAN-6.4)
	use     use
	sappers bool // the redoubt is cancelled (MAN-9.2.31)
	rolled  bool // attack and defence are known

	attack, defence int16
}

// hasBit reports whether unit u is in a set of units.
func hasBit(set uint8, u int) bool { return set>>uint(u)&1 == 1 }

// participants are the attacking unit and the supporting units.
func (b *Board) participants() uint8 {
	set := b.fight.support
	if b.fight.unit >= 0 {
		set |= 1 << uint(b.fight.unit)
	}
	return set
}

// combatPhase is DP-6 to DP-16: at most one combat (MAN-6.0.1).
func (b *Board) combatPhase(t *rules.Table) {
	b.tellPhase(t)
	o := b.ask(t, "combat.declare", "MAN-6.0.1", 0, b.offerCombats)
	if o.Do == "pass" {
		b.phase = restoration
		return
	}
	b.declare(t, o)
	switch b.fight.form {
	case assault, ambushed:
		b.resolveAssault(t)
	default:
		b.resolveFire(t)
	}
	b.closeCombat(t)
}

// declare opens the combat: card, unit and target are one declaration
// (MAN-6.1.8).
func (b *Board) declare(t *rules.Table, o rules.Option) {
	s := b.active
	b.fight = fight{unit: -1, target: int8(o.At.N() % 8)}
	b.fight.ground = b.targetSquare()
	rule := "MAN-6.1.1"
	b.fight.form = formNamed(o.Do)
	switch b.fight.form {
	case ambushed:
		rule = "MAN-6.1.5"
	case grandBattery:
		rule = "MAN-9.1.9"
	case bombardment, volley:
		rule = "MAN-6.2.1"
	}
	who := o.With
	if o.Who != 0 {
		b.fight.unit = int8(o.Who.N() % 8)
		who = o.Who
	}
	t.Tell(rules.Event{Kind: rules.EvDeclare, Rule: rule, Side: s, Who: who, To: o.At,
		Text: rules.Text{Key: "man.log." + o.Do, A: who, B: o.At}})
	b.play(t, s, rule, o.With.N()%deckSize, o.Who)
}

// closeCombat is the end of every combat: the cards are discarded
// (MAN-6.1.36) and victory is tested (MAN-2.1.3).
func (b *Board) closeCombat(t *rules.Table) {
	b.putAway(t, b.active, "MAN-6.1.36")
	b.putAway(t, b.active.Other(), "MAN-6.1.36")
	b.fight = fight{}
	b.phase = restoration
	b.testAttrition(t)
}

// testAttrition is DP-16: the active player's losses are tested first
// (MAN-2.1.5).
func (b *Board) testAttrition(t *rules.Table) {
	s := b.active
	mine, theirs := b.losses(s) >= b.rules.attrition, b.losses(s.Other()) >= b.rules.attrition
	switch {
	case mine && theirs:
		b.endGame(t, s.Other(), pyrrhic)
	case mine:
		b.endGame(t, s.Other(), attrition)
	case theirs:
		b.endGame(t, s, attrition)
	}
}

// offerCombats lists DP-6: every card of the hand that can start a combat.
func (b *Board) offerCombats(m rules.Menu) {
	s := b.active
	d := b.deckOf(s)
	m.Always() // MAN-S.1: passing at once would tell that the hand holds nothing
	m.Waive(rules.Option{Do: "pass"})
	for rest := b.force[s].hand; rest != 0; rest = rest.Rest() {
		c := rest.First()
		switch p := &d.card[c]; {
		case p.kind == unitCard:
			b.offerUnitCombats(m, c, p)
		case p.kind == ambush:
			for e := range b.force[s.Other()].at { // MAN-6.1.7: any enemy unit
				if b.inPlay(s.Other(), e) {
					m.Offer(rules.Option{Do: "ambush", With: b.cardRef(s, c), At: b.unitRef(s.Other(), e)})
				}
			}
		case p.battery.n > 0:
			for u := range b.force[s].at { // MAN-9.1.9: any own unit
				if b.inPlay(s, u) {
					b.offerFire(m, "battery", u, c)
				}
			}
		}
	}
	b.refuseCards(m, d.of[unitCard]|d.of[ambush]|d.battery)
	if m.Explaining() {
		b.refuseIdleUnits(m)
		b.refuseTargets(m)
	}
}

// offerUnitCombats offers what a Unit card can start for its unit (MAN-1.3.4,
// MAN-6.1.4).
func (b *Board) offerUnitCombats(m rules.Menu, c int, p *card) {
	s, u := b.active, p.unit
	if !b.inPlay(s, u) {
		m.Offer(rules.Option{Do: "assault", With: b.cardRef(s, c)},
			rules.No("MAN-1.3.6", rules.Text{Key: "man.why.gone", A: b.unitRef(s, u)}))
		return
	}
	if m.Explaining() {
		b.refuseStrangers(m, u, c)
	}
	b.offerAssaults(m, u, c, p)
	if p.volley.n > 0 {
		b.offerFire(m, "volley", u, c)
	}
	if p.bombard.n > 0 {
		b.offerFire(m, "bombard", u, c)
	}
}

// refuseStrangers says of the other own units that a card is not theirs.
func (b *Board) refuseStrangers(m rules.Menu, owner, c int) {
	s, foe := b.active, b.active.Other()
	for u := range b.force[s].at {
		for e := range b.force[foe].at {
			if u != owner && b.inPlay(s, u) && b.inPlay(foe, e) {
				m.Offer(rules.Option{Do: "assault", Who: b.unitRef(s, u), With: b.cardRef(s, c), At: b.unitRef(foe, e)},
					rules.No("MAN-1.3.4", rules.Text{Key: "man.why.other_unit", A: b.cardRef(s, c), B: b.unitRef(s, u)}))
			}
		}
	}
}

// offerAssaults offers MAN-6.1.1 to MAN-6.1.6.
func (b *Board) offerAssaults(m rules.Menu, u, c int, p *card) {
	s, foe := b.active, b.active.Other()
	if p.attack.n == 0 && !m.Explaining() {
		return
	}
	ground := b.groundOf(s, u)
	if m.Explaining() {
		b.refuseLonely(m, u, c)
	}
	for e, q := range b.force[foe].at {
		if q == offBoard {
			continue
		}
		near := distance(b.force[s].at[u], q) == 1
		if !near && !m.Explaining() {
			continue
		}
		m.Offer(rules.Option{Do: "assault", Who: b.unitRef(s, u), With: b.cardRef(s, c), At: b.unitRef(foe, e)},
			rules.Unless(p.attack.n > 0, "MAN-6.1.3", rules.Text{Key: "man.why.artillery", A: b.cardRef(s, c)}),
			rules.Unless(ground.assault, "MAN-6.1.2", rules.Text{Key: "man.why.marsh", A: b.unitRef(s, u)}),
			rules.Unless(near, "MAN-6.1.6", rules.Text{Key: "man.why.not_adjacent", A: b.unitRef(foe, e)}))
	}
}

// refuseLonely says once, of a unit and its card alone, that no enemy is near
// enough for an Assault.
func (b *Board) refuseLonely(m rules.Menu, u, c int) {
	s := b.active
	for _, q := range b.force[s.Other()].at {
		if q != offBoard && distance(b.force[s].at[u], q) == 1 {
			return
		}
	}
	why := rules.No("MAN-6.1.6", rules.Text{Key: "man.why.nobody_near", A: b.unitRef(s, u)})
	m.Offer(rules.Option{Do: "assault", Who: b.unitRef(s, u)}, why)
	m.Offer(rules.Option{Do: "assault", With: b.cardRef(s, c)}, why)
}

// countUnits counts a set of units.
func countUnits(set uint8) int { return bits.OnesCount8(set) }
