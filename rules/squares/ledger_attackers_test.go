package squares

import "testing"

func TestLedgerCombat(t *testing.T) {
	t.Run("NS-C4.3.1 canister, musketry, bayonet and sabre in one combat", func(t *testing.T) {
		g := clash(t, "C3 red-1 1hit\nC3 red-2 cavalry heavy 1hit\nC3 red-3 gun light\nC4 blue-1", "attack red-1 @C4", "add red-3", "roll")
		g.wantDice("ns.combat", 5, 4).Roll(4, 3, 3, 4, 4).wantHits("blue-1", 3)
	})
	t.Run("NS-C4.3.2 troops of several squares attack one square, with AP enough", func(t *testing.T) {
		g := clash(t, "C3 red-1\nB3 red-2\nD3 red-3\nE3 red-4 spent=2\nC4 blue-1\nE4 blue-2")
		g.WantOffered("attack red-1 @C4", "attack red-2 @C4").WantNot("attack red-1 @B4", "attack red-1 @E4").WantRefused("attack red-4", "NS-C4.0.2")
		g.Play("attack red-1 @C4").WantOffered("add red-2").WantRefused("add red-3", "NS-C4.3.9").Play("add red-2", "roll").wantDice("ns.combat", 4, 3)
	})
	t.Run("NS-C4.3.2 the attack is told with those who go along", func(t *testing.T) {
		two := "C3 red-1\nC3 red-2\nC4 blue-1"
		clash(t, "C3 red-1\nC4 blue-1", "attack red-1 @C4").wantHeard("ns.log.attack", false)
		clash(t, two, "attack red-1 @C4").wantHeard("ns.log.attack.with", false)
		clash(t, "C3 red-1 linear N\nC3 red-2 linear N\nC3 red-3 linear N rear\nC4 blue-1", "attack red-1 @C4").wantHeard("ns.log.attack.more", false)
	})
	t.Run("NS-C4.3.59 cavalry attacks whoever stands outside, the first unit of the battle too", func(t *testing.T) {
		draw(t, field+"C4 blue-1\nC3 red-1 cavalry heavy\nC3 red-2\nphase combat").Play("attack red-1 @C4").WantOffered("roll", "leave red-2")
	})
	t.Run("NS-A.42 a Lead that cannot attack bars no Rear unit, nor do guns", func(t *testing.T) {
		for _, why := range []string{"linear N spent=2", "linear E"} {
			clash(t, "C3 red-1 linear N\nC3 red-2 "+why+"\nC3 red-3 linear N rear\nC4 blue-1", "attack red-1 @C4").WantOptions("roll", "leave red-3")
		}
		clash(t, "C3 red-1 linear N\nC3 red-2 linear N rear\nC3 red-3 gun\nC4 blue-1", "attack red-1 @C4").WantOptions("roll", "leave red-2", "add red-3")
	})
	t.Run("NS-C4.3.2 of the active commander only", func(t *testing.T) {
		g := clash(t, "C3 red-1\nC3 red-2 of red-g2\nC4 blue-1").WantNot("attack red-2 @C4").WantRefused("attack red-2", "NS-C4.0.9")
		g.Play("attack red-1 @C4").WantOptions("roll")
	})
	t.Run("NS-C4.3.3 the eight sections in their order", func(t *testing.T) {
		g := clash(t, "C3 red-1 linear N skirmish=1\nC3 red-2 linear N\nC3 red-3 linear N rear\nC4 blue-1 linear S\nC4 blue-2 cavalry light\nC4 blue-3 gun\nG7 blue-4")
		g.Play("attack red-1 @C4").WantAsk("attack.units", "red").Play("leave red-3", "leave red-2", "roll")
		g.WantAsk("evade", "blue").Play("evade blue-2 @B5").WantAsk("defend", "blue").noted("NS-C4.3.20")
		g.Play("stand").noted("NS-C4.3.26").wantDice("ns.combat", 2, 2).Roll(2, 2).wantHits("blue-1", 1).wantHits("blue-3", 1).wantHits("red-1", 0)
		g.Roll(1).Roll(1, 1).wantDice("ns.morale", 1, 4).Roll(4).Roll(4).WantAsk("breakthrough", "red")
		g.Play("second").WantAsk("second.attack", "red").Play("roll").WantAsk("second.defend", "blue").Play("stand")
		g.Roll(6, 6, 6, 6).Roll(1).Roll(1).Roll(1, 1, 1).Roll(1, 1, 1).wantLost("blue-1", "blue-3").WantAsk("reset", "red").Play("done").WantAsk("pursuit", "red")
	})
}

func TestLedgerAttackers(t *testing.T) {
	t.Run("NS-C4.3.4 each attacking unit spends 2 AP", func(t *testing.T) {
		g := clash(t, "C3 red-1\nC3 red-2\nC3 red-3 gun\nB3 red-4\nB3 red-5 gun\nD3 red-6\nC4 blue-1", "attack red-1 @C4", "leave red-2", "add red-3", "add red-4", "add red-5", "roll")
		for id, ap := range map[string]int{"red-1": 2, "red-2": 0, "red-3": 2, "red-4": 2, "red-5": 2, "red-6": 0} {
			g.wantSpent(id, ap)
		}
	})
	t.Run("NS-C4.3.4 who has one AP left neither attacks nor joins", func(t *testing.T) {
		g := clash(t, "C3 red-1\nC3 red-2 spent=2\nC3 red-3 gun horse spent=2\nB3 red-4 spent=2\nC4 blue-1").WantRefused("attack red-2", "NS-C4.0.2").Play("attack red-1 @C4")
		g.WantOptions("roll").WantRefused("add red-2", "NS-C4.0.2").WantRefused("add red-3", "NS-C4.0.2").WantRefused("add red-4", "NS-C4.0.2")
		clash(t, "C3 red-1 spent=1\nC4 blue-1").WantOffered("attack red-1 @C4")
	})
	t.Run("NS-C4.3.4 one attack in a turn", func(t *testing.T) {
		g := clash(t, "C3 red-1\nD3 red-2\nC4 blue-1\nD4 blue-2", "attack red-1 @C4", "roll").Roll(1, 1).Roll(1, 1)
		g.WantAsk("attack", "red").WantRefused("attack red-1", "NS-C4.0.2").WantOffered("attack red-2 @C4", "attack red-2 @D4")
	})
	t.Run("NS-C4.3.5 adjacent by its own count, and facing if it is Linear", func(t *testing.T) {
		g := clash(t, "C3 red-1 linear N\nB3 red-2\nD4 red-3 linear N\nC5 red-4 linear S\nC2 red-5\nC4 blue-1\nD5 blue-2\nA4 blue-3")
		g.WantOffered("attack red-1 @C4", "attack red-2 @C4", "attack red-3 @D5", "attack red-4 @C4")
		g.WantRefused("attack red-1 @D5", "NS-C4.3.5").WantRefused("attack red-3 @C4", "NS-C4.1.24").WantRefused("attack red-4 @D5", "NS-C4.1.24").
			WantRefused("attack red-5 @C4", "NS-C4.3.5")
	})
	t.Run("NS-C4.3.5 a Linear garrison faces every side, but no corner", func(t *testing.T) {
		g := draw(t, ". . .\n. t .\n. . .\nB2 red-1 linear N garrison\nA2 blue-1\nC2 blue-2\nB1 blue-3\nC3 blue-4\nphase combat")
		g.WantOptions("done", "attack red-1 @A2", "attack red-1 @C2", "attack red-1 @B1").WantRefused("attack red-1 @C3", "NS-C4.3.5")
	})
	t.Run("NS-C4.3.5 artillery attacks with its square", func(t *testing.T) {
		clash(t, "C3 red-1\nC3 red-2 gun\nD4 blue-1", "attack red-1 @D4").WantOffered("add red-2")
	})
	t.Run("NS-C4.3.6 two Massed or three Linear of the command from one main square", func(t *testing.T) {
		clash(t, "C3 red-1\nC3 red-2\nB3 red-3\nC4 blue-1", "attack red-1 @C4").WantOptions("roll", "leave red-1", "leave red-2", "add red-3").Play("roll").wantDice("ns.combat", 4, 3)
		clash(t, "C3 red-1 linear N\nC3 red-2 linear N\nC3 red-3 linear N rear\nC4 blue-1", "attack red-1 @C4").
			WantOffered("roll", "leave red-3").Play("roll").wantDice("ns.combat", 6, 4)
		clash(t, "C3 red-1\nC3 red-2 of red-g2\nC4 blue-1", "attack red-1 @C4").WantOptions("roll").Play("roll").wantDice("ns.combat", 2, 3)
	})
	t.Run("NS-C4.3.6 the square of the first declared is the main square", func(t *testing.T) {
		g := clash(t, "C3 red-1\nB3 red-2\nB3 red-3\nC4 blue-1", "attack red-2 @C4").WantOptions("roll", "leave red-2", "leave red-3", "add red-1")
		g.Play("roll").Roll(1, 1, 1, 6).wantHits("blue-1", 1)
	})
	t.Run("NS-C4.3.7 one Massed and one Linear brigade", func(t *testing.T) {
		clash(t, "C3 red-1 1hit\nC3 red-2 linear N\nC4 blue-1", "attack red-1 @C4").WantOptions("roll", "leave red-1", "leave red-2").Play("roll").wantDice("ns.combat", 4, 4)
	})
	t.Run("NS-C4.3.7 a Massed and two Linear have no place in a square", func(t *testing.T) {
		wantFault(t, scenarioOf(t, field+"C3 red-1\nC3 red-2 linear N\nC3 red-3 linear N\nC4 blue-1"), "capacity")
		draw(t, field+"C2 red-1\nC3 red-2 linear N\nC3 red-3 linear N\nG7 blue-1").WantRefused("move red-1 @C3", "NS-A.34")
	})
	t.Run("NS-C4.3.8 one more from each other adjacent square", func(t *testing.T) {
		g := clash(t, "C3 red-1\nB3 red-2\nD3 red-3\nB4 red-4\nD3 red-5 of red-g2\nC4 blue-1", "attack red-1 @C4").WantOffered("add red-2", "add red-3", "add red-4").WantNot("add red-5")
		g.Play("add red-2", "add red-3", "add red-4", "roll").wantDice("ns.combat", 8, 3).wantSpent("red-4", 2)
	})
	t.Run("NS-C4.3.9 not who is faced by another enemy", func(t *testing.T) {
		g := clash(t, "C4 red-1\nD4 red-2\nC5 red-3 linear E\nD5 blue-1\nE5 blue-2\nB6 blue-3", "attack red-1 @D5")
		g.WantRefused("add red-2", "NS-C4.3.9").WantOffered("add red-3")                                  // for a Linear unit B6 is not adjacent
		clash(t, "C4 red-1\nD4 red-2\nD5 blue-1\nE5 blue-2", "attack red-2 @D5").WantOffered("add red-1") // in the main square it does not matter
	})
	t.Run("NS-C4.3.9 whoever is faced is told so, even if nobody else could join", func(t *testing.T) {
		g := clash(t, "C4 red-1\nD4 red-2\nD5 blue-1\nE5 blue-2", "attack red-1 @D5")
		if g.WantAsk("attack.units", "red").WantOptions("roll").WantRefused("add red-2", "NS-C4.3.9"); !g.Request().Always {
			t.Error("the only answer is given for the player")
		}
		if g = clash(t, "C4 red-1\nA1 red-2\nD5 blue-1\nE5 blue-2", "attack red-1 @D5"); g.Request().Always {
			t.Error("he is asked though there is nobody to be tried")
		}
	})
	t.Run("NS-C4.3.9 one brigade a square", func(t *testing.T) {
		g := clash(t, "C3 red-1\nB3 red-2\nB3 red-3\nC4 blue-1", "attack red-1 @C4", "add red-2")
		g.WantNot("add red-3").WantRefused("add red-3", "NS-C4.3.9")
	})
	t.Run("NS-C4.3.9 adjacent for the one who joins, and facing", func(t *testing.T) {
		g := clash(t, "C3 red-1\nB3 red-2 linear N\nB4 red-3 linear N\nD4 red-4 linear W\nC4 blue-1", "attack red-1 @C4")
		g.WantOffered("add red-4").WantRefused("add red-2", "NS-C4.3.5").WantRefused("add red-3", "NS-C4.1.24")
	})
	t.Run("NS-C4.3.10 artillery of squares that take part, if its player likes", func(t *testing.T) {
		g := clash(t, "C3 red-1\nC3 red-2 gun\nB3 red-3\nB3 red-4 gun\nD4 red-5 gun\nC4 blue-1", "attack red-1 @C4")
		g.WantOffered("add red-2").WantRefused("add red-4", "NS-C4.3.10").WantRefused("add red-5", "NS-C4.3.10").WantRefused("add blue-1", "NS-C4.0.9")
		g.Play("add red-3").WantOffered("add red-4").Play("add red-2", "roll").Roll(1, 1, 1, 1, 3).wantHits("blue-1", 1)
		g.Roll(3, 3).WantAsk("share", "red").WantOffered("hit red-2").WantNot("hit red-4") // exposed
	})
	t.Run("NS-C4.3.11 any number of artillery, on top of the brigades", func(t *testing.T) {
		g := clash(t, "C3 red-1\nC3 red-2\nC3 red-3 gun\nC3 red-4 gun\nB3 red-5\nB3 red-6 gun\nC4 blue-1", "attack red-1 @C4", "add red-3", "add red-4", "add red-5", "add red-6", "roll")
		g.wantDice("ns.combat", 9, 3)
	})
	t.Run("NS-C4.3.12 not after bombarding", func(t *testing.T) {
		clash(t, "C3 red-1\nC3 red-2 gun fired\nC3 red-3 gun\nC4 blue-1", "attack red-1 @C4").WantOffered("add red-3").WantNot("add red-2").WantRefused("add red-2", "NS-C4.3.12")
	})
	t.Run("NS-C4.3.12 and no bombardment after an attack in an intervention", func(t *testing.T) {
		g := draw(t, field+"chief red C2 0\nC3 red-1\nC3 red-2 gun\nB3 red-3 gun\nC4 blue-1\npool 0 0 1\nphase combat\nintervention red-c").Play("attack red-1 @C4", "add red-2", "roll")
		g.Roll(1, 1, 1).Roll(1, 1).onward("contest.name").wins("red-g1").through("bombard")
		g.WantOptions("done", "fire red-3 @C4").WantRefused("fire red-2", "NS-A.45")
	})
	t.Run("NS-C4.3.13 the main attack needs a brigade", func(t *testing.T) {
		g := clash(t, "C3 red-1\nC3 red-2 gun\nB3 red-3\nC4 blue-1").WantNot("attack red-2 @C4").Play("attack red-1 @C4", "add red-2", "add red-3")
		g.WantNot("leave red-1").WantRefused("leave red-1", "NS-C4.3.13")
		clash(t, "C3 red-1 gun\nC4 blue-1").WantAsk("ns.ap", "chance")
	})
	t.Run("NS-C4.3.14 not the units of a demoralized command", func(t *testing.T) {
		g := draw(t, field+"chief red C2 0\ngeneral red-g1 C3 demoralized\nC3 red-1\nB3 red-2\nC3 red-3 of red-g2\nC3 red-4 gun\nC4 blue-1\nphase combat\nintervention red-c")
		g.WantRefused("attack red-1", "NS-C4.3.14").Play("attack red-3 @C4").WantOptions("roll")
		g.WantRefused("add red-1", "NS-C4.3.14").WantRefused("add red-2", "NS-C4.3.14").WantRefused("add red-4", "NS-C4.3.14")
	})
	town := ". . .\n. t .\n. . .\nphase combat\nB2 blue-1 garrison\n"
	t.Run("NS-C4.3.15 somebody must be there who may be fought", func(t *testing.T) {
		draw(t, town+"B1 red-1 cavalry heavy\nB1 red-2").WantRefused("attack red-1 @B2", "NS-C4.3.59").Play("attack red-2 @B2").WantOptions("roll").WantRefused("add red-1", "NS-C4.3.59")
		draw(t, town+"B1 red-1 cavalry heavy").WantAsk("ns.ap", "chance")
		g := draw(t, town+"B2 blue-2 gun\nB1 red-1 cavalry heavy").Play("attack red-1 @B2", "roll").Roll(6, 6)
		g.wantHits("blue-2", 2).wantHits("blue-1", 0)
		draw(t, town+"A1 red-2\nB1 red-1 appeared").WantRefused("attack red-1", "NS-A.63")
	})
	t.Run("NS-C4.3.15 with cavalry among the attackers the garrison does not count", func(t *testing.T) {
		g := draw(t, town+"B2 blue-2\nB1 red-1 cavalry heavy\nB1 red-2").Play("attack red-2 @B2").WantOffered("leave red-1").Play("roll")
		g.Roll(1, 1, 1, 1).wantDice("ns.combat", 2, 3) // blue-2 alone
		if g.board().fight.defend.Count() != 1 {
			t.Error("the garrison defends")
		}
	})
}
