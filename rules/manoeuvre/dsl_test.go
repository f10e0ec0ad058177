package manoeuvre

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"grognard/rules"
	"grognard/rules/rulestest"
	"grognard/rules/rulestest/script"
)

// A position of a test is drawn as text:
//
//	g := draw(t, `
//	. . . . . . . .      rank 8
//	. . . . . . . .
//	. . . . . . . .
//	. . . W . . . .
//	. . . H . . . .
//	. . . . . . . .
//	. . . . . . . .
//	. . . . . . . .      rank 1
//
//	south fr: d4 fr-8l, c5 fr-gc reduced redoubt
//	north ru: d5 ru-or
//	fr hand: fr-8l-1 fr-gc-1 fr-hq-murat
//	fr discards: fr-ig-1
//	ru hand: ru-or-1
//	ru lost: ru-kx ru-ks
//	active fr, phase combat, turn 3
//	ambush = revised
//	`)
//
// Units that are not named stand out of the way where there is room, at full
// strength, from the corners of their home ranks, farthest from the fight; "alone"
// on a line of its own leaves them lost instead, and raises attrition_target
// to 8. The South side has the First seat and is First Player; "first ru"
// makes the other side First Player. Cards that are not named lie in the deck.
//
// Sides are called by their armies, Chance "". Package script has the rest of
// the language.
type game struct{ script.Game[*game] }

var language = script.Language{
	Book: Book{},
	Side: func(b rules.Board, s rules.Side) string {
		if s == rules.Chance {
			return ""
		}
		return b.(*Board).armyOf(s)
	},
	Where: func(b rules.Board, r rules.Ref) (string, bool) {
		s, u, ok := b.(*Board).unitNamed(r)
		if q := b.(*Board).force[s].at[u]; ok && q != offBoard {
			return q.name(), true
		}
		return "", ok
	},
	// Where there is one square to advance to, it is not said.
	Brief: func(o rules.Option) rules.Option {
		if o.Do == "advance" {
			o.At = 0
		}
		return o
	},
}

// begin starts a game at a board.
func begin(t testing.TB, b *Board) *game {
	t.Helper()
	g := new(game)
	return g.Begin(t, g, language, b)
}

// draw sets up a position.
func draw(t *testing.T, picture string) *game {
	t.Helper()
	d := drawing{t: t, phase: "combat", turn: 1, first: "south"}
	for _, line := range strings.Split(picture, "\n") {
		d.read(strings.TrimSpace(line))
	}
	return begin(t, rulestest.Load[*Board](t, Book{}, []byte(d.file()), nil))
}

// drawing is a picture being read.
type drawing struct {
	t            *testing.T
	rows         []string
	sides        []*drawnSide // south, north
	active       string
	phase, first string
	moved        string
	turn         int
	alone        bool
	switches     []string
}

type drawnSide struct {
	name, army            string
	units                 []string // lines of the file
	named                 []string
	taken                 map[string]bool
	hand, discards, known []string
	finished              bool
}

func (d *drawing) side(army string) *drawnSide {
	for _, s := range d.sides {
		if s.army == army || s.name == army {
			return s
		}
	}
	d.t.Fatalf("no side %q in the picture", army)
	return nil
}

func (d *drawing) read(line string) {
	head, rest, _ := strings.Cut(line, ":")
	words := strings.Fields(head)
	switch {
	case line == "" || strings.HasPrefix(line, "#"):
	case len(d.rows) < 8 && len(strings.Fields(line)) >= 8:
		d.rows = append(d.rows, strings.Join(strings.Fields(line)[:8], ""))
	case line == "alone":
		d.alone = true
	case words[0] == "south" || words[0] == "north":
		s := &drawnSide{name: words[0], army: words[1], taken: map[string]bool{}}
		d.sides = append(d.sides, s)
		d.units(s, rest)
	case len(words) == 2 && strings.Contains(line, ":"):
		d.cards(d.side(words[0]), words[1], strings.Fields(rest))
	case strings.Contains(line, "="):
		d.switches = append(d.switches, line)
	default:
		d.state(line)
	}
}

func (d *drawing) units(s *drawnSide, list string) {
	for _, one := range strings.Split(list, ",") {
		w := strings.Fields(one)
		if len(w) == 0 {
			continue
		}
		marks := ""
		for _, m := range w[2:] {
			marks += ", " + m + " = true"
		}
		s.units = append(s.units, fmt.Sprintf("{ unit = %q, at = %q%s }", w[1], w[0], marks))
		s.named = append(s.named, w[1])
	}
}

func (d *drawing) cards(s *drawnSide, what string, ids []string) {
	switch what {
	case "hand":
		s.hand = ids
	case "discards":
		s.discards = ids
	case "known":
		s.known = ids
	case "lost":
		s.named = append(s.named, ids...)
	case "deck": // only these are left; the rest has been discarded
		d.leave(s, ids)
	default:
		d.t.Fatalf("a side has no %q", what)
	}
}

// leave discards everything but a deck and the hand read so far.
func (d *drawing) leave(s *drawnSide, deck []string) {
	a := findArmy(s.army)
	for c := range deckSize {
		id := decks[a].card[c].id
		if !slices.Contains(deck, id) && !slices.Contains(s.hand, id) && !slices.Contains(s.discards, id) {
			s.discards = append(s.discards, id)
		}
	}
}

func (d *drawing) state(line string) {
	for _, one := range strings.Split(line, ",") {
		w := strings.Fields(one)
		if len(w) != 2 {
			d.t.Fatalf("what is %q?", one)
		}
		switch w[0] {
		case "active":
			d.active = d.side(w[1]).name
		case "first":
			d.first = d.side(w[1]).name
		case "phase":
			d.phase = w[1]
		case "moved":
			d.moved = w[1]
		case "finished":
			d.side(w[1]).finished = true
		case "turn":
			fmt.Sscan(w[1], &d.turn)
		default:
			d.t.Fatalf("what is %q?", one)
		}
	}
}

// file writes the position file.
func (d *drawing) file() string {
	var s strings.Builder
	fmt.Fprintf(&s, "format = 1\nfirst = %q\n[rules]\nsetup = \"scenario\"\n", d.first)
	for _, line := range d.switches {
		key, value, _ := strings.Cut(line, "=")
		value = strings.TrimSpace(value)
		if strings.Trim(value, "0123456789") != "" {
			value = fmt.Sprintf("%q", value)
		}
		fmt.Fprintf(&s, "%s = %s\n", strings.TrimSpace(key), value)
	}
	if d.alone && !slices.ContainsFunc(d.switches, func(l string) bool { return strings.HasPrefix(l, "attrition_target") }) {
		s.WriteString("attrition_target = 8\n")
	}
	fmt.Fprintf(&s, "[map]\nrows = [%s]\n", quoted(d.rows))
	if d.active == "" {
		d.active = "south"
	}
	fmt.Fprintf(&s, "[position]\nphase = %q\nturn = %d\nactive = %q\nmoved = %q\n", d.phase, d.turn, d.active, d.moved)
	for _, side := range d.sides {
		d.fill(side)
		fmt.Fprintf(&s, "[%s]\narmy = %q\nunits = [%s]\nhand = [%s]\ndiscards = [%s]\nknown = [%s]\nfirst_deck_finished = %t\n", side.name, side.army,
			strings.Join(side.units, ", "), quoted(side.hand), quoted(side.discards), quoted(side.known), side.finished)
	}
	return s.String()
}

// fill puts the units that are not named on free squares of the home ranks.
func (d *drawing) fill(s *drawnSide) {
	if d.alone {
		return
	}
	ranks := [2]byte{'1', '2'}
	if s.name == "north" {
		ranks = [2]byte{'8', '7'}
	}
	var free []string
	for _, rank := range ranks {
		for _, file := range "ahbgcfde" {
			q := string(file) + string(rank)
			letter := d.rows['8'-rank][file-'a']
			if letter != 'L' && !strings.Contains(fmt.Sprint(d.sides[0].units, d.sides[1].units), `"`+q+`"`) {
				free = append(free, q)
			}
		}
	}
	for _, u := range armies[findArmy(s.army)].units {
		if !slices.Contains(s.named, u.id) {
			s.units = append(s.units, fmt.Sprintf("{ unit = %q, at = %q }", u.id, free[0]))
			free = free[1:]
		}
	}
}

func quoted(all []string) string {
	if len(all) == 0 {
		return ""
	}
	return `"` + strings.Join(all, `", "`) + `"`
}

// board returns the board as it stands.
func (g *game) board() *Board { return g.Board().(*Board) }

// armyOf names the army of a seat, or the seat before it has one.
func (b *Board) armyOf(s rules.Side) string {
	a := b.force[s].army
	if a == noArmy {
		return [...]string{"first", "second"}[s]
	}
	return Book{}.Format(armyRef(int(a)))
}
