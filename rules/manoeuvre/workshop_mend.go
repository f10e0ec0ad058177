package manoeuvre

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

// Fixes implements rules.Workshop.
func (Book) Fixes(d *rules.Draft, f *rules.Flaw) []rules.Fix {
	own, err := Book{}.Draft(d.Text)
	if err != nil {
		return nil // it was read before
	}
	doc, err := tomlfile.Parse([]byte(d.Text), order)
	if err != nil {
		return nil
	}
	m := mender{own, &editor{doc, own, own.Board.(*Board)}}
	return draft.Mending(Book{}, own, f, m.candidates(f))
}

// mender looks for what would mend a flaw: what an experienced player would do.
type mender struct {
	d *rules.Draft
	x *editor // to look things up
}

// fixed is a step with its words, key below man.fix.
func fixed(key string, a rules.Ref, edits ...rules.Edit) rules.Fix {
	return rules.Fix{Text: rules.Text{Key: "man.fix." + key, A: a}, Edits: edits}
}

func setting(key, value string) rules.Edit {
	return rules.Edit{Do: rules.EditSet, Key: key, Value: value}
}

// taking puts a thing back in the box, or cuts what a file need not say.
func taking(path string) rules.Fix {
	return rules.Fix{Text: rules.Text{Key: "workshop.fix.take"}, Edits: []rules.Edit{{Do: rules.EditTake, Path: path}}}
}

// candidates are the steps that may mend a flaw, the likeliest first.
func (m *mender) candidates(f *rules.Flaw) []rules.Fix {
	kind := strings.TrimPrefix(f.Err.Key, "man.fault.")
	var all []rules.Fix
	switch t := m.d.Thing(f.Thing); {
	case t != nil && t.Tool != "":
		all = m.forTile(t)
	case t != nil && refsByName[t.Stock].Kind() == cardRefKind:
		all = []rules.Fix{taking(t.Path)}
	case t != nil:
		all = m.forUnit(f, t, kind)
	case strings.HasPrefix(f.Path, "rules."):
		all = m.forSwitch(f.Path)
	case f.Path == "map" || strings.HasPrefix(f.Path, "map."):
		all = m.forMap(kind)
	case sideOfPath(f.Path) != "":
		all = m.forSide(f, kind)
	case f.Path == "position" || strings.HasPrefix(f.Path, "position."):
		all = m.forMoment(f, kind)
	case f.Path == "first":
		all = []rules.Fix{fixed("first", 0, setting("first", "south")), fixed("roll", 0, setting("first", "roll"))}
	case f.Path == "format":
		all = []rules.Fix{fixed("format", 0, setting("format", strconv.Itoa(fileFormat)))}
	}
	if m.d.Begun {
		all = append(all, fixed("again", 0, setting("position.phase", "")))
	}
	return all
}

// forMap offers the other ways to make a map.
func (m *mender) forMap(kind string) []rules.Fix {
	tiles, drawn, open := fixed("tiles", 0, setting("map", tilesWay)), fixed("drawn", 0, setting("map", drawnWay)), fixed("open", 0, setting("map", openWay))
	switch kind {
	case "room":
		return append(m.drain(), tiles)
	case "rows", "row", "ground":
		return []rules.Fix{drawn}
	}
	return []rules.Fix{tiles, drawn, open}
}

// drain makes open ground of lakes, as many as leave no room for eight units at an
// edge.
func (m *mender) drain() []rules.Fix {
	var cells []rules.Ref
	for e := range edgeAreas {
		dry := 0
		for _, pass := range []bool{false, true} {
			for _, c := range edgeAreas[e].Cells {
				wet := m.x.b.ground[c.N()] == lake && !slices.Contains(cells, c)
				switch {
				case !pass && !wet:
					dry++
				case pass && wet && dry < 8 && (e == north || e == south || !m.x.b.edges):
					cells, dry = append(cells, c), dry+1
				}
			}
		}
	}
	return []rules.Fix{fixed("drain", groundRef(lake), rules.Edit{Do: rules.EditPaint, Tool: string(rules.GroundOpen), Cells: cells})}
}

// forTile turns a tile as it came, lays another one, or takes it away.
func (m *mender) forTile(t *rules.Thing) (all []rules.Fix) {
	edit := rules.Edit{Do: rules.EditSet, Path: t.Path, Key: "rot", Value: "0"}
	all = append(all, fixed("rot", 0, edit))
	slots := noTiles()
	for i, name := range slotNames {
		slots[i].tile = int8(findTile(draft.Plain(m.x.Document, "map."+name+".tile")))
	}
	if n := fitting(slots, square(t.Cells[0].N()).slot(), m.x.bears); n.tile != noTile {
		edit.Key, edit.Value = "tile", tiles[n.tile].id
		turn := rules.Edit{Do: rules.EditSet, Path: t.Path, Key: "rot", Value: strconv.Itoa(int(n.rot))}
		all = append(all, fixed("tile", tileRef(int(n.tile)), edit, turn))
	}
	return append(all, taking(t.Path))
}

// forSwitch lets a switch stand as it does by itself.
func (m *mender) forSwitch(path string) []rules.Fix {
	p := (&rules.Kit{Terms: terms(m.d)}).Term(path)
	if p == nil {
		return nil
	}
	return []rules.Fix{fixed("default", 0, setting(path, p.Default))}
}

// forUnit moves a unit to the nearest square where it may stand, or takes it away;
// its redoubt becomes a free one, or sets the battle going.
func (m *mender) forUnit(f *rules.Flaw, t *rules.Thing, kind string) (all []rules.Fix) {
	side := sideOfPath(t.Path)
	switch kind {
	case "unit.nomap":
		return m.forMap(kind)
	case "redoubt.early":
		n, _ := strconv.Atoi(m.x.Literal(side + ".free_redoubts"))
		off := rules.Edit{Do: rules.EditSet, Path: t.Path, Key: "redoubt", Value: "false"}
		return []rules.Fix{fixed("redoubt.free", 0, off, setting(side+".free_redoubts", strconv.Itoa(min(n+1, 8)))),
			fixed("begin", 0, setting("position.phase", phaseNames[discardPhase])), taking(t.Path)}
	case "unit.foreign":
		a := armyOfUnit(refsByName[t.Stock])
		all = append(all, fixed("army", armyRef(a), setting(side+".army", armyName(a))))
	}
	if t.Prop("at") != nil {
		if q := m.nearest(t); q != offBoard {
			all = append(all, rules.Fix{Text: rules.Text{Key: "workshop.fix.move", A: q.ref()},
				Edits: []rules.Edit{{Do: rules.EditPut, Path: t.Path, Cells: []rules.Ref{q.ref()}}}})
		}
	}
	if kind == "unit.home" {
		all = append(all, fixed("begin", 0, setting("position.phase", phaseNames[discardPhase])))
	}
	return append(all, taking(t.Path))
}

// nearest is the nearest square to where a unit stands on which it may, in the
// middle of its front rank if it stands nowhere; or offBoard.
func (m *mender) nearest(t *rules.Thing) square {
	side := sideOfPath(t.Path)
	if len(t.Cells) == 0 {
		return m.x.room(side, m.x.stands())
	}
	from, best, taken := square(t.Cells[0].N()), offBoard, m.x.stands()
	atHome := !m.d.Begun || m.x.b.phase < openingHand
	for q := range square(64) {
		if !m.x.free(q, taken) || atHome && !home(side == "north").Has(q) {
			continue
		}
		if best == offBoard || distance(from, q) < distance(from, best) {
			best = q
		}
	}
	return best
}

// forSide mends what a file says of a side as a whole.
func (m *mender) forSide(f *rules.Flaw, kind string) []rules.Fix {
	side := sideOfPath(f.Path)
	_, key, _ := strings.Cut(f.Path, ".")
	switch {
	case strings.HasPrefix(kind, "army"):
		return m.forArmy(side, kind)
	case kind == "opening":
		return []rules.Fix{fixed("default", 0, setting(f.Path, "option"))}
	case kind == "redoubts":
		n, _ := strconv.Atoi(m.x.Literal(f.Path))
		return []rules.Fix{fixed("redoubts", 0, setting(f.Path, strconv.Itoa(min(max(n, 0), 8))))}
	case kind == "advice.edges":
		return []rules.Fix{fixed("setup", 0, setting("rules.setup", procedureNames[scenario]))}
	case strings.HasPrefix(key, "deck"):
		return []rules.Fix{fixed("deck", 0, rules.Edit{Do: rules.EditTake, Path: side + ".deck"})}
	case key == handPile:
		return m.forHand(side)
	}
	return []rules.Fix{taking(f.Path)}
}

// forHand puts cards that are too many back into the deck.
func (m *mender) forHand(side string) []rules.Fix {
	var edits []rules.Edit
	for i := m.x.Len(side+"."+handPile) - 1; i >= handSize; i-- {
		edits = append(edits, rules.Edit{Do: rules.EditTake, Path: fmt.Sprintf("%s.%s.%d", side, handPile, i)})
	}
	return []rules.Fix{fixed("hand", 0, edits...)}
}

// forArmy gives a side the army of its units, one that the other side does not
// lead, or none; and so the other side.
func (m *mender) forArmy(side, kind string) (all []rules.Fix) {
	other := sideNames[1-slices.Index(sideNames[:], side)]
	give := func(name string, a int) {
		all = append(all, fixed("army."+name, armyRef(a), setting(name+".army", armyName(a))))
	}
	own := m.armyOfUnits(side)
	if own != noArmy && own != m.x.army(other) {
		give(side, own)
	}
	for _, name := range []string{side, other} {
		if kind == "army.same" || len(all) == 0 && m.x.army(name) == noArmy {
			give(name, spare(m.x.army(sideNames[1-slices.Index(sideNames[:], name)])))
		}
	}
	return append(all, fixed("noarmy", 0, setting("south.army", ""), setting("north.army", "")))
}

// armyOfUnits is the army of the first unit that a side has, or noArmy.
func (m *mender) armyOfUnits(side string) int {
	for i := range m.x.Len(side + ".units") {
		if ref := refsByName[draft.Plain(m.x.Document, fmt.Sprintf("%s.units.%d.unit", side, i))]; ref.Kind() == unitKind {
			return armyOfUnit(ref)
		}
	}
	return noArmy
}

// spare is the first army that the other side does not lead.
func spare(led int) int {
	if led == 0 {
		return 1
	}
	return 0
}

// forMoment mends where in the battle it goes on.
func (m *mender) forMoment(f *rules.Flaw, kind string) []rules.Fix {
	first := cmp.Or(draft.Plain(m.x.Document, "first"), "south")
	if !slices.Contains(sideNames[:], first) {
		first = "south"
	}
	phase := fixed("phase", 0, setting("position.phase", phaseNames[discardPhase]))
	switch kind {
	case "phase.map":
		return m.forMap(kind)
	case "phase.first":
		return []rules.Fix{fixed("first", 0, setting("first", "south"))}
	case "phase.armies":
		return m.forArmies()
	case "turn":
		return []rules.Fix{fixed("turn", 0, setting("position.turn", "1"))}
	case "active":
		return []rules.Fix{fixed("active", 0, setting("position.active", first))}
	case "phase", "phase.units", "phase.offer", "winner", "ending":
		return []rules.Fix{phase}
	case "over":
		return m.bringOn()
	case "moved":
		return []rules.Fix{taking("position.moved")}
	}
	return []rules.Fix{taking(f.Path)}
}

// forArmies gives an army to each side that has none.
func (m *mender) forArmies() []rules.Fix {
	var edits []rules.Edit
	led := [2]int{m.x.army("south"), m.x.army("north")}
	for i, name := range sideNames {
		if led[i] == noArmy {
			led[i] = spare(led[1-i])
			edits = append(edits, setting(name+".army", armyName(led[i])))
		}
	}
	return []rules.Fix{fixed("armies", 0, edits...)}
}

// bringOn puts units that are lost into the home ranks, as many as it takes for the
// battle to go on.
func (m *mender) bringOn() []rules.Fix {
	var edits []rules.Edit
	stands := m.x.stands()
	for _, name := range sideNames {
		s := m.x.b.seat(name)
		lost := m.x.waiting(name)
		n := m.x.b.losses(s) - m.x.b.rules.attrition + 1
		for _, id := range lost[:min(max(n, 0), len(lost))] {
			q := m.x.room(name, stands)
			if q == offBoard {
				break
			}
			stands.Add(q)
			edits = append(edits, rules.Edit{Do: rules.EditPut, Stock: id, Side: s, Cells: []rules.Ref{q.ref()}})
		}
	}
	return []rules.Fix{fixed("return", 0, edits...)}
}
