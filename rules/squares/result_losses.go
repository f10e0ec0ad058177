package squares

import "grognard/rules"

// suffer shares out the hits that a side takes, evenly and as it likes, and
// rolls its saves (NS-C4.3.56, NS-C4.3.57).
func (b *Board) suffer(t *rules.Table, s rules.Side, set unitSet, hits int) {
	f := &b.fight
	if set == 0 {
		return // whoever stood there has gone
	}
	f.sharer, f.toShare = s, int8(hits)
	for f.shared = 0; f.shared < f.toShare; f.shared++ {
		f.struck[b.sufferer(t, s, set, int(f.toShare-f.shared))]++
	}
	f.toShare = 0
	for rest := set; rest != 0; rest = rest.Rest() {
		u := rest.First()
		n := int(f.struck[u])
		if need := b.saveOn(u, s); n > 0 && need <= d6 {
			n -= b.saves(t, u, n, need, "NS-C4.3.53")
		}
		f.struck[u] = int8(n)
		f.losses[s] += int8(n)
		if n > 0 {
			b.hit(t, u, n, "NS-C4.3.56")
		}
	}
}

// sufferer returns the unit that takes the next of the hits left. Its owner is
// asked where the choice matters.
func (b *Board) sufferer(t *rules.Table, s rules.Side, set unitSet, left int) int {
	least := b.least(set, func(u int) int { return int(b.fight.struck[u]) })
	quiet := b.hardiest(least)
	if left >= least.Count() {
		return quiet
	}
	o := b.ask(t, s, "share", "NS-C4.3.56", b.unitRef(quiet), func(m rules.Menu) {
		m.Losses(left)
		b.offerHits(m, s, quiet, least, set, "NS-C4.3.56")
	})
	u, _ := b.unitNamed(o.Who)
	return u
}

// offerHits lists who may take the next hit of side s, quiet first, and says of
// the others why they may not: those of the set have more hits than the rest.
func (b *Board) offerHits(m rules.Menu, s rules.Side, quiet int, may, set unitSet, rule string) {
	m.Quiet(rules.Option{Do: "hit", Who: b.unitRef(quiet)})
	for rest := may &^ oneUnit(quiet); rest != 0; rest = rest.Rest() {
		m.Offer(rules.Option{Do: "hit", Who: b.unitRef(rest.First())})
	}
	if !m.Explaining() {
		return
	}
	for u := range b.units {
		if b.unit[u].state != present || b.hidden(u) || may.Has(u) {
			continue
		}
		why := rules.Text{Key: "ns.why.hit.out", A: b.unitRef(u)}
		switch {
		case b.sideOf(u) != s:
			why.Key = "ns.why.hit.foe"
		case set.Has(u):
			why.Key = "ns.why.hit.even"
		}
		m.Offer(rules.Option{Do: "hit", Who: b.unitRef(u)}, rules.No(rule, why))
	}
}

// saveOn is the least face that saves a unit of side s a hit, above 6 if it
// has no save (NS-C4.3.53 to NS-C4.3.55).
func (b *Board) saveOn(u int, s rules.Side) int {
	f, k := &b.fight, &b.units[u]
	if s == f.attacker {
		return d6 + 1
	}
	if b.unit[u].garrison {
		return b.vary.save
	}
	if k.foot() && !b.ground[f.target].difficult() && f.attack == b.horsemen(f.attack) {
		return hitFrom - k.morale() // morale is +2 at most
	}
	return d6 + 1
}
