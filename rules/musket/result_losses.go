package musket

import "grognard/rules"

// takeLosses is part 3.5 step 3: the losses of the result, then those of
// tactics. both: of an exchange. Who bears the second loss of a side is open (MS-7.11.5).
func (x *resolution) takeLosses(both bool) {
	f := &x.b.fight
	order := [2]role{attacker, defender}
	for _, r := range order {
		switch x.fates[r] {
		case loses, losesHorse, mauled:
			x.lose(r, [2]string{"MS-7.8.9", "MS-7.8.12"}[boolInt(both)])
		}
	}
	if f.tactic[attacker] == frontalAttack && !x.fates[defender].routed() { // MS-7.13.2b
		x.lose(attacker, "MS-7.13.2b")
	}
	if f.tactic[defender] == stubbornDefence && !x.withdraws(attacker) { // MS-7.13.5b
		x.lose(defender, "MS-7.13.5b")
	}
}

func boolInt(on bool) int {
	if on {
		return 1
	}
	return 0
}

// withdraws reports whether a role's primary retreats or routs (MS-7.13.8).
func (x *resolution) withdraws(r role) bool {
	switch x.fates[r] {
	case fallsBack, fallsShaken, horseBack, breaks, routs, panics: // horseBack: the primary is of the cavalry
		return true
	}
	return false
}

// lose charges a step loss to a role: the first to its primary or a permitted
// absorber (MS-7.11.1, MS-7.11.2), a second one to any participant.
func (x *resolution) lose(r role, rule string) {
	b, f := x.b, &x.b.fight
	bearers := x.absorbers(r)
	if x.losses[r] > 0 {
		bearers = set{}
		for all := f.units[r]; !all.Empty(); all = all.Rest() {
			if b.inPlay(all.First()) {
				bearers = bearers.With(all.First())
			}
		}
	}
	if bearers.Empty() {
		x.short[r] = true // MS-7.11.6
		return
	}
	x.losses[r]++
	c := bearers.First()
	if !bearers.Rest().Empty() {
		clause := "MS-7.11.2"
		if x.losses[r] > 1 {
			clause = "MS-7.11.5"
		}
		o := ask(x.t, f.player(r), "combat.loss", clause, b.pieceRef(int(f.primary[r])), func(m rules.Menu) {
			for all := bearers; !all.Empty(); all = all.Rest() {
				m.Offer(rules.Option{Do: "loss", Who: b.pieceRef(all.First())})
			}
		})
		c = b.pieceNamed(o.Who)
	}
	b.loseStep(x.t, c, rule)
	if r == defender && b.piece[c].place == captured { // MS-7.12.8
		x.taken = true
	}
}

// absorbers are those who may bear the first loss: the primary, stacked
// battalions and squadrons of its formation that take no part, and full units
// of its identity.
func (x *resolution) absorbers(r role) set {
	b, f := x.b, &x.b.fight
	p := int(f.primary[r])
	if p < 0 || !b.inPlay(p) {
		return set{}
	}
	all := only(p)
	for rest := b.units(b.sideOf(p), b.piece[p].at).Without(p); !rest.Empty(); rest = rest.Rest() {
		c := rest.First()
		idle := b.print[c].small() && !f.units[r].Has(c) && b.sameFormation(c, p)
		twin := b.print[c].identity == b.print[p].identity && b.print[c].identity != "" && !b.is(c, reduced)
		if idle || twin {
			all = all.With(c)
		}
	}
	return all
}

// tacticCosts name the losses that tactics bring on top of the result: whoever reads of one
// after "no effect" is told why.
var tacticCosts = map[string]string{"MS-7.13.2b": ".frontal", "MS-7.13.5b": ".stubborn"}

// loseStep is MS-7.11.3: a two-step unit is flipped, the last step eliminates.
func (b *Board) loseStep(t *rules.Table, c int, rule string) {
	s := b.sideOf(c)
	if b.print[c].steps == 2 && !b.is(c, reduced) {
		b.mark(c, reduced)
		t.Tell(rules.Event{Kind: rules.EvHit, Rule: rule, Side: s, Who: b.pieceRef(c), To: b.piece[c].at.ref(), N: 1,
			Text: rules.Text{Key: "ms.log.step" + tacticCosts[rule], A: b.pieceRef(c)}})
		return
	}
	if b.seeLine(t, c) == noLine { // MS-7.11.4
		b.remove(t, c, captured, 0, "MS-7.11.4", "captured")
		return
	}
	b.remove(t, c, aside, 0, rule, "eliminated"+tacticCosts[rule])
}

// remove takes a unit off the map.
func (b *Board) remove(t *rules.Table, c int, to whereabouts, box int, rule, word string) {
	t.Tell(rules.Event{Kind: rules.EvRemove, Rule: rule, Side: b.sideOf(c), Who: b.pieceRef(c), From: b.piece[c].at.ref(), N: 1,
		Text: rules.Text{Key: "ms.log." + word, A: b.pieceRef(c), N: box}})
	b.lift(c, to, box)
}
