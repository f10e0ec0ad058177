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

// A general who is alone may join any of the nearest troops of his: the key that ends things picks none for the
// player, and no button speaks for one of the places alone.
func TestOnePlaceOfSeveralIsNoEnd(t *testing.T) {
	b := onSquares(t, boardtest.Squares{Phase: "movement",
		Units:  []string{boardtest.Infantry("red-1", "C2", ""), boardtest.Infantry("blue-1", "B4", ""), boardtest.Infantry("blue-2", "D4", "")},
		States: []string{boardtest.At("red-1", "C2", ""), boardtest.At("blue-1", "B4", ""), boardtest.At("blue-2", "D4", "")}})
	for _, o := range b.acts("move") {
		if next, _, err := b.m.Position().Play(rules.Answer{By: b.m.Request().To, Option: o}); err == nil && next.Request().Kind == "displace" {
			if _, err := b.m.Answer(o); err != nil {
				t.Fatal(err)
			}
			break
		}
	}
	b.Long()
	q := b.m.Request()
	if q.Kind != "displace" || len(q.Options) != 2 {
		t.Fatalf("%s is asked, with %+v", q.Kind, q.Options)
	}
	n := b.m.Len()
	b.In.Now += 2000
	b.Key("E")
	b.Long()
	if b.m.Len() != n {
		t.Error("E picks one of the places")
	}
	if all := b.t.game.Choice.Replies(); len(all) != 0 {
		t.Errorf("the buttons are %+v", all)
	}
}
