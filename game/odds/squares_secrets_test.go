package odds_test

import (
	"reflect"
	"strings"
	"testing"

	"grognard/game/odds"
	"grognard/rules"
	"grognard/scenarios"
)

// fogFile is a battle of Napoleon Squares in fog: red stands on C2, blue openly
// on C3 and, at will, under markers. What stands for PHASE, STATES and MARKERS
// is put in.
const fogFile = `format = 1
options = ["fog_of_war"]
[board]
cols = 7
rows = 7
square_m = 500
turn_minutes = 30
squares = [{ at = "C4", town = { areas = 1 } }, { at = "C6", town = { areas = 1 } }]
[time]
start = "09:00"
month = 6
region = "other"
weather = "normal"
max_turns = 9
days = 1
[forces]
sides = [
	{ nation = "fr", edge = "S", first = true, fog_markers = 0, cinc = { id = "red-c", ability = 0, at = "A1" } },
	{ nation = "gb", edge = "N", first = false, fog_markers = 2, cinc = { id = "blue-c", ability = 0, at = "G7" } },
]
commands = [{ id = "red-g1", side = "fr", ability = 0, at = "C2" }, { id = "blue-g1", side = "gb", ability = 0, at = "C5" }]
units = [
	{ id = "red-1", command = "red-g1", at = "C2", kind = "infantry", order = "massed", skirmish = 0, cls = [] },
	{ id = "red-2", command = "red-g1", at = "C2", kind = "artillery", weight = "heavy", mobility = "foot", cls = [] },
	{ id = "blue-8", command = "blue-g1", at = "C3", kind = "infantry", order = "massed", skirmish = 0, cls = [] },
	{ id = "blue-1", command = "blue-g1", at = "C4", kind = "infantry", order = "linear", facing = "S", skirmish = 0, cls = ["elite"] },
	{ id = "blue-2", command = "blue-g1", at = "C4", kind = "infantry", order = "linear", facing = "S", skirmish = 0, cls = [] },
]
[victory]
points_per_enemy_unit = 1
points_per_enemy_command = 1
margin = 1
[position]
on = ["fog_of_war"]
phase = "PHASE"
turn = 1
units = [{ id = "red-1", at = "C2" }, { id = "red-2", at = "C2" }, { id = "blue-8", at = "C3" }, STATES]
markers = [MARKERS]
[position.activation]
leader = "red-g1"
ap = 3
`

// hiddenAlike are kinds of hidden things: two ways in which blue may stand that
// red cannot tell apart.
var hiddenAlike = []struct {
	name    string
	states  [2]string
	markers [2]string
}{
	{"NS-A.53 which troops are under which marker", [2]string{at("blue-1", "C4", "") + at("blue-2", "E4", ""), at("blue-2", "C4", "") + at("blue-1", "E4", "")},
		[2]string{under(1, "C4", "blue-1") + under(2, "E4", "blue-2"), under(1, "C4", "blue-2") + under(2, "E4", "blue-1")}},
	{"NS-A.54 how many there are", [2]string{at("blue-1", "C4", "") + at("blue-2", "C4", ""), at("blue-1", "E4", "") + at("blue-2", "E4", "")},
		[2]string{under(1, "C4", "blue-1", "blue-2") + dummy(2, "E4", "infantry"), dummy(1, "C4", "infantry") + under(2, "E4", "blue-1", "blue-2")}},
	{"NS-A.57 what a dummy pretends to be", [2]string{at("blue-1", "E4", "") + at("blue-2", "E4", ""), at("blue-1", "E4", "") + at("blue-2", "E4", "")},
		[2]string{dummy(1, "C4", "infantry") + under(2, "E4", "blue-1", "blue-2"), dummy(1, "C4", "horse") + under(2, "E4", "blue-1", "blue-2")}},
	{"NS-A.70 rank", [2]string{at("blue-1", "C4", "") + at("blue-2", "C4", "rear"), at("blue-1", "C4", "rear") + at("blue-2", "C4", "")}, both},
	{"NS-A.70 March Column", [2]string{at("blue-1", "C4", "march") + at("blue-2", "C4", ""), at("blue-1", "C4", "") + at("blue-2", "C4", "")}, both},
	{"NS-A.70 garrison", [2]string{at("blue-1", "C4", "garrison") + at("blue-2", "C4", ""), at("blue-1", "C4", "") + at("blue-2", "C4", "")}, both},
	{"NS-A.74 who has the hits", [2]string{hit("blue-1", "C4") + at("blue-2", "C4", ""), at("blue-1", "C4", "") + hit("blue-2", "C4")}, both},
}

// both has the two brigades under one marker.
var both = [2]string{under(1, "C4", "blue-1", "blue-2"), under(1, "C4", "blue-1", "blue-2")}

func at(id, square, mark string) string {
	if mark != "" {
		mark = `"` + mark + `"`
	}
	return `{ id = "` + id + `", at = "` + square + `", marks = [` + mark + `] }, `
}

func hit(id, square string) string { return `{ id = "` + id + `", at = "` + square + `", hits = 1 }, ` }

func under(n int, square string, units ...string) string {
	return markerRow(n, square, `units = ["`+strings.Join(units, `", "`)+`"]`)
}

func dummy(n int, square, pretends string) string {
	return markerRow(n, square, `pretends = "`+pretends+`"`)
}

func markerRow(n int, square, what string) string {
	return `{ id = "marker-b-` + string(rune('0'+n)) + `", at = "` + square + `", general = "blue-g1", ` + what + ` }, `
}

// inFog is a position of that battle. In combat the marker of C4 stands on C6,
// where nobody retreats to: whether its own troops leave room for a retreat is
// told by the odds of the attack still.
func inFog(t *testing.T, phase, states, markers string) *rules.Position {
	t.Helper()
	book, _ := scenarios.Book("squares")
	if phase == "combat" {
		states, markers = strings.ReplaceAll(states, "C4", "C6"), strings.ReplaceAll(markers, "C4", "C6")
	}
	data := strings.NewReplacer("PHASE", phase, "STATES", strings.TrimSuffix(states, ", "), "MARKERS", strings.TrimSuffix(markers, ", ")).Replace(fogFile)
	b, err := book.Load([]byte(data), nil)
	if err != nil {
		t.Fatalf("%v in %s, %s", err, states, markers)
	}
	p, _, err := rules.Begin(book, b)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

func TestTheOddsOfSquaresTellNothingOfWhatIsUnderAMarker(t *testing.T) {
	rolled := map[string]int{}
	for _, c := range hiddenAlike {
		for _, phase := range []string{"movement", "bombardment", "combat", "recovery"} {
			t.Run(c.name+" in the "+phase, func(t *testing.T) {
				var pair [2]*rules.Position
				for i := range pair {
					pair[i] = inFog(t, phase, c.states[i], c.markers[i])
				}
				if a, b := pair[0].View(rules.First), pair[1].View(rules.First); !reflect.DeepEqual(a, b) {
					t.Fatal("red sees the two apart on the board")
				}
				if base, _ := pair[0].Checkpoint(); base.Hash() == hashOf(pair[1]) {
					t.Fatal("there is nothing to hide")
				}
				for _, o := range pair[0].Request().Options {
					one, err1 := odds.Card(pair[0], o)
					other, err2 := odds.Card(pair[1], o)
					if !reflect.DeepEqual(err1, err2) || !reflect.DeepEqual(one, other) {
						t.Errorf("%s: red can tell the two apart:\n%+v, %v\n%+v, %v", rules.FormatOption(pair[0].Book(), o), one, err1, other, err2)
					}
					if err1 == nil && len(one.Dice) > 0 {
						rolled[phase]++
					}
				}
			})
		}
	}
	for _, phase := range []string{"bombardment", "combat"} {
		if rolled[phase] == 0 {
			t.Errorf("no card of the %s has dice", phase)
		}
	}
}

func hashOf(p *rules.Position) uint64 {
	base, _ := p.Checkpoint()
	return base.Hash()
}
