package history

import (
	"slices"

	"grognard/game/match"
	"grognard/render/table/foresee"
	"grognard/rules"
)

// keptChart is the table of results of the combat in progress: it stays on the
// panel with the dice, once these have ended the combat.
type keptChart struct {
	chart *rules.Chart
	log   int                             // lines of the log when it was last in use
	read  foresee.Memo[int, *rules.Chart] // with what the die showed, by that
}

// KeepChart remembers the table of results of the combat in progress, if it has one.
func (h *History) KeepChart() {
	if k := h.scene.View().Combat; k != nil && k.Chart != nil {
		h.chart = keptChart{chart: k.Chart, log: len(h.match.Log())}
	}
}

// ChartOf returns the table that result i of the log was read on, with what the die
// showed, nil if that was another one or none.
func (h *History) ChartOf(i int) *rules.Chart {
	k, log := &h.chart, h.match.Log()
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
	return k.read.Of(log[k.log+n].Event.Faces[0], k.lit)
}

// lit is the table with what the die showed.
func (k *keptChart) lit(rolled int) *rules.Chart {
	read := *k.chart
	read.Rolled = rolled
	return &read
}
