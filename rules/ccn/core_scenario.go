package ccn

import "grognard/rules"

// scenario is the battlefield of a scenario: what never changes in a game
// (CCN-40.1). Boards share it.
type scenario struct {
	ground     [boardSize]ground
	works      [boardSize]uint8 // bit d: side d of the hex is protected (CCN-45.1)
	hills      [boardSize]int8  // number of the plateau of a hill hex (CCN-42.5), or 0
	objectives []objective
	chart      *rules.Map
	text       mapText // as the file gives it, for Save
	own        *rules.Own
	nations    [2]string // that stand for the sides
}

// mapText keeps of the [map] table what the game does not need.
type mapText struct {
	seed    string
	courses [][]hex // rivers, hex by hex
	names   []placeName
}

// placeName is the proper name of a place on the map.
type placeName struct {
	name  string
	hexes hexes
}

// objective is an objective (CCN-64.1).
type objective struct {
	side    rules.Side
	hexes   hexes
	all     bool // the whole set counts once, else each hex
	banners int
}

// protects reports whether a side of a hex has field works.
func (f *scenario) protects(h hex, d direction) bool { return f.works[h]>>uint(d)&1 == 1 }

// crossesWorks reports whether the way between two adjacent hexes crosses a
// protected side, in either direction (CCN-45.2).
func (f *scenario) crossesWorks(from, to hex) bool {
	if f.works[from]|f.works[to] == 0 {
		return false
	}
	d := toward(from, to)
	return f.protects(from, d) || f.protects(to, d.opposite())
}

// stops reports whether who goes from one hex to the next must stop there
// (CCN-40.5, CCN-45.2).
func (f *scenario) stops(from, to hex) bool {
	return terrains[f.ground[to]].stop || f.crossesWorks(from, to)
}

// onHill reports whether a hex is a hill hex; rugged hills are no part of any
// plateau (CCN-43.3).
func (f *scenario) onHill(h hex) bool { return f.ground[h] == hill }

// joinHills numbers the plateaus.
func (f *scenario) joinHills() {
	n := int8(0)
	for h := range hex(boardSize) {
		if h.real() && f.onHill(h) && f.hills[h] == 0 {
			n++
			f.spread(h, n)
		}
	}
}

func (f *scenario) spread(h hex, n int8) {
	f.hills[h] = n
	for _, x := range neighbours[h] {
		if x != nowhere && f.onHill(x) && f.hills[x] == 0 {
			f.spread(x, n)
		}
	}
}
