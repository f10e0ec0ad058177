package tomlfile

import (
	"maps"
	"reflect"
	"slices"
	"strconv"
	"strings"
)

// Lists says how lists of names are laid out in a file.
type Lists struct {
	Line  int  // as many names on a line; 0: all of them
	Short bool // a list that fits a line stands on one with its key
}

// omitter is a struct of which not every key is written.
type omitter interface{ Omits(key string) bool }

// Literal is a value that is written as it stands, such as 3.250.
type Literal string

// Write is the inverse of Read: it writes a struct as a file, its fields by their
// toml tags and in their order, those with a header of their own last. What is
// zero or nil is left out, and what a method Omits of the struct says. A tag save
// says more:
//
//	always  it is written even if it is zero
//	line    a list on one line
//	rows    a list with each element on a line of its own, as lists of structs are
//	inline  a struct behind its key
//	tables  a list of structs under headers [[key]]
//	tight   the same without empty lines between them
//
// It is for structs of a program, so that what it cannot write is a mistake there
// and panics.
func Write(file any, lists Lists) []byte {
	w := &writer{lists: lists, tags: map[reflect.Type][]tag{}}
	w.table("", reflect.ValueOf(file))
	return []byte(w.text.String())
}

type writer struct {
	text  strings.Builder
	lists Lists
	tags  map[reflect.Type][]tag // of the structs met so far: tags are slow to read
}

// tag is what the tags of a field say.
type tag struct {
	key, layout string
	embedded    bool
}

func (w *writer) tagsOf(t reflect.Type) []tag {
	all, ok := w.tags[t]
	if !ok {
		for i := range t.NumField() {
			f := t.Field(i)
			all = append(all, tag{f.Tag.Get("toml"), f.Tag.Get("save"), f.Anonymous})
		}
		w.tags[t] = all
	}
	return all
}

// pair is one key of a table.
type pair struct {
	key    string
	value  reflect.Value
	layout string
}

// headed reports whether a field stands under a header of its own.
func (f *pair) headed() bool {
	switch f.value.Kind() {
	case reflect.Struct, reflect.Map:
		return f.layout != "inline"
	}
	return f.layout == "tables" || f.layout == "tight"
}

// fields lists what is written of a struct or map.
func (w *writer) fields(v reflect.Value) (all []pair) {
	if v.Kind() == reflect.Map {
		m := v.Interface().(map[string]string)
		for _, key := range slices.Sorted(maps.Keys(m)) {
			all = append(all, pair{key: key, value: reflect.ValueOf(m[key])})
		}
		return all
	}
	var omits omitter
	if v.CanInterface() { // not what is embedded
		omits, _ = v.Interface().(omitter)
	}
	for i, t := range w.tagsOf(v.Type()) {
		x := v.Field(i)
		if t.embedded {
			all = append(all, w.fields(x)...)
			continue
		}
		f := pair{key: t.key, value: x, layout: t.layout}
		if f.key == "" || x.IsZero() && f.layout != "always" || omits != nil && omits.Omits(f.key) {
			continue
		}
		for f.value.Kind() == reflect.Pointer || f.value.Kind() == reflect.Interface {
			f.value = f.value.Elem()
		}
		all = append(all, f)
	}
	return all
}

// Field is a field of a table: its key, and a pointer to its value.
type Field struct {
	Key   string
	Value any
}

// Fields lists the fields of a table that a struct holds, given by a pointer.
func Fields(table any) []Field {
	v := reflect.ValueOf(table).Elem()
	all := make([]Field, v.NumField())
	for i := range all {
		all[i] = Field{v.Type().Field(i).Tag.Get("toml"), v.Field(i).Addr().Interface()}
	}
	return all
}

func (w *writer) table(path string, v reflect.Value) {
	all := w.fields(v)
	for _, f := range all {
		if !f.headed() {
			w.text.WriteString(f.key + " = " + w.value(f.value, f.layout) + "\n")
		}
	}
	for _, f := range all {
		switch {
		case !f.headed():
		case f.value.Kind() != reflect.Slice:
			w.text.WriteString("\n[" + path + f.key + "]\n")
			w.table(path+f.key+".", f.value)
		default:
			for i := range f.value.Len() {
				if f.layout == "tables" {
					w.text.WriteString("\n")
				}
				w.text.WriteString("[[" + path + f.key + "]]\n")
				w.table(path+f.key+".", f.value.Index(i))
			}
		}
	}
}

// value writes a value behind its key.
func (w *writer) value(v reflect.Value, layout string) string {
	if l, ok := v.Interface().(Literal); ok {
		return string(l)
	}
	switch v.Kind() {
	case reflect.Interface, reflect.Pointer:
		return w.value(v.Elem(), layout)
	case reflect.String:
		return strconv.Quote(v.String())
	case reflect.Int, reflect.Int64:
		return strconv.FormatInt(v.Int(), 10)
	case reflect.Bool:
		return strconv.FormatBool(v.Bool())
	case reflect.Slice:
		return w.list(v, layout)
	case reflect.Struct, reflect.Map:
		var parts []string
		for _, f := range w.fields(v) {
			if !w.lists.Short {
				f.layout = "line"
			}
			parts = append(parts, f.key+" = "+w.value(f.value, f.layout))
		}
		return "{ " + strings.Join(parts, ", ") + " }"
	}
	panic("a file cannot hold a " + v.Type().String())
}

// list writes a list in its layout.
func (w *writer) list(v reflect.Value, layout string) string {
	all := make([]string, v.Len())
	for i := range all {
		all[i] = w.value(v.Index(i), "line")
	}
	per, elem := w.lists.Line, v.Type().Elem().Kind()
	switch {
	case layout == "rows" || elem == reflect.Struct:
		per = 1
	case layout == "line" || elem != reflect.String || per == 0 || w.lists.Short && len(all) <= per:
		return "[" + strings.Join(all, ", ") + "]"
	}
	var s strings.Builder
	s.WriteString("[")
	for line := range slices.Chunk(all, per) {
		s.WriteString("\n  " + strings.Join(line, ", ") + ",")
	}
	s.WriteString("\n]")
	return s.String()
}
