package table

import (
	"grognard/render/table/foresee"
)

// foreseen returns the combat that is being put together, with the terms of
// its sums: that of the option whose odds are asked for, or the one in
// progress. It is nil where no combat is at hand. While losses are given out
// what has been given is shown, not what will be.
func (t *Table) foreseen() (f foresee.Combat, waiting bool) {
	if v := t.scene.View(); v != nil {
		f.Combat = v.Combat
	}
	if d := &t.ahead.Odds; d.At(t.scene.Pos) && t.scene.Ask != nil && !t.scene.Blind() && !t.choice.Sharing() {
		next, ready := t.ahead.Combat(d.Act)
		waiting = !ready
		f.Mods = next.Mods
		if next.Combat != nil {
			f.Combat = next.Combat
		}
	}
	if f.Combat != nil && f.Combat.Mods != nil {
		f.Mods = f.Combat.Mods
	}
	return f, waiting
}

// composing reports whether a combat is being put together: none of its dice
// has been thrown, and those of an earlier one are stale.
func (t *Table) composing() bool {
	if t.clips.Running() || t.scene.Ask == nil || t.history.Decided() {
		return false
	}
	if v := t.scene.View(); v.Combat != nil {
		return len(t.history.Rolls()) == 0
	}
	return t.ahead.Odds.At(t.scene.Pos) || len(t.choice.Picks) > 0
}
