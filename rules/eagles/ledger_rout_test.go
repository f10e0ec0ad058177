package eagles

import (
	"strings"
	"testing"

	"grognard/rules"
)

// later passes over whatever is asked until phase 3 asks for a test or the next
// turn begins.
func (g *game) later() *game {
	g.Helper()
	for {
		switch req := g.Request(); {
		case req == nil || req.To == rules.Chance:
			return g
		case req.Kind == "order":
			for i := range g.board().body {
				if u := &g.board().body[i]; u.side == req.To && u.inPlay() && !u.activated {
					g.Play("pass " + g.board().bodyName(i))
					break
				}
			}
		default:
			g.Play(rules.FormatOption(Book{}, req.Options[req.Quiet]))
		}
	}
}

func TestWhoTestsResolve(t *testing.T) {
	const friend = "b2 line 24 line at 40,40 facing 180\na2 line 24 line at 8,4 facing 0\n"
	t.Run("ME-27.3 who lost a round tests, and his friends do not", func(t *testing.T) {
		g := brawl(t, friend).Roll(5, 4).Play("hold a1").later().WantAsk("me.resolve", "").Roll(6).Roll(6).WantAsk("me.initiative", "")
		g.wantRolled("melee", "resolve", "resolve").Roll(6, 1).Play("first").wantMarks("b1", "-beaten", "-lost")
		tie := brawl(t, friend).Roll(4, 4).later().WantAsk("me.initiative", "")
		tie.wantRolled("melee")
	})
	t.Run("ME-27.4 who saw a friend flee tests, however far, in the next turn alone", func(t *testing.T) {
		far := "a1 line 24 line at 6,4 facing 0\na2 line 24 line at 66,10 facing 0\nb1 line 24 line at 6,30 facing 180 marks broken\nb2 line 24 line at 66,46 facing 180\nphase flight\n"
		g := draw(t, far).Roll(1, 1, 1).wantMarks("b2", "saw").wantMarks("a2", "-saw").Roll(6, 1).Play("first").later()
		g.WantAsk("me.resolve", "").wantMod("resolve", "ME-27.10", 0).Roll(6).WantAsk("me.flight", "").Roll(1, 1, 1).Roll(6, 1).Play("first").wantMarks("b2", "saw")
		gone := draw(t, strings.Replace(far, "6,30", "6,44", 1)+"wood 20,38 30,38 30,48 20,48").Roll(6, 6, 6).wantGone("b1").wantMarks("b2", "-saw")
		gone.wantRolled("flight")
		draw(t, strings.Replace(far, "6,30", "6,44", 1)).Roll(6, 6, 6).wantGone("b1").wantMarks("b2", "saw")
		draw(t, strings.Replace(far, "6,30", "6,20", 1)+"wood 20,20 26,20 26,33 20,33").Roll(5, 5, 5).wantAt("b1", "6.000,35.000", "180.00").wantMarks("b2", "saw")
	})
	t.Run("ME-27.5 if the Commander falls the battalion that had him tests, nobody else", func(t *testing.T) {
		g := volleyOf(t, facingLine, foeLine, "b fr: cmd with b1", "b2 line 24 line at 60,40 facing 180").Roll(6, 1, 1, 1, 1, 1).wantCommander("b", "gone").
			wantMarks("b1", "bereft").wantMarks("b2", "-bereft")
		g.later().WantAsk("me.resolve", "").Roll(6).WantAsk("me.initiative", "").wantRolled("fire", "resolve")
		resolving(t, "marks bereft", "b2 line 24 line at 60,40 facing 180").wantDice(1).Roll(4).wantMarks("b1", "-broken").WantAsk("me.initiative", "")
		resolving(t, "marks bereft").Roll(3).wantMarks("b1", "broken")
	})
	t.Run("ME-27.6 the broken test under Rally orders alone, and may run again", func(t *testing.T) {
		resolving(t, "marks broken,lost,beaten,saw").WantAsk("me.flight", "").wantRolled()
		resolving(t, "marks broken,rallying left 12 bases 3").WantTotal("resolve", -1).Roll(4).WantAsk("me.flight", "").wantMarks("b1", "broken").wantRolled("resolve")
	})
}

func TestWaysOfFlight(t *testing.T) {
	flight := func(t *testing.T, more string, roll ...int) *game {
		return draw(t, "a1 line 24 line at 60,4 facing 0\nb1 line 24 line at 36,30 facing 180 marks broken\nb2 line 24 line at 64,30 facing 180\nphase flight\n"+more).Roll(roll...)
	}
	t.Run("ME-27.15 who would end on a friend goes on until clear", func(t *testing.T) {
		flight(t, "b3 line 24 line at 36,39.5 facing 180", 3, 3, 3).wantAt("b1", "36.000,41.095", "180.00").wantMarks("b3", "disordered")
		flight(t, "b3 line 24 line at 36,40.6 facing 180", 3, 3, 3).wantAt("b1", "36.000,39.000", "180.00").wantMarks("b3", "-disordered")
		flight(t, "b3 line 24 line at 36,39.5 facing 180\nb4 line 24 line at 36,42 facing 180", 3, 3, 3).wantAt("b1", "36.000,43.595", "180.00").wantMarks("b4", "disordered")
		flight(t, "b3 line 24 line at 36,39.5 facing 180\na2 line 24 line at 36,41.3 facing 0", 3, 3, 3).wantMarks("b3", "-disordered")
	})
	t.Run("ME-27.15 enemy groups are swept away, buildings turn the flight as enemies do", func(t *testing.T) {
		flight(t, "a2 line 24 line at 47,36 facing 0 out 4 groups 40,36 41.7,38", 3, 3, 3).wantAt("b1", "36.000,39.000", "180.00").
			wantGroup("a2.g1", "gone", 0).wantGroup("a2.g2", "41.700,38.000", 2)
		flight(t, "building 40.5,38 42,38 42,39 40.5,39", 4, 4, 4).wantAt("b1", "32.894,41.591", "180.00")
		flight(t, "building 40.795,38 42,38 42,39 40.795,39", 4, 4, 4).wantAt("b1", "36.000,42.000", "180.00")
	})
	t.Run("ME-27.15 to both sides alike the flight turns left, unless the right is farther from the enemy", func(t *testing.T) {
		const barn = "building 34.4,38 37.6,38 37.6,41 34.4,41\na2 line 24 line at "
		flight(t, barn+"12,4 facing 0", 4, 4, 4).wantAt("b1", "27.515,38.485", "180.00")
		flight(t, barn+"11.9,4 facing 0", 4, 4, 4).wantAt("b1", "27.515,38.485", "180.00")
		flight(t, barn+"12.1,4 facing 0", 4, 4, 4).wantAt("b1", "44.485,38.485", "180.00")
	})
	t.Run("ME-27.15 who has no way free surrenders", func(t *testing.T) {
		g := flight(t, "a2 line 48 line at 36,34 facing 0", 4, 4, 4).wantGone("b1").wantMarks("b2", "saw")
		g.wantStory("ME-27.12 flight b1", "ME-27.12 row.flees b1", "ME-27.15 log.surrenders b1", "ME-12.4 phase", "ME-12.1 phase", "ME-12.1 log.turn")
		if n := g.board().losses(rules.Second); n != 24 {
			t.Errorf("%d figures are lost", n)
		}
	})
	t.Run("ME-27.21 the broken do nothing but stop lines and ways", func(t *testing.T) {
		draw(t, ahead+"a2 line 24 column at 24,15 facing 0 marks broken").WantNot("wheel a2 #500", "form a2", "retire a2 #1000", "reform a2", "charge a2 @b1").
			WantRefused("fire a2 @b1", "ME-16.6").WantRefused("charge a2 @b1", "ME-22.5").WantRefused("advance a2 #1000", "ME-27.21")
		draw(t, "a1 "+facingLine+"\nb1 line 24 column at 36,24 facing 180\nb2 line 48 line at 36,15 facing 180 marks broken").WantRefused("fire a1 @b1", "ME-17.1").WantOffered("fire a1 @b2")
		onset(t, ahead, "20.6 facing 180", "20.6 facing 180 marks broken").Roll(4).Roll(6, 6).wantRolled("charge", "charge.distance").wantGone("b1")
		marched(t, "a2 line 24 line at 36,14 facing 0 marks broken").WantRefused("advance a1 #5600", "ME-14.23")
	})
	t.Run("ME-38.8 the nearest to its own edge flees first, whatever edge that is", func(t *testing.T) {
		first := func(home, near, far string) {
			t.Helper()
			draw(t, "table small\nhome "+home+"\na1 line 24 line at 24,24 facing 0\nb1 line 24 column at "+far+" facing 0 marks broken\nb2 line 24 column at "+near+" facing 0 marks broken\nphase flight, lead b").
				Roll(1, 1, 1).WantTold(rules.EvRetreat, "b2").Roll(1, 1, 1).WantTold(rules.EvRetreat, "b1")
		}
		first("south north", "6,40", "40,30")
		first("north south", "6,8", "40,18")
		first("east west", "8,40", "18,6")
		first("west east", "40,40", "30,6")
		g := draw(t, "table small\na1 line 24 column at 24,4 facing 0 marks broken\nb1 line 24 column at 6,40 facing 0 marks broken\nb2 line 24 column at 40,40 facing 0 marks broken\nphase flight, lead b")
		g.Roll(1, 1, 1).WantTold(rules.EvRetreat, "b1").Roll(1, 1, 1).WantTold(rules.EvRetreat, "b2").Roll(1, 1, 1).WantTold(rules.EvRetreat, "a1")
	})
}
