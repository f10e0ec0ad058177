package trail

import (
	"math"
	"slices"

	"grognard/rules"
)

// Stand is where and how a piece stands.
type Stand struct {
	cell   rules.Ref
	pt     rules.Point
	facing int
	mark   string
	form   formation
}

// formation is which of the formations a piece is in, bit by bit.
type formation uint16

// formations are the states of a piece that tell how it stands, and not what became of it.
var formations = []rules.State{rules.StateSquare, rules.StateLinear, rules.StateMassed, rules.StateColumn, rules.StateRear,
	rules.StateLead, rules.StateGarrison, rules.StateRedoubt}

// StandOf is how a piece stands.
func StandOf(p *rules.Piece) Stand {
	s := Stand{cell: p.Cell, pt: p.Pt, facing: p.Facing, mark: p.Mark}
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
	turn := (s.facing - o.facing + 36000) % 36000
	far := math.Hypot(float64(s.pt.X-o.pt.X), float64(s.pt.Y-o.pt.Y))
	return s.mark == o.mark && s.form == o.form && min(turn, 36000-turn) < leastTurn && far < leastMove*float64(m.Unit)
}
