package ccn

import (
	"testing"
)

func TestLedgerOneCombatOfOneKind(t *testing.T) {
	t.Run("CCN-16.1 who has fired neither fires again nor attacks", func(t *testing.T) {
		g := draw(t, `
		french: e5 fr-lt-1 ordered
		allied: c5 gb-ln-1, c6 gb-ln-2`+busy)
		g.WantTargets("fire fr-lt-1", "gb-ln-1 gb-ln-2").Play("fire fr-lt-1 @gb-ln-1").roll("ccccc")
		g.WantAsk("combat", "french").WantTargets("fire fr-lt-1", "").WantRefused("melee fr-lt-1", "CCN-16.1")
	})
	t.Run("CCN-16.1 who has attacked does not fire", func(t *testing.T) {
		g := draw(t, `
		french: e5 fr-lt-1 ordered
		allied: d5 gb-ln-1 blocks=1, c5 gb-ln-2`+busy)
		g.Play("melee fr-lt-1 @gb-ln-1").roll("iiii").Play("stay fr-lt-1")
		g.WantAsk("combat", "french").WantTargets("fire fr-lt-1", "").WantRefused("melee fr-lt-1", "CCN-16.1")
	})
	t.Run("CCN-16.1 a bonus melee is part of the one combat", func(t *testing.T) {
		g := draw(t, `
		french: e5 fr-lc-1 ordered
		allied: d5 gb-ln-1 blocks=1, c5 gb-fa-1, c6 gb-fa-2`+busy)
		g.Play("melee fr-lc-1 @gb-ln-1").roll("iiii").Play("advance fr-lc-1 @d5", "stay fr-lc-1", "melee fr-lc-1 @gb-fa-1").roll("iiii")
		g.Play("hold gb-fa-1").WantAsk("combat", "french").WantTargets("melee fr-lc-1", "").WantRefused("melee fr-lc-1", "CCN-16.1")
	})
}

func TestLedgerCombatsOneAfterAnother(t *testing.T) {
	position := `
	french: e5 fr-ln-1 ordered, g9 fr-lt-1 ordered
	allied: d5 gb-ln-1, g11 gb-ln-2`
	t.Run("CCN-16.2 fire before melee, if the player likes", func(t *testing.T) {
		g := draw(t, position).WantOptions("melee fr-ln-1 @gb-ln-1", "fire fr-lt-1 @gb-ln-2", "done")
		g.Play("fire fr-lt-1 @gb-ln-2").roll("ccccc").WantOptions("melee fr-ln-1 @gb-ln-1", "done")
	})
	t.Run("CCN-16.2 a melee with all its consequences before the next combat", func(t *testing.T) {
		g := draw(t, position).Play("melee fr-ln-1 @gb-ln-1").roll("fccca").WantAsk("retreat", "allied")
		g.Play("retreat gb-ln-1 @c5").WantAsk("advance", "french").Play("stay fr-ln-1")
		g.WantAsk("combat", "french").WantOptions("fire fr-lt-1 @gb-ln-2", "done")
	})
	t.Run("CCN-16.2 an answered melee is finished before the next combat", func(t *testing.T) {
		g := draw(t, position).Play("melee fr-ln-1 @gb-ln-1").roll("cccca").WantAsk("battle_back", "allied").Play("back gb-ln-1")
		g.roll("fccc").WantAsk("retreat", "french").Play("retreat fr-ln-1 @f4").WantAsk("combat", "french")
	})
}

func TestLedgerDiceAreNeitherSplitNorPooled(t *testing.T) {
	t.Run("CCN-16.3 all dice go to one target", func(t *testing.T) {
		g := draw(t, `
		french: e5 fr-ln-1 ordered
		allied: d4 gb-ln-1, d5 gb-ln-2`)
		g.WantOptions("melee fr-ln-1 @gb-ln-1", "melee fr-ln-1 @gb-ln-2", "done").Play("melee fr-ln-1 @gb-ln-1")
		g.wantDice("melee.roll", "french", 5).roll("iiiii").wantLost("gb-ln-1").wantBlocks("gb-ln-2", 4)
		g.Play("stay fr-ln-1").WantAsk("draw", "")
	})
	t.Run("CCN-16.4 two units attack one target in two combats", func(t *testing.T) {
		g := draw(t, `
		french: e5 fr-ln-1 ordered, e6 fr-ln-2 ordered
		allied: d5 gb-ln-1`)
		g.Play("melee fr-ln-1 @gb-ln-1").wantDice("melee.roll", "french", 5).roll("cccca").WantAsk("battle_back", "allied")
		g.Play("back gb-ln-1").roll("cccc").WantOptions("melee fr-ln-2 @gb-ln-1", "done").Play("melee fr-ln-2 @gb-ln-1")
		g.wantDice("melee.roll", "french", 5).roll("cccca").WantAsk("battle_back", "allied").Play("back gb-ln-1").wantDice("back.roll", "allied", 4)
	})
	t.Run("CCN-16.4 artillery may join instead", func(t *testing.T) {
		g := draw(t, `
		french: e5 fr-ln-1 ordered, e6 fr-fa-1 ordered, f5 fr-ln-2 ordered
		allied: d5 gb-ln-1`)
		g.Play("melee fr-ln-1 @gb-ln-1").WantOptions("support fr-fa-1", "done").Play("support fr-fa-1").wantDice("melee.roll", "french", 9)
	})
	t.Run("CCN-16.4 but not artillery led by artillery", func(t *testing.T) {
		g := draw(t, "french: e5 fr-fa-1 ordered, e6 fr-fa-2 ordered\nallied: d5 gb-ln-1").Play("melee fr-fa-1 @gb-ln-1")
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
		g.Play("melee fr-lc-1 @gb-ln-1", "stand").wantDice("melee.roll", "french", 3)
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
		draw(t, "french: e5 fr-ln-1 ordered\nallied: e6 gb-ln-1\ncard c-la-grande-manoeuvre-1\nphase movement").Play("done").WantAsk("draw", "")
	})
}
