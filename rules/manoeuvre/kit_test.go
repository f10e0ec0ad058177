package manoeuvre

import (
	"strings"
	"testing"

	"grognard/rules"
	"grognard/rules/rulestest"
)

func TestRulebookKeepsTheContract(t *testing.T) {
	book := rulestest.Book{Book: Book{}, Games: 1, Answers: answersCap, Probe: 40, Prefer: func(req *rules.Request) int {
		if strings.HasPrefix(req.Kind, "setup.") {
			return req.Quiet
		}
		return -1
	}}
	for name, data := range scenarioFiles(t) {
		book.Starts = append(book.Starts, rulestest.Start{Name: name, Data: data})
	}
	report, faults := rulestest.Examine(book)
	for _, f := range faults {
		if f.Check != rulestest.CheckSecret || !ownWindow(f.Error()) {
			t.Error(f)
		}
	}
	t.Log(report)
}

// ownWindow reports whether a fault is about a decision that MAN-S.7 lets
// depend on the hand of the player who takes it: DP-2a, 4, 5 and 18.
func ownWindow(fault string) bool {
	return strings.Contains(fault, "what side") && (strings.Contains(fault, "draw.spy ") || strings.Contains(fault, "move.march ") ||
		strings.Contains(fault, "move.supply ") || strings.Contains(fault, "redoubt "))
}
