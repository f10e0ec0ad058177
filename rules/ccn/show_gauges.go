package ccn

import (
	"slices"

	"grognard/rules"
)

// viewGauges lists the numbers of a side: its banners by their causes, its
// cards, and while it gives orders how many are given (part 10.1). When the
// game is over only what decided it is left.
func (b *Board) viewGauges(s rules.Side) []rules.Gauge {
	units, leaders := b.unitTrophies(s), b.leaderTrophies(s)
	all := []rules.Gauge{
		{Key: rules.GaugeBanners, N: b.banners(s), Of: int(b.target), Refs: slices.Concat(units, leaders), Rule: "CCN-5.1", Ends: true, Spoils: true},
		{Key: rules.GaugeUnits, N: len(units), Refs: units, Rule: "CCN-5.2"},
		{Key: rules.GaugeLeaders, N: len(leaders), Refs: leaders, Rule: "CCN-5.2", Aside: true},
		{Key: rules.GaugeObjectives, N: b.objectiveBanners(s), Refs: b.objectivesHeld(s), Rule: "CCN-64.2", Aside: true},
	}
	if b.ended() {
		return append(all, rules.Gauge{Key: rules.GaugeBlocksLost, N: b.blocksLost(s), Rule: "CCN-3.1"})
	}
	squares := 0
	for _, c := range b.tracks[s] {
		squares += more(c != nobody)
	}
	hand := b.handSize(s)
	all = append(all,
		rules.Gauge{Key: rules.GaugeHand, N: hand, Of: int(b.hands[s]), Rule: "CCN-4.3"},
		rules.Gauge{Key: rules.GaugeCommand, N: b.commandLevel(s, hand), Rule: "CCN-8.5", Aside: true},
		rules.Gauge{Key: rules.GaugeSquares, N: squares, Of: trackSize, Rule: "CCN-35.6", Aside: true})
	if s == b.active {
		for _, g := range b.orderGauges() {
			g.Aside = true
			all = append(all, g)
		}
	}
	return all
}

// commandLevel is the level at which a side plays: fixed for the card in play,
// else the cards in hand (CCN-8.5, CCN-10.7).
func (b *Board) commandLevel(s rules.Side, hand int) int {
	if s == b.active && b.play.card != nobody {
		return int(b.play.level)
	}
	return hand
}

// unitTrophies and leaderTrophies list the enemy units and leaders that a side
// has eliminated.
func (b *Board) unitTrophies(s rules.Side) (all []rules.Ref) {
	for u := range b.unitCount() {
		if !b.inPlay(u) && b.sideOf(u) != s {
			all = append(all, b.unitRef(u))
		}
	}
	return all
}

func (b *Board) leaderTrophies(s rules.Side) (all []rules.Ref) {
	for l := range b.leaderCount() {
		if b.leaders[l].state == killed && b.leaderSide(l) != s {
			all = append(all, b.leaderRef(l))
		}
	}
	return all
}

// objectivesHeld lists the objective hexes for which a side has banners.
func (b *Board) objectivesHeld(s rules.Side) (all []rules.Ref) {
	for i, g := range b.scenario.objectives {
		if g.side == s {
			all = append(all, refsOf(b.scored[i].List())...)
		}
	}
	return all
}

// blocksLost counts the blocks that the units of a side have lost.
func (b *Board) blocksLost(s rules.Side) int {
	n := 0
	for u := range b.unitCount() {
		if b.sideOf(u) == s {
			n += b.lacks(u)
		}
	}
	return n
}

// orderKind is the question that orders answer one by one.
const orderKind = "order"

// orderGauges count the orders given so far against those that the card in
// play gives: on each flank, by symbol, or in all.
func (b *Board) orderGauges() []rules.Gauge {
	switch k := b.play.acts; {
	case b.play.card == nobody:
		return nil
	case b.phase == commandPhase: // dice stay on show then for Rally alone
		return b.rallyGauges()
	case b.phase != ordersPhase || b.orderless():
		return nil
	case b.play.plain:
		return []rules.Gauge{{Key: rules.GaugeOrders, N: b.countOrders(nil), Of: 1, Picks: orderKind, Rule: b.orderRule()}}
	case k == elan:
		return b.symbolGauges()
	case cardKinds[k].section:
		return b.sectionGauges()
	}
	return []rules.Gauge{{Key: rules.GaugeOrders, N: b.countOrders(nil), Of: upToFour, Picks: orderKind, Rule: b.orderRule()}}
}

// symbolNames are the parts of the keys of gauges that count dice by symbol.
var symbolNames = [symbols]string{"infantry", "cavalry", "artillery", "flag"}

// symbolGauges count how many of the symbols rolled for Élan orders have used.
func (b *Board) symbolGauges() (all []rules.Gauge) {
	used := b.symbolsUsed()
	for i, n := range b.play.rolled {
		if n > 0 {
			all = append(all, rules.Gauge{Key: rules.GaugeOrders.Part(symbolNames[i]), N: int(used[i]), Of: int(n), Picks: orderKind, Rule: "CCN-55.2"})
		}
	}
	return all
}

// rallyGauges count the symbols of Rally that are left.
func (b *Board) rallyGauges() (all []rules.Gauge) {
	for a, n := range b.play.rolled[:arms] {
		if n > 0 {
			all = append(all, rules.Gauge{Key: rules.GaugeRally.Part(symbolNames[a]), N: int(n), Rule: "CCN-62.2"})
		}
	}
	return all
}

// symbolsUsed counts the symbols that the orders given use up: those of the
// arm first, then flags (CCN-55.2, CCN-55.3).
func (b *Board) symbolsUsed() (used [symbols]int8) {
	for u := range b.unitCount() {
		if !b.units[u].ordered {
			continue
		}
		if a := b.typeOf(u).arm; used[a] < b.play.rolled[a] {
			used[a]++
		} else {
			used[flagSymbol]++
		}
	}
	for l := range b.leaderCount() {
		if b.leaders[l].ordered {
			used[flagSymbol]++
		}
	}
	return used
}

// flankNames are the parts of the keys that name a flank or the centre.
var flankNames = [sections]string{"left", "center", "right"}

// sectionGauges count the orders on each flank that a section card names.
func (b *Board) sectionGauges() (all []rules.Gauge) {
	var mine [sections]section // from the left flank
	for s := range sections {
		mine[b.flank(b.active, s)] = s
	}
	orders, given := b.allowed(), b.assigned()
	for f, s := range mine {
		if orders[s] > 0 {
			all = append(all, rules.Gauge{Key: rules.GaugeOrders.Part(flankNames[f]), N: given[s], Of: orders[s], Picks: orderKind, Rule: "CCN-9.8"})
		}
	}
	if len(all) == 1 { // one section: its name says nothing
		all[0].Key = rules.GaugeOrders
	}
	return all
}

// assigned counts the orders of each section of the map: pieces on a hex of
// two sections count in the outer one as far as that has room (CCN-9.8).
func (b *Board) assigned() (n [sections]int) {
	var by [1 << sections]int
	b.countOrders(&by)
	room := b.allowed()
	for s := range sections {
		n[s] = by[s.set()]
	}
	for _, s := range [2]section{westSection, eastSection} {
		cut := by[s.set()|centerSection.set()]
		out := min(cut, max(0, room[s]-n[s]))
		n[s] += out
		n[centerSection] += cut - out
	}
	return n
}

// Course implements rules.Chronicler: what tells the battle of a side is the banners it has won
// (CCN-5.1).
func (Book) Course(rules.Board) rules.Course { return rules.Course{Gauge: rules.GaugeBanners} }
