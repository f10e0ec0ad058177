package squares

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"grognard/rules"
	"grognard/rules/draft"
	"grognard/rules/tomlfile"
)

// put lays something new, or moves what is there.
func (x *editor) put(e rules.Edit) error {
	cells, err := x.squaresOf(e.Cells)
	switch {
	case err != nil:
		return err
	case len(cells) == 0:
		return draft.Unknown("square")
	case e.Path != "":
		return x.move(e.Path, cells[0])
	case e.Tool != "":
		return x.paint(rules.Edit{Do: rules.EditPaint, Tool: e.Tool, Cells: e.Cells, Side: e.Side, Value: e.Value})
	}
	return x.muster(e, cells[0])
}

// move puts a thing on another square: who was to arrive is there from the start
// then.
func (x *editor) move(path string, q square) error {
	t := x.d.Thing(path)
	switch {
	case t == nil:
		return draft.Unknown(path)
	case t.Tool == "town" || t.Tool == "fort":
		return x.moveTown(t, q)
	case t.Prop("at") == nil:
		return draft.Unknown(path)
	}
	return x.set(rules.Edit{Path: path, Key: "at", Value: q.name()})
}

// moveTown takes a town with its name to another square.
func (x *editor) moveTown(t *rules.Thing, q square) error {
	from, _ := parseSquare(draft.Plain(x.Document, strings.TrimSuffix(t.Path, "."+t.Tool)+".at"))
	if from == q {
		return nil
	}
	x.keepPicture()
	town := x.town(t.Path, "")
	x.Cut(t.Path)
	x.erase(from, "bridge") // and the row, if nothing is left in it
	path := x.groundRow(q)
	x.Cut(path + ".town")
	x.Cut(path + ".fort")
	x.Set(path+"."+t.Tool, town)
	return nil
}

// putTool lays an objective or a marker.
func (x *editor) putTool(e rules.Edit, q square) error {
	if e.Tool == "marker" {
		return x.putMarker(e, q)
	}
	pairs := []tomlfile.Pair{{Key: "at", Literal: tomlfile.Quote(q.name())}}
	if e.Side >= 0 {
		pairs = append(pairs, tomlfile.Pair{Key: "owner", Literal: tomlfile.Quote(x.b.side[e.Side].nation)})
	}
	n := x.Len("victory.objectives")
	x.Add("victory.objectives", n, false, append(pairs, tomlfile.Pair{Key: "vp", Literal: "1"})...)
	return nil
}

// putMarker covers the troops of a square with a marker, or sets up a dummy; the
// fog of war comes down with it.
func (x *editor) putMarker(e rules.Edit, q square) error {
	var units unitSet
	s := e.Side
	for rest := x.b.in[q]; rest != 0; rest = rest.Rest() {
		units |= oneUnit(rest.First())
		s = x.b.sideOf(rest.First())
	}
	g := x.nearestCommand(max(s, 0), q, maxCols)
	if units != 0 {
		g = x.b.units[units.First()].command
	}
	k := slices.IndexFunc(x.b.marker[max(s, 0)][:], func(m marker) bool { return !m.standing() })
	if g < 0 || k < 0 || x.b.markerOn(q, rules.First) >= 0 || x.b.markerOn(q, rules.Second) >= 0 {
		return rules.Fault("ns.fault.nomarker", "no marker can stand on %s", rules.Said{ID: q.name()})
	}
	if err := x.begin(); err != nil {
		return err
	}
	x.offerOption("fog_of_war", true)
	x.enlist("position.on", "fog_of_war", true)
	pairs := []tomlfile.Pair{{Key: "id", Literal: tomlfile.Quote(Book{}.Format(markerRef(max(s, 0), k)))}, {Key: "at", Literal: tomlfile.Quote(q.name())},
		{Key: "general", Literal: tomlfile.Quote(Book{}.Format(x.b.leaders[g].ref))}}
	if units != 0 {
		pairs = append(pairs, tomlfile.Pair{Key: "units", Literal: tomlfile.QuoteAll(x.b.unitNames(units))})
	} else {
		pairs = append(pairs, tomlfile.Pair{Key: "pretends", Literal: tomlfile.Quote(pretenceNames[0])})
	}
	x.Add("position.markers", x.Len("position.markers"), false, pairs...)
	return nil
}

// nearestCommand is the command of a side whose general is nearest to a square,
// and no farther than so many squares; -1 if there is none.
func (x *editor) nearestCommand(s rules.Side, q square, most int) int {
	best := -1
	for l := range x.b.commands {
		k, y := &x.b.leaders[l], &x.b.leader[l]
		if k.side != s || y.state != present || distance(y.at, q) > most {
			continue
		}
		if best < 0 || distance(y.at, q) < distance(x.b.leader[best].at, q) {
			best = l
		}
	}
	return best
}

// muster takes something out of the box.
func (x *editor) muster(e rules.Edit, q square) error {
	all := stock(x.d)
	i := slices.IndexFunc(all, func(s rules.Stock) bool { return s.ID == e.Stock })
	if i < 0 || all[i].Left == 0 {
		return draft.Unknown(e.Stock)
	}
	s := all[i].Side
	if s == rules.Chance {
		s = max(e.Side, 0)
	}
	nation := x.b.side[s].nation
	switch {
	case all[i].Left < 0:
		return x.musterTrain(e.Stock, e.Side, q)
	case all[i].Piece.Form == rules.Leader:
		kind, id := x.counter(&all[i])
		ability := 0
		if c := box.leader(id); c != nil {
			ability = c.Ability
		}
		if kind == chiefKind {
			return x.appoint(s, id, ability, q)
		}
		x.addCommand(id, nation, ability, q)
		return nil
	}
	return x.musterUnit(&all[i], s, q)
}

// counter is the name that the next of a line of the box has.
func (x *editor) counter(s *rules.Stock) (kind uint8, id string) {
	if r, ok := refsByName[s.ID]; ok {
		return r.Kind(), s.ID
	}
	kind = unitKind
	switch {
	case strings.HasSuffix(s.ID, "-general"):
		kind = generalKind
	case strings.HasSuffix(s.ID, "-chief"):
		kind = chiefKind
	}
	return kind, x.freeCounter(kind, colours[ownColour(s.ID)])
}

// freeCounter is the first counter of a colour that the file does not name, ""
// if it names all.
func (x *editor) freeCounter(kind uint8, color string) string {
	for n := 1; ; n++ {
		name := ownName(kind, color, n)
		r, ok := registered(kind, name)
		if !ok {
			return ""
		}
		if thingOf(x.d, r) == nil {
			return name
		}
		if kind == chiefKind { // there is one
			return ""
		}
	}
}

// addCommand puts a general with his command on a square.
func (x *editor) addCommand(id, nation string, ability int, q square) {
	x.Add("forces.commands", x.Len("forces.commands"), false, tomlfile.Pair{Key: "id", Literal: tomlfile.Quote(id)}, tomlfile.Pair{Key: "side", Literal: tomlfile.Quote(nation)},
		tomlfile.Pair{Key: "ability", Literal: strconv.Itoa(ability)}, tomlfile.Pair{Key: "at", Literal: tomlfile.Quote(q.name())})
}

// appoint gives a side another commander-in-chief, on a square.
func (x *editor) appoint(s rules.Side, id string, ability int, q square) error {
	i := x.sideIndex(s)
	if i < 0 {
		return draft.Unknown(id)
	}
	x.setTable(fmt.Sprintf("forces.sides.%d.cinc", i), fmt.Sprintf("{ id = %s, ability = %d, at = %s }", tomlfile.Quote(id), ability, tomlfile.Quote(q.name())))
	return nil
}

// setTable puts a table in a row in the place of one that may stand under a header
// of its own.
func (x *editor) setTable(path, row string) {
	x.Cut(path)
	x.Set(path, row)
}

// sideIndex is which table of the file is that of a side, or -1.
func (x *editor) sideIndex(s rules.Side) int {
	if x.Len("forces.sides") != 2 {
		return -1
	}
	if first := x.Literal("forces.sides.0.first") == "true"; first != (s == rules.First) {
		return 1
	}
	return 0
}

// musterUnit puts a unit on a square: under its own general if he is there, else
// under one in whose radius it comes to stand; where there is none he comes too.
func (x *editor) musterUnit(s *rules.Stock, side rules.Side, q square) error {
	_, id := x.counter(s)
	u := box.unit(id)
	if u == nil {
		i := slices.IndexFunc(ownKinds, func(k struct {
			key string
			u   unitTable
		}) bool {
			return colours[ownColour(id)]+"-"+k.key == s.ID
		})
		own := ownKinds[i].u
		u = &own
	}
	command, err := x.commandFor(u.Command, side, q)
	if err != nil {
		return err
	}
	pairs := []tomlfile.Pair{{Key: "id", Literal: tomlfile.Quote(id)}, {Key: "command", Literal: tomlfile.Quote(command)}}
	pairs = append(pairs, typePairs(u)...)
	pairs = append(pairs, tomlfile.Pair{Key: "at", Literal: tomlfile.Quote(q.name())})
	if u.Order == "linear" {
		pairs = append(pairs, tomlfile.Pair{Key: "facing", Literal: tomlfile.Quote(facingNames[x.b.side[side].edge.turn(4).number()-1])})
		if x.b.roomIn(q, side, 0).leads >= 2 {
			pairs = append(pairs, tomlfile.Pair{Key: "rank", Literal: `"rear"`})
		}
	}
	behind := x.Len("forces.units")
	for i := behind - 1; i >= 0; i-- {
		if draft.Plain(x.Document, fmt.Sprintf("forces.units.%d.command", i)) == command {
			behind = i + 1
			break
		}
	}
	x.Add("forces.units", behind, false, pairs...)
	if x.d.Begun {
		x.Add("position.units", x.Len("position.units"), false, tomlfile.Pair{Key: "id", Literal: tomlfile.Quote(id)}, tomlfile.Pair{Key: "at", Literal: tomlfile.Quote(q.name())})
		if u.Order == "linear" && x.b.roomIn(q, side, 0).leads >= 2 {
			x.enlist(x.row("position.units", "id", id)+".marks", "rear", true)
		}
	}
	return nil
}

// commandFor finds the command of a new unit, or makes one.
func (x *editor) commandFor(own string, s rules.Side, q square) (string, error) {
	if own != "" && x.row("forces.commands", "id", own) != "" {
		return own, nil
	}
	if g := x.nearestCommand(s, q, commandRadius); g >= 0 {
		return Book{}.Format(x.b.leaders[g].ref), nil
	}
	ability := 0
	if c := box.leader(own); c != nil {
		ability = c.Ability
	}
	id := cmp.Or(own, x.freeCounter(generalKind, colours[s]))
	if id == "" { // all are on the table
		g := x.nearestCommand(s, q, maxCols)
		if g < 0 {
			return "", draft.Unknown(own)
		}
		return Book{}.Format(x.b.leaders[g].ref), nil
	}
	x.addCommand(id, x.b.side[s].nation, ability, q)
	return id, nil
}

// typePairs are what a file says of the type of a unit, in the order of the
// book's battles.
func typePairs(u *unitTable) []tomlfile.Pair {
	var all []tomlfile.Pair
	word := func(key, value string) {
		if value != "" {
			all = append(all, tomlfile.Pair{Key: key, Literal: tomlfile.Quote(value)})
		}
	}
	flag := func(key string, on bool) {
		if on {
			all = append(all, tomlfile.Pair{Key: key, Literal: "true"})
		}
	}
	word("kind", u.Kind)
	word("order", u.Order)
	word("weight", u.Weight)
	word("mobility", u.Mobility)
	if u.Order != "" {
		all = append(all, tomlfile.Pair{Key: "skirmish", Literal: strconv.Itoa(u.Skirmish)})
	}
	flag("light", u.Light)
	flag("lancer", u.Lancer)
	flag("cuirass", u.Cuirass)
	if len(u.Traits) > 0 {
		all = append(all, tomlfile.Pair{Key: "cls", Literal: tomlfile.QuoteAll(u.Traits)})
	}
	return all
}

// musterTrain gives the command whose general is nearest a train, which makes no
// sense without the rules for it: the battle offers them then.
func (x *editor) musterTrain(kind string, s rules.Side, q square) error {
	g := -1
	for side := rules.First; side <= rules.Second; side++ {
		if n := x.nearestCommand(side, q, maxCols); n >= 0 && (s == rules.Chance || s == side) &&
			(g < 0 || distance(x.b.leader[n].at, q) < distance(x.b.leader[g].at, q)) {
			g = n
		}
	}
	if g < 0 {
		return rules.Fault("ns.fault.nogeneral", "there is no general to lead the train (%s)", rules.Said{ID: kind, Key: "ns.prop.train." + kind})
	}
	id := Book{}.Format(x.b.leaders[g].ref)
	x.Add("forces.trains", x.Len("forces.trains"), false, tomlfile.Pair{Key: "command", Literal: tomlfile.Quote(id)},
		tomlfile.Pair{Key: "kind", Literal: tomlfile.Quote(kind)}, tomlfile.Pair{Key: "at", Literal: tomlfile.Quote(q.name())})
	x.offerOption(trainOption(kind), true)
	return nil
}

// offerOption has the battle offer an optional rule, or no longer.
func (x *editor) offerOption(key string, on bool) {
	x.enlist("options", key, on)
	if !on && x.Has("position.on") {
		x.enlist("position.on", key, false)
	}
}
