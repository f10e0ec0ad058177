package squares

import "testing"

// Why trains, markers, leaders and units in a combat do not do what they are told.

func TestLedgerWhyATrainDoesNot(t *testing.T) {
	t.Run("NS-A.9 it only moves", func(t *testing.T) {
		wagons(t, "B3 red-1 gun\nphase general").wantReason("move park-red-g1 @C4", "NS-A.9", "train.only")
	})
	t.Run("NS-C4.0.9 nobody moves the enemy’s", func(t *testing.T) {
		wagons(t, "B3 red-1 gun\nC7 blue-2 gun").wantReason("move park-blue-g1 @C6", "NS-C4.0.9", "train.foe")
	})
	t.Run("NS-C4.2.26 it was taken", func(t *testing.T) {
		g := draw(t, field+"on ammunition\ngeneral red-g1 C3\nA1 red-1 gun\nB3 red-2\nC4 blue-2\ngeneral blue-g1 C4\nactive blue-g1\npool 0 0 1").Play("move blue-2 @C3")
		g.nextTurn("red-g1").through("move").wantReason("move park-red-g1 @C4", "NS-C4.2.26", "train.gone")
	})
	t.Run("NS-C4.2.28 it moves with its own command", func(t *testing.T) {
		wagons(t, "B3 red-1 gun\nE2 red-3 gun of red-g3\ngeneral red-g3 E3").wantReason("move park-red-g3 @E4", "NS-C4.2.28", "command")
	})
	t.Run("NS-C4.2.28 and not in an intervention", func(t *testing.T) {
		wagons(t, "chief red C2 0\nB3 red-1 gun\nintervention red-c").wantReason("move park-red-g1 @C4", "NS-C4.2.28", "command")
	})
	t.Run("NS-C4.1.8 it does not go so far", func(t *testing.T) {
		g := wagons(t, "B3 red-1 gun\nap 3").Play("move park-red-g1 @C4")
		if why := g.wantReason("move park-red-g1 @C7", "NS-C4.1.8", "reach").refusal("move park-red-g1 @C7"); why.Text.N != 1 {
			t.Errorf("%d AP are left, want 1", why.Text.N)
		}
		wagons(t, "B3 red-1 gun\nap 2").wantReason("move park-red-g1", "NS-C4.1.1", "lacks.square")
	})
	t.Run("NS-C4.0.4 it is out of the general’s radius, wherever it should go", func(t *testing.T) {
		far := redraw(t, field+"general red-g1 F3\nG3 red-1 gun\nG7 blue-1\non ammunition\n", "commands = [", `trains = [{ command = "red-g1", kind = "park", at = "C3" }]`+"\ncommands = [")
		far.wantReason("move park-red-g1 @C4", "NS-C4.0.4", "radius")
	})
	t.Run("NS-B.18 it holds its bridge", func(t *testing.T) {
		river := ". . .\n. . .\n# # #\n. . .\non pontoon\ngeneral red-g1 A1\nA1 red-1\nC1 red-2\n"
		g := redraw(t, river, "commands = [", pontoons).Play("bridge pontoon-red-g1 @B2")
		g.wantReason("move pontoon-red-g1 @A1", "NS-B.18", "train.bridge")
	})
}

func TestLedgerWhyALeaderDoesNot(t *testing.T) {
	t.Run("NS-C4.0.1 another general is active", func(t *testing.T) {
		draw(t, field+"A1 red-1\nC1 red-2 of red-g2\nG7 blue-1\nphase general").wantReason("move red-g2 @C2", "NS-C4.0.1", "leader.other").
			wantReason("move red-g1 @A1", "NS-C4.1.36", "here").wantReason("move blue-g1 @G6", "NS-C4.0.9", "leader.foe")
	})
	t.Run("NS-C2.1 the C-in-C’s phase moves nobody else", func(t *testing.T) {
		draw(t, council+"chief red A1 +1").wantReason("move red-g2 @C1", "NS-C4.1.36", "here").wantReason("help red-g2 @C3", "NS-C2.3", "help.away").
			wantReason("move red-c @A1", "NS-C4.1.36", "here").wantReason("help red-c @C3", "NS-C2.1", "never")
	})
	t.Run("NS-C3.11 he has been activated", func(t *testing.T) {
		g := draw(t, field+"A1 red-1\nG7 blue-1\nE7 blue-2 of blue-g2\nC7 blue-3 of blue-g3\nchief blue C7 +1\npool 2 0 2\nphase contest").Play("name red-g1", "name blue-g1").Roll(6, 1)
		g.through("leftover").Play("activate blue-g2 #1").through("leftover").wantReason("activate blue-g2 #3", "NS-C3.11", "activated")
		g.wantReason("activate blue-g3", "NS-C3.11", "lacks.number").wantReason("activate blue-c #3", "NS-C1.1", "name.none").wantReason("activate red-g1 #3", "NS-C4.0.9", "leader.foe")
	})
}

func TestLedgerWhyAMarkerDoesNot(t *testing.T) {
	covered := "C1 red-1\nE1 red-2\nmarker marker-a-1 C1 red-g1 red-1\nG7 blue-1\n"
	t.Run("NS-A.63 it only moves and recovers", func(t *testing.T) {
		fogged(t, covered+"phase general").wantReason("move marker-a-1 @C2", "NS-A.63", "marker.only")
	})
	t.Run("NS-A.65 it follows another general", func(t *testing.T) {
		fogged(t, covered+"A1 red-3 of red-g2\nmarker marker-a-2 A1 red-g2 red-3").wantReason("move marker-a-2 @A2", "NS-A.65", "marker")
	})
	t.Run("NS-C4.0.4 it is out of his radius", func(t *testing.T) {
		fogged(t, covered+"general red-g1 G1").wantReason("move marker-a-1 @C2", "NS-C4.0.4", "radius").wantListed("move marker-a-1", "NS-C4.0.4")
		fogged(t, covered+"general red-g1 D1").wantUnlisted("move marker-a-1")
	})
	t.Run("NS-C4.4.4 out of his radius it would recover, had it hits", func(t *testing.T) {
		fogged(t, covered+"general red-g1 G1\nphase recovery\nE1 red-4 3hits").wantReason("recover marker-a-1", "NS-C4.4.4", "onehit")
	})
	t.Run("NS-A.73 it steps, also when it has stepped", func(t *testing.T) {
		fogged(t, covered+"general red-g1 D1").Play("move marker-a-1 @C2").wantReason("move marker-a-1 @C4", "NS-A.73", "stepwise")
	})
	t.Run("NS-C4.4.9 who has acted does not recover, and who is whole need not", func(t *testing.T) {
		fogged(t, covered+"general red-g1 D1\nphase recovery\nE1 red-4 3hits").wantReason("recover marker-a-1", "NS-C4.4.4", "onehit")
		g := fogged(t, covered+"general red-g1 D1\nE1 red-4 3hits").Play("move marker-a-1 @C2", "done").through("recover")
		g.wantReason("recover marker-a-1", "NS-C4.4.9", "busy")
	})
}

func TestLedgerWhyATroopDoesNot(t *testing.T) {
	t.Run("NS-C4.2.13 what keeps it from firing or attacking at all comes before the place", func(t *testing.T) {
		guns := draw(t, field+"C2 red-1 gun spent=1 did=stepped\nC3 red-2 gun\nC5 blue-1\nphase bombardment")
		guns.wantReason("fire red-1 @C4", "NS-C4.2.13", "limbered").wantReason("fire red-2 @C4", "NS-C4.2.22", "notarget")
		draw(t, field+"C3 red-1 linear N column\nB3 red-2\nC2 red-3\nD4 blue-1\nD3 blue-2\nphase combat").wantReason("attack red-1 @C4", "NS-C4.1.30", "column").wantReason("attack red-3 @C3", "NS-C4.3.2", "nobody")
	})
	t.Run("NS-C4.3.91 who has nothing to retreat from, and where nobody can", func(t *testing.T) {
		g := driven(t, field+"C4 blue-1\nC3 red-1\nE6 blue-2", "attack red-1 @C4").WantAsk("retreat", "blue")
		g.wantReason("retreat blue-2 @E7", "NS-C4.3.91", "retreat.none").wantReason("retreat blue-1 @C3", "NS-C4.3.92", "retreat.where")
		g.wantReason("blocked blue-1", "NS-C4.3.91", "never").wantReason("blocked blue-2", "NS-C4.3.91", "retreat.none")
	})
	t.Run("NS-A.32 who has no facing does not choose one after a combat", func(t *testing.T) {
		g := clash(t, "C3 red-1\nC4 blue-1 linear S 1hit\nC5 blue-2 linear S\nF7 blue-3", "attack red-1 @C4", "roll").Roll(6, 1).Roll(1, 1).Roll(1, 4).Play("retreat blue-1 @C5")
		g.WantAsk("reset", "blue").wantReason("face blue-3 #1", "NS-A.32", "nofacing").wantReason("face blue-1 #3", "NS-C4.3.88", "never")
	})
	t.Run("NS-C4.3.96 who may choose to go, and who may not", func(t *testing.T) {
		g := clash(t, "C3 red-1\nC4 blue-1 linear S 1hit\nC4 blue-2 linear S\nC4 blue-3 linear S rear\nE6 blue-4\ngeneral blue-g1 E6", "attack red-1 @C4", "roll", "leave blue-3", "leave blue-2", "stand")
		g.Roll(6, 1).Roll(1, 1).Roll(1, 4).Play("retreat blue-1 @C5").WantAsk("retreat.optional", "blue")
		g.wantReason("retreat blue-4 @E7", "NS-C4.3.96", "retreat.none").wantReason("retreat blue-3 @C3", "NS-C4.3.92", "retreat.where")
	})
	t.Run("NS-C4.3.104 who has not fought does not pursue", func(t *testing.T) {
		g := emptied(t, "C3 red-1\nC2 red-2", "roll").WantAsk("pursuit", "red")
		g.wantReason("advance red-2 @C4", "NS-C4.3.104", "pursuit.out")
	})
	t.Run("NS-C4.3.16 who stands elsewhere does not defend", func(t *testing.T) {
		g := clash(t, "C3 red-1\nC4 blue-1\nC4 blue-2\nE4 blue-3", "attack red-1 @C4", "roll").WantAsk("defend", "blue")
		g.wantReason("leave blue-3", "NS-C4.3.16", "defend.away")
	})
	t.Run("NS-D.9 where a camp may not be", func(t *testing.T) {
		g := night(t, field+"A1 red-1\nC7 blue-1\nE7 blue-2").WantAsk("night.place", "blue").wantReason("place blue-1 @C1", "NS-D.9", "night.where")
		g.Play("place blue-1 @C4").wantReason("place blue-1 @C5", "NS-D.9", "night.placed")
	})
	t.Run("NS-A.47 who is inside", func(t *testing.T) {
		town := ". . .\n. t .\n. . .\n"
		draw(t, town+"B2 red-1 garrison").wantReason("garrison red-1", "NS-A.47", "inside")
		draw(t, town+"B2 red-1 linear N garrison").wantReason("column red-1", "NS-A.47", "sally").wantReason("face red-1 #2", "NS-A.47", "sally")
	})
	t.Run("NS-C4.1.28 a column turns once", func(t *testing.T) {
		g := draw(t, field+"C3 red-1 linear N column").Play("face red-1 #2")
		g.wantReason("face red-1 #3", "NS-C4.1.28", "turned")
	})
	t.Run("NS-A.42 ranks change once", func(t *testing.T) {
		g := draw(t, field+"C3 red-1 linear N\nC3 red-2 linear N").Play("rear red-1").wantReason("lead red-1", "NS-A.42", "ranked")
		g.wantReason("rear red-1", "NS-A.42", "ranked")
	})
}
