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
	for x := rules.First; x <= rules.Second; x++ {
		v.Sides[x] = b.viewArmy(x)
		v.Pieces = b.viewForce(v.Pieces, x, s)
	}
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
		m.Areas = append(m.Areas, rules.Area{Kind: "objective", Label: strconv.Itoa(o.worth), Side: b.held[i], Ref: o.at.ref(), Cells: []rules.Ref{o.at.ref()}})
	}
	for _, l := range b.pontoons {
		if p := &b.train[pontoonTrain][l]; p.laid {
			m.Lines = append(append([]rules.MapLine(nil), m.Lines...), rules.MapLine{Kind: "bridge", Cells: []rules.Ref{p.bridge.ref()}})
		}
	}
	return &m
}

// edges turn the edge of a base line into that of the screen.
var edges = map[heading]rules.Edge{north: rules.North, east: rules.East, south: rules.South, west: rules.West}

// viewArmy shows the gauges of a side; those of the whole game stand with the
// first side.
func (b *Board) viewArmy(s rules.Side) rules.Army {
	a := rules.Army{Nation: b.side[s].nation, Edge: edges[b.side[s].edge]}
	var broken, waits []rules.Ref
	for l := range b.commands {
		if b.leaders[l].side != s {
			continue
		}
		if b.leader[l].demoralized {
			broken = append(broken, b.leaders[l].ref)
		}
		if b.phase >= chiefs && b.phase < breakTest && b.waits(l) {
			waits = append(waits, b.leaders[l].ref)
		}
	}
	a.Gauges = []rules.Gauge{
		{Key: "commands", N: len(broken), Of: breaking(b.size(s)), Refs: broken, Rule: "NS-C5.5"},
		{Key: "points", N: b.points(s), Rule: "NS-C5.11"},
		{Key: "waiting", N: len(waits), Refs: waits, Rule: "NS-C3.10"},
	}
	if s == rules.First {
		a.Gauges = append(a.Gauges, b.commonGauges()...)
	}
	for l := range b.commands {
		if b.leaders[l].side == s {
			a.Gauges = append(a.Gauges, rules.Gauge{Key: "losses", N: b.lost(l), Of: breaking(b.leaders[l].units.count()),
				Refs: []rules.Ref{b.leaders[l].ref}, Rule: "NS-C5.1"})
		}
	}
	return a
}

// commonGauges are tokens, clock and weather.
func (b *Board) commonGauges() []rules.Gauge {
	all := []rules.Gauge{
		{Key: "tokens3", N: int(b.pool[3]), Rule: "NS-C1.4"},
		{Key: "tokens2", N: int(b.pool[2]), Rule: "NS-C1.4"},
		{Key: "tokens1", N: int(b.pool[1]), Rule: "NS-C1.4"},
	}
	if b.turn > 0 {
		now := b.clock() % wholeDay
		all = append(all,
			rules.Gauge{Key: "hour", N: now / hour, Rule: "NS-A.2"},
			rules.Gauge{Key: "minute", N: now % hour, Rule: "NS-A.2"},
			rules.Gauge{Key: "dusk", N: b.dusk / hour, Rule: "NS-C0.18"},
			rules.Gauge{Key: "night", N: count(b.night), Lamp: true, Rule: "NS-C0.18"},
			rules.Gauge{Key: "weather", N: 1, Lamp: true, Refs: []rules.Ref{weatherRef(b.weather)}, Rule: "NS-C0.2"})
	}
	return all
}

// viewForce adds the pieces of side x as s sees them: Rear units before Leads,
// artillery and garrisons last, then leaders and trains.
func (b *Board) viewForce(all []rules.Piece, x, s rules.Side) []rules.Piece {
	for k := range b.marker[x] {
		if b.marker[x][k].standing() {
			all = append(all, b.viewMarker(x, k, s))
		}
	}
	for _, rear := range [2]bool{true, false} {
		for rest := b.of[x]; rest != 0; rest = rest.rest() {
			u := rest.first()
			if b.unit[u].rear == rear && b.unit[u].state != gone && (!b.hidden(u) || s == x) {
				all = append(all, b.viewUnit(u))
			}
		}
	}
	for l := range b.leaders {
		if b.leaders[l].side == x && b.leader[l].state != gone {
			all = append(all, b.viewLeader(l))
		}
	}
	return b.viewTrains(all, x)
}

// viewMarker shows a representative marker; nobody but its owner learns from
// it what it stands for.
func (b *Board) viewMarker(x rules.Side, k int, s rules.Side) rules.Piece {
	m := &b.marker[x][k]
	p := rules.Piece{Ref: markerRef(x, k), Side: x, Nation: b.side[x].nation, Form: rules.Base, Face: "marker", Zone: m.at.ref(), N: 1, Of: 1}
	if n := b.total(x, k); n > 0 {
		p.Value = strconv.Itoa(n)
		p.State = append(p.State, "hits")
	}
	if m.active {
		p.State = append(p.State, "activated")
	}
	if s == x && m.dummy {
		p.State = append(p.State, "dummy")
	}
	return p
}

// faces of the pieces.
func (k *unitType) face() string {
	switch {
	case k.kind == artillery:
		return "artillery"
	case k.kind == cavalry && k.lancer:
		return "lancers"
	case k.kind == cavalry && k.weight <= lightWeight:
		return "sabres"
	case k.kind == cavalry:
		return "cavalry"
	case k.elite:
		return "guard"
	case k.light:
		return "light"
	}
	return "infantry"
}

// viewUnit shows a unit: N bases, its hits as Value.
func (b *Board) viewUnit(u int) rules.Piece {
	x, k := &b.unit[u], &b.units[u]
	s := b.sideOf(u)
	p := rules.Piece{Ref: k.ref, Side: s, Nation: b.side[s].nation, Form: rules.Base, Face: k.face(), Zone: x.at.ref(),
		N: k.bases(), Of: k.bases(), Value: strconv.Itoa(int(x.hits)), State: b.states(u)}
	if b.faces(u) {
		p.Facing = int(x.facing)
	}
	return p
}

// states lists the marks on a unit.
func (b *Board) states(u int) []string {
	x, k := &b.unit[u], &b.units[u]
	fatigue := "normal"
	switch {
	case x.hits == 0:
		fatigue = "fresh"
	case x.hits >= fatiguedFrom:
		fatigue = "fatigued"
	}
	order := "massed"
	if k.linear {
		order = "linear"
	}
	all := []string{order, fatigue}
	for _, m := range []struct {
		name string
		on   bool
	}{{"hits", x.hits > 0}, {"lead", b.faces(u) && !x.rear && x.state == present}, {"rear", x.rear}, {"garrison", x.garrison}, {"column", x.march},
		{"facing", b.faces(u)}, {"due", x.state == due}, {"activated", x.activated}, {"fired", x.fired}, {"dry", x.dry},
		{"hidden", b.hidden(u)}, {"appeared", x.appeared}, {"elite", k.elite}, {"veteran", k.veteran}, {"recruit", k.recruit},
		{"irregular", k.irregular}, {"light", k.light}, {"lancer", k.lancer}, {"cuirass", k.cuirass}, {"horse", k.horse},
		{"heavy", !k.foot() && k.weight == heavyWeight}, {"medium", !k.foot() && k.weight == mediumWeight},
		{"lightweight", !k.foot() && k.weight == lightWeight}, {"demoralized", b.demoralized(u)}} {
		if m.on {
			all = append(all, m.name)
		}
	}
	return all
}

// viewLeader shows a general or C-in-C with his ability.
func (b *Board) viewLeader(l int) rules.Piece {
	x, k := &b.leader[l], &b.leaders[l]
	p := rules.Piece{Ref: k.ref, Side: k.side, Nation: b.side[k.side].nation, Form: rules.Leader, Face: "commander", Zone: x.at.ref(),
		N: 1, Of: 1, Value: signed(k.ability)}
	for _, m := range []struct {
		name string
		on   bool
	}{{"chief", b.chief(k.side) == l}, {"due", x.state == due}, {"activated", x.activated}, {"demoralized", x.demoralized},
		{"active", b.phase.activation() && int(b.act.leader) == l}, {"helped", int(b.helped[k.side]) == l}} {
		if m.on {
			p.State = append(p.State, m.name)
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
	faces := [2]string{"supply", "sappers"}
	for kind := range b.train {
		for l := range b.commands {
			x := &b.train[kind][l]
			if b.leaders[l].side != s || x.state == gone {
				continue
			}
			p := rules.Piece{Ref: b.trainRef(l, kind == pontoonTrain), Side: s, Nation: b.side[s].nation, Form: rules.Base, Face: faces[kind],
				Zone: x.at.ref(), N: 1, Of: 1}
			if x.state == due {
				p.State = append(p.State, "due")
			}
			if x.laid || x.working {
				p.State = append(p.State, "bridge")
			}
			all = append(all, p)
		}
	}
	return all
}

// viewCombat shows the combat: dice to be rolled, then losses.
func (b *Board) viewCombat() *rules.Combat {
	f := &b.fight
	kind := "attack"
	switch {
	case f.counter:
		kind = "counter"
	case f.round == 2 || f.fought != 0 && f.attack&^f.fought != 0:
		kind = "breakthrough"
	}
	c := &rules.Combat{Kind: rules.Text{Key: "ns.combat." + kind, A: f.main.ref(), B: f.target.ref()}}
	for rest := f.attack; rest != 0; rest = rest.rest() {
		c.From = append(c.From, b.name(rest.first()))
	}
	if f.defend != 0 {
		c.To = b.name(f.defend.first())
	}
	a, d := f.attacker, f.attacker.Other()
	if f.rolled[a] {
		c.Sums = []rules.Tally{{Key: "losses.attack", Side: a, N: int(f.losses[a])}, {Key: "losses.defence", Side: d, N: int(f.losses[d])}}
		return c
	}
	now := *b
	if f.round == 0 { // S3 is still to come
		now.fight.skirmish = b.skirmisher()
	}
	c.Sums = []rules.Tally{now.tally("attack", a, f.attack), now.tally("defence", d, f.defend)}
	return c
}

// tally is what the modifiers of a side add up to, and the dice that it has.
func (b *Board) tally(key string, s rules.Side, set unitSet) rules.Tally {
	dice := 0
	for rest := set; rest != 0; rest = rest.rest() {
		switch u := rest.first(); {
		case b.unit[u].dry:
		case b.units[u].brigade() && !b.fight.fought.has(u):
			dice += 2
		default:
			dice++
		}
	}
	y := rules.Tally{Key: key, Side: s, N: b.modifiers(b.armed(set), s == b.fight.attacker)}
	if dice > 0 {
		y.Dice = strconv.Itoa(dice) + "d6"
	}
	return y
}

// viewShot shows a bombardment: the modifier and the die.
func (b *Board) viewShot() *rules.Combat {
	x := &b.shot
	s := b.sideOf(int(x.unit))
	c := &rules.Combat{Kind: rules.Text{Key: "ns.combat.bombard", A: b.unit[x.unit].at.ref(), B: x.at.ref()}, From: []rules.Ref{b.name(int(x.unit))},
		Sums: []rules.Tally{{Key: "fire", Side: s, N: int(x.aim), Dice: "1d6"}}}
	if k := b.markerOn(x.at, s.Other()); k >= 0 {
		c.To = markerRef(s.Other(), k)
	} else if set := b.here(x.at, s.Other()); set != 0 {
		c.To = b.name(set.first())
	}
	return c
}
