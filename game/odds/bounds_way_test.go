package odds_test

import (
	"math/big"
	"testing"

	"grognard/game/boardtest"
	"grognard/game/odds"
)

// A leader who is attacked alone and not hit runs as his owner likes: by CCN-28.8 he may
// step off the board too, and that is an end.
func TestALeaderWhoMayRunOffTheBoardMayBeGone(t *testing.T) {
	file := boardtest.Blocks{Edge: "top", French: []string{boardtest.Block("fr-lt-1", "g5", "ordered = true")},
		Allied: []string{boardtest.Block("gb-ln-1", "i13", "")}}.File() + "leaders = [{ leader = \"gb-hill\", at = \"h5\" }]\n"
	p := boardtest.Begin(t, "ccn", file)
	c, err := odds.Card(p, boardtest.Option(t, p.Book(), "melee fr-lt-1 @gb-hill"))
	if err != nil {
		t.Fatal(err)
	}
	if one := big.NewRat(1, 1); c.Bounds.Gone.High.Cmp(one) != 0 || c.Bounds.Gone.Low.Cmp(one) >= 0 || c.Bounds.By != odds.After {
		t.Errorf("gone with %s to %s by %d", odds.Percent(c.Bounds.Gone.Low), odds.Percent(c.Bounds.Gone.High), c.Bounds.By)
	}
}
