package ccn

import (
	"testing"

	"grognard/rules"
)

// ordering draws the French square on e5 in the orders phase.
func ordering(t *testing.T, marks, more string) *game {
	t.Helper()
	return draw(t, "french: e5 fr-ln-1 square=1 "+marks+", g5 fr-ln-2\nfrench track: c-rally-1\nfrench hand: c-forward-1\nphase orders\n"+more)
}

func TestLedgerLeavingSquare(t *testing.T) {
	t.Run("CCN-38.1 an ordered square may leave when the orders are given", func(t *testing.T) {
		ordering(t, "", "allied: a1 gb-ln-1").Play("order fr-ln-1", "order fr-ln-2", "done").WantAsk("square.leave", "french").
			WantOptions("leave fr-ln-1", "stay fr-ln-1")
	})
	t.Run("CCN-38.1 one without orders may not", func(t *testing.T) {
		ordering(t, "", "allied: a1 gb-ln-1").Play("order fr-ln-2", "done").wantPhase("movement", "french").wantSquare("fr-ln-1", 1)
	})
	t.Run("CCN-38.1 nor one with enemy cavalry adjacent", func(t *testing.T) {
		g := ordering(t, "", "allied: d5 gb-lc-1").Play("order fr-ln-1", "order fr-ln-2", "done").wantPhase("movement", "french")
		g.wantSquare("fr-ln-1", 1).wantOrdered("fr-ln-1", "fr-ln-2")
	})
	t.Run("CCN-38.1 other enemies and cavalry two hexes away do not hold it", func(t *testing.T) {
		g := ordering(t, "", "allied: d5 gb-ln-1, d4 gb-ha-1, c5 gb-lc-1\nallied leaders: e4 gb-hill").Play("order fr-ln-1", "done")
		g.WantAsk("square.leave", "french")
	})
	t.Run("CCN-38.1 own cavalry does not hold it either", func(t *testing.T) {
		ordering(t, "", "allied: a1 gb-ln-1\nfrench: e4 fr-lc-1").Play("order fr-ln-1", "done").WantAsk("square.leave", "french")
	})
	t.Run("CCN-38.2 the counter goes and the card returns at once", func(t *testing.T) {
		g := ordering(t, "", "allied: a1 gb-ln-1").Play("order fr-ln-1", "done").wantHand("french", "c-forward-1").wantTrack("french", "c-rally-1")
		g.Play("leave fr-ln-1").wantSquare("fr-ln-1", 0).wantHand("french", "c-forward-1", "c-rally-1").wantTrack("french")
		g.WantAsk("move", "french").WantEverTold(rules.EvMark, "fr-ln-1")
	})
	t.Run("CCN-38.2 of two squares the one that leaves takes its own card back", func(t *testing.T) {
		g := ordering(t, "", "allied: a1 gb-ln-1\nfrench: e6 fr-ln-3 square=2\nfrench track: c-rally-1 c-elan-1").Play("order fr-ln-3", "done")
		g.Play("leave fr-ln-3").wantHand("french", "c-forward-1", "c-elan-1").wantTrack("french", "c-rally-1").wantSquare("fr-ln-1", 1)
	})
	t.Run("CCN-38.3 it moves and battles in the same turn", func(t *testing.T) {
		g := ordering(t, "", "allied: c5 gb-fa-1").Play("order fr-ln-1", "done", "leave fr-ln-1", "move fr-ln-1 @d5").wantPhase("combat", "french")
		g.Play("melee fr-ln-1 @gb-fa-1").wantDice("melee.roll", "french", 4)
	})
	t.Run("CCN-38.3 subject to the card played", func(t *testing.T) {
		g := ordering(t, "", "allied: c5 gb-ln-1\ncard c-fire-and-hold-1").Play("order fr-ln-1", "done", "leave fr-ln-1").wantPhase("combat", "french")
		g.WantOptions("fire fr-ln-1 @gb-ln-1", "done").Play("fire fr-ln-1 @gb-ln-1").wantDice("fire.roll", "french", 4+1)
	})
	t.Run("CCN-38.4 it has not moved: it fires at full dice", func(t *testing.T) {
		g := draw(t, `
		allied: e5 gb-ln-1 square=1
		allied track: c-rally-1
		french: e7 fr-ln-1
		active allied, phase orders`).Play("order gb-ln-1", "done", "leave gb-ln-1", "done").wantPhase("combat", "allied")
		g.Play("fire gb-ln-1 @fr-ln-1").wantDice("fire.roll", "allied", 5).wantMod("dice", "CCN-19.1", 4).wantMod("dice", "CCN-19.3", 1)
	})
	t.Run("CCN-38.4 if it moves after leaving it fires with half", func(t *testing.T) {
		g := draw(t, `
		allied: e4 gb-ln-1 square=1
		allied track: c-rally-1
		french: e7 fr-ln-1
		active allied, phase orders, card c-forward-1`).Play("order gb-ln-1", "done", "leave gb-ln-1", "move gb-ln-1 @e5")
		g.Play("fire gb-ln-1 @fr-ln-1").wantDice("fire.roll", "allied", 2)
	})
	t.Run("CCN-38.5 it may stay and battle from its square", func(t *testing.T) {
		g := ordering(t, "", "allied: d5 gb-ln-1").Play("order fr-ln-1", "done", "stay fr-ln-1").wantSquare("fr-ln-1", 1).wantPhase("combat", "french")
		g.Play("melee fr-ln-1 @gb-ln-1").wantDice("melee.roll", "french", 1)
	})
}

func TestLedgerSquaresEndOtherwise(t *testing.T) {
	t.Run("CCN-38.6 counter and card of an eliminated square return at once", func(t *testing.T) {
		g := draw(t, `
		french: e5 fr-ln-1 ordered, e7 fr-hc-1 ordered
		allied: d5 gb-ln-1 square=1 blocks=1, d7 gb-ln-2
		allied track: c-rally-1
		allied hand: c-forward-1 c-elan-1`).Play("melee fr-ln-1 @gb-ln-1", "stand").roll("icccc").wantLost("gb-ln-1")
		g.wantSquare("gb-ln-1", 0).wantTrack("allied").wantHand("allied", "c-forward-1", "c-elan-1", "c-rally-1")
		g.Play("stay fr-ln-1", "melee fr-hc-1 @gb-ln-2").WantOffered("square") // the card of the lost square makes three
	})
	t.Run("CCN-38.6 so does that of a square lost to its flags", func(t *testing.T) {
		squared(t, "fr-ln-1", "pt-mi-1 blocks=3", "").roll("fccca").wantLost("pt-mi-1").wantTrack("allied").wantHand("allied", "c-scout-left-2")
	})
	t.Run("CCN-38.7 adjacent cavalry pins it while it stays", func(t *testing.T) {
		pinned := ordering(t, "", "allied: d5 gb-lc-1").Play("order fr-ln-1", "done").wantPhase("combat", "french").wantSquare("fr-ln-1", 1)
		pinned.Play("melee fr-ln-1 @gb-lc-1", "stand").wantDice("melee.roll", "french", 1)
		ordering(t, "", "allied: c5 gb-lc-1").Play("order fr-ln-1", "done").WantAsk("square.leave", "french")
	})
	t.Run("CCN-38.7 the log names the cavalry that pins it", func(t *testing.T) {
		g := ordering(t, "", "allied: d5 gb-lc-1").Play("order fr-ln-1", "done")
		told := false
		for _, e := range g.AllEvents {
			told = told || e.Text.Key == "ccn.log.pinned" && e.Text.A == refsByName["fr-ln-1"] && e.Text.B == refsByName["gb-lc-1"]
		}
		if !told {
			t.Error("nobody is told what pins the square")
		}
	})
	t.Run("CCN-38.8 losses, retreats, its own battle and the turns do not end a square", func(t *testing.T) {
		g := draw(t, `
		french: e5 fr-lc-1 ordered, e6 fr-ln-1 ordered
		allied: d5 gb-ln-1 square=1, a1 gb-ln-2
		allied track: c-rally-1
		allied hand: c-probe-right-1
		french hand: c-probe-left-1`)
		g.Play("melee fr-ln-1 @gb-ln-1", "stand").roll("ifcca").wantBlocks("gb-ln-1", 2).Play("back gb-ln-1").roll("a")
		g.Play("melee fr-lc-1 @gb-ln-1").roll("f").Play("retreat fr-lc-1 @f4").wantSquare("gb-ln-1", 1)
		g.Draw("c-forward-2").WantAsk("card", "allied").wantHand("allied", "c-probe-right-1")
		g.Play("play +c-probe-right-1", "order gb-ln-2", "done").wantPhase("movement", "allied").Play("done")
		g.Draw("c-forward-1").WantAsk("card", "french").wantSquare("gb-ln-1", 1).wantTrack("allied", "c-rally-1")
	})
}
