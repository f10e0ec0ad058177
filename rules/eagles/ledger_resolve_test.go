package eagles

import (
	"strings"
	"testing"

	"grognard/rules"
)

// resolving is phase 3 with b1 of 24 as marked.
func resolving(t *testing.T, marks string, more ...string) *game {
	t.Helper()
	return draw(t, "a1 line 24 line at 36,10 facing 0\nb1 line 24 line at 36,40 facing 180 "+marks+"\nphase resolve\n"+strings.Join(more, "\n"))
}

func TestResolve(t *testing.T) {
	t.Run("ME-27.1 the test is a die against the activation value", func(t *testing.T) {
		resolving(t, "marks lost").WantAsk("me.resolve", "").wantDice(1).Roll(4).wantMarks("b1", "-broken")
		resolving(t, "marks lost").Roll(3).wantMarks("b1", "broken")
	})
	t.Run("ME-27.2 who lost anybody this turn tests", func(t *testing.T) {
		draw(t, "a1 "+facingLine+"\nb1 "+foeLine).Play("fire a1 @b1").Roll(6, 1, 1, 1, 1, 1).Play("pass b1", "done", "done").WantAsk("me.resolve", "")
		draw(t, "a1 "+facingLine+"\nb1 "+foeLine+" figures 0,0,0,1").Play("fire a1 @b1").Roll(6, 1, 1, 1, 1, 1).Play("pass b1", "done", "done").WantAsk("me.resolve", "")
		draw(t, "a1 "+facingLine+"\nb1 "+foeLine).Play("fire a1 @b1").Roll(1, 1, 1, 1, 1, 1).Play("pass b1", "done", "done").WantAsk("me.initiative", "")
	})
	t.Run("ME-27.3 who lost a round of melee tests", func(t *testing.T) { resolving(t, "marks beaten").WantAsk("me.resolve", "") })
	t.Run("ME-27.4 who saw a friend flee tests", func(t *testing.T) { resolving(t, "marks saw").WantAsk("me.resolve", "") })
	t.Run("ME-27.5 who lost the Commander tests", func(t *testing.T) { resolving(t, "marks bereft").WantAsk("me.resolve", "") })
	t.Run("ME-27.6 the broken test under Rally orders", func(t *testing.T) {
		resolving(t, "marks broken,rallying").WantAsk("me.resolve", "")
	})
	t.Run("ME-27.7 one test for all reasons", func(t *testing.T) {
		resolving(t, "marks lost,beaten,saw,bereft").Roll(6).wantRolled("resolve").WantAsk("me.initiative", "")
	})
	t.Run("ME-27.8 who sees a flight tests in the next turn, with cascade at once", func(t *testing.T) {
		text := "a1 line 24 line at 36,10 facing 0\nb1 line 24 line at 36,30 facing 180 marks broken\nb2 line 24 line at 56,30 facing 180\nphase flight\n"
		g := draw(t, text).Roll(1, 1, 1).wantRolled("flight").WantAsk("me.initiative", "").Roll(6, 1).Play("first", "pass a1", "pass b2", "pass b1", "done", "done")
		g.WantAsk("me.resolve", "").wantMarks("b2", "saw")
		draw(t, text+"cascade = yes").Roll(1, 1, 1).WantAsk("me.resolve", "").Roll(3).wantMarks("b2", "broken").WantAsk("me.flight", "")
		draw(t, text+"building 46,20 47,20 47,47 46,47").Roll(1, 1, 1).wantMarks("b2", "-saw", "-sees")
		draw(t, strings.Replace(text, "56,30 facing 180", "56,30 facing 180 marks broken", 1)).Roll(1, 1, 1).Roll(1, 1, 1).wantMarks("b2", "-saw")
		late := draw(t, text+"cascade = yes\nb3 line 24 line at 12,20 facing 180 marks broken").Roll(1, 1, 1).WantAsk("me.resolve", "").Roll(3)
		late.WantAsk("me.flight", "").Roll(1, 1, 1).WantTold(rules.EvRetreat, "b3").Roll(1, 1, 1).WantTold(rules.EvRetreat, "b2")
		both := draw(t, text+"cascade = yes\nb3 line 24 line at 12,40 facing 180").Roll(1, 1, 1).Roll(3).Roll(3).wantMarks("b2", "broken").wantMarks("b3", "broken")
		both.Roll(1, 1, 1).WantTold(rules.EvRetreat, "b2").Roll(1, 1, 1).WantTold(rules.EvRetreat, "b3")
	})
	t.Run("ME-27.9 half lost takes 1", func(t *testing.T) {
		resolving(t, "left 12 bases 3 marks lost").wantMod("resolve", "ME-27.9", -1).Roll(4).wantMarks("b1", "broken")
		resolving(t, "left 13 marks lost").wantMod("resolve", "ME-27.9", 0).Roll(4).wantMarks("b1", "-broken")
	})
	t.Run("ME-27.10 a melee lost takes 1", func(t *testing.T) {
		resolving(t, "marks beaten").wantMod("resolve", "ME-27.10", -1).Roll(4).wantMarks("b1", "broken")
		resolving(t, "marks lost").wantMod("resolve", "ME-27.10", 0)
	})
	t.Run("ME-27.11 an Officer gives 2", func(t *testing.T) {
		resolving(t, "figures 0,0,0,1 left 12 bases 3 marks beaten").WantTotal("resolve", 0).Roll(4).wantMarks("b1", "-broken")
		resolving(t, "figures 0,0,0,1 marks lost").Roll(2).wantMarks("b1", "-broken")
	})
	t.Run("ME-27.12 who fails breaks and flees 3D6", func(t *testing.T) {
		resolving(t, "marks lost").Roll(3).WantAsk("me.flight", "").wantDice(3).WantRow("breaks").Roll(1, 1, 2).wantAt("b1", "36.000,44.000", "180.00")
	})
	t.Run("ME-27.13 the flights follow when all tests are made", func(t *testing.T) {
		resolving(t, "marks lost", "b2 line 24 line at 12,40 facing 180 marks lost").Roll(3).WantAsk("me.resolve", "").wantAt("b1", "36.000,40.000", "180.00").Roll(3).WantAsk("me.flight", "")
	})
}

func TestFlights(t *testing.T) {
	flight := func(t *testing.T, more ...string) *game {
		return draw(t, "a1 line 24 line at 60,10 facing 0\nb1 line 24 line at 36,30 facing 180 marks broken\nb2 line 24 line at 60,30 facing 180\nphase flight\n"+strings.Join(more, "\n"))
	}
	t.Run("ME-27.14 a flight goes on until it is clear of all friends, whichever comes first", func(t *testing.T) {
		for _, friends := range [][2]string{{"36,24", "36,27"}, {"36,27", "36,24"}} {
			g := draw(t, "a1 line 24 line at 60,4 facing 0\nb1 line 24 line at 36,20 facing 180 marks broken\nb2 line 24 line at "+friends[0]+" facing 180\nb3 line 24 line at "+friends[1]+" facing 180\nphase flight")
			g.Roll(1, 1, 1).wantAt("b1", "36.000,28.595", "180.00")
		}
	})
	t.Run("ME-27.14 a flight goes straight home by the whole roll, without turning", func(t *testing.T) {
		flight(t, "wood 30,31 42,31 42,38 30,38", "wall 30,39 42,39").Roll(3, 3, 3).wantAt("b1", "36.000,39.000", "180.00")
	})
	t.Run("ME-27.15 friends passed are disordered, and enemies turn the flight aside", func(t *testing.T) {
		flight(t, "b3 line 24 line at 36,34 facing 180").Roll(4, 4, 4).wantMarks("b3", "disordered").wantAt("b1", "36.000,42.000", "180.00")
		flight(t, "a2 line 24 column at 41,40 facing 0").Roll(4, 4, 4).wantAt("b1", "32.894,41.591", "180.00")
		flight(t, "a2 line 24 column at 31,40 facing 0").Roll(4, 4, 4).wantAt("b1", "39.106,41.591", "180.00")
		flight(t, "a2 line 48 line at 36,34 facing 0").Roll(4, 4, 4).wantGone("b1")
	})
	t.Run("ME-27.16 who crosses an edge is out of play, on it he stays", func(t *testing.T) {
		flight(t).Roll(6, 6, 6).wantGone("b1")
		flight(t, "a fr: cmd 1,1").Roll(6, 6, 5).wantAt("b1", "36.000,47.000", "180.00")
		draw(t, "a1 line 24 line at 60,10 facing 0\nb1 line 24 line at 36,30.2 facing 180 marks broken\nb2 line 24 line at 60,30 facing 180\nphase flight").
			Roll(6, 6, 5).wantAt("b1", "36.000,47.200", "180.00")
	})
	t.Run("ME-27.17 the broken have the order Rally alone", func(t *testing.T) {
		draw(t, "active b, lead b\nphase orders\na1 line 24 line at 60,10 facing 0\nb1 line 24 line at 36,30 facing 180 marks broken\nb2 line 24 line at 60,40 facing 180").
			WantOffered("rally b1", "pass b1").WantNot("advance b1 #1000", "form b1", "reform b1", "fire b1 @a1", "charge b1 @a1", "recover b1").
			Play("rally b1").wantRolled().wantMarks("b1", "rallying", "broken")
	})
	t.Run("ME-27.18 who passes under Rally stands, disordered", func(t *testing.T) {
		resolving(t, "marks broken,rallying").Roll(4).Play("keep b1").wantMarks("b1", "-broken", "disordered").wantAt("b1", "36.000,40.000", "180.00").WantAsk("me.initiative", "")
		resolving(t, "marks broken,rallying").Roll(3).WantAsk("me.flight", "")
	})
	t.Run("ME-27.19 then he stands still for a turn", func(t *testing.T) {
		g := resolving(t, "marks broken,rallying").Roll(4).Play("keep b1").wantMarks("b1", "halted").Roll(1, 6).Play("first")
		g.WantOffered("recover b1", "pass b1").WantNot("advance b1 #1000", "reform b1").Play("recover b1", "pass a1", "done", "done").wantMarks("b1", "-halted")
	})
	t.Run("ME-27.20 who does not rally flees without a test", func(t *testing.T) {
		resolving(t, "marks broken").WantAsk("me.flight", "")
	})
	t.Run("ME-27.24 the owner may turn who rallies about", func(t *testing.T) {
		resolving(t, "marks broken,rallying").Roll(4).WantAsk("face", "b").WantOptions("keep b1", "reverse b1").Play("reverse b1").wantAt("b1", "36.000,40.000", "0.00")
	})
	t.Run("ME-27.25 who breaks in a melee is out of it", func(t *testing.T) {
		g := brawl(t, "").Roll(5, 4).Play("pursue a1 @b1", "done", "done").Roll(6).Roll(1).wantMarks("b1", "broken", "-engaged").wantMarks("a1", "-engaged", "disordered")
		g.WantAsk("me.flight", "")
	})
}
