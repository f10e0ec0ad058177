package squares

import "grognard/rules"

// thrower is a unit with its dice of a round.
type thrower struct {
	u      int
	dice   int
	need   int    // least face that hits; a natural 6 always does
	reroll string // clause that lets it roll again, or ""
}

// throwers works out the dice of a side. All modifiers use the state before
// section 4 (NS-C4.3.29).
func (b *Board) throwers(t *rules.Table, set unitSet, attacking bool) []thrower {
	var all []thrower
	for rest := set; rest != 0; rest = rest.Rest() {
		u := rest.First()
		if b.unit[u].dry { // NS-C4.2.27
			continue
		}
		x := thrower{u: u, dice: 2, reroll: b.rerolls(u, attacking)}
		switch {
		case !b.units[u].brigade():
			x.dice, x.need = 1, b.units[u].hitOn()
		case b.fight.fought.Has(u): // NS-C4.3.78
			x.dice, x.need = 1, b.hitFace(t, u, attacking)
		default:
			x.need = b.hitFace(t, u, attacking)
		}
		all = append(all, x)
	}
	return all
}

// hitFace is the least face with which a brigade hits (NS-C4.3.31,
// NS-C4.3.33).
func (b *Board) hitFace(t *rules.Table, u int, attacking bool) int {
	return min(max(hitFrom-b.modifier(t, u, attacking), 1), d6)
}

// rollCombat rolls the dice of a side and returns its hits. Units whose dice mean
// the same roll together; those that may roll again roll alone.
func (b *Board) rollCombat(t *rules.Table, s rules.Side, all []thrower) int {
	hits, since := 0, t.Asked()
	for need := 1; need <= d6; need++ {
		dice := rules.Dice{Side: s}
		for _, x := range all {
			if x.need == need && x.reroll == "" {
				dice.Of = append(dice.Of, rules.Die{N: x.dice, Sides: d6, For: b.unitRef(x.u)})
			}
		}
		if dice.Of != nil {
			hits += b.rollHits(t, "ns.combat", "NS-C4.3.30", dice, need)
		}
	}
	for _, x := range all {
		if x.reroll == "" {
			continue
		}
		dice := rules.Dice{Side: s, Of: []rules.Die{{N: x.dice, Sides: d6, For: b.unitRef(x.u)}}}
		n := b.rollHits(t, "ns.combat", "NS-C4.3.30", dice, x.need)
		if n == 0 { // NS-C4.3.48
			n = b.rollHits(t, "ns.combat.again", x.reroll, dice, x.need)
		}
		hits += n
	}
	t.MergeOn(since, hits)
	return hits
}

func (b *Board) rollHits(t *rules.Table, kind, rule string, dice rules.Dice, need int) int {
	hits := 0
	for _, f := range t.Roll(kind, rule, dice.Counted().Alike(faceClasses[need]...)) {
		hits += count(f >= need)
	}
	return hits
}

// rerolls is the clause by which a unit without a hit rolls again, or ""
// (NS-C4.3.50 to NS-C4.3.52).
func (b *Board) rerolls(u int, attacking bool) string {
	f, k := &b.fight, &b.units[u]
	foes := f.attack
	if attacking {
		foes = f.defend
	}
	heavier := b.horsemen(foes) != 0
	for rest := b.horsemen(foes); rest != 0; rest = rest.Rest() {
		heavier = heavier && b.units[rest.First()].weight < k.weight
	}
	switch {
	case !attacking && b.highGround(u):
		return "NS-C4.3.50"
	case k.kind == cavalry && heavier:
		return "NS-C4.3.51"
	case k.lancer && b.weather == rain && b.only(foes, func(x *unitType) bool { return x.foot() }) != 0:
		return "NS-C4.3.52"
	}
	return ""
}

// highGround reports whether a defender has the advantage of the terrain: a
// hill or river that the main attacking square has not, or wood or broken
// ground for light infantry (NS-C4.3.50).
func (b *Board) highGround(u int) bool {
	here, there := &b.ground[b.fight.target], &b.ground[b.fight.main]
	return here.hill && !there.hill || here.river() && !there.river() ||
		here.difficult() && b.units[u].kind == infantry && b.units[u].light
}
