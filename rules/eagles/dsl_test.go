package eagles

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"grognard/rules"
	"grognard/rules/rulestest"
	"grognard/rules/rulestest/script"
)

// A position of a test is written as text, a line for each thing:
//
//	g := draw(t, `
//	table large                         large (72 by 48) unless small
//	wood 10,10 20,10 20,20 10,20        any scenery: wood orchard marsh building road wall hedge fence
//	hill 1: 30,10 40,10 40,20 30,20     a hill of level 1
//	zone a: 0,0 72,0 72,12 0,12         deployment zone ("zone a 1:" for one battalion)
//	goal a break 3 for 1                objectives: goal [a|b] zone NAME for N: points..., unit ID, commander, break N
//	a gb: cmd 5,5                       side a is British, its Commander alone at 5,5
//	a1 line 24 line at 36,10 facing 0   grade, Rankers bought, formation, centre, facing
//	a2 guard 32 column at 20,10 facing 0 left 20 figures 2,2,1,1 marks activated,disordered halted 4
//	a3 veteran 24 line at 50,5 facing 0 light rifles out 5 groups 48,10 50,10 52,10 men 2,2,1
//	b fr: cmd with b1                   attached; "cmd gone"; without cmd he stands in the corner at his home edge
//	b1 line 24 column at 36,23 facing 180 foe a1 along 0 since 2
//	turn 3, phase orders, active a, lead a
//	cascade = yes                       switches
//	`)
//
// Other words of a battalion: nation pt, bases 4, helps a2, behind heavy,
// rerolled 1, running 1, gone, waiting. Marks: see markNames.
//
// Sides are called "a" and "b", Chance "". Package script has the rest of the
// language.
type game struct{ script.Game[*game] }

var language = script.Language{Book: Book{}, Side: func(_ rules.Board, s rules.Side) string { return sideName(s) }}

// begin starts a game at a board.
func begin(t *testing.T, b *Board) *game {
	t.Helper()
	g := new(game)
	return g.Begin(t, g, language, b)
}

// draw sets up a position.
func draw(t *testing.T, picture string) *game {
	t.Helper()
	d := drawing{t: t, table: "large", phase: "orders", turn: 2, active: "a", lead: "a", home: [2]string{"south", "north"}}
	for _, line := range strings.Split(picture, "\n") {
		if line = strings.TrimSpace(line); line != "" && line[0] != '#' {
			d.read(line)
		}
	}
	return begin(t, rulestest.Load[*Board](t, Book{}, []byte(d.file()), nil))
}

// drawing is a picture being read.
type drawing struct {
	t                    *testing.T
	table, phase         string
	active, lead         string
	turn                 int
	home                 [2]string
	rules, ground, goals []string
	army                 [2]drawnArmy
}

type drawnArmy struct {
	nation, cmd string
	bodies      []string
}

// pts turns "1,2 3,4" into a list of points.
func pts(words []string) string {
	all := make([]string, len(words))
	for i, w := range words {
		all[i] = "[" + w + "]"
	}
	return "[" + strings.Join(all, ", ") + "]"
}

func (d *drawing) read(line string) {
	head, rest, colon := strings.Cut(line, ":")
	w := strings.Fields(head)
	all := strings.Fields(line)
	switch {
	case strings.Contains(line, "="):
		key, value, _ := strings.Cut(line, "=")
		d.rules = append(d.rules, fmt.Sprintf("%s = %q", strings.TrimSpace(key), strings.TrimSpace(value)))
	case w[0] == "table":
		d.table = w[1]
	case w[0] == "home":
		d.home = [2]string{w[1], w[2]}
	case w[0] == "hill":
		d.ground = append(d.ground, fmt.Sprintf("[[terrain]]\nkind = \"hill\"\nlevel = %s\npolygon = %s", w[1], pts(strings.Fields(rest))))
	case w[0] == "zone":
		most := "0"
		if len(w) > 2 {
			most = w[2]
		}
		d.ground = append(d.ground, fmt.Sprintf("[[zone]]\nside = %q\nmost = %s\npolygon = %s", w[1], most, pts(strings.Fields(rest))))
	case w[0] == "goal":
		d.goal(w[1:], strings.Fields(rest))
	case slices.ContainsFunc(grounds[:], func(g groundEffects) bool { return g.name == w[0] }):
		shape := "polygon"
		if w[0] == "wall" || w[0] == "hedge" || w[0] == "fence" {
			shape = "line"
		}
		d.ground = append(d.ground, fmt.Sprintf("[[terrain]]\nkind = %q\n%s = %s", w[0], shape, pts(all[1:])))
	case colon && (w[0] == "a" || w[0] == "b"):
		d.side(w, strings.Fields(rest))
	case len(w[0]) >= 2 && (w[0][0] == 'a' || w[0][0] == 'b') && w[0][1] >= '0' && w[0][1] <= '9':
		d.battalion(all)
	default:
		d.state(line)
	}
}

func (d *drawing) goal(w, points []string) {
	side := ""
	if w[0] == "a" || w[0] == "b" {
		side, w = w[0], w[1:]
	}
	s := fmt.Sprintf("[[objective]]\nkind = %q\npoints = %s", w[0], w[len(w)-1])
	if side != "" {
		s += fmt.Sprintf("\nside = %q", side)
	}
	switch w[0] {
	case "zone":
		s += fmt.Sprintf("\nname = %q\npolygon = %s", w[1], pts(points))
	case "unit":
		s += fmt.Sprintf("\nunit = %q", w[1])
	case "break":
		s += "\nbattalions = " + w[1]
	}
	d.goals = append(d.goals, s)
}

func (d *drawing) side(w, rest []string) {
	a := &d.army[strings.IndexByte(sideLetters, w[0][0])]
	a.nation = w[1]
	if len(rest) < 2 {
		return
	}
	switch rest[1] {
	case "with":
		a.cmd = fmt.Sprintf("{ with = %q }", rest[2])
	case "gone", "waiting":
		a.cmd = fmt.Sprintf("{ state = %q }", rest[1])
	default:
		x, y, _ := strings.Cut(rest[1], ",")
		a.cmd = fmt.Sprintf("{ x = %s, y = %s }", x, y)
	}
	if slices.Contains(rest, "moved") {
		a.cmd = strings.TrimSuffix(a.cmd, " }") + ", moved = true }"
	}
}

// battalion writes the lines of a battalion.
func (d *drawing) battalion(w []string) {
	s := fmt.Sprintf("[[army.battalion]]\nid = %q\ngrade = %q\nrankers = %s", w[0], w[1], w[2])
	set := func(format string, args ...any) { s += "\n" + fmt.Sprintf(format, args...) }
	for i := 3; i < len(w); i++ {
		next := func() string { i++; return w[i] }
		switch k := w[i]; k {
		case "line", "column":
			set("formation = %q", k)
		case "at":
			x, y, _ := strings.Cut(next(), ",")
			set("x = %s\ny = %s", x, y)
		case "facing", "left", "bases", "halted", "rerolled", "running", "since", "along":
			set("%s = %s", k, next())
		case "nation", "foe", "helps", "behind", "name":
			set("%s = %q", k, next())
		case "out":
			set("skirmishers = %s", next())
		case "groups":
			var all []string
			for i+1 < len(w) && strings.Contains(w[i+1], ",") {
				all = append(all, next())
			}
			set("groups = %s", pts(all))
		case "men", "figures":
			n := strings.Split(next(), ",")
			if set("%s = [%s]", k, strings.Join(n, ", ")); k == "figures" {
				set("drummers = %s\nsergeants = %s\nstandards = %s\nofficers = %s", n[0], n[1], n[2], n[3])
			}
		case "marks":
			set("marks = [%q]", strings.Split(next(), ","))
			s = strings.ReplaceAll(s, `[["`, `["`)
			s = strings.ReplaceAll(s, `"]]`, `"]`)
			s = strings.ReplaceAll(s, `" "`, `", "`)
		case "light", "rifles":
			set("%s = true", k)
		case "gone", "waiting":
			set("state = %q", k)
		default:
			d.t.Fatalf("what is %q of %s?", k, w[0])
		}
	}
	a := &d.army[strings.IndexByte(sideLetters, w[0][0])]
	a.bodies = append(a.bodies, s)
}

func (d *drawing) state(line string) {
	for _, one := range strings.Split(line, ",") {
		w := strings.Fields(one)
		if len(w) != 2 {
			d.t.Fatalf("what is %q?", one)
		}
		switch w[0] {
		case "turn":
			fmt.Sscan(w[1], &d.turn)
		case "phase":
			d.phase = w[1]
		case "active":
			d.active = w[1]
		case "lead":
			d.lead = w[1]
		default:
			d.t.Fatalf("what is %q?", one)
		}
	}
}

// file writes the position file.
func (d *drawing) file() string {
	var s strings.Builder
	fmt.Fprintf(&s, "format = 1\n[rules]\n%s\n[battle]\nmap = \"test\"\ntable = %q\nturns = 8\npoints = 999\nsides = \"fixed\"\nfirst = \"roll\"\n",
		strings.Join(d.rules, "\n"), d.table)
	fmt.Fprintf(&s, "home = { a = %q, b = %q }\n%s\n%s\n", d.home[0], d.home[1], strings.Join(d.ground, "\n"), strings.Join(d.goals, "\n"))
	fmt.Fprintf(&s, "[position]\nphase = %q\nturn = %d\nactive = %q\nlead = %q\n", d.phase, d.turn, d.active, d.lead)
	for k, a := range d.army {
		if a.cmd == "" {
			a.cmd = [2]string{"{ x = 0.5, y = 0.5 }", "{ x = 47.5, y = 47.5 }"}[k]
		}
		if a.nation == "" {
			a.nation = [2]string{"pr", "fr"}[k]
		}
		fmt.Fprintf(&s, "[[army]]\nside = %q\nnation = %q\ncommander = %s\n%s\n", sideLetters[k:k+1], a.nation, a.cmd, strings.Join(a.bodies, "\n"))
	}
	return s.String()
}

// board returns the board as it stands.
func (g *game) board() *Board { return g.Board().(*Board) }
