package foresee

import (
	"math/big"
	"testing"

	"grognard/game/odds"
	"grognard/rules"
)

func TestAFactOfTheAttackerIsKnownAsSuch(t *testing.T) {
	s := &Card{}
	one := odds.Span{Low: big.NewRat(1, 2), High: big.NewRat(1, 2)}
	s.derive(&odds.Derived{Removed: one, OwnGone: one, OwnLoss: one, Lost: one})
	for _, k := range s.Facts {
		if k.Own != (k.Key == "odds.owngone" || k.Key == "odds.ownloss") {
			t.Errorf("%s: %t", k.Key, k.Own)
		}
	}
}

func TestARareRowIsNotPrintedAsNever(t *testing.T) {
	never, rare := odds.Row{Chance: new(big.Rat)}, odds.Row{Chance: big.NewRat(1, 7776)}
	rows := Rows([]odds.Row{never, rare})
	if rows[0].Percent != "0.0" || rows[1].Percent != "<0.1" {
		t.Errorf("never is %s, once in 7776 %s", rows[0].Percent, rows[1].Percent)
	}
}

func TestOnlyOneDeedByOneOrAnotherIsToldApart(t *testing.T) {
	branch := func(o rules.Option) odds.Branch { return odds.Branch{Option: o, Rows: make([]odds.Row, 1)} }
	a, b := branch(rules.Option{Do: "name", Who: 1}), branch(rules.Option{Do: "name", Who: 2})
	if !Sends([]odds.Branch{a, b}) {
		t.Error("two that may be named are not told apart")
	}
	for what, other := range map[string]odds.Branch{
		"another deed":   branch(rules.Option{Do: "pass", Who: 2}),
		"nobody":         branch(rules.Option{Do: "name"}),
		"without result": {Option: rules.Option{Do: "name", Who: 2}},
		"somewhere":      branch(rules.Option{Do: "name", Who: 2, At: 3}),
	} {
		if Sends([]odds.Branch{a, other}) {
			t.Errorf("%s is told apart", what)
		}
	}
}
