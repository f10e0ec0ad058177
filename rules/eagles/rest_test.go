package eagles

import (
	"testing"

	"grognard/rules"
	"grognard/rules/rulestest"
)

// What a battalion and a Commander did in a turn is forgotten in Phase 5, before
// the next initiative (ME-12.4).
func TestATurnBeginsWithNothingDone(t *testing.T) {
	fresh := func(rb rules.Board, i int) bool {
		b := rb.(*Board)
		return b.phase == initiative && b.body[i].inPlay()
	}
	always := func(rules.Board, int) bool { return true }
	var table []rulestest.Rest
	for _, f := range []string{"rules", "phase", "turn", "active", "lead", "winner", "ending", "army", "body",
		"body.status.disordered", "body.status.broken", "body.status.halted", "body.status.saw"} {
		table = append(table, rulestest.Rest{Field: f})
	}
	table = append(table, []rulestest.Rest{
		{Field: "army.cmd.moved", At: func(b rules.Board, _ int) bool { return b.(*Board).phase == initiative }, Seldom: true},
		{Field: "body.status", At: fresh, Seldom: true}, // whatever is not said to last
		{Field: "body.status.activated", At: fresh},
		{Field: "body.status.fired", At: fresh},
		{Field: "body.status.lost", At: fresh},
		{Field: "combat", At: always, Seldom: true}, // a fire, charge or melee is one Step
	}...)
	starts := []rules.Board{load(t, scenarioFiles(t)["the-walled-farm.toml"], nil)}
	playout.Rests(t, starts, table, 2)
}
