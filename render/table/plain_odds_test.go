package table

import (
	"math/big"
	"testing"

	"grognard/game/lesson"
	"grognard/game/match"
	"grognard/game/odds"
	"grognard/render/table/foresee"
	"grognard/scenarios"
)

// In every fight of every lesson the one chance that a newcomer is told is what the rows below it add up to, and
// lies within what he is told that the other side may make of it.
func TestTheChanceThatANewcomerReadsIsThatOfTheRows(t *testing.T) {
	told := 0
	for _, book := range scenarios.Books() {
		if !lesson.Has(book) {
			continue
		}
		l, err := lesson.Of(book)
		if err != nil {
			t.Fatal(err)
		}
		how := l.Begin()
		for i := range how.Players {
			how.Players[i].Computer, how.Players[i].Chooser = false, nil
		}
		how.Open = true
		m, err := match.New(book, how)
		if err != nil {
			t.Fatal(err)
		}
		for i := range l.Steps {
			s := &l.Steps[i]
			if s.Reads() {
				continue
			}
			for m.Request().To != l.Pupil {
				if _, err := m.Answer(l.Choose(m.Position(), m.Request().To)); err != nil {
					t.Fatal(err)
				}
			}
			card, err := odds.Card(m.Position(), s.Do)
			if err == nil && !card.Certain() && len(card.Estimates) == 0 {
				k := foresee.NewCard(foresee.Act{}, card, nil)
				if p := k.Plain[0]; p.Hurt != "" {
					told++
					of := func(r *odds.Row) odds.Span { return r.Derived.Hurt }
					if p.Kinds[0] == "order" {
						of = func(r *odds.Row) odds.Span { return r.Derived.Harmed }
					}
					low, high := new(big.Rat), new(big.Rat)
					for i := range card.Rows {
						r := &card.Rows[i]
						low.Add(low, new(big.Rat).Mul(r.Chance, of(r).Low))
						high.Add(high, new(big.Rat).Mul(r.Chance, of(r).High))
					}
					x, _ := new(big.Rat).SetString(p.Hurt)
					x.Quo(x, big.NewRat(100, 1))
					near := big.NewRat(1, 1000)
					if low.Sub(low, near).Cmp(x) > 0 || high.Add(high, near).Cmp(x) < 0 {
						t.Errorf("%s, step %d: %s%%, and the rows are %s to %s", book.Name(), i+1, p.Hurt, low.FloatString(3), high.FloatString(3))
					}
				}
			}
			if _, err := m.Answer(s.Do); err != nil {
				t.Fatal(err)
			}
		}
	}
	if told < 10 {
		t.Errorf("%d chances are told", told)
	}
}
