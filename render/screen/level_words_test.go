package screen

import (
	"strings"
	"testing"
	"time"

	"grognard/game/lang/langtest"
	"grognard/game/match"
	"grognard/scenarios"
)

// The words of full strength say how long one waits for the computer in a turn, and of which systems
// alternate within one, so that it is less than a turn for which one waits so long.
func TestTheWordsOfFullStrengthTellHowLongOneWaits(t *testing.T) {
	c := langtest.Words(t)
	book, _ := scenarios.Book("ccn")
	if p := (&Deps{}).chooser(book, nil, 1, "full").(match.Timed); p.TurnTime() != turnTime {
		t.Errorf("who plays is waited for %v in a turn, not %v", p.TurnTime(), turnTime)
	}
	for id, says := range map[string]string{"en": "five seconds", "it": "cinque secondi"} {
		c.Use(id)
		if words := c.Word("ui.strength.full.about"); turnTime != 5*time.Second || !strings.Contains(words, says) {
			t.Errorf("%s: one waits for %v, and reads %q", id, turnTime, words)
		} else {
			for _, system := range []string{"squares", "eagles"} {
				if name := c.Word("ui.system." + system + ".name"); !strings.Contains(words, name) {
					t.Errorf("%s: nothing is said of %s in %q", id, name, words)
				}
			}
		}
	}
}
