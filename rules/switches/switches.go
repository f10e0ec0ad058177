// Package switches holds the rule switches of a rulebook in one table, which
// what is offered, set, read from files and written is taken from: a switch is
// one row of it and one field of what a game keeps.
//
//	type ruleset struct{ revised bool }
//
//	var table = switches.Table[ruleset]{Rows: []switches.Row[ruleset]{
//		switches.Two("ambush", "MAN-9.2.9", "classic", "revised", func(r *ruleset) *bool { return &r.revised }),
//	}}
package switches

import (
	"maps"
	"slices"
	"strconv"

	"grognard/rules"
	"grognard/rules/tomlfile"
)

// Table is the switches of a rulebook. R is where a game keeps how they are set.
type Table[R any] struct {
	Rows []Row[R]
	// Unknown is the fault of a key that no switch has, Wrong that of a value
	// that a switch does not have.
	Unknown func(key string) *rules.FileError
	Wrong   func(key, value string, values []string) *rules.FileError
}

// Row is a switch.
type Row[R any] struct {
	Key, Rule string
	Values    []string // that the set-up screen offers
	Default   string   // the first value, unless another is named
	Setting   Setting[R]
	// Check, if set, says what is wrong with a value, where others are allowed
	// than are offered.
	Check func(value string) *rules.FileError
}

// Setting is where a game keeps a switch.
type Setting[R any] struct {
	get    func(*R) string
	set    func(*R, string) bool // false: it cannot be that
	number func(*R) *int         // set where files have a number
}

// Flag is a switch with two values, kept as a truth.
func Flag[R any](no, yes string, field func(*R) *bool) Setting[R] {
	return Setting[R]{
		get: func(r *R) string {
			if *field(r) {
				return yes
			}
			return no
		},
		set: func(r *R, value string) bool {
			*field(r) = value == yes
			return value == yes || value == no
		},
	}
}

// Two is the row of a switch with two values, of which it has the first by
// itself.
func Two[R any](key, rule, no, yes string, field func(*R) *bool) Row[R] {
	return Row[R]{Key: key, Rule: rule, Values: []string{no, yes}, Setting: Flag(no, yes, field)}
}

// Choice is a switch with several values, kept as the number of one.
func Choice[R any, T ~uint8](names []string, field func(*R) *T) Setting[R] {
	return Setting[R]{
		get: func(r *R) string { return names[*field(r)] },
		set: func(r *R, value string) bool {
			i := slices.Index(names, value)
			if i < 0 || i > 0xff {
				return false
			}
			*field(r) = T(i)
			return true
		},
	}
}

// Number is a switch that is a number; zero is what 0 is called if not "0".
func Number[R any](zero string, field func(*R) *int) Setting[R] {
	return Setting[R]{
		get: func(r *R) string {
			if n := *field(r); n != 0 || zero == "" {
				return strconv.Itoa(n)
			}
			return zero
		},
		set: func(r *R, value string) bool {
			if value == zero {
				*field(r) = 0
				return true
			}
			n, err := strconv.Atoi(value)
			if err != nil {
				return false
			}
			*field(r) = n
			return true
		},
		number: field,
	}
}

// Switches lists the switches for the contract.
func (t *Table[R]) Switches() []rules.Switch {
	all := make([]rules.Switch, len(t.Rows))
	for i := range t.Rows {
		row := &t.Rows[i]
		all[i] = rules.Switch{Key: row.Key, Default: row.standard(), Values: row.Values, Rule: row.Rule}
	}
	return all
}

func (row *Row[R]) standard() string {
	if row.Default != "" {
		return row.Default
	}
	return row.Values[0]
}

// Index is the row of a switch, or -1.
func (t *Table[R]) Index(key string) int {
	return slices.IndexFunc(t.Rows, func(row Row[R]) bool { return row.Key == key })
}

// Defaults is how every switch stands by itself.
func (t *Table[R]) Defaults() (r R) {
	for i := range t.Rows {
		if row := &t.Rows[i]; !row.Setting.set(&r, row.standard()) {
			panic("the switch " + row.Key + " cannot stand as it does by itself") // a bug of the rulebook
		}
	}
	return r
}

// Value tells how a switch is set; "" if there is no such switch.
func (t *Table[R]) Value(r *R, key string) string {
	i := t.Index(key)
	if i < 0 {
		return ""
	}
	return t.Rows[i].Setting.get(r)
}

// Set sets one switch, or says what is wrong.
func (t *Table[R]) Set(r *R, key, value string) *rules.FileError {
	i := t.Index(key)
	if i < 0 {
		return t.Unknown(key)
	}
	row := &t.Rows[i]
	switch {
	case row.Check != nil:
		if f := row.Check(value); f != nil {
			return f
		}
	case !slices.Contains(row.Values, value):
		return t.Wrong(key, value, row.Values)
	}
	if !row.Setting.set(r, value) {
		return t.Wrong(key, value, row.Values)
	}
	return nil
}

// Override takes the switches that players set.
func (t *Table[R]) Override(r *R, set map[string]string) error {
	for _, key := range slices.Sorted(maps.Keys(set)) {
		if f := t.Set(r, key, set[key]); f != nil {
			return f
		}
	}
	return nil
}

// Read takes the switches that the table [rules] of a file sets: file is a
// pointer to a struct with a field for each switch, tagged with its key, a string
// or a *int; or a map from keys to values.
func (t *Table[R]) Read(r *R, x *tomlfile.Index, file any) error {
	return t.ReadPast(r, x, file, func(err error) error { return err })
}

// ReadPast is Read by a loader that may go on behind a fault: past is its Past.
func (t *Table[R]) ReadPast(r *R, x *tomlfile.Index, file any, past func(error) error) error {
	set := func(key, value string) error {
		at := "rules." + key
		if !x.Has(at) {
			return nil
		}
		if f := t.Set(r, key, value); f != nil {
			return past(x.At(at, f))
		}
		return nil
	}
	if m, ok := file.(map[string]string); ok {
		for _, key := range slices.Sorted(maps.Keys(m)) {
			if err := set(key, m[key]); err != nil {
				return err
			}
		}
		return nil
	}
	for _, f := range tomlfile.Fields(file) {
		value := ""
		switch v := f.Value.(type) {
		case *string:
			value = *v
		case **int:
			if *v != nil {
				value = strconv.Itoa(**v)
			}
		}
		if err := set(f.Key, value); err != nil {
			return err
		}
	}
	return nil
}

// Fill puts down in the table [rules] of a file, as Read takes it, how all
// switches stand.
func (t *Table[R]) Fill(r *R, file any) {
	if m, ok := file.(map[string]string); ok {
		for _, row := range t.Rows {
			m[row.Key] = row.Setting.get(r)
		}
		return
	}
	for _, f := range tomlfile.Fields(file) {
		setting := &t.Rows[t.Index(f.Key)].Setting
		switch v := f.Value.(type) {
		case *string:
			*v = setting.get(r)
		case **int:
			*v = setting.number(r)
		}
	}
}
