package eagles

import (
	"testing"

	"grognard/rules"
	"grognard/rules/rulestest"
)

// hasty ends the building of armies soon.
func hasty(req *rules.Request) int {
	if req.Kind == "build" && len(req.Options) > 0 && req.Quiet >= 0 && len(req.Options)%3 == 0 {
		return req.Quiet
	}
	return -1
}

func TestRulebookKeepsTheContract(t *testing.T) {
	book := rulestest.Book{Book: Book{}, Games: 1, Answers: answersCap, Probe: 40, Prefer: hasty}
	for name, data := range scenarioFiles(t) {
		book.Starts = append(book.Starts, rulestest.Start{Name: name, Data: data},
			rulestest.Start{Name: name + " deployed", Data: data, Set: map[string]string{"deployment": "free", "cascade": "yes", "ask_rerolls": "yes"}})
	}
	report, faults := rulestest.Examine(book)
	for _, f := range faults {
		t.Error(f)
	}
	checkWords(t, report)
	t.Log(report)
}
