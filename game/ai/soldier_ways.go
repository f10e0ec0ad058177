package ai

import "grognard/rules"

// ways tells how many steps it is over a board with cells, to the nearest of
// the enemy and to the nearest of what there is to win. A river is crossed at
// bridges and fords, or with delay.
type ways struct {
	board   *rules.Map
	place   map[rules.Ref]int // of a cell in the list of the map
	grid    []int             // the cell in each place of the grid, one more than its number; 0: none
	wet     map[[2]int]bool   // pairs of cells with a river between them and no crossing
	toFoe   []int             // steps, by cell
	toPrize []int
}

// delay is how many steps more it takes to cross a river where there is neither
// bridge nor ford.
const delay = 12

func newWays(m *rules.Map) *ways {
	w := &ways{board: m, place: make(map[rules.Ref]int, len(m.Cells)), grid: make([]int, m.Cols*m.Rows), wet: map[[2]int]bool{}}
	for i := range m.Cells {
		c := &m.Cells[i]
		w.place[c.Ref] = i
		if c.Col < m.Cols && c.Row < m.Rows {
			w.grid[c.Row*m.Cols+c.Col] = i + 1
		}
	}
	for _, kind := range [...]rules.LineKind{rules.LineRiver, rules.LineBridge, rules.LineFord} {
		for i := range m.Lines {
			if l := &m.Lines[i]; l.Kind == kind && (l.Border || kind != rules.LineRiver) {
				w.border(l, kind == rules.LineRiver)
			}
		}
	}
	w.toFoe, w.toPrize = distances(len(m.Cells)), distances(len(m.Cells))
	return w
}

func distances(n int) []int {
	all := make([]int, n)
	for i := range all {
		all[i] = far
	}
	return all
}

// border says of the pairs of cells of a line whether they are hard to cross.
func (w *ways) border(l *rules.MapLine, wet bool) {
	for i := 0; i+1 < len(l.Cells); i += 2 {
		a, b := w.place[l.Cells[i]], w.place[l.Cells[i+1]]
		w.wet[[2]int{min(a, b), max(a, b)}] = wet
	}
}

// from counts steps from a cell, which is so far itself.
func (w *ways) from(steps *[]int, cell rules.Ref, so int) {
	if i, ok := w.place[cell]; ok {
		(*steps)[i] = min((*steps)[i], so)
	}
}

// spread counts on from the cells that are known until nothing gets shorter.
func (w *ways) spread(steps *[]int) {
	all := *steps
	var queue []int
	for i := range all {
		if all[i] < far {
			queue = append(queue, i)
		}
	}
	for ; len(queue) > 0; queue = queue[1:] {
		i := queue[0]
		for _, d := range around(w.board.Shape, &w.board.Cells[i]) {
			if k := w.at(w.board.Cells[i].Col+d[0], w.board.Cells[i].Row+d[1]); k >= 0 && all[i]+w.step(i, k) < all[k] {
				all[k] = all[i] + w.step(i, k)
				queue = append(queue, k)
			}
		}
	}
}

// at is the cell in a column and row; -1 if there is none.
func (w *ways) at(col, row int) int {
	if col < 0 || row < 0 || col >= w.board.Cols || row >= w.board.Rows {
		return -1
	}
	return w.grid[row*w.board.Cols+col] - 1
}

// step is what it takes to go from a cell to one beside it.
func (w *ways) step(a, b int) int {
	if w.wet[[2]int{min(a, b), max(a, b)}] {
		return 1 + delay
	}
	return 1
}

func (w *ways) foe(cell rules.Ref) int   { return w.steps(w.toFoe, cell) }
func (w *ways) prize(cell rules.Ref) int { return w.steps(w.toPrize, cell) }

func (w *ways) steps(all []int, cell rules.Ref) int {
	if i, ok := w.place[cell]; ok {
		return all[i]
	}
	return far
}

// The columns and rows to the cells beside one.
var (
	besideSquare = [][2]int{{0, -1}, {1, 0}, {0, 1}, {-1, 0}, {1, -1}, {1, 1}, {-1, 1}, {-1, -1}}
	besideHex    = [2][][2]int{ // of even and odd rows
		{{-1, 0}, {1, 0}, {-1, -1}, {0, -1}, {-1, 1}, {0, 1}},
		{{-1, 0}, {1, 0}, {0, -1}, {1, -1}, {0, 1}, {1, 1}},
	}
	besideFlat = [2][][2]int{ // of even and odd columns
		{{0, -1}, {0, 1}, {-1, -1}, {-1, 0}, {1, -1}, {1, 0}},
		{{0, -1}, {0, 1}, {-1, 0}, {-1, 1}, {1, 0}, {1, 1}},
	}
)

func around(s rules.Shape, c *rules.Cell) [][2]int {
	switch s {
	case rules.Hexes:
		return besideHex[c.Row&1]
	case rules.FlatHexes:
		return besideFlat[c.Col&1]
	}
	return besideSquare
}
