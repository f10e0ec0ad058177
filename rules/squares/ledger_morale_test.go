package squares

import (
	"fmt"
	"testing"
)

// losses fights a round of two brigades a side, none Fresh: red and blue are the
// hits that each side takes, blue's units first.
func losses(t *testing.T, red, blue int, picture string) *game {
	t.Helper()
	g := clash(t, picture, "attack red-1 @C4").dice()
	return g.Roll(faces(g, blue)...).dice().Roll(faces(g, red)...).dice()
}

// faces is a roll of so many sixes and else ones.
func faces(g *game, hits int) []int {
	all := make([]int, g.Request().Dice.N())
	for i := range all {
		all[i] = 1
		if i < hits {
			all[i] = d6
		}
	}
	return all
}

const pairs = "C3 red-1 1hit\nC3 red-2 1hit\nC4 blue-1 1hit\nC4 blue-2 1hit\nG7 blue-9\n"

// wantTester checks whose unit tests its morale.
func (g *game) wantTester(side string) *game {
	g.Helper()
	if req := g.Request(); req == nil || req.Kind != "ns.morale" || req.Dice.Side != seat(side) {
		g.Errorf("%s, want a test of %s", g.Asked(), side)
	}
	return g
}

func TestLedgerWhoTests(t *testing.T) {
	t.Run("NS-C4.3.63 two hits more: that side alone", func(t *testing.T) {
		losses(t, 1, 3, pairs).wantTester("blue").Roll(4, 4, 4).wantTester("blue").Roll(4, 4).WantRow("combat.won").WantAsk("ns.ap", "chance")
		losses(t, 3, 1, pairs).wantTester("red").Roll(4, 4, 4).wantTester("red").Roll(4, 4).WantRow("combat.lost").WantAsk("ns.ap", "chance")
		losses(t, 0, 4, pairs).wantTester("blue").Roll(4, 4, 4).Roll(4, 4, 4).WantAsk("ns.ap", "chance")
	})
	t.Run("NS-C4.3.64 one more: the loser, and if it passes the winner", func(t *testing.T) {
		losses(t, 1, 2, pairs).wantTester("blue").Roll(4, 4).Roll(4, 4).wantTester("red").Roll(4, 4).WantAsk("ns.ap", "chance")
		losses(t, 2, 1, pairs).wantTester("red").Roll(4, 4).Roll(4, 4).wantTester("blue").Roll(4, 4).WantAsk("ns.ap", "chance")
	})
	t.Run("NS-C4.3.64 if a unit of it fails the winner does not test", func(t *testing.T) {
		losses(t, 1, 2, pairs).Roll(4, 4).Roll(3, 4).WantRow("combat.cleared").WantAsk("retreat", "blue")
		losses(t, 2, 1, pairs).Roll(3, 4).wantTester("red").Roll(4, 4).WantRow("combat.repulsed").WantAsk("retreat", "red")
	})
	t.Run("NS-C4.3.64 a winner without a hit has nothing to test", func(t *testing.T) {
		losses(t, 0, 1, pairs).wantTester("blue").Roll(4, 4).WantRow("combat.won").WantAsk("ns.ap", "chance")
	})
	t.Run("NS-C4.3.65 equal losses: both", func(t *testing.T) {
		g := losses(t, 1, 1, pairs).wantTester("red").Roll(1, 4).wantTester("blue").Roll(1, 4)
		g.WantRow("combat.mutual").WantAsk("retreat", "blue")
		losses(t, 0, 0, pairs).WantRow("combat.standoff").WantAsk("ns.ap", "chance")
	})
	t.Run("NS-C4.3.66 who has been hit in this round, not by old hits", func(t *testing.T) {
		losses(t, 0, 1, "C3 red-1 1hit\nC4 blue-1 2hits\nC4 blue-2 1hit\n").wantDice("ns.morale", 2, 4).Roll(4, 4).WantAsk("ns.ap", "chance")
	})
	t.Run("NS-C4.3.66 not whose hits were saved, nor who did not take part", func(t *testing.T) {
		g := clash(t, "C3 red-1 cavalry heavy\nC4 blue-1 4hits\nC4 blue-2 4hits", "attack red-1 @C4", "roll", "leave blue-2", "stand").Roll(6, 6)
		g.Roll(4, 4).Roll(1, 1).wantHits("blue-1", 4).WantAsk("counter", "blue").WantRow("combat.standoff")
	})
	t.Run("NS-C4.3.67 a die for each hit carried", func(t *testing.T) {
		losses(t, 0, 1, "C3 red-1 1hit\nC4 blue-1 2hits\n").wantDice("ns.morale", 3, 4)
		losses(t, 0, 2, "C3 red-1 1hit\nC4 blue-1 2hits\n").wantDice("ns.morale", 4, 4)
		losses(t, 0, 2, "C3 red-1 1hit\nC4 blue-1\n").wantDice("ns.morale", 2, 4)
	})
}

func TestLedgerMoraleTests(t *testing.T) {
	for _, c := range []struct {
		rule, what string
		need       int
	}{
		{"NS-C4.3.68", "", 4}, {"NS-C4.3.68", "elite", 3}, {"NS-C4.3.68", "veteran", 3}, {"NS-C4.3.68", "elite veteran", 2}, {"NS-C4.3.68", "recruit", 5}, {"NS-C4.3.68", "recruit demoralized", 6},
		{"NS-C4.3.68", "demoralized", 5}, {"NS-C4.3.68", "veteran demoralized", 4}, {"NS-C4.3.73", "recruit demoralized", 6}, {"NS-C4.3.73", "recruit irregular demoralized", 7},
		{"NS-C4.3.74", "irregular", 5}, {"NS-C4.3.74", "irregular recruit", 6}, {"NS-C4.3.74", "irregular elite", 4},
	} {
		t.Run(fmt.Sprintf("%s %s: %d", c.rule, c.what, c.need), func(t *testing.T) {
			what, general := c.what, ""
			if n := len(what) - len("demoralized"); n >= 0 && what[n:] == "demoralized" {
				what, general = what[:n], "general blue-g1 C5 demoralized\n"
			}
			losses(t, 0, 1, general+"C3 red-1 1hit\nC4 blue-1 1hit "+what+"\nG7 blue-2 of blue-g2\nG7 blue-3 of blue-g3").wantDice("ns.morale", 2, c.need)
		})
	}
	t.Run("NS-C4.3.68 neither Fatigue nor Fresh nor the ground count", func(t *testing.T) {
		draw(t, ". . .\n. w .\n. . .\nB1 red-1 1hit\nB2 blue-1 5hits\nphase combat").Play("attack red-1 @B2", "roll").Roll(6, 1).Roll(1, 1).wantDice("ns.morale", 6, 4)
	})
	for face := 1; face <= 6; face++ {
		t.Run(fmt.Sprintf("NS-C4.3.69 a die of %d", face), func(t *testing.T) {
			g := losses(t, 0, 1, "C3 red-1 1hit\nC4 blue-1\nG7 blue-9").Roll(face)
			if face >= 4 {
				g.WantAt("blue-1", "C4").wantHits("blue-1", 1).WantRow("combat.won").WantAsk("ns.ap", "chance")
			} else {
				g.WantAsk("retreat", "blue")
			}
		})
	}
	for dice, lost := range map[[2]int]bool{{5, 3}: true, {4, 4}: false, {1, 1}: true, {3, 6}: true} {
		t.Run(fmt.Sprintf("NS-C4.3.70 artillery that rolls %d", dice), func(t *testing.T) {
			for _, horse := range []string{"", "horse"} {
				g := clash(t, "C3 red-1 1hit\nC4 blue-1 gun 1hit "+horse+"\nG7 blue-9", "attack red-1 @C4", "roll").Roll(6, 1).Roll(1).Roll(dice[:]...)
				if lost {
					g.wantLost("blue-1").WantAt("blue-1", "")
				} else {
					g.WantAt("blue-1", "C4")
				}
			}
		})
	}
	for failures := range 5 {
		rule := "NS-C4.3.71"
		if failures >= 3 {
			rule = "NS-C4.3.72"
		}
		for _, kind := range []string{"", "cavalry heavy activated", "mixed", "linear S"} {
			t.Run(fmt.Sprintf("%s a brigade (%s) with %d failures", rule, kind, failures), func(t *testing.T) {
				g := losses(t, 0, 1, "C3 red-1 1hit\nC4 blue-1 3hits "+kind+"\nG7 blue-9").wantDice("ns.morale", 4, 4)
				dice := []int{4, 4, 4, 4}
				for i := range failures {
					dice[i] = 3
				}
				switch g.Roll(dice...); failures {
				case 0:
					g.WantAt("blue-1", "C4").WantAsk("ns.ap", "chance")
				case 1, 2:
					g.WantAsk("retreat", "blue").WantOffered("retreat blue-1 @C5").Play("retreat blue-1 @C5").WantAt("blue-1", "C5").wantHits("blue-1", 4)
				default:
					g.wantLost("blue-1").WantRow("combat.cleared").WantAsk("pursuit", "red")
				}
			})
		}
	}
	t.Run("NS-C4.3.73 a 6 may fail and a 1 may not be worse", func(t *testing.T) {
		g := losses(t, 0, 1, "general blue-g1 C5 demoralized\nC3 red-1 1hit\nC4 blue-1 recruit irregular 1hit\nG7 blue-9 of blue-g2\nG7 blue-8 of blue-g3")
		g.Roll(6, 1).WantAsk("retreat", "blue") // two failures, not one and not three
	})
	t.Run("NS-C4.3.74 a scenario may let Irregulars test like others", func(t *testing.T) {
		losses(t, 0, 1, "C3 red-1 1hit\nC4 blue-1 irregular\nvariant irregulars_steady_in_morale true").wantDice("ns.morale", 1, 4)
	})
}

func TestLedgerWinner(t *testing.T) {
	for _, c := range []struct {
		name      string
		red, blue int
		tests     [][]int
		row       string
	}{
		{"only the loser fails", 1, 2, [][]int{{4, 4}, {3, 4}}, "cleared"},
		{"the loser passes, the winner fails", 1, 2, [][]int{{4, 4}, {4, 4}, {3, 4}}, "repulsed"},
		{"the loser passes, the winner too", 1, 2, [][]int{{4, 4}, {4, 4}, {4, 4}}, "won"},
		{"equal losses, blue fails", 1, 1, [][]int{{4, 4}, {3, 4}}, "cleared"},
		{"equal losses, red fails", 1, 1, [][]int{{3, 4}, {4, 4}}, "repulsed"},
		{"equal losses, both fail", 1, 1, [][]int{{3, 4}, {3, 4}}, "mutual"},
		{"equal losses, nobody fails", 1, 1, [][]int{{4, 4}, {4, 4}}, "standoff"},
		{"nobody loses anything", 0, 0, nil, "standoff"},
		{"fewer losses and no tests failed", 2, 0, [][]int{{4, 4}, {4, 4}}, "lost"},
	} {
		t.Run("NS-C4.3.75 "+c.name, func(t *testing.T) {
			g := losses(t, c.red, c.blue, pairs)
			for _, dice := range c.tests {
				g.Roll(dice...)
			}
			g.WantRow("combat." + c.row)
		})
	}
}
