package anim

import "grognard/rules"

// Throw is one roll of dice. It stays until the next combat.
type Throw struct {
	Event rules.Event
	start float64
	still bool // at rest
}

// Throws returns the rolls to be shown, the oldest first.
func (t *Timeline) Throws() []Throw { return t.throws }

// Lay lays down a roll that was made before, at rest.
func (t *Timeline) Lay(e rules.Event) { t.throws = append(t.throws, Throw{Event: e, still: true}) }

// Forget takes the dice away.
func (t *Timeline) Forget() { t.throws = t.throws[:0] }

// Rolling reports whether any die of a throw has not come to rest.
func (t *Timeline) Rolling(w *Throw) bool {
	return t.Tumble(w, len(w.Event.Faces)-1) >= 0
}

// Tumble returns which of five frames die i of a throw shows while it rolls,
// or -1 when it has come to rest.
func (t *Timeline) Tumble(w *Throw, i int) int {
	if !t.Running() || w.still {
		return -1
	}
	ms := t.at - w.start
	if ms < 0 || ms >= tumbleTime+tumbleStep*float64(i) {
		return -1
	}
	return (int(ms/60) + 2*i) % 5
}
