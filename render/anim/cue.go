package anim

import "grognard/rules"

// Cue is a moment of the show that can be heard: a clip begins, or a die comes to rest.
type Cue struct {
	Event   rules.Event
	Lands   bool // a die of the throw comes to rest; else the clip begins
	Skipped bool // it was not shown: what was to be seen has been ended or is shown at once
}

// Cues returns what could be heard since it was last asked, the oldest first. It must not be
// changed, and holds until the next Tick, Run, Settle or Finish.
func (t *Timeline) Cues() []Cue {
	was := t.cues
	t.cues = t.spare[:0]
	t.spare = was
	return was
}

// cue notes a moment.
func (t *Timeline) cue(e *rules.Event, lands bool) {
	t.cues = append(t.cues, Cue{*e, lands, t.skips})
}

// land notes the dice that have come to rest by now.
func (t *Timeline) land() {
	for i := range t.throws {
		w := &t.throws[i]
		if w.still {
			continue
		}
		n := len(w.Event.Faces)
		for w.landed < n && t.at-w.start >= t.rests(w, w.landed) {
			if w.landed++; t.Reduced {
				w.landed = n // they appear together
			}
			t.cue(&w.Event, true)
		}
	}
}

// rests is how long after its throw die i comes to rest.
func (t *Timeline) rests(w *Throw, i int) float64 {
	if t.Reduced {
		return calmDice
	}
	return tumbles(i, len(w.Event.Faces))
}
