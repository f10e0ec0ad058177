package ai

import (
	"math/rand/v2"
	"strings"
	"testing"

	"grognard/rules"
	"grognard/rules/manoeuvre"
	"grognard/scenarios"
)

// open begins a scenario of Manoeuvre.
func open(t testing.TB, id string) *rules.Position {
	t.Helper()
	_, data, err := scenarios.Open("manoeuvre", id)
	if err != nil {
		t.Fatal(err)
	}
	b, err := manoeuvre.Book{}.Load(data, nil)
	if err != nil {
		t.Fatal(err)
	}
	p, _, err := rules.Begin(manoeuvre.Book{}, b)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// on plays at most n answers and returns where the game stands then.
func on(t testing.TB, p *rules.Position, n int, r *rand.Rand, choose func(*rules.Position) rules.Option) *rules.Position {
	t.Helper()
	for range n {
		req := p.Request()
		if req == nil {
			break
		}
		a := rules.Answer{By: req.To}
		if req.To == rules.Chance {
			a.Faces = req.Dice.Throw(r)
		} else {
			a.Option = choose(p)
		}
		next, _, err := p.Play(a)
		if err != nil {
			t.Fatal(err)
		}
		p = next
	}
	return p
}

func TestItBeatsRandomPlayAtManoeuvre(t *testing.T) {
	if testing.Short() {
		t.Skip("plays whole games")
	}
	for seed := range uint64(2) {
		me := rules.Side(seed)
		machine := Player{Seed: seed, Work: 4000}
		r := rand.New(rand.NewPCG(seed, 9))
		end := on(t, open(t, "man-01-first-orders"), 2500, r, func(p *rules.Position) rules.Option {
			if p.Request().To == me {
				return machine.Choose(p, me)
			}
			return chatter(p.Request(), r)
		})
		if res := end.Result(); !res.Over || res.Winner != me {
			t.Errorf("seed %d: as side %d it does not beat a random player: %+v", seed, me, res)
		}
	}
}

func TestItPlaysEveryScenarioThroughItsSetUp(t *testing.T) {
	for _, info := range scenarios.List("manoeuvre") {
		machine := Player{Work: 60, Wide: 4}
		p := on(t, open(t, info.ID), 200, rand.New(rand.NewPCG(1, 9)), func(p *rules.Position) rules.Option {
			return machine.Choose(p, p.Request().To)
		})
		if q := p.Request(); q != nil && strings.HasPrefix(q.Kind, "setup.") {
			t.Errorf("%s: after 200 answers %s is still asked", info.ID, q.Kind)
		}
	}
}

func BenchmarkChooseAtManoeuvre(b *testing.B) {
	r := rand.New(rand.NewPCG(1, 9))
	p := on(b, open(b, "man-01-first-orders"), 60, r, func(p *rules.Position) rules.Option {
		return chatter(p.Request(), r)
	})
	for p.Request().To == rules.Chance {
		p = on(b, p, 1, r, nil)
	}
	for b.Loop() {
		Player{}.Choose(p, p.Request().To)
	}
}

// chatter answers at random, but takes the quiet way half of the time.
func chatter(q *rules.Request, lot *rand.Rand) rules.Option {
	if q.Quiet >= 0 && lot.IntN(2) == 0 {
		return q.Options[q.Quiet]
	}
	o, _ := q.Any(lot)
	return o
}
