package squares

import (
	"strconv"

	"grognard/rules"
)

// View implements rules.Rulebook. Only what lies under markers is hidden (part
// 1.5).
func (Book) View(board rules.Board, s rules.Side) *rules.View {
	b := board.(*Board)
	v := &rules.View{Turn: b.turn, Turns: b.lastTurn(), Active: b.deciding(), Map: b.mapNow(), Phase: b.phaseText()}
	v.Gauges, v.Due = b.commonGauges(), b.viewDue(s)
	for x := rules.First; x <= rules.Second; x++ {
		v.Sides[x] = rules.Army{Nation: b.side[x].nation, Edge: edges[b.side[x].edge], Gauges: b.viewGauges(x, s)}
		v.Pieces = b.viewForce(v.Pieces, x, s)
	}
	v.Call(b.scenario.own)
	switch {
	case b.fight.on:
		v.Combat = b.viewCombat()
	case b.shot.on:
		v.Combat = b.viewShot()
	}
	return v
}

// deciding is whose phase it is.
func (b *Board) deciding() rules.Side {
	switch {
	case b.phase.activation():
		return b.act.side
	case b.phase == contest:
		return b.namer
	}
	return b.active
}

// phaseText names the phase, and who is active with how many AP.
func (b *Board) phaseText() rules.Text {
	text := rules.Text{Key: "ns.phase." + phaseNames[b.phase]}
	if b.phase.activation() {
		text.A, text.N = b.leaders[b.act.leader].ref, int(b.act.ap)
	}
	return text
}

// mapNow is the chart with the objectives as they are held, and the bridges of
// pontoon trains.
func (b *Board) mapNow() *rules.Map {
	m := *b.chart
	m.Areas = append([]rules.Area(nil), m.Areas...)
	for i, o := range b.objectives {
		m.Areas = append(m.Areas, rules.Area{Kind: rules.AreaObjective, Label: strconv.Itoa(o.worth), Side: b.held[i], Ref: o.at.ref(), Cells: []rules.Ref{o.at.ref()}})
	}
	for _, l := range b.pontoons {
		if p := &b.train[pontoonTrain][l]; p.laid {
			m.Lines = append(append([]rules.MapLine(nil), m.Lines...), rules.MapLine{Kind: rules.LineBridge, Cells: []rules.Ref{p.bridge.ref()}})
		}
	}
	return &m
}

// edges turn the edge of a base line into that of the screen.
var edges = map[heading]rules.Edge{north: rules.North, east: rules.East, south: rules.South, west: rules.West}

// viewForce adds the pieces of side x as s sees them: Rear units before Leads,
// artillery and garrisons last, then leaders and trains.
func (b *Board) viewForce(all []rules.Piece, x, s rules.Side) []rules.Piece {
	if s == x || !b.setsUp(x) {
		all = b.viewTroops(all, x, s)
	}
	for l := range b.leaders {
		if b.leaders[l].side == x && b.leader[l].state != gone {
			all = append(all, b.viewLeader(l))
		}
	}
	return b.viewTrains(all, x)
}

// viewTroops adds markers and units.
func (b *Board) viewTroops(all []rules.Piece, x, s rules.Side) []rules.Piece {
	for k := range b.marker[x] {
		if b.marker[x][k].standing() {
			all = append(all, b.viewMarker(x, k, s))
		}
	}
	for _, rear := range [2]bool{true, false} {
		for rest := b.of[x]; rest != 0; rest = rest.Rest() {
			u := rest.First()
			if b.unit[u].rear == rear && b.unit[u].state != gone && (!b.hidden(u) || s == x) {
				all = append(all, b.viewUnit(u))
			}
		}
	}
	return all
}

// viewMarker shows a representative marker; nobody but its owner learns from
// it what it stands for.
func (b *Board) viewMarker(x rules.Side, k int, s rules.Side) rules.Piece {
	m := &b.marker[x][k]
	p := rules.Piece{Ref: markerRef(x, k), Side: x, Nation: b.side[x].nation, Form: rules.Base, Face: rules.FaceMarker, Cell: m.at.ref(), N: 1, Of: 1}
	if n := b.total(x, k); n > 0 {
		p.Value = strconv.Itoa(n)
		p.Badges = append(p.Badges, rules.Badge{Kind: rules.BadgeHits, N: n})
	}
	if m.active {
		p.State = append(p.State, rules.StateActivated)
	}
	if s == x && m.dummy {
		p.State = append(p.State, rules.StateDummy)
	}
	if s == x && b.phase.activation() && b.markerActive(x, k) { // what it spends tells what is under it
		p.Badges = append(p.Badges, rules.Badge{Kind: rules.BadgePoints, N: b.markerLeft(k), Of: int(b.act.ap)})
	}
	return p
}

// face is the pictogram of a unit.
func (k *unitType) face() rules.Face {
	switch {
	case k.kind == artillery:
		return rules.FaceArtillery
	case k.kind == cavalry && k.lancer:
		return rules.FaceLancers
	case k.kind == cavalry && k.weight <= lightWeight:
		return rules.FaceSabres
	case k.kind == cavalry:
		return rules.FaceCavalry
	case k.elite:
		return rules.FaceGuard
	case k.light:
		return rules.FaceLight
	}
	return rules.FaceInfantry
}

// viewUnit shows a unit: N bases, its hits as Value.
func (b *Board) viewUnit(u int) rules.Piece {
	x, k := &b.unit[u], &b.units[u]
	s := b.sideOf(u)
	p := rules.Piece{Ref: k.ref, Side: s, Nation: b.side[s].nation, Form: rules.Base, Face: k.face(), Cell: x.at.ref(),
		N: k.bases(), Of: k.bases(), Value: strconv.Itoa(b.carries(u)), State: b.states(u), Badges: b.badges(u)}
	if b.faces(u) {
		p.Facing = int(x.facing)
	}
	return p
}

// states lists the marks on a unit.
func (b *Board) states(u int) []rules.State {
	x, k := &b.unit[u], &b.units[u]
	fatigue, hits := rules.StateNormal, b.carries(u)
	switch {
	case hits == 0:
		fatigue = rules.StateFresh
	case hits >= fatiguedFrom:
		fatigue = rules.StateFatigued
	}
	order := rules.StateMassed
	if k.linear {
		order = rules.StateLinear
	}
	all := []rules.State{order, fatigue}
	for _, m := range []struct {
		is rules.State
		on bool
	}{{rules.StateLead, b.faces(u) && !x.rear && x.state == present}, {rules.StateRear, x.rear}, {rules.StateGarrison, x.garrison}, {rules.StateColumn, x.march},
		{rules.StateFacing, b.faces(u)}, {rules.StateDue, x.state == due}, {rules.StateActivated, x.activated}, {rules.StateFired, x.fired}, {rules.StateDry, x.dry},
		{rules.StateHidden, b.hidden(u)}, {rules.StateAppeared, x.appeared}, {rules.StateElite, k.elite}, {rules.StateVeteran, k.veteran}, {rules.StateRecruit, k.recruit},
		{rules.StateIrregular, k.irregular}, {rules.StateLight, k.light}, {rules.StateLancer, k.lancer}, {rules.StateCuirass, k.cuirass}, {rules.StateHorse, k.horse},
		{rules.StateHeavy, !k.foot() && k.weight == heavyWeight}, {rules.StateMedium, !k.foot() && k.weight == mediumWeight},
		{rules.StateLightweight, !k.foot() && k.weight == lightWeight}, {rules.StateDemoralized, b.demoralized(u)},
		{rules.StateAttacks, b.fight.on && b.fight.attack.Has(u)}, {rules.StateDefends, b.fight.on && b.fight.defend.Has(u)}} {
		if m.on {
			all = append(all, m.is)
		}
	}
	return all
}

// badges are the hits of a unit and, while its command is active, what it may
// still spend.
func (b *Board) badges(u int) (all []rules.Badge) {
	if n := b.carries(u); n > 0 {
		all = append(all, rules.Badge{Kind: rules.BadgeHits, N: n})
	}
	if b.phase.activation() && b.act.members.Has(u) && b.unit[u].state == present {
		all = append(all, rules.Badge{Kind: rules.BadgePoints, N: b.apLeft(u), Of: int(b.act.ap)})
	}
	return all
}

// carries is how many hits a unit has, with those that its side is about to
// give it.
func (b *Board) carries(u int) int {
	n, f := int(b.unit[u].hits), &b.fight
	if f.on && f.toShare > 0 && b.sideOf(u) == f.sharer {
		n += int(f.struck[u])
	}
	return n
}

// markerLeft is how many AP a marker of the active side has left.
func (b *Board) markerLeft(k int) int {
	return max(0, int(b.act.ap)-int(b.marker[b.act.side][k].spent))
}

// apLeft is how many AP an active unit has left.
func (b *Board) apLeft(u int) int { return max(0, int(b.act.ap)-int(b.unit[u].spent)) }

// viewLeader shows a general or C-in-C with his ability.
func (b *Board) viewLeader(l int) rules.Piece {
	x, k := &b.leader[l], &b.leaders[l]
	p := rules.Piece{Ref: k.ref, Side: k.side, Nation: b.side[k.side].nation, Form: rules.Leader, Face: rules.FaceCommander, Cell: x.at.ref(),
		N: 1, Of: 1, Value: signed(k.ability)}
	for _, m := range []struct {
		is rules.State
		on bool
	}{{rules.StateChief, b.chief(k.side) == l}, {rules.StateDue, x.state == due}, {rules.StateActivated, x.activated}, {rules.StateDemoralized, x.demoralized},
		{rules.StateActive, b.phase.activation() && int(b.act.leader) == l}, {rules.StateHelped, int(b.helped[k.side]) == l}} {
		if m.on {
			p.State = append(p.State, m.is)
		}
	}
	return p
}

func signed(n int) string {
	if n > 0 {
		return "+" + strconv.Itoa(n)
	}
	return strconv.Itoa(n)
}

// viewTrains adds the trains of a side.
func (b *Board) viewTrains(all []rules.Piece, s rules.Side) []rules.Piece {
	faces := [2]rules.Face{rules.FaceSupply, rules.FaceSappers}
	for kind := range b.train {
		for l := range b.commands {
			x := &b.train[kind][l]
			if b.leaders[l].side != s || x.state == gone {
				continue
			}
			p := rules.Piece{Ref: b.trainRef(l, kind == pontoonTrain), Side: s, Nation: b.side[s].nation, Form: rules.Base, Face: faces[kind],
				Cell: x.at.ref(), N: 1, Of: 1}
			if x.state == due {
				p.State = append(p.State, rules.StateDue)
			}
			if x.laid || x.working {
				p.State = append(p.State, rules.StateBridge)
			}
			all = append(all, p)
		}
	}
	return all
}
