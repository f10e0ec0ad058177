package manoeuvre

import (
	"cmp"
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
	v.Call(b.own)
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
	a.Nation = b.armyAt(int(f.army)).nation
	a.Gauges = b.viewGauges(s)
	return a
}

// viewPieces adds the units of a side, each on its redoubt if it has one.
func (b *Board) viewPieces(all []rules.Piece, s rules.Side) []rules.Piece {
	f := &b.force[s]
	nation := b.armyAt(int(f.army)).nation
	for u := range f.at {
		if f.state[u] == lost {
			continue
		}
		p := rules.Piece{Ref: b.unitRef(s, u), Side: s, Nation: cmp.Or(b.unitType(s, u).nation, nation), Face: rules.FaceInfantry, Cell: b.placeOf(s, u).ref(),
			N: 2, Of: 2, Value: strconv.Itoa(b.unitType(s, u).full)}
		if b.unitType(s, u).cavalry {
			p.Face = rules.FaceCavalry
		}
		if b.worn(s, u) {
			p.N, p.State, p.Value = 1, append(p.State, rules.StateReduced), strconv.Itoa(b.unitType(s, u).reduced)
		}
		if b.inRedoubt(s, u) {
			p.State = append(p.State, rules.StateRedoubt)
			all = append(all, rules.Piece{Side: s, Nation: nation, Form: rules.Marker, Face: rules.FaceRedoubt, Cell: p.Cell, N: 1, Of: 1})
		}
		all = append(all, p)
	}
	return all
}

// worn reports whether a unit is reduced, or will be once the set-up is over (MAN-3.16).
func (b *Board) worn(s rules.Side, u int) bool {
	return b.force[s].state[u] == reduced || hasBit(b.plan[s].worn, u)
}

// placeOf is the square of a unit; before the set-up comes to it, that which the
// scenario gives it, if the sides know their edges.
func (b *Board) placeOf(s rules.Side, u int) square {
	if q := b.force[s].at[u]; q != offBoard || !b.edges {
		return q
	}
	return b.plan[s].place[u]
}
