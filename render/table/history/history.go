// Package history reads from the log of a game what has happened lately, as far as the
// table still shows it: dice, results, moves that a player may have missed. It paints
// nothing and says nothing.
package history

import (
	"grognard/game/match"
	"grognard/render/table/foresee"
	"grognard/render/table/scene"
	"grognard/rules"
)

// History is what has happened lately in a match.
type History struct {
	match *match.Match
	scene *scene.Scene

	turnEnd foresee.Memo[*rules.Position, []match.Entry]
	missed  foresee.Memo[eye, []match.Entry]
	chart   keptChart
	tests   []rules.Text
	fallen  fallen
}

// Of returns the history of a match that a scene shows.
func Of(m *match.Match, sc *scene.Scene) History { return History{match: m, scene: sc} }
