package match

import (
	"math/rand/v2"
	"testing"

	"grognard/rules"
	"grognard/scenarios"
)

// TestEveryScenarioPlaysTakesBackAndOpensAgain plays a game of each scenario
// at random, with take-backs, and opens its save in both ways.
func TestEveryScenarioPlaysTakesBackAndOpensAgain(t *testing.T) {
	for _, book := range scenarios.Books() {
		for i, in := range scenarios.List(book.Name()) {
			if i > 2 && testing.Short() {
				break
			}
			t.Run(in.ID, func(t *testing.T) {
				_, data, err := scenarios.Open(book.Name(), in.ID)
				if err != nil {
					t.Fatal(err)
				}
				s := Start{Scenario: in.ID, Data: data, Seed: uint64(i), Open: i%2 == 0, Auto: true}
				playScenario(t, book, s)
			})
		}
	}
}

func playScenario(t *testing.T, book rules.Rulebook, s Start) {
	m, err := New(book, s)
	if err != nil {
		t.Fatal(err)
	}
	r := rand.New(rand.NewPCG(s.Seed, 1))
	undone := 0
	for n := 0; m.Request() != nil && n < 400; n++ {
		m.TakeSeat()
		if _, err := m.Answer(pick(r, m.Request())); err != nil {
			t.Fatal(err)
		}
		if r.IntN(4) == 0 && m.Undo() == nil {
			undone++
		}
	}
	if undone == 0 {
		t.Error("nothing could be taken back")
	}
	if n := reopen(t, m); hash(n.Position()) != hash(m.Position()) {
		t.Error("the save opens at another position")
	}
	n, err := Reopen(book, m.Save())
	if err != nil || hash(n.Position()) != hash(m.Position()) {
		t.Errorf("the last checkpoint opens at another position: %v", err)
	}
}
