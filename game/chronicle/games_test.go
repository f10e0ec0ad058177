package chronicle

import (
	"context"
	"math/rand/v2"
	"testing"
	"time"

	"grognard/game/ai"
	"grognard/game/match"
	"grognard/rules"
	"grognard/scenarios"
)

// played plays a scenario to its end, both sides by the rule of thumb.
func played(t testing.TB, system, scenario string, seed uint64) *match.Match {
	t.Helper()
	book, _ := scenarios.Book(system)
	_, data, err := scenarios.Open(system, scenario)
	if err != nil {
		t.Fatal(err)
	}
	m, err := match.New(book, match.Start{Scenario: scenario, Data: data, Seed: seed, Open: true})
	if err != nil {
		t.Fatal(err)
	}
	r := rand.New(rand.NewPCG(seed, 1))
	soldier := ai.Soldier{Rand: r}
	for n := 0; m.Request() != nil; n++ {
		if n > 8000 {
			t.Fatal("no end")
		}
		q := m.Request()
		if _, err := m.Answer(soldier.Choose(q, m.Position().View(q.To))); err != nil {
			t.Fatal(err)
		}
	}
	return m
}

func TestX(t *testing.T) {
	for _, g := range [][2]string{{"manoeuvre", "man-01-first-orders"}, {"ccn", "ccn-12-waterloo"}, {"musket", "training-trebbia-bridge"}, {"squares", "ns-01-maida"}, {"eagles", "three-elms-crossroads"}} {
		m := played(t, g[0], g[1], 5)
		at := time.Now()
		c, err := Of(context.Background(), m.At(0), m.Answers())
		if err != nil {
			t.Fatal(err)
		}
		all := 0
		for _, e := range m.Log() {
			if e.Event.Kind == rules.EvHit || e.Event.Kind == rules.EvRemove {
				all += e.Event.N
			}
		}
		t.Logf("%s: %d answers, %d turns, %v: course %+v last %v, luck %.1f/%d p%.2f  %.1f/%d p%.2f of all %d, throws %d left %d, fallen %d %d", g[1], m.Len(), len(c.Turns), time.Since(at), len(c.Changes), c.Changes[len(c.Changes)-1],
			c.Luck[0].Mean, c.Luck[0].Harm, c.Luck[0].AsGood, c.Luck[1].Mean, c.Luck[1].Harm, c.Luck[1].AsGood, all, c.Throws, c.Tried, len(c.Fallen[0]), len(c.Fallen[1]))
		for _, p := range c.Points {
			t.Logf("   turn %d answer %d for %d by %d %v: %s %s at %v %v lucky %v", p.Turn, p.Answer, p.For, p.By, p.N, p.Event.Kind, p.Event.Text.Key, p.At, p.Pt, p.Lucky)
		}
	}
}
