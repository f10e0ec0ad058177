package ccn

import (
	"cmp"
	"strconv"

	"grognard/rules"
	"grognard/rules/draft"
	"grognard/rules/tomlfile"
)

// order is the order of the tables of a file.
var order = tomlfile.Order(&file{})

// The layers of the map: what is painted on a hex, and what lies on its sides.
const (
	groundLayer = "ground"
	worksLayer  = "works"
)

// Kit implements rules.Workshop.
func (k Book) Kit(d *rules.Draft) *rules.Kit {
	return &rules.Kit{Tools: tools, Stock: stock(d), Terms: terms(d)}
}

// tools never change.
var tools = makeTools()

// groundRules are the clauses of the grounds.
var groundRules = [grounds]string{open: "CCN-40.1", woods: "CCN-41.1", hill: "CCN-42.1", rugged: "CCN-43.1", town: "CCN-44.1",
	windmill: "CCN-44.1", river: "CCN-46.1", ford: "CCN-47.1", bridge: "CCN-48.1", sandpit: "CCN-49.1"}

func makeTools() []rules.Tool {
	var all []rules.Tool
	for g := range grounds {
		name := terrains[g].name
		t := rules.Tool{Key: name, Name: rules.Text{Key: "ground." + name}, About: rules.Text{Key: "ccn.inspect.ground." + name}, Layer: groundLayer, Plain: g == open, Rule: groundRules[g], Sample: sample(g)}
		switch g {
		case river:
			t.Stroke, t.Thing = rules.StrokePath, true
		case ford, bridge:
			t.Stroke = rules.StrokeSpot
		}
		all = append(all, t)
	}
	works := &scenario{}
	works.works[sampleHex] = 1<<northWest | 1<<northEast
	mark := func(t rules.Tool) rules.Tool {
		t.Name, t.About = rules.Text{Key: "ccn.tool." + t.Key}, rules.Text{Key: "ccn.tool." + t.Key + ".about"}
		return t
	}
	return append(all,
		mark(rules.Tool{Key: "fieldworks", Layer: worksLayer, Stroke: rules.StrokeEdges, Rule: "CCN-45.1", Sample: works.sample()}),
		mark(rules.Tool{Key: "objective", Told: "victory", Emblem: rules.EmblemObjective, Stroke: rules.StrokeArea, Thing: true, Rule: "CCN-64.1"}),
		mark(rules.Tool{Key: "name", Emblem: rules.EmblemName, Stroke: rules.StrokeArea, Thing: true}))
}

// sampleHex is the hex that a sample shows: in a row that is shifted on the map as it is in
// the sample.
var sampleHex = at(5, 5)

// sample is a hex of a ground in the open.
func sample(g ground) *rules.Map {
	f := &scenario{}
	f.ground[sampleHex] = g
	if g == river || g == ford || g == bridge {
		f.text.courses = [][]hex{{at(4, 5), sampleHex, at(6, 5)}}
	}
	return f.sample()
}

// sample is the hex in the middle of a map, with its neighbours.
func (f *scenario) sample() *rules.Map {
	all := drawMap(&Board{scenario: f})
	m := &rules.Map{ID: "ccn-sample", Shape: all.Shape, Cols: 3, Rows: 3}
	for _, c := range all.Cells {
		if h := hex(c.Ref.N()); distance(h, sampleHex) <= 1 {
			c.Col, c.Row, c.Label = c.Col-4, c.Row-4, ""
			m.Cells = append(m.Cells, c)
		}
	}
	for _, l := range all.Lines {
		if l.Kind != rules.LineSection {
			m.Lines = append(m.Lines, l)
		}
	}
	return m
}

// stock is the box: units by army and arm, leaders, cards. A battle of a player's may have more
// units than there are blocks in the box.
func stock(d *rules.Draft) []rules.Stock {
	used := map[string]int{}
	for i := range d.Things {
		used[d.Things[i].Stock]++
	}
	var all []rules.Stock
	for i := range unitTypes {
		k := &unitTypes[i]
		all = append(all, rules.Stock{ID: k.id, Side: stockSide(k.nation), Left: max(0, sameType-1-used[k.id]), Name: rules.Text{Key: "ccn.unit." + k.id},
			Group: []rules.Text{{Key: "nation." + k.nation}, {Key: "ccn.stock." + armNames[k.arm]}},
			Piece: rules.Piece{Side: homeOf(k.nation), Nation: k.nation, Form: rules.Blocks, Face: k.face, N: k.blocks, Of: k.blocks, Value: k.code}})
	}
	for i := range leaderTypes {
		k := &leaderTypes[i]
		all = append(all, rules.Stock{ID: k.id, Side: stockSide(k.nation), Left: max(0, 1-used[k.id]), Name: rules.Text{Key: "ccn.leader." + k.id},
			Group: []rules.Text{{Key: "nation." + k.nation}, {Key: "ccn.stock.leaders"}},
			Piece: rules.Piece{Side: homeOf(k.nation), Nation: k.nation, Form: rules.Leader, Face: rules.FaceLeader, N: 1, Of: 1}})
	}
	for c := range deckSize {
		face := (&Board{}).viewCard(c, rules.Chance, rules.Offer)
		all = append(all, rules.Stock{ID: deckNames[c], Side: rules.Chance, Left: max(0, 1-used[deckNames[c]]),
			Name: rules.Text{Key: Book{}.Word(cardRef(c))}, Group: []rules.Text{{Key: "ccn.stock.cards"}}, Card: &face})
	}
	return all
}

// stockSide is the side whose units a nation's are, or Chance where they can be either's.
func stockSide(nation string) rules.Side {
	if nationNamed(nation).either {
		return rules.Chance
	}
	return homeOf(nation)
}

// sidesNamed are what the sides are called wherever one is chosen: as on the map.
var sidesNamed = []rules.Text{{Key: "ccn.prop.side.name", A: rules.SideRef(rules.First)}, {Key: "ccn.prop.side.name", A: rules.SideRef(rules.Second)}}

// terms are what is said of the battle as a whole.
func terms(d *rules.Draft) []rules.Prop {
	doc, err := tomlfile.Parse([]byte(d.Text), order)
	if err != nil {
		return nil // it was read before
	}
	all := draft.Words(doc)
	all = append(all,
		rules.Prop{Key: "first", Value: draft.Plain(doc, "first"), Word: "ccn.prop.first", Group: "sides", Kind: rules.PropChoice, Values: sideNames[:], Names: sidesNamed, Rule: "CCN-6.1"},
		rules.Prop{Key: "french.edge", Value: draft.Plain(doc, "french.edge"), Word: "ccn.prop.edge", Group: "sides", Kind: rules.PropChoice, Values: []string{"top", "bottom"}},
		rules.Prop{Key: "banners", Value: doc.Literal("banners"), Word: "ccn.prop.target", Group: "victory", Kind: rules.PropNumber, Low: 1, High: mostBanners, Rule: "CCN-5.1"})
	for s, name := range sideNames {
		all = append(all, draft.SideCalls(doc, name, rules.Text{Key: "nation." + leading(rules.Side(s))})...)
		n := doc.Literal(name + ".hand")
		if k := doc.Len(name + ".hand"); k > 0 {
			n = strconv.Itoa(k)
		}
		all = append(all, rules.Prop{Key: name + ".hand", Value: n, Word: "ccn.prop.hand." + name, Group: "sides", Kind: rules.PropNumber, Low: 1, High: 12, Rule: "CCN-4.3"})
	}
	all = append(all, rules.Prop{Key: "map.fordable", Value: cmp.Or(doc.Literal("map.fordable"), "false"), Word: "ccn.prop.fordable",
		Group: "ground", Kind: rules.PropFlag, Default: "false", Rule: "CCN-64.6"})
	return append(all, draft.Switches(doc, "ccn", Book{}.Switches())...)
}
