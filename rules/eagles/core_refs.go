package eagles

import (
	"slices"
	"strconv"
	"strings"

	"grognard/rules"
	"grognard/rules/lexicon"
)

// The kinds of things that have a name, and what their numbers hold: a body
// its proper name, its side and its number in the roster; a group its body's
// side and number and its own; a Commander his nation and side; scenery its
// kind and number; an objective its name and number; the others as in their
// tables.
const (
	bodyKind uint8 = 1 + iota
	groupRefKind
	commanderKind
	nationKind
	sceneryKind
	goalRefKind
	edgeKind
	gradeKind
	figureKind
)

// sideLetters are the seats in names.
const sideLetters = "ab"

// unitRef names a battalion.
func (b *Board) unitRef(i int) rules.Ref {
	u := &b.body[i]
	return rules.MakeRef(bodyKind, int(u.name)<<6|int(u.side)<<5|u.no)
}

// groupRef names a skirmish group of a battalion.
func (b *Board) groupRef(i, g int) rules.Ref {
	u := &b.body[i]
	return rules.MakeRef(groupRefKind, (int(u.side)<<5|u.no)<<4|g)
}

// commanderRef names the Commander of a side, nationOf its nation.
func (b *Board) commanderRef(s rules.Side) rules.Ref {
	return rules.MakeRef(commanderKind, int(b.army[s].nation)<<1|int(s))
}

func nationRef(n nation) rules.Ref { return rules.MakeRef(nationKind, int(n)) }
func gradeRef(g grade) rules.Ref   { return rules.MakeRef(gradeKind, int(g)) }
func figureRef(f figure) rules.Ref { return rules.MakeRef(figureKind, int(f)) }
func edgeRef(e edge) rules.Ref     { return rules.MakeRef(edgeKind, int(e)) }

// sceneryRef names a piece of scenery of the table.
func (f *scenario) sceneryRef(i int) rules.Ref {
	return rules.MakeRef(sceneryKind, int(f.scene[i].kind)<<8|i)
}

// objectiveRef names an objective of the table.
func (f *scenario) objectiveRef(i int) rules.Ref {
	return rules.MakeRef(goalRefKind, int(f.objectives[i].name)<<8|i)
}

// unitNamed returns the battalion that a name names, its own or that of one of
// its groups, or -1.
func (b *Board) unitNamed(r rules.Ref) int {
	n := r.N()
	switch r.Kind() {
	case bodyKind:
	case groupRefKind:
		n >>= 4
	default:
		return -1
	}
	i := b.find(rules.Side(n>>5&1), n&31)
	if i >= 0 && r.Kind() == bodyKind && b.unitRef(i) != r {
		return -1
	}
	return i
}

// seat writes side and roster number: "a1".
func seat(n int) string { return sideLetters[n>>5&1:n>>5&1+1] + strconv.Itoa(n&31+1) }

// things are the names; Parse knows by heart those that hold no number.
var things = lexicon.New("The March of Eagles",
	lexicon.Kind{Kind: bodyKind, Name: bodyCalled, WordOf: func(n int) string {
		if name := n >> 6; name > 0 {
			return "me.unit." + unitNames[name]
		}
		return "me.unit." + seat(n)
	}},
	lexicon.Kind{Kind: groupRefKind, Name: func(n int) string { return seat(n>>4) + ".g" + strconv.Itoa(n&15+1) },
		WordOf: func(n int) string { return "me.group." + strconv.Itoa(n&15+1) }},
	lexicon.Kind{Kind: commanderKind, Count: 2 * len(nations), Name: func(n int) string { return sideLetters[n&1:n&1+1] + "-cmd-" + nations[n>>1] },
		WordOf: func(n int) string { return "me.commander." + nations[n>>1] }},
	lexicon.Kind{Kind: nationKind, Count: len(nations), Name: func(n int) string { return nations[n] }, Word: "nation."},
	lexicon.Kind{Kind: sceneryKind, Name: func(n int) string { return grounds[n>>8].name + "-" + strconv.Itoa(n&255+1) },
		WordOf: func(n int) string { return "me.ground." + grounds[n>>8].name }},
	lexicon.Kind{Kind: goalRefKind, Prefix: "goal-", Name: func(n int) string { return strconv.Itoa(n&255+1) + "-" + objectiveNames[n>>8] },
		WordOf: func(n int) string { return "me.goal." + objectiveNames[n>>8] }},
	lexicon.Kind{Kind: edgeKind, Count: len(edges), Name: func(n int) string { return edges[n].name }, Word: "me.edge."},
	lexicon.Kind{Kind: gradeKind, Count: len(grades), Name: func(n int) string { return grades[n].name }, Word: "me.grade."},
	lexicon.Kind{Kind: figureKind, Count: len(figureTable), Name: func(n int) string { return figureTable[n].name }, Word: "me.figure."},
)

// bodyCalled writes side, roster number and proper name of a battalion.
func bodyCalled(n int) string {
	if name := n >> 6; name > 0 {
		return seat(n) + "-" + unitNames[name]
	}
	return seat(n)
}

// Format implements rules.Rulebook: "a1", "a1-riflemen", "a1.g2", "a-cmd-gb",
// "gb", "wood-3", "goal-1-yard", "south", "line", "drummer".
func (Book) Format(r rules.Ref) string { return things.Format(r) }

// Word implements rules.Rulebook.
func (Book) Word(r rules.Ref) string { return things.Word(r) }

// Parse implements rules.Rulebook.
func (Book) Parse(s string) (rules.Ref, error) {
	if r := parseNumbered(s); r != 0 && things.Format(r) == s {
		return r, nil
	}
	return things.Parse(s)
}

// parseNumbered reads a name that holds a number; Format tells whether it was
// one.
func parseNumbered(s string) rules.Ref {
	head, rest, _ := strings.Cut(s, "-")
	if head == "goal" {
		number, name, _ := strings.Cut(rest, "-")
		n, _ := strconv.Atoi(number)
		return numbered(goalRefKind, slices.Index(objectiveNames, name)<<8, n, 256)
	}
	for k := range grounds {
		if grounds[k].name == head {
			n, _ := strconv.Atoi(rest)
			return numbered(sceneryKind, k<<8, n, 256)
		}
	}
	name := slices.Index(unitNames, rest)
	place, number, isGroup := strings.Cut(head, ".g")
	if len(place) < 2 || name < 0 {
		return 0
	}
	side := strings.IndexByte(sideLetters, place[0])
	n, _ := strconv.Atoi(place[1:])
	if side < 0 || n < 1 || n > maxRoster {
		return 0
	}
	if g, _ := strconv.Atoi(number); isGroup {
		return numbered(groupRefKind, (side<<5|(n-1))<<4, g, maxGroups)
	}
	return rules.MakeRef(bodyKind, name<<6|side<<5|(n-1))
}

// numbered names thing n, counted from 1, of so many.
func numbered(kind uint8, high, n, of int) rules.Ref {
	if high < 0 || n < 1 || n > of {
		return 0
	}
	return rules.MakeRef(kind, high|(n-1))
}
