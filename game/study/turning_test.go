package study

import (
	"math"
	"testing"

	"grognard/rules"
	"grognard/scenarios"
)

// Where all of a game was judged, it turned where decisions and what fell to them changed the chance of winning most, one
// moment of a turn; what was merely judged anew turned nothing.
func TestABattleTurnsWhereTheChanceChanges(t *testing.T) {
	book, _ := scenarios.Book("ccn")
	m := fought(t, book, battles["ccn"], 5000)
	s := Of(m, nil)
	if s.Turning() != nil {
		t.Error("a battle turned that nobody has judged")
	}
	chance, thrown, quiet := .5, 0, 0
	for i := 1; i <= m.Len(); i++ {
		by := m.By(i)
		if !decides(m.At(i-1).Request(), m.Gave(i)) {
			continue
		}
		of := func(x float64) float64 {
			if by == rules.Second {
				return 1 - x
			}
			return x
		}
		next := chance
		dice, what := i < m.Len() && m.By(i+1) == rules.Chance, i%40
		if q, _ := m.Given(min(i+1, m.Len())); dice && q.Dice.Bag == nil && thrown == 0 && i > m.Len()/2 {
			thrown, next = i, chance+.3
		} else if !dice && what == 3 && quiet == 0 {
			quiet, next = i, chance-.2
		}
		s.verdicts[i] = Verdict{Answer: i, By: by, Before: of(chance), Played: of(chance), Best: of(chance)}
		chance = next
	}
	s.through = m.Len()
	all := s.Turning()
	found := false
	for k, p := range all {
		if found = found || p.Answer == thrown; p.Answer == thrown {
			if p.For != rules.First || p.Change != 30 || !p.Chance || p.Event.Kind == "" {
				t.Errorf("the throw is told as %+v", p)
			}
			if e := p.Attack; e.Kind != rules.EvDeclare && (p.Event.Kind == rules.EvHit || p.Event.Kind == rules.EvRemove) {
				t.Errorf("nobody attacks: %+v", p.Event)
			}
		}
		if p.Answer == quiet {
			t.Error("what was judged anew turned the battle")
		}
		if k > 0 && p.Turn == all[k-1].Turn {
			t.Errorf("turn %d is told twice", p.Turn)
		}
	}
	if !found || math.Abs(chance-.6) > 1e-9 {
		t.Errorf("of the throw of answer %d and the calm one of %d is told %+v", thrown, quiet, all)
	}
}
