package squares

import (
	"slices"
	"strconv"

	"grognard/rules"
)

// viewCombat shows the combat: who takes part with how many dice, what hits
// with them, and later the losses.
func (b *Board) viewCombat() *rules.Combat {
	f := &b.fight
	kind := "attack"
	switch {
	case f.counter:
		kind = "counter"
	case f.round == 2 || f.fought != 0 && f.attack&^f.fought != 0:
		kind = "breakthrough"
	}
	c := &rules.Combat{Kind: rules.Text{Key: "ns.combat." + kind, A: f.main.ref(), B: f.target.ref()}, To: f.target.ref()}
	if f.chosen >= 0 && f.attack.Has(int(f.chosen)) {
		c.From = append(c.From, b.unitRef(int(f.chosen)))
	}
	for rest := f.attack; rest != 0; rest = rest.Rest() {
		if u := rest.First(); u != int(f.chosen) {
			c.From = append(c.From, b.unitRef(u))
		}
	}
	a, d := f.attacker, f.attacker.Other()
	if f.rolled[a] {
		if f.toShare > 0 {
			c.Sums = append(c.Sums, rules.Tally{Key: "share", Side: f.sharer, N: int(f.toShare - f.shared)})
		}
		c.Sums = append(c.Sums, rules.Tally{Key: "losses.attack", Side: a, N: int(f.losses[a])},
			rules.Tally{Key: "losses.defence", Side: d, N: int(f.losses[d])})
		c.Force = append(b.stricken(a, f.attack), b.stricken(d, f.defend)...)
		return c
	}
	now := *b
	if f.round == 0 { // S3 is still to come
		now.fight.skirmish = b.skirmisher()
	}
	attack, defence := now.arms(f.attack, true), now.arms(f.defend, false)
	c.Sums = []rules.Tally{{Key: "dice", Side: a, N: diceOf(attack)}, {Key: "answer", Side: d, N: diceOf(defence)}}
	if need, alike := needOf(attack); alike {
		c.Sums = slices.Insert(c.Sums, 1, rules.Tally{Key: "need", Side: a, N: need})
	}
	if need, alike := needOf(defence); alike {
		c.Sums = append(c.Sums, rules.Tally{Key: "answer.need", Side: d, N: need})
	}
	c.Force = append(now.fighters(a, attack), now.fighters(d, defence)...)
	c.Mods = append(now.terms(f.attack, true), now.terms(f.defend, false)...)
	return c
}

func diceOf(all []thrower) int {
	n := 0
	for _, x := range all {
		n += x.dice
	}
	return n
}

// needOf is the least face that hits with all dice of some units, if it is the
// same for them all.
func needOf(all []thrower) (need int, alike bool) {
	for i, x := range all {
		if i > 0 && x.need != need {
			return 0, false
		}
		need = x.need
	}
	return need, len(all) > 0
}

// fighters tells what each unit of a side throws: its dice, and the least face
// that hits.
func (b *Board) fighters(s rules.Side, all []thrower) (list []rules.Fighter) {
	for _, x := range all {
		key := "ns.battle.dice"
		if x.reroll != "" {
			key = "ns.battle.dice.again"
		}
		list = append(list, rules.Fighter{Ref: b.unitRef(x.u), Side: s, Value: strconv.Itoa(x.dice) + "d6",
			Text: rules.Text{Key: key, N: x.dice, M: x.need}, Lead: x.u == int(b.fight.chosen)})
	}
	return list
}

// stricken tells how many hits each unit of a side has taken in this round, and
// how many it carries.
func (b *Board) stricken(s rules.Side, set unitSet) (list []rules.Fighter) {
	for rest := set; rest != 0; rest = rest.Rest() {
		u := rest.First()
		list = append(list, rules.Fighter{Ref: b.unitRef(u), Side: s, Value: strconv.Itoa(b.carries(u)),
			Text: rules.Text{Key: "ns.battle.struck", N: int(b.fight.struck[u]), M: b.carries(u)}, Lead: u == int(b.fight.chosen)})
	}
	return list
}

// arms is who would throw which dice as things stand.
func (b *Board) arms(set unitSet, attacking bool) []thrower {
	return b.throwers(&rules.Table{}, set, attacking)
}

// terms lists the modifiers of the brigades of a set as things stand.
func (b *Board) terms(set unitSet, attacking bool) (all []rules.Mod) {
	for rest := b.armed(b.brigades(set)); rest != 0; rest = rest.Rest() {
		u := rest.First()
		b.eachModifier(u, attacking, func(rule, key string, n int) {
			all = append(all, rules.Mod{Sum: diceSum(attacking), Why: rules.Text{Key: "ns.mod." + key, A: b.unitRef(u)}, Rule: rule, N: n})
		})
	}
	return all
}

// viewShot shows a bombardment: the die, and what hits with it.
func (b *Board) viewShot() *rules.Combat {
	x := &b.shot
	s := b.sideOf(int(x.unit))
	need := rules.Tally{Key: "need", Side: s, N: b.shotNeeds(int(x.aim))}
	if need.N > d6 {
		need.Text = rules.Text{Key: "ns.battle.none"}
	}
	c := &rules.Combat{Kind: rules.Text{Key: "ns.combat.bombard", A: b.unit[x.unit].at.ref(), B: x.at.ref()}, From: []rules.Ref{b.unitRef(int(x.unit))},
		To: x.at.ref(), Sums: []rules.Tally{{Key: "dice", Side: s, N: 1}, need}}
	target := c.To
	if k := b.markerOn(x.at, s.Other()); k >= 0 {
		c.To = markerRef(s.Other(), k)
		target = c.To
	} else if may := b.bearers(b.unitsIn(x.at, s.Other())); may.Count() == 1 { // else his side chooses who takes the hit
		target = b.unitRef(may.First())
	}
	c.Force = []rules.Fighter{{Ref: b.unitRef(int(x.unit)), Side: s, Value: "1d6", Text: rules.Text{Key: "ns.battle.dice", N: 1, M: need.N}},
		{Ref: target, Side: s.Other(), Text: rules.Text{Key: rangeKeys[b.rangeTo(b.unit[x.unit].at, x.at)]}}}
	c.Chart = b.barrage()
	return c
}

// rangeKeys are the words for how far a target is.
var rangeKeys = [...]string{shortRange: "ns.battle.short", longRange: "ns.battle.long"}

// barrage is what the AP of the battery that fires come to if it spends them all
// on this target: for every number of AP the chances of so many hits or more. A
// shot that may be the last one for want of ammunition promises no other.
func (b *Board) barrage() *rules.Chart {
	x := &b.shot
	shots := b.apLeft(int(x.unit)) + 1 // that of the die is spent
	if b.rules.ammunition {
		shots = 1
	}
	k := &rules.Chart{Title: rules.Text{Key: "ns.chart.shots", A: b.unitRef(int(x.unit)), B: x.at.ref()}, Rule: "NS-C4.2.1"}
	good := d6 + 1 - b.shotNeeds(int(x.aim)) // faces that hit
	for n := 1; n <= shots; n++ {
		ways := hitWays(n, good)
		total := sumOf(ways)
		for hits := 1; hits <= n; hits++ {
			row := rules.ChartRow{Text: rules.Text{Key: "ns.chart.shots.hits", N: hits, M: (100*sumOf(ways[hits:]) + total/2) / total}}
			if hits < n {
				row.Text.Key += ".more"
			}
			if hits == 1 {
				row.Low, row.High = n, n
			}
			k.Rows = append(k.Rows, row)
		}
	}
	return k
}

func sumOf(all []int) (n int) {
	for _, x := range all {
		n += x
	}
	return n
}

// hitWays counts in how many ways n dice show 0, 1, ... n hits, if good faces of
// each hit.
func hitWays(n, good int) []int {
	ways := []int{1}
	for range n {
		next := make([]int, len(ways)+1)
		for hits, w := range ways {
			next[hits] += w * (d6 - good)
			next[hits+1] += w * good
		}
		ways = next
	}
	return ways
}
