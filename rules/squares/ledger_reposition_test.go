package squares

import "testing"

func TestLedgerRepositioning(t *testing.T) {
	ranks := "C3 red-1 linear N\nC3 red-2 linear N\nC3 red-3 linear N rear\nC4 blue-1\nC1 red-4 linear N\nC1 red-5 linear N\nC1 red-6 linear N rear\nF7 blue-9\n"
	t.Run("NS-C4.3.88 Lead and Rear anew in the squares that fought", func(t *testing.T) {
		g := clash(t, ranks, "attack red-1 @C4", "leave red-3", "roll").Roll(1, 1, 1, 1).Roll(1, 1).WantAsk("reset", "red")
		g.WantOptions("done", "lead red-1", "rear red-1", "lead red-2", "rear red-2").Play("rear red-1").wantMarks("red-1", "rear").WantOptions("done", "lead red-3", "rear red-3")
		g.Play("lead red-3").wantMarks("red-3", "!rear").WantOptions("done", "lead red-2", "rear red-2").wantSpent("red-3", 0).Play("done").WantAsk("attack", "red")
		g = clash(t, ranks, "attack red-1 @C4", "leave red-3", "roll").Roll(1, 1, 1, 1).Roll(1, 1).Play("rear red-1", "lead red-3", "lead red-2").WantOptions("done")
		if !g.Request().Always {
			t.Error("the last answer comes by itself")
		}
	})
	t.Run("NS-C4.3.88 also in a square that all who fought have left, but not in March Column", func(t *testing.T) {
		left := "C3 red-1\nC4 blue-1 linear S 1hit\nC4 blue-2 linear S\nC4 blue-3 linear S rear\ngeneral blue-g1 C4"
		g := clash(t, left, "attack red-1 @C4", "roll", "leave blue-3", "leave blue-2", "stand").Roll(6, 1).Roll(1, 1).Roll(1, 4).Play("retreat blue-1 @C5", "stay", "end").WantAsk("reset", "blue")
		g.WantOffered("lead blue-3")
		g = clash(t, "C3 red-1 linear N 1hit\nC3 red-2 linear N\nC3 red-3 linear N rear\nC4 blue-1\nA1 red-4 linear N column", "attack red-1 @C4", "leave red-3", "leave red-2", "roll")
		g.Roll(1, 1).Roll(6, 1).Roll(1, 4).Play("retreat red-1 @C2", "stay").WantAsk("reset", "red").WantOffered("lead red-3").WantNot("face red-4 #2")
		g = clash(t, "C3 red-1\nB4 red-2 linear E\nC4 blue-1 linear S\nC4 blue-2 linear S column", "attack red-1 @C4", "roll", "stand")
		for g.Request().Kind == "ns.combat" {
			g.Roll(faces(g, 0)...)
		}
		g.onward("reset").WantAsk("reset", "blue").WantOffered("rear blue-1").WantNot("rear blue-2", "lead blue-2")
	})
	t.Run("NS-C4.3.88 each side, in assisting squares too", func(t *testing.T) {
		g := clash(t, "C3 red-1\nB4 red-2 linear E\nB4 red-3 linear E\nC4 blue-1 linear S\nC4 blue-2 linear S\nC4 blue-3 linear S rear", "attack red-1 @C4", "add red-2", "roll", "leave blue-3", "stand")
		for g.Request().Kind == "ns.combat" {
			g.Roll(faces(g, 0)...)
		}
		g.Play("end").WantAsk("reset", "red").WantOptions("done", "lead red-2", "rear red-2", "lead red-3", "rear red-3").Play("done").WantAsk("reset", "blue")
		g.WantOffered("rear blue-1", "rear blue-2").WantNot("lead blue-3")
	})
	t.Run("NS-C4.3.88 not Massed troops", func(t *testing.T) {
		clash(t, "C3 red-1\nC4 blue-1\nC4 blue-2", "attack red-1 @C4", "roll", "stand").Roll(1, 1).Roll(1, 1, 1, 1).WantAsk("ns.ap", "chance")
	})
	t.Run("NS-C4.3.89 who has retreated chooses facing and rank", func(t *testing.T) {
		picture := "C3 red-1\nC4 blue-1 linear S 1hit\nC5 blue-2 linear S"
		g := clash(t, picture, "attack red-1 @C4", "roll").Roll(6, 1).Roll(1, 1).Roll(1, 4).Play("retreat blue-1 @C5").wantMarks("blue-1", "!rear").WantAsk("reset", "blue")
		g.WantOptions("done", "face blue-1 #1", "face blue-1 #2", "face blue-1 #4", "lead blue-1", "rear blue-1").Play("face blue-1 #1").wantFacing("blue-1", "N").wantSpent("blue-1", 0).
			WantNot("face blue-1 #2").WantOffered("lead blue-1", "rear blue-1")
		clash(t, picture, "attack red-1 @C4", "roll").Roll(6, 1).Roll(1, 1).Roll(1, 4).Play("retreat blue-1 @C5", "rear blue-1").wantMarks("blue-1", "rear").
			WantOptions("done", "face blue-1 #1", "face blue-1 #2", "face blue-1 #4")
	})
}

// flankRound is an attack in flank from C4 on blue-1, which stands on D4 and
// faces north; nobody is hit.
func flankRound(t *testing.T, picture string, lines ...string) *game {
	t.Helper()
	g := clash(t, picture, append([]string{"attack red-1 @D4"}, lines...)...).dice()
	for g.Request() != nil && g.Request().Kind == "ns.combat" {
		g.Roll(faces(g, 0)...)
	}
	return g
}

func TestLedgerTurningToFace(t *testing.T) {
	side := "C4 red-1\nD4 blue-1 linear N\n"
	t.Run("NS-C4.3.90 a survivor attacked in flank may turn to the attack", func(t *testing.T) {
		g := flankRound(t, side, "roll").WantAsk("face", "blue").WantOptions("done", "face blue-1 #4").Play("face blue-1 #4").wantFacing("blue-1", "W").wantSpent("blue-1", 0)
		g.WantAsk("ns.ap", "chance")
	})
	t.Run("NS-C4.3.90 to a side whose front arc holds the attackers", func(t *testing.T) {
		flankRound(t, "C3 red-1\nD4 blue-1 linear N\n", "roll").WantOptions("done", "face blue-1 #3", "face blue-1 #4")
		flankRound(t, "D3 red-1\nD4 blue-1 linear N\n", "roll").WantOptions("done", "face blue-1 #3")
		clash(t, "D5 red-1\nD4 blue-1 linear S\n", "attack red-1 @D4", "roll").Roll(1, 1).Roll(1, 1).WantAsk("face", "blue").WantOptions("done", "face blue-1 #1")
		flankRound(t, "D3 red-1\nC5 red-2\nD4 blue-1 linear N\n", "add red-2", "roll").WantOptions("done", "face blue-1 #3") // not to who attacks in front
		clash(t, "C7 red-1\nD7 blue-1 linear N\n", "attack red-1 @D7", "roll").Roll(1, 1).Roll(1, 1).WantAsk("face", "blue") // it looks off the board
	})
	t.Run("NS-C4.3.90 not with an enemy in the square it faces", func(t *testing.T) {
		flankRound(t, side+"D5 red-2\n", "roll").WantAsk("attack", "red")
		flankRound(t, side+"D5 blue-2\n", "roll").WantAsk("face", "blue")
		flankRound(t, side+"C5 red-2 of red-g2\n", "roll").WantAsk("face", "blue")
	})
	t.Run("NS-C4.3.90 not from a front attack, nor who has retreated or is Massed", func(t *testing.T) {
		flankRound(t, "C5 red-1\nD4 blue-1 linear N\n", "roll").WantAsk("ns.ap", "chance")
		flankRound(t, "C4 red-1\nD4 blue-1\n", "roll").WantAsk("ns.ap", "chance")
		g := clash(t, side, "attack red-1 @D4", "roll").Roll(6, 1).Roll(1, 1).Roll(1).Play("retreat blue-1 @D3").WantAsk("reset", "blue")
		g.WantOptions("done", "face blue-1 #2", "face blue-1 #3", "face blue-1 #4").WantRefused("rear blue-1", "NS-A.42") // as one that has retreated, alone
	})
	t.Run("NS-C4.3.90 again in section 8, but once", func(t *testing.T) {
		flankRound(t, side+"D4 blue-2 linear N\n", "roll", "stand").Play("done").WantAsk("reset", "blue").WantOffered("face blue-1 #4", "face blue-2 #4").
			Play("face blue-1 #4").wantFacing("blue-1", "W").WantNot("face blue-1 #1")
		flankRound(t, side+"D4 blue-2 linear N\n", "roll", "stand").Play("face blue-1 #4").WantOptions("done", "face blue-2 #4").Play("done").WantAsk("reset", "blue").
			WantNot("face blue-1 #1").WantOffered("face blue-2 #4")
	})
	t.Run("NS-C4.3.90 who has turned has left its supports", func(t *testing.T) {
		picture := "C4 red-1\nC4 red-2\nD4 blue-1 linear N\nE4 blue-2 linear W\nE4 blue-3 cavalry heavy\nG7 blue-9"
		second := func(face ...string) *game {
			g := clash(t, picture, "attack red-1 @D4", "leave red-2", "roll").Roll(6, 1).Roll(1, 1).Roll(4).WantAsk("face", "blue").Play(face...)
			return g.WantAsk("breakthrough", "red").Play("second", "roll")
		}
		second("face blue-1 #4").wantDice("ns.combat", 3, 3).Roll(1, 1, 1).wantDice("ns.combat", 1, 5) // no flank, no support
		second("done").wantDice("ns.combat", 3, 2).Roll(1, 1, 1).wantDice("ns.combat", 1, 6).          // both against it
														Roll(1).WantAsk("face", "blue").WantOptions("done", "face blue-1 #4")
		// drawn as it stands then, it would be supported
		clash(t, "C4 red-1\nD4 blue-1 linear W\nE4 blue-2 linear W", "attack red-1 @D4", "roll").wantMod("blue-1", "NS-C4.3.44", 0)
	})
}
