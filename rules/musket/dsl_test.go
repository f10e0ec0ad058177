package musket

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"grognard/rules"
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
// play gives an answer of a player as text, roll those of Chance; the want
// functions look at where the game stands.
type game struct {
	t      *testing.T
	p      *rules.Position
	events []rules.Event // of the last answer
	all    []rules.Event // since the position was drawn
}

// draw sets up a position.
func draw(t *testing.T, picture string) *game {
	t.Helper()
	text := fileOf(t, picture)
	b, err := Book{}.Load([]byte(text), nil)
	if err != nil {
		t.Fatalf("%v\n%s", err, text)
	}
	return begin(t, b.(*Board))
}

// begin starts a game at a board.
func begin(t *testing.T, b *Board) *game {
	t.Helper()
	p, events, err := rules.Begin(Book{}, b)
	if err != nil {
		t.Fatal(err)
	}
	return &game{t: t, p: p, events: events, all: events}
}

// board returns the board as it stands.
func (g *game) board() *Board { return g.p.Board().(*Board) }

// play gives answers of whichever player is asked: "attack fr-44 @0505".
func (g *game) play(lines ...string) *game {
	g.t.Helper()
	for _, line := range lines {
		req := g.p.Request()
		if req == nil || req.To == rules.Chance {
			g.t.Fatalf("%s: no player is asked, but %s", line, g.asked())
		}
		o, err := rules.ParseOption(Book{}, line)
		if err != nil {
			g.t.Fatal(err)
		}
		g.answer(rules.Answer{By: req.To, Option: o}, line)
	}
	return g
}

// roll gives the faces of one roll.
func (g *game) roll(faces ...int) *game {
	g.t.Helper()
	if req := g.p.Request(); req == nil || req.To != rules.Chance {
		g.t.Fatalf("no dice are rolled, but %s", g.asked())
	}
	return g.answer(rules.Answer{By: rules.Chance, Faces: faces}, fmt.Sprint("roll ", faces))
}

// rolls gives one die after another.
func (g *game) rolls(faces ...int) *game {
	g.t.Helper()
	for _, f := range faces {
		g.roll(f)
	}
	return g
}

func (g *game) answer(a rules.Answer, line string) *game {
	g.t.Helper()
	p, events, err := g.p.Play(a)
	if err != nil {
		g.t.Fatalf("%s at %s: %v (offered %q)", line, g.asked(), err, g.options())
	}
	g.p, g.events = p, events
	g.all = append(g.all, events...)
	if err := g.board().Check(); err != nil {
		g.t.Fatalf("after %s: %v", line, err)
	}
	return g
}

// asked tells what the game waits for.
func (g *game) asked() string {
	req := g.p.Request()
	if req == nil {
		return "the game is over"
	}
	who := "chance"
	if req.To != rules.Chance {
		who = g.board().armyName(req.To)
	}
	return fmt.Sprintf("%s is asked %s", who, req.Kind)
}

// options lists what is offered, as text.
func (g *game) options() (all []string) {
	if req := g.p.Request(); req != nil {
		for _, o := range req.Options {
			all = append(all, rules.FormatOption(Book{}, o))
		}
	}
	return all
}

// counter finds a counter of the game.
func (g *game) counter(id string) int {
	g.t.Helper()
	c := g.board().named(refsByName[id])
	if c < 0 {
		g.t.Fatalf("%s is not in this game", id)
	}
	return c
}

// those lists the options with a Do, sorted.
func (g *game) those(do string) (all []string) {
	for _, o := range g.options() {
		if strings.Fields(o)[0] == do {
			all = append(all, o)
		}
	}
	slices.Sort(all)
	return all
}
