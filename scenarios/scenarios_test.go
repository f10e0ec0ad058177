package scenarios

import (
	"errors"
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/pelletier/go-toml/v2"

	"grognard/rules"
	"grognard/rules/draft"
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
			view := book.View(board, rules.Chance)
			for s := range view.Sides {
				if c, _ := rules.CalledBy(view.Sides[s].Called); strings.HasPrefix(c.EN, "The ") {
					t.Errorf("%s: the side is called %q; sentences say %q of many", info.ID, c.EN, strings.TrimPrefix(c.EN, "The "))
				}
			}
			but := unwritten[book.Name()]
			if !info.Fought() {
				but = slices.Concat(but, unfought)
			}
			for _, key := range lacking(t, data, but) {
				t.Errorf("%s/%s.toml comes with the game, but its [scenario] table has no %s", book.Name(), info.ID, key)
			}
			for _, lang := range []string{"en", "it"} {
				if n := strings.Count(info.Story.In(lang), "."); n < 3 {
					t.Errorf("%s: the %s story has %d sentences", info.ID, lang, n)
				}
			}
		}
	}
}

// unwritten are what the battles of a system have yet to tell.
var unwritten = map[string][]string{
	"squares": {"design_en", "design_it"},
}

// unfought is what a battle has not that was never fought: a training battle, a meeting of two
// armies on a field of the box, and those whose armies or whole field the players choose, which
// have no year either.
var unfought = []string{"date", "history_en", "history_it", "sources"}

// lacking lists the keys of a header that a file leaves out or says nothing in.
func lacking(t *testing.T, data []byte, but []string) (all []string) {
	t.Helper()
	var f struct {
		Scenario map[string]any `toml:"scenario"`
	}
	if err := toml.Unmarshal(data, &f); err != nil {
		t.Fatal(err)
	}
	for _, key := range draft.Header {
		if v := f.Scenario[key]; (v == nil || v == "") && !slices.Contains(but, key) {
			all = append(all, key)
		}
	}
	return all
}

func TestABattleOfAPlayerNeedsAnIDAndOneTitle(t *testing.T) {
	info, err := Parse("x.toml", []byte("[scenario]\nid = \"mine\"\ntitle_it = \"Mia\"\nstory_en = \"Once.\"\n"))
	if err != nil {
		t.Fatal(err)
	}
	if info.Title.In("en") != "Mia" || info.Title.In("it") != "Mia" || info.Story.In("it") != "Once." || info.Summary.In("en") != "" ||
		info.Level != "standard" || info.Minutes != 60 {
		t.Errorf("%+v", info)
	}
	if found := Faults([]byte("[scenario]\nlevel = \"easy\"\nminutes = 0\nsize = \"tiny\"\ndate = \"1811-13\"\nnations = [\"fr\", \"xx\"]\n")); len(found) != 7 {
		t.Errorf("%d faults: %v", len(found), found)
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
		{`title_it`, `title_fr`, `x.toml:14:1: unknown key scenario.title_fr`},
		{"title_en = \"First Orders\"\ntitle_it = \"Primi ordini\"", ``, `x.toml:6:2: the [scenario] table has no title`},
		{`id = "man-01-first-orders"`, `id = " "`, `x.toml:7:1: the [scenario] table has no id`},
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

func TestWhoChangesAListChangesItForHimselfAlone(t *testing.T) {
	first := List("ccn")
	want := first[0]
	first[0] = Info{}
	if got := List("ccn")[0]; !reflect.DeepEqual(got, want) {
		t.Errorf("the list begins with %+v", got)
	}
	if got := List("nothing"); len(got) > 0 {
		t.Errorf("a rulebook that is not there has %d scenarios", len(got))
	}
}
