package ccn

import "grognard/rules"

// blowKind says on what occasion a unit rolls its dice at another.
type blowKind uint8

const (
	ownAttack  blowKind = iota // fire or melee of an ordered unit
	firstBlow                  // First Strike (CCN-57.2)
	squareBlow                 // a square strikes attacking cavalry (CCN-36.1)
	answerBlow                 // battle back (CCN-24.5)
)

// blow is one roll of a unit at a unit or lone leader.
type blow struct {
	by    int // unit
	at    int // unit, or -1 for a lone leader
	to    hex // where the target stands
	melee bool
	kind  blowKind
	bonus bool // in a bonus melee
}

// adder takes one term of the dice, with its clause and words.
type adder func(rule string, why rules.Text, n int)

// dice counts the dice of a blow.
func (b *Board) dice(x blow) int {
	n := 0
	b.terms(x, func(_ string, _ rules.Text, k int) { n += k })
	return n
}

// mods adds up the dice of a blow and explains them as the sum of a key.
func (b *Board) mods(t *rules.Table, sum rules.SumKey, x blow) int {
	n := 0
	b.terms(x, func(rule string, why rules.Text, k int) { n += t.Mod(sum, rule, why, k) })
	return n
}

// terms lists what the dice of a blow add up to: base, unit, card, terrain,
// and never below 0 (CCN-20.1, CCN-22.10, part 5.6).
func (b *Board) terms(x blow, add adder) {
	n := 0
	also := func(rule string, why rules.Text, k int) {
		if k != 0 {
			n += k
			add(rule, why, k)
		}
	}
	if rule := b.oneDie(x); rule != "" {
		also(rule, rules.Text{Key: "ccn.mod.square", A: b.unitRef(x.by)}, 1)
	} else {
		b.baseTerms(x, also)
		if x.kind == ownAttack {
			b.cardTerms(x, also)
		}
	}
	b.groundTerms(x, also)
	if n < 0 {
		add("CCN-22.10", rules.Text{Key: "ccn.mod.floor"}, -n)
	}
}

// oneDie is the clause by which a blow has one die at most that nothing
// raises: a square's, or that of cavalry at a square; else "".
func (b *Board) oneDie(x blow) string {
	switch {
	case b.units[x.by].square > 0 && !x.melee:
		return "CCN-19.5"
	case b.units[x.by].square > 0 && x.kind == squareBlow:
		return "CCN-36.2"
	case b.units[x.by].square > 0:
		return "CCN-22.8"
	case x.melee && x.at >= 0 && b.units[x.at].square > 0 && b.typeOf(x.by).arm == cavalry:
		return "CCN-22.9"
	}
	return ""
}

// baseTerms are the dice of a unit without card and terrain (CCN-19, CCN-22).
func (b *Board) baseTerms(x blow, add adder) {
	u, k, name := &b.units[x.by], b.typeOf(x.by), b.unitRef(x.by)
	blocks := int(u.blocks)
	switch {
	case k.arm == artillery:
		b.batteryTerms(x, add)
	case x.melee:
		add(meleeRule(k), rules.Text{Key: "ccn.mod.blocks", A: name, N: blocks}, blocks)
		add(bonusRule(k), rules.Text{Key: "ccn.mod.melee", A: name}, k.melee)
		if x.at >= 0 && b.typeOf(x.at).arm == infantry {
			add("CCN-22.3", rules.Text{Key: "ccn.mod.line", A: name}, k.meleeInfantry)
		}
	case u.moved > 0:
		half := (blocks + 1) / 2
		if k.halfDown {
			half = blocks / 2
		}
		add("CCN-19.2", rules.Text{Key: "ccn.mod.half", A: name, N: blocks}, half)
		add("CCN-19.3", rules.Text{Key: "ccn.mod.fire.moved", A: name}, k.fireMoved)
	default:
		add("CCN-19.1", rules.Text{Key: "ccn.mod.blocks", A: name, N: blocks}, blocks)
		add("CCN-19.3", rules.Text{Key: "ccn.mod.fire", A: name}, k.fire)
	}
}

// batteryTerms are the dice of artillery, by distance (part 5.4).
func (b *Board) batteryTerms(x blow, add adder) {
	u, k, name := &b.units[x.by], b.typeOf(x.by), b.unitRef(x.by)
	far := distance(u.at, x.to)
	rule := "CCN-19.8"
	switch {
	case far == 1 && k.oneBlockLimit:
		rule = "CCN-22.6"
	case far == 1:
		rule = "CCN-22.5"
	}
	add(rule, rules.Text{Key: "ccn.mod.battery", A: name, N: far}, k.battery.dice(far, int(u.blocks)))
	if far == 1 {
		add("CCN-22.7", rules.Text{Key: "ccn.mod.melee", A: name}, k.melee)
	}
}

func meleeRule(k *unitType) string {
	if k.arm == cavalry {
		return "CCN-22.4"
	}
	return "CCN-22.1"
}

func bonusRule(k *unitType) string {
	if k.arm == cavalry {
		return "CCN-22.4"
	}
	return "CCN-22.3"
}

// cardTerms are the dice that the card in play gives an ordered unit (part 6).
func (b *Board) cardTerms(x blow, add adder) {
	if b.play.plain || b.play.acts == noCard {
		return
	}
	k := b.typeOf(x.by)
	give := func(rule string, n int) {
		add(rule, rules.Text{Key: "ccn.mod.card", A: b.cardInPlay()}, n)
	}
	switch b.play.acts {
	case bayonetCharge:
		if x.melee && k.arm == infantry && k.guard {
			give("CCN-51.4", 1)
		}
	case bombard:
		if k.arm == artillery {
			give("CCN-52.2", 2+more(k.guard))
		}
	case cavalryCharge:
		if k.arm == cavalry && !b.noCharge(x) {
			give("CCN-53.2", 1+more(k.guard))
		}
	case elan:
		give("CCN-55.6", 1)
	case fireAndHold:
		if !x.melee {
			give("CCN-56.2", 1)
		}
	case coldSteel:
		if x.melee && !x.bonus { // CCN-31.15
			give("CCN-59.3", 1)
		}
	case leadership:
		give("CCN-60.3", 1)
	}
}

func more(yes bool) int {
	if yes {
		return 1
	}
	return 0
}

// noCharge reports whether an attack goes into or out of a town or windmill
// (CCN-53.5, CCN-44.6).
func (b *Board) noCharge(x blow) bool {
	return terrains[b.scenario.ground[x.to]].noCharge || terrains[b.scenario.ground[b.units[x.by].at]].noCharge
}

// groundTerms are the dice that terrain takes from the attacker: the target's
// and his own, added up (CCN-40.3).
func (b *Board) groundTerms(x blow, add adder) {
	from, a := b.units[x.by].at, b.typeOf(x.by).arm
	f := b.scenario
	out, in := f.leaves(from, x.to), f.leaves(x.to, from)
	if in {
		add("CCN-45.4", rules.Text{Key: "ccn.mod.works.in", A: x.to.ref()}, pick(x.melee, &works.inMelee, &works.inFire)[a])
	}
	if out {
		add("CCN-45.8", rules.Text{Key: "ccn.mod.works.out", A: from.ref()}, pick(x.melee, &works.outMelee, &works.outFire)[a])
	}
	b.hillTerms(x, in && f.onHill(x.to) || out && f.onHill(from), add)
	if g := f.ground[x.to]; g != hill {
		add(groundRule(g, true), rules.Text{Key: "ccn.mod.in", A: groundRef(g), B: x.to.ref()},
			pick(x.melee, &terrains[g].inMelee, &terrains[g].inFire)[a])
	}
	if g := f.ground[from]; g != hill {
		add(groundRule(g, false), rules.Text{Key: "ccn.mod.out", A: groundRef(g), B: from.ref()},
			pick(x.melee, &terrains[g].outMelee, &terrains[g].outFire)[a])
	}
}

// hillTerms are the dice that height takes. Field works on a hill replace them
// where the attack crosses a protected side (CCN-45.9).
func (b *Board) hillTerms(x blow, replaced bool, add adder) {
	from, a := b.units[x.by].at, b.typeOf(x.by).arm
	up, down := b.scenario.onHill(x.to), b.scenario.onHill(from)
	h := &terrains[hill]
	switch {
	case replaced:
	case up && down:
		add("CCN-42.4", rules.Text{Key: "ccn.mod.level", A: x.to.ref()}, pick(x.melee, &hillToHill.melee, &hillToHill.fire)[a])
	case up:
		add("CCN-42.2", rules.Text{Key: "ccn.mod.uphill", A: x.to.ref()}, pick(x.melee, &h.inMelee, &h.inFire)[a])
	case down:
		add("CCN-42.3", rules.Text{Key: "ccn.mod.downhill", A: from.ref()}, pick(x.melee, &h.outMelee, &h.outFire)[a])
	}
}

func pick(melee bool, inMelee, inFire *[arms]int) *[arms]int {
	if melee {
		return inMelee
	}
	return inFire
}

// groundRule is the clause of the dice that a ground takes.
func groundRule(g ground, in bool) string {
	rule := [grounds]string{woods: "CCN-41.5", town: "CCN-44.5", windmill: "CCN-44.5", ford: "CCN-47.5", sandpit: "CCN-49.4"}
	if in {
		rule = [grounds]string{woods: "CCN-41.4", town: "CCN-44.4", windmill: "CCN-44.4", ford: "CCN-47.4", sandpit: "CCN-49.3"}
	}
	return rule[g]
}

// leaves reports whether the line from the centre of one hex to that of
// another leaves the first through protected sides of field works only. At a
// corner both sides must be protected (CCN-45.5).
func (f *scenario) leaves(h, toward hex) bool {
	if f.works[h] == 0 {
		return false
	}
	q, r := h.axial()
	p, s := toward.axial()
	dx, dy := centre(p-q, s-r)
	for d := range directions {
		if !f.protects(h, d) && meetsSide(d, dx, dy) {
			return false
		}
	}
	return true
}

// sideCorners are the two corners of each side of a hex, in corners.
var sideCorners = [directions][2]int{east: {1, 2}, northEast: {0, 1}, northWest: {5, 0}, west: {4, 5}, southWest: {3, 4}, southEast: {2, 3}}

// meetsSide reports whether the ray from the centre of a hex in direction dx,
// dy meets a side of it, its corners included: it runs between them.
func meetsSide(d direction, dx, dy int) bool {
	a, c := corners[sideCorners[d][0]], corners[sideCorners[d][1]]
	before, behind := dx*a[1]-dy*a[0], dx*c[1]-dy*c[0]
	return before <= 0 && behind >= 0
}
