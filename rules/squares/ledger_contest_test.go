package squares

import "testing"

// three draws three commands of red against two of blue.
func three(t *testing.T) *game {
	t.Helper()
	return draw(t, field+"A1 red-1\nC1 red-2 of red-g2\nE1 red-3 of red-g3\nG7 blue-1\nE7 blue-2 of blue-g2\npool 2 1 2\nphase contest")
}

// rivals draws two commands a side, with abilities, at a contest for 3 AP.
func rivals(t *testing.T, red, blue string) *game {
	t.Helper()
	return draw(t, field+"general red-g1 A1 "+red+"\ngeneral blue-g1 G7 "+blue+"\nA1 red-1\nC1 red-2 of red-g2\nG7 blue-1\nE7 blue-2 of blue-g2\n"+
		"pool 2 1 1\nphase contest")
}

func TestLedgerContest(t *testing.T) {
	t.Run("NS-C3.1 both name a general not yet activated, for the highest token", func(t *testing.T) {
		g := three(t).WantAsk("contest.name", "red").WantOptions("name red-g1", "name red-g2", "name red-g3").Play("name red-g1").WantAsk("contest.name", "blue")
		g.WantOptions("name blue-g1", "name blue-g2").Play("name blue-g1").Roll(6, 1).wantAP("red-g1", 3).through("contest.name")
		g.WantOptions("name red-g2", "name red-g3").WantRefused("name red-g1", "NS-C3.1").WantRefused("name blue-g2", "NS-C3.1")
	})
	t.Run("NS-C3.1 the question tells what the highest token gives and how many come after it", func(t *testing.T) {
		wants := func(g *game, ap, more int) *game {
			t.Helper()
			if c := g.Request().Course; c.Key != "ns.course.token" || c.N != ap || c.M != more {
				t.Errorf("%+v, want %d AP and %d more", c, ap, more)
			}
			return g
		}
		g := wants(wants(three(t), 3, 4).Play("name red-g1"), 3, 4).Play("name blue-g1").Roll(6, 1).through("contest.name")
		wants(g, 3, 3).Play("name red-g2", "name blue-g1").Roll(6, 1).through("contest.name")
		wants(g, 2, 2)
	})
	t.Run("NS-C3.1 nor a C-in-C without a command, nor a general without troops", func(t *testing.T) {
		picture := field + "chief red A1 0\nA1 red-1\nB1 red-2 of red-g2\nC1 red-3 of red-g3\nG7 blue-1\nG6 blue-2 of blue-g2\npool 2 2 0\nphase contest"
		draw(t, picture).wantListed("name red-c", "NS-C3.1").wantUnlisted("name red-g2")
	})
	t.Run("NS-C3.1 the only general left is named by the game, first or second", func(t *testing.T) {
		g := three(t).Play("name red-g1", "name blue-g1").Roll(1, 6).through("contest.name")
		g.WantAsk("contest.name", "red").wantNamed("blue-g2").WantOptions("name red-g1", "name red-g2", "name red-g3").Play("name red-g3")
		g.wantDice("ns.contest", 2, 0).wantMod("red-g3", "NS-C3.3", 0).Roll(2, 1).wantAP("red-g3", 3)
		g = rivals(t, "+0", "+0").Play("name red-g1", "name blue-g1").Roll(1, 6).through("contest.name").Play("name red-g1").Roll(6, 1).wantAP("red-g1", 2)
		g.through("-").wantNamed("red-g2").wantNamed("blue-g2").wantDice("ns.contest", 2, 0).Roll(6, 1).wantAP("red-g2", 1)
	})
	t.Run("NS-C3.2 the first side names first, later the last winner", func(t *testing.T) {
		g := draw(t, field+"A1 red-1\nC1 red-2 of red-g2\nG7 blue-1\nE7 blue-2 of blue-g2\nC7 blue-3 of blue-g3\npool 2 1 2\nphase contest")
		g.Play("name red-g1", "name blue-g1").Roll(1, 6).through("contest.name").WantAsk("contest.name", "blue").Play("name blue-g2").WantAsk("contest.name", "red")
	})
	t.Run("NS-C3.2 a new turn begins with the first side again", func(t *testing.T) {
		g := draw(t, field+"A1 red-1\nC1 red-2 of red-g2\nG7 blue-1\nE7 blue-2 of blue-g2\npool 4 0 0\nphase contest").Play("name red-g1", "name blue-g1").Roll(1, 6)
		g.through("contest.name").Play("name red-g1").Roll(1, 6).onward("ns.ap").Roll(1, 1, 1, 1).WantAsk("contest.name", "red")
	})
	for _, c := range []struct {
		red, blue   string
		first, next int
		winner      string
	}{{"+2", "-1", 3, 5, "red-g1"}, {"+0", "+0", 3, 4, "blue-g1"}, {"-1", "+0", 4, 2, "red-g1"}, {"-1", "+1", 5, 4, "blue-g1"}} {
		t.Run("NS-C3.3 a die and the ability "+c.red+" against "+c.blue, func(t *testing.T) {
			g := rivals(t, c.red, c.blue).Play("name red-g1", "name blue-g1").wantDice("ns.contest", 2, 0).Roll(c.first, c.next).wantAP(c.winner, 3)
			g.wantMod("red-g1", "NS-C3.3", c.first).wantMod("blue-g1", "NS-C3.3", c.next)
		})
	}
	t.Run("NS-C3.4 the ability of a C-in-C who helps is added as well", func(t *testing.T) {
		picture := field + "chief red A1 +1\ngeneral red-g1 A1 +1\nA1 red-1\nG7 blue-1\npool 1 1 0\nphase chief"
		draw(t, picture).Play("help red-g1", "name red-g1", "name blue-g1").Roll(3, 4).wantAP("red-g1", 2)
		draw(t, picture).Play("stay", "name red-g1", "name blue-g1").Roll(3, 5).wantAP("blue-g1", 2)
	})
	t.Run("NS-C3.5 the higher total wins the token for its command", func(t *testing.T) {
		g := rivals(t, "+0", "+0").Play("name red-g2", "name blue-g1").Roll(5, 4).wantAP("red-g2", 3).wantPool(0, 1, 2).WantAsk("general", "red").Play("stay")
		g.WantOffered("move red-2 @C2").WantRefused("move red-1", "NS-C4.0.9")
	})
	t.Run("NS-C3.6 equal totals go to the higher ability", func(t *testing.T) {
		rivals(t, "+1", "+0").Play("name red-g1", "name blue-g1").Roll(4, 5).wantAP("red-g1", 3)
		rivals(t, "-1", "+0").Play("name red-g1", "name blue-g1").Roll(4, 3).wantAP("blue-g1", 3)
	})
	t.Run("NS-C3.7 equal abilities too: again and again", func(t *testing.T) {
		g := rivals(t, "+1", "+1").Play("name red-g1", "name blue-g1").Roll(4, 4).WantAsk("ns.contest", "chance").Roll(1, 1).WantAsk("ns.contest", "chance").Roll(1, 2)
		g.wantAP("blue-g1", 3).wantPool(0, 1, 2)
	})
	t.Run("NS-C3.8 the winner's units have as many actions as the token says", func(t *testing.T) {
		for i, pool := range []string{"pool 2 0 0", "pool 0 2 0", "pool 0 0 2"} {
			g := draw(t, field+"A1 red-1\nG7 blue-1\nphase contest\n"+pool).Play("name red-g1", "name blue-g1").Roll(6, 1).wantAP("red-g1", i+1).Play("stay")
			g.WantOffered("move red-1 @" + at(0, i+1).name()).WantNot("move red-1 @" + at(0, i+2).name())
		}
	})
	t.Run("NS-C3.9 the loser may be named again", func(t *testing.T) {
		rivals(t, "+0", "+0").Play("name red-g1", "name blue-g1").Roll(6, 1).through("contest.name").Play("name red-g2").WantOptions("name blue-g1", "name blue-g2")
	})
	t.Run("NS-C3.10 again while both sides have generals", func(t *testing.T) {
		g := rivals(t, "+0", "+0").Play("name red-g1", "name blue-g1").Roll(6, 1).through("contest.name").wantPhase("contest").Play("name red-g2", "name blue-g1").Roll(1, 6)
		g.through("contest.name").wantPhase("contest").wantGauge("red", "waiting", 1, "red-g2").wantGauge("blue", "waiting", 1, "blue-g2")
	})
	t.Run("NS-C3.11 one side is done: the other takes any command and any token", func(t *testing.T) {
		g := draw(t, field+"A1 red-1\nG7 blue-1\nE7 blue-2 of blue-g2\nC7 blue-3 of blue-g3\npool 2 0 2\nphase contest").Play("name red-g1", "name blue-g1").Roll(6, 1)
		g.through("leftover").WantOptions("activate blue-g1 #3", "activate blue-g1 #1", "activate blue-g2 #3", "activate blue-g2 #1", "activate blue-g3 #3", "activate blue-g3 #1")
		g.Play("activate blue-g2 #1").wantAP("blue-g2", 1).through("leftover").WantAsk("leftover", "blue").Play("activate blue-g3 #3").wantAP("blue-g3", 3).through("leftover")
		g.WantOptions("activate blue-g1 #1").Play("activate blue-g1 #1").through("-").wantPhase("points")
	})
	t.Run("NS-C3.12 nobody refuses a contest, but AP may be burned", func(t *testing.T) {
		g := rivals(t, "+0", "+0")
		if q := g.Request().Quiet; q >= 0 {
			t.Errorf("the contest may be refused by %q", g.Options()[q])
		}
		g.Play("name red-g1", "name blue-g1").Roll(6, 1).Play("stay", "done").wantSpent("red-1", 0).through("contest.name").wantMarks("red-1", "activated")
	})
	t.Run("NS-C3.13 a C-in-C with a command is named for it", func(t *testing.T) {
		g := ownCommand(t, field+"general red-g1 A1 +2\nA1 red-1\nC1 red-2 of red-g2\nG7 blue-1\npool 1 1 0\nphase contest").WantOffered("name red-g1").Play("name red-g1", "name blue-g1")
		g.wantMod("red-g1", "NS-C3.3", 2).Roll(2, 3).wantAP("red-g1", 2)
	})
}
