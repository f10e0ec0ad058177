package squares

import "grognard/rules"

// entrySquares are the squares by which something enters: its own, or where
// all of them hold enemies the nearest squares of the border that hold none
// (NS-C4.1.37). Guns do not enter wood and broken ground.
func (b *Board) entrySquares(s rules.Side, entry []square, guns bool) []square {
	for _, q := range entry {
		if !b.holds(q, s.Other()) {
			return entry
		}
	}
	var all []square
	best := maxCols + maxRows
	for row := range b.rows {
		for col := range b.cols {
			q := at(col, row)
			if !b.border(q) || b.holds(q, s.Other()) || b.impassable(q) || guns && b.ground[q].difficult() {
				continue
			}
			far := maxCols + maxRows
			for _, e := range entry {
				far = min(far, distance(e, q))
			}
			switch {
			case far < best:
				all, best = []square{q}, far
			case far == best:
				all = append(all, q)
			}
		}
	}
	return all
}

// border reports whether a square lies on the edge of the board.
func (x *scenario) border(q square) bool {
	return q.col() == 0 || q.row() == 0 || q.col() == x.cols-1 || q.row() == x.rows-1
}

// arrived reports whether a unit may enter this turn.
func (b *Board) arrived(u int) bool { return b.unit[u].state == due && b.units[u].turn <= b.turn }

// offerEntry lists how a reinforcement may enter.
func (b *Board) offerEntry(m rules.Menu, u int) {
	name, s := b.unitRef(u), b.sideOf(u)
	if !b.arrived(u) {
		m.Offer(rules.Option{Do: "enter", Who: name}, rules.No("NS-C4.1.37", rules.Text{Key: "ns.why.due", A: name, N: b.units[u].turn}))
		return
	}
	for _, q := range b.entrySquares(s, b.units[u].entry, !b.units[u].brigade()) {
		if !b.units[u].linear {
			b.offerEntrance(m, u, rules.Option{Do: "enter", Who: name, At: q.ref()}, q)
			continue
		}
		for n := 1; n <= 2*facingCount; n++ {
			b.offerEntrance(m, u, rules.Option{Do: "enter", Who: name, At: q.ref(), N: n}, q)
		}
	}
}

// offerEntrance offers one way to enter: N above 4 is in March Column.
func (b *Board) offerEntrance(m rules.Menu, u int, o rules.Option, q square) {
	w := b.walkerOf(u)
	x := &b.unit[u]
	w.column = o.N > facingCount
	x.march = w.column
	next, barred := b.step(&w, x.pace, offBoard, q, entryHeading)
	x.march = false
	if barred == noBar && next.spent > b.allowance(u) {
		barred = barPoints
	}
	m.Offer(o, barred.reason(b.unitRef(u), q))
}

// enterUnit brings a reinforcement onto the board.
func (b *Board) enterUnit(t *rules.Table, u int, o rules.Option) {
	x, q := &b.unit[u], square(o.At.N())
	w := b.walkerOf(u)
	if o.N > 0 {
		x.march, w.column = o.N > facingCount, o.N > facingCount
		x.facing = facingOf((o.N-1)%facingCount + 1)
	}
	x.pace, _ = b.step(&w, x.pace, offBoard, q, entryHeading)
	x.state, x.entered, x.acted = present, true, true
	b.relocate(u, q)
	t.Tell(rules.Event{Kind: rules.EvPlace, Rule: "NS-C4.1.37", Side: b.act.side, Who: b.unitRef(u), To: q.ref(),
		Text: rules.Text{Key: "ns.log.enter", A: b.unitRef(u), B: q.ref()}})
	b.arrive(t, b.act.side, q, false)
	b.park(u)
}
