package odds_test

import (
	"math/big"
	"testing"

	"grognard/game/boardtest"
	"grognard/game/odds"
	"grognard/rules"
)

func TestTheCardOfABattleBackIsTheDefenders(t *testing.T) { // CCN-24.1
	p := boardtest.Begin(t, "ccn", boardtest.HillDuel().File(), "melee fr-lt-1 @gb-lt-1", []int{3, 4})
	c, err := odds.Card(p, boardtest.Option(t, p.Book(), "back gb-lt-1"))
	if err != nil {
		t.Fatal(err)
	}
	name := p.Book().Format
	if c.Attacker != rules.Second || len(c.Own) != 1 || name(c.Own[0]) != "gb-lt-1" || name(c.Target) != "fr-lt-1" {
		t.Errorf("%v of side %d at %v, want the British unit at the French one", c.Own, c.Attacker, c.Target)
	}
	for _, m := range c.Mods { // the dice of the attack lie already
		if m.Sum != "back" {
			t.Errorf("%s: %+d by %s is no part of it", m.Sum, m.N, m.Rule)
		}
	}
	if len(c.Sums) != 1 || c.Sums[0].Key != "back" || c.Sums[0].N != 4 {
		t.Errorf("its sums are %+v, want five blocks less one uphill", c.Sums)
	}
	if c.Derived.OwnHit.High.Sign() != 0 || c.Back != nil {
		t.Error("nobody answers a battle back")
	}
	// four dice, each of which hits with three faces of six
	if want := big.NewRat(16-1-4, 16); c.Derived.Removed.Low.Cmp(want) != 0 {
		t.Errorf("eliminated with %v, want %v", c.Derived.Removed.Low, want)
	}
}
