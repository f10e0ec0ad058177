package stroke

import "grognard/rules"

// border returns the border that is meant by a point of the window: the cell it lies in,
// and of those beside it the nearest one. far is how far off the middle of the border it
// is, in cells.
func (h *Hand) border(x, y float32) (cell, beside rules.Ref, far float32) {
	cell = h.Board.CellAt(x, y)
	home, ok := h.Board.CellRect(cell)
	if cell == 0 || !ok {
		return 0, 0, 0
	}
	cx, cy := home.Center()
	for _, n := range h.grid.beside(cell, false) {
		r, _ := h.Board.CellRect(n)
		nx, ny := r.Center()
		mx, my := (cx+nx)/2, (cy+ny)/2
		d := ((x-mx)*(x-mx) + (y-my)*(y-my)) / (home.W * home.W)
		if beside == 0 || d < far {
			beside, far = n, d
		}
	}
	if beside == 0 {
		return 0, 0, 0
	}
	return cell, beside, far
}

// nearBorder is how near to the middle of a border, in cells, a stroke comes that runs
// along it: at a corner three of them meet, and two are not meant.
const nearBorder = .3

// run takes in the border at a point that the stroke runs through. Which of its cells
// holds it is decided by where the stroke first came.
func (h *Hand) run(x, y float32) {
	a, b, far := h.border(x, y)
	if a == 0 || far > nearBorder*nearBorder {
		return
	}
	for i := 0; i+1 < len(h.cells); i += 2 {
		if p, q := h.cells[i], h.cells[i+1]; p == a && q == b || p == b && q == a {
			return
		}
	}
	h.cells = append(h.cells, a, b)
}
