package eagles

import (
	"testing"

	"grognard/rules"
	"grognard/rules/rulestest"
)

func TestPromptsFitOnTheirLine(t *testing.T) {
	rulestest.Prompts(t, "me", "Gran Bretagna", "1° battaglione britannico")
}

// checkWords checks that there are words for all that random games have said,
// and for everything that has a name.
func checkWords(t *testing.T, report *rulestest.Report) {
	t.Helper()
	var named []rules.Ref
	for _, r := range fixedNames {
		named = append(named, r)
	}
	for n := range unitNames {
		named = append(named, rules.MakeRef(bodyKind, n<<6))
	}
	report.Said(t, Book{}, named...)
}
