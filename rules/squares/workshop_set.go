package squares

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"grognard/rules"
	"grognard/rules/draft"
	"grognard/rules/tomlfile"
)

// set gives a thing or the battle a value.
func (x *editor) set(e rules.Edit) error {
	if e.Path == "" {
		return x.setTerm(e)
	}
	t := x.d.Thing(e.Path)
	if t == nil || t.Prop(e.Key) == nil {
		return draft.Unknown(e.Path + "." + e.Key)
	}
	p := t.Prop(e.Key)
	unit, leader := strings.HasPrefix(t.Path, "forces.units."), t.Prop("ability") != nil
	switch {
	case p.Begins:
		return x.setState(t, p, e.Value)
	case x.d.Begun && (unit || leader) && (p.Key == "at" || p.Key == "facing"):
		return x.setState(t, p, e.Value)
	case !x.d.Begun && t.Prop("arrives_turn") != nil && (p.Key == "at" || p.Key == "arrives_turn"):
		return x.setArrival(t, p, e.Value)
	case p.Key == "kind" && unit:
		return x.setKind(t.Path, p, e.Value)
	case p.Key == "order":
		return x.setOrder(t, p, e.Value)
	case strings.HasPrefix(p.Key, "cls."):
		if err := draft.Check(p, e.Value); err != nil {
			return err
		}
		x.enlist(t.Path+".cls", strings.TrimPrefix(p.Key, "cls."), e.Value == "true")
		if x.Len(t.Path+".cls") == 0 {
			x.Cut(t.Path + ".cls")
		}
		return nil
	case p.Key == "owner" && e.Value == "":
		x.Cut(t.Path + ".owner")
		return nil
	case p.Key == "at" && e.Value == "":
		x.Cut(t.Path + ".at")
		return nil
	}
	return draft.Set(x.Document, t.Path, p, e.Value)
}

// setArrival puts a thing on the board from the start, or among those who arrive:
// it does either.
func (x *editor) setArrival(t *rules.Thing, p *rules.Prop, value string) error {
	if p.Key == "at" && value != "" {
		x.Cut(t.Path + ".arrives_turn")
		x.Cut(t.Path + ".entry")
		return draft.Set(x.Document, t.Path, p, value)
	}
	if p.Key == "at" {
		x.Cut(t.Path + ".at")
		return nil
	}
	if err := draft.Set(x.Document, t.Path, p, value); err != nil {
		return err
	}
	switch {
	case value == p.Default: // from the start, where it would have entered
		if entry := draft.Plain(x.Document, t.Path+".entry.0"); entry != "" && !x.Has(t.Path+".at") {
			x.Set(t.Path+".at", tomlfile.Quote(entry))
		}
		x.Cut(t.Path + ".entry")
	case !x.Has(t.Path + ".entry"):
		q, _ := parseSquare(draft.Plain(x.Document, t.Path+".at"))
		x.Cut(t.Path + ".at")
		if entry := x.b.nearestEntry(q, t.Side); entry != offBoard {
			x.Set(t.Path+".entry", tomlfile.QuoteAll([]string{entry.name()}))
		}
	default:
		x.Cut(t.Path + ".at")
	}
	return nil
}

// nearestEntry is the square of the edge of a side that is nearest to a square
// and can be entered; of all edges if nobody knows the side.
func (b *Board) nearestEntry(from square, s rules.Side) square {
	best := offBoard
	for q := range square(maxSquares) {
		if !b.onBoard(q) || !b.border(q) || b.ground[q].unfordable && !b.ground[q].bridge {
			continue
		}
		if s >= 0 && b.beside(q, b.side[s].edge) != offBoard {
			continue
		}
		if best == offBoard || from != offBoard && span(from, q) < span(from, best) {
			best = q
		}
	}
	if best == offBoard && s >= 0 {
		return b.nearestEntry(from, rules.Chance)
	}
	return best
}

// typeKeys are the keys that only some kinds of units have, with what a kind must
// say of them.
var typeKeys = map[string]map[string]string{
	"infantry":  {"order": "massed", "skirmish": "", "light": "", "garrison": "", "facing": "", "rank": ""},
	"mixed":     {"order": "massed", "skirmish": "", "light": "", "facing": "", "rank": ""},
	"cavalry":   {"weight": "medium", "lancer": "", "cuirass": ""},
	"artillery": {"weight": "medium", "mobility": "foot"},
}

// setKind makes a unit one of another kind: what that kind has not is cut, and
// what it must have is said.
func (x *editor) setKind(path string, p *rules.Prop, value string) error {
	if err := draft.Set(x.Document, path, p, value); err != nil {
		return err
	}
	has := typeKeys[value]
	for _, key := range [...]string{"order", "facing", "rank", "skirmish", "light", "garrison", "weight", "mobility", "lancer", "cuirass"} {
		must, may := has[key]
		switch {
		case !may:
			x.Cut(path + "." + key)
		case must != "" && !x.Has(path+"."+key):
			x.Set(path+"."+key, tomlfile.Quote(must))
		}
	}
	if value == "artillery" && draft.Plain(x.Document, path+".weight") == "irregular" {
		x.Set(path+".weight", `"light"`)
	}
	if row := x.row("position.units", "id", draft.Plain(x.Document, path+".id")); row != "" {
		for _, mark := range [...]string{"rear", "march", "garrison"} {
			x.strike(row+".marks", mark)
		}
	}
	return nil
}

// setOrder makes infantry Linear, facing away from its own edge, or Massed.
func (x *editor) setOrder(t *rules.Thing, p *rules.Prop, value string) error {
	if err := draft.Set(x.Document, t.Path, p, value); err != nil {
		return err
	}
	row := x.row("position.units", "id", draft.Plain(x.Document, t.Path+".id"))
	if value == "linear" {
		if !x.Has(t.Path + ".facing") {
			x.Set(t.Path+".facing", tomlfile.Quote(facingNames[x.b.side[max(t.Side, 0)].edge.turn(4).number()-1]))
		}
		return nil
	}
	x.Cut(t.Path + ".facing")
	x.Cut(t.Path + ".rank")
	if row != "" {
		x.Cut(row + ".facing")
		x.strike(row+".marks", "rear")
		x.strike(row+".marks", "march")
	}
	return nil
}

// setTerm says something of the battle as a whole.
func (x *editor) setTerm(e rules.Edit) error {
	if e.Key == "format" { // no term, but what mends a file of another format
		x.Set("format", strconv.Itoa(fileFormat))
		return nil
	}
	p := (&rules.Kit{Terms: terms(x.d)}).Term(e.Key)
	if p == nil {
		return draft.Unknown(e.Key)
	}
	if p.Kind == rules.PropChoice && !slices.Contains(p.Values, e.Value) || p.Kind == rules.PropFlag && e.Value != "true" && e.Value != "false" {
		return draft.Set(x.Document, "", p, e.Value) // which says why not
	}
	on := e.Value == "true"
	switch key := e.Key; {
	case key == beginKey && on:
		return x.begin()
	case key == beginKey:
		x.Cut("position")
	case key == randomKey:
		x.setRandom(on)
	case key == "time.start":
		return x.setHour(e.Value)
	case key == "time.month":
		x.Set(key, e.Value)
	case key == "first":
		for i := range 2 {
			x.Set(fmt.Sprintf("forces.sides.%d.first", i), strconv.FormatBool(draft.Plain(x.Document, fmt.Sprintf("forces.sides.%d.nation", i)) == e.Value))
		}
	case strings.HasSuffix(key, ".nation"):
		x.setNation(p, e.Value)
	case strings.HasSuffix(key, ".cinc"):
		x.setChief(key, e.Value)
	case strings.HasPrefix(key, "options."):
		x.offerOption(strings.TrimPrefix(key, "options."), on)
	case strings.HasPrefix(key, "position.on."):
		if on {
			x.offerOption(strings.TrimPrefix(key, "position.on."), true)
		}
		x.enlist("position.on", strings.TrimPrefix(key, "position.on."), on)
	case strings.HasPrefix(key, "position."):
		return x.setPosition(p, e.Value)
	default:
		if err := draft.Set(x.Document, "", p, e.Value); err != nil {
			return err
		}
		if key == "board.cols" || key == "board.rows" {
			x.trim()
		}
	}
	return nil
}

func (x *editor) setRandom(on bool) {
	switch {
	case on:
		x.Set("time.start", `"random"`)
	case draft.Plain(x.Document, "time.start") == "random":
		x.Set("time.start", `"09:00"`)
	}
}

// setHour writes "7:30" as files do.
func (x *editor) setHour(value string) error {
	h, m, _ := strings.Cut(value, ":")
	if digits(h) < 0 || digits(m) < 0 {
		return rules.Fault("fault.draft.value", "%s cannot be %s", saidKey("time.start"), value)
	}
	x.Set("time.start", tomlfile.Quote(fmt.Sprintf("%02d:%02d", digits(h), digits(m))))
	return nil
}

// setNation gives a side to another nation: wherever the file calls it by the old
// one. Where both sides are called so, only this one changes.
func (x *editor) setNation(p *rules.Prop, value string) {
	x.Set(p.Key, tomlfile.Quote(value))
	if p.Value == "" || p.Value == value || draft.Plain(x.Document, "forces.sides.0.nation") == p.Value || draft.Plain(x.Document, "forces.sides.1.nation") == p.Value {
		return
	}
	rename := func(path string) {
		if draft.Plain(x.Document, path) == p.Value {
			x.Set(path, tomlfile.Quote(value))
		}
	}
	for i := range x.Len("forces.commands") {
		rename(fmt.Sprintf("forces.commands.%d.side", i))
	}
	for i := range x.Len("victory.objectives") {
		rename(fmt.Sprintf("victory.objectives.%d.owner", i))
	}
	for i := range x.Len("position.held") {
		rename(fmt.Sprintf("position.held.%d", i))
	}
}

// setChief makes somebody commander-in-chief: a general of the side, or a leader
// of his own, where the one before stood or else with the first general.
func (x *editor) setChief(path, id string) {
	if _, general := registered(generalKind, id); general {
		x.setTable(path, "{ own_command = "+tomlfile.Quote(id)+" }")
		return
	}
	if x.Has(path + ".id") {
		x.Set(path+".id", tomlfile.Quote(id))
		return
	}
	var i int
	scan(path, "forces.sides.%d", &i)
	s := rules.First
	if x.sideIndex(s) != i {
		s = rules.Second
	}
	q := x.b.nearestEntry(offBoard, s)
	if g := x.nearestCommand(s, at(0, 0), maxCols); g >= 0 {
		q = x.b.leader[g].at
	}
	ability := 0
	if c := box.leader(id); c != nil {
		ability = c.Ability
	}
	x.setTable(path, fmt.Sprintf("{ id = %s, ability = %d, at = %s }", tomlfile.Quote(id), ability, tomlfile.Quote(q.file())))
}

// trim takes the ground off the file that a smaller board no longer has.
func (x *editor) trim() {
	x.keepPicture()
	cols, _ := strconv.Atoi(x.Literal("board.cols"))
	rows, _ := strconv.Atoi(x.Literal("board.rows"))
	for i := x.Len("board.squares") - 1; i >= 0; i-- {
		path := fmt.Sprintf("board.squares.%d", i)
		if q, ok := parseSquare(draft.Plain(x.Document, path+".at")); ok && (q.col() >= cols || q.row() >= rows) {
			x.Cut(path)
		}
	}
}
