package scenarios

import (
	"testing"

	"grognard/rules"
)

// leastGames is how many games say anything: of twenty even ones a side wins three quarters once in fifty times.
const leastGames = 20

func TestABattleFavoursWhoeverWinsTwoOfThreeGames(t *testing.T) {
	for _, x := range []struct {
		b     Balance
		side  rules.Side
		leans bool
	}{{Balance{First: 66, Second: 34}, rules.First, true}, {Balance{First: 65, Second: 35}, rules.First, false},
		{Balance{First: 20, Second: 66, Drawn: 14}, rules.Second, true}, {Balance{First: 40, Second: 40, Drawn: 20}, rules.First, false}} {
		if side, leans := x.b.Favours(); leans != x.leans || side != x.side {
			t.Errorf("%+v: %v %v", x.b, side, leans)
		}
	}
}

// What was measured are battles of the game, a hundred games of each, or as many as there was time for,
// which the page tells.
func TestBalancesAreThoseOfScenarios(t *testing.T) {
	for book, all := range balances() {
		for id, b := range all {
			if _, _, err := Open(book, id); err != nil {
				t.Error(err)
			}
			if n := b.Games(); n < leastGames || n > 100 || b.Answers < 100 {
				t.Errorf("%s/%s: %+v", book, id, b)
			}
		}
	}
	if _, ok := BalanceOf("ccn", "nowhere"); ok {
		t.Error("a battle that there is not was measured")
	}
}
