package musket

import (
	"fmt"
	"strings"
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
	if len(rows) < 2 || len(rows) > maxRows {
		return l.Fault("map.terrain", "ms.fault.rows", "the map has %d rows, not 2 to %d", len(rows), maxRows)
	}
	l.w.rows, l.w.cols = len(rows), len(rows[0])
	if l.w.cols < 2 || l.w.cols > maxCols {
		return l.Fault("map.terrain.0", "ms.fault.cols", "the map has %d columns, not 2 to %d", l.w.cols, maxCols)
	}
	for r, row := range rows {
		at := fmt.Sprintf("map.terrain.%d", r)
		if len(row) != l.w.cols {
			return l.Fault(at, "ms.fault.row", "row %q has %d letters, not %d", row, len(row), l.w.cols)
		}
		for c := range l.w.cols {
			g, ok := groundLetter(row[c : c+1])
			if !ok {
				return l.Fault(at, "ms.fault.ground", "%q is not a kind of terrain; the letters are . v w b m t s x", row[c:c+1])
			}
			l.w.ground[hexAt(c, r)] = g
		}
	}
	return nil
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
		bit := hexside(1) << i
		for j, text := range list {
			at := fmt.Sprintf("map.hexsides.%s.%d", sideNames[i], j)
			if err := l.readHexside(at, text, bit); err != nil {
				return err
			}
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
		return l.Fault(at, "ms.fault.hexside", "%q is not a hexside: two neighbours with %q between", text, mark)
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
	for i, t := range l.f.Map.Roads {
		at := fmt.Sprintf("map.road.%d", i)
		kind := noTrack
		switch t.Kind {
		case "road":
			kind = road
		case "trail":
			kind = trail
		default:
			return l.Fault(at+".kind", "ms.fault.road", "%q is neither a road nor a trail", t.Kind)
		}
		all, err := l.hexes(at+".hexes", t.Hexes)
		if err != nil {
			return err
		}
		if err := l.layRoad(at, kind, all); err != nil {
			return err
		}
		l.w.lines = append(l.w.lines, line{kind, all})
	}
	return nil
}

// layRoad opens the hexsides along a road. Where a road and a trail share a
// hexside the road counts.
func (l *loader) layRoad(at string, kind track, all []hex) error {
	for j, h := range all {
		if kind == road {
			l.w.roads.Add(h)
		}
		if j == 0 {
			continue
		}
		s := l.sideBetween(all[j-1], h)
		if s < 0 {
			return l.Fault(fmt.Sprintf("%s.hexes.%d", at, j), "ms.fault.road.gap", "the road jumps from %s to %s", all[j-1].name(), h.name())
		}
		l.w.tracks[all[j-1]][s] = max(l.w.tracks[all[j-1]][s], kind)
		l.w.tracks[h][opposite(s)] = max(l.w.tracks[h][opposite(s)], kind)
	}
	return nil
}

func (l *loader) readPlaces() error {
	for i, t := range l.f.Map.Places {
		h, err := l.hex(fmt.Sprintf("map.place.%d.hex", i), t.Hex)
		if err != nil {
			return err
		}
		l.w.labels = append(l.w.labels, label{t.Name, h})
	}
	return nil
}
