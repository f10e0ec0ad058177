package musket

// track is a road or trail across a hexside (MS-4.6.1).
type track uint8

const (
	noTrack track = iota
	trail
	road
)

// terrain is the map of a battle with all that follows from it. Steps are
// indexed by the hex they leave and the hexside they cross.
type terrain struct {
	id, seed   string // of the picture: where there is no seed, what the map is called
	cols, rows int
	ground     [allHexes]ground
	heights    hexSet
	hexsides   [allHexes][6]hexside
	tracks     [allHexes][6]track
	roads      hexSet // hexes with a road
	labels     []label
	lines      []line

	next    [allHexes][6]hex
	country [3][allHexes][6]int8 // MP of a step off the road, 0: prohibited
	along   [3][allHexes][6]int8 // MP of a step along a road or trail, 0: none
	pass    [3][allHexes]uint8   // bit s: the arm can move across hexside s
	zoc     [3][allHexes]uint8   // bit s: its ZOC reaches across hexside s
	charge  [2][allHexes]uint8   // bit s: it may charge across hexside s
	march   [allHexes]uint8      // bit s: March Movement off the road across hexside s

	fare      [lone + 1][allHexes][6]int8 // of a step, in halves of MP, 0: prohibited
	marchFare [lone][allHexes][6]int8     // the same by March Movement; below zero where a half left over is lost
}

// label is a name printed on the map.
type label struct {
	name string
	hex  hex
}

// line is a road or trail as it is drawn.
type line struct {
	kind  track
	hexes []hex
}

// derive works out what follows from hexes, hexsides and tracks.
func (m *terrain) derive() {
	m.link()
	for c := range m.cols {
		for r := range m.rows {
			h := hexAt(c, r)
			for s, n := range m.next[h] {
				if n != noHex {
					m.deriveStep(h, s, n)
				}
			}
		}
	}
	m.price()
}

// link notes the neighbours of each hex.
func (m *terrain) link() {
	for c := range m.cols {
		for r := range m.rows {
			h := hexAt(c, r)
			for s := range 6 {
				m.next[h][s] = neighbour(h, s, m.cols, m.rows)
			}
		}
	}
}

func (m *terrain) deriveStep(h hex, s int, n hex) {
	from, to, x := m.ground[h].row(), m.ground[n].row(), m.hexsides[h][s]
	zoc, march, charge := from.ZocOut && to.ZocIn, to.March, to.Charge
	bit := uint8(1) << s
	for i := range tec.Hexside {
		if x>>i&1 == 1 {
			row := &tec.Hexside[i]
			zoc, march = zoc && row.Zoc, march && row.March
			charge[0], charge[1] = charge[0] && row.Charge[0], charge[1] && row.Charge[1]
		}
	}
	for a := range 3 {
		m.country[a][h][s], m.along[a][h][s] = m.stepCosts(arm(a), h, s, n)
		if m.country[a][h][s] == 0 && m.along[a][h][s] == 0 {
			continue
		}
		m.pass[a][h] |= bit
		if zoc { // MS-6.4.2 to MS-6.4.4
			m.zoc[a][h] |= bit
		}
		if a < 2 && charge[a] {
			m.charge[a][h] |= bit
		}
	}
	if march {
		m.march[h] |= bit
	}
}

// price works out the fares.
func (m *terrain) price() {
	m.hexesOf(func(h hex) {
		for s, n := range m.next[h] {
			if n == noHex {
				continue
			}
			for a := range lone {
				m.fare[a][h][s], m.marchFare[a][h][s] = m.fares(arm(a), h, s)
			}
			switch {
			case !m.passable(infantry, h, s):
			case m.tracks[h][s] == road:
				m.fare[lone][h][s] = 1
			default:
				m.fare[lone][h][s] = mp
			}
		}
	})
}

// fares are those of a step: on a track where that is cheaper, and by March
// Movement (MS-4.7.6 to MS-4.7.8).
func (m *terrain) fares(a arm, h hex, s int) (fare, march int8) {
	country, along := m.country[a][h][s], m.along[a][h][s]
	if fare = country * mp; along > 0 && (country == 0 || along < country) {
		fare = along * mp
	}
	switch {
	case along > 0 && m.tracks[h][s] == road:
		march = along*mp - 1
	case along > 0:
		march = -along * mp
	case country > 0 && m.march[h]>>s&1 == 1:
		march = -country * mp
	}
	return fare, march
}

// stepCosts are the MP of a step off and on a track (MS-4.5, MS-4.6).
func (m *terrain) stepCosts(a arm, h hex, s int, n hex) (country, along int8) {
	x := m.hexsides[h][s]
	cost, open := m.ground[n].row().Cost[a], true
	on := 1
	for i := range tec.Hexside {
		if x>>i&1 == 0 {
			continue
		}
		row := &tec.Hexside[i]
		open = open && row.Cost[a] >= 0
		cost += row.Cost[a]
		if !row.Cancels && row.Cost[a] > 0 {
			on += row.Cost[a] // a ford costs on the road too
		}
	}
	if open && m.ground[n].row().Cost[a] > 0 && !(a == artillery && x&steepDown != 0) {
		country = int8(cost)
	}
	if m.tracks[h][s] != noTrack && x&river == 0 {
		along = int8(on)
	}
	return country, along
}

// passable reports whether an arm can move from a hex across a hexside at
// all: MP and enemies do not matter.
func (m *terrain) passable(a arm, h hex, s int) bool { return m.pass[a][h]>>s&1 == 1 }

// bars reports whether a hexside itself is prohibited to an arm, whatever the
// ground behind it (MS-8.4.1, MS-8.8.1).
func (m *terrain) bars(a arm, h hex, s int) bool {
	x := m.hexsides[h][s]
	switch {
	case x&river != 0:
		return true
	case m.tracks[h][s] != noTrack:
		return false
	}
	barred := a == artillery && x&steepDown != 0
	for i := range tec.Hexside {
		barred = barred || x>>i&1 == 1 && tec.Hexside[i].Cost[a] < 0
	}
	return barred
}

// sideTo returns the hexside of h towards a neighbour, or -1.
func (m *terrain) sideTo(h, n hex) int {
	for s, x := range m.next[h] {
		if x == n {
			return s
		}
	}
	return -1
}

// edge reports whether a hex is at the edge of the map (part 1.3).
func (m *terrain) edge(h hex) bool {
	return h.col() == 0 || h.row() == 0 || h.col() == m.cols-1 || h.row() == m.rows-1
}

// onMap reports whether the map has a hex.
func (m *terrain) onMap(h hex) bool { return h != noHex && h.col() < m.cols && h.row() < m.rows }

// hexesOf calls visit for every hex of the map, column by column.
func (m *terrain) hexesOf(visit func(h hex)) {
	for c := range m.cols {
		for r := range m.rows {
			visit(hexAt(c, r))
		}
	}
}
