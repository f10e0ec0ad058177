package ccn

import (
	"testing"

	"grognard/rules"
)

// squareTrack puts a card under the first space of a side's square track.
func squareTrack(side string) string { return side + " track: c-rally-1" }

func TestLedgerWhoAttacksWhom(t *testing.T) {
	t.Run("CCN-21.1 any ordered unit attacks an adjacent enemy unit or lone leader", func(t *testing.T) {
		g := draw(t, `
		french: e5 fr-ln-1 ordered, e6 fr-lc-1 ordered, e4 fr-fa-1 ordered, f5 fr-ln-2 ordered, i3 fr-ln-3
		allied: d5 gb-ln-1, d7 gb-ln-2, i4 gb-ln-3
		allied leaders: d4 gb-hill, d7 gb-cole`)
		g.wantTargets("melee fr-ln-1", "gb-ln-1 gb-hill").wantTargets("melee fr-lc-1", "gb-ln-1").wantTargets("melee fr-fa-1", "gb-hill")
		g.wantTargets("melee fr-ln-2", "").wantTargets("melee fr-ln-3", "")
		g.wantRefused("melee fr-ln-1 @gb-ln-2", "CCN-21.1").wantRefused("melee fr-ln-3", "CCN-9.1").wantRefused("melee fr-ln-2 @gb-hill", "CCN-21.1")
	})
	t.Run("CCN-21.1 not without dice", func(t *testing.T) {
		wantNoDuel(t, "CCN-16.6", "fr-ln-1", "square=1", "gb-fa-1", 1, squareTrack("french"), scene("e6 T"))
	})
}

// allOfIt is a melee in which everything may happen.
const allOfIt = `
	french: e5 fr-ln-1 ordered, e4 fr-fa-1 ordered
	allied: d5 gb-ln-1, d6 gb-ln-2
	allied leaders: d5 gb-hill
	french leaders: e5 fr-ney
	allied hand: c-first-strike-1 c-forward-1`

func TestLedgerOrderOfWorkInMelee(t *testing.T) {
	t.Run("CCN-21.2 support, reaction, dice, leader check, flags, battle back", func(t *testing.T) {
		g := draw(t, `
		french: e5 fr-ln-1 ordered, f5 fr-ha-1 ordered
		allied: d5 gb-ln-1, d6 gb-ln-2
		allied leaders: d5 gb-hill
		allied hand: c-first-strike-1 c-forward-1`)
		g.play("melee fr-ln-1 @gb-ln-1").wantAsk("support", "french").play("support fr-ha-1").wantAsk("reaction", "allied")
		g.play("stand").wantDice("melee.roll", "french", 7).roll("iffccca").wantDice("leader.check", "french", 2).roll("si")
		g.wantBlocks("gb-ln-1", 3).wantAsk("flags", "allied").play("ignore gb-ln-1 #1").wantAsk("retreat", "allied")
		g.play("retreat gb-ln-1 @c5").wantAsk("advance", "french").play("stay fr-ln-1").wantAsk("draw", "")
		g.wantInOrder(rules.EvDeclare, rules.EvDice, rules.EvHit, rules.EvDice, rules.EvRetreat)
	})
	t.Run("CCN-21.2 cavalry retires after the dice, which it is known before", func(t *testing.T) {
		g := duel(t, "fr-ln-1", "", "gb-lc-1", 1, "allied hand: c-forward-1").wantAsk("reaction", "allied").play("reform")
		g.wantDice("reform.roll", "french", 4).wantAt("gb-lc-1", "e6").roll("iiii").wantAsk("retreat", "allied")
	})
	t.Run("CCN-21.2 a square is formed before strength is counted", func(t *testing.T) {
		g := duel(t, "fr-cu-1", "", "gb-ln-1", 1, "allied hand: c-forward-1 c-elan-1 c-rally-1").play("square").draw("c-rally-1")
		g.roll("i").wantDice("melee.roll", "french", 1)
	})
	t.Run("CCN-21.2 First Strike comes before the dice of the attack", func(t *testing.T) {
		g := draw(t, allOfIt).play("melee fr-ln-1 @gb-ln-1", "done", "strike +c-first-strike-1")
		g.wantDice("strike.roll", "allied", 4).roll("icca").wantDice("leader.check", "allied", 2).roll("ii").wantDice("melee.roll", "french", 4)
	})
}

func TestLedgerReactions(t *testing.T) {
	t.Run("CCN-21.3 infantry that forms square plays no First Strike in this melee", func(t *testing.T) {
		g := duel(t, "fr-cu-1", "", "gb-ln-1", 1, "allied hand: c-first-strike-1 c-elan-1 c-rally-1")
		g.wantAsk("reaction", "allied").wantOptions("stand", "square", "strike +c-first-strike-1").play("square").draw("c-rally-1")
		g.wantDice("square.roll", "allied", 1).roll("i").wantDice("melee.roll", "french", 1).roll("c").wantAsk("draw", "")
		g.wantHand("allied", "c-first-strike-1", "c-elan-1")
	})
	t.Run("CCN-21.3 infantry that strikes first forms no square in this melee", func(t *testing.T) {
		g := duel(t, "fr-cu-1", "", "gb-ln-1", 1, "allied hand: c-first-strike-1 c-elan-1 c-rally-1 c-forward-1")
		g.play("strike +c-first-strike-1").roll("iiii").wantDice("melee.roll", "french", 5).wantSquare("gb-ln-1", 0)
	})
	t.Run("CCN-21.3 only one First Strike in a melee", func(t *testing.T) {
		g := duel(t, "fr-ln-1", "", "gb-ln-1", 1, "allied hand: c-first-strike-1 c-first-strike-2")
		g.play("strike +c-first-strike-1").roll("cccc").wantDice("melee.roll", "french", 5).wantHand("allied", "c-first-strike-2")
	})
	t.Run("CCN-21.4 artillery is declared before the reaction", func(t *testing.T) {
		g := draw(t, allOfIt).play("melee fr-ln-1 @gb-ln-1").wantAsk("support", "french").wantOptions("support fr-fa-1", "done")
		g.play("support fr-fa-1").wantAsk("reaction", "allied").play("stand").wantDice("melee.roll", "french", 5+3)
	})
	t.Run("CCN-21.5 a declared melee is gone through with", func(t *testing.T) {
		g := draw(t, allOfIt).play("melee fr-ln-1 @gb-ln-1").wantOptions("support fr-fa-1", "done").play("done")
		g.wantOptions("stand", "strike +c-first-strike-1").play("stand").wantDice("melee.roll", "french", 5)
	})
	t.Run("CCN-21.6 nobody changes hex before the dice", func(t *testing.T) {
		g := draw(t, allOfIt).play("melee fr-ln-1 @gb-ln-1", "done", "stand").wantAt("fr-ln-1", "e5").wantAt("gb-ln-1", "d5").wantUntold(rules.EvRetreat, "gb-ln-1")
		g.roll("ccccc").wantAt("fr-ln-1", "e5").wantAt("gb-ln-1", "d5").wantAsk("battle_back", "allied")
	})
	t.Run("CCN-21.6 but for the retreat before First Strike", func(t *testing.T) {
		g := draw(t, allOfIt).play("melee fr-ln-1 @gb-ln-1", "done", "strike +c-first-strike-1").roll("ffcc").play("take fr-ln-1")
		g.play("retreat fr-ln-1 @f4", "retreat fr-ln-1 @g4").wantAt("fr-ln-1", "g4").wantRolls("melee.roll", 0).wantRow("repelled")
	})
}
