package freehand

import (
	"slices"

	"grognard/game/match"
	"grognard/render/board"
	"grognard/render/table/choice/field"
	"grognard/render/table/foresee"
	"grognard/render/ui"
	"grognard/rules"
)

// sketcher keeps what is sketched from frame to frame.
type sketcher struct {
	drawn  board.Sketch
	tried  rules.Option // of the button under the pointer in this frame
	advise rules.Option // shown in this frame as if it were done
	ghosts foresee.Memo[foresee.Act, ghost]
	sees   bool // the rulebook knows lines of sight
	sights foresee.Memo[foresee.Pair, []board.Ray]
	past   foresee.Memo[eye, []board.Way] // the last moves
}

// eye is a side that looks at a position.
type eye struct {
	pos  *rules.Position
	side rules.Side
}

func newSketcher(book rules.Rulebook) sketcher {
	return sketcher{sees: slices.Contains(book.Overlays(), rules.OverlaySight)}
}

// Reword forgets what is in another language.
func (h *Hand) Reword() { h.past.Forget() }

// Try shows in this frame what an option would make of its body.
func (h *Hand) Try(o rules.Option) { h.tried = o }

// Advise shows in this frame where the body of an option would stand, with its way.
func (h *Hand) Advise(o rules.Option) { h.advise = o }

// ghost is how a body would stand, and what is measured on its way.
type ghost struct {
	stands   []rules.Piece
	measures []rules.Ruler
}

// ghostOf asks the Field of a request for what an act of it would put on the table.
func (h *Hand) ghostOf(a foresee.Act) (g ghost) {
	q := a.Pos.Request()
	if q == nil || q.Field == nil || a.Option.Who == 0 || !q.Field.Check(a.Option).OK() {
		return g
	}
	g.stands = q.Field.Ghost(a.Option)
	if f, ok := q.Field.(rules.Measurer); ok && !h.Scene.Blind() {
		g.measures = f.Measure(a.Option)
	}
	return g
}

// advised adds the body of the option that is advised, unless the player carries one.
func (h *Hand) advised(s *board.Sketch) {
	o := h.advise
	h.advise = rules.Option{}
	if o == (rules.Option{}) || h.Scene.Ask == nil || h.Scene.Moving() {
		return
	}
	if g := h.ghosts.Of(h.Choice.Trial(o), h.ghostOf); len(g.stands) > 0 {
		s.Ghost, s.Wish, s.Who, s.Sweep, s.Handles, s.Tapes = g.stands, nil, o.Who, board.Sweep{}, s.Handles[:0], s.Tapes[:0]
		h.layTapes(s, g.measures)
		return
	}
	h.tried = o
}

// Sketch is what the board shows of what is in hand and of what is measured besides, nil
// if the map has cells.
func (h *Hand) Sketch(c *ui.Ctx, measured []board.Tape) *board.Sketch {
	s := &h.drawn
	*s = board.Sketch{Handles: s.Handles[:0], Tapes: s.Tapes[:0], Past: s.Past[:0]}
	if !h.Scene.OnTabletop() {
		return nil
	}
	if h.Choice.Hand.Asked() && !h.Scene.Moving() {
		h.hand(c, s)
	}
	if h.Choice.Hand.Grasp != field.Carried {
		h.advised(s)
	}
	if ghost := h.reshaped(); ghost != nil && h.Choice.Hand.Grasp < field.Carried {
		s.Ghost, s.Who = ghost, ghost[0].Ref
	}
	s.Zones = h.Scene.Ask != nil && !h.Scene.Moving() && h.Scene.Ask.SetUp
	s.Sight = h.rays()
	s.Tapes = append(s.Tapes, measured...)
	if h.Missed == nil || h.Scene.Moving() || h.Scene.View().Turn == 0 {
		return s
	}
	s.Past = append(s.Past, h.past.Of(eye{h.Scene.Pos, h.Decider()}, h.tracks)...)
	return s
}

// hand adds the body in hand: ghost, what is measured, reach, handles.
func (h *Hand) hand(c *ui.Ctx, s *board.Sketch) {
	k := &h.Choice.Hand
	if k.Grasp == field.Untouched {
		return
	}
	s.Who = k.Who
	if k.Grasp >= field.Carried {
		s.Ghost, s.Wish = k.Ghost, k.Wrong
		h.layTapes(s, k.Measures)
		if k.Wheeling() && k.OK && k.Found.N != 0 {
			right := k.Found.N < 0 // which corner goes round
			s.Sweep = board.Sweep{Pivot: k.From.Corner(!right), Arm: k.From.Corner(right), Turn: k.Found.N}
		}
	}
	h.layTapes(s, h.Choice.Hand.Rim())
	if !h.Scene.View().Blind {
		if h.Choice.Hand.Explore() {
			c.Animate()
		}
		s.Reach = k.Reach.Fronts
		if k.Wheeling() {
			s.Reach = k.Reach.Wheels
		}
	}
	if body, ok := h.Choice.Hand.Handled(); ok {
		for i, hot := range h.handles {
			s.Handles = append(s.Handles, board.Handle{At: body.Corner(i == 1), Hot: hot || k.Turning && k.Right == (i == 1)})
		}
	}
}

// layTapes adds what the rules measure.
func (h *Hand) layTapes(s *board.Sketch, all []rules.Ruler) {
	for i := range all {
		s.Tapes = append(s.Tapes, board.Tape{Pts: all[i].Pts, Text: h.Words.RulerText(all[i].Text)})
	}
}

// reshaped returns the stands of the body that the button under the pointer, or
// the one that was pressed, would form or turn anew; nil if it stays as it is.
func (h *Hand) reshaped() []rules.Piece {
	o, ok := h.tried, h.tried != (rules.Option{})
	h.tried = rules.Option{}
	if !ok {
		o, ok = h.Choice.Armed()
	}
	if !ok || h.Scene.Ask == nil || o.Who == 0 || o.At != 0 || h.Scene.Moving() || !h.Scene.Mine(o.Who) {
		return nil
	}
	return h.Choice.Ahead.Reshaped(h.Choice.Trial(o))
}

// tracks lists the last moves, with how far each has led.
func (h *Hand) tracks(eye) (all []board.Way) {
	past := h.Missed()
	for i, e := range past {
		text, body := h.Words.WayText(e.Event.Track), h.Scene.Body(e.Event.Who)
		same := func(e match.Entry) bool { return h.Scene.Body(e.Event.Who) == body }
		if body != 0 && slices.ContainsFunc(past[:i], same) {
			text = "" // one of a screen tells it for all
		}
		if len(e.Event.Track) > 1 {
			all = append(all, board.Way{Track: e.Event.Track, Retreat: e.Event.Kind == rules.EvRetreat, Text: text})
		}
	}
	return all
}
