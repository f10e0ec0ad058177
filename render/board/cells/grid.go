package cells

import (
	"math"

	"grognard/render/ground"
	"grognard/render/paint"
	"grognard/rules"
)

// rowHeight is the step between rows of pointy-top hexes, whose width is 1.
const rowHeight = 0.8660254

// grid knows where the cells of a map lie, in cells.
type grid struct {
	m     *rules.Map
	index map[rules.Ref]int
	grid  []int // index of the cell at col, row; -1 where there is none
	lay   ground.Layout
	names []placeName
	cols  []string // what each column is called, and each row
	rows  []string
	// crossing are the squares with a bridge or a ford in their middle.
	crossing map[rules.Ref]bool
}

// newGrid prepares a map that is laid out.
func newGrid(m *rules.Map, lay ground.Layout) grid {
	s := grid{m: m, lay: lay, index: make(map[rules.Ref]int, len(m.Cells)), grid: make([]int, m.Cols*m.Rows)}
	for i := range s.grid {
		s.grid[i] = -1
	}
	for i, c := range m.Cells {
		s.index[c.Ref] = i
		if c.Col >= 0 && c.Col < m.Cols && c.Row >= 0 && c.Row < m.Rows {
			s.grid[c.Row*m.Cols+c.Col] = i
		}
	}
	if m.Shape != rules.Tabletop {
		s.names = s.placeNames()
		s.cols, s.rows = ground.Coordinates(m)
	}
	if m.Shape == rules.Squares {
		s.crossing = crossings(m)
	}
	return s
}

// crossings finds the cells with a bridge or a ford in their middle.
func crossings(m *rules.Map) map[rules.Ref]bool {
	all := map[rules.Ref]bool{}
	for i := range m.Cells {
		if c := &m.Cells[i]; c.Ground == rules.GroundBridge || c.Ground == rules.GroundFord {
			all[c.Ref] = true
		}
	}
	for _, l := range m.Lines {
		if l.Border || l.Kind != rules.LineBridge && l.Kind != rules.LineFord {
			continue
		}
		for _, ref := range l.Cells {
			all[ref] = true
		}
	}
	return all
}

// center returns the middle of a cell.
func (s *grid) center(i int) (x, y float32) {
	c := &s.m.Cells[i]
	return s.lay.Center(c.Col, c.Row)
}

// box returns the rectangle round a cell.
func (s *grid) box(i int) paint.Rect {
	c := &s.m.Cells[i]
	return s.lay.Rect(c.Col, c.Row)
}

// at returns the cell at a place, or -1.
func (s *grid) at(x, y float32) int {
	col, row, ok := s.lay.At(x, y)
	if !ok {
		return -1
	}
	i := s.grid[row*s.m.Cols+col]
	if i >= 0 && s.hexes() {
		u, v := s.center(i)
		if u, v = abs(x-u), abs(y-v); s.m.Shape == rules.FlatHexes {
			u, v = v, u
		}
		if v*rowHeight+u/2 > .501 { // beyond the slanting sides, at the edge of the board
			return -1
		}
	}
	return i
}

// hexes reports whether the cells are hexes.
func (s *grid) hexes() bool { return s.m.Shape == rules.Hexes || s.m.Shape == rules.FlatHexes }

func floor(x float32) float32 { return float32(math.Floor(float64(x))) }
func abs(x float32) float32   { return float32(math.Abs(float64(x))) }
