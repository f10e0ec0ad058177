// Package lexicon holds the names of a rulebook's things in one table: how each
// kind is called in files and logs, which words it has, and what a name means.
//
//	var things = lexicon.New("Manoeuvre",
//		lexicon.Kind{Kind: unitKind, Count: len(units), Name: func(n int) string { return units[n].id }, Word: "man.unit."},
//		lexicon.Kind{Kind: groundKind, Count: len(grounds), Prefix: "ground-", Name: func(n int) string { return grounds[n].name }, Word: "ground."})
package lexicon

import (
	"fmt"

	"grognard/rules"
)

// Kind is a kind of things, numbered from 0.
type Kind struct {
	Kind   uint8
	Count  int                // how many Parse knows
	Skip   func(n int) bool   // numbers below Count that are no things; nil: none
	Name   func(n int) string // without the prefix
	Prefix string             // of the name
	Word   string             // key of the words of a thing, up to its name; "": it has none
	WordOf func(n int) string // instead of Word, where they go by another name
}

// Table knows the kinds of a rulebook.
type Table struct {
	title  string
	kinds  [256]*Kind
	byName map[string]rules.Ref
}

// New makes the table of a rulebook, which faults call by its title.
func New(title string, kinds ...Kind) *Table {
	t := &Table{title: title, byName: map[string]rules.Ref{}}
	for i := range kinds {
		k := &kinds[i]
		t.kinds[k.Kind] = k
		for n := range k.Count {
			if k.Skip == nil || !k.Skip(n) {
				r := rules.MakeRef(k.Kind, n)
				t.byName[t.Format(r)] = r
			}
		}
	}
	return t
}

// Format is the name of a thing; "" for none.
func (t *Table) Format(r rules.Ref) string {
	k := t.kinds[r.Kind()]
	if k == nil {
		return ""
	}
	return k.Prefix + k.Name(r.N())
}

// Word is the key of the words of a thing; "" if it has none.
func (t *Table) Word(r rules.Ref) string {
	k := t.kinds[r.Kind()]
	switch {
	case k == nil:
		return ""
	case k.WordOf != nil:
		return k.WordOf(r.N())
	case k.Word == "":
		return ""
	}
	return k.Word + k.Name(r.N())
}

// Parse is the inverse of Format.
func (t *Table) Parse(s string) (rules.Ref, error) {
	if r, ok := t.byName[s]; ok {
		return r, nil
	}
	return 0, fmt.Errorf("nothing in %s is called %q", t.title, s)
}

// ByName is every thing that Parse knows. It must not be changed.
func (t *Table) ByName() map[string]rules.Ref { return t.byName }
