package squares

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
	names, err := filepath.Glob("../../scenarios/squares/*.toml")
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

// allOptions switches on all that a scenario offers.
func allOptions(t testing.TB, data []byte) map[string]string {
	set := map[string]string{}
	b := load(t, data, nil)
	for i, s := range switches {
		if b.opt.offered>>i&1 == 1 {
			set[s.Key] = "on"
		}
	}
	return set
}

// anyAnswer answers a request at random; a bold player likes to attack.
func anyAnswer(req *rules.Request, r *rand.Rand) rules.Answer {
	if req.To == rules.Chance {
		return rules.Answer{By: rules.Chance, Faces: req.Dice.Throw(r)}
	}
	if (req.Kind == "attack" || req.Kind == "breakthrough" || req.Kind == "counter") && len(req.Options) > 1 {
		return rules.Answer{By: req.To, Option: req.Options[1+r.IntN(len(req.Options)-1)]}
	}
	return rules.Answer{By: req.To, Option: req.Options[r.IntN(len(req.Options))]}
}

const answersCap = 20000

func games() int {
	if testing.Short() {
		return 2
	}
	return 20
}

func TestRandomGamesKeepEveryInvariantToTheirEnd(t *testing.T) {
	for name, data := range scenarioFiles(t) {
		for _, set := range []map[string]string{nil, allOptions(t, data)} {
			for seed := range games() {
				if !playOut(t, name, load(t, data, set), uint64(seed)) {
					t.Errorf("%s: game %d does not end", name, seed)
				}
			}
		}
	}
}

func TestRandomFightsAtCloseQuartersKeepEveryInvariant(t *testing.T) {
	for name, data := range brawls(t) {
		for seed := range 10 * games() {
			if !playOut(t, name, load(t, data, nil), uint64(seed)) {
				t.Errorf("%s: game %d does not end", name, seed)
			}
		}
	}
}

func playOut(t *testing.T, name string, b *Board, seed uint64) (over bool) {
	t.Helper()
	r := rand.New(rand.NewPCG(seed, 7))
	p, _, err := rules.Begin(Book{}, b)
	for n := 0; err == nil && p.Request() != nil && n < answersCap; n++ {
		if err := p.Board().Check(); err != nil {
			t.Fatalf("%s, seed %d, answer %d, %s: %v", name, seed, n, p.Request().Kind, err)
		}
		p, _, err = p.Play(anyAnswer(p.Request(), r))
	}
	if err != nil {
		t.Fatalf("%s, seed %d: %v", name, seed, err)
	}
	return p.Request() == nil
}

func TestEveryPositionBetweenTwoStepsSurvivesSavingAndLoading(t *testing.T) {
	for name, data := range scenarioFiles(t) {
		for _, set := range []map[string]string{nil, allOptions(t, data)} {
			r := rand.New(rand.NewPCG(3, 9))
			p, _, err := rules.Begin(Book{}, load(t, data, set))
			for n := 0; err == nil && p.Request() != nil && n < answersCap; n++ {
				if base, tape := p.Checkpoint(); len(tape) == 0 && n%3 == 0 {
					roundTrip(t, name, base.(*Board))
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
	if got.Hash() != b.Hash() {
		t.Fatalf("%s: another board after loading\n%s", name, text)
	}
	if again := (Book{}).Save(got); !bytes.Equal(text, again) {
		t.Fatalf("%s: saved in other words after loading", name)
	}
}
