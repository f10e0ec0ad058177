package ladder

import (
	"context"
	"errors"
	"math"
	"math/rand/v2"
	"reflect"
	"testing"
	"time"

	"grognard/game/match"
	"grognard/rules"
	"grognard/rules/rulestest/toy"
)

// lot answers by lot, and knows how often it was asked.
type lot struct{ r *rand.Rand }

func (l lot) Choose(p *rules.Position, _ rules.Side) rules.Option {
	o, _ := p.Request().Any(l.r)
	return o
}

// loser gives up at once.
type loser struct{}

func (loser) Choose(*rules.Position, rules.Side) rules.Option { return rules.Option{Do: rules.Concede} }

var (
	drawn  = Player{"lot", func(seed uint64) match.Chooser { return lot{rand.New(rand.NewPCG(seed, 1))} }}
	alike  = Player{"alike", func(uint64) match.Chooser { return lot{rand.New(rand.NewPCG(4, 1))} }}
	giving = Player{"loser", func(uint64) match.Chooser { return loser{} }}
	duel   = Battle{Book: toy.Book{}, Name: "duel", Data: []byte(toy.Duel)}
)

func play(t *testing.T, c Contest) *Table {
	t.Helper()
	table, err := c.Play(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	for r := range table.Rows {
		for _, g := range table.Rows[r].Games { // no clock is alike twice
			for i := range g.Did {
				g.Did[i].Think, g.Did[i].Slowest, g.Did[i].spent = make([]time.Duration, len(g.Did[i].Think)), 0, 0
			}
		}
	}
	return table
}

func TestWhoGivesUpLosesEveryGame(t *testing.T) {
	for _, c := range []struct {
		a, b Player
		won  int
	}{{drawn, giving, 10}, {giving, drawn, 0}} {
		s := play(t, Contest{A: c.a, B: c.b, Battles: []Battle{duel}, Pairs: 5}).Of("")
		if s.Games != 10 || s.Won != c.won || s.Drawn != 0 || s.Share != float64(c.won)/10 {
			t.Errorf("%s against %s: %+v", c.a.Name, c.b.Name, s)
		}
	}
}

// Two who play alike win a game each of every pair, or the same game twice is drawn.
func TestThePairsOfEqualsAreEven(t *testing.T) {
	for _, g := range pairsOf(play(t, Contest{A: alike, B: alike, Battles: []Battle{duel}, Pairs: 12})) {
		if g[0].Seed != g[1].Seed || g[0].Exchanged || !g[1].Exchanged {
			t.Errorf("seeds %d and %d, exchanged: %v, %v", g[0].Seed, g[1].Seed, g[0].Exchanged, g[1].Exchanged)
		}
		if g[0].Points+g[1].Points != 1 || g[0].Answers != g[1].Answers {
			t.Errorf("seed %d: %v and %v points, %d and %d answers", g[0].Seed, g[0].Points, g[1].Points, g[0].Answers, g[1].Answers)
		}
	}
}

func pairsOf(t *Table) (all [][2]*Game) {
	for _, r := range t.Rows {
		for n := 0; n+1 < len(r.Games); n += 2 {
			all = append(all, [2]*Game{r.Games[n], r.Games[n+1]})
		}
	}
	return all
}

func TestATableIsTheSameOnAnyNumberOfCores(t *testing.T) {
	c := Contest{A: drawn, B: alike, Battles: []Battle{duel, {Book: toy.Book{}, Name: "again", Data: []byte(toy.Duel)}}, Pairs: 6, Seed: 9}
	c.Workers = 1
	one := play(t, c)
	c.Workers = 5
	if five := play(t, c); !reflect.DeepEqual(one, five) {
		t.Error("the table depends on the number of cores")
	}
	if one.Rows[0].Games[0].Seed != 9 || one.Rows[1].Games[11].Seed != 14 {
		t.Error("the seeds do not go from the first one on")
	}
}

func TestWhatIsBrokenOffIsDrawn(t *testing.T) {
	s := play(t, Contest{A: drawn, B: alike, Battles: []Battle{duel}, Pairs: 3, Most: 2}).Of("toy")
	if s.Broken != 6 || s.Drawn != 6 || s.Share != 0.5 {
		t.Errorf("%+v", s)
	}
}

func TestProgressIsToldGameByGame(t *testing.T) {
	var told []int
	play(t, Contest{A: drawn, B: giving, Battles: []Battle{duel}, Pairs: 2, Told: func(done, of int) { told = append(told, done, of) }})
	if !reflect.DeepEqual(told, []int{1, 4, 2, 4, 3, 4, 4, 4}) {
		t.Errorf("%v", told)
	}
}

// A contest that is stopped tells of whole pairs only.
func TestAContestThatIsStoppedKeepsWholePairs(t *testing.T) {
	ctx, stop := context.WithCancel(t.Context())
	c := Contest{A: drawn, B: giving, Battles: []Battle{duel}, Pairs: 20, Workers: 1}
	c.Told = func(done, _ int) {
		if done == 5 {
			stop()
		}
	}
	table, err := c.Play(ctx)
	if !errors.Is(err, context.Canceled) || table == nil {
		t.Fatalf("%v", err)
	}
	if s := table.Of(""); s.Games != 4 {
		t.Errorf("%d games count", s.Games)
	}
}

func TestADecisionThatTheRulesRefuseEndsTheContest(t *testing.T) {
	wrong := Player{"wrong", func(uint64) match.Chooser { return refused{} }}
	if _, err := (Contest{A: wrong, B: drawn, Battles: []Battle{duel}, Pairs: 1}).Play(t.Context()); err == nil {
		t.Error("nothing is said of it")
	}
}

type refused struct{}

func (refused) Choose(*rules.Position, rules.Side) rules.Option { return rules.Option{Do: "nonsense"} }

func TestEloOfAShare(t *testing.T) {
	for _, c := range []struct{ share, elo float64 }{{0.5, 0}, {10.0 / 11, 400}, {1.0 / 11, -400}, {0.75, 190.8485}} {
		if got := elo(c.share); math.Abs(got-c.elo) > 0.001 {
			t.Errorf("%v: %v, not %v", c.share, got, c.elo)
		}
	}
	if !math.IsInf(elo(1), 1) || !math.IsInf(elo(0), -1) {
		t.Error("who wins every game stands above all that can be told")
	}
}

func TestTheIntervalOfPairs(t *testing.T) {
	for _, c := range []struct {
		name      string
		pairs     []float64
		low, high float64
	}{
		// Without spread it is Wilson's of 8 games.
		{"all won", []float64{1, 1, 1, 1}, 0.6756, 1},
		// Each pair is one win and one loss: they vary less than games for themselves, and
		// count as those all the same.
		{"side decides", []float64{0.5, 0.5, 0.5, 0.5}, 0.2152, 0.7848},
		// Both games of a pair go the same way: 3 games in truth.
		{"pairs go together", []float64{1, 0, 1, 0}, 0.1253, 0.8747},
	} {
		if got := interval(c.pairs); math.Abs(got.Low-c.low) > 0.001 || math.Abs(got.High-c.high) > 0.001 {
			t.Errorf("%s: %+v, not %v to %v", c.name, got, c.low, c.high)
		}
	}
}

func TestTimesOfTurns(t *testing.T) {
	var all []time.Duration
	for n := range 201 {
		all = append(all, time.Duration((n*37)%201))
	}
	if got := timesOf(all); got != (Times{100, 198, 200}) {
		t.Errorf("%+v", got)
	}
}
