package eagles

import (
	"testing"

	"grognard/rules"
)

// BenchmarkChargePreview counts the odds of a charge against defensive fire,
// for a charger without and with special figures.
func BenchmarkChargePreview(b *testing.B) {
	for _, c := range []struct{ name, figures string }{{"plain", "0,0,0,0"}, {"one", "0,0,0,1"}, {"two", "1,0,0,1"}, {"four", "1,1,1,1"}} {
		b.Run(c.name, func(b *testing.B) {
			g := draw(&testing.T{}, `
				a1 line 32 column at 24,10 facing 0 figures `+c.figures+`
				b gb: cmd 40,40
				b1 line 24 line at 24,23 facing 180 figures 0,1,0,1`).Play("charge a1 @b1")
			first := []rules.Option{g.Option("charge a1 @b1")}
			fire := func(r *rules.Request) (rules.Option, bool) {
				if r.Kind == "defend" {
					return r.Options[0], true
				}
				return rules.QuietPolicy(r)
			}
			leaves := 0
			for b.Loop() {
				leaves = 0
				if err := (rules.Preview{Policy: fire, Limit: 20000}).Outcomes(g.Position, first, func(rules.Leaf) { leaves++ }); err != nil {
					b.Skip(err)
				}
			}
			b.ReportMetric(float64(leaves), "leaves")
		})
	}
}
