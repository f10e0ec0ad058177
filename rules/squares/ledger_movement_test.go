package squares

import (
	"fmt"
	"testing"
)

// runner draws one unit in A1 of a board of 12 by 12 squares and checks how far
// it goes straight ahead.
func runner(t *testing.T, what string, ap, squares int) {
	t.Helper()
	rows := ""
	for range 12 {
		rows += ". . .\n"
	}
	g := draw(t, fmt.Sprintf("%sA1 red-1 %s\nap %d", rows, what, ap))
	if squares > 0 {
		g.WantOffered("move red-1 @" + at(0, squares).name())
	}
	g.WantNot("move red-1 @" + at(0, squares+1).name())
}

func TestLedgerCostOfSquares(t *testing.T) {
	for _, what := range []string{"massed", "linear N", "cavalry", "mixed"} {
		t.Run("NS-C4.1.1 a square straight forward or back costs 1: "+what, func(t *testing.T) {
			draw(t, field+"C3 red-1 "+what).Play("move red-1 @C4").wantSpent("red-1", 1)
			draw(t, field+"C3 red-1 "+what).Play("move red-1 @C2").wantSpent("red-1", 1)
		})
	}
	t.Run("NS-C4.1.2 without facing every side is straight", func(t *testing.T) {
		for _, what := range []string{"massed", "cavalry"} {
			for _, q := range []string{"B3", "D3", "C4", "C2"} {
				draw(t, field+"C3 red-1 "+what+"\nap 1").Play("move red-1 @"+q).wantSpent("red-1", 1)
			}
		}
	})
	t.Run("NS-C4.1.2 a Linear unit moves forward or back and keeps its facing", func(t *testing.T) {
		draw(t, field+"C3 red-1 linear N\nap 1").WantOptions("done", "move red-1 @C4", "move red-1 @C2", "face red-1 #2", "face red-1 #3", "face red-1 #4", "column red-1").
			Play("move red-1 @C2").wantFacing("red-1", "N")
		draw(t, field+"C3 red-1 linear E\nap 1").WantOffered("move red-1 @D3", "move red-1 @B3").WantRefused("move red-1 @C4", "NS-C4.1.23")
	})
	for _, c := range []struct {
		clause, what string
		squares      [3]int
	}{
		{"NS-C4.1.3", "massed", [3]int{1, 2, 3}}, {"NS-C4.1.3", "cavalry heavy", [3]int{1, 3, 5}},
		{"NS-C4.1.4", "linear N", [3]int{1, 2, 3}}, {"NS-C4.1.4", "mixed", [3]int{1, 2, 3}}, {"NS-C4.1.4", "cavalry medium", [3]int{1, 3, 5}},
		{"NS-C4.1.7", "gun", [3]int{0, 1, 2}}, {"NS-C4.1.8", "gun horse", [3]int{0, 1, 3}},
		{"NS-C4.1.20", "cavalry light", [3]int{3, 5, 7}}, {"NS-C4.1.20", "cavalry irregularhorse", [3]int{3, 5, 7}},
	} {
		for i, n := range c.squares {
			t.Run(fmt.Sprintf("%s %s goes %d squares with %d AP", c.clause, c.what, n, i+1), func(t *testing.T) { runner(t, c.what, i+1, n) })
		}
	}
	t.Run("NS-C4.1.3 the second square of an additional movement is free", func(t *testing.T) {
		g := draw(t, field+"general red-g1 A3\nA1 red-1 cavalry heavy").Play("move red-1 @A2", "move red-1 @A3").wantSpent("red-1", 2).Play("move red-1 @A4").wantSpent("red-1", 2)
		g.Play("move red-1 @A5").wantSpent("red-1", 3).Play("move red-1 @A6").wantSpent("red-1", 3).WantNot("move red-1 @A7")
	})
	t.Run("NS-C4.1.5 a diagonal costs 2, and Massed troops alone make it", func(t *testing.T) {
		for _, what := range []string{"massed", "cavalry", "mixed"} {
			draw(t, field+"C3 red-1 "+what).Play("move red-1 @D4").wantSpent("red-1", 2)
			draw(t, field+"C3 red-1 "+what+"\nap 1").WantRefused("move red-1 @D4", "NS-C4.1.31")
		}
		draw(t, field+"C3 red-1 linear N").WantRefused("move red-1 @D4", "NS-C4.1.5").WantRefused("move red-1 @B2", "NS-C4.1.5")
		draw(t, field+"C3 red-1").Play("move red-1 @C4", "move red-1 @D5").wantSpent("red-1", 3)
	})
	t.Run("NS-C4.1.6 inside additional movement a diagonal costs 1", func(t *testing.T) {
		draw(t, field+"A1 red-1 cavalry heavy\nap 2").Play("move red-1 @A2", "move red-1 @B3").wantSpent("red-1", 2).WantNot("move red-1 @B4")
		woods := ". . . .\n. w . .\nw . w .\n. w . .\n" // no way round over the sides
		draw(t, woods+"A1 red-1 cavalry heavy").Play("move red-1 @B2").wantSpent("red-1", 2).Play("move red-1 @C3").wantSpent("red-1", 3).WantNot("move red-1 @C4")
		draw(t, woods+"A1 red-1 cavalry heavy\nap 1").WantRefused("move red-1 @B2", "NS-C4.1.31")
		draw(t, field+"A1 red-1 gun horse").Play("move red-1 @A2").wantSpent("red-1", 2).Play("move red-1 @B3").wantSpent("red-1", 3)
	})
	t.Run("NS-C4.1.6 a half-used additional movement is finished later", func(t *testing.T) {
		g := draw(t, field+"A1 red-1 cavalry heavy\nC1 red-2").Play("move red-1 @A2", "move red-1 @A3", "move red-2 @C2").wantSpent("red-1", 2).Play("move red-1 @B3")
		g.wantSpent("red-1", 2).Play("move red-2 @C3")
	})
	t.Run("NS-C4.1.7 the surcharge of artillery is paid once", func(t *testing.T) {
		draw(t, field+"C3 red-1 gun").Play("move red-1 @C4").wantSpent("red-1", 2).Play("move red-1 @C5").wantSpent("red-1", 3)
	})
	t.Run("NS-C4.1.8 artillery steps over corners", func(t *testing.T) {
		draw(t, field+"C3 red-1 gun\nC3 red-2 gun horse").Play("move red-1 @D4", "move red-2 @B2").wantSpent("red-1", 3).wantSpent("red-2", 3)
		draw(t, field+"C3 red-1 gun\nap 2").WantRefused("move red-1 @D4", "NS-C4.1.31")
	})
}

func TestLedgerSurcharges(t *testing.T) {
	t.Run("NS-C4.1.9 occupying a town costs 1", func(t *testing.T) {
		draw(t, strip("t")+"B1 red-1\nap 2").Play("move red-1 @B2").wantSpent("red-1", 1).Play("garrison red-1").wantSpent("red-1", 2)
		draw(t, strip("t")+"B1 red-1\nap 1").Play("move red-1 @B2").WantRefused("garrison red-1", "NS-C4.0.2")
	})
	for what, cost := range map[string]int{"massed": 2, "linear N": 2, "cavalry": 2, "gun": 3, "gun horse": 3} {
		t.Run("NS-C4.1.10 a ford costs 1: "+what, func(t *testing.T) {
			draw(t, strip("~")+"B1 red-1 "+what).Play("move red-1 @B2").wantSpent("red-1", cost)
		})
	}
	for _, ground := range []string{"w", "b"} {
		t.Run("NS-C4.1.11 each such square costs 1: "+ground, func(t *testing.T) {
			rows := fmt.Sprintf(". . .\n. %s .\n. %s .\n. . .\n", ground, ground)
			draw(t, rows+"B2 red-1").Play("move red-1 @B3").wantSpent("red-1", 2).Play("move red-1 @B4").wantSpent("red-1", 3)
			draw(t, rows+"B1 red-1").Play("move red-1 @B2").wantSpent("red-1", 2).WantNot("move red-1 @B3")
			draw(t, rows+"A1 red-1").Play("move red-1 @B2").wantSpent("red-1", 3)
		})
		t.Run("NS-C4.1.15 light infantry pays nothing: "+ground, func(t *testing.T) {
			draw(t, strip(ground)+"B1 red-1 light\nC1 red-2 linear N light").Play("move red-1 @B2").wantSpent("red-1", 1).Play("move red-1 @B3").wantSpent("red-1", 2)
			draw(t, strip(ground)+"B1 red-1 linear N light").Play("move red-1 @B2").wantSpent("red-1", 1)
		})
		for _, what := range []string{"massed", "linear N", "mixed", "mixed light", "massed skirmish=1"} {
			t.Run("NS-C4.1.16 other infantry and mixed brigades pay: "+ground+" "+what, func(t *testing.T) {
				draw(t, strip(ground)+"B1 red-1 "+what).Play("move red-1 @B2").wantSpent("red-1", 2)
			})
		}
		t.Run("NS-C4.1.18 artillery does not enter "+ground, func(t *testing.T) {
			g := draw(t, strip(ground)+"B1 red-1 gun\nA1 red-2 gun horse").WantRefused("move red-1 @B2", "NS-C4.1.18").WantRefused("move red-2 @B2", "NS-C4.1.18")
			g.WantNot("move red-1 @B3").WantOffered("move red-2 @A2")
		})
	}
	t.Run("NS-C4.1.12 starting a combat costs 2", func(t *testing.T) {
		picture := field + "C3 red-1\nC4 blue-1\nphase combat\n"
		draw(t, picture+"ap 2").Play("attack red-1 @C4", "roll").wantSpent("red-1", 2)
		draw(t, picture+"D3 red-2 gun horse\nC2 red-3\nap 1").wantPhase("points")
		draw(t, field+"C2 red-1\nC4 blue-1\nD3 red-2\nD4 blue-2").Play("move red-1 @C3", "done").WantOffered("attack red-1 @C4")
		draw(t, field+"C2 red-1\nC4 blue-1\nD3 red-2\nD4 blue-2\nap 2").Play("move red-1 @C3", "done").WantRefused("attack red-1", "NS-C4.0.2").WantOffered("attack red-2 @D4")
	})
	t.Run("NS-C4.1.17 cavalry pays and stops in a wood, not in broken ground", func(t *testing.T) {
		draw(t, strip("w")+"B1 red-1 cavalry").Play("move red-1 @B2").wantSpent("red-1", 2).WantRefused("move red-1 @B3", "NS-C4.1.17")
		draw(t, strip("b")+"B1 red-1 cavalry").Play("move red-1 @B2").wantSpent("red-1", 2).Play("move red-1 @B3").wantSpent("red-1", 3)
		draw(t, strip("w")+"B2 red-1 cavalry").WantOffered("move red-1 @B3")
	})
	t.Run("NS-C4.1.19 only infantry occupies a town, the others pass for the normal cost", func(t *testing.T) {
		g := draw(t, strip("t")+"B1 red-1 cavalry heavy\nA1 red-2 gun\nC1 red-3").Play("move red-1 @B2").wantSpent("red-1", 1).WantRefused("garrison red-1", "NS-C4.1.19")
		g.Play("move red-1 @B3").wantSpent("red-1", 2).Play("move red-2 @B2").wantSpent("red-2", 3)
		draw(t, strip("t")+"B1 red-3").Play("move red-3 @B2", "move red-3 @B3").wantSpent("red-3", 2)
	})
	t.Run("NS-C4.1.31 all surcharges add up and are paid at the step", func(t *testing.T) {
		picture := ". . .\n. ~ .\n. . .\nB1 red-1\nweather rain\n"
		draw(t, picture).Play("move red-1 @B2").wantSpent("red-1", 3)
		draw(t, picture+"ap 2").WantRefused("move red-1 @B2", "NS-C4.1.31")
		draw(t, strip("~")+"B1 red-1 gun\nweather rain\nap 3").WantRefused("move red-1 @B2", "NS-C4.1.31")
		combined(t, `broken = true, river = "fordable"`, "A1 red-1\nB1 red-2").WantRefused("move red-1 @B2", "NS-C4.1.31").Play("move red-2 @B2").wantSpent("red-2", 3)
	})
	t.Run("NS-C4.1.35 at night every unit pays 1 more once, and rain adds to it", func(t *testing.T) {
		night := field + "C3 red-1\nC3 red-2 gun\nstate night\non night_fighting\n"
		draw(t, night).Play("move red-1 @C4").wantSpent("red-1", 2).Play("move red-1 @C5").wantSpent("red-1", 3).Play("move red-2 @C4").wantSpent("red-2", 3)
		draw(t, night+"weather rain").Play("move red-1 @C4").wantSpent("red-1", 3).WantRefused("move red-2 @C4", "NS-C4.1.31")
	})
	t.Run("NS-C4.1.36 facing, formation and towns are no steps", func(t *testing.T) {
		hard := "state night\nweather rain\n"
		draw(t, field+"C3 red-1 linear N\nC4 red-2 linear N\n"+hard).Play("face red-1 #2", "column red-2").wantSpent("red-1", 1).wantSpent("red-2", 1)
		draw(t, strip("t")+"B2 red-1\n"+hard).Play("garrison red-1").wantSpent("red-1", 1)
	})
}
