package squares

import (
	"testing"

	"grognard/rules"
)

const field = `
. . . . . . .
. . . . . . .
. . . . . . .
. . . . . . .
. . . . . . .
. . . . . . .
. . . . . . .
`

func TestExamplesOfMovement(t *testing.T) {
	t.Run("NS-C4.1.4 cavalry moves 1, 3 and 5 squares", func(t *testing.T) {
		g := draw(t, field+`
		A1 red-1 cavalry heavy
		phase movement
		active red-g1 ap 2`)
		g.WantOffered("move red-1 @D1", "move red-1 @B2", "move red-1 @C2").WantNot("move red-1 @E1", "move red-1 @C3")
		g.Play("move red-1 @B1").wantSpent("red-1", 1).Play("move red-1 @C1").wantSpent("red-1", 2).WantOffered("move red-1 @D1")
	})
	t.Run("NS-C4.1.6 diagonal and diagonal", func(t *testing.T) {
		draw(t, field+`
		A1 red-1 cavalry heavy
		active red-g1 ap 3`).Play("move red-1 @B2").wantSpent("red-1", 2).Play("move red-1 @C3").wantSpent("red-1", 3)
	})
	t.Run("NS-C4.1.21 light cavalry has one action more", func(t *testing.T) {
		g := draw(t, field+`
		A1 red-1 cavalry light
		A1 red-2
		active red-g1 ap 1`).WantOffered("move red-1 @D1").WantNot("move red-1 @E1")
		g.Play("move red-1 @D1").wantSpent("red-1", 2)
	})
	t.Run("NS-C4.1.7 artillery", func(t *testing.T) {
		draw(t, field+`
		C3 red-1 gun
		C3 red-2 gun horse
		active red-g1 ap 3`).WantOffered("move red-1 @C5", "move red-2 @C6").WantNot("move red-1 @C6", "move red-2 @C7")
	})
	t.Run("NS-C4.1.23 Linear units keep straight", func(t *testing.T) {
		g := draw(t, field+`
		C3 red-1 linear N
		active red-g1 ap 3`)
		g.WantOffered("move red-1 @C4", "move red-1 @C2", "face red-1 #2").WantNot("move red-1 @D3")
		g.WantRefused("move red-1 @D3", "NS-C4.1.23").WantRefused("move red-1 @D4", "NS-C4.1.5")
		g.Play("face red-1 #2").wantSpent("red-1", 1).Play("move red-1 @D3").Play("face red-1 #1").wantSpent("red-1", 3)
	})
	t.Run("NS-C4.1.31 rain and a ford add up", func(t *testing.T) {
		draw(t, `
		. . .
		. ~ .
		. . .
		B1 red-1
		weather rain`).Play("move red-1 @B2").wantSpent("red-1", 3)
	})
	t.Run("NS-C4.1.17 cavalry stops in a wood", func(t *testing.T) {
		draw(t, `
		. . .
		. w .
		. . .
		B1 red-1 cavalry heavy
		active red-g1 ap 3`).Play("move red-1 @B2").wantSpent("red-1", 2).WantRefused("move red-1 @B3", "NS-C4.1.17")
	})
	t.Run("NS-A.34 capacity also in passing", func(t *testing.T) {
		draw(t, `
		. . .
		. . .
		. . .
		B1 red-1
		B2 red-2
		B2 red-3
		active red-g1 ap 2`).WantRefused("move red-1 @B2", "NS-A.34").WantNot("move red-1 @B3")
	})
	t.Run("NS-C4.1.9 into a town", func(t *testing.T) {
		draw(t, `
		. . .
		. t .
		. . .
		B1 red-1
		active red-g1 ap 2`).Play("move red-1 @B2", "garrison red-1").wantSpent("red-1", 2).wantMarks("red-1", "garrison")
	})
	t.Run("NS-B.7 an unfordable river is crossed over its bridge", func(t *testing.T) {
		g := draw(t, `
		. . .
		# + #
		. . .
		A1 red-1
		B1 red-2 linear N column
		active red-g1 ap 3`)
		g.WantOffered("move red-1 @B2", "move red-1 @B3", "move red-2 @B2").WantRefused("move red-1 @A2", "NS-B.13")
		g.Play("deploy red-2").WantRefused("move red-2 @B2", "NS-B.11")
	})
	t.Run("NS-C4.1.37 a foot battery enters for 2 AP", func(t *testing.T) {
		draw(t, field+`
		due red-1 gun turn=1 entry=A1
		B1 red-2
		active red-g1 ap 2`).Play("enter red-1 @A1").wantSpent("red-1", 2).WantAt("red-1", "A1")
	})
	t.Run("NS-C4.0.4 out of radius", func(t *testing.T) {
		draw(t, field+`
		A1 red-1
		D1 red-2`).WantRefused("move red-2", "NS-C4.0.4")
	})
}

func TestExamplesOfBombardment(t *testing.T) {
	t.Run("NS-C4.2.7 medium at short range hits on 3", func(t *testing.T) {
		draw(t, field+`
		C3 red-1 gun medium
		D4 blue-1
		phase bombardment`).Play("fire red-1 @D4").wantDice("ns.bombard", 1, 3).Roll(3).wantHits("blue-1", 1).WantRow("fire.hit")
	})
	t.Run("NS-C4.2.12 a shot that cannot hit", func(t *testing.T) {
		draw(t, `
		. . . . .
		. . w . .
		. . . . .
		. . . . .
		. . . . .
		C2 red-1 gun light
		C3 red-2
		C4 blue-1
		phase bombardment`).Play("fire red-1 @C4").wantDice("ns.bombard", 1, 7)
	})
	t.Run("NS-C4.2.17 four hits on three units", func(t *testing.T) {
		g := draw(t, field+`
		C3 red-1 gun heavy
		C3 red-2 gun heavy
		C4 blue-1 linear S
		C4 blue-2 linear S
		C4 blue-3 linear S rear
		phase bombardment`)
		g.Play("fire red-1 @C4").Roll(6).WantAsk("bombard.hit", "blue").WantOptions("hit blue-1", "hit blue-2").Play("hit blue-2")
		g.Play("fire red-1 @C4").Roll(6).wantHits("blue-1", 1).Play("fire red-1 @C4").Roll(6).wantHits("blue-3", 1)
		g.Play("fire red-2 @C4").Roll(6).WantAsk("bombard.hit", "blue")
	})
	t.Run("NS-C4.2.18 a garrison saves", func(t *testing.T) {
		draw(t, `
		. . .
		. t .
		. . .
		B1 red-1 gun heavy
		B2 blue-1 garrison
		phase bombardment`).Play("fire red-1 @B2").wantMod("red-1", "NS-C4.2.8", -1).Roll(6).wantDice("ns.save", 1, 4).Roll(4).wantHits("blue-1", 0)
	})
}

func TestExamplesOfCombat(t *testing.T) {
	t.Run("NS-C4.3.40 flank from the side", func(t *testing.T) {
		g := draw(t, field+`
		C3 blue-1 linear N
		B3 red-1
		C4 red-2
		phase combat`)
		g.Play("attack red-2 @C3", "add red-1", "roll")
		g.wantMod("red-1", "NS-C4.3.40", 1).wantMod("red-2", "NS-C4.3.40", 0).wantMod("blue-1", "NS-C4.3.43", -1).wantMod("blue-1", "NS-C4.3.44", -1)
	})
	t.Run("NS-C4.3.45 cavalry in front", func(t *testing.T) {
		draw(t, field+`
		C3 blue-1 linear N
		C2 blue-2 linear N
		C4 red-1 cavalry heavy cuirass
		phase combat`).Play("attack red-1 @C3", "roll").wantMod("blue-1", "NS-C4.3.45", 1).wantMod("blue-1", "NS-C4.3.44", 0).
			wantMod("red-1", "NS-C4.3.46", 0).wantMod("red-1", "NS-C4.3.41", 1)
	})
	t.Run("NS-C4.3.54 infantry in the open saves against cavalry alone", func(t *testing.T) {
		draw(t, field+`
		C3 blue-1 elite
		C4 red-1 cavalry heavy
		phase combat`).Play("attack red-1 @C3", "roll").Roll(6, 6).wantDice("ns.save", 2, 3).Roll(3, 2).wantHits("blue-1", 1)
	})
	t.Run("NS-C4.3.50 the hill rolls again", func(t *testing.T) {
		draw(t, `
		. . .
		. h .
		. . .
		B1 red-1
		B2 blue-1
		phase combat`).Play("attack red-1 @B2", "roll").Roll(1, 1).wantDice("ns.combat", 2, 3).Roll(1, 2).wantDice("ns.combat.again", 2, 3).Roll(3, 3).
			wantHits("red-1", 2)
	})
	t.Run("NS-C4.3.20 cavalry evades infantry", func(t *testing.T) {
		draw(t, field+`
		C3 red-1
		C4 blue-1 cavalry light
		phase combat`).Play("attack red-1 @C4", "roll").WantAsk("evade", "blue").
			WantOptions("stay", "evade blue-1 @C5", "evade blue-1 @B5", "evade blue-1 @D5").Play("evade blue-1 @B5").
			WantAsk("pursuit", "red").Play("advance red-1 @C4").WantAt("red-1", "C4")
	})
	t.Run("NS-C4.3.76 breakthrough with a reserve", func(t *testing.T) {
		g := draw(t, field+`
		C3 red-1
		C3 red-2
		C4 blue-1
		C4 blue-2 cavalry heavy activated
		phase combat`)
		g.Play("attack red-1 @C4", "leave red-2", "roll").Play("stand").Roll(6, 6).through("x")
		g.Roll(1, 1, 1, 1).wantHits("blue-1", 1).wantHits("blue-2", 1).wantDice("ns.morale", 1, 4).Roll(4).Roll(4)
		g.WantRow("combat.won").WantAsk("breakthrough", "red").Play("second").WantAsk("second.attack", "red").
			WantRefused("leave red-2", "NS-C4.3.77").Play("roll").WantAsk("second.defend", "blue").Play("stand")
		g.wantDice("ns.combat", 3, 3)
	})
	t.Run("NS-C4.3.82 a reserve bars the counter-attack", func(t *testing.T) {
		picture := field + `
		C4 blue-1
		C4 blue-2
		C3 red-1
		phase combat
		`
		g := draw(t, picture).Play("attack red-1 @C4", "roll").Play("leave blue-2", "stand").Roll(1, 1).Roll(1, 1)
		g.WantAsk("counter", "blue").Play("second").WantAsk("second.attack", "blue").Play("roll").wantDice("ns.combat", 3, 3)
		g = draw(t, picture+"C3 red-2\n").Play("attack red-1 @C4", "leave red-2", "roll").Play("leave blue-2", "stand").Roll(1, 1).Roll(1, 1)
		g.WantAsk("attack", "red")
	})
	t.Run("NS-C4.3.100 guns left alone", func(t *testing.T) {
		g := draw(t, field+`
		C4 blue-1 2hits
		C4 blue-2 gun
		C4 blue-3 gun horse
		C3 red-1
		phase combat`)
		g.Play("attack red-1 @C4", "roll").Play("leave blue-2", "leave blue-3", "stand").Roll(6, 6).Roll(1, 1).Roll(1, 6, 6, 6)
		g.WantAsk("retreat", "blue").Play("retreat blue-1 @C5").WantAt("blue-3", "C4")
	})
}

func TestExamplesOfRecovery(t *testing.T) {
	draw(t, field+`
	chief red C3 +2
	general red-g1 C3 +1
	C3 red-1 2hits
	C4 blue-1
	phase recovery`).WantOptions("recover red-1", "done").Play("recover red-1").wantDice("ns.recover", 1, 1).Roll(1).wantHits("red-1", 1)
}

func TestExamplesOfFog(t *testing.T) {
	t.Run("NS-A.59 a dummy steps next to a marker", func(t *testing.T) {
		g := draw(t, field+`
		marker marker-a-1 C2 red-g1 infantry
		marker marker-b-1 C5 blue-g1 blue-1
		C5 blue-1
		B1 red-2
		on fog_of_war
		phase movement`)
		g.WantOffered("move marker-a-1 @C3").Play("move marker-a-1 @C3").wantMarks("blue-1", "!appeared")
		g.Play("move marker-a-1 @C4").wantMarks("blue-1", "appeared")
		if g.board().marker[0][0].standing() || g.board().marker[1][0].standing() {
			t.Error("a marker still stands")
		}
	})
	t.Run("NS-A.60 an attack reveals a marker and is no combat", func(t *testing.T) {
		draw(t, `
		. . .
		. w .
		. . .
		marker marker-b-1 B2 blue-g1 blue-1
		B2 blue-1
		B1 red-1
		on fog_of_war
		phase combat`).Play("attack red-1 @B2").
			WantTold(rules.EvReveal, "marker-b-1").WantEverTold(rules.EvPlace, "blue-1").wantSpent("red-1", 0).WantAsk("ns.ap", "chance")
	})
}

func TestExamplesOfBreaking(t *testing.T) {
	draw(t, field+`
	A1 red-1
	C7 blue-1
	D7 blue-2 of blue-g2
	E7 blue-3 of blue-g2
	general blue-g1 C7 demoralized
	phase break`).WantOver("red", "broken")
}
