package ccn

import (
	"math/rand/v2"
	"testing"

	"grognard/rules"
	"grognard/rules/rulestest"
)

// scenarioFiles returns the scenarios of the game by file name.
func scenarioFiles(t testing.TB) map[string][]byte { return rulestest.Scenarios(t, "ccn") }

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

// playout plays random games.
var playout = rulestest.Playout{Book: Book{}, Answer: anyAnswer, Answers: answersCap}

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
				if playout.Over(t, load(t, data), uint64(seed)) {
					over++
				}
			}
			if over < games()*9/10 {
				t.Errorf("only %d of %d games came to an end", over, games())
			}
		})
	}
}

// longGame is the scenario whose game is saved to its end; of the others the
// first answers are.
const longGame, firstAnswers = "ccn-03-vimeiro.toml", 250

func TestEveryPositionBetweenTwoStepsSurvivesSavingAndLoading(t *testing.T) {
	for name, data := range scenarioFiles(t) {
		p := playout
		if name != longGame {
			p.Answers = firstAnswers
		}
		p.Saved(t, load(t, data), 3, 1)
	}
}

func BenchmarkRollout(b *testing.B) {
	playout.Bench(b, load(b, scenarioFiles(b)["ccn-12-waterloo.toml"]))
}
