package lang

import (
	"strings"
	"testing"

	"grognard/rules"
	"grognard/scenarios"
)

// TestEveryLineOfTheBoxHasAName reads the box of every system, of empty boards and of its battles,
// as the drawer of forces shows it: no line and no heading is without words in a language.
func TestEveryLineOfTheBoxHasAName(t *testing.T) {
	c := ofTheGame(t)
	for _, book := range scenarios.Books() {
		shop, ok := book.(rules.Workshop)
		if !ok {
			continue
		}
		texts := map[string]string{}
		for _, b := range shop.Blanks() {
			texts[b.Key] = b.Text
		}
		for _, x := range scenarios.List(book.Name()) {
			_, data, err := scenarios.Open(book.Name(), x.ID)
			if err != nil {
				t.Fatal(err)
			}
			texts[x.ID] = string(data)
		}
		lines := map[string]bool{}
		for id, text := range texts {
			d, err := shop.Draft(text)
			if err != nil {
				t.Fatalf("%s: %v", id, err)
			}
			n := NamesOf(book, book.View(d.Board, rules.Chance))
			for _, l := range shop.Kit(d).Stock {
				lines[l.ID] = true
				for _, language := range c.Languages() {
					c.Use(language)
					for i, text := range append([]rules.Text{l.Name}, l.Group...) {
						if said := c.Say(text, n); strings.TrimSpace(said) == "" || said == text.Key {
							t.Errorf("%s, %s, %s: %s is called %q, part %d of it", book.Name(), id, language, l.ID, said, i)
						}
					}
					if len(l.Group) == 0 {
						t.Errorf("%s, %s: %s stands below no heading", book.Name(), id, l.ID)
					}
				}
			}
		}
		if len(lines) < 10 {
			t.Errorf("%s: there are only %d lines in its box", book.Name(), len(lines))
		}
	}
	for _, key := range c.Missing() {
		t.Errorf("no words for %s", key)
	}
}
