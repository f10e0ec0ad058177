package table

import (
	"testing"

	"grognard/game/boardtest"
	"grognard/game/match"
	"grognard/game/prefs"
	"grognard/rules"
	"grognard/scenarios"
)

// squaring opens a board of Napoleon Squares on which one brigade may attack
// another one alone.
func squaring(t *testing.T) *battle {
	t.Helper()
	return onSquares(t, boardtest.Duel())
}

// onSquares opens a position of Napoleon Squares.
func onSquares(t *testing.T, s boardtest.Squares) *battle {
	t.Helper()
	book, _ := scenarios.Book("squares")
	m, err := match.New(book, match.Start{Data: []byte(s.File()), Open: true, Auto: true, Seed: 11})
	if err != nil {
		t.Fatal(err)
	}
	b := newDesk(t, 1280, 720, prefs.Default()).begin(m)
	b.Long()
	return b
}

func TestAnAttackWithoutMoreToChooseIsFinal(t *testing.T) {
	b := squaring(t)
	for _, o := range b.acts("attack") {
		side := b.m.Request().To
		next, _, err := b.m.Position().Play(rules.Answer{By: side, Option: o})
		if err != nil {
			t.Fatal(err)
		}
		q := next.Request()
		forced := q.To == side && len(q.Options) == 1 && !q.Always
		if open := q.To == side && !forced; b.t.game.Choice.Final(o) == open {
			t.Errorf("%+v leads to %s with %d options; final: %t", o, q.Kind, len(q.Options), b.t.game.Choice.Final(o))
		}
		if forced {
			return
		}
	}
	t.Error("no attack is without more to choose")
}
