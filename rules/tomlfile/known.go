package tomlfile

import (
	"reflect"
	"strings"
)

// The library looks for keys that nobody knows too, but needs quadratic time
// to say where they stand: a file of 20,000 took it half a minute. So the
// first one is found here, before it decodes.

// anything is the type of what may hold any key.
var anything = reflect.TypeFor[any]()

// member returns the type of what a key of a table stands for, where the table
// is decoded into t, and whether t knows the key. The key of an array is that
// of its elements.
func member(t reflect.Type, key string) (reflect.Type, bool) {
	for k := t.Kind(); k == reflect.Pointer || k == reflect.Slice || k == reflect.Array; k = t.Kind() {
		t = t.Elem()
	}
	switch t.Kind() {
	case reflect.Map:
		return t.Elem(), true
	case reflect.Struct:
		return field(t, key)
	}
	return anything, true // a value of another sort: the library has told that
}

// field returns the type of the field of a struct that a key is decoded into.
func field(t reflect.Type, key string) (reflect.Type, bool) {
	for i := range t.NumField() {
		f := t.Field(i)
		name, _, _ := strings.Cut(f.Tag.Get("toml"), ",")
		switch {
		case name == "-":
		case name == "" && f.Anonymous && f.Type.Kind() == reflect.Struct:
			if in, ok := field(f.Type, key); ok {
				return in, true
			}
		case name == key, name == "" && f.IsExported() && strings.EqualFold(f.Name, key):
			return f.Type, true
		}
	}
	return nil, false
}
