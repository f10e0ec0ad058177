package squares

import (
	"testing"

	"grognard/rules"
	"grognard/rules/rulestest"
)

// stubborn is bold and stays where it stands most of the time, so that random
// games are made of combats.
func stubborn(req *rules.Request) int {
	switch {
	case req.Kind == "move" && len(req.Options)%4 != 0, req.Kind == "general":
		return req.Quiet
	case req.Kind == "breakthrough" || req.Kind == "counter":
		return 1
	}
	return bold(req)
}

func TestRulebookKeepsTheContractInCloseCombat(t *testing.T) {
	book := rulestest.Book{Book: Book{}, Games: rulestest.Many(12, 1), Answers: answersCap, Probe: 30, Prefer: stubborn, Seed: 207}
	for name, data := range brawls(t) {
		book.Starts = append(book.Starts, rulestest.Start{Name: name, Data: data})
	}
	report := rulestest.Run(t, book)
	report.Said(t, Book{}, refsByName)
	if testing.Short() {
		return
	}
	for _, kind := range []string{"breakthrough", "counter", "second.attack", "second.defend", "retreat", "retreat.optional", "evade", "share",
		"pursuit", "reset", "displace", "ns.combat.again", "ns.save"} {
		if report.Kinds[kind] == 0 {
			t.Errorf("%s never comes up", kind)
		}
	}
}
