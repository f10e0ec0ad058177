package musket

import (
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"grognard/rules"
)

func BenchmarkRollout(b *testing.B) {
	start := load(b, scenarioFiles(b)["marengo-1800.toml"], nil)
	r := rand.New(rand.NewPCG(1, 1))
	answers := 0
	b.ReportAllocs()
	for answers < b.N {
		board := start.Clone()
		err := rules.Rollout(Book{}, board, 3000, func(req *rules.Request) rules.Answer {
			answers++
			return playout.Answer(req, r)
		})
		if err != nil {
			b.Fatal(err)
		}
	}
	b.ReportMetric(float64(answers)/b.Elapsed().Seconds(), "answers/s")
}

// BenchmarkAnswer measures what a player waits for: an answer, and the menu of
// the next question with all that every counter can reach.
func BenchmarkAnswer(b *testing.B) {
	start := load(b, scenarioFiles(b)["marengo-1800.toml"], nil)
	r := rand.New(rand.NewPCG(1, 1))
	var waits []time.Duration
	for len(waits) < b.N {
		p, _, err := rules.Begin(Book{}, start.Clone())
		for err == nil && p.Request() != nil && len(waits) < b.N {
			a, was, best := playout.Answer(p.Request(), r), p, time.Hour
			for range 3 { // the best of three: the machine may be busy
				begin := time.Now()
				p, _, err = was.Play(a)
				best = min(best, time.Since(begin))
			}
			waits = append(waits, best)
		}
		if err != nil {
			b.Fatal(err)
		}
	}
	slices.Sort(waits)
	b.ReportMetric(float64(waits[len(waits)/2].Microseconds()), "µs-median")
	b.ReportMetric(float64(waits[len(waits)*99/100].Microseconds()), "µs-99%")
}
