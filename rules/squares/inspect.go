package squares

import "grognard/rules"

// Inspect implements rules.Inspector.
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

// inspectUnit tells what a unit is and how it stands.
func (b *Board) inspectUnit(u int, s rules.Side) []rules.Note {
	x, k := &b.unit[u], &b.units[u]
	all := b.inspectType(k)
	if x.state == gone {
		return append(all, note("NS-A.49", "gone", rules.Text{A: k.ref}))
	}
	if x.state == due {
		return append(all, note("NS-C4.1.37", "due", rules.Text{A: k.ref, N: k.turn}))
	}
	if b.hidden(u) && b.sideOf(u) != s {
		return all
	}
	switch {
	case x.hits == 0:
		all = append(all, note("NS-A.24", "fresh", rules.Text{A: k.ref}))
	case x.hits >= fatiguedFrom:
		all = append(all, note("NS-A.24", "fatigued", rules.Text{A: k.ref, N: int(x.hits)}))
	default:
		all = append(all, note("NS-A.24", "normal", rules.Text{A: k.ref, N: int(x.hits)}))
	}
	return append(append(all, b.inspectOrders(u)...), b.inspectPlace(u)...)
}

// inspectOrders tells what a unit may still do this turn, and whether its
// leader reaches it.
func (b *Board) inspectOrders(u int) (all []rules.Note) {
	x, k := &b.unit[u], &b.units[u]
	leader, radius := k.command, "outside"
	if b.phase.activation() && b.act.members.has(u) {
		leader = int(b.act.leader)
		all = append(all, note("NS-C4.0.2", "ap", rules.Text{A: k.ref, N: max(0, int(b.act.ap)-int(x.spent)), M: int(b.act.ap)}))
	}
	if x.activated {
		all = append(all, note("NS-A.45", "activated", rules.Text{A: k.ref}))
	}
	if x.fired {
		all = append(all, note("NS-C4.3.12", "fired", rules.Text{A: k.ref}))
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
	case k.foot() && k.linear:
		key += ".linear"
	case k.foot():
		key += ".massed"
	default:
		key += "." + weightNames[k.weight]
	}
	if k.kind == artillery && k.horse {
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
	name := b.name(u)
	if b.faces(u) && !x.march {
		if v := b.supporter(u, 0); v >= 0 {
			all = append(all, note("NS-A.27", "supported", rules.Text{A: name, B: b.name(v)}))
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
		n := k.units.count()
		all = append(all, note("NS-C5.1", "command", rules.Text{A: k.ref, N: b.lost(l), M: breaking(n)}))
		if x.demoralized {
			all = append(all, note("NS-C5.3", "demoralized", rules.Text{A: k.ref}))
		}
	}
	if b.chief(k.side) == l {
		all = append(all, note("NS-A.13", "chief", rules.Text{A: k.ref}))
	}
	return all
}

// inspectSquare tells the features of a square, and what it holds.
func (b *Board) inspectSquare(q square, s rules.Side) (all []rules.Note) {
	g := &b.ground[q]
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
	for x := rules.First; x <= rules.Second; x++ {
		if b.here(q, x) != 0 || x == s && b.in[q]&b.of[x] != 0 {
			r := b.roomIn(q, x, 0)
			all = append(all, note("NS-A.36", "capacity", rules.Text{A: q.ref(), N: r.budget(), M: squareBudget}))
		}
	}
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

// garrisonsSeen counts the garrisons that a side sees in a square.
func (b *Board) garrisonsSeen(q square, s rules.Side) int {
	n := 0
	for rest := b.in[q]; rest != 0; rest = rest.rest() {
		u := rest.first()
		n += count(b.unit[u].garrison && (!b.hidden(u) || b.sideOf(u) == s))
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
	if m.dummy {
		return append(all, note("NS-A.57", "dummy."+pretenceNames[m.pretends], rules.Text{A: r}))
	}
	for rest := m.units; rest != 0; rest = rest.rest() {
		all = append(all, note("NS-A.53", "under", rules.Text{A: r, B: b.name(rest.first())}))
	}
	return all
}
