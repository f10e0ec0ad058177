package match

import (
	"strings"
	"testing"

	"grognard/game/archive"
	"grognard/rules"
	"grognard/scenarios"
)

// In the first version of The March of Eagles one die with as many faces as
// there are special figures said which of them falls; of seven two dice do so
// now.
func TestEaglesOfTheFirstVersion(t *testing.T) {
	book, _ := scenarios.Book("eagles")
	for name, c := range map[string]struct {
		answers int
		note    rules.Text
		has     []string // of what the position now says
	}{
		"six":   {answers: 4, has: []string{"figures = [2, 1, 1, 1]", "commander = { x = 47.500, y = 47.500 }"}},
		"seven": {note: rules.Text{Key: "match.note.checkpoint", N: 4, M: 1}, has: []string{"figures = [2, 2, 1, 1]", `commander = { state = "gone" }`}},
	} {
		t.Run("ME-21.3 an old save in which one of "+name+" fell goes on", func(t *testing.T) {
			g, err := archive.Read("testdata/eagles-1-" + name + ".grog")
			if err != nil {
				t.Fatal(err)
			}
			m, err := Load(book, g)
			if err != nil {
				t.Fatal(err)
			}
			if m.Len() != c.answers || m.Note() != c.note {
				t.Errorf("%d answers are there, want %d; the players are told %+v", m.Len(), c.answers, m.Note())
			}
			m = reopen(t, m) // saved by this version
			text := string(book.Save(m.Position().Board()))
			for _, want := range c.has {
				if !strings.Contains(text, want) {
					t.Errorf("%s is not in it:\n%s", want, text)
				}
			}
			if m.Request().Kind != "command.end" {
				t.Errorf("it asks %s", m.Request().Kind)
			}
		})
	}
}
