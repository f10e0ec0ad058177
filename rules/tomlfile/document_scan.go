package tomlfile

import (
	"bytes"
	"strconv"
)

// kind is how a value is written.
type kind uint8

const (
	aScalar   kind = iota
	aList          // [a, b]
	anInline       // { a = 1 }
	aTable         // [a], or what stands before the first header
	theTables      // all [[a]] of one name
)

// item is what a path leads to.
type item struct {
	path     string
	kind     kind
	key      int // where its key or header begins; of an element its value
	from, to int // its value; of a table under a header from there to the end of its last value
	in       *item
	kids     []*item // pairs or elements in their order
	element  bool    // of a list of tables under headers
}

// scan takes apart a text that is known to be sound: it finds where each value
// begins and ends.
func (d *Document) scan(text []byte) {
	d.text, d.at, d.heads = text, map[string]*item{}, nil
	s := scanner{Document: d}
	root := &item{kind: aTable}
	d.at[""], d.heads = root, []*item{root}
	for table := root; s.blank(); {
		if s.text[s.i] == '[' {
			table = s.header()
		} else {
			s.pair(table)
		}
	}
}

// scanner stands at a byte of a text.
type scanner struct {
	*Document
	i int
}

// blank goes to the next byte that is neither white space nor comment, and
// reports whether there is one.
func (s *scanner) blank() bool {
	for ; s.i < len(s.text); s.i++ {
		switch s.text[s.i] {
		case ' ', '\t', '\r', '\n':
		case '#':
			if n := bytes.IndexByte(s.text[s.i:], '\n'); n >= 0 {
				s.i += n
			} else {
				s.i = len(s.text) - 1
			}
		default:
			return true
		}
	}
	return false
}

// header reads [a.b] or [[a.b]].
func (s *scanner) header() *item {
	it := &item{kind: aTable, key: s.i, from: s.i}
	s.i++
	if it.element = s.text[s.i] == '['; it.element {
		s.i++
	}
	it.path = s.inTables(s.keys(']'))
	s.i++
	if it.element {
		s.i++
		all := s.at[it.path]
		if all == nil {
			all = &item{path: it.path, kind: theTables, key: it.key, from: it.key}
			s.at[it.path] = all
		}
		it.path += "." + strconv.Itoa(len(all.kids))
		it.in = all
		all.kids, all.to = append(all.kids, it), s.i
	}
	it.to = s.i
	s.at[it.path] = it
	s.heads = append(s.heads, it)
	return it
}

// inTables names the last element of each list of tables that a header goes
// through.
func (s *scanner) inTables(keys []string) string {
	path := ""
	for i, k := range keys {
		if path = join(path, k); i+1 < len(keys) {
			if all := s.at[path]; all != nil && all.kind == theTables {
				path += "." + strconv.Itoa(len(all.kids)-1)
			}
		}
	}
	return path
}

func join(path, key string) string {
	if path == "" {
		return key
	}
	return path + "." + key
}

// keys reads a dotted key up to the byte that ends it.
func (s *scanner) keys(end byte) (all []string) {
	for s.text[s.i] != end {
		switch b := s.text[s.i]; b {
		case ' ', '\t', '.':
			s.i++
		case '"', '\'':
			from := s.i
			s.quoted(b)
			key := string(s.text[from+1 : s.i-1])
			if plain, err := strconv.Unquote(string(s.text[from:s.i])); err == nil && b == '"' {
				key = plain
			}
			all = append(all, key)
		default:
			from := s.i
			for !bytes.ContainsRune([]byte(" \t.]="), rune(s.text[s.i])) {
				s.i++
			}
			all = append(all, string(s.text[from:s.i]))
		}
	}
	return all
}

// pair reads a key with its value into a table.
func (s *scanner) pair(table *item) {
	it := &item{key: s.i, in: table, path: table.path}
	for _, k := range s.keys('=') {
		it.path = join(it.path, k)
	}
	s.i++
	s.value(it)
	table.kids = append(table.kids, it)
	if table.kind == aTable {
		table.to = it.to
	}
}

// value reads the value of an item.
func (s *scanner) value(it *item) {
	s.blank()
	it.from = s.i
	switch b := s.text[s.i]; b {
	case '[':
		it.kind = aList
		s.elements(it)
	case '{':
		it.kind = anInline
		s.pairs(it)
	case '"', '\'':
		s.quoted(b)
	default:
		for s.i < len(s.text) && !bytes.ContainsRune([]byte(",]}#\r\n"), rune(s.text[s.i])) {
			s.i++
		}
		s.i = it.from + len(bytes.TrimRight(s.text[it.from:s.i], " \t"))
	}
	it.to = s.i
	s.at[it.path] = it
}

func (s *scanner) elements(list *item) {
	s.i++
	for s.blank(); s.text[s.i] != ']'; s.blank() {
		if s.text[s.i] == ',' {
			s.i++
			continue
		}
		it := &item{path: list.path + "." + strconv.Itoa(len(list.kids)), key: s.i, in: list}
		s.value(it)
		list.kids = append(list.kids, it)
	}
	s.i++
}

func (s *scanner) pairs(table *item) {
	s.i++
	for s.blank(); s.text[s.i] != '}'; s.blank() {
		if s.text[s.i] == ',' {
			s.i++
			continue
		}
		s.pair(table)
	}
	s.i++
}

// quoted reads a string in quotes of one or three.
func (s *scanner) quoted(quote byte) {
	marks := []byte{quote, quote, quote}
	if !bytes.HasPrefix(s.text[s.i:], marks) {
		marks = marks[:1]
	}
	for s.i += len(marks); !bytes.HasPrefix(s.text[s.i:], marks); s.i++ {
		if quote == '"' && s.text[s.i] == '\\' {
			s.i++
		}
	}
	s.i += len(marks)
	for n := 0; len(marks) == 3 && n < 2 && s.i < len(s.text) && s.text[s.i] == quote; n++ { // quotes that end the string itself
		s.i++
	}
}

// comma returns the end of the comma that follows a value, 0 if none does.
func (d *Document) comma(at int) int {
	s := scanner{d, at}
	if s.blank() && d.text[s.i] == ',' {
		return s.i + 1
	}
	return 0
}

// lineStart and lineEnd return where the line of a byte begins, and where the
// next one does.
func (d *Document) lineStart(at int) int { return bytes.LastIndexByte(d.text[:at], '\n') + 1 }

func (d *Document) lineEnd(at int) int {
	if n := bytes.IndexByte(d.text[at:], '\n'); n >= 0 {
		return at + n + 1
	}
	return len(d.text)
}

// indent is the white space before what opens a line.
func (d *Document) indent(at int) string { return string(d.text[d.lineStart(at):at]) }

// opensLine reports whether nothing but white space stands before a byte.
func (d *Document) opensLine(at int) bool {
	return len(bytes.TrimLeft(d.text[d.lineStart(at):at], " \t")) == 0
}

// above returns where the lines of comment begin that stand directly above the
// line of a byte.
func (d *Document) above(at int) int {
	from := d.lineStart(at)
	for from > 0 {
		line := d.lineStart(from - 1)
		if !bytes.HasPrefix(bytes.TrimLeft(d.text[line:from], " \t"), []byte("#")) {
			break
		}
		from = line
	}
	return from
}

// blankBefore reports whether an empty line stands before the line that begins at
// a byte.
func (d *Document) blankBefore(at int) bool {
	return at > 0 && len(bytes.TrimSpace(d.text[d.lineStart(at-1):at])) == 0
}

// eol is how the file ends its lines.
func (d *Document) eol() string {
	if n := bytes.IndexByte(d.text, '\n'); n > 0 && d.text[n-1] == '\r' {
		return "\r\n"
	}
	return "\n"
}
