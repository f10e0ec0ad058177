package ccn

import "grognard/rules"

// View implements rules.Rulebook (part 1.6 says what is hidden from whom).
func (Book) View(board rules.Board, s rules.Side) *rules.View {
	b := board.(*Board)
	v := &rules.View{Turn: int(b.turn), Active: b.active, Map: b.scenario.chart,
		Phase: rules.Text{Key: "ccn.phase." + b.phase.printed(), A: b.cardInPlay(), N: int(b.play.level)}}
	for x := rules.First; x <= rules.Second; x++ {
		v.Sides[x] = b.viewArmy(x)
		v.Cards = b.viewCards(v.Cards, x, s)
	}
	v.Call(b.scenario.own)
	v.Cards = b.viewTable(v.Cards, s)
	v.Pieces = b.viewPieces()
	if b.fight.kind != noFighting {
		v.Combat = b.viewCombat()
	}
	return v
}

func (b *Board) viewArmy(s rules.Side) rules.Army {
	a := rules.Army{Nation: b.nationOf(s), Edge: rules.South}
	if b.atTop(s) {
		a.Edge = rules.North
	}
	a.Gauges = b.viewGauges(s)
	return a
}

// viewPieces lists the units, each with its leader behind it, and the leaders
// who stand alone.
func (b *Board) viewPieces() []rules.Piece {
	all := make([]rules.Piece, 0, b.unitCount()+b.leaderCount())
	var shown [maxLeaders]bool
	for u := range b.unitCount() {
		x := &b.units[u]
		if x.at == nowhere {
			continue
		}
		k := b.typeOf(u)
		p := rules.Piece{Ref: b.unitRef(u), Side: x.side, Nation: k.nation, Form: rules.Blocks, Face: k.face,
			Cell: x.at.ref(), N: int(x.blocks), Of: k.blocks, Value: k.code, State: b.unitState(u)}
		if x.square > 0 {
			p.Badges = []rules.Badge{{Kind: rules.BadgeSquare, N: int(x.square)}}
		}
		all = append(all, p)
		for l := range b.leaderCount() {
			if b.leaders[l].at == x.at && b.leaderSide(l) == x.side {
				all, shown[l] = append(all, b.viewLeader(l)), true
			}
		}
	}
	for l := range b.leaderCount() {
		if b.leaders[l].at != nowhere && !shown[l] {
			all = append(all, b.viewLeader(l))
		}
	}
	return all
}

// unitState lists the marks on a unit: whether it is in square, and what it
// has done this turn.
func (b *Board) unitState(u int) (all []rules.State) {
	x := &b.units[u]
	if x.square > 0 {
		all = append(all, rules.StateSquare)
	}
	if x.ordered {
		all = append(all, rules.StateOrdered)
	}
	if x.moved > 0 {
		all = append(all, rules.StateMoved)
	}
	if x.fought {
		all = append(all, rules.StateFought)
	}
	return all
}

func (b *Board) viewLeader(l int) rules.Piece {
	x, k := &b.leaders[l], &leaderTypes[b.leaders[l].id]
	p := rules.Piece{Ref: b.leaderRef(l), Side: x.side, Nation: k.nation, Form: rules.Leader, Face: rules.FaceLeader,
		Cell: x.at.ref(), N: 1, Of: 1}
	if x.ordered {
		p.State = append(p.State, rules.StateOrdered)
	}
	if x.moved {
		p.State = append(p.State, rules.StateMoved)
	}
	return p
}
