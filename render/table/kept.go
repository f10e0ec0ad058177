package table

import (
	"slices"

	"grognard/game/match"
	"grognard/rules"
)

// keptChart is the table of results of the combat in progress: it stays on the
// panel with the dice, once these have ended the combat.
type keptChart struct {
	chart *rules.Chart
	log   int // lines of the log when it was last in use
}

// keepChart remembers the table of results as long as there is one.
func (t *Table) keepChart() {
	if k := t.scene.View().Combat; k != nil && k.Chart != nil && !t.clips.Running() {
		t.chartKept = keptChart{k.Chart, len(t.m.Log())}
	}
}

// chartOf returns the table that result i of the log was read on, with what the die
// showed, nil if that was another one or none.
func (t *Table) chartOf(i int) *rules.Chart {
	k, log := &t.chartKept, t.m.Log()
	if k.chart == nil || len(log) < k.log {
		return nil
	}
	if i < k.log {
		return k.chart // it was lit already
	}
	rolled := func(e match.Entry) bool { return !e.Undone && e.Event.Kind == rules.EvDice }
	n := slices.IndexFunc(log[k.log:i], rolled)
	if n < 0 || len(log[k.log+n].Event.Faces) != 1 || slices.ContainsFunc(log[k.log+n+1:i], rolled) {
		return nil
	}
	read := *k.chart
	read.Rolled = log[k.log+n].Event.Faces[0]
	return &read
}
