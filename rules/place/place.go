// Package place finds where in a TOML file a value stands, so that a fault in
// what the file says, not only in how it is written, can name its line and
// column.
package place

import (
	"bytes"
	"errors"
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

// Read decodes a TOML file strictly: a key that into does not know is a fault.
// Errors are *rules.FileError with line and column, without a file name.
func Read(data []byte, into any) (*Index, error) {
	err := toml.NewDecoder(bytes.NewReader(data)).DisallowUnknownFields().Decode(into)
	if err != nil {
		return nil, Fault(err)
	}
	return index(data), nil
}

// Fault turns an error of the TOML library into one sentence with its place.
// What the library says in English is added for logs.
func Fault(err error) error {
	var strict *toml.StrictMissingError
	if errors.As(err, &strict) && len(strict.Errors) > 0 {
		e := strict.Errors[0]
		return rules.Fault("fault.toml.key", "unknown key %s", strings.Join(e.Key(), ".")).At(e.Position())
	}
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

func unsound() *rules.FileError {
	return rules.Fault("fault.toml.syntax", "this is not valid TOML")
}

func detail(err error) string { return strings.TrimPrefix(err.Error(), "toml: ") }

// At is a fault at a key, such as "south.units.3.at"; if that key is not in
// the file, at the nearest table around it that is.
func (x *Index) At(key string, f *rules.FileError) error {
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

// index walks the syntax of a file that is known to be sound.
func index(data []byte) *Index {
	w := &walk{data: data, lines: []int{0}, at: map[string]spot{}, count: map[string]int{}}
	for i, b := range data {
		if b == '\n' {
			w.lines = append(w.lines, i+1)
		}
	}
	w.parser.Reset(data)
	for w.parser.NextExpression() {
		w.expression(w.parser.Expression())
	}
	return &Index{w.at}
}

// walk is the state of reading a file.
type walk struct {
	parser unstable.Parser
	data   []byte
	lines  []int // where each line begins in data
	at     map[string]spot
	table  string         // path of the current table, with its dot
	count  map[string]int // elements of an array of tables so far
}

func (w *walk) expression(e *unstable.Node) {
	switch e.Kind {
	case unstable.Table, unstable.ArrayTable:
		path := w.key("", e)
		if e.Kind == unstable.ArrayTable {
			n := w.count[path]
			w.count[path]++
			w.note(path, w.firstKey(e))
			path += "." + strconv.Itoa(n)
		}
		w.note(path, w.firstKey(e))
		w.table = path + "."
	case unstable.KeyValue:
		w.pair(w.table, e)
	}
}

// pair notes a key and what stands in its value.
func (w *walk) pair(prefix string, e *unstable.Node) {
	path := w.key(prefix, e)
	at := w.firstKey(e)
	w.note(path, at)
	w.value(path, e.Value(), at)
}

func (w *walk) value(path string, v *unstable.Node, near spot) {
	children := v.Children()
	switch v.Kind {
	case unstable.Array:
		for i := 0; children.Next(); {
			c := children.Node()
			if c.Kind == unstable.Comment {
				continue
			}
			p := path + "." + strconv.Itoa(i)
			s := w.spotOf(c, near)
			w.note(p, s)
			w.value(p, c, s)
			i++
		}
	case unstable.InlineTable:
		for children.Next() {
			if c := children.Node(); c.Kind == unstable.KeyValue {
				w.pair(path+".", c)
			}
		}
	}
}

// key joins the dotted key of an expression to a prefix.
func (w *walk) key(prefix string, e *unstable.Node) string {
	var parts []string
	for it := e.Key(); it.Next(); {
		parts = append(parts, string(it.Node().Data))
	}
	return prefix + strings.Join(parts, ".")
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
	if _, ok := w.at[path]; !ok {
		w.at[path] = s
	}
}
