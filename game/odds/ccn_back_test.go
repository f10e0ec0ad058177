package odds_test

import (
	"math/big"
	"testing"

	"grognard/game/odds"
	"grognard/rules"
	"grognard/scenarios"
)

// hillDuel is a French unit on a hill that may attack a British one below it.
const hillDuel = `
format = 1
first = "french"
banners = 9
[map]
rows = [".............", "............", ".............", ".......H....", ".............", "............", ".............", "............", "............."]
[position]
phase = "combat"
turn = 1
active = "french"
card = { played = "c-attack-center-1", level = 5 }
[french]
edge = "top"
hand = []
units = [{ unit = "fr-lt-1", at = "d8", blocks = 2, ordered = true }, { unit = "fr-ln-1", at = "a1" }]
[allied]
edge = "bottom"
hand = []
units = [{ unit = "gb-lt-1", at = "e8" }, { unit = "gb-ln-1", at = "i1" }]
`

// played loads a position of the battle of blocks and plays answers, those of
// Chance given as faces.
func played(t *testing.T, data string, answers ...any) *rules.Position {
	t.Helper()
	book, ok := scenarios.Book("ccn")
	if !ok {
		t.Skip("this system is not there")
	}
	b, err := book.Load([]byte(data), nil)
	if err != nil {
		t.Fatal(err)
	}
	p, _, err := rules.Begin(book, b)
	for _, x := range answers {
		if err != nil {
			t.Fatal(err)
		}
		a := rules.Answer{By: p.Request().To}
		if line, ok := x.(string); ok {
			a.Option = option(t, book, line)
		} else {
			a.Faces = x.([]int)
		}
		p, _, err = p.Play(a)
	}
	if err != nil {
		t.Fatal(err)
	}
	return p
}

func option(t *testing.T, book rules.Rulebook, line string) rules.Option {
	t.Helper()
	o, err := rules.ParseOption(book, line)
	if err != nil {
		t.Fatal(err)
	}
	return o
}

func TestTheCardOfABattleBackIsTheDefenders(t *testing.T) { // CCN-24.1
	p := played(t, hillDuel, "melee fr-lt-1 @gb-lt-1", []int{3, 4})
	c, err := odds.Card(p, option(t, p.Book(), "back gb-lt-1"))
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
