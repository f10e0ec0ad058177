package squares

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"

	"grognard/rules/rulestest"
)

// melees is how often each brawl is recorded, every time with other answers.
const melees = 4

func TestTheRulesPlayAsRecorded(t *testing.T) {
	close := brawls(t)
	close["dusk"] = []byte(strings.Replace(string(close["brawl in fog"]), "day_start = 540", "day_start = 1110", 1))
	close["dusk over the open"] = []byte(strings.Replace(string(close["brawl"]), "day_start = 540", "day_start = 1110", 1))
	var more []rulestest.Start
	for _, name := range slices.Sorted(maps.Keys(close)) {
		for i := range melees {
			more = append(more, rulestest.Start{Name: fmt.Sprintf("%s-%d", strings.ReplaceAll(name, " ", "-"), i+1), Data: close[name]})
		}
	}
	rulestest.Record(t, Book{}, more...)
}
