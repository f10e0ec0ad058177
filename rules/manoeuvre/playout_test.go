package manoeuvre

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
	names, err := filepath.Glob("../../scenarios/manoeuvre/*.toml")
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
	if req.Quiet >= 0 && (req.Kind == "setup.map" || req.Kind == "setup.deploy" || req.Kind == "setup.hand") {
		return rules.Answer{By: req.To, Option: req.Options[req.Quiet]}
	}
	return rules.Answer{By: req.To, Option: req.Options[r.IntN(len(req.Options))]}
}

const answersCap = 6000

func games() int {
	if testing.Short() {
		return 5
	}
	return 300
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
		for _, set := range []map[string]string{nil, {"ambush": "revised", "card_faces": "public", "hill_bonus": "once", "opening_hand": "chosen"}} {
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
	c := got.(*Board)
	if c.Hash() != b.Hash() || !bytes.Equal(Book{}.Save(c), text) {
		t.Fatalf("%s, phase %s: another board comes back\n%s\n%s", name, phaseNames[b.phase], text, Book{}.Save(c))
	}
	x, y := *b, *c
	if x.chart != nil && y.chart != nil && x.chart.ID == y.chart.ID {
		x.chart, y.chart = nil, nil
	}
	if x != y {
		t.Fatalf("%s, phase %s: boards differ\n%+v\n%+v", name, phaseNames[b.phase], x, y)
	}
}

func TestDealingAnewChangesNothingThatASideSees(t *testing.T) {
	for name, data := range scenarioFiles(t) {
		r := rand.New(rand.NewPCG(5, 5))
		p, _, err := rules.Begin(Book{}, load(t, data, nil))
		for n := 0; err == nil && p.Request() != nil && n < 1500; n++ {
			for s := rules.Chance; s <= rules.Second; s++ {
				b := p.Board().Clone().(*Board)
				Book{}.Resample(b, s, r)
				if err := b.Check(); err != nil {
					t.Fatalf("%s: %v", name, err)
				}
				if was, is := p.View(s), (Book{}).View(b, s); !reflect.DeepEqual(was, is) {
					t.Fatalf("%s, answer %d, %s: side %d sees a difference\n%+v\n%+v", name, n, p.Request().Kind, s, was, is)
				}
			}
			p, _, err = p.Play(anyAnswer(p.Request(), r))
		}
		if err != nil {
			t.Fatal(name, err)
		}
	}
}

func TestEveryRefusalCitesAClauseAndIsNoOption(t *testing.T) {
	seen := map[string]int{}
	for name, data := range scenarioFiles(t) {
		r := rand.New(rand.NewPCG(8, 1))
		p, _, err := rules.Begin(Book{}, load(t, data, nil))
		for n := 0; err == nil && p.Request() != nil && n < 600; n++ {
			for _, x := range p.Refusals() {
				for _, why := range x.Reasons {
					seen[why.Text.Key]++
					if why.Rule == "" || why.Text.Key == "" {
						t.Fatalf("%s: %v without a clause", name, x.Option)
					}
				}
				for _, o := range p.Request().Options {
					if o == x.Option {
						t.Fatalf("%s, %s: %s is offered and refused (%s)", name, p.Request().Kind, rules.FormatOption(Book{}, o), x.Reasons[0].Text.Key)
					}
				}
			}
			p, _, err = p.Play(anyAnswer(p.Request(), r))
		}
		if err != nil {
			t.Fatal(name, err)
		}
	}
	if len(seen) < 15 {
		t.Errorf("only %d kinds of refusal: %v", len(seen), seen)
	}
}

func TestOptionsAreUniqueAndRoundTripAsText(t *testing.T) {
	for name, data := range scenarioFiles(t) {
		r := rand.New(rand.NewPCG(2, 1))
		p, _, err := rules.Begin(Book{}, load(t, data, nil))
		for n := 0; err == nil && p.Request() != nil && n < 400; n++ {
			texts := map[string]bool{}
			for _, o := range p.Request().Options {
				line := rules.FormatOption(Book{}, o)
				back, err := rules.ParseOption(Book{}, line)
				if texts[line] || err != nil || back != o {
					t.Fatalf("%s: %q: %v", name, line, err)
				}
				texts[line] = true
			}
			p, _, err = p.Play(anyAnswer(p.Request(), r))
		}
		if err != nil {
			t.Fatal(name, err)
		}
	}
}

func BenchmarkRollout(b *testing.B) {
	start := load(b, scenarioFiles(b)["man-01-first-orders.toml"], nil)
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
