package manoeuvre

import (
	"math/big"
	"slices"
	"strings"
	"testing"

	"grognard/rules"
)

// laidTiles is the standard set-up with four tiles on the table.
func laidTiles(t *testing.T) *game {
	g := opened(t, "man-09-open-battle", nil).Roll(9, 2).WantAsk("setup.map", "first")
	return g.Play("lay T01 @nw", "lay T02 @ne #1", "lay T04 @sw", "lay T06 @se")
}

func TestTheBoardIsMadeOfTurnedTiles(t *testing.T) {
	t.Run("MAN-1.1.1 the board is four tiles of four by four squares, a1 to h8", func(t *testing.T) {
		g := laidTiles(t).wantGround(`
		. . . . . . H .
		. F . . . . H .
		. . . H . . . .
		W . . . . W . .
		F . . . . . . W
		F . . H . . . .
		. . . . T . . .
		. W . . . . H .`)
		var names []string
		for _, c := range g.View(rules.Chance).Map.Cells {
			names = append(names, c.Label)
		}
		slices.Sort(names)
		if names = slices.Compact(names); len(names) != 64 || names[0] != "a1" || names[63] != "h8" {
			t.Errorf("%d squares: %q", len(names), names)
		}
	})
	t.Run("MAN-1.1.1 MAN-2.2.1 the map shows the middle line and where tiles meet", func(t *testing.T) {
		var lines []string
		for _, l := range laidTiles(t).Position.View(rules.Chance).Map.Lines {
			line := string(l.Kind)
			for _, q := range l.Cells {
				line += " " + Book{}.Format(q)
			}
			lines = append(lines, line)
		}
		across := " a5 a4 b5 b4 c5 c4 d5 d4 e5 e4 f5 f4 g5 g4 h5 h4"
		if want := []string{"midline" + across, "tile" + across, "tile d1 e1 d2 e2 d3 e3 d4 e4 d5 e5 d6 e6 d7 e7 d8 e8"}; !slices.Equal(lines, want) {
			t.Errorf("%q, want %q", lines, want)
		}
	})
	t.Run("MAN-1.1.2 MAN-3.3 tiles are laid on the four quarters of the board", func(t *testing.T) {
		g := laidTiles(t)
		g.wantAreas("nw a5 a6 a7 a8 b5 b6 b7 b8 c5 c6 c7 c8 d5 d6 d7 d8", "ne e5 e6 e7 e8 f5 f6 f7 f8 g5 g6 g7 g8 h5 h6 h7 h8",
			"sw a1 a2 a3 a4 b1 b2 b3 b4 c1 c2 c3 c4 d1 d2 d3 d4", "se e1 e2 e3 e4 f1 f2 f3 f4 g1 g2 g3 g4 h1 h2 h3 h4")
	})
	t.Run("MAN-3.6 MAN-3.10 an edge stands for two ranks or two files", func(t *testing.T) {
		g := laidTiles(t).Play("confirm", "offer au", "offer gb", "take au").WantAsk("setup.edge", "gb")
		g.wantAreas("north a7 a8 b7 b8 c7 c8 d7 d8 e7 e8 f7 f8 g7 g8 h7 h8", "east g1 g2 g3 g4 g5 g6 g7 g8 h1 h2 h3 h4 h5 h6 h7 h8",
			"south a1 a2 b1 b2 c1 c2 d1 d2 e1 e2 f1 f2 g1 g2 h1 h2", "west a1 a2 a3 a4 a5 a6 a7 a8 b1 b2 b3 b4 b5 b6 b7 b8")
	})
	t.Run("MAN-1.1.2 a battle uses four different tiles of 24, each turned by quarter turns", func(t *testing.T) {
		g := laidTiles(t)
		ways := map[string]int{}
		for _, o := range g.Options() {
			if tile, _, ok := strings.Cut(strings.TrimPrefix(o, "lay "), " @se"); ok {
				ways[tile]++
			}
		}
		if len(ways) != 24 || ways["T10"] != 4 || ways["T06"] != 3 {
			t.Errorf("ways to lay each tile on a slot: %v", ways)
		}
		g.Play("lay T02 @nw #1") // leaves its old slot, takes the place of T01
		g.WantNot("confirm").WantOffered("lay T01 @ne").wantGround(`
		. . H . ? ? ? ?
		. . H . ? ? ? ?
		. . . . ? ? ? ?
		. W . . ? ? ? ?
		F . . . . . . W
		F . . H . . . .
		. . . . T . . .
		. W . . . . H .`)
		twice := strings.Replace(string(scenarioFiles(t)["man-01-first-orders.toml"]), `"T06"`, `"T03"`, 1)
		if _, err := (Book{}).Load([]byte(twice), nil); err == nil || !strings.Contains(err.Error(), "tile T03 lies on the map twice: there is one of each") {
			t.Errorf("a map with T03 twice: %v", err)
		}
	})
	t.Run("MAN-1.1.2 no tile is another one turned or mirrored", func(t *testing.T) {
		seen := map[[4][4]ground]string{}
		for _, tile := range tiles {
			for _, way := range turnedAndMirrored(tile.rows) {
				if other := seen[way]; other != "" && other != tile.id {
					t.Errorf("%s is %s turned or mirrored", tile.id, other)
				}
				seen[way] = tile.id
			}
		}
	})
}

// wantAreas checks the parts of the board that can be chosen, each with its
// squares by name.
func (g *game) wantAreas(want ...string) *game {
	g.Helper()
	var got []string
	for _, a := range g.View(rules.Chance).Map.Areas {
		var names []string
		for _, q := range a.Cells {
			names = append(names, Book{}.Format(q))
		}
		slices.Sort(names)
		got = append(got, Book{}.Format(a.Ref)+" "+strings.Join(names, " "))
	}
	if !slices.Equal(got, want) {
		g.Errorf("%q, want %q", got, want)
	}
	return g
}

func turnedAndMirrored(rows [4][4]ground) (all [][4][4]ground) {
	for range 4 {
		var next, mirror [4][4]ground
		for r := range 4 {
			for c := range 4 {
				next[c][3-r] = rows[r][c]
				mirror[r][3-c] = rows[r][c]
			}
		}
		all, rows = append(all, rows, mirror), next
	}
	return all
}

// corner is a unit with an enemy on the diagonal, woods between.
const corner = `
	. . . . . . . .
	. . . . . . . .
	. . . . . . . .
	. . . W . . . .
	. . . . W . . .
	. . . . . . . .
	. . . . . . . .
	. . . . . . . .
	south pr: d4 pr-gg
	north ru: e5 ru-or
	pr hand: pr-gg-4 pr-gg-5
`

func TestNothingWorksDiagonally(t *testing.T) {
	t.Run("MAN-1.1.3 no assault, no volley and no fire across a corner", func(t *testing.T) {
		g := draw(t, corner).WantOptions("pass")
		g.WantRefused("assault pr-gg +pr-gg-4 @ru-or", "MAN-6.1.6")
		g.WantRefused("volley pr-gg +pr-gg-4 @ru-or", "MAN-6.2.2")
		g.WantRefused("bombard pr-gg +pr-gg-5 @ru-or", "MAN-6.2.4")
	})
	t.Run("MAN-1.1.3 a unit moves through the four sides of its square", func(t *testing.T) {
		draw(t, corner+"phase move").wantMoves("pr-gg", "d5 e4 d3 c4").WantRefused("move pr-gg @c5", "MAN-5.3")
	})
	t.Run("MAN-1.1.3 no support across a corner", func(t *testing.T) {
		g := draw(t, openGround+`
		south fr: d4 fr-8l, c4 fr-2l
		north ru: d5 ru-or
		fr hand: fr-8l-1 fr-hq-davout
		`).Play("assault fr-8l +fr-8l-1 @ru-or")
		g.WantOffered("commander.combat +fr-hq-davout").WantRefused("commander.command +fr-hq-davout", "MAN-6.4.3")
	})
	t.Run("MAN-1.1.3 no retreat across a corner", func(t *testing.T) {
		g := draw(t, openGround+`
		south fr: e4 fr-ig
		north ru: e5 ru-or, e6 ru-kx, d5 ru-ks, f5 ru-lg
		fr hand: fr-ig-1
		ru hand: ru-hq-withdraw-1
		`).Play("assault fr-ig +fr-ig-1 @ru-or").WantAsk("combat.defend", "ru")
		g.Play("done").Roll(3, 1).WantAsk("combat.choice.attacker", "fr").Play("retreat").wantLost("ru-or")
	})
	t.Run("MAN-1.1.3 no control across a corner", func(t *testing.T) {
		draw(t, openGround+`
		south fr: d5 fr-ig
		north ru: h8 ru-or
		alone
		`).wantControl("fr", "d5 d6 c5 e5")
	})
	t.Run("MAN-1.1.3 neighbours share a side: there are 112 pairs", func(t *testing.T) {
		pairs := 0
		for q := range square(64) {
			for p := range square(64) {
				if slices.Contains(adjacent[q][:], p) {
					pairs++
					if abs(q.file()-p.file())+abs(q.rank()-p.rank()) != 1 {
						t.Errorf("%s is a neighbour of %s", q.name(), p.name())
					}
				}
			}
		}
		if pairs != 2*112 {
			t.Errorf("%d neighbours", pairs)
		}
	})
}

func TestGroundAndEdges(t *testing.T) {
	t.Run("MAN-1.1.4 a redoubt lies on top of the one ground of its square", func(t *testing.T) {
		const ground = `
		. . . . . . . .
		. . . . . . . .
		. . . . . . . .
		. . . T . . . .
		. . . . . . . .
		. . . . . . . .
		. . . . . . . .
		. . . . . . . .
		`
		g := draw(t, ground+`
		south gb: d4 gb-1g
		north ru: d5 ru-or redoubt
		gb hand: gb-1g-5
		`).wantGround(ground).Play("bombard gb-1g +gb-1g-5 @ru-or").Roll(1, 1)
		g.WantTotal("defence", 6+3+3).On("move.base", "ru").wantGround(ground)
		g.Play("move ru-or @e5").wantRedoubt("ru-or", false).wantGround(ground)
		for _, c := range g.View(rules.Chance).Map.Cells {
			if want := map[bool]rules.Ground{true: "town", false: "open"}[c.Label == "d5"]; c.Ground != want {
				t.Errorf("%s is %q", c.Label, c.Ground)
			}
		}
	})
	t.Run("MAN-1.1.5 no move crosses the edge of the board", func(t *testing.T) {
		g := draw(t, openGround+`
		south fr: a1 fr-ig, h1 fr-gc
		north ru: h8 ru-or
		alone
		phase move
		`)
		g.wantMoves("fr-ig", "a2 b1").wantMoves("fr-gc", "g1 f1 h2 h3 g2")
	})
	t.Run("MAN-1.1.5 no retreat crosses the edge of the board", func(t *testing.T) {
		g := draw(t, openGround+`
		south fr: h1 fr-ig, g1 fr-gc
		north ru: h2 ru-or
		ru hand: ru-or-1
		active ru
		`).Play("assault ru-or +ru-or-1 @fr-ig").Roll(1, 2)
		g.WantRow("above").Play("retreat").wantLost("fr-ig").WantAsk("combat.advance", "ru")
	})
}

func TestDiceAreFairAndManySided(t *testing.T) {
	attack := func(t *testing.T, unit, hand string) *game {
		army, _, _ := strings.Cut(unit, "-")
		return draw(t, openGround+"south "+army+": d4 "+unit+"\nnorth ru: d5 ru-or\n"+army+" hand: "+hand+"\n")
	}
	t.Run("MAN-1.2.1 dice have six, eight or ten sides, and the ten counts ten", func(t *testing.T) {
		g := attack(t, "ot-af", "ot-af-1").Play("assault ot-af +ot-af-1 @ru-or").wantDice("1d10")
		for _, face := range []int{0, 11} {
			if _, _, err := g.Position.Play(rules.Answer{By: rules.Chance, Faces: []int{face}}); err == nil {
				t.Errorf("a d10 shows %d", face)
			}
		}
		g.Roll(10).WantTotal("attack", 6+10)
		for a := range decks {
			for _, c := range decks[a].card {
				for _, d := range []dice{c.attack, c.bombard, c.volley, c.battery} {
					if d.n > 0 && d.sides != 6 && d.sides != 8 && d.sides != 10 {
						t.Errorf("%s has dice %v", c.id, d)
					}
				}
			}
		}
	})
	t.Run("MAN-1.2.2 2d8 are two dice of eight sides, added", func(t *testing.T) {
		for _, faces := range [][2]int{{1, 1}, {3, 5}, {8, 8}} {
			g := attack(t, "fr-ig", "fr-ig-1").Play("assault fr-ig +fr-ig-1 @ru-or").wantDice("2d8")
			g.Roll(faces[0], faces[1]).WantTotal("attack", 8+faces[0]+faces[1])
		}
	})
	t.Run("MAN-1.2.3 any number of dice is rolled together", func(t *testing.T) {
		g := attack(t, "fr-ig", "fr-ig-1 fr-ig-2 fr-ig-3 fr-ig-4").Play("assault fr-ig +fr-ig-1 @ru-or")
		g.Play("play +fr-ig-2", "play +fr-ig-3", "play +fr-ig-4").wantDice("2d8 2d8 2d8 2d8")
		g.Roll(8, 8, 8, 8, 8, 8, 8, 8).WantTotal("attack", 8+64)
	})
	t.Run("MAN-1.2.3 every face is as likely as any other, whatever other dice show", func(t *testing.T) {
		one := attack(t, "ot-af", "ot-af-1").totals("assault ot-af +ot-af-1 @ru-or")
		for n := 7; n <= 16; n++ {
			if one[n] == nil || one[n].Cmp(big.NewRat(1, 10)) != 0 {
				t.Errorf("1d10 comes to %d with chance %v", n-6, one[n])
			}
		}
		two := attack(t, "fr-ig", "fr-ig-1").totals("assault fr-ig +fr-ig-1 @ru-or")
		for n := 2; n <= 16; n++ {
			if want := big.NewRat(int64(min(n-1, 17-n)), 64); two[8+n] == nil || two[8+n].Cmp(want) != 0 {
				t.Errorf("2d8 come to %d with chance %v, want %v", n, two[8+n], want)
			}
		}
	})
}
