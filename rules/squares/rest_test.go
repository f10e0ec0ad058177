package squares

import (
	"testing"

	"grognard/rules"
	"grognard/rules/rulestest"
)

// What was done in a turn is forgotten before the generals get their action
// points (NS-A.2).
func TestATurnBeginsWithNothingDone(t *testing.T) {
	fresh := func(b rules.Board, _ int) bool { return b.(*Board).phase == actionPoints }
	always := func(rules.Board, int) bool { return true }
	var table []rulestest.Rest
	for _, f := range []string{"rules", "in", "held", "turn", "day", "dayTurn", "dayStart", "dawn", "dusk", "weather", "night", "leaves", "fightsOn", "phase",
		"active", "namer", "undecided", "winner", "ending", "train",
		"unit.at", "unit.state", "unit.hits", "unit.facing", "unit.rear", "unit.march", "unit.garrison", "unit.dry", "unit.marker",
		"leader.at", "leader.state", "leader.due", "leader.demoralized", "marker"} {
		table = append(table, rulestest.Rest{Field: f})
	}
	table = append(table, []rulestest.Rest{
		{Field: "unit.activated", At: fresh},
		{Field: "unit.closed", At: fresh},
		{Field: "unit.appeared", At: fresh, Seldom: true},
		{Field: "unit.shots", At: fresh},
		{Field: "unit.fired", At: fresh},
		{Field: "unit.supplied", At: fresh, Seldom: true},
		{Field: "unit.pace", At: fresh},
		{Field: "leader.moved", At: fresh},
		{Field: "leader.activated", At: fresh},
		{Field: "marker.active", At: fresh, Seldom: true},
		{Field: "marker.pace", At: fresh, Seldom: true},
		{Field: "hemmed", At: fresh, Seldom: true},
		{Field: "placed", At: fresh, Seldom: true},
		{Field: "begun", At: fresh, Seldom: true},
		{Field: "pool", At: func(b rules.Board, _ int) bool { return b.(*Board).phase == turnStart }},
		{Field: "named", At: fresh, Seldom: true},
		{Field: "helped", At: fresh, Seldom: true},
		{Field: "willing", At: fresh, Seldom: true},
		{Field: "act", At: fresh},
		{Field: "fight", At: always, Seldom: true}, // a combat is one Step, and so is a shot
		{Field: "shot", At: always, Seldom: true},
	}...)
	starts := []rules.Board{load(t, scenarioFiles(t)["ns-01-maida.toml"], nil), load(t, scenarioFiles(t)["ns-05-salamanca.toml"], nil)}
	playout.Rests(t, starts, table, 2)
}
