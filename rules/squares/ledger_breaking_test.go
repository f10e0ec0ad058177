package squares

import (
	"fmt"
	"strings"
	"testing"

	"grognard/rules"
)

// corps draws a blue command of so many units on C6 and C7, two sound ones of one
// unit each, and red-1.
func corps(units int) string {
	s := field + "A1 red-1\nE7 blue-8 of blue-g2\nF7 blue-9 of blue-g3\ngeneral blue-g1 C7\nphase break\n"
	for i := range units {
		s += fmt.Sprintf("%c7 blue-%d\n", 'A'+i/2, i+1)
	}
	return s
}

func blues(n int) (ids []string) {
	for i := range n {
		ids = append(ids, fmt.Sprintf("blue-%d", i+1))
	}
	return ids
}

func TestLedgerBreakOfACommand(t *testing.T) {
	for _, c := range []struct {
		of, lost int
		broken   bool
	}{{4, 1, false}, {4, 2, true}, {3, 1, false}, {3, 2, true}, {2, 0, false}, {2, 1, true}, {1, 0, false}, {1, 1, true}, {5, 2, false}, {5, 3, true}} {
		t.Run(fmt.Sprintf("NS-C5.1 %d of %d units eliminated", c.lost, c.of), func(t *testing.T) {
			g := lostUnits(t, corps(c.of), blues(c.lost)...)
			if got := g.board().demoralizedCommands(seat("blue")) == 1; got != c.broken {
				t.Errorf("demoralized: %t, want %t", got, c.broken)
			}
			g.wantGauge("blue", "losses", c.lost, "blue-g1").WantAsk("ns.ap", "chance")
		})
	}
	t.Run("NS-C5.2 it becomes demoralized", func(t *testing.T) {
		lostUnits(t, corps(2), "blue-1").noted("NS-C5.2").wantSeen("red", "blue-g1", "demoralized").wantSeen("red", "blue-2", "demoralized").wantSeen("red", "blue-g2", "!demoralized").
			wantNote("red", "blue-g1", "demoralized").wantGauge("blue", "commands", 1)
	})
	shaken := "general red-g1 C3 demoralized\nA1 red-8 of red-g2\nA1 red-9 of red-g3\nC3 red-1\nC4 blue-1\n"
	t.Run("NS-C5.3 its units start no combat", func(t *testing.T) {
		draw(t, field+shaken+"phase combat").WantAsk("ns.ap", "chance")
		draw(t, field+shaken+"phase movement").WantOffered("move red-1 @C2") // all else they do
	})
	t.Run("NS-C5.3 but they defend", func(t *testing.T) {
		g := draw(t, field+shaken+"phase combat\nactive blue-g1 ap 3").Play("attack blue-1 @C3", "roll").Roll(1, 1).wantDice("ns.combat", 2, 3).Roll(6, 6)
		g.wantHits("blue-1", 2)
	})
	t.Run("NS-C5.4 they have -1 in morale tests", func(t *testing.T) {
		g := draw(t, field+shaken+"phase combat\nactive blue-g1 ap 3").Play("attack blue-1 @C3", "roll").Roll(6, 6).Roll(1, 1)
		g.wantMod("red-1", "NS-C4.3.68", -1).wantDice("ns.morale", 2, 5)
		g = draw(t, field+strings.Replace(shaken, "C3 red-1", "C3 red-1 of red-g2", 1)+"G1 red-7\nphase combat\nactive blue-g1 ap 3").Play("attack blue-1 @C3", "roll").Roll(6, 6).Roll(1, 1)
		g.wantDice("ns.morale", 2, 4)
	})
}

// army draws blue commands of one unit each, of which some are demoralized.
func army(of, broken int) string {
	s := field + "A1 red-1\nphase break\n"
	for i := range of {
		s += fmt.Sprintf("%c7 blue-%d of blue-g%d\n", 'A'+i, i+1, i+1)
		if i < broken {
			s += fmt.Sprintf("general blue-g%d %c7 demoralized\n", i+1, 'A'+i)
		}
	}
	return s
}

func TestLedgerBreakOfAnArmy(t *testing.T) {
	for _, c := range []struct {
		of, broken int
		over       bool
	}{{4, 2, true}, {5, 2, false}, {5, 3, true}, {3, 1, false}, {3, 2, true}, {2, 1, true}, {6, 2, false}, {6, 3, true}} {
		t.Run(fmt.Sprintf("NS-C5.5 %d of %d commands", c.broken, c.of), func(t *testing.T) {
			g := draw(t, army(c.of, c.broken))
			if c.over {
				g.WantOver("red", "broken")
			} else {
				g.WantAsk("ns.ap", "chance")
			}
		})
	}
	t.Run("NS-C5.6 it is defeated", func(t *testing.T) {
		draw(t, army(2, 1)).WantOver("red", "broken")
		draw(t, field+"general red-g1 A1 demoralized\nA1 red-1\nC7 blue-1\nphase break").WantOver("blue", "broken")
	})
	t.Run("NS-C5.7 both at once: a draw", func(t *testing.T) {
		draw(t, field+"general red-g1 A1 demoralized\nA1 red-1\ngeneral blue-g1 C7 demoralized\nC7 blue-1\nphase break").WantOver("chance", "both-broken")
		lostUnits(t, field+"A1 red-1\nB1 red-2\nC7 blue-1\nD7 blue-2\nphase break", "red-1", "blue-1").WantOver("chance", "both-broken")
	})
	t.Run("NS-C5.8 losses earlier in the turn have no effect before its end", func(t *testing.T) {
		g := draw(t, field+"general red-g1 C3\nC3 red-1 4hits\nD3 red-2\nA1 red-8 of red-g2\nA1 red-9 of red-g3\nC4 blue-1\nD4 blue-2\nphase combat").
			Play("attack red-1 @C4", "roll").Roll(1, 1).Roll(6, 6).Roll(1, 1, 1, 1, 1, 1).wantLost("red-1").onward("attack")
		g.wantSeen("blue", "red-g1", "!demoralized").Play("attack red-2 @D4", "roll").wantDice("ns.combat", 2, 3).Roll(1, 1).Roll(6, 1).wantDice("ns.morale", 1, 4)
		g.Roll(4).onward("ns.ap").wantSeen("blue", "red-g1", "demoralized")
	})
	t.Run("NS-C5.8 first the commands, then the armies", func(t *testing.T) {
		lostUnits(t, field+"A1 red-1\nC7 blue-1\nD7 blue-2\nE7 blue-3 of blue-g2\nphase break", "blue-1").WantOver("red", "broken")
	})
	t.Run("NS-C5.9 artillery counts, and what is still to arrive", func(t *testing.T) {
		lostUnits(t, corps(2)+"C6 blue-3 gun\n", "blue-1").wantSeen("red", "blue-g1", "!demoralized")
		lostUnits(t, corps(2)+"C6 blue-3 gun\nC6 blue-4 gun horse\n", "blue-3", "blue-4").wantSeen("red", "blue-g1", "demoralized")
		lostUnits(t, corps(2)+"due blue-3 turn=9 entry=A7\n", "blue-1").wantSeen("red", "blue-g1", "!demoralized")
	})
	t.Run("NS-C5.9 commands still to arrive count", func(t *testing.T) {
		due := "A7 blue-1\ngeneral blue-g1 A7 demoralized\n%s blue-2 of blue-g2 %s\n%s blue-3 of blue-g3 %s\nA1 red-1\nphase break"
		in := "turn=9 entry=A7"
		draw(t, field+fmt.Sprintf(due, "due", in, "due", in)+"\ngeneral blue-g2 A7 turn=9\ngeneral blue-g3 A7 turn=9").WantAsk("ns.ap", "chance")
	})
	t.Run("NS-C5.9 the C-in-C's own command counts", func(t *testing.T) {
		own := []string{`cinc = { id = "blue-c", ability = 0, arrives_turn = 99, entry = ["A1"] }`, `cinc = { own_command = "blue-g1" }`}
		redraw(t, army(3, 1), own...).WantAsk("ns.ap", "chance").wantGauge("blue", "commands", 1, "blue-g1")
		redraw(t, army(2, 1), own...).WantOver("red", "broken")
	})
	t.Run("NS-C5.10 demoralized for good, also after the night", func(t *testing.T) {
		g := night(t, strings.Replace(army(4, 1), "phase break\n", "", 1)).Play("done", "done").wantSeen("red", "blue-g1", "demoralized")
		g.nextTurn("blue-g2").wantSeen("red", "blue-g1", "demoralized")
	})
}

func TestLedgerVictoryPoints(t *testing.T) {
	ends := field + "turn 12\nphase break\n"
	for name, c := range map[string]struct {
		picture, winner string
	}{
		"the owner at the start holds it":     {"objective D4 red 2\nA1 red-1\nG7 blue-1", "red"},
		"an objective of the other side":      {"objective D4 blue 2\nA1 red-1\nG7 blue-1", "blue"},
		"of nobody":                           {"objective D4 nobody 9\nA1 red-1\nG7 blue-1", "chance"},
		"whose unit is there at the turn end": {"objective D4 red 2\nobjective D5 red 1\nA1 red-1\nD4 blue-1", "chance"},
		"taken, and a lead":                   {"objective D4 red 3\nA1 red-1\nD4 blue-1", "blue"},
		"a general takes nothing":             {"objective D4 red 2\nA1 red-1\ngeneral blue-g1 D4\nG7 blue-1", "red"},
		"a lead below the margin":             {"objective D4 red 1\nA1 red-1\nG7 blue-1", "chance"},
		"a demoralized command":               {"A1 red-1\nA7 blue-1\ngeneral blue-g1 A7 demoralized\nB7 blue-2 of blue-g2\nC7 blue-3 of blue-g3", "red"},
		"against an objective":                {"objective D4 blue 3\nA1 red-1\nA7 blue-1\ngeneral blue-g1 A7 demoralized\nB7 blue-2 of blue-g2\nC7 blue-3 of blue-g3", "chance"},
	} {
		t.Run("NS-C5.11 "+name, func(t *testing.T) {
			ending := "points"
			if c.winner == "chance" {
				ending = "drawn"
			}
			draw(t, ends+c.picture).WantOver(c.winner, ending)
		})
	}
	t.Run("NS-C5.11 without a margin a lead is needed", func(t *testing.T) {
		redraw(t, ends+"A1 red-1\nG7 blue-1", "margin = 2", "margin = 0").WantOver("chance", "drawn")
		g := redraw(t, ends+"objective D4 blue 1\nA1 red-1\nG7 blue-1", "margin = 2", "margin = 0").WantOver("blue", "points")
		if why := g.Result().Why; why.N != 1 || why.M != 0 || why.A != armyName(rules.Second) {
			t.Errorf("the result is told as %+v", why)
		}
	})
	t.Run("NS-C5.11 units eliminated", func(t *testing.T) {
		lostUnits(t, ends+"A1 red-1\nG7 blue-1\nG7 blue-2\nF7 blue-3\nF7 blue-4\nE7 blue-5", "blue-1", "blue-2").WantOver("red", "points").wantGauge("red", "points", 2)
		lostUnits(t, ends+"A1 red-1\nG7 blue-1\nG7 blue-2\nF7 blue-3\nF7 blue-4\nE7 blue-5", "blue-1").WantOver("chance", "drawn")
	})
	t.Run("NS-C5.11 who has gone away holds it still, a ride through it takes nothing", func(t *testing.T) {
		g := draw(t, field+"objective C4 nobody 2\nC4 red-1 cavalry heavy\nG7 blue-1\nphase break").wantGauge("red", "points", 2).nextTurn("red-g1").through("move")
		g.Play("move red-1 @C2").wantGauge("red", "points", 2).nextTurn("blue-g1").wantGauge("red", "points", 2)
		g = draw(t, field+"objective C4 blue 2\nC3 red-1 cavalry heavy\nG7 blue-1").Play("move red-1 @C4", "move red-1 @C5").onward("ns.ap")
		g.wantGauge("red", "points", 0).wantGauge("blue", "points", 2)
	})
	over := func(turn int, more string) *game {
		return draw(t, field+fmt.Sprintf("turn %d\nphase break\nA1 red-1\nG7 blue-1\nnights 3\n%s", turn, more))
	}
	t.Run("NS-C5.12 the last turn", func(t *testing.T) {
		over(11, "").WantAsk("ns.ap", "chance")
		over(12, "").WantOver("chance", "drawn")
	})
	t.Run("NS-C5.12 the night turns with the option", func(t *testing.T) {
		over(12, "on night_fighting").WantAsk("ns.ap", "chance")
		over(14, "on night_fighting").WantAsk("ns.ap", "chance")
		over(15, "on night_fighting").WantOver("chance", "drawn")
	})
}
