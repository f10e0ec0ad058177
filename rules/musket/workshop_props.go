package musket

import (
	"slices"
	"strconv"
	"strings"

	"grognard/rules"
)

// textsOf are the words of things by a table of their names.
func textsOf[T ~string](prefix string, names []T) []rules.Text {
	all := make([]rules.Text, len(names))
	for i, name := range names {
		all[i] = rules.Text{Key: prefix + string(name)}
	}
	return all
}

// What values are called.
var (
	formationWords = textsOf("ms.formation.", formationNames)
	armyWords      = textsOf("ms.army.", armyNames)
	nationWords    = textsOf("nation.", nations)
)

// figures are the pictograms of units, the first one that of the arm.
var figures = []string{"", "infantry", "light", "rifles", "militia", "grenadiers", "guard", "cavalry", "heavy", "lancers", "sabres", "artillery", "horse-artillery", "sappers"}

var figureWords = func() []rules.Text {
	all := textsOf("ms.figure.", figures)
	all[0].Key = "ms.figure.usual"
	return all
}()

// allowances are the values of an MA.
var allowances, allowanceWords = func() (all []string, words []rules.Text) {
	all, words = []string{"V"}, []rules.Text{{Key: "ms.value.variable"}}
	for n := range maxValue + 1 {
		all, words = append(all, strconv.Itoa(n)), append(words, rules.Text{Key: "ms.value.number", N: n})
	}
	return all, words
}()

// turnValues are the numbers of turns.
var turnValues, turnWords = func() (all []string, words []rules.Text) {
	for n := 1; n <= maxTurns; n++ {
		all, words = append(all, strconv.Itoa(n)), append(words, rules.Text{Key: "ms.value.turn", N: n})
	}
	return all, words
}()

func choice(key, value string, values ...string) rules.Prop {
	return rules.Prop{Key: key, Value: value, Word: "ms.prop." + key, Kind: rules.PropChoice, Values: values}
}

func some(key string, is, values []string, names []rules.Text) rules.Prop {
	return rules.Prop{Key: key, Value: strings.Join(is, " "), Word: "ms.prop." + key, Kind: rules.PropSome, Values: values, Names: names}
}

func nameProp(name string) rules.Prop {
	return rules.Prop{Key: "name", Value: name, Word: "workshop.prop.name", Kind: rules.PropWords}
}

func cellProp(key, at string) rules.Prop {
	return rules.Prop{Key: key, Value: at, Word: "workshop.prop.at", Kind: rules.PropCell}
}

// numberProp is a value of a counter.
func numberProp(key string, n int) rules.Prop {
	return rules.Prop{Key: key, Value: strconv.Itoa(n), Word: "ms.prop." + key, Kind: rules.PropNumber, Default: "0", High: maxValue}
}

func flagProp(key string, on bool) rules.Prop {
	return rules.Prop{Key: key, Value: strconv.FormatBool(on), Word: "ms.prop." + key, Kind: rules.PropFlag, Default: "false"}
}

// armyProp is one of the two armies.
func (w *sketch) armyProp(key, army string) rules.Prop {
	p := choice(key, army, w.armies...)
	p.Names = textsOf("ms.army.", w.armies)
	return p
}

// marks are the marks that a unit of an army may have, with what they are
// called; of both armies if none is named.
func (w *sketch) marks(army string) (all []string, names []rules.Text) {
	all, names = []string{"0", "A"}, []rules.Text{{Key: "ms.value.none"}, {Key: "ms.value.any"}}
	for i := range w.f.Sides {
		if army != "" && w.f.Sides[i].Army != army {
			continue
		}
		for _, f := range w.f.Sides[i].Formations {
			n := slices.Index(formationNames, f.Name)
			if n < 0 || f.Mark == "" || slices.Contains(all, f.Mark) || strings.ContainsAny(f.Mark, " \t\r\n") {
				continue
			}
			all, names = append(all, f.Mark), append(names, formationWords[n])
		}
	}
	return all, names
}

// spanProp are the formations that a leader leads.
func (w *sketch) spanProp(army string, span []string) rules.Prop {
	marks, names := w.marks(army)
	return some("span", span, append(marks, "all"), append(names, rules.Text{Key: "ms.value.all"}))
}

// whereProps is where a file has a counter: on a hex, or coming in a turn.
type whereProps struct {
	hex   string
	turn  int
	entry []string
	comes bool // it can come later
}

// whereProps are the properties that say where a counter is: what a scenario
// says, or a position.
func (w *sketch) whereProps(id string, at whereProps) []rules.Prop {
	entry := rules.Prop{Key: "entry", Value: strings.Join(at.entry, " "), Word: "ms.prop.entry", Kind: rules.PropCells, Rule: "MS-13.1.1"}
	entry.Rare = at.turn == 0 && len(at.entry) == 0
	if w.f.Position != nil {
		all := w.pieceProps(id)
		if at.comes {
			all = append(all, entry)
		}
		return all
	}
	all := []rules.Prop{cellProp("hex", at.hex)}
	if at.comes {
		all = append(all, rules.Prop{Key: "turn", Value: strconv.Itoa(at.turn), Word: "ms.prop.turn", Kind: rules.PropNumber, Default: "0", High: maxTurns, Entry: true, Rule: "MS-13.1.1"}, entry)
	}
	return all
}

// pieceProps are what a position says of a counter.
func (w *sketch) pieceProps(id string) []rules.Prop {
	t := pieceTable{Place: placeNames[absent]}
	if i, ok := w.state[id]; ok {
		t = w.f.Position.Pieces[i]
		if t.Place == "" {
			t.Place = placeNames[onMap]
		}
	}
	place := choice("place", t.Place, placeNames[:]...)
	place.Default = placeNames[onMap]
	box := numberProp("box", t.Box)
	box.High = len(w.f.Turns) + 2
	start, aim := cellProp("start", t.Start), cellProp("aim", t.Aim)
	start.Word, aim.Word = "ms.prop.start", "ms.prop.aim"
	helps := choice("helps", t.Helps, "")
	helps.Names = []rules.Text{{Key: "ms.value.nobody"}}
	for i := range w.f.Units {
		helps.Values = append(helps.Values, w.f.Units[i].ID)
	}
	helps.Names = append(helps.Names, counterWords(helps.Values[1:])...)
	box.Rare, start.Rare, aim.Rare, helps.Rare = t.Box == 0, t.Start == "", t.Aim == "", t.Helps == ""
	return []rules.Prop{some("marks", t.Marks, markNames[:], nil), cellProp("at", t.At), place, box, start, aim, helps}
}

// counterWords are what counters are called.
func counterWords(ids []string) []rules.Text {
	all := make([]rules.Text, len(ids))
	for i, id := range ids {
		all[i] = rules.Text{Key: "ms.value.unknown"}
		if r := refsByName[id]; r.Kind() == counterKind {
			all[i].Key = Book{}.Word(r)
		}
	}
	return all
}

// depotProps are the properties of HQ (0) and trains (1).
func (w *sketch) depotProps(i int, t *depotTable) []rules.Prop {
	id := choice("id", t.ID)
	for _, x := range [2][]depotTable{printed.HQ, printed.Trains}[i] {
		id.Values = append(id.Values, x.ID)
	}
	id.Names = counterWords(id.Values)
	return []rules.Prop{numberProp("ma", t.MA), id}
}

// unitProps are those of a unit, given those that say where it is: how strong it is, its state,
// its formation, its place and the values on its front come first, and what else is printed on it,
// which a register has as it was, stands folded.
func (w *sketch) unitProps(t *unitTable, where []rules.Prop) []rules.Prop {
	marks, names := w.marks(t.Side)
	formation := choice("formation", t.Formation, marks...)
	formation.Names, formation.Rule = names, "MS-2.4.2"
	figure := choice("figure", t.Figure, figures...)
	figure.Names = figureWords
	steps := numberProp("steps", t.Steps)
	steps.Default, steps.Low, steps.High, steps.Strength = "", 1, 2, 1
	all := []rules.Prop{steps}
	if w.f.Position == nil {
		all = append(all, some("state", t.State, stateNames, nil))
	}
	all = append(append(all, formation), where...)
	all = append(all, faceProps("front", t.Type, &t.Front)...)
	seldom := []rules.Prop{w.armyProp("side", t.Side), choice("type", t.Type, armNames[:artillery+1]...), choice("size", t.Size, sizeNames[:]...), figure,
		{Key: "identity", Value: t.Identity, Word: "ms.prop.identity", Kind: rules.PropWords}, choice("back_is", t.Back, backNames[:]...)}
	if t.Back == backNames[backReduced] || t.Back == backNames[backIneffective] {
		seldom = append(seldom, faceProps("back", t.Type, &t.Reverse)...)
	}
	for i := range seldom {
		seldom[i].Rare = true
	}
	return append(all, seldom...)
}

// faceProps are the values on a side of a unit.
func faceProps(side, arm string, f *faceTable) []rules.Prop {
	ma := choice("ma", "V", allowances...)
	ma.Names = allowanceWords
	if n, ok := f.MA.(int64); ok {
		ma.Value = strconv.FormatInt(n, 10)
	}
	var all []rules.Prop
	switch arm {
	case "artillery":
		all = []rules.Prop{numberProp("attack", f.Attack), numberProp("defence", f.Defence), numberProp("range", f.Range), ma, flagProp("red_dot", f.Dot)}
	case "cavalry":
		all = []rules.Prop{numberProp("cf", f.CF), flagProp("cf_paren", f.Paren), numberProp("charge", f.Charge), numberProp("mr", f.MR), ma,
			flagProp("ma_paren", f.MAParen), flagProp("red_dot", f.Dot)}
	default:
		all = []rules.Prop{numberProp("cf", f.CF), flagProp("cf_paren", f.Paren), numberProp("mr", f.MR), ma, flagProp("ma_paren", f.MAParen), flagProp("red_dot", f.Dot)}
	}
	for i := range all {
		all[i].Key, all[i].Of = side+"."+all[i].Key, rules.Text{Key: "ms.of." + side}
	}
	return all
}

// mostPoints is the most victory points that the workshop gives for one thing.
const mostPoints = 50

func (w *sketch) objectiveProps(i int, t *objectiveTable) []rules.Prop {
	vp := numberProp("vp", t.VP)
	vp.High, vp.Rule = mostPoints, "MS-18.0.3"
	all := []rules.Prop{nameProp(t.Name), cellProp("hex", t.Hex), vp, w.armyProp("held", t.Held)}
	if p := w.f.Position; p != nil {
		now := t.Held
		if i < len(p.Control) {
			now = p.Control[i]
		}
		all = append(all, w.armyProp("control", now))
	}
	return all
}

func (w *sketch) levelProps(t *levelTable) []rules.Prop {
	from := numberProp("from", t.From)
	from.Low, from.High, from.Rule = -99, 99, "MS-18.0.4"
	return []rules.Prop{from, w.armyProp("winner", t.Winner), choice("grade", t.Grade, grades...)}
}

// eventProps are those that an exclusive rule of its kind has.
func (w *sketch) eventProps(t *eventTable) []rules.Prop {
	var units, leaders []string
	for i := range w.f.Units {
		units = append(units, w.f.Units[i].ID)
	}
	for i := range w.f.Leaders {
		leaders = append(leaders, w.f.Leaders[i].ID)
	}
	who := func(key, id string) rules.Prop {
		p := choice(key, id, leaders...)
		p.Names = counterWords(leaders)
		return p
	}
	turns := some("turns", nil, turnValues, turnWords)
	for i, n := range t.Turns {
		turns.Value += []string{"", " "}[min(i, 1)] + strconv.Itoa(n)
	}
	var all []rules.Prop
	if k := kindsBeside(t.Kind); len(k) > 1 {
		all = append(all, choice("kind", t.Kind, k...))
	}
	switch slices.Index(eventNames, t.Kind) {
	case int(noAttack):
		all = append(all, turns, some("units", t.Units, units, counterWords(units)), numberProp("bonus", t.Bonus))
	case int(leaderLeaves):
		all = append(all, turns, who("leader", t.Leader), who("heir", t.Heir), w.spanProp("", t.Span))
	case int(losLimit):
		value := numberProp("value", t.Value)
		value.High = maxCols + maxRows
		all = append(all, turns, value, flagProp("no_march", t.NoMarch))
	case int(hqShock):
		all = append(all, who("leader", t.Leader))
	case int(voluntaryDelay):
		both := append(units, leaders...)
		all = append(all, some("units", t.Units, both, counterWords(both)))
	}
	return all
}

// kindsBeside are the special rules that one can be exchanged for: those of its chapter, or all
// where it is none that is known.
func kindsBeside(kind string) (all []string) {
	if !slices.Contains(eventNames, kind) {
		return eventNames
	}
	for _, k := range eventNames {
		if eventChapter(k) == eventChapter(kind) {
			all = append(all, k)
		}
	}
	return all
}
