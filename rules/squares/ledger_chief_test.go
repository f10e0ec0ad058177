package squares

import "testing"

// ownCommand gives red a commander-in-chief who leads red-g1.
func ownCommand(t *testing.T, picture string) *game {
	t.Helper()
	return redraw(t, picture, `cinc = { id = "red-c", ability = 0, arrives_turn = 99, entry = ["A1"] }`, `cinc = { own_command = "red-g1" }`)
}

const council = field + "A1 red-1\nC1 red-2 of red-g2\nG7 blue-1\npool 2 1 0\nphase chief\n"

func TestLedgerChiefMoves(t *testing.T) {
	t.Run("NS-C2.15 who is due is asked where he enters, but a C-in-C with a command comes with it", func(t *testing.T) {
		late := field + "A1 red-2 of red-g2\nC1 red-1\nG7 blue-1\npool 2 1 0\nphase chief\n"
		redraw(t, late, `cinc = { id = "red-c", ability = 0, arrives_turn = 99, entry = ["A1"] }`, `cinc = { id = "red-c", ability = 0, arrives_turn = 1, entry = ["A1"] }`).WantAsk("chief", "red")
		ownCommand(t, late+"general red-g1 A1 turn=1").WantAsk("contest.name", "red")
	})
	t.Run("NS-C2.1 up to 2 squares, once a turn, both sides", func(t *testing.T) {
		g := draw(t, council+"chief red A3 0\nchief blue G7 0").WantOffered("move @C5", "move @C1", "move @B4").WantNot("move @D3", "move @A6").WantRefused("move @D3", "NS-C2.1")
		g.Play("move @C5").WantAt("red-c", "C5").WantAsk("chief", "blue").WantOffered("move @E5").Play("move @E5").WantAt("blue-c", "E5").WantAsk("contest.name", "red")
	})
	rough := ". w . .\n. b # .\n. ~ # .\n. . . .\nA1 red-1\nD4 blue-1\n"
	t.Run("NS-C2.2 leaders move as kings over any ground", func(t *testing.T) {
		g := draw(t, rough+"chief red A2 0\npool 2 0 0\nphase chief").WantOffered("move @B2", "move @B3", "move @B4", "move @C1").WantNot("move @C2", "move @C3")
		g.Play("move @B4").WantAt("red-c", "B4")
		draw(t, rough+"general red-g1 A2\nphase general").WantOffered("move red-g1 @B4").WantNot("move red-g1 @C2")
	})
	t.Run("NS-C2.2 but not into or through the enemy", func(t *testing.T) {
		g := draw(t, ". . .\n# . #\n. . .\nA1 red-1\nB2 blue-1\nB3 blue-2\nchief red B1 0\npool 2 0 0\nphase chief").WantNot("move @B2", "move @A3", "move @C3")
		g.WantOffered("move @C1")
	})
	t.Run("NS-C2.3 he helps a general in the square where he is or goes", func(t *testing.T) {
		g := draw(t, council+"chief red A1 +1").WantOffered("help red-g1", "help red-g2 @C1").WantNot("help red-g2").Play("help red-g2 @C1").WantAt("red-c", "C1")
		g.wantSeen("blue", "red-g2", "helped").wantSeen("blue", "red-g1", "!helped")
		draw(t, council+"chief red E3 +1").WantOffered("help red-g2 @C1").WantNot("help red-g1 @A1")
	})
	t.Run("NS-C2.3 of several generals there one is named", func(t *testing.T) {
		g := draw(t, council+"chief red A1 +1\ngeneral red-g2 A1").WantOffered("help red-g1", "help red-g2").Play("help red-g2")
		g.wantSeen("blue", "red-g2", "helped").wantSeen("blue", "red-g1", "!helped")
	})
	t.Run("NS-C2.4 not with a command of his own", func(t *testing.T) {
		ownCommand(t, council+"general red-g1 C1 +1\nC2 red-3").WantRefused("help red-g2", "NS-C2.4").WantOffered("move @C3", "intervene")
	})
	t.Run("NS-C2.15 one without a command enters in this phase, and may help", func(t *testing.T) {
		g := draw(t, council+"chief red A1 +1 turn=1").WantAsk("chief", "red").WantOffered("move @A1", "move @B2", "help red-g1 @A1").WantNot("move @C1", "intervene", "help red-g2 @C1")
		g.Play("help red-g1 @A1").WantAt("red-c", "A1").wantSeen("blue", "red-g1", "helped")
	})
	t.Run("NS-C2.15 not before", func(t *testing.T) {
		draw(t, council+"chief red A1 +1 turn=2").WantAsk("contest.name", "red").WantAt("red-c", "")
	})
	t.Run("NS-C2.15 one with a command enters with it", func(t *testing.T) {
		g := ownCommand(t, council+"general red-g1 A1 0 turn=1").WantAsk("contest.name", "red").Play("name red-g1", "name blue-g1").Roll(6, 1)
		g.WantAsk("general", "red").WantOffered("enter red-g1 @B2")
	})
}

func TestLedgerInfluence(t *testing.T) {
	helped := func(t *testing.T, general, chief string) *game {
		t.Helper()
		return draw(t, field+"general red-g1 A1 "+general+"\nA1 red-1\nC1 red-2 of red-g2\nG7 blue-1\nE7 blue-2 of blue-g2\npool 2 1 1\nphase chief\nchief red A1 "+chief).Play("help red-g1")
	}
	t.Run("NS-C2.5 the ability of the C-in-C is added to the die", func(t *testing.T) {
		g := helped(t, "+0", "+2").Play("name red-g1", "name blue-g1").wantMod("red-c", "NS-C2.5", 2).Roll(2, 3).wantAP("red-g1", 3)
		g.WantRow("contest.won")
		helped(t, "-1", "+2").Play("name red-g1", "name blue-g1").Roll(3, 5).wantAP("blue-g1", 3)
	})
	t.Run("NS-C2.5 it counts in ties too", func(t *testing.T) {
		helped(t, "+0", "+2").Play("name red-g1", "name blue-g1").Roll(2, 4).wantAP("red-g1", 3)
	})
	t.Run("NS-C2.5 in every contest until he wins", func(t *testing.T) {
		g := helped(t, "+0", "+2").Play("name red-g1", "name blue-g1").Roll(1, 6).wantAP("blue-g1", 3).through("contest.name").Play("name blue-g2", "name red-g1")
		g.wantMod("red-c", "NS-C2.5", 2).Roll(2, 3).wantAP("red-g1", 2)
	})
	t.Run("NS-C2.5 for nobody else", func(t *testing.T) {
		helped(t, "+0", "+2").Play("name red-g2", "name blue-g1").wantMod("red-c", "NS-C2.5", 0).Roll(2, 3).wantAP("blue-g1", 3)
	})
	t.Run("NS-C2.5 never when it is not positive", func(t *testing.T) {
		for _, ability := range []string{"+0", "-1"} {
			draw(t, council+"chief red A1 "+ability).WantRefused("help red-g1", "NS-C2.5")
		}
	})
}

func TestLedgerInterventions(t *testing.T) {
	pair := field + "chief red B2 +1\nA1 red-1\nC3 red-2 of red-g2\nE2 red-3\nG7 blue-1\npool 2 0 1\nphase chief\n"
	for face, ap := range map[int]int{1: 1, 3: 2, 4: 2, 6: 3} {
		t.Run("NS-C2.6 units of the whole army in his radius, with AP by a die: "+string(rune('0'+face)), func(t *testing.T) {
			g := draw(t, pair).Play("intervene").wantDice("ns.intervene.ap", 1, 0).Roll(face).wantAP("red-c", ap)
			g.WantOffered("move red-1 @A2", "move red-2 @C4").WantRefused("move red-3", "NS-C4.0.9").Play("move red-2 @"+at(2, 2+ap).name()).wantSpent("red-2", ap)
		})
	}
	t.Run("NS-C2.6 not without units in his radius", func(t *testing.T) {
		draw(t, field+"chief red B7 0\nA1 red-1\nG7 blue-1\npool 2 0 0\nphase chief").WantRefused("intervene", "NS-C2.6")
	})
	t.Run("NS-C2.7 he neither moves nor helps then, and the die is no token", func(t *testing.T) {
		g := draw(t, pair).Play("intervene").Roll(6).wantPool(1, 0, 2).WantAsk("move", "red").WantNot("move red-c @B3").through("contest.name")
		g.WantAt("red-c", "B2").wantPool(1, 0, 2).wantSeen("blue", "red-g1", "!helped").Play("name red-g1", "name blue-g1").wantMod("red-c", "NS-C2.5", 0)
	})
	t.Run("NS-C2.7 who moves does not intervene", func(t *testing.T) {
		draw(t, pair).Play("move @B3").WantAsk("contest.name", "red")
	})
	t.Run("NS-C2.8 also with a command of his own", func(t *testing.T) {
		ownCommand(t, field+"general red-g1 B2\nA1 red-1\nC3 red-2 of red-g2\nG7 blue-1\npool 2 0 1\nphase chief").Play("intervene").Roll(1).
			WantOffered("move red-1 @A2", "move red-2 @C4")
	})
	both := pair + "chief blue G7 +1\n"
	t.Run("NS-C2.9 of two the higher total acts first", func(t *testing.T) {
		draw(t, both).Play("intervene", "intervene").WantAsk("ns.order", "chance").Roll(3, 4).WantAsk("ns.intervene.ap", "chance").Roll(1).WantAsk("move", "blue").
			through("-").WantAsk("ns.intervene.ap", "chance").Roll(1).WantAsk("move", "red")
		draw(t, both).Play("intervene", "intervene").Roll(4, 3).Roll(1).WantAsk("move", "red")
	})
	t.Run("NS-C2.9 the ability counts, in ties alone too, and then the die is rolled again", func(t *testing.T) {
		lower := pair + "chief blue G7 0\n"
		draw(t, lower).Play("intervene", "intervene").Roll(3, 4).Roll(1).WantAsk("move", "red")
		draw(t, lower).Play("intervene", "intervene").Roll(3, 5).Roll(1).WantAsk("move", "blue")
		draw(t, both).Play("intervene", "intervene").Roll(3, 3).WantAsk("ns.order", "chance").Roll(2, 1).Roll(1).WantAsk("move", "red")
	})
	t.Run("NS-C2.10 the first side declares and moves first, interventions come after both", func(t *testing.T) {
		g := draw(t, both).WantAsk("chief", "red").Play("intervene").WantAsk("chief", "blue").Play("move @F6").WantAt("blue-c", "F6").WantAsk("ns.intervene.ap", "chance")
		g.Roll(1).WantAsk("move", "red")
		draw(t, both).Play("move @B3").WantAt("red-c", "B3").Play("intervene").WantAsk("ns.intervene.ap", "chance").Roll(1).WantAsk("move", "blue")
	})
}

func TestLedgerWhoIsActivatedByIntervention(t *testing.T) {
	stepIn := func(t *testing.T, lines string) *game {
		t.Helper()
		return draw(t, field+"chief red C3 +1\nG7 blue-9\npool 2 0 0\nintervention red-c ap 3\n"+lines)
	}
	t.Run("NS-C2.11 who spends AP, and nobody else", func(t *testing.T) {
		g := stepIn(t, "phase movement\nC3 red-1 linear N\nC4 red-2 linear N\nB3 red-3\nC4 red-4 linear N column").Play("face red-1 #2", "move red-3 @B4", "face red-4 #2", "rear red-2", "done").
			through("contest.name")
		g.wantMarks("red-1", "activated").wantMarks("red-2", "!activated").wantMarks("red-3", "activated").wantMarks("red-4", "!activated")
		g.Play("name red-g1", "name blue-g1").Roll(6, 1).Play("stay").WantOffered("face red-2 #2", "deploy red-4").WantRefused("move red-3", "NS-A.45")
	})
	t.Run("NS-C2.11 who tries to recover", func(t *testing.T) {
		g := stepIn(t, "phase recovery\nC3 red-1 2hits\nC4 red-2 2hits").Play("recover red-1").Roll(1).through("contest.name")
		g.wantMarks("red-1", "activated").wantMarks("red-2", "!activated")
	})
	t.Run("NS-C2.11 who fights in a second round", func(t *testing.T) {
		g := stepIn(t, "phase combat\nC3 red-1\nC3 red-2\nC4 blue-1\nC4 blue-2 cavalry heavy activated\nA3 red-3").Play("attack red-1 @C4", "leave red-2", "roll", "stand")
		g.Roll(6, 6).through("-").Roll(1, 1, 1, 1).Roll(4).Roll(4).Play("second", "roll", "stand")
		g.drift("contest.name", 4).wantMarks("red-2", "activated").wantMarks("red-3", "!activated")
	})
	t.Run("NS-C2.12 the same sub-phases, without a general's move", func(t *testing.T) {
		g := draw(t, field+"chief red C3 +1\nC3 red-1 gun\nC3 red-2 2hits of red-g2\nC4 blue-1\npool 2 0 0\nphase chief").Play("intervene").Roll(6).WantAsk("move", "red").Play("done")
		g.WantAsk("bombard", "red").Play("done").WantAsk("attack", "red").Play("done").WantAsk("recover", "red").Play("done").WantAsk("contest.name", "red")
	})
	t.Run("NS-C2.12 units of several commands attack together", func(t *testing.T) {
		g := stepIn(t, "phase combat\nC3 red-1\nC3 red-2 of red-g2\nB3 red-3 of red-g3\nC3 red-4 gun of red-g3\nC4 blue-1").Play("attack red-1 @C4").WantOffered("leave red-2", "add red-3", "add red-4")
		draw(t, field+"phase combat\nC3 red-1\nC3 red-2 of red-g2\nC4 blue-1").Play("attack red-1 @C4").WantNot("leave red-2", "add red-2")
		g.Play("add red-3", "roll").wantDice("ns.combat", 6, 3)
	})
	t.Run("NS-C2.12 who has been activated before is left out", func(t *testing.T) {
		stepIn(t, "phase movement\nC3 red-1 activated\nC3 red-2").WantRefused("move red-1", "NS-A.45").WantOffered("move red-2 @C4")
	})
	t.Run("NS-C2.13 a demoralized command does not attack by intervention either", func(t *testing.T) {
		stepIn(t, "phase combat\nC3 red-1\nC3 red-2 of red-g2\nC4 blue-1\ngeneral red-g1 C3 demoralized").WantRefused("attack red-1", "NS-C4.3.14").WantOffered("attack red-2 @C4")
	})
	own := field + "general red-g1 B2\nA1 red-1\nC3 red-2 of red-g2\nG7 blue-1\npool 2 0 1\nphase chief\n"
	t.Run("NS-C2.14 one with a command moves once a turn", func(t *testing.T) {
		g := ownCommand(t, own).Play("move @B3", "name red-g1", "name blue-g1").Roll(6, 1).WantAsk("move", "red").WantAt("red-g1", "B3")
		g.wantAP("red-g1", 3)
		ownCommand(t, own).Play("stay", "name red-g1", "name blue-g1").Roll(6, 1).WantAsk("general", "red").WantOffered("move red-g1 @B4")
	})
	t.Run("NS-C2.14 and after an intervention not at all", func(t *testing.T) {
		ownCommand(t, own).Play("intervene").Roll(1).through("contest.name").Play("name red-g1", "name blue-g1").Roll(6, 1).WantAsk("move", "red")
	})
}
