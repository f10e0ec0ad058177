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
	return rulestest.Load[*Board](t, Book{}, data, set)
}

const answersCap = 4000

// playout plays random games: players are soon done with their armies.
var playout = rulestest.Playout{Book: Book{}, Answers: answersCap, Bias: func(req *rules.Request, _ *rand.Rand) (rules.Option, bool) {
	if k := hasty(req); k >= 0 {
		return req.Options[k], true
	}
	return rules.Option{}, false
}}

// placed is a game in which armies are placed by their players and flights
// spread.
var placed = map[string]string{"deployment": "free", "cascade": "yes"}

// oneSetEach are the battles of the game, each with one of some sets of switches: the first with the first, the
// next with the second, and so on round.
func oneSetEach(t testing.TB, sets ...map[string]string) (all []rulestest.Start) {
	for i, s := range rulestest.Starts(t, "eagles", sets...) {
		if battle, set := i/len(sets), i%len(sets); set == battle%len(sets) {
			all = append(all, s)
		}
	}
	return all
}

func TestRandomGamesKeepEveryInvariantToTheirEnd(t *testing.T) {
	playout.Games(t, rulestest.Many(2, 1), oneSetEach(t, nil, placed, map[string]string{"measuring": "by_eye"})...)
}

func TestEveryPositionBetweenTwoStepsSurvivesSavingAndLoading(t *testing.T) {
	playout.Saved(t, 1, oneSetEach(t, nil, placed)...)
}

func BenchmarkRollout(b *testing.B) {
	playout.Bench(b, load(b, scenarioFiles(b)["the-walled-farm.toml"], nil))
}

func BenchmarkMenu(b *testing.B) {
	for _, name := range []string{"the-walled-farm.toml", "the-long-ridge.toml"} {
		p, _, _ := rules.Begin(Book{}, load(b, scenarioFiles(b)[name], nil))
		r := rand.New(rand.NewPCG(1, 1))
		for n := 0; p.Request().Kind != "order" || n < 60; n++ {
			p, _, _ = p.Play(playout.Answer(p.Request(), r))
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
