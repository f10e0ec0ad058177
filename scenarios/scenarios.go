// Package scenarios holds the scenarios that come with the game and the
// rulebooks that they are for.
//
// A scenario is a TOML file in the folder of its rulebook. Its [scenario]
// table has the words of the scenario browser and is the same for every
// rulebook; the rest belongs to the rulebook, which reads it in Load. A player's
// own battle needs an id and a title in one language:
//
//	[scenario]
//	id = "my-battle"
//	title_en = "My battle"      # or title_it: where a language is left out
//	title_it = "La mia battaglia"  # the other one's words are shown
//	level = "standard"          # beginner, short, standard, handicap, tournament, full set-up
//	minutes = 60                # of play, 1 to 600
//	summary_en = "..."          # and summary_it: a sentence
//	story_en = "..."            # and story_it: what there is to tell
//	date = "1811-03-05"         # of the battle; "1811" for one that was not fought
//	size = "middle"             # small, middle, large
//	nations = ["fr", "gb"]      # that fight: see Nations
//	advice_en = "..."           # and advice_it: what one should try, from either side
//	history_en = "..."          # and history_it: what came of it in history
//	design_en = "..."           # and design_it: what in it is no book's but ours, and why so
//	sources = ["..."]           # whence map and order of battle are: "Oman, Peninsular War IV, ch. 4"
//
// The scenarios that come with the game have them all, as far as there is something to say:
// battles that were not fought have no history and no sources.
package scenarios

import (
	"cmp"
	"embed"
	"errors"
	"io/fs"
	"path"
	"slices"
	"strconv"
	"strings"
	"sync"
	"time"

	"grognard/rules"
	"grognard/rules/ccn"
	"grognard/rules/draft"
	"grognard/rules/eagles"
	"grognard/rules/manoeuvre"
	"grognard/rules/musket"
	"grognard/rules/squares"
	"grognard/rules/tomlfile"
)

//go:embed */*.toml
var files embed.FS

// Books returns the rulebooks of the game, in the order of the title screen.
func Books() []rules.Rulebook {
	return []rules.Rulebook{manoeuvre.Book{}, ccn.Book{}, musket.Book{}, squares.Book{}, eagles.Book{}}
}

// Book returns the rulebook of a name, such as "manoeuvre".
func Book(name string) (rules.Rulebook, bool) {
	for _, b := range Books() {
		if b.Name() == name {
			return b, true
		}
	}
	return nil, false
}

// Info is what the scenario browser shows of a scenario.
type Info struct {
	Book    string   // folder, and name of the rulebook; "" from Parse
	ID      string   // name of the file without its extension
	Level   string   // "beginner", "short", "standard", ...: word level.<level>
	Minutes int      // of play, roughly
	Date    string   // "1811-03-05", "1811-03" or "1811"; "": it is not said
	Size    string   // "small", "middle", "large": word ui.size.<size>
	Nations []string // that fight, of Nations: words nation.<nation>
	Sources []string // of map and order of battle

	Title, Summary, Story Words
	Advice                Words // what one should try
	History               Words // what came of it in history
	Design                Words // what in it is designed by us, and why so
}

// Year is the year of the battle, 0 if it is not said.
func (i *Info) Year() int {
	year, _, _ := strings.Cut(i.Date, "-")
	n, _ := strconv.Atoi(year)
	return n
}

// Fought reports whether it is a battle that was fought: it has a day.
func (i *Info) Fought() bool { return len(i.Date) == len(time.DateOnly) }

// Nations are those that battles name: armies that the game has liveries for, and others that
// fought beside them.
var Nations = []string{"fr", "gb", "au", "pr", "ru", "sp", "pt", "ot", "us", "pl", "it", "de", "nl", "na", "se", "dk", "sc"}

// Words is a text in each language of the game.
type Words struct{ EN, IT string }

// In returns the text in a language, "en" or "it"; English for any other. One that
// was left out is told in the other language.
func (w Words) In(lang string) string {
	if lang == "it" {
		return cmp.Or(w.IT, w.EN)
	}
	return cmp.Or(w.EN, w.IT)
}

// header is the [scenario] table of a file.
type header struct {
	ID        string `toml:"id"`
	Level     string `toml:"level"`
	Minutes   int    `toml:"minutes"`
	TitleEN   string `toml:"title_en"`
	TitleIT   string `toml:"title_it"`
	SummaryEN string `toml:"summary_en"`
	SummaryIT string `toml:"summary_it"`
	StoryEN   string `toml:"story_en"`
	StoryIT   string `toml:"story_it"`
	AdviceEN  string `toml:"advice_en"`
	AdviceIT  string `toml:"advice_it"`
	HistoryEN string `toml:"history_en"`
	HistoryIT string `toml:"history_it"`
	DesignEN  string `toml:"design_en"`
	DesignIT  string `toml:"design_it"`

	Date    string   `toml:"date"`
	Size    string   `toml:"size"`
	Nations []string `toml:"nations"`
	Sources []string `toml:"sources"`
}

// List returns the scenarios of a rulebook, in the order of their names.
func List(book string) []Info {
	lists.Lock()
	defer lists.Unlock()
	all, ok := lists.of[book]
	if !ok {
		all = list(book)
		lists.of[book] = all
	}
	return slices.Clone(all)
}

// lists are the scenarios by rulebook, once they have been asked for: their files are part of
// the program, and each visit to the title asks for all of them.
var lists = struct {
	sync.Mutex
	of map[string][]Info
}{of: map[string][]Info{}}

func list(book string) (all []Info) {
	entries, err := files.ReadDir(book)
	if err != nil {
		return nil
	}
	for _, e := range entries {
		id, isScenario := strings.CutSuffix(e.Name(), ".toml")
		if !isScenario {
			continue
		}
		if info, _, err := Open(book, id); err == nil {
			all = append(all, info)
		}
	}
	slices.SortFunc(all, func(a, b Info) int { return cmp.Compare(a.ID, b.ID) })
	return all
}

// Open returns a scenario and the bytes of its file, for Rulebook.Load.
func Open(book, id string) (Info, []byte, error) {
	if _, ok := Book(book); !ok {
		return Info{}, nil, rules.Fault("fault.scenario.book", "there is no rulebook %q", book)
	}
	file := path.Join(book, id+".toml")
	data, err := files.ReadFile(file)
	if errors.Is(err, fs.ErrNotExist) || errors.Is(err, fs.ErrInvalid) {
		return Info{}, nil, rules.Fault("fault.scenario.none", "%s has no scenario %q", book, id)
	}
	if err != nil {
		return Info{}, nil, err
	}
	info, err := Parse(file, data)
	info.Book = book
	return info, data, err
}

// TitleOf is the title of the battle that a game was begun from: of a scenario, or else of the file that it was begun with.
// It has no words where neither has.
func TitleOf(book, id string, data []byte) Words {
	if info, _, err := Open(book, id); err == nil {
		return info.Title
	}
	info, err := Parse("", data)
	if err != nil {
		return Words{}
	}
	return info.Title
}

// Lesson returns the file of the lesson of a rulebook, if it has one: see game/lesson.
func Lesson(book string) ([]byte, bool) {
	data, err := files.ReadFile(path.Join("lessons", book+".toml"))
	return data, err == nil
}

// Examples returns the file of the examples of a rulebook, if it has one: see game/example.
func Examples(book string) ([]byte, bool) {
	data, err := files.ReadFile(path.Join("examples", book+".toml"))
	return data, err == nil
}

// Parse reads the [scenario] table of a file; it looks at nothing else in it.
// Errors are *rules.FileError.
func Parse(file string, data []byte) (Info, error) {
	h, x, err := read(data)
	if err == nil {
		if found := h.faults(x); len(found) > 0 {
			err = found[0]
		}
	}
	var fault *rules.FileError
	if errors.As(err, &fault) {
		return Info{}, fault.In(file)
	}
	return Info{ID: h.ID, Level: cmp.Or(h.Level, usualLevel), Minutes: cmp.Or(h.Minutes, usualMinutes), Title: Words{h.TitleEN, h.TitleIT},
		Summary: Words{h.SummaryEN, h.SummaryIT}, Story: Words{h.StoryEN, h.StoryIT}, Advice: Words{h.AdviceEN, h.AdviceIT},
		History: Words{h.HistoryEN, h.HistoryIT}, Design: Words{h.DesignEN, h.DesignIT},
		Date: h.Date, Size: cmp.Or(h.Size, usualSize), Nations: h.Nations, Sources: h.Sources}, nil
}

// What holds of a scenario that does not say it.
const (
	usualLevel   = "standard"
	usualMinutes = 60
	usualSize    = "middle"
)

// Faults lists all that is wrong with the [scenario] table of a file.
func Faults(data []byte) []error {
	h, x, err := read(data)
	if err != nil {
		return []error{err}
	}
	return h.faults(x)
}

// faults lists what is wrong with a header.
func (h *header) faults(x *tomlfile.Index) (all []error) {
	note := func(key string, f *rules.FileError) { all = append(all, x.At("scenario."+key, f)) }
	if blank(h.ID) {
		note("id", rules.Fault("fault.scenario.lacks", "the [scenario] table has no %s", "id"))
	}
	if blank(h.TitleEN) && blank(h.TitleIT) {
		note("title_en", rules.Fault("fault.scenario.title", "the [scenario] table has no title: neither title_en nor title_it"))
	}
	if !slices.Contains(draft.Levels, h.Level) && x.Has("scenario.level") {
		note("level", rules.Fault("fault.scenario.level", "there is no level %q; the levels are %s", h.Level, strings.Join(draft.Levels, ", ")))
	}
	if (h.Minutes < 1 || h.Minutes > 600) && x.Has("scenario.minutes") {
		note("minutes", rules.Fault("fault.scenario.minutes", "minutes is %d, not 1 to 600", h.Minutes))
	}
	if !slices.Contains(draft.Sizes, h.Size) && x.Has("scenario.size") {
		note("size", rules.Fault("fault.scenario.size", "there is no size %q; the sizes are %s", h.Size, strings.Join(draft.Sizes, ", ")))
	}
	if h.Date != "" && !dated(h.Date) {
		note("date", rules.Fault("fault.scenario.date", "%q is not a date such as 1811-03-05, 1811-03 or 1811", h.Date))
	}
	for _, n := range h.Nations {
		if !slices.Contains(Nations, n) {
			note("nations", rules.Fault("fault.scenario.nation", "there is no nation %q; the nations are %s", n, strings.Join(Nations, ", ")))
		}
	}
	return all
}

// dated reports whether a text is a day, a month or a year.
func dated(s string) bool {
	for _, layout := range [...]string{time.DateOnly, "2006-01", "2006"} {
		if _, err := time.Parse(layout, s); err == nil {
			return true
		}
	}
	return false
}

func blank(s string) bool { return strings.TrimSpace(s) == "" }
