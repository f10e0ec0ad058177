package ai

import (
	"testing"

	"grognard/game/match"
	"grognard/game/trail"
	"grognard/rules"
	"grognard/rules/rulestest/toy"
	"grognard/scenarios"
)

// ring is a game in which walking and stopping changes nothing, and going is
// taken back by going again; only the one option that Score dislikes ends it.
type ring struct{ toy.Book }

func (ring) Step(rb rules.Board, t *rules.Table) {
	b := rb.(*toy.Board)
	o := t.Ask(rules.First, "walk", "R-1", 0, func(m rules.Menu) {
		for _, do := range []string{"walk", "go", "end"} {
			m.Offer(rules.Option{Do: do})
		}
	})
	switch o.Do {
	case "go":
		b.Hand = 4 - b.Hand // 1, 3, 1, ...
	case "end":
		b.Turn = 25
	case "walk":
		t.Ask(rules.First, "stop", "R-2", 0, func(m rules.Menu) { m.Quiet(rules.Option{Do: "stop"}) })
	}
}

func (ring) Score(rules.Board, rules.Side) int { return 9 } // better than the draw of the end
func (ring) PlayerTurn(rules.Board) int        { return 0 }

func TestItDoesNotGoRoundInACircle(t *testing.T) {
	b, err := ring{}.Load([]byte(toy.Duel), nil)
	if err != nil {
		t.Fatal(err)
	}
	p, _, err := rules.Begin(ring{}, b)
	if err != nil {
		t.Fatal(err)
	}
	past := &trail.Trail{}
	for n := 0; p.Request() != nil; n++ {
		if n > 12 {
			t.Fatal("it still goes round after 12 answers, and there are but 4 positions")
		}
		past.Pass(p)
		o := Player{Seed: 3, Work: 200}.ChooseAfter(t.Context(), past, p, rules.First)
		if p, _, err = p.Play(rules.Answer{By: rules.First, Option: o}); err != nil {
			t.Fatal(err)
		}
	}
}

func TestWhoIsBackAtAPositionDrawsAnotherLot(t *testing.T) {
	p := play1(t, begin(t))
	lot := func(visits int) uint64 { return Player{Seed: 7}.source(p, p.Request().To, visits).Uint64() }
	if lot(1) != lot(0) || lot(2) == lot(1) || lot(3) == lot(2) {
		t.Error("the lot does not depend on how often the game has come here")
	}
}

// No battle of Musket & Saber came to its end when the computer played both
// sides: it walked a headquarters nowhere for ever.
func TestBattlesBetweenComputersEnd(t *testing.T) {
	if testing.Short() {
		t.Skip("takes seconds")
	}
	book, _ := scenarios.Book("musket")
	for _, id := range []string{"training-trebbia-bridge", "maida-1806"} {
		_, data, err := scenarios.Open("musket", id)
		if err != nil {
			t.Fatal(err)
		}
		who := match.Player{Chooser: Player{Seed: 9, Work: 120}}
		m, err := match.New(book, match.Start{Data: data, Seed: 9, Players: [2]match.Player{who, who}})
		if err != nil {
			t.Fatal(err)
		}
		for m.Computer() && m.Len() < 2000 {
			if _, err := m.Think(); err != nil {
				t.Fatal(err)
			}
		}
		if !m.Result().Over {
			t.Errorf("%s: no end after %d answers", id, m.Len())
		}
	}
}
