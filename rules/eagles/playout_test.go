package eagles

import (
	"bytes"
	"math/rand/v2"
	"os"
	"path/filepath"
	"testing"

	"grognard/rules"
)

// scenarioFiles returns the scenarios of the game by file name.
func scenarioFiles(t testing.TB) map[string][]byte {
	names, err := filepath.Glob("../../scenarios/eagles/*.toml")
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

func load(t testing.TB, data []byte, set map[string]string) *Board {
	t.Helper()
	b, err := Book{}.Load(data, set)
	if err != nil {
		t.Fatal(err)
	}
	return b.(*Board)
}

// anyAnswer answers a request at random.
func anyAnswer(req *rules.Request, r *rand.Rand) rules.Answer {
	if req.To == rules.Chance {
		return rules.Answer{By: rules.Chance, Faces: req.Dice.Throw(r)}
	}
	if k := hasty(req); k >= 0 {
		return rules.Answer{By: req.To, Option: req.Options[k]}
	}
	if req.Field != nil && (len(req.Options) == 0 || r.IntN(2) == 0) {
		return rules.Answer{By: req.To, Option: req.Field.Sample(r)}
	}
	return rules.Answer{By: req.To, Option: req.Options[r.IntN(len(req.Options))]}
}

const answersCap = 4000

func games() int {
	if testing.Short() {
		return 1
	}
	return 2
}

func TestRandomGamesKeepEveryInvariantToTheirEnd(t *testing.T) {
	for name, data := range scenarioFiles(t) {
		for _, set := range []map[string]string{nil, {"deployment": "free", "cascade": "yes"}, {"measuring": "by_eye"}} {
			for seed := range games() {
				if !playOut(t, load(t, data, set), uint64(seed)) {
					t.Errorf("%s: game %d does not end", name, seed)
				}
			}
		}
	}
}

func playOut(t *testing.T, b *Board, seed uint64) (over bool) {
	r := rand.New(rand.NewPCG(seed, 7))
	p, _, err := rules.Begin(Book{}, b)
	for n := 0; err == nil && p.Request() != nil && n < answersCap; n++ {
		if err := p.Board().Check(); err != nil {
			t.Fatalf("seed %d, answer %d, %s: %v", seed, n, p.Request().Kind, err)
		}
		p, _, err = p.Play(anyAnswer(p.Request(), r))
	}
	if err != nil {
		t.Fatalf("seed %d: %v", seed, err)
	}
	return p.Request() == nil
}

func TestEveryPositionBetweenTwoStepsSurvivesSavingAndLoading(t *testing.T) {
	for name, data := range scenarioFiles(t) {
		for _, set := range []map[string]string{nil, {"deployment": "free", "cascade": "yes"}} {
			r := rand.New(rand.NewPCG(3, 9))
			p, _, err := rules.Begin(Book{}, load(t, data, set))
			var last rules.Board
			for n := 0; err == nil && p.Request() != nil && n < answersCap; n++ {
				if base, tape := p.Checkpoint(); base != last && len(tape) == 0 {
					roundTrip(t, name, base.(*Board))
					last = base
				}
				p, _, err = p.Play(anyAnswer(p.Request(), r))
			}
			if err != nil {
				t.Fatal(name, err)
			}
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
	if got.Hash() != b.Hash() || !bytes.Equal(Book{}.Save(got), text) {
		t.Fatalf("%s, phase %s: another board comes back\n%s\n%s", name, phaseNames[b.phase], text, Book{}.Save(got))
	}
}

func BenchmarkRollout(b *testing.B) {
	start := load(b, scenarioFiles(b)["the-walled-farm.toml"], nil)
	r := rand.New(rand.NewPCG(1, 1))
	answers := 0
	b.ReportAllocs()
	for answers < b.N {
		board := start.Clone()
		err := rules.Rollout(Book{}, board, 2000, func(req *rules.Request) rules.Answer {
			answers++
			return anyAnswer(req, r)
		})
		if err != nil {
			b.Fatal(err)
		}
	}
	b.ReportMetric(float64(answers)/b.Elapsed().Seconds(), "answers/s")
}

func BenchmarkMenu(b *testing.B) {
	for _, name := range []string{"the-walled-farm.toml", "the-long-ridge.toml"} {
		p, _, _ := rules.Begin(Book{}, load(b, scenarioFiles(b)[name], nil))
		r := rand.New(rand.NewPCG(1, 1))
		for n := 0; p.Request().Kind != "order" || n < 60; n++ {
			p, _, _ = p.Play(anyAnswer(p.Request(), r))
		}
		b.Run(name, func(b *testing.B) {
			board := p.Board().(*Board)
			for b.Loop() {
				t := board.Clone().(*Board)
				_ = rules.Rollout(Book{}, t, 1, func(req *rules.Request) rules.Answer {
					return rules.Answer{By: req.To, Option: rules.Option{Do: "pass", Who: req.Options[len(req.Options)-1].Who}}
				})
			}
		})
	}
}
