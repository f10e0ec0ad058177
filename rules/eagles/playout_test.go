package eagles

import (
	"math/rand/v2"
	"testing"

	"grognard/rules"
	"grognard/rules/rulestest"
)

// scenarioFiles returns the scenarios of the game by file name.
func scenarioFiles(t testing.TB) map[string][]byte { return rulestest.Scenarios(t, "eagles") }

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

// playout plays random games.
var playout = rulestest.Playout{Book: Book{}, Answer: anyAnswer, Answers: answersCap}

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
				if !playout.Over(t, load(t, data, set), uint64(seed)) {
					t.Errorf("%s: game %d does not end", name, seed)
				}
			}
		}
	}
}

func TestEveryPositionBetweenTwoStepsSurvivesSavingAndLoading(t *testing.T) {
	every := 1
	if testing.Short() {
		every = 3
	}
	for _, data := range scenarioFiles(t) {
		for _, set := range []map[string]string{nil, {"deployment": "free", "cascade": "yes"}} {
			playout.Saved(t, load(t, data, set), 3, every)
		}
	}
}

func BenchmarkRollout(b *testing.B) {
	playout.Bench(b, load(b, scenarioFiles(b)["the-walled-farm.toml"], nil))
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
