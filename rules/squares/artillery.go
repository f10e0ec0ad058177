package squares

import "grognard/rules"

// gunRange is the range at which a bombardment is fired (NS-C4.2.3).
type gunRange uint8

const (
	outOfReach gunRange = iota
	shortRange
	longRange
)

// rangeTo is the ruling for the lost diagram: the 8 squares around a battery
// are short, the 12 beyond them without the corners long.
func (x *scenario) rangeTo(from, to square) gunRange {
	dx, dy := abs(from.col()-to.col()), abs(from.row()-to.row())
	switch {
	case dx+dy == 0 || dx > 2 || dy > 2:
		return outOfReach
	case dx < 2 && dy < 2:
		return shortRange
	case dx == 2 && dy == 2 && !x.vary.corners:
		return outOfReach
	}
	return longRange
}

// rangeBonus is the range modifier by weight (NS-C4.2.7).
func rangeBonus(w weight, r gunRange) int {
	n := int(w) - int(lightWeight)
	if r == longRange {
		n--
	}
	return n
}

// bombardmentPhase is BOMBARDMENT: one AP of one artillery unit, or the end of
// the sub-phase (section C4.2).
func (b *Board) bombardmentPhase(t *rules.Table) {
	if !b.canBombard() {
		b.enter(t, combat, "NS-C4.0.10")
		return
	}
	s := b.act.side
	o := b.ask(t, s, "bombard", "NS-C4.2.1", b.leaders[b.act.leader].ref, func(m rules.Menu) {
		m.Quiet(rules.Option{Do: "done"})
		b.offerFire(m)
	})
	if o.Do == "done" {
		b.enter(t, combat, "NS-C4.0.10")
		return
	}
	u, _ := b.unitNamed(o.Who)
	b.fire(t, u, square(o.At.N()))
}

// canBombard reports whether any fire is possible.
func (b *Board) canBombard() bool {
	for rest := b.act.members; rest != 0; rest = rest.Rest() {
		if u := rest.First(); b.mayFire(u).OK() && b.hasTarget(u) {
			return true
		}
	}
	return false
}

func (b *Board) hasTarget(u int) bool {
	for dy := -2; dy <= 2; dy++ {
		for dx := -2; dx <= 2; dx++ {
			if q, ok := b.offset(b.unit[u].at, dx, dy); ok && b.mayTarget(u, q).OK() {
				return true
			}
		}
	}
	return false
}

// offset returns the square so many columns east and rows north.
func (x *scenario) offset(q square, dx, dy int) (square, bool) {
	col, row := q.col()+dx, q.row()+dy
	if col < 0 || row < 0 || col >= x.cols || row >= x.rows {
		return offBoard, false
	}
	return at(col, row), true
}

// mayFire says why an artillery unit cannot bombard now.
func (b *Board) mayFire(u int) rules.Reason {
	x, k, name := &b.unit[u], &b.units[u], b.unitRef(u)
	switch {
	case x.state != present || b.hidden(u):
		return rules.No("NS-A.67", rules.Text{Key: "ns.why.offboard", A: name})
	case k.kind != artillery:
		return rules.No("NS-C4.2.1", rules.Text{Key: "ns.why.noguns", A: name})
	case b.night:
		return rules.No("NS-C4.2.23", rules.Text{Key: "ns.why.dark"})
	case x.stepped && !k.horse:
		return rules.No("NS-C4.2.13", rules.Text{Key: "ns.why.limbered", A: name})
	case x.dry:
		return rules.No("NS-C4.2.27", rules.Text{Key: "ns.why.dry", A: name})
	case x.supplied:
		return rules.No("NS-C4.2.26", rules.Text{Key: "ns.why.supplied", A: name})
	}
	if why := b.maySpend(u); !why.OK() {
		return why
	}
	return b.affordable(u, 1, b.act.ap)
}

// mayTarget says why a square cannot be bombarded by a unit (NS-C4.2.22,
// NS-C0.20).
func (b *Board) mayTarget(u int, q square) rules.Reason {
	r := b.rangeTo(b.unit[u].at, q)
	switch {
	case !b.holds(q, b.sideOf(u).Other()):
		return rules.No("NS-C4.2.22", rules.Text{Key: "ns.why.notarget", A: q.ref()})
	case r == outOfReach:
		return rules.No("NS-C4.2.3", rules.Text{Key: "ns.why.range", A: b.unitRef(u), B: q.ref()})
	case r == longRange && b.turn <= b.shortOnlyTill:
		return rules.No("NS-C0.20", rules.Text{Key: "ns.why.mist", N: b.shortOnlyTill})
	}
	return rules.Reason{}
}

// offerFire lists every battery with its targets.
func (b *Board) offerFire(m rules.Menu) {
	for rest := b.act.members; rest != 0; rest = rest.Rest() {
		u := rest.First()
		if b.units[u].kind != artillery && !m.Explaining() {
			continue
		}
		if why := b.mayFire(u); !why.OK() {
			m.Offer(rules.Option{Do: "fire", Who: b.unitRef(u)}, why)
			continue
		}
		for q := range square(maxSquares) {
			near := distance(q, b.unit[u].at) <= 2
			if b.onBoard(q) && (near || m.Explaining()) {
				m.Offer(rules.Option{Do: "fire", Who: b.unitRef(u), At: q.ref()}, b.mayTarget(u, q))
			}
		}
	}
	if m.Explaining() {
		b.refuseStrangers(m, "fire")
	}
}

// aim adds up the modifiers of a bombardment die (NS-C4.2.7 to NS-C4.2.11).
func (b *Board) aim(t *rules.Table, u int, q square) int {
	x, k := &b.unit[u], &b.units[u]
	r := b.rangeTo(x.at, q)
	name := rules.Text{A: b.unitRef(u), B: q.ref()}
	mod := func(on bool, rule, key string, n int) int {
		if !on {
			return 0
		}
		name.Key = "ns.mod." + key
		return t.Mod("fire", rule, name, n)
	}
	sum := mod(r == shortRange, "NS-C4.2.7", "short", rangeBonus(k.weight, r))
	sum += mod(r == longRange, "NS-C4.2.7", "long", rangeBonus(k.weight, r))
	sum += mod(b.ground[q].cover(), "NS-C4.2.8", "cover", -1)
	sum += mod(r == longRange && b.overTroops(x.at, q), "NS-C4.2.9", "over", -1)
	sum += mod(x.hits >= fatiguedFrom, "NS-C4.2.10", "gunners", -2)
	return sum + mod(b.weather.rainy(), "NS-C4.2.11", "rain", -1)
}

// overTroops reports whether every square that a long shot may pass over holds
// troops (NS-C4.2.9).
func (b *Board) overTroops(from, to square) bool {
	dx, dy := to.col()-from.col(), to.row()-from.row()
	held := func(x, y int) bool {
		q, ok := b.offset(from, x, y)
		return ok && (b.holds(q, rules.First) || b.holds(q, rules.Second))
	}
	if abs(dx) == 2 && abs(dy) == 2 {
		return held(dx/2, dy/2)
	}
	if abs(dx) == 2 {
		return held(dx/2, 0) && held(dx/2, dy)
	}
	return held(0, dy/2) && held(dx, dy/2)
}

// needed is the least face of a die that reaches 4 with a modifier; 7: none.
func needed(mod int) int { return min(max(hitFrom-mod, 1), d6+1) }

// shotNeeds is the least face of a bombardment die that hits with a modifier.
func (b *Board) shotNeeds(aim int) int {
	if b.vary.bombardSixHits {
		return min(needed(aim), d6)
	}
	return needed(aim)
}

// faceClasses sorts the faces of a die into failures and successes, by the
// least face that succeeds: 1 to 7.
var faceClasses = [d6 + 2][]int{
	1: {1, 1, 1, 1, 1, 1}, {0, 1, 1, 1, 1, 1}, {0, 0, 1, 1, 1, 1},
	{0, 0, 0, 1, 1, 1}, {0, 0, 0, 0, 1, 1}, {0, 0, 0, 0, 0, 1}, {0, 0, 0, 0, 0, 0},
}

// fire rolls one bombardment die (NS-C4.2.5, NS-C4.2.6, NS-C4.2.21).
func (b *Board) fire(t *rules.Table, u int, q square) {
	x, s := &b.unit[u], b.act.side
	b.spend(u, 1)
	x.fired = true
	t.Tell(rules.Event{Kind: rules.EvDeclare, Rule: "NS-C4.2.1", Side: s, Who: b.unitRef(u), To: q.ref(),
		Text: rules.Text{Key: "ns.log.fire", A: b.unitRef(u), B: q.ref()}})
	aim := b.aim(t, u, q)
	b.shot = shot{unit: int8(u), at: q, aim: int8(aim), on: true}
	need := b.shotNeeds(aim)
	die := rules.Dice{Side: s, Of: []rules.Die{{N: 1, Sides: d6, For: b.unitRef(u)}}}
	if !b.rules.ammunition {
		die = die.Alike(faceClasses[need]...)
	}
	face := t.Roll("ns.bombard", "NS-C4.2.6", die)[0]
	b.shot = shot{}
	key := "ns.row.fire.miss"
	if face >= need {
		key = "ns.row.fire.hit"
	}
	t.Tell(rules.Event{Kind: rules.EvResult, Rule: "NS-C4.2.6", Side: s, Who: b.unitRef(u), To: q.ref(), Mods: t.Mods(),
		Text: rules.Text{Key: key, A: b.unitRef(u), B: q.ref(), N: need}})
	if face >= need {
		b.bombarded(t, q, s.Other())
	}
	if b.rules.ammunition && face == d6 { // NS-C4.2.25
		b.testAmmunition(t, u)
	}
}

func (b *Board) testAmmunition(t *rules.Table, u int) {
	face := t.Roll("ns.ammunition", "NS-C4.2.25", rules.D(1, d6).Alike(0, 0, 0, 0, 1, 1).RolledBy(b.act.side))[0]
	if face >= 5 {
		b.unit[u].dry = true
		t.Say("NS-C4.2.25", b.act.side, rules.Text{Key: "ns.log.dry", A: b.unitRef(u)})
	}
}

// bombarded gives out the hit of a bombardment in a square (NS-C4.2.17,
// NS-C4.2.18): a marker keeps it (NS-A.62).
func (b *Board) bombarded(t *rules.Table, q square, s rules.Side) {
	if k := b.markerOn(q, s); k >= 0 {
		b.marker[s][k].hits++
		t.Tell(rules.Event{Kind: rules.EvHit, Rule: "NS-A.62", Side: s, Who: markerRef(s, k), N: 1,
			Text: rules.Text{Key: "ns.log.hit", A: markerRef(s, k), N: 1, M: b.total(s, k)}})
		return
	}
	u := b.bearer(t, s, b.unitsIn(q, s), 1, "bombard.hit", "NS-C4.2.17")
	b.unit[u].shots++
	if b.unit[u].garrison && b.saves(t, u, 1, b.vary.save, "NS-C4.2.18") == 1 {
		return
	}
	b.hit(t, u, 1, "NS-C4.2.16")
}

// bearer returns the unit of a set that takes the next of some hits of a
// bombardment: one with the fewest so far this turn, Rear units last; among equals its
// owner chooses (NS-C4.2.17).
func (b *Board) bearer(t *rules.Table, s rules.Side, set unitSet, left int, kind, rule string) int {
	may := b.bearers(set)
	if may.Count() == 1 {
		return may.First()
	}
	quiet := b.hardiest(may)
	o := b.ask(t, s, kind, rule, b.unit[may.First()].at.ref(), func(m rules.Menu) {
		m.Own()
		m.Losses(left)
		b.offerHits(m, s, quiet, may, set, rule)
	})
	u, _ := b.unitNamed(o.Who)
	return u
}

// bearers are the units of a set among which the next hit of a bombardment
// falls: see bearer.
func (b *Board) bearers(set unitSet) unitSet {
	may := b.least(set, func(u int) int { return int(b.unit[u].shots) })
	return b.least(may, func(u int) int { return count(b.unit[u].rear) })
}

// least keeps the units of a set for which a number is least.
func (b *Board) least(set unitSet, of func(u int) int) unitSet {
	var kept unitSet
	best := 0
	for rest := set; rest != 0; rest = rest.Rest() {
		u := rest.First()
		switch n := of(u); {
		case kept == 0 || n < best:
			kept, best = oneUnit(u), n
		case n == best:
			kept |= oneUnit(u)
		}
	}
	return kept
}

// hardiest is who takes a hit if the owner says nothing: the unit with the
// fewest hits, brigades before artillery, then list order (part 3).
func (b *Board) hardiest(set unitSet) int {
	set = b.least(set, func(u int) int { return int(b.unit[u].hits) })
	return b.least(set, func(u int) int { return count(!b.units[u].brigade()) }).First()
}

func count(yes bool) int {
	if yes {
		return 1
	}
	return 0
}

// saves rolls to cancel hits of a unit and returns how many are cancelled
// (NS-C4.2.18, NS-C4.3.53, NS-C4.3.54).
func (b *Board) saves(t *rules.Table, u, hits, need int, rule string) int {
	need = min(max(need, 1), d6+1)
	dice := rules.Dice{Side: b.sideOf(u), Of: []rules.Die{{N: hits, Sides: d6, For: b.shown(u)}}}
	saved := 0
	for _, f := range t.Roll("ns.save", rule, dice.Counted().Alike(faceClasses[need]...)) {
		saved += count(f >= need)
	}
	if saved > 0 {
		b.say(t, u, rule, rules.Text{Key: "ns.log.saved", A: b.unitRef(u), N: saved})
	}
	return saved
}

// shown is the name of a unit, or of the marker that it is under.
func (b *Board) shown(u int) rules.Ref {
	if b.hidden(u) {
		return markerRef(b.sideOf(u), int(b.unit[u].marker))
	}
	return b.unitRef(u)
}
