package squares

import "grognard/rules"

// terrain is the ground of a square (section B): features may be combined.
type terrain struct {
	hill, wood, broken, fields bool
	fordable, unfordable       bool
	bridge                     bool
	areas                      int // of its town or fortification (NS-A.47)
	fort                       bool
	name                       string
}

// river reports whether a river fills the square (NS-B.9).
func (g *terrain) river() bool { return g.fordable || g.unfordable }

// difficult reports wood or broken ground.
func (g *terrain) difficult() bool { return g.wood || g.broken }

// open reports an open terrain square (NS-B.14).
func (g *terrain) open() bool { return !g.difficult() && g.areas == 0 }

// cover reports whether the square gives cover from bombardment (NS-B.15).
func (g *terrain) cover() bool { return g.wood || g.areas > 0 || g.fields }

// screened reports whether a wood or town cancels sight into it (NS-A.52).
func (g *terrain) screened() bool { return g.wood || g.areas > 0 }

// word is the ground that the map shows.
func (g *terrain) word() rules.Ground {
	switch {
	case g.wood:
		return rules.GroundWoods
	case g.broken:
		return rules.GroundRough
	case g.fort:
		return rules.GroundStrong
	case g.areas > 0:
		return rules.GroundTown
	case g.fields:
		return rules.GroundFields
	case g.hill:
		return rules.GroundHill
	case g.river() && g.bridge:
		return rules.GroundBridge
	case g.unfordable:
		return rules.GroundRiver
	case g.fordable:
		return rules.GroundFord
	}
	return rules.GroundOpen
}

// bridged reports whether there is a bridge, fixed or mobile (NS-B.18), over
// the river of a square.
func (b *Board) bridged(q square) bool {
	if b.ground[q].bridge {
		return true
	}
	for _, l := range b.pontoons {
		if p := &b.train[pontoonTrain][l]; p.state == present && p.laid && p.bridge == q {
			return true
		}
	}
	return false
}

// impassable reports an unfordable river without bridge (NS-B.13).
func (b *Board) impassable(q square) bool { return b.ground[q].unfordable && !b.bridged(q) }

// barrier reports a river that blocks retreat and pursuit (NS-C4.3.93, .103).
func (b *Board) barrier(q square) bool { return b.ground[q].river() && !b.bridged(q) }
