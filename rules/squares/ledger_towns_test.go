package squares

import "testing"

const townField = ". . . . .\n. . . . .\n. . t . .\n. . . . .\n. . . . .\n"

func TestLedgerCommandsInASquare(t *testing.T) {
	t.Run("NS-A.44 any number of generals", func(t *testing.T) {
		picture := field + "general red-g1 B3\nC3 red-1\nC3 red-2 of red-g2\nC2 red-3 of red-g3\nC4 red-4 of red-g4\n"
		picture += "general red-g2 C3\ngeneral red-g3 C3\ngeneral red-g4 C3\nchief red C3 +1\nphase general"
		draw(t, picture).Play("move red-g1 @C3").WantAt("red-g1", "C3")
	})
	t.Run("NS-A.45 units of several commands share a square and act with their own", func(t *testing.T) {
		g := draw(t, field+"C3 red-1\nC3 red-2 of red-g2").WantOffered("move red-1 @C4").WantRefused("move red-2", "NS-C4.0.9")
		g.Play("move red-1 @C4").WantAt("red-2", "C3")
	})
	t.Run("NS-A.45 who has acted in an intervention is not activated again", func(t *testing.T) {
		g := draw(t, field+"chief red C3 +1\nC3 red-1\nC3 red-2\nG7 blue-1\npool 2 0 0\nphase chief").Play("intervene").Roll(6)
		g.Play("move red-1 @C4", "done").through("contest.name").Play("name red-g1", "name blue-g1").Roll(6, 1).Play("stay")
		g.WantRefused("move red-1", "NS-A.45").WantOffered("move red-2 @C4").wantMarks("red-1", "activated").wantMarks("red-2", "!activated")
	})
	t.Run("NS-A.45 nor is anybody twice by the same commander", func(t *testing.T) {
		g := draw(t, field+"C3 red-1 activated\nC3 red-2\nphase combat\nC4 blue-1").WantRefused("attack red-1", "NS-A.45")
		g.WantOffered("attack red-2 @C4")
	})
}

func TestLedgerTowns(t *testing.T) {
	for _, order := range []string{"linear N", "massed"} {
		t.Run("NS-A.46 a town holds one infantry unit: "+order, func(t *testing.T) {
			g := draw(t, townField+"C3 red-1 "+order+"\nC3 red-2 "+order).Play("garrison red-1").wantMarks("red-1", "garrison")
			g.WantRefused("garrison red-2", "NS-A.47").wantSeen("blue", "red-1", "garrison").wantSeen("blue", "red-2", "!garrison")
		})
	}
	t.Run("NS-A.47 a town of two areas holds two", func(t *testing.T) {
		g := redraw(t, townField+"C3 red-1 linear N\nC3 red-2 linear N\nC3 red-3 linear N rear", "areas = 1", "areas = 2")
		g.Play("garrison red-1", "garrison red-2").WantRefused("garrison red-3", "NS-A.47").wantMarks("red-3", "!rear")
	})
	t.Run("NS-A.47 a fortification is a town", func(t *testing.T) {
		draw(t, ". . .\n. F .\n. . .\nB2 red-1\nB2 red-2").Play("garrison red-1").WantRefused("garrison red-2", "NS-A.47")
	})
	t.Run("NS-A.47 garrisons count against the capacity of the square", func(t *testing.T) {
		draw(t, townField+"C3 red-1 garrison\nC3 red-2\nC2 red-3").WantRefused("move red-3 @C3", "NS-A.34")
	})
	t.Run("NS-A.47 a Linear garrison has no facing and no rank", func(t *testing.T) {
		g := draw(t, townField+"C3 red-1 linear N garrison\nC3 red-2 linear N\nC3 red-3 linear N")
		g.WantNot("face red-1 #2", "rear red-1", "column red-1").wantSeen("blue", "red-1", "!facing", "!lead", "!rear")
		g.wantMarks("red-2", "!rear").wantMarks("red-3", "!rear")
	})
	t.Run("NS-A.47 nor a flank, and it needs no support", func(t *testing.T) {
		g := draw(t, townField+"B3 red-1\nC3 blue-1 linear N garrison\nphase combat").Play("attack red-1 @C3").dice()
		g.wantMod("blue-1", "NS-C4.3.43", 0).wantMod("blue-1", "NS-C4.3.44", 0).wantMod("red-1", "NS-C4.3.40", 0)
	})
	for _, what := range []string{"mixed", "cavalry", "gun"} {
		t.Run("NS-A.47 no garrison: "+what, func(t *testing.T) {
			draw(t, townField+"C3 red-1 "+what).WantRefused("garrison red-1", "NS-C4.1.19")
			file := scenarioOf(t, townField+"C3 red-1 "+what, `at = "C3", cls`, `garrison = true, at = "C3", cls`)
			wantFault(t, file, "only infantry can be a garrison")
		})
	}
	t.Run("NS-A.47 a garrison at set-up", func(t *testing.T) {
		one := scenarioOf(t, townField+"C3 red-1", `at = "C3", cls`, `garrison = true, at = "C3", cls`)
		begin(t, load(t, []byte(one), nil)).wantMarks("red-1", "garrison")
		wantFault(t, scenarioOf(t, field+"C3 red-1", `at = "C3", cls`, `garrison = true, at = "C3", cls`), "more garrisons than areas")
	})
	t.Run("NS-A.47 who leaves a town faces where he likes, for nothing", func(t *testing.T) {
		g := draw(t, townField+"C3 red-1 linear N garrison\nap 1").WantRefused("move red-1", "NS-A.47")
		g.WantOffered("sally red-1 #1", "sally red-1 #2", "sally red-1 #3", "sally red-1 #4").Play("sally red-1 #4")
		g.wantFacing("red-1", "W").wantSpent("red-1", 0).wantMarks("red-1", "!garrison").Play("move red-1 @B3")
	})
	t.Run("NS-A.47 and has the rank that he likes", func(t *testing.T) {
		g := draw(t, townField+"C3 red-1 linear N garrison\nC3 red-2 linear N").Play("sally red-1 #2").wantMarks("red-1", "!rear").WantOffered("rear red-2")
		g.Play("rear red-2").wantMarks("red-1", "!rear").wantMarks("red-2", "rear")
	})
	t.Run("NS-A.47 who retreats into a town square stays outside", func(t *testing.T) {
		g := draw(t, townField+"C1 red-1\nC2 blue-1 2hits\nphase combat").Play("attack red-1 @C2").dice().Roll(6, 1).Roll(1, 1).Roll(1, 6, 6)
		g.Play("retreat blue-1 @C3").WantAt("blue-1", "C3").wantMarks("blue-1", "!garrison")
	})
	t.Run("NS-A.47 a pursuit may lead into the town, a move alone does not", func(t *testing.T) {
		g := draw(t, townField+"C2 red-1\nC3 blue-1 9hits\nphase combat").Play("attack red-1 @C3").dice().Roll(6, 6).Roll(1, 1).
			Roll(1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1).through("pursuit").WantOptions("done", "advance red-1 @C3", "advance red-1 @C3 #1")
		g.Play("advance red-1 @C3 #1").wantMarks("red-1", "garrison")
		draw(t, townField+"C2 red-1").Play("move red-1 @C3").wantMarks("red-1", "!garrison")
	})
}

func TestLedgerLoneGenerals(t *testing.T) {
	t.Run("NS-A.48 cavalry rides over a lone general, who jumps to his nearest unit", func(t *testing.T) {
		g := draw(t, field+"general blue-g1 C4\nC3 red-1 cavalry\nC6 blue-1\nC7 blue-2\nD4 blue-3 of blue-g2")
		g.WantOffered("move red-1 @C4").Play("move red-1 @C4").WantAt("blue-g1", "C6").WantAt("red-1", "C4")
	})
	t.Run("NS-A.48 also where it only passes", func(t *testing.T) {
		draw(t, field+"general blue-g1 C4\nC3 red-1 cavalry\nE6 blue-1").Play("move red-1 @C5").WantAt("blue-g1", "E6")
	})
	t.Run("NS-A.48 his owner chooses among the nearest", func(t *testing.T) {
		g := draw(t, field+"general blue-g1 C4\nC3 red-1\nC6 blue-1\nE4 blue-2\nC7 blue-3").Play("move red-1 @C4").WantAsk("displace", "blue")
		g.WantOptions("place blue-g1 @C6", "place blue-g1 @E4").Play("place blue-g1 @E4").WantAt("blue-g1", "E4")
	})
	t.Run("NS-A.48 he stays while friends of any command do", func(t *testing.T) {
		g := draw(t, field+"general blue-g1 C4\nC3 red-1\nC4 blue-1 2hits\nC4 blue-2 of blue-g2\nC4 blue-3 gun of blue-g2\nphase combat").
			Play("attack red-1 @C4").through("defend").Play("leave blue-2", "leave blue-3", "stand").Roll(6, 1).Roll(1, 1).Roll(1, 6, 6)
		g.Play("retreat blue-1 @C5").through("pursuit").WantAt("blue-g1", "C4")
	})
	t.Run("NS-A.48 also where friends of another command are attacked", func(t *testing.T) {
		g := draw(t, field+"general blue-g1 C4\nC3 red-1\nC4 blue-1 of blue-g2\nE6 blue-2\nphase combat").Play("attack red-1 @C4").dice()
		g.Roll(1, 1).Roll(1, 1).WantAt("blue-g1", "C4")
	})
	t.Run("NS-A.48 when all friends retreat he follows his troops", func(t *testing.T) {
		g := draw(t, field+"general blue-g1 C4\nC3 red-1\nC4 blue-1 2hits\nphase combat").Play("attack red-1 @C4").dice().Roll(6, 1).Roll(1, 1).Roll(1, 6, 6)
		g.Play("retreat blue-1 @D5").WantAt("blue-g1", "D5")
	})
	t.Run("NS-A.48 without a unit he is removed", func(t *testing.T) {
		picture := field + "general blue-g1 C4\nC3 red-1\nC4 blue-1 9hits\nG7 blue-2 of blue-g2\nphase combat\n"
		destroy := func(g *game) *game {
			return g.Play("attack red-1 @C4").dice().Roll(6, 6).Roll(1, 1).Roll(1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1).wantLost("blue-1")
		}
		destroy(draw(t, picture)).wantUnseen("red", "blue-g1").WantEverTold("remove", "blue-g1")
		g := destroy(draw(t, picture+"due blue-3 turn=5 entry=A7")).wantSeen("red", "blue-g1", "due").WantAt("blue-g1", "")
		if l, _ := g.board().leaderNamed(refsByName["blue-g1"]); g.board().leader[l].due != 5 {
			t.Errorf("he enters in turn %d, want 5", g.board().leader[l].due)
		}
		g = destroy(draw(t, picture+"due blue-3 turn=5 entry=A7\ndue blue-4 turn=3 entry=A7\ndue blue-5 turn=7 entry=A7"))
		if l, _ := g.board().leaderNamed(refsByName["blue-g1"]); g.board().leader[l].due != 3 {
			t.Errorf("he enters in turn %d, want 3, with the first of them", g.board().leader[l].due)
		}
	})
	t.Run("NS-A.48 a C-in-C without command goes to the nearest friends", func(t *testing.T) {
		draw(t, field+"chief blue C4 +1\nC3 red-1\nC7 blue-1\nD6 blue-2 gun of blue-g2").Play("move red-1 @C4").WantAt("blue-c", "D6")
	})
	t.Run("NS-A.49 eliminated units leave the board and count for the break point", func(t *testing.T) {
		g := draw(t, field+"C3 red-1\nC4 blue-1 9hits\nC6 blue-2\nphase combat").wantGauge("blue", "losses", 0, "blue-g1").Play("attack red-1 @C4").dice()
		g.Roll(6, 6).Roll(1, 1).Roll(1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1).wantLost("blue-1").WantAt("blue-1", "").wantUnseen("red", "blue-1")
		g.wantGauge("blue", "losses", 1, "blue-g1").through("-").wantNote("red", "blue-1", "gone")
	})
}
