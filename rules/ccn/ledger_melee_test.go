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
		g.WantTargets("melee fr-ln-1", "gb-ln-1 gb-hill").WantTargets("melee fr-lc-1", "gb-ln-1").WantTargets("melee fr-fa-1", "gb-hill")
		g.WantTargets("melee fr-ln-2", "").WantTargets("melee fr-ln-3", "")
		g.WantRefused("melee fr-ln-1 @gb-ln-2", "CCN-21.1").WantRefused("melee fr-ln-3", "CCN-9.1").WantRefused("melee fr-ln-2 @gb-hill", "CCN-21.1")
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
		g.Play("melee fr-ln-1 @gb-ln-1").WantAsk("support", "french").Play("support fr-ha-1").WantAsk("reaction", "allied")
		g.Play("stand").wantDice("melee.roll", "french", 7).roll("iffccca").wantDice("leader.check", "french", 2).roll("si")
		g.wantBlocks("gb-ln-1", 3).WantAsk("flags", "allied").Play("ignore gb-ln-1 #1").WantAsk("retreat", "allied")
		g.Play("retreat gb-ln-1 @c5").WantAsk("advance", "french").Play("stay fr-ln-1").WantAsk("draw", "")
		g.wantInOrder(rules.EvDeclare, rules.EvDice, rules.EvHit, rules.EvDice, rules.EvRetreat)
	})
	t.Run("CCN-21.2 cavalry retires after the dice, which it is known before", func(t *testing.T) {
		g := duel(t, "fr-ln-1", "", "gb-lc-1", 1, "allied hand: c-forward-1").WantAsk("reaction", "allied").Play("reform")
		g.wantDice("reform.roll", "french", 4).WantAt("gb-lc-1", "e6").roll("iiii").WantAsk("retreat", "allied")
	})
	t.Run("CCN-21.2 a square is formed before strength is counted", func(t *testing.T) {
		g := duel(t, "fr-cu-1", "", "gb-ln-1", 1, "allied hand: c-forward-1 c-elan-1 c-rally-1").Play("square").Draw("c-rally-1")
		g.roll("i").wantDice("melee.roll", "french", 1)
	})
	t.Run("CCN-21.2 First Strike comes before the dice of the attack", func(t *testing.T) {
		g := draw(t, allOfIt).Play("melee fr-ln-1 @gb-ln-1", "done", "strike +c-first-strike-1")
		g.wantDice("strike.roll", "allied", 4).roll("icca").wantDice("leader.check", "allied", 2).roll("ii").wantDice("melee.roll", "french", 4)
	})
}

func TestLedgerReactions(t *testing.T) {
	t.Run("CCN-21.3 infantry that forms square plays no First Strike in this melee", func(t *testing.T) {
		g := duel(t, "fr-cu-1", "", "gb-ln-1", 1, "allied hand: c-first-strike-1 c-elan-1 c-rally-1")
		g.WantAsk("reaction", "allied").WantOptions("stand", "square", "strike +c-first-strike-1").Play("square").Draw("c-rally-1")
		g.wantDice("square.roll", "allied", 1).roll("i").wantDice("melee.roll", "french", 1).roll("c").WantAsk("draw", "")
		g.wantHand("allied", "c-first-strike-1", "c-elan-1")
	})
	t.Run("CCN-21.3 infantry that strikes first forms no square in this melee", func(t *testing.T) {
		g := duel(t, "fr-cu-1", "", "gb-ln-1", 1, "allied hand: c-first-strike-1 c-elan-1 c-rally-1 c-forward-1")
		g.Play("strike +c-first-strike-1").roll("iiii").wantDice("melee.roll", "french", 5).wantSquare("gb-ln-1", 0)
	})
	t.Run("CCN-21.3 only one First Strike in a melee", func(t *testing.T) {
		g := duel(t, "fr-ln-1", "", "gb-ln-1", 1, "allied hand: c-first-strike-1 c-first-strike-2")
		g.Play("strike +c-first-strike-1").roll("cccc").wantDice("melee.roll", "french", 5).wantHand("allied", "c-first-strike-2")
	})
	t.Run("CCN-21.4 artillery is declared before the reaction", func(t *testing.T) {
		g := draw(t, allOfIt).Play("melee fr-ln-1 @gb-ln-1").WantAsk("support", "french").WantOptions("support fr-fa-1", "done")
		g.Play("support fr-fa-1").WantAsk("reaction", "allied").Play("stand").wantDice("melee.roll", "french", 5+3)
	})
	t.Run("CCN-21.5 a declared melee is gone through with", func(t *testing.T) {
		g := draw(t, allOfIt).Play("melee fr-ln-1 @gb-ln-1").WantOptions("support fr-fa-1", "done").Play("done")
		g.WantOptions("stand", "strike +c-first-strike-1").Play("stand").wantDice("melee.roll", "french", 5)
	})
	t.Run("CCN-21.6 nobody changes hex before the dice", func(t *testing.T) {
		g := draw(t, allOfIt).Play("melee fr-ln-1 @gb-ln-1", "done", "stand").WantAt("fr-ln-1", "e5").WantAt("gb-ln-1", "d5").WantNeverTold(rules.EvRetreat, "gb-ln-1")
		g.roll("ccccc").WantAt("fr-ln-1", "e5").WantAt("gb-ln-1", "d5").WantAsk("battle_back", "allied")
	})
	t.Run("CCN-21.6 but for the retreat before First Strike", func(t *testing.T) {
		g := draw(t, allOfIt).Play("melee fr-ln-1 @gb-ln-1", "done", "strike +c-first-strike-1").roll("ffcc").Play("take fr-ln-1")
		g.Play("retreat fr-ln-1 @f4", "retreat fr-ln-1 @g4").WantAt("fr-ln-1", "g4").wantRolls("melee.roll", 0).WantRow("repelled")
	})
}
