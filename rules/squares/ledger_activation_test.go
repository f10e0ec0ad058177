package squares

import "testing"

func TestLedgerActivation(t *testing.T) {
	t.Run("NS-C4.0.1 the general moves up to 2 squares, once, before his units", func(t *testing.T) {
		g := draw(t, field+"C3 red-1\nG3 red-2\nE3 red-3\nphase general").WantOffered("move red-g1 @E5", "move red-g1 @A1").WantNot("move red-g1 @F3", "move red-g1 @C6")
		g.WantRefused("move red-g1 @F3", "NS-C4.0.1").Play("move red-g1 @E3").WantAt("red-g1", "E3").WantAsk("move", "red").WantNot("move red-g1 @E4")
		g.WantOffered("move red-2 @G4")
		draw(t, field+"C3 red-1\nphase general").Play("stay").WantAsk("move", "red").WantNot("move red-g1 @C4")
	})
	t.Run("NS-C4.0.2 every unit has as many actions as its general has AP", func(t *testing.T) {
		g := draw(t, field+"C3 red-1\nC2 red-2\nap 2").Play("move red-1 @C5", "move red-2 @C3").WantNot("move red-1 @C6", "move red-2 @C5").WantOffered("move red-2 @C4")
		g.WantRefused("move red-1 @C6", "NS-C4.1.31")
	})
	t.Run("NS-C4.0.3 AP are spent on movement, bombardment, combat and recovery", func(t *testing.T) {
		g := draw(t, field+"C2 red-1\nB2 red-2 gun\nD2 red-3\nD3 blue-1\nC4 blue-2\nB3 red-4 2hits").Play("move red-1 @C3", "done").wantSpent("red-1", 1)
		g.Play("fire red-2 @C4").Roll(1).wantSpent("red-2", 1).Play("done", "attack red-3 @D3", "roll").wantSpent("red-3", 2).drift("recover", 1)
		g.Play("recover red-4").wantSpent("red-4", 3)
	})
	t.Run("NS-C4.0.4 who is out of radius moves, bombards and attacks not", func(t *testing.T) {
		far := field + "C3 red-1\nF3 red-2\nF3 red-3 gun\nF4 blue-1\nC4 blue-2\nD3 red-4 gun\n"
		draw(t, far).WantRefused("move red-2", "NS-C4.0.4").WantRefused("move red-3", "NS-C4.0.4")
		draw(t, far+"phase bombardment").WantRefused("fire red-3", "NS-C4.0.4").WantOffered("fire red-4 @C4")
		draw(t, far+"phase combat").WantRefused("attack red-2", "NS-C4.0.4").WantOffered("attack red-1 @C4")
	})
	t.Run("NS-C4.0.4 but it defends", func(t *testing.T) {
		draw(t, field+"C3 red-1\nC4 blue-1\ngeneral blue-g1 G7\nphase combat").Play("attack red-1 @C4").dice().Roll(1, 1).wantDice("ns.combat", 2, 3)
	})
	t.Run("NS-C4.0.5 out of radius it may recover", func(t *testing.T) {
		draw(t, field+"C3 red-1\nF3 red-2 2hits\nphase recovery").Play("recover red-2").wantMod("red-2", "NS-C4.4.8", -1).wantDice("ns.recover", 1, 4)
		draw(t, field+"C3 red-1 2hits\nF3 red-2 2hits\nchief red C3 0\nphase recovery\nintervention red-c ap 2").WantOptions("recover red-1", "done")
	})
	t.Run("NS-C4.0.6 the AP are shown beside the general", func(t *testing.T) {
		draw(t, field+"C3 red-1\nap 2").wantAP("red-g1", 2).wantSeen("blue", "red-g1", "active")
	})
	for where, in := range map[string]bool{"C3": true, "E3": true, "E5": true, "A1": true, "F3": false, "C6": false} {
		t.Run("NS-C4.0.7 the radius is 2 squares beyond his own: "+where, func(t *testing.T) {
			g := draw(t, field+"general red-g1 C3\nC2 red-2\n"+where+" red-1 linear N")
			if in {
				g.WantOffered("face red-1 #2")
			} else {
				g.WantRefused("move red-1", "NS-C4.0.4")
			}
		})
	}
	t.Run("NS-C4.0.8 with a token the C-in-C activates his own command alone", func(t *testing.T) {
		picture := field + "general red-g1 C3\nC3 red-1\nC4 red-2 of red-g2\nG7 blue-1\npool 2 0 1\nphase contest"
		ownCommand(t, picture).Play("name red-g1", "name blue-g1").Roll(6, 1).Play("stay").WantOffered("move red-1 @C2").WantRefused("move red-2", "NS-C4.0.9")
		ownCommand(t, field+"general red-g1 C3\nC3 red-1\nC4 red-2 of red-g2\nG7 blue-1\npool 2 0 1\nphase chief").Play("intervene").Roll(6).WantOffered("move red-2 @C5")
	})
	t.Run("NS-C4.0.9 a general activates units of his own command alone", func(t *testing.T) {
		g := draw(t, field+"C3 red-1\nC3 red-2 of red-g2\nC3 red-3 gun of red-g2\nC4 blue-1").WantRefused("move red-2", "NS-C4.0.9").WantRefused("move blue-1", "NS-C4.0.9")
		g.Play("done").WantAsk("attack", "red").WantRefused("attack red-2", "NS-C4.0.9").Play("attack red-1 @C4").WantNot("add red-2", "add red-3")
	})
	t.Run("NS-C4.0.10 the sub-phases come in order and never again", func(t *testing.T) {
		picture := field + "C3 red-1\nB3 red-2 gun\nC2 red-3 2hits\nC4 blue-1"
		g := draw(t, picture).WantNot("fire red-2 @C4", "attack red-1 @C4", "recover red-3").Play("done").WantAsk("bombard", "red")
		g.WantNot("move red-1 @D3", "attack red-1 @C4").Play("fire red-2 @C4").Roll(1).Play("done").WantAsk("attack", "red").WantNot("fire red-2 @C4", "move red-1 @D3")
		g.Play("attack red-1 @C4", "roll").drift("recover", 1).WantAsk("recover", "red").WantNot("move red-1 @D3", "fire red-2 @C4")
	})
	t.Run("NS-C4.0.10 inside one units act in any order and may alternate", func(t *testing.T) {
		g := draw(t, field+"C3 red-1\nE3 red-2").Play("move red-2 @E4", "move red-1 @C4", "move red-2 @E5", "move red-1 @C5").wantSpent("red-1", 2).wantSpent("red-2", 2)
		g.WantOffered("move red-1 @B5")
	})
	t.Run("NS-C4.0.11 the radius counts whenever AP are spent", func(t *testing.T) {
		g := draw(t, field+"general red-g1 C3\nC5 red-1\nC7 blue-1\nD3 red-2").Play("move red-1 @C6").WantRefused("move red-1", "NS-C4.0.4").Play("done")
		g.through("-").wantPhase("points")
		draw(t, field+"general red-g1 C4\nC5 red-1\nC7 blue-1\nD3 red-2").Play("move red-1 @C6", "done").WantAsk("attack", "red").WantOffered("attack red-1 @C7")
	})
	t.Run("NS-C4.0.12 AP are not handed on or kept", func(t *testing.T) {
		g := draw(t, field+"C3 red-1\nE3 red-2\nap 2\nA7 blue-1\npool 1 0 0").Play("move red-1 @C4").WantNot("move red-2 @E6", "move red-1 @C6")
		g.Play("done").through("leftover").Play("activate blue-g1 #1").drift("contest.name", 1).Play("name red-g1", "name blue-g1").Roll(6, 1).Play("stay").wantAP("red-g1", 1).WantNot("move red-2 @E5").wantSpent("red-1", 0)
	})
	t.Run("NS-C4.0.13 a player need not use his AP", func(t *testing.T) {
		g := draw(t, field+"C3 red-1\nC4 blue-1\npool 1 0 0").Play("done").Play("done").WantAsk("leftover", "blue").wantSpent("red-1", 0).wantHits("blue-1", 0)
		g.WantAt("red-1", "C3")
	})
	t.Run("NS-C4.0.14 when it ends all units of the command count as activated", func(t *testing.T) {
		g := draw(t, field+"C3 red-1\nG3 red-2\nC4 red-3 of red-g2\nC5 red-4 of red-g3\nA7 blue-1\npool 2 0 0").Play("move red-1 @B3", "done").through("contest.name")
		g.wantMarks("red-1", "activated").wantMarks("red-2", "activated").wantMarks("red-3", "!activated").wantSeen("blue", "red-g1", "activated")
		g.WantAsk("contest.name", "red").WantOptions("name red-g2", "name red-g3")
	})
}
