package squares

import (
	"math/rand/v2"
	"testing"

	"grognard/rules"
	"grognard/rules/rulestest"
)

// scenarioFiles returns the scenarios of the game by file name.
func scenarioFiles(t testing.TB) map[string][]byte { return rulestest.Scenarios(t, "squares") }

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
	for i, s := range (Book{}).Switches() {
		if b.rules.offered>>i&1 == 1 {
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

// playout plays random games.
var playout = rulestest.Playout{Book: Book{}, Answer: anyAnswer, Answers: answersCap}

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
				if !playout.Over(t, load(t, data, set), uint64(seed)) {
					t.Errorf("%s: game %d does not end", name, seed)
				}
			}
		}
	}
}

func TestRandomFightsAtCloseQuartersKeepEveryInvariant(t *testing.T) {
	for name, data := range brawls(t) {
		for seed := range 10 * games() {
			if !playout.Over(t, load(t, data, nil), uint64(seed)) {
				t.Errorf("%s: game %d does not end", name, seed)
			}
		}
	}
}

func TestEveryPositionBetweenTwoStepsSurvivesSavingAndLoading(t *testing.T) {
	for _, data := range scenarioFiles(t) {
		for _, set := range []map[string]string{nil, allOptions(t, data)} {
			playout.Saved(t, load(t, data, set), 3, 3)
		}
	}
}
