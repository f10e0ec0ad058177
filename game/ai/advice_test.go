package ai

import (
	"reflect"
	"strings"
	"testing"

	"grognard/rules"
	"grognard/rules/ccn"
)

func opening(t *testing.T) *rules.Position {
	t.Helper()
	p, _, err := rules.Begin(ccn.Book{}, firstBoard(t, ccn.Book{}))
	if err != nil {
		t.Fatal(err)
	}
	return play1(t, p)
}

// Advice is what the player would do himself, for reasons that have words, the weightiest first.
func TestAdviceIsWhatThePlayerWouldDo(t *testing.T) {
	p := opening(t)
	side := p.Request().To
	visits := func(*rules.Position) int { return 0 }
	who := Player{Seed: 2, Work: 3000}
	a := who.Advise(t.Context(), visits, p, side)
	if len(a.Opinions) < 2 || a.Opinions[0].Option != who.Choose(p, side) || a.Opinions[0].Trials == 0 {
		t.Fatalf("%+v", a.Opinions)
	}
	for i, r := range a.Reasons {
		if !strings.HasPrefix(r.Key, "ccn.") || r.Weight < leastReason || i > 0 && r.Weight > a.Reasons[i-1].Weight {
			t.Errorf("reason %d: %+v", i, r)
		}
	}
	if a.Risk != nil && a.Risk.Weight > -leastReason {
		t.Errorf("the risk: %+v", a.Risk)
	}
	if !reflect.DeepEqual(a, who.Advise(t.Context(), visits, p, side)) {
		t.Error("the same player gives other advice")
	}
}

// The cautious counts his own troops for more, the bold those of the enemy.
func TestTempersWeighTheSidesOtherwise(t *testing.T) {
	b := firstBoard(t, ccn.Book{})
	m := newMind(ccn.Book{}, untaught)
	even := m.odds(b, rules.First) + m.odds(b, rules.Second)
	m.temper = Cautious.weight()
	cautious := m.odds(b, rules.First) + m.odds(b, rules.Second)
	m.temper = Bold.weight()
	bold := m.odds(b, rules.First) + m.odds(b, rules.Second)
	if even > 1e-9 || even < -1e-9 || cautious <= 0 || bold >= 0 {
		t.Errorf("even %v, cautious %v, bold %v", even, cautious, bold)
	}
}
