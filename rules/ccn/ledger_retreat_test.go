package ccn

import (
	"fmt"
	"testing"

	"grognard/rules"
)

func TestLedgerHowFarUnitsRetreat(t *testing.T) {
	t.Run("CCN-26.1 one hex for each flag", func(t *testing.T) {
		g := duel(t, "fr-ln-1", "", "gb-ln-1", 1).roll("fffcc").Play("retreat gb-ln-1 @d5", "retreat gb-ln-1 @c5", "retreat gb-ln-1 @b4")
		g.WantAt("gb-ln-1", "b4").wantBlocks("gb-ln-1", 4).WantAsk("advance", "french")
	})
	t.Run("CCN-26.1 militia three for each", func(t *testing.T) {
		g := draw(t, "french: i5 fr-ln-1 ordered\nallied: i6 pt-mi-1").Play("melee fr-ln-1 @pt-mi-1").roll("ffccc")
		g.Play("retreat pt-mi-1 @h5", "retreat pt-mi-1 @g5", "retreat pt-mi-1 @f4", "retreat pt-mi-1 @e4", "retreat pt-mi-1 @d3", "retreat pt-mi-1 @c3")
		g.WantAt("pt-mi-1", "c3").wantBlocks("pt-mi-1", 4).WantAsk("advance", "french")
	})
	t.Run("CCN-26.1 militia cavalry and artillery too", func(t *testing.T) {
		for _, unit := range []string{"fr-mlc-1", "fr-ma-1"} {
			g := duel(t, "gb-ln-1", "", unit, 2, scene("h9 h10 h11 i8 i9 i10 ~")).roll("fiiss")
			for _, h := range []string{"f7", "g8", "h8"} {
				g.Play("retreat " + unit + " @" + h)
			}
			g.WantAt(unit, "h8").WantAsk("draw", "")
		}
	})
	t.Run("CCN-26.2 after losses and leader check", func(t *testing.T) {
		g := duel(t, "fr-ln-1", "", "gb-ln-1", 1, hillLeads).roll("ifccc").wantBlocks("gb-ln-1", 3).wantDice("leader.check", "french", 2)
		g.WantAt("gb-ln-1", "e6").roll("ii").Play("take gb-ln-1").WantOptions("retreat gb-ln-1 @d5", "retreat gb-ln-1 @d6").Play("retreat gb-ln-1 @d5")
		g.wantInOrder(rules.EvHit, rules.EvDice, rules.EvRetreat)
	})
}

func TestLedgerWayOfARetreat(t *testing.T) {
	t.Run("CCN-26.3 to the two hexes behind, wherever the attack came from", func(t *testing.T) {
		for _, from := range []string{"e4", "e6", "d4", "d5", "f4", "f5"} {
			g := draw(t, "allied: "+from+" gb-lt-1 ordered\nfrench: e5 fr-ln-1\nactive allied").Play("melee gb-lt-1 @fr-ln-1").roll("fcccc")
			switch from {
			case "f4":
				g.WantAt("fr-ln-1", "f5")
			case "f5":
				g.WantAt("fr-ln-1", "f4")
			default:
				g.WantAsk("retreat", "french").WantOptions("retreat fr-ln-1 @f4", "retreat fr-ln-1 @f5")
			}
		}
	})
	t.Run("CCN-26.3 for the top army upwards, for the bottom army downwards", func(t *testing.T) {
		g := draw(t, "allied: e6 gb-lt-1 ordered\nfrench: e5 fr-ln-1\nactive allied, top french").Play("melee gb-lt-1 @fr-ln-1").roll("fcccc")
		g.WantOptions("retreat fr-ln-1 @d4", "retreat fr-ln-1 @d5")
	})
	t.Run("CCN-26.4 its owner chooses the path hex by hex", func(t *testing.T) {
		g := duel(t, "fr-ln-1", "", "gb-ln-1", 1).roll("ffccc").WantAsk("retreat", "allied").Play("retreat gb-ln-1 @d6")
		g.WantAsk("retreat", "allied").WantOptions("retreat gb-ln-1 @c6", "retreat gb-ln-1 @c7").Play("retreat gb-ln-1 @c7").WantAt("gb-ln-1", "c7")
	})
	for _, letter := range []string{"F", "T", "W", "f", "s", "H"} {
		t.Run("CCN-26.5 terrain does not stop it: "+letter, func(t *testing.T) {
			g := duel(t, "fr-lt-1", "", "gb-ln-1", 1, scene("d5 d6 c5 c6 c7 "+letter)).roll("ffcc")
			g.Play("retreat gb-ln-1 @d5", "retreat gb-ln-1 @c5").WantAt("gb-ln-1", "c5").wantBlocks("gb-ln-1", 4)
		})
	}
	t.Run("CCN-26.5 nor field works", func(t *testing.T) {
		g := duel(t, "fr-lt-1", "", "gb-ln-1", 1, "works d5 sw se nw ne", "works d6 sw se nw ne").roll("ffcc")
		g.Play("retreat gb-ln-1 @d5", "retreat gb-ln-1 @c5").WantAt("gb-ln-1", "c5")
	})
	for _, letter := range []string{"~", "R"} {
		t.Run("CCN-26.5 impassable hexes are not entered: "+letter, func(t *testing.T) {
			duel(t, "fr-lt-1", "", "gb-ln-1", 1, scene("d5 "+letter)).roll("fccc").WantAt("gb-ln-1", "d6")
		})
	}
	t.Run("CCN-26.5 by artillery nor sandpits", func(t *testing.T) {
		duel(t, "fr-lt-1", "", "gb-fa-1", 1, scene("d5 s")).roll("fccc").WantAt("gb-fa-1", "d6").wantBlocks("gb-fa-1", 3)
	})
	for _, c := range []struct{ what, line string }{
		{"a friendly unit", "allied: d5 gb-ln-2"}, {"an enemy unit", "french: d5 fr-ln-2"}, {"an enemy leader", "french leaders: d5 fr-ney"},
	} {
		t.Run("CCN-26.6 it does not enter the hex of "+c.what, func(t *testing.T) {
			duel(t, "fr-lt-1", "", "gb-ln-1", 1, c.line).roll("fccc").WantAt("gb-ln-1", "d6").wantBlocks("gb-ln-1", 4)
		})
	}
}

func TestLedgerLeadersOnTheWay(t *testing.T) {
	t.Run("CCN-26.7 an attached leader goes with it", func(t *testing.T) {
		g := duel(t, "fr-lt-1", "", "gb-ln-1", 1, hillLeads).roll("ffcc").Play("ignore gb-ln-1 #1", "retreat gb-ln-1 @d6")
		g.WantAt("gb-ln-1", "d6").WantAt("gb-hill", "d6").wantAlong(rules.EvRetreat, "CCN-26.7", "gb-hill", "e6", "d6")
	})
	t.Run("CCN-26.8 without a leader it stops with a lone one, the rest is dropped without loss", func(t *testing.T) {
		g := duel(t, "fr-lt-1", "", "gb-ln-1", 1, "allied leaders: c6 gb-hill", scene("b5 b6 ~")).roll("ffff")
		g.Play("retreat gb-ln-1 @d5", "retreat gb-ln-1 @c6").WantAt("gb-ln-1", "c6").WantAt("gb-hill", "c6").wantBlocks("gb-ln-1", 4)
		g.WantAsk("advance", "french")
	})
	t.Run("CCN-26.9 with a leader it passes a lone one", func(t *testing.T) {
		g := duel(t, "fr-lt-1", "", "gb-ln-1", 1, "allied leaders: e6 gb-hill, d5 gb-cole", scene("d6 ~")).roll("ffcc").Play("take gb-ln-1")
		g.WantOptions("retreat gb-ln-1 @c5", "retreat gb-ln-1 @c6").Play("retreat gb-ln-1 @c5").WantAt("gb-ln-1", "c5").WantAt("gb-hill", "c5")
		g.WantAt("gb-cole", "d5").wantBlocks("gb-ln-1", 4).Play("stay fr-lt-1").WantAt("gb-cole", "d5").WantAsk("draw", "")
	})
	t.Run("CCN-26.9 but does not end with him", func(t *testing.T) {
		g := duel(t, "fr-lt-1", "", "gb-ln-1", 1, "allied leaders: e6 gb-hill, d5 gb-cole").roll("fccc").Play("take gb-ln-1")
		g.WantAt("gb-ln-1", "d6").WantAt("gb-hill", "d6")
	})
}

func TestLedgerRetreatsThatCannotBeMade(t *testing.T) {
	closed := []struct {
		what  string
		lines []string
	}{
		{"friendly units", []string{"allied: d5 gb-ln-2, d6 gb-ln-3"}}, {"enemy units", []string{"french: d5 fr-ln-2, d6 fr-ln-3"}},
		{"enemy leaders", []string{"french leaders: d5 fr-ney, d6 fr-soult"}}, {"impassable terrain", []string{scene("d5 ~", "d6 R")}},
		{"a friendly leader for a unit with a leader", []string{scene("d5 ~"), "allied leaders: e6 gb-hill, d6 gb-cole"}},
	}
	for _, c := range closed {
		for i, faces := range []string{"fccc", "ffcc"} {
			flags := i + 1
			t.Run(fmt.Sprintf("CCN-26.10 a block for each hex closed by %s: %d", c.what, flags), func(t *testing.T) {
				lines := c.lines
				if len(lines) == 2 {
					lines = append(lines, "allied: c6 gb-ln-4, c7 gb-ln-5")
				}
				g := duel(t, "fr-lt-1", "", "gb-ln-1", 1, lines...).roll(faces)
				if g.Request().Kind == "flags" {
					g.Play("take gb-ln-1")
				}
				g.wantBlocks("gb-ln-1", 4-flags).WantAt("gb-ln-1", "e6")
			})
		}
	}
	t.Run("CCN-26.10 on the baseline too", func(t *testing.T) {
		g := draw(t, "allied: i5 gb-ln-1 ordered\nfrench: i6 fr-ln-1\nactive allied").Play("melee gb-ln-1 @fr-ln-1").roll("fccc")
		g.wantBlocks("fr-ln-1", 3).WantAt("fr-ln-1", "i6").WantAsk("battle_back", "french")
	})
	t.Run("CCN-26.10 hexes made first, the rest in blocks", func(t *testing.T) {
		g := draw(t, "french: b5 fr-lt-1 ordered\nallied: b6 gb-ln-1").Play("melee fr-lt-1 @gb-ln-1").roll("fffc").Play("retreat gb-ln-1 @a7")
		g.WantAt("gb-ln-1", "a7").wantBlocks("gb-ln-1", 2).WantAsk("advance", "french")
	})
	t.Run("CCN-26.11 a path that makes as many hexes as possible", func(t *testing.T) {
		g := duel(t, "fr-lt-1", "", "gb-ln-1", 1, scene("c5 c6 ~")).roll("ffcc") // from d5 there is no way on
		g.WantAt("gb-ln-1", "c7").wantBlocks("gb-ln-1", 4)
	})
	t.Run("CCN-26.11 one that ends with a lone leader is complete", func(t *testing.T) {
		g := duel(t, "fr-lt-1", "", "gb-ln-1", 1, scene("c5 c6 ~"), "allied leaders: d5 gb-hill").roll("ffcc")
		g.WantOptions("retreat gb-ln-1 @d5", "retreat gb-ln-1 @d6").Play("retreat gb-ln-1 @d5").WantAt("gb-ln-1", "d5").wantBlocks("gb-ln-1", 4)
	})
	t.Run("CCN-26.12 the last block lost so eliminates the unit", func(t *testing.T) {
		g := duel(t, "fr-lt-1", "", "gb-ln-1 blocks=2", 1, scene("d5 d6 ~")).roll("fffc").wantLost("gb-ln-1").wantBanners("french", 1)
		g.WantRow("eliminated").WantAsk("advance", "french")
	})
	t.Run("CCN-26.13 a retreat cancels no order, and who has battled has battled", func(t *testing.T) {
		g := duel(t, "fr-ln-1", "", "gb-ln-1", 1, "allied: f3 gb-ln-2", busy).roll("ccccc").Play("back gb-ln-1").roll("fccc").Play("retreat fr-ln-1 @f4")
		g.wantOrdered("fr-lt-5", "fr-ln-1").WantAsk("combat", "french").WantRefused("melee fr-ln-1", "CCN-16.1").WantTargets("melee fr-ln-1", "")
	})
}
