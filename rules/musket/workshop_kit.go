package musket

import (
	"fmt"
	"strconv"
	"strings"

	"grognard/rules"
	"grognard/rules/draft"
	"grognard/rules/tomlfile"
)

// order is the order of the tables of a file.
var order = tomlfile.Order(&file{})

// The layers of the map: what is painted on a hex or runs along its sides. Of a
// layer a hex or hexside has one thing.
const (
	groundLayer   = "ground"
	heightLayer   = "height"
	waterLayer    = "water"
	crossingLayer = "crossing"
	slopeLayer    = "slope"
	wallLayer     = "wall"
	roadLayer     = "road"
	locLayer      = "loc"
	leaveLayer    = "embarkation"
)

// layerOf is the layer of each feature of a hexside.
var layerOf = [sides]string{waterLayer, waterLayer, crossingLayer, crossingLayer, slopeLayer, slopeLayer, wallLayer}

// Kit implements rules.Workshop.
func (Book) Kit(d *rules.Draft) *rules.Kit {
	return &rules.Kit{Tools: tools, Stock: stock(d), Terms: terms(d), Turns: turnsOf(d)}
}

// turnsOf is how many turns a draft has.
func turnsOf(d *rules.Draft) int {
	if b, ok := d.Board.(*Board); ok {
		return len(b.turns)
	}
	return 0
}

// tools never change.
var tools = makeTools()

// groundTool is the key of the tool of a ground: the id that the chart has for it.
func groundTool(g ground) string { return g.row().ID }

func makeTools() (all []rules.Tool) {
	w := new(scenario)
	for i := range tec.Hex {
		g := ground(i)
		all = append(all, rules.Tool{Key: groundTool(g), Name: rules.Text{Key: "ground." + string(groundArt[g])}, Layer: groundLayer, Plain: g == clearGround,
			About: rules.Text{Key: "ms.inspect.ground." + string(groundArt[g]), A: groundRef(g)}, Rule: "MS-2.2.5", Sample: sample(w, func(w *scenario) { w.ground[middle] = g })})
	}
	add := func(key, layer string, stroke rules.Stroke, thing bool, rule string, draw func(w *scenario)) {
		t := rules.Tool{Key: key, Name: rules.Text{Key: "ms.tool." + key}, About: rules.Text{Key: "ms.tool." + key + ".about"}, Layer: layer, Stroke: stroke, Thing: thing, Rule: rule}
		if draw != nil {
			t.Sample = sample(w, draw)
		}
		all = append(all, t)
	}
	add("height", heightLayer, rules.StrokeCells, false, "MS-8.6.4", func(w *scenario) { w.heights.Add(middle) })
	for i, name := range sideNames {
		add(name, layerOf[i], rules.StrokeEdges, false, "MS-2.2.4", func(w *scenario) { w.hexsides[middle][sideN] = 1 << i; w.hexsides[middle][sideNE] = 1 << i })
	}
	for _, kind := range [2]track{road, trail} {
		add(trackNames[kind], roadLayer, rules.StrokePath, true, "MS-4.6.1", func(w *scenario) {
			w.lines = []line{{kind, []hex{neighbour(middle, sideN, 3, 3), middle, neighbour(middle, sideS, 3, 3)}}}
		})
	}
	sign := func(s rules.Emblem) { all[len(all)-1].Emblem = s }
	add("place", "", rules.StrokeSpot, true, "", nil)
	sign(rules.EmblemName)
	add("objective", "", rules.StrokeSpot, true, "MS-18.0.3", nil)
	all[len(all)-1].Told = "victory"
	sign(rules.EmblemObjective)
	add(locLayer, locLayer, rules.StrokeCells, false, "MS-12.3.1", nil)
	sign(rules.EmblemLine)
	add(leaveLayer, leaveLayer, rules.StrokeSpot, false, "MS-4.1.2", nil)
	sign(rules.EmblemLeave)
	add("formation", "sides", rules.StrokeNone, true, "MS-2.4.2", nil)
	add("level", "victory", rules.StrokeNone, true, "MS-18.0.4", nil)
	for _, name := range eventNames {
		add(name, eventChapter(name), rules.StrokeNone, true, "MS-1.1.2", nil)
	}
	return all
}

// eventChapter is the chapter of the terms in which a special rule stands: fog is weather, as the
// light is.
func eventChapter(name string) string {
	if name == eventNames[losLimit] {
		return "time"
	}
	return "rules"
}

var trackNames = [...]string{trail: "trail", road: "road"}

// middle is the hex that a sample shows.
const middle = hex(1*maxRows + 1)

// sample is a scrap of map, drawn in w: a hex with its neighbours. Two dozen are drawn when the program
// starts, so that they share the large w, and nothing is derived that only moves and fights need.
func sample(w *scenario, draw func(w *scenario)) *rules.Map {
	*w = scenario{}
	w.cols, w.rows, w.id = 3, 3, "sample"
	draw(w)
	w.link()
	return w.drawMap()
}

// scheduleKeys are the keys of the schedule of victory (MS-18.0.2).
var scheduleKeys = [...]string{"eliminated", "destroyed", "captured", "off_map", "leader_killed", "leader_captured", "hq_captured", "trains_captured"}

// terms are what is said of the battle as a whole.
func terms(d *rules.Draft) []rules.Prop {
	doc, err := tomlfile.Parse([]byte(d.Text), order)
	if err != nil {
		return nil // it was read before
	}
	b := d.Board.(*Board)
	all := draft.Words(doc)
	var armies []string
	var names []rules.Text
	for i := range min(2, doc.Len("side")) {
		army := draft.Plain(doc, fmt.Sprintf("side.%d.army", i))
		of := rules.Text{Key: "ms.value.unknown"}
		if s := b.sideCalled(army); s != rules.Chance {
			of.Key = "ms.army." + army
		}
		armies, names = append(armies, army), append(names, of)
	}
	term := func(key, group string, p rules.Prop) {
		p.Key, p.Group = key, group
		all = append(all, p)
	}
	oneOf := func(key string) rules.Prop {
		p := choice(key, "", armies...)
		p.Names = names
		return p
	}
	first := oneOf("first")
	first.Value = draft.Plain(doc, "first")
	term("first", "sides", first)
	for i := range armies {
		sideTerms(doc, i, names[i], term)
	}
	turns := rules.Prop{Word: "ms.prop.turns.light", Kind: rules.PropList, Values: lightNames, Value: strings.Join(plains(doc, "turns"), " "), Rule: "MS-14.1.1"}
	term("turns", "time", turns)
	cols, rows := numberProp("cols", b.cols), numberProp("rows", b.rows)
	cols.Low, cols.High, cols.Default, rows.Low, rows.High, rows.Default = 2, maxCols, "", 2, maxRows, ""
	term("map.cols", "ground", cols)
	term("map.rows", "ground", rows)
	margin := oneOf("margin_of")
	margin.Value, margin.Rule = draft.Plain(doc, "victory.margin_of"), "MS-18.0.4"
	term("victory.margin_of", "victory", margin)
	for _, key := range scheduleKeys {
		n, _ := strconv.Atoi(doc.Literal("victory." + key))
		p := numberProp(key, n)
		p.High, p.Rule = mostPoints, "MS-18.0.2"
		term("victory."+key, "victory", p)
	}
	if d.Begun {
		positionTerms(doc, oneOf, term)
	}
	return append(all, draft.Switches(doc, "ms", Book{}.Switches())...)
}

// sideTerms are what is said of an army.
func sideTerms(doc *tomlfile.Document, i int, of rules.Text, term func(key, group string, p rules.Prop)) {
	at := fmt.Sprintf("side.%d.", i)
	add := func(key string, p rules.Prop) {
		p.Of = of
		term(at+key, "sides", p)
	}
	army := choice("army", draft.Plain(doc, at+"army"), armyNames...)
	army.Names = armyWords
	add("army", army)
	nation := choice("nation", draft.Plain(doc, at+"nation"), nations...)
	nation.Names = nationWords
	add("nation", nation)
	for _, p := range draft.SideCalls(doc, strings.TrimSuffix(at, "."), of) {
		term(p.Key, p.Group, p)
	}
	add("loc", rules.Prop{Value: strings.Join(plains(doc, at+"loc"), " "), Word: "ms.prop.loc", Kind: rules.PropCells, Rule: "MS-12.3.1"})
	n, _ := strconv.Atoi(doc.Literal(at + "steps"))
	steps := numberProp("replacements", n)
	steps.High, steps.Rule = maxSteps, "MS-11.2.2"
	add("steps", steps)
	add("embarkation", rules.Prop{Value: draft.Plain(doc, at+"embarkation"), Word: "ms.prop.embarkation", Kind: rules.PropCell, Rule: "MS-4.1.2"})
}

// positionTerms say where in a battle that has begun it stands.
func positionTerms(doc *tomlfile.Document, oneOf func(key string) rules.Prop, term func(key, group string, p rules.Prop)) {
	n, _ := strconv.Atoi(doc.Literal("position.turn"))
	turn := numberProp("now", n)
	turn.Low, turn.High, turn.Default, turn.Begins = 1, max(1, doc.Len("turns")), "", true
	term("position.turn", "time", turn)
	phase := choice("phase", draft.Plain(doc, "position.phase"), phaseNames[:gameOver]...)
	phase.Begins = true
	term("position.phase", "time", phase)
	active := oneOf("active")
	active.Value, active.Begins = draft.Plain(doc, "position.active"), true
	term("position.active", "time", active)
}

// plains are the strings of a list.
func plains(doc *tomlfile.Document, list string) (all []string) {
	for i := range doc.Len(list) {
		all = append(all, draft.Plain(doc, fmt.Sprintf("%s.%d", list, i)))
	}
	return all
}
