package squares

import (
	"testing"

	"grognard/rules/rulestest"
)

func TestTheRulesPlayAsRecorded(t *testing.T) {
	b := rulestest.Book{Book: Book{}}
	for name, data := range rulestest.Scenarios(t, "squares") {
		b.Starts = append(b.Starts, rulestest.Start{Name: name, Data: data})
	}
	rulestest.Record(t, b)
}
