package eagles

import (
	"strings"
	"testing"

	"grognard/rules"
)

// twoAgainstOne is three battalions that can do one another no harm.
const twoAgainstOne = `
a1 line 24 line at 36,10 facing 0
a2 line 24 line at 12,10 facing 0
b1 line 24 line at 36,40 facing 180
`

func TestInitiative(t *testing.T) {
	t.Run("ME-11.1 every turn each side rolls a die and adds Officers and Commander", func(t *testing.T) {
		text := `
			a gb: cmd 1,1
			a1 line 24 line at 36,10 facing 0 figures 1,1,0,1
			a2 line 24 line at 12,10 facing 0 figures 2,2,0,0
			a3 line 24 line at 60,10 facing 0 figures 0,1,0,1
			a4 veteran 24 line at 60,5 facing 0 figures 0,0,0,1
			b1 line 24 line at 36,40 facing 180 figures 2,2,1,1
			phase initiative`
		draw(t, text).WantAsk("me.initiative", "").wantDice(2).WantTotal("initiative.first", 4).WantTotal("initiative.second", 2).Roll(1, 2).WantAsk("initiative", "a")
		draw(t, text).Roll(1, 4).WantAsk("initiative", "b")
		draw(t, twoAgainstOne+"turn 3").Play("pass a1", "pass b1", "pass a2", "done", "done").WantAsk("me.initiative", "")
	})
	t.Run("ME-11.2 the log calls the sides, whose battle may give them names of their own, not their nations", func(t *testing.T) {
		told := 0
		for _, e := range draw(t, twoAgainstOne+"phase initiative").Roll(3, 4).Play("second").AllEvents {
			if side, ok := e.Text.A.Side(); e.Text.Key == "me.row.initiative" || e.Text.Key == "me.log.first" {
				if told++; !ok || (side == rules.Second) != (e.Text.Key == "me.row.initiative") {
					t.Errorf("%s names %+v", e.Text.Key, e.Text.A)
				}
			}
		}
		if told != 2 {
			t.Errorf("%d sentences name a side", told)
		}
	})
	t.Run("ME-11.2 the higher total wins, ties roll both dice again", func(t *testing.T) {
		draw(t, twoAgainstOne+"phase initiative").Roll(4, 4).WantAsk("me.initiative", "").wantDice(2).Roll(3, 4).WantAsk("initiative", "b")
		draw(t, strings.Replace(twoAgainstOne, "12,10 facing 0", "12,10 facing 0 figures 0,0,0,1", 1)+"phase initiative").
			Roll(3, 4).WantAsk("me.initiative", "").Roll(4, 4).WantAsk("initiative", "a")
	})
	t.Run("ME-11.3 the winner acts first or makes the other act first", func(t *testing.T) {
		draw(t, twoAgainstOne+"phase initiative").Roll(1, 5).WantOptions("first", "second").Play("first").WantAsk("order", "b")
		draw(t, twoAgainstOne+"phase initiative").Roll(1, 5).Play("second").WantAsk("order", "a")
	})
	t.Run("ME-11.4 the sides take turns, one battalion each", func(t *testing.T) {
		draw(t, twoAgainstOne+"b2 line 24 line at 12,40 facing 180").Play("pass a1").WantAsk("order", "b").Play("form b1").Roll(1).
			WantAsk("order", "a").Play("pass a2").WantAsk("order", "b").Play("pass b2").WantAsk("command.end", "a")
	})
	t.Run("ME-11.5 the phase lasts until every battalion has been activated", func(t *testing.T) {
		g := draw(t, twoAgainstOne).Play("pass a1", "pass b1").WantAsk("order", "a").WantNot("pass a1", "done").Play("pass a2").WantAsk("command.end", "a")
		g.wantMarks("a1", "activated").wantMarks("a2", "activated").wantMarks("b1", "activated")
	})
	t.Run("ME-11.6 who has battalions left goes on alone", func(t *testing.T) {
		draw(t, twoAgainstOne+"a3 line 24 line at 60,10 facing 0").Play("pass a3", "pass b1").WantAsk("order", "a").Play("pass a1").WantAsk("order", "a").Play("pass a2").
			WantAsk("command.end", "a")
		draw(t, strings.Replace(twoAgainstOne, "36,40 facing 180", "36,40 facing 180 marks activated", 1)).Play("pass a1").WantAsk("order", "a")
	})
	t.Run("ME-11.7 a side must name a battalion, if only to pass with it", func(t *testing.T) {
		g := draw(t, twoAgainstOne).WantNot("pass", "done", "pass b1").WantRefused("pass b1", "ME-11.7").WantOffered("pass a1", "pass a2")
		if q := g.Request().Quiet; q >= 0 {
			t.Errorf("%q is a way not to choose", g.Options()[q])
		}
	})
	t.Run("ME-11.8 Officers of broken battalions count while they stand on the table", func(t *testing.T) {
		text := `
			a1 line 24 line at 36,10 facing 0 figures 0,0,0,1 marks broken
			a2 line 24 line at 12,10 facing 0
			b1 line 24 line at 36,40 facing 180
			phase initiative
			`
		draw(t, text).wantMod("initiative.first", "ME-8.16", 1)
		draw(t, strings.Replace(text, "marks broken", "gone", 1)).wantMod("initiative.first", "ME-8.16", 0)
	})
}

func TestSequenceOfATurn(t *testing.T) {
	t.Run("ME-12.1 a turn is initiative, activations, Resolve tests and compulsory moves", func(t *testing.T) {
		g := draw(t, `
			a1 line 24 line at 36,20 facing 0 marks lost
			a2 line 24 line at 12,10 facing 0
			b1 line 24 line at 36,40 facing 180
			phase initiative`).Roll(6, 1).Play("first", "pass a1", "pass b1", "pass a2", "done", "done").Roll(1).Roll(1, 1, 1).WantAsk("me.initiative", "")
		g.wantRolled("initiative", "resolve", "flight").wantAt("a1", "36.000,17.000", "0.00")
		var phases []int
		for _, e := range g.AllEvents {
			if e.Kind == rules.EvPhase {
				phases = append(phases, e.N)
			}
		}
		want := []phase{activations, resolve, flights, upkeep, initiative}
		for k, p := range want {
			if len(phases) != len(want) || phases[k] != int(p) {
				t.Fatalf("phases %v, want %v", phases, want)
			}
		}
	})
	t.Run("ME-12.2 Resolve tests wait for phase 3, but for a charger under fire", func(t *testing.T) {
		draw(t, duel+"active b").Play("fire b1 @a1").Roll(5, 1, 1, 1, 1).WantAsk("order", "a").wantMarks("a1", "lost", "-tested").
			Play("pass a1", "done", "done").WantAsk("me.resolve", "")
		draw(t, duel).Play("charge a1 @b1", "charge a1 @b1").Roll(4).Roll(6, 6, 6).Play("fire b1 @a1").Roll(6).Roll(5, 1, 1, 1, 1, 1, 1, 1, 1, 1).
			WantAsk("me.resolve", "")
	})
	t.Run("ME-12.3 phase 4 is flights alone", func(t *testing.T) {
		draw(t, `
			a1 line 24 line at 36,20 facing 0 marks broken
			a2 line 24 line at 12,10 facing 0 marks disordered
			b1 line 24 line at 36,40 facing 180 halted 9
			phase flight`).WantAsk("me.flight", "").Roll(1, 1, 1).WantAsk("me.initiative", "").wantAt("a1", "36.000,17.000", "0.00").
			wantAt("a2", "12.000,10.000", "0.00").wantAt("b1", "36.000,40.000", "180.00").wantRolled("flight")
	})
	t.Run("ME-12.4 upkeep completes Reform and Recover, then ends halts and marks", func(t *testing.T) {
		g := draw(t, `
			a pr: cmd 1,1 moved
			a1 line 24 line at 36,10 facing 0 marks disordered,reforming,activated
			a2 line 24 line at 12,10 facing 0 halted 2 marks disordered,reforming,activated
			a3 line 24 line at 60,10 facing 0 halted 3 marks activated,fired,lost,beaten,tested,bereft,saw figures 0,1,0,0 rerolled 1
			b1 line 24 line at 36,40 facing 180 marks sees
			phase upkeep`).WantAsk("me.initiative", "")
		g.wantMarks("a1", "-disordered", "-reforming", "-activated").wantMarks("a2", "-halted", "-disordered", "-reforming").
			wantMarks("a3", "halted", "-activated", "-fired", "-lost", "-beaten", "-tested", "-bereft", "-saw").wantMarks("b1", "saw", "-sees")
		if g.body("a3").sergeants != 0 || g.board().cmdOf(rules.First).moved {
			t.Error("re-rolls or the Commander's move are still used up")
		}
		if g.board().turn != 3 {
			t.Errorf("turn %d", g.board().turn)
		}
	})
	t.Run("ME-12.5 at upkeep a side without unbroken battalions has lost", func(t *testing.T) {
		sides := func(a, b string) *game {
			return draw(t, "a1 line 24 line at 36,20 facing 0 "+a+"\nb1 line 24 line at 36,40 facing 180 "+b+"\nphase upkeep")
		}
		sides("marks broken", "").WantOver("b", "swept")
		sides("", "gone").WantOver("a", "swept")
		sides("", "").WantAsk("me.initiative", "")
		if r := sides("marks broken", "marks broken").Position.Result(); !r.Over || r.Why.Key == "me.result.swept" {
			t.Errorf("result %+v", r)
		}
		sides("marks broken", "left 20 marks broken").WantOver("a", "losses")
	})
}
