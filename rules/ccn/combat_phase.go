package ccn

import "grognard/rules"

// fight is the combat in progress, for all who look at the board.
type fight struct {
	kind    fightKind
	by      int8 // unit that attacks, or nobody
	at      int8 // unit attacked, or nobody
	lone    int8 // leader attacked, or nobody
	support unitSet
	dice    int8 // of the roll that comes next
	extra   int8 // of the artillery that joins
	roller  rules.Side
}

// fightKind says what the dice of a fight are for at the moment.
type fightKind uint8

const (
	noFighting fightKind = iota
	ranged
	melee
	striking  // First Strike
	squaring  // a square's strike
	reforming // Retire & Reform
	answering // battle back
	fightKinds
)

// fightNames are the parts of the keys that name a fight, fightSums the sums that
// its dice are told as.
var (
	fightNames = [fightKinds]string{"none", "fire", "melee", "strike", "square", "reform", "back"}
	fightSums  = [fightKinds]rules.SumKey{"", rules.SumDice, rules.SumDice, "strike", "square", rules.SumDice, "back"}
)

// answers reports whether the dice are those of the unit that is attacked, at
// its attacker.
func (k fightKind) answers() bool { return k == striking || k == squaring || k == answering }

func noFight() fight { return fight{by: nobody, at: nobody, lone: nobody} }

// startCombats opens phase 4, unless the card lets nobody battle (CCN-61.2). A
// leader who was ordered to detach and stayed is attached as before
// (CCN-10.8).
func (b *Board) startCombats(t *rules.Table) {
	if b.effect(grandeManoeuvre) {
		b.enter(t, endOfTurn)
		return
	}
	b.enter(t, combatPhase)
}

// combat is D6: one ordered unit battles, or the phase ends. A combat is
// finished with all its consequences before the next (CCN-16.2).
func (b *Board) combat(t *rules.Table) {
	o := rules.Option{Do: "done"}
	if b.anyCombat() {
		o = t.Ask(b.active, "combat", "CCN-16.1", b.cardInPlay(), func(m rules.Menu) {
			m.Public()
			b.offerCombats(m)
			m.Quiet(rules.Option{Do: "done"})
		})
	}
	switch o.Do {
	case "done":
		b.enter(t, endOfTurn)
	case "fire":
		b.resolveFire(t, b.unitNamed(o.Who), b.unitNamed(o.At))
	case "melee":
		b.charge = noCharge()
		b.resolveMelee(t, b.unitNamed(o.Who), o.At)
	}
	b.fight = noFight()
}

// anyCombat reports whether an ordered unit can declare a combat.
func (b *Board) anyCombat() bool {
	for u := range b.unitCount() {
		if b.units[u].ordered && b.inPlay(u) && b.mayBattle(u).OK() && b.hasTarget(u) {
			return true
		}
	}
	return false
}

// hasTarget reports whether a unit can declare fire or melee at anybody.
func (b *Board) hasTarget(u int) bool {
	fires, fights := b.mayFire(u).OK(), b.mayMelee(u).OK()
	for e := range b.unitCount() {
		if !b.inPlay(e) || b.sideOf(e) == b.active {
			continue
		}
		if fires && b.fireAt(u, e).OK() || fights && b.meleeAt(u, e, -1, false).OK() {
			return true
		}
	}
	for l := range b.leaderCount() {
		if fights && b.lone(l) && b.leaderSide(l) != b.active && b.meleeAt(u, -1, l, false).OK() {
			return true
		}
	}
	return false
}

// offerCombats lists D6: every unit that may battle, with its targets.
func (b *Board) offerCombats(m rules.Menu) {
	for u := range b.unitCount() {
		if !b.inPlay(u) || b.sideOf(u) != b.active {
			continue
		}
		if why := b.mayBattle(u); !why.OK() {
			if m.Explaining() {
				m.Offer(rules.Option{Do: "melee", Who: b.unitRef(u)}, why)
			}
			continue
		}
		b.offerFire(m, u)
		b.offerMelee(m, u, false)
	}
	if m.Explaining() {
		b.refuseEnemies(m, "melee", "CCN-9.1")
		b.refuseOwnLeaders(m)
	}
}

// elseWhy is the reason against all targets of a unit, or else that against one:
// who cannot fire at all need not hear how far away somebody is.
func elseWhy(all rules.Reason, one func() rules.Reason) rules.Reason {
	if !all.OK() {
		return all
	}
	return one()
}

// mayBattle tells why a unit cannot battle at all in this turn.
func (b *Board) mayBattle(u int) rules.Reason {
	x, name := &b.units[u], b.unitRef(u)
	switch {
	case !x.ordered:
		return rules.No("CCN-9.1", rules.Text{Key: "ccn.why.unordered", A: name})
	case x.fought:
		return rules.No("CCN-16.1", rules.Text{Key: "ccn.why.fought", A: name})
	}
	if rule := b.movedTooFar(u); rule != "" {
		return rules.No(rule, rules.Text{Key: "ccn.why.too_far", A: name, N: int(x.moved)})
	}
	if rule := b.halted(u); rule != "" {
		return rules.No(rule, rules.Text{Key: "ccn.why.entered", A: name, B: groundRef(b.scenario.ground[x.at])})
	}
	return rules.Reason{}
}

// movedTooFar is the clause by which a unit has moved too far to battle
// (CCN-12, CCN-14, and the cards), or "".
func (b *Board) movedTooFar(u int) string {
	x, k := &b.units[u], b.typeOf(u)
	moved := int(x.moved)
	limit, rule := k.moveBattle, b.limitClause(u)
	switch {
	case b.effect(bombard):
		limit = 0
	case b.effect(bayonetCharge):
		limit = 2
	case b.effect(forceMarch) && k.arm == infantry && (x.led || k.marches()):
		limit = 2 // CCN-58.2
	case b.effect(cavalryCharge) && k.heavy:
		limit = 3
	case k.oneBlockLimit && x.blocks == 1:
		limit, rule = 0, "CCN-14.3"
	}
	if moved > limit {
		return rule
	}
	return ""
}

// marches reports whether infantry of a type battles after two hexes of a
// Force March (CCN-58.2).
func (k *unitType) marches() bool {
	switch k.class {
	case "light", "rifle", "grenadier", "guard":
		return true
	}
	return false
}

// halted is the clause by which a unit may not battle on the turn in which it
// moved into the ground where it stands (CCN-41.2, CCN-44.2), or "". Who was
// there before is free of it (CCN-40.6).
func (b *Board) halted(u int) string {
	if b.units[u].moved == 0 {
		return ""
	}
	return b.barsEntrant(u, b.units[u].at)
}

// barsEntrant is the clause by which a unit may not battle after entering a
// hex, or "".
func (b *Board) barsEntrant(u int, h hex) string {
	switch terrains[b.scenario.ground[h]].battle {
	case lightOnly:
		if !b.typeOf(u).forest {
			return "CCN-41.2"
		}
	case noOne:
		return "CCN-44.2"
	}
	return ""
}
