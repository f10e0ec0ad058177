package choice

import (
	"testing"

	"grognard/rules"
)

// Who takes Enter, by the rule at Taker.
func TestEnterHasOneTaker(t *testing.T) {
	move := rules.Option{Do: "move", Who: pc(1), At: sq(1)}
	pass := rules.Option{Do: "done"}
	on := func(rules.Ref) bool { return true }
	answers := func(is bool) func() bool { return func() bool { return is } }

	// A question of which the quiet option ends the phase: its button is marked, and not settled.
	c := plain(move, rules.Option{Do: "move", Who: pc(2), At: sq(2)}, pass)
	c.Scene.Ask.Quiet = 2
	c.Selection.Ask(c.Scene.Ask)
	if m, ok := c.marked(); !ok || m.settled || m.option != pass {
		t.Fatalf("marked is %+v, %v", m, ok)
	}
	var steps Steps
	at := func(shows, is bool) Pointing {
		return Pointing{On: shows, Steps: &steps, Answers: answers(is), OnMap: on, InHand: answers(false)}
	}
	check := func(what string, p Pointing, want Taker) {
		t.Helper()
		if got := c.Taker(p); got != want {
			t.Errorf("%s: %d takes Enter, want %d", what, got, want)
		}
	}
	check("without a cursor", at(false, true), Button)
	steps.Attend(c)
	check("a cursor that rests on nothing", at(true, false), Button)
	check("a cursor that rests on an answer, with the end marked", at(true, true), Map)
	steps.Move()
	steps.Attend(c)
	check("a cursor that was moved", at(true, false), Map)
	steps.ask = &rules.Request{} // of the question before
	check("a cursor that was moved before the question came", at(true, false), Button)
	steps.Attend(c)
	check("which sleeps until it is moved again", at(true, false), Button)
	steps.Move()
	nowhere := at(true, false)
	nowhere.OnMap = func(rules.Ref) bool { return false }
	check("a cursor that was moved where nothing on the map can be chosen", nowhere, Button)

	// Something settled waits.
	c = plain(move)
	c.Pick(pc(1))
	c.Pick(sq(1))
	if m, ok := c.marked(); !ok || !m.settled {
		t.Fatalf("marked is %+v, %v", m, ok)
	}
	steps = Steps{}
	steps.Attend(c)
	check("what waits, under a cursor that rests on another answer", at(true, true), Button)
	steps.Move()
	check("what waits, under a cursor moved to another answer", at(true, true), Map)
	check("what waits, under a cursor moved to no answer", at(true, false), Button)

	// A click on what is in hand would let go of it: that is for Escape.
	c = plain(move, rules.Option{Do: "move", Who: pc(1), At: sq(2)})
	c.Pick(pc(1))
	steps = Steps{}
	steps.Attend(c)
	steps.Move()
	held := at(true, false)
	check("a cursor on open ground with a piece in hand", held, Map)
	held.InHand = answers(true)
	check("a cursor on the piece in hand", held, Bar)

	// While something moves, and while nobody is asked.
	c.Scene.Moving = func() bool { return true }
	check("while something moves", at(true, true), Nobody)
	c.Scene.Moving = func() bool { return false }
	c.Ask(nil)
	c.Scene.Ask = nil
	check("while nobody is asked", at(true, true), Nobody)
}
