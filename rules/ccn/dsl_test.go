package ccn

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"

	"grognard/rules"
	"grognard/rules/rulestest"
	"grognard/rules/rulestest/script"
)

// A position of a test is drawn as text:
//
//	g := draw(t, `
//	. . . . . . . . . . . . .      row a, the top edge; 13 and 12 hexes in turn
//	 . . . . . . . . . . . .       . open F forest H hill R rugged T town
//	. . . . . . . . . . . . .      W windmill ~ river f ford b bridge s sandpit
//	 . . . . . . . . . . . .
//	. . . . F . . . . . . . .
//	 . . . . . . . . . . . .
//	. . . . . . . . . . . . .
//	 . . . . . . . . . . . .
//	. . . . . . . . . . . . .
//	switch militia_squares flags
//	works f10 nw ne
//	objective french all 2 g6 h5
//	french: e5 fr-ln-1 ordered, e6 fr-hc-1 blocks=2 ordered moved=1
//	allied: d5 gb-ln-1, d6 gb-lt-1 square=1
//	french leaders: e5 fr-ney, c3 fr-reille ordered
//	allied lost: gb-ln-4 gb-hill
//	french hand: c-attack-center-2 c-first-strike-1
//	allied track: c-rally-1
//	discards: c-forward-1 c-elan-1
//	active french, phase combat, card c-attack-center-1, level 5
//	`)
//
// Without rows the whole field is clear. The French are at the bottom, unless
// "top french" is said. Other words of the last line, comma between them: first
// SIDE, banners N, turn N, acts KIND, plain, section west, rolled 1 0 0 2, last
// SIDE KIND, strikes SIDE N, charge UNIT HEX [bonus]. What is left out: active
// french, phase combat, banners 9, and in the phases after the command phase
// the card c-attack-center-1 at level 5. Units have their full strength; cards
// that are not named lie in the deck.
//
// Sides are called "french" and "allied", Chance "". Package script has the rest
// of the language.
type game struct{ script.Game[*game] }

var language = script.Language{
	Book: Book{},
	Side: func(_ rules.Board, s rules.Side) string {
		if s == rules.Chance {
			return ""
		}
		return sideNames[s]
	},
	Where: func(b rules.Board, r rules.Ref) (string, bool) {
		h, ok := b.(*Board).whereIs(r)
		if h == nowhere {
			return "", ok
		}
		return h.name(), ok
	},
}

// whereIs is the hex of a unit or leader of the game.
func (b *Board) whereIs(r rules.Ref) (at hex, inGame bool) {
	if l := b.leaderNamed(r); l >= 0 {
		return b.leaders[l].at, true
	}
	if u := b.unitNamed(r); u >= 0 {
		return b.units[u].at, true
	}
	return nowhere, false
}

// begin starts a game at a board.
func begin(t *testing.T, b *Board) *game {
	t.Helper()
	g := new(game)
	return g.Begin(t, g, language, b)
}

// resume looks at a game that is under way.
func resume(t *testing.T, p *rules.Position) *game {
	g := new(game)
	return g.Resume(t, g, language, p)
}

// draw sets up a position.
func draw(t *testing.T, picture string) *game {
	t.Helper()
	d := drawing{t: t, top: "allied", first: "french", active: "french", phase: "combat", banners: "9", turn: "1", card: map[string]string{}}
	for _, line := range strings.Split(picture, "\n") {
		d.read(strings.TrimSpace(line))
	}
	return begin(t, rulestest.Load[*Board](t, Book{}, []byte(d.file()), nil))
}

// drawing is a picture being read.
type drawing struct {
	t                                        *testing.T
	rules, rows, works, goals                []string
	sides                                    [2]drawnSide
	discards                                 []string
	top, first, active, phase, banners, turn string
	card                                     map[string]string
	charge                                   string
}

// drawnSide holds lines of the file.
type drawnSide struct {
	units, leaders, hand, track []string
	last, strikes               string
}

func (d *drawing) side(name string) *drawnSide {
	d.t.Helper()
	i := slices.Index(sideNames[:], name)
	if i < 0 {
		d.t.Fatalf("there is no side %q", name)
	}
	return &d.sides[i]
}

func (d *drawing) read(line string) {
	d.t.Helper()
	head, rest, listed := strings.Cut(line, ":")
	words := strings.Fields(head)
	switch {
	case line == "" || strings.HasPrefix(line, "#"):
	case isRow(line):
		d.rows = append(d.rows, strings.Join(strings.Fields(line)[:boardCols-len(d.rows)%2], ""))
	case words[0] == "switch":
		d.rules = append(d.rules, fmt.Sprintf("%s = %q", words[1], words[2]))
	case words[0] == "works":
		d.works = append(d.works, fmt.Sprintf("{ hex = %q, sides = [%s] }", words[1], quoted(slices.Clone(words[2:]))))
	case words[0] == "objective":
		d.goals = append(d.goals, fmt.Sprintf("[[objective]]\nside = %q\nmode = %q\nbanners = %s\nhexes = [%s]\n",
			words[1], words[2], words[3], quoted(slices.Clone(words[4:]))))
	case words[0] == "scored":
		d.goals[len(d.goals)-1] += fmt.Sprintf("scored = [%s]\n", quoted(slices.Clone(words[1:])))
	case listed && words[0] == "discards":
		d.discards = strings.Fields(rest)
	case listed:
		d.list(d.side(words[0]), strings.Join(words[1:], " "), rest)
	default:
		for _, one := range strings.Split(line, ",") {
			d.state(strings.Fields(one))
		}
	}
}

// isRow reports whether a line begins with the letters of a row of hexes.
func isRow(line string) bool {
	w := strings.Fields(line)
	return len(w) >= boardCols-1 && !slices.ContainsFunc(w[:boardCols-1], func(s string) bool {
		return len(s) != 1 || !strings.Contains(letters, s)
	})
}

func (d *drawing) list(s *drawnSide, what, rest string) {
	d.t.Helper()
	switch what {
	case "":
		s.units = append(s.units, pieces("unit", rest)...)
	case "leaders":
		s.leaders = append(s.leaders, pieces("leader", rest)...)
	case "lost":
		for _, id := range strings.Fields(rest) {
			if refsByName[id].Kind() == leaderKind {
				s.leaders = append(s.leaders, fmt.Sprintf("{ leader = %q }", id))
			} else {
				s.units = append(s.units, fmt.Sprintf("{ unit = %q }", id))
			}
		}
	case "gone":
		for _, id := range strings.Fields(rest) {
			s.leaders = append(s.leaders, fmt.Sprintf("{ leader = %q, gone = true }", id))
		}
	case "hand":
		s.hand = strings.Fields(rest)
	case "track":
		s.track = strings.Fields(strings.ReplaceAll(rest, "-,", `"",`))
	default:
		d.t.Fatalf("a side has no %q", what)
	}
}

// pieces writes "e5 fr-ln-1 ordered, e6 fr-hc-1 blocks=2" as lines of the file.
func pieces(key, list string) (all []string) {
	for _, one := range strings.Split(list, ",") {
		w := strings.Fields(one)
		if len(w) == 0 {
			continue
		}
		marks := ""
		for _, m := range w[2:] {
			if !strings.Contains(m, "=") {
				m += "=true"
			}
			marks += ", " + m
		}
		all = append(all, fmt.Sprintf("{ %s = %q, at = %q%s }", key, w[1], w[0], marks))
	}
	return all
}

func (d *drawing) state(w []string) {
	d.t.Helper()
	if len(w) == 0 {
		return
	}
	switch rest := strings.Join(w[1:], " "); w[0] {
	case "top":
		d.top = rest
	case "first":
		d.first = rest
	case "active":
		d.active = rest
	case "phase":
		d.phase = rest
	case "banners":
		d.banners = rest
	case "turn":
		d.turn = rest
	case "card":
		d.card["played"] = fmt.Sprintf("%q", rest)
	case "acts", "section":
		d.card[w[0]] = fmt.Sprintf("%q", rest)
	case "level":
		d.card["level"] = rest
	case "plain":
		d.card["plain"] = "true"
	case "rolled":
		d.card["rolled"] = "[" + strings.Join(w[1:], ", ") + "]"
	case "last":
		d.side(w[1]).last = w[2]
	case "strikes":
		d.side(w[1]).strikes = w[2]
	case "charge":
		d.charge = fmt.Sprintf("charge = { unit = %q, vacated = %q, bonus = %t }\n", w[1], w[2], len(w) > 3)
	default:
		d.t.Fatalf("what is %q?", strings.Join(w, " "))
	}
}

// file writes the position file.
func (d *drawing) file() string {
	var s strings.Builder
	if d.rows == nil {
		for r := range boardRows {
			d.rows = append(d.rows, strings.Repeat(".", boardCols-r%2))
		}
	}
	fmt.Fprintf(&s, "format = 1\nfirst = %q\nbanners = %s\n[rules]\n%s\n[map]\nrows = [%s]\nfieldworks = [%s]\n", d.first, d.banners,
		strings.Join(d.rules, "\n"), quoted(slices.Clone(d.rows)), strings.Join(d.works, ", "))
	s.WriteString(strings.Join(d.goals, ""))
	fmt.Fprintf(&s, "[position]\nphase = %q\nturn = %s\nactive = %q\ndiscards = [%s]\n", d.phase, d.turn, d.active, quoted(d.discards))
	if i := slices.Index(phaseNames[:], d.phase); phase(i) > commandPhase && phase(i) < gameOver {
		s.WriteString("card = { " + d.cardTable() + " }\n")
	}
	s.WriteString(d.charge)
	for i := range d.sides {
		side, edge := &d.sides[i], "bottom"
		if sideNames[i] == d.top {
			edge = "top"
		}
		fmt.Fprintf(&s, "[%s]\nedge = %q\nunits = [%s]\nleaders = [%s]\nhand = [%s]\ntrack = [%s]\ndeals = 12\n", sideNames[i], edge,
			strings.Join(side.units, ", "), strings.Join(side.leaders, ", "), quoted(side.hand), quoted(side.track))
		if side.last != "" {
			fmt.Fprintf(&s, "last = %q\n", side.last)
		}
		if side.strikes != "" {
			fmt.Fprintf(&s, "strikes = %s\n", side.strikes)
		}
	}
	return s.String()
}

func (d *drawing) cardTable() string {
	if d.card["played"] == "" {
		d.card["played"] = `"c-attack-center-1"`
	}
	if d.card["level"] == "" {
		d.card["level"] = "5"
	}
	var all []string
	for _, key := range []string{"played", "acts", "level", "plain", "section", "rolled"} {
		if d.card[key] != "" {
			all = append(all, key+" = "+d.card[key])
		}
	}
	return strings.Join(all, ", ")
}

// board returns the board as it stands.
func (g *game) board() *Board { return g.Board().(*Board) }

// roll gives the faces of one roll as letters: infantry, cavalry, artillery,
// flag, saber. "iifs" is two infantry, a flag and a saber.
func (g *game) roll(faces string) *game {
	g.Helper()
	var all []int
	for _, c := range faces {
		f := map[rune]int{'i': infantryFace, 'c': cavalryFace, 'a': artilleryFace, 'f': flagFace, 's': saberFace}[c]
		if f == 0 {
			g.Fatalf("%q is no face", string(c))
		}
		all = append(all, f)
	}
	return g.Roll(all...)
}

func quoted(names []string) string {
	for i, n := range names {
		names[i] = strconv.Quote(n)
	}
	return strings.Join(names, ", ")
}
