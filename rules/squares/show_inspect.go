package squares

import "grognard/rules"

// Inspect implements rules.Rulebook.
func (Book) Inspect(board rules.Board, s rules.Side, r rules.Ref) []rules.Note {
	b := board.(*Board)
	if u, ok := b.unitNamed(r); ok {
		return b.inspectUnit(u, s)
	}
	if l, ok := b.leaderNamed(r); ok {
		return b.inspectLeader(l)
	}
	switch r.Kind() {
	case squareKind:
		if q := square(r.N()); b.onBoard(q) {
			return b.inspectSquare(q, s)
		}
	case markerKind:
		return b.inspectMarker(r, s)
	}
	return nil
}

func note(rule, key string, args rules.Text) rules.Note {
	args.Key = "ns.inspect." + key
	return rules.Note{Rule: rule, Text: args}
}

// inspectUnit tells how a unit stands, and what it is.
func (b *Board) inspectUnit(u int, s rules.Side) []rules.Note {
	x, k := &b.unit[u], &b.units[u]
	if x.state == gone {
		return append([]rules.Note{note("NS-A.49", "gone", rules.Text{A: k.ref})}, b.inspectType(k)...)
	}
	if x.state == due {
		return append([]rules.Note{note("NS-C4.1.37", "due", rules.Text{A: k.ref, N: k.turn})}, b.inspectType(k)...)
	}
	if b.secret(u, s) {
		return b.inspectType(k)
	}
	all := append(b.inspectOrders(u), b.inspectHits(u)...)
	return append(append(all, b.inspectPlace(u)...), b.inspectType(k)...)
}

// secret reports whether a side does not see a unit on the board: it is under a
// marker, or may come under one yet.
func (b *Board) secret(u int, s rules.Side) bool {
	owner := b.sideOf(u)
	return owner != s && (b.hidden(u) || b.setsUp(owner))
}

// inspectHits tells how tired a unit is, and in a combat what a test of its
// morale would be.
func (b *Board) inspectHits(u int) (all []rules.Note) {
	f, name, hits := &b.fight, b.unitRef(u), b.carries(u)
	switch {
	case hits == 0:
		all = append(all, note("NS-A.24", "fresh", rules.Text{A: name}))
	case hits >= fatiguedFrom:
		all = append(all, note("NS-A.24", "fatigued", rules.Text{A: name, N: hits}))
	default:
		all = append(all, note("NS-A.24", "normal", rules.Text{A: name, N: hits}))
	}
	if !f.on || !(f.attack | f.defend).Has(u) {
		return all
	}
	if f.struck[u] > 0 {
		all = append(all, note("NS-C4.3.56", "struck", rules.Text{A: name, N: int(f.struck[u])}))
	}
	if hits > 0 {
		need := needed(b.courage(&rules.Table{}, u))
		all = append(all, note("NS-C4.3.67", "test", rules.Text{A: name, N: hits, M: need}))
	}
	return all
}

// inspectOrders tells what a unit may still do this turn, and whether its
// leader reaches it.
func (b *Board) inspectOrders(u int) (all []rules.Note) {
	x, k := &b.unit[u], &b.units[u]
	leader, radius := k.command, "outside"
	if b.phase.activation() && b.act.members.Has(u) {
		leader = int(b.act.leader)
		all = append(all, note("NS-C4.0.2", "ap", rules.Text{A: k.ref, N: b.apLeft(u), M: int(b.act.ap)}))
	}
	if x.activated {
		all = append(all, note("NS-A.45", "activated", rules.Text{A: k.ref}))
	}
	switch {
	case x.fired:
		all = append(all, note("NS-C4.3.12", "fired", rules.Text{A: k.ref}))
	case b.phase == bombardment && b.mayFire(u).OK():
		all = append(all, note("NS-C4.3.12", "mayfire", rules.Text{A: k.ref}))
	case b.phase == movement && b.act.members.Has(u) && b.faces(u) && !x.march:
		all = append(all, note("NS-C4.1.14", "turning", rules.Text{A: k.ref}))
	}
	if b.inRadius(x.at, leader) {
		radius = "inside"
	}
	return append(all, note("NS-C4.0.4", radius, rules.Text{A: k.ref, B: b.leaders[leader].ref}))
}

// inspectType tells what never changes of a unit.
func (b *Board) inspectType(k *unitType) []rules.Note {
	key := kindNames[k.kind]
	switch {
	case k.linear:
		key += ".linear"
	case k.foot():
		key += ".massed"
	default:
		key += "." + weightNames[k.weight]
	}
	if k.horse {
		key += ".horse"
	}
	all := []rules.Note{note("NS-A.17", key, rules.Text{A: k.ref, B: b.leaders[k.command].ref})}
	if k.foot() {
		all = append(all, note("NS-A.18", "skirmish", rules.Text{N: k.skirmish}))
	}
	for _, t := range []struct {
		on        bool
		rule, key string
	}{{k.elite, "NS-A.15", "elite"}, {k.veteran, "NS-A.15", "veteran"}, {k.recruit, "NS-A.15", "recruit"}, {k.irregular, "NS-A.15", "irregular"},
		{k.light, "NS-A.20", "light"}, {k.lancer, "NS-A.22", "lancer"}, {k.cuirass, "NS-A.22", "cuirass"}} {
		if t.on {
			all = append(all, note(t.rule, t.key, rules.Text{}))
		}
	}
	return all
}

// inspectPlace tells of support, garrison, formation and what is forbidden.
func (b *Board) inspectPlace(u int) (all []rules.Note) {
	x := &b.unit[u]
	name := b.unitRef(u)
	if b.faces(u) && !x.march {
		if v := b.supporter(u, 0); v >= 0 {
			all = append(all, note("NS-A.27", "supported", rules.Text{A: name, B: b.unitRef(v)}))
		} else {
			all = append(all, note("NS-C4.3.44", "unsupported", rules.Text{A: name}))
		}
	}
	if x.march {
		all = append(all, note("NS-C4.1.25", "column", rules.Text{A: name}))
	}
	if x.garrison {
		all = append(all, note("NS-A.47", "garrison", rules.Text{A: name, B: x.at.ref()}))
	}
	if x.closed != offBoard {
		all = append(all, note("NS-C4.3.99", "closed", rules.Text{A: name, B: x.closed.ref()}))
	}
	if x.dry {
		all = append(all, note("NS-C4.2.27", "dry", rules.Text{A: name}))
	}
	if x.appeared {
		all = append(all, note("NS-A.63", "appeared", rules.Text{A: name}))
	}
	return all
}

// inspectLeader tells the ability of a leader, his radius and his command.
func (b *Board) inspectLeader(l int) []rules.Note {
	x, k := &b.leader[l], &b.leaders[l]
	all := []rules.Note{note("NS-A.12", "ability", rules.Text{A: k.ref, N: k.ability}),
		note("NS-A.14", "radius", rules.Text{A: k.ref, N: commandRadius})}
	if b.isCommand(l) {
		n := k.units.Count()
		all = append(all, note("NS-C5.1", "command", rules.Text{A: k.ref, N: b.lost(l), M: breaking(n)}))
		if x.demoralized {
			all = append(all, note("NS-C5.3", "demoralized", rules.Text{A: k.ref}))
		}
	}
	if b.chief(k.side) == l {
		all = append(all, note("NS-A.13", "chief", rules.Text{A: k.ref}))
	}
	if b.phase.activation() && int(b.act.leader) == l && x.state == present {
		all = b.inspectReach(all, x.at)
	}
	return all
}

// inspectReach adds how many of the active units their leader reaches from a
// square. It counts those that are seen: markers tell for themselves.
func (b *Board) inspectReach(all []rules.Note, q square) []rules.Note {
	in, of := 0, 0
	for rest := b.act.members; rest != 0; rest = rest.Rest() {
		if u := rest.First(); b.unit[u].state == present {
			of++
			in += count(distance(b.unit[u].at, q) <= commandRadius)
		}
	}
	if of == 0 {
		return all
	}
	return append(all, note("NS-C4.0.4", "reach", rules.Text{A: b.leaders[b.act.leader].ref, B: q.ref(), N: in, M: of}))
}

// inspectSquare tells the features of a square, and what it holds.
func (b *Board) inspectSquare(q square, s rules.Side) (all []rules.Note) {
	g := &b.ground[q]
	switch {
	case b.phase == generalMove:
		all = b.inspectReach(all, q)
	case b.phase == bombardment && b.unitsIn(q, b.act.side.Other()) != 0:
		all = append(all, note("NS-C4.2.17", "bearer", rules.Text{A: q.ref(), B: b.unitRef(b.hardiest(b.bearers(b.unitsIn(q, b.act.side.Other()))))}))
	}
	for _, f := range []struct {
		on        bool
		rule, key string
	}{{g.hill, "NS-B.17", "hill"}, {g.wood, "NS-C4.1.11", "wood"}, {g.broken, "NS-C4.1.11", "broken"}, {g.fields, "NS-B.15", "fields"},
		{g.fordable, "NS-B.6", "fordable"}, {g.unfordable, "NS-B.7", "unfordable"}, {b.bridged(q), "NS-B.11", "bridge"},
		{g.areas > 0 && !g.fort, "NS-B.4", "town"}, {g.fort, "NS-B.17", "fort"}} {
		if f.on {
			all = append(all, note(f.rule, "ground."+f.key, rules.Text{A: q.ref(), N: g.areas, M: b.garrisonsSeen(q, s)}))
		}
	}
	all = append(all, b.inspectRoom(q, s)...)
	for i, o := range b.objectives {
		if o.at == q {
			holder := rules.Text{A: q.ref(), N: o.worth}
			key := "objective"
			if b.held[i] != rules.Chance {
				holder.B, key = armyName(b.held[i]), "objective.held"
			}
			all = append(all, note("NS-C5.11", key, holder))
		}
	}
	return all
}

// inspectRoom tells how full a square is, and how many more of each kind could
// stand in it.
func (b *Board) inspectRoom(q square, s rules.Side) (all []rules.Note) {
	for x := rules.First; x <= rules.Second; x++ {
		if b.seenIn(q, x, s) != 0 {
			r := b.roomIn(q, x, b.of[x]&^b.seenIn(q, x, s))
			all = append(all, note("NS-A.36", "capacity", rules.Text{A: q.ref(), N: r.budget(), M: r.bases()}))
		}
	}
	if s == rules.Chance || b.impassable(q) || b.seenIn(q, s.Other(), s) != 0 || b.markerOn(q, s.Other()) >= 0 && !b.setsUp(s.Other()) {
		return all
	}
	r, size := b.roomIn(q, s, 0), 1
	if b.ground[q].unfordable { // NS-B.12
		size = 2
	}
	brigades := rules.Text{A: q.ref(), N: r.more(func(r *room) { r.massed += 2 * size }), M: r.more(func(r *room) { r.linear += 2 * size })}
	all = append(all, note("NS-A.38", "room", brigades))
	if !b.ground[q].difficult() {
		all = append(all, note("NS-A.38", "room.guns", rules.Text{A: q.ref(), N: r.more(func(r *room) { r.guns += size })}))
	}
	return all
}

// seenIn are the units of side x in a square that s sees.
func (b *Board) seenIn(q square, x, s rules.Side) unitSet {
	set := b.in[q] & b.of[x]
	for rest := set; rest != 0; rest = rest.Rest() {
		if u := rest.First(); b.secret(u, s) {
			set &^= oneUnit(u)
		}
	}
	return set
}

// garrisonsSeen counts the garrisons that a side sees in a square.
func (b *Board) garrisonsSeen(q square, s rules.Side) int {
	n := 0
	for rest := b.in[q]; rest != 0; rest = rest.Rest() {
		u := rest.First()
		n += count(b.unit[u].garrison && !b.secret(u, s))
	}
	return n
}

// inspectMarker tells whom a marker follows, and its owner what is under it.
func (b *Board) inspectMarker(r rules.Ref, s rules.Side) []rules.Note {
	x := rules.Side(r.N() / 16)
	m := &b.marker[x][r.N()%16]
	if !m.standing() {
		return nil
	}
	all := []rules.Note{note("NS-A.54", "marker", rules.Text{A: r, B: b.leaders[m.general].ref})}
	if x != s {
		return all
	}
	if b.phase.activation() && b.markerActive(x, r.N()%16) {
		radius := "outside"
		if b.inRadius(m.at, int(b.act.leader)) {
			radius = "inside"
		}
		all = append(all, note("NS-A.70", "ap.marker", rules.Text{A: r, N: b.markerLeft(r.N() % 16), M: int(b.act.ap)}),
			note("NS-C4.0.4", radius, rules.Text{A: r, B: b.leaders[b.act.leader].ref}), note("NS-A.73", "marker.steps", rules.Text{A: r}))
	}
	if m.dummy {
		return append(all, note("NS-A.57", "dummy."+pretenceNames[m.pretends], rules.Text{A: r}))
	}
	for rest := m.units; rest != 0; rest = rest.Rest() {
		all = append(all, note("NS-A.53", "under", rules.Text{A: r, B: b.unitRef(rest.First())}))
	}
	return all
}
