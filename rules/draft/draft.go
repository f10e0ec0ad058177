// Package draft is what the workshops of rulebooks have in common whose files
// are TOML: values are written as files write them, faults find the things that
// they belong to, and every battle has its words and switches.
package draft

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"grognard/rules"
	"grognard/rules/tomlfile"
)

// Set gives the thing or table of a path the value of one of its properties. A
// value that a file need not say is left out.
func Set(doc *tomlfile.Document, path string, p *rules.Prop, value string) error {
	literal, err := Literal(p, value)
	if err != nil {
		return err
	}
	if path != "" {
		path += "."
	}
	if i := strings.LastIndex(path+p.Key, ".called."); i >= 0 {
		call(doc, (path + p.Key)[:i+len(".called")], p.Key[len(p.Key)-len("en"):], value)
		return nil
	}
	if value == p.Default {
		doc.Cut(path + p.Key)
		return nil
	}
	doc.Set(path+p.Key, literal)
	return nil
}

// Check returns the fault of a value that a property cannot have.
func Check(p *rules.Prop, value string) error {
	_, err := Literal(p, value)
	return err
}

// Literal is how a file writes a value of a property, or the fault of one that it
// cannot have.
func Literal(p *rules.Prop, value string) (string, error) {
	sound := true
	switch p.Kind {
	case rules.PropFlag:
		sound = value == "true" || value == "false"
	case rules.PropNumber:
		n, err := strconv.Atoi(value)
		sound = err == nil && n >= p.Low && n <= p.High
	case rules.PropChoice:
		sound = slices.Contains(p.Values, value)
		value = tomlfile.Quote(value)
	case rules.PropSome:
		some := strings.Fields(value)
		sound = !slices.ContainsFunc(some, func(v string) bool { return !slices.Contains(p.Values, v) })
		value = tomlfile.QuoteAll(some)
	case rules.PropCells, rules.PropList:
		value = tomlfile.QuoteAll(strings.Fields(value))
	default:
		value = tomlfile.Quote(value)
	}
	if !sound {
		return "", rules.Fault("fault.draft.value", "%s cannot be %s", rules.Said{ID: p.Key, Key: p.Word}, value)
	}
	return value, nil
}

// Restored is a value that a property can have, for one that it cannot have, and what a fix
// that sets it is called.
func Restored(p *rules.Prop) (text rules.Text, value string, ok bool) {
	switch p.Kind {
	case rules.PropNumber:
		n, err := strconv.Atoi(p.Value)
		if err != nil {
			n, err = strconv.Atoi(p.Default)
		}
		if n = max(p.Low, min(n, p.High)); err != nil || strconv.Itoa(n) != p.Value {
			return rules.Text{Key: "workshop.fix.number", N: n}, strconv.Itoa(n), true
		}
	case rules.PropChoice:
		if len(p.Values) == 0 || slices.Contains(p.Values, p.Value) {
			return text, "", false
		}
		value = cmp.Or(p.Default, p.Values[0])
		if i := slices.Index(p.Values, value); p.Names != nil && i >= 0 {
			return p.Names[i], value, true
		}
		return rules.Text{Key: p.Word + "." + value}, value, true
	}
	return text, "", false
}

// Unknown is the fault of an edit that means nothing in a book or a draft.
func Unknown(what string) error {
	return rules.Fault("fault.draft.unknown", "there is no %q to edit", what)
}

// Flaws makes flaws of what a loader that gathers has found: each belongs to the
// thing that has the longest path around its value. Where the loader knows the
// cells of a value that belongs to none, cells names them.
func Flaws(found []*rules.FileError, things []rules.Thing, cells func(path string) []rules.Ref) []rules.Flaw {
	var all []rules.Flaw
	for _, f := range found {
		flaw := rules.Flaw{Err: f, Path: f.Path}
		if t := around(f.Path, things); t != nil {
			flaw.Thing, flaw.Cells, flaw.Pts = t.Path, t.Cells, t.Pts
			flaw.Err = called(f, t)
		} else if cells != nil {
			flaw.Cells = cells(f.Path)
		}
		all = append(all, flaw)
	}
	slices.SortStableFunc(all, func(a, b rules.Flaw) int {
		return cmp.Or(cmp.Compare(a.Err.Line, b.Err.Line), cmp.Compare(a.Err.Col, b.Err.Col))
	})
	return all
}

// called returns a fault that calls the thing which it belongs to as its file does: one that
// is left out is on no board that knows its own name.
func called(f *rules.FileError, t *rules.Thing) *rules.FileError {
	if _, own := rules.CalledBy(t.Name.Key); !own {
		return f
	}
	own := *f
	own.Args = slices.Clone(f.Args)
	for i, a := range own.Args {
		if s, ok := a.(rules.Said); ok && (s.ID == t.Stock || s.Ref != 0 && s.Ref == t.Ref) {
			s.Key = t.Name.Key
			own.Args[i] = s
		}
	}
	return &own
}

// around returns the thing with the longest path that leads to a value, or to a
// share of it.
func around(path string, things []rules.Thing) (best *rules.Thing) {
	longest := 0
	for i := range things {
		t := &things[i]
		leads := func(to string) {
			if (path == to || strings.HasPrefix(path, to+".")) && len(to) > longest {
				best, longest = t, len(to)
			}
		}
		leads(t.Path)
		for _, p := range t.Shares {
			leads(p.Path)
		}
	}
	return best
}

// Levels are the levels that a scenario can have, in the order of the browser.
var Levels = []string{"beginner", "short", "standard", "handicap", "tournament", "full set-up"}

// Sizes are how large a scenario can be.
var Sizes = []string{"small", "middle", "large"}

// Header are the keys of a [scenario] table, in the order in which files have them: see package
// scenarios.
var Header = []string{"id", "level", "minutes", "date", "size", "nations", "title_en", "title_it", "summary_en", "summary_it",
	"story_en", "story_it", "advice_en", "advice_it", "history_en", "history_it", "design_en", "design_it", "sources"}

// wordLines are how many lines the longer words of a battle usually have.
var wordLines = map[string]int{"summary": 3, "story": 8, "advice": 5, "history": 5, "design": 5}

// Words are the words of a battle, which stand in its [scenario] table, and the
// switches of its book as a table of the file sets them.
func Words(doc *tomlfile.Document) []rules.Prop {
	var all []rules.Prop
	for _, key := range Header {
		if !strings.HasSuffix(key, "_en") && !strings.HasSuffix(key, "_it") {
			continue
		}
		all = append(all, rules.Prop{Key: "scenario." + key, Value: Plain(doc, "scenario."+key), Word: "workshop.prop." + key, Language: key[len(key)-2:],
			Lines: wordLines[key[:len(key)-len("_en")]], Group: "words", Kind: rules.PropWords})
	}
	level := rules.Prop{Key: "scenario.level", Value: cmp.Or(Plain(doc, "scenario.level"), "standard"), Word: "workshop.prop.level",
		Group: "words", Kind: rules.PropChoice, Default: "standard"}
	for _, l := range Levels {
		level.Values, level.Names = append(level.Values, l), append(level.Names, rules.Text{Key: "ui.level." + l})
	}
	size := rules.Prop{Key: "scenario.size", Value: cmp.Or(Plain(doc, "scenario.size"), "middle"), Word: "workshop.prop.size",
		Group: "words", Kind: rules.PropChoice, Default: "middle"}
	for _, l := range Sizes {
		size.Values, size.Names = append(size.Values, l), append(size.Names, rules.Text{Key: "ui.size." + l})
	}
	return append(all, level, size, rules.Prop{Key: "scenario.minutes", Value: cmp.Or(doc.Literal("scenario.minutes"), "60"), Word: "workshop.prop.minutes",
		Group: "words", Kind: rules.PropNumber, Default: "60", Low: 1, High: 600},
		rules.Prop{Key: "scenario.date", Value: Plain(doc, "scenario.date"), Word: "workshop.prop.date", Group: "words", Kind: rules.PropWords})
}

// Switches are the switches of a book, as the [rules] table of a file has them.
func Switches(doc *tomlfile.Document, prefix string, all []rules.Switch) []rules.Prop {
	var props []rules.Prop
	for _, s := range all {
		props = append(props, rules.Prop{Key: "rules." + s.Key, Value: cmp.Or(Plain(doc, "rules."+s.Key), s.Default), Word: prefix + ".switch." + s.Key,
			Group: "rules", Kind: rules.PropChoice, Default: s.Default, Values: s.Values, Rule: s.Rule})
	}
	return props
}

// Plain returns the string or number at a path, "" if there is none.
func Plain(doc *tomlfile.Document, path string) string {
	l := doc.Literal(path)
	if s, err := strconv.Unquote(l); err == nil {
		return s
	}
	return strings.Trim(l, "'")
}

// Adopt returns a saved position with the words of the text from which it began.
func Adopt(text string, position []byte, order []string) string {
	from, err := tomlfile.Parse([]byte(text), order)
	if err != nil { // a game began from it: it can be read
		return string(position)
	}
	to, err := tomlfile.Parse(position, order)
	if err != nil {
		panic(err) // a bug of Save
	}
	for _, key := range Header {
		if l := from.Literal("scenario." + key); l != "" {
			to.Set("scenario."+key, l)
		}
	}
	return string(to.Text())
}

// Free returns the first name "stem-1", "stem-2", ... that is not taken.
func Free(stem string, taken func(name string) bool) string {
	for n := 1; ; n++ {
		if name := stem + strconv.Itoa(n); !taken(name) {
			return name
		}
	}
}
