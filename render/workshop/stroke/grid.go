package stroke

import "grognard/rules"

// grid knows which cells of a map lie beside each other.
type grid struct {
	m     *rules.Map
	index map[rules.Ref]int
	at    map[[2]int]int // by column and row
}

// rowHeight is the step between the rows of hexes whose width is 1.
const rowHeight = .8660254

func newGrid(m *rules.Map) grid {
	g := grid{m, map[rules.Ref]int{}, map[[2]int]int{}}
	for i := range m.Cells {
		c := &m.Cells[i]
		g.index[c.Ref], g.at[[2]int{c.Col, c.Row}] = i, i
	}
	return g
}

// The steps to what lies beside a cell: on squares first across the sides, then across the
// corners; on hexes those of even rows or columns, then of odd ones.
var (
	squareSteps = [][2]int{{0, -1}, {1, 0}, {0, 1}, {-1, 0}, {1, -1}, {1, 1}, {-1, 1}, {-1, -1}}
	hexSteps    = [2][][2]int{
		{{0, -1}, {1, 0}, {0, 1}, {-1, 1}, {-1, 0}, {-1, -1}},
		{{1, -1}, {1, 0}, {1, 1}, {0, 1}, {-1, 0}, {0, -1}},
	}
)

// beside returns the cells across the sides of one, and across its corners if that is wanted.
func (g *grid) beside(r rules.Ref, corners bool) (all []rules.Ref) {
	i, ok := g.index[r]
	if !ok {
		return nil
	}
	c := &g.m.Cells[i]
	for k, n := 0, g.steps(c, corners); k < len(n); k++ {
		d := n[k]
		if g.m.Shape == rules.FlatHexes {
			d[0], d[1] = d[1], d[0]
		}
		if j, ok := g.at[[2]int{c.Col + d[0], c.Row + d[1]}]; ok {
			all = append(all, g.m.Cells[j].Ref)
		}
	}
	return all
}

func (g *grid) steps(c *rules.Cell, corners bool) [][2]int {
	switch {
	case g.m.Shape == rules.Hexes:
		return hexSteps[c.Row&1]
	case g.m.Shape == rules.FlatHexes:
		return hexSteps[c.Col&1]
	case corners:
		return squareSteps
	}
	return squareSteps[:4]
}

// around returns a cell with so many rings of cells about it.
func (g *grid) around(r rules.Ref, rings int) []rules.Ref {
	all, from := []rules.Ref{r}, 0
	for range rings {
		to := len(all)
		for _, q := range all[from:to] {
			for _, n := range g.beside(q, true) {
				all = add(all, n)
			}
		}
		from = to
	}
	return all
}

// joined returns all cells that have the ground of one and hang together with it.
func (g *grid) joined(r rules.Ref) []rules.Ref {
	i, ok := g.index[r]
	if !ok {
		return nil
	}
	like := &g.m.Cells[i]
	all, seen := []rules.Ref{r}, map[rules.Ref]bool{r: true}
	for k := 0; k < len(all); k++ {
		for _, n := range g.beside(all[k], false) {
			if c := &g.m.Cells[g.index[n]]; !seen[n] && c.Ground == like.Ground && c.Level == like.Level {
				all, seen[n] = append(all, n), true
			}
		}
	}
	return all
}

// way returns the cells from one to another, both among them, each across a side of the one
// before: of the shortest ways the one that is nearest to a straight line.
func (g *grid) way(from, to rules.Ref) (all []rules.Ref) {
	far := map[rules.Ref]int{to: 1}
	for next := []rules.Ref{to}; len(next) > 0 && far[from] == 0; next = next[1:] {
		for _, n := range g.beside(next[0], false) {
			if far[n] == 0 {
				far[n] = far[next[0]] + 1
				next = append(next, n)
			}
		}
	}
	if far[from] == 0 {
		return nil
	}
	x0, y0 := g.middle(from)
	x1, y1 := g.middle(to)
	all = []rules.Ref{from}
	for at := from; at != to; all = append(all, at) {
		best, off := rules.Ref(0), float32(0)
		for _, n := range g.beside(at, false) {
			x, y := g.middle(n)
			d := (x-x0)*(y1-y0) - (y-y0)*(x1-x0)
			if d = max(d, -d); far[n] == far[at]-1 && (best == 0 || d < off) {
				best, off = n, d
			}
		}
		at = best
	}
	return all
}

// middle is where the middle of a cell is, in cells.
func (g *grid) middle(r rules.Ref) (x, y float32) {
	i, ok := g.index[r]
	if !ok {
		return 0, 0
	}
	c := &g.m.Cells[i]
	x, y = float32(c.Col), float32(c.Row)
	switch g.m.Shape {
	case rules.Hexes:
		return x + .5*float32(c.Row&1), y * rowHeight
	case rules.FlatHexes:
		return x * rowHeight, y + .5*float32(c.Col&1)
	}
	return x, y
}

// moved returns where a cell comes to lie if from is moved to to; 0: beside the map.
func (g *grid) moved(r, from, to rules.Ref) rules.Ref {
	a, b, c := g.cell(r), g.cell(from), g.cell(to)
	if a == nil || b == nil || c == nil {
		return 0
	}
	q, s := g.axes(a.Col, a.Row)
	q0, s0 := g.axes(b.Col, b.Row)
	q1, s1 := g.axes(c.Col, c.Row)
	i, ok := g.at[g.offset(q+q1-q0, s+s1-s0)]
	if !ok {
		return 0
	}
	return g.m.Cells[i].Ref
}

func (g *grid) cell(r rules.Ref) *rules.Cell {
	if i, ok := g.index[r]; ok {
		return &g.m.Cells[i]
	}
	return nil
}

// axes turns column and row into steps along two directions of the map, offset back.
func (g *grid) axes(col, row int) (q, s int) {
	switch g.m.Shape {
	case rules.Hexes:
		return col - (row-row&1)/2, row
	case rules.FlatHexes:
		return col, row - (col-col&1)/2
	}
	return col, row
}

func (g *grid) offset(q, s int) [2]int {
	switch g.m.Shape {
	case rules.Hexes:
		return [2]int{q + (s-s&1)/2, s}
	case rules.FlatHexes:
		return [2]int{q, s + (q-q&1)/2}
	}
	return [2]int{q, s}
}

// step returns the cell so many columns and rows beside one, or 0.
func (g *grid) step(r rules.Ref, dx, dy int) rules.Ref {
	c := g.cell(r)
	if c == nil {
		return 0
	}
	if i, ok := g.at[[2]int{c.Col + dx, c.Row + dy}]; ok {
		return g.m.Cells[i].Ref
	}
	return 0
}

// add appends a cell that is not there yet.
func add(all []rules.Ref, r rules.Ref) []rules.Ref {
	for _, q := range all {
		if q == r {
			return all
		}
	}
	return append(all, r)
}
