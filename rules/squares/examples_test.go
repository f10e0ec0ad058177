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
		g.wantOffered("move red-1 @D1", "move red-1 @B2", "move red-1 @C2").wantNot("move red-1 @E1", "move red-1 @C3")
		g.play("move red-1 @B1").wantSpent("red-1", 1).play("move red-1 @C1").wantSpent("red-1", 2).wantOffered("move red-1 @D1")
	})
	t.Run("NS-C4.1.6 diagonal and diagonal", func(t *testing.T) {
		draw(t, field+`
		A1 red-1 cavalry heavy
		active red-g1 ap 3`).play("move red-1 @B2").wantSpent("red-1", 2).play("move red-1 @C3").wantSpent("red-1", 3)
	})
	t.Run("NS-C4.1.21 light cavalry has one action more", func(t *testing.T) {
		g := draw(t, field+`
		A1 red-1 cavalry light
		A1 red-2
		active red-g1 ap 1`).wantOffered("move red-1 @D1").wantNot("move red-1 @E1")
		g.play("move red-1 @D1").wantSpent("red-1", 2)
	})
	t.Run("NS-C4.1.7 artillery", func(t *testing.T) {
		draw(t, field+`
		C3 red-1 gun
		C3 red-2 gun horse
		active red-g1 ap 3`).wantOffered("move red-1 @C5", "move red-2 @C6").wantNot("move red-1 @C6", "move red-2 @C7")
	})
	t.Run("NS-C4.1.23 Linear units keep straight", func(t *testing.T) {
		g := draw(t, field+`
		C3 red-1 linear N
		active red-g1 ap 3`)
		g.wantOffered("move red-1 @C4", "move red-1 @C2", "face red-1 #2").wantNot("move red-1 @D3")
		g.wantRefused("move red-1 @D3", "NS-C4.1.23").wantRefused("move red-1 @D4", "NS-C4.1.5")
		g.play("face red-1 #2").wantSpent("red-1", 1).play("move red-1 @D3").play("face red-1 #1").wantSpent("red-1", 3)
	})
	t.Run("NS-C4.1.31 rain and a ford add up", func(t *testing.T) {
		draw(t, `
		. . .
		. ~ .
		. . .
		B1 red-1
		weather rain`).play("move red-1 @B2").wantSpent("red-1", 3)
	})
	t.Run("NS-C4.1.17 cavalry stops in a wood", func(t *testing.T) {
		draw(t, `
		. . .
		. w .
		. . .
		B1 red-1 cavalry heavy
		active red-g1 ap 3`).play("move red-1 @B2").wantSpent("red-1", 2).wantRefused("move red-1 @B3", "NS-C4.1.17")
	})
	t.Run("NS-A.34 capacity also in passing", func(t *testing.T) {
		draw(t, `
		. . .
		. . .
		. . .
		B1 red-1
		B2 red-2
		B2 red-3
		active red-g1 ap 2`).wantRefused("move red-1 @B2", "NS-A.34").wantNot("move red-1 @B3")
	})
	t.Run("NS-C4.1.9 into a town", func(t *testing.T) {
		draw(t, `
		. . .
		. t .
		. . .
		B1 red-1
		active red-g1 ap 2`).play("move red-1 @B2", "garrison red-1").wantSpent("red-1", 2).wantMarks("red-1", "garrison")
	})
	t.Run("NS-B.7 an unfordable river is crossed over its bridge", func(t *testing.T) {
		g := draw(t, `
		. . .
		# + #
		. . .
		A1 red-1
		B1 red-2 linear N column
		active red-g1 ap 3`)
		g.wantOffered("move red-1 @B2", "move red-1 @B3", "move red-2 @B2").wantRefused("move red-1 @A2", "NS-B.13")
		g.play("deploy red-2").wantRefused("move red-2 @B2", "NS-B.11")
	})
	t.Run("NS-C4.1.37 a foot battery enters for 2 AP", func(t *testing.T) {
		draw(t, field+`
		due red-1 gun turn=1 entry=A1
		B1 red-2
		active red-g1 ap 2`).play("enter red-1 @A1").wantSpent("red-1", 2).wantAt("red-1", "A1")
	})
	t.Run("NS-C4.0.4 out of radius", func(t *testing.T) {
		draw(t, field+`
		A1 red-1
		D1 red-2`).wantRefused("move red-2", "NS-C4.0.4")
	})
}

func TestExamplesOfBombardment(t *testing.T) {
	t.Run("NS-C4.2.7 medium at short range hits on 3", func(t *testing.T) {
		draw(t, field+`
		C3 red-1 gun medium
		D4 blue-1
		phase bombardment`).play("fire red-1 @D4").wantDice("ns.bombard", 1, 3).roll(3).wantHits("blue-1", 1).wantRow("fire.hit")
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
		phase bombardment`).play("fire red-1 @C4").wantDice("ns.bombard", 1, 7)
	})
	t.Run("NS-C4.2.17 four hits on three units", func(t *testing.T) {
		g := draw(t, field+`
		C3 red-1 gun heavy
		C3 red-2 gun heavy
		C4 blue-1 linear S
		C4 blue-2 linear S
		C4 blue-3 linear S rear
		phase bombardment`)
		g.play("fire red-1 @C4").roll(6).wantAsk("bombard.hit", "blue").wantOptions("hit blue-1", "hit blue-2").play("hit blue-2")
		g.play("fire red-1 @C4").roll(6).wantHits("blue-1", 1).play("fire red-1 @C4").roll(6).wantHits("blue-3", 1)
		g.play("fire red-2 @C4").roll(6).wantAsk("bombard.hit", "blue")
	})
	t.Run("NS-C4.2.18 a garrison saves", func(t *testing.T) {
		draw(t, `
		. . .
		. t .
		. . .
		B1 red-1 gun heavy
		B2 blue-1 garrison
		phase bombardment`).play("fire red-1 @B2").wantMod("red-1", "NS-C4.2.8", -1).roll(6).wantDice("ns.save", 1, 4).roll(4).wantHits("blue-1", 0)
	})
}

func TestExamplesOfCombat(t *testing.T) {
	t.Run("NS-C4.3.40 flank from the side", func(t *testing.T) {
		g := draw(t, field+`
		C3 blue-1 linear N
		B3 red-1
		C4 red-2
		phase combat`)
		g.play("attack red-2 @C3", "add red-1", "roll")
		g.wantMod("red-1", "NS-C4.3.40", 1).wantMod("red-2", "NS-C4.3.40", 0).wantMod("blue-1", "NS-C4.3.43", -1).wantMod("blue-1", "NS-C4.3.44", -1)
	})
	t.Run("NS-C4.3.45 cavalry in front", func(t *testing.T) {
		draw(t, field+`
		C3 blue-1 linear N
		C2 blue-2 linear N
		C4 red-1 cavalry heavy cuirass
		phase combat`).play("attack red-1 @C3", "roll").wantMod("blue-1", "NS-C4.3.45", 1).wantMod("blue-1", "NS-C4.3.44", 0).
			wantMod("red-1", "NS-C4.3.46", 0).wantMod("red-1", "NS-C4.3.41", 1)
	})
	t.Run("NS-C4.3.54 infantry in the open saves against cavalry alone", func(t *testing.T) {
		draw(t, field+`
		C3 blue-1 elite
		C4 red-1 cavalry heavy
		phase combat`).play("attack red-1 @C3", "roll").roll(6, 6).wantDice("ns.save", 2, 3).roll(3, 2).wantHits("blue-1", 1)
	})
	t.Run("NS-C4.3.50 the hill rolls again", func(t *testing.T) {
		draw(t, `
		. . .
		. h .
		. . .
		B1 red-1
		B2 blue-1
		phase combat`).play("attack red-1 @B2", "roll").roll(1, 1).wantDice("ns.combat", 2, 3).roll(1, 2).wantDice("ns.combat.again", 2, 3).roll(3, 3).
			wantHits("red-1", 2)
	})
	t.Run("NS-C4.3.20 cavalry evades infantry", func(t *testing.T) {
		draw(t, field+`
		C3 red-1
		C4 blue-1 cavalry light
		phase combat`).play("attack red-1 @C4", "roll").wantAsk("evade", "blue").
			wantOptions("stay", "evade blue-1 @C5", "evade blue-1 @B5", "evade blue-1 @D5").play("evade blue-1 @B5").
			wantAsk("pursuit", "red").play("advance red-1 @C4").wantAt("red-1", "C4")
	})
	t.Run("NS-C4.3.76 breakthrough with a reserve", func(t *testing.T) {
		g := draw(t, field+`
		C3 red-1
		C3 red-2
		C4 blue-1
		C4 blue-2 cavalry heavy activated
		phase combat`)
		g.play("attack red-1 @C4", "leave red-2", "roll").play("stand").roll(6, 6).through("x")
		g.roll(1, 1, 1, 1).wantHits("blue-1", 1).wantHits("blue-2", 1).wantDice("ns.morale", 1, 4).roll(4).roll(4)
		g.wantRow("combat.won").wantAsk("breakthrough", "red").play("second").wantAsk("second.attack", "red").
			wantRefused("leave red-2", "NS-C4.3.77").play("roll").wantAsk("second.defend", "blue").play("stand")
		g.wantDice("ns.combat", 3, 3)
	})
	t.Run("NS-C4.3.82 a reserve bars the counter-attack", func(t *testing.T) {
		picture := field + `
		C4 blue-1
		C4 blue-2
		C3 red-1
		phase combat
		`
		g := draw(t, picture).play("attack red-1 @C4", "roll").play("leave blue-2", "stand").roll(1, 1).roll(1, 1)
		g.wantAsk("counter", "blue").play("second").wantAsk("second.attack", "blue").play("roll").wantDice("ns.combat", 3, 3)
		g = draw(t, picture+"C3 red-2\n").play("attack red-1 @C4", "leave red-2", "roll").play("leave blue-2", "stand").roll(1, 1).roll(1, 1)
		g.wantAsk("attack", "red")
	})
	t.Run("NS-C4.3.100 guns left alone", func(t *testing.T) {
		g := draw(t, field+`
		C4 blue-1 2hits
		C4 blue-2 gun
		C4 blue-3 gun horse
		C3 red-1
		phase combat`)
		g.play("attack red-1 @C4", "roll").play("leave blue-2", "leave blue-3", "stand").roll(6, 6).roll(1, 1).roll(1, 6, 6, 6)
		g.wantAsk("retreat", "blue").play("retreat blue-1 @C5").wantAt("blue-3", "C4")
	})
}

func TestExamplesOfRecovery(t *testing.T) {
	draw(t, field+`
	chief red C3 +2
	general red-g1 C3 +1
	C3 red-1 2hits
	C4 blue-1
	phase recovery`).wantOptions("recover red-1", "done").play("recover red-1").wantDice("ns.recover", 1, 1).roll(1).wantHits("red-1", 1)
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
		g.wantOffered("move marker-a-1 @C3").play("move marker-a-1 @C3").wantMarks("blue-1", "!appeared")
		g.play("move marker-a-1 @C4").wantMarks("blue-1", "appeared")
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
		phase combat`).play("attack red-1 @B2").
			wantTold(rules.EvReveal, "marker-b-1").wantTold(rules.EvPlace, "blue-1").wantSpent("red-1", 0).wantAsk("ns.ap", "chance")
	})
}

func TestExamplesOfBreaking(t *testing.T) {
	draw(t, field+`
	A1 red-1
	C7 blue-1
	D7 blue-2 of blue-g2
	E7 blue-3 of blue-g2
	general blue-g1 C7 demoralized
	phase break`).wantOver("red", "broken")
}
