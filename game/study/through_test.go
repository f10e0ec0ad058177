package study

import (
	"strings"
	"testing"

	"grognard/game/archive"
	"grognard/scenarios"
)

// How far a game has been gone through is kept with it, also where nothing was found to judge; a game that has gone
// on is no more judged to its end, and a damaged line is told and taken for none.
func TestHowFarAGameWasGoneThroughIsKept(t *testing.T) {
	book, _ := scenarios.Book("ccn")
	m := fought(t, book, battles["ccn"], 20)
	s := Of(m, nil)
	if s.Whole() || len(s.Parts()) > 0 {
		t.Error("a game is judged that nobody has looked at")
	}
	s.through = m.Len()
	s.Keep()
	again := Of(reopened(t, m), nil)
	if !again.Whole() || len(again.Lost()) > 0 {
		t.Errorf("a game that was gone through to its end is read as one to answer %d of %d: %v", again.through, m.Len(), again.Lost())
	}
	longer := reopened(t, m)
	if _, err := longer.Answer(longer.Request().Options[0]); err != nil {
		t.Fatal(err)
	}
	if Of(longer, nil).Whole() {
		t.Error("a game that went on is judged to its end")
	}
	for _, bad := range []string{"through \n", "through x\n", "through -3\n", "through 7"} {
		m.SetParts([]archive.Part{{Kind: VerdictPart, Text: []byte(bad)}})
		k := Of(m, nil)
		if whole := bad == "through 7"; (len(k.Lost()) == 0) != whole || (k.through == 7) != whole || !whole && !strings.Contains(k.Lost()[0].Error(), "through") {
			t.Errorf("%q: gone through to %d, %v", bad, k.through, k.Lost())
		}
	}
}
