package squares

import "grognard/rules"

// cannot says why a unit that might act does not do something: what it is, how
// it stands, or the place.
func (b *Board) cannot(q *rules.Request, u int, o rules.Option) rules.Reason {
	to := offBoard
	if o.At.Kind() == squareKind {
		to = square(o.At.N())
	}
	switch q.Kind {
	case "move":
		return b.cannotMove(u, o, to)
	case "bombard":
		if why := b.mayFire(u); !why.OK() || to == offBoard {
			return why
		}
		return b.mayTarget(u, to)
	case "attack":
		if !b.units[u].brigade() {
			return rules.No("NS-C4.3.13", rules.Text{Key: "ns.why.gunsalone", A: o.Who})
		}
		if why := b.mayAttack(u); !why.OK() || to == offBoard {
			return why
		}
		return b.mayStrike(u, to)
	case "recover":
		return b.mayRecover(u)
	}
	return b.cannotInCombat(q, u, o, to)
}

// cannotMove is cannot for the movement of a unit.
func (b *Board) cannotMove(u int, o rules.Option, to square) rules.Reason {
	x, k := &b.unit[u], &b.units[u]
	no := func(rule, key string) rules.Reason {
		return rules.No(rule, rules.Text{Key: "ns.why." + key, A: o.Who, B: o.At})
	}
	switch {
	case o.Do == "enter" && x.state == present:
		return no("NS-C4.1.37", "entered")
	case o.Do == "enter" && b.arrived(u) && to != offBoard:
		return no("NS-C4.1.37", "entry")
	case x.state == due:
		return no("NS-C4.1.37", "outside")
	}
	if why := b.mayMove(u); !why.OK() && o.Do != "lead" && o.Do != "rear" {
		return why
	}
	switch o.Do {
	case "move":
		return b.cannotStep(u, o, to)
	case "face", "column", "deploy":
		return b.cannotForm(u, o)
	case "garrison":
		switch {
		case !k.canGarrison():
			return rules.No("NS-C4.1.19", rules.Text{Key: "ns.why.town", A: o.Who, B: x.at.ref()})
		case x.garrison:
			return no("NS-A.47", "inside")
		}
		return rules.No("NS-A.46", rules.Text{Key: "ns.why.notown", A: o.Who, B: x.at.ref()})
	case "sally":
		if !x.garrison {
			return no("NS-A.47", "notinside")
		}
	case "lead", "rear":
		return b.cannotRank(u, o)
	}
	return rules.Reason{}
}

// cannotStep says why a unit that may move does not go to a square.
func (b *Board) cannotStep(u int, o rules.Option, to square) rules.Reason {
	x := &b.unit[u]
	switch {
	case x.garrison && b.units[u].linear:
		return rules.No("NS-A.47", rules.Text{Key: "ns.why.sally", A: o.Who})
	case to == x.at:
		return rules.No("NS-C4.1.36", rules.Text{Key: "ns.why.here", A: o.Who, B: o.At})
	}
	return rules.Reason{}
}

// cannotForm says why a unit does not turn, or change its formation.
func (b *Board) cannotForm(u int, o rules.Option) rules.Reason {
	x, k := &b.unit[u], &b.units[u]
	no := func(rule, key string) rules.Reason { return rules.No(rule, rules.Text{Key: "ns.why." + key, A: o.Who}) }
	switch {
	case !k.linear && o.Do == "face":
		return no("NS-A.32", "nofacing")
	case !k.linear:
		return no("NS-C4.1.13", "nocolumn")
	case x.garrison:
		return no("NS-A.47", "sally")
	case o.Do == "face" && x.march && x.turned:
		return no("NS-C4.1.28", "turned")
	case o.Do == "face" && o.N == x.facing.number():
		return no("NS-C4.1.14", "looks")
	case o.Do == "column" && x.march:
		return no("NS-C4.1.13", "column")
	case o.Do == "deploy" && !x.march:
		return no("NS-C4.1.13", "deployed")
	}
	return rules.Reason{}
}

// cannotRank says why a unit does not become Lead, or Rear.
func (b *Board) cannotRank(u int, o rules.Option) rules.Reason {
	x := &b.unit[u]
	no := func(key string) rules.Reason { return rules.No("NS-A.42", rules.Text{Key: "ns.why." + key, A: o.Who}) }
	switch {
	case !b.faces(u) || x.march:
		return no("norank")
	case x.ranked:
		return no("ranked")
	case x.rear == (o.Do == "rear"):
		return no("rankis")
	}
	return rules.Reason{}
}

// cannotInCombat is cannot for the questions that a combat asks.
func (b *Board) cannotInCombat(q *rules.Request, u int, o rules.Option, to square) rules.Reason {
	f, x, k := &b.fight, &b.unit[u], &b.units[u]
	no := func(rule, key string) rules.Reason {
		return rules.No(rule, rules.Text{Key: "ns.why." + key, A: o.Who, B: o.At})
	}
	switch q.Kind {
	case "evade":
		switch {
		case k.kind != cavalry:
			return no("NS-C4.3.20", "evade.foot")
		case x.at != f.target:
			return no("NS-C4.3.21", "evade.away")
		case x.activated:
			return no("NS-C4.3.20", "done")
		case x.appeared:
			return no("NS-A.63", "appeared")
		}
		return no("NS-C4.3.92", "retreat.where")
	case "defend", "second.defend":
		if x.at != f.target {
			return rules.No("NS-C4.3.16", rules.Text{Key: "ns.why.defend.away", A: o.Who, B: f.target.ref()})
		}
	case "retreat":
		if !b.listsRetreat(q, o.Who) {
			return no("NS-C4.3.91", "retreat.none")
		}
		if to != offBoard {
			return no("NS-C4.3.92", "retreat.where")
		}
	case "retreat.optional":
		if !b.listsRetreat(q, o.Who) {
			return no("NS-C4.3.96", "retreat.none")
		}
		return no("NS-C4.3.92", "retreat.where")
	case "pursuit":
		if !(f.fought | f.attack | f.defend).Has(u) || f.fled.Has(u) {
			return no("NS-C4.3.104", "pursuit.out")
		}
	case "reset", "face":
		if !b.faces(u) {
			return no("NS-A.32", "nofacing")
		}
	case "night.place":
		switch {
		case b.hidden(u):
			return rules.No("NS-A.65", rules.Text{Key: "ns.why.under", A: o.Who, B: markerRef(q.To, int(x.marker))})
		case b.hemmed.Has(u):
			return no("NS-D.9", "night.hemmed")
		case b.placed.Has(u):
			return no("NS-D.9", "night.placed")
		}
		return no("NS-D.9", "night.where")
	}
	return rules.Reason{}
}

// listsRetreat reports whether a question offers a retreat of a unit.
func (b *Board) listsRetreat(q *rules.Request, who rules.Ref) bool {
	for _, o := range q.Options {
		if o.Who == who {
			return true
		}
	}
	return false
}
