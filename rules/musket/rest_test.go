package musket

import (
	"testing"

	"grognard/rules"
	"grognard/rules/rulestest"
)

// What was done is forgotten with its phase: in a Movement Phase before the next
// of the same side, in a Combat Phase at its end, in a game turn before the next.
func TestAPhaseBeginsWithNothingDone(t *testing.T) {
	at := func(is func(b *Board, c int) bool) func(rules.Board, int) bool {
		return func(rb rules.Board, c int) bool { return is(rb.(*Board), c) }
	}
	always := at(func(*Board, int) bool { return true })
	moving := at(func(b *Board, _ int) bool { return b.phase == movement || b.phase == movementStart })
	begins := at(func(b *Board, c int) bool { return b.phase == movement && !b.begun && b.sideOf(c) == b.active })
	wakes := at(func(b *Board, c int) bool {
		return b.phase == movement && !b.begun && b.sideOf(c) == b.active && b.light() != night
	})
	starts := at(func(b *Board, _ int) bool { return b.phase == movementStart })
	turns := at(func(b *Board, _ int) bool { return b.phase == movementStart && b.active == rules.First })
	var table []rulestest.Rest
	for _, f := range []string{"rules", "turn", "phase", "active", "begun", "control", "shock", "winner", "over", "occupancy", "lifelines",
		"piece.at", "piece.start", "piece.place", "piece.box", "piece.marks.reduced", "piece.marks.ineffective", "piece.marks.shaken", "piece.marks.square",
		"piece.marks.crowded"} { // found out anew when a Movement Phase begins
		table = append(table, rulestest.Rest{Field: f})
	}
	marks := rulestest.Rest{Field: "piece.marks", Bits: markNames[:]}
	table = append(table, []rulestest.Rest{
		marks,
		{Field: "piece.marks.moved", At: begins},
		{Field: "piece.marks.marched", At: begins},
		{Field: "piece.marks.entered", At: begins, Seldom: true},
		{Field: "piece.marks.rallied", At: begins},
		{Field: "piece.marks.mended", At: begins, Seldom: true},
		{Field: "piece.marks.guarding", At: begins, Seldom: true},
		{Field: "piece.marks.rested", At: wakes, Seldom: true},
		{Field: "piece.marks.fought", At: turns},
		{Field: "piece.helps", At: turns, Seldom: true},
		{Field: "piece.marks.attacked", At: moving},
		{Field: "piece.marks.involved", At: moving},
		{Field: "piece.marks.charging", At: starts}, // a charge is declared in the Movement Phase
		{Field: "piece.marks.aiming", At: moving, Seldom: true},
		{Field: "piece.marks.hauled", At: moving, Seldom: true},
		{Field: "piece.marks.struck", At: moving},
		{Field: "piece.aim", At: starts},
		{Field: "threat", At: moving},
		{Field: "targets", At: moving},
		{Field: "bases", At: moving},
		{Field: "aimed", At: moving, Seldom: true},
		{Field: "steps", At: at(func(b *Board, _ int) bool { return b.phase != movement }), Seldom: true},
		{Field: "fight", At: always, Seldom: true}, // a combat is one Step, and so is a move
		{Field: "move", At: always, Seldom: true},
	}...)
	boards := []rules.Board{load(t, scenarioFiles(t)["maida-1806.toml"], nil), load(t, scenarioFiles(t)["montebello-1800.toml"], nil)}
	playout.Rests(t, boards, table, 4)
}
