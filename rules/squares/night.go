package squares

import "grognard/rules"

// startNight is NIGHT: with the option both sides may fight on, otherwise the
// armies withdraw (NS-D.8).
func (b *Board) startNight(t *rules.Table) {
	b.active, b.fightsOn = rules.First, [2]bool{}
	if b.rules.night {
		b.phase = nightChoice
		return
	}
	b.nightfall(t)
}

// nightChoice asks one side whether it fights on in the dark (NS-D.1).
func (b *Board) nightChoice(t *rules.Table) {
	s := b.active
	o := b.ask(t, s, "night.choice", "NS-D.1", 0, func(m rules.Menu) {
		m.Secret()
		m.Quiet(rules.Option{Do: "withdraw"})
		m.Offer(rules.Option{Do: "fight"})
	})
	b.fightsOn[s] = o.Do == "fight"
	if s == rules.First {
		b.active = rules.Second
		return
	}
	if b.fightsOn[0] && b.fightsOn[1] {
		t.Say("NS-D.2", rules.Chance, rules.Text{Key: "ns.log.nightfight"})
		b.startPoints()
		return
	}
	b.nightfall(t)
}

// nightfall ends the day: the battle ends there, or the armies part until the
// morning.
func (b *Board) nightfall(t *rules.Table) {
	t.Say("NS-D.8", rules.Chance, rules.Text{Key: "ns.log.nightfall"})
	if b.day >= b.days {
		b.score(t)
		return
	}
	b.active, b.leaves = rules.First, [2]bool{}
	b.phase = nightLeave
}

// nightLeave asks one side whether it leaves the field (NS-D.5, NS-D.10).
func (b *Board) nightLeave(t *rules.Table) {
	s := b.active
	o := b.ask(t, s, "night.leave", "NS-D.5", 0, func(m rules.Menu) {
		m.Secret()
		m.Waive(rules.Option{Do: "stay"})
		m.Offer(rules.Option{Do: "leave"})
	})
	b.leaves[s] = o.Do == "leave"
	if s == rules.First {
		b.active = rules.Second
		return
	}
	switch {
	case b.leaves[0] && b.leaves[1]:
		b.endGame(t, rules.Chance, bothLeft)
	case b.leaves[0]:
		b.endGame(t, rules.Second, leftField)
	case b.leaves[1]:
		b.endGame(t, rules.First, leftField)
	default:
		b.startRedeployment()
	}
}

// startRedeployment notes who is surrounded, and who goes first: the side with
// fewer unbroken commands, on a tie the one that is not first (NS-D.9).
func (b *Board) startRedeployment() {
	b.hemmed, b.placed = 0, 0
	for u := range b.units {
		if b.unit[u].state == present && b.surrounded(u) {
			b.hemmed |= oneUnit(u)
		}
	}
	b.active = b.redeploysFirst()
	b.phase = redeployment
}

func (b *Board) redeploysFirst() rules.Side {
	first := b.size(rules.First) - b.demoralizedCommands(rules.First)
	second := b.size(rules.Second) - b.demoralizedCommands(rules.Second)
	if first < second {
		return rules.First
	}
	return rules.Second
}

// surrounded reports whether a unit can trace no chain of squares without
// enemies to its base line (NS-C4.4.14, NS-C4.4.15).
func (b *Board) surrounded(u int) bool {
	s, from := b.sideOf(u), b.unit[u].at
	var seen squareSet
	seen.Add(from)
	queue := []square{from}
	for i := 0; i < len(queue); i++ {
		if b.onBaseLine(queue[i], s) {
			return false
		}
		for h := range heading(headings) {
			q := b.beside(queue[i], h)
			if q == offBoard || seen.Has(q) || b.units[u].linear && h.diagonal() || b.holds(q, s.Other()) || b.impassable(q) ||
				b.units[u].kind == artillery && b.ground[q].difficult() {
				continue
			}
			seen.Add(q)
			queue = append(queue, q)
		}
	}
	return true
}

// onBaseLine reports whether a square lies on a side's edge of the board.
func (b *Board) onBaseLine(q square, s rules.Side) bool {
	return b.beside(q, b.side[s].edge) == offBoard
}

// nightReach is how far a unit may be redeployed.
const nightReach = 3

// redeploy is NIGHT.REDEPLOY: one unit, or the end of one side's redeployment,
// when what still stands in reach of the enemy's guns is moved (NS-D.4,
// NS-D.9).
func (b *Board) redeploy(t *rules.Table) {
	s := b.active
	o := b.ask(t, s, "night.place", "NS-D.9", 0, func(m rules.Menu) {
		m.Always()
		m.Quiet(rules.Option{Do: "done"})
		for rest := b.of[s] &^ b.hemmed &^ b.placed &^ b.covered(s); rest != 0; rest = rest.Rest() {
			u := rest.First()
			if b.unit[u].state == present {
				b.offerNight(m, u)
			}
		}
	})
	if o.Do == "place" {
		u, _ := b.unitNamed(o.Who)
		b.placed |= oneUnit(u)
		b.camp(t, u, square(o.At.N()))
		return
	}
	b.pullBack(t, s)
	b.followTroops(t, s)
	if s == b.redeploysFirst() {
		b.active = s.Other()
		return
	}
	b.morning(t)
}

// offerNight lists the squares where a unit may be redeployed.
func (b *Board) offerNight(m rules.Menu, u int) {
	for q := range square(maxSquares) {
		if b.onBoard(q) && q != b.unit[u].at && distance(q, b.unit[u].at) <= nightReach && b.canCamp(u, q) {
			m.Offer(rules.Option{Do: "place", Who: b.unitRef(u), At: q.ref()})
		}
	}
}

// canCamp reports whether a unit may stand in a square for the night: a legal
// one, beyond bombardment by all enemies but those who are surrounded.
func (b *Board) canCamp(u int, q square) bool {
	s := b.sideOf(u)
	switch {
	case b.holds(q, s.Other()), b.impassable(q), b.markerOn(q, s) >= 0,
		b.units[u].kind == artillery && b.ground[q].difficult(), !b.fits(q, s, oneUnit(u)):
		return false
	}
	return !b.underGuns(q, s)
}

// underGuns reports whether enemies of a side stand within bombardment reach. A
// marker does, whatever lies under it (NS-A.68).
func (b *Board) underGuns(q square, s rules.Side) bool {
	foe := s.Other()
	for rest := b.of[foe] &^ b.hemmed; rest != 0; rest = rest.Rest() {
		if u := rest.First(); b.unit[u].state == present && b.rangeTo(b.unit[u].at, q) != outOfReach {
			return true
		}
	}
	for k := range b.marker[foe] {
		if x := &b.marker[foe][k]; x.standing() && b.rangeTo(x.at, q) != outOfReach {
			return true
		}
	}
	return false
}

// camp puts a unit on its square for the night.
func (b *Board) camp(t *rules.Table, u int, q square) {
	from := b.unit[u].at
	t.Tell(rules.Event{Kind: rules.EvMove, Rule: "NS-D.9", Side: b.sideOf(u), Who: b.unitRef(u), From: from.ref(), To: q.ref(),
		Path: []rules.Ref{from.ref(), q.ref()}, Text: rules.Text{Key: "ns.log.camp", A: b.unitRef(u), B: q.ref()}})
	b.unit[u].garrison = false
	b.relocate(u, q)
}

// pullBack moves the units of a side that still stand in reach of the enemy to
// the nearest legal square, towards their base line.
func (b *Board) pullBack(t *rules.Table, s rules.Side) {
	for rest := b.of[s] &^ b.hemmed; rest != 0; rest = rest.Rest() {
		u := rest.First()
		x := &b.unit[u]
		if x.state != present || b.hidden(u) || !b.underGuns(x.at, s) {
			continue
		}
		if q := b.nearestCamp(u); q != offBoard {
			b.camp(t, u, q)
		}
	}
}

// nearestCamp is the nearest square where a unit may stay; of several the one
// nearest to its base line.
func (b *Board) nearestCamp(u int) square {
	best, bestAt := 1<<16, offBoard
	for q := range square(maxSquares) {
		if !b.onBoard(q) || !b.canCamp(u, q) {
			continue
		}
		if n := distance(q, b.unit[u].at)*100 + b.toBaseLine(q, b.sideOf(u)); n < best {
			best, bestAt = n, q
		}
	}
	return bestAt
}

// toBaseLine is how many squares lie between a square and its side's edge.
func (b *Board) toBaseLine(q square, s rules.Side) int {
	switch b.side[s].edge {
	case north:
		return b.rows - 1 - q.row()
	case east:
		return b.cols - 1 - q.col()
	case west:
		return q.col()
	}
	return q.row()
}

// followTroops takes the leaders of a side along with their troops.
func (b *Board) followTroops(t *rules.Table, s rules.Side) {
	for l := range b.leaders {
		x := &b.leader[l]
		if b.leaders[l].side != s || x.state != present || b.in[x.at]&b.troops(l) != 0 {
			continue
		}
		if near := b.nearest(x.at, b.troops(l)); len(near) > 0 {
			b.moveLeader(t, l, near[0], "NS-D.9")
		}
	}
}

// morning makes the night recoveries and begins the next day (NS-D.6, NS-D.7,
// NS-D.11).
func (b *Board) morning(t *rules.Table) {
	for s := range b.marker {
		for k := range b.marker[s] {
			x := &b.marker[s][k]
			b.shareOut(t, rules.Side(s), x.units, int(x.hits), false)
			x.hits = 0
		}
	}
	for u := range b.units {
		if b.unit[u].state == present && !(b.hidden(u) && b.veiled(t, b.sideOf(u))) {
			b.recoverAtNight(t, u)
			b.unit[u].dry = false
		}
	}
	b.hemmed, b.placed = 0, 0
	b.day++
	b.dayTurn = b.turn
	if b.rules.weatherRandom {
		b.rollWeather(t)
	}
	b.setDay()
	b.dayStart = b.dawn
	t.Say("NS-D.7", rules.Chance, rules.Text{Key: "ns.log.morning", N: b.day})
	b.phase = turnStart
}

// recoverAtNight takes hits off a unit: a single one goes, of more one stays;
// who is surrounded tries a field recovery (NS-C4.4.11, NS-C4.4.14).
func (b *Board) recoverAtNight(t *rules.Table, u int) {
	hits := int(b.unit[u].hits)
	switch {
	case b.hemmed.Has(u):
		if hits >= recoverFrom {
			b.tryRecovery(t, u)
			b.unit[u].tried = false
		}
	case hits == 1:
		b.restore(t, u, 1, "NS-C4.4.11")
	case hits > 1:
		b.restore(t, u, hits-1, "NS-C4.4.11")
	}
}
