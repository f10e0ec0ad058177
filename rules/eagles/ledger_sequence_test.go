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
		draw(t, text).wantAsk("me.initiative", "").wantDice(2).wantTotal("initiative.first", 4).wantTotal("initiative.second", 2).roll(1, 2).wantAsk("initiative", "a")
		draw(t, text).roll(1, 4).wantAsk("initiative", "b")
		draw(t, twoAgainstOne+"turn 3").play("pass a1", "pass b1", "pass a2", "done", "done").wantAsk("me.initiative", "")
	})
	t.Run("ME-11.2 the higher total wins, ties roll both dice again", func(t *testing.T) {
		draw(t, twoAgainstOne+"phase initiative").roll(4, 4).wantAsk("me.initiative", "").wantDice(2).roll(3, 4).wantAsk("initiative", "b")
		draw(t, strings.Replace(twoAgainstOne, "12,10 facing 0", "12,10 facing 0 figures 0,0,0,1", 1)+"phase initiative").
			roll(3, 4).wantAsk("me.initiative", "").roll(4, 4).wantAsk("initiative", "a")
	})
	t.Run("ME-11.3 the winner acts first or makes the other act first", func(t *testing.T) {
		draw(t, twoAgainstOne+"phase initiative").roll(1, 5).wantOptions("first", "second").play("first").wantAsk("order", "b")
		draw(t, twoAgainstOne+"phase initiative").roll(1, 5).play("second").wantAsk("order", "a")
	})
	t.Run("ME-11.4 the sides take turns, one battalion each", func(t *testing.T) {
		draw(t, twoAgainstOne+"b2 line 24 line at 12,40 facing 180").play("pass a1").wantAsk("order", "b").play("form b1").roll(1).
			wantAsk("order", "a").play("pass a2").wantAsk("order", "b").play("pass b2").wantAsk("command.end", "a")
	})
	t.Run("ME-11.5 the phase lasts until every battalion has been activated", func(t *testing.T) {
		g := draw(t, twoAgainstOne).play("pass a1", "pass b1").wantAsk("order", "a").wantNot("pass a1", "done").play("pass a2").wantAsk("command.end", "a")
		g.wantMarks("a1", "activated").wantMarks("a2", "activated").wantMarks("b1", "activated")
	})
	t.Run("ME-11.6 who has battalions left goes on alone", func(t *testing.T) {
		draw(t, twoAgainstOne+"a3 line 24 line at 60,10 facing 0").play("pass a3", "pass b1").wantAsk("order", "a").play("pass a1").wantAsk("order", "a").play("pass a2").
			wantAsk("command.end", "a")
		draw(t, strings.Replace(twoAgainstOne, "36,40 facing 180", "36,40 facing 180 marks activated", 1)).play("pass a1").wantAsk("order", "a")
	})
	t.Run("ME-11.7 a side must name a battalion, if only to pass with it", func(t *testing.T) {
		g := draw(t, twoAgainstOne).wantNot("pass", "done", "pass b1").wantRefused("pass b1", "ME-11.7").wantOffered("pass a1", "pass a2")
		if q := g.p.Request().Quiet; q >= 0 {
			t.Errorf("%q is a way not to choose", g.options()[q])
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
			phase initiative`).roll(6, 1).play("first", "pass a1", "pass b1", "pass a2", "done", "done").roll(1).roll(1, 1, 1).wantAsk("me.initiative", "")
		g.wantRolled("initiative", "resolve", "flight").wantAt("a1", "36.000,17.000", "0.00")
		var phases []int
		for _, e := range g.all {
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
		draw(t, duel+"active b").play("fire b1 @a1").roll(5, 1, 1, 1, 1).wantAsk("order", "a").wantMarks("a1", "lost", "-tested").
			play("pass a1", "done", "done").wantAsk("me.resolve", "")
		draw(t, duel).play("charge a1 @b1", "charge a1 @b1").roll(4).roll(6, 6, 6).play("fire b1 @a1").roll(6).roll(5, 1, 1, 1, 1, 1, 1, 1, 1, 1).
			wantAsk("me.resolve", "")
	})
	t.Run("ME-12.3 phase 4 is flights alone", func(t *testing.T) {
		draw(t, `
			a1 line 24 line at 36,20 facing 0 marks broken
			a2 line 24 line at 12,10 facing 0 marks disordered
			b1 line 24 line at 36,40 facing 180 halted 9
			phase flight`).wantAsk("me.flight", "").roll(1, 1, 1).wantAsk("me.initiative", "").wantAt("a1", "36.000,17.000", "0.00").
			wantAt("a2", "12.000,10.000", "0.00").wantAt("b1", "36.000,40.000", "180.00").wantRolled("flight")
	})
	t.Run("ME-12.4 upkeep completes Reform and Recover, then ends halts and marks", func(t *testing.T) {
		g := draw(t, `
			a pr: cmd 1,1 moved
			a1 line 24 line at 36,10 facing 0 marks disordered,reforming,activated
			a2 line 24 line at 12,10 facing 0 halted 2 marks disordered,reforming,activated
			a3 line 24 line at 60,10 facing 0 halted 3 marks activated,fired,lost,beaten,tested,bereft,saw figures 0,1,0,0 rerolled 1
			b1 line 24 line at 36,40 facing 180 marks sees
			phase upkeep`).wantAsk("me.initiative", "")
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
		sides("marks broken", "").wantOver("b", "swept")
		sides("", "gone").wantOver("a", "swept")
		sides("", "").wantAsk("me.initiative", "")
		if r := sides("marks broken", "marks broken").p.Result(); !r.Over || r.Why.Key == "me.result.swept" {
			t.Errorf("result %+v", r)
		}
		sides("marks broken", "left 20 marks broken").wantOver("a", "losses")
	})
}
