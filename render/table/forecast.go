package table

import (
	"context"
	"slices"

	"grognard/rules"
)

// forecast is what is certain of a combat before its dice.
type forecast struct {
	combat *rules.Combat // nil: the option leads to none
	mods   []rules.Mod
}

// lookAhead plays an option, and then what is quiet, up to the next roll.
func lookAhead(p *rules.Position, o rules.Option) (f forecast) {
	q := p.Request()
	if q == nil || q.To == rules.Chance || !slices.Contains(q.Options, o) && q.Field == nil {
		return f
	}
	side := q.To
	for range mostForced {
		next, _, err := p.Play(rules.Answer{By: q.To, Option: o})
		if err != nil {
			return f
		}
		k := next.View(side).Combat
		if k == nil && f.combat != nil {
			return f // it is over without dice
		}
		if f.combat == nil {
			f.combat = k
		}
		if p, q = next, next.Request(); q == nil {
			return f
		}
		if q.To == rules.Chance {
			f.mods = slices.Clone(p.Terms())
			return f
		}
		ok := false
		if o, ok = rules.QuietPolicy(q); !ok {
			f.mods = slices.Clone(p.Terms())
			return f
		}
	}
	return f
}

// foreseen returns the combat that is being put together, with the terms of
// its sums: that of the option whose odds are asked for, or the one in
// progress. It is nil where no combat is at hand. While losses are given out
// what has been given is shown, not what will be.
func (t *Table) foreseen() (f forecast, waiting bool) {
	if v := t.scene.View(); v != nil {
		f.combat = v.Combat
	}
	if d := &t.desk; d.pos == t.pos && d.option != (rules.Option{}) && t.scene.Ask != nil && !t.scene.Blind() && !t.sharing() {
		next, ready := t.fore.Ask(d.act, func(_ context.Context, a act) forecast { return lookAhead(a.pos, a.option) })
		waiting = !ready
		f.mods = next.mods
		if next.combat != nil {
			f.combat = next.combat
		}
	}
	if f.combat != nil && f.combat.Mods != nil {
		f.mods = f.combat.Mods
	}
	return f, waiting
}

// composing reports whether a combat is being put together: none of its dice
// has been thrown, and those of an earlier one are stale.
func (t *Table) composing() bool {
	if t.clips.Running() || t.scene.Ask == nil || t.decided() {
		return false
	}
	if v := t.scene.View(); v.Combat != nil {
		return len(t.rolls()) == 0
	}
	return t.desk.pos == t.pos && t.desk.option != (rules.Option{}) || len(t.pick.picks) > 0
}
