package musket

import (
	"slices"
	"strings"
	"testing"

	"grognard/rules"
	"grognard/rules/rulestest"
	"grognard/rules/rulestest/script"
)

// A position of a test is drawn as text, one statement a line:
//
//	g := draw(t, `
//	map
//	............     columns 01 to 12 of row 01
//	......w.....     (without a map: 12 by 10 hexes in the open)
//	end
//	heights 0303 0304
//	stream 0404-0405         also river bridge ford wall; slope 0404>0303, steep
//	road 0101 0201 0301      also trail
//	turns day day twilight night
//	turn 2, phase combat, active austria
//	coordination off         threat_charge on        enemy_test all
//	first austria            France is First Player unless said otherwise
//	objective 0505 3 france  VP and holder
//	france hq 0101           HQ, trains and LOC stand in the corners unless said
//	france trains 0102       otherwise: France in 0101, 0102, Austria in the last
//	france loc 0101 0110     hexes of the last column; "hq none" takes it away
//	france steps 1
//	france embarkation 0105
//	france 0405 fr-44 inf 5-4-4                        CF-MR-MA
//	france 0405 fr-24leg inf (2)-3-(5) bn f=2 shaken   battalion, formation 2
//	france 0406 fr-12hus cav 2/4-4-9 sqn               CF/charge-MR-MA
//	france 0407 fr-bty1 art 3/1-3-4                    attack/defence-range-MA
//	france 0405 fr-lannes ldr 2-1+1 span=1,2           CF-MR+movement bonus
//	austria 0505 au-28 inf 4-3-4 back=2-3-4 reduced dot=front id=x one
//	austria track 4 au-51 inf 4-3-4                    in box 4; also waiting,
//	austria aside - au-18 inf 4-3-V                    aside, captured, killed...
//	austria waiting 2@1201,1202 au-17 inf 4-3-4        due in turn 2
//	threat au-28 fr-44                                 au-28 is threatened by fr-44
//	event kind = "no_attack"; units = ["fr-44"]
//	`)
//
// Words behind the values are marks (reduced shaken square ineffective moved
// ...), "one" (one step), "dot=front" or "dot=back", "back=" (values of the
// other side), "f=" formation (1 unless said), "id=" identity, "start=" hex,
// "aim=" hex, "helps=" unit. Ids are those of the register.
//
// Sides are called as in the pictures, Chance "". Package script has the rest of
// the language.
type game struct{ script.Game[*game] }

var language = script.Language{
	Book: Book{},
	Side: func(b rules.Board, s rules.Side) string {
		if s == rules.Chance {
			return ""
		}
		return b.(*Board).armyName(s)
	},
	Where: func(b rules.Board, r rules.Ref) (string, bool) {
		c := b.(*Board).pieceNamed(r)
		if c < 0 {
			return "", false
		}
		p := b.(*Board).piece[c]
		if p.place != onMap {
			return placeNames[p.place], true
		}
		return p.at.name(), true
	},
}

// begin starts a game at a board.
func begin(t *testing.T, b *Board) *game {
	t.Helper()
	g := new(game)
	return g.Begin(t, g, language, b)
}

// draw sets up a position.
func draw(t *testing.T, picture string) *game {
	t.Helper()
	return begin(t, rulestest.Load[*Board](t, Book{}, []byte(fileOf(t, picture)), nil))
}

// board returns the board as it stands.
func (g *game) board() *Board { return g.Board().(*Board) }

// rolls gives one die after another.
func (g *game) rolls(faces ...int) *game {
	g.Helper()
	for _, f := range faces {
		g.Roll(f)
	}
	return g
}

// counter finds a counter of the game.
func (g *game) counter(id string) int {
	g.Helper()
	c := g.board().pieceNamed(refsByName[id])
	if c < 0 {
		g.Fatalf("%s is not in this game", id)
	}
	return c
}

// those lists the options with a Do, sorted.
func (g *game) those(do string) (all []string) {
	for _, o := range g.Options() {
		if strings.Fields(o)[0] == do {
			all = append(all, o)
		}
	}
	slices.Sort(all)
	return all
}
