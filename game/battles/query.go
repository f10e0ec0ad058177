package battles

import (
	"cmp"
	"slices"
	"strings"
	"unicode"

	"grognard/game/lang"
	"grognard/rules/draft"
)

// Order is in which order battles are listed.
type Order string

// The orders.
const (
	ByLevel Order = "level" // those to begin with first, the shorter ones before the longer
	ByYear  Order = "year"
	ByTime  Order = "time"
	ByTitle Order = "title"
)

// Orders are all orders, in the order in which they are offered.
var Orders = []Order{ByLevel, ByYear, ByTime, ByTitle}

// Query is what a player looks for among battles, and in which order. The zero Query finds all of them, by
// level.
type Query struct {
	Text   string // what he has typed
	order  Order
	chosen map[Facet][]string
}

// Order is the order in which battles are listed.
func (q *Query) Order() Order { return cmp.Or(q.order, ByLevel) }

// SetOrder lists battles in another order.
func (q *Query) SetOrder(o Order) { q.order = o }

// Chosen reports whether a value of a facet is looked for.
func (q *Query) Chosen(f Facet, value string) bool { return slices.Contains(q.chosen[f], value) }

// Toggle chooses a value of a facet, or not any more.
func (q *Query) Toggle(f Facet, value string) {
	if i := slices.Index(q.chosen[f], value); i >= 0 {
		q.chosen[f] = slices.Delete(q.chosen[f], i, i+1)
		return
	}
	if q.chosen == nil {
		q.chosen = map[Facet][]string{}
	}
	q.chosen[f] = append(q.chosen[f], value)
}

// Clear looks for all battles again, in the order of before.
func (q *Query) Clear() { q.Text, q.chosen = "", nil }

// Filters reports whether values of some facet are chosen.
func (q *Query) Filters() bool {
	return slices.ContainsFunc(Facets, func(f Facet) bool { return len(q.chosen[f]) > 0 })
}

// Narrows reports whether not all battles are looked for.
func (q *Query) Narrows() bool { return q.Filters() || strings.TrimSpace(q.Text) != "" }

// Keeps reports whether a battle is one of those that are looked for.
func (q *Query) Keeps(e *Entry) bool {
	for _, f := range Facets {
		if len(q.chosen[f]) > 0 && !slices.ContainsFunc(e.Values(f), func(v string) bool { return q.Chosen(f, v) }) {
			return false
		}
	}
	for _, word := range strings.Fields(lang.Fold(q.Text)) {
		if !strings.Contains(e.titles, word) && !begins(e.about, word) {
			return false
		}
	}
	return true
}

// Titled reports whether all that was typed stands in the title of a battle.
func (q *Query) titled(e *Entry) bool {
	for _, word := range strings.Fields(lang.Fold(q.Text)) {
		if !strings.Contains(e.titles, word) {
			return false
		}
	}
	return true
}

// begins reports whether a word of a text begins with what was typed.
func begins(text, typed string) bool {
	for from := 0; ; {
		i := strings.Index(text[from:], typed)
		if i < 0 {
			return false
		}
		at := from + i
		if before := strings.TrimRightFunc(text[:at], func(r rune) bool { return unicode.IsLetter(r) || unicode.IsDigit(r) }); len(before) == at {
			return true
		}
		from = at + 1
	}
}

// Find returns the places in a list of the battles that are looked for, in order: first those in whose title
// stands what was typed, then those of which only the text speaks of it.
func (q *Query) Find(all []Entry) []int {
	found := []int{}
	for i := range all {
		if q.Keeps(&all[i]) {
			found = append(found, i)
		}
	}
	slices.SortStableFunc(found, func(i, j int) int {
		a, b := &all[i], &all[j]
		return cmp.Or(compareBool(q.titled(b), q.titled(a)), compare(q.Order(), a, b))
	})
	return found
}

func compareBool(a, b bool) int {
	switch {
	case a == b:
		return 0
	case a:
		return 1
	}
	return -1
}

// compare orders two battles. Two of the player's own stay as they are listed, where nothing else tells.
func compare(o Order, a, b *Entry) int {
	switch o {
	case ByYear: // those of no year last
		if c := cmp.Or(compareBool(a.Year() == 0, b.Year() == 0), cmp.Compare(a.Date, b.Date)); c != 0 {
			return c
		}
	case ByTime:
		if c := cmp.Compare(a.Minutes, b.Minutes); c != 0 {
			return c
		}
	case ByTitle:
		if c := cmp.Compare(a.titles, b.titles); c != 0 {
			return c
		}
	}
	if a.Own() && b.Own() {
		return 0
	}
	return cmp.Or(compareBool(a.Own(), b.Own()), cmp.Compare(rank(a.Level), rank(b.Level)), cmp.Compare(a.Minutes, b.Minutes), cmp.Compare(a.ID, b.ID), cmp.Compare(a.Book, b.Book))
}

// ranked is how many levels have a place of their own: battles of all others are for those who know the game.
const ranked = 3

// rank is the place of a level.
func rank(level string) int {
	if i := slices.Index(draft.Levels[:ranked], level); i >= 0 {
		return i
	}
	return ranked
}

// SpokenIn sets what an entry is found by in a language: its title in any, and in this one what is told of it,
// its nations, which the caller names, and its year.
func (e *Entry) SpokenIn(language string, nations ...string) {
	e.titles = lang.Fold(e.Title.In(language) + "\n" + e.Title.EN + "\n" + e.Title.IT)
	e.about = lang.Fold(strings.Join(append([]string{e.ID, yearText(e), e.Summary.In(language), e.Story.In(language)}, nations...), "\n"))
}
