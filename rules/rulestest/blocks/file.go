package blocks

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"grognard/rules"
)

// Start is the usual start, as a position file.
const Start = `blocks
turn 1 first
block fr-line c1 3
block fr-guard c1 4
block fr-horse d1 3
block fr-guns e1 2
block gb-line c5 3
block gb-guard e5 4
block gb-horse e5 3
block gb-guns d5 2
`

// nations are what the names of blocks begin with.
var nations = [2]string{"fr", "gb"}

var sides = [2]string{"first", "second"}

// Load implements rules.Rulebook. A file is a line "blocks", then lines
//
//	turn N first|second | mixed | flag first|second HEX | wood HEX | block NAME HEX STEPS [BACK]
//
// Blocks that are not named are gone.
func (k Book) Load(data []byte, _ map[string]string) (rules.Board, error) {
	b, found, err := load(string(data))
	if err == nil && len(found) > 0 {
		err = found[0]
	}
	if err != nil {
		return nil, err
	}
	return b, nil
}

// load reads a file line by line and goes on behind those with a fault.
func load(text string) (b *Board, found []*rules.FileError, err error) {
	b = &Board{Turn: 1, Flags: [2]int{-1, -1}}
	lines := strings.Split(text, "\n")
	if strings.TrimSpace(lines[0]) != "blocks" {
		return nil, nil, rules.Fault("blk.fault.first", `the first line is not "blocks"`).At(1, 0)
	}
	for i, line := range lines[1:] {
		was := *b
		if err := b.read(strings.Fields(line)); err != nil {
			*b = was
			found = append(found, rules.Fault("blk.fault.line", "%v", err).At(i+2, 1).For(path(i+1)))
		}
	}
	if err := b.Check(); err != nil && len(found) == 0 {
		found = append(found, rules.Fault("blk.fault.line", "%v", err))
	}
	return b, found, nil
}

// path is what the thing on a line is called in a draft.
func path(line int) string { return "line." + strconv.Itoa(line) }

// read takes over one line of a file.
func (b *Board) read(w []string) (err error) {
	switch {
	case len(w) == 0:
	case len(w) == 1 && w[0] == "mixed":
		b.Mixed = true
	case len(w) == 3 && w[0] == "turn" && slices.Contains(sides[:], w[2]):
		b.Active = rules.Side(slices.Index(sides[:], w[2]))
		b.Turn, err = strconv.Atoi(w[1])
	case len(w) == 3 && w[0] == "flag" && slices.Contains(sides[:], w[1]):
		at, err := parse(w[2], cellKind)
		b.Flags[slices.Index(sides[:], w[1])] = at.N()
		return err
	case len(w) == 2 && w[0] == "wood":
		at, err := parse(w[1], cellKind)
		b.Woods |= 1 << at.N()
		return err
	case (len(w) == 4 || len(w) == 5) && w[0] == "block":
		return b.readBlock(w[1:])
	default:
		return fmt.Errorf("unknown line %q", strings.Join(w, " "))
	}
	return err
}

func (b *Board) readBlock(w []string) error {
	ref, err := parse(w[0], blockKind)
	at, err2 := parse(w[1], cellKind)
	steps, err3 := strconv.Atoi(w[2])
	k := Block{Cell: at.N(), Steps: steps}
	var err4 error
	if len(w) > 3 {
		k.Back, err4 = strconv.Atoi(w[3])
		if k.Back < 1 || k.Back > each {
			err4 = errors.New("a block has a back from 1 to 4")
		}
	}
	b.Blocks[ref.N()] = k
	return errors.Join(err, err2, err3, err4)
}

// Save implements rules.Rulebook.
func (k Book) Save(rb rules.Board) []byte {
	b := rb.(*Board)
	var s strings.Builder
	fmt.Fprintf(&s, "blocks\nturn %d %s\n", b.Turn, sides[b.Active])
	if b.Mixed {
		s.WriteString("mixed\n")
	}
	for x, at := range b.Flags {
		if at >= 0 {
			fmt.Fprintf(&s, "flag %s %s\n", sides[x], k.Format(cell(at)))
		}
	}
	for n := range cells {
		if b.Woods>>n&1 == 1 {
			fmt.Fprintf(&s, "wood %s\n", k.Format(cell(n)))
		}
	}
	for n, x := range b.Blocks {
		if x.Steps == 0 {
			continue
		}
		fmt.Fprintf(&s, "block %s %s %d", k.Format(block(n)), k.Format(cell(x.Cell)), x.Steps)
		if x.Back > 0 {
			fmt.Fprintf(&s, " %d", x.Back)
		}
		s.WriteString("\n")
	}
	return []byte(s.String())
}

// Format implements rules.Rulebook: "b3", "fr-guns", "fr-back-2".
func (Book) Format(r rules.Ref) string {
	switch r.Kind() {
	case cellKind:
		return string(rune('a'+r.N()%cols)) + strconv.Itoa(r.N()/cols+1)
	case blockKind:
		return nations[r.N()/each%2] + "-" + kinds[r.N()%each].name
	}
	return nations[r.N()/each%2] + "-back-" + strconv.Itoa(r.N()%each+1)
}

// Parse implements rules.Rulebook.
func (Book) Parse(s string) (rules.Ref, error) { return parse(s, 0) }

// parse reads a name; kind 0 takes any.
func parse(s string, kind uint8) (rules.Ref, error) {
	for _, k := range []struct {
		kind uint8
		n    int
	}{{cellKind, cells}, {blockKind, 2 * each}, {backKind, 2 * each}} {
		for n := range k.n {
			if r := rules.MakeRef(k.kind, n); (kind == 0 || kind == k.kind) && (Book{}).Format(r) == s {
				return r, nil
			}
		}
	}
	return 0, fmt.Errorf("nothing is called %q", s)
}

// Word implements rules.Rulebook: hexes are shown by their short names.
func (k Book) Word(r rules.Ref) string {
	if r.Kind() == cellKind {
		return ""
	}
	return "blk.name." + k.Format(r)
}
