package squares

import (
	"fmt"
	"strings"
	"testing"
)

// crowd draws units in C4 and red-1 in C3, who would like to join them.
func crowd(t *testing.T, newcomer, there string) *game {
	t.Helper()
	picture := field + "C3 red-1 " + newcomer
	for i, what := range strings.Split(there, ", ") {
		picture += fmt.Sprintf("\nC4 red-%d %s", i+2, what)
	}
	return draw(t, picture)
}

func TestLedgerCapacity(t *testing.T) {
	t.Run("NS-A.33 nobody moves into the square of an enemy battery, it is attacked", func(t *testing.T) {
		picture := field + "D3 red-1\nD4 blue-1 gun\n"
		draw(t, picture).WantRefused("move red-1 @D4", "NS-C4.1.33").WantOffered("move red-1 @D2")
		draw(t, picture+"phase combat").WantOffered("attack red-1 @D4")
		wantFault(t, scenarioOf(t, field+"D3 red-1\nD3 blue-1"), "stands in a square of the enemy")
	})
	three := "linear N, linear N, linear N rear"
	for _, c := range []struct {
		clause, newcomer, there string
		fits                    bool
	}{
		{"NS-A.34", "massed", "massed", true},
		{"NS-A.34", "massed", "massed, cavalry", false},
		{"NS-A.34", "cavalry", "cavalry, gun, gun", true},
		{"NS-A.34", "linear N", "linear N, linear N, gun, gun", true},
		{"NS-A.34", "linear N", three, false},
		{"NS-A.34", "gun", "massed, massed, gun", true},
		{"NS-A.34", "gun", "massed, massed, gun, gun", false},
		{"NS-A.34", "gun", three + ", gun", true},
		{"NS-A.34", "gun", three + ", gun, gun", false},
		{"NS-A.35", "gun", "massed, gun, gun", true},
		{"NS-A.35", "massed", "massed, gun, gun, gun", false},
		{"NS-A.35", "gun", "linear N, linear N, gun, gun, gun", true},
		{"NS-A.35", "gun", "linear N, linear N, gun, gun, gun, gun", false},
		{"NS-A.35", "gun", "gun, gun, gun, gun, gun, gun, gun", true},
		{"NS-A.35", "gun", "gun, gun, gun, gun, gun, gun, gun, gun", false},
		{"NS-A.36", "massed", "linear N", true},
		{"NS-A.36", "massed", "linear N, linear N", false},
		{"NS-A.36", "linear N", "cavalry, gun, gun", true},
		{"NS-A.36", "gun", "massed, linear N, gun, gun", false},
		{"NS-A.36", "gun", "massed, gun, gun, gun", true},
		{"NS-A.36", "gun", "massed, gun, gun, gun, gun", false},
		{"NS-A.36", "gun", "linear N, gun, gun, gun, gun, gun", true},
		{"NS-A.37", "linear N column", "linear N", true},
		{"NS-A.37", "linear N column", "massed", false},
		{"NS-A.37", "linear N column", "linear N, gun, gun", true},
		{"NS-A.37", "massed", "linear N column", false},
		{"NS-A.37", "linear N", "linear N column", true},
		{"NS-A.37", "linear N", "linear N column, linear N", false},
	} {
		t.Run(fmt.Sprintf("%s %s joins %s: %t", c.clause, c.newcomer, c.there, c.fits), func(t *testing.T) {
			g := crowd(t, c.newcomer, c.there)
			if c.fits {
				g.Play("move red-1 @C4").WantAt("red-1", "C4")
				return
			}
			g.WantRefused("move red-1 @C4", "NS-A.34")
		})
	}
	t.Run("NS-A.36 what the budget holds is told", func(t *testing.T) {
		for there, budget := range map[string]int{"massed": 6, "linear N": 4, "massed, linear N": 10, "massed, gun, gun, gun": 9, "gun, gun": 0} {
			g := crowd(t, "massed", there)
			n := g.note("blue", "C4", "capacity")
			if bases := len(strings.Split(there, ", ")) + strings.Count(there, "massed") + strings.Count(there, "linear"); n.Rule != "NS-A.36" || n.Text.N != budget || n.Text.M != bases {
				t.Errorf("%s: %+v, want %d of 12, and %d bases", there, n, budget, bases)
			}
		}
	})
	t.Run("NS-A.37 only Linear infantry forms March Column: others count as in it on a bridge alone", func(t *testing.T) {
		for _, what := range []string{"massed", "cavalry", "gun"} {
			g := draw(t, field+"C3 red-1 "+what).WantNot("column red-1")
			g.WantOffered("done")
		}
		river := ". . .\n# + #\n. . .\nB1 red-1 massed\nA1 red-2 "
		draw(t, river+"massed").Play("move red-1 @B2").WantRefused("move red-2 @B2", "NS-A.34")
		draw(t, river+"gun").Play("move red-1 @B2").WantOffered("move red-2 @B2")
		draw(t, strings.Replace(river, "# + #", "~ = ~", 1)+"massed").Play("move red-1 @B2").WantOffered("move red-2 @B2")
	})
	t.Run("NS-A.37 forming March Column needs the room", func(t *testing.T) {
		draw(t, field+"C3 red-1 linear N\nC3 red-2").WantRefused("column red-1", "NS-A.37")
		draw(t, field+"C3 red-1 linear N\nC3 red-2 gun\nC3 red-3 gun").WantOffered("column red-1")
	})
}

func TestLedgerCapacityEverywhere(t *testing.T) {
	full := func(squares ...string) (units string) {
		for i, q := range squares {
			units += fmt.Sprintf("\n%s blue-%d\n%s blue-%d", q, 11+2*i, q, 12+2*i)
		}
		return units
	}
	t.Run("NS-A.38 in passing", func(t *testing.T) {
		picture := ". . .\n# . #\n. . .\nB1 red-1\nap 2\nB2 red-2\n"
		draw(t, picture).Play("move red-1 @B3").WantAt("red-1", "B3")
		draw(t, picture+"B2 red-3").WantNot("move red-1 @B3")
	})
	t.Run("NS-A.38 at deployment", func(t *testing.T) {
		wantFault(t, scenarioOf(t, field+"C3 red-1\nC3 red-2\nC3 red-3"), "holds more than its capacity")
	})
	t.Run("NS-A.38 in a retreat", func(t *testing.T) {
		g := draw(t, field+"C3 red-1\nC4 blue-1 2hits\nphase combat"+full("C5", "B5")).Play("attack red-1 @C4").dice()
		g.Roll(6, 1).Roll(1, 1).Roll(1, 6, 6).WantAt("blue-1", "D5")
	})
	t.Run("NS-A.38 in an evasion", func(t *testing.T) {
		draw(t, field+"C3 red-1\nC4 blue-1 cavalry\nphase combat"+full("C5")).Play("attack red-1 @C4").through("evade").
			WantOptions("stay", "evade blue-1 @B5", "evade blue-1 @D5")
	})
	t.Run("NS-A.38 in a pursuit", func(t *testing.T) {
		picture := field + "C3 red-1\nB3 red-2\nD3 red-3\nC4 blue-1 2hits\nphase combat"
		g := draw(t, picture).Play("attack red-1 @C4", "add red-2", "add red-3").dice().Roll(6, 6, 6, 6, 6, 6).Roll(1, 1).Roll(1, 1, 1, 1, 1, 1, 1, 1)
		g.through("pursuit").Play("advance red-1 @C4", "advance red-2 @C4").WantAt("red-2", "C4").WantNot("advance red-3 @C4")
	})
	t.Run("NS-A.38 generals and trains do not count", func(t *testing.T) {
		g := draw(t, field+"general red-g1 C3\nC3 red-1 gun\nC3 red-2\nC4 red-3\nC4 red-4\nC4 red-5 gun\non ammunition")
		g.Play("move park-red-g1 @C4", "move red-1 @C4").WantAt("red-1", "C4")
	})
}

func TestLedgerAdjacency(t *testing.T) {
	for what, face := range map[string]int{"linear N": 3, "massed": 4, "cavalry": 4, "gun": 4, "mixed linear N": 3, "mixed": 4} {
		t.Run(fmt.Sprintf("NS-A.39 an enemy on the corner of %s", what), func(t *testing.T) {
			draw(t, field+"C3 red-1 2hits "+what+"\nD4 blue-1\nphase recovery").Play("recover red-1").wantDice("ns.recover", 1, face)
		})
		t.Run(fmt.Sprintf("NS-A.39 an enemy beside %s", what), func(t *testing.T) {
			draw(t, field+"C3 red-1 2hits "+what+"\nD3 blue-1\nphase recovery").Play("recover red-1").wantDice("ns.recover", 1, 4)
		})
	}
	t.Run("NS-A.40 a Massed unit may attack over the corner and a Linear one may not", func(t *testing.T) {
		draw(t, field+"B2 red-1\nC3 blue-1 linear W\nphase combat").WantOffered("attack red-1 @C3")
		picture := field + "active blue-g1\nphase combat\nB2 red-1\nC3 blue-1 linear W\nD3 blue-2"
		draw(t, picture+"\nE4 red-2").WantRefused("attack blue-1 @B2", "NS-C4.3.5").WantOffered("attack blue-2 @E4")
	})
	t.Run("NS-A.40 the unit that marches is asked: a corner does not matter to it", func(t *testing.T) {
		draw(t, field+"C2 red-1 linear N column\nD4 blue-1").WantOffered("move red-1 @C3")
		draw(t, field+"C2 red-1 linear N column\nC4 blue-1").WantRefused("move red-1 @C3", "NS-C4.1.27")
	})
}

func TestLedgerRanks(t *testing.T) {
	t.Run("NS-A.41 of three Linear units two are Lead", func(t *testing.T) {
		g := draw(t, field+"C4 red-2 linear N\nC4 red-3 linear N\nC3 red-1 linear N").Play("move red-1 @C4")
		g.wantSeen("blue", "red-1", "rear", "!lead").wantSeen("blue", "red-2", "lead").wantSeen("blue", "red-3", "lead").WantRefused("lead red-1", "NS-A.42")
	})
	t.Run("NS-A.41 of two both may be Lead", func(t *testing.T) {
		draw(t, field+"C4 red-2 linear N\nC3 red-1 linear N").Play("move red-1 @C4").wantMarks("red-1", "!rear").wantMarks("red-2", "!rear")
	})
	pair := field + "C3 red-1 linear N\nC3 red-2 linear N\n"
	t.Run("NS-A.42 the owner chooses ranks, but one Lead stays", func(t *testing.T) {
		g := draw(t, pair).Play("rear red-1").wantMarks("red-1", "rear").wantSpent("red-1", 0).WantRefused("rear red-2", "NS-A.42")
		g.Play("move red-1 @C4").wantMarks("red-1", "!rear")
	})
	t.Run("NS-A.42 a square is not left without a Lead", func(t *testing.T) {
		draw(t, field+"C3 red-1 linear N\nC3 red-2 linear N rear\n").Play("move red-1 @C4").wantMarks("red-2", "!rear")
		g := draw(t, field+"C3 red-1 linear N rear\nC3 red-2 linear N rear\nC3 red-3 linear N").Play("move red-3 @C4")
		g.wantMarks("red-1", "!rear").wantMarks("red-2", "rear") // one moves up
	})
	t.Run("NS-A.42 a battle begins with one or two Leads in a square", func(t *testing.T) {
		one, three := field+"C3 red-1 linear N", field+"C3 red-1 linear N\nC3 red-2 linear N\nC3 red-3 linear N"
		rank := []string{`facing = "N"`, `facing = "N", rank = "rear"`}
		wantFault(t, scenarioOf(t, three), "C3 has 3 Lead units")
		wantFault(t, scenarioOf(t, one, rank...), "C3 has 0 Lead units")
		b := load(t, []byte(scenarioOf(t, three, rank...)), nil)
		begin(t, b).wantMarks("red-1", "rear").wantMarks("red-2", "!rear").wantMarks("red-3", "!rear")
	})
	t.Run("NS-A.42 nor by losses", func(t *testing.T) {
		g := draw(t, field+"C3 red-1\nC4 blue-1 linear S 9hits\nC4 blue-2 linear S rear\nphase combat").Play("attack red-1 @C4").through("defend")
		g.Play("leave blue-2", "stand").Roll(6, 6).Roll(1, 1).Roll(1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1).wantLost("blue-1").wantMarks("blue-2", "!rear")
	})
	t.Run("NS-A.42 a Rear unit attacks only if every Lead that can does", func(t *testing.T) {
		picture := pair + "C3 red-3 linear N rear\nC4 blue-1\nphase combat\n"
		draw(t, picture).Play("attack red-1 @C4").WantRefused("leave red-2", "NS-A.42").Play("leave red-3").WantOffered("leave red-2")
		draw(t, field+"C3 red-1 linear N\nC3 red-2 linear W\nC3 red-3 linear N rear\nC4 blue-1\nphase combat").
			Play("attack red-1 @C4", "roll").wantDice("ns.combat", 4, 4)
	})
	t.Run("NS-A.42 a Rear unit defends only if every Lead does", func(t *testing.T) {
		g := draw(t, field+"C3 red-1\nC4 blue-1 linear S\nC4 blue-2 linear S rear\nphase combat").Play("attack red-1 @C4").through("defend")
		g.WantRefused("leave blue-1", "NS-A.42").WantOffered("leave blue-2")
	})
	t.Run("NS-A.43 in a flank attack all count as Leads", func(t *testing.T) {
		g := draw(t, field+"B4 red-1\nC4 blue-1 linear S\nC4 blue-2 linear S rear\nphase combat").Play("attack red-1 @C4").through("defend")
		g.WantOptions("leave blue-1", "leave blue-2", "stand")
	})
}
