package musket

import (
	"fmt"
	"math/bits"

	"grognard/rules"
)

// hex is a hex of a map by its place: column times maxRows plus row, both from
// zero. noHex is off the map. The number does not depend on the size of the
// map, so hexes have the same names everywhere.
type hex int16

const (
	noHex    hex = -1
	maxCols      = 32
	maxRows      = 24
	allHexes     = maxCols * maxRows
)

func hexAt(col, row int) hex { return hex(col*maxRows + row) }

func (h hex) col() int { return int(h) / maxRows }
func (h hex) row() int { return int(h) % maxRows }

// name writes a hex as the map does: CCRR from 0101 in the north-west.
func (h hex) name() string { return fmt.Sprintf("%02d%02d", h.col()+1, h.row()+1) }

// parseHex reads the name of a hex.
func parseHex(s string) (hex, bool) {
	if len(s) != 4 {
		return noHex, false
	}
	for _, c := range s {
		if c < '0' || c > '9' {
			return noHex, false
		}
	}
	col, row := int(s[0]-'0')*10+int(s[1]-'0')-1, int(s[2]-'0')*10+int(s[3]-'0')-1
	if col < 0 || col >= maxCols || row < 0 || row >= maxRows {
		return noHex, false
	}
	return hexAt(col, row), true
}

func (h hex) ref() rules.Ref {
	if h == noHex {
		return 0
	}
	return rules.MakeRef(hexKind, int(h))
}

// The six hexsides, clockwise from north.
const (
	sideN = iota
	sideNE
	sideSE
	sideS
	sideSW
	sideNW
)

// opposite is the same hexside as seen from the other hex.
func opposite(side int) int { return (side + 3) % 6 }

// neighbour returns the hex across a hexside (part 1.3: even columns lie half
// a hex lower), which may lie outside a map of cols by rows: then noHex.
func neighbour(h hex, side, cols, rows int) hex {
	c, r := h.col(), h.row()
	low := c % 2 // columns 02, 04, ... have odd numbers from zero
	switch side {
	case sideN:
		r--
	case sideNE:
		c, r = c+1, r-1+low
	case sideSE:
		c, r = c+1, r+low
	case sideS:
		r++
	case sideSW:
		c, r = c-1, r+low
	case sideNW:
		c, r = c-1, r-1+low
	}
	if c < 0 || r < 0 || c >= cols || r >= rows {
		return noHex
	}
	return hexAt(c, r)
}

// distance counts the hexes entered on a shortest path (part 1.3).
func distance(a, b hex) int {
	ax, az := a.col(), a.row()-a.col()/2
	bx, bz := b.col(), b.row()-b.col()/2
	dx, dz := ax-bx, az-bz
	return max(abs(dx), abs(dz), abs(dx+dz))
}

func abs(n int) int {
	if n < 0 {
		return -n
	}
	return n
}

// hexSet is a set of hexes, with the methods of those in package bitset.
type hexSet [allHexes / 64]uint64

func (s *hexSet) Has(h hex) bool { return s[h>>6]>>(uint(h)&63)&1 == 1 }
func (s *hexSet) Add(h hex)      { s[h>>6] |= 1 << (uint(h) & 63) }
func (s *hexSet) Drop(h hex)     { s[h>>6] &^= 1 << (uint(h) & 63) }

// Put adds a hex or takes it out.
func (s *hexSet) Put(h hex, in bool) {
	if in {
		s.Add(h)
	} else {
		s.Drop(h)
	}
}

func (s *hexSet) Empty() bool { return *s == hexSet{} }

// Join adds the hexes of another set.
func (s *hexSet) Join(t *hexSet) {
	for i := range s {
		s[i] |= t[i]
	}
}

// Next returns the first hex of the set from h on, or noHex.
func (s *hexSet) Next(h hex) hex {
	for i := int(h) >> 6; i < len(s); i++ {
		w := s[i]
		if i == int(h)>>6 {
			w = w >> (uint(h) & 63) << (uint(h) & 63)
		}
		if w != 0 {
			return hex(i<<6 + bits.TrailingZeros64(w))
		}
	}
	return noHex
}

// Meets reports whether two sets have a hex in common.
func (s *hexSet) Meets(t *hexSet) bool {
	for i := range s {
		if s[i]&t[i] != 0 {
			return true
		}
	}
	return false
}

// Remove takes the hexes of another set out.
func (s *hexSet) Remove(t *hexSet) {
	for i := range s {
		s[i] &^= t[i]
	}
}
