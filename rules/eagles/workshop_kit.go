package eagles

import (
	"cmp"
	"slices"

	"grognard/rules"
	"grognard/rules/draft"
	"grognard/rules/plane"
	"grognard/rules/tomlfile"
)

// order is the order of the tables of a file.
var order = tomlfile.Order(&file{})

// What is not named after a kind of terrain or a battalion: tools, and what lies in
// the box.
const (
	zoneTool       = "zone"
	goalTool       = "goal"
	commanderStock = "commander"
	groupStock     = "group"
	armyStock      = "army"
)

// Kit implements rules.Workshop.
func (k Book) Kit(d *rules.Draft) *rules.Kit {
	return &rules.Kit{Tools: tools, Stock: stock(d), Terms: terms(d)}
}

// tools never change.
var tools = makeTools()

func makeTools() []rules.Tool {
	var all []rules.Tool
	for k := range grounds {
		g := &grounds[k]
		t := rules.Tool{Key: g.name, Name: rules.Text{Key: "me.ground." + g.name}, About: rules.Text{Key: "me.inspect.ground." + g.name},
			Stroke: rules.StrokeShape, Thing: true, Rule: inspectGround(groundKind(k))[0].Rule, Sample: sample(groundKind(k))}
		if g.line {
			t.Stroke = rules.StrokeLine
		}
		all = append(all, t)
	}
	mark := func(key, rule string, s rules.Stroke, sign rules.Emblem) {
		all = append(all, rules.Tool{Key: key, Name: rules.Text{Key: "me.tool." + key}, About: rules.Text{Key: "me.tool." + key + ".about"},
			Stroke: s, Thing: true, Rule: rule, Emblem: sign})
	}
	mark(zoneTool, "ME-10.15", rules.StrokeShape, rules.EmblemZone)
	mark(goalTool, "ME-28.6", rules.StrokeShape, rules.EmblemArea)
	goals := len(all) - 1
	for i, kind := range objectiveKinds[1:] {
		mark(goalTool+"-"+kind, "ME-28.6", rules.StrokeSpot, [...]rules.Emblem{rules.EmblemUnit, rules.EmblemCommander, rules.EmblemRout}[i])
	}
	for i := goals; i < len(all); i++ {
		all[i].Told = "victory"
	}
	return all
}

// sample is a piece of terrain on a scrap of table.
func sample(k groundKind) *rules.Map {
	b := emptyBoard()
	f := b.scenario
	f.w, f.h = 20*inch, 14*inch
	s := scenery{kind: k, pts: f.into(proposal(grounds[k].name, vec(f.w/2, f.h/2), 0)), level: one(k == hill)}
	s.box = s.pts.Box()
	f.scene = []scenery{s}
	b.phase = initiative // without zones
	b.drawMap()
	b.chart.ID = "eagles-sample"
	return b.chart
}

// breed is a sort of battalion that can be raised: a grade, or light infantry.
type breed struct {
	id            string
	grade         grade
	light, rifles bool
	rankers       int // of the usual size
}

// breeds are the sorts in the order of the book's price list (ME-6.1), then light
// infantry (ME-20.2) and riflemen (ME-20.7).
var breeds = []breed{{"militia", militia, false, false, 28}, {"line", line, false, false, 28}, {"veteran", veteran, false, false, 24},
	{"guard", guard, false, false, 24}, {"light", veteran, true, false, 24}, {"rifles", veteran, true, true, 24}}

// body is a battalion of a breed, as it is bought.
func (x *breed) body(n nation) *battalion {
	u := &battalion{nation: n, grade: x.grade, light: x.light, rifles: x.rifles, bought: x.rankers, melee: noMelee}
	u.detach(0)
	return u
}

// body is a battalion of a troop, as it was raised.
func (x *troop) body() *battalion {
	u := &battalion{nation: nation(slices.Index(nations, x.Nation)), name: uint8(slices.Index(unitNames, x.Name)), grade: grade(slices.Index(gradeNames(), x.Grade)),
		light: x.Light, rifles: x.Rifles, bought: x.Rankers, had: [figures]int{x.Drummers, x.Sergeants, x.Standards, x.Officers}, melee: noMelee}
	u.has = u.had
	u.detach(0)
	return u
}

// inBox is a battalion that lies in the box under the heading of its nation.
func (u *battalion) inBox(id, word string) rules.Stock {
	n := nations[u.nation]
	return rules.Stock{ID: n + "-" + id, Name: rules.Text{Key: word}, Side: rules.Chance, Group: []rules.Text{{Key: "nation." + n}}, Left: -1,
		Points: u.cost(), Piece: rules.Piece{Side: rules.Chance, Nation: n, Form: rules.Base, Face: u.face(), Wide: baseSide, Deep: baseSide,
			N: u.rankers, Of: u.bought, Value: itoa(grades[u.grade].activation) + "+"}}
}

// stock lists the battalions that each nation can raise, those that it is known for, the Commanders, and armies
// from files.
func stock(d *rules.Draft) []rules.Stock {
	var all []rules.Stock
	for n := range nations {
		for k := range breeds {
			if x := &breeds[k]; !x.rifles || nation(n) == british {
				all = append(all, x.body(nation(n)).inBox(x.id, "me.stock."+x.id))
			}
		}
		for k := range troops {
			if x := &troops[k]; x.Nation == nations[n] {
				all = append(all, x.body().inBox(x.Name, "me.unit."+x.Name))
			}
		}
	}
	all = append(all, rules.Stock{ID: armyStock, Name: rules.Text{Key: "me.stock.army"}, Side: rules.Chance, Group: []rules.Text{{Key: "me.stock.armies"}}, Left: -1, Filed: true,
		Piece: rules.Piece{Side: rules.Chance, Form: rules.Base, Face: rules.FaceInfantry, Wide: baseSide, Deep: baseSide, N: 1, Of: 1}})
	b, _ := d.Board.(*Board)
	for s := rules.First; s <= rules.Second; s++ {
		x := rules.Stock{ID: commanderStock + "-" + seats[s], Name: rules.Text{Key: "me.stock.commander"}, Side: s, Group: []rules.Text{{Key: "me.stock.commanders"}},
			Piece: rules.Piece{Side: s, Form: rules.Leader, Face: rules.FaceCommander, Wide: 2 * cmdRadius, N: 1, Of: 1}}
		if n := b.army[s].nation; n != noNation {
			x.Piece.Nation = nations[n]
			x.Name = rules.Text{Key: "me.commander." + nations[n]}
		}
		x.Left = one(b.cmdOf(s).state != inPlay)
		all = append(all, x)
	}
	return all
}

// stock is what of the box a battalion of the file is: a troop by its name and nation,
// else a breed.
func (x *battalionTable) stock(home string) string {
	id := x.Grade
	switch {
	case slices.ContainsFunc(troops, func(y troop) bool { return y.Name == x.Name && y.Nation == cmp.Or(x.Nation, home) }):
		id = x.Name
	case x.Rifles:
		id = "rifles"
	case x.Light:
		id = "light"
	}
	return cmp.Or(x.Nation, home) + "-" + id
}

// terms are what is said of the battle as a whole.
func terms(d *rules.Draft) []rules.Prop {
	doc, err := tomlfile.Parse([]byte(d.Text), order)
	if err != nil {
		return nil // it was read before
	}
	b, _ := d.Board.(*Board)
	all := slices.Concat(draft.Words(doc), battleTerms(doc, b), armyTerms(doc, b), draft.Switches(doc, "me", Book{}.Switches()), positionTerms(doc, d.Begun))
	return all
}

// asTerm puts a property of a table of the file into a chapter of the terms.
func asTerm(table, group string, p rules.Prop) rules.Prop {
	p.Key, p.Group = table+"."+p.Key, group
	return p
}

// count is a number of the file, 0 where there is none.
func count(doc *tomlfile.Document, path string) int {
	n, _ := decimal(doc.Literal(path), 0)
	return int(n)
}

func battleTerms(doc *tomlfile.Document, b *Board) []rules.Prop {
	var tables, homes []string
	for _, x := range tableSizes {
		tables = append(tables, x.name)
	}
	for e := range edges {
		if b.scenario.w == b.scenario.h || edge(e) <= north {
			homes = append(homes, edges[e].name)
		}
	}
	first := []string{"roll", "a", "b"}
	value := func(key string) string { return draft.Plain(doc, "battle."+key) }
	points := number("points", count(doc, "battle.points"), leastPoints, mostPoints, "ME-4.4")
	points.Word = "me.prop.limit"
	home := choice("home.a", cmp.Or(value("home.a"), edges[b.army[rules.First].home].name), "ME-10.4", homes, called("me.edge.", ""))
	home.Word = "me.prop.home"
	return []rules.Prop{
		asTerm("battle", "ground", choice("table", value("table"), "ME-10.1", tables, called("me.prop.table.", ""))),
		asTerm("battle", "ground", rules.Prop{Key: "map", Value: value("map"), Word: "me.prop.map", Kind: rules.PropWords}),
		asTerm("battle", "time", number("turns", count(doc, "battle.turns"), 1, mostTurns, "ME-12.1")),
		asTerm("battle", "sides", points),
		asTerm("battle", "sides", choice("sides", value("sides"), "ME-10.3", []string{"fixed", "roll"}, called("me.prop.sides.", ""))),
		asTerm("battle", "sides", home),
		asTerm("battle", "sides", armies(choice("first", value("first"), "ME-10.7", first, called("me.prop.first.", "")))),
	}
}

// armyTerms are the nations of the armies, and what they cost.
func armyTerms(doc *tomlfile.Document, b *Board) (all []rules.Prop) {
	for s, letter := range seats {
		path := "army." + itoa(s)
		nation := choice("nation", draft.Plain(doc, path+".nation"), "ME-6.2", nations, called("nation.", ""))
		nation.Word = "me.prop.army." + letter
		cost := counted("points", b.spent(rules.Side(s)), 32*mostPoints, "ME-6.3")
		cost.Word, cost.Fixed = "me.prop.cost."+letter, rules.Text{Key: "me.prop.points.fixed"}
		all = append(all, asTerm(path, "sides", nation), asTerm(path, "sides", cost))
		if s < doc.Len("army") {
			all = append(all, draft.SideCalls(doc, path, rules.Text{Key: "me.prop.side." + letter})...)
		}
	}
	return all
}

// positionTerms say where in the battle the draft stands.
func positionTerms(doc *tomlfile.Document, begun bool) []rules.Prop {
	value := func(key string) string { return draft.Plain(doc, "position."+key) }
	phase := choice("phase", value("phase"), "ME-12.1", append([]string{""}, phaseNames...), called("me.phase.", "me.prop.phase.none"))
	phase.Begins = true
	all := []rules.Prop{phase}
	if begun {
		seat := func(key, rule string, values []string) rules.Prop {
			return armies(choice(key, value(key), rule, values, called("me.prop.side.", "me.prop.nobody")))
		}
		var ends []string
		for _, x := range endings {
			ends = append(ends, x.name)
		}
		all = append(all, number("turn", count(doc, "position.turn"), 1, mostTurns, "ME-12.1"), seat("active", "ME-11.4", seats),
			seat("lead", "ME-11.1", []string{"", "a", "b"}))
		if value("phase") == phaseNames[over] {
			all = append(all, seat("winner", "ME-28.1", []string{"", "a", "b"}), choice("ending", value("ending"), "ME-28.1", ends, called("me.prop.ending.", "")))
		}
	}
	for i := range all {
		all[i] = asTerm("position", "moment", all[i])
	}
	return all
}

// homePlace is where somebody of a side stands by himself: in the middle of the home
// edge, so many mils before it.
func (b *Board) homePlace(s rules.Side, ahead int64) plane.Vec {
	w, h := b.scenario.w, b.scenario.h
	switch b.army[s].home {
	case south:
		return vec(w/2, ahead)
	case north:
		return vec(w/2, h-ahead)
	case west:
		return vec(ahead, h/2)
	}
	return vec(w-ahead, h/2)
}
