package squares

import "testing"

func TestABattleOffersOnlyItsOwnOptions(t *testing.T) {
	g := draw(t, ". . .\n. . .\n. . .\nA1 red-1\nB2 blue-1")
	board, _ := g.Checkpoint()
	board.(*Board).rules.offered[2] = true
	for key, want := range map[string]bool{"weather_change": true, "fog_of_war": false, "no_such": false} {
		if got := (Book{}).Offered(board, key); got != want {
			t.Errorf("%s is offered: %t, want %t", key, got, want)
		}
	}
}

func TestWithoutFogNoQuestionNeedsASecret(t *testing.T) {
	g := rivals(t, "+0", "+0")
	for _, name := range []string{"name red-g1", "name blue-g1"} {
		if q := g.Request(); !q.Public {
			t.Errorf("%s is not public", q.Kind)
		}
		g.Play(name)
	}
}
