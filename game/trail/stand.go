package trail

import (
	"math"
	"slices"

	"grognard/rules"
)

// Stand is where and how something stands: a piece, or all the pieces of one name, such as the bases
// of a battalion, from the first to the last.
type Stand struct {
	cell        rules.Ref
	first, last spot
	mark        string
	form        formation
}

// spot is where a piece is, and its front.
type spot struct {
	pt     rules.Point
	facing int
}

// formation is which of the formations a piece is in, bit by bit.
type formation uint16

// formations are the states of a piece that tell how it stands, and not what became of it.
var formations = []rules.State{rules.StateSquare, rules.StateLinear, rules.StateMassed, rules.StateColumn, rules.StateRear,
	rules.StateLead, rules.StateGarrison, rules.StateRedoubt}

// StandOf is how something stands; false where it is not on the board.
func StandOf(v *rules.View, who rules.Ref) (s Stand, ok bool) {
	for i := range v.Pieces {
		if p := &v.Pieces[i]; p.Ref == who {
			s, ok = s.with(p, !ok), true
		}
	}
	return s, ok
}

// Stands is how all that belongs to a side stands.
func Stands(v *rules.View, s rules.Side) map[rules.Ref]Stand {
	all := map[rules.Ref]Stand{}
	for i := range v.Pieces {
		if p := &v.Pieces[i]; p.Side == s {
			stand, known := all[p.Ref]
			all[p.Ref] = stand.with(p, !known)
		}
	}
	return all
}

// with adds a piece of the same name.
func (s Stand) with(p *rules.Piece, first bool) Stand {
	s.last = spot{p.Pt, p.Facing}
	if !first {
		return s
	}
	s.cell, s.first, s.mark = p.Cell, s.last, p.Mark
	for i, f := range formations {
		if slices.Contains(p.State, f) {
			s.form |= 1 << i
		}
	}
	return s
}

// The least move and turn that is one on a tabletop: an inch is Map.Unit, a degree 100.
const (
	leastMove = 0.5
	leastTurn = 1000
)

// Same reports whether two places are as good as one on a map.
func (s Stand) Same(o Stand, m *rules.Map) bool {
	if m.Shape != rules.Tabletop {
		return s == o
	}
	return s.mark == o.mark && s.form == o.form && s.first.near(o.first, m) && s.last.near(o.last, m)
}

// near reports whether two spots of a tabletop are as good as one.
func (s spot) near(o spot, m *rules.Map) bool {
	turn := (s.facing - o.facing + 36000) % 36000
	far := math.Hypot(float64(s.pt.X-o.pt.X), float64(s.pt.Y-o.pt.Y))
	return min(turn, 36000-turn) < leastTurn && far < leastMove*float64(m.Unit)
}
