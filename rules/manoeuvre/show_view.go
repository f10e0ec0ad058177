package manoeuvre

import (
	"strconv"

	"grognard/rules"
)

// View implements rules.Rulebook (part 1.3 says what is hidden from whom).
func (Book) View(board rules.Board, s rules.Side) *rules.View {
	b := board.(*Board)
	v := &rules.View{Turns: b.rules.turnLimit, Active: b.active, TurnUndecided: b.phase == rollOff, Map: b.chart,
		Phase: rules.Text{Key: "man.phase." + phaseNames[b.phase]}}
	if b.phase >= discardPhase {
		v.Turn = b.turn
	}
	if v.Map == nil {
		v.Map = drawMap(&b.ground)
		v.Map.Areas = slotAreas
	}
	if b.phase == chooseEdge {
		m := *v.Map
		m.Areas = edgeAreas
		v.Map = &m
	}
	for x := rules.First; x <= rules.Second; x++ {
		v.Sides[x] = b.viewArmy(x)
		if b.force[x].army != noArmy {
			v.Pieces = b.viewPieces(v.Pieces, x)
			v.Cards = b.viewCards(v.Cards, x, s)
		}
	}
	v.Cards = b.viewOffers(v.Cards, s)
	if b.fight.form != noCombat {
		v.Combat = b.viewCombat(s)
	}
	return v
}

func (b *Board) viewArmy(s rules.Side) rules.Army {
	a := rules.Army{}
	if b.edges {
		a.Edge = rules.South
		if b.force[s].north {
			a.Edge = rules.North
		}
	}
	f := &b.force[s]
	if f.army == noArmy {
		return a
	}
	a.Nation = armies[f.army].id
	done := 0
	if f.finished {
		done = 1
	}
	a.Gauges = []rules.Gauge{
		{Key: "losses", N: b.losses(s), Of: b.rules.attrition, Refs: b.fallen(s), Rule: "MAN-2.1.1", Ends: true},
		{Key: "squares", N: b.control(s).Count(), Rule: "MAN-2.2.1"},
		{Key: "hand", N: f.hand.Count(), Of: handSize, Rule: "MAN-1.4.5"},
		{Key: "deck", N: f.deck.Count(), Rule: "MAN-1.4.8"},
		{Key: "discards", N: int(f.piled), Rule: "MAN-1.4.8"},
		{Key: "finished", N: done, Lamp: true, Rule: "MAN-2.3.3"},
	}
	return a
}

// fallen lists the eliminated units of a side.
func (b *Board) fallen(s rules.Side) (all []rules.Ref) {
	for u, state := range b.force[s].state {
		if state == lost {
			all = append(all, b.unitRef(s, u))
		}
	}
	return all
}

// viewPieces adds the units of a side, each on its redoubt if it has one.
func (b *Board) viewPieces(all []rules.Piece, s rules.Side) []rules.Piece {
	f := &b.force[s]
	nation := armies[f.army].id
	for u := range f.at {
		if f.state[u] == lost {
			continue
		}
		p := rules.Piece{Ref: b.unitRef(s, u), Side: s, Nation: nation, Face: rules.FaceInfantry, Cell: f.at[u].ref(),
			N: 2, Of: 2, Value: strconv.Itoa(b.strengthOf(s, u))}
		if b.unitType(s, u).cavalry {
			p.Face = rules.FaceCavalry
		}
		if f.state[u] == reduced {
			p.N, p.State = 1, append(p.State, rules.StateReduced)
		}
		if b.inRedoubt(s, u) {
			p.State = append(p.State, rules.StateRedoubt)
			all = append(all, rules.Piece{Side: s, Nation: nation, Form: rules.Marker, Face: rules.FaceRedoubt, Cell: p.Cell, N: 1, Of: 1})
		}
		all = append(all, p)
	}
	return all
}

func (b *Board) viewCombat(s rules.Side) *rules.Combat {
	me, foe := b.active, b.active.Other()
	c := &rules.Combat{Kind: rules.Text{Key: "man.combat." + formNames[b.fight.form]}, To: b.unitRef(foe, int(b.fight.target))}
	for u := range b.force[me].at {
		if hasBit(b.participants(), u) {
			c.From = append(c.From, b.unitRef(me, u))
		}
	}
	if b.fight.rolled {
		c.Sums = []rules.Tally{{Key: "attack", Side: me, N: int(b.fight.attack)}, {Key: "defence", Side: foe, N: int(b.fight.defence)}}
		return c
	}
	c.Sums = []rules.Tally{b.attackSoFar(), b.defenceSoFar(s)}
	return c
}

// attackSoFar is the attack total without the dice, and the dice.
func (b *Board) attackSoFar() rules.Tally {
	sum := rules.Tally{Key: "attack", Side: b.active}
	b.attackTerms(func(_ string, _ rules.Text, n int) { sum.N += n })
	if b.force[b.active].played == 0 {
		return sum
	}
	for _, d := range b.attackDice().Of {
		if sum.Dice != "" {
			sum.Dice += "+"
		}
		sum.Dice += dice{d.N, d.Sides}.String()
	}
	return sum
}

// defenceSoFar is the defence total with the cards that side s may know.
func (b *Board) defenceSoFar(s rules.Side) rules.Tally {
	foe := b.active.Other()
	sum := rules.Tally{Key: "defence", Side: foe}
	n := b.force[foe].shown
	if s == foe {
		n = b.force[foe].played
	}
	b.defenceTerms(func(_ string, _ rules.Text, n int) { sum.N += n }, int(n))
	return sum
}
