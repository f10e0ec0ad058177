package ccn

import "grognard/rules"

// upToFour is the limit of the tactic cards that order units of an arm.
const upToFour = 4

// ordersFit reports whether the orders given so far keep within what the card
// in play allows.
func (b *Board) ordersFit() bool {
	if b.play.plain {
		return b.countOrders(nil) <= 1
	}
	switch b.play.acts {
	case elan:
		return b.symbolsFit()
	case bayonetCharge, bombard, cavalryCharge, fireAndHold, grandeManoeuvre:
		return b.countOrders(nil) <= upToFour
	case noCard:
		return false
	}
	return b.sectionsFit()
}

// countOrders counts the ordered pieces of the active side, by the sections
// of their hexes if by is not nil.
func (b *Board) countOrders(by *[1 << sections]int) int {
	n := 0
	one := func(h hex) {
		n++
		if by != nil {
			by[h.sections()]++
		}
	}
	for u := range b.unitCount() {
		if b.units[u].ordered {
			one(b.units[u].at)
		}
	}
	for l := range b.leaderCount() {
		if b.leaders[l].ordered {
			one(b.leaders[l].at)
		}
	}
	return n
}

// allowed are the orders that a section card gives in each section of the map.
func (b *Board) allowed() (n [sections]int) {
	k := &cardKinds[b.play.acts]
	for s := range sections {
		n[s] = k.orders[b.flank(b.active, s)]
		if k.command {
			n[s] *= int(b.play.level)
		}
	}
	return n
}

// flank tells what a section is to a side: 0 its left flank, 1 the centre, 2
// its right flank (CCN-2.2).
func (b *Board) flank(s rules.Side, of section) int {
	if b.atTop(s) {
		return int(eastSection - of)
	}
	return int(of)
}

// sectionsFit reports whether every ordered piece can be assigned to a section
// of its hex so that none is exceeded (CCN-9.8): for every set of sections,
// the pieces that stand nowhere else must not be more than its orders.
func (b *Board) sectionsFit() bool {
	var by [1 << sections]int
	b.countOrders(&by)
	orders := b.allowed()
	for set := sectionSet(1); set < 1<<sections; set++ {
		room, need := 0, 0
		for s := range sections {
			if set.has(s) {
				room += orders[s]
			}
		}
		for of, n := range by {
			if n > 0 && sectionSet(of).in(set) {
				need += n
			}
		}
		if need > room {
			return false
		}
	}
	return true
}

// symbolsFit reports whether the symbols rolled for Élan cover the ordered
// pieces: one of its arm for each unit, and flags for the rest (CCN-55.2,
// CCN-55.3).
func (b *Board) symbolsFit() bool {
	var n [arms]int
	flags := int(b.play.rolled[flagSymbol])
	for u := range b.unitCount() {
		if b.units[u].ordered {
			n[b.typeOf(u).arm]++
		}
	}
	for l := range b.leaderCount() {
		if b.leaders[l].ordered {
			flags--
		}
	}
	for a, k := range n {
		flags -= max(0, k-int(b.play.rolled[a]))
	}
	return flags >= 0
}

// limitRule and limitWhy say what has no room for one more order.
func (b *Board) limitRule() string {
	switch {
	case b.play.plain:
		return "CCN-9.1"
	case b.play.acts == elan:
		return "CCN-55.2"
	case b.play.acts != noCard && cardKinds[b.play.acts].section:
		return "CCN-9.8"
	}
	return b.play.acts.rule()
}

func (b *Board) limitWhy(name rules.Ref, h hex) rules.Text {
	switch {
	case b.play.plain:
		return rules.Text{Key: "ccn.why.limit", A: name, N: 1}
	case b.play.acts == elan:
		return rules.Text{Key: "ccn.why.symbol", A: name}
	case b.play.acts != noCard && cardKinds[b.play.acts].section:
		return b.sectionWhy(name, h)
	}
	return rules.Text{Key: "ccn.why.limit", A: name, N: upToFour}
}

// sectionWhy says that the orders of a piece's section are all given, or that
// the card gives none there.
func (b *Board) sectionWhy(name rules.Ref, h hex) rules.Text {
	orders := b.allowed()
	at := centerSection
	for s := range sections {
		if !h.sections().has(s) {
			continue
		}
		if at = s; orders[s] > 0 {
			return rules.Text{Key: "ccn.why.section", A: name, B: b.flankRef(b.active, s)}
		}
	}
	return rules.Text{Key: "ccn.why.section.none", A: name, B: b.flankRef(b.active, at), C: b.cardInPlay()}
}
