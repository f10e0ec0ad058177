package lang

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"text/template"

	"grognard/game/keymap"
)

// action finds the actions of a template, field what such an action uses, not
// the form in which it is written: {{.N.Signed}} uses N.
var (
	action = regexp.MustCompile(`\{\{.*?\}\}`)
	field  = regexp.MustCompile(`(?:^|[^A-Z])\.([A-Za-z]+)`)
)

// Lint returns what is wrong with the words, one sentence each: keys that a
// language lacks, templates that are faulty, templates whose arguments differ between the languages or
// are none of A, B, C, N and M, and keys that begin with none of the prefixes
// in used (if there are any): those are words that nobody says.
func (c *Catalog) Lint(used []string) []string {
	var faults []string
	for _, key := range c.allKeys() {
		faults = append(faults, c.lintKey(key)...)
		begins := func(prefix string) bool { return strings.HasPrefix(key, prefix) }
		if len(used) > 0 && !slices.ContainsFunc(used, begins) {
			faults = append(faults, fmt.Sprintf("%s: nobody says it", key))
		}
	}
	return faults
}

// allKeys lists the keys that any language has.
func (c *Catalog) allKeys() []string {
	var all []string
	for _, t := range c.langs {
		all = append(all, t.keys()...)
	}
	slices.Sort(all)
	return slices.Compact(all)
}

// lintKey compares one key through the languages.
func (c *Catalog) lintKey(key string) []string {
	var faults []string
	var first *word
	for _, t := range c.langs {
		w := t.words[key]
		if w == nil {
			if !c.isForm(key) {
				faults = append(faults, fmt.Sprintf("%s: missing in %s", key, t.id))
			}
			continue
		}
		if err := w.parse(); err != nil {
			faults = append(faults, fmt.Sprintf("%s: %s: %v", key, w.file, err))
		}
		args := w.arguments()
		if i := strings.IndexFunc(args, func(r rune) bool { return !strings.ContainsRune("ABCNM", r) }); i >= 0 {
			faults = append(faults, fmt.Sprintf("%s: %s: the template uses something else than A, B, C, N and M", key, w.file))
		}
		if first == nil {
			first = w
		} else if was := first.arguments(); was != args {
			faults = append(faults, fmt.Sprintf("%s: %s uses {%s}, %s uses {%s}", key, first.file, was, w.file, args))
		} else if !slices.Equal(first.keys(), w.keys()) {
			faults = append(faults, fmt.Sprintf("%s: %s names the keys %v, %s %v", key, first.file, first.keys(), w.file, w.keys()))
		}
		if i := slices.IndexFunc(w.keys(), func(k string) bool { return !keymap.CanMove(k) }); i >= 0 {
			faults = append(faults, fmt.Sprintf("%s: %s: %q is not the name of a key that can be moved", key, w.file, w.keys()[i]))
		}
	}
	return faults
}

// asked finds the forms of names that a template asks for.
var asked = regexp.MustCompile(`\.(?:As|Is) "([^"]*)"`)

// isForm reports whether a key is a form of a name that some language asks for:
// the others need not have it.
func (c *Catalog) isForm(key string) bool {
	name := strings.LastIndex(key, ".")
	if name < 0 {
		return false
	}
	for _, t := range c.langs {
		if t.words[key] == nil || t.words[key[:name]] == nil {
			continue
		}
		for _, w := range t.words {
			for _, text := range w.texts() {
				for _, m := range asked.FindAllStringSubmatch(text, -1) {
					if m[1] == key[name+1:] {
						return true
					}
				}
			}
		}
	}
	return false
}

// arguments lists the letters that the forms of a message use, sorted; a name
// that is not one letter shows as "?". N counts as used where it decides the
// plural.
func (w *word) arguments() string {
	if !w.asked {
		w.used, w.asked = w.letters(), true
	}
	return w.used
}

func (w *word) letters() string {
	var names []string
	if w.plural {
		names = append(names, "N")
	}
	for _, form := range w.texts() {
		inside := strings.Join(action.FindAllString(form, -1), "")
		inside = pressed.ReplaceAllString(inside, "")
		for _, m := range field.FindAllStringSubmatch(inside, -1) {
			if len(m[1]) != 1 {
				m[1] = "?"
			}
			names = append(names, m[1])
		}
	}
	slices.Sort(names)
	return strings.Join(slices.Compact(names), "")
}

// keys lists the keys that the forms of a message name, sorted.
func (w *word) keys() (all []string) {
	for _, form := range w.texts() {
		for _, m := range pressed.FindAllStringSubmatch(form, -1) {
			all = append(all, m[1])
		}
	}
	slices.Sort(all)
	return slices.Compact(all)
}

// texts lists the plural forms of a message.
func (w *word) texts() []string {
	return []string{w.Zero, w.One, w.Two, w.Few, w.Many, w.Other}
}

// parse reports a template that does not parse. Load leaves that to the first
// use, since a start should not wait for words that nobody says.
func (w *word) parse() error {
	for _, form := range w.texts() {
		if _, err := template.New(w.ID).Parse(form); err != nil {
			return err
		}
	}
	return nil
}
