package odds_test

import (
	"math/big"
	"math/rand/v2"
	"testing"

	"grognard/game/match"
	"grognard/game/odds"
	"grognard/rules"
	"grognard/scenarios"
)

// combats plays a battle of blocks by lot and visits every attack that may be
// declared.
func combats(t *testing.T, scenario string, answers int, visit func(*rules.Position, rules.Option)) {
	t.Helper()
	book, ok := scenarios.Book("ccn")
	if !ok {
		t.Fatal("this system is not there")
	}
	_, data, err := scenarios.Open("ccn", scenario)
	if err != nil {
		t.Fatal(err)
	}
	m, err := match.New(book, match.Start{Scenario: scenario, Data: data, Open: true, Seed: 11})
	if err != nil {
		t.Fatal(err)
	}
	r := rand.New(rand.NewPCG(4, 2))
	for range answers {
		q := m.Request()
		if q == nil {
			return
		}
		for _, o := range q.Options {
			if q.Kind == "combat" && o.Do != "done" {
				visit(m.Position(), o)
			}
		}
		if _, err := m.Answer(q.Options[r.IntN(len(q.Options))]); err != nil {
			t.Fatal(err)
		}
	}
}

func TestOddsOfBattleDiceAddUp(t *testing.T) {
	one := big.NewRat(1, 1)
	total := func(rows []odds.Row) *big.Rat {
		sum := new(big.Rat)
		for _, r := range rows {
			sum.Add(sum, r.Chance)
		}
		return sum
	}
	cards, answered := 0, 0
	combats(t, "ccn-01-rolica-first", 900, func(p *rules.Position, o rules.Option) {
		c, err := odds.Card(p, o)
		if err != nil {
			t.Fatal(err)
		}
		cards++
		if total(c.Rows).Cmp(one) != 0 {
			t.Errorf("%+v: the rows add to %v", o, total(c.Rows))
		}
		if c.Back != nil {
			answered++
			if total(c.Back).Cmp(one) != 0 {
				t.Errorf("%+v: the battle back adds to %v", o, total(c.Back))
			}
		}
		if f, d := c.First.Lost, c.Derived.Lost; !f.One() || f.Low.Cmp(d.Low) < 0 || f.Low.Cmp(d.High) > 0 {
			t.Errorf("%+v: the losses %v are not between %v and %v", o, f.Low, d.Low, d.High)
		}
		if c.Target != o.At {
			t.Errorf("%+v: the target is %v", o, c.Target)
		}
	})
	if cards == 0 || answered == 0 {
		t.Errorf("%d cards, %d with a battle back: nothing was tested", cards, answered)
	}
}

// TestFireMissesAsOftenAsTheDiceSay compares the chance of no loss with dice
// counted by hand: each face that neither hits nor drives back.
func TestFireMissesAsOftenAsTheDiceSay(t *testing.T) {
	tested := 0
	combats(t, "ccn-01-rolica-first", 900, func(p *rules.Position, o rules.Option) {
		c, err := odds.Card(p, o)
		if err != nil || o.Do != "fire" || len(c.Choices) > 0 {
			return
		}
		idle := int64(0)
		for _, class := range c.Dice[0].Like {
			if class == 0 {
				idle++
			}
		}
		want := big.NewRat(1, 1)
		for range c.Dice[0].N() {
			want.Mul(want, big.NewRat(idle, 6))
		}
		for _, r := range c.Rows {
			if r.Text.Key == "ccn.row.none" {
				tested++
				if r.Chance.Cmp(want) != 0 {
					t.Errorf("%+v: no loss %v, want %v", o, r.Chance, want)
				}
			}
		}
	})
	if tested == 0 {
		t.Error("no fire was tested")
	}
}
