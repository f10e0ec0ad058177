package ccn

import (
	"testing"
)

func TestLedgerOneCombatOfOneKind(t *testing.T) {
	t.Run("CCN-16.1 who has fired neither fires again nor attacks", func(t *testing.T) {
		g := draw(t, `
		french: e5 fr-lt-1 ordered
		allied: c5 gb-ln-1, c6 gb-ln-2`+busy)
		g.wantTargets("fire fr-lt-1", "gb-ln-1 gb-ln-2").play("fire fr-lt-1 @gb-ln-1").roll("ccccc")
		g.wantAsk("combat", "french").wantTargets("fire fr-lt-1", "").wantRefused("melee fr-lt-1", "CCN-16.1")
	})
	t.Run("CCN-16.1 who has attacked does not fire", func(t *testing.T) {
		g := draw(t, `
		french: e5 fr-lt-1 ordered
		allied: d5 gb-ln-1 blocks=1, c5 gb-ln-2`+busy)
		g.play("melee fr-lt-1 @gb-ln-1").roll("iiii").play("stay fr-lt-1")
		g.wantAsk("combat", "french").wantTargets("fire fr-lt-1", "").wantRefused("melee fr-lt-1", "CCN-16.1")
	})
	t.Run("CCN-16.1 a bonus melee is part of the one combat", func(t *testing.T) {
		g := draw(t, `
		french: e5 fr-lc-1 ordered
		allied: d5 gb-ln-1 blocks=1, c5 gb-fa-1, c6 gb-fa-2`+busy)
		g.play("melee fr-lc-1 @gb-ln-1").roll("iiii").play("advance fr-lc-1 @d5", "stay fr-lc-1", "melee fr-lc-1 @gb-fa-1").roll("iiii")
		g.play("hold gb-fa-1").wantAsk("combat", "french").wantTargets("melee fr-lc-1", "").wantRefused("melee fr-lc-1", "CCN-16.1")
	})
}

func TestLedgerCombatsOneAfterAnother(t *testing.T) {
	position := `
	french: e5 fr-ln-1 ordered, g9 fr-lt-1 ordered
	allied: d5 gb-ln-1, g11 gb-ln-2`
	t.Run("CCN-16.2 fire before melee, if the player likes", func(t *testing.T) {
		g := draw(t, position).wantOptions("melee fr-ln-1 @gb-ln-1", "fire fr-lt-1 @gb-ln-2", "done")
		g.play("fire fr-lt-1 @gb-ln-2").roll("ccccc").wantOptions("melee fr-ln-1 @gb-ln-1", "done")
	})
	t.Run("CCN-16.2 a melee with all its consequences before the next combat", func(t *testing.T) {
		g := draw(t, position).play("melee fr-ln-1 @gb-ln-1").roll("fccca").wantAsk("retreat", "allied")
		g.play("retreat gb-ln-1 @c5").wantAsk("advance", "french").play("stay fr-ln-1")
		g.wantAsk("combat", "french").wantOptions("fire fr-lt-1 @gb-ln-2", "done")
	})
	t.Run("CCN-16.2 an answered melee is finished before the next combat", func(t *testing.T) {
		g := draw(t, position).play("melee fr-ln-1 @gb-ln-1").roll("cccca").wantAsk("battle_back", "allied").play("back gb-ln-1")
		g.roll("fccc").wantAsk("retreat", "french").play("retreat fr-ln-1 @f4").wantAsk("combat", "french")
	})
}

func TestLedgerDiceAreNeitherSplitNorPooled(t *testing.T) {
	t.Run("CCN-16.3 all dice go to one target", func(t *testing.T) {
		g := draw(t, `
		french: e5 fr-ln-1 ordered
		allied: d4 gb-ln-1, d5 gb-ln-2`)
		g.wantOptions("melee fr-ln-1 @gb-ln-1", "melee fr-ln-1 @gb-ln-2", "done").play("melee fr-ln-1 @gb-ln-1")
		g.wantDice("melee.roll", "french", 5).roll("iiiii").wantLost("gb-ln-1").wantBlocks("gb-ln-2", 4)
		g.play("stay fr-ln-1").wantAsk("draw", "")
	})
	t.Run("CCN-16.4 two units attack one target in two combats", func(t *testing.T) {
		g := draw(t, `
		french: e5 fr-ln-1 ordered, e6 fr-ln-2 ordered
		allied: d5 gb-ln-1`)
		g.play("melee fr-ln-1 @gb-ln-1").wantDice("melee.roll", "french", 5).roll("cccca").wantAsk("battle_back", "allied")
		g.play("back gb-ln-1").roll("cccc").wantOptions("melee fr-ln-2 @gb-ln-1", "done").play("melee fr-ln-2 @gb-ln-1")
		g.wantDice("melee.roll", "french", 5).roll("cccca").wantAsk("battle_back", "allied").play("back gb-ln-1").wantDice("back.roll", "allied", 4)
	})
	t.Run("CCN-16.4 artillery may join instead", func(t *testing.T) {
		g := draw(t, `
		french: e5 fr-ln-1 ordered, e6 fr-fa-1 ordered, f5 fr-ln-2 ordered
		allied: d5 gb-ln-1`)
		g.play("melee fr-ln-1 @gb-ln-1").wantOptions("support fr-fa-1", "done").play("support fr-fa-1").wantDice("melee.roll", "french", 9)
	})
	t.Run("CCN-16.4 but not artillery led by artillery", func(t *testing.T) {
		g := draw(t, "french: e5 fr-fa-1 ordered, e6 fr-fa-2 ordered\nallied: d5 gb-ln-1").play("melee fr-fa-1 @gb-ln-1")
		g.wantDice("melee.roll", "french", 4)
	})
	for blocks := 1; blocks <= 4; blocks++ {
		marks := []string{"blocks=1", "blocks=2", "blocks=3", "blocks=4"}[blocks-1]
		t.Run("CCN-16.5 as many dice as present blocks: "+marks, func(t *testing.T) {
			wantDuel(t, "fr-mi-1", marks, "gb-ln-1", 2, blocks)
			wantDuel(t, "fr-lc-1", marks, "gb-fa-1", 1, blocks)
		})
	}
}

func TestLedgerNoCombatWithoutDice(t *testing.T) {
	t.Run("CCN-16.6 cavalry with one block does not attack into a town", func(t *testing.T) {
		wantNoDuel(t, "CCN-16.6", "fr-lc-1", "blocks=1", "gb-ln-1", 1, scene("e6 T"))
	})
	t.Run("CCN-16.6 with three it has nothing left, with four one die", func(t *testing.T) {
		wantNoDuel(t, "CCN-16.6", "fr-lc-1", "blocks=3", "gb-ln-1", 1, scene("e6 T"))
		wantDuel(t, "fr-lc-1", "blocks=4", "gb-ln-1", 1, 1, scene("e6 T"))
	})
	t.Run("CCN-16.6 no fire without dice either", func(t *testing.T) {
		wantNoDuel(t, "CCN-16.6", "fr-ln-1", "blocks=2", "gb-ln-1", 2, scene("e7 T"))
		wantNoDuel(t, "CCN-16.6", "fr-fa-1", "blocks=1", "gb-ln-1", 5)
	})
	t.Run("CCN-16.6 without dice it may still lead artillery", func(t *testing.T) {
		g := draw(t, scene("e6 T")+`
		french: e5 fr-lc-1 blocks=1 ordered, d5 fr-fa-1 ordered
		allied: e6 gb-ln-1
		allied hand: c-forward-1`)
		g.play("melee fr-lc-1 @gb-ln-1", "stand").wantDice("melee.roll", "french", 3)
	})
}

func TestLedgerWhoMayNotBattleThisTurn(t *testing.T) {
	t.Run("CCN-16.7 because of its move", func(t *testing.T) {
		wantNoDuel(t, "CCN-14.1", "fr-fa-1", "moved=1", "gb-ln-1", 1)
		wantNoDuel(t, "CCN-12.2", "fr-lt-1", "moved=2", "gb-ln-1", 2)
	})
	t.Run("CCN-16.7 because of its terrain", func(t *testing.T) {
		wantNoDuel(t, "CCN-41.2", "fr-ln-1", "moved=1", "gb-ln-1", 1, scene("e5 F"))
		wantNoDuel(t, "CCN-44.2", "fr-lt-1", "moved=1", "gb-ln-1", 2, scene("e5 T"))
		wantDuel(t, "fr-lt-1", "moved=1", "gb-ln-1", 2, 3, scene("e5 F"))
	})
	t.Run("CCN-16.7 because of its card", func(t *testing.T) {
		wantNoDuel(t, "CCN-56.2", "fr-ln-1", "", "gb-ln-1", 1, "card c-fire-and-hold-1")
		wantNoDuel(t, "CCN-52.2", "fr-ha-1", "moved=1", "gb-ln-1", 2, "card c-bombard-1")
		draw(t, "french: e5 fr-ln-1 ordered\nallied: e6 gb-ln-1\ncard c-la-grande-manoeuvre-1\nphase movement").play("done").wantAsk("draw", "")
	})
}
