package eagles

import (
	"strings"
	"testing"

	"grognard/rules"
)

// lastTurn ends turn 8 with the battalions as marked.
func lastTurn(t *testing.T, a1, a2, b1, b2 string, more ...string) *game {
	t.Helper()
	return draw(t, "a1 line 24 line at 12,10 facing 0 "+a1+"\na2 line 24 line at 36,10 facing 0 "+a2+
		"\nb1 line 24 line at 12,40 facing 180 "+b1+"\nb2 line 24 line at 36,40 facing 180 "+b2+
		"\nturn 8, phase upkeep\n"+strings.Join(more, "\n"))
}

func TestWinning(t *testing.T) {
	t.Run("ME-28.1 after turn 8 more unbroken battalions win", func(t *testing.T) {
		lastTurn(t, "left 13", "left 13", "marks broken", "").WantOver("a", "units")
		lastTurn(t, "gone", "", "left 13", "left 13").WantOver("b", "units")
		lastTurn(t, "", "", "marks broken", "", "turn 7, phase upkeep").WantAsk("me.initiative", "")
	})
	t.Run("ME-28.2 if equal, or if all still stand, fewer losses win", func(t *testing.T) {
		lastTurn(t, "left 20", "", "left 21", "").WantOver("b", "losses")
		lastTurn(t, "left 20", "", "left 21", "", "a3 line 24 line at 60,10 facing 0").WantOver("b", "losses")
		lastTurn(t, "left 20", "", "left 21", "gone", "a3 line 24 line at 60,10 facing 0").WantOver("a", "units")
	})
	t.Run("ME-28.3 losses are Rankers, special figures, skirmishers, the Commander and all who are out", func(t *testing.T) {
		lastTurn(t, "left 23", "", "figures 0,0,0,1", "").WantOver("b", "losses")
		lastTurn(t, "left 22", "", "", "", "b fr: cmd gone").WantOver("b", "losses")
		lastTurn(t, "", "", "", "", "b fr: cmd gone").WantOver("a", "losses")
		lastTurn(t, "out 2 groups 12,13 men 1", "", "", "").WantOver("b", "losses")
		lastTurn(t, "gone", "left 14", "marks broken", "left 14").WantOver("b", "losses")
	})
	t.Run("ME-28.4 still equal is a draw", func(t *testing.T) {
		lastTurn(t, "left 20", "", "", "left 20").WantOver("", "draw")
	})
	t.Run("ME-28.5 objectives decide before battalions", func(t *testing.T) {
		lastTurn(t, "", "", "marks broken", "", "goal zone yard for 2: 32,36 40,36 40,44 32,44").WantOver("b", "points")
		lastTurn(t, "", "", "marks broken", "", "goal zone yard for 2: 50,20 60,20 60,30 50,30").WantOver("a", "units")
	})
	t.Run("ME-28.6 who is to be kept must stand unbroken, a Commander live", func(t *testing.T) {
		for army, n := range map[string]int{"a2 line 24 line at 12,10 facing 0": 5, "a2 line 24 line at 12,10 facing 0 marks broken": 2, "a2 line 24 gone": 2,
			"a pr: cmd gone\na2 line 24 line at 12,10 facing 0": 3, "a pr: cmd with a2\na2 line 24 line at 12,10 facing 0": 5} {
			b := draw(t, "goal a unit a2 for 3\ngoal a commander for 2\n"+apart+army).board()
			if got := b.objectivePoints(rules.First); got != n || b.objectivePoints(rules.Second) != 0 {
				t.Errorf("%s: %d points, want %d", army, got, n)
			}
		}
	})
	t.Run("ME-28.6 a zone is held by who alone has an unbroken centre in it; units, Commander and broken foes count too", func(t *testing.T) {
		zone := func(points string) string { return "goal zone yard for 2: " + points }
		lastTurn(t, "", "", "left 20", "", zone("32,40 40,40 40,44 32,44")).WantOver("b", "points")
		lastTurn(t, "", "", "left 20", "", zone("32,40.01 40,40.01 40,44 32,44")).WantOver("a", "losses")
		lastTurn(t, "", "", "left 20", "marks broken", zone("32,36 40,36 40,44 32,44")).WantOver("a", "units")
		lastTurn(t, "", "", "left 20", "", zone("32,4 40,4 40,44 32,44")).WantOver("a", "losses")
		lastTurn(t, "left 20", "", "", "", "goal a unit a1 for 1").WantOver("a", "points")
		lastTurn(t, "marks broken", "", "", "", "goal a unit a1 for 1").WantOver("b", "units")
		lastTurn(t, "left 20", "", "", "", "goal a commander for 1").WantOver("a", "points")
		lastTurn(t, "left 20", "", "", "", "goal a commander for 1", "a pr: cmd gone").WantOver("b", "losses")
		lastTurn(t, "gone", "", "marks broken", "", "a3 line 24 line at 60,10 facing 0 marks broken", "goal b break 2 for 1").WantOver("b", "points")
		lastTurn(t, "gone", "", "marks broken", "left 20", "a3 line 24 line at 60,10 facing 0", "goal b break 2 for 1").WantOver("a", "units")
	})
	t.Run("ME-28.7 the broken do not count, even on the table", func(t *testing.T) {
		lastTurn(t, "marks broken", "", "left 13", "left 13").WantOver("b", "units")
	})
	t.Run("ME-28.8 screens and Commanders are no units", func(t *testing.T) {
		lastTurn(t, "out 4 groups 10,13 14,13", "gone", "left 13", "left 13", "b fr: cmd gone").WantOver("b", "units")
	})
	t.Run("ME-28.9 a side concedes at any decision of its own", func(t *testing.T) {
		over := func(g *game, winner string) {
			t.Helper()
			if r := g.Play("concede").Position.Result(); !r.Over || sideName(r.Winner) != winner || g.Request() != nil {
				t.Errorf("result %+v, want %s", r, winner)
			}
		}
		over(draw(t, apart), "b")
		over(draw(t, apart).Play("pass a1"), "a")
		over(onset(t, ahead).Roll(4).Roll(6, 6).WantAsk("defend", "b"), "a")
		over(brawl(t, "").Roll(5, 4).WantAsk("pursue", "a"), "b")
		over(setup(t, oneEach).Roll(1, 6).WantAsk("setup.first", "b"), "a")
		g := draw(t, apart)
		if _, _, err := g.Position.Play(rules.Answer{By: rules.Second, Option: g.Option("concede")}); err == nil {
			t.Error("it concedes when the other is asked")
		}
	})
}
