package squares

import (
	"strings"
	"testing"
)

// emptied is an attack on C4 by red-1 that drives the only defender, blue-1, to
// C5.
func emptied(t *testing.T, picture string, lines ...string) *game {
	t.Helper()
	g := clash(t, "C4 blue-1 1hit\ngeneral blue-g1 C5\n"+picture, append([]string{"attack red-1 @C4"}, lines...)...).dice()
	for hits := 1; g.Request().Dice.Side == seat("red"); hits = 0 {
		g.Roll(faces(g, hits)...)
	}
	return g.Roll(faces(g, 0)...).Roll(1, 4).Play("retreat blue-1 @C5")
}

func TestLedgerPursuit(t *testing.T) {
	t.Run("NS-C4.3.102 the victors may follow", func(t *testing.T) {
		g := emptied(t, "C3 red-1", "roll").WantAsk("pursuit", "red").WantOptions("done", "advance red-1 @C4").Play("advance red-1 @C4").WantAt("red-1", "C4").noted("NS-C4.3.102")
		emptied(t, "C3 red-1", "roll").Play("done").WantAt("red-1", "C3")
		g.WantAsk("ns.ap", "chance")
	})
	t.Run("NS-C4.3.108 who comes out of a town to follow is no garrison any more", func(t *testing.T) {
		town := strings.Replace(field, ". . . . . . .\n. . . . . . .\n. . . . . . .\n. . . . . . .\n. . . . . . .", ". . . . . . .\n. . . . . . .\n. . . . . . .\n. . . . . . .\n. . t . . . .", 1)
		g := draw(t, town+"C3 red-1 garrison\nC4 blue-1 1hit\ngeneral blue-g1 C5\nphase combat").Play("attack red-1 @C4", "roll").Roll(6, 1).Roll(1, 1).Roll(1, 4).Play("retreat blue-1 @C5")
		g.Play("advance red-1 @C4").WantAt("red-1", "C4").wantMarks("red-1", "!garrison")
	})
	for row, follows := range map[string]bool{"~": false, "=": true, "+": true, ".": true} {
		t.Run("NS-C4.3.103 a river in the emptied square: "+row, func(t *testing.T) {
			picture := ". . .\n. " + row + " .\n. . .\nB1 red-1 1hit\nB2 blue-1 1hit\nphase combat"
			g := redraw(t, picture, `kind = "infantry", at = "B2"`, `kind = "infantry", at = "B3"`).Play("attack red-1 @B2", "roll").Roll(6, 1).Roll(1, 1)
			if g.Request().Kind == "ns.combat.again" {
				g.Roll(1, 1)
			}
			g.Roll(1, 4).Play("retreat blue-1 @B3")
			if got := g.Request().Kind == "pursuit"; got != follows {
				t.Errorf("they follow: %t", got)
			}
		})
	}
	t.Run("NS-C4.3.104 who took part and holds his ground, of assisting squares too", func(t *testing.T) {
		g := emptied(t, "C3 red-1\nC3 red-2\nC3 red-3 gun\nC3 red-4 gun horse\nB3 red-5\nB3 red-6\nD3 red-7 of red-g2", "leave red-2", "add red-3", "add red-4", "add red-5", "roll")
		g.WantOptions("done", "advance red-1 @C4", "advance red-4 @C4", "advance red-5 @C4")
		g.Play("advance red-5 @C4", "advance red-4 @C4", "advance red-1 @C4").WantAt("red-4", "C4").WantAt("red-5", "C4").WantAt("red-1", "C4")
	})
	t.Run("NS-C4.3.104 within capacity", func(t *testing.T) {
		g := emptied(t, "C3 red-1\nB3 red-2\nD3 red-3\nC3 red-4", "add red-2", "add red-3", "roll").WantOffered("advance red-3 @C4")
		g.Play("advance red-1 @C4", "advance red-2 @C4").WantAt("red-2", "C4").WantAt("red-3", "D3").WantAsk("ns.ap", "chance")
	})
	t.Run("NS-C4.3.104 free of AP, keeping facing", func(t *testing.T) {
		g := emptied(t, "C3 red-1 linear N spent=1\nC3 red-2 gun horse", "add red-2", "roll").wantSpent("red-1", 3).Play("advance red-1 @C4")
		g.wantFacing("red-1", "N").wantSpent("red-1", 3).WantAsk("pursuit", "red")
	})
	t.Run("NS-C4.3.104 not while an enemy is left in the square", func(t *testing.T) {
		g := clash(t, "C3 red-1\nC4 blue-1\nC4 blue-2 linear S\nC4 blue-3 gun", "attack red-1 @C4", "roll", "leave blue-2", "leave blue-3", "stand").Roll(6, 1).Roll(1, 1).Roll(1)
		g.Play("retreat blue-1 @C5", "stay").WantAsk("counter", "blue").Play("end").onward("ns.ap").WantAt("red-1", "C3")
	})
	t.Run("NS-C4.3.104 nobody without a winner", func(t *testing.T) {
		g := clash(t, "C3 red-1\nC4 blue-1\ngeneral blue-g1 C5\ngeneral red-g1 C2", "attack red-1 @C4", "roll").Roll(6, 1).Roll(6, 1).Roll(1).Roll(1).Play("retreat blue-1 @C5", "retreat red-1 @C2")
		g.WantAsk("ns.ap", "chance")
	})
	t.Run("NS-C4.3.104 a defender who has won follows into the main square", func(t *testing.T) {
		g := clash(t, "C3 red-1\ngeneral red-g1 C2\nB3 red-2\nC4 blue-1\nC4 blue-2 gun\nC4 blue-3 gun horse", "attack red-1 @C4", "add red-2", "roll", "stand").Roll(1, 1, 1, 1)
		g.Roll(6, 6, 1, 1).Roll(1).Roll(4).Play("retreat red-1 @C2").WantAsk("pursuit", "blue").WantOptions("done", "advance blue-1 @C3", "advance blue-3 @C3")
	})
	t.Run("NS-C4.3.104 the winner of the last round", func(t *testing.T) {
		g := reserve(t, "general red-g1 C2\n"+waiting, "leave red-2", "roll").Play("second", "roll", "stand").Roll(1, 1, 1).Roll(6, 6).Roll(1).Roll(1)
		g.Play("retreat red-1 @C2", "retreat red-2 @B2").WantAsk("pursuit", "blue")
	})
	t.Run("NS-C4.3.104 not who has retreated in the first round", func(t *testing.T) {
		g := clash(t, "general red-g1 A3\nB4 red-1\nB4 red-2\nC4 blue-1 linear N\nC4 blue-2\nC4 blue-3 gun", "attack red-1 @C4", "leave red-2", "roll", "leave blue-3", "stand")
		g.Roll(6, 1).Play("hit blue-1").dice().Roll(faces(g, 0)...).dice().Roll(faces(g, 0)...).Roll(1).Play("retreat blue-1 @B3").onward("breakthrough")
		g.Play("second", "roll", "stand").Roll(1, 1, 1).Roll(6, 6).Roll(1).Roll(1).Play("retreat red-1 @A4", "retreat red-2 @A4").onward("pursuit")
		g.WantAt("blue-1", "B3").wantFacing("blue-1", "N").WantOptions("done", "advance blue-2 @B4")
	})
	t.Run("NS-C4.3.104 who has fought in the first round only follows too", func(t *testing.T) {
		g := reserve(t, "C3 red-1\nC3 red-2\nB3 red-3\nC4 blue-1\nC4 blue-2\ngeneral blue-g1 C6\nG7 blue-9", "leave red-2", "add red-3", "roll").Play("second", "leave red-1", "roll", "stand").Roll(6, 6).Roll(1, 1)
		g.Roll(1, 4).Roll(1, 4).Play("retreat blue-1 @C5", "retreat blue-2 @B5").WantAsk("pursuit", "red").WantOffered("advance red-1 @C4", "advance red-2 @C4", "advance red-3 @C4")
	})
}

func TestLedgerPursuitIntoGround(t *testing.T) {
	t.Run("NS-C4.3.108 a Linear unit follows straight ahead only", func(t *testing.T) {
		g := emptied(t, "C3 red-1 linear N\nB4 red-2 linear E", "add red-2", "roll").WantOptions("done", "advance red-1 @C4", "advance red-2 @C4")
		g.Play("advance red-2 @C4").wantFacing("red-2", "E").WantOptions("done", "advance red-1 @C4")
		back := "C3 red-1\ngeneral red-g1 C2\nC4 blue-1 linear "
		clash(t, back+"S", "attack red-1 @C4", "roll").Roll(1, 1).Roll(6, 1).Roll(1).Play("retreat red-1 @C2").WantAsk("pursuit", "blue")
		clash(t, back+"W", "attack red-1 @C4", "roll").Roll(1, 1).Roll(6, 1).Roll(1).Play("retreat red-1 @C2").WantAsk("ns.ap", "chance") // C3 is beside it
	})
	wood := ". . .\n. w .\n. . .\nphase combat\nB1 red-1\nB1 red-2 gun horse\nB2 blue-1 1hit"
	t.Run("NS-C4.3.108 horse artillery not into wood or broken ground", func(t *testing.T) {
		g := draw(t, wood).Play("attack red-1 @B2", "add red-2", "roll").Roll(3).Roll(1, 1).Roll(1, 1).Roll(1, 4).Play("retreat blue-1 @B3")
		g.WantOptions("done", "advance red-1 @B2")
	})
	town := ". . .\n. t .\n. . .\nphase combat\nB2 blue-1 1hit garrison\n"
	storm := func(t *testing.T, picture string, lines ...string) *game {
		g := draw(t, town+picture).Play("attack red-1 @B2").Play(lines...).Play("roll").dice()
		return g.Roll(faces(g, 1)...).Roll(1).Roll(1, 1).Roll(1, 4).Play("retreat blue-1 @B3")
	}
	t.Run("NS-C4.3.108 one infantry brigade straight into the town", func(t *testing.T) {
		g := storm(t, "B1 red-1\nB1 red-2").WantOptions("done", "advance red-1 @B2", "advance red-1 @B2 #1", "advance red-2 @B2", "advance red-2 @B2 #1")
		g.Play("advance red-1 @B2 #1").wantMarks("red-1", "garrison").wantSpent("red-1", 2).WantOptions("done", "advance red-2 @B2")
	})
	t.Run("NS-C4.3.108 one alone, though the town has more areas", func(t *testing.T) {
		g := redraw(t, town+"B1 red-1\nB1 red-2", "areas = 1", "areas = 2").Play("attack red-1 @B2", "roll").dice()
		g.Roll(faces(g, 1)...).Roll(1).Roll(1, 1).Roll(1, 4).Play("retreat blue-1 @B3").WantOffered("advance red-1 @B2 #1", "advance red-2 @B2 #1")
		g.Play("advance red-1 @B2 #1").WantOptions("done", "advance red-2 @B2")
	})
	t.Run("NS-C4.3.108 no cavalry, mixed brigade or gun", func(t *testing.T) {
		storm(t, "B1 red-1 mixed\nB1 red-3 gun horse", "add red-3").WantOptions("done", "advance red-1 @B2", "advance red-3 @B2")
	})
	t.Run("NS-C4.3.108 no brigade in March Column", func(t *testing.T) {
		g := draw(t, ". . .\n. t .\n. . .\nphase combat\nB2 red-1 1hit\nB1 blue-1 linear N column").Play("attack red-1 @B1", "roll").dice()
		g.Roll(faces(g, 0)...)
		g.Roll(faces(g, 1)...).Roll(1, 4).Play("retreat red-1 @B3")
		g.WantOptions("done", "advance blue-1 @B2")
	})
	t.Run("NS-C4.3.108 by pursuit alone: a brigade beside the town stays outside", func(t *testing.T) {
		storm(t, "B1 red-1").Play("advance red-1 @B2").wantMarks("red-1", "!garrison")
	})
}
