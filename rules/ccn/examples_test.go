package ccn

import (
	"math/big"
	"testing"

	"grognard/rules"
)

func TestOneMeleeFromDeclarationToBattleBack(t *testing.T) { // part 3.3
	g := draw(t, `
	french: e5 fr-ln-1 ordered, f5 fr-fa-1 ordered
	allied: d5 gb-ln-1, c5 gb-ln-2
	allied leaders: d5 gb-hill
	allied hand: c-forward-1
	`)
	g.Play("melee fr-ln-1 @gb-ln-1").WantAsk("support", "french").WantOptions("support fr-fa-1", "done").Play("done")
	g.WantAsk("reaction", "allied").WantOptions("stand").Play("stand")
	g.wantDice("melee.roll", "french", 5).wantMod("dice", "CCN-22.1", 4).wantMod("dice", "CCN-22.3", 1)
	g.roll("isfca").wantBlocks("gb-ln-1", 2).wantDice("leader.check", "french", 2)
	g.roll("si").WantAsk("flags", "allied").WantOptions("ignore gb-ln-1 #1", "take gb-ln-1").wantMod("flags", "CCN-27.3", 1)
	g.Play("ignore gb-ln-1 #1").WantRow("lost2").WantAsk("battle_back", "allied").Play("back gb-ln-1")
	g.wantDice("back.roll", "allied", 2).roll("is").wantBlocks("fr-ln-1", 2).WantAsk("combat", "french")
}

func TestFlagsDriveAUnitBackAndInfantryTakesGround(t *testing.T) { // CCN-26.1, CCN-30.1
	g := draw(t, `
	french: e5 fr-ln-1 ordered
	allied: d5 gb-ln-1
	`)
	g.Play("melee fr-ln-1 @gb-ln-1").roll("ffcca")
	g.WantAsk("retreat", "allied").WantOptions("retreat gb-ln-1 @c5", "retreat gb-ln-1 @c6")
	g.Play("retreat gb-ln-1 @c5", "retreat gb-ln-1 @b5").WantRow("driven")
	g.WantAsk("advance", "french").WantOptions("advance fr-ln-1 @d5", "stay fr-ln-1")
	g.Play("advance fr-ln-1 @d5").WantAt("fr-ln-1", "d5").WantAsk("draw", "")
}

func TestCavalryBreaksThroughForABonusMelee(t *testing.T) { // CCN-31
	g := draw(t, `
	french: e5 fr-hc-1 ordered
	allied: d5 gb-ln-1 blocks=1, c6 gb-fa-1
	`)
	g.Play("melee fr-hc-1 @gb-ln-1").roll("iiiii").wantLost("gb-ln-1").wantBanners("french", 1)
	g.Play("advance fr-hc-1 @d5").WantAsk("breakthrough", "french").WantOffered("advance fr-hc-1 @e5")
	g.Play("stay fr-hc-1").WantAsk("bonus", "french").Play("melee fr-hc-1 @gb-fa-1")
	g.wantDice("melee.roll", "french", 5).roll("aaaaa").wantLost("gb-fa-1").WantAsk("advance", "french")
	g.Play("advance fr-hc-1 @c6").WantAsk("draw", "")
}

func TestASquareStrikesFirstAndHoldsTheCavalryToOneDie(t *testing.T) { // CCN-36, part 10.5
	g := draw(t, `
	french: e5 fr-cu-1 ordered
	allied: d5 gb-ln-1
	allied hand: c-forward-1 c-rally-1 c-probe-left-1
	`)
	g.Play("melee fr-cu-1 @gb-ln-1").WantAsk("reaction", "allied").WantOptions("stand", "square")
	g.Play("square").Draw("c-rally-1").wantSquare("gb-ln-1", 1).wantHandSize("allied", 2)
	g.wantDice("square.roll", "allied", 1).roll("s").wantBlocks("fr-cu-1", 3)
	g.wantDice("melee.roll", "french", 1).roll("f").wantBlocks("gb-ln-1", 3).WantAt("gb-ln-1", "d5").WantAsk("draw", "")
}

func TestTheOrdersOfACoordinatedAdvanceFitTheirSections(t *testing.T) { // CCN-9.8
	g := draw(t, `
	french: b3 fr-ln-1, d4 fr-ln-2, e6 fr-ln-3, e7 fr-ln-4
	allied: a1 gb-ln-1
	phase orders, card c-coordinated-advance-1
	`)
	g.Play("order fr-ln-2", "order fr-ln-3", "order fr-ln-4").WantRefused("order fr-ln-1", "CCN-9.8")
	g.wantOrdered("fr-ln-2", "fr-ln-3", "fr-ln-4")
}

// chances counts with which chance something holds at the end of the Step if a
// player takes an option, everybody ignoring no flags.
func chances(t *testing.T, g *game, line string, so func(*Board) bool) *big.Rat {
	t.Helper()
	o, err := rules.ParseOption(Book{}, line)
	if err != nil {
		t.Fatal(err)
	}
	sum := new(big.Rat)
	v := rules.Preview{Policy: func(r *rules.Request) (rules.Option, bool) {
		if r.Quiet >= 0 {
			return r.Options[r.Quiet], true
		}
		return r.Options[0], true
	}}
	err = v.Outcomes(g.Position, []rules.Option{o}, func(l rules.Leaf) {
		if so(l.Board.(*Board)) {
			sum.Add(sum, l.Chance)
		}
	})
	if err != nil {
		t.Fatal(err)
	}
	return sum
}

func TestThePreviewsOfTheBookComeOutExactly(t *testing.T) { // part 10.5
	g := draw(t, `
	allied: i5 gb-ln-1 ordered
	french: g5 fr-ln-1
	top french, active allied
	`)
	unhurt := chances(t, g, "fire gb-ln-1 @fr-ln-1", func(b *Board) bool { return b.units[g.unit("fr-ln-1")].blocks == 4 })
	if unhurt.Cmp(big.NewRat(32, 243)) != 0 {
		t.Errorf("no hit with chance %v, want 32/243", unhurt)
	}
	g = draw(t, `
	french: e5 fr-cu-1 ordered
	allied: d5 gb-ln-1
	allied hand: c-forward-1 c-rally-1 c-probe-left-1
	`)
	g.Play("melee fr-cu-1 @gb-ln-1")
	hurt := chances(t, g, "square", func(b *Board) bool { return b.units[g.unit("gb-ln-1")].blocks < 4 })
	if hurt.Cmp(big.NewRat(20, 36)) != 0 { // 5/6 of 4/6
		t.Errorf("the square loses a block with chance %v, want 5/9", hurt)
	}
}
