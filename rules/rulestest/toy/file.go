package toy

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"grognard/rules"
)

// Duel is the usual start, as a position file.
const Duel = `toy
hand 3
turn 1 first
piece p0 a1 2
piece p1 c1 2
piece p2 b4 2
piece p3 d4 2
`

// Load implements rules.Rulebook. A file is a line "toy", then lines
//
//	hand N | turn N first|second | dealt | piece NAME CELL STEPS | card NAME deck|first|second|out
//
// Pieces that are not named are gone, cards that are not named in the deck.
func (k Book) Load(data []byte, set map[string]string) (rules.Board, error) {
	b := &Board{Hand: 3, Turn: 1}
	lines := strings.Split(string(data), "\n")
	if strings.TrimSpace(lines[0]) != "toy" {
		return nil, &rules.FileError{Line: 1, Msg: `the first line is not "toy"`}
	}
	for i, line := range lines[1:] {
		if err := b.read(strings.Fields(line)); err != nil {
			return nil, &rules.FileError{Line: i + 2, Col: 1, Msg: err.Error()}
		}
	}
	if v, ok := set["hand"]; ok {
		if !slices.Contains(k.Switches()[0].Values, v) {
			return nil, &rules.FileError{Msg: fmt.Sprintf("switch hand has no value %q", v)}
		}
		b.Hand, _ = strconv.Atoi(v)
	}
	if err := b.Check(); err != nil {
		return nil, &rules.FileError{Msg: err.Error()}
	}
	return b, nil
}

// read takes over one line of a file.
func (b *Board) read(w []string) (err error) {
	var ref, at rules.Ref
	switch {
	case len(w) == 0:
	case len(w) == 1 && w[0] == "dealt":
		b.Dealt = true
	case len(w) == 2 && w[0] == "hand":
		if b.Hand, err = strconv.Atoi(w[1]); err == nil && (b.Hand < 1 || b.Hand > 3) {
			err = errors.New("a hand has 1 to 3 cards")
		}
	case len(w) == 3 && w[0] == "turn":
		b.Turn, err = strconv.Atoi(w[1])
		b.Active = rules.First
		if w[2] == "second" {
			b.Active = rules.Second
		}
	case len(w) == 4 && w[0] == "piece":
		if ref, err = parse(w[1], pieceKind); err != nil {
			return err
		}
		if at, err = parse(w[2], cellKind); err != nil {
			return err
		}
		b.Pieces[ref.N()].Cell = at.N()
		b.Pieces[ref.N()].Steps, err = strconv.Atoi(w[3])
	case len(w) == 3 && w[0] == "card":
		z := slices.Index(zoneNames[:], w[2])
		if ref, err = parse(w[1], cardKind); err != nil {
			return err
		}
		if z < 0 || zone(z) == inPlay {
			return fmt.Errorf("no place %q for a card", w[2])
		}
		b.Cards[ref.N()] = zone(z)
	default:
		return fmt.Errorf("unknown line %q", strings.Join(w, " "))
	}
	return err
}

// Save implements rules.Rulebook.
func (k Book) Save(rb rules.Board) []byte {
	b := rb.(*Board)
	var s strings.Builder
	fmt.Fprintf(&s, "toy\nhand %d\nturn %d %s\n", b.Hand, b.Turn, zoneNames[handOf(b.Active)])
	if b.Dealt {
		s.WriteString("dealt\n")
	}
	for p, pc := range b.Pieces {
		if pc.Steps > 0 {
			fmt.Fprintf(&s, "piece %s %s %d\n", k.Format(piece(p)), k.Format(cell(pc.Cell)), pc.Steps)
		}
	}
	for c, z := range b.Cards {
		if z != inDeck {
			fmt.Fprintf(&s, "card %s %s\n", k.Format(card(c)), zoneNames[z])
		}
	}
	return []byte(s.String())
}

// Format implements rules.Rulebook: "b3", "p2", "k11".
func (Book) Format(r rules.Ref) string {
	switch r.Kind() {
	case cellKind:
		return string(rune('a'+r.N()%side4)) + strconv.Itoa(r.N()/side4+1)
	case pieceKind:
		return "p" + strconv.Itoa(r.N())
	}
	return "k" + strconv.Itoa(r.N())
}

// Parse implements rules.Rulebook.
func (Book) Parse(s string) (rules.Ref, error) { return parse(s, 0) }

// parse reads a name; kind 0 takes any.
func parse(s string, kind uint8) (rules.Ref, error) {
	k := Book{}
	for n := range cells {
		for _, r := range []rules.Ref{cell(n), piece(n), card(n)} {
			known := r.Kind() == cellKind || r.Kind() == pieceKind && n < 4 || r.Kind() == cardKind && n < 12
			if known && (kind == 0 || kind == r.Kind()) && k.Format(r) == s {
				return r, nil
			}
		}
	}
	return 0, fmt.Errorf("nothing is called %q", s)
}

// Word implements rules.Rulebook: everything is shown by its short name.
func (Book) Word(rules.Ref) string { return "" }
