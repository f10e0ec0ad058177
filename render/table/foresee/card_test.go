package foresee

import (
	"math/big"
	"testing"

	"grognard/game/odds"
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
