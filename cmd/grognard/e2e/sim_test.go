//go:build gpu

package e2e

import (
	"fmt"
	"testing"

	"grognard/game/match"
	"grognard/rules"
	"grognard/scenarios"
)

func TestSim(t *testing.T) {
	for _, id := range []string{"man-02-before-dusk", "man-01-first-orders"} {
		for seed := range uint64(24) {
			b, _ := scenarios.Book("manoeuvre")
			_, data, err := scenarios.Open("manoeuvre", id)
			if err != nil {
				t.Fatal(err)
			}
			m, err := match.New(b, match.Start{Scenario: id, Data: data, Seed: seed, Auto: true})
			if err != nil {
				t.Fatal(err)
			}
			hand, ans := 0, 0
			clicks := 0
			kinds := map[string]int{}
			for m.Request() != nil && ans < 900 {
				if _, p := m.HandOver(); p {
					m.TakeSeat()
					hand++
				}
				q := m.Request()
				kinds[q.Kind]++
				o := general{b}.choose(q, m.Position().View(q.To))
				for _, r := range []rules.Ref{o.Who, o.With, o.At} {
					if r != 0 {
						clicks++
					}
				}
				if o.Who == 0 && o.With == 0 && o.At == 0 {
					clicks++
				}
				if id[4:6]=="01" && seed == 0 && ans > 200 && ans < 300 {
					fmt.Println(m.Position().View(rules.Chance).Turn, q.To, q.Kind, o.Do, b.Format(o.Who), b.Format(o.With), b.Format(o.At), len(q.Options))
				}
				if _, err := m.Answer(o); err != nil {
					t.Fatal(err)
				}
				ans++
			}
			fmt.Println(id, seed, "ans", ans, "clicks", clicks, "hand", hand, m.Result(), "turn", m.Position().View(rules.Chance).Turn)
			if seed == 0 {
				fmt.Println(kinds)
			}
		}
	}
}
