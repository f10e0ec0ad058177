package lang

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/nicksnyder/go-i18n/v2/i18n"
	"github.com/pelletier/go-toml/v2"

	"grognard/rules"
)

// word is one message of a file.
type word struct {
	i18n.Message
	file   string
	plain  bool // no template, no plural
	plural bool

	used  string // its arguments, once somebody has asked for them
	asked bool
}

// forms are the plural forms and the note that a message may have. Any other
// name below a table is a further part of the key.
var forms = []string{"description", "zero", "one", "two", "few", "many", "other"}

// read takes over the words of one file.
func (t *tongue) read(file string, data []byte) error {
	var tree map[string]any
	if err := toml.Unmarshal(data, &tree); err != nil {
		fault := &rules.FileError{File: file, Msg: err.Error()}
		var where *toml.DecodeError
		if errors.As(err, &where) {
			fault.Line, fault.Col = where.Position()
		}
		return fault
	}
	return t.walk(file, "", tree)
}

// walk takes over a table, whose key so far is key. A table may be a message
// and have longer keys below it.
func (t *tongue) walk(file, key string, table map[string]any) error {
	w := &word{file: file}
	for _, name := range sorted(table) {
		full := strings.TrimPrefix(key+"."+name, ".")
		switch v := table[name].(type) {
		case map[string]any:
			if err := t.walk(file, full, v); err != nil {
				return err
			}
		case string:
			if key == "" || !slices.Contains(forms, name) {
				return &rules.FileError{File: file, Msg: fmt.Sprintf("%s: words stand under \"other\" (and \"one\") of a table", full)}
			}
			w.set(name, v)
		default:
			return &rules.FileError{File: file, Msg: fmt.Sprintf("%s: not a text", full)}
		}
	}
	return t.add(key, w)
}

func (w *word) set(form, s string) {
	*map[string]*string{
		"description": &w.Description, "zero": &w.Zero, "one": &w.One, "two": &w.Two,
		"few": &w.Few, "many": &w.Many, "other": &w.Other,
	}[form] = s
}

// add keeps a message, unless it is empty.
func (t *tongue) add(key string, w *word) error {
	w.plural = w.Zero+w.One+w.Two+w.Few+w.Many != ""
	switch {
	case w.Other == "" && (w.plural || w.Description != ""):
		return &rules.FileError{File: w.file, Msg: fmt.Sprintf("%s: \"other\" is missing", key)}
	case w.Other == "":
		return nil
	case t.words[key] != nil:
		return &rules.FileError{File: w.file, Msg: fmt.Sprintf("%s: stands in %s already", key, t.words[key].file)}
	}
	w.ID = key
	w.plain = !w.plural && !strings.Contains(w.Other, "{{")
	t.words[key] = w
	return nil
}

func sorted(table map[string]any) []string {
	var names []string
	for name := range table {
		names = append(names, name)
	}
	slices.Sort(names)
	return names
}
