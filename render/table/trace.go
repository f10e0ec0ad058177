package table

import (
	"slices"

	"grognard/game/match"
	"grognard/render/board"
	"grognard/rules"
)

// eye is a side that looks at a position.
type eye struct {
	pos  *rules.Position
	side rules.Side
}

// tracks lists those moves on a tabletop, with how far each has led.
func (t *Table) tracks(of eye) (all []board.Way) {
	past := t.history.Missed(of.side)
	for i, e := range past {
		text, body := t.words.WayText(e.Event.Track), t.scene.Body(e.Event.Who)
		same := func(e match.Entry) bool { return t.scene.Body(e.Event.Who) == body }
		if body != 0 && slices.ContainsFunc(past[:i], same) {
			text = "" // one of a screen tells it for all
		}
		if len(e.Event.Track) > 1 {
			all = append(all, board.Way{Track: e.Event.Track, Retreat: e.Event.Kind == rules.EvRetreat, Text: text})
		}
	}
	return all
}

// traces draws the moves that the player may have missed.
func (t *Table) traces() {
	p := &t.pic
	if t.clips.Running() || t.scene.View().Turn == 0 || t.scene.View().Combat != nil || len(t.choice.Picks) > 0 {
		return // a combat has arrows of its own, and so has what is picked
	}
	for _, e := range t.history.Missed(t.seat.Decider()) {
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
