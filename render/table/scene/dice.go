package scene

import (
	"slices"

	"grognard/rules"
)

// DieOf returns the group that die i belongs to.
func DieOf(d *rules.Dice, i int) rules.Die {
	for _, g := range d.Of {
		if i < g.N {
			return g
		}
		i -= g.N
	}
	return rules.Die{Sides: 6}
}

// Summed reports whether the total of a throw means something: where every die
// stands for itself, or one side's dice against the other's, or they show symbols, it does not.
func Summed(d *rules.Dice) bool {
	return d.N() > 0 && d.By == rules.Sum && DieOf(d, 0).Face != rules.DieBattle
}

// Idle reports whether a battle die shows what had no effect: where dice hit,
// drive back or do nothing, rulebooks put nothing into class 0.
func Idle(d *rules.Dice, i, face int) bool {
	if DieOf(d, i).Face != rules.DieBattle || face < 1 || face > len(d.Like) {
		return false
	}
	return d.Like[face-1] == 0 && slices.Max(d.Like) <= 2
}

// Misses reports whether a die shows what does nothing where other faces do something.
func Misses(d *rules.Dice, i, face int) bool {
	if d.By == rules.Sum || d.By == rules.Diff || d.Used > 0 || face < 1 || face > len(d.Like) {
		return false
	}
	return d.Like[face-1] == 0 && slices.Max(d.Like) > 0
}

// battleRank is the order in which battle dice are laid out: what hits an arm,
// what hits any, what drives back.
var battleRank = [...]int{0, 0, 1, 2, 4, 3}

// DieRank is the place of a die among others by what it shows; what has no
// effect comes last.
func DieRank(e *rules.Event, i int) int {
	f := e.Faces[i]
	if DieOf(&e.Dice, i).Face != rules.DieBattle || f < 1 || f > len(battleRank) {
		return 0
	}
	if Idle(&e.Dice, i, f) {
		return len(battleRank) + battleRank[f-1]
	}
	return battleRank[f-1]
}
