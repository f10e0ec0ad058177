package ai

import (
	"math"
	"math/rand/v2"
	"testing"

	"grognard/rules"
	"grognard/rules/rulestest/toy"
)

// A sharper policy draws what is liked three times as well nine times as often.
func TestAQuickPolicyKeepsAsCloselyToWhatIsLikedAsItsWeightsSay(t *testing.T) {
	q := &rules.Request{Kind: "strike", Options: []rules.Option{{Do: "hit"}, {Do: "hold"}}, Quiet: -1}
	for sharp, want := range map[float64]float64{0: .75, 1: .75, 2: .9} {
		w := &Weights{Sharp: sharp, Acts: map[string]map[string]float64{"strike": {"hit": 1000 * math.Log(3), "hold": 0}}}
		m := newMind(toy.Book{}, w)
		var d draw
		lot, hits := rand.New(rand.NewPCG(1, 2)), 0
		const n = 4000
		for range n {
			if d.option(m, nil, q, lot).Do == "hit" {
				hits++
			}
		}
		if got := float64(hits) / n; math.Abs(got-want) > .03 {
			t.Errorf("sharp %v: it hits in %.2f of its draws, want %.2f", sharp, got, want)
		}
	}
}
