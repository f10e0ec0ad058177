package squares

import "grognard/rules"

// faces reports whether a unit has a facing: Linear infantry outside towns
// (NS-A.25, NS-A.47).
func (b *Board) faces(u int) bool { return b.units[u].linear && !b.unit[u].garrison }

// adjacent reports whether a square is adjacent to a unit (NS-A.39, NS-A.40).
func (b *Board) adjacent(u int, q square) bool { return touch(b.unit[u].at, q, b.units[u].linear) }

// inFlank reports whether a square that touches that of a unit lies in its
// flank (NS-A.26).
func (b *Board) inFlank(u int, q square) bool {
	return b.faces(u) && flankOf(b.unit[u].facing, b.unit[u].at, q)
}

// inFront reports whether such a square lies in front of a unit with facing.
func (b *Board) inFront(u int, q square) bool {
	return b.faces(u) && !flankOf(b.unit[u].facing, b.unit[u].at, q)
}

// flankOf reports whether q lies in the flank arc of somebody at p who faces f.
func flankOf(f heading, p, q square) bool {
	switch toward(p, q).turn(-int(f)) {
	case 0, 1, 7:
		return false
	}
	return true
}

// sideOn reports whether a square is one of the two beside a Linear unit.
func (b *Board) sideOn(u int, q square) bool {
	h := toward(b.unit[u].at, q).turn(-int(b.unit[u].facing))
	return b.faces(u) && (h == east || h == west)
}

// supporter returns the unit that supports a Linear unit, or -1 (NS-A.27 to
// NS-A.31). Units of busy take part in the combat and support nobody.
func (b *Board) supporter(u int, busy unitSet) int {
	x := &b.unit[u]
	if !b.faces(u) || x.march {
		return -1
	}
	s := b.sideOf(u)
	for rest := b.unitsIn(x.at, s) &^ busy &^ oneUnit(u); rest != 0; rest = rest.Rest() {
		v := rest.First()
		if b.units[v].kind == cavalry || b.unit[v].rear && b.backs(v, x.facing) {
			return v
		}
	}
	behind := b.beside(x.at, x.facing.turn(4))
	if behind == offBoard || b.ground[x.at].difficult() || b.ground[behind].difficult() {
		return -1
	}
	for rest := b.unitsIn(behind, s) &^ busy; rest != 0; rest = rest.Rest() {
		if v := rest.First(); b.units[v].kind == cavalry || b.backs(v, x.facing) {
			return v
		}
	}
	return -1
}

// backs reports whether a unit is Linear infantry that looks a way and may
// support (NS-A.29, NS-A.31).
func (b *Board) backs(u int, f heading) bool {
	return b.faces(u) && !b.unit[u].march && b.unit[u].facing == f
}

// leads counts the Lead units in a square but for one (NS-A.41).
func (b *Board) leads(q square, s rules.Side, but int) int {
	r := b.roomIn(q, s, oneUnit(but))
	return r.leads
}

// rank gives a Linear unit that comes to a square its rank: Lead, if fewer
// than two are there (NS-A.42).
func (b *Board) rank(u int) {
	x := &b.unit[u]
	x.rear = b.faces(u) && !x.march && b.leads(x.at, b.sideOf(u), u) >= 2
}

// reformRanks makes a Rear unit Lead where none is left, and a Lead Rear where
// a third has come forward (NS-A.42). Who is in March Column stays Lead
// (NS-C4.1.25).
func (b *Board) reformRanks(q square, s rules.Side) {
	r := b.roomIn(q, s, 0)
	leads, firstRear := r.columns, -1
	for rest := b.in[q] & b.of[s]; rest != 0; rest = rest.Rest() {
		u := rest.First()
		x := &b.unit[u]
		switch {
		case !b.faces(u) || x.march:
			x.rear = false
			continue
		case !x.rear && leads < 2:
			leads++
			continue
		}
		x.rear = true
		if firstRear < 0 {
			firstRear = u
		}
	}
	if leads == 0 && firstRear >= 0 {
		b.unit[firstRear].rear = false
	}
}

// engaged counts the squares with enemies that are adjacent to a unit
// (NS-C4.3.60, NS-C4.4.6), but for one.
func (b *Board) engaged(u int, but square) int {
	n := 0
	foe := b.sideOf(u).Other()
	for h := range heading(headings) {
		if b.units[u].linear && h.diagonal() {
			continue
		}
		if q := b.beside(b.unit[u].at, h); q != offBoard && q != but && b.holds(q, foe) {
			n++
		}
	}
	return n
}

// threatened reports whether enemies of a side are in the squares around one,
// or only beside it.
func (b *Board) threatened(q square, s rules.Side, sides bool) bool {
	for h := range heading(headings) {
		if sides && h.diagonal() {
			continue
		}
		if n := b.beside(q, h); n != offBoard && b.holds(n, s.Other()) {
			return true
		}
	}
	return false
}
