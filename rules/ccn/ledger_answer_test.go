package ccn

import (
	"testing"

	"grognard/rules"
)

func TestLedgerWhoBattlesBack(t *testing.T) {
	t.Run("CCN-24.1 a unit with a block left in its hex battles back", func(t *testing.T) {
		g := duel(t, "fr-ln-1", "", "gb-ln-1", 1).roll("iiicc").WantAsk("battle_back", "allied").Play("back gb-ln-1")
		g.wantDice("back.roll", "allied", 1).roll("i").wantBlocks("fr-ln-1", 3)
	})
	t.Run("CCN-24.1 not one that is eliminated or has left its hex", func(t *testing.T) {
		duel(t, "fr-ln-1", "", "gb-ln-1 blocks=1", 1).roll("icccc").WantAsk("advance", "french")
		duel(t, "fr-ln-1", "", "gb-ln-1", 1).roll("fcccc").Play("retreat gb-ln-1 @d6").WantAsk("advance", "french")
	})
	t.Run("CCN-24.2 it is optional", func(t *testing.T) {
		g := duel(t, "fr-ln-1", "", "gb-ln-1", 1).roll("ccccc").WantAsk("battle_back", "allied").WantOptions("back gb-ln-1", "hold gb-ln-1")
		g.Play("hold gb-ln-1").wantRolls("back.roll", 0).wantBlocks("fr-ln-1", 4).WantAsk("draw", "")
	})
	t.Run("CCN-24.3 not after a retreat, though it still stands next to the attacker", func(t *testing.T) {
		g := draw(t, "french: d4 fr-ln-1 ordered\nallied: d5 gb-ln-1").Play("melee fr-ln-1 @gb-ln-1").roll("fcccc")
		g.Play("retreat gb-ln-1 @c5").WantAt("gb-ln-1", "c5").WantAsk("advance", "french").Play("stay fr-ln-1").WantAsk("draw", "").wantRolls("back.roll", 0)
		if d := distance(hex(2*boardCols+4), g.board().units[g.unit("fr-ln-1")].at); d != 1 {
			t.Errorf("c5 is %d hexes from the attacker", d)
		}
	})
	t.Run("CCN-24.4 after a retreat that could not be made it does, with what is left", func(t *testing.T) {
		g := draw(t, `
		french: e5 fr-ln-1 ordered, c5 fr-ln-2, c6 fr-ln-3
		allied: d5 gb-ln-1`)
		g.Play("melee fr-ln-1 @gb-ln-1").roll("ffccc").wantBlocks("gb-ln-1", 2).WantAt("gb-ln-1", "d5")
		g.WantAsk("battle_back", "allied").Play("back gb-ln-1").wantDice("back.roll", "allied", 2)
	})
	t.Run("CCN-24.11 not without dice", func(t *testing.T) {
		g := duel(t, "fr-ln-1", "", "gb-lc-1", 1, scene("d5 d6 ~", "e6 T")).roll("ii").wantBlocks("gb-lc-1", 3).WantAsk("draw", "")
		g.wantRolls("back.roll", 0)
	})
	t.Run("CCN-24.11 not of a lone leader", func(t *testing.T) {
		g := draw(t, "french: e5 fr-ln-1 ordered\nallied leaders: e6 gb-hill").Play("melee fr-ln-1 @gb-hill").roll("iiii")
		g.Play("retreat gb-hill @d5", "stop gb-hill").WantAsk("advance", "french")
	})
	t.Run("CCN-24.12 artillery does at its melee dice, more than once in a turn", func(t *testing.T) {
		g := draw(t, `
		french: e5 fr-ln-1 ordered, e6 fr-ln-2 ordered
		allied: d5 gb-fa-1`)
		g.Play("melee fr-ln-1 @gb-fa-1").roll("cccc").Play("back gb-fa-1").wantDice("back.roll", "allied", 4).roll("cccc")
		g.Play("melee fr-ln-2 @gb-fa-1").roll("aacc").Play("back gb-fa-1").wantDice("back.roll", "allied", 3)
	})
}

func TestLedgerDiceOfABattleBack(t *testing.T) {
	t.Run("CCN-24.5 present blocks, unit bonus, terrain of both, no card", func(t *testing.T) {
		g := duel(t, "fr-ln-1", "", "gb-gr-1", 1, scene("e5 F", "e6 f"), "french leaders: e5 fr-ney", "card c-leadership-1")
		g.roll("isccc").Play("back gb-gr-1").wantDice("back.roll", "allied", 2+1-1-1)
		g.wantMod("back", "CCN-22.1", 2).wantMod("back", "CCN-22.3", 1).wantMod("back", "CCN-41.4", -1).wantMod("back", "CCN-47.5", -1)
	})
	t.Run("CCN-24.6 hits, leader check and flags strike the attacker", func(t *testing.T) {
		g := duel(t, "fr-gr-1", "", "gb-ln-1", 1, "french leaders: e5 fr-ney").roll("ccccc").Play("back gb-ln-1").roll("isff")
		g.wantBlocks("fr-gr-1", 2).wantDice("leader.check", "allied", 2).roll("si").WantAsk("flags", "french")
		g.wantMod("flags", "CCN-27.3", 1).wantMod("flags", "CCN-27.9", 1).Play("ignore fr-gr-1 #1").WantAsk("retreat", "french")
		g.Play("retreat fr-gr-1 @f4").WantAt("fr-gr-1", "f4").WantAt("fr-ney", "f4")
	})
	t.Run("CCN-24.6 it may eliminate the attacker", func(t *testing.T) {
		g := duel(t, "fr-ln-1", "blocks=1", "gb-ln-1", 1).roll("cc").Play("back gb-ln-1").roll("scca").wantLost("fr-ln-1").wantBanners("allied", 1)
		g.WantAsk("draw", "")
	})
}

func TestLedgerNothingAfterABattleBack(t *testing.T) {
	t.Run("CCN-24.7 one in each melee, and none in answer", func(t *testing.T) {
		g := duel(t, "fr-ln-1", "", "gb-ln-1", 1, busy).roll("ccccc").Play("back gb-ln-1").roll("cccc").WantAsk("combat", "french")
		g.wantRolls("back.roll", 1)
	})
	t.Run("CCN-24.8 nobody takes ground, neither after a retreat nor after an elimination", func(t *testing.T) {
		g := duel(t, "fr-ln-1", "", "gb-ln-1", 1).roll("ccccc").Play("back gb-ln-1").roll("fccc").Play("retreat fr-ln-1 @f4")
		g.WantAsk("draw", "").WantAt("gb-ln-1", "e6").WantNeverTold(rules.EvAdvance, "gb-ln-1")
		g = duel(t, "fr-lc-1", "blocks=1", "gb-hc-1", 1).roll("i").Play("back gb-hc-1").roll("cccc").wantLost("fr-lc-1").WantAsk("draw", "")
		g.WantAt("gb-hc-1", "e6")
	})
	t.Run("CCN-24.9 no First Strike against it", func(t *testing.T) {
		g := duel(t, "fr-ln-1", "", "gb-ln-1", 1, "french hand: c-first-strike-1").roll("ccccc").Play("back gb-ln-1")
		g.wantDice("back.roll", "allied", 4).wantHand("french", "c-first-strike-1")
	})
	t.Run("CCN-24.9 no square and no Retire & Reform against it", func(t *testing.T) {
		g := duel(t, "fr-ln-1", "", "gb-lc-1", 1, "french hand: c-forward-1 c-elan-1 c-rally-1", scene("d5 d6 ~")).roll("iiii")
		g.Play("back gb-lc-1").wantDice("back.roll", "allied", 3).wantSquare("fr-ln-1", 0)
		duel(t, "fr-lc-1", "", "gb-ln-1", 1, "french hand: c-forward-1").roll("cccc").Play("back gb-ln-1").wantDice("back.roll", "allied", 4)
	})
	t.Run("CCN-24.10 it strikes the leading unit, not the artillery next to it", func(t *testing.T) {
		g := draw(t, `
		french: e5 fr-ln-1 ordered, e6 fr-fa-1 ordered
		allied: d5 gb-ln-1`)
		g.Play("melee fr-ln-1 @gb-ln-1", "support fr-fa-1").roll("ccccccccc").Play("back gb-ln-1").roll("iaas")
		g.wantBlocks("fr-ln-1", 2).wantBlocks("fr-fa-1", 3)
	})
	t.Run("CCN-24.13 after First Strike and the attack the defender may battle back", func(t *testing.T) {
		g := duel(t, "fr-ln-1", "", "gb-ln-1", 1, "allied hand: c-first-strike-1").Play("strike +c-first-strike-1").roll("ccca")
		g.roll("icccc").WantAsk("battle_back", "allied").Play("back gb-ln-1").wantDice("back.roll", "allied", 3)
	})
	t.Run("CCN-24.13 a square that has struck cavalry does not", func(t *testing.T) {
		g := duel(t, "fr-lc-1", "", "gb-ln-1 square=1", 1, squareTrack("allied")).roll("i").roll("c").WantAsk("draw", "").wantRolls("back.roll", 0)
		g.wantBlocks("gb-ln-1", 4)
	})
}
