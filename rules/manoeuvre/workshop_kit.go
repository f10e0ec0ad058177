package manoeuvre

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"grognard/rules"
	"grognard/rules/draft"
	"grognard/rules/tomlfile"
)

// order is the order of the tables of a file.
var order = tomlfile.Order(&file{})

// The layers of the board.
const (
	groundLayer = "ground"
	tileLayer   = "tiles"
	workLayer   = "redoubts"
)

// Kit implements rules.Workshop.
func (Book) Kit(d *rules.Draft) *rules.Kit {
	return &rules.Kit{Tools: tools, Stock: stock(d), Terms: terms(d)}
}

// tools never change.
var tools = makeTools()

// groundRules are the clauses of the grounds that say most of them.
var groundRules = map[ground]string{open: "MAN-6.3.6", fields: "MAN-5.7", hill: "MAN-6.3.4", lake: "MAN-5.6", marsh: "MAN-6.1.2", town: "MAN-6.3.1", woods: "MAN-6.2.4"}

func makeTools() (all []rules.Tool) {
	for g := open; g <= woods; g++ {
		name := string(terrain[g].name)
		all = append(all, rules.Tool{Key: name, Name: rules.Text{Key: "ground." + name}, About: groundNote(g).Text, Layer: groundLayer,
			Plain: g == open, Rule: groundRules[g], Sample: sample(g)})
	}
	slots := make([][]rules.Ref, len(slotAreas))
	for i := range slotAreas {
		slots[i] = slotAreas[i].Cells
	}
	for i := range tiles {
		all = append(all, rules.Tool{Key: tiles[i].id, Name: tileTexts[i], About: rules.Text{Key: "man.tool.tile.about"}, Layer: tileLayer,
			Stroke: rules.StrokeTile, Thing: true, Rule: "MAN-1.1.2", Sample: tileMaps[i], Slots: slots})
	}
	return append(all, rules.Tool{Key: "redoubt", Name: rules.Text{Key: "man.tool.redoubt"}, About: rules.Text{Key: "man.tool.redoubt.about"},
		Layer: workLayer, Stroke: rules.StrokeSpot, Emblem: rules.EmblemRedoubt, Rule: "MAN-9.2.23"})
}

// sample is a square of a ground in the open.
func sample(g ground) *rules.Map {
	m := &rules.Map{ID: mapID + "sample", Shape: rules.Squares, Cols: 3, Rows: 3}
	for i := range 9 {
		x := open
		if i == 4 {
			x = g
		}
		m.Cells = append(m.Cells, rules.Cell{Ref: rules.MakeRef(squareKind, i), Col: i % 3, Row: i / 3, Ground: x.effects().name})
	}
	return m
}

// stock is the box: the units by army and arm, those of the armies in the field
// first, and the cards of these.
func stock(d *rules.Draft) (all []rules.Stock) {
	b := d.Board.(*Board)
	used := map[string]int{}
	for i := range d.Things {
		used[d.Things[i].Stock]++
	}
	inField := []int{}
	for _, name := range sideNames {
		if s := b.seat(name); b.force[s].army != noArmy {
			a := int(b.force[s].army)
			inField = append(inField, a)
			all = append(all, b.unitStock(a, s, used)...)
			all = append(all, b.cardStock(s, used)...)
		}
	}
	for a := range armies {
		if !slices.Contains(inField, a) {
			all = append(all, b.unitStock(a, rules.Chance, used)...)
		}
	}
	for i := range b.raised {
		if a := len(armies) + i; b.fields(a) && !slices.Contains(inField, a) {
			all = append(all, b.unitStock(a, rules.Chance, used)...)
		}
	}
	return all
}

// seat is the side that files call south or north.
func (b *Board) seat(name string) rules.Side {
	if b.force[rules.First].north == (name == "north") {
		return rules.First
	}
	return rules.Second
}

// unitStock is an army of eight, each of which there is once (MAN-1.3.1).
func (b *Board) unitStock(a int, s rules.Side, used map[string]int) (all []rules.Stock) {
	for _, horse := range []bool{false, true} {
		arm, face := "infantry", rules.FaceInfantry
		if horse {
			arm, face = "cavalry", rules.FaceCavalry
		}
		for u := range 8 {
			k := &b.armyAt(a).units[u]
			if k.cavalry != horse {
				continue
			}
			all = append(all, rules.Stock{ID: k.id, Side: s, Left: max(0, 1-used[k.id]), Name: b.unitText(a, u),
				Group: []rules.Text{b.armyText(a), {Key: "man.stock." + arm}},
				Piece: rules.Piece{Side: s, Nation: cmp.Or(k.nation, b.armyAt(a).nation), Face: face, N: 2, Of: 2, Value: strconv.Itoa(k.full)}})
		}
	}
	return all
}

// cardGroups are the headings of the cards.
var cardGroups = [kinds]string{unitCard: "cards", commander: "commanders"}

// cardStock is the deck of a side.
func (b *Board) cardStock(s rules.Side, used map[string]int) (all []rules.Stock) {
	for c := range deckSize {
		face, id := b.viewCard(s, c, rules.Offer), b.card(s, c).id
		group := cmp.Or(cardGroups[b.card(s, c).kind], "events")
		all = append(all, rules.Stock{ID: id, Side: s, Left: max(0, 1-used[id]), Name: b.textOf(face.Ref), Card: &face,
			Group: []rules.Text{b.armyText(int(b.force[s].army)), {Key: "man.stock." + group}}})
	}
	return all
}

// terms are what is said of the battle as a whole.
func terms(d *rules.Draft) []rules.Prop {
	doc, err := tomlfile.Parse([]byte(d.Text), order)
	if err != nil {
		return nil // it was read before
	}
	all := append(draft.Words(doc),
		rules.Prop{Key: "first", Value: cmp.Or(draft.Plain(doc, "first"), "roll"), Word: "man.prop.first", Group: "sides", Kind: rules.PropChoice,
			Default: "roll", Values: []string{"south", "north", "roll"}, Rule: "MAN-3.1"},
		rules.Prop{Key: "map", Value: mapMade(doc), Word: "man.prop.map", Group: "ground", Kind: rules.PropChoice, Values: mapWays[:], Rule: "MAN-3.3"})
	for _, name := range sideNames {
		all = append(all, sideTerms(doc, d, name)...)
	}
	for _, p := range draft.Switches(doc, "man", Book{}.Switches()) {
		switch p.Key {
		case "rules.attrition_target":
			p.Kind, p.Group, p.Low, p.High, p.Values = rules.PropNumber, "victory", 1, 8, nil
		case "rules.turn_limit":
			p.Kind, p.Group, p.Low, p.High, p.Values = rules.PropNumber, "time", 0, 999, nil
			p.Value, p.Default, p.Word = cmp.Or(doc.Literal(p.Key), "0"), "0", "man.prop.turn_limit"
		}
		all = append(all, p)
	}
	if all = append(all, phaseTerm(draft.Plain(doc, "position.phase"))); d.Begun {
		all = append(all, momentTerms(doc, d)...)
	}
	return all
}

// The ways in which a map is made, as the term "map" calls them.
const (
	tilesWay = "tiles"
	drawnWay = "drawn"
	openWay  = "open" // the First Player lays it
)

var mapWays = [...]string{tilesWay, drawnWay, openWay}

// mapMade tells how the map of a file is made.
func mapMade(doc *tomlfile.Document) string {
	if doc.Has("map.rows") {
		return drawnWay
	}
	for _, slot := range slotNames {
		if doc.Has("map." + slot) {
			return tilesWay
		}
	}
	return openWay
}

// textOf says what a thing is called, unitText and armyText a unit and an army.
func (b *Board) textOf(r rules.Ref) rules.Text {
	return rules.Text{Key: cmp.Or(b.own.Of(r).Key(), Book{}.Word(r))}
}

func (b *Board) unitText(a, u int) rules.Text { return b.textOf(unitRef(a, u)) }
func (b *Board) armyText(a int) rules.Text    { return b.textOf(armyRef(a)) }

// nameArmies names all armies that there are for a battle, and none.
func (b *Board) nameArmies() (ids []string, texts []rules.Text) {
	ids, texts = []string{""}, []rules.Text{{Key: "man.prop.army.none"}}
	for i := range armies {
		ids = append(ids, armies[i].id)
		texts = append(texts, rules.Text{Key: "nation." + armies[i].id})
	}
	for i, name := range ownNames {
		if b.raised[i] != nil {
			ids, texts = append(ids, name), append(texts, b.armyText(len(armies)+i))
		}
	}
	return ids, texts
}

// sideTerms are what a file says of a side: its army, how it comes to its hand,
// its redoubts, and which units begin reduced.
func sideTerms(doc *tomlfile.Document, d *rules.Draft, name string) []rules.Prop {
	plain := func(key string) string { return draft.Plain(doc, name+"."+key) }
	armyIDs, armyTexts := d.Board.(*Board).nameArmies()
	all := []rules.Prop{
		{Key: name + ".army", Value: plain("army"), Word: "man.prop.army", Group: name, Kind: rules.PropChoice, Values: armyIDs, Names: armyTexts, Rule: "MAN-3.4"},
		{Key: name + ".opening", Value: cmp.Or(plain("opening"), "option"), Word: "man.prop.opening", Group: name, Kind: rules.PropChoice,
			Default: "option", Values: handPlanNames, Rule: "MAN-3.9"},
		{Key: name + ".free_redoubts", Value: cmp.Or(plain("free_redoubts"), "0"), Word: "man.prop.free_redoubts", Group: name, Kind: rules.PropNumber,
			Default: "0", High: 8, Rule: "MAN-3.17"},
		{Key: name + ".first_deck_finished", Value: cmp.Or(plain("first_deck_finished"), "false"), Word: "man.prop.finished", Group: name,
			Kind: rules.PropFlag, Default: "false", Rule: "MAN-2.3.3"},
	}
	for _, p := range draft.SideCalls(doc, name, rules.Text{}) {
		p.Group = name
		all = append(all, p)
	}
	b := d.Board.(*Board)
	s := b.seat(name)
	if d.Begun || b.force[s].army == noArmy {
		return all
	}
	worn := rules.Prop{Key: name + ".start_reduced", Word: "man.prop.start_reduced", Group: name, Kind: rules.PropSome, Rule: "MAN-3.16"}
	var some []string
	for u := range 8 {
		id := b.unitType(s, u).id
		worn.Values, worn.Names = append(worn.Values, id), append(worn.Names, b.unitText(int(b.force[s].army), u))
		if hasBit(b.plan[s].worn, u) {
			some = append(some, id)
		}
	}
	worn.Value = strings.Join(some, " ")
	return append(all, worn)
}

// phaseTerm is the phase in which a battle goes on, "" if it has not begun.
func phaseTerm(now string) rules.Prop {
	p := rules.Prop{Key: "position.phase", Value: now, Word: "man.prop.phase", Group: "moment", Kind: rules.PropChoice, Begins: true, Rule: "MAN-4.2",
		Values: []string{""}, Names: []rules.Text{{Key: "man.prop.phase.none"}}}
	for i, name := range phaseNames {
		if i >= int(openingHand) && i < int(gameOver) || name == now {
			p.Values, p.Names = append(p.Values, name), append(p.Names, rules.Text{Key: "man.phase." + name})
		}
	}
	return p
}

// momentTerms say where in the battle it goes on, or how it has ended.
func momentTerms(doc *tomlfile.Document, d *rules.Draft) []rules.Prop {
	b := d.Board.(*Board)
	choice := func(key, word, rule string, values ...string) rules.Prop {
		return rules.Prop{Key: "position." + key, Value: draft.Plain(doc, "position."+key), Word: "man.prop." + word, Group: "moment", Kind: rules.PropChoice, Values: values, Rule: rule}
	}
	moved := choice("moved", "moved", "MAN-5.11", "")
	moved.Names = []rules.Text{{Key: "man.prop.moved.none"}}
	if b.force[b.active].army != noArmy {
		for u := range 8 {
			id := b.unitType(b.active, u).id
			moved.Values, moved.Names = append(moved.Values, id), append(moved.Names, b.unitText(int(b.force[b.active].army), u))
		}
	}
	all := []rules.Prop{
		{Key: "position.turn", Value: doc.Literal("position.turn"), Word: "man.prop.turn", Group: "moment", Kind: rules.PropNumber, Low: 1, High: lastTurn, Rule: "MAN-4.1"},
		choice("active", "active", "MAN-4.1", sideNames[:]...), moved,
		{Key: "position.moved_from", Value: draft.Plain(doc, "position.moved_from"), Word: "man.prop.moved_from", Group: "moment", Kind: rules.PropCell, Rule: "MAN-5.16"},
	}
	if draft.Plain(doc, "position.phase") != phaseNames[gameOver] {
		return all
	}
	ending := choice("ending", "ending", "MAN-2.1.1")
	for _, e := range endings {
		ending.Values = append(ending.Values, e.name)
	}
	return append(all, choice("winner", "winner", "MAN-2.1.1", sideNames[:]...), ending)
}
