package stage

import (
	"grognard/game/match"
	"grognard/render/paint"
	"grognard/render/table/mapview"
	"grognard/render/table/panel/cards"
	"grognard/render/table/panel/log"
	"grognard/render/table/panel/standards"
	"grognard/render/ui"
)

// Ground paints what the map lies on, over the whole window.
func (s *Stage) Ground(c *ui.Ctx) {
	v, b := s.scene.View(), &s.View.Board
	if v.Map == nil || b.Map == nil {
		c.L.Fill(paint.Ground, c.Window(), c.Theme.Bg)
		return
	}
	w, h := b.Size()
	s.Desk.Paint(c, b.Rect(paint.Rect{W: w, H: h}), v.Map.Shape)
}

// Tell paints the inspector, with what is under the pointer by now.
func (s *Stage) Tell(c *ui.Ctx, r paint.Rect) {
	s.point(c)
	s.Heed(s.Look.Frame(c, r, s.View.Pointer.Cell))
}

// Peek paints the inspector at the foot of r, as high as it has to be, as long as something
// is pointed at or it is pinned.
//
// room finds where it is to lie, given its height; a room of no width has it give way.
func (s *Stage) Peek(c *ui.Ctx, most float32, room func(high float32) paint.Rect) {
	s.point(c)
	if !s.Look.Shown(c) {
		return
	}
	if r := room(s.Look.Height(c, most)); r.W > 0 {
		s.Heed(s.Look.Float(c, r, s.View.Pointer.Cell))
	}
}

// point has the inspector tell of what is under the pointer by now, or in hand.
func (s *Stage) point(c *ui.Ctx) {
	s.Look.Attend(c, s.View.Pointer.Hover)
	s.Look.Refresh()
}

// Lines paints the log without its last events, so many, and returns what is to be done
// with a line of it. What a click on it is about is brought into view.
func (s *Stage) Lines(c *ui.Ctx, r paint.Rect, untold int) log.Act {
	act, intent := s.Log.Frame(c, r, untold)
	s.Heed(intent)
	s.Bring(c, act.Show)
	return act
}

// News paints the last lines of the log, so wide, for a while after they have been told,
// without its last events, so many; room finds where, given how high they are.
func (s *Stage) News(c *ui.Ctx, wide float32, untold int, room func(high float32) paint.Rect) {
	s.Heed(s.Log.News(c, wide, untold, room))
}

// Recap paints some lines of the log, as Lines does.
func (s *Stage) Recap(c *ui.Ctx, r paint.Rect, lines []match.Entry) log.Act {
	act, intent := s.Log.Recap(c, r, lines)
	s.Heed(intent)
	s.Bring(c, act.Show)
	return act
}

// Tallies paints the standards of both sides with the turn, and returns the standing order
// that is to be withdrawn, of no kind if none is.
func (s *Stage) Tallies(c *ui.Ctx, room standards.Room) match.Order {
	act, intent := s.Standards.Frame(c, room)
	switch {
	case act.Tell != 0:
		s.Look.See(act.Tell)
	case act.Gauge != nil:
		s.Look.SeeGauge(act.Word, act.Gauge)
	}
	s.Bring(c, act.Show)
	s.Heed(intent)
	return act.Ask
}

// Hand paints the cards in hand, in play and on offer, where they have been laid, and
// returns what is to be done with them.
func (s *Stage) Hand(c *ui.Ctx) cards.Act {
	act, intent := s.Cards.Frame(c)
	s.Heed(intent)
	return act
}

// Map hears and paints the map of a stage on which nobody is asked anything: nothing
// comes of a click.
func (s *Stage) Map(c *ui.Ctx, room mapview.Room) {
	s.View.Tick(c)
	s.View.Hear(c, room)
	s.View.Prepare(c)
	s.View.Paint(c)
}

// End ends a frame: it asks for another one where other things are pointed at than the
// map, which is painted first, has shown.
func (s *Stage) End(c *ui.Ctx) {
	s.View.Again(c)
	s.Cards.End(c)
}
