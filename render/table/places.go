package table

import (
	"slices"
	"strings"
	"unicode"

	"grognard/game/lang"
	"grognard/rules"
)

// PlaceName is the proper name that the map prints on an objective, "" if it
// has none: what stands on its banner may be what it is worth.
func PlaceName(v *rules.View, cell rules.Ref) string {
	if v.Map == nil {
		return ""
	}
	for i := range v.Map.Areas {
		a := &v.Map.Areas[i]
		if a.Kind == "objective" && slices.Contains(a.Cells, cell) && slices.ContainsFunc([]rune(a.Label), unicode.IsLetter) {
			return a.Label
		}
	}
	return ""
}

// PlaceWord is what a name printed on the map of a rulebook is in the reader's
// language: most are proper names, but one such as that of a road has words,
// "ms.place.strada".
func PlaceWord(words *lang.Catalog, book rules.Rulebook, label string) string {
	key := book.Prefix() + ".place." + strings.ReplaceAll(strings.ToLower(label), " ", "-")
	if label != "" && words.Has(key) {
		return words.Word(key)
	}
	return label
}

// place is what a name printed on the map is in the reader's language.
func (t *Table) place(label string) string {
	word, ok := t.placeWords[label]
	if !ok {
		word = PlaceWord(t.deps.Words, t.m.Book(), label)
		t.placeWords[label] = word
	}
	return word
}
