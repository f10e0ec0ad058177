package squares

import (
	"fmt"
	"testing"

	"grognard/rules"
)

func TestLedgerSquaresAndTurns(t *testing.T) {
	t.Run("NS-A.1 the size of a square changes nothing", func(t *testing.T) {
		picture := field + "C3 red-1 cavalry heavy\nC3 red-2 gun\nC5 blue-1\nap 2"
		small, large := draw(t, picture), redraw(t, picture, "square_m = 500", "square_m = 1000")
		large.WantOptions(small.Options()...)
		wantFault(t, drawnFile(t, picture, "square_m = 500", "square_m = 50"), "square_m")
	})
	t.Run("NS-A.2 the clock moves by the length of a turn", func(t *testing.T) {
		picture := field + "C3 red-1\nG7 blue-1\nchief red C3 +1\nturn 5\nphase chief"
		draw(t, picture).wantTable("clock", 11*60+0)
		redraw(t, picture, "turn_minutes = 30", "turn_minutes = 45").wantHour(12)
	})
	t.Run("NS-A.3 letters run from the west, rows from the south, diagonals count 1", func(t *testing.T) {
		g := draw(t, field+"A1 red-1\nG7 blue-1")
		for _, c := range g.View(rules.First).Map.Cells {
			if c.Label == "C4" && (c.Col != 2 || c.Row != 3) || c.Label == "A1" && (c.Col != 0 || c.Row != 6) {
				t.Errorf("%s lies in column %d, row %d from the north-west", c.Label, c.Col, c.Row)
			}
		}
		g.Play("move red-1 @A2").WantAt("red-1", "A2")
		for pair, want := range map[string]int{"B2 D3": 2, "A1 C3": 2, "C3 C3": 0, "A5 D4": 3, "G1 A2": 6} {
			from, _ := parseSquare(pair[:2])
			if to, _ := parseSquare(pair[3:]); distance(from, to) != want || distance(to, from) != want {
				t.Errorf("%s: the distance is %d, want %d", pair, distance(from, to), want)
			}
		}
	})
}

func TestLedgerBasesOfUnits(t *testing.T) {
	for _, c := range []struct {
		clause, what, unit string
		bases              int
	}{
		{"NS-A.4", "an infantry brigade", "massed", 2}, {"NS-A.4", "a Linear infantry brigade", "linear", 2}, {"NS-A.5", "a cavalry brigade", "cavalry", 2},
		{"NS-A.7", "a foot artillery unit", "gun", 1}, {"NS-A.8", "a horse artillery unit", "gun horse", 1},
	} {
		t.Run(fmt.Sprintf("%s %s has %d", c.clause, c.what, c.bases), func(t *testing.T) {
			g := draw(t, field+"C3 red-1 "+c.unit)
			if p := g.piece("blue", "red-1"); p == nil || p.N != c.bases || p.Of != c.bases {
				t.Errorf("%+v, want %d bases", p, c.bases)
			}
		})
	}
	t.Run("NS-A.4 two Massed brigades fill a square", func(t *testing.T) {
		draw(t, field+"C2 red-1\nC3 red-2\nC4 red-3\nC4 red-4").WantOffered("move red-1 @C3").WantRefused("move red-2 @C4", "NS-A.34")
	})
	t.Run("NS-A.8 two horse batteries stand beside two Massed brigades", func(t *testing.T) {
		draw(t, field+"C3 red-1 gun horse\nC4 red-2\nC4 red-3\nC4 red-4 gun horse").WantOffered("move red-1 @C4")
		draw(t, field+"C3 red-1 gun horse\nC4 red-2\nC4 red-3\nC4 red-4 gun horse\nC4 red-5 gun").WantRefused("move red-1 @C4", "NS-A.34")
	})
}

func TestLedgerMixedBrigades(t *testing.T) {
	t.Run("NS-A.6 a mixed brigade may not garrison", func(t *testing.T) {
		town := ". . .\n. t .\n. . .\nB2 red-1 mixed\nB2 red-2"
		draw(t, town).WantRefused("garrison red-1", "NS-C4.1.19").WantOffered("garrison red-2")
	})
	t.Run("NS-A.6 it has 2 bases and the order that it is given", func(t *testing.T) {
		g := draw(t, field+"C3 red-1 mixed linear E\nD3 red-2 mixed")
		g.WantOffered("face red-1 #1", "column red-1", "move red-2 @C4").WantNot("move red-1 @C4", "face red-2 #1")
		if p := g.piece("red", "red-1"); p.Of != 2 {
			t.Errorf("it has %d bases", p.Of)
		}
	})
	t.Run("NS-A.6 it is cavalry present for the skirmish", func(t *testing.T) {
		picture := field + "C3 red-1 skirmish=1\nC4 blue-1\nphase combat\n"
		draw(t, picture).Play("attack red-1 @C4").dice().wantMod("red-1", "NS-C4.3.39", 1)
		draw(t, picture+"C4 blue-2 mixed").Play("attack red-1 @C4").dice().wantMod("red-1", "NS-C4.3.39", 0)
	})
	t.Run("NS-A.6 it moves as infantry and never as light infantry", func(t *testing.T) {
		picture := ". . .\n. w .\n. . .\nB1 red-1 mixed light\nB1 red-2 light"
		g := draw(t, picture).WantOffered("move red-1 @B3")
		g.Play("move red-1 @B2", "move red-2 @B2").wantSpent("red-1", 2).wantSpent("red-2", 1)
	})
	t.Run("NS-A.6 a garrison saves, a mixed brigade in the open saves against cavalry as infantry does", func(t *testing.T) {
		draw(t, field+"C3 red-1 cavalry\nC4 blue-1 mixed\nphase combat").Play("attack red-1 @C4").dice().Roll(6, 1).wantDice("ns.save", 1, 4)
	})
}

func TestLedgerTrainsAndGenerals(t *testing.T) {
	picture := field + "C3 red-1 gun\nC3 red-2\nC3 red-3\nC4 red-4\nG7 blue-1\n"
	t.Run("NS-A.9 a park is there with the option alone, and is no unit", func(t *testing.T) {
		draw(t, picture).wantUnseen("red", "park-red-g1")
		g := draw(t, picture+"on ammunition").wantSeen("blue", "park-red-g1").WantOffered("move park-red-g1 @C4")
		if n := g.board().leaders[0].units.Count(); n != 4 {
			t.Errorf("the command has %d units, want 4", n)
		}
	})
	t.Run("NS-A.9 trains take no space", func(t *testing.T) {
		draw(t, picture+"C3 red-5 gun\non ammunition").Play("move park-red-g1 @C4", "move park-red-g1 @C3")
	})
	t.Run("NS-A.10 a general takes no space", func(t *testing.T) {
		draw(t, field+"general red-g1 B3\nC3 red-1\nC3 red-2\nC3 red-3 gun\nC3 red-4 gun\nphase general").Play("move red-g1 @C3").WantAt("red-g1", "C3")
	})
	t.Run("NS-A.10 a general cannot be attacked, bombarded or be a unit", func(t *testing.T) {
		g := draw(t, field+"C3 red-1 gun\nC3 red-2\ngeneral blue-g1 C4\nF7 blue-1\nphase bombardment").WantAsk("ns.ap", "chance")
		g.wantGauge("blue", "losses", 0, "blue-g1").wantSeen("red", "blue-g1")
	})
	t.Run("NS-A.11 a command holds any number of units under one general", func(t *testing.T) {
		g := draw(t, field+"general red-g1 C3\nC3 red-1\nC3 red-2\nC4 red-3\nC4 red-4\nB3 red-5\nB3 red-6\nD3 red-7 gun\nD3 red-8 gun\nE3 red-9 of red-g2")
		for i := 1; i <= 8; i++ {
			g.WantOffered(fmt.Sprintf("move red-%d @%s", i, []string{"B2", "B2", "D5", "D5", "A3", "A3", "E2", "E2"}[i-1]))
		}
		g.WantRefused("move red-9", "NS-C4.0.9")
	})
	t.Run("NS-A.11 a command without units is no command", func(t *testing.T) {
		file := drawnFile(t, picture, `commands = [`, `commands = [{ id = "red-g5", side = "fr", at = "C3" }, `)
		wantFault(t, file, "red-g5 commands no units")
	})
	for _, n := range []int{-2, -1, 0, 1, 2, 3} {
		t.Run(fmt.Sprintf("NS-A.12 ability %+d", n), func(t *testing.T) {
			file := drawnFile(t, fmt.Sprintf("%sgeneral red-g1 C3 %d", picture, n))
			if n < -1 || n > 2 {
				wantFault(t, file, "ability")
				return
			}
			g := begin(t, load(t, []byte(file), nil))
			if p := g.piece("blue", "red-g1"); p.Value != signed(n) {
				t.Errorf("the ability is shown as %s", p.Value)
			}
		})
	}
	t.Run("NS-A.13 a commander-in-chief has a command of his own or none", func(t *testing.T) {
		draw(t, picture+"chief red B2 +1").wantSeen("red", "red-c", "chief").wantSeen("red", "red-g1", "!chief")
		own := redraw(t, picture, `cinc = { id = "red-c", ability = 0, arrives_turn = 99, entry = ["A1"] }`, `cinc = { own_command = "red-g1" }`)
		own.wantSeen("red", "red-g1", "chief").wantUnseen("red", "red-c").WantOffered("move red-1 @C2")
	})
	t.Run("NS-A.14 the radius is 2 squares, through anything", func(t *testing.T) {
		g := draw(t, `
		. . . . . .
		. . . # . .
		. . . # . .
		. . . # . .
		. . . # . .
		general red-g1 C3
		E5 red-1
		F3 red-2
		A1 red-3
		`, // the unfordable river is no hindrance
		)
		g.WantOffered("move red-1 @E4", "move red-3 @A2").WantRefused("move red-2", "NS-C4.0.4")
	})
}
