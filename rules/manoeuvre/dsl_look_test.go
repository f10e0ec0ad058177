package manoeuvre

import (
	"fmt"
	"math/big"
	"math/rand/v2"
	"strings"
	"testing"

	"grognard/rules"
)

// opened starts one of the scenarios of the game, with switches.
func opened(t *testing.T, name string, set map[string]string) *game {
	t.Helper()
	return begin(t, load(t, scenarioFiles(t)[name+".toml"], set))
}

// loaded starts a scenario or position that is written out.
func loaded(t *testing.T, file string) *game {
	t.Helper()
	return begin(t, load(t, []byte(file), nil))
}

func quietest(req *rules.Request) (o rules.Option) {
	if len(req.Options) > 0 {
		o = req.Options[max(req.Quiet, 0)]
	}
	return o
}

func seeded(seed uint64) *rand.Rand { return rand.New(rand.NewPCG(seed, 11)) }

// atRandom gives up to n random answers and looks at the game after each.
func (g *game) atRandom(seed uint64, n int, look func()) *game {
	g.Helper()
	r := seeded(seed)
	for ; n > 0 && g.Request() != nil; n-- {
		g.Answer(playout.Answer(g.Request(), r), "a random answer")
		look()
	}
	return g
}

// wantControl checks the squares that an army would count at nightfall.
func (g *game) wantControl(army, want string) *game {
	g.Helper()
	var got []string
	for _, x := range (Book{}).Overlay(g.board(), rules.Chance, "control", 0) {
		if x.Style == "area" && x.Side == g.SideOf(army) {
			got = append(got, Book{}.Format(x.Cell))
		}
	}
	return g.wantNames(army+" controls", got, want).WantGauge(army, "squares", len(strings.Fields(want)))
}

// wantMoves checks the squares that a unit is offered to move to.
func (g *game) wantMoves(unit, want string) *game {
	g.Helper()
	var got []string
	for _, o := range g.Options() {
		if to, ok := strings.CutPrefix(o, "move "+unit+" @"); ok {
			got = append(got, to)
		}
	}
	return g.wantNames(unit+" may move to", got, want)
}

func (g *game) wantNames(what string, got []string, want string) *game {
	g.Helper()
	return g.WantNames(what, got, strings.Fields(want)...)
}

// wantGround checks the whole map, rank 8 first, "." for open ground.
func (g *game) wantGround(picture string) *game {
	g.Helper()
	m := g.View(rules.Chance).Map
	rows := make([][]string, m.Rows)
	for i := range rows {
		rows[i] = make([]string, m.Cols)
	}
	for _, c := range m.Cells {
		rows[c.Row][c.Col] = "?"
		for _, e := range terrain {
			if e.name == c.Ground && e.letter != '?' {
				rows[c.Row][c.Col] = strings.ReplaceAll(string(e.letter), "O", ".")
			}
		}
	}
	var lines []string
	for _, row := range rows {
		lines = append(lines, strings.Join(row, " "))
	}
	if got, want := strings.Join(lines, " "), strings.Join(strings.Fields(picture), " "); got != want {
		g.Errorf("the ground is\n%s\nwant\n%s", strings.Join(lines, "\n"), picture)
	}
	return g
}

// said counts the lines of the log with a key, since the position was drawn.
func (g *game) said(key string) (n int) {
	for _, e := range g.AllEvents {
		if e.Text.Key == key {
			n++
		}
	}
	return n
}

// wantDice checks the dice that are about to be rolled: "2d8 1d10".
func (g *game) wantDice(want string) *game {
	g.Helper()
	var got []string
	if req := g.Request(); req != nil {
		for _, d := range req.Dice.Of {
			got = append(got, fmt.Sprintf("%dd%d", d.N, d.Sides))
		}
	}
	if strings.Join(got, " ") != want {
		g.Errorf("dice %v, want %s", got, want)
	}
	return g
}

// seen lists the cards in a place of an army as a side sees them, "?" for a
// back; piles are one entry.
func (g *game) seen(viewer rules.Side, army string, place rules.Place) (all []string) {
	for _, c := range g.View(viewer).Cards {
		if c.Side != g.SideOf(army) || c.Place != place {
			continue
		}
		name := "?"
		if c.Ref != 0 {
			name = Book{}.Format(c.Ref)
		}
		if c.N != 1 {
			name += fmt.Sprint("*", c.N)
		}
		all = append(all, name)
	}
	return all
}

func (g *game) wantSeen(viewer rules.Side, army string, place rules.Place, want string) *game {
	g.Helper()
	return g.wantNames(fmt.Sprintf("side %d sees of %s", viewer, army), g.seen(viewer, army, place), want)
}

// wantRejected checks that an answer is not taken, whoever gives it.
func (g *game) wantRejected(by rules.Side, line string) *game {
	g.Helper()
	o, err := rules.ParseOption(Book{}, line)
	if err != nil {
		g.Fatal(err)
	}
	if _, _, err := g.Position.Play(rules.Answer{By: by, Option: o}); err == nil {
		g.Errorf("%q is taken from side %d", line, by)
	}
	return g
}

// totals counts the chances of each attack total of an option, everybody doing
// as little as they may.
func (g *game) totals(line string) map[int]*big.Rat {
	g.Helper()
	o, err := rules.ParseOption(Book{}, line)
	if err != nil {
		g.Fatal(err)
	}
	all := map[int]*big.Rat{}
	v := rules.Preview{Policy: func(r *rules.Request) (rules.Option, bool) { return quietest(r), true }}
	err = v.Outcomes(g.Position, []rules.Option{o}, func(l rules.Leaf) {
		n := 0
		for _, m := range l.Mods {
			if m.Sum == "attack" {
				n += m.N
			}
		}
		if all[n] == nil {
			all[n] = new(big.Rat)
		}
		all[n].Add(all[n], l.Chance)
	})
	if err != nil {
		g.Fatal(err)
	}
	return all
}

// toEnd lets everybody do as little as they may until the game is over.
func (g *game) toEnd() *game {
	g.Helper()
	for range 2000 {
		req := g.Request()
		if req == nil {
			return g
		}
		g.Least()
	}
	g.Fatal("the game does not end")
	return g
}

// churn lets an army throw its whole hand away turn after turn and everybody
// do nothing else, until it has drawn so many cards.
func (g *game) churn(army string, draws int) *game {
	g.Helper()
	for draws > 0 && g.Request() != nil {
		req := g.Request()
		if req.Kind == "discard" && g.board().armyOf(req.To) == army {
			g.Answer(rules.Answer{By: req.To, Option: req.Options[len(req.Options)-1]}, req.Kind)
		} else {
			g.Least()
		}
		if req.Kind == "draw" && g.board().armyOf(req.Dice.Side) == army {
			draws--
		}
	}
	return g
}

// wantOn checks that the game is not over.
func (g *game) wantOn() *game {
	g.Helper()
	if r := g.Result(); r.Over || g.Request() == nil {
		g.Errorf("the game is over: %+v", r)
	}
	return g
}
