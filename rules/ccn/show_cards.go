package ccn

import (
	"strconv"

	"grognard/rules"
)

// viewCards adds the hand of side x and the cards on its square track, as s
// sees them.
func (b *Board) viewCards(all []rules.Card, x, s rules.Side) []rules.Card {
	nation := b.nationOf(x)
	for i, c := range b.tracks[x] {
		if c == nobody {
			continue
		}
		card := rules.Card{Side: x, Nation: nation, Place: rules.Track, N: 1}
		if s == x {
			card = b.viewCard(int(c), x, rules.Track)
		}
		card.Unit = b.inSquare(x, i+1)
		all = append(all, card)
	}
	if s != x {
		if n := b.handSize(x); n > 0 {
			all = append(all, rules.Card{Side: x, Nation: nation, Place: rules.Hand, N: n})
		}
		return all
	}
	for c, at := range b.where {
		if at == handOf(x) {
			all = append(all, b.viewCard(c, x, rules.Hand))
		}
	}
	return all
}

// inSquare names the unit of a side that has a square counter.
func (b *Board) inSquare(s rules.Side, counter int) rules.Ref {
	for u := range b.unitCount() {
		if b.sideOf(u) == s && int(b.units[u].square) == counter {
			return b.unitRef(u)
		}
	}
	return 0
}

// viewTable adds the cards that belong to nobody: deck, discards, the card in
// play, and for its player the two of a Scout.
func (b *Board) viewTable(all []rules.Card, s rules.Side) []rules.Card {
	if n := b.cardsIn(inDeck); n > 0 {
		all = append(all, rules.Card{Side: rules.Chance, Place: rules.Deck, N: n})
	}
	if b.piled > 0 {
		c := b.viewCard(int(b.pile[b.piled-1]), rules.Chance, rules.Discards)
		c.N = int(b.piled)
		all = append(all, c)
	}
	for c, at := range b.where {
		switch {
		case at == inPlay:
			all = append(all, b.viewInPlay(c))
		case at == offered && s == b.active:
			all = append(all, b.viewCard(c, s, rules.Offer))
		case at == offered:
			all = append(all, rules.Card{Side: b.active, Nation: b.nationOf(b.active), Place: rules.Offer, N: 1})
		}
	}
	return all
}

// viewInPlay shows the card of this turn: the sections that it names as it
// acts, and while orders are given the pieces that it could still order.
func (b *Board) viewInPlay(c int) rules.Card {
	v := b.viewCard(c, b.active, rules.InPlay)
	switch k := b.play.acts; {
	case k == noCard:
	case cardKinds[k].section:
		v.Areas, v.Stats = b.named(k, b.active), sectionStats(k)
	case b.play.section != nobody: // Force March
		v.Areas = []rules.Ref{section(b.play.section).ref()}
	}
	if b.phase == ordersPhase && !b.orderless() {
		v.Orders = b.orderable()
	}
	return v
}

// cardFaces are the pictograms of the tactic cards; section cards show the
// sections that they name.
var cardFaces = [kinds]rules.Face{bayonetCharge: rules.FaceGrenadiers, bombard: rules.FaceArtillery, cavalryCharge: rules.FaceCavalry, counterAttack: rules.FaceCommitted,
	elan: rules.FaceColours, fireAndHold: rules.FaceInfantry, firstStrike: rules.FaceAmbush, forceMarch: rules.FaceMarch, coldSteel: rules.FaceSabres, leadership: rules.FaceCommander,
	grandeManoeuvre: rules.FaceHQ, rally: rules.FaceRegroup, shortSupply: rules.FaceSupply}

// viewCard shows a card face up.
func (b *Board) viewCard(c int, s rules.Side, p rules.Place) rules.Card {
	k := deckKinds[c]
	v := rules.Card{Ref: cardRef(c), Side: s, Place: p, N: 1, Class: rules.ClassTactic, Face: cardFaces[k],
		Text: rules.Text{Key: "ccn.card." + cardKinds[k].id + ".text"}}
	if s != rules.Chance {
		v.Nation = b.nationOf(s)
	}
	if !cardKinds[k].section {
		v.Orders = b.couldOrder(k, s, p)
		return v
	}
	v.Class = rules.ClassSection
	v.Stats = sectionStats(k)
	if s != rules.Chance {
		v.Areas = b.named(k, s)
	}
	v.Orders = b.couldOrder(k, s, p)
	return v
}

// sectionStats lists the orders that a section card gives on each flank and in
// the centre.
func sectionStats(k kind) (all []rules.Stat) {
	for i, key := range [3]string{"left", "center", "right"} {
		n := cardKinds[k].orders[i]
		if n == 0 {
			continue
		}
		value := strconv.Itoa(n)
		if cardKinds[k].command {
			value = ".ccn.stat.command_level"
		}
		all = append(all, rules.Stat{Key: key, Value: value})
	}
	return all
}

// named are the sections of the map that a card of a side names.
func (b *Board) named(k kind, side rules.Side) (all []rules.Ref) {
	for s := range sections {
		if cardKinds[k].orders[b.flank(side, s)] > 0 {
			all = append(all, s.ref())
		}
	}
	return all
}

// couldOrder lists the pieces that the active side could order with a card of
// its hand as things stand (part 10.3).
func (b *Board) couldOrder(k kind, s rules.Side, p rules.Place) (all []rules.Ref) {
	if b.phase != commandPhase || p != rules.Hand || s != b.active {
		return nil
	}
	c := *b
	c.play = play{card: nobody, acts: b.acting(k), level: int8(b.handSize(b.active)), section: nobody}
	c.play.plain = c.fallsBack()
	c.play.rolled = [symbols]int8{1, 1, 1, 1}
	if c.orderless() {
		return c.couldOrderAll()
	}
	return c.orderable()
}

// orderable lists the pieces that the card in play could still order.
func (b *Board) orderable() (all []rules.Ref) {
	for u := range b.unitCount() {
		if b.inPlay(u) && b.sideOf(u) == b.active && b.mayOrder(u).OK() {
			all = append(all, b.unitRef(u))
		}
	}
	for l := range b.leaderCount() {
		if b.leaders[l].at != nowhere && b.leaderSide(l) == b.active && b.mayOrderLeader(l).OK() {
			all = append(all, b.leaderRef(l))
		}
	}
	return all
}

// couldOrderAll lists whom a card orders that does not ask; c is a board to
// try it on.
func (c *Board) couldOrderAll() (all []rules.Ref) {
	c.orderAll()
	for u := range c.unitCount() {
		own := c.inPlay(u) && c.sideOf(u) == c.active
		march := c.play.acts == forceMarch && own && c.typeOf(u).arm == infantry
		helped := c.play.acts == rally && own && c.lacks(u) > 0
		if c.units[u].ordered || march || helped {
			all = append(all, c.unitRef(u))
		}
	}
	for l := range c.leaderCount() {
		if c.leaders[l].ordered {
			all = append(all, c.leaderRef(l))
		}
	}
	return all
}
