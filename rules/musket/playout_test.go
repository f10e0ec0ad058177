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

// playout plays random games.
var playout = rulestest.Playout{Book: Book{}, Answer: anyAnswer, Answers: answersCap,
	Forget: func(b rules.Board) { b.(*Board).lifelines = [2][2]lifeline{} }}

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
		playout.Saved(t, load(t, data, nil), 3, 7)
	}
}
