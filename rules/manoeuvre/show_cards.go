package manoeuvre

import (
	"cmp"
	"strconv"

	"grognard/rules"
)

// viewCards adds hand, deck, discards and cards in play of side x as s sees
// them.
func (b *Board) viewCards(all []rules.Card, x, s rules.Side) []rules.Card {
	f := &b.force[x]
	nation := b.armyAt(int(f.army)).nation
	pile := func(p rules.Place, n int) rules.Card { return rules.Card{Side: x, Nation: nation, Place: p, N: n} }
	if n := f.deck.Count(); n > 0 {
		all = append(all, pile(rules.Deck, n))
	}
	if f.piled > 0 {
		c := b.viewCard(x, int(f.pile[f.piled-1]), rules.Discards)
		c.N = int(f.piled)
		all = append(all, c)
	}
	for i, c := range f.play[:f.played] {
		one := pile(rules.InPlay, 1)
		if s == x || i < int(f.shown) {
			one = b.viewCard(x, int(c), rules.InPlay)
			one.Spent = i >= int(f.shown)
		}
		all = append(all, one)
	}
	if s != x {
		if n := f.hand.Count(); n > 0 {
			all = append(all, pile(rules.Hand, n))
		}
		return all
	}
	for rest := f.hand; rest != 0; rest = rest.Rest() {
		all = append(all, b.viewCard(x, rest.First(), rules.Hand))
	}
	return all
}

// viewOffers adds what is spread out to choose from in the set-up: the tiles
// (SU-3), and for its owner the deck that is searched (SU-8).
func (b *Board) viewOffers(all []rules.Card, s rules.Side) []rules.Card {
	switch {
	case b.phase == layMap:
		for t := range tiles {
			c := viewTile(t)
			c.Spent = b.lies(t)
			all = append(all, c)
		}
	case b.phase == openingHand && s == b.active && b.choosesHand(s):
		for rest := b.force[s].deck; rest != 0; rest = rest.Rest() {
			all = append(all, b.viewCard(s, rest.First(), rules.Offer))
		}
	}
	return all
}

// viewTile shows a tile as a card with its map.
func viewTile(t int) rules.Card {
	return rules.Card{Ref: tileRef(t), Side: rules.Chance, Place: rules.Offer, N: 1, Class: rules.ClassTile,
		Text: rules.Text{Key: "man.tile." + tiles[t].id}, Tile: tileMaps[t]}
}

// tileMaps are the pictures of the tiles, as they lie before they are turned.
var tileMaps = mapsOfTiles()

func mapsOfTiles() (all []*rules.Map) {
	for t := range tiles {
		m := &rules.Map{ID: "tile " + tiles[t].id, Shape: rules.Squares, Cols: len(tiles[t].rows), Rows: len(tiles[t].rows)}
		for row := range tiles[t].rows {
			for col, g := range tiles[t].rows[row] {
				m.Cells = append(m.Cells, rules.Cell{Ref: rules.MakeRef(1, 16*row+col), Col: col, Row: row, Ground: g.effects().name})
			}
		}
		all = append(all, m)
	}
	return all
}

// faces are the pictograms of the cards.
var faces = [kinds]rules.Face{commander: rules.FaceCommander, ambush: rules.FaceAmbush, committedAttack: rules.FaceCommitted, forcedMarch: rules.FaceMarch,
	guerrillas: rules.FaceGuerrillas, redoubt: rules.FaceRedoubt, regroup: rules.FaceRegroup, engineers: rules.FaceSappers, skirmish: rules.FaceSkirmish,
	spy: rules.FaceSpy, supply: rules.FaceSupply, withdraw: rules.FaceWithdraw}

// viewCard shows a card face up.
func (b *Board) viewCard(s rules.Side, c int, p rules.Place) rules.Card {
	k := b.card(s, c)
	v := rules.Card{Ref: b.cardRef(s, c), Side: s, Nation: b.armyAt(int(b.force[s].army)).nation, Place: p, N: 1,
		Class: rules.ClassHQ, Face: faces[k.kind], Text: rules.Text{Key: "man.card." + kindNames[k.kind] + ".text"}}
	switch k.kind {
	case unitCard:
		v.Class, v.Face, v.Unit = rules.ClassUnit, k.icon, b.unitRef(s, k.unit)
		v.Nation = cmp.Or(b.unitType(s, k.unit).nation, v.Nation)
		v.Text = rules.Text{}
		if k.free {
			v.Text = rules.Text{Key: "man.card.free"}
		}
		v.Stats = unitStats(k)
	case commander:
		if k.battery.n > 0 {
			v.Text = rules.Text{Key: "man.card.battery.text"}
		}
		v.Stats = commanderStats(k)
	}
	return v
}

// unitStats lists the values of a Unit card (section 8).
func unitStats(k *card) (all []rules.Stat) {
	add := func(key, value string) {
		if value != "" {
			all = append(all, rules.Stat{Key: key, Value: value})
		}
	}
	add("attack", k.attack.String())
	add("bombard", k.bombard.String())
	add("defence", strconv.Itoa(k.defence))
	add("volley", k.volley.String())
	add("pursuit", span(k.pursuit))
	add("withdraw", span(k.withdraw))
	return all
}

// commanderStats lists the values of a Commander (section 9.1).
func commanderStats(k *card) []rules.Stat {
	combat := strconv.Itoa(k.combat)
	if k.defence != k.combat {
		combat += "/" + strconv.Itoa(k.defence)
	}
	rally := span(k.rally)
	if k.rally == rallyAlways {
		rally = ".man.stat.always"
	}
	all := []rules.Stat{{Key: "command", Value: strconv.Itoa(k.command)}, {Key: "combat", Value: combat}, {Key: "rally", Value: rally}}
	if k.pursuitMod != 0 {
		all = append(all, rules.Stat{Key: "pursuit", Value: strconv.Itoa(k.pursuitMod)})
	}
	if k.battery.n > 0 {
		all = append(all, rules.Stat{Key: "battery", Value: k.battery.String()})
	}
	return all
}

// span writes a range of a die: "1-3".
func span(k int) string {
	switch k {
	case 0:
		return ""
	case 1:
		return "1"
	}
	return "1-" + strconv.Itoa(k)
}
