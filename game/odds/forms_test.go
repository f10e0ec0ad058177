package odds_test

import (
	"math/big"
	"math/rand/v2"
	"slices"
	"testing"

	"grognard/game/match"
	"grognard/game/odds"
	"grognard/rules"
	"grognard/scenarios"
)

// To form a square is no harm: where a unit tests for it, harm is what befalls it besides.
func TestASquareThatIsFormedIsNoHarm(t *testing.T) {
	book, _ := scenarios.Book("musket")
	_, data, err := scenarios.Open("musket", "marengo-1800")
	if err != nil {
		t.Fatal(err)
	}
	seen := 0
	for seed := uint64(0); seed < 12 && seen < 3; seed++ {
		m, err := match.New(book, match.Start{Scenario: "marengo-1800", Data: data, Open: true, Seed: 11})
		if err != nil {
			t.Fatal(err)
		}
		r := rand.New(rand.NewPCG(4, seed))
		for range 900 {
			q := m.Request()
			if q == nil || seen >= 3 {
				break
			}
			if i := slices.IndexFunc(q.Options, func(o rules.Option) bool { return o.Do == "square" }); i >= 0 && q.Kind == "combat.reaction" {
				seen += formed(t, m.Position(), q.Options[i])
			}
			o := q.Options[r.IntN(len(q.Options))]
			if i := slices.IndexFunc(q.Options, func(o rules.Option) bool { return o.Do == "attack" }); i >= 0 {
				o = q.Options[i]
			}
			if _, err := m.Answer(o); err != nil {
				t.Fatal(err)
			}
		}
	}
	if seen == 0 {
		t.Fatal("nobody may form a square")
	}
}

// formed holds the harm that the odds of a square tell against what else befalls the unit; it returns 1 if dice decide
// whether it is formed.
func formed(t *testing.T, p *rules.Position, o rules.Option) int {
	t.Helper()
	c, err := odds.Card(p, o)
	if err != nil {
		t.Fatal(err)
	}
	tested := 0
	for _, u := range c.Units {
		squares, other := new(big.Rat), new(big.Rat).Add(u.Gone, u.Retreats)
		if len(u.Hits) > 0 && u.Hits[0] != nil {
			other.Add(other, new(big.Rat).Sub(big.NewRat(1, 1), u.Hits[0]))
		}
		for _, k := range u.Marks {
			if k.Text.Key == "ms.log.square" {
				squares = k.Chance
			} else {
				other.Add(other, k.Chance)
			}
		}
		if squares.Sign() == 0 {
			continue
		}
		tested = 1
		if u.Harmed.Cmp(other) > 0 || u.Swayed.Cmp(other) > 0 {
			t.Errorf("a square by %s, harmed by %s, swayed by %s, of which other things are %s", squares.RatString(), u.Harmed.RatString(), u.Swayed.RatString(), other.RatString())
		}
	}
	return tested
}
