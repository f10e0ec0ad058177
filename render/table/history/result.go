package history

import (
	"slices"

	"grognard/rules"
)

// Did lists what followed a throw until the next one: losses and retreats. The last
// throw is the first, the one before it the second.
func (h *History) Did(left int) (all []*rules.Event) {
	log := h.match.Log()
	for i, e := range slices.Backward(log) {
		if e.Undone || e.Event.Kind != rules.EvDice {
			continue
		}
		if left--; left > 0 {
			continue
		}
		for k := i + 1; k < len(log) && (log[k].Undone || log[k].Event.Kind != rules.EvDice); k++ {
			switch log[k].Event.Kind {
			case rules.EvHit, rules.EvRemove, rules.EvRetreat:
				if !log[k].Undone {
					all = append(all, &log[k].Event)
				}
			}
		}
		return all
	}
	return nil
}

// Ended returns the last result of the log, nil if it is not that of what lies
// on the panel.
func (h *History) Ended() *rules.Event {
	i := h.Result()
	if i < 0 || h.scene.View().Combat == nil && h.PlayedSince(i) {
		return nil
	}
	return &h.match.Log()[i].Event
}

// ResultSince reports whether the last result of the log came of an answer or of one after
// it: else it is that of an older fight.
func (h *History) ResultSince(answer int) bool {
	i := h.Result()
	return i >= 0 && h.match.Log()[i].Answer >= answer
}

// ResultMods returns the terms of the last result, nil if there is none.
func (h *History) ResultMods() []rules.Mod {
	if i := h.Result(); i >= 0 {
		return h.match.Log()[i].Event.Mods
	}
	return nil
}

// CameOf lists the results that a throw came to, in their order, up to the next throw. The
// list is good until it is asked for again.
func (h *History) CameOf(dice *rules.Event) []*rules.Event {
	h.came = h.came[:0]
	log := h.match.Log()
	for i := range slices.Backward(log) {
		switch e := &log[i].Event; {
		case log[i].Undone:
		case e.Kind == rules.EvResult && e.Text.Key != "":
			h.came = append(h.came, e)
		case e.Kind != rules.EvDice:
		case len(e.Faces) > 0 && len(dice.Faces) > 0 && &e.Faces[0] == &dice.Faces[0]:
			slices.Reverse(h.came)
			return h.came
		default:
			h.came = h.came[:0]
		}
	}
	return nil
}

// AsThrown is a combat as it stood when dice of it were thrown, with all that was answered
// before them; nil where none was on, or nobody has thrown them.
func (h *History) AsThrown(dice *rules.Event) *rules.Combat {
	log := h.match.Log()
	for i := range slices.Backward(log) {
		e := &log[i]
		if e.Event.Kind == rules.EvDice && len(e.Event.Faces) > 0 && len(dice.Faces) > 0 && &e.Event.Faces[0] == &dice.Faces[0] {
			if e.Undone || e.Answer == 0 {
				return nil
			}
			return h.match.At(e.Answer - 1).View(h.match.Viewer()).Combat
		}
	}
	return nil
}
