package anim

import "grognard/rules"

// A die that rolls shows so many pictures, each for so many milliseconds.
const (
	tumbleFrames = 8
	tumbleFrame  = 47.5
)

// Throw is one roll of dice. It stays until the next combat.
type Throw struct {
	Event  rules.Event
	start  float64
	still  bool // at rest
	landed int  // of its dice
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

// Secret reports whether dice are still to be thrown, or to come to rest, whose faces the
// table knows already: until then nothing may tell what they bring.
func (t *Timeline) Secret() bool {
	for i := t.done; i < len(t.clips); i++ {
		if c := &t.clips[i]; c.ev.Kind == rules.EvDice && t.at < c.end() {
			return true
		}
	}
	return false
}

// Cast returns how far a throw is, in milliseconds at speed 1 since its dice left the
// rim, and how long it takes until they lie in order; true if it is under way.
func (t *Timeline) Cast(w *Throw) (ms, of float64, ok bool) {
	of = length(&w.Event, t.Reduced)
	if !t.Running() || w.still || t.at-w.start >= of {
		return of, of, false
	}
	return max(0, t.at-w.start), of, true
}

// Sorted returns how far the dice of a throw are on the way to the order of what they
// mean, 0 to 1.
func (t *Timeline) Sorted(w *Throw) float64 {
	ms, of, ok := t.Cast(w)
	switch {
	case !ok:
		return 1
	case t.Reduced:
		return 0
	}
	return outCubic(max(0, min(1, (ms-of+readTime)/readTime)))
}

// Tumble returns which of eight frames die i of a throw shows while it rolls,
// or -1 when it has come to rest.
func (t *Timeline) Tumble(w *Throw, i int) int {
	if !t.Running() || w.still {
		return -1
	}
	ms := t.at - w.start
	if ms < 0 || ms >= t.rests(w, i) {
		return -1
	}
	return (int(ms/tumbleFrame) + 3*i) % tumbleFrames
}

// Fights reports whether what is shown just now is a fight: dice are thrown in it, or an
// attack is declared that comes to dice.
func (t *Timeline) Fights() bool {
	_, ok := t.Declared()
	return ok
}

// Declared returns the last attack that was declared before the throw that is shown now or
// next, nil if it came without; false where no dice are thrown at all.
func (t *Timeline) Declared() (e *rules.Event, ok bool) {
	if !t.Running() {
		return nil, false
	}
	at := -1
	for i := range t.clips {
		if t.clips[i].ev.Kind == rules.EvDice && (at < 0 || t.clips[i].start <= t.at) {
			at = i
		}
	}
	if at < 0 {
		return nil, false
	}
	for i := at; i >= 0; i-- {
		if k := &t.clips[i]; k.ev.Kind == rules.EvDeclare && k.ev.Who != 0 {
			return &k.ev, k.begun
		}
	}
	return nil, t.clips[at].begun
}

// Becomes returns stand n of a body as it will be once all is told, counted from 0; nil if
// it will be gone.
func (t *Timeline) Becomes(who rules.Ref, n int) *rules.Piece {
	if t.next == nil {
		return nil
	}
	return Stand(t.next.Pieces, who, n)
}

// After returns a piece as it will be once all is told, nil if it will be gone.
func (t *Timeline) After(who rules.Ref) *rules.Piece {
	if t.next == nil {
		return nil
	}
	return find(t.next.Pieces, who)
}
