package ccn

import (
	"testing"

	"grognard/rules"
	"grognard/rules/rulestest"
)

// What was done in a turn is forgotten before the next (CCN-32.8): nobody has
// moved, battled or been ordered when a side begins.
func TestATurnBeginsWithNothingDone(t *testing.T) {
	fresh := func(b rules.Board, _ int) bool { return b.(*Board).phase == startOfTurn }
	always := func(rules.Board, int) bool { return true }
	var lasting []rulestest.Rest
	for _, f := range []string{"top", "lead", "target", "hands", "count", "rules", "unitAt", "leaderAt", "where", "pile", "piled", "tracks", "last", "scored",
		"turn", "phase", "active", "over", "units.typ", "units.n", "units.side", "units.at", "units.blocks", "units.square", "leaders.id", "leaders.side", "leaders.at", "leaders.state"} {
		lasting = append(lasting, rulestest.Rest{Field: f})
	}
	var starts []rules.Board
	for _, name := range []string{"ccn-01-rolica-first.toml", "ccn-09-albuera.toml"} {
		starts = append(starts, load(t, scenarioFiles(t)[name]))
	}
	playout.Rests(t, starts, append(lasting, []rulestest.Rest{
		{Field: "units.moved", At: fresh},
		{Field: "units.ordered", At: fresh},
		{Field: "units.fought", At: fresh},
		{Field: "units.led", At: fresh},
		{Field: "units.unfolded", At: fresh},
		{Field: "leaders.ordered", At: fresh},
		{Field: "leaders.moved", At: fresh},
		{Field: "play", At: fresh},
		{Field: "charge", At: fresh},
		{Field: "strikes", At: fresh},
		{Field: "fight", At: always, Seldom: true}, // a combat is one Step
	}...), 4)
}
