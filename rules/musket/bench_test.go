package musket

import (
	"math/rand/v2"
	"testing"

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
			return anyAnswer(req, r)
		})
		if err != nil {
			b.Fatal(err)
		}
	}
	b.ReportMetric(float64(answers)/b.Elapsed().Seconds(), "answers/s")
}
