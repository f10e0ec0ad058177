package squares

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"grognard/rules"
)

// rest is the recovery of red-1 on C3, with the general too far away to matter
// unless he is placed.
func rest(t *testing.T, unit, more string) *game {
	t.Helper()
	return draw(t, field+"C3 red-1 "+unit+"\nG1 red-9\nphase recovery\n"+more)
}

func TestLedgerFieldRecovery(t *testing.T) {
	t.Run("NS-C4.4.1 troops with hits may try", func(t *testing.T) {
		g := draw(t, field+"C3 red-1 2hits\nC3 red-2 gun 3hits\nC3 red-3\nD3 red-4 2hits of red-g2\nD4 blue-1 3hits\nphase recovery")
		g.WantOptions("done", "recover red-1", "recover red-2").WantRefused("recover red-4", "NS-C4.0.9").WantRefused("recover blue-1", "NS-C4.0.9")
		g.Play("recover red-2").Roll(6).wantHits("red-2", 2).wantHits("red-1", 2)
	})
	t.Run("NS-C4.4.9 nobody is asked where only markers that have acted, or that follow others, could", func(t *testing.T) {
		marked := "C1 red-1 2hits\nE1 red-2\nE1 red-3 2hits of red-g2\nmarker marker-a-1 C1 red-g1 red-1\nmarker marker-a-2 E1 red-g2 red-2 red-3\nG7 blue-1\npool 0 0 1\n"
		fogged(t, marked).Play("done").WantAsk("recover", "red").WantOptions("done", "recover marker-a-1")
		if g := fogged(t, marked).Play("move marker-a-1 @C2", "done"); g.Request().Kind == "recover" {
			t.Errorf("%q", g.Options())
		}
	})
	t.Run("NS-A.64 a marker under which somebody has tried is taken for real, with its hits", func(t *testing.T) {
		g := fogged(t, "C1 red-1 3hits\nE1 red-2\nmarker marker-a-1 C1 red-g1 red-1\nmarker marker-a-2 D1 red-g1 infantry hits=1\nG7 blue-1\nphase recovery").Play("recover marker-a-1", "recover red-1").Roll(1)
		r := rand.New(rand.NewPCG(1, 1))
		for range 30 {
			b := g.board().Clone().(*Board)
			(Book{}).Resample(b, rules.Second, r)
			if q, n, m := b.unit[b.unitNumber[refsByName["red-1"]]].at.name(), b.total(rules.First, 0), b.total(rules.First, 1); q != "C1" || n != 3 || m != 1 {
				t.Fatalf("red-1 is dealt to %s, the markers show %d and %d hits", q, n, m)
			}
		}
	})
	t.Run("NS-C4.4.9 nor does who has stepped, whatever it cost, or has tried", func(t *testing.T) {
		for _, did := range []string{"stepped", "tried"} {
			rest(t, "2hits did="+did, "C2 red-2 2hits").WantOptions("done", "recover red-2").WantRefused("recover red-1", "NS-C4.4.9")
		}
	})
	t.Run("NS-C4.4.2 in the field and at night", func(t *testing.T) {
		rest(t, "4hits", "").Play("recover red-1").Roll(6).wantHits("red-1", 3)
		draw(t, field+"C3 red-1 4hits\nC7 blue-1\nphase leave\ndays 2").Play("stay", "stay", "done", "done").wantHits("red-1", 1)
	})
	for ap := 1; ap <= 3; ap++ {
		t.Run(fmt.Sprintf("NS-C4.4.3 all of %d AP for one attempt", ap), func(t *testing.T) {
			g := draw(t, field+fmt.Sprintf("C3 red-1 5hits\nC3 red-2 2hits\nphase recovery\nactive red-g1 ap %d", ap)).Play("recover red-1").Roll(6)
			g.wantSpent("red-1", ap).wantHits("red-1", 4).WantOptions("done", "recover red-2").WantRefused("recover red-1", "NS-C4.4.9")
		})
	}
	t.Run("NS-C4.4.4 not the first hit", func(t *testing.T) {
		rest(t, "1hit", "C2 red-2 2hits").WantOptions("done", "recover red-2").WantRefused("recover red-1", "NS-C4.4.4")
		rest(t, "1hit", "").WantAsk("ns.ap", "chance")
	})
	for face := 1; face <= 6; face++ {
		t.Run(fmt.Sprintf("NS-C4.4.5 a die of %d", face), func(t *testing.T) {
			g := rest(t, "3hits", "general red-g1 C3").Play("recover red-1").wantDice("ns.recover", 1, 3).Roll(face)
			if face >= 3 {
				g.WantRow("recover.yes").wantHits("red-1", 2)
			} else {
				g.WantRow("recover.no").wantHits("red-1", 3)
			}
		})
	}
	for name, c := range map[string]struct {
		unit, more string
		n          int
	}{
		"nobody near":              {"", "", 0},
		"one square":               {"", "C4 blue-1", -1},
		"one square of three":      {"", "C4 blue-1\nC4 blue-2\nC4 blue-3 gun", -1},
		"three squares":            {"", "C4 blue-1\nB4 blue-2\nD2 blue-3", -3},
		"four squares":             {"", "C4 blue-1\nB4 blue-2\nD2 blue-3\nB3 blue-4", -3},
		"corners, of a Linear one": {"linear N", "B4 blue-2\nD2 blue-3", 0},
		"sides, of a Linear one":   {"linear N", "C4 blue-1\nB4 blue-2\nB3 blue-3", -2},
		"two squares away":         {"", "C5 blue-1", 0},
		"a marker":                 {"", "on fog_of_war\nmarker marker-b-1 C4 blue-g1 infantry", -1},
		"a general alone":          {"", "general blue-g1 C4\nG7 blue-1", 0},
	} {
		t.Run("NS-C4.4.6 enemies in "+name, func(t *testing.T) {
			rest(t, "5hits "+c.unit, c.more+"\ngeneral red-g1 C3").Play("recover red-1").wantMod("red-1", "NS-C4.4.6", c.n).wantDice("ns.recover", 1, 3-c.n)
		})
	}
	for _, c := range []struct {
		rule, name, more string
		need             int
	}{
		{"NS-C4.4.7", "the general", "general red-g1 C3 +1", 2},
		{"NS-C4.4.7", "the general at two squares", "general red-g1 E5 +1", 2},
		{"NS-C4.4.7", "a bad general", "general red-g1 C3 -1", 4},
		{"NS-C4.4.7", "general and C-in-C", "general red-g1 C3 +1\nchief red D4 -1", 3},
		{"NS-C4.4.7", "the C-in-C alone", "general red-g1 G7 +2\nchief red D4 +1", 2},
		{"NS-C4.4.7", "another general", "general red-g1 C3\nC2 red-2 of red-g2\ngeneral red-g2 C3 +2", 3},
		{"NS-C4.4.7", "the general, the C-in-C being far away", "general red-g1 C3 +1\nchief red G7 +2", 2},
		{"NS-C4.4.8", "nobody", "general red-g1 G7 +2\nchief red G6 +1", 4},
		{"NS-C4.4.8", "nobody, without a C-in-C", "general red-g1 F3 +2", 4},
		{"NS-C4.4.8", "the C-in-C in radius", "general red-g1 G7 +2\nchief red C5", 3},
		{"NS-C4.4.8", "the general in radius", "general red-g1 C5", 3},
	} {
		t.Run(c.rule+" "+c.name, func(t *testing.T) {
			rest(t, "3hits", c.more).Play("recover red-1").wantDice("ns.recover", 1, c.need)
		})
	}
	t.Run("NS-C4.4.9 who has spent nothing", func(t *testing.T) {
		g := draw(t, field+"C3 red-1 2hits\nC3 red-2 2hits gun\nC3 red-3 2hits\nC2 red-4 2hits\nD3 red-5 2hits linear N\nC4 blue-1").
			Play("move red-4 @B2", "face red-5 #2", "done", "fire red-2 @C4").Roll(1).Play("done", "attack red-3 @C4", "leave red-1", "roll").Roll(1, 1).Roll(1, 1).Play("done")
		g.WantAsk("recover", "red").WantOptions("done", "recover red-1")
		for _, id := range []string{"red-2", "red-3", "red-4", "red-5"} {
			g.WantRefused("recover "+id, "NS-C4.4.9")
		}
	})
	t.Run("NS-C4.4.9 natural rolls have no meaning", func(t *testing.T) {
		bad := "C4 blue-1\nB4 blue-2\nD2 blue-3\ngeneral red-g1 C3 -1"
		rest(t, "3hits", bad).Play("recover red-1").wantDice("ns.recover", 1, 7).Roll(6).wantHits("red-1", 3)
		rest(t, "3hits", "general red-g1 C3 +2").Play("recover red-1").wantDice("ns.recover", 1, 1).Roll(1).wantHits("red-1", 2)
	})
	t.Run("NS-C4.4.10 the bonus action of light cavalry does not matter", func(t *testing.T) {
		rest(t, "3hits cavalry light", "C2 red-2 2hits\nactive red-g1 ap 2").Play("recover red-1").Roll(6).wantSpent("red-1", 2)
	})
	t.Run("NS-C4.4.10 a C-in-C counts once for his own units", func(t *testing.T) {
		own := []string{`cinc = { id = "red-c", ability = 0, arrives_turn = 99, entry = ["A1"] }`, `cinc = { own_command = "red-g1" }`}
		picture := field + "C3 red-1 3hits\nC3 red-2 of red-g2 3hits\ngeneral red-g1 C3 +1\nphase recovery\n"
		redraw(t, picture, own...).Play("recover red-1").wantDice("ns.recover", 1, 2)
		redraw(t, picture+"active red-g2 ap 3", own...).Play("recover red-2").wantDice("ns.recover", 1, 2) // as the C-in-C
	})
}

// night is the field after nightfall, when both sides stay and nobody moves
// unless he must.
func night(t *testing.T, picture string) *game {
	t.Helper()
	return draw(t, picture+"\nphase leave\ndays 2").Play("stay", "stay")
}

func TestLedgerNightRecovery(t *testing.T) {
	for hits, left := range []int{0, 0, 1, 1, 1, 1} {
		t.Run(fmt.Sprintf("NS-C4.4.11 %d hits become %d", hits, left), func(t *testing.T) {
			night(t, field+fmt.Sprintf("C1 red-1 %dhits\nC1 red-2 gun %dhits\nC7 blue-1", hits, hits)).Play("done", "done").wantHits("red-1", left).wantHits("red-2", left)
		})
	}
	t.Run("NS-C4.4.12 only in a night between two days", func(t *testing.T) {
		g := draw(t, field+"on night_fighting\nC1 red-1 3hits\nC7 blue-1 3hits\nphase night\ndays 2\nstate night begun").Play("fight", "fight").wantHits("red-1", 3)
		g.WantAsk("ns.ap", "chance")
		draw(t, field+"C1 red-1 3hits\nC7 blue-1 3hits\nphase break").wantHits("red-1", 3).WantAsk("ns.ap", "chance")
	})
	ring := "A3 red-2\nB3 red-3\nC3 red-4\nA2 red-5\nC2 red-6\nA1 red-7\nB1 red-8\nC1 red-9\n"
	t.Run("NS-C4.4.13 without a die, beside the enemy too", func(t *testing.T) {
		night(t, field+ring+"B2 blue-1 5hits\nC7 blue-2").Play("done", "done").WantAsk("ns.recover", "chance").Roll(1).wantHits("blue-1", 5)
		g := night(t, field+strings.ReplaceAll(ring, "red-2\n", "red-2 4hits\n")+"B2 blue-1\nC7 blue-2").Play("done", "done")
		g.WantAt("red-2", "A3").wantHits("red-2", 1).WantAsk("ns.ap", "chance")
	})
	t.Run("NS-C4.4.14 who is surrounded tries a field recovery", func(t *testing.T) {
		g := night(t, field+ring+"general blue-g1 B2 +1\nB2 blue-1 3hits\nC7 blue-2 3hits").Play("done", "done").wantDice("ns.recover", 1, 5) // +1, and three at most
		g.Roll(5).wantHits("blue-1", 2).wantHits("blue-2", 1).WantAsk("ns.ap", "chance")
		night(t, field+ring+"B2 blue-1 1hit\nC7 blue-2").Play("done", "done").wantHits("blue-1", 1).WantAsk("ns.ap", "chance")
	})
	for name, c := range map[string]struct {
		rows, more string
		hemmed     bool
	}{
		"a ring":                                {field, ring + "B2 blue-1 3hits", true},
		"a ring with a gap at a corner":         {field, strings.Replace(ring, "C3 red-4\n", "", 1) + "B2 blue-1 3hits", false},
		"a ring with a gap at a corner, Linear": {field, strings.Replace(ring, "C3 red-4\n", "", 1) + "B2 blue-1 3hits linear N", true},
		"a ring with a gap at a side, Linear":   {field, strings.Replace(ring, "B3 red-3\n", "", 1) + "B2 blue-1 3hits linear N", false},
		"on the own base line":                  {field, "A6 red-2\nB6 red-3\nB7 red-4\nA7 blue-1 3hits", false},
		"on the enemy's":                        {field, "A2 red-2\nB2 red-3\nB1 red-4\nA1 blue-1 3hits", true},
		"a row of enemies":                      {field, "A4 red-2\nB4 red-3\nC4 red-4\nD4 red-5\nE4 red-6\nF4 red-7\nG4 red-8\nB2 blue-1 3hits", true},
		"a river without bridge":                {". . .\n# # #\n. . .\n. . .", "C1 red-2\nA1 blue-1 3hits", true},
		"a river with a bridge":                 {". . .\n# + #\n. . .\n. . .", "C1 red-2\nA1 blue-1 3hits", false},
		"a ford":                                {". . .\n~ ~ ~\n. . .\n. . .", "C1 red-2\nA1 blue-1 3hits", false},
		"a wood before artillery":               {". . .\nw w w\n. . .\n. . .", "C1 red-2\nA1 blue-1 gun 3hits", true},
		"a wood before others":                  {". . .\nw w w\n. . .\n. . .", "C1 red-2\nA1 blue-1 3hits", false},
		"friends are no enemies":                {". . .\n. . .\n. . .\n. . .", "C1 red-2\nA3 blue-3\nB3 blue-4\nC3 blue-5\nA1 blue-1 3hits", false},
	} {
		t.Run("NS-C4.4.15 "+name, func(t *testing.T) {
			g := night(t, c.rows+"\n"+c.more+"\nC"+string(rune('0'+strings.Count(strings.TrimSpace(c.rows), "\n")+1))+" blue-2")
			g.Play("done", "done")
			if got := g.Request().Kind == "ns.recover"; got != c.hemmed {
				t.Errorf("surrounded: %t, want %t", got, c.hemmed)
			}
		})
	}
	t.Run("NS-C4.4.15 judged before the redeployment", func(t *testing.T) {
		g := night(t, field+"A4 red-2\nB4 red-3\nC4 red-4\nD4 red-5\nE4 red-6\nF4 red-7\nG4 red-8\nB1 blue-1 3hits\nE7 blue-2").WantAsk("night.place", "blue").WantNot("place blue-1 @A1")
		g.Play("done").WantAsk("night.place", "red").Play("place red-8 @G2", "place red-7 @F2", "done").WantAsk("ns.recover", "chance")
	})
}
