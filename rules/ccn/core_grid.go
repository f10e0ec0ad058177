package ccn

import (
	"fmt"
	"strconv"

	"grognard/rules"
	"grognard/rules/bitset"
)

// The battlefield is 9 rows of 13 or 12 hexes (CCN-2.1); row 0 is the top edge.
const (
	boardRows = 9
	boardCols = 13
	boardSize = boardRows * boardCols
)

// hex is a hex of the battlefield: 13 times its row plus its column, both from
// 0. The odd rows are shifted right by half and lack the last column.
type hex int8

// nowhere is the place of what is not on the board.
const nowhere hex = -1

func (h hex) row() int { return int(h) / boardCols }
func (h hex) col() int { return int(h) % boardCols }

// at returns the hex of a row and column, or nowhere outside the board
// (CCN-2.6).
func at(row, col int) hex {
	if row < 0 || row >= boardRows || col < 0 || col >= boardCols-row%2 {
		return nowhere
	}
	return hex(boardCols*row + col)
}

// name is the printed name in lower case: "e5".
func (h hex) name() string { return string(rune('a'+h.row())) + strconv.Itoa(h.col()+1) }

// parseHex is the inverse of name.
func parseHex(s string) (hex, bool) {
	if len(s) < 2 || s[0] < 'a' || s[0] > 'i' {
		return nowhere, false
	}
	n, err := strconv.Atoi(s[1:])
	if err != nil {
		return nowhere, false
	}
	h := at(int(s[0]-'a'), n-1)
	return h, h != nowhere && h.name() == s
}

// direction is one of the six neighbours of a hex, and the side between them.
type direction int8

// The directions, counterclockwise.
const (
	east direction = iota
	northEast
	northWest
	west
	southWest
	southEast
	directions
)

var directionNames = [directions]string{"e", "ne", "nw", "w", "sw", "se"}

// opposite returns the direction that leads back.
func (d direction) opposite() direction { return (d + 3) % directions }

// steps are the row and column offsets of the directions from even and from
// odd rows.
var steps = [2][directions][2]int{
	{{0, 1}, {-1, 0}, {-1, -1}, {0, -1}, {1, -1}, {1, 0}},
	{{0, 1}, {-1, 1}, {-1, 0}, {0, -1}, {1, 0}, {1, 1}},
}

// neighbours holds for each hex its neighbour in each direction, or nowhere.
var neighbours = findNeighbours()

func findNeighbours() (all [boardSize][directions]hex) {
	for i := range all {
		for d := range directions {
			all[i][d] = nowhere
			if h := hex(i); h.real() {
				s := steps[h.row()%2][d]
				all[i][d] = at(h.row()+s[0], h.col()+s[1])
			}
		}
	}
	return all
}

// real reports whether the board has the hex: the odd rows are short.
func (h hex) real() bool { return h >= 0 && int(h) < boardSize && at(h.row(), h.col()) == h }

// toward returns the direction from a hex to an adjacent one.
func toward(from, to hex) direction {
	for d, n := range neighbours[from] {
		if n == to {
			return direction(d)
		}
	}
	panic(fmt.Errorf("%s and %s are not adjacent", from.name(), to.name()))
}

// axial returns the axial coordinates of a hex.
func (h hex) axial() (q, r int) {
	r = h.row()
	return h.col() - (r-r%2)/2, r
}

// distances holds the distance of every two hexes (CCN-2.4).
var distances = measure()

func measure() (all [boardSize][boardSize]int8) {
	for i := range all {
		for j := range all[i] {
			q, r := hex(i).axial()
			p, s := hex(j).axial()
			dq, dr := q-p, r-s
			all[i][j] = int8(max(abs(dq), abs(dr), abs(dq+dr)))
		}
	}
	return all
}

func abs(n int) int { return max(n, -n) }

// distance is the smallest number of steps between two hexes.
func distance(a, b hex) int { return int(distances[a][b]) }

// hexes is a set of hexes.
type hexes = bitset.Double[hex]

// section is a third of the board, as the map has it (CCN-2.2).
type section uint8

// The sections, from the left edge of the map.
const (
	westSection section = iota
	centerSection
	eastSection
	sections
)

var sectionNames = [sections]string{"west", "center", "east"}

// sectionSet is a set of sections: bit s for section s.
type sectionSet uint8

func (s section) set() sectionSet           { return 1 << s }
func (set sectionSet) has(s section) bool   { return set>>s&1 == 1 }
func (set sectionSet) in(o sectionSet) bool { return set&^o == 0 }

// sections returns the section of a hex, or both where a dashed line cuts it
// (CCN-2.3).
func (h hex) sections() sectionSet {
	n := h.col() + 1
	if h.row()%2 == 0 {
		switch {
		case n <= 4:
			return westSection.set()
		case n <= 9:
			return centerSection.set()
		}
		return eastSection.set()
	}
	switch {
	case n < 4:
		return westSection.set()
	case n == 4:
		return westSection.set() | centerSection.set()
	case n < 9:
		return centerSection.set()
	case n == 9:
		return centerSection.set() | eastSection.set()
	}
	return eastSection.set()
}

func (h hex) ref() rules.Ref {
	if h == nowhere {
		return 0
	}
	return rules.MakeRef(hexKind, int(h))
}
