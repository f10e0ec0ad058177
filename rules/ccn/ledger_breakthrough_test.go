package ccn

import (
	"testing"

	"grognard/rules"
)

// won is a melee of French light cavalry on e5 that has eliminated British
// infantry on e6.
func won(t *testing.T, more ...string) *game {
	t.Helper()
	return wonBy(t, "fr-lc-1", more...)
}

func wonBy(t *testing.T, unit string, more ...string) *game {
	t.Helper()
	g := duel(t, unit, "", "gb-ln-1 blocks=1", 1, more...)
	n := g.Request().Dice.N()
	return g.roll("i" + "aaaaaaaa"[:n-1]).wantLost("gb-ln-1")
}

func TestLedgerBreakthrough(t *testing.T) {
	t.Run("CCN-31.1 cavalry may enter the hex and then one further adjacent hex", func(t *testing.T) {
		g := won(t).WantAsk("advance", "french").WantOptions("advance fr-lc-1 @e6", "stay fr-lc-1").Play("advance fr-lc-1 @e6")
		g.WantAsk("breakthrough", "french").WantTargets("advance fr-lc-1", "e5 e7 d5 d6 f5 f6").Play("advance fr-lc-1 @d6")
		g.WantAt("fr-lc-1", "d6").WantAsk("draw", "")
	})
	t.Run("CCN-31.1 after a retreat too", func(t *testing.T) {
		g := duel(t, "fr-lc-1", "", "gb-ln-1", 1).roll("faaa").Play("retreat gb-ln-1 @d6", "advance fr-lc-1 @e6").WantAsk("breakthrough", "french")
		g.WantTargets("advance fr-lc-1", "e5 e7 d5 f5 f6")
	})
	t.Run("CCN-31.2 both steps are optional, the second only after the first", func(t *testing.T) {
		won(t).Play("stay fr-lc-1").WantAt("fr-lc-1", "e5").WantAsk("draw", "")
		won(t).Play("advance fr-lc-1 @e6", "stay fr-lc-1").WantAt("fr-lc-1", "e6").WantAsk("draw", "")
		won(t).WantTargets("advance fr-lc-1", "e6")
	})
	t.Run("CCN-31.3 the second may be its own hex again, with a bonus melee from there", func(t *testing.T) {
		g := won(t, "allied: d4 gb-fa-1, f4 gb-fa-2").Play("advance fr-lc-1 @e6", "advance fr-lc-1 @e5").WantAsk("bonus", "french")
		g.WantTargets("melee fr-lc-1", "gb-fa-1 gb-fa-2")
	})
	t.Run("CCN-31.3 no hex with others or that cannot be entered", func(t *testing.T) {
		g := won(t, scene("d5 ~", "d6 R"), "french: f5 fr-ln-1", "allied: e7 gb-ln-2", "allied leaders: f6 gb-hill")
		g.Play("advance fr-lc-1 @e6").WantTargets("advance fr-lc-1", "e5")
		g.WantRefused("advance fr-lc-1 @f5", "CCN-31.3").WantRefused("advance fr-lc-1 @d5", "CCN-31.5").WantRefused("advance fr-lc-1 @f6", "CCN-31.3")
	})
	t.Run("CCN-31.4 the first hex alone allows a bonus melee", func(t *testing.T) {
		g := won(t, "allied: d6 gb-fa-1").Play("advance fr-lc-1 @e6", "stay fr-lc-1").WantAsk("bonus", "french")
		g.WantOptions("melee fr-lc-1 @gb-fa-1", "pass")
	})
	for _, letter := range []string{"F", "T", "f", "s"} {
		t.Run("CCN-31.5 a hex that stops movement ends the breakthrough: "+letter, func(t *testing.T) {
			wonBy(t, "fr-ghc-1", scene("e6 "+letter)).Play("advance fr-ghc-1 @e6").WantAt("fr-ghc-1", "e6").WantAsk("draw", "")
		})
	}
	t.Run("CCN-31.5 so does a field works side", func(t *testing.T) {
		won(t, "works e6 w").Play("advance fr-lc-1 @e6").WantAsk("draw", "")
		won(t, "works e5 e").Play("advance fr-lc-1 @e6").WantAsk("draw", "")
		won(t, "works e6 e ne").Play("advance fr-lc-1 @e6").WantAsk("breakthrough", "french")
	})
	for _, letter := range []string{"H", "b"} {
		t.Run("CCN-31.5 hills and bridges do not: "+letter, func(t *testing.T) {
			won(t, scene("e6 "+letter)).Play("advance fr-lc-1 @e6").WantAsk("breakthrough", "french")
		})
	}
	t.Run("CCN-31.7 the second step may enter the hex of a friendly lone leader", func(t *testing.T) {
		g := won(t, "french leaders: d6 fr-ney").Play("advance fr-lc-1 @e6").WantOffered("advance fr-lc-1 @d6").Play("advance fr-lc-1 @d6")
		if g.board().leaderOf(g.unit("fr-lc-1")) != g.leader("fr-ney") {
			t.Error("the leader does not join the cavalry")
		}
	})
	t.Run("CCN-31.7 not with a leader of its own", func(t *testing.T) {
		g := won(t, "french leaders: d6 fr-ney, e5 fr-soult").Play("advance fr-lc-1 @e6").WantNot("advance fr-lc-1 @d6")
		g.WantRefused("advance fr-lc-1 @d6", "CCN-31.7")
	})
	t.Run("CCN-31.16 against a lone leader as against a unit", func(t *testing.T) {
		for _, faces := range []string{"siii", "iiii"} {
			g := lonely(t, "fr-lc-1", "allied: e8 gb-fa-1").roll(faces)
			if faces == "iiii" {
				g.Play("retreat gb-hill @d6", "stop gb-hill")
			}
			g.Play("advance fr-lc-1 @e6", "advance fr-lc-1 @e7").WantAsk("bonus", "french").WantOffered("melee fr-lc-1 @gb-fa-1")
		}
	})
	t.Run("CCN-31.17 an attached leader goes along on every step", func(t *testing.T) {
		g := won(t, "french leaders: e5 fr-ney", "allied: d7 gb-fa-1").Play("advance fr-lc-1 @e6").WantAt("fr-ney", "e6").Play("advance fr-lc-1 @d6")
		g.WantAt("fr-ney", "d6").Play("melee fr-lc-1 @gb-fa-1").roll("aaas").Play("advance fr-lc-1 @d7").WantAt("fr-ney", "d7")
	})
}

func TestLedgerBonusMelee(t *testing.T) {
	for _, letter := range []string{"F", "T"} {
		t.Run("CCN-31.6 none after entering a forest or town: "+letter, func(t *testing.T) {
			wonBy(t, "fr-ghc-1", scene("e6 "+letter), "allied: e7 gb-fa-1").Play("advance fr-ghc-1 @e6").WantAsk("draw", "")
			won(t, scene("d6 "+letter), "allied: d7 gb-fa-1").Play("advance fr-lc-1 @e6", "advance fr-lc-1 @d6").WantAsk("draw", "")
		})
	}
	for _, letter := range []string{"f", "s", "H", "b"} {
		t.Run("CCN-31.6 other ground does not prevent it: "+letter, func(t *testing.T) {
			g := wonBy(t, "fr-ghc-1", scene("e6 "+letter), "allied: e7 gb-fa-1").Play("advance fr-ghc-1 @e6")
			if g.Request().Kind == "breakthrough" {
				g.Play("stay fr-ghc-1")
			}
			g.WantAsk("bonus", "french")
		})
	}
	t.Run("CCN-31.6 nor crossed field works", func(t *testing.T) {
		won(t, "works e6 w", "allied: e7 gb-fa-1").Play("advance fr-lc-1 @e6").WantAsk("bonus", "french")
	})
	t.Run("CCN-31.8 against any enemy next to it, also a lone leader", func(t *testing.T) {
		g := won(t, "allied: d5 gb-fa-1, e7 gb-ln-2, e8 gb-ln-3", "allied leaders: f6 gb-hill").Play("advance fr-lc-1 @e6", "stay fr-lc-1")
		g.WantOptions("melee fr-lc-1 @gb-fa-1", "melee fr-lc-1 @gb-ln-2", "melee fr-lc-1 @gb-hill", "pass")
	})
	t.Run("CCN-31.8 a lone leader is enough for one", func(t *testing.T) {
		g := won(t, "allied leaders: f6 gb-hill").Play("advance fr-lc-1 @e6", "stay fr-lc-1").WantAsk("bonus", "french")
		g.Play("melee fr-lc-1 @gb-hill").wantDice("lone.roll", "french", 4)
	})
	t.Run("CCN-31.8 also the first target where it has fled to", func(t *testing.T) {
		g := duel(t, "fr-lc-1", "", "gb-ln-1", 1).roll("faaa").Play("retreat gb-ln-1 @d6", "advance fr-lc-1 @e6", "stay fr-lc-1")
		g.WantAsk("bonus", "french").WantTargets("melee fr-lc-1", "gb-ln-1")
	})
	t.Run("CCN-31.9 none for cavalry that stays", func(t *testing.T) {
		won(t, "allied: d5 gb-fa-1").Play("stay fr-lc-1").WantAsk("draw", "")
	})
	t.Run("CCN-31.10 only cavalry", func(t *testing.T) {
		wonBy(t, "fr-lt-1", "allied: e7 gb-fa-1").Play("advance fr-lt-1 @e6").WantAsk("draw", "")
	})
	t.Run("CCN-31.10 only after winning", func(t *testing.T) {
		duel(t, "fr-lc-1", "", "gb-ln-1", 1, "allied: d5 gb-fa-1").roll("iiaa").Play("hold gb-ln-1").WantAsk("draw", "")
	})
	t.Run("CCN-31.10 only once in a turn", func(t *testing.T) {
		g := won(t, "allied: e7 gb-fa-1 blocks=1, e8 gb-fa-2", busy).Play("advance fr-lc-1 @e6", "stay fr-lc-1", "melee fr-lc-1 @gb-fa-1").roll("aiii")
		g.Play("advance fr-lc-1 @e7").WantAsk("combat", "french").WantTargets("melee fr-lc-1", "")
	})
	t.Run("CCN-31.12 it may enter the hex it empties; no second step, no further melee", func(t *testing.T) {
		g := won(t, "allied: e7 gb-fa-1 blocks=1, e8 gb-fa-2").Play("advance fr-lc-1 @e6", "stay fr-lc-1", "melee fr-lc-1 @gb-fa-1").roll("aiii")
		g.WantOptions("advance fr-lc-1 @e7", "stay fr-lc-1").Play("advance fr-lc-1 @e7").WantAt("fr-lc-1", "e7").WantAsk("draw", "")
	})
	t.Run("CCN-31.13 all of it before the next combat", func(t *testing.T) {
		g := won(t, "allied: e7 gb-fa-1", busy).WantAsk("advance", "french").Play("advance fr-lc-1 @e6").WantAsk("breakthrough", "french")
		g.Play("stay fr-lc-1").WantAsk("bonus", "french").WantOptions("melee fr-lc-1 @gb-fa-1", "pass").Play("pass")
		g.WantAsk("combat", "french").WantOptions("fire fr-lt-5 @gb-ln-9", "done")
	})
	t.Run("CCN-31.14 none after its battle back or First Strike", func(t *testing.T) {
		g := duel(t, "fr-lt-1", "blocks=1", "gb-lc-1", 1, "french: f6 fr-ln-2").Play("stand").roll("a").Play("back gb-lc-1").roll("iaa").wantLost("fr-lt-1")
		g.WantAsk("draw", "").WantAt("gb-lc-1", "e6").WantNeverTold(rules.EvAdvance, "gb-lc-1")
		g = duel(t, "fr-lt-1", "blocks=1", "gb-lc-1", 1, "french: f6 fr-ln-2", "allied hand: c-first-strike-1").Play("strike +c-first-strike-1").roll("iaa")
		g.wantLost("fr-lt-1").WantAsk("draw", "").WantAt("gb-lc-1", "e6")
	})
}

func TestLedgerRulesOfABonusMelee(t *testing.T) {
	t.Run("CCN-31.11 First Strike", func(t *testing.T) {
		g := duel(t, "fr-hc-1", "", "gb-ln-1 blocks=1", 1, "allied: e7 gb-ln-2", "allied hand: c-first-strike-1").Play("stand").roll("iaaaa")
		g.Play("advance fr-hc-1 @e6", "stay fr-hc-1", "melee fr-hc-1 @gb-ln-2").WantAsk("reaction", "allied").Play("strike +c-first-strike-1")
		g.wantDice("strike.roll", "allied", 4)
	})
	t.Run("CCN-31.11 squares", func(t *testing.T) {
		g := duel(t, "fr-hc-1", "", "gb-ln-1 blocks=1", 1, "allied: e7 gb-ln-2", "allied hand: c-forward-1 c-elan-1 c-rally-1").Play("stand").roll("iaaaa")
		g.Play("advance fr-hc-1 @e6", "stay fr-hc-1", "melee fr-hc-1 @gb-ln-2", "square").Draw("c-elan-1").wantDice("square.roll", "allied", 1)
	})
	t.Run("CCN-31.11 combined arms, leader checks and battle back", func(t *testing.T) {
		g := draw(t, `
		french: e5 fr-hc-1 ordered, c8 fr-fa-1 ordered
		allied: e6 gb-ln-1 blocks=1, e7 gb-ln-2
		allied leaders: e7 gb-hill`)
		g.Play("melee fr-hc-1 @gb-ln-1", "done").roll("iaaaa").Play("advance fr-hc-1 @e6", "stay fr-hc-1", "melee fr-hc-1 @gb-ln-2")
		g.WantAsk("support", "french").Play("support fr-fa-1").wantDice("melee.roll", "french", 8).roll("iaaaaaaa")
		g.wantDice("leader.check", "french", 2).roll("ii").WantAsk("battle_back", "allied").Play("back gb-ln-2").wantDice("back.roll", "allied", 3)
	})
	t.Run("CCN-31.15 Leadership, Élan and Cavalry Charge count in it, the Cold Steel does not", func(t *testing.T) {
		for _, c := range []struct {
			card string
			dice int
		}{{"c-leadership-1", 6}, {"c-elan-1, rolled 0 1 0 0", 6}, {"c-cavalry-charge-1", 6}, {"c-give-them-the-cold-steel-1", 5}} {
			g := wonBy(t, "fr-hc-1", "allied: e7 gb-ln-2", "french leaders: e5 fr-ney", "card "+c.card).Play("advance fr-hc-1 @e6", "stay fr-hc-1")
			g.Play("melee fr-hc-1 @gb-ln-2").wantDice("melee.roll", "french", c.dice)
		}
	})
}

func TestLedgerABonusMeleeNeedsItsOwnDice(t *testing.T) {
	t.Run("CCN-31.8 one's own pieces are nobody to attack", func(t *testing.T) {
		g := draw(t, "french: e5 fr-lc-1 ordered, d6 fr-ln-1\nfrench leaders: c5 fr-soult\nallied: d5 gb-ln-1 blocks=1, a1 gb-ln-3")
		g.Play("melee fr-lc-1 @gb-ln-1").roll("iaaa").Play("advance fr-lc-1 @d5", "stay fr-lc-1").WantAsk("draw", "")
	})
	for what, target := range map[string]string{"a unit": "allied: c5 gb-ln-2", "a lone leader": "allied leaders: c5 gb-hill"} {
		t.Run("CCN-31.15 without the die of Give Them the Cold Steel there is none left against "+what, func(t *testing.T) {
			g := draw(t, scene("c5 f")+"french: e5 fr-lc-1 blocks=1 ordered\nallied: d5 gb-ln-1 blocks=1, a1 gb-ln-3\ncard c-give-them-the-cold-steel-1\n"+target)
			g.Play("melee fr-lc-1 @gb-ln-1").roll("ia").Play("advance fr-lc-1 @d5", "stay fr-lc-1").WantAsk("draw", "")
			draw(t, "french: e5 fr-lc-1 blocks=1 ordered\nallied: d5 gb-ln-1 blocks=1, a1 gb-ln-3\ncard c-give-them-the-cold-steel-1\n"+target).
				Play("melee fr-lc-1 @gb-ln-1").roll("ia").Play("advance fr-lc-1 @d5", "stay fr-lc-1").WantAsk("bonus", "french")
		})
	}
}
