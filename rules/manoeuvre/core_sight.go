package manoeuvre

// sight tells whether a unit can fire from one square at another, up to two
// squares away (MAN-6.2.2 to MAN-6.2.7). If something hides the target, hidden
// is the square it stands on.
func (b *Board) sight(from, to square) (hidden square, ok bool) {
	if distance(from, to) == 1 {
		return offBoard, true
	}
	hidden = offBoard
	for _, mid := range adjacent[from] { // MAN-6.2.6: one clear square in the middle is enough
		if mid == offBoard || distance(mid, to) != 1 {
			continue
		}
		if b.unitAt[mid] == nobody && !b.ground[mid].effects().blocks {
			return offBoard, true
		}
		hidden = mid
	}
	return hidden, false
}

// fireRange is how far bombardments reach (MAN-6.2.3).
const fireRange = 2
