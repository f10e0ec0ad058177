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

// Record is a match, or what of it is known up to an answer.
type Record interface {
	Log() []match.Entry
	Changes() int // another number whenever the log has changed
	Len() int     // answers so far
	At(i int) *rules.Position
	Given(i int) (*rules.Request, rules.Answer)
	Start() match.Start
	Viewer() rules.Side
}

// History is what has happened lately in a match.
type History struct {
	match Record
	scene *scene.Scene

	turnEnd foresee.Memo[*rules.Position, []match.Entry]
	missed  foresee.Memo[eye, []match.Entry]
	chart   keptChart
	tests   []rules.Text
	came    []*rules.Event
	fallen  fallen
	passed  passed
}

// Of returns the history of a match that a scene shows.
func Of(m Record, sc *scene.Scene) History { return History{match: m, scene: sc} }
