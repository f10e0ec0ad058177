package manoeuvre

import (
	"strings"
	"testing"

	"grognard/rules"
)

// wantEdges checks at which edges two armies or seats sit.
func (g *game) wantEdges(atNorth, atSouth string) *game {
	g.t.Helper()
	v := g.p.View(rules.Chance)
	for s := rules.First; s <= rules.Second; s++ {
		want := map[string]rules.Edge{atNorth: rules.North, atSouth: rules.South}[g.armyOf(s)]
		if v.Sides[s].Edge != want {
			g.t.Errorf("%s sits at edge %d, want %d", g.armyOf(s), v.Sides[s].Edge, want)
		}
	}
	return g
}

func TestWhoIsFirstPlayer(t *testing.T) {
	t.Run("MAN-3.1 the higher ten-sided die makes the First Player, and ties are rolled again", func(t *testing.T) {
		g := opened(t, "man-09-open-battle", nil).wantAsk("setup.first", "").wantDice("2d10")
		g.roll(4, 4).wantAsk("setup.first", "").roll(10, 10).wantAsk("setup.first", "").roll(3, 7).wantAsk("setup.map", "second")
		opened(t, "man-09-open-battle", nil).roll(7, 3).wantAsk("setup.map", "first")
	})
	t.Run("MAN-3.1 the First Player keeps the role for the whole game", func(t *testing.T) {
		g := opened(t, "man-07-hundred-days", nil).roll(2, 9).wantAsk("setup.hand", "pr")
		for turn := 1; turn <= 3; turn++ {
			for _, army := range []string{"pr", "fr"} {
				if g.on("discard", army); g.board().turn != turn {
					t.Errorf("%s plays in turn %d, want %d", army, g.board().turn, turn)
				}
				g.play("done")
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
		g := opened(t, "man-09-open-battle", nil).roll(2, 9).wantAsk("setup.map", "second")
		g.play("lay T01 @se #3", "lay T02 @nw", "lay T03 @ne").wantNot("confirm").play("lay T04 @sw").wantOffered("confirm")
		g.play("lay T05 @sw #2").wantOffered("lay T04 @sw", "confirm").play("confirm").wantAsk("setup.offer", "first").wantGround(`
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
		g := laidTiles(t).play("confirm").wantAsk("setup.offer", "second")
		g.wantOptions("offer au", "offer pr", "offer ot", "offer us", "offer sp", "offer fr", "offer ru", "offer gb")
		g.play("offer au").wantAsk("setup.offer", "second").wantRefused("offer au", "MAN-3.4").play("offer gb").wantAsk("setup.take", "first")
	})
	t.Run("MAN-3.4 MAN-3.5 MAN-3.6 both players see what armies and edges are chosen from", func(t *testing.T) {
		g := laidTiles(t).play("confirm")
		for _, line := range []string{"offer au", "offer gb", "take au", "edge @east"} {
			if !g.p.Request().Public {
				t.Errorf("%s is a secret", g.asked())
			}
			g.play(line)
		}
	})
	t.Run("MAN-3.5 the First Player takes one of the two, the Second Player has the other", func(t *testing.T) {
		for taken, left := range map[string]string{"au": "gb", "gb": "au"} {
			g := laidTiles(t).play("confirm", "offer au", "offer gb").wantOptions("take au", "take gb").play("take " + taken)
			if g.armyOf(rules.First) != taken || g.armyOf(rules.Second) != left {
				t.Errorf("%s taken: armies %s and %s", taken, g.armyOf(rules.First), g.armyOf(rules.Second))
			}
		}
	})
	t.Run("MAN-3.6 the Second Player picks one of four edges, the First Player has the opposite", func(t *testing.T) {
		for _, edge := range edgeNames {
			g := laidTiles(t).play("confirm", "offer au", "offer gb", "take au").wantAsk("setup.edge", "gb").wantClause("MAN-3.6")
			g.wantOptions("edge @north", "edge @east", "edge @south", "edge @west").play("edge @"+edge).wantEdges("gb", "au")
		}
	})
	t.Run("MAN-3.14 the board is turned so that the Second Player's edge lies north", func(t *testing.T) {
		for edge, ground := range map[string]string{"north": noTurn, "east": eastNorth, "south": halfTurn, "west": westNorth} {
			laidTiles(t).wantGround(noTurn).play("confirm", "offer au", "offer gb", "take au", "edge @"+edge).wantGround(ground)
		}
	})
	t.Run("MAN-3.2 for beginners the First Player chooses Great Britain or France", func(t *testing.T) {
		for _, mine := range []string{"gb", "fr"} {
			theirs := map[string]string{"gb": "fr", "fr": "gb"}[mine]
			g := opened(t, "man-09-open-battle", map[string]string{"setup": "beginner"}).roll(2, 9).wantAsk("setup.beginner", "second")
			if !g.p.Request().Public {
				t.Error("which army is taken is a secret")
			}
			g.wantOptions("take gb", "take fr").play("take "+mine).wantAsk("setup.map", mine)
			g.play("lay T01 @nw", "lay T02 @ne", "lay T03 @sw", "lay T04 @se", "confirm").wantAsk("setup.edge", theirs)
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
		return opened(t, "man-08-tournament-round", nil).roll(first, second).wantOptions("take-edge", "take-army")
	}
	t.Run("MAN-3.15 who takes the edge picks north or south, and the army last", func(t *testing.T) {
		g := begun(t, 9, 2).wantAsk("setup.role", "first")
		if !g.p.Request().Public {
			t.Error("what the better roll is used for is a secret")
		}
		g.play("take-edge").wantAsk("setup.edge", "first").wantClause("MAN-3.15")
		g.wantOptions("edge @north", "edge @south").wantRefused("edge @east", "MAN-3.15").play("edge @north").wantEdges("first", "second")
		if g.wantGround(ground).wantAsk("setup.take", "second"); len(g.options()) != 8 {
			t.Errorf("armies %q", g.options())
		}
		g.play("take ru").wantAsk("setup.take", "first").wantRefused("take ru", "MAN-3.15").play("take us")
		g.wantEdges("us", "ru").wantAsk("setup.hand", "us")
	})
	t.Run("MAN-3.15 who takes the first army leaves edge and second army to the other", func(t *testing.T) {
		g := begun(t, 2, 9).wantAsk("setup.role", "second").play("take-army").wantAsk("setup.take", "second").play("take ru")
		g.wantAsk("setup.edge", "first").wantOptions("edge @north", "edge @south").play("edge @south").wantGround(ground)
		g.wantAsk("setup.take", "first").wantRefused("take ru", "MAN-3.15").play("take us").wantEdges("ru", "us").wantAsk("setup.hand", "ru")
	})
	t.Run("MAN-3.15 rights and edges that were taken are as they were in a file", func(t *testing.T) {
		g := begun(t, 9, 2).play("take-edge").wantFiled(`right = "edge"`).play("edge @north").wantFiled(`edges_known = true`)
		g.wantAsk("setup.take", "second").play("take ru", "take us").wantEdges("us", "ru").wantFiled(`south = "second"`).wantAsk("setup.hand", "us")
		g = begun(t, 2, 9).play("take-army").wantFiled(`right = "army"`).play("take ru").wantFiled(`army = "ru"`).wantAsk("setup.edge", "first")
		g.play("edge @south").wantFiled(`edges_known = true`).play("take us").wantEdges("ru", "us").wantAsk("setup.hand", "ru")
	})
	t.Run("MAN-3.4 armies that were offered are as they were in a file", func(t *testing.T) {
		g := laidTiles(t).play("confirm").wantUnfiled("offered").play("offer fr", "offer gb").wantFiled(`offered = ["fr", "gb"]`)
		g.wantAsk("setup.take", "first").wantOptions("take fr", "take gb").play("take gb").wantUnfiled("offered")
	})
}

// wantClause checks the clause that a question cites.
func (g *game) wantClause(rule string) *game {
	g.t.Helper()
	if got := g.p.Request().Rule; got != rule {
		g.t.Errorf("%s by %s, want %s", g.asked(), got, rule)
	}
	return g
}

// wantFiled goes on from a file that the board is written to, which has a line.
func (g *game) wantFiled(line string) *game {
	g.t.Helper()
	text := (Book{}).Save(g.board())
	if !strings.Contains(string(text), "\n"+line+"\n") {
		g.t.Errorf("%s: %s is not in\n%s", g.asked(), line, text)
	}
	was := g.asked()
	after := begin(g.t, load(g.t, text, nil))
	if after.board().Hash() != g.board().Hash() || after.asked() != was {
		g.t.Errorf("%s, but from the file %s:\n%s", was, after.asked(), text)
	}
	return after
}

// wantUnfiled checks that a file has no such key.
func (g *game) wantUnfiled(key string) *game {
	g.t.Helper()
	if text := (Book{}).Save(g.board()); strings.Contains(string(text), "\n"+key+" = ") {
		g.t.Errorf("%s: %s is in\n%s", g.asked(), key, text)
	}
	return g
}
