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
	return rulestest.Load[*Board](t, Book{}, data, set)
}

const answersCap = 6000

// playout plays random games: players do not linger over the set-up.
var playout = rulestest.Playout{Book: Book{}, Answers: answersCap, Endless: true, Bias: func(req *rules.Request, _ *rand.Rand) (rules.Option, bool) {
	if req.Quiet >= 0 && (req.Kind == "setup.map" || req.Kind == "setup.deploy" || req.Kind == "setup.hand") {
		return req.Options[req.Quiet], true
	}
	return rules.Option{}, false
}}

func TestRandomGamesKeepEveryInvariantToTheirEnd(t *testing.T) {
	playout.Games(t, rulestest.Many(300, 5), rulestest.Starts(t, "manoeuvre")...)
}

func TestEveryPositionBetweenTwoStepsSurvivesSavingAndLoading(t *testing.T) {
	others := map[string]string{"ambush": "revised", "card_faces": "public", "hill_bonus": "once", "opening_hand": "chosen"}
	playout.Saved(t, 1, rulestest.Starts(t, "manoeuvre", nil, others)...)
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
			p, _, err = p.Play(playout.Answer(p.Request(), r))
		}
		if err != nil {
			t.Fatal(name, err)
		}
	}
}

func BenchmarkRollout(b *testing.B) {
	playout.Bench(b, load(b, scenarioFiles(b)["man-01-first-orders.toml"], nil))
}
