package manoeuvre

import (
	"math/rand/v2"
	"reflect"
	"testing"

	"grognard/rules"
	"grognard/rules/rulestest"
)

// scenarioFiles returns the scenarios of the game by file name.
func scenarioFiles(t testing.TB) map[string][]byte { return rulestest.Scenarios(t, "manoeuvre") }

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

// playout plays random games.
var playout = rulestest.Playout{Book: Book{}, Answer: anyAnswer, Answers: answersCap}

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
				if playout.Over(t, load(t, data, nil), uint64(seed)) {
					over++
				}
			}
			if over < games()*9/10 {
				t.Errorf("only %d of %d games came to an end", over, games())
			}
		})
	}
}

func TestEveryPositionBetweenTwoStepsSurvivesSavingAndLoading(t *testing.T) {
	for _, data := range scenarioFiles(t) {
		for _, set := range []map[string]string{nil, {"ambush": "revised", "card_faces": "public", "hill_bonus": "once", "opening_hand": "chosen"}} {
			playout.Saved(t, load(t, data, set), 3, 1)
		}
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

func BenchmarkRollout(b *testing.B) {
	playout.Bench(b, load(b, scenarioFiles(b)["man-01-first-orders.toml"], nil))
}
