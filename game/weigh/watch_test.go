package weigh

import (
	"math/rand/v2"
	"testing"

	"grognard/game/ai"
	"grognard/game/match"
	"grognard/rules"
	"grognard/scenarios"
)

// Skirmishers of a table without cells stand with a body, and yet in places of their own: what
// they do and suffer is seen there.
func TestSkirmishersAreSeenWhereTheyStand(t *testing.T) {
	p, groups := skirmish(t)
	m := p.View(rules.Chance).Map
	w := newWatch(p, nil)
	want := map[Spot]*Heat{}
	for _, g := range groups {
		w.saw(p, p, []rules.Event{{Kind: rules.EvDeclare, To: g.Ref}, {Kind: rules.EvHit, Who: g.Ref, N: 1}})
		d := Inches * m.Unit
		s := Spot{Col: int(g.Pt.X / d), Row: int(g.Pt.Y / d)}
		if want[s] == nil {
			want[s] = &Heat{Spot: s}
		}
		want[s].Fights++
		want[s].Losses[g.Side]++
	}
	if len(w.heat) != len(want) {
		t.Errorf("heat in %d places instead of %d", len(w.heat), len(want))
	}
	for s, h := range want {
		if w.heat[s] == nil || *w.heat[s] != *h {
			t.Errorf("at %+v %+v instead of %+v", s, w.heat[s], h)
		}
	}
	w.stand(own(p))
	for s, h := range w.heat {
		if s.Cell != 0 {
			t.Errorf("somebody stands in a cell: %+v", h)
		}
	}
}

// skirmish is a position of the March of Eagles with groups of skirmishers on the table.
func skirmish(t *testing.T) (p *rules.Position, groups []rules.Piece) {
	t.Helper()
	b, _ := scenarios.Book("eagles")
	_, data, err := scenarios.Open("eagles", "hedgerow-morning")
	if err != nil {
		t.Fatal(err)
	}
	board, err := b.Load(data, nil)
	if err != nil {
		t.Fatal(err)
	}
	if p, _, err = rules.Begin(b, board); err != nil {
		t.Fatal(err)
	}
	s, dice := ai.Soldier{Rand: rand.New(rand.NewPCG(1, 1))}, match.Seeded(1)
	for n := 0; p.Request() != nil; n++ {
		groups = nil
		for _, x := range p.View(rules.Chance).Pieces {
			if x.Face == rules.FaceSkirmishers {
				groups = append(groups, x)
			}
		}
		if len(groups) > 2 {
			return p, groups
		}
		q := p.Request()
		a := rules.Answer{By: q.To}
		if q.To == rules.Chance {
			a.Faces, _ = dice.Roll(n, q)
		} else {
			a.Option = s.Choose(q, p.View(q.To))
		}
		if p, _, err = p.Play(a); err != nil {
			t.Fatal(err)
		}
	}
	t.Fatal("nobody skirmishes")
	return nil, nil
}
