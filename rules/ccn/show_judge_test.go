package ccn

import (
	"testing"

	"grognard/rules/rulestest"
)

func TestWhatTheComputerSees(t *testing.T) {
	rulestest.Judge(t, Book{}, rulestest.Judged{Starts: rulestest.Starts(t, "ccn"), Answers: 400, Answer: playout.Answer, Kinds: 18})
}

// The table of hits is that of the dice.
func TestHowLikelySoManyHitsAre(t *testing.T) {
	for _, k := range []struct{ dice, faces, hits, want int }{{1, 2, 1, 33}, {2, 3, 1, 75}, {3, 3, 3, 12}, {4, 1, 5, 0}, {4, 2, 0, 0}} {
		if got := likely(k.dice, k.faces, k.hits); got != k.want {
			t.Errorf("%d dice with %d faces make %d hits in %d of a hundred, not %d", k.dice, k.faces, k.hits, got, k.want)
		}
	}
}
