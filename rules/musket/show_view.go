package musket

import (
	"strconv"

	"grognard/rules"
)

// View implements rules.Rulebook. Nothing is hidden (part 1.1).
func (Book) View(board rules.Board, _ rules.Side) *rules.View {
	b := board.(*Board)
	v := &rules.View{Turn: b.turn, Turns: len(b.turns), Active: b.active, Map: b.chart,
		Phase: rules.Text{Key: "ms.phase." + phaseNames[b.phase] + "." + lightNames[b.light()]}}
	for s := rules.First; s <= rules.Second; s++ {
		v.Sides[s] = b.viewArmy(s)
	}
	v.Call(b.own)
	v.Gauges, v.Due = b.viewClock(), b.viewDue()
	v.Pieces = b.viewPieces()
	if b.fight.form != noCombat {
		v.Combat = b.viewCombat()
	}
	return v
}

// viewArmy is what the margin of the board shows of a side.
func (b *Board) viewArmy(s rules.Side) rules.Army {
	a := rules.Army{Nation: b.army[s].nation, Edge: b.rear(s)}
	if name := b.armyName(s); borrows(name) {
		a.Called = "ms.army." + name
	}
	a.Gauges = b.viewGauges(s)
	return a
}

// rear finds the edge of the map behind an army: that of its first LOC hex.
func (b *Board) rear(s rules.Side) rules.Edge {
	if len(b.army[s].loc) == 0 {
		return rules.NoEdge
	}
	h := b.army[s].loc[0]
	switch {
	case h.col() == 0:
		return rules.West
	case h.col() == b.cols-1:
		return rules.East
	case h.row() == 0:
		return rules.North
	case h.row() == b.rows-1:
		return rules.South
	case h.col() < b.cols/2:
		return rules.West
	}
	return rules.East
}

// viewPieces lists the counters on the map, HQ and trains at the bottom, each
// leader behind a unit of his hex; and those off the map that the active player
// could bring on.
func (b *Board) viewPieces() (all []rules.Piece) {
	for c := range b.counters {
		if b.inPlay(c) && b.print[c].arm != leader {
			all = append(all, b.viewPiece(c))
		}
	}
	for c := range b.counters {
		if b.inPlay(c) && b.print[c].arm == leader {
			all = append(all, b.viewPiece(c))
		}
	}
	for c := range b.counters {
		if p := &b.piece[c]; b.sideOf(c) == b.active && b.phase == movement &&
			(p.place == aside && !b.is(c, mended) || (p.place == onTrack || p.place == waiting) && int(p.box) <= b.turn) {
			all = append(all, b.viewPiece(c))
		}
	}
	return all
}

var faces = [arms]rules.Face{rules.FaceInfantry, rules.FaceCavalry, rules.FaceArtillery, rules.FaceCommander, rules.FaceHQ, rules.FaceTrains}

func (b *Board) viewPiece(c int) rules.Piece {
	p, k := &b.piece[c], &b.print[c]
	v := rules.Piece{Ref: b.pieceRef(c), Side: rules.Side(k.side), Nation: b.army[k.side].nation, Face: faces[k.arm], Cell: p.at.ref(),
		N: int(k.steps), Of: int(k.steps), Value: b.values(c), Mark: k.formation}
	v.Main, v.Strength = b.brief(c)
	if k.figure.known() {
		v.Face = rules.Face(k.figure)
	}
	if k.arm == leader {
		v.Form = rules.Leader
	}
	for _, x := range []struct {
		m  marks
		is rules.State
	}{{shaken, rules.StateShaken}, {ineffective, rules.StateIneffective}, {square, rules.StateSquare}, {charging, rules.StateCharging}, {aiming, rules.StateAiming}} {
		if p.marks&x.m != 0 {
			v.State = append(v.State, x.is)
		}
	}
	if p.marks&reduced != 0 || k.steps == 1 && k.arm == infantry && !k.small() {
		v.State = append(v.State, rules.StateReduced)
	}
	if p.marks&reduced != 0 {
		v.N = 1
	}
	if b.owes(c) {
		v.State = append(v.State, rules.StateThreatened)
	}
	return v
}

// values writes what is printed on the side that lies up: CF-MR-MA, cavalry
// CF-charge-MR-MA, artillery attack-defence-range-MA, leaders CF-MR-bonus.
func (b *Board) values(c int) string {
	f, k := b.face(c), &b.print[c]
	n := func(n int8, paren bool) string {
		s := strconv.Itoa(int(n))
		if n == variable {
			s = "V"
		}
		if paren {
			return "(" + s + ")"
		}
		return s
	}
	switch k.arm {
	case infantry:
		return n(f.cf, f.paren) + "-" + n(f.mr, false) + "-" + n(f.ma, f.maParen)
	case cavalry:
		return n(f.cf, f.paren) + "/" + n(f.charge, false) + "-" + n(f.mr, false) + "-" + n(f.ma, f.maParen)
	case artillery:
		return n(f.cf, false) + "/" + n(f.defence, false) + "-" + n(f.reach, false) + "-" + n(f.ma, false)
	case leader:
		return n(f.cf, false) + "-" + n(f.mr, false) + "+" + n(f.ma, false)
	}
	return n(f.ma, false)
}

// brief writes what is left of the values where there is no room for all: strength
// and movement, in the combat phase strength and morale; and the strength alone. That of
// cavalry is the greater of combat and charge; HQ and trains have none.
func (b *Board) brief(c int) (two, one string) {
	f, k := b.face(c), &b.print[c]
	switch {
	case k.arm == leader:
		return "", ""
	case !k.unit():
		return "", "–"
	}
	strength, other := int(f.cf), int(f.ma)
	if k.arm == cavalry {
		strength = max(strength, int(f.charge))
	}
	if b.phase == combatStart || b.phase == combat || b.phase == combatEnd {
		other = int(f.mr)
	}
	one = strconv.Itoa(strength)
	if other == variable {
		return one + "-V", one
	}
	return one + "-" + strconv.Itoa(other), one
}
