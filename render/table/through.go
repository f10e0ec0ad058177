package table

import (
	"slices"

	"grognard/render/board"
	"grognard/rules"
)

// mostThrusts is how many ways to one target are drawn.
const mostThrusts = 3

// thrusts draws how an attack comes to its target where it goes through a cell
// between: to the one under the pointer every way, to the one that is picked
// the ways that are left. It reports whether there are any.
func (t *Table) thrusts() bool {
	if t.scene.OnCloth() || len(t.choice.Picks) == 0 && !t.choice.Sole() {
		return false
	}
	n := 0
	for _, o := range t.choice.Left {
		if n == mostThrusts || !t.through(o) || !t.pointed(o) {
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

// through reports whether an option attacks by way of a cell.
func (t *Table) through(o rules.Option) bool {
	return o.Who != 0 && o.At != 0 && o.With != o.At && t.isCell(o.With) && (t.choice.Sole() || t.choice.IsPicked(o.Who)) &&
		(t.scene.Hostile(o.At) || !t.isCell(o.At) && !t.scene.Mine(o.At))
}

// pointed reports whether the pointer is on the target of an option or on the
// cell that it goes through, or whether these are picked.
func (t *Table) pointed(o rules.Option) bool {
	h := &t.touch
	return slices.Contains([]rules.Ref{h.cell, h.hover}, o.At) || slices.Contains([]rules.Ref{h.cell, h.hover}, o.With) || t.choice.IsPicked(o.At)
}

// fork returns the ways of an attack whose attacker and target are picked, if it
// may go through one of several cells: a click on one of these takes it, one on
// the target again the first.
func (t *Table) fork() []rules.Option {
	all := t.choice.Left
	if len(all) < 2 || !t.choice.IsPicked(all[0].At) {
		return nil
	}
	as := all[0]
	for _, o := range all {
		if o.Do != as.Do || o.Who != as.Who || o.At != as.At || o.N != as.N || !t.through(o) {
			return nil
		}
	}
	return all
}

// forks marks the cells that the attack may go through.
func (t *Table) forks() {
	for _, o := range t.fork() {
		t.pic.Marks = append(t.pic.Marks, board.Mark{At: o.With, Kind: board.Move})
	}
}
