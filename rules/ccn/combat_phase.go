package ccn

import (
	"math/bits"

	"grognard/rules"
)

// fight is the combat in progress, for all who look at the board.
type fight struct {
	kind    fightKind
	by      int8 // unit that attacks, or nobody
	at      int8 // unit attacked, or nobody
	lone    int8 // leader attacked, or nobody
	support uint64
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
	fightSums  = [fightKinds]string{"", "dice", "dice", "strike", "square", "dice", "back"}
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
		b.fire(t, b.unitNamed(o.Who), b.unitNamed(o.At))
	case "melee":
		b.charge = noCharge()
		b.attack(t, b.unitNamed(o.Who), o.At)
	}
	b.fight = noFight()
}

// anyCombat reports whether an ordered unit can declare a combat.
func (b *Board) anyCombat() bool {
	for u := range b.unitCount() {
		if b.units[u].ordered && b.alive(u) && b.mayBattle(u).OK() && b.hasTarget(u) {
			return true
		}
	}
	return false
}

// hasTarget reports whether a unit can declare fire or melee at anybody.
func (b *Board) hasTarget(u int) bool {
	fires, fights := b.mayFire(u).OK(), b.mayMelee(u).OK()
	for e := range b.unitCount() {
		if !b.alive(e) || b.sideOf(e) == b.active {
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
		if !b.alive(u) || b.sideOf(u) != b.active {
			continue
		}
		if why := b.mayBattle(u); !why.OK() {
			if m.Explaining() {
				m.Offer(rules.Option{Do: "melee", Who: b.unitName(u)}, why)
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

func (b *Board) offerFire(m rules.Menu, u int) {
	why := b.mayFire(u)
	if !why.OK() && !m.Explaining() {
		return
	}
	for e := range b.unitCount() {
		if !b.alive(e) || b.sideOf(e) == b.active {
			continue
		}
		far := distance(b.units[u].at, b.units[e].at)
		if far > b.typeOf(u).reach && !m.Explaining() {
			continue
		}
		against := why
		if why.Rule == "CCN-17.4" && far == 1 { // CCN-17.3 says what to do instead
			against = rules.Reason{}
		}
		m.Offer(rules.Option{Do: "fire", Who: b.unitName(u), At: b.unitName(e)}, elseWhy(against, func() rules.Reason { return b.fireAt(u, e) }))
	}
	if !m.Explaining() {
		return
	}
	for l := range b.leaderCount() {
		if b.lone(l) && b.leaderSide(l) != b.active {
			m.Offer(rules.Option{Do: "fire", Who: b.unitName(u), At: b.leaderName(l)},
				rules.No("CCN-17.7", rules.Text{Key: "ccn.why.lone", A: b.leaderName(l)}))
		}
	}
}

func (b *Board) offerMelee(m rules.Menu, u int, bonus bool) {
	why := b.mayMelee(u)
	if !why.OK() && !m.Explaining() {
		return
	}
	near := func(h hex) bool { return m.Explaining() || distance(b.units[u].at, h) == 1 }
	for e := range b.unitCount() {
		if b.alive(e) && b.sideOf(e) != b.active && near(b.units[e].at) {
			m.Offer(rules.Option{Do: "melee", Who: b.unitName(u), At: b.unitName(e)}, elseWhy(why, func() rules.Reason { return b.meleeAt(u, e, -1, bonus) }))
		}
	}
	for l := range b.leaderCount() {
		if b.lone(l) && b.leaderSide(l) != b.active && near(b.leaders[l].at) {
			m.Offer(rules.Option{Do: "melee", Who: b.unitName(u), At: b.leaderName(l)}, elseWhy(why, func() rules.Reason { return b.meleeAt(u, -1, l, bonus) }))
		}
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
	x, name := &b.units[u], b.unitName(u)
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
		return rules.No(rule, rules.Text{Key: "ccn.why.entered", A: name, B: groundRef(b.field.ground[x.at])})
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
	switch terrains[b.field.ground[h]].battle {
	case lightOnly:
		if !b.typeOf(u).forest {
			return "CCN-41.2"
		}
	case noOne:
		return "CCN-44.2"
	}
	return ""
}

// mayFire tells why a unit that may battle cannot fire (CCN-17).
func (b *Board) mayFire(u int) rules.Reason {
	name := b.unitName(u)
	foe := b.nextToEnemy(b.units[u].at, b.sideOf(u))
	switch {
	case b.typeOf(u).arm == cavalry:
		return rules.No("CCN-17.1", rules.Text{Key: "ccn.why.cavalry", A: name})
	case b.effect(bayonetCharge):
		return rules.No("CCN-51.3", rules.Text{Key: "ccn.why.no_fire", A: b.cardInPlay()})
	case b.effect(coldSteel):
		return rules.No("CCN-59.2", rules.Text{Key: "ccn.why.no_fire", A: b.cardInPlay()})
	case foe >= 0:
		return rules.No("CCN-17.4", rules.Text{Key: "ccn.why.next", A: name, B: b.unitName(foe)})
	}
	return rules.Reason{}
}

// fireAt tells why a unit that may fire cannot fire at an enemy unit: range,
// line of sight, strength (CCN-17.8).
func (b *Board) fireAt(u, e int) rules.Reason {
	from, to, k := b.units[u].at, b.units[e].at, b.typeOf(u)
	far := distance(from, to)
	switch {
	case far == 1:
		return rules.No("CCN-17.3", rules.Text{Key: "ccn.why.adjacent", A: b.unitName(e)})
	case far > k.reach:
		return rules.No("CCN-17.9", rules.Text{Key: "ccn.why.range", A: b.unitName(e), N: k.reach, M: far})
	}
	if h, clear := b.sight(from, to, true); !clear {
		return rules.No("CCN-18.3", rules.Text{Key: "ccn.why.sight", A: h.ref(), B: b.unitName(e)})
	}
	n := b.dice(blow{by: u, at: e, to: to})
	return rules.Unless(n > 0, "CCN-16.6", rules.Text{Key: "ccn.why.dice", A: b.unitName(u), B: b.unitName(e)})
}

// mayMelee tells why a unit that may battle cannot attack in melee.
func (b *Board) mayMelee(u int) rules.Reason {
	return rules.Unless(!b.effect(fireAndHold), "CCN-56.2", rules.Text{Key: "ccn.why.no_melee", A: b.cardInPlay()})
}

// meleeAt tells why a unit that may attack cannot attack an enemy unit e or
// lone leader l (CCN-21.1).
func (b *Board) meleeAt(u, e, l int, bonus bool) rules.Reason {
	x := blow{by: u, at: e, melee: true, bonus: bonus}
	name := rules.Ref(0)
	if e >= 0 {
		x.to, name = b.units[e].at, b.unitName(e)
	} else {
		x.to, name = b.leaders[l].at, b.leaderName(l)
	}
	if distance(b.units[u].at, x.to) != 1 {
		return rules.No("CCN-21.1", rules.Text{Key: "ccn.why.apart", A: name})
	}
	able := b.dice(x) > 0 || b.supporters(u, e, 0) != 0 // CCN-39.6
	return rules.Unless(able, "CCN-16.6", rules.Text{Key: "ccn.why.dice", A: b.unitName(u), B: name})
}

// supporters are the artillery units that could join a melee of u against e,
// apart from those that have (CCN-39.1): bit a for unit a.
func (b *Board) supporters(u, e int, joined uint64) (all uint64) {
	if e < 0 || b.typeOf(u).arm == artillery || b.units[u].square > 0 { // CCN-25.16, CCN-39.15
		return 0
	}
	for a := range b.unitCount() {
		if joined>>uint(a)&1 == 0 && b.maySupport(a, e).OK() {
			all |= 1 << uint(a)
		}
	}
	return all
}

// maySupport tells why a unit cannot join a melee against e (CCN-39.1 to
// CCN-39.5).
func (b *Board) maySupport(a, e int) rules.Reason {
	if !b.alive(a) || b.sideOf(a) != b.active || b.typeOf(a).arm != artillery {
		return rules.No("CCN-39.1", rules.Text{Key: "ccn.why.only.artillery", A: b.unitName(a)})
	}
	if r := b.mayBattle(a); !r.OK() {
		return r
	}
	from, to, name := b.units[a].at, b.units[e].at, b.unitName(a)
	x := blow{by: a, at: e, to: to}
	if distance(from, to) == 1 {
		x.melee = true
		if r := b.mayMelee(a); !r.OK() {
			return r
		}
	} else {
		if r := b.mayFire(a); !r.OK() {
			return r
		}
		if r := b.fireAt(a, e); !r.OK() {
			return r
		}
		if h, clear := b.sight(from, to, false); !clear {
			return rules.No("CCN-39.4", rules.Text{Key: "ccn.why.over", A: name, B: h.ref()})
		}
	}
	return rules.Unless(b.dice(x) > 0, "CCN-39.5", rules.Text{Key: "ccn.why.dice", A: name, B: b.unitName(e)})
}

// count64 counts the units of a set.
func count64(set uint64) int { return bits.OnesCount64(set) }
