package musket

import (
	"strconv"

	"grognard/rules"
)

// viewCombat is the combat in progress. Before the defence is chosen the best
// one that the hex can make is shown, before a charge has tested what it does
// if it passes. Once the die is rolled it stays as it was then: what the result
// does to the units changes no sum any more.
func (b *Board) viewCombat() *rules.Combat {
	if b.fight.shown != nil {
		return b.fight.shown
	}
	c := *b
	f := &c.fight
	untried := c.presume()
	kind := formNames[f.form]
	if f.swapped {
		kind = "countercharge"
	}
	v := &rules.Combat{Kind: rules.Text{Key: "ms.combat." + kind}, To: c.targetRef(), Mods: []rules.Mod{}}
	c.inOrder(attacker, func(u int) { v.From = append(v.From, b.pieceRef(u)) })
	v.Force = c.viewFighters()
	hear := func(sum rules.SumKey, why rules.Text, rule string, n int) {
		v.Mods = append(v.Mods, rules.Mod{Sum: sum, Why: why, Rule: rule, N: n})
	}
	differs := c.total(attacker, hear)
	v.Sums = []rules.Tally{{Key: "attack", Side: f.side, N: differs}}
	if f.form != bombardment {
		defence := c.total(defender, hear)
		v.Sums = append(v.Sums, rules.Tally{Key: "defence", Side: f.side.Other(), N: defence})
		differs -= defence
	}
	v.Sums = append(v.Sums, rules.Tally{Key: "differential", Side: rules.Chance, N: differs})
	if f.form == bombardment || !f.units[defender].Empty() {
		v.Chart = c.viewChart(differs)
		if untried {
			v.Chart.Rows = append(v.Chart.Rows, rules.ChartRow{Text: rules.Text{Key: "ms.chart.charge"}, Rule: "MS-7.13.3i"})
		}
	}
	return v
}

// presume fills in what a combat does not know yet. It reports whether a charge
// has yet to test.
func (b *Board) presume() (untried bool) {
	f := &b.fight
	if f.form != bombardment && f.units[defender].Empty() {
		f.units[defender] = b.defaultDefenders()
		b.choosePrimary(defender)
	}
	if f.charge != untested || f.swapped || f.form != cavalryCharge && f.form != infantryCharge {
		return false
	}
	f.charge, f.duel = passed, f.tactic[defender] == countercharge
	return true
}

// inOrder visits the units of a role, support included: the primary first.
func (b *Board) inOrder(r role, visit func(u int)) {
	f := &b.fight
	units := f.units[r]
	if r == attacker && !f.swapped || r == defender && f.swapped {
		units = units.Or(f.support)
	}
	p := int(f.primary[r])
	if units.Has(p) {
		visit(p)
		units = units.Without(p)
	}
	for ; !units.Empty(); units = units.Rest() {
		visit(units.First())
	}
}

// viewFighters lists who takes part with the factor that counts: the units that
// attack, then those that defend. Nothing of the target fires back at a
// bombardment.
func (b *Board) viewFighters() (all []rules.Fighter) {
	f := &b.fight
	for _, r := range [...]role{attacker, defender} {
		alone := f.units[r].Count() == 1
		b.inOrder(r, func(u int) {
			x := rules.Fighter{Ref: b.pieceRef(u), Side: f.player(r), Lead: !alone && u == int(f.primary[r])}
			if r == attacker || f.form != bombardment {
				x.Value = strconv.Itoa(b.factor(u, r, silent))
			}
			all = append(all, x)
		})
		for heads := f.leaders[r]; !heads.Empty(); heads = heads.Rest() {
			l := heads.First()
			all = append(all, rules.Fighter{Ref: b.pieceRef(l), Side: f.player(r), Value: strconv.Itoa(int(b.face(l).cf))})
		}
	}
	return all
}

// silent is a term that nobody hears.
func silent(term) {}
