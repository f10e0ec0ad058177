package history

import (
	"slices"

	"grognard/game/match"
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

// FightOf finds what a fight came to, of which a throw was the first: the answer that began it, and
// the line of the log that tells what its dice brought, nil if none does. That is the row of a table
// that names the result, and else the last line up to the next fight, phase or turn.
func (h *History) FightOf(first *rules.Event) (begun int, told *match.Entry, at int) {
	log := h.match.Log()
	thrown := slices.IndexFunc(log, func(e match.Entry) bool {
		return !e.Undone && len(e.Event.Faces) > 0 && len(first.Faces) > 0 && &e.Event.Faces[0] == &first.Faces[0]
	})
	if thrown < 0 {
		return h.Answers(), nil, -1
	}
	begun = log[thrown].Answer
	if i := Last(log[:thrown], rules.EvDeclare); i >= 0 && !slices.ContainsFunc(log[i:thrown], over) {
		begun = log[i].Answer
	}
	at = -1
	for i := thrown + 1; i < len(log) && !over(log[i]); i++ {
		e := &log[i]
		switch {
		case e.Undone || e.Event.Kind == rules.EvDice:
		case e.Event.Kind == rules.EvDeclare:
			return begun, told, at
		case e.Event.Kind == rules.EvResult || e.Event.Text.Key != "" && (told == nil || told.Event.Kind != rules.EvResult):
			told, at = e, i
		}
	}
	return begun, told, at
}

// Brought reports whether a throw led to the result that a line of the log tells: it fell before, and brought none of
// its own as how far a charge carries does before the melee.
func (h *History) Brought(throw *rules.Event, line int) bool {
	log := h.match.Log()
	thrown := slices.IndexFunc(log, func(e match.Entry) bool {
		return !e.Undone && len(e.Event.Faces) > 0 && len(throw.Faces) > 0 && &e.Event.Faces[0] == &throw.Faces[0]
	})
	if thrown < 0 || thrown > line {
		return false
	}
	return !slices.ContainsFunc(log[thrown:line], func(e match.Entry) bool { return !e.Undone && e.Event.Kind == rules.EvResult })
}

// over reports whether a fight before a line of the log has ended.
func over(e match.Entry) bool {
	switch e.Event.Kind {
	case rules.EvTurn, rules.EvPhase, rules.EvEnd:
		return !e.Undone
	}
	return false
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
