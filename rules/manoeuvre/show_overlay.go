package manoeuvre

import "grognard/rules"

// Overlays implements rules.Rulebook.
func (Book) Overlays() []rules.Overlay {
	return []rules.Overlay{rules.OverlayControl, rules.OverlaySight, rules.OverlayMoves}
}

// Overlay implements rules.Rulebook: the ground each side would control at
// nightfall, the squares that can be fired at from a unit or square, and those
// a unit can move to.
func (Book) Overlay(board rules.Board, _ rules.Side, key rules.Overlay, about rules.Ref) []rules.Shade {
	b := board.(*Board)
	if b.phase < deployment || b.chart == nil {
		return nil
	}
	switch key {
	case rules.OverlayControl:
		return append(b.shadeControl(rules.First), b.shadeControl(rules.Second)...)
	case rules.OverlaySight:
		return b.shadeSight(about)
	case rules.OverlayMoves:
		return b.shadeMoves(about)
	}
	return nil
}

// shadeControl marks what a side controls (MAN-2.2.3, MAN-2.2.4), and what it
// touches but an enemy contests.
func (b *Board) shadeControl(s rules.Side) (all []rules.Shade) {
	own := b.control(s)
	for rest := own; rest != 0; rest = rest.Rest() {
		all = append(all, rules.Shade{Cell: rest.First().ref(), Side: s, Style: rules.StyleArea})
	}
	contested := b.touches(s) & b.enemyHalf(s) &^ own &^ b.stands(s.Other())
	for ; contested != 0; contested = contested.Rest() {
		all = append(all, rules.Shade{Cell: contested.First().ref(), Side: rules.Chance, Style: rules.StyleContested})
	}
	return all
}

// shadeSight marks the squares in range of a bombardment, and those among them
// that cannot be seen.
func (b *Board) shadeSight(about rules.Ref) (all []rules.Shade) {
	from, side := offBoard, rules.Chance
	if s, u, ok := b.unitNamed(about); ok {
		from, side = b.force[s].at[u], s
	} else if about.Kind() == squareKind {
		from = square(about.N())
	}
	if from == offBoard {
		return nil
	}
	for q := range square(64) {
		n := distance(from, q)
		if n == 0 || n > fireRange {
			continue
		}
		style := rules.StyleBlocked
		if _, ok := b.sight(from, q); ok {
			style = rules.StyleArea
		}
		all = append(all, rules.Shade{Cell: q.ref(), Side: side, Style: style, N: n})
	}
	return all
}

func (b *Board) shadeMoves(about rules.Ref) (all []rules.Shade) {
	s, u, ok := b.unitNamed(about)
	if about.Kind() == squareKind {
		s, u, ok = b.unitOn(square(about.N()))
	}
	if !ok {
		return nil
	}
	for reach := b.moves(s, u); reach != 0; reach = reach.Rest() {
		q := reach.First()
		all = append(all, rules.Shade{Cell: q.ref(), Side: s, Style: rules.StyleArea, N: distance(b.force[s].at[u], q)})
	}
	return all
}
