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

// order is the order of the tables of a file.
var order = tomlfile.Order(&file{})

// Kit implements rules.Workshop.
func (Book) Kit(d *rules.Draft) *rules.Kit {
	kit := &rules.Kit{Tools: tools, Stock: stock(d), Terms: terms(d)}
	if t := kit.Term("time.max_turns"); t != nil {
		kit.Turns, _ = strconv.Atoi(t.Value)
	}
	return kit
}

// features are the grounds of a square. They lie on one another, each in a layer
// of its own but for rivers, and towns with forts.
var features = []struct {
	key, layer, rule string
	stroke           rules.Stroke
	thing            bool
	ground           terrain
}{
	{"hill", "hill", "NS-B.17", rules.StrokeCells, false, terrain{hill: true}},
	{"wood", "wood", "NS-C4.1.11", rules.StrokeCells, false, terrain{wood: true}},
	{"broken", "broken", "NS-C4.1.11", rules.StrokeCells, false, terrain{broken: true}},
	{"fields", "fields", "NS-B.15", rules.StrokeCells, false, terrain{fields: true}},
	{"fordable", "river", "NS-B.6", rules.StrokePath, false, terrain{fordable: true}},
	{"unfordable", "river", "NS-B.7", rules.StrokePath, false, terrain{unfordable: true}},
	{"bridge", "bridge", "NS-B.11", rules.StrokeSpot, false, terrain{fordable: true, bridge: true}},
	{"town", "town", "NS-B.4", rules.StrokeSpot, true, terrain{areas: 1}},
	{"fort", "town", "NS-B.17", rules.StrokeSpot, true, terrain{areas: 1, fort: true}},
}

// tools never change.
var tools = makeTools()

func makeTools() []rules.Tool {
	tool := func(key, layer, rule string, stroke rules.Stroke, thing bool, sample *rules.Map) rules.Tool {
		about := "ns.tool." + key + ".about"
		if stroke != rules.StrokeSpot && key != "open" || key == "bridge" {
			about = "ns.inspect.ground." + key
		}
		return rules.Tool{Key: key, Name: rules.Text{Key: "ns.tool." + key}, About: rules.Text{Key: about}, Layer: layer, Stroke: stroke,
			Thing: thing, Plain: key == "open", Sample: sample, Rule: rule}
	}
	all := []rules.Tool{tool("open", "open", "NS-B.14", rules.StrokeCells, false, sample(terrain{}))}
	for _, f := range features {
		all = append(all, tool(f.key, f.layer, f.rule, f.stroke, f.thing, sample(f.ground)))
	}
	objective := tool("objective", "objective", "NS-C5.11", rules.StrokeSpot, true, nil)
	objective.Told, objective.Emblem = "victory", rules.EmblemObjective
	marker := tool("marker", "marker", "NS-A.53", rules.StrokeSpot, true, nil)
	marker.Emblem = rules.EmblemMarker
	return append(all, objective, marker)
}

// sample is a square of a ground in the open; a river runs on.
func sample(g terrain) *rules.Map {
	x := &scenario{cols: 3, rows: 3, seed: "sample"}
	x.ground[at(1, 1)] = g
	if g.river() {
		g.bridge = false
		x.ground[at(0, 1)], x.ground[at(2, 1)] = g, g
	}
	m := x.drawMap()
	for i := range m.Cells {
		m.Cells[i].Label = ""
	}
	return m
}

// sheet writes the terms of a battle as its file says them.
type sheet struct {
	*tomlfile.Document
	d   *rules.Draft
	all []rules.Prop
}

// terms are what is said of the battle as a whole. Their keys are paths of the
// file, but for a few that stand for more than one value.
func terms(d *rules.Draft) []rules.Prop {
	doc, err := tomlfile.Parse([]byte(d.Text), order)
	if err != nil {
		return nil // it was read before
	}
	s := &sheet{doc, d, draft.Words(doc)}
	s.sides()
	s.ground()
	s.time()
	s.victory()
	s.readings()
	s.position()
	return s.all
}

func (s *sheet) add(group string, p rules.Prop) {
	p.Group = group
	s.all = append(s.all, p)
}

// number is a term that the file says at its key.
func (s *sheet) number(group, key, word, otherwise string, low, high int, rule string) {
	s.add(group, rules.Prop{Key: key, Value: cmp.Or(s.Literal(key), otherwise), Word: word, Kind: rules.PropNumber, Default: otherwise, Low: low, High: high, Rule: rule})
}

func (s *sheet) choice(group, key, word, otherwise string, values []string, names []rules.Text, rule string) {
	s.add(group, rules.Prop{Key: key, Value: cmp.Or(draft.Plain(s.Document, key), otherwise), Word: word, Kind: rules.PropChoice, Default: otherwise, Values: values, Names: names, Rule: rule})
}

func (s *sheet) flag(group, key, word string, on bool, rule string) {
	s.add(group, flag(key, word, on, rule))
}

// sides are who fights, from where, and who commands.
func (s *sheet) sides() {
	if s.Len("forces.sides") != 2 {
		return
	}
	var nations []string
	for i := range 2 {
		nations = append(nations, draft.Plain(s.Document, fmt.Sprintf("forces.sides.%d.nation", i)))
	}
	first := nations[0]
	if s.Literal("forces.sides.0.first") != "true" {
		first = nations[1]
	}
	p := rules.Prop{Key: "first", Value: first, Word: "ns.prop.first", Kind: rules.PropChoice, Values: nations, Names: nationNames(nations), Rule: "NS-C3.2"}
	s.add("sides", p)
	for i := range 2 {
		side, from := fmt.Sprintf("forces.sides.%d.", i), len(s.all)
		values := nationIDs
		if own := nations[i]; own != "" && !slices.Contains(values, own) {
			values = append(slices.Clone(values), own)
		}
		s.choice("sides", side+"nation", "ns.prop.nation", "", values, nationNames(values), "")
		s.choice("sides", side+"edge", "ns.prop.edge", "", facingNames[:], edgeNames[:], "NS-B.19")
		s.number("sides", side+"fog_markers", "ns.prop.fog_markers", "0", 0, maxMarkers, "NS-A.55")
		s.chief(side+"cinc", "ns.prop.chief", nations[i])
		s.all = append(s.all, draft.SideCalls(s.Document, strings.TrimSuffix(side, "."), rules.Text{})...)
		for k := from; k < len(s.all); k++ {
			s.all[k].Of = nationNames(nations)[i]
		}
	}
}

// chief is the choice of a commander-in-chief: a leader of his own, or a general
// of the side.
func (s *sheet) chief(key, word, nation string) {
	p := rules.Prop{Key: key, Value: cmp.Or(draft.Plain(s.Document, key+".own_command"), draft.Plain(s.Document, key+".id")), Word: word, Kind: rules.PropChoice, Rule: "NS-A.13"}
	for i := range s.Len("forces.commands") {
		id := draft.Plain(s.Document, fmt.Sprintf("forces.commands.%d.id", i))
		if _, ok := registered(generalKind, id); ok && draft.Plain(s.Document, fmt.Sprintf("forces.commands.%d.side", i)) == nation {
			p.Values = append(p.Values, id)
		}
	}
	p.Values = append(p.Values, named.Chiefs...)
	for _, id := range p.Values {
		p.Names = append(p.Names, rules.Text{Key: "ns.general." + id})
	}
	s.add("sides", p)
}

func (s *sheet) ground() {
	s.number("ground", "board.cols", "ns.prop.cols", "", 3, maxCols, "NS-A.3")
	s.number("ground", "board.rows", "ns.prop.rows", "", 3, maxRows, "NS-A.3")
	s.number("ground", "board.square_m", "ns.prop.square_m", "", 100, 2000, "NS-A.1")
	s.add("ground", rules.Prop{Key: "board.seed", Value: draft.Plain(s.Document, "board.seed"), Word: "ns.prop.seed", Kind: rules.PropWords})
}

// months are the months as files write them.
var months = func() (all []string) {
	for m := range 12 {
		all = append(all, strconv.Itoa(m+1))
	}
	return all
}()

// regionNames are what regions are called.
var regionNames = []rules.Text{{Key: "ns.region.italy"}, {Key: "ns.region.spain"}, {Key: "ns.region.elsewhere"}}

func (s *sheet) time() {
	s.number("time", "time.max_turns", "ns.prop.max_turns", "", 1, 60, "NS-C5.12")
	start := draft.Plain(s.Document, "time.start")
	s.flag("time", randomKey, "ns.prop.random", start == "random", "NS-C0.12")
	hour := strings.TrimPrefix(start, "0")
	if start == "random" {
		hour = ""
	}
	s.add("time", rules.Prop{Key: "time.start", Value: hour, Word: "ns.prop.start", Kind: rules.PropClock, Rule: "NS-A.2"})
	s.number("time", "board.turn_minutes", "ns.prop.turn_minutes", "", 10, 240, "NS-A.2")
	s.number("time", "time.days", "ns.prop.days", "", 1, 4, "NS-D.1")
	s.number("time", "time.night_extra_turns", "ns.prop.night_extra_turns", "0", 0, 30, "NS-C5.12")
	s.choice("time", "time.month", "ns.prop.month", "", months, nil, "NS-C0.14")
	s.choice("time", "time.region", "ns.prop.region", "", regions, regionNames, "NS-C0.5")
	s.choice("time", "time.weather", "ns.prop.weather", weatherWords[normalSky], weatherWords, nil, "NS-C0.19")
	s.number("time", "time.bombard_short_only_until_turn", "ns.prop.mist", "0", 0, 60, "NS-C0.20")
}

func (s *sheet) victory() {
	s.number("victory", "victory.points_per_enemy_unit", "ns.prop.per_unit", "0", 0, 50, "NS-C5.11")
	s.number("victory", "victory.points_per_enemy_command", "ns.prop.per_command", "0", 0, 50, "NS-C5.11")
	s.number("victory", "victory.margin", "ns.prop.margin", "0", 0, 50, "NS-C5.11")
}

// readings are the options that the battle offers, and other readings of the
// rules (part 6).
func (s *sheet) readings() {
	var offered []string
	for i := range s.Len("options") {
		offered = append(offered, draft.Plain(s.Document, fmt.Sprintf("options.%d", i)))
	}
	for _, o := range ruleTable.Rows {
		p := flag("options."+o.Key, "ns.switch."+o.Key, slices.Contains(offered, o.Key), o.Rule)
		chapter := "offers"
		if strings.HasPrefix(o.Key, "weather_") { // what there is of the weather stands in one place
			chapter, p.Of = "time", rules.Text{Key: "workshop.terms.offers"}
		}
		s.add(chapter, p)
	}
	s.number("rules", "variants.save", "ns.prop.variant.save", strconv.Itoa(defaultVariants().save), 2, 6, "NS-C4.2.18")
	for _, v := range variantRules {
		s.flag("rules", "variants."+v.key, "ns.prop.variant."+v.key, s.Literal("variants."+v.key) == "true", v.rule)
	}
}

// variantRules are the other readings with the clauses that they read.
var variantRules = []struct{ key, rule string }{
	{"bombardment_corners", "NS-C4.2.3"}, {"cavalry_single_extra", "NS-C4.1.6"}, {"artillery_surcharge_per_square", "NS-C4.1.7"},
	{"broken_affects_all_line", "NS-C4.3.42"}, {"irregulars_steady_in_morale", "NS-C4.3.74"}, {"bombardment_natural_six_hits", "NS-C4.2.12"},
	{"guns_lost_when_any_brigade_retreats", "NS-C4.3.101"},
}

// Keys of terms that stand for more than one value of the file.
const (
	beginKey  = "begun"       // whether there is a position
	randomKey = "time.random" // whether dice decide the hour
)

// skyNames are what weatherWords are called.
var skyNames = []rules.Text{{Key: "ns.prop.weather.normal"}, {Key: "ns.prop.weather.rainy"}, {Key: "ns.prop.weather.snow"}, {Key: "ns.prop.weather.cloudy"}, {Key: "ns.prop.weather.clear"}}

// startPhases are those that a battle on the table can be set to.
var startPhases = []phase{turnStart, actionPoints, movement, bombardment, combat, recovery}

// position is where a battle stands that has begun.
func (s *sheet) position() {
	begun := flag(beginKey, "ns.prop.begun", s.d.Begun, "")
	s.add("moment", begun)
	if !s.d.Begun {
		return
	}
	s.number("moment", "position.turn", "ns.prop.turn", "", 0, 200, "NS-A.2")
	s.add("time", rules.Prop{Key: "position.weather", Value: draft.Plain(s.Document, "position.weather"), Word: "ns.prop.sky", Kind: rules.PropChoice,
		Values: weatherWords, Names: skyNames, Begins: true, Rule: "NS-C0.2"})
	now := draft.Plain(s.Document, "position.phase")
	p := rules.Prop{Key: "position.phase", Value: now, Word: "ns.prop.phase", Kind: rules.PropChoice}
	for x, name := range phaseNames {
		if name == now || slices.Contains(startPhases, phase(x)) {
			p.Values, p.Names = append(p.Values, name), append(p.Names, rules.Text{Key: "ns.phase." + name + ".short"})
		}
	}
	s.add("moment", p)
	if s.Has("position.activation") {
		who := rules.Prop{Key: "position.activation.leader", Value: draft.Plain(s.Document, "position.activation.leader"), Word: "ns.prop.leader", Kind: rules.PropChoice, Rule: "NS-C3.8"}
		for i := range s.Len("forces.commands") {
			if id := draft.Plain(s.Document, fmt.Sprintf("forces.commands.%d.id", i)); refsByName[id] != 0 {
				who.Values, who.Names = append(who.Values, id), append(who.Names, rules.Text{Key: "ns.general." + id})
			}
		}
		if !slices.Contains(who.Values, who.Value) { // a commander-in-chief who intervenes
			who.Values, who.Names = append(who.Values, who.Value), append(who.Names, rules.Text{Key: "ns.general." + who.Value})
		}
		s.add("moment", who)
		s.number("moment", "position.activation.ap", "ns.prop.ap", "", 1, 3, "NS-C1.3")
	}
	var on []string
	for i := range s.Len("position.on") {
		on = append(on, draft.Plain(s.Document, fmt.Sprintf("position.on.%d", i)))
	}
	for _, o := range ruleTable.Rows {
		s.flag("moment", "position.on."+o.Key, "ns.switch."+o.Key, slices.Contains(on, o.Key), o.Rule)
	}
	for i := range s.all { // what stands in this chapter is said of a battle that has begun
		if s.all[i].Group == "moment" && s.all[i].Key != beginKey {
			s.all[i].Begins = true
		}
	}
}
