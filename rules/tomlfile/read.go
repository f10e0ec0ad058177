// Package tomlfile reads the TOML files of rulebooks and writes them. It finds
// where in a file a value stands, so that a fault in what the file says, not
// only in how it is written, can name its line and column.
package tomlfile

import (
	"bytes"
	"errors"
	"reflect"
	"slices"
	"strconv"
	"strings"

	"github.com/pelletier/go-toml/v2"
	"github.com/pelletier/go-toml/v2/unstable"

	"grognard/rules"
)

// Index knows where the keys and array elements of a file stand.
type Index struct {
	at map[string]spot
}

// spot is a line and a column, both from 1.
type spot struct{ line, col int }

// No file comes near to this size in bytes, or to so many keys.
const (
	Longest  = 512 << 10
	mostKeys = 10_000
)

// Read decodes a TOML file strictly: a key that into does not know is a fault.
// Errors are *rules.FileError with line and column, without a file name.
func Read(data []byte, into any) (*Index, error) {
	if len(data) > Longest {
		return nil, rules.Fault("fault.file.large", "the file is too long: more than %d KiB", Longest>>10)
	}
	w := index(data, reflect.TypeOf(into)) // first: the library is slow with very many keys
	if w.fault != nil {
		return nil, w.fault
	}
	if err := toml.Unmarshal(data, into); err != nil {
		return nil, Fault(err)
	}
	return &Index{w.at}, nil
}

// Fault turns an error of the TOML library into one sentence with its place.
// What the library says in English is added for logs.
func Fault(err error) error {
	var decode *toml.DecodeError
	if !errors.As(err, &decode) {
		return unsound().Adding(detail(err))
	}
	key := strings.Join(decode.Key(), ".")
	if strings.HasPrefix(detail(err), "cannot decode TOML ") && key != "" { // into some Go type
		return rules.Fault("fault.toml.sort", "%s: a value of another sort belongs here", key).At(decode.Position())
	}
	return unsound().Adding(detail(err)).At(decode.Position())
}

// Damaged reports whether an error is that of a text that is no TOML, and where.
func Damaged(err error) (f *rules.FileError, is bool) {
	is = errors.As(err, &f) && f.Key == unsound().Key
	return f, is
}

func unsound() *rules.FileError {
	return rules.Fault("fault.toml.syntax", "this is not a file of Grognard, or it is damaged here")
}

func detail(err error) string { return strings.TrimPrefix(err.Error(), "toml: ") }

// At is a fault at a key, such as "south.units.3.at"; if that key is not in
// the file, at the nearest table around it that is.
func (x *Index) At(key string, f *rules.FileError) error {
	f = f.For(key)
	for {
		if s, ok := x.at[key]; ok {
			return f.At(s.line, s.col)
		}
		i := strings.LastIndexByte(key, '.')
		if i < 0 {
			return f.At(1, 1)
		}
		key = key[:i]
	}
}

// Has reports whether the file has a key.
func (x *Index) Has(key string) bool {
	_, ok := x.at[key]
	return ok
}

// index walks the syntax of a file that is to be decoded into t, as far as it
// is sound and t knows its keys.
func index(data []byte, t reflect.Type) *walk {
	w := &walk{data: data, lines: []int{0}, at: map[string]spot{}, count: map[string]int{}, root: t, in: t, known: map[reflect.Type]map[string]reflect.Type{}}
	for i, b := range data {
		if b == '\n' {
			w.lines = append(w.lines, i+1)
		}
	}
	w.parser.Reset(data)
	for w.fault == nil && w.parser.NextExpression() {
		w.expression(w.parser.Expression())
	}
	return w
}

// What is longer or deeper is not indexed: no name of a file that makes sense
// is, and a file of such names would take more room than there is.
const (
	longest = 300 // bytes of a path
	deepest = 16  // arrays and tables in a value, parts of a dotted key
)

// walk is the state of reading a file.
type walk struct {
	parser unstable.Parser
	data   []byte
	lines  []int // where each line begins in data
	at     map[string]spot
	table  string         // path of the current table, with its dot
	count  map[string]int // elements of an array of tables so far

	root, in reflect.Type                             // what the file and the current table are decoded into
	name     string                                   // of the current table, with its dot, as the file has it
	keys     int                                      // so far
	fault    error                                    // the first key that nobody knows, or too many
	known    map[reflect.Type]map[string]reflect.Type // what keys stand for, as far as they have come up
}

func (w *walk) expression(e *unstable.Node) {
	switch e.Kind {
	case unstable.Table, unstable.ArrayTable:
		if w.in = w.check(w.root, "", e); w.in == nil {
			return
		}
		w.name = w.key("", e) + "."
		path := w.inTables(e)
		if e.Kind == unstable.ArrayTable {
			n := w.count[path]
			w.count[path]++
			w.note(path, w.firstKey(e))
			path += "." + strconv.Itoa(n)
		}
		w.note(path, w.firstKey(e))
		w.table = path + "."
	case unstable.KeyValue:
		w.pair(w.in, w.table, w.name, e, 0)
	}
}

// inTables is the key of a header with the last element of each list of tables
// that it goes through: "army.1.battalion".
func (w *walk) inTables(e *unstable.Node) string {
	path := ""
	for it, n := e.Key(), 0; it.Next(); n++ {
		if k := w.count[path]; k > 0 {
			path += "." + strconv.Itoa(k-1)
		}
		if n > 0 {
			path += "."
		}
		if path += string(it.Node().Data); len(path) >= longest {
			return path[:longest]
		}
	}
	return path
}

// check returns the type that the keys of an expression lead to in t, or nil
// where it does not know them, and nobody knew the keys before.
func (w *walk) check(t reflect.Type, name string, e *unstable.Node) reflect.Type {
	if w.keys++; w.keys > mostKeys {
		w.fault = rules.Fault("fault.toml.keys", "the file has too many keys: more than %d", mostKeys)
		return nil
	}
	n := 0
	for it := e.Key(); it.Next(); n++ {
		in := w.member(t, it.Node().Data)
		if in == nil || n == deepest {
			at := w.firstKey(e)
			w.fault = rules.Fault("fault.toml.key", "unknown key %s", w.key(name, e)).At(at.line, at.col)
			return nil
		}
		t = in
	}
	return t
}

// member is member of a type, looked up once for each key: a list has hundreds of
// elements with the same.
func (w *walk) member(t reflect.Type, key []byte) reflect.Type {
	keys := w.known[t]
	if keys == nil {
		keys = map[string]reflect.Type{}
		w.known[t] = keys
	}
	in, ok := keys[string(key)]
	if !ok {
		if in, ok = member(t, string(key)); !ok {
			return nil
		}
		keys[string(key)] = in
	}
	return in
}

// pair notes a key of a table that is decoded into t, and what stands in its
// value.
func (w *walk) pair(t reflect.Type, prefix, name string, e *unstable.Node, depth int) {
	in := w.check(t, name, e)
	if in == nil {
		return
	}
	path := w.key(prefix, e)
	at := w.firstKey(e)
	w.note(path, at)
	w.value(in, path, w.key(name, e), e.Value(), at, depth)
}

func (w *walk) value(t reflect.Type, path, name string, v *unstable.Node, near spot, depth int) {
	if depth == deepest {
		return
	}
	children := v.Children()
	switch v.Kind {
	case unstable.Array:
		for i := 0; w.fault == nil && children.Next(); {
			c := children.Node()
			if c.Kind == unstable.Comment {
				continue
			}
			p := path + "." + strconv.Itoa(i)
			s := w.spotOf(c, near)
			w.note(p, s)
			w.value(t, p, name, c, s, depth+1)
			i++
		}
	case unstable.InlineTable:
		for w.fault == nil && children.Next() {
			if c := children.Node(); c.Kind == unstable.KeyValue {
				w.pair(t, path+".", name+".", c, depth+1)
			}
		}
	}
}

// key joins the dotted key of an expression to a prefix.
func (w *walk) key(prefix string, e *unstable.Node) string {
	path := prefix
	for it, n := e.Key(), 0; it.Next(); n++ {
		if n > 0 {
			path += "."
		}
		path += string(it.Node().Data)
		if len(path) >= longest {
			return path[:longest]
		}
	}
	return path
}

func (w *walk) firstKey(e *unstable.Node) spot {
	it := e.Key()
	it.Next()
	return w.spotOf(it.Node(), spot{1, 1})
}

// spotOf returns where a node stands. Inline tables carry no place of their
// own: the first key in them serves.
func (w *walk) spotOf(n *unstable.Node, near spot) spot {
	if n.Raw.Length > 0 {
		return w.spotAt(int(n.Raw.Offset))
	}
	if n.Kind == unstable.InlineTable && n.Child() != nil && n.Child().Kind == unstable.KeyValue {
		return w.firstKey(n.Child())
	}
	if i := bytes.Index(w.data, n.Data); len(n.Data) > 0 && i >= 0 && &w.data[i] == &n.Data[0] {
		return w.spotAt(i)
	}
	return near
}

// spotAt returns the line and column of a byte of data.
func (w *walk) spotAt(offset int) spot {
	line, _ := slices.BinarySearch(w.lines, offset+1) // how many begin up to there
	return spot{line, offset - w.lines[line-1] + 1}
}

// note keeps the first place of a path.
func (w *walk) note(path string, s spot) {
	if len(path) >= longest {
		return
	}
	if _, ok := w.at[path]; !ok {
		w.at[path] = s
	}
}
