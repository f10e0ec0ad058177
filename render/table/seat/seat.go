// Package seat tells who sits before a table: whose hand the screen shows, and which side
// it is that decides. It paints nothing.
package seat

import (
	"grognard/game/match"
	"grognard/render/table/scene"
	"grognard/rules"
)

// Seat is the place before the screen, where one player sits, or two by turns.
type Seat struct {
	match *match.Match
	scene *scene.Scene
}

// At returns the seat before a scene in which a match is shown.
func At(m *match.Match, sc *scene.Scene) Seat { return Seat{match: m, scene: sc} }

// OpenHands reports whether one person plays both sides, so that the hand of
// whoever decides lies face up.
func (s Seat) OpenHands() bool {
	how := s.match.Start()
	return how.Open && !how.Players[rules.First].Computer && !how.Players[rules.Second].Computer && !s.match.Bare()
}

// Alone is the side of the one person who plays against the computer, Chance where both sides
// are persons or neither is.
func (s Seat) Alone() rules.Side {
	players := s.match.Start().Players
	switch {
	case players[rules.First].Computer == players[rules.Second].Computer:
		return rules.Chance
	case players[rules.First].Computer:
		return rules.Second
	}
	return rules.First
}

// Looker is the side whose hand the screen may show: of a game that one person has
// played to its end, the winner's, whose shield stands above it.
func (s Seat) Looker() rules.Side {
	if s.OpenHands() && s.match.Request() == nil && s.match.Result().Winner != rules.Chance {
		return s.match.Result().Winner
	}
	return s.match.Viewer()
}

// Eyes is the side whose hand shows while events run. Where one person plays
// both sides that is the one which has just decided: its hand is not changed for
// the other's before the dice lie and everybody has retreated.
func (s Seat) Eyes() rules.Side {
	if s.OpenHands() && s.scene.Viewer != rules.Chance {
		return s.scene.Viewer
	}
	return s.Looker()
}

// Decider is the side that the prompt is about: who is asked, who has won, and
// while things move who holds the cards that lie below, or whose turn it is.
func (s Seat) Decider() rules.Side {
	q := s.match.Request()
	switch moving := s.scene.Moving(); {
	case moving && s.OpenHands() && s.scene.Dealt() && s.scene.Viewer != rules.Chance:
		return s.scene.Viewer
	case moving:
	case q == nil:
		return s.match.Result().Winner
	case q.To != rules.Chance:
		return q.To
	}
	return s.scene.View().Active
}
