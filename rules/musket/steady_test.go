package musket

import (
	"math/rand/v2"
	"testing"

	"grognard/rules"
)

// TestWhateverIsDoneChangesTheBoard plays at random and sees to it that no act
// of a player, from one Step to the next, leaves everything as it was: else it
// could be done for ever.
func TestWhateverIsDoneChangesTheBoard(t *testing.T) {
	for name, data := range scenarioFiles(t) {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			b := load(t, data, nil)
			for seed := range uint64(games()) {
				wantSteady(t, b, rand.New(rand.NewPCG(seed, 11)))
			}
		})
	}
}

// wantSteady plays one game. What is noted of the phase, that it has begun, does
// not count.
func wantSteady(t *testing.T, b *Board, r *rand.Rand) {
	t.Helper()
	p, _, err := rules.Begin(Book{}, b.Clone())
	if err != nil {
		t.Fatal(err)
	}
	was, answers := uint64(0), []string{}
	for range answersCap / 4 {
		base, tape := p.Checkpoint()
		if len(tape) == 0 {
			now := *base.(*Board)
			now.begun = true
			if h := now.Hash(); h == was {
				t.Fatalf("%q has changed nothing", answers)
			} else {
				was, answers = h, nil
			}
		}
		req := p.Request()
		if req == nil {
			return
		}
		a := eager(req, r)
		if req.To != rules.Chance {
			answers = append(answers, rules.FormatOption(Book{}, a.Option))
		}
		if p, _, err = p.Play(a); err != nil {
			t.Fatal(err)
		}
	}
}
