package ccn

import (
	"testing"

	"grognard/rules/rulestest"
)

func TestRulebookKeepsTheContract(t *testing.T) {
	book := rulestest.Book{Book: Book{}, Games: 1, Answers: answersCap, Probe: 60}
	for name, data := range scenarioFiles(t) {
		if testing.Short() && name != longGame {
			continue
		}
		book.Starts = append(book.Starts, rulestest.Start{Name: name, Data: data})
	}
	rulestest.Run(t, book).Said(t, Book{}, refsByName)
}
