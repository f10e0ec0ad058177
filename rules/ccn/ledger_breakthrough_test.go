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
	n := g.p.Request().Dice.N()
	return g.roll("i" + "aaaaaaaa"[:n-1]).wantLost("gb-ln-1")
}

func TestLedgerBreakthrough(t *testing.T) {
	t.Run("CCN-31.1 cavalry may enter the hex and then one further adjacent hex", func(t *testing.T) {
		g := won(t).wantAsk("advance", "french").wantOptions("advance fr-lc-1 @e6", "stay fr-lc-1").play("advance fr-lc-1 @e6")
		g.wantAsk("breakthrough", "french").wantTargets("advance fr-lc-1", "e5 e7 d5 d6 f5 f6").play("advance fr-lc-1 @d6")
		g.wantAt("fr-lc-1", "d6").wantAsk("draw", "")
	})
	t.Run("CCN-31.1 after a retreat too", func(t *testing.T) {
		g := duel(t, "fr-lc-1", "", "gb-ln-1", 1).roll("faaa").play("retreat gb-ln-1 @d6", "advance fr-lc-1 @e6").wantAsk("breakthrough", "french")
		g.wantTargets("advance fr-lc-1", "e5 e7 d5 f5 f6")
	})
	t.Run("CCN-31.2 both steps are optional, the second only after the first", func(t *testing.T) {
		won(t).play("stay fr-lc-1").wantAt("fr-lc-1", "e5").wantAsk("draw", "")
		won(t).play("advance fr-lc-1 @e6", "stay fr-lc-1").wantAt("fr-lc-1", "e6").wantAsk("draw", "")
		won(t).wantTargets("advance fr-lc-1", "e6")
	})
	t.Run("CCN-31.3 the second may be its own hex again, with a bonus melee from there", func(t *testing.T) {
		g := won(t, "allied: d4 gb-fa-1, f4 gb-fa-2").play("advance fr-lc-1 @e6", "advance fr-lc-1 @e5").wantAsk("bonus", "french")
		g.wantTargets("melee fr-lc-1", "gb-fa-1 gb-fa-2")
	})
	t.Run("CCN-31.3 no hex with others or that cannot be entered", func(t *testing.T) {
		g := won(t, scene("d5 ~", "d6 R"), "french: f5 fr-ln-1", "allied: e7 gb-ln-2", "allied leaders: f6 gb-hill")
		g.play("advance fr-lc-1 @e6").wantTargets("advance fr-lc-1", "e5")
		g.wantRefused("advance fr-lc-1 @f5", "CCN-31.3").wantRefused("advance fr-lc-1 @d5", "CCN-31.5").wantRefused("advance fr-lc-1 @f6", "CCN-31.3")
	})
	t.Run("CCN-31.4 the first hex alone allows a bonus melee", func(t *testing.T) {
		g := won(t, "allied: d6 gb-fa-1").play("advance fr-lc-1 @e6", "stay fr-lc-1").wantAsk("bonus", "french")
		g.wantOptions("melee fr-lc-1 @gb-fa-1", "pass")
	})
	for _, letter := range []string{"F", "T", "f", "s"} {
		t.Run("CCN-31.5 a hex that stops movement ends the breakthrough: "+letter, func(t *testing.T) {
			wonBy(t, "fr-ghc-1", scene("e6 "+letter)).play("advance fr-ghc-1 @e6").wantAt("fr-ghc-1", "e6").wantAsk("draw", "")
		})
	}
	t.Run("CCN-31.5 so does a field works side", func(t *testing.T) {
		won(t, "works e6 w").play("advance fr-lc-1 @e6").wantAsk("draw", "")
		won(t, "works e5 e").play("advance fr-lc-1 @e6").wantAsk("draw", "")
		won(t, "works e6 e ne").play("advance fr-lc-1 @e6").wantAsk("breakthrough", "french")
	})
	for _, letter := range []string{"H", "b"} {
		t.Run("CCN-31.5 hills and bridges do not: "+letter, func(t *testing.T) {
			won(t, scene("e6 "+letter)).play("advance fr-lc-1 @e6").wantAsk("breakthrough", "french")
		})
	}
	t.Run("CCN-31.7 the second step may enter the hex of a friendly lone leader", func(t *testing.T) {
		g := won(t, "french leaders: d6 fr-ney").play("advance fr-lc-1 @e6").wantOffered("advance fr-lc-1 @d6").play("advance fr-lc-1 @d6")
		if g.board().leaderOf(g.unit("fr-lc-1")) != g.leader("fr-ney") {
			t.Error("the leader does not join the cavalry")
		}
	})
	t.Run("CCN-31.7 not with a leader of its own", func(t *testing.T) {
		g := won(t, "french leaders: d6 fr-ney, e5 fr-soult").play("advance fr-lc-1 @e6").wantNot("advance fr-lc-1 @d6")
		g.wantRefused("advance fr-lc-1 @d6", "CCN-31.7")
	})
	t.Run("CCN-31.16 against a lone leader as against a unit", func(t *testing.T) {
		for _, faces := range []string{"siii", "iiii"} {
			g := lonely(t, "fr-lc-1", "allied: e8 gb-fa-1").roll(faces)
			if faces == "iiii" {
				g.play("retreat gb-hill @d6", "stop gb-hill")
			}
			g.play("advance fr-lc-1 @e6", "advance fr-lc-1 @e7").wantAsk("bonus", "french").wantOffered("melee fr-lc-1 @gb-fa-1")
		}
	})
	t.Run("CCN-31.17 an attached leader goes along on every step", func(t *testing.T) {
		g := won(t, "french leaders: e5 fr-ney", "allied: d7 gb-fa-1").play("advance fr-lc-1 @e6").wantAt("fr-ney", "e6").play("advance fr-lc-1 @d6")
		g.wantAt("fr-ney", "d6").play("melee fr-lc-1 @gb-fa-1").roll("aaas").play("advance fr-lc-1 @d7").wantAt("fr-ney", "d7")
	})
}

func TestLedgerBonusMelee(t *testing.T) {
	for _, letter := range []string{"F", "T"} {
		t.Run("CCN-31.6 none after entering a forest or town: "+letter, func(t *testing.T) {
			wonBy(t, "fr-ghc-1", scene("e6 "+letter), "allied: e7 gb-fa-1").play("advance fr-ghc-1 @e6").wantAsk("draw", "")
			won(t, scene("d6 "+letter), "allied: d7 gb-fa-1").play("advance fr-lc-1 @e6", "advance fr-lc-1 @d6").wantAsk("draw", "")
		})
	}
	for _, letter := range []string{"f", "s", "H", "b"} {
		t.Run("CCN-31.6 other ground does not prevent it: "+letter, func(t *testing.T) {
			g := wonBy(t, "fr-ghc-1", scene("e6 "+letter), "allied: e7 gb-fa-1").play("advance fr-ghc-1 @e6")
			if g.p.Request().Kind == "breakthrough" {
				g.play("stay fr-ghc-1")
			}
			g.wantAsk("bonus", "french")
		})
	}
	t.Run("CCN-31.6 nor crossed field works", func(t *testing.T) {
		won(t, "works e6 w", "allied: e7 gb-fa-1").play("advance fr-lc-1 @e6").wantAsk("bonus", "french")
	})
	t.Run("CCN-31.8 against any enemy next to it, also a lone leader", func(t *testing.T) {
		g := won(t, "allied: d5 gb-fa-1, e7 gb-ln-2, e8 gb-ln-3", "allied leaders: f6 gb-hill").play("advance fr-lc-1 @e6", "stay fr-lc-1")
		g.wantOptions("melee fr-lc-1 @gb-fa-1", "melee fr-lc-1 @gb-ln-2", "melee fr-lc-1 @gb-hill", "pass")
	})
	t.Run("CCN-31.8 a lone leader is enough for one", func(t *testing.T) {
		g := won(t, "allied leaders: f6 gb-hill").play("advance fr-lc-1 @e6", "stay fr-lc-1").wantAsk("bonus", "french")
		g.play("melee fr-lc-1 @gb-hill").wantDice("lone.roll", "french", 4)
	})
	t.Run("CCN-31.8 also the first target where it has fled to", func(t *testing.T) {
		g := duel(t, "fr-lc-1", "", "gb-ln-1", 1).roll("faaa").play("retreat gb-ln-1 @d6", "advance fr-lc-1 @e6", "stay fr-lc-1")
		g.wantAsk("bonus", "french").wantTargets("melee fr-lc-1", "gb-ln-1")
	})
	t.Run("CCN-31.9 none for cavalry that stays", func(t *testing.T) {
		won(t, "allied: d5 gb-fa-1").play("stay fr-lc-1").wantAsk("draw", "")
	})
	t.Run("CCN-31.10 only cavalry", func(t *testing.T) {
		wonBy(t, "fr-lt-1", "allied: e7 gb-fa-1").play("advance fr-lt-1 @e6").wantAsk("draw", "")
	})
	t.Run("CCN-31.10 only after winning", func(t *testing.T) {
		duel(t, "fr-lc-1", "", "gb-ln-1", 1, "allied: d5 gb-fa-1").roll("iiaa").play("hold gb-ln-1").wantAsk("draw", "")
	})
	t.Run("CCN-31.10 only once in a turn", func(t *testing.T) {
		g := won(t, "allied: e7 gb-fa-1 blocks=1, e8 gb-fa-2", busy).play("advance fr-lc-1 @e6", "stay fr-lc-1", "melee fr-lc-1 @gb-fa-1").roll("aiii")
		g.play("advance fr-lc-1 @e7").wantAsk("combat", "french").wantTargets("melee fr-lc-1", "")
	})
	t.Run("CCN-31.12 it may enter the hex it empties; no second step, no further melee", func(t *testing.T) {
		g := won(t, "allied: e7 gb-fa-1 blocks=1, e8 gb-fa-2").play("advance fr-lc-1 @e6", "stay fr-lc-1", "melee fr-lc-1 @gb-fa-1").roll("aiii")
		g.wantOptions("advance fr-lc-1 @e7", "stay fr-lc-1").play("advance fr-lc-1 @e7").wantAt("fr-lc-1", "e7").wantAsk("draw", "")
	})
	t.Run("CCN-31.13 all of it before the next combat", func(t *testing.T) {
		g := won(t, "allied: e7 gb-fa-1", busy).wantAsk("advance", "french").play("advance fr-lc-1 @e6").wantAsk("breakthrough", "french")
		g.play("stay fr-lc-1").wantAsk("bonus", "french").wantOptions("melee fr-lc-1 @gb-fa-1", "pass").play("pass")
		g.wantAsk("combat", "french").wantOptions("fire fr-lt-5 @gb-ln-9", "done")
	})
	t.Run("CCN-31.14 none after its battle back or First Strike", func(t *testing.T) {
		g := duel(t, "fr-lt-1", "blocks=1", "gb-lc-1", 1, "french: f6 fr-ln-2").play("stand").roll("a").play("back gb-lc-1").roll("iaa").wantLost("fr-lt-1")
		g.wantAsk("draw", "").wantAt("gb-lc-1", "e6").wantUntold(rules.EvAdvance, "gb-lc-1")
		g = duel(t, "fr-lt-1", "blocks=1", "gb-lc-1", 1, "french: f6 fr-ln-2", "allied hand: c-first-strike-1").play("strike +c-first-strike-1").roll("iaa")
		g.wantLost("fr-lt-1").wantAsk("draw", "").wantAt("gb-lc-1", "e6")
	})
}

func TestLedgerRulesOfABonusMelee(t *testing.T) {
	t.Run("CCN-31.11 First Strike", func(t *testing.T) {
		g := duel(t, "fr-hc-1", "", "gb-ln-1 blocks=1", 1, "allied: e7 gb-ln-2", "allied hand: c-first-strike-1").play("stand").roll("iaaaa")
		g.play("advance fr-hc-1 @e6", "stay fr-hc-1", "melee fr-hc-1 @gb-ln-2").wantAsk("reaction", "allied").play("strike +c-first-strike-1")
		g.wantDice("strike.roll", "allied", 4)
	})
	t.Run("CCN-31.11 squares", func(t *testing.T) {
		g := duel(t, "fr-hc-1", "", "gb-ln-1 blocks=1", 1, "allied: e7 gb-ln-2", "allied hand: c-forward-1 c-elan-1 c-rally-1").play("stand").roll("iaaaa")
		g.play("advance fr-hc-1 @e6", "stay fr-hc-1", "melee fr-hc-1 @gb-ln-2", "square").draw("c-elan-1").wantDice("square.roll", "allied", 1)
	})
	t.Run("CCN-31.11 combined arms, leader checks and battle back", func(t *testing.T) {
		g := draw(t, `
		french: e5 fr-hc-1 ordered, c8 fr-fa-1 ordered
		allied: e6 gb-ln-1 blocks=1, e7 gb-ln-2
		allied leaders: e7 gb-hill`)
		g.play("melee fr-hc-1 @gb-ln-1", "done").roll("iaaaa").play("advance fr-hc-1 @e6", "stay fr-hc-1", "melee fr-hc-1 @gb-ln-2")
		g.wantAsk("support", "french").play("support fr-fa-1").wantDice("melee.roll", "french", 8).roll("iaaaaaaa")
		g.wantDice("leader.check", "french", 2).roll("ii").wantAsk("battle_back", "allied").play("back gb-ln-2").wantDice("back.roll", "allied", 3)
	})
	t.Run("CCN-31.15 Leadership, Élan and Cavalry Charge count in it, the Cold Steel does not", func(t *testing.T) {
		for _, c := range []struct {
			card string
			dice int
		}{{"c-leadership-1", 6}, {"c-elan-1, rolled 0 1 0 0", 6}, {"c-cavalry-charge-1", 6}, {"c-give-them-the-cold-steel-1", 5}} {
			g := wonBy(t, "fr-hc-1", "allied: e7 gb-ln-2", "french leaders: e5 fr-ney", "card "+c.card).play("advance fr-hc-1 @e6", "stay fr-hc-1")
			g.play("melee fr-hc-1 @gb-ln-2").wantDice("melee.roll", "french", c.dice)
		}
	})
}

func TestLedgerABonusMeleeNeedsItsOwnDice(t *testing.T) {
	t.Run("CCN-31.8 one's own pieces are nobody to attack", func(t *testing.T) {
		g := draw(t, "french: e5 fr-lc-1 ordered, d6 fr-ln-1\nfrench leaders: c5 fr-soult\nallied: d5 gb-ln-1 blocks=1, a1 gb-ln-3")
		g.play("melee fr-lc-1 @gb-ln-1").roll("iaaa").play("advance fr-lc-1 @d5", "stay fr-lc-1").wantAsk("draw", "")
	})
	for what, target := range map[string]string{"a unit": "allied: c5 gb-ln-2", "a lone leader": "allied leaders: c5 gb-hill"} {
		t.Run("CCN-31.15 without the die of Give Them the Cold Steel there is none left against "+what, func(t *testing.T) {
			g := draw(t, scene("c5 f")+"french: e5 fr-lc-1 blocks=1 ordered\nallied: d5 gb-ln-1 blocks=1, a1 gb-ln-3\ncard c-give-them-the-cold-steel-1\n"+target)
			g.play("melee fr-lc-1 @gb-ln-1").roll("ia").play("advance fr-lc-1 @d5", "stay fr-lc-1").wantAsk("draw", "")
			draw(t, "french: e5 fr-lc-1 blocks=1 ordered\nallied: d5 gb-ln-1 blocks=1, a1 gb-ln-3\ncard c-give-them-the-cold-steel-1\n"+target).
				play("melee fr-lc-1 @gb-ln-1").roll("ia").play("advance fr-lc-1 @d5", "stay fr-lc-1").wantAsk("bonus", "french")
		})
	}
}
