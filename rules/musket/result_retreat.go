package musket

import "grognard/rules"

// retreatBoth is part 3.5 step 4: retreats and routs, the loser's first; where both
// go the defender first, but charge against countercharge the attacker.
func (x *resolution) retreatBoth() {
	order := [2]role{defender, attacker}
	if x.b.fight.duel {
		order = [2]role{attacker, defender}
	}
	for _, r := range order {
		x.retreatRole(r)
	}
}

func (x *resolution) retreatRole(r role) {
	f := &x.b.fight
	units := f.units[r]
	p := int(f.primary[r])
	calm := f.tactic[r] == disengagement // MS-7.13.4e
	switch x.fates[r] {
	case fallsBack:
		x.retreatUnits(units, r, calm)
	case fallsShaken:
		x.shakeAll(units)
		x.retreatUnits(units, r, calm)
	case horseBack, losesHorse:
		x.shakeAll(x.horse(r))
		x.retreatUnits(x.horse(r), r, false)
	case mauled:
		x.retreatUnits(units.Without(p), r, false)
	case breaks:
		x.rout(only(p), r, "MS-7.8.5")
		x.retreatUnits(units.Without(p), r, false)
	case routs:
		x.rout(units, r, "MS-7.8.11")
	case panics:
		x.rout(x.withStacks(units), r, "MS-7.8.10")
	}
}

// withStacks adds the units stacked with those of a set (MS-7.8.10), but for
// support artillery, which feels Ammo alone (MS-7.8.16).
func (x *resolution) withStacks(units set) (all set) {
	b := x.b
	all = units
	if b.fight.form == bombardment { // MS-8.5.5
		return all
	}
	for ; !units.Empty(); units = units.Rest() {
		if c := units.First(); b.inPlay(c) {
			all = all.Or(b.units(b.sideOf(c), b.piece[c].at).Minus(b.fight.support))
		}
	}
	return all
}

func (x *resolution) shakeAll(units set) {
	for ; !units.Empty(); units = units.Rest() {
		x.b.shake(x.t, units.First(), "MS-7.8.9")
	}
}

// retreatUnits moves units back one by one, in the order their owner likes (DC-13),
// and then the leaders with them. calm: their own Disengagement, nobody turns
// ineffective.
func (x *resolution) retreatUnits(units set, r role, calm bool) {
	b := x.b
	x.eachHex(units, func(h hex, group set) {
		went := group
		for !group.Empty() {
			c := x.nextRetreat(group)
			group = group.Without(c)
			x.left[r] = x.left[r].With(c)
			b.unmark(c, charging)
			b.breakSquare(x.t, c, "MS-9.5.7")
			if !x.routInstead(c, r) {
				x.retreat(c, r, 0)
			}
			if !calm && b.print[c].fragile() {
				b.weaken(x.t, c, "MS-7.9.9")
			}
		}
		x.followers(h, went, r, calm)
	})
}

// nextRetreat asks which unit of a hex retreats next.
func (x *resolution) nextRetreat(group set) int {
	b := x.b
	c := group.First()
	if group.Rest().Empty() {
		return c
	}
	o := ask(x.t, b.sideOf(c), "retreat.order", "MS-7.9.2", b.pieceRef(c), func(m rules.Menu) {
		m.Always()
		m.Quiet(rules.Option{Do: "first", Who: b.pieceRef(c)})
		for all := group.Rest(); !all.Empty(); all = all.Rest() {
			m.Offer(rules.Option{Do: "first", Who: b.pieceRef(all.First())})
		}
	})
	return b.pieceNamed(o.Who)
}

// eachHex goes through the hexes of a set of units on the map.
func (x *resolution) eachHex(units set, visit func(h hex, group set)) {
	for !units.Empty() {
		c := units.First()
		if !x.b.inPlay(c) {
			units = units.Rest()
			continue
		}
		group := x.b.ofHex(units, x.b.piece[c].at)
		units = units.Minus(group)
		visit(x.b.piece[c].at, group)
	}
}

// routInstead settles what cannot retreat over the map: without any line the
// unit is captured (MS-7.9.8), with an edge line it leaves (MS-7.9.7).
func (x *resolution) routInstead(c int, r role) bool {
	switch x.b.seeLine(x.t, c) {
	case noLine:
		x.capture(c, r, "MS-7.9.8")
		return true
	case edgeLine:
		x.leave(c, r, "MS-7.9.7")
		return true
	}
	return false
}

// capture takes a unit prisoner.
func (x *resolution) capture(c int, r role, rule string) {
	x.left[r] = x.left[r].With(c)
	if r == defender {
		x.taken = true
	}
	x.b.remove(x.t, c, captured, 0, rule, "captured")
}

// leave sends a unit to the turn track as routed without a safe line.
func (x *resolution) leave(c int, r role, rule string) {
	x.left[r] = x.left[r].With(c)
	if r == defender {
		x.routed = x.routed.With(c)
	}
	x.b.offMap(x.t, c, rule)
}

// offMap sends a unit to the turn track, two boxes on; in the last two turns
// it is out of play (MS-7.10.3).
func (b *Board) offMap(t *rules.Table, c int, rule string) {
	if box := b.turn + 2; box <= len(b.turns) {
		b.remove(t, c, onTrack, box, rule, "to_track")
		return
	}
	b.remove(t, c, away, 0, rule, "away")
}

// retreatLimit is how many hexes a retreat may take at most (MS-7.9.5).
func (b *Board) retreatLimit(c int) int {
	if b.face(c).ma == variable {
		return 6
	}
	return b.printedMA(c)
}

// retreat is part 3.6: hex by hex along a line of retreat. need is the number
// of hexes of a rout, 0 for a retreat. It reports whether the unit could do so;
// if not it has routed (MS-7.9.5), or is to leave the map for a rout
// (MS-7.10.6).
func (x *resolution) retreat(c int, r role, need int) bool {
	b := x.b
	w := b.trace(c, b.piece[c].at)
	class := rules.Memo(x.t, w.class)
	rout := need > 0
	path := []hex{w.from}
	least, most := 1, 2
	if rout {
		least, most = need, need
	} else if b.is(c, shaken) {
		least = 2 // MS-7.9.1, MS-11.1.6
	}
	ezoc := b.zoneOf(b.sideOf(c).Other())
	for {
		n, h := len(path)-1, path[len(path)-1]
		calm := !ezoc.Has(h) && !x.onEnemyTrains(c, h)
		if n >= most && calm {
			break
		}
		if n >= b.retreatLimit(c) && n >= least && !calm {
			x.tellRetreat(c, path)
			if !rout {
				x.rout(only(c), r, "MS-7.9.5")
			}
			return false
		}
		to, off := x.nextRetreatHex(c, &w, class, h, n >= least && calm, retreatCourse(n+1, least, calm))
		if off {
			x.tellRetreat(c, path)
			x.leave(c, r, "MS-7.9.12")
			return true
		}
		if to == noHex {
			break
		}
		path = append(path, to)
		x.retreatStep(c, &w, class, to)
	}
	x.tellRetreat(c, path)
	if len(path) > 1 {
		b.occupy(x.t, c, b.piece[c].at)
	}
	if h := b.piece[c].at; rout && ezoc.Has(h) {
		return false
	}
	return true
}

// retreatCourse tells which hex of a retreat is chosen now, of how many, and why
// the unit must go on (MS-7.9.1, MS-7.9.5, MS-7.10.1).
func retreatCourse(n, least int, calm bool) rules.Text {
	key := "ms.back.free"
	switch {
	case n > least && !calm:
		key = "ms.back.zone"
	case n > least:
		key = "ms.back.farther"
	case least == threeHexes:
		key = "ms.back.rout"
	case least > 1:
		key = "ms.back.shaken"
	}
	return rules.Text{Key: key, N: n, M: least}
}

func (x *resolution) onEnemyTrains(c int, h hex) bool {
	o := x.b.army[x.b.sideOf(c).Other()].train
	return x.b.inPlay(o) && x.b.piece[o].at == h
}

// tellRetreat tells the way of a retreat, whose steps the board shows already.
func (x *resolution) tellRetreat(c int, path []hex) {
	if len(path) < 2 {
		return
	}
	b := x.b
	last := path[len(path)-1]
	x.t.Tell(rules.Event{Kind: rules.EvRetreat, Rule: "MS-7.9.1", Side: b.sideOf(c), Who: b.pieceRef(c), From: path[0].ref(), To: last.ref(),
		Path: refs(path), N: len(path) - 1, Text: rules.Text{Key: "ms.log.retreat", A: b.pieceRef(c), B: path[0].ref(), C: last.ref(), N: len(path) - 1}})
}

// retreatStep takes one step of a retreat: tests in open EZOCs along an unsafe
// line (MS-7.9.6), trains in the way (MS-7.9.10).
func (x *resolution) retreatStep(c int, w *tracing, class class, to hex) {
	b := x.b
	b.station(c, onMap, to)
	w.seen.Add(to)
	if class != safe && w.open.Has(to) && !b.test(x.t, morale{kind: "morale.retreat", rule: "MS-7.9.6", unit: c}) {
		b.shake(x.t, c, "MS-7.9.6")
	}
	for s := range b.army {
		if o := b.army[s].train; b.inPlay(o) && b.piece[o].at == to {
			b.shake(x.t, c, "MS-7.9.10")
		}
	}
	for all := b.leaders(b.sideOf(c).Other(), to); !all.Empty(); all = all.Rest() { // they never block (MS-10.1.8)
		b.displace(x.t, all.First())
	}
}

// nextRetreatHex asks for the next hex of a retreat (DC-13). It returns noHex to
// stop; off: the unit leaves the map at a LOC hex of the edge (MS-7.9.12).
func (x *resolution) nextRetreatHex(c int, w *tracing, class class, h hex, mayStop bool, course rules.Text) (to hex, off bool) {
	b := x.b
	options := rules.Memo(x.t, func() []hex { return x.retreatHexes(w, class, h) })
	s := b.sideOf(c)
	if len(options) == 0 {
		return noHex, !mayStop && w.isLOC(s, h) && b.outside(s, h) && w.endsAt(h, class)
	}
	if len(options) == 1 && !mayStop {
		return options[0], false
	}
	o := ask(x.t, s, "retreat", "MS-7.9.2", b.pieceRef(c), func(m rules.Menu) {
		m.Always()
		m.Course(course)
		if mayStop {
			m.Quiet(rules.Option{Do: "stop", Who: b.pieceRef(c)})
		}
		for i, n := range options {
			o := rules.Option{Do: "retreat", Who: b.pieceRef(c), At: n.ref()}
			if i == 0 && !mayStop {
				m.Quiet(o)
			} else {
				m.Offer(o)
			}
			m.Sign(rules.Binds) // the last hex leads to dice: all are chosen alike
		}
	})
	return hexOf(o.At), false
}

// retreatHexes lists the next hexes of lines of a class (MS-7.9.3), the shortest
// line first. At the end of a line those from which another leads on will do
// (MS-7.9.12).
func (x *resolution) retreatHexes(w *tracing, class class, h hex) (all []hex) {
	b := x.b
	best := noHex
	var came [allHexes]hex
	var known hexSet // from where a line leads on
	if end, ok := w.search(h, class, &came); ok && end != h {
		for best = end; came[best] != h; best = came[best] {
			known.Add(best)
		}
		known.Add(best)
		all = append(all, best)
	}
	for s := range 6 {
		if n := b.next[h][s]; w.may(h, s, class) && n != best && w.leadsOn(n, class, &known) {
			known.Add(n)
			all = append(all, n)
		}
	}
	return all
}

// followers sees to the leaders of a hex that units have left: those who took
// part go their own way (MS-10.4.5, MS-10.2.1), others stay unless they are
// alone among enemies (MS-7.12.13).
func (x *resolution) followers(h hex, group set, r role, calm bool) {
	b, f := x.b, &x.b.fight
	if group.Empty() {
		return
	}
	var live set
	for all := group; !all.Empty(); all = all.Rest() {
		if c := all.First(); b.inPlay(c) && b.piece[c].at != h {
			live = live.With(c)
		}
	}
	for all := b.leaders(b.sideOf(group.First()), h); !all.Empty(); all = all.Rest() {
		l := all.First()
		part := f.leaders[r].Has(l) && group.Has(int(b.piece[l].helps))
		if !part && !b.units(b.sideOf(l), h).Empty() {
			continue
		}
		b.displaceTo(x.t, l, live)
		if part && !calm {
			b.weaken(x.t, l, "MS-10.2.1")
		}
	}
}
