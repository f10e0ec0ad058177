package ccn

import (
	"fmt"
	"slices"
	"strings"
	"testing"
)

// wantMarch checks how far a unit may move over clear ground, and after which
// moves it may still battle: next to an enemy and, where it can fire, at two
// hexes' range. Marks are those of the unit.
func wantMarch(t *testing.T, id, marks string, farthest int, battles ...int) {
	t.Helper()
	side, foe := "french", "allied"
	if !strings.HasPrefix(id, "fr-") {
		side, foe = foe, side
	}
	enemy, spare := map[string]string{"french": "gb-ln", "allied": "fr-ln"}[side], map[string]string{"french": "fr-lt-5", "allied": "gb-lt-2"}[side]
	for n := 1; n <= 4; n++ {
		where := fmt.Sprintf("e%d", 2+n)
		g := draw(t, fmt.Sprintf("%s: e2 %s %s ordered\n%s: a13 %s-1\nactive %s, phase movement", side, id, marks, foe, enemy, side))
		if may := slices.Contains(g.Options(), "move "+id+" @"+where); may != (n <= farthest) {
			t.Errorf("%s moves %d hexes: %t", id, n, may)
		}
		if n > farthest {
			continue
		}
		for far := 1; far <= 2; far++ {
			if far == 2 && g.board().typeOf(g.unit(id)).arm == 1 { // cavalry does not fire
				continue
			}
			h := draw(t, fmt.Sprintf("%s: e2 %s %s ordered, i13 %s ordered\n%s: e%d %s-1, i11 %s-2\nactive %s, phase movement",
				side, id, marks, spare, foe, 2+n+far, enemy, enemy, side)).Play("move "+id+" @"+where, "done")
			verb := [3]string{1: "melee", 2: "fire"}[far]
			if may := slices.Contains(h.Options(), fmt.Sprintf("%s %s @%s-1", verb, id, enemy)); may != slices.Contains(battles, n) {
				t.Errorf("%s moved %d hexes: %s is offered: %t", id, n, verb, may)
			}
		}
	}
}

func TestLedgerInfantryMoves(t *testing.T) {
	for _, id := range []string{"fr-ln-1", "gb-ln-3", "pt-ln-1", "fr-gr-1", "gb-gr-1", "fr-og-1", "gb-gg-1", "fr-mi-1", "pt-mi-1"} {
		t.Run("CCN-12.1 "+id+" moves one hex and battles", func(t *testing.T) { wantMarch(t, id, "", 1, 1) })
	}
	for _, id := range []string{"fr-lt-1", "gb-lt-1", "pt-lt-1", "fr-yg-1", "gb-rl-1", "fr-glt-1"} {
		t.Run("CCN-12.2 "+id+" moves one hex and battles, or two", func(t *testing.T) { wantMarch(t, id, "", 2, 1) })
	}
	t.Run("CCN-12.1 one hex is the limit that a refusal names", func(t *testing.T) {
		underWay(t, "french: e5 fr-ln-1 ordered").WantRefused("move fr-ln-1 @e7", "CCN-12.1")
		underWay(t, "french: e5 fr-lt-1 ordered").WantRefused("move fr-lt-1 @e8", "CCN-12.2")
	})
	t.Run("CCN-12.3 a square does not move", func(t *testing.T) {
		g := underWay(t, "french: e5 fr-lt-1 square=1 ordered, e7 fr-ln-1 ordered\nfrench track: c-rally-1").WantTargets("move fr-lt-1", "")
		g.WantRefused("move fr-lt-1", "CCN-12.3").WantOffered("move fr-ln-1 @e6")
	})
	t.Run("CCN-12.3 when it has left its square it does", func(t *testing.T) {
		g := draw(t, "french: e5 fr-ln-1 square=1\nfrench track: c-rally-1\nallied: a13 gb-ln-9\nphase orders")
		g.Play("order fr-ln-1", "done", "leave fr-ln-1").WantTargets("move fr-ln-1", "e4 e6 d4 d5 f4 f5")
	})
	t.Run("CCN-12.3 a square alone goes straight to combat", func(t *testing.T) {
		g := draw(t, "french: e5 fr-ln-1 square=1 ordered\nfrench track: c-rally-1\nallied: e7 gb-ln-1\nphase movement")
		g.WantAsk("combat", "french").WantOptions("fire fr-ln-1 @gb-ln-1", "done")
	})
}

func TestLedgerCavalryMoves(t *testing.T) {
	for _, id := range []string{"fr-lc-1", "gb-lc-1", "pt-lc-1", "fr-glc-1"} {
		t.Run("CCN-13.1 "+id+" moves up to three hexes and battles", func(t *testing.T) { wantMarch(t, id, "", 3, 1, 2, 3) })
	}
	for _, id := range []string{"fr-hc-1", "fr-cu-1", "fr-ghc-1", "gb-hc-1", "gb-ghc-1", "pt-hc-1"} {
		t.Run("CCN-13.2 "+id+" moves up to two hexes and battles", func(t *testing.T) { wantMarch(t, id, "", 2, 1, 2) })
	}
	t.Run("CCN-13.2 its limit is what a refusal names", func(t *testing.T) {
		underWay(t, "french: e5 fr-hc-1 ordered").WantRefused("move fr-hc-1 @e8", "CCN-13.2")
		underWay(t, "french: e5 fr-lc-1 ordered").WantRefused("move fr-lc-1 @e9", "CCN-13.1")
	})
	for _, id := range []string{"fr-lc-1", "fr-hc-1", "fr-cu-1", "fr-ghc-1", "fr-glc-1"} {
		t.Run("CCN-13.3 "+id+" does not fire", func(t *testing.T) {
			g := draw(t, "french: e5 "+id+" ordered\nallied: e7 gb-ln-1"+busy).WantTargets("fire "+id, "")
			g.WantRefused("fire "+id+" @gb-ln-1", "CCN-17.1")
		})
	}
}

func TestLedgerArtilleryMoves(t *testing.T) {
	for _, id := range []string{"fr-fa-1", "fr-gfa-1", "gb-fa-1", "pt-fa-1"} {
		t.Run("CCN-14.1 "+id+" moves one hex or battles", func(t *testing.T) { wantMarch(t, id, "", 1) })
	}
	t.Run("CCN-14.1 foot artillery battles if it has not moved", func(t *testing.T) {
		g := draw(t, "french: e5 fr-fa-1 ordered, g5 fr-gfa-1 ordered\nallied: e8 gb-ln-1, g6 gb-ln-2\nphase movement").Play("done")
		g.WantOffered("fire fr-fa-1 @gb-ln-1", "melee fr-gfa-1 @gb-ln-2").Play("fire fr-fa-1 @gb-ln-1").wantDice("fire.roll", "french", 2)
	})
	t.Run("CCN-14.1 moved, it does not join an attack either", func(t *testing.T) {
		const at = "french: e5 fr-ln-1 ordered, e6 fr-fa-1 ordered%s\nallied: d5 gb-ln-1\nallied hand: c-forward-1"
		draw(t, fmt.Sprintf(at, "")).Play("melee fr-ln-1 @gb-ln-1").WantAsk("support", "french")
		draw(t, fmt.Sprintf(at, " moved=1")).Play("melee fr-ln-1 @gb-ln-1").WantAsk("reaction", "allied")
	})
	for _, id := range []string{"fr-ha-1", "gb-ha-1", "fr-gha-1"} {
		t.Run("CCN-14.2 "+id+" moves one hex and battles, or two", func(t *testing.T) { wantMarch(t, id, "", 2, 1) })
		t.Run("CCN-14.3 "+id+" with one block moves or battles", func(t *testing.T) { wantMarch(t, id, "blocks=1", 2) })
	}
	t.Run("CCN-14.2 with two blocks as with three", func(t *testing.T) { wantMarch(t, "fr-ha-1", "blocks=2", 2, 1) })
	t.Run("CCN-14.3 with one block it battles if it has not moved", func(t *testing.T) {
		g := draw(t, "french: e5 fr-ha-1 blocks=1 ordered\nallied: e6 gb-ln-1\nphase movement").Play("done").Play("melee fr-ha-1 @gb-ln-1")
		g.wantDice("melee.roll", "french", 2)
	})
	t.Run("CCN-14.3 moved, it is refused by this clause", func(t *testing.T) {
		g := draw(t, "french: e5 fr-ha-1 blocks=1 moved=1 ordered\nallied: e6 gb-ln-1"+busy).WantNot("melee fr-ha-1 @gb-ln-1")
		g.WantRefused("melee fr-ha-1", "CCN-14.3")
	})
	t.Run("CCN-14.3 a block lost after the declaration does not stop the battle", func(t *testing.T) {
		g := draw(t, `
		french: e5 fr-ha-1 blocks=2 moved=1 ordered
		allied: e6 gb-ln-1
		allied hand: c-first-strike-1`)
		g.Play("melee fr-ha-1 @gb-ln-1", "strike +c-first-strike-1").roll("acci").wantBlocks("fr-ha-1", 1).wantDice("melee.roll", "french", 2)
	})
	t.Run("CCN-14.4 artillery enters no sandpit", func(t *testing.T) {
		for _, id := range []string{"fr-fa-1", "fr-ha-1", "fr-gfa-1"} {
			g := underWay(t, scene("e6 s")+"french: e5 "+id+" ordered").WantNot("move "+id+" @e6").WantRefused("move "+id+" @e6", "CCN-11.9")
			g.WantOffered("move " + id + " @d5")
		}
	})
	t.Run("CCN-14.4 nor goes through one", func(t *testing.T) {
		underWay(t, scene("h1 i2 s")+"french: i1 fr-ha-1 ordered").WantTargets("move fr-ha-1", "")
	})
	t.Run("CCN-14.4 others do", func(t *testing.T) {
		underWay(t, scene("e6 s")+"french: e5 fr-ln-1 ordered, f5 fr-lc-1 ordered").WantOffered("move fr-ln-1 @e6", "move fr-lc-1 @e6")
	})
}
