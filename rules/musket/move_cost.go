package musket

import (
	"slices"

	"grognard/rules"
)

// costTerms is what a way costs and why it ends, for the player to read (part 9, row
// 4): a term for the hexes of each kind, as the arm pays that pays most. Where
// a road gives halves of MP the terms count halves.
func (w *moveSearch) costTerms(path []hex) (all []rules.Mod) {
	a, spent := w.costliestArm(path), w.k.spent
	halves := false
	for i := 1; i < len(path); i++ {
		h, n := path[i-1], path[i]
		s := w.b.sideTo(h, n)
		after, why := w.pay(spent, h, n, s)
		if !why.OK() {
			return nil
		}
		cost := int(after[a] - spent[a])
		spent = after
		halves = halves || cost%mp != 0
		side := 0
		if track := w.trackUsed(a, h, n, s); track != noTrack {
			rule := "MS-4.6.2"
			if track == road && w.k.mode == marchMove {
				rule = "MS-4.7.7"
			}
			all = addCost(all, rules.Text{Key: [...]string{trail: "ms.cost.trail", road: "ms.cost.road"}[track]}, rule, cost)
			continue
		}
		if a != lone {
			side = max(0, int(w.b.country[a][h][s])-w.b.ground[n].row().Cost[a]) * mp
		}
		all = addCost(all, rules.Text{Key: "ms.cost.ground", A: groundRef(w.b.ground[n])}, "MS-4.5.1", cost-side)
		if side > 0 {
			all = addCost(all, rules.Text{Key: "ms.cost.hexside"}, "MS-4.5.1", side)
		}
	}
	sum := rules.SumKey("halves")
	for i := range all {
		if !halves {
			sum = "mp"
			all[i].N /= mp
		}
		all[i].Sum = sum
	}
	for _, n := range w.endNotes(path[len(path)-1]) {
		all = append(all, rules.Mod{Sum: sum, Why: n.Text, Rule: n.Rule})
	}
	return all
}

// addCost adds what a hex costs to the term of its kind.
func addCost(all []rules.Mod, why rules.Text, rule string, cost int) []rules.Mod {
	i := slices.IndexFunc(all, func(m rules.Mod) bool { return m.Why.Key == why.Key && m.Why.A == why.A })
	if i < 0 {
		i = len(all)
		all = append(all, rules.Mod{Why: why, Rule: rule})
	}
	all[i].N += cost
	all[i].Why.N++
	return all
}

// costliestArm is the arm that has spent most at the end of a way.
func (w *moveSearch) costliestArm(path []hex) (most int) {
	spent := w.k.spent
	for i := 1; i < len(path); i++ {
		spent, _ = w.pay(spent, path[i-1], path[i], w.b.sideTo(path[i-1], path[i]))
	}
	most = -1
	for a := range w.arms {
		if w.arms[a] && (most < 0 || spent[a] > spent[most]) {
			most = a
		}
	}
	return most
}

// trackUsed is the road or trail that an arm pays for on a step, or noTrack.
func (w *moveSearch) trackUsed(a int, h, n hex, s int) track {
	b := w.b
	if a == lone {
		if b.tracks[h][s] == road {
			return road
		}
		return noTrack
	}
	country, along := b.country[a][h][s], b.along[a][h][s]
	switch {
	case along == 0 || w.k.mode != marchMove && a != int(artillery) && w.ezoc.Has(n):
		return noTrack
	case w.k.mode == marchMove || country == 0 || along < country:
		return b.tracks[h][s]
	}
	return noTrack
}

// endNotes say what ends a move in a hex and what it gives up.
func (w *moveSearch) endNotes(h hex) (all []rules.Note) {
	b := w.b
	say := func(rule, key string, a rules.Ref) {
		all = append(all, rules.Note{Rule: rule, Text: rules.Text{Key: "ms.ends." + key, A: a}})
	}
	who := b.pieceRef(w.who)
	switch {
	case w.k.charge:
		say("MS-7.13.3e", "charge", h.ref())
	case w.ezoc.Has(h):
		say("MS-6.2.1", "zone", h.ref())
	case h == w.carts && !w.units.Empty():
		say("MS-12.2.3", "carts", h.ref())
	case w.single == trains && !b.onRoad(h):
		say("MS-12.2.1", "off_road", h.ref())
	}
	if w.k.mode == marchMove && !w.units.Empty() {
		say("MS-4.7.2", "march", who)
	}
	switch {
	case w.single == headquarters && !b.is(w.who, ineffective):
		say("MS-12.1.9", "hq", who)
	case w.single == trains && !b.is(w.who, ineffective):
		say("MS-12.2.8", "trains", who)
	}
	return all
}
