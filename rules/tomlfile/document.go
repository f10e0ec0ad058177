package tomlfile

import (
	"bytes"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/pelletier/go-toml/v2"
)

// Document is the text of a file, of which single values can be set, put in and
// cut out: no byte but theirs changes, comments and order stay. Paths are those
// of an Index: "south.units.3.at".
type Document struct {
	text  []byte
	order []string // the tables of the file in the order of their book
	at    map[string]*item
	heads []*item // the tables under headers, as they stand
}

// Parse takes a text apart. order lists the keys of the file in the order in
// which a book writes them: a table that is missing comes before those behind it.
// Errors are those of Read.
func Parse(text []byte, order []string) (*Document, error) {
	var all map[string]any
	if err := toml.Unmarshal(text, &all); err != nil {
		return nil, Fault(err)
	}
	d := &Document{order: order}
	d.scan(slices.Clone(text))
	return d, nil
}

// Order lists the keys of the struct that a file is decoded into, in their order.
func Order(file any) []string {
	var all []string
	for _, f := range Fields(file) {
		all = append(all, f.Key)
	}
	return all
}

// Text returns the text as it stands.
func (d *Document) Text() []byte { return slices.Clone(d.text) }

// Has reports whether a path leads to something.
func (d *Document) Has(path string) bool { return d.at[path] != nil }

// Len returns how many elements a list has, 0 if there is none.
func (d *Document) Len(list string) int {
	if it := d.at[list]; it != nil && (it.kind == aList || it.kind == theTables) {
		return len(it.kids)
	}
	return 0
}

// Literal returns the value at a path as it is written, "" if there is none.
func (d *Document) Literal(path string) string {
	if it := d.at[path]; it != nil {
		return string(d.text[it.from:it.to])
	}
	return ""
}

// Pair is a key of an element with its value as it is to be written.
type Pair struct{ Key, Literal string }

// Quote writes a string as a file does.
func Quote(s string) string { return strconv.Quote(s) }

// QuoteAll writes a list of strings on one line.
func QuoteAll(all []string) string {
	quoted := make([]string, len(all))
	for i, s := range all {
		quoted[i] = Quote(s)
	}
	return "[" + strings.Join(quoted, ", ") + "]"
}

// Set gives a key a value, as it is to be written. Where the key is missing it
// comes last in its table; where the table is missing, so does that.
func (d *Document) Set(path, literal string) {
	if it := d.at[path]; it != nil {
		d.splice(it.from, it.to, literal)
		return
	}
	table, key := split(path)
	it := d.at[table]
	switch {
	case it == nil:
		d.newTable(table, key+" = "+literal+d.eol())
	case it.kind == anInline:
		d.intoInline(it, key+" = "+literal)
	case it.kind == aTable:
		d.intoTable(it, key+" = "+literal)
	default:
		panic(fmt.Sprintf("%s is not a table", table))
	}
}

// SetAll gives keys that there are new values, all at one go. Keys that are
// missing are passed over.
func (d *Document) SetAll(all []Pair) {
	var there []Pair
	for _, p := range all {
		if d.at[p.Key] != nil {
			there = append(there, p)
		}
	}
	if len(there) == 0 {
		return
	}
	slices.SortFunc(there, func(a, b Pair) int { return d.at[a.Key].from - d.at[b.Key].from })
	var text []byte
	done := 0
	for _, p := range there {
		it := d.at[p.Key]
		text = append(append(text, d.text[done:it.from]...), p.Literal...)
		done = it.to
	}
	d.scan(append(text, d.text[done:]...))
}

// intoTable puts a line behind the last one of a table under a header. Lines
// before the first header are the table of no name.
func (d *Document) intoTable(it *item, line string) {
	end := d.lineEnd(it.to)
	switch {
	case it.to == 0: // an empty root
		d.splice(0, 0, line+d.eol())
	case end == len(d.text) && !bytes.HasSuffix(d.text, []byte("\n")):
		d.splice(end, end, d.eol()+line)
	default:
		d.splice(end, end, line+d.eol())
	}
}

func (d *Document) intoInline(it *item, pair string) {
	if len(it.kids) == 0 {
		d.splice(it.from, it.to, "{ "+pair+" }")
		return
	}
	last := it.kids[len(it.kids)-1]
	d.splice(last.to, last.to, ", "+pair)
}

// newTable puts a table of lines where the book has it.
func (d *Document) newTable(path, lines string) { d.newHead("["+path+"]", path, lines) }

func (d *Document) newHead(header, path, lines string) {
	text := header + d.eol() + lines
	rank := d.rank(path)
	for _, h := range d.heads {
		if h.path != "" && d.rank(h.path) > rank {
			at := d.above(h.key)
			d.splice(at, at, text+d.eol())
			return
		}
	}
	end := len(d.text)
	gap := d.eol()
	if !bytes.HasSuffix(d.text, []byte("\n")) && end > 0 {
		gap += gap
	}
	d.splice(end, end, gap+text)
}

func (d *Document) rank(path string) int {
	top, _, _ := strings.Cut(path, ".")
	if i := slices.Index(d.order, top); i >= 0 {
		return i
	}
	return len(d.order)
}

// Insert puts an element before the i-th of a list of values, as it is to be
// written; behind all others if there are no more. A missing list is made.
func (d *Document) Insert(list string, i int, literal string) {
	it := d.at[list]
	switch {
	case it == nil:
		d.Set(list, "["+literal+"]")
	case len(it.kids) == 0:
		d.splice(it.from, it.to, "["+literal+"]")
	case i >= len(it.kids):
		d.behind(it, literal)
	case d.opensLine(it.kids[i].from):
		at := d.above(it.kids[i].from)
		d.splice(at, at, d.indent(it.kids[i].from)+literal+","+d.eol())
	default:
		at := it.kids[i].from
		d.splice(at, at, literal+", ")
	}
}

// behind puts an element behind the last of a list.
func (d *Document) behind(it *item, literal string) {
	last := it.kids[len(it.kids)-1]
	comma := d.comma(last.to)
	if !d.opensLine(it.kids[0].from) {
		d.splice(last.to, last.to, ", "+literal)
		return
	}
	if d.fits(it, literal) {
		d.splice(last.to, last.to, ", "+literal)
		return
	}
	line := d.indent(it.kids[0].from) + literal + "," + d.eol()
	if at := d.lineEnd(max(last.to, comma)); at <= it.to { // the bracket stands on a line of its own
		if comma == 0 {
			d.splice(at, at, line) // from behind: places before it stay
			d.splice(last.to, last.to, ",")
			return
		}
		d.splice(at, at, line)
		return
	}
	d.splice(last.to, last.to, ", "+literal)
}

// fits reports whether the last line of a list of which several stand on a line
// has room for one more: it would be no longer than the longest line.
func (d *Document) fits(it *item, literal string) bool {
	longest, width, several := 0, 0, false
	for _, k := range it.kids {
		if d.opensLine(k.from) {
			width = 0
		}
		several = several || width > 0
		width += k.to - k.from + 2
		longest = max(longest, width)
	}
	return several && width+len(literal)+2 <= longest
}

// Add puts a table of pairs before the i-th element of a list of tables; behind
// all others if there are no more. It is written as the others are; in a list
// that is missing under a header of its own if headed says so, else in a row.
func (d *Document) Add(list string, i int, headed bool, pairs ...Pair) {
	it := d.at[list]
	switch {
	case it == nil && headed:
		d.firstBlock(list, pairs)
	case it == nil:
		d.Set(list, "["+d.eol()+"  "+row(pairs)+","+d.eol()+"]")
	case it.kind == theTables:
		d.addBlock(it, i, pairs)
	case len(it.kids) == 0:
		d.splice(it.from, it.to, "["+d.eol()+"  "+row(pairs)+","+d.eol()+"]")
	default:
		d.Insert(list, i, row(pairs))
	}
}

func row(pairs []Pair) string {
	all := make([]string, len(pairs))
	for i, p := range pairs {
		all[i] = p.Key + " = " + p.Literal
	}
	return "{ " + strings.Join(all, ", ") + " }"
}

func (d *Document) lines(pairs []Pair) string {
	var s strings.Builder
	for _, p := range pairs {
		s.WriteString(p.Key + " = " + p.Literal + d.eol())
	}
	return s.String()
}

// firstBlock begins a list of tables under headers: in a table that is an element
// itself behind the last line of that, else where the book has it.
func (d *Document) firstBlock(list string, pairs []Pair) {
	header := "[[" + name(list) + "]]"
	if outer, _ := split(list); d.at[outer] != nil && d.at[outer].element {
		at := d.lineEnd(d.at[outer].to)
		d.splice(at, at, d.newline(at)+d.eol()+header+d.eol()+d.lines(pairs))
		return
	}
	d.newHead(header, list, d.lines(pairs))
}

func (d *Document) addBlock(it *item, i int, pairs []Pair) {
	text := "[[" + name(it.path) + "]]" + d.eol() + d.lines(pairs)
	gap := ""
	if last := it.kids[len(it.kids)-1]; d.blankBefore(d.above(last.key)) {
		gap = d.eol()
	}
	if i < len(it.kids) {
		at := d.above(it.kids[i].key)
		d.splice(at, at, text+gap)
		return
	}
	at := d.lineEnd(d.blockEnd(it.kids[len(it.kids)-1]))
	d.splice(at, at, d.newline(at)+gap+text)
}

// newline is the end of the line that a text lacks before at.
func (d *Document) newline(at int) string {
	if at > 0 && d.text[at-1] != '\n' {
		return d.eol()
	}
	return ""
}

// blockEnd is where the last value under the header of a table ends, or under
// those of tables within it.
func (d *Document) blockEnd(it *item) int {
	end := it.to
	for _, h := range d.heads {
		if strings.HasPrefix(h.path, it.path+".") {
			end = max(end, h.to)
		}
	}
	return end
}

// Cut takes out what a path leads to, with the comment behind it on its line and
// the lines of comment directly above it. A path that leads nowhere is none.
func (d *Document) Cut(path string) {
	it := d.at[path]
	if it == nil {
		return
	}
	switch {
	case it.kind == theTables:
		for i := len(it.kids) - 1; i >= 0; i-- {
			d.Cut(it.kids[i].path)
			it = d.at[path]
		}
	case it.kind == aTable:
		d.cutTable(it)
	case it.in == nil || it.in.kind == aTable:
		d.splice(d.above(it.key), d.lineEnd(it.to), "")
	default:
		d.cutElement(it)
	}
}

// cutTable takes out a table with its header and the tables within it, and the
// empty line before it.
func (d *Document) cutTable(it *item) {
	from, to := d.above(it.key), d.lineEnd(d.blockEnd(it))
	if d.blankBefore(from) {
		from = d.lineStart(from - 1)
	}
	d.splice(from, to, "")
}

// cutElement takes an element out of a list, or a pair out of a table in a row.
func (d *Document) cutElement(it *item) {
	all := it.in.kids
	i := slices.Index(all, it)
	comma := d.comma(it.to)
	end := d.lineEnd(max(it.to, comma))
	alone := d.opensLine(it.key) && end <= it.in.to && (i+1 == len(all) || all[i+1].key >= end)
	switch {
	case alone:
		d.splice(d.above(it.key), end, "")
	case i+1 < len(all) && !d.opensLine(all[i+1].key): // up to the next one
		d.splice(it.key, all[i+1].key, "")
	case d.opensLine(it.key) || i == 0: // the last on its line, and the first
		d.splice(it.key, max(it.to, comma), "")
	case comma > 0 && i+1 < len(all):
		d.splice(all[i-1].to, it.to, "") // its comma is left to the one before
	default:
		d.splice(all[i-1].to, it.to, "")
	}
}

// splice replaces a range of bytes and takes the text apart anew.
func (d *Document) splice(from, to int, by string) {
	d.scan(slices.Concat(d.text[:from], []byte(by), d.text[to:]))
}

// split parts a path from its last key.
func split(path string) (table, key string) {
	if i := strings.LastIndexByte(path, '.'); i >= 0 {
		return path[:i], path[i+1:]
	}
	return "", path
}

// name is a path as a header has it: without the numbers of elements.
func name(path string) string {
	parts := strings.Split(path, ".")
	return strings.Join(slices.DeleteFunc(parts, func(p string) bool { _, err := strconv.Atoi(p); return err == nil }), ".")
}
