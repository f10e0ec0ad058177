package musket

import (
	"math/rand/v2"
	"testing"

	"grognard/rules"
	"grognard/rules/rulestest"
)

// scenarioFiles returns the scenarios of the game by file name.
func scenarioFiles(t testing.TB) map[string][]byte { return rulestest.Scenarios(t, "musket") }

func load(t testing.TB, data []byte, set map[string]string) *Board {
	t.Helper()
	return rulestest.Load[*Board](t, Book{}, data, set)
}

const answersCap = 6000

// playout plays random games: players end what could go on for ever.
var playout = rulestest.Playout{Book: Book{}, Answers: answersCap, Endless: true,
	Bias: func(req *rules.Request, r *rand.Rand) (rules.Option, bool) {
		if req.Quiet >= 0 && r.IntN(4) == 0 {
			return req.Options[req.Quiet], true
		}
		return rules.Option{}, false
	},
	Forget: func(b rules.Board) { b.(*Board).lifelines = [2][2]lifeline{} }}

func games() int { return rulestest.Many(15, 5) }

func TestRandomGamesKeepEveryInvariantToTheirEnd(t *testing.T) {
	playout.Games(t, games(), rulestest.Starts(t, "musket")...)
}

func TestEveryPositionBetweenTwoStepsSurvivesSavingAndLoading(t *testing.T) {
	playout.Saved(t, 7, rulestest.Starts(t, "musket")...)
}
