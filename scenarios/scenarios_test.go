package scenarios

import (
	"errors"
	"strings"
	"testing"

	"grognard/rules"
)

func TestEveryScenarioLoadsAndHasWordsInBothLanguages(t *testing.T) {
	for _, book := range Books() {
		entries, _ := files.ReadDir(book.Name())
		list := List(book.Name())
		if len(list) != len(entries) || len(list) == 0 {
			t.Fatalf("%s lists %d of %d files", book.Name(), len(list), len(entries))
		}
		for _, info := range list {
			got, data, err := Open(book.Name(), info.ID)
			if err != nil || got.Book != book.Name() || got.ID != info.ID {
				t.Errorf("%s: %v", info.ID, err)
				continue
			}
			board, err := book.Load(data, nil)
			if err != nil {
				t.Errorf("%s: %v", info.ID, err)
				continue
			}
			if err := board.Check(); err != nil {
				t.Errorf("%s: %v", info.ID, err)
			}
			for _, lang := range []string{"en", "it"} {
				if n := strings.Count(info.Story.In(lang), "."); n < 3 {
					t.Errorf("%s: the %s story has %d sentences", info.ID, lang, n)
				}
			}
		}
	}
}

func TestTheIDOfAScenarioIsTheNameOfItsFile(t *testing.T) {
	for _, book := range Books() {
		for _, info := range List(book.Name()) {
			if _, _, err := Open(book.Name(), info.ID); err != nil {
				t.Error(err)
			}
		}
	}
}

func TestFaultsInAHeaderNameTheirLine(t *testing.T) {
	_, data, err := Open("manoeuvre", "man-01-first-orders")
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct{ old, new, want string }{
		{`level = "beginner"`, `level = "easy"`, `x.toml:8:1: there is no level "easy"`},
		{`minutes = 40`, `minutes = 0`, `x.toml:9:1: minutes is 0`},
		{`title_it`, `title_fr`, `x.toml:11:1: unknown key scenario.title_fr`},
		{`title_it = "Primi ordini"`, ``, `x.toml:6:2: the [scenario] table has no title_it`},
		{`[scenario]`, `[scenario`, `x.toml:6:`},
		{`minutes = 40`, `minutes = "x"`, `x.toml:9:`},
	} {
		_, err := Parse("x.toml", []byte(strings.Replace(string(data), c.old, c.new, 1)))
		var f *rules.FileError
		if !errors.As(err, &f) || !strings.HasPrefix(err.Error(), c.want) {
			t.Errorf("%s: %v, want %s", c.new, err, c.want)
		}
	}
}

func TestUnknownBooksAndScenariosAreErrors(t *testing.T) {
	for _, c := range [][2]string{{"chess", "x"}, {"manoeuvre", "man-99"}, {"manoeuvre", "../x"}} {
		if _, _, err := Open(c[0], c[1]); err == nil {
			t.Errorf("%v opens", c)
		}
	}
	if _, ok := Book("chess"); ok {
		t.Error("chess is a rulebook")
	}
}
