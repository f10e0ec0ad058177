package ccn

import "grognard/rules"

// Overlays implements rules.Rulebook.
func (Book) Overlays() []rules.Overlay {
	return []rules.Overlay{rules.OverlayMoves, rules.OverlaySight, rules.OverlayRanges, rules.OverlaySections, rules.OverlayCommand}
}

// Overlay implements rules.Rulebook: where a piece can move, what it sees,
// the dice it would fire or fight with at each hex, the sections of the board,
// and who can be or is ordered.
func (Book) Overlay(board rules.Board, _ rules.Side, key rules.Overlay, about rules.Ref) []rules.Shade {
	b := board.(*Board)
	switch key {
	case rules.OverlayMoves:
		return b.shadeMoves(about)
	case rules.OverlaySight:
		return b.shadeSight(about)
	case rules.OverlayRanges:
		return b.shadeRanges(about)
	case rules.OverlaySections:
		return b.shadeSections()
	case rules.OverlayCommand:
		return b.shadeCommand()
	}
	return nil
}

// about finds the piece or hex that an overlay is about.
func (b *Board) about(r rules.Ref) (u, l int, h hex) {
	u, l, h = b.unitNamed(r), b.leaderNamed(r), nowhere
	switch {
	case r.Kind() == hexKind:
		h = hex(r.N())
		u = b.unitOn(h)
		if u < 0 {
			l = b.leaderOn(h)
		}
	case u >= 0:
		h = b.units[u].at
	case l >= 0:
		h = b.leaders[l].at
	}
	return u, l, h
}

// shadeMoves marks where a piece could move if it were ordered now, with the
// hexes entered.
func (b *Board) shadeMoves(about rules.Ref) (all []rules.Shade) {
	u, l, h := b.about(about)
	var r *reach
	side := rules.Chance
	switch {
	case h == nowhere || u < 0 && l < 0:
		return nil
	case u >= 0 && b.units[u].square > 0: // CCN-12.3
		return nil
	case u >= 0:
		side = b.sideOf(u)
		limit := b.typeOf(u).move
		if b.units[u].ordered {
			limit = b.moveLimit(u)
		}
		r = b.unitReach(u, limit)
	default:
		side = b.leaderSide(l)
		r = b.leaderReach(l)
	}
	for to, n := range r.steps {
		if n > 0 {
			all = append(all, rules.Shade{Cell: hex(to).ref(), Side: side, Style: rules.StyleArea, N: int(n)})
		}
	}
	return all
}

// shadeSight marks what is seen from a unit or hex within five hexes, what is
// not, and with a line each hex that sight ends at (CCN-18).
func (b *Board) shadeSight(about rules.Ref) (all []rules.Shade) {
	u, _, from := b.about(about)
	if from == nowhere {
		return nil
	}
	side := rules.Chance
	if u >= 0 {
		side = b.sideOf(u)
	}
	var walls [boardSize]bool
	for h := range hex(boardSize) {
		if !h.real() || h == from || distance(h, from) > farthest {
			continue
		}
		wall, clear := b.sight(from, h, true)
		if clear {
			all = append(all, rules.Shade{Cell: h.ref(), Side: side, Style: rules.StyleArea})
			continue
		}
		all = append(all, rules.Shade{Cell: h.ref(), Side: side, Style: rules.StyleContested})
		if wall != nowhere {
			walls[wall] = true
		}
	}
	for h := range hex(boardSize) {
		if walls[h] {
			all = append(all, rules.Shade{Cell: h.ref(), Side: side, Style: rules.StyleBlocked},
				rules.Shade{Cell: from.ref(), To: h.ref(), Side: side, Style: rules.StyleLine})
		}
	}
	return all
}

// shadeRanges marks the hexes that a unit could fire at or attack from where it
// stands, with its dice before the terrain of the target.
func (b *Board) shadeRanges(about rules.Ref) (all []rules.Shade) {
	u, _, from := b.about(about)
	if u < 0 || from == nowhere {
		return nil
	}
	for h := range hex(boardSize) {
		if !h.real() || h == from || distance(h, from) > max(1, b.typeOf(u).reach) {
			continue
		}
		x := blow{by: u, at: -1, to: h, melee: distance(h, from) == 1}
		if e := b.unitOn(h); e >= 0 && b.sideOf(e) != b.sideOf(u) {
			x.at = e
		}
		if _, clear := b.sight(from, h, true); !clear && !x.melee {
			continue
		}
		if n := b.dice(x); n > 0 {
			all = append(all, rules.Shade{Cell: h.ref(), Side: b.sideOf(u), Style: rules.StyleNumber, N: n})
		}
	}
	return all
}

// shadeSections marks the flanks; the hexes between them are the centre, and
// those of two sections are contested (CCN-2.3). In the middle row each
// section has the name that it has for the player to move (CCN-2.2).
func (b *Board) shadeSections() (all []rules.Shade) {
	for h := range hex(boardSize) {
		switch set := h.sections(); {
		case !h.real() || set == centerSection.set():
		case set.has(centerSection):
			all = append(all, rules.Shade{Cell: h.ref(), Side: rules.Chance, Style: rules.StyleContested})
		default:
			all = append(all, rules.Shade{Cell: h.ref(), Side: rules.Chance, Style: rules.StyleArea})
		}
	}
	for s := range sections {
		for c := range boardCols {
			if h := at(boardRows/2, c); h.sections() == s.set() {
				all = append(all, rules.Shade{Cell: h.ref(), To: b.flankRef(b.active, s), Side: b.active, Style: rules.StyleName})
			}
		}
	}
	return all
}

// shadeCommand marks the hexes of the pieces that are ordered or, before the
// card is played, the pieces of the active side by the section they would be
// ordered in.
func (b *Board) shadeCommand() (all []rules.Shade) {
	for u := range b.unitCount() {
		x := &b.units[u]
		switch {
		case x.at == nowhere || b.sideOf(u) != b.active:
		case x.ordered:
			all = append(all, rules.Shade{Cell: x.at.ref(), Side: b.active, Style: rules.StyleArea})
		case b.phase == ordersPhase && b.mayOrder(u).OK():
			all = append(all, rules.Shade{Cell: x.at.ref(), Side: b.active, Style: rules.StyleContested})
		}
	}
	return all
}
