package archive

import (
	"bytes"
	"errors"
	"strconv"
	"strings"

	"grognard/rules"
)

const magic = "grognard save"

// Beyond these sizes a file is not taken for a save: bytes, answers, and lines
// of the header. The longest games have some 10,000 answers.
const (
	largest  = 32 << 20
	mostLog  = 500_000
	mostHead = 200
)

// Read reads the save in a file, which it leaves alone. Errors are
// *rules.FileError and name the file.
func Read(path string) (*Game, error) {
	data, err := load(path)
	if err != nil {
		return nil, fault(err).In(path)
	}
	g, err := Decode(data)
	if err != nil {
		return nil, fault(err).In(path)
	}
	g.File = path
	return g, nil
}

// ReadSave reads the bytes of a file that may be a save, see Decode. Errors are *rules.FileError and name the file.
func ReadSave(path string) ([]byte, error) {
	data, err := load(path)
	if err != nil {
		return nil, fault(err).In(path)
	}
	return data, nil
}

// load reads the file of a save.
func load(path string) ([]byte, error) {
	data, err := ReadFile(path, largest)
	switch f := fault(err); {
	case err == nil:
		return data, nil
	case f.Key == "fault.file.folder":
		return nil, rules.Fault("fault.save.folder", "this is a folder, not a save")
	case f.Key == "fault.file.large":
		return nil, rules.Fault("fault.save.large", "no save is longer than %d MiB", largest>>20)
	default:
		return nil, f
	}
}

func unread(err error) *rules.FileError {
	return rules.Fault("fault.save.unread", "the file cannot be read: %v", Cause(err))
}

// Decode reads a save. Errors are *rules.FileError without a file name.
func Decode(data []byte) (*Game, error) {
	d := &decoder{data: data}
	g := &Game{}
	err := d.game(g)
	if err == nil {
		return g, nil
	}
	return nil, fault(err).At(max(d.at, 1), 0)
}

// fault returns an error of the readers, which make no other, as what it is.
func fault(err error) *rules.FileError {
	var f *rules.FileError
	errors.As(err, &f)
	return f
}

// decoder walks through the lines of a save. at is the number of the line that
// was read last, which is the place of an error; it stands between the bytes
// from and to.
type decoder struct {
	data     []byte
	at       int
	from, to int
	format   int
	sum      uint64 // of the scenario, as the header says
}

var errEnds = rules.Fault("fault.save.ends", "the file ends too early: the rest of the save is missing")

// raw returns the next line with its line feed.
func (d *decoder) raw() ([]byte, error) {
	i := bytes.IndexByte(d.data[d.to:], '\n')
	if i < 0 {
		return nil, errEnds
	}
	d.at++
	d.from, d.to = d.to, d.to+i+1
	return d.data[d.from:d.to], nil
}

// next returns the first word of the next line and what follows it.
func (d *decoder) next() (key, rest string, err error) {
	l, err := d.raw()
	if err != nil {
		return "", "", err
	}
	key, rest, _ = strings.Cut(string(l[:len(l)-1]), " ")
	return key, rest, nil
}

func (d *decoder) game(g *Game) error {
	if err := d.magic(); err != nil {
		return err
	}
	if err := d.whole(g); err != nil {
		return err
	}
	if d.format >= 3 {
		d.parts(g)
	}
	if d.to < len(d.data) {
		d.at++
		return rules.Fault("fault.save.follows", "something follows the end of the save")
	}
	return nil
}

// whole reads the game itself, up to its sum.
func (d *decoder) whole(g *Game) error {
	rest, err := d.header(&g.Header)
	if err != nil {
		return err
	}
	if g.Data, err = d.scenario(rest); err != nil {
		return err
	}
	key, rest, err := d.next()
	if err != nil {
		return err
	}
	if key == "sealed" {
		if err := d.sealed(g, rest); err != nil {
			return err
		}
		if key, rest, err = d.next(); err != nil {
			return err
		}
		return d.end(key, rest)
	}
	if err := d.answers(g, key, rest); err != nil {
		return err
	}
	return d.tail(g)
}

func (d *decoder) magic() error {
	if len(d.data) == 0 {
		return rules.Fault("fault.save.empty", "the file is empty")
	}
	if !bytes.HasPrefix(d.data, []byte(magic+" ")) {
		if strings.HasPrefix(magic, strings.TrimSpace(string(d.data[:min(len(d.data), 2*len(magic))]))) && bytes.IndexByte(d.data, '\n') < 0 {
			return errEnds
		}
		return rules.Fault("fault.save.foreign", "this is not a save of Grognard: it does not begin with %q", magic)
	}
	l, err := d.raw()
	if err != nil {
		return err
	}
	line := string(l[len(magic)+1:])
	n, err := strconv.Atoi(strings.TrimSuffix(line, "\n"))
	switch {
	case err != nil || n < 1:
		return rules.Fault("fault.save.format", "the format has no number")
	case n > Format:
		return rules.Fault("fault.save.newer", "a newer version of Grognard wrote this save: format %d, and this version reads up to %d", n, Format)
	}
	d.format = n
	return nil
}

// scenario reads the scenario, of as many lines as its count says.
func (d *decoder) scenario(count string) ([]byte, error) {
	n, err := number(count)
	if err != nil {
		return nil, err
	}
	head := d.at
	data, err := d.text(n)
	if err != nil {
		return nil, err
	}
	if Sum(data) != d.sum {
		d.at = head
		return nil, rules.Fault("fault.save.scenario", "the scenario in the save is damaged: it does not add up to the sum in the line \"scenario\"")
	}
	return data, nil
}

// text reads n lines of embedded text.
func (d *decoder) text(n int) ([]byte, error) {
	var text bytes.Buffer
	for i := range n {
		l, err := d.raw()
		switch {
		case err != nil:
			return nil, err
		case l[0] == '|':
			text.Write(l[1:])
		case l[0] == '>' && i == n-1 && len(l) > 2:
			text.Write(l[1 : len(l)-1])
		default:
			return nil, rules.Fault("fault.save.bar", "a line of embedded text does not begin with a bar")
		}
	}
	return text.Bytes(), nil
}

func (d *decoder) answers(g *Game, key, rest string) error {
	if key != "answers" {
		return instead(key, "answers")
	}
	n, err := number(rest)
	switch {
	case err != nil:
		return err
	case n > mostLog:
		return rules.Fault("fault.save.many", "no game has more than %d answers", mostLog)
	}
	g.First = d.at + 1
	for range n {
		l, err := d.raw()
		if err != nil {
			return err
		}
		line := string(l[:len(l)-1])
		if err := CheckLine(line); err != nil {
			return err
		}
		g.Lines = append(g.Lines, line)
	}
	return nil
}

func instead(key, want string) error {
	return rules.Fault("fault.save.instead", "%q stands where %q should", key, want)
}

// CheckLine finds lines that can be no entry of the log of any rulebook.
func CheckLine(line string) error {
	if _, ok, err := ParseHash(line); ok {
		return err
	}
	switch word, _, _ := strings.Cut(line, " "); word {
	case "first", "second", "auto", "roll", "draw":
		return nil
	}
	return neither()
}

// tail reads the last checkpoint, if there is one, and the sum.
func (d *decoder) tail(g *Game) error {
	key, rest, err := d.next()
	if err == nil && key == "position" {
		if err := d.position(g, rest); err != nil {
			return err
		}
		key, rest, err = d.next()
	}
	if err != nil {
		return err
	}
	return d.end(key, rest)
}

// position reads the last checkpoint.
func (d *decoder) position(g *Game, rest string) (err error) {
	at, lines, _ := strings.Cut(rest, " ")
	if g.LastAt, err = number(at); err != nil {
		return err
	}
	n, err := number(lines)
	if err != nil {
		return err
	}
	if g.Last, err = d.text(n); err != nil {
		return err
	}
	if g.Last == nil {
		g.Last = []byte{}
	}
	if n := g.answers(); g.LastAt > n {
		return rules.Fault("fault.save.position", "the last position stands after answer %d of %d", g.LastAt, n)
	}
	return nil
}

func (d *decoder) end(key, rest string) error {
	if key != "end" {
		return instead(key, "end")
	}
	want, err := parseHex(rest)
	if err != nil {
		return err
	}
	if Sum(d.data[:d.from]) != want {
		return rules.Fault("fault.save.damaged", "the save is damaged: its content does not add up to the sum in its last line")
	}
	return nil
}

// answers counts the answers among the lines.
func (g *Game) answers() int {
	n := 0
	for _, l := range g.Lines {
		if !strings.HasPrefix(l, "#") {
			n++
		}
	}
	return n
}

func number(s string) (int, error) {
	n, err := strconv.Atoi(s)
	if err != nil || n < 0 || strconv.Itoa(n) != s {
		return 0, rules.Fault("fault.save.number", "%q is not a number", s)
	}
	return n, nil
}
