package squares

import "grognard/rules"

// Overlays implements rules.Overlayer.
func (Book) Overlays() []string {
	return []string{"moves", "ranges", "radius", "support", "capacity", "control"}
}

// Overlay implements rules.Overlayer. A view about a unit, square or leader
// that s does not see is empty.
func (Book) Overlay(board rules.Board, s rules.Side, key string, about rules.Ref) []rules.Shade {
	b := board.(*Board)
	switch key {
	case "moves":
		return b.shadeMoves(b.seenUnit(about, s))
	case "ranges":
		return b.shadeRanges(b.seenUnit(about, s))
	case "radius":
		return b.shadeRadius(about)
	case "support":
		return b.shadeSupport(s)
	case "capacity":
		return b.shadeCapacity(s)
	case "control":
		return b.shadeControl()
	}
	return nil
}

// seenUnit returns the unit on the board that a name, or the first that a
// square, means to a side; -1 if there is none.
func (b *Board) seenUnit(about rules.Ref, s rules.Side) int {
	if u, ok := b.unitNamed(about); ok && b.unit[u].state == present && (!b.hidden(u) || b.sideOf(u) == s) {
		return u
	}
	if about.Kind() == squareKind {
		for x := rules.First; x <= rules.Second; x++ {
			if set := b.here(square(about.N()), x); set != 0 {
				return set.first()
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
	if !c.act.members.has(u) {
		c.act = activation{side: b.sideOf(u), leader: int8(b.units[u].command), ap: 3}
		c.unit[u].pace = pace{}
	}
	w := c.walkerOf(u)
	reach := c.findWays(&w, c.unit[u].at, c.unit[u].pace, c.allowance(u))
	for _, q := range reach.list {
		all = append(all, rules.Shade{Cell: q.ref(), Side: b.sideOf(u), Style: "number", N: int(reach.pace[q].spent - c.unit[u].spent)})
	}
	return all
}

// shadeRanges marks the bombardment pattern of a battery: short range with 1,
// long range with 2 (NS-C4.2.3).
func (b *Board) shadeRanges(u int) (all []rules.Shade) {
	if u < 0 || b.units[u].kind != artillery {
		return nil
	}
	for q := range square(maxSquares) {
		if !b.onBoard(q) {
			continue
		}
		if r := b.rangeTo(b.unit[u].at, q); r != outOfReach {
			all = append(all, rules.Shade{Cell: q.ref(), Side: b.sideOf(u), Style: "number", N: int(r)})
		}
	}
	return all
}

// shadeRadius marks the command radius of a leader, of the general of a unit,
// or of who is active (NS-A.14).
func (b *Board) shadeRadius(about rules.Ref) (all []rules.Shade) {
	l, ok := b.leaderNamed(about)
	if u, isUnit := b.unitNamed(about); isUnit {
		l, ok = b.units[u].command, true
	}
	if !ok && b.act.leader >= 0 {
		l, ok = int(b.act.leader), true
	}
	if !ok {
		return nil
	}
	for q := range square(maxSquares) {
		if b.onBoard(q) && b.inRadius(q, l) {
			all = append(all, rules.Shade{Cell: q.ref(), Side: b.leaders[l].side, Style: "area", N: distance(q, b.leader[l].at)})
		}
	}
	return all
}

// shadeSupport draws a line from each supporter in another square to those it
// supports, and marks the squares with unsupported Linear units (NS-A.27).
func (b *Board) shadeSupport(s rules.Side) (all []rules.Shade) {
	for u := range b.units {
		if b.unit[u].state != present || b.hidden(u) && b.sideOf(u) != s || !b.faces(u) {
			continue
		}
		q := b.unit[u].at
		switch v := b.supporter(u, 0); {
		case v < 0:
			all = append(all, rules.Shade{Cell: q.ref(), Side: b.sideOf(u), Style: "blocked"})
		case b.unit[v].at != q:
			all = append(all, rules.Shade{Cell: b.unit[v].at.ref(), To: q.ref(), Side: b.sideOf(u), Style: "line"})
		}
	}
	return all
}

// shadeCapacity marks what is left of the budget of the squares in use
// (NS-A.36).
func (b *Board) shadeCapacity(s rules.Side) (all []rules.Shade) {
	for q := range square(maxSquares) {
		for x := rules.First; x <= rules.Second; x++ {
			if set := b.here(q, x); set != 0 {
				r := b.roomIn(q, x, 0)
				all = append(all, rules.Shade{Cell: q.ref(), Side: x, Style: "number", N: squareBudget - r.budget()})
			} else if x == s && b.in[q]&b.of[x] != 0 {
				r := b.roomIn(q, x, 0)
				all = append(all, rules.Shade{Cell: q.ref(), Side: x, Style: "number", N: squareBudget - r.budget()})
			}
		}
	}
	return all
}

// shadeControl marks the objectives with who holds them and what they are
// worth (NS-C5.11).
func (b *Board) shadeControl() (all []rules.Shade) {
	for i, o := range b.objectives {
		all = append(all, rules.Shade{Cell: o.at.ref(), Side: b.held[i], Style: "number", N: o.worth})
	}
	return all
}
