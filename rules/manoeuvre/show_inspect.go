package manoeuvre

import "grognard/rules"

// Inspect implements rules.Rulebook.
func (k Book) Inspect(board rules.Board, s rules.Side, r rules.Ref) []rules.Note {
	b := board.(*Board)
	switch r.Kind() {
	case unitKind:
		return b.inspectUnit(s, r)
	case squareKind:
		return b.inspectSquare(square(r.N()))
	case cardRefKind:
		return b.inspectCard(r)
	case armyKind:
		return b.inspectArmy(r.N())
	case groundKind:
		return []rules.Note{groundNote(ground(r.N()))}
	}
	return nil
}

func note(rule, key string, args rules.Text) rules.Note {
	args.Key = "man.inspect." + key
	return rules.Note{Rule: rule, Text: args}
}

// groundNote says what a ground does (part 5.1).
func groundNote(g ground) rules.Note {
	return note("MAN-6.3.6", "ground."+string(g.effects().name), rules.Text{A: groundRef(g), N: g.effects().defence})
}

func (b *Board) inspectSquare(q square) (all []rules.Note) {
	if b.ground[q] != bare {
		all = append(all, groundNote(b.ground[q]))
	}
	if b.phase < deployment {
		return all
	}
	for s := rules.First; s <= rules.Second; s++ {
		if b.control(s).Has(q) {
			all = append(all, note("MAN-2.2.1", "control", rules.Text{A: b.armyRef(s)}))
		}
	}
	return all
}

// inspectUnit tells strengths, move and what defends the unit where it stands.
func (b *Board) inspectUnit(viewer rules.Side, r rules.Ref) []rules.Note {
	if !b.fields(armyOfUnit(r)) {
		return nil
	}
	kind := &b.armyAt(armyOfUnit(r)).units[r.N()%8]
	key := "infantry"
	if kind.cavalry {
		key = "cavalry"
	}
	all := []rules.Note{
		note("MAN-1.3.2", "strength", rules.Text{A: r, N: kind.full, M: kind.reduced}),
		note(allowanceRule(kind.steps()), key, rules.Text{A: r, N: kind.steps()}),
	}
	s, u, ok := b.unitNamed(r)
	if !ok {
		return all
	}
	switch {
	case b.worn(s, u):
		all = append(all, note("MAN-1.3.2", "reduced", rules.Text{A: r, N: kind.reduced}))
	case b.force[s].state[u] == lost:
		all = append(all, note("MAN-1.3.6", "lost", rules.Text{A: r}))
	}
	if b.inPlay(s, u) {
		all = append(all, b.inspectPlace(s, u)...)
	}
	if n := (b.force[s].hand & b.deckOf(s).unit[u]).Count(); viewer == s && n > 0 {
		all = append(all, note("MAN-1.3.4", "cards", rules.Text{A: r, N: n}))
	}
	return all
}

func (b *Board) inspectPlace(s rules.Side, u int) (all []rules.Note) {
	q := b.force[s].at[u]
	all = append(all, groundNote(b.ground[q]))
	if b.inRedoubt(s, u) {
		all = append(all, note("MAN-9.2.24", "redoubt", rules.Text{A: b.unitRef(s, u), N: redoubtDefence}))
	}
	switch to, n := b.retreatSquares(s, u); n {
	case 0:
		all = append(all, note("MAN-6.5.5", "no_retreat", rules.Text{A: b.unitRef(s, u)}))
	case 1:
		all = append(all, note("MAN-6.5.7", "retreat", rules.Text{A: b.unitRef(s, u), B: to[0].ref()}))
	default:
		all = append(all, note("MAN-6.5.8", "flanks", rules.Text{A: b.armyRef(s), B: to[0].ref(), C: to[1].ref()}))
	}
	return all
}

// inspectArmy lists the units and the Commanders of an army (MAN-1.3.1,
// MAN-1.4.3).
func (b *Board) inspectArmy(a int) (all []rules.Note) {
	if !b.fields(a) {
		return nil
	}
	for u := range b.armyAt(a).units {
		kind, key := &b.armyAt(a).units[u], "army.infantry"
		if kind.cavalry {
			key = "army.cavalry"
		}
		all = append(all, note("MAN-1.3.2", key, rules.Text{A: unitRef(a, u), N: kind.full, M: kind.reduced}))
	}
	for c := range deckSize {
		if p := &b.deckAt(a).card[c]; p.kind == commander {
			all = append(all, note("MAN-9.1.1", "army.commander", rules.Text{A: b.cardRefOf(a, c), N: p.command, M: p.combat}))
		}
	}
	return all
}

// inspectCard explains a card; what is printed on cards is no secret. The words that
// stand on its face are the same as there.
func (b *Board) inspectCard(r rules.Ref) []rules.Note {
	a := armyOfCard(r)
	if !b.fields(a) {
		return nil
	}
	c := &b.deckAt(a).card[r.N()%deckSize]
	if c.kind != unitCard {
		all := []rules.Note{{Rule: cardRule(c.kind), Text: rules.Text{Key: "man.card." + kindNames[c.kind] + ".text"}}}
		if c.battery.n > 0 {
			all = append(all, note("MAN-9.1.9", "battery", rules.Text{A: r}))
		}
		return all
	}
	all := []rules.Note{note("MAN-1.3.4", "card.unit", rules.Text{A: r})}
	if c.attack.n == 0 {
		all = append(all, note("MAN-1.4.9", "artillery", rules.Text{A: r}))
	}
	if c.free {
		all = append(all, rules.Note{Rule: "MAN-6.5.18", Text: rules.Text{Key: "man.card.free"}})
	}
	if c.withdraw > 0 {
		all = append(all, note("MAN-6.1.11", "withdraw", rules.Text{A: r, N: c.withdraw}))
	}
	return all
}

// cardRule is the clause that says what a card does.
func cardRule(k cardKind) string {
	if k == spy {
		return "MAN-9.2.40"
	}
	return useOf[k]
}
