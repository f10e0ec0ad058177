package manoeuvre

import (
	"strings"
	"testing"

	"grognard/rules"
)

// wantEdges checks at which edges two armies or seats sit.
func (g *game) wantEdges(atNorth, atSouth string) *game {
	g.Helper()
	v := g.View(rules.Chance)
	for s := rules.First; s <= rules.Second; s++ {
		want := map[string]rules.Edge{atNorth: rules.North, atSouth: rules.South}[g.board().armyOf(s)]
		if v.Sides[s].Edge != want {
			g.Errorf("%s sits at edge %d, want %d", g.board().armyOf(s), v.Sides[s].Edge, want)
		}
	}
	return g
}

func TestWhoIsFirstPlayer(t *testing.T) {
	t.Run("MAN-3.1 the higher ten-sided die makes the First Player, and ties are rolled again", func(t *testing.T) {
		g := opened(t, "man-09-open-battle", nil).WantAsk("setup.first", "").wantDice("2d10")
		g.Roll(4, 4).WantAsk("setup.first", "").Roll(10, 10).WantAsk("setup.first", "").Roll(3, 7).WantAsk("setup.map", "second")
		opened(t, "man-09-open-battle", nil).Roll(7, 3).WantAsk("setup.map", "first")
	})
	t.Run("MAN-3.1 the First Player keeps the role for the whole game", func(t *testing.T) {
		g := loaded(t, strings.NewReplacer(`first = "south"`, `first = "roll"`, "turn_limit = 1", "turn_limit = 9").Replace(lakeside)).Roll(2, 9)
		for turn := 1; turn <= 3; turn++ {
			for _, army := range []string{"gb", "fr"} {
				if g.On("discard", army); g.board().turn != turn {
					t.Errorf("%s plays in turn %d, want %d", army, g.board().turn, turn)
				}
				g.Play("done")
			}
		}
	})
}

// halfTurn and the others are the ground of laidTiles, turned so that the
// south, east or west edge lies north.
const (
	noTurn = `
		. . . . . . H .
		. F . . . . H .
		. . . H . . . .
		W . . . . W . .
		F . . . . . . W
		F . . H . . . .
		. . . . T . . .
		. W . . . . H .`
	halfTurn = `
		. H . . . . W .
		. . . T . . . .
		. . . . H . . F
		W . . . . . . F
		. . W . . . . W
		. . . . H . . .
		. H . . . . F .
		. H . . . . . .`
	eastNorth = `
		. . . . W . . .
		H H . . . . . H
		. . . W . . . .
		. . . . . . T .
		. . H . . H . .
		. . . . . . . .
		. F . . . . . W
		. . . W F F . .`
	westNorth = `
		. . F F W . . .
		W . . . . . F .
		. . . . . . . .
		. . H . . H . .
		. T . . . . . .
		. . . . W . . .
		H . . . . . H H
		. . . W . . . .`
)

func TestStandardSetup(t *testing.T) {
	t.Run("MAN-3.3 the First Player lays four tiles in any slot and turned at will", func(t *testing.T) {
		g := opened(t, "man-09-open-battle", nil).Roll(2, 9).WantAsk("setup.map", "second")
		g.Play("lay T01 @se #3", "lay T02 @nw", "lay T03 @ne").WantNot("confirm").Play("lay T04 @sw").WantOffered("confirm")
		g.Play("lay T05 @sw #2").WantOffered("lay T04 @sw", "confirm").Play("confirm").WantAsk("setup.offer", "first").wantGround(`
		. . . . . . W .
		H H . . . . . .
		. . . W . T . .
		. . . . . . . F
		. . . W . . H .
		. . . . . . . .
		. H H . . F . .
		. . . . . . . W`)
	})
	t.Run("MAN-3.4 the Second Player names two different armies", func(t *testing.T) {
		g := laidTiles(t).Play("confirm").WantAsk("setup.offer", "second")
		g.WantOptions("offer au", "offer pr", "offer ot", "offer us", "offer sp", "offer fr", "offer ru", "offer gb")
		g.Play("offer au").WantAsk("setup.offer", "second").WantRefused("offer au", "MAN-3.4").Play("offer gb").WantAsk("setup.take", "first")
	})
	t.Run("MAN-3.4 MAN-3.5 MAN-3.6 both players see what armies and edges are chosen from", func(t *testing.T) {
		g := laidTiles(t).Play("confirm")
		for _, line := range []string{"offer au", "offer gb", "take au", "edge @east"} {
			if !g.Request().Public {
				t.Errorf("%s is a secret", g.Asked())
			}
			g.Play(line)
		}
	})
	t.Run("MAN-3.5 the First Player takes one of the two, the Second Player has the other", func(t *testing.T) {
		for taken, left := range map[string]string{"au": "gb", "gb": "au"} {
			g := laidTiles(t).Play("confirm", "offer au", "offer gb").WantOptions("take au", "take gb").Play("take " + taken)
			if g.board().armyOf(rules.First) != taken || g.board().armyOf(rules.Second) != left {
				t.Errorf("%s taken: armies %s and %s", taken, g.board().armyOf(rules.First), g.board().armyOf(rules.Second))
			}
		}
	})
	t.Run("MAN-3.6 the Second Player picks one of four edges, the First Player has the opposite", func(t *testing.T) {
		for _, edge := range edgeNames {
			g := laidTiles(t).Play("confirm", "offer au", "offer gb", "take au").WantAsk("setup.edge", "gb").WantRule("MAN-3.6")
			g.WantOptions("edge @north", "edge @east", "edge @south", "edge @west").Play("edge @"+edge).wantEdges("gb", "au")
		}
	})
	t.Run("MAN-3.14 the board is turned so that the Second Player's edge lies north", func(t *testing.T) {
		for edge, ground := range map[string]string{"north": noTurn, "east": eastNorth, "south": halfTurn, "west": westNorth} {
			laidTiles(t).wantGround(noTurn).Play("confirm", "offer au", "offer gb", "take au", "edge @"+edge).wantGround(ground)
		}
	})
	t.Run("MAN-3.2 for beginners the First Player chooses Great Britain or France", func(t *testing.T) {
		for _, mine := range []string{"gb", "fr"} {
			theirs := map[string]string{"gb": "fr", "fr": "gb"}[mine]
			g := opened(t, "man-09-open-battle", map[string]string{"setup": "beginner"}).Roll(2, 9).WantAsk("setup.beginner", "second")
			if !g.Request().Public {
				t.Error("which army is taken is a secret")
			}
			g.WantOptions("take gb", "take fr").Play("take "+mine).WantAsk("setup.map", mine)
			g.Play("lay T01 @nw", "lay T02 @ne", "lay T03 @sw", "lay T04 @se", "confirm").WantAsk("setup.edge", theirs)
		}
	})
}

func TestTournamentSetup(t *testing.T) {
	const ground = `
		. . H . W . . H
		. . . T W . . .
		W . . . . . T .
		W W . . . F F .
		. W . . F . . W
		. . . W . T . .
		W . . . . . T .
		. H W . H . . .`
	begun := func(t *testing.T, first, second int) *game {
		return opened(t, "man-08-tournament-round", nil).Roll(first, second).WantOptions("take-edge", "take-army")
	}
	t.Run("MAN-3.15 who takes the edge picks north or south, and the army last", func(t *testing.T) {
		g := begun(t, 9, 2).WantAsk("setup.role", "first")
		if !g.Request().Public {
			t.Error("what the better roll is used for is a secret")
		}
		g.Play("take-edge").WantAsk("setup.edge", "first").WantRule("MAN-3.15")
		g.WantOptions("edge @north", "edge @south").WantRefused("edge @east", "MAN-3.15").Play("edge @north").wantEdges("first", "second")
		if g.wantGround(ground).WantAsk("setup.take", "second"); len(g.Options()) != 8 {
			t.Errorf("armies %q", g.Options())
		}
		g.Play("take ru").WantAsk("setup.take", "first").WantRefused("take ru", "MAN-3.15").Play("take us")
		g.wantEdges("us", "ru").WantAsk("setup.hand", "us")
	})
	t.Run("MAN-3.15 who takes the first army leaves edge and second army to the other", func(t *testing.T) {
		g := begun(t, 2, 9).WantAsk("setup.role", "second").Play("take-army").WantAsk("setup.take", "second").Play("take ru")
		g.WantAsk("setup.edge", "first").WantOptions("edge @north", "edge @south").Play("edge @south").wantGround(ground)
		g.WantAsk("setup.take", "first").WantRefused("take ru", "MAN-3.15").Play("take us").wantEdges("ru", "us").WantAsk("setup.hand", "ru")
	})
	t.Run("MAN-3.15 rights and edges that were taken are as they were in a file", func(t *testing.T) {
		g := begun(t, 9, 2).Play("take-edge").wantFiled(`right = "edge"`).Play("edge @north").wantFiled(`edges_known = true`)
		g.WantAsk("setup.take", "second").Play("take ru", "take us").wantEdges("us", "ru").wantFiled(`south = "second"`).WantAsk("setup.hand", "us")
		g = begun(t, 2, 9).Play("take-army").wantFiled(`right = "army"`).Play("take ru").wantFiled(`army = "ru"`).WantAsk("setup.edge", "first")
		g.Play("edge @south").wantFiled(`edges_known = true`).Play("take us").wantEdges("ru", "us").WantAsk("setup.hand", "ru")
	})
	t.Run("MAN-3.4 armies that were offered are as they were in a file", func(t *testing.T) {
		g := laidTiles(t).Play("confirm").wantUnfiled("offered").Play("offer fr", "offer gb").wantFiled(`offered = ["fr", "gb"]`)
		g.WantAsk("setup.take", "first").WantOptions("take fr", "take gb").Play("take gb").wantUnfiled("offered")
	})
}

// wantFiled goes on from a file that the board is written to, which has a line.
func (g *game) wantFiled(line string) *game {
	g.Helper()
	text := (Book{}).Save(g.board())
	if !strings.Contains(string(text), "\n"+line+"\n") {
		g.Errorf("%s is not in\n%s", line, text)
	}
	was := g.Asked()
	after := begin(g.TB, load(g.TB, text, nil))
	if after.board().Hash() != g.board().Hash() || after.Asked() != was {
		g.Errorf("%s, but from the file %s:\n%s", was, after.Asked(), text)
	}
	return after
}

// wantUnfiled checks that a file has no such key.
func (g *game) wantUnfiled(key string) *game {
	g.Helper()
	if text := (Book{}).Save(g.board()); strings.Contains(string(text), "\n"+key+" = ") {
		g.Errorf("%s is in\n%s", key, text)
	}
	return g
}
