package musket

import (
	"testing"

	"grognard/rules/rulestest"
)

func TestRulebookKeepsTheContract(t *testing.T) {
	book := rulestest.Book{Book: Book{}, Games: 1, Answers: answersCap, Probe: 40, }
	for name, data := range scenarioFiles(t) {
		book.Starts = append(book.Starts, rulestest.Start{Name: name, Data: data})
	}
	report, faults := rulestest.Examine(book)
	for _, f := range faults {
		t.Error(f)
	}
	checkWords(t, report)
	t.Log(report)
}
