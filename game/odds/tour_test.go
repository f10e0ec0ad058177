package odds_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"grognard/game/match"
	"grognard/rules"
	"grognard/scenarios"
)

// tour plays a battle by lot, for so many answers or to its end, both sides
// seeking a fight, and shows every request of a player on the way, until
// visit has seen enough.
func tour(t testing.TB, system, scenario string, seed uint64, answers int, visit func(p *rules.Position, r *rand.Rand) bool) {
	t.Helper()
	book, ok := scenarios.Book(system)
	if !ok {
		t.Fatal("this system is not there")
	}
	_, data, err := scenarios.Open(system, scenario)
	if err != nil {
		t.Fatal(err)
	}
	m, err := match.New(book, match.Start{Scenario: scenario, Data: data, Open: true, Seed: seed})
	if err != nil {
		t.Fatal(err)
	}
	r := rand.New(rand.NewPCG(seed, 2))
	for range answers {
		q := m.Request()
		if q == nil || !visit(m.Position(), r) {
			return
		}
		if _, err := m.Answer(bold(m.Position(), r)); err != nil {
			t.Fatal(err)
		}
	}
}

// blows are what options do that begin a fight, or carry it on.
var blows = []string{"attack", "charge", "bombard", "fire", "fight", "roll", "second", "skirmish", "assault", "volley", "countercharge", "pursue"}

func fights(q *rules.Request) bool {
	return slices.ContainsFunc(q.Options, func(o rules.Option) bool { return slices.Contains(blows, o.Do) })
}

// bold is an answer by lot that seeks a fight: it begins one, or leads as near
// to an enemy as any other, three times of four.
func bold(p *rules.Position, r *rand.Rand) rules.Option {
	q := p.Request()
	all := slices.Clone(q.Options)
	if q.Field != nil {
		for range 4 {
			all = append(all, q.Field.Sample(r))
		}
	}
	r.Shuffle(len(all), func(i, k int) { all[i], all[k] = all[k], all[i] })
	if r.IntN(4) == 0 {
		return all[0]
	}
	best, least := all[0], int64(1)<<60
	near := nearness(p.View(rules.Chance), q.To)
	for _, o := range all {
		n := near(o)
		switch {
		case slices.Contains(blows, o.Do):
			return o
		case q.Quiet >= 0 && o == q.Options[q.Quiet]:
			n = 1 << 50
		}
		if n < least {
			best, least = o, n
		}
	}
	return best
}

// nearness measures how far from the nearest enemy of a side an option leads,
// squared, in cells or in the unit of a tabletop; far, if it leads nowhere.
func nearness(v *rules.View, side rules.Side) func(rules.Option) int64 {
	cell := map[rules.Ref]rules.Point{}
	for _, c := range v.Map.Cells {
		cell[c.Ref] = rules.Point{X: int32(c.Col), Y: int32(c.Row)}
	}
	var foes []rules.Point
	for _, x := range v.Pieces {
		if x.Side != side.Other() {
			continue
		}
		if at, ok := cell[x.Cell]; ok {
			foes = append(foes, at)
		} else if len(cell) == 0 {
			foes = append(foes, x.Pt)
		}
	}
	return func(o rules.Option) int64 {
		least := int64(1) << 49
		at, ok := cell[o.At]
		if !ok && len(cell) == 0 && o.Pt != (rules.Point{}) {
			at, ok = o.Pt, true
		}
		for _, f := range foes {
			if x, y := int64(f.X-at.X), int64(f.Y-at.Y); ok {
				least = min(least, x*x+y*y)
			}
		}
		return least
	}
}
