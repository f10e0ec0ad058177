package squares

// reach are the squares that a unit can reach in its movement, with the way
// that costs least.
type reach struct {
	pace  [maxSquares]pace
	from  [maxSquares]square
	known squareSet
	list  []square // in the order found, without the start
}

// better reports whether a pace leaves more to do: fewer AP spent, or more
// squares of an additional movement left.
func (p pace) better(than pace) bool {
	return p.spent < than.spent || p.spent == than.spent && p.extra > than.extra
}

// findReach looks where walker w can go from a square (NS-C4.1). With markers on
// the board it looks one step ahead only, since a step may reveal something.
func (b *Board) findReach(w *walker, start square, p pace, limit uint8) *reach {
	x := &reach{}
	x.pace[start], x.from[start] = p, start
	x.known.Add(start)
	queue := []square{start}
	for i := 0; i < len(queue); i++ {
		q := queue[i]
		if b.rules.fog && q != start {
			continue
		}
		for h := range heading(headings) {
			to := b.beside(q, h)
			if to == offBoard || to == start {
				continue
			}
			next, barred := b.step(w, x.pace[q], q, to, h)
			if barred != noBar || next.spent > limit || x.known.Has(to) && !next.better(x.pace[to]) {
				continue
			}
			if !x.known.Has(to) {
				x.known.Add(to)
				x.list = append(x.list, to)
			}
			x.pace[to], x.from[to] = next, q
			queue = append(queue, to)
		}
	}
	return x
}

// way returns the squares from the start to q, without the start.
func (x *reach) way(q square) []square {
	var all []square
	for ; x.from[q] != q; q = x.from[q] {
		all = append([]square{q}, all...)
	}
	return all
}
