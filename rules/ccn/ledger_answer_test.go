package ccn

import (
	"testing"

	"grognard/rules"
)

func TestLedgerWhoBattlesBack(t *testing.T) {
	t.Run("CCN-24.1 a unit with a block left in its hex battles back", func(t *testing.T) {
		g := duel(t, "fr-ln-1", "", "gb-ln-1", 1).roll("iiicc").wantAsk("battle_back", "allied").play("back gb-ln-1")
		g.wantDice("back.roll", "allied", 1).roll("i").wantBlocks("fr-ln-1", 3)
	})
	t.Run("CCN-24.1 not one that is eliminated or has left its hex", func(t *testing.T) {
		duel(t, "fr-ln-1", "", "gb-ln-1 blocks=1", 1).roll("icccc").wantAsk("advance", "french")
		duel(t, "fr-ln-1", "", "gb-ln-1", 1).roll("fcccc").play("retreat gb-ln-1 @d6").wantAsk("advance", "french")
	})
	t.Run("CCN-24.2 it is optional", func(t *testing.T) {
		g := duel(t, "fr-ln-1", "", "gb-ln-1", 1).roll("ccccc").wantAsk("battle_back", "allied").wantOptions("back gb-ln-1", "hold gb-ln-1")
		g.play("hold gb-ln-1").wantRolls("back.roll", 0).wantBlocks("fr-ln-1", 4).wantAsk("draw", "")
	})
	t.Run("CCN-24.3 not after a retreat, though it still stands next to the attacker", func(t *testing.T) {
		g := draw(t, "french: d4 fr-ln-1 ordered\nallied: d5 gb-ln-1").play("melee fr-ln-1 @gb-ln-1").roll("fcccc")
		g.play("retreat gb-ln-1 @c5").wantAt("gb-ln-1", "c5").wantAsk("advance", "french").play("stay fr-ln-1").wantAsk("draw", "").wantRolls("back.roll", 0)
		if d := distance(hex(2*boardCols+4), g.board().units[g.unit("fr-ln-1")].at); d != 1 {
			t.Errorf("c5 is %d hexes from the attacker", d)
		}
	})
	t.Run("CCN-24.4 after a retreat that could not be made it does, with what is left", func(t *testing.T) {
		g := draw(t, `
		french: e5 fr-ln-1 ordered, c5 fr-ln-2, c6 fr-ln-3
		allied: d5 gb-ln-1`)
		g.play("melee fr-ln-1 @gb-ln-1").roll("ffccc").wantBlocks("gb-ln-1", 2).wantAt("gb-ln-1", "d5")
		g.wantAsk("battle_back", "allied").play("back gb-ln-1").wantDice("back.roll", "allied", 2)
	})
	t.Run("CCN-24.11 not without dice", func(t *testing.T) {
		g := duel(t, "fr-ln-1", "", "gb-lc-1", 1, scene("d5 d6 ~", "e6 T")).roll("ii").wantBlocks("gb-lc-1", 3).wantAsk("draw", "")
		g.wantRolls("back.roll", 0)
	})
	t.Run("CCN-24.11 not of a lone leader", func(t *testing.T) {
		g := draw(t, "french: e5 fr-ln-1 ordered\nallied leaders: e6 gb-hill").play("melee fr-ln-1 @gb-hill").roll("iiii")
		g.play("retreat gb-hill @d5", "stop gb-hill").wantAsk("advance", "french")
	})
	t.Run("CCN-24.12 artillery does at its melee dice, more than once in a turn", func(t *testing.T) {
		g := draw(t, `
		french: e5 fr-ln-1 ordered, e6 fr-ln-2 ordered
		allied: d5 gb-fa-1`)
		g.play("melee fr-ln-1 @gb-fa-1").roll("cccc").play("back gb-fa-1").wantDice("back.roll", "allied", 4).roll("cccc")
		g.play("melee fr-ln-2 @gb-fa-1").roll("aacc").play("back gb-fa-1").wantDice("back.roll", "allied", 3)
	})
}

func TestLedgerDiceOfABattleBack(t *testing.T) {
	t.Run("CCN-24.5 present blocks, unit bonus, terrain of both, no card", func(t *testing.T) {
		g := duel(t, "fr-ln-1", "", "gb-gr-1", 1, scene("e5 F", "e6 f"), "french leaders: e5 fr-ney", "card c-leadership-1")
		g.roll("isccc").play("back gb-gr-1").wantDice("back.roll", "allied", 2+1-1-1)
		g.wantMod("back", "CCN-22.1", 2).wantMod("back", "CCN-22.3", 1).wantMod("back", "CCN-41.4", -1).wantMod("back", "CCN-47.5", -1)
	})
	t.Run("CCN-24.6 hits, leader check and flags strike the attacker", func(t *testing.T) {
		g := duel(t, "fr-gr-1", "", "gb-ln-1", 1, "french leaders: e5 fr-ney").roll("ccccc").play("back gb-ln-1").roll("isff")
		g.wantBlocks("fr-gr-1", 2).wantDice("leader.check", "allied", 2).roll("si").wantAsk("flags", "french")
		g.wantMod("flags", "CCN-27.3", 1).wantMod("flags", "CCN-27.9", 1).play("ignore fr-gr-1 #1").wantAsk("retreat", "french")
		g.play("retreat fr-gr-1 @f4").wantAt("fr-gr-1", "f4").wantAt("fr-ney", "f4")
	})
	t.Run("CCN-24.6 it may eliminate the attacker", func(t *testing.T) {
		g := duel(t, "fr-ln-1", "blocks=1", "gb-ln-1", 1).roll("cc").play("back gb-ln-1").roll("scca").wantLost("fr-ln-1").wantBanners("allied", 1)
		g.wantAsk("draw", "")
	})
}

func TestLedgerNothingAfterABattleBack(t *testing.T) {
	t.Run("CCN-24.7 one in each melee, and none in answer", func(t *testing.T) {
		g := duel(t, "fr-ln-1", "", "gb-ln-1", 1, busy).roll("ccccc").play("back gb-ln-1").roll("cccc").wantAsk("combat", "french")
		g.wantRolls("back.roll", 1)
	})
	t.Run("CCN-24.8 nobody takes ground, neither after a retreat nor after an elimination", func(t *testing.T) {
		g := duel(t, "fr-ln-1", "", "gb-ln-1", 1).roll("ccccc").play("back gb-ln-1").roll("fccc").play("retreat fr-ln-1 @f4")
		g.wantAsk("draw", "").wantAt("gb-ln-1", "e6").wantUntold(rules.EvAdvance, "gb-ln-1")
		g = duel(t, "fr-lc-1", "blocks=1", "gb-hc-1", 1).roll("i").play("back gb-hc-1").roll("cccc").wantLost("fr-lc-1").wantAsk("draw", "")
		g.wantAt("gb-hc-1", "e6")
	})
	t.Run("CCN-24.9 no First Strike against it", func(t *testing.T) {
		g := duel(t, "fr-ln-1", "", "gb-ln-1", 1, "french hand: c-first-strike-1").roll("ccccc").play("back gb-ln-1")
		g.wantDice("back.roll", "allied", 4).wantHand("french", "c-first-strike-1")
	})
	t.Run("CCN-24.9 no square and no Retire & Reform against it", func(t *testing.T) {
		g := duel(t, "fr-ln-1", "", "gb-lc-1", 1, "french hand: c-forward-1 c-elan-1 c-rally-1", scene("d5 d6 ~")).roll("iiii")
		g.play("back gb-lc-1").wantDice("back.roll", "allied", 3).wantSquare("fr-ln-1", 0)
		duel(t, "fr-lc-1", "", "gb-ln-1", 1, "french hand: c-forward-1").roll("cccc").play("back gb-ln-1").wantDice("back.roll", "allied", 4)
	})
	t.Run("CCN-24.10 it strikes the leading unit, not the artillery next to it", func(t *testing.T) {
		g := draw(t, `
		french: e5 fr-ln-1 ordered, e6 fr-fa-1 ordered
		allied: d5 gb-ln-1`)
		g.play("melee fr-ln-1 @gb-ln-1", "support fr-fa-1").roll("ccccccccc").play("back gb-ln-1").roll("iaas")
		g.wantBlocks("fr-ln-1", 2).wantBlocks("fr-fa-1", 3)
	})
	t.Run("CCN-24.13 after First Strike and the attack the defender may battle back", func(t *testing.T) {
		g := duel(t, "fr-ln-1", "", "gb-ln-1", 1, "allied hand: c-first-strike-1").play("strike +c-first-strike-1").roll("ccca")
		g.roll("icccc").wantAsk("battle_back", "allied").play("back gb-ln-1").wantDice("back.roll", "allied", 3)
	})
	t.Run("CCN-24.13 a square that has struck cavalry does not", func(t *testing.T) {
		g := duel(t, "fr-lc-1", "", "gb-ln-1 square=1", 1, squareTrack("allied")).roll("i").roll("c").wantAsk("draw", "").wantRolls("back.roll", 0)
		g.wantBlocks("gb-ln-1", 4)
	})
}
