package musket

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"grognard/rules"
	"grognard/rules/draft"
	"grognard/rules/tomlfile"
)

// editor carries out one edit of a draft.
type editor struct {
	*tomlfile.Document
	d *rules.Draft
	b *Board
}

// Edit implements rules.Workshop. A counter that is put on no hex comes in with
// turn N.
func (Book) Edit(d *rules.Draft, e rules.Edit) (string, error) {
	doc, err := tomlfile.Parse([]byte(d.Text), order)
	if err != nil {
		return "", err
	}
	x := &editor{doc, d, d.Board.(*Board)}
	switch e.Do {
	case rules.EditPaint, rules.EditErase:
		err = x.paint(e)
	case rules.EditPut:
		err = x.put(e)
	case rules.EditTake:
		err = x.take(e.Path)
	case rules.EditSet:
		err = x.set(e)
	default:
		err = draft.Unknown("shape")
	}
	return string(x.Text()), err
}

// hexesOf reads the hexes of an edit.
func (x *editor) hexesOf(cells []rules.Ref) (all []hex, err error) {
	for _, r := range cells {
		if r.Kind() != hexKind || !x.b.onMap(hex(r.N())) {
			return nil, draft.Unknown(Book{}.Format(r))
		}
		all = append(all, hex(r.N()))
	}
	return all, nil
}

func pair(key, literal string) tomlfile.Pair { return tomlfile.Pair{Key: key, Literal: literal} }

func quotedPair(key, s string) tomlfile.Pair { return pair(key, tomlfile.Quote(s)) }

// armyAt is the army of a side as the file calls it, "" of neither.
func (x *editor) armyAt(s rules.Side) string {
	if s == rules.Chance {
		return ""
	}
	return x.b.armyName(s)
}

// sideTable is the path of the table of an army.
func (x *editor) sideTable(army string) string {
	for i := range x.Len("side") {
		if path := fmt.Sprintf("side.%d", i); draft.Plain(x.Document, path+".army") == army {
			return path
		}
	}
	return ""
}

// put lays something new, or moves what is there.
func (x *editor) put(e rules.Edit) error {
	hexes, err := x.hexesOf(e.Cells)
	switch {
	case err != nil:
		return err
	case e.Path != "":
		return x.move(e, hexes)
	case e.Stock != "":
		return x.muster(e, hexes)
	}
	return x.lay(e, hexes)
}

// lay puts a new thing of a tool.
func (x *editor) lay(e rules.Edit, hexes []hex) error {
	army := x.armyAt(max(e.Side, rules.First))
	switch e.Tool {
	case "road", "trail":
		return x.pave(e.Tool, hexes)
	case "place":
		if len(hexes) != 1 {
			return draft.Unknown(e.Tool)
		}
		x.Add("map.place", x.Len("map.place"), true, quotedPair("name", e.Value), quotedPair("hex", hexes[0].name()))
	case "objective":
		if len(hexes) != 1 {
			return draft.Unknown(e.Tool)
		}
		if s := x.b.standsOn(hexes[0]); s != rules.Chance {
			army = x.armyAt(s)
		}
		name := e.Value
		for _, l := range x.b.labels {
			if name == "" && l.hex == hexes[0] {
				name = l.name
			}
		}
		x.Add("victory.objective", x.Len("victory.objective"), true, quotedPair("name", name), quotedPair("hex", hexes[0].name()), pair("vp", "1"), quotedPair("held", army))
		if x.Len("position.control") > 0 {
			x.Insert("position.control", x.Len("position.control"), tomlfile.Quote(army))
		}
	case "level":
		x.layLevel(army)
	case "formation":
		return x.layFormation(max(e.Side, rules.First), e.Value)
	default:
		return x.layEvent(e.Tool)
	}
	return nil
}

// layLevel adds a result above all others.
func (x *editor) layLevel(army string) {
	n, from := x.Len("victory.level"), -99
	if n > 0 {
		last, _ := strconv.Atoi(x.Literal(fmt.Sprintf("victory.level.%d.from", n-1)))
		from = last + 5
	}
	x.Add("victory.level", n, true, pair("from", strconv.Itoa(from)), quotedPair("winner", army), quotedPair("grade", grades[1]))
}

// layFormation adds a formation to an army: one by its name, or the first that it
// does not have.
func (x *editor) layFormation(s rules.Side, name string) error {
	path := x.sideTable(x.armyAt(s))
	if path == "" {
		return draft.Unknown("formation")
	}
	if !slices.Contains(formationNames, name) {
		for _, f := range formationNames {
			if name = f; x.markOf(path, f) == "" {
				break
			}
		}
	}
	x.enlistFormation(path, name)
	return nil
}

// markOf is the mark of a formation in an army, "" if it has none of that name.
func (x *editor) markOf(side, name string) string {
	for i := range x.Len(side + ".formations") {
		if at := fmt.Sprintf("%s.formations.%d", side, i); draft.Plain(x.Document, at+".name") == name {
			return draft.Plain(x.Document, at+".mark")
		}
	}
	return ""
}

// enlistFormation returns the mark of a formation, which an army gets if it has
// none of that name.
func (x *editor) enlistFormation(side, name string) string {
	if mark := x.markOf(side, name); mark != "" {
		return mark
	}
	taken := map[string]bool{"0": true, "A": true, "all": true, "": true}
	for i := range x.Len(side + ".formations") {
		taken[draft.Plain(x.Document, fmt.Sprintf("%s.formations.%d.mark", side, i))] = true
	}
	mark := printed.usualMark(name)
	if taken[mark] {
		mark = draft.Free("", func(m string) bool { return taken[m] })
	}
	x.Add(side+".formations", x.Len(side+".formations"), false, quotedPair("mark", mark), quotedPair("name", name))
	return mark
}

// layEvent adds an exclusive rule that can be read at once, if there is anybody
// whom it could be about.
func (x *editor) layEvent(kind string) error {
	n := slices.Index(eventNames, kind)
	if n < 0 {
		return draft.Unknown(kind)
	}
	leader := func(i int) string { return tomlfile.Quote(draft.Plain(x.Document, fmt.Sprintf("leader.%d.id", i))) }
	pairs := []tomlfile.Pair{quotedPair("kind", kind)}
	switch eventKind(n) {
	case noAttack, voluntaryDelay:
		pairs = append(pairs, pair("units", "[]"))
	case losLimit:
		pairs = append(pairs, pair("turns", "[1]"), pair("value", "1"))
	case leaderLeaves:
		if x.Len("leader") < 2 {
			return rules.Fault("ms.fault.draft.leaders", "there are too few leaders for %s", rules.Said{ID: kind, Key: "ms.tool." + kind})
		}
		pairs = append(pairs, pair("turns", "[2]"), pair("leader", leader(0)), pair("heir", leader(1)), pair("span", `["all"]`))
	case hqShock:
		if x.Len("leader") == 0 {
			return rules.Fault("ms.fault.draft.leaders", "there are too few leaders for %s", rules.Said{ID: kind, Key: "ms.tool." + kind})
		}
		pairs = append(pairs, pair("leader", leader(0)))
	}
	x.Add("event", x.Len("event"), true, pairs...)
	return nil
}

// move puts what is there on another hex, or lets it come in with a turn.
func (x *editor) move(e rules.Edit, hexes []hex) error {
	t := x.d.Thing(e.Path)
	switch {
	case t == nil:
		return draft.Unknown(e.Path)
	case t.Tool == "road" || t.Tool == "trail":
		x.Set(e.Path+".hexes", tomlfile.QuoteAll(hexNames(hexes)))
	case t.Tool != "" && t.Prop("hex") != nil && len(hexes) == 1:
		x.Set(e.Path+".hex", tomlfile.Quote(hexes[0].name()))
	case t.Stock != "" && len(hexes) == 1:
		x.station(t, hexes[0].name())
	case t.Stock != "" && len(hexes) == 0 && e.N > 0 && t.Prop("entry") != nil:
		x.delay(t, e.N)
	default:
		return draft.Unknown(e.Path)
	}
	return nil
}

// station puts a counter on a hex.
func (x *editor) station(t *rules.Thing, name string) {
	if x.d.Begun {
		at := x.pieceOf(t.Stock)
		x.Set(at+".at", tomlfile.Quote(name))
		x.Cut(at + ".place")
		x.Cut(at + ".box")
		return
	}
	x.Set(t.Path+".hex", tomlfile.Quote(name))
	x.Cut(t.Path + ".turn")
	x.Cut(t.Path + ".entry")
}

// pieceOf is the path of a counter in the list of a position, which it gets if it
// is not there.
func (x *editor) pieceOf(id string) string {
	const list = "position.pieces"
	for i := range x.Len(list) {
		if at := fmt.Sprintf("%s.%d", list, i); draft.Plain(x.Document, at+".id") == id {
			return at
		}
	}
	n := x.Len(list)
	x.Add(list, n, false, quotedPair("id", id))
	return fmt.Sprintf("%s.%d", list, n)
}

// delay lets a counter come in with a turn, where its army comes from.
func (x *editor) delay(t *rules.Thing, turn int) {
	if t.Prop("entry").Value == "" {
		x.Set(t.Path+".entry", tomlfile.QuoteAll(plains(x.Document, x.sideTable(x.armyAt(t.Side))+".loc")))
	}
	if !x.d.Begun {
		x.Set(t.Path+".turn", strconv.Itoa(turn))
		x.Cut(t.Path + ".hex")
		return
	}
	x.Set(t.Path+".turn", "1")
	at := x.pieceOf(t.Stock)
	x.Set(at+".place", tomlfile.Quote(placeNames[waiting]))
	x.Set(at+".box", strconv.Itoa(turn))
	x.Cut(at + ".at")
}

// take takes something out of the draft, with what speaks of it.
func (x *editor) take(path string) error {
	t := x.d.Thing(path)
	switch {
	case t == nil && (strings.HasPrefix(path, "map.h") || strings.HasPrefix(path, "position.pieces.") || strings.HasPrefix(path, "position.threats.")) && x.Has(path):
		x.Cut(path) // what is no thing: a hexside, a height
	case t == nil:
		return draft.Unknown(path)
	case strings.HasSuffix(path, ".hq") || strings.HasSuffix(path, ".trains"):
		x.Cut(path + ".hex")
		x.forget("position.pieces", "id", t.Stock)
	case t.Stock != "":
		x.dismiss(t)
	case t.Tool == "formation":
		x.disband(t)
	case t.Tool == "objective":
		x.Cut("position.control." + path[strings.LastIndexByte(path, '.')+1:])
		x.Cut(path)
	default:
		x.Cut(path)
	}
	return nil
}
