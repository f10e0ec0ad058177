package musket

import (
	"fmt"
	"strings"

	"grognard/rules"
)

// readMap reads terrain, hexsides, roads and names (2.2, part 7.1).
func (l *loader) readMap() error {
	if err := l.Parts(l.readTerrain, l.readHeights, l.readHexsides, l.readRoads, l.readPlaces); err != nil {
		return err
	}
	l.w.derive()
	return nil
}

func (l *loader) readTerrain() error {
	rows := l.f.Map.Terrain
	l.w.seed = l.f.Map.Seed
	if len(rows) < 2 || len(rows) > maxRows {
		return l.Fault("map.terrain", "ms.fault.rows", "the rows of the map are %d, not 2 to %d", len(rows), maxRows)
	}
	cols := columns(rows)
	if cols < 2 || cols > maxCols {
		return l.Fault("map.terrain.0", "ms.fault.cols", "the columns of the map are %d, not 2 to %d", cols, maxCols)
	}
	l.w.rows, l.w.cols = len(rows), cols
	return l.Each(len(rows), func(r int) error {
		row, at := rows[r], fmt.Sprintf("map.terrain.%d", r)
		if len(row) != cols {
			return l.Fault(at, "ms.fault.row", "row %q has %d letters, not %d", row, len(row), cols)
		}
		return l.Each(cols, func(c int) error {
			g, ok := groundLetter(row[c : c+1])
			if !ok {
				return l.Fault(fmt.Sprintf("%s.%d", at, c), "ms.fault.ground", "%q is not a kind of terrain; the letters of the map are . v w b m t s x", row[c:c+1])
			}
			l.w.ground[hexAt(c, r)] = g
			return nil
		})
	})
}

// columns is how many letters most rows of a map have, of several such numbers
// the first.
func columns(rows []string) (cols int) {
	most := 0
	for _, row := range rows {
		n := 0
		for _, o := range rows {
			if len(o) == len(row) {
				n++
			}
		}
		if n > most {
			most, cols = n, len(row)
		}
	}
	return cols
}

func (l *loader) readHeights() error {
	all, err := l.hexes("map.heights", l.f.Map.Heights)
	for _, h := range all {
		l.w.heights.Add(h)
	}
	return err
}

// readHexsides reads the features of hexsides. A bridge or ford replaces the
// water it crosses (part 6.3).
func (l *loader) readHexsides() error {
	t := &l.f.Map.Hexsides
	for i, list := range [sides][]string{t.River, t.Stream, t.Bridge, t.Ford, t.Slope, t.Steep, t.Wall} {
		err := l.Each(len(list), func(j int) error {
			return l.readHexside(fmt.Sprintf("map.hexsides.%s.%d", sideNames[i], j), list[j], hexside(1)<<i)
		})
		if err != nil {
			return err
		}
	}
	l.w.hexesOf(func(h hex) {
		for s := range 6 {
			if x := &l.w.hexsides[h][s]; *x&(bridge|ford) != 0 {
				*x &^= river | stream
			}
		}
	})
	return nil
}

func (l *loader) readHexside(at, text string, bit hexside) error {
	mark := "-"
	if bit == slope || bit == steep {
		mark = ">"
	}
	from, to, ok := strings.Cut(text, mark)
	a, one := parseHex(from)
	b, two := parseHex(to)
	if !ok || !one || !two || !l.w.onMap(a) || !l.w.onMap(b) || distance(a, b) != 1 {
		return l.Fault(at, "ms.fault.hexside", "%q is not a hexside: it has two neighbouring hexes with %q between", text, mark)
	}
	s := l.sideBetween(a, b)
	l.w.hexsides[a][s] |= bit
	switch bit {
	case slope:
	case steep:
		l.w.hexsides[b][opposite(s)] |= steepDown
	default:
		l.w.hexsides[b][opposite(s)] |= bit
	}
	return nil
}

// sideBetween finds the hexside between neighbours before the map is derived.
func (l *loader) sideBetween(a, b hex) int {
	for s := range 6 {
		if neighbour(a, s, l.w.cols, l.w.rows) == b {
			return s
		}
	}
	return -1
}

func (l *loader) readRoads() error {
	return l.Each(len(l.f.Map.Roads), func(i int) error {
		t, at := l.f.Map.Roads[i], fmt.Sprintf("map.road.%d", i)
		kind := noTrack
		switch t.Kind {
		case "road":
			kind = road
		case "trail":
			kind = trail
		default:
			return l.Fault(at+".kind", "ms.fault.road", "%q is neither a road nor a trail", t.Kind)
		}
		found := len(l.Found())
		all, err := l.hexes(at+".hexes", t.Hexes)
		if err == nil && found == len(l.Found()) {
			err = l.layRoad(at, kind, all)
		}
		return err
	})
}

// layRoad opens the hexsides along a road. Where a road and a trail share a
// hexside the road counts.
func (l *loader) layRoad(at string, kind track, all []hex) error {
	for j := 1; j < len(all); j++ {
		if l.sideBetween(all[j-1], all[j]) < 0 {
			return l.Fault(fmt.Sprintf("%s.hexes.%d", at, j), "ms.fault.road.gap", "the road jumps from %s to %s", rules.Said{ID: all[j-1].name()}, rules.Said{ID: all[j].name()})
		}
	}
	l.w.lines = append(l.w.lines, line{kind, all})
	for j, h := range all {
		if kind == road {
			l.w.roads.Add(h)
		}
		if j == 0 {
			continue
		}
		s := l.sideBetween(all[j-1], h)
		l.w.tracks[all[j-1]][s] = max(l.w.tracks[all[j-1]][s], kind)
		l.w.tracks[h][opposite(s)] = max(l.w.tracks[h][opposite(s)], kind)
	}
	return nil
}

func (l *loader) readPlaces() error {
	return l.Each(len(l.f.Map.Places), func(i int) error {
		t := &l.f.Map.Places[i]
		h, err := l.hex(fmt.Sprintf("map.place.%d.hex", i), t.Hex)
		if err == nil {
			l.w.labels = append(l.w.labels, label{t.Name, h})
		}
		return err
	})
}
