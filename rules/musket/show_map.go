package musket

import (
	"cmp"

	"grognard/rules"
)

// drawMap is the map for the screen. It never changes while a battle lasts.
func (w *scenario) drawMap() *rules.Map {
	m := &rules.Map{ID: "musket-" + cmp.Or(w.seed, w.id), Shape: rules.FlatHexes, Cols: w.cols, Rows: w.rows}
	w.hexesOf(func(h hex) {
		cell := rules.Cell{Ref: h.ref(), Col: h.col(), Row: h.row(), Ground: groundArt[w.ground[h]], Label: h.name()}
		if w.heights.Has(h) {
			cell.Level = 1
		}
		m.Cells = append(m.Cells, cell)
	})
	w.hexsideLines(m)
	for _, l := range w.lines {
		m.Lines = append(m.Lines, rules.MapLine{Kind: [...]rules.LineKind{trail: rules.LineTrail, road: rules.LineRoad}[l.kind], Cells: refs(l.hexes)})
	}
	for _, l := range w.labels {
		m.Areas = append(m.Areas, rules.Area{Kind: rules.AreaName, Label: l.name, Cells: []rules.Ref{l.hex.ref()}})
	}
	for _, g := range w.objectives {
		m.Areas = append(m.Areas, rules.Area{Kind: rules.AreaObjective, Label: g.name, Side: rules.Chance, Ref: g.hex.ref(), Cells: []rules.Ref{g.hex.ref()}})
	}
	return m
}

// hexsideLines draws the features of hexsides: pairs of cells, slopes from
// below. A bridge or ford also shows the water it crosses.
func (w *scenario) hexsideLines(m *rules.Map) {
	kinds := [...]rules.LineKind{rules.LineRiver, rules.LineStream, rules.LineBridge, rules.LineFord, rules.LineSlope, rules.LineSteep, rules.LineWall}
	for i, kind := range kinds {
		line := rules.MapLine{Kind: kind, Border: true}
		w.hexesOf(func(h hex) {
			for s, n := range w.next[h] {
				up := hexside(1)<<i&(slope|steep) != 0
				if n == noHex || w.hexsides[h][s]>>i&1 == 0 || !up && n < h {
					continue
				}
				line.Cells = append(line.Cells, h.ref(), n.ref())
			}
		})
		if len(line.Cells) > 0 {
			m.Lines = append(m.Lines, line)
		}
	}
}
