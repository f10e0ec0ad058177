//go:build unix

package odds_test

import (
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"grognard/game/odds"
	"grognard/rules"
	"grognard/scenarios"
)

// BenchmarkCards counts cards of great battles that are played by lot, b.N in each. It
// reports how long they take, of the whole program's time, and logs the slowest.
func BenchmarkCards(b *testing.B) {
	for _, battle := range []struct{ system, scenario string }{
		{"squares", "ns-05-salamanca"}, {"squares", "ns-04-marengo"}, {"musket", "marengo-1800"}, {"musket", "auerstedt-1806"}, {"eagles", "eagles-and-lions"},
		{"ccn", "ccn-12-waterloo"}, {"ccn", "ccn-10-salamanca"},
	} {
		b.Run(battle.scenario, func(b *testing.B) {
			all := timeCards(b, battle.system, battle.scenario, b.N)
			if len(all) == 0 {
				b.Fatal("no card has dice")
			}
			slices.SortFunc(all, func(a, b timed) int { return int(a.took - b.took) })
			tellTimes(b, all)
		})
	}
}

// timed is a card with the time that it took.
type timed struct {
	kind, option string
	took         time.Duration
	card         *odds.Odds
}

// timeCards times n cards with dice of a battle.
func timeCards(b *testing.B, system, scenario string, n int) (all []timed) {
	book, _ := scenarios.Book(system)
	for seed := uint64(1); seed < 50 && len(all) < n; seed++ {
		tour(b, system, scenario, seed, 2500, func(p *rules.Position, r *rand.Rand) bool {
			q := p.Request()
			var few []rules.Option
			if !fights(q) && r.IntN(8) > 0 {
				return true
			}
			for _, i := range r.Perm(len(q.Options))[:min(3, len(q.Options))] {
				few = append(few, q.Options[i])
			}
			if q.Field != nil {
				few = append(few, q.Field.Sample(r))
			}
			for _, o := range few {
				from := worked()
				card, err := odds.Card(p, o)
				if err != nil {
					b.Errorf("%s %s: %v", q.Kind, rules.FormatOption(book, o), err)
					continue
				}
				if took := worked() - from; !card.Certain() {
					all = append(all, timed{q.Kind, rules.FormatOption(book, o), took, card})
				}
			}
			return len(all) < n
		})
	}
	return all
}

// tellTimes reports how long cards took, the quickest first, and how many had to be
// sampled or took more than 50 ms; and logs the slowest.
func tellTimes(b *testing.B, all []timed) {
	sampled, over := 0, 0
	for _, x := range all {
		if x.card.Sampled > 0 {
			sampled++
		}
		if x.took > 50*time.Millisecond {
			over++
		}
	}
	for part, name := range map[int]string{500: "median-ms", 990: "99%-ms", 1000: "worst-ms"} {
		took := all[min(len(all)-1, len(all)*part/1000)].took
		b.ReportMetric(float64(took.Microseconds())/1000, name)
	}
	b.ReportMetric(float64(sampled)/float64(len(all)), "sampled/op")
	b.ReportMetric(float64(over)/float64(len(all)), "over-50ms/op")
	for _, x := range all[max(0, len(all)-3):] {
		b.Log(x.kind, x.option, x.took, x.card.Sampled, len(x.card.Rows), len(x.card.Replies), len(x.card.Variants))
	}
}
