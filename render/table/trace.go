package table

import (
	"slices"

	"grognard/game/match"
	"grognard/render/board"
	"grognard/rules"
)

// trace is what the other side's last moves leave on the map until the player
// who is to decide has decided something.
type trace struct {
	pos  *rules.Position // that it belongs to
	side rules.Side
	past []match.Entry // the moves, the last one first
	far  []string      // how far each has led on a Cloth
}

// mostTraces is how many moves stay on the map: more would hide it.
const mostTraces = 8

// of returns the moves that the side to decide may have missed, since it has
// answered last: those of the other side's last player turn, its own retreats in
// it, and whatever the other side has moved since.
func (k *trace) of(t *Table) []match.Entry {
	side := t.decider()
	if k.pos == t.scene.Pos && k.side == side {
		return k.past
	}
	k.pos, k.side, k.past = t.scene.Pos, side, k.past[:0]
	theirs := false // within the other side's player turn
	for _, e := range slices.Backward(t.m.Log()) {
		if len(k.past) == mostTraces {
			break
		}
		if e.Undone {
			continue
		}
		if e.Side == side && (theirs || e.Event.Side == side && acts(e.Event.Kind)) || t.answeredBy(side, e.Answer) {
			break
		}
		theirs = theirs || e.Side == side.Other()
		if e.Side == side && e.Event.Side == side {
			continue
		}
		switch e.Event.Kind {
		case rules.EvMove, rules.EvRetreat, rules.EvAdvance, rules.EvRemove:
			if e.Event.Text.Key == "" && e.Event.From != 0 {
				continue // it goes along with another, whose arrow is there
			}
			k.past = append(k.past, e)
		}
	}
	k.far = k.far[:0]
	for i := range k.past {
		text := t.words.WayText(k.past[i].Event.Track)
		kin := t.scene.Body(k.past[i].Event.Who)
		same := func(e match.Entry) bool { return t.scene.Body(e.Event.Who) == kin }
		if kin != 0 && slices.ContainsFunc(k.past[:i], same) {
			text = "" // one of a screen tells it for all
		}
		k.far = append(k.far, text)
	}
	return k.past
}

// answeredBy reports whether a side gave an answer that was more than the only
// one.
func (t *Table) answeredBy(side rules.Side, answer int) bool {
	if answer == 0 {
		return false
	}
	q, a := t.m.Given(answer)
	return a.By == side && (q.Field != nil || len(q.Options) > 1)
}

// acts reports whether a kind of event shows that its side has begun to act on
// the map.
func acts(k rules.EventKind) bool {
	return k == rules.EvMove || k == rules.EvDeclare || k == rules.EvPlace
}

// traces draws the moves that the player may have missed.
func (t *Table) traces() {
	p := &t.pic
	if t.clips.Running() || t.scene.View().Turn == 0 || t.scene.View().Combat != nil || len(t.choice.Picks) > 0 {
		return // a combat has arrows of its own, and so has what is picked
	}
	for _, e := range t.trace.of(t) {
		ev := &e.Event
		if ev.From == 0 {
			continue
		}
		p.Marks = append(p.Marks, board.Mark{At: ev.From, Kind: board.Ghost})
		path := ev.Path
		if len(path) < 2 {
			path = []rules.Ref{ev.From, ev.To}
		}
		for i := 0; i+1 < len(path) && ev.To != 0; i++ {
			p.Arrows = append(p.Arrows, board.Arrow{From: path[i], To: path[i+1], Kind: board.ArrowPast, Leg: board.LegOf(i, len(path))})
		}
	}
}

// closing reports whether a combat still has its pieces where it was declared:
// an arrow to somebody who has fallen back would tell a lie.
func (t *Table) closing(k *rules.Combat) bool {
	log := t.m.Log()
	for _, e := range slices.Backward(log[:told(log, t.clips.Untold())]) {
		ev := &e.Event
		switch {
		case e.Undone:
		case ev.Kind == rules.EvDeclare:
			return true
		case ev.Kind == rules.EvRetreat || ev.Kind == rules.EvRemove || ev.Kind == rules.EvAdvance:
			if ev.Who == k.To || slices.Contains(k.From, ev.Who) {
				return false
			}
		}
	}
	return true
}
