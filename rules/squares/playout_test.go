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
	return rulestest.Load[*Board](t, Book{}, data, set)
}

// allOptions switches on all that a scenario offers.
func allOptions(t testing.TB, data []byte) map[string]string {
	set := map[string]string{}
	b := load(t, data, nil)
	for i, s := range (Book{}).Switches() {
		if b.rules.offered[i] {
			set[s.Key] = "on"
		}
	}
	return set
}

// plainAndFull are the scenarios as they stand and with all that they offer.
func plainAndFull(t testing.TB) (all []rulestest.Start) {
	for _, s := range rulestest.Starts(t, "squares") {
		all = append(all, s, rulestest.Start{Name: s.Name + " with all options", Data: s.Data, Set: allOptions(t, s.Data)})
	}
	return all
}

const answersCap = 20000

// playout plays random games: players like to attack.
var playout = rulestest.Playout{Book: Book{}, Answers: answersCap, Bias: func(req *rules.Request, r *rand.Rand) (rules.Option, bool) {
	if (req.Kind == "attack" || req.Kind == "breakthrough" || req.Kind == "counter") && len(req.Options) > 1 {
		return req.Options[1+r.IntN(len(req.Options)-1)], true
	}
	return rules.Option{}, false
}}

func TestRandomGamesKeepEveryInvariantToTheirEnd(t *testing.T) {
	playout.Games(t, rulestest.Many(5, 1), plainAndFull(t)...)
}

func TestRandomFightsAtCloseQuartersKeepEveryInvariant(t *testing.T) {
	var starts []rulestest.Start
	for name, data := range brawls(t) {
		starts = append(starts, rulestest.Start{Name: name, Data: data})
	}
	playout.Games(t, rulestest.Many(200, 20), starts...)
}

func TestEveryPositionBetweenTwoStepsSurvivesSavingAndLoading(t *testing.T) {
	playout.Saved(t, 1, plainAndFull(t)...)
}
