package choice

import (
	"grognard/render/table/foresee"
	"grognard/render/table/scene"
	"grognard/rules"
)

// Game is what a choice asks of the game that is played.
type Game interface {
	Len() int // answers given so far
	Given(n int) (*rules.Request, rules.Answer)
	Gave(n int) rules.Answer
	CanUndo() rules.Reason
	Walls(rules.Event) bool // an event after which nobody may take back what led to it
}

// Stakes tells what is at stake with an option of the position that is shown: whether
// it can be taken back, what it reveals, and what its odds are.
type Stakes struct {
	Scene    *scene.Scene
	Ahead    *foresee.Lookahead
	Game     Game
	OneClick func() bool // acts that roll dice need no second click
}

// once reports whether nothing waits for a second click.
func (s *Stakes) once() bool { return s.OneClick != nil && s.OneClick() }

// Trial is an option of the position that is shown, to look ahead from.
func (s *Stakes) Trial(o rules.Option) foresee.Act { return foresee.Act{Pos: s.Scene.Pos, Option: o} }

// Final reports whether an option cannot simply be taken back.
func (s *Stakes) Final(o rules.Option) bool {
	return s.Scene.Pos.Request() != nil && s.Trial(o).Final(s.Game.Walls)
}

// Parts reports whether an option is a move that cannot be taken back, such as the last one
// before the other side is to act: that asks for a second click, other moves do not.
func (s *Stakes) Parts(o rules.Option) bool {
	q := s.Scene.Ask
	return q != nil && q.Field == nil && q.Act(o) == rules.ActMove && s.Ahead.Final(s.Trial(o), s.Game.Walls)
}

// Throws reports whether dice are thrown at once when an option is chosen.
func (s *Stakes) Throws(o rules.Option) bool {
	q := s.Scene.Ask
	return q != nil && s.Ahead.Throws(s.Trial(o))
}

// Reveals reports whether an option, before any dice, shows the players what was
// hidden, so that it cannot be taken back.
func (s *Stakes) Reveals(o rules.Option) bool {
	if s.Scene.Ask == nil || s.Scene.Ask.Field != nil {
		return false
	}
	return s.Ahead.Reveals(s.Trial(o), s.Game.Walls)
}

// weigh calls for the odds of an option, before it is chosen for good.
func (s *Stakes) weigh(o rules.Option) { s.Ahead.Odds.Want(s.Scene.Pos, o) }

// Weighed returns the option whose odds the player has called for.
func (s *Stakes) Weighed() (rules.Option, bool) {
	return s.Ahead.Odds.Option, s.Ahead.Odds.PickedAt(s.Scene.Pos)
}

// Armed returns the option whose button has been pressed once, so that its odds
// are shown: a second press, or Enter, commits it.
func (s *Stakes) Armed() (rules.Option, bool) {
	o, ok := s.Weighed()
	if s.Scene.Ask == nil || !ok || !s.Ahead.Odds.Pushed {
		return rules.Option{}, false
	}
	return o, true
}
