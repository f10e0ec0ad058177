package squares

import (
	"fmt"
	"slices"
	"strings"
	"testing"
)

// driven is an attack on blue-1 that costs it a hit, and a test of one failure:
// it must retreat.
func driven(t *testing.T, picture, attack string) *game {
	t.Helper()
	g := draw(t, picture+"\nphase combat").Play(attack).dice()
	g.Roll(faces(g, 1)...).dice()
	g.Roll(faces(g, 0)...).dice()
	return g.Roll(failing(g, 1)...)
}

// failing is a roll of so many ones and else sixes.
func failing(g *game, ones int) []int {
	all := sixes(g)
	for i := range ones {
		all[i] = 1
	}
	return all
}

// wantRetreats checks the squares to which a unit may retreat.
func (g *game) wantRetreats(id string, squares ...string) *game {
	g.Helper()
	var got []string
	for _, o := range g.Options() {
		if at, ok := strings.CutPrefix(o, "retreat "+id+" @"); ok {
			got = append(got, at)
		}
	}
	slices.Sort(got)
	slices.Sort(squares)
	if !slices.Equal(got, squares) {
		g.Errorf("%s may retreat to %q, want %q", id, got, squares)
	}
	return g
}

func TestLedgerRetreatSquares(t *testing.T) {
	for from, to := range map[string]string{"C2": "C4 B4 D4", "B2": "D4 C4 D3", "B3": "D3 D4 D2", "B4": "D2 D3 C2", "C4": "C2 B2 D2", "D4": "B2 B3 C2", "D3": "B3 B4 B2", "D2": "B4 B3 C4"} {
		t.Run("NS-C4.3.91 one square away from "+from, func(t *testing.T) {
			g := driven(t, field+"C3 blue-1\n"+from+" red-1", "attack red-1 @C3").WantAsk("retreat", "blue").wantRetreats("blue-1", strings.Fields(to)...)
			g.Play(g.Options()[0])
			if n := distance(g.find("blue-1").at, at(2, 2)); n != 1 {
				t.Errorf("it has retreated %d squares", n)
			}
		})
		t.Run("NS-C4.3.92 from "+from+", attackers the other way", func(t *testing.T) {
			g := clash(t, "C3 red-1\n"+from+" blue-1", "attack red-1 @"+from, "roll").Roll(1, 1).Roll(6, 1).Roll(1).WantAsk("retreat", "red")
			g.wantRetreats("red-1", strings.Fields(to)...)
		})
	}
	for from, to := range map[string]string{"C4": "C2 B2 D2", "B4": "D2 D3 C2", "D4": "B2 B3 C2", // front
		"B3": "C2 B2 D2", "D3": "C2 B2 D2", // beside: back from its own front
		"C2": "C4 B4 D4", "B2": "D4 C4 D3", "D2": "B4 B3 C4"} { // behind: away from the attack
		t.Run("NS-C4.3.92 Linear infantry that faces north, from "+from, func(t *testing.T) {
			driven(t, field+"C3 blue-1 linear N\n"+from+" red-1", "attack red-1 @C3").wantRetreats("blue-1", strings.Fields(to)...)
		})
	}
	t.Run("NS-C4.3.92 a bystander beside the attackers who looks aside goes with them, away from the target", func(t *testing.T) {
		g := clash(t, "C3 red-1\nC3 red-2 linear E\nC4 blue-1\nG7 blue-9", "attack red-1 @C4", "roll").Roll(1, 1).Roll(6, 1).Roll(1)
		g.wantRetreats("red-1", "B2", "C2", "D2").wantRetreats("red-2", "B2", "C2", "D2")
	})
	t.Run("NS-C4.3.92 from the target for who assists", func(t *testing.T) {
		g := clash(t, "C3 red-1\nB4 red-2\nC4 blue-1", "attack red-1 @C4", "add red-2", "roll").Roll(1, 1, 1, 1).Roll(6, 6).Roll(4).Roll(1)
		g.wantRetreats("red-2", "A3", "A4", "A5")
	})
	t.Run("NS-C4.3.92 from the main square, not from who assists", func(t *testing.T) {
		g := clash(t, "C3 red-1\nB4 red-2\nC4 blue-1", "attack red-1 @C4", "add red-2", "roll").Roll(6, 1, 1, 1).Roll(1, 1).Roll(1)
		g.wantRetreats("blue-1", "B5", "C5", "D5")
	})
	for name, c := range map[string]struct {
		row, more, unit string
		to              string
	}{
		"the open":                {". . .", "", "", "A3 B3 C3"},
		"enemies there":           {". . .", "B3 red-2 of red-g2", "", "A3 C3"},
		"an enemy general there":  {". . .", "general red-g2 B3\nA1 red-2 of red-g2", "", "A3 B3 C3"},
		"a river with a bridge":   {". = .", "", "", "A3 B3 C3"},
		"a wide river, bridge":    {"# + #", "", "", "B3"},
		"wood and broken ground":  {"w b .", "", "", "A3 B3 C3"},
		"wood for cavalry":        {"w b .", "", "cavalry heavy activated", "A3 B3 C3"},
		"full squares":            {". . .", "A3 blue-2\nA3 blue-3\nB3 blue-4", "", "B3 C3"},
		"squares next to enemies": {". . .", "B4 red-2 of red-g2", "", "A3 B3 C3"},
		"a town":                  {". t .", "", "", "A3 B3 C3"},
		"a column beside others":  {". . .", "A3 blue-2\nB3 blue-3 linear S\nB3 blue-4 linear S", "linear S column", "C3"},
		"a column beside columns": {". . .", "A3 blue-2 linear S column\nB3 blue-3 linear S", "linear S column", "B3 C3"},
		"others beside a column":  {". . .", "A3 blue-2 linear S column\nB3 blue-3 linear S column", "linear S", "A3 B3 C3"},
	} {
		t.Run("NS-C4.3.93 "+name, func(t *testing.T) {
			g := driven(t, ". . .\n"+c.row+"\n. . .\n. . .\nB2 blue-1 "+c.unit+"\nB1 red-1\n"+c.more, "attack red-1 @B2")
			if len(c.to) > 2 {
				g.wantRetreats("blue-1", strings.Fields(c.to)...)
			} else {
				g.WantAt("blue-1", c.to)
			}
		})
	}
	t.Run("NS-C4.3.93 into a town square, but not into the town", func(t *testing.T) {
		driven(t, ". . .\n. t .\n. . .\n. . .\nB2 blue-1\nB1 red-1", "attack red-1 @B2").Play("retreat blue-1 @B3").wantMarks("blue-1", "!garrison")
	})
	t.Run("NS-C4.3.93 an enemy general there is displaced", func(t *testing.T) {
		driven(t, ". . .\n. . .\n. . .\n. . .\nB2 blue-1\nB1 red-1\ngeneral red-g2 B3\nA1 red-2 of red-g2", "attack red-1 @B2").Play("retreat blue-1 @B3").WantAt("red-g2", "A1")
	})
	t.Run("NS-C4.3.93 artillery not into wood or broken ground", func(t *testing.T) {
		g := driven(t, ". . .\nw b .\n. . .\n. . .\nB2 blue-1\nB2 blue-2 gun horse\nB1 red-1", "attack red-1 @B2")
		g.Play("retreat blue-1 @A3").WantAt("blue-2", "C3")
	})
	river := ". . .\n~ ~ ~\n. . .\n. . .\nB2 blue-1\nB1 red-1"
	t.Run("NS-C4.3.98 a river without bridge blocks the retreat", func(t *testing.T) {
		driven(t, river, "attack red-1 @B2").wantDice("ns.morale", 2, 4).wantHits("blue-1", 2).Roll(4, 4).WantAt("blue-1", "B2")
		driven(t, strings.Replace(river, "~ ~ ~", "# # #", 1), "attack red-1 @B2").wantDice("ns.morale", 2, 4)
		driven(t, strings.Replace(river, "~ ~ ~", "~ = ~", 1), "attack red-1 @B2").WantAt("blue-1", "B3")
	})
}

func TestLedgerBlockedRetreats(t *testing.T) {
	edge := field + "C7 blue-1 %s\nC6 red-1\nG1 blue-9"
	for _, dice := range [][]int{{4, 4}, {1, 4}, {1, 1}} {
		t.Run(fmt.Sprintf("NS-C4.3.97 one more hit and a test of %d", dice), func(t *testing.T) {
			g := driven(t, fmt.Sprintf(edge, ""), "attack red-1 @C7").wantHits("blue-1", 2).wantDice("ns.morale", 2, 4).Roll(dice...)
			g.WantAt("blue-1", "C7").wantHits("blue-1", 2).WantAsk("ns.ap", "chance") // a second retreat is ignored
		})
	}
	t.Run("NS-C4.3.97 three failures still destroy", func(t *testing.T) {
		driven(t, fmt.Sprintf(edge, "1hit"), "attack red-1 @C7").wantDice("ns.morale", 3, 4).Roll(1, 1, 1).wantLost("blue-1")
	})
	t.Run("NS-C4.3.97 for want of room", func(t *testing.T) {
		g := driven(t, ". . .\n. . .\n. . .\nB2 blue-1 1hit\nB1 red-1\nA3 blue-2\nA3 blue-3\nB3 blue-4\nB3 blue-5\nC3 blue-6\nC3 blue-7", "attack red-1 @B2")
		g.wantHits("blue-1", 3).wantDice("ns.morale", 3, 4).Roll(1, 1, 4).WantAt("blue-1", "B2")
	})
	t.Run("NS-C4.3.97 horse artillery that cannot retreat is destroyed by a failure", func(t *testing.T) {
		picture := ". . .\nw b w\n. . .\n. . .\nB2 blue-1\nB2 blue-2 gun horse\nB1 red-1\nB4 blue-9"
		driven(t, picture, "attack red-1 @B2").Play("retreat blue-1 @B3").wantHits("blue-2", 1).wantDice("ns.morale", 1, 4).Roll(4).WantAt("blue-2", "B2")
		driven(t, picture, "attack red-1 @B2").Play("retreat blue-1 @B3").Roll(3).wantLost("blue-2")
	})
	t.Run("NS-C4.3.106 who is forced out and blocked tests too, though it has not fought", func(t *testing.T) {
		g := clash(t, "C7 blue-1\nC7 blue-2 2hits\nC6 red-1\nG1 blue-9", "attack red-1 @C7", "roll", "leave blue-2", "stand").Roll(6, 1).Roll(1, 1).Roll(1)
		g.WantAsk("retreat", "blue").Play("blocked blue-2").wantHits("blue-2", 3).wantDice("ns.morale", 3, 4).Roll(1, 1, 1).wantLost("blue-2")
		g.wantHits("blue-1", 2).wantDice("ns.morale", 2, 4)
	})
}

func TestLedgerRetreatOfTheRest(t *testing.T) {
	open := ". . .\n. . .\n. . .\n. . .\ngeneral blue-g1 B4\nB1 red-1\n"
	two := "B2 blue-1\nB2 blue-2\n"
	drive := func(t *testing.T, picture string, leave ...string) *game {
		t.Helper()
		g := draw(t, picture+"\nphase combat").Play("attack red-1 @B2", "roll").Play(leave...).Play("stand").Roll(6, 6)
		for strings.HasPrefix(g.Request().Kind, "ns.combat") {
			g.Roll(faces(g, 0)...)
		}
		return g.Roll(1, 4)
	}
	t.Run("NS-C4.3.94 half of the square goes: all go", func(t *testing.T) {
		g := drive(t, open+two, "leave blue-2").WantAsk("retreat", "blue").WantOffered("retreat blue-1 @B3", "retreat blue-2 @B3").WantNot("stay")
		g.Play("retreat blue-2 @A3", "retreat blue-1 @C3").WantAt("blue-2", "A3").wantHits("blue-2", 0).wantHits("blue-1", 2).WantAsk("pursuit", "red")
	})
	four := two + "B2 blue-3 gun horse\nB2 blue-4 gun horse\n"
	t.Run("NS-C4.3.94 two of four", func(t *testing.T) {
		g := draw(t, open+four+"phase combat").Play("attack red-1 @B2", "roll", "leave blue-3", "leave blue-4", "stand").Roll(6, 6).Roll(1, 1, 1, 1).Roll(1).Roll(1)
		g.Play("retreat blue-1 @B3", "retreat blue-2 @A3", "retreat blue-3 @B3", "retreat blue-4 @B3").WantAsk("pursuit", "red")
	})
	t.Run("NS-C4.3.94 not in wood, broken ground, town or fortification", func(t *testing.T) {
		for _, g := range []string{"w", "b", "t", "F"} {
			drive(t, ". . .\n. . .\n. "+g+" .\n. . .\ngeneral blue-g1 B4\nB1 red-1\n"+two, "leave blue-2").Play("retreat blue-1 @B3").WantAsk("retreat.optional", "blue").WantOffered("stay")
		}
		for _, g := range []string{"h", "f", "="} {
			drive(t, ". . .\n. . .\n. "+g+" .\n. . .\ngeneral blue-g1 B4\nB1 red-1\n"+two, "leave blue-2").WantOffered("retreat blue-2 @B3")
		}
	})
	linear := "B2 blue-1 linear S 1hit\nB2 blue-2 linear S\nB2 blue-3 linear S rear\n"
	t.Run("NS-C4.3.95 one of three: the rest may stay", func(t *testing.T) {
		g := draw(t, open+linear+"phase combat").Play("attack red-1 @B2", "roll", "leave blue-3", "leave blue-2", "stand").Roll(6, 1).Roll(1, 1).Roll(1, 4)
		g.Play("retreat blue-1 @B3").WantAsk("retreat.optional", "blue").WantOffered("stay", "retreat blue-2 @B3", "retreat blue-3 @A3")
	})
	t.Run("NS-C4.3.95 the destroyed count, and artillery too", func(t *testing.T) {
		g := draw(t, open+"B2 blue-1\nB2 blue-2 gun 1hit\nphase combat").Play("attack red-1 @B2", "roll", "leave blue-2", "stand").Roll(6, 1).Roll(1, 1).Roll(1)
		g.Play("retreat blue-1 @B3").wantLost("blue-2")
		g = draw(t, open+"B2 blue-1 3hits\nB2 blue-2\nphase combat").Play("attack red-1 @B2", "roll", "leave blue-2", "stand").Roll(6, 6).Roll(1, 1).Roll(1, 1, 1, 1, 1)
		g.wantLost("blue-1").wantRetreats("blue-2", "A3", "B3", "C3")
	})
	t.Run("NS-C4.3.95 a blocked one counts", func(t *testing.T) {
		g := draw(t, ". . .\n. . .\n. . .\nB2 red-1\nB3 blue-1\nB3 blue-2\nA1 blue-9\nphase combat").Play("attack red-1 @B3", "roll", "leave blue-2", "stand").Roll(6, 1).Roll(1, 1).Roll(1)
		g.Play("blocked blue-1").Roll(4, 4).wantHits("blue-2", 1).wantDice("ns.morale", 1, 4)
	})
	t.Run("NS-C4.3.95 for the attacker's squares as well, each for itself", func(t *testing.T) {
		g := clash(t, "C3 red-1\nC3 red-2\nB3 red-3\nC4 blue-1", "attack red-1 @C4", "leave red-2", "add red-3", "roll").Roll(1, 1, 1, 1).Roll(6, 1).Play("hit red-1").Roll(1)
		g.WantAsk("retreat", "red").wantRetreats("red-3").wantRetreats("red-2", "B2", "C2", "D2")
	})
	t.Run("NS-C4.3.96 optional, where a unit must go: brigades and horse artillery", func(t *testing.T) {
		g := draw(t, open+linear+"B2 blue-4 gun\nB2 blue-5 gun horse\nphase combat").Play("attack red-1 @B2", "roll", "leave blue-3", "leave blue-2", "leave blue-4", "leave blue-5", "stand")
		g.Roll(6, 1).Roll(1, 1).Roll(1, 4).Play("retreat blue-1 @B3").WantAsk("retreat.optional", "blue").WantOffered("stay", "retreat blue-2 @C3", "retreat blue-5 @A3")
		g.wantRetreats("blue-4").Play("retreat blue-5 @A3", "stay").WantAt("blue-5", "A3").WantAt("blue-2", "B2").wantSpent("blue-5", 0)
	})
	t.Run("NS-C4.3.96 nobody goes where nobody must", func(t *testing.T) {
		draw(t, open+two+"phase combat").Play("attack red-1 @B2", "roll", "stand").Roll(6, 6).Roll(1, 1, 1, 1).Roll(4).Roll(4).WantAsk("ns.ap", "chance")
	})
	t.Run("NS-C4.3.96 it does not close the square", func(t *testing.T) {
		g := draw(t, "pool 0 0 1\n"+open+linear+"phase combat").Play("attack red-1 @B2", "roll", "leave blue-3", "leave blue-2", "stand").Roll(6, 1).Roll(1, 1).Roll(1, 4).
			Play("retreat blue-1 @B3", "retreat blue-2 @A3", "retreat blue-3 @C3")
		g.onward("leftover").Play("activate blue-g1 #3").through("move").WantRefused("move blue-1 @B2", "NS-C4.3.99").WantOffered("move blue-2 @A2")
		if g.find("blue-2").closed != offBoard {
			t.Error("a free retreat closes the square")
		}
	})
}

func TestLedgerRetreatsInOrder(t *testing.T) {
	t.Run("NS-C4.3.99 closed to it for the turn", func(t *testing.T) {
		g := driven(t, field+"pool 0 0 1\nC4 blue-1\nD5 blue-2\ngeneral blue-g1 D5\nC3 red-1", "attack red-1 @C4").Play("retreat blue-1 @C5", "done")
		g.onward("leftover").Play("activate blue-g1 #3").through("move").WantRefused("move blue-1 @C4", "NS-C4.3.99").WantOffered("move blue-2 @C4")
		g.nextTurn("blue-g1").through("move").WantOffered("move blue-1 @C4")
	})
	t.Run("NS-C4.3.105 the defender first, each in the order that its owner likes", func(t *testing.T) {
		g := clash(t, "C3 red-1\nC3 red-2\nC4 blue-1\nC4 blue-2\ngeneral red-g1 C2\ngeneral blue-g1 C5", "attack red-1 @C4", "roll", "stand").
			Roll(6, 6, 1, 1).Roll(6, 6, 1, 1).Roll(1).Roll(1).Roll(1).Roll(1)
		g.WantAsk("retreat", "blue").wantRetreats("blue-1", "B5", "C5", "D5").Play("retreat blue-2 @C5").WantAt("blue-2", "C5").WantAt("blue-1", "C4")
		g.Play("retreat blue-1 @C5").WantAsk("retreat", "red").wantRetreats("red-1", "B2", "C2", "D2").Play("retreat red-2 @C2", "retreat red-1 @C2")
		g.WantAsk("ns.ap", "chance") // nobody has won
	})
	t.Run("NS-C4.3.105 each retreat is complete before the next", func(t *testing.T) {
		g := clash(t, "C3 red-1\nC4 blue-1\nC4 blue-2\nC5 blue-3\nB5 blue-4\nB5 blue-5", "attack red-1 @C4", "roll", "leave blue-2", "stand").Roll(6, 1).Roll(1, 1).Roll(1)
		g.wantRetreats("blue-1", "C5", "D5").wantRetreats("blue-2", "C5", "D5").Play("retreat blue-2 @C5").WantAt("blue-1", "D5")
	})
}

func TestLedgerGunsAndRetreat(t *testing.T) {
	open := "C3 red-1\ngeneral blue-g1 C6\nC4 blue-1\nC4 blue-2 gun\nC4 blue-3 gun horse\nG7 blue-9\n"
	out := []string{"attack red-1 @C4", "roll", "leave blue-2", "leave blue-3"}
	t.Run("NS-C4.3.100 the brigades must retreat: foot lost, horse along", func(t *testing.T) {
		g := clash(t, open+"C4 blue-4", append(out, "stand")...).Roll(6, 6).Roll(1, 1, 1, 1).Roll(1).Roll(1)
		g.Play("retreat blue-1 @C5", "retreat blue-4 @C5").wantLost("blue-2").WantAsk("retreat", "blue").wantRetreats("blue-3", "B5", "C5", "D5").Play("retreat blue-3 @B5")
		g.wantHits("blue-3", 0).WantAsk("pursuit", "red")
	})
	t.Run("NS-C4.3.101 a brigade was destroyed", func(t *testing.T) {
		g := draw(t, ground("t", ".")+"B1 red-1\nA3 blue-9\nB2 blue-1 3hits\nB2 blue-2 gun\nB2 blue-3 gun").Play("attack red-1 @B2", "roll", "leave blue-2", "leave blue-3", "stand")
		g.Roll(6, 1).Roll(1, 1).Roll(1, 1, 1, 4).wantLost("blue-1", "blue-2", "blue-3")
	})
	t.Run("NS-C4.3.101 not while a brigade stays", func(t *testing.T) {
		g := draw(t, ground("t", ".")+"B1 red-1\nB2 blue-1\nB2 blue-4\nB2 blue-2 gun").Play("attack red-1 @B2", "roll", "leave blue-2", "leave blue-4", "stand").Roll(6, 1).Roll(1, 1).Roll(1)
		g.Play("retreat blue-1 @B3", "stay").WantAt("blue-2", "B2")
		g = draw(t, ground("t", ".")+"B1 red-1\nB2 blue-1\nB2 blue-4\nB2 blue-2 gun").Play("attack red-1 @B2", "roll", "leave blue-2", "leave blue-4", "stand").Roll(6, 1).Roll(1, 1).Roll(1)
		g.Play("retreat blue-1 @B3", "retreat blue-4 @B3").wantLost("blue-2")
	})
	t.Run("NS-C4.3.101 nor while a blocked one does", func(t *testing.T) {
		g := clash(t, "C6 red-1\nA1 blue-9\nC7 blue-1\nC7 blue-2 gun\nC7 blue-3 gun horse", "attack red-1 @C7", "roll", "leave blue-2", "leave blue-3", "stand")
		g.Roll(6, 1).Roll(1, 1).Roll(1).wantHits("blue-1", 2).Roll(4, 4).WantAt("blue-2", "C7").WantAt("blue-3", "C7")
	})
	t.Run("NS-C4.3.101 two batteries alone, one destroyed", func(t *testing.T) {
		g := clash(t, "C3 red-1\nC4 blue-1 gun 1hit\nC4 blue-2 gun 1hit\nG7 blue-9", "attack red-1 @C4", "roll").Roll(6, 1).Play("hit blue-1").Roll(1, 1).Roll(1, 6)
		g.wantLost("blue-1", "blue-2").WantAsk("pursuit", "red")
		g = clash(t, "C3 red-1\nC4 blue-1 gun 1hit\nC4 blue-2 gun 1hit horse\nG7 blue-9", "attack red-1 @C4", "roll").Roll(6, 1).Play("hit blue-1").Roll(1, 1).Roll(1, 6)
		g.wantLost("blue-1").wantRetreats("blue-2", "B5", "C5", "D5")
		g = draw(t, ground("t", ".")+"B1 red-1\nA3 blue-9\nB2 blue-1 gun 1hit\nB2 blue-2 gun 1hit").Play("attack red-1 @B2", "roll").Roll(6, 1).Play("hit blue-1").Roll(1, 1).Roll(1, 6)
		g.wantLost("blue-1").WantAt("blue-2", "B2") // nothing orders it out of a town square
	})
	t.Run("NS-C4.3.101 a scenario may lose them with any brigade", func(t *testing.T) {
		g := draw(t, ground("t", ".")+"variant guns_lost_when_any_brigade_retreats true\nB1 red-1\nB2 blue-1\nB2 blue-4\nB2 blue-2 gun").Play("attack red-1 @B2", "roll", "leave blue-2", "leave blue-4", "stand")
		g.Roll(6, 1).Roll(1, 1).Roll(1).Play("retreat blue-1 @B3", "stay").wantLost("blue-2")
	})
	t.Run("NS-C4.3.107 no AP, no surcharges, no activation", func(t *testing.T) {
		again := "state night\nweather rain\npool 1 0 0\nC3 red-1 spent=1\nE3 red-2\nE4 blue-2\ngeneral red-g1 D3\nC4 blue-1 "
		g := clash(t, again, "attack red-1 @C4", "roll").Roll(6, 1).Roll(1, 1).Roll(1).Play("retreat blue-1 @B5").wantMarks("blue-1", "!activated")
		g.Play("advance red-1 @C4").WantAsk("attack", "red").wantSpent("red-1", 3).Play("done").WantAsk("leftover", "blue").Play("activate blue-g1 #1")
		g.through("move").WantNot("move blue-1 @B6") // 1 AP does not do in rain and at night
		g = clash(t, again+"cavalry heavy", "attack red-1 @C4", "roll").Play("evade blue-1 @B5").wantMarks("blue-1", "!activated").wantSpent("blue-1", 0)
		g.Play("advance red-1 @C4").WantAsk("attack", "red").wantSpent("red-1", 3)
		g = clash(t, "pool 1 0 0\nC3 red-1\nC4 blue-1", "attack red-1 @C4", "roll").Roll(6, 1).Roll(1, 1).Roll(1).Play("retreat blue-1 @B5", "done")
		g.Play("activate blue-g1 #1").through("move").Play("move blue-1 @B6").wantSpent("blue-1", 1)
		g = clash(t, "C3 red-1\nC4 blue-1", "attack red-1 @C4", "roll").Roll(6, 1).Roll(1, 1).Roll(1).Play("retreat blue-1 @C5").wantSpent("red-1", 2)
		if !g.find("red-1").acted || g.find("red-1").stepped {
			t.Error("a pursuit is no movement")
		}
	})
	t.Run("NS-C4.3.107 cavalry may retreat into wood", func(t *testing.T) {
		driven(t, ". . .\nw w w\n. . .\n. . .\nB2 blue-1 cavalry heavy activated\nB1 red-1", "attack red-1 @B2").wantRetreats("blue-1", "A3", "B3", "C3")
	})
}
