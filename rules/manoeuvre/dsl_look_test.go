package manoeuvre

import (
	"fmt"
	"math/big"
	"math/rand/v2"
	"slices"
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

// on lets everybody do as little as they may, with dice that all show 1, until
// an army is asked something.
func (g *game) on(kind, army string) *game {
	g.t.Helper()
	for range 2000 {
		req := g.p.Request()
		switch {
		case req == nil:
			g.t.Fatalf("the game is over before %s is asked %s", army, kind)
		case req.Kind == kind && (req.To == rules.Chance) == (army == "") && (army == "" || g.armyOf(req.To) == army):
			return g
		}
		g.answer(rules.Answer{By: req.To, Option: quietest(req), Faces: leastFaces(req)}, req.Kind)
	}
	g.t.Fatalf("%s is never asked %s", army, kind)
	return g
}

func quietest(req *rules.Request) (o rules.Option) {
	if len(req.Options) > 0 {
		o = req.Options[max(req.Quiet, 0)]
	}
	return o
}

func leastFaces(req *rules.Request) []int {
	if req.To != rules.Chance {
		return nil
	}
	if req.Dice.Bag != nil {
		return []int{0}
	}
	faces := make([]int, req.Dice.N())
	for i := range faces {
		faces[i] = 1
	}
	return faces
}

func seeded(seed uint64) *rand.Rand { return rand.New(rand.NewPCG(seed, 11)) }

// atRandom gives up to n random answers and looks at the game after each.
func (g *game) atRandom(seed uint64, n int, look func()) *game {
	g.t.Helper()
	r := seeded(seed)
	for ; n > 0 && g.p.Request() != nil; n-- {
		g.answer(anyAnswer(g.p.Request(), r), "a random answer")
		look()
	}
	return g
}

// gauge reads a number beside the board: "losses", "squares", "hand", "deck",
// "discards", "finished".
func (g *game) gauge(army, key string) int {
	g.t.Helper()
	for _, x := range g.p.View(rules.Chance).Sides[g.sideOf(army)].Gauges {
		if x.Key == key {
			return x.N
		}
	}
	g.t.Fatalf("there is no gauge %s", key)
	return 0
}

func (g *game) wantGauge(army, key string, want int) *game {
	g.t.Helper()
	if got := g.gauge(army, key); got != want {
		g.t.Errorf("%s of %s is %d, want %d", key, army, got, want)
	}
	return g
}

// wantControl checks the squares that an army would count at nightfall.
func (g *game) wantControl(army, want string) *game {
	g.t.Helper()
	var got []string
	for _, x := range (Book{}).Overlay(g.board(), rules.Chance, "control", 0) {
		if x.Style == "area" && x.Side == g.sideOf(army) {
			got = append(got, Book{}.Format(x.Cell))
		}
	}
	return g.wantNames(army+" controls", got, want).wantGauge(army, "squares", len(strings.Fields(want)))
}

// wantMoves checks the squares that a unit is offered to move to.
func (g *game) wantMoves(unit, want string) *game {
	g.t.Helper()
	var got []string
	for _, o := range g.options() {
		if to, ok := strings.CutPrefix(o, "move "+unit+" @"); ok {
			got = append(got, to)
		}
	}
	return g.wantNames(unit+" may move to", got, want)
}

func (g *game) wantNames(what string, got []string, want string) *game {
	g.t.Helper()
	all := strings.Fields(want)
	slices.Sort(got)
	slices.Sort(all)
	if !slices.Equal(got, all) {
		g.t.Errorf("%s %q, want %q", what, got, all)
	}
	return g
}

// wantGround checks the whole map, rank 8 first, "." for open ground.
func (g *game) wantGround(picture string) *game {
	g.t.Helper()
	m := g.p.View(rules.Chance).Map
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
		g.t.Errorf("the ground is\n%s\nwant\n%s", strings.Join(lines, "\n"), picture)
	}
	return g
}

// said counts the lines of the log with a key, since the position was drawn.
func (g *game) said(key string) (n int) {
	for _, e := range g.all {
		if e.Text.Key == key {
			n++
		}
	}
	return n
}

// wantDice checks the dice that are about to be rolled: "2d8 1d10".
func (g *game) wantDice(want string) *game {
	g.t.Helper()
	var got []string
	if req := g.p.Request(); req != nil {
		for _, d := range req.Dice.Of {
			got = append(got, fmt.Sprintf("%dd%d", d.N, d.Sides))
		}
	}
	if strings.Join(got, " ") != want {
		g.t.Errorf("%s: dice %v, want %s", g.asked(), got, want)
	}
	return g
}

// seen lists the cards in a place of an army as a side sees them, "?" for a
// back; piles are one entry.
func (g *game) seen(viewer rules.Side, army string, place rules.Place) (all []string) {
	for _, c := range g.p.View(viewer).Cards {
		if c.Side != g.sideOf(army) || c.Place != place {
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
	g.t.Helper()
	return g.wantNames(fmt.Sprintf("side %d sees of %s", viewer, army), g.seen(viewer, army, place), want)
}

// wantRejected checks that an answer is not taken, whoever gives it.
func (g *game) wantRejected(by rules.Side, line string) *game {
	g.t.Helper()
	o, err := rules.ParseOption(Book{}, line)
	if err != nil {
		g.t.Fatal(err)
	}
	if _, _, err := g.p.Play(rules.Answer{By: by, Option: o}); err == nil {
		g.t.Errorf("%s: %q is taken from side %d", g.asked(), line, by)
	}
	return g
}

// totals counts the chances of each attack total of an option, everybody doing
// as little as they may.
func (g *game) totals(line string) map[int]*big.Rat {
	g.t.Helper()
	o, err := rules.ParseOption(Book{}, line)
	if err != nil {
		g.t.Fatal(err)
	}
	all := map[int]*big.Rat{}
	v := rules.Preview{Policy: func(r *rules.Request) (rules.Option, bool) { return quietest(r), true }}
	err = v.Outcomes(g.p, []rules.Option{o}, func(l rules.Leaf) {
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
		g.t.Fatal(err)
	}
	return all
}

// toEnd lets everybody do as little as they may until the game is over.
func (g *game) toEnd() *game {
	g.t.Helper()
	for range 2000 {
		req := g.p.Request()
		if req == nil {
			return g
		}
		g.answer(rules.Answer{By: req.To, Option: quietest(req), Faces: leastFaces(req)}, req.Kind)
	}
	g.t.Fatal("the game does not end")
	return g
}

// churn lets an army throw its whole hand away turn after turn and everybody
// do nothing else, until it has drawn so many cards.
func (g *game) churn(army string, draws int) *game {
	g.t.Helper()
	for draws > 0 && g.p.Request() != nil {
		req := g.p.Request()
		o := quietest(req)
		if req.Kind == "discard" && g.armyOf(req.To) == army {
			o = req.Options[len(req.Options)-1]
		}
		g.answer(rules.Answer{By: req.To, Option: o, Faces: leastFaces(req)}, req.Kind)
		if req.Kind == "draw" && g.armyOf(req.Dice.Side) == army {
			draws--
		}
	}
	return g
}

// wantOn checks that the game is not over.
func (g *game) wantOn() *game {
	g.t.Helper()
	if r := g.p.Result(); r.Over || g.p.Request() == nil {
		g.t.Errorf("the game is over: %+v", r)
	}
	return g
}
