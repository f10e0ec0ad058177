package squares

import (
	"testing"

	"grognard/rules"
)

func TestTheSumsOfACombatAreItsModifiersAndDice(t *testing.T) {
	g := draw(t, `
		. . .
		. . .
		. . .
		B2 red-1 elite
		B3 blue-1 recruit
		phase combat`).play("attack red-1 @B3")
	c := g.p.View(rules.First).Combat
	if c == nil || len(c.Sums) < 2 {
		t.Fatalf("the combat is %+v", c)
	}
	for _, sum := range c.Sums {
		if sum.Dice == "" {
			t.Errorf("%s has no dice", sum.Key)
		}
	}
	if c.Sums[0].N <= c.Sums[1].N {
		t.Errorf("Elite attack with %d, Recruits defend with %d", c.Sums[0].N, c.Sums[1].N)
	}
}

func TestABattleOffersOnlyItsOwnOptions(t *testing.T) {
	g := draw(t, ". . .\n. . .\n. . .\nA1 red-1\nB2 blue-1")
	board, _ := g.p.Checkpoint()
	board.(*Board).opt.offered = 1 << 2
	for key, want := range map[string]bool{"weather_change": true, "fog_of_war": false, "no_such": false} {
		if got := (Book{}).Offered(board, key); got != want {
			t.Errorf("%s is offered: %t, want %t", key, got, want)
		}
	}
}

func TestWithoutFogNoQuestionNeedsASecret(t *testing.T) {
	g := rivals(t, "+0", "+0")
	for _, name := range []string{"name red-g1", "name blue-g1"} {
		if q := g.p.Request(); !q.Public {
			t.Errorf("%s is not public", q.Kind)
		}
		g.play(name)
	}
}
