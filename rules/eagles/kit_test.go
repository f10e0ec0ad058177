package eagles

import (
	"maps"
	"slices"
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
	files := scenarioFiles(t)
	for i, name := range slices.Sorted(maps.Keys(files)) {
		starts := []rulestest.Start{{Name: name, Data: files[name]},
			{Name: name + " deployed", Data: files[name], Set: map[string]string{"deployment": "free", "cascade": "yes", "ask_rerolls": "yes"}}}
		book.Starts = append(book.Starts, starts[i%2]) // one of them: there are many battles
	}
	if testing.Short() {
		book.Probe = 100
	}
	var names []rules.Ref // of battalions that bear one
	for n := range unitNames {
		names = append(names, rules.MakeRef(bodyKind, n<<6))
	}
	rulestest.Run(t, book).Said(t, Book{}, things.ByName(), names...)
}
