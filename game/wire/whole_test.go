package wire

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"grognard/game/archive"
	"grognard/game/match"
	"grognard/rules/rulestest/toy"
)

// TestACompleteGame answers every ask of a game with a random option, or with
// random dice, over the protocol alone.
func TestACompleteGame(t *testing.T) {
	s := session(t, toy.Duel, match.Hand())
	r := rand.New(rand.NewPCG(3, 3))
	said := replies(talk(t, s, "ask"))[1]
	for range 3000 {
		if strings.HasPrefix(said, "over ") {
			return
		}
		all := replies(talk(t, s, answer(t, said, r), "ask"))
		if strings.HasPrefix(all[1], "error") {
			t.Fatalf("%s%s", said, all[1])
		}
		said = all[2]
	}
	t.Fatal("the game goes on for ever")
}

// answer makes the command that answers an ask.
func answer(t testing.TB, said string, r *rand.Rand) string {
	t.Helper()
	var options, bag []string
	var dice string
	for line := range strings.Lines(said) {
		word, rest, _ := strings.Cut(strings.TrimSpace(line), " ")
		switch word {
		case "opt", "quiet":
			options = append(options, rest)
		case "bag":
			bag = append(bag, rest)
		case "ask":
			if _, after, ok := strings.Cut(rest, "dice="); ok {
				dice, _, _ = strings.Cut(after, " ")
			}
		}
	}
	switch {
	case dice != "":
		var faces []string
		for _, g := range strings.Split(dice, "+") {
			var n, sides int
			if _, err := fmt.Sscanf(g, "%dd%d", &n, &sides); err != nil {
				t.Fatal(err)
			}
			for range n {
				faces = append(faces, fmt.Sprint(1+r.IntN(sides)))
			}
		}
		return "roll " + strings.Join(faces, " ")
	case bag != nil:
		return "draw " + bag[r.IntN(len(bag))]
	}
	return "play " + options[r.IntN(len(options))]
}

func FuzzServe(f *testing.F) {
	f.Add("play play k2\nplay attack p0 @p2\nplay pass\nplay agree\nroll 6\ndraw k1\n")
	f.Add("odds attack p0 @p2\nwhy move p0 @d4\nview both\nlog 3\nposition\nhelp\nundo\n")
	f.Add("play concede\nask\nplay pass\n\x00\xff\n#\nsave x\nquit")
	f.Fuzz(func(t *testing.T, lines string) {
		s := session(t, dealt, match.Hand())
		s.Store = func(string, *archive.Game) error { return nil }
		before := s.Match.Len()
		said := talk(t, s, lines)
		for _, r := range replies(said) {
			if strings.HasPrefix(r, "error: ") && strings.Count(r, "\n") != 1 {
				t.Errorf("an error takes more than a line: %q", r)
			}
		}
		asked := slices.DeleteFunc(strings.Split(lines, "\n"), func(l string) bool {
			l = strings.TrimSpace(l)
			return l == "" || l[0] == '#'
		})
		if n := len(replies(said)); n > len(asked)+1 || s.Match.Len() < before {
			t.Errorf("%d replies to %d lines", n, len(asked))
		}
		if err := s.Match.Position().Board().Check(); err != nil {
			t.Error(err)
		}
	})
}

func FuzzReadRolls(f *testing.F) {
	f.Add("# dice\nroll 1 2\ndraw k7\n")
	f.Add("roll 99999999999999999999\n")
	f.Fuzz(func(t *testing.T, text string) {
		if _, err := ReadRolls(toy.Book{}, strings.NewReader(text)); err != nil && strings.ContainsAny(err.Error(), "\n\r") {
			t.Errorf("%q", err)
		}
	})
}
