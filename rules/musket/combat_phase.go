package musket

import "grognard/rules"

// form is a form of combat.
type form uint8

const (
	noCombat form = iota
	ordinary
	skirmish
	infantryCharge
	cavalryCharge
	bombardment
)

var formNames = [...]string{"none", "ordinary", "skirmish", "charge", "charge", "bombard"}

// tactic is a choice of 7.13 or 9.0 at the moment of combat.
type tactic uint8

const (
	noTactic tactic = iota
	frontalAttack
	disengagement
	stubbornDefence
	countercharge
	formingSquare
)

var tacticNames = [...]string{"none", "frontal", "disengage", "stubborn", "countercharge", "square"}

// verdict is how a morale test for a charge or square came out.
type verdict uint8

const (
	untested verdict = iota
	passed
	failed
)

// fight is the combat in progress. Two-element arrays are indexed by role; in
// a countercharge with exchanged roles (MS-9.4.3) the cavalry is the attacker.
type fight struct {
	form    form
	side    rules.Side // of the attacker
	target  hex        // attacked
	units   [2]set     // in close combat
	support set
	leaders [2]set // taking part
	heads   set    // leaders who coordinate without taking part
	fresh   set    // leaders who assist nobody but for this combat
	primary [2]int8
	tactic  [2]tactic
	charge  verdict       // of the charging primary
	square  int8          // the unit that forms square, or -1
	squared bool          // cavalry alone attacks a square (MS-9.5.10)
	swapped bool          // a countercharge has exchanged the roles
	duel    bool          // charge against countercharge (MS-9.4.5)
	fortune bool          // a charge by FOW: doubled if the test is passed (MS-12.4.8)
	later   bool          // a second or later charge (MS-9.3.10)
	fired   bool          // differential and column are known
	differs int8          // differential
	shown   *rules.Combat // as it stood when its die was rolled; never written to again
}

// player returns the side that has a role.
func (f *fight) player(r role) rules.Side {
	if r == attacker {
		return f.side
	}
	return f.side.Other()
}

// newFight begins a combat.
func (b *Board) newFight(f form, side rules.Side, target hex) {
	b.fight = fight{form: f, side: side, target: target, primary: [2]int8{-1, -1}, square: -1}
}

// charges reports whether a charge with its test passed is being resolved,
// as a result of combat is converted by it.
func (f *fight) charges() bool {
	return (f.form == infantryCharge || f.form == cavalryCharge) && f.charge == passed
}

// occupied reports whether a hex holds anything of a side that can be
// attacked: units, HQ or trains.
func (b *Board) occupied(s rules.Side, h hex) bool {
	for all := b.stack(s, h); !all.Empty(); all = all.Rest() {
		if b.print[all.First()].arm != leader {
			return true
		}
	}
	return false
}

// combatPhase is DC-1: a Fortune of War that has become due, or the active
// player's next action.
func (b *Board) combatPhase(t *rules.Table) {
	if due := b.dueThreats(false); !due.Empty() {
		b.meetThreat(t, due)
		return
	}
	b.lapse(t)
	rule, owed := "MS-7.1.1", b.owed()
	if !owed.OK() {
		rule = owed.Rule
	}
	o := ask(t, b.active, "combat", rule, owed.Text.A, func(m rules.Menu) { b.offerCombats(m, owed) })
	c, h := b.pieceNamed(o.Who), hexOf(o.At)
	switch o.Do {
	case "done":
		b.phase = combatEnd
	case "attack":
		b.newFight(ordinary, b.active, h)
		b.attack(t, c)
	case "skirmish":
		b.newFight(skirmish, b.active, h)
		b.piece[c].aim = hexOf(o.With)
		b.attack(t, c)
	case "charge":
		b.resolveCharge(t, h)
	case "aim":
		b.declareBombardments(t, c, h)
	case "fire":
		b.bombard(t, c, b.pieceNamed(o.At))
	}
	b.fight = fight{}
	b.settleGround(t)
}

// closeCombatPhase is DC-18: the FOWs of threatened units that nobody
// attacked, one a Step, and then the end of the phase.
func (b *Board) closeCombatPhase(t *rules.Table) {
	if due := b.dueThreats(true); !due.Empty() {
		b.meetThreat(t, due)
		return
	}
	b.endCombat(t)
}

// offerCombats lists DC-1. owed is what must be carried out first.
func (b *Board) offerCombats(m rules.Menu, owed rules.Reason) {
	b.offerCharging(m)
	b.offerFire(m)
	if owed.OK() {
		m.Quiet(rules.Option{Do: "done"})
	} else {
		m.Offer(rules.Option{Do: "done"}, owed)
	}
	b.each(b.active, func(c int) {
		if !b.print[c].unit() {
			return
		}
		b.offerAttacks(m, c)
		if b.print[c].arm == infantry {
			b.offerSkirmishes(m, c)
		}
		if b.print[c].arm == artillery && !b.aimed {
			b.offerAims(m, c)
		}
	})
}

// owed says what must still be resolved before the attacks can end.
func (b *Board) owed() (why rules.Reason) {
	b.each(b.active, func(c int) {
		switch {
		case b.is(c, charging):
			why = rules.No("MS-7.13.3k", rules.Text{Key: "ms.why.charge_owed", A: b.pieceRef(c), B: b.piece[c].aim.ref()})
		case b.is(c, aiming) && why.OK():
			why = rules.No("MS-8.4.5", rules.Text{Key: "ms.why.fire_owed", A: b.pieceRef(c), B: b.piece[c].aim.ref()})
		}
	})
	return why
}

// lapse drops declared charges and bombardments whose target is gone
// (MS-7.13.3k, part 3.4 DC-3).
func (b *Board) lapse(t *rules.Table) {
	foe := b.active.Other()
	for c := range b.counters {
		if !b.is(c, charging|aiming) {
			continue
		}
		h := b.piece[c].aim
		gone := b.is(c, charging) && (!b.occupied(foe, h) || b.chargers(h).Empty()) ||
			b.is(c, aiming) && (b.units(foe, h).Empty() || !b.mayFire(c).OK() || !b.mayBombard(c, h).OK())
		if !gone {
			continue
		}
		rule := "MS-7.13.3k"
		if b.is(c, aiming) {
			rule = "MS-8.4.5"
			b.mark(c, attacked)
		}
		b.unmark(c, charging|aiming)
		b.piece[c].aim = noHex
		t.Say(rule, b.active, rules.Text{Key: "ms.log.lapses", A: b.pieceRef(c)})
	}
}
