package squares

import (
	"fmt"
	"testing"
)

func TestLedgerReinforcements(t *testing.T) {
	arrive := func(t *testing.T, what string) *game {
		t.Helper()
		return draw(t, field+"G1 red-9\nG7 blue-9\ndue red-1 turn=3 entry=C1 "+what)
	}
	t.Run("NS-C4.1.37 from their turn on, when their command is active", func(t *testing.T) {
		arrive(t, "\nturn 2").WantRefused("enter red-1", "NS-C4.1.37")
		arrive(t, "\nturn 3").WantOffered("enter red-1 @C1").WantNot("enter red-1 @B1", "enter red-1 @C2")
		arrive(t, "\nturn 5").WantOffered("enter red-1 @C1")
		arrive(t, "of red-g2\nturn 3").WantNot("enter red-1 @C1").WantOffered("move red-9 @G2")
		arrive(t, "\nturn 3\nphase combat").WantNot("enter red-1 @C1")
	})
	for what, cost := range map[string]int{"massed": 1, "cavalry": 1, "gun": 2, "gun horse": 2} {
		t.Run("NS-C4.1.37 entering costs a straight first step and the surcharges: "+what, func(t *testing.T) {
			arrive(t, what+"\nturn 3").Play("enter red-1 @C1").wantSpent("red-1", cost).WantAt("red-1", "C1")
			arrive(t, what+"\nturn 3\nweather rain").Play("enter red-1 @C1").wantSpent("red-1", cost+1)
		})
	}
	t.Run("NS-C4.1.37 also those of the ground", func(t *testing.T) {
		draw(t, ". . .\n. . .\nw ~ .\nC1 red-9\ndue red-1 turn=1 entry=A1\ndue red-2 turn=1 entry=B1\ndue red-3 gun turn=1 entry=A1").WantRefused("enter red-3 @A1", "NS-C4.1.18").
			Play("enter red-1 @A1", "enter red-2 @B1").wantSpent("red-1", 2).wantSpent("red-2", 2)
		draw(t, field+"G1 red-9\ndue red-1 gun turn=1 entry=A1\nap 1").WantRefused("enter red-1 @A1", "NS-C4.1.31")
	})
	t.Run("NS-C4.1.37 and then they go on as after any first step", func(t *testing.T) {
		arrive(t, "cavalry heavy\nturn 3\nap 2").Play("enter red-1 @C1", "move red-1 @C2", "move red-1 @C3").wantSpent("red-1", 2)
	})
	for n := 1; n <= 4; n++ {
		t.Run(fmt.Sprintf("NS-C4.1.37 Linear units choose facing %d, in March Column or not", n), func(t *testing.T) {
			facing := facingNames[n-1]
			arrive(t, "linear N\nturn 3").Play(fmt.Sprintf("enter red-1 @C1 #%d", n)).wantFacing("red-1", facing).wantMarks("red-1", "!march").wantSpent("red-1", 1)
			arrive(t, "linear N\nturn 3").Play(fmt.Sprintf("enter red-1 @C1 #%d", n+4)).wantFacing("red-1", facing).wantMarks("red-1", "march").wantSpent("red-1", 1)
		})
	}
	t.Run("NS-C4.1.37 where the enemy holds the entry, by the nearest squares of the border that can be entered", func(t *testing.T) {
		draw(t, ". . .\n. . .\n# . .\n. . .\nC1 red-9\nA1 blue-1\nC4 blue-2\ndue red-1 turn=1 entry=A1").WantOffered("enter red-1 @B1").WantNot("enter red-1 @A2", "enter red-1 @A3")
	})
	t.Run("NS-C4.1.37 the general enters at his move, the entry square is one of his 2", func(t *testing.T) {
		g := draw(t, field+"general red-g1 C1 0 turn=1\ndue red-1 turn=1 entry=C1\nG7 blue-1\nphase general").WantOptions("stay", "enter red-g1 @C1", "enter red-g1 @B1",
			"enter red-g1 @B2", "enter red-g1 @C2", "enter red-g1 @D1", "enter red-g1 @D2")
		g.Play("enter red-g1 @D2").WantAt("red-g1", "D2")
		draw(t, field+"general red-g1 C1 0 turn=2\ndue red-1 turn=1 entry=C1\nG7 blue-1\nphase general").WantAsk("move", "red")
	})
	t.Run("NS-C4.1.37 radius is not needed in the activation of the entry", func(t *testing.T) {
		g := arrive(t, "\nturn 3").Play("enter red-1 @C1").WantOffered("move red-1 @C2").Play("move red-1 @B1").WantAt("red-1", "B1")
		draw(t, field+"G1 red-9\nC1 red-1").WantRefused("move red-1", "NS-C4.0.4")
		g.wantPhase("movement")
	})
	t.Run("NS-C4.1.37 but for all else", func(t *testing.T) {
		draw(t, field+"G1 red-9\nG2 blue-9\nC2 blue-1\ndue red-1 turn=1 entry=C1").Play("enter red-1 @C1", "done").WantRefused("attack red-1", "NS-C4.0.4").
			WantOffered("attack red-9 @G2")
	})
	bridge := ". . .\n+ . .\n. . .\nC1 red-9\ndue red-1 linear N turn=1 entry=A2\ndue red-2 cavalry turn=1 entry=A2\nB3 blue-1"
	t.Run("NS-C4.1.37 a bridge is entered whoever is near", func(t *testing.T) {
		draw(t, bridge).Play("enter red-2 @A2").wantSpent("red-2", 1)
		draw(t, bridge+"\nA3 blue-2").WantOffered("enter red-1 @A2 #1", "enter red-1 @A2 #5")
		draw(t, ". . .\n= . .\n. . .\nC1 red-9\ndue red-2 cavalry turn=1 entry=A2\nB3 blue-1").Play("enter red-2 @A2").wantSpent("red-2", 1)
	})
	t.Run("NS-C4.1.37 elsewhere nobody enters in March Column beside an enemy", func(t *testing.T) {
		g := draw(t, field+"G1 red-9\ndue red-1 linear N turn=1 entry=C1\nC2 blue-1").WantOffered("enter red-1 @C1 #1").WantRefused("enter red-1 @C1 #5", "NS-C4.1.27")
		g.Play("enter red-1 @C1 #1").wantMarks("red-1", "!march")
		draw(t, field+"G1 red-9\ndue red-1 linear N turn=1 entry=C1\nD2 blue-1").WantOffered("enter red-1 @C1 #5")
	})
	t.Run("NS-C4.1.37 a held entry square is replaced by the nearest of the border", func(t *testing.T) {
		g := draw(t, field+"G1 red-9\ndue red-1 turn=1 entry=C1\nC1 blue-1\nB1 blue-2").WantOffered("enter red-1 @D1").WantNot("enter red-1 @C1", "enter red-1 @B1", "enter red-1 @C2", "enter red-1 @E1")
		g.Play("enter red-1 @D1").wantSpent("red-1", 1)
		draw(t, field+"G1 red-9\ndue red-1 turn=1 entry=A1\nA1 blue-1").WantOffered("enter red-1 @A2", "enter red-1 @B1").WantNot("enter red-1 @B2")
	})
	t.Run("NS-C4.1.37 one that can be entered", func(t *testing.T) {
		picture := ". . . . .\n. . . . .\n. w . w .\nE1 red-9\nC1 blue-1\n"
		draw(t, picture+"due red-1 gun turn=1 entry=C1").WantOffered("enter red-1 @A1", "enter red-1 @E1").WantNot("enter red-1 @B1")
		draw(t, picture+"due red-1 turn=1 entry=C1").WantOffered("enter red-1 @B1", "enter red-1 @D1").WantNot("enter red-1 @A1")
		draw(t, ". . . . .\n. . . . .\n. # . . .\nC1 blue-1\nE3 red-9\ndue red-1 turn=1 entry=C1").WantOffered("enter red-1 @D1").WantNot("enter red-1 @B1")
	})
	t.Run("NS-C4.1.37 generals use it too", func(t *testing.T) {
		draw(t, field+"general red-g1 C1 0 turn=1\ndue red-1 turn=1 entry=C1\nC1 blue-1\nphase general").WantOffered("enter red-g1 @B1", "enter red-g1 @D1").WantNot("enter red-g1 @C1")
	})
}
