package manoeuvre

import "grognard/rules"

// mapID begins the IDs of maps: the letters of its ground follow, or what the
// file says instead.
const mapID = "manoeuvre-"

// drawMap draws up the map for the screen. Equal grounds have equal IDs.
func drawMap(g *[64]ground) *rules.Map {
	m := &rules.Map{Shape: rules.Squares, Cols: 8, Rows: 8, Cells: make([]rules.Cell, 0, 64)}
	id := make([]byte, 0, 64)
	for row := range 8 {
		for col := range 8 {
			q := at(col, 7-row)
			id = append(id, g[q].effects().letter)
			m.Cells = append(m.Cells, rules.Cell{Ref: q.ref(), Col: col, Row: row, Ground: g[q].effects().name, Label: q.name()})
		}
	}
	m.ID = mapID + string(id)
	m.Lines = append(m.Lines, border(rules.LineMidline, func(i int) (square, square) { return at(i, 4), at(i, 3) }),
		border(rules.LineTile, func(i int) (square, square) { return at(i, 4), at(i, 3) }),
		border(rules.LineTile, func(i int) (square, square) { return at(3, i), at(4, i) }))
	return m
}

// border is a line along eight borders between pairs of squares.
func border(kind rules.LineKind, pair func(i int) (a, b square)) rules.MapLine {
	l := rules.MapLine{Kind: kind, Border: true, Cells: make([]rules.Ref, 0, 16)}
	for i := range 8 {
		a, b := pair(i)
		l.Cells = append(l.Cells, a.ref(), b.ref())
	}
	return l
}
