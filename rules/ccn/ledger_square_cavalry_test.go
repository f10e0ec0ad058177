package ccn

import (
	"testing"

	"grognard/rules"
)

func TestLedgerASquareStrikesCavalryFirst(t *testing.T) {
	t.Run("CCN-36.1 a square just formed strikes first, though the cavalry is active", func(t *testing.T) {
		g := charged(t, "fr-lc-1", "gb-ln-1", "").Play("square").Draw("c-rally-1").wantDice("square.roll", "allied", 1)
		g.roll("i").wantDice("melee.roll", "french", 1)
	})
	t.Run("CCN-36.1 so does one that stood already", func(t *testing.T) {
		squared(t, "fr-lc-1", "gb-ln-1", "").wantDice("square.roll", "allied", 1).roll("i").wantDice("melee.roll", "french", 1)
	})
	t.Run("CCN-36.1 and again in a bonus melee", func(t *testing.T) {
		g := draw(t, "french: e5 fr-lc-1 ordered\nallied: d5 gb-ln-1 blocks=1, c5 gb-ln-2 square=1\nallied track: c-rally-1")
		g.Play("melee fr-lc-1 @gb-ln-1").roll("iiii").Play("advance fr-lc-1 @d5", "stay fr-lc-1", "melee fr-lc-1 @gb-ln-2")
		g.wantDice("square.roll", "allied", 1)
	})
	t.Run("CCN-36.2 blocks, type and leader do not raise its one die", func(t *testing.T) {
		g := squared(t, "fr-lc-1", "gb-gg-1", "allied leaders: d5 gb-hill").wantDice("square.roll", "allied", 1)
		g.wantMod("square", "CCN-36.2", 1).WantTotal("square", 1)
	})
	for _, tt := range []struct {
		name, ground, clause string
		guns                 int
	}{
		{"CCN-36.2 cavalry in a forest leaves it none", "e5F", "CCN-41.4", 4},
		{"CCN-36.2 nor has a square in a ford a die", "d5f", "CCN-47.5", 3},
		{"CCN-36.2 nor has a square in a sandpit a die", "d5s", "CCN-49.4", 3},
		{"CCN-36.2 nor has a square below a hill a die", "e5H", "CCN-42.2", 4},
	} {
		t.Run(tt.name, func(t *testing.T) {
			g := charged(t, "fr-hc-1", "gb-gr-1", groundOn(tt.ground)+"french: e6 fr-fa-1 ordered").Play("support fr-fa-1", "square")
			g.Draw("c-rally-1").wantMod("square", tt.clause, -1).WantTotal("square", 0).wantDice("melee.roll", "french", tt.guns)
		})
	}
	t.Run("CCN-36.3 cavalry symbols and sabers hit", func(t *testing.T) {
		squared(t, "fr-lc-1", "gb-ln-1", "").roll("c").wantBlocks("fr-lc-1", 3)
		squared(t, "fr-lc-1", "gb-ln-1", "").roll("s").wantBlocks("fr-lc-1", 3)
		squared(t, "fr-lc-1", "gb-ln-1", "").roll("i").wantBlocks("fr-lc-1", 4)
		squared(t, "fr-lc-1", "gb-ln-1", "").roll("a").wantBlocks("fr-lc-1", 4)
	})
	t.Run("CCN-36.3 militia and rifles hit with cavalry symbols alone", func(t *testing.T) {
		for _, u := range []string{"pt-mi-1", "gb-rl-1"} {
			squared(t, "fr-lc-1", u, "").roll("s").wantBlocks("fr-lc-1", 4)
			squared(t, "fr-lc-1", u, "").roll("c").wantBlocks("fr-lc-1", 3)
		}
	})
	t.Run("CCN-36.3 the leader of the cavalry is checked", func(t *testing.T) {
		g := squared(t, "fr-lc-1", "gb-ln-1", "french leaders: e5 fr-ney").roll("c").wantDice("leader.check", "allied", 2).roll("ss")
		g.wantLeader("fr-ney", "killed").wantBanners("allied", 1).wantDice("melee.roll", "french", 1)
		g = squared(t, "fr-lc-1 blocks=1", "gb-ln-1", "french leaders: e5 fr-ney").roll("c").wantDice("leader.last", "allied", 1)
		g.roll("s").wantBanners("allied", 2)
	})
	t.Run("CCN-36.4 cavalry that is eliminated has no melee", func(t *testing.T) {
		g := squared(t, "fr-lc-1 blocks=1", "gb-ln-1", "").roll("s").wantLost("fr-lc-1").WantRow("repelled").WantAsk("draw", "")
		g.wantBlocks("gb-ln-1", 4).wantBanners("allied", 1)
	})
	t.Run("CCN-36.4 nor has cavalry that leaves its hex", func(t *testing.T) {
		g := squared(t, "fr-lc-1", "gb-ln-1", "").roll("f").Play("retreat fr-lc-1 @f5").WantAt("fr-lc-1", "f5").wantBlocks("fr-lc-1", 4)
		g.WantRow("repelled").WantAsk("draw", "")
	})
}

func TestLedgerTheFlagOfASquare(t *testing.T) {
	t.Run("CCN-36.5 neither type, leader nor support lets the cavalry ignore it", func(t *testing.T) {
		g := squared(t, "fr-ghc-1", "gb-ln-1", "french: e4 fr-ln-1, e6 fr-ln-2\nfrench leaders: e5 fr-ney").roll("f")
		g.WantAsk("retreat", "french").WantTotal("flags", 0).Play("retreat fr-ghc-1 @f4").WantAt("fr-ghc-1", "f4").WantAt("fr-ney", "f4")
	})
	t.Run("CCN-36.5 it holds for a square just formed too", func(t *testing.T) {
		charged(t, "fr-cu-1", "gb-ln-1", "").Play("square").Draw("c-rally-1").roll("f").WantAsk("retreat", "french")
	})
	t.Run("CCN-36.6 cavalry that cannot retreat loses a block and goes on", func(t *testing.T) {
		g := squared(t, "fr-lc-1", "gb-ln-1", "french: f4 fr-ln-1, f5 fr-ln-2").roll("f").wantBlocks("fr-lc-1", 3).WantAt("fr-lc-1", "e5")
		g.wantDice("melee.roll", "french", 1).roll("i").wantBlocks("gb-ln-1", 3)
	})
	t.Run("CCN-36.6 its leader is checked for that block", func(t *testing.T) {
		g := squared(t, "fr-lc-1", "gb-ln-1", "french: f4 fr-ln-1, f5 fr-ln-2\nfrench leaders: e5 fr-ney").roll("f")
		g.wantDice("leader.check", "allied", 2).roll("si").wantDice("melee.roll", "french", 1)
	})
	t.Run("CCN-36.6 if it was the last one the melee is over", func(t *testing.T) {
		g := squared(t, "fr-lc-1 blocks=1", "gb-ln-1", "french: f4 fr-ln-1, f5 fr-ln-2").roll("f").wantLost("fr-lc-1").WantAsk("draw", "")
		g.wantBlocks("gb-ln-1", 4)
	})
}

func TestLedgerCavalryAttacksASquare(t *testing.T) {
	for _, card := range []string{"c-elan-1", "c-cavalry-charge-1", "c-leadership-1", "c-give-them-the-cold-steel-1"} {
		t.Run("CCN-36.7 neither type, leader nor "+card+" raises its one die", func(t *testing.T) {
			g := squared(t, "fr-ghc-1", "gb-ln-1", "french leaders: e5 fr-ney\ncard "+card).roll("i").wantDice("melee.roll", "french", 1)
			g.wantMod("dice", "CCN-22.9", 1).WantTotal("dice", 1)
		})
	}
	for _, tt := range []struct{ name, ground string }{
		{"CCN-36.7 out of a forest it has none", "e5F"},
		{"CCN-36.7 uphill it has none", "d5H"},
		{"CCN-36.7 into a ford it has none", "d5f"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			g := charged(t, "fr-hc-1", "gb-ln-1", groundOn(tt.ground)+"card c-elan-1").Play("square").Draw("c-rally-1")
			if g.Request().Kind == "square.roll" {
				g.roll("i")
			}
			g.WantAsk("draw", "").wantBlocks("gb-ln-1", 4).WantNeverTold(rules.EvDice, "fr-hc-1")
			draw(t, "french: e5 fr-hc-1 ordered\nallied: d5 gb-ln-1 square=1\nallied track: c-rally-1\n"+busy+groundOn(tt.ground)).
				WantRefused("melee fr-hc-1 @gb-ln-1", "CCN-16.6")
		})
	}
	t.Run("CCN-36.8 artillery adds its dice to the one", func(t *testing.T) {
		g := squared(t, "fr-hc-1", "gb-ln-1", "french: e6 fr-fa-1 ordered, f5 fr-ha-1 ordered").Play("support fr-fa-1")
		g.roll("i").wantDice("melee.roll", "french", 1+4)
	})
	t.Run("CCN-36.9 the square ignores flags by its leader and its type", func(t *testing.T) {
		g := squared(t, "fr-lc-1", "gb-gr-1", "french: e6 fr-fa-1 ordered\nallied leaders: d5 gb-hill").Play("support fr-fa-1").roll("i").roll("fffcc")
		g.WantAsk("flags", "allied").wantMod("flags", "CCN-27.3", 1).wantMod("flags", "CCN-27.9", 1).WantTotal("flags", 2)
		g.Play("ignore gb-gr-1 #2").wantBlocks("gb-gr-1", 3).WantAt("gb-gr-1", "d5")
	})
	t.Run("CCN-36.9 not by support: the flag costs a block", func(t *testing.T) {
		g := squared(t, "fr-lc-1", "gb-ln-1", "allied: d4 gb-ln-2, d6 gb-ln-3").roll("i").roll("f")
		g.wantBlocks("gb-ln-1", 3).WantAt("gb-ln-1", "d5").WantTotal("flags", 0).WantAsk("draw", "")
	})
	t.Run("CCN-36.10 a square that has struck does not battle back", func(t *testing.T) {
		squared(t, "fr-lc-1", "gb-ln-1", "").roll("i").roll("i").wantBlocks("gb-ln-1", 3).WantAsk("draw", "")
		squared(t, "fr-lc-1", "gb-ln-1", groundOn("e5F")+"french: e6 fr-fa-1 ordered").roll("ccca").wantBlocks("gb-ln-1", 4).WantAsk("draw", "")
	})
	t.Run("CCN-36.11 if the square is eliminated the cavalry breaks through for a bonus melee", func(t *testing.T) {
		g := squared(t, "fr-lc-1", "gb-ln-1 blocks=1", "allied: c5 gb-fa-1").roll("i").roll("s").wantLost("gb-ln-1").wantBanners("french", 1)
		g.Play("advance fr-lc-1 @d5").WantAsk("breakthrough", "french").Play("stay fr-lc-1").WantAsk("bonus", "french")
		g.Play("melee fr-lc-1 @gb-fa-1", "stand").wantDice("melee.roll", "french", 4)
	})
}

func TestLedgerFirstStrikeAndSquares(t *testing.T) {
	t.Run("CCN-36.12 a square has no First Strike against cavalry", func(t *testing.T) {
		g := squared(t, "fr-lc-1", "gb-ln-1", "allied hand: c-first-strike-1 c-forward-1").wantDice("square.roll", "allied", 1)
		g.roll("i").wantDice("melee.roll", "french", 1).wantHandSize("allied", 2)
	})
	t.Run("CCN-36.12 cavalry attacked by a square may play it, with one die", func(t *testing.T) {
		g := draw(t, `
		french: e5 fr-ln-1 ordered square=1
		french track: c-rally-1
		allied: d5 gb-ghc-1
		allied hand: c-first-strike-1`).Play("melee fr-ln-1 @gb-ghc-1")
		g.WantOptions("stand", "reform", "strike +c-first-strike-1").Play("strike +c-first-strike-1")
		g.wantDice("strike.roll", "allied", 1).roll("i").wantBlocks("fr-ln-1", 3).wantDice("melee.roll", "french", 1)
	})
	t.Run("CCN-36.13 cavalry battles back at a square with one die, and is not struck first", func(t *testing.T) {
		g := draw(t, `
		allied: d5 gb-gr-1 ordered square=1
		allied leaders: d5 gb-hill
		allied track: c-rally-1
		french: e5 fr-ghc-1
		active allied`).Play("melee gb-gr-1 @fr-ghc-1", "stand").wantDice("melee.roll", "allied", 1).roll("i")
		g.Play("back fr-ghc-1").wantDice("back.roll", "french", 1).wantMod("back", "CCN-22.9", 1)
		g.roll("f").WantAsk("flags", "allied").WantTotal("flags", 2).Play("ignore gb-gr-1 #1").wantBlocks("gb-gr-1", 4)
	})
}
