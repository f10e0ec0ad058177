package wire

import (
	"math/rand/v2"
	"strings"
	"testing"

	"grognard/game/match"
	"grognard/rules/manoeuvre"
	"grognard/scenarios"
)

// table begins a game of Manoeuvre with dice typed in.
func table(t testing.TB, data []byte) *Session {
	t.Helper()
	m, err := match.New(manoeuvre.Book{}, match.Start{Data: data, Dice: match.Hand(), Open: true})
	if err != nil {
		t.Fatal(err)
	}
	return &Session{Match: m}
}

// TestACompleteGameOfManoeuvre plays a scenario through its set-up, writes the
// position down, and plays it from that file to the end: every option, die and
// draw as a line of the protocol.
func TestACompleteGameOfManoeuvre(t *testing.T) {
	_, data, err := scenarios.Open("manoeuvre", "man-02-before-dusk")
	if err != nil {
		t.Fatal(err)
	}
	r := rand.New(rand.NewPCG(5, 5))
	s := table(t, data)
	said := replies(talk(t, s, "ask"))[1]
	for strings.Contains(said, " setup.") || strings.HasPrefix(said, "ask chance") {
		said = next(t, s, said, r)
	}
	var position strings.Builder
	for line := range strings.Lines(replies(talk(t, s, "position"))[1]) {
		if text, ok := strings.CutPrefix(line, "| "); ok {
			position.WriteString(text)
		} else if strings.TrimSpace(line) == "|" {
			position.WriteString("\n")
		}
	}
	s = table(t, []byte(position.String()))
	said = replies(talk(t, s, "ask"))[1]
	for range 6000 {
		if strings.HasPrefix(said, "over ") {
			return
		}
		said = next(t, s, said, r)
	}
	t.Fatalf("the game has not ended after %d answers: %s", s.Match.Len(), said)
}

// next answers what is asked, quietly every third time, and returns what is
// asked then.
func next(t testing.TB, s *Session, said string, r *rand.Rand) string {
	t.Helper()
	command := answer(t, said, r)
	if _, rest, ok := strings.Cut(said, "\nquiet "); ok && r.IntN(3) == 0 {
		option, _, _ := strings.Cut(rest, "\n")
		command = "play " + option
	}
	all := replies(talk(t, s, command, "ask"))
	if strings.HasPrefix(all[1], "error") {
		t.Fatalf("%s> %s\n%s", said, command, all[1])
	}
	return all[2]
}
