package squares

import (
	"slices"
	"testing"

	"grognard/rules"
)

// wantHeard checks that a text was told with the last answer, and whether it opens
// a chapter of the log.
func (g *game) wantHeard(key string, opens bool) *game {
	g.t.Helper()
	i := slices.IndexFunc(g.events, func(e rules.Event) bool { return e.Text.Key == key })
	if i < 0 || g.events[i].Opens != opens {
		g.t.Errorf("%s: nothing like %s was told (opens: %t): %+v", g.asked(), key, opens, g.events)
	}
	return g
}

// reserve is an attack by red-1 while red-2 waits in the main square; the first
// round costs blue-1 and blue-2 so many hits and red none, and all hold.
func reserve(t *testing.T, picture string, lines ...string) *game {
	t.Helper()
	g := clash(t, picture, append([]string{"attack red-1 @C4"}, lines...)...).dice()
	g.roll(faces(g, 2)...).dice()
	for g.p.Request().Kind == "ns.combat" {
		g.roll(faces(g, 0)...).dice()
	}
	for g.p.Request() != nil && g.p.Request().Kind == "ns.morale" {
		g.roll(sixes(g)...)
	}
	return g
}

const waiting = "C3 red-1\nC3 red-2\nC4 blue-1\nC4 blue-2\nG7 blue-9\n"

func TestLedgerBreakthrough(t *testing.T) {
	t.Run("NS-C4.3.76 the winner has a brigade left in the main square", func(t *testing.T) {
		g := reserve(t, waiting, "leave red-2", "roll").wantAsk("breakthrough", "red").wantOptions("end", "second")
		g.play("second", "roll", "stand").wantDice("ns.combat", 3, 3)
		reserve(t, waiting, "leave red-2", "roll").play("end").wantAsk("attack", "red").wantOptions("done", "attack red-2 @C4")
	})
	t.Run("NS-C4.3.76 both players hear of it", func(t *testing.T) {
		g := reserve(t, waiting, "leave red-2", "roll").wantHeard("ns.log.may.breakthrough", true).play("second").wantHeard("ns.log.breakthrough", false).wantTold(rules.EvDeclare, "red-1")
		g.wantAsk("second.attack", "red")
		c := stalled(t, "C3 red-1\nC4 blue-1\nC4 blue-2\n", "roll", "leave blue-2", "stand").wantHeard("ns.log.may.counter", true).play("second").wantHeard("ns.log.counter", false)
		c.wantAsk("second.attack", "blue")
	})
	t.Run("NS-A.63 nor with who has come from under a marker in this turn", func(t *testing.T) {
		reserve(t, "C3 red-1\nC3 red-2 appeared\nC4 blue-1\nC4 blue-2\nG7 blue-9\non fog_of_war", "roll").wantAsk("ns.ap", "chance")
	})
	t.Run("NS-C4.2.27 nor with guns that are out of ammunition", func(t *testing.T) {
		g := reserve(t, "C3 red-1\nC3 red-2\nC3 red-3 gun\nC3 red-4 gun dry\nC4 blue-1\nC4 blue-2\nG7 blue-9\non ammunition", "leave red-2", "roll").play("second")
		g.wantOffered("add red-3").wantNot("add red-4")
	})
	t.Run("NS-C4.3.76 not without having won", func(t *testing.T) {
		g := clash(t, waiting, "attack red-1 @C4", "leave red-2", "roll", "stand").roll(1, 1).roll(1, 1, 1, 1)
		g.wantRow("combat.standoff").wantAsk("attack", "red")
	})
	t.Run("NS-C4.3.76 not with a brigade of another square, nor of another command", func(t *testing.T) {
		reserve(t, "C3 red-1\nB3 red-2\nC4 blue-1\nC4 blue-2", "roll").wantAsk("attack", "red")
		reserve(t, "C3 red-1\nC3 red-2 of red-g2\nC4 blue-1\nC4 blue-2", "roll").wantAsk("ns.ap", "chance")
	})
	t.Run("NS-C4.3.76 not if nobody is left in the target square", func(t *testing.T) {
		g := clash(t, "C3 red-1\nC3 red-2\nC4 blue-1\nG7 blue-9", "attack red-1 @C4", "leave red-2", "roll").roll(6, 6).roll(1, 1).roll(1, 1).play("retreat blue-1 @C5")
		g.wantAsk("pursuit", "red")
	})
	t.Run("NS-C4.3.77 two brigades, one of them fresh", func(t *testing.T) {
		g := reserve(t, "C3 red-1 linear N\nC3 red-2 linear N\nC3 red-3 linear N rear\nC4 blue-1\nC4 blue-2", "leave red-3", "leave red-2", "roll").play("second")
		g.wantAsk("second.attack", "red").wantRefused("add red-1", "NS-C4.3.77").play("leave red-3").wantOffered("add red-1").wantRefused("leave red-2", "NS-C4.3.77")
		g.play("add red-1", "roll", "stand").wantDice("ns.combat", 3, 3) // red-3 supports them
	})
	t.Run("NS-C4.3.77 a Rear unit may go where Leads stay", func(t *testing.T) {
		g := reserve(t, "C3 red-1 linear N\nC3 red-2 linear N\nC3 red-3 linear N rear\nC4 blue-1\nC4 blue-2", "leave red-3", "leave red-2", "roll").play("second")
		g.play("leave red-2").wantOffered("roll").play("roll", "stand").wantDice("ns.combat", 2, 4)
	})
	t.Run("NS-C4.3.77 a Rear unit may defend where Leads stay behind", func(t *testing.T) {
		g := reserve(t, "C3 red-1\nC3 red-2\nC4 blue-1 linear S\nC4 blue-2 linear S\nC4 blue-3 linear S rear", "leave red-2", "roll").play("second", "roll")
		g.wantAsk("second.defend", "blue").play("leave blue-1").wantOptions("stand", "add blue-1", "add blue-2") // blue-3 alone
	})
	t.Run("NS-C4.3.77 but who faces a flank attack comes first", func(t *testing.T) {
		g := reserve(t, "B4 red-1\nB4 red-2\nC4 blue-1 linear W\nC4 blue-2 linear N\nC3 blue-3", "leave red-2", "roll").play("done").wantAsk("breakthrough", "red")
		g.play("second", "roll").wantAsk("second.defend", "blue").wantRefused("leave blue-1", "NS-C4.3.61").wantOffered("leave blue-2")
	})
	t.Run("NS-C4.3.77 the fresh one must be able to attack", func(t *testing.T) {
		facing := "C3 red-1 linear N\nC3 red-2 linear E\nC4 blue-1\nC4 blue-2"
		reserve(t, facing, "roll").wantAsk("reset", "red")
		town := ". . .\n. t .\n. . .\nB1 red-1\nB1 red-2 cavalry heavy\nB2 blue-1 garrison\nphase combat"
		g := draw(t, town).play("attack red-1 @B2", "roll").roll(6, 6).roll(1, 1).roll(1, 1).roll(4, 4)
		g.wantAsk("ns.ap", "chance")
		g = draw(t, field+"chief red C2 0\ngeneral red-g1 C3 demoralized\nC3 red-2\nC3 red-1 of red-g2\nA1 red-3 of red-g3\nC4 blue-1\nC4 blue-2\nphase combat\nintervention red-c").
			play("attack red-1 @C4", "roll", "stand")
		g.roll(6, 6).roll(1, 1, 1, 1).roll(4).roll(4).wantRow("combat.won").wantAsk("ns.ap", "chance")
	})
	t.Run("NS-C4.3.77 nor is one in March Column", func(t *testing.T) {
		reserve(t, "C3 red-1 linear N\nC3 red-2 linear N column\nC4 blue-1\nC4 blue-2\nG7 blue-9", "roll").wantAsk("reset", "red")
	})
	t.Run("NS-C4.3.77 infantry goes on against a garrison alone", func(t *testing.T) {
		g := draw(t, ". . .\n. t .\n. . .\nB1 red-1\nB1 red-2\nB2 blue-1 garrison\nA3 blue-9\nphase combat").play("attack red-1 @B2", "leave red-2", "roll").dice()
		g.roll(faces(g, 2)...).dice().roll(1, 1).dice()
		g.roll(faces(g, 0)...).dice().roll(sixes(g)...).wantAsk("breakthrough", "red").play("second").wantOffered("roll").play("roll").wantAsk("ns.combat", "chance")
	})
	t.Run("NS-C4.3.78 who has fought rolls one die, who has not two, artillery one", func(t *testing.T) {
		g := reserve(t, "C3 red-1\nC3 red-2\nC3 red-3 gun\nC4 blue-1\nC4 blue-2\nC4 blue-3 gun", "leave red-2", "roll", "leave blue-3", "leave blue-2", "stand")
		g.play("second", "add red-3", "roll", "stand").wantDice("ns.combat", 4, 3).roll(1, 1, 1, 1)
		g.wantDice("ns.combat", 3, 3).roll(1, 1, 1).wantDice("ns.combat", 1, 4) // blue-2 and the guns; blue-1 has 2 hits
	})
	guns := "C3 red-1\nC3 red-2\nC3 red-3 gun\nC3 red-4 gun fired\nB3 red-5\nB3 red-6 gun\nC4 blue-1\nC4 blue-2\nC4 blue-3 gun fired\nC4 blue-4 gun"
	t.Run("NS-C4.3.79 artillery of the main square chooses anew, if it has not bombarded", func(t *testing.T) {
		g := reserve(t, guns, "leave red-2", "add red-5", "add red-6", "roll", "leave blue-4", "stand").play("second")
		g.wantOffered("add red-3").wantNot("add red-4", "add red-6", "leave red-6", "add red-5").play("add red-3", "roll")
		g.wantAsk("second.defend", "blue").wantOffered("leave blue-3", "leave blue-4").play("leave blue-3")
	})
	t.Run("NS-C4.3.79 who has fought may stay out", func(t *testing.T) {
		g := reserve(t, guns, "leave red-2", "add red-3", "roll").play("second").wantOffered("leave red-3").play("leave red-3", "roll", "stand")
		g.wantDice("ns.combat", 3, 3)
	})
	t.Run("NS-C4.3.79 the skirmish advantage is not worked out again", func(t *testing.T) {
		g := reserve(t, "C3 red-1\nC3 red-2 skirmish=2 light\nC4 blue-1 skirmish=1\nC4 blue-2", "leave red-2", "roll").play("second", "leave red-1", "roll", "stand")
		g.wantMod("red-2", "NS-C4.3.39", 0).wantMod("blue-1", "NS-C4.3.39", 1)
	})
	t.Run("NS-C4.3.80 the other side chooses too, one brigade at least", func(t *testing.T) {
		g := reserve(t, "C3 red-1\nC3 red-2\nC4 blue-1 linear S\nC4 blue-2 linear S\nC4 blue-3 linear S rear\nC4 blue-4 gun", "leave red-2", "roll", "leave blue-3", "stand")
		g.play("second", "roll").wantAsk("second.defend", "blue").wantOffered("leave blue-3", "leave blue-4").wantRefused("add blue-2", "NS-C4.3.77")
		g.play("leave blue-1").wantOffered("add blue-2").wantRefused("leave blue-3", "NS-C4.3.17")
	})
	t.Run("NS-C4.3.80 unless it chooses otherwise those fight who fight best: the Rear unit supports", func(t *testing.T) {
		g := reserve(t, "C3 red-1\nC3 red-2\nC4 blue-1 linear S\nC4 blue-2 linear S rear\nC4 blue-3 linear S", "leave red-2", "roll", "stand").play("second", "roll")
		g.wantAsk("second.defend", "blue").wantOffered("leave blue-1", "leave blue-3").wantNot("leave blue-2")
	})
	t.Run("NS-C4.3.80 assisting squares drop out", func(t *testing.T) {
		g := reserve(t, "C3 red-1\nC3 red-2\nB3 red-3\nC4 blue-1\nC4 blue-2", "leave red-2", "add red-3", "roll").play("second").wantNot("add red-3", "leave red-3")
		g.play("roll", "stand").wantDice("ns.combat", 3, 3)
	})
	t.Run("NS-C4.3.80 the hits so far count", func(t *testing.T) {
		g := reserve(t, waiting, "leave red-2", "roll").play("second", "leave red-1", "roll", "stand").roll(1, 1)
		g.wantDice("ns.combat", 2, 4) // blue is no longer Fresh
	})
	t.Run("NS-C4.3.81 one second round in a combat", func(t *testing.T) {
		g := reserve(t, "C3 red-1 linear N\nC3 red-2 linear N\nC3 red-3 linear N rear\nC4 blue-1\nC4 blue-2", "leave red-3", "leave red-2", "roll").play("second", "leave red-3", "roll", "stand")
		g.roll(6, 1).play("hit blue-1").roll(1, 1).roll(4, 4).wantRow("combat.won").wantAsk("reset", "red") // red-3 has not fought
	})
	t.Run("NS-C4.3.85 it costs and needs no AP", func(t *testing.T) {
		g := reserve(t, "C3 red-1\nC3 red-2 spent=3\nC4 blue-1\nC4 blue-2", "roll").wantAsk("breakthrough", "red").play("second", "roll", "stand")
		g.roll(1, 1, 1).wantSpent("red-2", 3).wantSpent("red-1", 2)
	})
	t.Run("NS-C4.3.87 its own losses, tests, retreats and winner", func(t *testing.T) {
		g := reserve(t, waiting, "leave red-2", "roll").play("second", "roll", "stand").roll(1, 1, 1).roll(6, 6).wantHits("red-1", 1).wantHits("red-2", 1)
		g.wantTester("red").roll(1).roll(1).wantRow("combat.repulsed").wantAsk("retreat", "red").play("retreat red-1 @C2", "retreat red-2 @B2", "place red-g1 @C2")
		g.wantAsk("pursuit", "blue").wantOffered("advance blue-1 @C3")
	})
}

// stalled is a first round without a hit, after which blue may counter-attack.
func stalled(t *testing.T, picture string, lines ...string) *game {
	t.Helper()
	g := clash(t, picture, append([]string{"attack red-1 @C4"}, lines...)...).dice()
	for g.p.Request() != nil && g.p.Request().Kind == "ns.combat" {
		g.roll(faces(g, 0)...)
	}
	return g
}

func TestLedgerCounterAttack(t *testing.T) {
	fresh := "C3 red-1\nC4 blue-1\nC4 blue-2\n"
	out := []string{"roll", "leave blue-2", "stand"}
	t.Run("NS-C4.3.82 a brigade that was not involved", func(t *testing.T) {
		stalled(t, fresh, out...).wantAsk("counter", "blue").wantOptions("end", "second").play("end").wantAsk("ns.ap", "chance")
		stalled(t, fresh, "roll", "stand").wantAsk("ns.ap", "chance")
		stalled(t, "C3 red-1\nC4 blue-1\nC4 blue-2 gun", "roll", "leave blue-2", "stand").wantAsk("ns.ap", "chance")
	})
	t.Run("NS-C4.3.82 whoever has won", func(t *testing.T) {
		clash(t, fresh, "attack red-1 @C4", "roll", "leave blue-2", "stand").roll(6, 1).roll(1, 1).roll(4).wantRow("combat.won").wantAsk("counter", "blue")
		clash(t, fresh, "attack red-1 @C4", "roll", "leave blue-2", "stand").roll(1, 1).roll(6, 1).roll(4).wantRow("combat.lost").wantAsk("counter", "blue")
	})
	t.Run("NS-C4.3.82 attackers must be left in the main square", func(t *testing.T) {
		g := clash(t, fresh, "attack red-1 @C4", "roll", "leave blue-2", "stand").roll(1, 1).roll(6, 1).roll(1).play("retreat red-1 @C2")
		g.wantAsk("pursuit", "blue")
	})
	t.Run("NS-C4.3.82 a reserve of the attacker bars it, if it could break through", func(t *testing.T) {
		stalled(t, fresh+"C3 red-2", append([]string{"leave red-2"}, out...)...).wantAsk("attack", "red")
		stalled(t, fresh+"C3 red-2 of red-g2", out...).wantAsk("counter", "blue")
		stalled(t, fresh+"B3 red-2", out...).wantAsk("counter", "blue")
		stalled(t, "C3 red-1 linear N\nC3 red-2 linear E\nC4 blue-1\nC4 blue-2", out...).wantAsk("counter", "blue")
	})
	t.Run("NS-C4.3.83 two brigades, one not yet involved, guns, the same skirmish advantage", func(t *testing.T) {
		g := stalled(t, "C3 red-1 skirmish=1\nC4 blue-1\nC4 blue-2 skirmish=2 light\nC4 blue-3 gun", "roll", "leave blue-2", "leave blue-3", "stand").play("second")
		g.wantAsk("second.attack", "blue").wantOptions("roll", "leave blue-1", "add blue-3").wantRefused("leave blue-2", "NS-C4.3.77").play("add blue-3", "roll")
		g.wantMod("blue-2", "NS-C4.3.39", 0).wantMod("red-1", "NS-C4.3.39", 1).wantDice("ns.combat", 4, 3).roll(1, 1, 1, 1).wantDice("ns.combat", 1, 2)
	})
	t.Run("NS-C4.3.83 three of them are too many", func(t *testing.T) {
		g := stalled(t, "C3 red-1\nC4 blue-1 linear S\nC4 blue-2 linear S\nC4 blue-3 linear S rear", "roll", "leave blue-3", "leave blue-2", "stand").play("second")
		g.wantOptions("roll", "leave blue-2", "leave blue-3").wantRefused("add blue-1", "NS-C4.3.77")
	})
	t.Run("NS-C4.3.84 the roles are swapped: attackers' modifiers and re-rolls", func(t *testing.T) {
		g := draw(t, ground(".", "h")+"B1 red-1\nB2 blue-1 cavalry heavy cuirass activated\nB2 blue-2").play("attack red-1 @B2", "roll", "leave blue-1", "stand").roll(1, 1).roll(1, 1)
		g.play("second", "leave blue-2", "roll").wantMod("blue-1", "NS-C4.3.41", 1).roll(1, 1).wantDice("ns.combat", 1, 3).roll(1).wantAsk("ns.combat.again", "chance")
	})
	t.Run("NS-C4.3.84 the saves", func(t *testing.T) {
		g := stalled(t, "C3 red-1\nC4 blue-1\nC4 blue-2 cavalry heavy activated", "roll", "leave blue-2", "stand").play("second", "leave blue-1", "roll").roll(6, 6)
		g.wantDice("ns.save", 2, 4)
	})
	t.Run("NS-C4.3.84 the direction of the retreat and the pursuit", func(t *testing.T) {
		g := stalled(t, fresh, out...).play("second", "roll").roll(6, 6, 1).roll(1).roll(1, 4).wantAsk("retreat", "red").
			wantOptions("retreat red-1 @C2", "retreat red-1 @B2", "retreat red-1 @D2").play("retreat red-1 @C2")
		g.wantAsk("pursuit", "blue").wantOptions("advance blue-1 @C3", "advance blue-2 @C3", "done")
	})
	t.Run("NS-C4.3.84 Linear troops must face it, cavalry leaves garrisons alone", func(t *testing.T) {
		stalled(t, "C3 red-1\nC4 blue-1 linear S\nC4 blue-2 linear N", "roll", "leave blue-2", "stand").wantAsk("reset", "blue")
		g := draw(t, ground(".", "t")+"B1 red-1 garrison\nB2 blue-1\nB2 blue-2 cavalry heavy activated").play("attack red-1 @B2", "roll", "leave blue-2", "stand").roll(1, 1).roll(1, 1)
		g.wantAsk("ns.ap", "chance")
	})
	t.Run("NS-C4.3.84 their artillery still counts as defending", func(t *testing.T) {
		g := stalled(t, fresh+"C4 blue-3 gun fired", "roll", "leave blue-2", "leave blue-3", "stand").play("second").wantOffered("add blue-3")
		g.play("add blue-3", "roll").wantDice("ns.combat", 4, 3)
	})
	t.Run("NS-C4.3.85 it does not activate the defender's units", func(t *testing.T) {
		g := clash(t, "pool 0 0 1\n"+fresh, "attack red-1 @C4").play(out...).roll(1, 1).roll(1, 1).play("second", "roll").roll(1, 1, 1).roll(1)
		g.wantSpent("blue-2", 0).onward("leftover").play("activate blue-g1 #3").through("attack").wantOffered("attack blue-1 @C3", "attack blue-2 @C3")
	})
	t.Run("NS-C4.3.86 not with brigades of a demoralized command", func(t *testing.T) {
		broken := "general blue-g1 C5 demoralized\nG7 blue-8 of blue-g2\nG7 blue-9 of blue-g3\n"
		stalled(t, broken+fresh, out...).wantAsk("ns.ap", "chance")
		g := stalled(t, broken+"C3 red-1\nC4 blue-1\nC4 blue-2 of blue-g2", out...).play("second")
		g.wantDice("ns.combat", 2, 3) // blue-2 alone
	})
}
