package ccn

import (
	"bytes"
	"math/rand/v2"
	"os"
	"path/filepath"
	"reflect"
	"testing"

	"grognard/rules"
)

// scenarioFiles returns the scenarios of the game by file name.
func scenarioFiles(t testing.TB) map[string][]byte {
	names, err := filepath.Glob("../../scenarios/ccn/*.toml")
	if err != nil || len(names) == 0 {
		t.Fatal("no scenarios", err)
	}
	all := map[string][]byte{}
	for _, name := range names {
		data, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		all[filepath.Base(name)] = data
	}
	return all
}

func load(t testing.TB, data []byte) *Board {
	t.Helper()
	b, err := Book{}.Load(data, nil)
	if err != nil {
		t.Fatal(err)
	}
	return b.(*Board)
}

// anyAnswer answers a request at random, but ends orders, moves and combats
// seldom, so that games come to an end.
func anyAnswer(req *rules.Request, r *rand.Rand) rules.Answer {
	if req.To == rules.Chance {
		return rules.Answer{By: rules.Chance, Faces: req.Dice.Throw(r)}
	}
	n := r.IntN(len(req.Options))
	if n == req.Quiet {
		n = r.IntN(len(req.Options))
	}
	return rules.Answer{By: req.To, Option: req.Options[n]}
}

const answersCap = 20000

func games() int {
	if testing.Short() {
		return 1
	}
	return 10
}

func TestRandomGamesKeepEveryInvariantToTheirEnd(t *testing.T) {
	for name, data := range scenarioFiles(t) {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			over := 0
			for seed := range games() {
				if playOut(t, load(t, data), uint64(seed)) {
					over++
				}
			}
			if over < games()*9/10 {
				t.Errorf("only %d of %d games came to an end", over, games())
			}
		})
	}
}

func playOut(t *testing.T, b *Board, seed uint64) (over bool) {
	r := rand.New(rand.NewPCG(seed, 7))
	p, _, err := rules.Begin(Book{}, b)
	n := 0
	for ; err == nil && p.Request() != nil && n < answersCap; n++ {
		if err := p.Board().Check(); err != nil {
			t.Fatalf("seed %d, answer %d, %s: %v", seed, n, p.Request().Kind, err)
		}
		p, _, err = p.Play(anyAnswer(p.Request(), r))
	}
	if err != nil {
		t.Fatalf("seed %d, answer %d: %v", seed, n, err)
	}
	return p.Request() == nil
}

// longGame is the scenario whose game is saved to its end; of the others the
// first answers are.
const longGame, firstAnswers = "ccn-03-vimeiro.toml", 250

func TestEveryPositionBetweenTwoStepsSurvivesSavingAndLoading(t *testing.T) {
	for name, data := range scenarioFiles(t) {
		limit := firstAnswers
		if name == longGame {
			limit = answersCap
		}
		r := rand.New(rand.NewPCG(3, 9))
		p, _, err := rules.Begin(Book{}, load(t, data))
		var last rules.Board
		for n := 0; err == nil && p.Request() != nil && n < limit; n++ {
			if base, tape := p.Checkpoint(); base != last && len(tape) == 0 {
				roundTrip(t, name, base.(*Board))
				last = base
			}
			p, _, err = p.Play(anyAnswer(p.Request(), r))
		}
		if err != nil {
			t.Fatal(name, err)
		}
		if p.Request() == nil {
			roundTrip(t, name, p.Board().(*Board))
		}
	}
}

func roundTrip(t *testing.T, name string, b *Board) {
	t.Helper()
	text := Book{}.Save(b)
	got, err := Book{}.Load(text, nil)
	if err != nil {
		t.Fatalf("%s: %v\n%s", name, err, text)
	}
	c := got.(*Board)
	if c.Hash() != b.Hash() || !bytes.Equal(Book{}.Save(c), text) {
		t.Fatalf("%s, phase %s: another board comes back\n%s\n%s", name, phaseNames[b.phase], text, Book{}.Save(c))
	}
	x, y := *b, *c
	if !reflect.DeepEqual(x.field, y.field) {
		t.Fatalf("%s: another battlefield comes back", name)
	}
	x.field, y.field = nil, nil
	if x != y {
		t.Fatalf("%s, phase %s: boards differ\n%+v\n%+v", name, phaseNames[b.phase], x, y)
	}
}

func BenchmarkRollout(b *testing.B) {
	start := load(b, scenarioFiles(b)["ccn-12-waterloo.toml"])
	r := rand.New(rand.NewPCG(1, 1))
	answers := 0
	b.ReportAllocs()
	for answers < b.N {
		board := start.Clone()
		err := rules.Rollout(Book{}, board, 20000, func(req *rules.Request) rules.Answer {
			answers++
			return anyAnswer(req, r)
		})
		if err != nil {
			b.Fatal(err)
		}
	}
	b.ReportMetric(float64(answers)/b.Elapsed().Seconds(), "answers/s")
}
