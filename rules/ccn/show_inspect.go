package ccn

import "grognard/rules"

// Inspect implements rules.Rulebook.
func (Book) Inspect(board rules.Board, _ rules.Side, r rules.Ref) []rules.Note {
	b := board.(*Board)
	switch r.Kind() {
	case hexKind:
		return b.inspectHex(hex(r.N()))
	case unitKind:
		return b.inspectUnit(r)
	case leaderKind:
		return b.inspectLeader(r)
	case cardRefKind:
		k := deckKinds[r.N()]
		return []rules.Note{{Rule: k.rule(), Text: rules.Text{Key: "ccn.card." + cardKinds[k].id + ".text"}}}
	case groundKind:
		return groundNotes(ground(r.N()))
	}
	return nil
}

func note(rule, key string, args rules.Text) rules.Note {
	args.Key = "ccn.inspect." + key
	return rules.Note{Rule: rule, Text: args}
}

// groundClauses are the clauses that describe the grounds.
var groundClauses = [grounds]string{open: "CCN-40.2", woods: "CCN-41.1", hill: "CCN-42.1", rugged: "CCN-43.1", town: "CCN-44.1",
	windmill: "CCN-44.8", river: "CCN-46.1", ford: "CCN-47.1", bridge: "CCN-48.1", sandpit: "CCN-49.1"}

func groundNotes(g ground) []rules.Note {
	return []rules.Note{note(groundClauses[g], "ground."+terrains[g].name, rules.Text{A: groundRef(g)})}
}

// inspectHex tells the ground, its sections, field works and objectives.
func (b *Board) inspectHex(h hex) []rules.Note {
	all := append(b.bonusNotes(h), groundNotes(b.scenario.ground[h])...)
	if b.scenario.works[h] != 0 {
		all = append(all, note("CCN-45.1", "works", rules.Text{A: h.ref()}))
	}
	all = append(all, b.sectionNote(h))
	for i, g := range b.scenario.objectives {
		if !g.hexes.Has(h) {
			continue
		}
		key := "goal.each"
		if g.all {
			key = "goal.all"
		}
		all = append(all, note("CCN-64.1", key, rules.Text{A: rules.SideRef(g.side), N: g.banners}))
		if b.scored[i].Has(h) {
			all = append(all, note("CCN-64.4", "goal.held", rules.Text{A: rules.SideRef(g.side)}))
		}
	}
	return all
}

// sectionNote tells in which section a hex lies for the player to move.
func (b *Board) sectionNote(h hex) rules.Note {
	var both [2]rules.Ref
	n := 0
	for s := range sections {
		if h.sections().has(s) {
			both[n] = b.flankRef(b.active, s)
			n++
		}
	}
	if n == 1 {
		return note("CCN-2.2", "section", rules.Text{A: both[0], C: rules.SideRef(b.active)})
	}
	return note("CCN-2.3", "sections", rules.Text{A: both[0], B: both[1], C: rules.SideRef(b.active)})
}

// bonusNotes tell, while cavalry breaks through, whom it could attack from a
// hex that it may enter (CCN-31.8).
func (b *Board) bonusNotes(h hex) (all []rules.Note) {
	if b.phase != breakthrough || b.charge.unit == nobody {
		return nil
	}
	u := int(b.charge.unit)
	from := b.units[u].at
	if h != from && (distance(h, from) != 1 || !b.enterable(u, h, b.leaderOf(u) >= 0)) {
		return nil
	}
	for _, r := range b.bonusTargets(u, h) {
		all = append(all, note("CCN-31.8", "bonus", rules.Text{A: b.unitRef(u), B: r}))
	}
	if all == nil {
		all = append(all, note("CCN-31.8", "bonus.none", rules.Text{A: b.unitRef(u)}))
	}
	return all
}

// inspectUnit tells strength, move, fire, melee and morale of a unit, and what
// holds for it where it stands.
func (b *Board) inspectUnit(r rules.Ref) []rules.Note {
	k := &unitTypes[r.N()/sameType]
	u := b.unitNamed(r)
	blocks := k.blocks
	if u >= 0 {
		blocks = int(b.units[u].blocks)
	}
	all := []rules.Note{note("CCN-3.1", "blocks", rules.Text{A: r, N: blocks, M: k.blocks})}
	all = append(all, typeNotes(k, r)...)
	if u < 0 {
		return all
	}
	all = append(b.nationNotes(b.sideOf(u), k.nation), all...)
	if blocks == 0 {
		return append(all, note("CCN-3.9", "lost", rules.Text{A: r}))
	}
	all = append(all, spentNotes(r, b.units[u].moved > 0, b.units[u].fought)...)
	if l := b.leaderOf(u); l >= 0 {
		all = append(all, note("CCN-27.3", "led", rules.Text{A: r, B: b.leaderRef(l)}))
	}
	if b.units[u].square > 0 {
		all = append(all, note("CCN-36.2", "square", rules.Text{A: r, N: int(b.units[u].square)}))
	} else if b.supports(u) >= 2 {
		all = append(all, note("CCN-27.4", "supported", rules.Text{A: r}))
	}
	return append(all, groundNotes(b.scenario.ground[b.units[u].at])...)
}

// nationNotes tell whose blocks those are that have not the colour of their side.
func (b *Board) nationNotes(s rules.Side, nation string) []rules.Note {
	if nation == b.nationOf(s) {
		return nil
	}
	return []rules.Note{note("CCN-1.1", "nation."+nation, rules.Text{A: rules.SideRef(s)})}
}

// spentNotes tell what a unit or leader has done this turn and may not do again.
func spentNotes(r rules.Ref, moved, fought bool) (all []rules.Note) {
	if moved {
		all = append(all, note("CCN-11.2", "moved", rules.Text{A: r}))
	}
	if fought {
		all = append(all, note("CCN-16.1", "fought", rules.Text{A: r}))
	}
	return all
}

// typeNotes tells what is on the reference card of a type (part 5.2).
func typeNotes(k *unitType, r rules.Ref) []rules.Note {
	var all []rules.Note
	switch {
	case k.moveBattle == 0:
		all = append(all, note("CCN-14.1", "move.foot", rules.Text{A: r, N: k.move}))
	case k.move > k.moveBattle:
		all = append(all, note(moveRule(k), "move.two", rules.Text{A: r, N: k.moveBattle, M: k.move}))
	default:
		all = append(all, note(moveRule(k), "move", rules.Text{A: r, N: k.move}))
	}
	switch {
	case k.arm == artillery:
		all = append(all, note("CCN-19.8", "battery", rules.Text{A: r, N: k.reach, M: k.battery.full[1] + k.melee}))
	case k.arm == infantry:
		all = append(all, note("CCN-17.9", "fire", rules.Text{A: r, N: k.reach}))
		if k.fire > 0 && k.fireMoved > 0 {
			all = append(all, note("CCN-19.3", "fire.bonus", rules.Text{A: r, N: k.fire}))
		} else if k.fire > 0 {
			all = append(all, note("CCN-19.3", "fire.standing", rules.Text{A: r, N: k.fire}))
		}
	}
	if k.melee > 0 && k.arm != artillery {
		all = append(all, note(bonusRule(k), "melee", rules.Text{A: r, N: k.melee}))
	}
	if k.meleeInfantry > 0 {
		all = append(all, note("CCN-22.3", "melee.infantry", rules.Text{A: r, N: k.meleeInfantry}))
	}
	if !k.sabers {
		all = append(all, note("CCN-23.2", "no_sabers", rules.Text{A: r}))
	}
	if k.retreat > 1 {
		all = append(all, note("CCN-26.1", "militia", rules.Text{A: r, N: k.retreat}))
	}
	if k.ignores > 0 {
		all = append(all, note(ignoreRule(k), "ignores", rules.Text{A: r, N: k.ignores}))
	}
	return all
}

// inspectLeader tells whom a leader is with.
func (b *Board) inspectLeader(r rules.Ref) []rules.Note {
	all := []rules.Note{note("CCN-15.1", "leader", rules.Text{A: r, N: 3})}
	l := b.leaderNamed(r)
	if l >= 0 {
		all = append(b.nationNotes(b.leaders[l].side, leaderTypes[b.leaders[l].id].nation), all...)
		all = append(all, spentNotes(r, b.leaders[l].moved, false)...)
	}
	switch {
	case l < 0:
	case b.leaders[l].state == killed:
		all = append(all, note("CCN-5.2", "leader.killed", rules.Text{A: r}))
	case b.leaders[l].state == gone:
		all = append(all, note("CCN-28.8", "leader.gone", rules.Text{A: r}))
	case b.lone(l):
		all = append(all, note("CCN-25.13", "leader.lone", rules.Text{A: r}))
	default:
		all = append(all, note("CCN-3.6", "leader.attached", rules.Text{A: r, B: b.unitRef(b.unitOf(l))}))
	}
	return all
}
