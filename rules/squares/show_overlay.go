package squares

import "grognard/rules"

// Overlays implements rules.Rulebook.
func (Book) Overlays() []rules.Overlay {
	return []rules.Overlay{rules.OverlayMoves, rules.OverlayRanges, rules.OverlayRadius, rules.OverlaySupport, rules.OverlayCapacity, rules.OverlayControl}
}

// Overlay implements rules.Rulebook. A view about a unit, square or leader
// that s does not see is empty.
func (Book) Overlay(board rules.Board, s rules.Side, key rules.Overlay, about rules.Ref) []rules.Shade {
	b := board.(*Board)
	switch key {
	case rules.OverlayMoves:
		return b.shadeMoves(b.seenUnit(about, s))
	case rules.OverlayRanges:
		return b.shadeRanges(b.seenUnit(about, s), s)
	case rules.OverlayRadius:
		return b.shadeRadius(about, s)
	case rules.OverlaySupport:
		return b.shadeSupport(s)
	case rules.OverlayCapacity:
		return b.shadeCapacity(s)
	case rules.OverlayControl:
		return b.shadeControl()
	}
	return nil
}

// seenUnit returns the unit on the board that a name, or the first that a
// square, means to a side; -1 if there is none.
func (b *Board) seenUnit(about rules.Ref, s rules.Side) int {
	if u, ok := b.unitNamed(about); ok && b.unit[u].state == present && !b.secret(u, s) {
		return u
	}
	if about.Kind() == squareKind {
		for x := rules.First; x <= rules.Second; x++ {
			if set := b.seenIn(square(about.N()), x, s) &^ b.covered(x); set != 0 {
				return set.First()
			}
		}
	}
	return -1
}

// shadeMoves marks the squares that a unit can reach with what it has left, or
// with 3 AP while its command is not active, and what they cost.
func (b *Board) shadeMoves(u int) (all []rules.Shade) {
	if u < 0 {
		return nil
	}
	c := *b
	if !c.act.members.Has(u) {
		c.act = activation{side: b.sideOf(u), leader: int8(b.units[u].command), ap: 3}
		c.unit[u].pace = pace{}
	}
	w := c.walkerOf(u)
	reach := c.findReach(&w, c.unit[u].at, c.unit[u].pace, c.allowance(u))
	for _, q := range reach.list {
		all = append(all, rules.Shade{Cell: q.ref(), Side: b.sideOf(u), Style: rules.StyleNumber, N: int(reach.pace[q].spent - c.unit[u].spent)})
	}
	return all
}

// shadeRanges marks the bombardment pattern of a battery, or of all batteries
// of a side: short range tinted, long range hatched (NS-C4.2.3).
func (b *Board) shadeRanges(u int, s rules.Side) (all []rules.Shade) {
	guns := b.batteries(s)
	if u >= 0 && b.units[u].kind == artillery {
		guns = oneUnit(u)
	}
	for q := range square(maxSquares) {
		style := rules.Style("")
		for rest := guns; rest != 0 && b.onBoard(q); rest = rest.Rest() {
			switch b.rangeTo(b.unit[rest.First()].at, q) {
			case shortRange:
				style = rules.StyleArea
			case longRange:
				if style == "" {
					style = rules.StyleContested
				}
			}
		}
		if style != "" {
			all = append(all, rules.Shade{Cell: q.ref(), Side: b.sideOf(guns.First()), Style: style})
		}
	}
	return all
}

// batteries is the artillery of a side on the board.
func (b *Board) batteries(s rules.Side) (set unitSet) {
	if s == rules.Chance {
		return 0
	}
	for rest := b.of[s]; rest != 0; rest = rest.Rest() {
		if u := rest.First(); b.units[u].kind == artillery && b.unit[u].state == present {
			set |= oneUnit(u)
		}
	}
	return set
}

// shadeRadius marks the command radius of a leader, of the general of a unit,
// of who is active, or else of the C-in-C (NS-A.14). While a general moves a
// square means the radius that he would have there. Numbers count the units
// that he would reach.
func (b *Board) shadeRadius(about rules.Ref, s rules.Side) (all []rules.Shade) {
	l, from := b.radiusOf(about, s)
	if l < 0 {
		return nil
	}
	for q := range square(maxSquares) {
		if b.onBoard(q) && distance(q, from) <= commandRadius {
			all = append(all, rules.Shade{Cell: q.ref(), Side: b.leaders[l].side, Style: rules.StyleArea,
				N: (b.seenIn(q, b.leaders[l].side, s) & b.troops(l)).Count()})
		}
	}
	return all
}

// radiusOf returns whose command radius a thing means, and around which square.
func (b *Board) radiusOf(about rules.Ref, s rules.Side) (leader int, from square) {
	l, ok := b.leaderNamed(about)
	if u, isUnit := b.unitNamed(about); isUnit {
		l, ok = b.units[u].command, true
	}
	if !ok && b.act.leader >= 0 {
		l, ok = int(b.act.leader), true
		if q := square(about.N()); b.phase == generalMove && about.Kind() == squareKind && b.onBoard(q) {
			return l, q
		}
	}
	if !ok && s != rules.Chance {
		l, ok = b.chief(s), true
	}
	if !ok || l == noChief || b.leader[l].state != present {
		return -1, offBoard
	}
	return l, b.leader[l].at
}

// shadeSupport draws a line from each supporter in another square to those it
// supports, and hatches the squares with unsupported Linear units (NS-A.27).
func (b *Board) shadeSupport(s rules.Side) (all []rules.Shade) {
	var alone squareSet
	for u := range b.units {
		if b.unit[u].state != present || b.secret(u, s) || !b.faces(u) || b.unit[u].march {
			continue
		}
		q := b.unit[u].at
		switch v := b.supporter(u, 0); {
		case v < 0 && alone.Has(q):
		case v < 0:
			alone.Add(q)
			all = append(all, rules.Shade{Cell: q.ref(), Side: b.sideOf(u), Style: rules.StyleContested})
		case b.unit[v].at != q:
			all = append(all, rules.Shade{Cell: b.unit[v].at.ref(), To: q.ref(), Side: b.sideOf(u), Style: rules.StyleLine})
		}
	}
	return all
}

// shadeCapacity marks what is left of the budget of the squares in use
// (NS-A.36).
func (b *Board) shadeCapacity(s rules.Side) (all []rules.Shade) {
	for q := range square(maxSquares) {
		for x := rules.First; x <= rules.Second; x++ {
			if seen := b.seenIn(q, x, s); seen != 0 {
				r := b.roomIn(q, x, b.of[x]&^seen)
				all = append(all, rules.Shade{Cell: q.ref(), Side: x, Style: rules.StyleNumber, N: squareBudget - r.budget()})
			}
		}
	}
	return all
}

// shadeControl marks the objectives with who holds them and what they are
// worth (NS-C5.11).
func (b *Board) shadeControl() (all []rules.Shade) {
	for i, o := range b.objectives {
		all = append(all, rules.Shade{Cell: o.at.ref(), Side: b.held[i], Style: rules.StyleNumber, N: o.worth})
	}
	return all
}
