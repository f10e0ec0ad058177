package squares

import (
	"fmt"

	"grognard/rules"
)

// drawMap draws the map of a battle: cells from the north-west, rivers
// through their squares with their bridges, towns and objectives.
func (x *scenario) drawMap() *rules.Map {
	m := &rules.Map{Shape: rules.Squares, Cols: x.cols, Rows: x.rows}
	h := rules.Hasher(1)
	for row := x.rows - 1; row >= 0; row-- {
		for col := range x.cols {
			q := at(col, row)
			g := &x.ground[q]
			c := rules.Cell{Ref: q.ref(), Col: col, Row: x.rows - 1 - row, Ground: g.word(), Label: q.name()}
			if g.hill {
				c.Level = 1
			}
			m.Cells = append(m.Cells, c)
			h.Mix(rules.Bits(g.hill, g.wood, g.broken, g.fields, g.fordable, g.unfordable, g.bridge, g.areas > 0, g.fort), uint64(q))
			if g.areas > 0 {
				kind := rules.AreaTown
				if g.fort {
					kind = rules.AreaFort
				}
				m.Areas = append(m.Areas, rules.Area{Kind: kind, Label: g.name, Side: rules.Chance, Ref: q.ref(), Cells: []rules.Ref{q.ref()}})
			}
			if g.fordable { // whatever else is in the square
				m.Lines = append(m.Lines, rules.MapLine{Kind: rules.LineFord, Cells: []rules.Ref{q.ref()}})
			}
			if g.bridge {
				m.Lines = append(m.Lines, rules.MapLine{Kind: rules.LineBridge, Cells: []rules.Ref{q.ref()}})
			}
		}
	}
	m.Lines = append(x.drawRivers(), m.Lines...)
	if m.ID = fmt.Sprintf("squares-%dx%d-%x", x.cols, x.rows, uint64(h)); x.seed != "" { // it keeps its picture
		m.ID = "squares-" + x.seed
	}
	return m
}

// drawRivers draws a line through each run of river squares.
func (x *scenario) drawRivers() (all []rules.MapLine) {
	var seen squareSet
	for q := range square(maxSquares) {
		if !x.onBoard(q) || !x.ground[q].river() || seen.Has(q) || !x.riverEnd(q) {
			continue
		}
		line := rules.MapLine{Kind: rules.LineRiver}
		for p := q; p != offBoard; p = x.downstream(p, &seen) {
			seen.Add(p)
			line.Cells = append(line.Cells, p.ref())
		}
		all = append(all, line)
	}
	for q := range square(maxSquares) { // a river without an end is a ring, or a single square
		if x.onBoard(q) && x.ground[q].river() && !seen.Has(q) {
			seen.Add(q)
			all = append(all, rules.MapLine{Kind: rules.LineRiver, Cells: []rules.Ref{q.ref()}})
		}
	}
	return all
}

// riverEnd reports whether a river square has at most one neighbour by a side
// that belongs to the river.
func (x *scenario) riverEnd(q square) bool {
	n := 0
	for h := north; h < headings; h += 2 {
		if p := x.beside(q, h); p != offBoard && x.ground[p].river() {
			n++
		}
	}
	return n <= 1
}

// downstream returns a river square beside q that has not been drawn.
func (x *scenario) downstream(q square, seen *squareSet) square {
	for h := north; h < headings; h += 2 {
		if p := x.beside(q, h); p != offBoard && x.ground[p].river() && !seen.Has(p) {
			return p
		}
	}
	return offBoard
}
