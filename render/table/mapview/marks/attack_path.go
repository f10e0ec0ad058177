package marks

import (
	"grognard/render/board"
	"grognard/rules"
)

// mostPaths is how many ways to one target are drawn.
const mostPaths = 3

// attackPaths draws how an attack comes to its target where it goes through a cell
// between: to the one under the pointer every way, to the one that is picked
// the ways that are left. It reports whether there are any.
func (m *Marks) attackPaths(p *board.Picture, at *At) bool {
	if m.Scene.OnTabletop() || len(m.Choice.Picks) == 0 && !m.Choice.Sole() {
		return false
	}
	n := 0
	for _, o := range m.Choice.Left {
		if n == mostPaths || !m.Choice.Through(o) || !at.is(o.At) && !at.is(o.With) && !m.Choice.IsPicked(o.At) {
			continue
		}
		n++
		p.Arrows = board.Chain(p.Arrows, board.ArrowAttack, o.Who, o.With, o.At)
	}
	return n > 0
}

// is reports whether the pointer is on a thing.
func (at *At) is(r rules.Ref) bool { return r == at.Cell || r == at.Hover }

// forks marks the cells that the attack may go through.
func (m *Marks) forks(p *board.Picture) {
	for _, o := range m.Choice.Fork() {
		p.Marks = append(p.Marks, board.Mark{At: o.With, Kind: board.Move})
	}
}
