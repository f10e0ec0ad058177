package ccn

import (
	"maps"
	"math/rand/v2"
	"testing"

	"grognard/rules"
	"grognard/rules/rulestest"
)

// scenarioFiles returns the scenarios of the game by file name.
func scenarioFiles(t testing.TB) map[string][]byte { return rulestest.Scenarios(t, "ccn") }

// printedScenarios are the twelve battles of the ledger; the others are ours.
func printedScenarios(t testing.TB) map[string][]byte {
	all := scenarioFiles(t)
	maps.DeleteFunc(all, func(name string, _ []byte) bool { return name > "ccn-13" })
	return all
}

func load(t testing.TB, data []byte) *Board {
	t.Helper()
	return rulestest.Load[*Board](t, Book{}, data, nil)
}

const answersCap = 20000

// playout plays random games: players end orders, moves and combats seldom, so
// that games come to an end.
var playout = rulestest.Playout{Book: Book{}, Answers: answersCap, Endless: true, Bias: func(req *rules.Request, r *rand.Rand) (rules.Option, bool) {
	n := r.IntN(len(req.Options))
	return req.Options[n], n != req.Quiet
}}

func TestRandomGamesKeepEveryInvariantToTheirEnd(t *testing.T) {
	playout.Games(t, rulestest.Many(10, 1), rulestest.Starts(t, "ccn")...)
}

// longGame is the scenario whose game is saved to its end; of the others the
// first answers are.
const longGame, firstAnswers = "ccn-03-vimeiro.toml", 250

func TestEveryPositionBetweenTwoStepsSurvivesSavingAndLoading(t *testing.T) {
	for _, start := range rulestest.Starts(t, "ccn") {
		p := playout
		if start.Name != longGame {
			p.Answers = firstAnswers
		}
		p.Saved(t, 1, start)
	}
}

func BenchmarkRollout(b *testing.B) {
	playout.Bench(b, load(b, scenarioFiles(b)["ccn-12-waterloo.toml"]))
}
