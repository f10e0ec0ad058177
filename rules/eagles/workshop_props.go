package eagles

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"grognard/rules"
)

// How properties are made: the words of one are me.prop.<key>.
func flag(key string, on bool, rule string) rules.Prop {
	return rules.Prop{Key: key, Value: strconv.FormatBool(on), Word: "me.prop." + key, Kind: rules.PropFlag, Default: "false", Rule: rule}
}

func number(key string, n, low, high int, rule string) rules.Prop {
	return rules.Prop{Key: key, Value: itoa(n), Word: "me.prop." + key, Kind: rules.PropNumber, Low: low, High: max(low, high), Rule: rule}
}

// counted is a number that is 0 where the file does not say it.
func counted(key string, n, high int, rule string) rules.Prop {
	p := number(key, n, 0, high, rule)
	p.Default = "0"
	return p
}

// choice is one of some values that are called by keys.
func choice(key, value, rule string, values []string, word func(value string) string) rules.Prop {
	p := rules.Prop{Key: key, Value: value, Word: "me.prop." + key, Kind: rules.PropChoice, Values: values, Rule: rule}
	for _, v := range values {
		p.Names = append(p.Names, rules.Text{Key: word(v)})
	}
	return p
}

// called is the word of a value, or other where it is none.
func called(prefix, other string) func(string) string {
	return func(value string) string {
		if value == "" {
			return other
		}
		return prefix + value
	}
}

// seats are the sides as files have them.
var seats = []string{"a", "b"}

func sideProp(value string, values []string, rule string) rules.Prop {
	return armies(choice("side", value, rule, values, called("me.prop.side.", "me.prop.side.either")))
}

// armies has the sides called by their nations where a property has values for them.
func armies(p rules.Prop) rules.Prop {
	for s, letter := range seats {
		if i := slices.Index(p.Values, letter); i >= 0 {
			p.Names[i] = rules.Text{Key: "me.prop.side.army", A: rules.SideRef(rules.Side(s))}
		}
	}
	return p
}

func zoneProps(z *zoneTable) []rules.Prop {
	return []rules.Prop{sideProp(z.Side, seats, "ME-10.13"), counted("most", z.Most, maxRoster, "ME-10.15")}
}

func terrainProps(x *terrainTable) []rules.Prop {
	var kinds []string
	for _, g := range grounds {
		if g.line == (x.Line != nil) {
			kinds = append(kinds, g.name)
		}
	}
	all := []rules.Prop{choice("kind", x.Kind, "ME-35.1", kinds, called("me.ground.", ""))}
	if x.Kind == grounds[hill].name || x.Level != 0 {
		all = append(all, number("level", x.Level, 1, 9, "ME-35.4"))
	}
	return append(all, rules.Prop{Key: "id", Value: x.ID, Word: "me.prop.id", Kind: rules.PropWords})
}

func (l *loader) goalProps(x *objectiveTable) []rules.Prop {
	sides := seats
	if x.Kind == objectiveKinds[zoneObjective] {
		sides = []string{"", "a", "b"}
	}
	worth := number("points", x.Points, 1, mostWorth, "ME-28.6")
	worth.Word = "me.prop.worth"
	name := choice("name", x.Name, "ME-28.6", append([]string{""}, objectiveNames...), called("me.goal.", "me.goal."+plainGoal(x.Kind)))
	name.Word = "me.prop.goal" // beside the proper one
	all := []rules.Prop{name, worth, sideProp(x.Side, sides, "ME-28.6")}
	switch x.Kind {
	case objectiveKinds[unitGoal]:
		all = append(all, l.unitProp("unit", x.Unit, x.Side, "ME-28.6"))
	case objectiveKinds[breakGoal]:
		all = append(all, number("battalions", x.Battalions, 1, maxRoster, "ME-28.6"))
	}
	return all
}

// plainGoal is what an objective of a kind is called that has no name.
func plainGoal(kind string) string {
	for k, name := range objectiveKinds {
		if name == kind {
			return plainGoals[k]
		}
	}
	return plainGoals[zoneObjective]
}

// unitProp is one of the battalions of a side.
func (l *loader) unitProp(key, value, side, rule string) rules.Prop {
	p := rules.Prop{Key: key, Value: value, Word: "me.prop." + key, Kind: rules.PropChoice, Rule: rule, Values: []string{""},
		Names: []rules.Text{{Key: "me.prop.nobody"}}}
	for i := range l.b.body {
		if u := &l.b.body[i]; sideName(u.side) == side {
			p.Values = append(p.Values, l.b.bodyName(i))
			p.Names = append(p.Names, rules.Text{Key: Book{}.Word(l.b.unitRef(i))})
		}
	}
	return p
}

func (l *loader) commanderProps(s rules.Side) []rules.Prop {
	c := &l.f.Army[s].Commander
	all := []rules.Prop{l.unitProp("with", c.With, sideName(s), "ME-9.5"), l.stateProp(c.State)}
	if l.f.Position != nil {
		all = append(all, flag("moved", c.Moved, "ME-9.16"))
	}
	return all
}

// stateProp says whether somebody is in play.
func (l *loader) stateProp(state string) rules.Prop {
	values := []string{"", "gone"}
	if l.f.Position != nil || state == "waiting" {
		values = append(values, "waiting")
	}
	return choice("state", state, "ME-9.14", values, called("me.prop.state.", "me.prop.state.here"))
}

func groupProps(x *battalionTable, g int) []rules.Prop {
	men := min(menAGroup, x.Skirmishers-menAGroup*g)
	if g < len(x.Men) {
		men = x.Men[g]
	}
	return []rules.Prop{counted("men", men, menAGroup, "ME-19.4")}
}

// bodyProps are the properties of a battalion; i is its number on the board, or -1.
func (l *loader) bodyProps(s rules.Side, k, i int) []rules.Prop {
	x := &l.f.Army[s].Battalion[k]
	home := l.f.Army[s].Nation
	nation := choice("nation", cmp.Or(x.Nation, home), "ME-6.2", nations, called("nation.", ""))
	nation.Default = home
	rankers := number("rankers", x.Rankers, leastRankers, mostRankers, "ME-4.3")
	rankers.Step, rankers.Strength = rankersStep, 1
	seat := sideLetters[s:s+1] + itoa(min(k, maxRoster-1)+1)
	all := []rules.Prop{
		choice("name", x.Name, "ME-6.2", unitNames, called("me.unit.", "me.unit."+seat)), nation,
		choice("grade", x.Grade, "ME-5.1", gradeNames(), called("me.grade.", "")), rankers,
		flag("light", x.Light, "ME-20.1"), flag("rifles", x.Rifles, "ME-20.7"),
	}
	for f := drummer; f < figures; f++ {
		all = append(all, counted(figureKeys[f], x.figures()[f], figureTable[f].most, figureTable[f].rule))
	}
	points := counted("points", x.Points, mostPoints, "ME-6.3")
	points.Fixed = rules.Text{Key: "me.prop.points.fixed"}
	all = append(all, points)
	if l.b.rules.free && l.f.Position == nil { // who waits has no place
		return all
	}
	return append(all, l.standProps(x, i)...)
}

// standProps say how a battalion stands, and what has become of it.
func (l *loader) standProps(x *battalionTable, i int) []rules.Prop {
	start := x.Rankers - x.Skirmishers
	left := start
	if x.Left != nil {
		left = *x.Left
	}
	losses := number("left", left, 0, start, "ME-25.1")
	losses.Default = itoa(start)
	facing, _ := decimal(x.Facing, 2)
	toward := number("facing", int(facing/100), 0, 359, "ME-10.8")
	toward.Facing = true
	all := []rules.Prop{
		choice("formation", x.Formation, "ME-31.1", []string{"line", "column"}, called("me.prop.formation.", "")),
		toward,
		counted("skirmishers", x.Skirmishers, mostSkirmishers(x.Rankers, x.Light), "ME-19.1"), losses,
	}
	for f, had := range x.figures() {
		if had == 0 {
			continue
		}
		alive := had
		if f < len(x.Figures) {
			alive = x.Figures[f]
		}
		p := number("alive."+figureKeys[f], alive, 0, had, figureTable[f].rule)
		p.Default = itoa(had)
		all = append(all, p)
	}
	all = append(all, x.markProp(l.f.Position != nil))
	if l.f.Position != nil {
		all = append(all, l.battleProps(x, i)...)
	}
	return all
}

// markProp are the marks of a battalion: before a battle those that it may begin
// with.
func (x *battalionTable) markProp(begun bool) rules.Prop {
	p := rules.Prop{Key: "marks", Value: strings.Join(x.Marks, " "), Word: "me.prop.marks", Kind: rules.PropSome, Rule: "ME-15.1"}
	for _, name := range markNames {
		if begun || name == "disordered" || name == "broken" || slices.Contains(x.Marks, name) {
			p.Values = append(p.Values, name)
		}
	}
	return p
}

// battleProps are what only a battle that has begun knows of a battalion.
func (l *loader) battleProps(x *battalionTable, i int) []rules.Prop {
	side := ""
	if i >= 0 {
		side = sideName(l.b.body[i].side)
	}
	other := map[string]string{"a": "b", "b": "a"}[side]
	along, _ := decimal(x.Along, 2)
	bearing := counted("along", int(along/100), 359, "ME-23.15")
	all := []rules.Prop{l.stateProp(x.State), l.unitProp("foe", x.Foe, other, "ME-23.32"), l.unitProp("helps", x.Helps, side, "ME-23.25"),
		counted("since", x.Since, mostTurns, "ME-23.24"), bearing,
		choice("behind", x.Behind, "ME-35.9", coverNames, called("me.prop.behind.", "me.prop.behind.nothing")),
		counted("halted", x.Halted, mostTurns+1, "ME-22.14"), counted("rerolled", x.Rerolled, figureTable[sergeant].most, "ME-8.7"),
		counted("running", x.Running, maxRoster, "ME-27.8"), counted("bases", x.Bases, mostRankers/figuresABase, "ME-31.1")}
	return all
}

// figureKeys are the special figures as files have them.
var figureKeys = [...]string{drummer: "drummers", sergeant: "sergeants", standard: "standards", officer: "officers"}

func (x *battalionTable) figures() [4]int {
	return [4]int{x.Drummers, x.Sergeants, x.Standards, x.Officers}
}

func gradeNames() (all []string) {
	for _, g := range grades {
		all = append(all, g.name)
	}
	return all
}
