package ccn

import (
	"strings"
	"testing"
)

// flagged attacks a unit on e6 with four blocks of light infantry on e5 and
// rolls so many flags.
func flagged(t *testing.T, target string, flags int, more ...string) *game {
	t.Helper()
	if strings.HasPrefix(target, "fr-") {
		more = append(more, "active allied")
		return duel(t, "gb-lt-1", "blocks=4", target, 1, more...).rollFlags(flags)
	}
	return duel(t, "fr-lt-1", "", target, 1, more...).rollFlags(flags)
}

// shot is fire at a unit two hexes away with so many flags.
func shot(t *testing.T, target string, flags int, more ...string) *game {
	t.Helper()
	by := "fr-ln-2"
	if strings.HasPrefix(target, "fr-") {
		by = "gb-ln-2"
	}
	return duel(t, by, "", target, 2, more...).rollFlags(flags)
}

// rollFlags rolls so many flags on the dice that are due, and for the rest what
// hits neither infantry nor cavalry in melee, nor anybody at range.
func (g *game) rollFlags(n int) *game {
	g.Helper()
	miss := "a"
	if req := g.Request(); req.Kind == "fire.roll" {
		miss = "s"
	}
	return g.roll(strings.Repeat("f", n) + strings.Repeat(miss, g.Request().Dice.N()-n))
}

func TestLedgerIgnoringIsOptional(t *testing.T) {
	t.Run("CCN-27.1 any number from none to the whole allowance", func(t *testing.T) {
		position := []string{"french leaders: e6 fr-ney", "french: e7 fr-ln-2, f6 fr-ln-3"}
		g := flagged(t, "fr-ln-1", 2, position...).WantAsk("flags", "french").WantOptions("take fr-ln-1", "ignore fr-ln-1 #1", "ignore fr-ln-1 #2")
		g.Play("ignore fr-ln-1 #1").WantAt("fr-ln-1", "f5").wantBlocks("fr-ln-1", 4)
		flagged(t, "fr-ln-1", 2, position...).Play("ignore fr-ln-1 #2").WantAt("fr-ln-1", "e6").WantAsk("battle_back", "french")
		flagged(t, "fr-ln-1", 2, position...).Play("take fr-ln-1").WantAt("fr-ln-1", "f5").WantAsk("retreat", "french")
	})
	t.Run("CCN-27.1 never more than there are flags or allowances", func(t *testing.T) {
		flagged(t, "fr-og-1", 1).WantOptions("take fr-og-1", "ignore fr-og-1 #1")
		g := flagged(t, "fr-og-1", 3).WantOptions("take fr-og-1", "ignore fr-og-1 #1", "ignore fr-og-1 #2")
		if c := g.Request().Course; c.N != 3 || c.M != 2 {
			t.Errorf("%d flags are told, of which %d may be ignored", c.N, c.M)
		}
	})
	t.Run("CCN-27.2 causes add up", func(t *testing.T) {
		g := flagged(t, "fr-og-1", 4, "french leaders: e6 fr-ney", "french: e7 fr-ln-2, f6 fr-ln-3")
		g.WantTotal("flags", 4).wantMod("flags", "CCN-27.3", 1).wantMod("flags", "CCN-27.4", 1).wantMod("flags", "CCN-27.10", 2)
		g.Play("ignore fr-og-1 #4").WantAt("fr-og-1", "e6")
	})
	t.Run("CCN-27.2 and are renewed for every roll", func(t *testing.T) {
		g := duel(t, "fr-ln-1", "", "gb-ln-1", 1, "french leaders: e5 fr-ney", "allied hand: c-first-strike-1").Play("strike +c-first-strike-1")
		g.roll("fccc").WantAsk("flags", "french").Play("ignore fr-ln-1 #1").roll("ccccc").Play("back gb-ln-1").roll("fccc")
		g.WantAsk("flags", "french").WantOptions("take fr-ln-1", "ignore fr-ln-1 #1")
	})
}

func TestLedgerAllowances(t *testing.T) {
	t.Run("CCN-27.3 one for an attached leader", func(t *testing.T) {
		flagged(t, "gb-ln-1", 2, hillLeads).wantMod("flags", "CCN-27.3", 1).WantTotal("flags", 1).WantOptions("take gb-ln-1", "ignore gb-ln-1 #1")
	})
	t.Run("CCN-27.3 not if he has fallen in the check", func(t *testing.T) {
		duel(t, "fr-lt-1", "", "gb-ln-1", 1, hillLeads).roll("ifcc").roll("ss").WantAsk("retreat", "allied")
	})
	support := []struct {
		what  string
		lines string
		n     int
	}{
		{"CCN-27.4 no support by one piece", "allied: e7 gb-ln-2", 0},
		{"CCN-27.4 one for two supporting pieces", "allied: e7 gb-ln-2, d6 gb-ln-3", 1},
		{"CCN-27.4 no more for four", "allied: e7 gb-ln-2, d6 gb-ln-3, f6 gb-fa-1, d5 gb-lc-1", 1},
		{"CCN-27.4 none by enemies or by units farther off", "allied: e8 gb-ln-2, d6 gb-ln-3\nfrench: f6 fr-ln-2", 0},
		{"CCN-27.5 units of both nations and squares support", "allied: e7 pt-ln-2, d6 gb-ln-3 square=1\nallied track: c-rally-1", 1},
		{"CCN-27.6 a unit and a lone leader support", "allied: e7 gb-ln-2\nallied leaders: d6 gb-cole", 1},
		{"CCN-27.6 two lone leaders support", "allied leaders: d6 gb-cole, e7 gb-hill", 1},
		{"CCN-27.6 a unit and its leader are one piece", "allied: e7 gb-ln-2\nallied leaders: e7 gb-cole", 0},
		{"CCN-27.6 enemy leaders do not support", "allied: e7 gb-ln-2\nfrench leaders: d6 fr-ney", 0},
	}
	for _, c := range support {
		t.Run(c.what, func(t *testing.T) {
			flagged(t, "gb-ln-1", 1, c.lines).wantMod("flags", "CCN-27.4", c.n).WantTotal("flags", c.n)
		})
	}
	t.Run("CCN-27.6 the leader of the unit itself is no support", func(t *testing.T) {
		flagged(t, "gb-ln-1", 1, "allied: e7 gb-ln-2", hillLeads).wantMod("flags", "CCN-27.4", 0).wantMod("flags", "CCN-27.3", 1)
	})
	t.Run("CCN-27.4 what counts is who stands there when the flags are resolved", func(t *testing.T) {
		g := draw(t, `
		french: e5 fr-ln-1 ordered, g6 fr-ln-2 ordered
		allied: e6 gb-ln-1, e7 gb-ln-2, f6 gb-ln-3 blocks=1`)
		g.Play("melee fr-ln-2 @gb-ln-3").roll("icccc").wantLost("gb-ln-3").Play("stay fr-ln-2")
		g.Play("melee fr-ln-1 @gb-ln-1").roll("fcccc").wantMod("flags", "CCN-27.4", 0).WantAsk("retreat", "allied")
	})
	t.Run("CCN-27.7 a square receives no support but gives it", func(t *testing.T) {
		g := flagged(t, "gb-ln-1 square=1", 1, squareTrack("allied"), "allied: e7 gb-ln-2, d6 gb-ln-3").wantMod("flags", "CCN-27.4", 0)
		g.wantBlocks("gb-ln-1", 3).WantAt("gb-ln-1", "e6")
		flagged(t, "gb-ln-1", 1, squareTrack("allied"), "allied: e7 gb-ln-2 square=1, d6 gb-ln-3").wantMod("flags", "CCN-27.4", 1)
	})
}

func TestLedgerAllowancesOfWorksAndTypes(t *testing.T) {
	for _, unit := range []string{"gb-ln-1", "gb-fa-1"} {
		t.Run("CCN-27.8 one behind field works through a protected side: "+unit, func(t *testing.T) {
			duel(t, "fr-gr-1", "", unit, 1, "works e6 w sw").rollFlags(2).wantMod("flags", "CCN-27.8", 1).WantTotal("flags", 1)
			duel(t, "fr-gr-1", "", unit, 1, "works e6 e nw ne sw se").rollFlags(2).wantMod("flags", "CCN-27.8", 0)
		})
	}
	t.Run("CCN-27.8 cavalry has none", func(t *testing.T) {
		duel(t, "fr-gr-1", "", "gb-lc-1", 1, "works e6 w sw", scene("c5 c6 c7 ~")).rollFlags(2).wantMod("flags", "CCN-27.8", 0)
	})
	t.Run("CCN-27.8 against a battle back too", func(t *testing.T) {
		g := duel(t, "fr-ln-1", "", "gb-ln-1", 1, "works e5 e se").roll("cccca").Play("back gb-ln-1").roll("fcc")
		g.WantAsk("flags", "french").WantOptions("ignore fr-ln-1 #1", "take fr-ln-1").wantMod("flags", "CCN-27.8", 1).WantTotal("flags", 1)
	})
	t.Run("CCN-27.8 against fire too", func(t *testing.T) {
		shot(t, "gb-ln-1", 1, "works e7 w").wantMod("flags", "CCN-27.8", 1)
	})
	for _, unit := range []string{"fr-gr-1", "fr-cu-1", "fr-yg-1", "gb-gr-1"} {
		t.Run("CCN-27.9 one by the type: "+unit, func(t *testing.T) {
			shot(t, unit, 2).wantMod("flags", "CCN-27.9", 1).WantTotal("flags", 1)
		})
	}
	for _, unit := range []string{"fr-og-1", "gb-gg-1", "fr-ghc-1", "gb-ghc-1", "fr-gfa-1"} {
		t.Run("CCN-27.10 two by the type: "+unit, func(t *testing.T) {
			shot(t, unit, 3).wantMod("flags", "CCN-27.10", 2).WantTotal("flags", 2)
		})
	}
	for _, unit := range []string{"fr-ln-1", "fr-lt-1", "fr-hc-1", "fr-fa-1", "gb-rl-1", "gb-hc-1", "fr-mi-1"} {
		t.Run("CCN-27.9 none by the type: "+unit, func(t *testing.T) {
			shot(t, unit, 1).WantTotal("flags", 0)
		})
	}
}

func TestLedgerFlagsOfSquaresAndMilitia(t *testing.T) {
	t.Run("CCN-27.11 cavalry that attacks a square ignores none of the flags of its strike", func(t *testing.T) {
		g := duel(t, "fr-ghc-1", "", "gb-ln-1 square=1", 1, squareTrack("allied"), "french leaders: e5 fr-ney", "french: e4 fr-ln-1, d4 fr-ln-2")
		g.roll("f").WantAsk("retreat", "french").WantTotal("flags", 0).Play("retreat fr-ghc-1 @f5").WantAt("fr-ghc-1", "f5").WantRow("repelled")
	})
	t.Run("CCN-27.11 in every other case it does: fired at by a square", func(t *testing.T) {
		g := duel(t, "gb-ln-1", "square=1", "fr-ghc-1", 2, squareTrack("allied")).roll("f").WantAsk("flags", "french").wantMod("flags", "CCN-27.10", 2)
		g.Play("ignore fr-ghc-1 #1").WantAt("fr-ghc-1", "e7")
	})
	t.Run("CCN-27.11 in every other case it does: attacked by a square", func(t *testing.T) {
		g := duel(t, "gb-ln-1", "square=1", "fr-cu-1", 1, squareTrack("allied"), scene("f5 f6 ~")).roll("f").WantAsk("flags", "french")
		g.wantMod("flags", "CCN-27.9", 1)
	})
	t.Run("CCN-27.12 flags are ignored before they are multiplied", func(t *testing.T) {
		g := duel(t, "fr-ln-1", "", "pt-mi-1", 1, "allied leaders: e6 pt-pack").roll("ffccc").Play("ignore pt-mi-1 #1")
		g.Play("retreat pt-mi-1 @d5", "retreat pt-mi-1 @c5", "retreat pt-mi-1 @b4").WantAt("pt-mi-1", "b4").WantAsk("advance", "french")
	})
}
