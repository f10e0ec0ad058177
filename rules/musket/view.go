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
	v.Pieces = b.viewPieces()
	if b.fight.form != noCombat {
		v.Combat = b.viewCombat()
	}
	return v
}

// viewArmy is what the margin of the board shows of a side.
func (b *Board) viewArmy(s rules.Side) rules.Army {
	a := rules.Army{Nation: b.army[s].nation, Edge: b.rear(s)}
	hq, train := b.army[s].hq, b.army[s].train
	a.Gauges = []rules.Gauge{
		{Key: "points", N: b.points(s), Rule: "MS-18.0.2"},
		b.gaugeOf("lost", s, "MS-7.11.4", aside, destroyed, captured),
		b.gaugeOf("track", s, "MS-7.10.3", onTrack, away),
		b.gaugeOf("reinforcements", s, "MS-13.1.1", waiting),
		b.gaugeOf("leaders", s, "MS-10.4.4", killed),
		{Key: "hq", N: boolInt(b.activeHQ(s)), Lamp: true, Refs: []rules.Ref{b.ref(hq)}, Rule: "MS-12.1.7"},
		{Key: "trains", N: boolInt(b.activeTrains(s)), Lamp: true, Refs: []rules.Ref{b.ref(train)}, Rule: "MS-12.2.8"},
		b.threatGauge(s),
	}
	if b.army[s].steps > 0 {
		a.Gauges = append(a.Gauges, rules.Gauge{Key: "steps", N: int(b.steps[s]), Of: int(b.army[s].steps), Rule: "MS-11.2.2"})
	}
	return a
}

// gaugeOf counts the counters of a side that are in some places; leaders only
// where they are killed or on their way.
func (b *Board) gaugeOf(key string, s rules.Side, rule string, places ...whereabouts) rules.Gauge {
	g := rules.Gauge{Key: key, Rule: rule}
	for c := range b.counters {
		for _, p := range places {
			if b.sideOf(c) == s && b.piece[c].place == p {
				g.N++
				g.Refs = append(g.Refs, b.ref(c))
			}
		}
	}
	return g
}

// threatGauge counts the threatened units that nobody has attacked yet: the
// FOWs that ending the attacks would give their owner.
func (b *Board) threatGauge(s rules.Side) rules.Gauge {
	g := rules.Gauge{Key: "threats", Rule: "MS-7.2.4"}
	for c := range b.counters {
		if b.sideOf(c) == s && !b.threat[c].empty() && !b.is(c, struck) && b.on(c) {
			g.N++
			g.Refs = append(g.Refs, b.ref(c))
		}
	}
	return g
}

// rear finds the edge of the map behind an army: that of its first LOC hex.
func (b *Board) rear(s rules.Side) rules.Edge {
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
		if b.on(c) && b.print[c].arm != leader {
			all = append(all, b.viewPiece(c))
		}
	}
	for c := range b.counters {
		if b.on(c) && b.print[c].arm == leader {
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

var faces = [arms]string{"infantry", "cavalry", "artillery", "commander", "hq", "trains"}

func (b *Board) viewPiece(c int) rules.Piece {
	p, k := &b.piece[c], &b.print[c]
	v := rules.Piece{Ref: b.ref(c), Side: rules.Side(k.side), Nation: b.army[k.side].nation, Face: faces[k.arm], Zone: p.at.ref(),
		N: int(k.steps), Of: int(k.steps), Value: b.values(c)}
	if k.figure != "" {
		v.Face = k.figure
	}
	if k.arm == leader {
		v.Form = rules.Leader
	}
	for _, x := range []struct {
		m    marks
		name string
	}{{shaken, "shaken"}, {ineffective, "ineffective"}, {square, "square"}, {charging, "charging"}, {aiming, "aiming"}} {
		if p.marks&x.m != 0 {
			v.State = append(v.State, x.name)
		}
	}
	if p.marks&reduced != 0 || k.steps == 1 && k.arm == infantry && !k.small() {
		v.State = append(v.State, "reduced")
	}
	if p.marks&reduced != 0 {
		v.N = 1
	}
	if k.formation != "" {
		v.State = append(v.State, "mark:"+k.formation)
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

// viewCombat is the combat in progress. Before the defence is chosen the best
// one that the hex can make is shown.
func (b *Board) viewCombat() *rules.Combat {
	c := *b
	f := &c.fight
	kind := formNames[f.form]
	if f.swapped {
		kind = "countercharge"
	}
	if f.form != bombardment && f.units[defender].empty() {
		f.units[defender] = c.defaultDefenders()
		c.choosePrimary(defender)
	}
	v := &rules.Combat{Kind: rules.Text{Key: "ms.combat." + kind}}
	for all := f.units[attacker].or(f.support); !all.empty(); all = all.rest() {
		v.From = append(v.From, b.ref(all.first()))
	}
	v.To = c.targetRef()
	foe := f.side.Other()
	v.Force = c.viewFighters()
	attack := c.total(attacker, nil)
	v.Sums = []rules.Tally{{Key: "attack", Side: f.side, N: attack}}
	differs := attack
	if f.form != bombardment {
		defence := c.total(defender, nil)
		v.Sums = append(v.Sums, rules.Tally{Key: "defence", Side: foe, N: defence})
		differs -= defence
	}
	if f.fired {
		differs = int(f.differs)
	}
	v.Sums = append(v.Sums, rules.Tally{Key: "differential", Side: f.side, N: differs})
	return v
}

// viewFighters lists who takes part with the factor that counts: the units that
// attack, then those that defend. Nothing of the target fires back at a
// bombardment.
func (b *Board) viewFighters() (all []rules.Fighter) {
	f := &b.fight
	for _, r := range [...]role{attacker, defender} {
		units := f.units[r]
		if r == attacker {
			units = units.or(f.support)
		}
		alone := units.count() == 1
		for ; !units.empty(); units = units.rest() {
			u := units.first()
			x := rules.Fighter{Ref: b.ref(u), Side: f.player(r), Lead: !alone && u == int(f.primary[r])}
			if r == attacker || f.form != bombardment {
				x.Value = strconv.Itoa(b.factor(u, r, func(string, string, int) {}))
			}
			all = append(all, x)
		}
		for heads := f.leaders[r]; !heads.empty(); heads = heads.rest() {
			l := heads.first()
			all = append(all, rules.Fighter{Ref: b.ref(l), Side: f.player(r), Value: strconv.Itoa(int(b.face(l).cf))})
		}
	}
	if f.form == bombardment && f.units[defender].empty() {
		if to := b.targetRef(); to != 0 {
			all = append(all, rules.Fighter{Ref: to, Side: f.player(defender)})
		}
	}
	return all
}
