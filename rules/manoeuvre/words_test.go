package manoeuvre

import (
	"maps"
	"slices"
	"testing"

	"grognard/rules/rulestest"
)

func TestPromptsFitOnTheirLine(t *testing.T) {
	rulestest.Prompts(t, "man", "Impero Ottomano", "9° Lancieri Reali della Regina", "Cavalleria della Guardia")
}

// checkWords checks that there are words for all that random games have said,
// and for everything that has a name.
func checkWords(t *testing.T, report *rulestest.Report) {
	t.Helper()
	report.Said(t, Book{}, slices.Collect(maps.Values(refsByName))...)
}
