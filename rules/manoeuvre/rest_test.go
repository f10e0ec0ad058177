package manoeuvre

import (
	"testing"

	"grognard/rules"
	"grognard/rules/rulestest"
)

// A player turn begins with nobody moved and no card in play (MAN-4.1).
func TestAPlayerTurnBeginsWithNothingDone(t *testing.T) {
	fresh := func(b rules.Board, _ int) bool { return b.(*Board).phase == discardPhase }
	var table []rulestest.Rest
	for _, f := range []string{"rules", "plan", "laid", "ground", "unitAt", "lead", "edges", "offered", "right", "turn", "phase", "active", "winner", "ending",
		"force.army", "force.north", "force.at", "force.state", "force.forts", "force.deck", "force.hand", "force.known", "force.finished", "force.pile", "force.piled"} {
		table = append(table, rulestest.Rest{Field: f})
	}
	table = append(table, []rulestest.Rest{
		{Field: "moved", At: fresh},
		{Field: "began", At: func(b rules.Board, _ int) bool { return b.(*Board).phase != supplyMove }},
		{Field: "force.play", At: fresh, Seldom: true},
		{Field: "force.played", At: fresh, Seldom: true},
		{Field: "force.shown", At: fresh, Seldom: true},
		{Field: "fight", At: func(rules.Board, int) bool { return true }, Seldom: true}, // a combat is one Step
	}...)
	starts := []rules.Board{load(t, scenarioFiles(t)["man-01-first-orders.toml"], nil), load(t, scenarioFiles(t)["man-04-great-redoubt.toml"], nil)}
	playout.Rests(t, starts, table, 4)
}
