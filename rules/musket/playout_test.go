package musket

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
	names, err := filepath.Glob("../../scenarios/musket/*.toml")
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

// anyAnswer answers a request at random, but ends what could go on for ever.
func anyAnswer(req *rules.Request, r *rand.Rand) rules.Answer {
	if req.To == rules.Chance {
		return rules.Answer{By: rules.Chance, Faces: req.Dice.Throw(r)}
	}
	if req.Quiet >= 0 && r.IntN(4) == 0 {
		return rules.Answer{By: req.To, Option: req.Options[req.Quiet]}
	}
	return rules.Answer{By: req.To, Option: req.Options[r.IntN(len(req.Options))]}
}

const answersCap = 6000

func games() int {
	if testing.Short() {
		return 5
	}
	return 15
}

func TestRandomGamesKeepEveryInvariantToTheirEnd(t *testing.T) {
	for name, data := range scenarioFiles(t) {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			over := 0
			for seed := range games() {
				if playOut(t, load(t, data, nil), uint64(seed)) {
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
		r := rand.New(rand.NewPCG(3, 9))
		p, _, err := rules.Begin(Book{}, load(t, data, nil))
		var last rules.Board
		for n := 0; err == nil && p.Request() != nil && n < answersCap; n++ {
			if base, tape := p.Checkpoint(); base != last && len(tape) == 0 && n%7 == 0 {
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

func roundTrip(t *testing.T, name string, b *Board) {
	t.Helper()
	text := Book{}.Save(b)
	got, err := Book{}.Load(text, nil)
	if err != nil {
		t.Fatalf("%s: %v\n%s", name, err, text)
	}
	c := got.(*Board)
	if c.Hash() != b.Hash() || !bytes.Equal(Book{}.Save(c), text) {
		t.Fatalf("%s, phase %s: another board comes back\n%s", name, phaseNames[b.phase], text)
	}
	x, y := *b, *c
	x.battle, y.battle = nil, nil
	if x != y {
		t.Fatalf("%s, phase %s: boards differ\n%+v\n%+v", name, phaseNames[b.phase], x, y)
	}
	if b.chart.ID != c.chart.ID || len(b.chart.Lines) != len(c.chart.Lines) || len(b.chart.Cells) != len(c.chart.Cells) {
		t.Fatalf("%s: another map comes back", name)
	}
}
