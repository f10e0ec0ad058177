package musket

import (
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// drawing is a picture being read.
type drawing struct {
	t       *testing.T
	rows    []string
	inMap   bool
	lists   map[string][]string // hexsides, heights
	roads   []string
	turns   []string
	state   map[string]string
	sides   map[string]*drawnSide
	units   []string // tables
	pieces  []string
	threats map[string][]string
	order   []string // of threats
	events  []string
	goals   []string
	control []string
}

type drawnSide struct {
	hq, trains  string
	loc         []string
	steps       int
	embarkation string
	marks       []string // formations
	hqMarks     []string
	trainMarks  []string
}

// fileOf writes the position file of a picture.
func fileOf(t *testing.T, picture string) string {
	t.Helper()
	d := &drawing{t: t, lists: map[string][]string{}, turns: []string{"day", "day", "day", "day", "day", "day", "day", "day"}, threats: map[string][]string{},
		state: map[string]string{"turn": "1", "phase": "move", "active": "france", "first": "france", "coordination": "on", "threat_charge": "off", "enemy_test": "one"},
		sides: map[string]*drawnSide{"france": {}, "austria": {}}}
	for _, line := range strings.Split(picture, "\n") {
		d.read(strings.TrimSpace(line))
	}
	return d.file()
}

func (d *drawing) read(line string) {
	w := strings.Fields(line)
	switch {
	case line == "" || line[0] == '#':
	case line == "map":
		d.inMap = true
	case line == "end":
		d.inMap = false
	case d.inMap:
		d.rows = append(d.rows, w[0])
	case w[0] == "heights" || slices.Contains(sideNames[:], w[0]):
		d.lists[w[0]] = append(d.lists[w[0]], w[1:]...)
	case w[0] == "road" || w[0] == "trail":
		d.roads = append(d.roads, fmt.Sprintf("[[map.road]]\nkind = %q\nhexes = %s\n", w[0], list(w[1:])))
	case w[0] == "turns":
		d.turns = w[1:]
	case w[0] == "objective":
		d.goals = append(d.goals, fmt.Sprintf("[[victory.objective]]\nname = \"Goal\"\nhex = %q\nvp = %s\nheld = %q\n", w[1], w[2], w[3]))
		d.control = append(d.control, w[3])
	case w[0] == "threat":
		d.order = append(d.order, w[1])
		d.threats[w[1]] = w[2:]
	case w[0] == "event":
		d.events = append(d.events, "[[event]]\n"+strings.ReplaceAll(strings.TrimPrefix(line, "event "), "; ", "\n")+"\n")
	case d.sides[w[0]] != nil:
		d.side(d.sides[w[0]], w[0], w[1:])
	default:
		for _, one := range strings.Split(line, ",") {
			key, value, _ := strings.Cut(strings.TrimSpace(one), " ")
			if _, ok := d.state[key]; !ok {
				d.t.Fatalf("what is %q?", one)
			}
			d.state[key] = value
		}
	}
}

func (d *drawing) side(s *drawnSide, army string, w []string) {
	switch w[0] {
	case "hq":
		s.hq, s.hqMarks = w[1], w[2:]
	case "trains":
		s.trains, s.trainMarks = w[1], w[2:]
	case "loc":
		s.loc = w[1:]
	case "steps":
		s.steps, _ = strconv.Atoi(w[1])
	case "embarkation":
		s.embarkation = w[1]
	default:
		d.counter(s, army, w)
	}
}

var value = regexp.MustCompile(`\(?(V|\d+)\)?`)

// counter reads "0405 fr-44 inf 5-4-4 shaken" or "track 4 fr-44 inf ...".
func (d *drawing) counter(s *drawnSide, army string, w []string) {
	piece := fmt.Sprintf("at = %q", w[0])
	entry := ""
	if _, onTheMap := parseHex(w[0]); !onTheMap {
		box, at, waits := strings.Cut(w[1], "@")
		piece = fmt.Sprintf("place = %q", w[0])
		if box != "-" {
			piece += ", box = " + box
		}
		if waits {
			entry = "turn = 1\nentry = " + list(strings.Split(at, ",")) + "\n"
		}
		w = w[1:]
	}
	id, kind, values := w[1], w[2], w[3]
	if kind == "ldr" {
		d.leader(s, army, id, values, w[4:], piece, entry)
		return
	}
	u := drawnUnit{kind: kind, size: "brigade", formation: "1", identity: id, back: values}
	var names []string
	for _, word := range w[4:] {
		key, v, has := strings.Cut(word, "=")
		switch {
		case !has && u.word(word):
		case !has:
			names = append(names, word)
		case key == "f":
			u.formation = v
		case key == "id":
			u.identity = v
		case key == "back":
			u.back = v
		case key == "dot":
			u.dot = v
		default:
			piece += fmt.Sprintf(", %s = %q", key, v)
		}
	}
	if !slices.Contains(s.marks, u.formation) && u.formation != "0" && u.formation != "A" {
		s.marks = append(s.marks, u.formation)
	}
	d.units = append(d.units, fmt.Sprintf("[[unit]]\nid = %q\nside = %q\n%s%s", id, army, u.table(values), entry))
	d.piece(id, piece, names)
}

func (d *drawing) piece(id, piece string, names []string) {
	if len(names) > 0 {
		piece += ", marks = " + list(names)
	}
	d.pieces = append(d.pieces, fmt.Sprintf("  { id = %q, %s },\n", id, piece))
}

// drawnUnit is a unit being read.
type drawnUnit struct {
	kind, size, formation, identity, back, dot string
	one                                        bool
}

func (u *drawnUnit) word(w string) bool {
	switch w {
	case "bn":
		u.size = "battalion"
	case "sqn":
		u.size = "squadron"
	case "one":
		u.one = true
	default:
		return false
	}
	return true
}

func (u *drawnUnit) table(front string) string {
	arms := map[string]string{"inf": "infantry", "cav": "cavalry", "art": "artillery"}
	steps, back := 1, "ineffective"
	if u.kind == "inf" && u.size == "brigade" {
		steps, back = 2, "reduced"
		if u.one {
			steps, back = 1, "blank"
		}
	}
	text := fmt.Sprintf("type = %q\nsize = %q\nformation = %q\nidentity = %q\nsteps = %d\nback_is = %q\nfront = %s\n",
		arms[u.kind], u.size, u.formation, u.identity, steps, back, u.face(front, "front"))
	if back != "blank" {
		text += "back = " + u.face(u.back, "back") + "\n"
	}
	return text
}

func (u *drawnUnit) face(text, side string) string {
	v := value.FindAllString(text, -1)
	n := func(i int) string {
		s := strings.Trim(v[i], "()")
		if s == "V" {
			return `"V"`
		}
		return s
	}
	paren := func(i int) bool { return v[i][0] == '(' }
	dot := u.dot == side
	switch u.kind {
	case "inf":
		return fmt.Sprintf("{ cf = %s, cf_paren = %t, mr = %s, ma = %s, ma_paren = %t, red_dot = %t }", n(0), paren(0), n(1), n(2), paren(2), dot)
	case "cav":
		return fmt.Sprintf("{ cf = %s, cf_paren = %t, charge = %s, mr = %s, ma = %s, red_dot = %t }", n(0), paren(0), n(1), n(2), n(3), dot)
	}
	return fmt.Sprintf("{ attack = %s, defence = %s, range = %s, ma = %s, red_dot = %t }", n(0), n(1), n(2), n(3), dot)
}

func (d *drawing) leader(_ *drawnSide, army, id, values string, words []string, piece, entry string) {
	v := value.FindAllString(values, -1)
	span := []string{"all"}
	var names []string
	for _, word := range words {
		key, x, has := strings.Cut(word, "=")
		switch {
		case !has:
			names = append(names, word)
		case key == "span":
			span = strings.Split(x, ",")
		default:
			piece += fmt.Sprintf(", %s = %q", key, x)
		}
	}
	for _, mark := range span {
		if s := d.sides[army]; mark != "all" && mark != "0" && mark != "A" && !slices.Contains(s.marks, mark) {
			s.marks = append(s.marks, mark)
		}
	}
	d.units = append(d.units, fmt.Sprintf("[[leader]]\nid = %q\nside = %q\ncf = %s\nmr = %s\nmovement = %s\nspan = %s\n%s", id, army, v[0], v[1], v[2], list(span), entry))
	d.piece(id, piece, names)
}

// file writes the position file.
func (d *drawing) file() string {
	if d.rows == nil {
		for range 10 {
			d.rows = append(d.rows, strings.Repeat(".", 12))
		}
	}
	var s strings.Builder
	line := func(format string, args ...any) { fmt.Fprintf(&s, format+"\n", args...) }
	line("format = 1\nfirst = %q\nturns = %s", d.state["first"], list(d.turns))
	line("[rules]\ncoordination = %q\nthreat_charge = %q\nenemy_test = %q", d.state["coordination"], d.state["threat_charge"], d.state["enemy_test"])
	line("[map]\nterrain = %s\nheights = %s\n[map.hexsides]", list(d.rows), list(d.lists["heights"]))
	for _, name := range sideNames {
		line("%s = %s", name, list(d.lists[name]))
	}
	line("%s", strings.Join(d.roads, ""))
	d.corners()
	for _, army := range []string{"france", "austria"} {
		d.sideTable(line, army)
	}
	line("%s", strings.Join(d.units, "\n"))
	line("[victory]\nmargin_of = \"france\"\neliminated = 1\ndestroyed = 2\ncaptured = 3\noff_map = 1\nleader_killed = 2\nleader_captured = 3\nhq_captured = 5\ntrains_captured = 4")
	line("%s", strings.Join(d.goals, ""))
	line("[[victory.level]]\nfrom = -99\nwinner = \"austria\"\ngrade = \"decisive\"\n[[victory.level]]\nfrom = -4\nwinner = \"austria\"\ngrade = \"marginal\"")
	line("[[victory.level]]\nfrom = 1\nwinner = \"france\"\ngrade = \"marginal\"\n[[victory.level]]\nfrom = 5\nwinner = \"france\"\ngrade = \"decisive\"")
	line("%s", strings.Join(d.events, ""))
	line("[position]\nphase = %q\nturn = %s\nactive = %q\ncontrol = %s", d.state["phase"], d.state["turn"], d.state["active"], list(d.control))
	line("threats = [")
	for _, id := range d.order {
		line("{ unit = %q, by = %s },", id, list(d.threats[id]))
	}
	line("]\npieces = [\n%s]", strings.Join(d.pieces, ""))
	return s.String()
}

// corners puts HQ, trains and LOC where the picture does not.
func (d *drawing) corners() {
	cols, rows := len(d.rows[0]), len(d.rows)
	last := [2]string{hexAt(cols-1, rows-1).name(), hexAt(cols-1, rows-2).name()}
	for army, at := range map[string][2]string{"france": {"0101", "0102"}, "austria": last} {
		s := d.sides[army]
		if s.hq == "" {
			s.hq = at[0]
		}
		if s.trains == "" {
			s.trains = at[1]
		}
		if s.loc == nil {
			s.loc = []string{at[0]}
		}
	}
}

func (d *drawing) sideTable(line func(string, ...any), army string) {
	s := d.sides[army]
	prefix := map[string]string{"france": "fr", "austria": "au"}[army]
	line("[[side]]\narmy = %q\nnation = %q\nloc = %s\nsteps = %d", army, prefix, list(s.loc), s.steps)
	if s.embarkation != "" {
		line("embarkation = %q", s.embarkation)
	}
	for _, x := range []struct {
		key, id, at string
		ma          int
		names       []string
	}{{"hq", prefix + "-hq", s.hq, 8, s.hqMarks}, {"trains", prefix + "-trains", s.trains, 4, s.trainMarks}} {
		line("%s = { id = %q, ma = %d }", x.key, x.id, x.ma)
		if x.at != "none" {
			d.piece(x.id, fmt.Sprintf("at = %q", x.at), x.names)
		}
	}
	text := "formations = ["
	for i, mark := range s.marks {
		text += fmt.Sprintf("{ mark = %q, name = %q },", mark, formationNames[i])
	}
	line("%s]", text)
}

func list(names []string) string { return "[" + quoted(names) + "]" }

func quoted(all []string) string {
	if len(all) == 0 {
		return ""
	}
	return `"` + strings.Join(all, `", "`) + `"`
}
