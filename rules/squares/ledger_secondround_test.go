package squares

import (
	"slices"
	"testing"

	"grognard/rules"
)

// wantHeard checks that a text was told with the last answer, and whether it opens
// a chapter of the log.
func (g *game) wantHeard(key string, opens bool) *game {
	g.Helper()
	i := slices.IndexFunc(g.Events, func(e rules.Event) bool { return e.Text.Key == key })
	if i < 0 || g.Events[i].Opens != opens {
		g.Errorf("nothing like %s was told (opens: %t): %+v", key, opens, g.Events)
	}
	return g
}

// reserve is an attack by red-1 while red-2 waits in the main square; the first
// round costs blue-1 and blue-2 so many hits and red none, and all hold.
func reserve(t *testing.T, picture string, lines ...string) *game {
	t.Helper()
	g := clash(t, picture, append([]string{"attack red-1 @C4"}, lines...)...).dice()
	g.Roll(faces(g, 2)...).dice()
	for g.Request().Kind == "ns.combat" {
		g.Roll(faces(g, 0)...).dice()
	}
	for g.Request() != nil && g.Request().Kind == "ns.morale" {
		g.Roll(sixes(g)...)
	}
	return g
}

const waiting = "C3 red-1\nC3 red-2\nC4 blue-1\nC4 blue-2\nG7 blue-9\n"

func TestLedgerBreakthrough(t *testing.T) {
	t.Run("NS-C4.3.76 the winner has a brigade left in the main square", func(t *testing.T) {
		g := reserve(t, waiting, "leave red-2", "roll").WantAsk("breakthrough", "red").WantOptions("end", "second")
		g.Play("second", "roll", "stand").wantDice("ns.combat", 3, 3)
		reserve(t, waiting, "leave red-2", "roll").Play("end").WantAsk("attack", "red").WantOptions("done", "attack red-2 @C4")
	})
	t.Run("NS-C4.3.76 both players hear of it", func(t *testing.T) {
		g := reserve(t, waiting, "leave red-2", "roll").wantHeard("ns.log.may.breakthrough", true).Play("second").wantHeard("ns.log.breakthrough", false).WantEverTold(rules.EvDeclare, "red-1")
		g.WantAsk("second.attack", "red")
		c := stalled(t, "C3 red-1\nC4 blue-1\nC4 blue-2\n", "roll", "leave blue-2", "stand").wantHeard("ns.log.may.counter", true).Play("second").wantHeard("ns.log.counter", false)
		c.WantAsk("second.attack", "blue")
	})
	t.Run("NS-A.63 nor with who has come from under a marker in this turn", func(t *testing.T) {
		reserve(t, "C3 red-1\nC3 red-2 appeared\nC4 blue-1\nC4 blue-2\nG7 blue-9\non fog_of_war", "roll").WantAsk("ns.ap", "chance")
	})
	t.Run("NS-C4.2.27 nor with guns that are out of ammunition", func(t *testing.T) {
		g := reserve(t, "C3 red-1\nC3 red-2\nC3 red-3 gun\nC3 red-4 gun dry\nC4 blue-1\nC4 blue-2\nG7 blue-9\non ammunition", "leave red-2", "roll").Play("second")
		g.WantOffered("add red-3").WantNot("add red-4")
	})
	t.Run("NS-C4.3.76 not without having won", func(t *testing.T) {
		g := clash(t, waiting, "attack red-1 @C4", "leave red-2", "roll", "stand").Roll(1, 1).Roll(1, 1, 1, 1)
		g.WantRow("combat.standoff").WantAsk("attack", "red")
	})
	t.Run("NS-C4.3.76 not with a brigade of another square, nor of another command", func(t *testing.T) {
		reserve(t, "C3 red-1\nB3 red-2\nC4 blue-1\nC4 blue-2", "roll").WantAsk("attack", "red")
		reserve(t, "C3 red-1\nC3 red-2 of red-g2\nC4 blue-1\nC4 blue-2", "roll").WantAsk("ns.ap", "chance")
	})
	t.Run("NS-C4.3.76 not if nobody is left in the target square", func(t *testing.T) {
		g := clash(t, "C3 red-1\nC3 red-2\nC4 blue-1\nG7 blue-9", "attack red-1 @C4", "leave red-2", "roll").Roll(6, 6).Roll(1, 1).Roll(1, 1).Play("retreat blue-1 @C5")
		g.WantAsk("pursuit", "red")
	})
	t.Run("NS-C4.3.77 two brigades, one of them fresh", func(t *testing.T) {
		g := reserve(t, "C3 red-1 linear N\nC3 red-2 linear N\nC3 red-3 linear N rear\nC4 blue-1\nC4 blue-2", "leave red-3", "leave red-2", "roll").Play("second")
		g.WantAsk("second.attack", "red").WantRefused("add red-1", "NS-C4.3.77").Play("leave red-3").WantOffered("add red-1").WantRefused("leave red-2", "NS-C4.3.77")
		g.Play("add red-1", "roll", "stand").wantDice("ns.combat", 3, 3) // red-3 supports them
	})
	t.Run("NS-C4.3.77 a Rear unit may go where Leads stay", func(t *testing.T) {
		g := reserve(t, "C3 red-1 linear N\nC3 red-2 linear N\nC3 red-3 linear N rear\nC4 blue-1\nC4 blue-2", "leave red-3", "leave red-2", "roll").Play("second")
		g.Play("leave red-2").WantOffered("roll").Play("roll", "stand").wantDice("ns.combat", 2, 4)
	})
	t.Run("NS-C4.3.77 a Rear unit may defend where Leads stay behind", func(t *testing.T) {
		g := reserve(t, "C3 red-1\nC3 red-2\nC4 blue-1 linear S\nC4 blue-2 linear S\nC4 blue-3 linear S rear", "leave red-2", "roll").Play("second", "roll")
		g.WantAsk("second.defend", "blue").Play("leave blue-1").WantOptions("stand", "add blue-1", "add blue-2") // blue-3 alone
	})
	t.Run("NS-C4.3.77 but who faces a flank attack comes first", func(t *testing.T) {
		g := reserve(t, "B4 red-1\nB4 red-2\nC4 blue-1 linear W\nC4 blue-2 linear N\nC3 blue-3", "leave red-2", "roll").Play("done").WantAsk("breakthrough", "red")
		g.Play("second", "roll").WantAsk("second.defend", "blue").WantRefused("leave blue-1", "NS-C4.3.61").WantOffered("leave blue-2")
	})
	t.Run("NS-C4.3.77 the fresh one must be able to attack", func(t *testing.T) {
		facing := "C3 red-1 linear N\nC3 red-2 linear E\nC4 blue-1\nC4 blue-2"
		reserve(t, facing, "roll").WantAsk("reset", "red")
		town := ". . .\n. t .\n. . .\nB1 red-1\nB1 red-2 cavalry heavy\nB2 blue-1 garrison\nphase combat"
		g := draw(t, town).Play("attack red-1 @B2", "roll").Roll(6, 6).Roll(1, 1).Roll(1, 1).Roll(4, 4)
		g.WantAsk("ns.ap", "chance")
		g = draw(t, field+"chief red C2 0\ngeneral red-g1 C3 demoralized\nC3 red-2\nC3 red-1 of red-g2\nA1 red-3 of red-g3\nC4 blue-1\nC4 blue-2\nphase combat\nintervention red-c").
			Play("attack red-1 @C4", "roll", "stand")
		g.Roll(6, 6).Roll(1, 1, 1, 1).Roll(4).Roll(4).WantRow("combat.won").WantAsk("ns.ap", "chance")
	})
	t.Run("NS-C4.3.77 nor is one in March Column", func(t *testing.T) {
		reserve(t, "C3 red-1 linear N\nC3 red-2 linear N column\nC4 blue-1\nC4 blue-2\nG7 blue-9", "roll").WantAsk("reset", "red")
	})
	t.Run("NS-C4.3.77 infantry goes on against a garrison alone", func(t *testing.T) {
		g := draw(t, ". . .\n. t .\n. . .\nB1 red-1\nB1 red-2\nB2 blue-1 garrison\nA3 blue-9\nphase combat").Play("attack red-1 @B2", "leave red-2", "roll").dice()
		g.Roll(faces(g, 2)...).dice().Roll(1, 1).dice()
		g.Roll(faces(g, 0)...).dice().Roll(sixes(g)...).WantAsk("breakthrough", "red").Play("second").WantOffered("roll").Play("roll").WantAsk("ns.combat", "chance")
	})
	t.Run("NS-C4.3.78 who has fought rolls one die, who has not two, artillery one", func(t *testing.T) {
		g := reserve(t, "C3 red-1\nC3 red-2\nC3 red-3 gun\nC4 blue-1\nC4 blue-2\nC4 blue-3 gun", "leave red-2", "roll", "leave blue-3", "leave blue-2", "stand")
		g.Play("second", "add red-3", "roll", "stand").wantDice("ns.combat", 4, 3).Roll(1, 1, 1, 1)
		g.wantDice("ns.combat", 3, 3).Roll(1, 1, 1).wantDice("ns.combat", 1, 4) // blue-2 and the guns; blue-1 has 2 hits
	})
	guns := "C3 red-1\nC3 red-2\nC3 red-3 gun\nC3 red-4 gun fired\nB3 red-5\nB3 red-6 gun\nC4 blue-1\nC4 blue-2\nC4 blue-3 gun fired\nC4 blue-4 gun"
	t.Run("NS-C4.3.79 artillery of the main square chooses anew, if it has not bombarded", func(t *testing.T) {
		g := reserve(t, guns, "leave red-2", "add red-5", "add red-6", "roll", "leave blue-4", "stand").Play("second")
		g.WantOffered("add red-3").WantNot("add red-4", "add red-6", "leave red-6", "add red-5").Play("add red-3", "roll")
		g.WantAsk("second.defend", "blue").WantOffered("leave blue-3", "leave blue-4").Play("leave blue-3")
	})
	t.Run("NS-C4.3.79 who has fought may stay out", func(t *testing.T) {
		g := reserve(t, guns, "leave red-2", "add red-3", "roll").Play("second").WantOffered("leave red-3").Play("leave red-3", "roll", "stand")
		g.wantDice("ns.combat", 3, 3)
	})
	t.Run("NS-C4.3.79 the skirmish advantage is not worked out again", func(t *testing.T) {
		g := reserve(t, "C3 red-1\nC3 red-2 skirmish=2 light\nC4 blue-1 skirmish=1\nC4 blue-2", "leave red-2", "roll").Play("second", "leave red-1", "roll", "stand")
		g.wantMod("red-2", "NS-C4.3.39", 0).wantMod("blue-1", "NS-C4.3.39", 1)
	})
	t.Run("NS-C4.3.80 the other side chooses too, one brigade at least", func(t *testing.T) {
		g := reserve(t, "C3 red-1\nC3 red-2\nC4 blue-1 linear S\nC4 blue-2 linear S\nC4 blue-3 linear S rear\nC4 blue-4 gun", "leave red-2", "roll", "leave blue-3", "stand")
		g.Play("second", "roll").WantAsk("second.defend", "blue").WantOffered("leave blue-3", "leave blue-4").WantRefused("add blue-2", "NS-C4.3.77")
		g.Play("leave blue-1").WantOffered("add blue-2").WantRefused("leave blue-3", "NS-C4.3.17")
	})
	t.Run("NS-C4.3.80 unless it chooses otherwise those fight who fight best: the Rear unit supports", func(t *testing.T) {
		g := reserve(t, "C3 red-1\nC3 red-2\nC4 blue-1 linear S\nC4 blue-2 linear S rear\nC4 blue-3 linear S", "leave red-2", "roll", "stand").Play("second", "roll")
		g.WantAsk("second.defend", "blue").WantOffered("leave blue-1", "leave blue-3").WantNot("leave blue-2")
	})
	t.Run("NS-C4.3.80 assisting squares drop out", func(t *testing.T) {
		g := reserve(t, "C3 red-1\nC3 red-2\nB3 red-3\nC4 blue-1\nC4 blue-2", "leave red-2", "add red-3", "roll").Play("second").WantNot("add red-3", "leave red-3")
		g.Play("roll", "stand").wantDice("ns.combat", 3, 3)
	})
	t.Run("NS-C4.3.80 the hits so far count", func(t *testing.T) {
		g := reserve(t, waiting, "leave red-2", "roll").Play("second", "leave red-1", "roll", "stand").Roll(1, 1)
		g.wantDice("ns.combat", 2, 4) // blue is no longer Fresh
	})
	t.Run("NS-C4.3.81 one second round in a combat", func(t *testing.T) {
		g := reserve(t, "C3 red-1 linear N\nC3 red-2 linear N\nC3 red-3 linear N rear\nC4 blue-1\nC4 blue-2", "leave red-3", "leave red-2", "roll").Play("second", "leave red-3", "roll", "stand")
		g.Roll(6, 1).Play("hit blue-1").Roll(1, 1).Roll(4, 4).WantRow("combat.won").WantAsk("reset", "red") // red-3 has not fought
	})
	t.Run("NS-C4.3.85 it costs and needs no AP", func(t *testing.T) {
		g := reserve(t, "C3 red-1\nC3 red-2 spent=3\nC4 blue-1\nC4 blue-2", "roll").WantAsk("breakthrough", "red").Play("second", "roll", "stand")
		g.Roll(1, 1, 1).wantSpent("red-2", 3).wantSpent("red-1", 2)
	})
	t.Run("NS-C4.3.87 its own losses, tests, retreats and winner", func(t *testing.T) {
		g := reserve(t, waiting, "leave red-2", "roll").Play("second", "roll", "stand").Roll(1, 1, 1).Roll(6, 6).wantHits("red-1", 1).wantHits("red-2", 1)
		g.wantTester("red").Roll(1).Roll(1).WantRow("combat.repulsed").WantAsk("retreat", "red").Play("retreat red-1 @C2", "retreat red-2 @B2", "place red-g1 @C2")
		g.WantAsk("pursuit", "blue").WantOffered("advance blue-1 @C3")
	})
}

// stalled is a first round without a hit, after which blue may counter-attack.
func stalled(t *testing.T, picture string, lines ...string) *game {
	t.Helper()
	g := clash(t, picture, append([]string{"attack red-1 @C4"}, lines...)...).dice()
	for g.Request() != nil && g.Request().Kind == "ns.combat" {
		g.Roll(faces(g, 0)...)
	}
	return g
}

func TestLedgerCounterAttack(t *testing.T) {
	fresh := "C3 red-1\nC4 blue-1\nC4 blue-2\n"
	out := []string{"roll", "leave blue-2", "stand"}
	t.Run("NS-C4.3.82 a brigade that was not involved", func(t *testing.T) {
		stalled(t, fresh, out...).WantAsk("counter", "blue").WantOptions("end", "second").Play("end").WantAsk("ns.ap", "chance")
		stalled(t, fresh, "roll", "stand").WantAsk("ns.ap", "chance")
		stalled(t, "C3 red-1\nC4 blue-1\nC4 blue-2 gun", "roll", "leave blue-2", "stand").WantAsk("ns.ap", "chance")
	})
	t.Run("NS-C4.3.82 whoever has won", func(t *testing.T) {
		clash(t, fresh, "attack red-1 @C4", "roll", "leave blue-2", "stand").Roll(6, 1).Roll(1, 1).Roll(4).WantRow("combat.won").WantAsk("counter", "blue")
		clash(t, fresh, "attack red-1 @C4", "roll", "leave blue-2", "stand").Roll(1, 1).Roll(6, 1).Roll(4).WantRow("combat.lost").WantAsk("counter", "blue")
	})
	t.Run("NS-C4.3.82 attackers must be left in the main square", func(t *testing.T) {
		g := clash(t, fresh, "attack red-1 @C4", "roll", "leave blue-2", "stand").Roll(1, 1).Roll(6, 1).Roll(1).Play("retreat red-1 @C2")
		g.WantAsk("pursuit", "blue")
	})
	t.Run("NS-C4.3.82 a reserve of the attacker bars it, if it could break through", func(t *testing.T) {
		stalled(t, fresh+"C3 red-2", append([]string{"leave red-2"}, out...)...).WantAsk("attack", "red")
		stalled(t, fresh+"C3 red-2 of red-g2", out...).WantAsk("counter", "blue")
		stalled(t, fresh+"B3 red-2", out...).WantAsk("counter", "blue")
		stalled(t, "C3 red-1 linear N\nC3 red-2 linear E\nC4 blue-1\nC4 blue-2", out...).WantAsk("counter", "blue")
	})
	t.Run("NS-C4.3.83 two brigades, one not yet involved, guns, the same skirmish advantage", func(t *testing.T) {
		g := stalled(t, "C3 red-1 skirmish=1\nC4 blue-1\nC4 blue-2 skirmish=2 light\nC4 blue-3 gun", "roll", "leave blue-2", "leave blue-3", "stand").Play("second")
		g.WantAsk("second.attack", "blue").WantOptions("roll", "leave blue-1", "add blue-3").WantRefused("leave blue-2", "NS-C4.3.77").Play("add blue-3", "roll")
		g.wantMod("blue-2", "NS-C4.3.39", 0).wantMod("red-1", "NS-C4.3.39", 1).wantDice("ns.combat", 4, 3).Roll(1, 1, 1, 1).wantDice("ns.combat", 1, 2)
	})
	t.Run("NS-C4.3.83 three of them are too many", func(t *testing.T) {
		g := stalled(t, "C3 red-1\nC4 blue-1 linear S\nC4 blue-2 linear S\nC4 blue-3 linear S rear", "roll", "leave blue-3", "leave blue-2", "stand").Play("second")
		g.WantOptions("roll", "leave blue-2", "leave blue-3").WantRefused("add blue-1", "NS-C4.3.77")
	})
	t.Run("NS-C4.3.84 the roles are swapped: attackers' modifiers and re-rolls", func(t *testing.T) {
		g := draw(t, ground(".", "h")+"B1 red-1\nB2 blue-1 cavalry heavy cuirass activated\nB2 blue-2").Play("attack red-1 @B2", "roll", "leave blue-1", "stand").Roll(1, 1).Roll(1, 1)
		g.Play("second", "leave blue-2", "roll").wantMod("blue-1", "NS-C4.3.41", 1).Roll(1, 1).wantDice("ns.combat", 1, 3).Roll(1).WantAsk("ns.combat.again", "chance")
	})
	t.Run("NS-C4.3.84 the saves", func(t *testing.T) {
		g := stalled(t, "C3 red-1\nC4 blue-1\nC4 blue-2 cavalry heavy activated", "roll", "leave blue-2", "stand").Play("second", "leave blue-1", "roll").Roll(6, 6)
		g.wantDice("ns.save", 2, 4)
	})
	t.Run("NS-C4.3.84 the direction of the retreat and the pursuit", func(t *testing.T) {
		g := stalled(t, fresh, out...).Play("second", "roll").Roll(6, 6, 1).Roll(1).Roll(1, 4).WantAsk("retreat", "red").
			WantOptions("retreat red-1 @C2", "retreat red-1 @B2", "retreat red-1 @D2").Play("retreat red-1 @C2")
		g.WantAsk("pursuit", "blue").WantOptions("advance blue-1 @C3", "advance blue-2 @C3", "done")
	})
	t.Run("NS-C4.3.84 Linear troops must face it, cavalry leaves garrisons alone", func(t *testing.T) {
		stalled(t, "C3 red-1\nC4 blue-1 linear S\nC4 blue-2 linear N", "roll", "leave blue-2", "stand").WantAsk("reset", "blue")
		g := draw(t, ground(".", "t")+"B1 red-1 garrison\nB2 blue-1\nB2 blue-2 cavalry heavy activated").Play("attack red-1 @B2", "roll", "leave blue-2", "stand").Roll(1, 1).Roll(1, 1)
		g.WantAsk("ns.ap", "chance")
	})
	t.Run("NS-C4.3.84 their artillery still counts as defending", func(t *testing.T) {
		g := stalled(t, fresh+"C4 blue-3 gun fired", "roll", "leave blue-2", "leave blue-3", "stand").Play("second").WantOffered("add blue-3")
		g.Play("add blue-3", "roll").wantDice("ns.combat", 4, 3)
	})
	t.Run("NS-C4.3.85 it does not activate the defender's units", func(t *testing.T) {
		g := clash(t, "pool 0 0 1\n"+fresh, "attack red-1 @C4").Play(out...).Roll(1, 1).Roll(1, 1).Play("second", "roll").Roll(1, 1, 1).Roll(1)
		g.wantSpent("blue-2", 0).onward("leftover").Play("activate blue-g1 #3").through("attack").WantOffered("attack blue-1 @C3", "attack blue-2 @C3")
	})
	t.Run("NS-C4.3.86 not with brigades of a demoralized command", func(t *testing.T) {
		broken := "general blue-g1 C5 demoralized\nG7 blue-8 of blue-g2\nG7 blue-9 of blue-g3\n"
		stalled(t, broken+fresh, out...).WantAsk("ns.ap", "chance")
		g := stalled(t, broken+"C3 red-1\nC4 blue-1\nC4 blue-2 of blue-g2", out...).Play("second")
		g.wantDice("ns.combat", 2, 3) // blue-2 alone
	})
}
