package squares

import "testing"

// Corners of the rules that are easily lost: each would be played otherwise if a
// single condition were left out.

func TestLedgerCornersOfCommand(t *testing.T) {
	t.Run("NS-C2.3 a lone general of the enemy is not helped", func(t *testing.T) {
		g := draw(t, council+"chief red E5 +2\ngeneral blue-g1 E4\ngeneral red-g2 E6").WantOffered("help red-g2 @E6", "move @E4").WantNot("help blue-g1 @E4")
		g.Play("help red-g2 @E6").WantAt("red-c", "E6")
	})
	t.Run("NS-C2.12 who is under a marker acts with it in an intervention, not by itself", func(t *testing.T) {
		g := fogged(t, "chief red C2 0\nC1 red-1\nC3 red-2\nmarker marker-a-1 C1 red-g1 red-1\nG7 blue-1\nphase chief").Play("intervene").Roll(6)
		g.WantOffered("move red-2 @C4", "move marker-a-1 @B1").WantNot("move red-1 @B1", "move red-1 @C2")
	})
	t.Run("NS-A.65 a marker acts again in the next turn", func(t *testing.T) {
		g := fogged(t, "C1 red-1\nE1 red-2\nmarker marker-a-1 C1 red-g1 red-1\nG7 blue-1\npool 0 0 1").Play("move marker-a-1 @C2", "done").nextTurn("red-g1").through("move")
		g.Play("move marker-a-1 @C3").WantAt("red-1", "C3").WantOffered("move marker-a-1 @B3", "move marker-a-1 @B2")
	})
	t.Run("NS-C0.6 rain or snow is one die", func(t *testing.T) {
		draw(t, quietField+"month 2\non weather_random").Roll(1, 1).wantDice("ns.weather.rain", 1, 5)
	})
}

func TestLedgerCornersOfMovement(t *testing.T) {
	t.Run("NS-A.42 who comes third is Rear, and those there stay Leads", func(t *testing.T) {
		g := draw(t, field+"C3 red-1 linear N\nC4 red-2 linear N\nC4 red-3 linear N").Play("move red-1 @C4").wantMarks("red-1", "rear")
		g.wantMarks("red-2", "!rear").wantMarks("red-3", "!rear")
	})
	t.Run("NS-A.47 a Linear garrison chooses its facing before it moves", func(t *testing.T) {
		g := draw(t, ". . .\n. t .\n. . .\nB2 red-1 linear N garrison").WantNot("move red-1 @B3", "move red-1 @A2").WantRefused("move red-1", "NS-A.47")
		g.Play("sally red-1 #2").wantFacing("red-1", "E").WantOffered("move red-1 @C2").WantNot("move red-1 @B3")
	})
	t.Run("NS-A.69 a dummy does not enter a square with troops of its side", func(t *testing.T) {
		fogged(t, "C1 red-1\nC2 red-2\nmarker marker-a-1 D1 red-g1 infantry\nG7 blue-1").WantRefused("move marker-a-1 @C1", "NS-A.69").WantOffered("move marker-a-1 @D2")
	})
	t.Run("NS-C4.1.25 no March Column beside two Leads, but beside one", func(t *testing.T) {
		draw(t, field+"C3 red-1 linear N\nC3 red-2 linear N\nC3 red-3 linear N rear\nG7 blue-1").WantRefused("column red-3", "NS-C4.1.25")
		draw(t, field+"C3 red-1 linear N\nC3 red-3 linear N rear\nG7 blue-1").WantOffered("column red-3")
	})
	t.Run("NS-B.18 a mobile bridge spans its own square, and only a river without one is bridged", func(t *testing.T) {
		g := redraw(t, ". . .\n. . .\n# + #\n. . .\non pontoon\ngeneral red-g1 A1\nA1 red-1\nC1 red-2\n", "commands = [", `trains = [{ command = "red-g1", kind = "pontoon", at = "A1" }]`+"\ncommands = [")
		g.WantOffered("bridge pontoon-red-g1 @A2").WantNot("bridge pontoon-red-g1 @B1", "bridge pontoon-red-g1 @B2").Play("bridge pontoon-red-g1 @A2", "done")
		b := g.board()
		for name, want := range map[string]bool{"A2": true, "B2": true, "C2": false} {
			if q, _ := parseSquare(name); b.bridged(q) != want {
				t.Errorf("%s has a bridge: %t", name, !want)
			}
		}
	})
}

func TestLedgerCornersOfCombat(t *testing.T) {
	t.Run("NS-A.42 a Rear unit does not wait for another", func(t *testing.T) {
		g := clash(t, "C3 red-1 linear N\nC3 red-2 linear N rear\nC3 red-3 linear N rear\nC4 blue-1", "attack red-1 @C4").WantAsk("attack.units", "red")
		g.Play("leave red-3").WantOffered("leave red-2", "roll").WantRefused("leave red-1", "NS-A.42")
	})
	t.Run("NS-A.42 before a Rear unit defend the Leads, not guns or Massed brigades", func(t *testing.T) {
		g := clash(t, "C3 red-1\nC4 blue-1 linear S\nC4 blue-2 linear S\nC4 blue-3 linear S rear\nC4 blue-4 gun", "attack red-1 @C4", "roll").WantAsk("defend", "blue")
		g.WantOffered("leave blue-4", "leave blue-3").WantRefused("leave blue-1", "NS-A.42").Play("leave blue-4", "stand").wantSeen("red", "blue-4", "!defends")
	})
	t.Run("NS-C4.3.56 each who may not take a hit is told why", func(t *testing.T) {
		g := clash(t, "C3 red-1\nC4 blue-1\nC4 blue-2\nC4 blue-3 gun\nB5 blue-4", "attack red-1 @C4").dice().Roll(6, 6).WantAsk("share", "blue")
		g.wantReason("hit red-1", "NS-C4.3.56", "hit.foe").wantReason("hit blue-4", "NS-C4.3.56", "hit.out").Play("hit blue-2")
		g.wantReason("hit blue-2", "NS-C4.3.56", "hit.even")
	})
	t.Run("NS-C4.3.104 a Linear garrison follows only into a square beside its own", func(t *testing.T) {
		town := ". . .\n. t .\n. . .\nphase combat\nB2 blue-1 linear N garrison\ngeneral blue-g1 B2\n"
		g := draw(t, town+"A1 red-1 1hit\nC1 red-9").Play("attack red-1 @B2", "roll").dice()
		g.Roll(faces(g, 0)...).dice()
		g.Roll(6, 6).Roll(1, 1, 1).wantLost("red-1").WantNot("advance blue-1 @A1")
		g = draw(t, town+"B1 red-1 1hit\nA3 red-9").Play("attack red-1 @B2", "roll").dice()
		g.Roll(faces(g, 0)...).dice()
		g.Roll(6, 6).Roll(1, 1, 1).wantLost("red-1").through("pursuit").WantOffered("advance blue-1 @B1")
	})
}

func TestLedgerCornersOnScreen(t *testing.T) {
	t.Run("NS-C4.3.44 the inspector tells who lacks support, and the formation", func(t *testing.T) {
		g := draw(t, field+"C3 red-1 linear N\nE3 red-2 linear N\nE2 red-3 linear N\nG3 red-4 linear N column\nA7 blue-1")
		g.wantNote("red", "red-1", "unsupported").wantNote("red", "red-2", "supported").wantNote("red", "red-4", "column")
	})
	t.Run("NS-A.38 and a square how many guns may still come, but in wood none", func(t *testing.T) {
		g := draw(t, ". . .\n. w .\n. . .\nA1 red-1 gun\nC3 blue-1")
		if n := g.note("red", "A1", "room.guns").Text.N; n != 7 {
			t.Errorf("%d guns may join", n)
		}
		for _, key := range g.notes("red", "B2") {
			if key == "room.guns" {
				t.Error("guns may enter the wood")
			}
		}
	})
	t.Run("NS-A.23 horse artillery is called so", func(t *testing.T) {
		draw(t, field+"A1 red-1 gun horse\nG7 blue-1").wantNote("blue", "red-1", "artillery.medium.horse")
	})
	t.Run("NS-C2.6 a C-in-C who is not there yet says when he comes", func(t *testing.T) {
		draw(t, field+"A1 red-1\nG7 blue-1\nchief red A1 +1 turn=5\nphase general").wantReason("move red-c @A2", "NS-C4.1.37", "due")
	})
}
