package ccn

import (
	"regexp"
	"testing"

	"grognard/rules/rulestest"
)

// ours are battles of ours that have nothing which others do not have.
var ours = regexp.MustCompile(`valmy|rivoli|alexandria|saalfeld|friedland|aspern|san-marcial|moeckern|toulouse|ligny|borodino|austerlitz`)

func TestRulebookKeepsTheContract(t *testing.T) {
	book := rulestest.Book{Book: Book{}, Games: 1, Answers: answersCap, Probe: 60}
	for name, data := range scenarioFiles(t) {
		if testing.Short() && name != longGame || ours.MatchString(name) {
			continue
		}
		book.Starts = append(book.Starts, rulestest.Start{Name: name, Data: data})
	}
	rulestest.Run(t, book).Said(t, Book{}, refsByName)
}
