package musket

import (
	"testing"

	"grognard/rules/rulestest"
)

func TestRulebookKeepsTheContract(t *testing.T) {
	book := rulestest.Book{Book: Book{}, Games: 1, Answers: answersCap, Probe: 250}
	starts := []string{"training-trebbia-bridge.toml", "quatre-bras-1815.toml"} // small, and with everything
	if testing.Short() {
		starts = starts[:1]
	}
	for _, name := range starts {
		book.Starts = append(book.Starts, rulestest.Start{Name: name, Data: scenarioFiles(t)[name]})
	}
	rulestest.Run(t, book).Said(t, Book{}, refsByName)
}
