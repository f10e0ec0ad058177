package squares

import (
	"fmt"
	"testing"
)

func TestLedgerLightCavalry(t *testing.T) {
	hussars := field + "general red-g1 C3\nC2 red-1 cavalry light\nC3 red-2\nC5 blue-1\nD4 blue-2\n"
	t.Run("NS-C4.1.21 it attacks if it has moved for AP less 2 at most", func(t *testing.T) {
		picture := field + "general red-g1 C3\nC2 red-1 cavalry light\nE3 red-2\nC4 blue-1\nE4 blue-2\n"
		draw(t, picture).Play("move red-1 @C3", "done").WantOffered("attack red-1 @C4").Play("attack red-1 @C4", "roll").wantSpent("red-1", 3)
		draw(t, picture+"ap 2").Play("move red-1 @C3", "done").WantRefused("attack red-1", "NS-C4.0.2").WantOffered("attack red-2 @E4")
		g := draw(t, picture).Play("move red-1 @B3", "done").wantSpent("red-1", 2).WantRefused("attack red-1", "NS-C4.0.2")
		g.Play("attack red-2 @E4").WantNot("add red-1")
	})
	t.Run("NS-C4.1.21 the further action is for movement alone", func(t *testing.T) {
		draw(t, hussars+"ap 1").Play("done").wantPhase("points")
		draw(t, field+"C3 red-1 cavalry light\nC3 red-2\nap 1").Play("move red-1 @C6").wantSpent("red-1", 2).WantAt("red-1", "C6")
	})
	t.Run("NS-C4.1.20 heavier cavalry has none", func(t *testing.T) {
		draw(t, field+"C3 red-1 cavalry medium\nC3 red-2 cavalry heavy\nap 1").WantNot("move red-1 @C5", "move red-2 @C5").WantOffered("move red-1 @C4")
	})
}

func TestLedgerPassing(t *testing.T) {
	t.Run("NS-C4.1.22 all troops pass through each other within capacity", func(t *testing.T) {
		rows := ". . .\n# . #\n. . .\n"
		for _, there := range []string{"massed", "linear N", "cavalry", "gun"} {
			draw(t, rows+"B1 red-1\nB2 red-2 of red-g2 "+there).Play("move red-1 @B3").wantSpent("red-1", 2).wantHits("red-2", 0).WantAt("red-2", "B2")
		}
	})
	t.Run("NS-C4.1.23 one square to the right, facing as before, costs 3", func(t *testing.T) {
		g := draw(t, field+"C3 red-1 linear N").WantRefused("move red-1 @D3", "NS-C4.1.23").Play("face red-1 #2", "move red-1 @D3", "face red-1 #1")
		g.wantSpent("red-1", 3).WantAt("red-1", "D3").wantFacing("red-1", "N")
	})
	t.Run("NS-C4.1.24 a Linear unit attacks only what it faces over a side", func(t *testing.T) {
		for facing, q := range map[string]string{"N": "C4", "E": "D3", "S": "C2", "W": "B3"} {
			g := draw(t, field+"C3 red-1 linear "+facing+"\nC4 blue-1\nD3 blue-2\nC2 blue-3\nB3 blue-4\nD4 blue-5\nphase combat")
			g.WantOptions("done", "attack red-1 @"+q)
		}
		g := draw(t, field+"C3 red-1 linear N\nC4 blue-1\nD3 blue-2\nD4 blue-3\nphase combat").WantRefused("attack red-1 @D3", "NS-C4.1.24")
		g.WantRefused("attack red-1 @D4", "NS-C4.3.5")
		draw(t, field+"C3 red-1 linear N\nD3 blue-2").Play("face red-1 #2", "done").WantOffered("attack red-1 @D3").Play("attack red-1 @D3", "roll").wantSpent("red-1", 3)
		draw(t, field+"C3 red-1 linear N\nD3 blue-2\nap 2").Play("face red-1 #2", "done").wantPhase("points")
	})
	t.Run("NS-C4.1.32 there are no zones of control", func(t *testing.T) {
		g := draw(t, field+"C3 red-1\nC4 blue-1\nD3 blue-2\nB5 blue-3\nF7 blue-4").WantOffered("move red-1 @D4").Play("move red-1 @D4").wantSpent("red-1", 2)
		g.Play("move red-1 @E4").wantSpent("red-1", 3)
		draw(t, field+"C3 red-1 cavalry\nC5 blue-1\nD5 blue-2").Play("move red-1 @C4", "move red-1 @B4", "move red-1 @B5").wantSpent("red-1", 2)
	})
	t.Run("NS-C4.1.33 nobody enters a square with enemy units", func(t *testing.T) {
		g := draw(t, ". . .\n# . #\n. . .\nB1 red-1 cavalry\nB2 blue-1 gun").WantRefused("move red-1 @B2", "NS-C4.1.33").WantNot("move red-1 @B3")
		g.Play("done").WantOffered("attack red-1 @B2")
	})
	t.Run("NS-C4.1.34 a town is left for nothing and entered for 1", func(t *testing.T) {
		draw(t, strip("t")+"B2 red-1 garrison\nap 1").Play("move red-1 @B3").wantSpent("red-1", 1).wantMarks("red-1", "!garrison")
		g := draw(t, strip("t")+"B2 red-1 garrison").Play("sally red-1").wantSpent("red-1", 0).wantMarks("red-1", "!garrison").Play("garrison red-1").wantSpent("red-1", 1)
		g.WantAt("red-1", "B2")
	})
	t.Run("NS-C4.1.38 nobody leaves the board", func(t *testing.T) {
		draw(t, ". . .\n. . .\n. . .\nA1 red-1\nC1 red-2 linear S").WantOptions("done", "move red-1 @A2", "move red-1 @B1", "move red-1 @B2", "move red-1 @A3",
			"move red-1 @C1", "move red-1 @C2", "move red-1 @B3", "move red-2 @C2", "move red-2 @C3", "face red-2 #1", "face red-2 #2", "face red-2 #4", "column red-2")
	})
}

func TestLedgerMarchColumn(t *testing.T) {
	t.Run("NS-C4.1.13 Linear infantry changes into and out of it for 1", func(t *testing.T) {
		g := draw(t, field+"C3 red-1 linear N\nD3 red-2\nE3 red-3 cavalry\nE3 red-4 gun").WantNot("column red-2", "column red-3", "column red-4")
		g.Play("column red-1").wantSpent("red-1", 1).wantMarks("red-1", "march").wantSeen("blue", "red-1", "column").Play("deploy red-1").wantSpent("red-1", 2).
			wantMarks("red-1", "!march").Play("column red-1").wantSpent("red-1", 3).WantRefused("deploy red-1", "NS-C4.0.2")
	})
	for n, facing := range map[int]string{2: "E", 3: "S", 4: "W"} {
		t.Run("NS-C4.1.14 90 or 180 degrees cost 1: "+facing, func(t *testing.T) {
			g := draw(t, field+"C3 red-1 linear N\nap 1").Play(fmt.Sprintf("face red-1 #%d", n)).wantSpent("red-1", 1).wantFacing("red-1", facing)
			g.WantRefused("face red-1 #1", "NS-C4.0.2")
		})
	}
	t.Run("NS-C4.1.25 one marching unit a square", func(t *testing.T) {
		draw(t, field+"C3 red-1 linear N column\nC2 red-2 linear N column").WantRefused("move red-2 @C3", "NS-C4.1.25").WantOffered("move red-2 @C1")
		draw(t, field+"C3 red-1 linear N column\nC3 red-2 linear N").WantRefused("column red-2", "NS-C4.1.25")
	})
	t.Run("NS-C4.1.25 and it is a Lead", func(t *testing.T) {
		g := draw(t, field+"C3 red-1 linear N\nC3 red-2 linear N rear").Play("column red-2").wantMarks("red-2", "march", "!rear").WantNot("rear red-2")
		g.wantMarks("red-1", "!rear")
		draw(t, field+"C4 red-1 linear N\nC4 red-2 linear N\nC3 red-3 linear N column").WantRefused("move red-3 @C4", "NS-C4.1.25")
	})
	t.Run("NS-C4.1.26 a column over several squares is units that move by themselves", func(t *testing.T) {
		g := draw(t, field+"C3 red-1 linear N column\nC2 red-2 linear N column\nC1 red-3 linear N column").Play("move red-1 @C4", "move red-2 @C3", "move red-3 @C2")
		g.WantAt("red-2", "C3").Play("face red-1 #2", "move red-1 @D4").wantFacing("red-2", "N").wantSpent("red-2", 1)
	})
	t.Run("NS-C4.1.27 it begins and steps only away from the enemy", func(t *testing.T) {
		g := draw(t, field+"C3 red-1 linear E column\nB4 blue-1").WantOffered("move red-1 @D3").Play("face red-1 #1").WantRefused("move red-1 @C4", "NS-C4.1.27")
		g.WantOffered("move red-1 @C2")
		draw(t, field+"C3 red-1 linear N\nB3 blue-1").WantRefused("column red-1", "NS-C4.1.27")
		draw(t, field+"C3 red-1 linear N\nB4 blue-1").WantOffered("column red-1")
		draw(t, field+"C3 red-1 linear N column\nC2 red-2\nC6 blue-1").Play("move red-1 @C4").WantRefused("move red-1 @C5", "NS-C4.1.27")
	})
	t.Run("NS-C4.1.28 in it facing costs nothing", func(t *testing.T) {
		g := draw(t, field+"C3 red-1 linear N column").Play("face red-1 #2").wantSpent("red-1", 0).wantFacing("red-1", "E").Play("move red-1 @D3", "face red-1 #3", "move red-1 @D2")
		g.wantSpent("red-1", 2).Play("face red-1 #4", "move red-1 @C2").wantSpent("red-1", 3).Play("face red-1 #1").wantFacing("red-1", "N")
	})
	t.Run("NS-C4.1.29 beside an enemy it cannot step but deploy", func(t *testing.T) {
		g := draw(t, field+"C3 red-1 linear N column\nB3 blue-1").WantRefused("move red-1 @C4", "NS-C4.1.27").WantRefused("move red-1 @C2", "NS-C4.1.27")
		g.Play("deploy red-1").wantSpent("red-1", 1).Play("move red-1 @C4").WantAt("red-1", "C4")
	})
	t.Run("NS-C4.1.30 it neither starts nor joins an attack", func(t *testing.T) {
		g := draw(t, field+"C3 red-1 linear N column\nB4 red-2\nB4 red-3 gun\nC4 blue-1\nphase combat").WantRefused("attack red-1", "NS-C4.1.30").Play("attack red-2 @C4")
		g.WantRefused("add red-1", "NS-C4.1.30")
	})
	t.Run("NS-C4.1.30 but it defends", func(t *testing.T) {
		g := draw(t, field+"C3 red-1\nC4 blue-1 linear S column\nC4 blue-2 linear S\nphase combat").Play("attack red-1 @C4").dice().Roll(1, 1)
		g.wantMod("blue-1", "NS-C4.3.37", 1).wantMod("blue-1", "NS-C4.3.44", -1).wantMod("blue-2", "NS-C4.3.37", 1)
		g.wantDice("ns.combat", 4, 4)
	})
}
