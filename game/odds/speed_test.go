//go:build unix

package odds_test

import (
	"math/rand/v2"
	"os"
	"slices"
	"testing"
	"time"

	"grognard/game/odds"
	"grognard/rules"
	"grognard/scenarios"
)

// TestHowLongCardsTake tells how long the cards of great battles take, where
// the variable GROGNARD_SPEED is set.
func TestHowLongCardsTake(t *testing.T) {
	if os.Getenv("GROGNARD_SPEED") == "" {
		t.Skip("GROGNARD_SPEED is not set")
	}
	for _, battle := range []struct{ system, scenario string }{
		{"squares", "ns-05-salamanca"}, {"squares", "ns-04-marengo"}, {"musket", "marengo-1800"}, {"musket", "auerstedt-1806"}, {"eagles", "eagles-and-lions"},
		{"ccn", "ccn-12-waterloo"}, {"ccn", "ccn-10-salamanca"},
	} {
		t.Run(battle.scenario, func(t *testing.T) { howLong(t, battle.system, battle.scenario) })
	}
}

// timed is a card with the time that it took.
type timed struct {
	kind, option string
	took         time.Duration
	card         *odds.Odds
}

// howLong counts cards of a battle for some seconds and logs their times.
func howLong(t *testing.T, system, scenario string) {
	all := timeCards(t, system, scenario)
	if len(all) == 0 {
		t.Fatal("no card has dice")
	}
	slices.SortFunc(all, func(a, b timed) int { return int(a.took - b.took) })
	tellTimes(t, all)
}

// timeCards times the cards of a battle that is played by lot, until the time
// that GROGNARD_SPEED gives is over.
func timeCards(t *testing.T, system, scenario string) (all []timed) {
	book, _ := scenarios.Book(system)
	begun := time.Now()
	limit := 15 * time.Second
	if v := os.Getenv("GROGNARD_SPEED"); v != "1" {
		limit, _ = time.ParseDuration(v)
	}
	for seed := uint64(1); seed < 50 && time.Since(begun) < limit; seed++ {
		tour(t, system, scenario, seed, 2500, func(p *rules.Position, r *rand.Rand) bool {
			if time.Since(begun) > limit {
				return false
			}
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
					t.Errorf("%s %s: %v", q.Kind, rules.FormatOption(book, o), err)
					continue
				}
				if took := worked() - from; !card.Certain() {
					all = append(all, timed{q.Kind, rules.FormatOption(book, o), took, card})
				}
			}
			return true
		})
	}
	return all
}

// tellTimes logs how long cards took, the quickest first: all of them together,
// by kind of request (cards, sampled, over 50 ms), and the slowest.
func tellTimes(t *testing.T, all []timed) {
	sampled, over, kinds := 0, 0, map[string][3]int{}
	for _, x := range all {
		k := kinds[x.kind]
		k[0]++
		if x.card.Sampled > 0 {
			sampled++
			k[1]++
		}
		if x.took > 50*time.Millisecond {
			over++
			k[2]++
		}
		kinds[x.kind] = k
	}
	at := func(part int) time.Duration {
		return all[min(len(all)-1, len(all)*part/1000)].took.Round(10 * time.Microsecond)
	}
	t.Logf("%d cards, %d sampled, %d over 50 ms: median %v, 95 %% %v, 99 %% %v, worst %v", len(all), sampled, over, at(500), at(950), at(990), at(1000))
	t.Log(kinds)
	for _, x := range all[max(0, len(all)-8):] {
		t.Log(x.kind, x.option, x.took, x.card.Sampled, len(x.card.Rows), len(x.card.Replies), len(x.card.Variants))
	}
}
