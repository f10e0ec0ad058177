package table

import (
	"slices"

	"grognard/render/board"
	"grognard/rules"
)

// mostPaths is how many ways to one target are drawn.
const mostPaths = 3

// attackPaths draws how an attack comes to its target where it goes through a cell
// between: to the one under the pointer every way, to the one that is picked
// the ways that are left. It reports whether there are any.
func (t *Table) attackPaths() bool {
	if t.scene.OnTabletop() || len(t.choice.Picks) == 0 && !t.choice.Sole() {
		return false
	}
	n := 0
	for _, o := range t.choice.Left {
		if n == mostPaths || !t.choice.Through(o) || !t.pointed(o) {
			continue
		}
		n++
		for i, at := range [...]rules.Ref{o.With, o.At} {
			from := [...]rules.Ref{o.Who, o.With}[i]
			t.pic.Arrows = append(t.pic.Arrows, board.Arrow{From: from, To: at, Kind: board.ArrowAttack, Leg: board.LegOf(i, 3)})
		}
	}
	return n > 0
}

// pointed reports whether the pointer is on the target of an option or on the
// cell that it goes through, or whether these are picked.
func (t *Table) pointed(o rules.Option) bool {
	h := &t.touch
	return slices.Contains([]rules.Ref{h.Cell, h.Hover}, o.At) || slices.Contains([]rules.Ref{h.Cell, h.Hover}, o.With) || t.choice.IsPicked(o.At)
}

// forks marks the cells that the attack may go through.
func (t *Table) forks() {
	for _, o := range t.choice.Fork() {
		t.pic.Marks = append(t.pic.Marks, board.Mark{At: o.With, Kind: board.Move})
	}
}
