package squares

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
//	. . . . .      row 5
//	. . . . .
//	. . t . .      . open, h hill, w wood, b broken, f fields, ~ ford, = ford with bridge,
//	. . . . .      # unfordable, + unfordable with bridge, t town, F fort, H hill with town
//	. . . . .      row 1
//
//	C3 red-1 linear N veteran 2hits
//	C3 red-2 linear N rear of red-g2
//	D3 red-3 cavalry heavy lancer spent=1
//	B3 red-4 gun medium horse
//	C4 blue-1 massed skirmish=1 garrison
//	due red-9 massed turn=2 entry=A1
//	general red-g1 C3 +1
//	chief blue E5 +2
//	phase combat
//	active red-g1 ap 3
//	turn 2, weather rain, on ammunition
//	state night
//	pool 1 0 2
//	`)
//
// Red is the first side with its base line in the south. Units are Massed
// infantry unless they are told otherwise, of red-g1 or blue-g1; a general who
// is not placed stands with his first unit. A commander-in-chief who is not
// placed is not there yet. Words in front of a number, as in ap=2, may stand in
// any order. The same marks as in position files may be written: column is
// march; activated, dry, fired, appeared; did=stepped.
//
// Package script has the rest of the language.
type game struct{ script.Game[*game] }

var language = script.Language{
	Book: Book{},
	Side: func(_ rules.Board, s rules.Side) string { return sideName(s) },
	Where: func(b rules.Board, r rules.Ref) (string, bool) {
		at := offBoard
		if l, ok := b.(*Board).leaderNamed(r); ok {
			at = b.(*Board).leader[l].at
		} else if u, ok := b.(*Board).unitNamed(r); ok {
			at = b.(*Board).unit[u].at
		} else {
			return "", false
		}
		if at == offBoard {
			return "", true
		}
		return at.name(), true
	},
}

// sideName calls the sides as the pictures do: red, blue, or chance.
func sideName(s rules.Side) string { return [...]string{"chance", "red", "blue"}[s+1] }

// begin starts a game at a board.
func begin(t *testing.T, b *Board) *game {
	t.Helper()
	g := new(game)
	return g.Begin(t, g, language, b)
}

// draw sets up a position.
func draw(t *testing.T, picture string) *game {
	t.Helper()
	d := newDrawing(t)
	for _, line := range strings.Split(picture, "\n") {
		d.read(strings.TrimSpace(line))
	}
	return begin(t, rulestest.Load[*Board](t, Book{}, []byte(d.file()), nil))
}

// drawing is a picture being read.
type drawing struct {
	t                  *testing.T
	rows               []string
	units, states      []string
	generals           map[string]drawnLeader
	chiefs             map[string]drawnLeader
	markers            []string
	phase, active      string
	weather            string
	ap, turn           int
	intervention       bool
	on, marks          []string
	variants, extra    []string
	objectives         []string
	pool               string
	days               int
	hasUnit            map[string]bool
	drawnMonth         int
	nightTurns, shorty int
}

type drawnLeader struct {
	at, marks, entry string
	ability, turn    int
}

func newDrawing(t *testing.T) *drawing {
	return &drawing{t: t, generals: map[string]drawnLeader{}, chiefs: map[string]drawnLeader{}, phase: "movement", active: "red-g1",
		weather: "normal", ap: 3, turn: 1, hasUnit: map[string]bool{}, days: 1, drawnMonth: 9}
}

func (d *drawing) read(line string) {
	words := strings.Fields(line)
	switch {
	case line == "" || strings.HasPrefix(line, "//"):
	case len(words[0]) == 1:
		d.rows = append(d.rows, line)
	case words[0] == "general" || words[0] == "chief":
		d.leader(words)
	case words[0] == "marker":
		d.marker(words)
	case words[0] == "objective": // objective C3 red 4
		owner := map[string]string{"red": `, owner = "fr"`, "blue": `, owner = "gb"`, "nobody": ""}[words[2]]
		d.objectives = append(d.objectives, fmt.Sprintf("{ at = %q%s, vp = %s }", words[1], owner, words[3]))
	case words[0] == "active" || words[0] == "intervention":
		d.state(words)
	case words[0] == "due" || strings.HasPrefix(words[1], "red-") || strings.HasPrefix(words[1], "blue-"):
		d.unit(words)
	default:
		for _, one := range strings.Split(line, ",") {
			d.state(strings.Fields(one))
		}
	}
}

// leader reads "general red-g1 C3 +1 demoralized" or "chief red C3 +2".
func (d *drawing) leader(w []string) {
	x := drawnLeader{at: w[2]}
	for _, one := range w[3:] {
		switch {
		case one == "demoralized" || one == "activated" || one == "moved":
			x.marks += fmt.Sprintf("%q, ", one)
		case strings.HasPrefix(one, "turn="):
			fmt.Sscanf(one, "turn=%d", &x.turn)
			x.entry, x.at = w[2], ""
		default:
			fmt.Sscan(one, &x.ability)
		}
	}
	if w[0] == "chief" {
		d.chiefs[w[1]] = x
		return
	}
	d.generals[w[1]] = x
}

// marker reads "marker marker-a-1 C3 red-g1 red-1 red-2" or, of a dummy,
// "marker marker-a-1 C3 red-g1 cavalry"; hits=2.
func (d *drawing) marker(w []string) {
	row := fmt.Sprintf("id = %q, at = %q, general = %q", w[1], w[2], w[3])
	var units []string
	for _, one := range w[4:] {
		switch {
		case slices.Contains(pretenceNames, one):
			row += fmt.Sprintf(", pretends = %q", one)
		case strings.HasPrefix(one, "hits="):
			row += ", hits = " + one[5:]
		default:
			units = append(units, one)
		}
	}
	if len(units) > 0 {
		row += ", units = " + list(units)
	}
	d.markers = append(d.markers, "{ "+row+" }")
}

// unit reads a unit and its state.
func (d *drawing) unit(w []string) {
	id := w[1]
	color, _, _ := strings.Cut(id, "-")
	u := map[string]string{"kind": "infantry", "order": "massed", "facing": "N", "weight": "medium", "mobility": "foot"}
	command, traits, marks, did, type_, state := color+"-g1", []string{}, []string{}, []string{}, "", ""
	for i := 2; i < len(w); i++ {
		key, value, _ := strings.Cut(w[i], "=")
		switch {
		case key == "of":
			i++
			command = w[i]
		case key == "linear" || key == "massed":
			u["order"] = key
		case key == "cavalry" || key == "mixed":
			u["kind"] = key
		case key == "gun" || key == "artillery":
			u["kind"] = "artillery"
		case key == "horse":
			u["mobility"] = "horse"
		case key == "heavy" || key == "medium" || key == "irregularhorse" || key == "lighthorse":
			u["weight"] = strings.TrimSuffix(key, "horse")
		case key == "light" && u["kind"] != "infantry" && u["kind"] != "mixed":
			u["weight"] = "light"
		case key == "light" || key == "lancer" || key == "cuirass":
			type_ += ", " + key + " = true"
		case key == "skirmish":
			type_ += ", skirmish = " + value
		case slices.Contains([]string{"elite", "veteran", "recruit", "irregular"}, key):
			traits = append(traits, key)
		case slices.Contains(facingNames[:], key):
			u["facing"] = key
		case strings.HasSuffix(key, "hits") || strings.HasSuffix(key, "hit"):
			state += ", hits = " + key[:strings.Index(key, "hit")]
		case key == "spent" || key == "shots" || key == "extra":
			state += ", " + key + " = " + value
		case key == "closed":
			state += fmt.Sprintf(", closed = %q", value)
		case key == "did":
			did = append(did, value)
		case key == "turn" || key == "entry":
			u[key] = value
		case key == "lead":
		case key == "column":
			marks = append(marks, "march")
		default:
			marks = append(marks, key)
		}
	}
	d.hasUnit[command] = true
	place := fmt.Sprintf("at = %q", w[0])
	if w[0] == "due" {
		place = fmt.Sprintf("arrives_turn = %s, entry = [%q]", u["turn"], u["entry"])
		state += `, state = "due"`
	} else {
		state += fmt.Sprintf(", at = %q", w[0])
		if g := d.generals[command]; g.at == "" && g.turn == 0 {
			g.at = w[0]
			d.generals[command] = g
		}
	}
	row := fmt.Sprintf("id = %q, command = %q, kind = %q, %s, cls = %s%s", id, command, u["kind"], place, list(traits), type_)
	switch u["kind"] {
	case "infantry", "mixed":
		row += fmt.Sprintf(", order = %q", u["order"])
		if u["order"] == "linear" {
			row += fmt.Sprintf(", facing = %q", u["facing"])
		}
	case "cavalry":
		row += fmt.Sprintf(", weight = %q", u["weight"])
	default:
		row += fmt.Sprintf(", weight = %q, mobility = %q", u["weight"], u["mobility"])
	}
	d.units = append(d.units, "{ "+row+" }")
	d.states = append(d.states, fmt.Sprintf("{ id = %q%s, marks = %s, did = %s }", id, state, list(marks), list(did)))
}

func (d *drawing) state(w []string) {
	if len(w) < 2 {
		d.t.Fatalf("what is %q?", w)
	}
	switch w[0] {
	case "phase":
		d.phase = w[1]
	case "active":
		d.active = w[1]
		if len(w) > 3 {
			fmt.Sscan(w[3], &d.ap)
		}
	case "intervention":
		d.active, d.intervention = w[1], true
	case "ap":
		fmt.Sscan(w[1], &d.ap)
	case "turn":
		fmt.Sscan(w[1], &d.turn)
	case "days":
		fmt.Sscan(w[1], &d.days)
	case "month":
		fmt.Sscan(w[1], &d.drawnMonth)
	case "short":
		fmt.Sscan(w[1], &d.shorty)
	case "nights":
		fmt.Sscan(w[1], &d.nightTurns)
	case "weather":
		d.weather = map[string]string{"rain": "rainy"}[w[1]]
		if d.weather == "" {
			d.weather = w[1]
		}
	case "on":
		d.on = append(d.on, w[1:]...)
	case "state":
		d.marks = append(d.marks, w[1:]...)
	case "variant":
		d.variants = append(d.variants, strings.Join(w[1:], " = "))
	case "pool":
		d.pool = strings.Join(w[1:], ", ")
	case "position": // position namer second
		d.extra = append(d.extra, fmt.Sprintf("%s = %q", w[1], w[2]))
	case "train": // train pontoon red-g1 C3
		d.extra = append(d.extra, "")
		d.t.Fatal("trains are not drawn; use the option ammunition")
	default:
		d.t.Fatalf("what is %q?", w)
	}
}

var drawnGround = map[byte]string{'h': "hill = true", 'w': "wood = true", 'b': "broken = true", 'f': "fields = true", '~': `river = "fordable"`,
	'=': `river = "fordable", bridge = true`, '#': `river = "unfordable"`, '+': `river = "unfordable", bridge = true`,
	't': `town = { name = "Town", areas = 1 }`, 'F': `fort = { name = "Fort", areas = 1 }`, 'H': `hill = true, town = { name = "Hill", areas = 1 }`}

// file writes the position file.
func (d *drawing) file() string {
	var s strings.Builder
	cols := 0
	var squares []string
	for i, line := range d.rows {
		n := 0
		for _, f := range strings.Fields(line) {
			if len(f) > 1 {
				break
			}
			if g := drawnGround[f[0]]; g != "" {
				squares = append(squares, fmt.Sprintf("{ at = %q, %s }", at(n, len(d.rows)-1-i).name(), g))
			}
			n++
		}
		cols = max(cols, n)
	}
	fmt.Fprintf(&s, "format = 1\noptions = %s\n", list(d.on))
	fmt.Fprintf(&s, "[board]\ncols = %d\nrows = %d\nsquare_m = 500\nturn_minutes = 30\nsquares = [%s]\n", cols, len(d.rows), strings.Join(squares, ", "))
	fmt.Fprintf(&s, "[time]\nstart = \"09:00\"\nmonth = %d\nregion = \"other\"\nweather = %q\nmax_turns = 12\ndays = %d\nnight_extra_turns = %d\nbombard_short_only_until_turn = %d\n",
		d.drawnMonth, d.weather, d.days, d.nightTurns, d.shorty)
	fmt.Fprintf(&s, "[variants]\n%s\n", strings.Join(d.variants, "\n"))
	d.fill()
	fmt.Fprintf(&s, "[forces]\nsides = [%s, %s]\n", d.sideRow("fr", "S", "red", true), d.sideRow("gb", "N", "blue", false))
	var commands, leaders []string
	for _, id := range named.Generals {
		if !d.hasUnit[id] {
			continue
		}
		g := d.generals[id]
		side := map[bool]string{true: "fr", false: "gb"}[strings.HasPrefix(id, "red")]
		commands = append(commands, fmt.Sprintf("{ id = %q, side = %q, ability = %d, %s }", id, side, g.ability, g.arrival()))
		if g.marks != "" {
			leaders = append(leaders, fmt.Sprintf("{ id = %q, at = %q, marks = [%s] }", id, g.at, g.marks))
		}
	}
	fmt.Fprintf(&s, "commands = [%s]\nunits = [%s]\n", strings.Join(commands, ", "), strings.Join(d.units, ", "))
	fmt.Fprintf(&s, "[victory]\npoints_per_enemy_unit = 1\npoints_per_enemy_command = 3\nmargin = 2\nobjectives = [%s]\n", strings.Join(d.objectives, ", "))
	fmt.Fprintf(&s, "[position]\non = %s\nphase = %q\nturn = %d\nday = 1\nday_turn = 1\nday_start = 540\nstate = %s\n%s\n", list(d.on), d.phase, d.turn,
		list(d.marks), strings.Join(d.extra, "\n"))
	if d.pool != "" {
		fmt.Fprintf(&s, "pool = [%s]\n", d.pool)
	}
	fmt.Fprintf(&s, "units = [%s]\nleaders = [%s]\nmarkers = [%s]\n", strings.Join(d.states, ", "), strings.Join(leaders, ", "), strings.Join(d.markers, ", "))
	if i := slices.Index(phaseNames[:], d.phase); i >= 0 && phase(i).activation() {
		fmt.Fprintf(&s, "[position.activation]\nleader = %q\nintervention = %t\nap = %d\n", d.active, d.intervention, d.ap)
	}
	return s.String()
}

func (g drawnLeader) arrival() string {
	if g.turn > 0 {
		return fmt.Sprintf("arrives_turn = %d, entry = [%q]", g.turn, g.entry)
	}
	return fmt.Sprintf("at = %q", g.at)
}

// fill gives a side without units one that never comes.
func (d *drawing) fill() {
	for _, color := range []string{"red", "blue"} {
		if !d.hasUnit[color+"-g1"] {
			d.unit([]string{"due", color + "-24", "turn=99", "entry=A1"})
		}
		for id := range d.hasUnit {
			if g := d.generals[id]; strings.HasPrefix(id, color) && g.at == "" && g.turn == 0 {
				d.generals[id] = drawnLeader{turn: 99, entry: "A1", ability: g.ability}
			}
		}
	}
}

func (d *drawing) sideRow(nation, edge, color string, first bool) string {
	c, ok := d.chiefs[color]
	if !ok {
		c = drawnLeader{turn: 99, entry: "A1"}
	}
	return fmt.Sprintf("{ nation = %q, edge = %q, first = %t, fog_markers = 12, cinc = { id = %q, ability = %d, %s } }", nation, edge, first, color+"-c",
		c.ability, c.arrival())
}

// board returns the board as it stands.
func (g *game) board() *Board { return g.Board().(*Board) }

// list writes an array of names.
func list(ids []string) string {
	quoted := make([]string, len(ids))
	for i, id := range ids {
		quoted[i] = strconv.Quote(id)
	}
	return "[" + strings.Join(quoted, ", ") + "]"
}
