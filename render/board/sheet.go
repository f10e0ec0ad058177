package board

import (
	"grognard/render/paint"
	"grognard/rules"
)

// rim is the margin round the cells, for letters and numbers, in cells: that
// of ground.Layout before it is rounded.
const rim = 0.36

// rowHeight is the step between rows of pointy-top hexes, whose width is 1.
const rowHeight = 0.8660254

// sheet knows where the cells of a map lie, in cells.
type sheet struct {
	m     *rules.Map
	index map[rules.Ref]int
	grid  []int // index of the cell at col, row; -1 where there is none
}

// newSheet prepares a map.
func newSheet(m *rules.Map) *sheet {
	s := &sheet{m: m, index: make(map[rules.Ref]int, len(m.Cells)), grid: make([]int, m.Cols*m.Rows)}
	for i := range s.grid {
		s.grid[i] = -1
	}
	for i, c := range m.Cells {
		s.index[c.Ref] = i
		if c.Col >= 0 && c.Col < m.Cols && c.Row >= 0 && c.Row < m.Rows {
			s.grid[c.Row*m.Cols+c.Col] = i
		}
	}
	return s
}

// size returns the extent of the sheet with its margin.
func (s *sheet) size() (w, h float32) {
	if s.m.Shape == rules.Hexes {
		return float32(s.m.Cols) + .5 + 2*rim, float32(s.m.Rows)*rowHeight + (1/rowHeight - rowHeight) + 2*rim
	}
	return float32(s.m.Cols) + 2*rim, float32(s.m.Rows) + 2*rim
}

// center returns the middle of a cell.
func (s *sheet) center(i int) (x, y float32) {
	c := &s.m.Cells[i]
	if s.m.Shape == rules.Hexes {
		return rim + float32(c.Col) + .5 + float32(c.Row&1)/2, rim + float32(c.Row)*rowHeight + .5/rowHeight
	}
	return rim + float32(c.Col) + .5, rim + float32(c.Row) + .5
}

// box returns the rectangle round a cell.
func (s *sheet) box(i int) paint.Rect {
	x, y := s.center(i)
	if s.m.Shape == rules.Hexes {
		return paint.Rect{X: x - .5, Y: y - .5/rowHeight, W: 1, H: 1 / rowHeight}
	}
	return paint.Rect{X: x - .5, Y: y - .5, W: 1, H: 1}
}

// at returns the cell at a place, or -1.
func (s *sheet) at(x, y float32) int {
	x, y = x-rim, y-rim
	if x < 0 || y < 0 {
		return -1
	}
	if s.m.Shape == rules.Hexes {
		return s.hexAt(x, y)
	}
	return s.cell(int(x), int(y))
}

// cell returns the cell in a column and row, or -1.
func (s *sheet) cell(col, row int) int {
	if col < 0 || row < 0 || col >= s.m.Cols || row >= s.m.Rows {
		return -1
	}
	return s.grid[row*s.m.Cols+col]
}

// hexAt returns the hex whose middle is nearest, if the place lies in it.
func (s *sheet) hexAt(x, y float32) int {
	best, near := -1, float32(1)
	row := int(floor((y - .5/rowHeight) / rowHeight))
	for r := row; r <= row+1; r++ {
		col := int(floor(x - .5 - float32(r&1)/2))
		for c := col; c <= col+1; c++ {
			dx := x - (float32(c) + .5 + float32(r&1)/2)
			dy := y - (float32(r)*rowHeight + .5/rowHeight)
			i := s.cell(c, r)
			if d := dx*dx + dy*dy; i >= 0 && d < near {
				best, near = i, d
			}
		}
	}
	if near > 1/(3*rowHeight*rowHeight)*.76 { // beyond the corner of the hex
		return -1
	}
	return best
}
