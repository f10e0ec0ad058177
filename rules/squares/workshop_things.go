package squares

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"grognard/rules"
	"grognard/rules/draft"
)

// things lists what the file names.
func (l *loader) things() []rules.Thing {
	all := l.groundThings()
	for i := range l.f.Forces.Sides {
		t := &l.f.Forces.Sides[i]
		if t.Chief.Own == "" && t.Chief.ID != "" && i < 2 {
			k := leaderThing{fmt.Sprintf("forces.sides.%d.cinc", i), t.Chief.ID, t.Chief.Called, t.Chief.Ability, &t.Chief.arrivalTable}
			s := rules.Chance
			if len(l.f.Forces.Sides) == 2 {
				s = l.seatOf(i)
			}
			all = append(all, l.leaderThing(k, s))
		}
	}
	for i := range l.f.Forces.Commands {
		t := &l.f.Forces.Commands[i]
		k := leaderThing{fmt.Sprintf("forces.commands.%d", i), t.ID, t.Called, t.Ability, &t.arrivalTable}
		thing := l.leaderThing(k, l.sideCalled(t.Side))
		thing.Props = append(thing.Props, rules.Prop{Key: "side", Value: t.Side, Word: "ns.prop.side", Kind: rules.PropChoice,
			Values: l.nations(), Names: nationNames(l.nations())})
		all = append(all, thing)
	}
	commands := l.commandChoice()
	for i := range l.f.Forces.Units {
		all = append(all, l.unitThing(i, commands))
	}
	for i, t := range l.f.Forces.Trains {
		thing := rules.Thing{Path: fmt.Sprintf("forces.trains.%d", i), Stock: cmp.Or(t.Kind, unknown), Side: l.sideOfCommand(t.Command),
			Name: rules.Text{Key: "ns.stock.park"}, Cells: l.refs([]string{t.At}),
			Props: []rules.Prop{cellProp(t.At), commands.of(t.Command), choice("kind", "ns.prop.train", t.Kind, trainNames[:], "NS-B.18")}}
		if t.Kind == trainNames[pontoonTrain] {
			thing.Name.Key = "ns.stock.pontoon"
		}
		if r, ok := registered(trainKind, t.Kind+"-"+t.Command); ok {
			thing.Ref = r
		}
		all = append(all, thing)
	}
	return append(all, l.markerThings(commands)...)
}

// unknown is the line of the catalogue of what the file does not name.
const unknown = "?"

// groundThings lists what lies on the ground and has a name or a worth.
func (l *loader) groundThings() []rules.Thing {
	var all []rules.Thing
	for i, t := range l.f.Board.Squares {
		for _, x := range [2]struct {
			key string
			t   *townTable
		}{{"town", t.Town}, {"fort", t.Fort}} {
			if x.t != nil {
				all = append(all, rules.Thing{Path: fmt.Sprintf("board.squares.%d.%s", i, x.key), Tool: x.key, Side: rules.Chance, Cells: l.refs([]string{t.At}),
					Name:  rules.Text{Key: "ns.tool." + x.key},
					Props: []rules.Prop{{Key: "name", Value: x.t.Name, Word: "workshop.prop.name", Kind: rules.PropWords}, number("areas", "ns.prop.areas", x.t.Areas, "", 1, mostAreas, "NS-A.47")}})
			}
		}
	}
	for i, o := range l.f.Victory.Objectives {
		owners, names := append([]string{""}, l.nations()...), append([]rules.Text{{Key: "ns.prop.owner.nobody"}}, nationNames(l.nations())...)
		all = append(all, rules.Thing{Path: fmt.Sprintf("victory.objectives.%d", i), Tool: "objective", Side: l.sideCalled(o.Owner), Cells: l.refs([]string{o.At}),
			Name: rules.Text{Key: "ns.tool.objective"},
			Props: []rules.Prop{cellProp(o.At), number("vp", "ns.prop.vp", o.Worth, "", 1, 20, "NS-C5.11"),
				{Key: "owner", Value: o.Owner, Word: "ns.prop.owner", Kind: rules.PropChoice, Values: owners, Names: names, Rule: "NS-C5.11"},
				{Key: "held", Value: l.holder(i), Word: "ns.prop.held", Kind: rules.PropChoice, Values: owners, Names: names, Begins: true, Rule: "NS-C5.11"}}})
	}
	return all
}

// holder is who holds an objective now.
func (l *loader) holder(i int) string {
	if p := l.f.Position; p != nil && i < len(p.Held) {
		return p.Held[i]
	}
	return l.f.Victory.Objectives[i].Owner
}

// nations are what the sides are called.
func (l *loader) nations() (all []string) {
	for _, t := range l.f.Forces.Sides {
		if !slices.Contains(all, t.Nation) && t.Nation != "" {
			all = append(all, t.Nation)
		}
	}
	return all
}

// sideCalled is the side of a nation, Chance if there is none.
func (l *loader) sideCalled(nation string) rules.Side {
	for s, x := range l.b.side {
		if x.nation == nation && nation != "" {
			return rules.Side(s)
		}
	}
	return rules.Chance
}

// sideOfCommand is whose a command is.
func (l *loader) sideOfCommand(id string) rules.Side {
	for _, t := range l.f.Forces.Commands {
		if t.ID == id {
			return l.sideCalled(t.Side)
		}
	}
	return rules.Chance
}

// commandChoice is the choice of a command, the same for all units.
type commandChoice struct {
	values []string
	names  []rules.Text
	sides  []rules.Side
}

func (l *loader) commandChoice() (c commandChoice) {
	for _, t := range l.f.Forces.Commands {
		if r, ok := registered(generalKind, t.ID); ok {
			c.values, c.names = append(c.values, t.ID), append(c.names, rules.Text{Key: Book{}.Word(r)})
			c.sides = append(c.sides, l.sideCalled(t.Side))
		}
	}
	return c
}

// of is the choice of who is under a command: those of its side, or all where it has none.
func (c commandChoice) of(id string) rules.Prop {
	p := rules.Prop{Key: "command", Value: id, Word: "ns.prop.command", Kind: rules.PropChoice, Rule: "NS-A.11"}
	now := slices.Index(c.values, id)
	for i, v := range c.values {
		if now < 0 || c.sides[i] == c.sides[now] || c.sides[now] == rules.Chance {
			p.Values, p.Names = append(p.Values, v), append(p.Names, c.names[i])
		}
	}
	return p
}

// leaderThing is a general or commander-in-chief in the file.
type leaderThing struct {
	path, id string
	called   any
	ability  int
	arrival  *arrivalTable
}

func (l *loader) leaderThing(k leaderThing, s rules.Side) rules.Thing {
	t := rules.Thing{Path: k.path, Stock: leaderStock(k.id), Side: s, Ref: refsByName[k.id]}
	if r := t.Ref.Kind(); r != generalKind && r != chiefKind {
		t.Ref = 0
	} else {
		t.Name = rules.Text{Key: Book{}.Word(t.Ref)}
	}
	var row *leaderTable
	if p := l.f.Position; p != nil {
		if i := slices.IndexFunc(p.Leaders, func(x leaderTable) bool { return x.ID == k.id }); i >= 0 {
			row = &p.Leaders[i]
		}
	}
	var marks []string
	switch {
	case l.f.Position == nil:
		l.standing(&t, k.arrival)
	case row == nil:
		t.Cells, t.Turn, t.Props = l.refs([]string{k.arrival.At}), k.arrival.Turn, []rules.Prop{cellProp(k.arrival.At)}
	default:
		marks = row.Marks
		t.Cells, t.Props = l.refs([]string{row.At}), []rules.Prop{cellProp(row.At)}
		if row.State == presenceNames[due] {
			t.Turn = row.Due
		}
	}
	t.Props = append(t.Props, number("ability", "ns.prop.ability", k.ability, "", -1, 2, "NS-A.12"),
		markProp("activated", marks, "NS-C1.5"), markProp("demoralized", marks, "NS-C5.2"))
	draft.Call(&t, k.called)
	return t
}

// standing puts a thing where it starts, or among those who arrive.
func (l *loader) standing(t *rules.Thing, a *arrivalTable) {
	t.Cells, t.Turn = l.refs([]string{a.At}), a.Turn
	t.Props = append(t.Props, cellProp(a.At),
		entering(a, "0", 0), entryProp(a))
}

// entering is the turn in which something arrives.
func entering(a *arrivalTable, otherwise string, least int) rules.Prop {
	p := number("arrives_turn", "ns.prop.arrives_turn", a.Turn, otherwise, least, 60, "NS-C4.1.37")
	p.Entry = true
	return p
}

func entryProp(a *arrivalTable) rules.Prop {
	return rules.Prop{Key: "entry", Value: strings.Join(a.Entry, " "), Word: "ns.prop.entry", Kind: rules.PropCells, Rule: "NS-C4.1.37"}
}

// unitThing is the i-th unit of the file, as it stands in the position if there
// is one.
func (l *loader) unitThing(i int, commands commandChoice) rules.Thing {
	u := &l.f.Forces.Units[i]
	t := rules.Thing{Path: fmt.Sprintf("forces.units.%d", i), Stock: unitStock(u), Side: l.sideOfCommand(u.Command)}
	if r, ok := registered(unitKind, u.ID); ok {
		t.Ref, t.Name = r, rules.Text{Key: Book{}.Word(r)}
	}
	var row *stateTable
	if p := l.f.Position; p != nil {
		row = &stateTable{ID: u.ID, State: presenceNames[gone]}
		if k := slices.IndexFunc(p.Units, func(x stateTable) bool { return x.ID == u.ID }); k >= 0 {
			row = &p.Units[k]
		}
		t.Cells, t.Props = l.refs([]string{row.At}), []rules.Prop{cellProp(row.At)}
		if row.State == presenceNames[due] {
			t.Turn = u.Turn
			t.Props = append(t.Props, entering(&u.arrivalTable, "", 1), entryProp(&u.arrivalTable))
		}
	} else {
		l.standing(&t, &u.arrivalTable)
	}
	t.Props = append(t.Props, commands.of(u.Command), choice("kind", "ns.prop.kind", u.Kind, kindNames, "NS-A.4"))
	t.Props = append(t.Props, typeProps(u)...)
	t.Props = append(t.Props, stanceProps(u, row)...)
	draft.Call(&t, u.Called)
	return t
}

// typeProps are what never changes of a unit of its kind.
func typeProps(u *unitTable) []rules.Prop {
	var all []rules.Prop
	switch u.Kind {
	case "cavalry":
		all = append(all, choice("weight", "ns.prop.weight", u.Weight, weightNames[1:], "NS-A.21"),
			flag("lancer", "ns.prop.lancer", u.Lancer, "NS-A.22"), flag("cuirass", "ns.prop.cuirass", u.Cuirass, "NS-A.22"))
	case "artillery":
		all = append(all, choice("weight", "ns.prop.weight", u.Weight, weightNames[2:], "NS-A.23"),
			choice("mobility", "ns.prop.mobility", u.Mobility, []string{"foot", "horse"}, "NS-A.23"))
	default:
		all = append(all, choice("order", "ns.prop.order", u.Order, []string{"linear", "massed"}, "NS-A.17"),
			number("skirmish", "ns.prop.skirmish", u.Skirmish, "0", -1, 2, "NS-A.18"), flag("light", "ns.prop.light", u.Light, "NS-A.20"))
	}
	for _, trait := range traitNames {
		all = append(all, flag("cls."+trait, "ns.prop."+trait, slices.Contains(u.Traits, trait), "NS-A.15"))
	}
	return all
}

// traitNames are the morale traits that count (NS-A.15).
var traitNames = []string{"elite", "veteran", "recruit", "irregular"}

// stanceProps are how a unit stands; row is nil before the battle has begun.
func stanceProps(u *unitTable, row *stateTable) []rules.Prop {
	var all []rules.Prop
	var marks []string
	foot, linear := u.Kind == "infantry" || u.Kind == "mixed", u.Order == "linear"
	facing, hits := u.Facing, 0
	if row != nil {
		marks, hits = row.Marks, row.Hits
		facing = cmp.Or(row.Facing, facing)
	}
	if foot && linear {
		p := choice("facing", "ns.prop.facing", facing, facingNames[:], "NS-A.25")
		p.Names, p.Facing = edgeNames[:], true
		all = append(all, p)
	}
	if row == nil {
		if foot && linear {
			p := choice("rank", "ns.prop.rank", cmp.Or(u.Rank, "lead"), []string{"lead", "rear"}, "NS-A.42")
			p.Default = "lead"
			all = append(all, p)
		}
		if u.Kind == "infantry" {
			all = append(all, flag("garrison", "ns.prop.garrison", u.Garrison, "NS-A.47"))
		}
	}
	all = append(all, number("hits", "ns.prop.hits", hits, "0", 0, 99, "NS-A.24"))
	all[len(all)-1].Begins, all[len(all)-1].Strength = true, -1
	if foot && linear {
		if row != nil {
			all = append(all, markProp("rear", marks, "NS-A.42"))
		}
		all = append(all, markProp("march", marks, "NS-C4.1.25"))
	}
	if u.Kind == "infantry" && row != nil {
		all = append(all, markProp("garrison", marks, "NS-A.47"))
	}
	if u.Kind == "artillery" {
		all = append(all, markProp("dry", marks, "NS-C4.2.25"), markProp("fired", marks, "NS-C4.2.13"))
	}
	return append(all, markProp("activated", marks, "NS-A.45"))
}

// markerThings lists the representative markers of fog of war that stand.
func (l *loader) markerThings(commands commandChoice) (all []rules.Thing) {
	if l.f.Position == nil {
		return nil
	}
	for i, m := range l.f.Position.Markers {
		t := rules.Thing{Path: fmt.Sprintf("position.markers.%d", i), Tool: "marker", Side: rules.Chance, Cells: l.refs([]string{m.At}), Name: rules.Text{Key: "ns.tool.marker"}}
		if r, ok := registered(markerKind, m.ID); ok {
			t.Ref, t.Side = r, rules.Side(r.N()/16)
		}
		general := commands.of(m.General)
		general.Key, general.Word, general.Rule = "general", "ns.prop.general", "NS-A.54"
		t.Props = []rules.Prop{cellProp(m.At), general, number("hits", "ns.prop.hits", m.Hits, "0", 0, 99, "NS-A.62")}
		if len(m.Units) == 0 {
			t.Props = append(t.Props, choice("pretends", "ns.prop.pretends", m.Pretends, pretenceNames, "NS-A.57"))
		}
		all = append(all, t)
	}
	return all
}

func cellProp(at string) rules.Prop {
	return rules.Prop{Key: "at", Value: at, Word: "workshop.prop.at", Kind: rules.PropCell}
}

func number(key, word string, n int, otherwise string, low, high int, rule string) rules.Prop {
	return rules.Prop{Key: key, Value: strconv.Itoa(n), Word: word, Kind: rules.PropNumber, Default: otherwise, Low: low, High: high, Rule: rule}
}

func flag(key, word string, on bool, rule string) rules.Prop {
	return rules.Prop{Key: key, Value: strconv.FormatBool(on), Word: word, Kind: rules.PropFlag, Default: "false", Rule: rule}
}

func choice(key, word, value string, values []string, rule string) rules.Prop {
	return rules.Prop{Key: key, Value: value, Word: word, Kind: rules.PropChoice, Values: values, Rule: rule}
}

// markProp is a mark that a thing has in a battle that has begun.
func markProp(mark string, marks []string, rule string) rules.Prop {
	p := flag(mark, "ns.prop."+mark, slices.Contains(marks, mark), rule)
	p.Begins = true
	return p
}

var edgeNames = [facingCount]rules.Text{{Key: "ns.edge.N"}, {Key: "ns.edge.E"}, {Key: "ns.edge.S"}, {Key: "ns.edge.W"}}

func nationNames(ids []string) (all []rules.Text) {
	for _, id := range ids {
		key := "nation." + id
		if !slices.Contains(nationIDs, id) {
			key = "nation.ot"
		}
		all = append(all, rules.Text{Key: key})
	}
	return all
}

// nationIDs are the nations that have a name and colours.
var nationIDs = []string{"fr", "gb", "pr", "au", "ru", "sp", "pt", "us", "ot"}
