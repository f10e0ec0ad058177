package match

import (
	"math/rand/v2"
	"testing"
)

func TestOnePersonAloneIsNotAskedWhatHidesAHandFromNobody(t *testing.T) {
	for _, how := range []Start{{Open: true}, {Players: [2]Player{{}, {Chooser: quiet{}}}}} {
		how.Auto = true
		for seed := range uint64(20) {
			how.Seed = seed
			m := duel(t, how)
			r := rand.New(rand.NewPCG(seed, 7))
			for range 60 {
				q := m.Request()
				if q == nil {
					break
				}
				if m.Computer() {
					if _, err := m.Think(); err != nil {
						t.Fatal(err)
					}
					continue
				}
				if q.Field == nil && len(q.Options) == 1 {
					t.Fatalf("seed %d: %s is asked with one option", seed, q.Kind)
				}
				if _, err := m.Answer(pick(r, q)); err != nil {
					t.Fatal(err)
				}
			}
		}
	}
}
