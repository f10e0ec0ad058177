package musket

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"grognard/rules/rulestest"
)

// melees is how many positions are recorded of each of some battles in which the
// armies have been thrown together.
const melees = 3

func TestTheRulesPlayAsRecorded(t *testing.T) {
	more := []rulestest.Start{{Name: "full", Data: []byte(fullFile(t))}}
	for _, name := range []string{"maida-1806", "montebello-1800"} {
		for seed := range melees {
			b := load(t, scenarioFiles(t)[name+".toml"], nil)
			crowd(b, rand.New(rand.NewPCG(uint64(seed), 6)))
			more = append(more, rulestest.Start{Name: fmt.Sprintf("%s-crowded-%d", name, seed+1), Data: Book{}.Save(b)})
		}
	}
	rulestest.Record(t, Book{}, more...)
}
