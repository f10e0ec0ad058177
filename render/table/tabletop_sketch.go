package table

import (
	"grognard/render/board"
	"grognard/render/table/choice"
	"grognard/render/ui"
	"grognard/rules"
)

// sketch makes the board show what is in hand.
func (t *Table) sketch(c *ui.Ctx) {
	s := &t.drawn
	*s = board.Sketch{Handles: s.Handles[:0], Tapes: s.Tapes[:0], Past: s.Past[:0]}
	t.pic.Sketch = nil
	if !t.scene.OnTabletop() {
		return
	}
	t.pic.Sketch = s
	if t.choice.Fielded() && !t.clips.Running() {
		t.sketchHand(c, s)
	}
	if ghost := t.shaped(); ghost != nil && t.choice.Hand.Grasp < choice.Carried {
		s.Ghost, s.Who = ghost, ghost[0].Ref
	}
	s.Zones = t.scene.Ask != nil && !t.clips.Running() && t.scene.Ask.SetUp
	s.Sight = t.rays()
	s.Tapes = append(s.Tapes, t.tape.lines(t)...)
	if t.clips.Running() || t.scene.View().Turn == 0 {
		return
	}
	s.Past = append(s.Past, t.past.Of(eye{t.scene.Pos, t.seat.Decider()}, t.tracks)...)
}

// sketchHand adds the body in hand: ghost, what is measured, reach, handles.
func (t *Table) sketchHand(c *ui.Ctx, s *board.Sketch) {
	h := &t.choice.Hand
	if h.Grasp == choice.Untouched {
		return
	}
	s.Who = h.Who
	if h.Grasp >= choice.Carried {
		s.Ghost, s.Wish = h.Ghost, h.Wrong
		t.layTapes(s, h.Measures)
		if h.Wheeling() && h.OK && h.Found.N != 0 {
			right := h.Found.N < 0 // which corner goes round
			s.Sweep = board.Sweep{Pivot: h.From.Corner(!right), Arm: h.From.Corner(right), Turn: h.Found.N}
		}
	}
	t.layTapes(s, t.choice.Rim())
	if !t.scene.View().Blind {
		if t.choice.Explore() {
			c.Animate()
		}
		s.Reach = h.Reach.Fronts
		if h.Wheeling() {
			s.Reach = h.Reach.Wheels
		}
	}
	if body, ok := t.choice.Handled(); ok {
		for i, hot := range t.handles {
			s.Handles = append(s.Handles, board.Handle{At: body.Corner(i == 1), Hot: hot || h.Turning && h.Right == (i == 1)})
		}
	}
}

// layTapes adds what the rules measure.
func (t *Table) layTapes(s *board.Sketch, all []rules.Ruler) {
	for i := range all {
		s.Tapes = append(s.Tapes, board.Tape{Pts: all[i].Pts, Text: t.words.RulerText(all[i].Text)})
	}
}

// labelShows reports whether a target may have its label: on a table without cells,
// where things stand close together, only the one under the pointer, and none while
// something is in hand.
func (t *Table) labelShows(target rules.Ref) bool {
	return !t.scene.OnTabletop() || t.choice.Hand.Grasp < choice.Carried && t.touch.Hover == target && !t.tape.laid
}

// handMarks frames the bodies that a Field lets move, and the one in hand.
func (t *Table) handMarks() {
	if !t.choice.Fielded() {
		return
	}
	h, p := &t.choice.Hand, &t.pic
	for _, r := range h.Movables() {
		picked := t.choice.IsPicked(r)
		switch {
		case r == h.Who && h.Grasp != choice.Untouched:
			if !picked {
				p.Marks = append(p.Marks, board.Mark{At: r, Kind: board.Selected})
			}
		case h.Grasp < choice.Carried && !t.choice.IsLive(r) && !picked:
			p.Marks = append(p.Marks, board.Mark{At: r, Kind: board.Usable})
		}
	}
}

// shaped returns the stands of the body that the button under the pointer, or
// the one that was pressed, would form or turn anew; nil if it stays as it is.
func (t *Table) shaped() []rules.Piece {
	o, ok := t.bar.Pointed()
	if !ok {
		o, ok = t.choice.Armed()
	}
	if !ok || t.scene.Ask == nil || !t.scene.OnTabletop() || o.Who == 0 || o.At != 0 || t.clips.Running() || !t.scene.Mine(o.Who) {
		return nil
	}
	return t.ahead.Reshaped(t.choice.Trial(o))
}
