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

// ResultMods returns the terms of the last result, nil if there is none.
func (h *History) ResultMods() []rules.Mod {
	if i := h.Result(); i >= 0 {
		return h.match.Log()[i].Event.Mods
	}
	return nil
}
