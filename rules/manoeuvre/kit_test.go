package manoeuvre

import (
	"strings"
	"testing"

	"grognard/rules"
	"grognard/rules/rulestest"
)

func TestRulebookKeepsTheContract(t *testing.T) {
	book := rulestest.Book{Book: Book{}, Games: 1, Answers: answersCap, Probe: rulestest.Many(40, 120), Prefer: func(req *rules.Request) int {
		if strings.HasPrefix(req.Kind, "setup.") {
			return req.Quiet
		}
		return -1
	}}
	for name, data := range scenarioFiles(t) {
		book.Starts = append(book.Starts, rulestest.Start{Name: name, Data: data})
	}
	rulestest.Run(t, book).Said(t, Book{}, refsByName)
}
