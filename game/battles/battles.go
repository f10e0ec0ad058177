// Package battles finds battles among all that can be played: those of a nation, of some years, of a size,
// those that the player has not played yet; and one that suggests itself today.
package battles

import (
	"slices"
	"strconv"
	"strings"

	"grognard/game/workshop"
	"grognard/rules"
	"grognard/rules/draft"
	"grognard/scenarios"
)

// Entry is a battle of a list, with what it is found by.
type Entry struct {
	scenarios.Info
	Path string // of the file of one of the player's own; "": it comes with the game
	Past Past   // what the player has made of it

	titles string // all that it is called, as lang.Fold writes it
	about  string // what else is told of it, likewise
}

// Own reports whether it is one of the player's own.
func (e *Entry) Own() bool { return e.Path != "" }

// Read returns the file of a battle.
func (e *Entry) Read() ([]byte, error) {
	if !e.Own() {
		_, data, err := scenarios.Open(e.Book, e.ID)
		return data, err
	}
	text, err := workshop.Read(e.Path)
	return []byte(text), err
}

// Of lists the battles of a system by level: behind those that come with the game the player's own, of which own are
// the files, as far as they can be played.
func Of(book rules.Rulebook, own []string) (all []Entry) {
	for _, info := range scenarios.List(book.Name()) {
		all = append(all, Entry{Info: info})
	}
	slices.SortStableFunc(all, func(a, b Entry) int { return compare(ByLevel, &a, &b) })
	for _, path := range own {
		text, err := workshop.Read(path)
		if err != nil {
			continue // the workshop says why
		}
		info, err := scenarios.Parse(path, []byte(text))
		if err != nil {
			continue
		}
		if _, err := book.Load([]byte(text), nil); err == nil {
			info.Book = book.Name()
			all = append(all, Entry{Info: info, Path: path})
		}
	}
	return all
}

// Facet is a kind of values that battles have. A filter lets those through that have one of the values
// chosen, of each facet of which any is.
type Facet string

// The facets. Their values are words, see Values.
const (
	System  Facet = "system"
	Nation  Facet = "nation"
	Period  Facet = "period"
	Size    Facet = "size"
	Time    Facet = "time"
	Balance Facet = "balance"
	Played  Facet = "played"
)

// Facets are all facets, in the order in which they are offered.
var Facets = []Facet{System, Played, Nation, Period, Size, Time, Balance}

// span is a value of a number: up to its last.
type span struct {
	value string
	last  int // 0: there is no end
}

// The years and the minutes of play, as they are told apart.
var (
	periods = []span{{"1799", 1799}, {"1804", 1804}, {"1807", 1807}, {"1811", 1811}, {"1813", 1813}, {"1815", 1815}, {"later", 0}}
	times   = []span{{"30", 30}, {"60", 60}, {"120", 120}, {"longer", 0}}
)

// Undated is the period of a battle of which no year is told.
const Undated = "undated"

// in returns the value of a number.
func in(all []span, n int) string {
	for _, s := range all {
		if s.last == 0 || n <= s.last {
			return s.value
		}
	}
	return ""
}

// Values of the balance of a battle.
const (
	Even       = "even"
	Uneven     = "uneven"
	Unmeasured = "unmeasured"
)

// balanceOf is whether equals have won a battle about as often from either side.
func balanceOf(e *Entry) string {
	b, ok := scenarios.BalanceOf(e.Book, e.ID)
	if !ok || e.Own() {
		return Unmeasured
	}
	if _, leans := b.Favours(); leans {
		return Uneven
	}
	return Even
}

// Uneven reports whether equals have won the battle much more often from one side.
func (e *Entry) Uneven() bool { return balanceOf(e) == Uneven }

// Values are those of a battle in a facet: one, or of nations any number.
func (e *Entry) Values(f Facet) []string {
	switch f {
	case System:
		return []string{e.Book}
	case Nation:
		return e.Nations
	case Period:
		if e.Year() == 0 {
			return []string{Undated}
		}
		return []string{in(periods, e.Year())}
	case Size:
		return []string{e.Size}
	case Time:
		return []string{in(times, e.Minutes)}
	case Balance:
		return []string{balanceOf(e)}
	case Played:
		return []string{e.Past.value()}
	}
	return nil
}

// Values lists the values of a facet in the order in which they are offered.
func Values(f Facet) (all []string) {
	spans := func(of []span) {
		for _, s := range of {
			all = append(all, s.value)
		}
	}
	switch f {
	case System:
		for _, b := range scenarios.Books() {
			all = append(all, b.Name())
		}
	case Nation:
		all = slices.Clone(scenarios.Nations)
	case Period:
		spans(periods)
		all = append(all, Undated)
	case Size:
		all = slices.Clone(draft.Sizes)
	case Time:
		spans(times)
	case Balance:
		all = []string{Even, Uneven, Unmeasured}
	case Played:
		all = []string{Unplayed.value(), Begun.value(), Fought.value()}
	}
	return all
}

// Years are the first and the last year of a period; 0 where it has no end, both of Undated.
func Years(period string) (first, last int) {
	for i, p := range periods {
		if p.value == period {
			if i > 0 {
				first = periods[i-1].last + 1
			}
			return first, p.last
		}
	}
	return 0, 0
}

// Offered lists the values of a facet by which battles can be told apart: those that some have and others
// have not, and those that are chosen.
func Offered(f Facet, all []Entry, q *Query) (offered []string) {
	n := map[string]int{}
	for i := range all {
		for _, v := range all[i].Values(f) {
			n[v]++
		}
	}
	for _, v := range Values(f) {
		if n[v] > 0 && n[v] < len(all) || q.Chosen(f, v) {
			offered = append(offered, v)
		}
	}
	return offered
}

// Dated reports whether the title of a battle tells its year.
func (e *Entry) Dated(language string) bool {
	y := yearText(e)
	return y != "" && strings.Contains(e.Title.In(language), y)
}

// yearText is the year of a battle as it is typed, "" if it is not told.
func yearText(e *Entry) string {
	if y := e.Year(); y != 0 {
		return strconv.Itoa(y)
	}
	return ""
}
