package ccn

import (
	"testing"

	"grognard/rules"
)

// joining lets the French unit on e5 attack the British line on d5, with
// further lines of a picture, and stops where artillery may join, if any can.
func joining(t *testing.T, lead, more string) *game {
	t.Helper()
	g := draw(t, "french: e5 "+lead+" ordered\nallied: d5 gb-ln-1\n"+more)
	return g.Play("melee " + firstWord(lead) + " @gb-ln-1")
}

func TestLedgerArtilleryJoinsAMelee(t *testing.T) {
	guns := "french: e6 fr-fa-1 ordered, d7 fr-ha-1 ordered, c5 fr-fa-2 ordered, f9 fr-fa-3\n"
	t.Run("CCN-39.1 any number of ordered batteries may join infantry", func(t *testing.T) {
		g := joining(t, "fr-ln-1", guns).WantAsk("support", "french")
		g.WantOptions("support fr-fa-1", "support fr-fa-2", "support fr-ha-1", "done")
		g.Play("support fr-ha-1", "support fr-fa-2", "support fr-fa-1").wantDice("melee.roll", "french", 4+1+2+4+4)
	})
	t.Run("CCN-39.1 or cavalry, or none of them may join", func(t *testing.T) {
		joining(t, "fr-hc-1", guns).WantOptions("support fr-fa-1", "support fr-fa-2", "support fr-ha-1", "done").
			Play("done").wantDice("melee.roll", "french", 5)
	})
	t.Run("CCN-39.1 not one without orders, nor other arms", func(t *testing.T) {
		g := joining(t, "fr-ln-1", guns+"french: d4 fr-ln-2 ordered").WantRefused("support fr-fa-3", "CCN-9.1")
		g.WantRefused("support fr-ln-2", "CCN-39.1")
	})
	t.Run("CCN-39.1 artillery leads none, and none joins against a lone leader", func(t *testing.T) {
		joining(t, "fr-gfa-1", guns).wantDice("melee.roll", "french", 5)
		g := draw(t, "french: e5 fr-ln-1 ordered\nallied: i1 gb-ln-1\nallied leaders: d5 gb-hill\n"+guns)
		g.Play("melee fr-ln-1 @gb-hill").wantDice("lone.roll", "french", 4)
	})
}

func TestLedgerWhichArtilleryMayJoin(t *testing.T) {
	for _, tt := range []struct{ name, more, gun, clause string }{
		{"CCN-39.2 not one that has battled", "french: e6 fr-fa-1 ordered fought", "fr-fa-1", "CCN-16.1"},
		{"CCN-39.2 not foot artillery that has moved", "french: e6 fr-fa-1 ordered moved=1", "fr-fa-1", "CCN-14.1"},
		{"CCN-39.2 not horse artillery that has moved two hexes", "french: e6 fr-ha-1 ordered moved=2", "fr-ha-1", "CCN-14.2"},
		{"CCN-39.2 not horse artillery with one block that has moved", "french: e6 fr-ha-1 ordered moved=1 blocks=1", "fr-ha-1", "CCN-14.3"},
		{"CCN-39.2 horse artillery that has moved one hex may", "french: e6 fr-ha-1 ordered moved=1", "fr-ha-1", ""},
		{"CCN-39.2 Give Them the Cold Steel lets no gun fire from afar", "french: f5 fr-fa-1 ordered\ncard c-give-them-the-cold-steel-1", "fr-fa-1", "CCN-59.2"},
		{"CCN-39.2 but an adjacent one joins", "french: e6 fr-fa-1 ordered\ncard c-give-them-the-cold-steel-1", "fr-fa-1", ""},
		{"CCN-39.3 foot artillery joins at five hexes", "french: d10 fr-fa-1 ordered", "fr-fa-1", ""},
		{"CCN-39.3 not at six", "french: d11 fr-fa-1 ordered", "fr-fa-1", "CCN-17.9"},
		{"CCN-39.3 horse artillery joins at four hexes", "french: d9 fr-ha-1 ordered", "fr-ha-1", ""},
		{"CCN-39.3 not at five", "french: d10 fr-ha-1 ordered", "fr-ha-1", "CCN-17.9"},
		{"CCN-39.3 not without line of sight", "french: d8 fr-fa-1 ordered, d7 fr-ln-2", "fr-fa-1", "CCN-18.3"},
		{"CCN-39.3 nor behind the leading unit itself", "french: f4 fr-fa-1 ordered", "fr-fa-1", "CCN-18.3"},
		{"CCN-39.3 not if another enemy is adjacent", "french: d8 fr-fa-1 ordered\nallied: d9 gb-ln-2", "fr-fa-1", "CCN-17.4"},
		{"CCN-39.3 unless the target is adjacent too", "french: d6 fr-fa-1 ordered\nallied: d7 gb-ln-2", "fr-fa-1", ""},
		{"CCN-39.4 not if it fires over a friend below its hill", groundOn("f4H") + "french: f4 fr-fa-1 ordered", "fr-fa-1", "CCN-39.4"},
		{"CCN-39.5 not one without dice", "french: d10 fr-fa-1 ordered blocks=1", "fr-fa-1", "CCN-16.6"},
		{"CCN-39.5 nor one whose dice the forest takes", groundOn("d5F") + "french: d10 fr-fa-1 ordered", "fr-fa-1", "CCN-16.6"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			g := joining(t, "fr-ln-1", tt.more+"\nfrench: c5 fr-ha-2 ordered").WantAsk("support", "french")
			if tt.clause == "" {
				g.WantOffered("support " + tt.gun)
			} else {
				g.WantNot("support "+tt.gun).WantRefused("support "+tt.gun, tt.clause)
			}
		})
	}
	t.Run("CCN-39.4 the same gun may fire over its friend alone", func(t *testing.T) {
		g := draw(t, groundOn("f4H")+"french: e5 fr-ln-1 ordered, f4 fr-fa-1 ordered\nallied: d5 gb-ln-1")
		g.WantOffered("fire fr-fa-1 @gb-ln-1").Play("fire fr-fa-1 @gb-ln-1").wantDice("fire.roll", "french", 3)
	})
}

func TestLedgerTheDiceOfCombinedArms(t *testing.T) {
	for _, tt := range []struct {
		name, more string
		guns       int
	}{
		{"CCN-39.5 adjacent foot artillery adds its melee dice", "french: e6 fr-fa-1 ordered", 4},
		{"CCN-39.5 at two hexes it adds three", "french: d7 fr-fa-1 ordered", 3},
		{"CCN-39.5 at three two", "french: d8 fr-fa-1 ordered", 2},
		{"CCN-39.5 at five one", "french: d10 fr-fa-1 ordered", 1},
		{"CCN-39.5 with one block one less", "french: d7 fr-fa-1 ordered blocks=1", 2},
		{"CCN-39.5 adjacent horse artillery adds three", "french: e6 fr-ha-1 ordered", 3},
		{"CCN-39.5 the Guard adds a die when adjacent", "french: e6 fr-gfa-1 ordered", 5},
		{"CCN-39.5 but none from afar", "french: d7 fr-gfa-1 ordered", 3},
		{"CCN-39.5 its own terrain counts", groundOn("e6F") + "french: e6 fr-fa-1 ordered", 3},
		{"CCN-39.5 the target's terrain counts for each", groundOn("d5F") + "french: e6 fr-fa-1 ordered", 3 - 1},
		{"CCN-39.5 into a ford a distant gun fires at full dice", groundOn("d5f") + "french: d7 fr-fa-1 ordered", 3 - 1},
		{"CCN-39.5 an adjacent one loses a die as in melee", groundOn("d5f") + "french: e6 fr-fa-1 ordered", 4 - 1 - 1},
		{"CCN-39.5 the card counts for each", "french: e6 fr-fa-1 ordered\ncard c-elan-1", 5 + 1},
	} {
		t.Run(tt.name, func(t *testing.T) {
			g := joining(t, "fr-ln-1", tt.more)
			g.Play(g.Options()[0])
			if g.Request().Kind == "support" {
				t.Fatal("one gun joins twice")
			}
			g.wantDice("melee.roll", "french", 5+tt.guns)
		})
	}
	t.Run("CCN-39.6 all dice are one roll, and every hit counts", func(t *testing.T) {
		g := joining(t, "fr-ln-1", "french: e6 fr-fa-1 ordered").Play("support fr-fa-1").wantDice("melee.roll", "french", 5+4)
		g.roll("ccccaiiss").wantLost("gb-ln-1")
	})
	town := groundOn("d5T") + "french: e6 fr-fa-1 ordered, d4 fr-ha-1 ordered\n"
	t.Run("CCN-39.6 a leading unit without dice of its own needs artillery", func(t *testing.T) {
		draw(t, groundOn("d5T")+"french: e5 fr-lc-1 ordered blocks=1\nallied: d5 gb-ln-1\n"+busy).WantRefused("melee fr-lc-1 @gb-ln-1", "CCN-16.6")
		g := joining(t, "fr-lc-1 blocks=1", town).WantOptions("support fr-fa-1", "support fr-ha-1")
		g.Play("support fr-ha-1").WantOptions("support fr-fa-1", "done").Play("done").wantDice("melee.roll", "french", 3-1)
		joining(t, "fr-lc-1 blocks=1", groundOn("d5T")+"french: e6 fr-fa-1 ordered").wantDice("melee.roll", "french", 4-1)
	})
	t.Run("CCN-39.6 its dice below nothing take none from the guns", func(t *testing.T) {
		joining(t, "fr-lc-1 blocks=2", groundOn("d5T", "e5F")+"french: e6 fr-fa-1 ordered").WantTotal("dice", 3).wantMod("dice", "CCN-22.10", 3)
	})
	t.Run("CCN-39.7 led by militia the sabers of the artillery do not hit", func(t *testing.T) {
		joining(t, "fr-mi-1", "french: e6 fr-fa-1 ordered").Play("support fr-fa-1").roll("ssssssss").wantBlocks("gb-ln-1", 4)
		joining(t, "fr-mi-1", "french: e6 fr-fa-1 ordered").Play("support fr-fa-1").roll("issssssa").wantBlocks("gb-ln-1", 3)
	})
	t.Run("CCN-39.7 led by rifles neither", func(t *testing.T) {
		g := draw(t, "allied: e5 gb-rl-1 ordered, e6 gb-fa-1 ordered\nfrench: d5 fr-ln-1\nactive allied")
		g.Play("melee gb-rl-1 @fr-ln-1", "support gb-fa-1").roll("sssssss").wantBlocks("fr-ln-1", 4)
	})
	t.Run("CCN-39.7 otherwise every saber hits, that of a distant gun too", func(t *testing.T) {
		joining(t, "fr-lc-1 blocks=1", "french: d7 fr-fa-1 ordered").Play("support fr-fa-1").roll("sssc").wantBlocks("gb-ln-1", 1)
		joining(t, "fr-ln-1 blocks=1", "french: d7 fr-ma-1 ordered").Play("support fr-ma-1").roll("sssac").wantBlocks("gb-ln-1", 1)
	})
}

func TestLedgerTheAnswerToCombinedArms(t *testing.T) {
	t.Run("CCN-39.8 the battle back is at the leading unit, also beside artillery", func(t *testing.T) {
		g := joining(t, "fr-ln-1", "french: e6 fr-fa-1 ordered").Play("support fr-fa-1").roll("cccccaaaa").Play("back gb-ln-1")
		g.wantDice("back.roll", "allied", 4).roll("iiaa").wantBlocks("fr-ln-1", 2).wantBlocks("fr-fa-1", 3)
	})
	t.Run("CCN-39.8 so is First Strike", func(t *testing.T) {
		g := joining(t, "fr-ln-1", "french: e6 fr-fa-1 ordered\nallied hand: c-first-strike-1").Play("support fr-fa-1", "strike +c-first-strike-1")
		g.roll("iiaa").wantBlocks("fr-ln-1", 2).wantBlocks("fr-fa-1", 3).wantDice("melee.roll", "french", 2+1+4)
	})
	t.Run("CCN-39.9 the artillery has battled then", func(t *testing.T) {
		g := joining(t, "fr-ln-1", "french: d8 fr-fa-1 ordered"+busy)
		g.Play("support fr-fa-1").roll("ccccaaa").Play("hold gb-ln-1").WantAsk("combat", "french")
		g.WantTargets("fire fr-fa-1", "").WantRefused("melee fr-fa-1", "CCN-16.1")
	})
	t.Run("CCN-39.9 even if the attack does not take place", func(t *testing.T) {
		g := joining(t, "fr-ln-1 blocks=1", "french: d8 fr-fa-1 ordered\nallied hand: c-first-strike-1"+busy).Play("support fr-fa-1")
		g.Play("strike +c-first-strike-1").roll("iccc").wantLost("fr-ln-1").WantAsk("combat", "french")
		g.WantTargets("fire fr-fa-1", "").WantRefused("melee fr-fa-1", "CCN-16.1")
	})
	t.Run("CCN-39.10 if First Strike drives the attacker back no gun is rolled", func(t *testing.T) {
		g := joining(t, "fr-ln-1", "french: d8 fr-fa-1 ordered\nallied hand: c-first-strike-1").Play("support fr-fa-1", "strike +c-first-strike-1")
		g.roll("fccc").Play("retreat fr-ln-1 @f4").WantNeverTold(rules.EvHit, "gb-ln-1").WantAsk("draw", "").WantRow("repelled")
	})
	t.Run("CCN-39.10 nor if the square's strike does", func(t *testing.T) {
		g := squared(t, "fr-lc-1", "gb-ln-1", "french: d8 fr-fa-1 ordered").Play("support fr-fa-1").roll("f").Play("retreat fr-lc-1 @f4")
		g.WantAsk("draw", "").wantBlocks("gb-ln-1", 4).WantRow("repelled")
	})
	t.Run("CCN-39.11 against Retire & Reform the guns are rolled, and cavalry symbols alone hit", func(t *testing.T) {
		position := "french: e5 fr-ln-1 ordered, d8 fr-fa-1 ordered\nallied: d5 gb-hc-1"
		g := draw(t, position).Play("melee fr-ln-1 @gb-hc-1", "support fr-fa-1", "reform").wantDice("reform.roll", "french", 4+2)
		g.roll("ssffia").wantBlocks("gb-hc-1", 3)
		draw(t, position).Play("melee fr-ln-1 @gb-hc-1", "support fr-fa-1", "reform").roll("ssffcc").wantBlocks("gb-hc-1", 1)
	})
	t.Run("CCN-39.12 only the leading unit takes ground", func(t *testing.T) {
		g := joining(t, "fr-ln-1", "french: e6 fr-fa-1 ordered").Play("support fr-fa-1").roll("iiiiccccc").wantLost("gb-ln-1")
		g.WantOptions("advance fr-ln-1 @d5", "stay fr-ln-1").Play("stay fr-ln-1").WantAsk("draw", "").WantAt("fr-fa-1", "e6")
	})
	t.Run("CCN-39.12 or breaks through", func(t *testing.T) {
		g := joining(t, "fr-lc-1", "french: e6 fr-ha-1 ordered").Play("support fr-ha-1").roll("iiiiccc").WantOptions("advance fr-lc-1 @d5", "stay fr-lc-1")
		g.Play("advance fr-lc-1 @d5", "advance fr-lc-1 @c5").WantAsk("draw", "").WantAt("fr-lc-1", "c5").WantAt("fr-ha-1", "e6")
	})
}

func TestLedgerCombinedArmsAndSquares(t *testing.T) {
	guns := "french: e6 fr-fa-1 ordered, d7 fr-ha-1 ordered\n"
	t.Run("CCN-39.13 led by cavalry against a square: one die and all the guns", func(t *testing.T) {
		g := squared(t, "fr-cu-1", "gb-ln-1", guns).Play("support fr-fa-1", "support fr-ha-1").wantDice("square.roll", "allied", 1)
		g.roll("i").wantDice("melee.roll", "french", 1+4+2)
	})
	t.Run("CCN-39.13 terrain takes the one die and not the guns'", func(t *testing.T) {
		g := squared(t, "fr-cu-1", "gb-ln-1", groundOn("d5H")+guns).Play("support fr-fa-1", "done").roll("i").wantDice("melee.roll", "french", 4)
		g.wantMod("dice", "CCN-42.2", -1)
	})
	t.Run("CCN-39.13 led by infantry: all dice", func(t *testing.T) {
		squared(t, "fr-ln-1", "gb-ln-1", guns).Play("support fr-fa-1", "support fr-ha-1").wantDice("melee.roll", "french", 5+4+2)
	})
	t.Run("CCN-39.14 artillery that has not battled may join a bonus melee", func(t *testing.T) {
		g := draw(t, "french: e5 fr-lc-1 ordered, e6 fr-fa-1 ordered, c7 fr-fa-2 ordered\nallied: d5 gb-ln-1 blocks=1, c5 gb-ln-2")
		g.Play("melee fr-lc-1 @gb-ln-1", "support fr-fa-1", "done").roll("iiiiiiii").Play("advance fr-lc-1 @d5", "stay fr-lc-1")
		g.Play("melee fr-lc-1 @gb-ln-2").WantOptions("support fr-fa-2", "done").WantRefused("support fr-fa-1", "CCN-16.1")
		g.Play("support fr-fa-2").wantDice("melee.roll", "french", 4+3)
	})
	t.Run("CCN-39.15 a square leads none: square and battery attack one after the other", func(t *testing.T) {
		g := draw(t, "french: e5 fr-ln-1 ordered square=1, e6 fr-fa-1 ordered\nfrench track: c-rally-1\nallied: d5 gb-ln-1")
		g.Play("melee fr-ln-1 @gb-ln-1").wantDice("melee.roll", "french", 1).roll("c").Play("hold gb-ln-1")
		g.Play("melee fr-fa-1 @gb-ln-1").wantDice("melee.roll", "french", 4)
	})
	t.Run("CCN-39.15 not even a square without dice of its own", func(t *testing.T) {
		g := draw(t, groundOn("d5H")+"french: e5 fr-ln-1 ordered square=1, e6 fr-fa-1 ordered\nfrench track: c-rally-1\nallied: d5 gb-ln-1")
		g.WantOptions("melee fr-fa-1 @gb-ln-1", "done").WantRefused("melee fr-ln-1 @gb-ln-1", "CCN-16.6")
	})
}
