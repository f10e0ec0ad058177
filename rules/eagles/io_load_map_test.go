package eagles

import (
	"errors"
	"strings"
	"testing"

	"grognard/rules"
)

// faulty is a file with a battalion each and room for more; %s is replaced.
const faulty = `format = 1
[battle]
table = "large"
turns = 8
points = 100
sides = "fixed"
first = "roll"
home = { a = "south", b = "north" }
%s
[[army]]
side = "a"
nation = "gb"
commander = { x = 1.0, y = 1.0 }
[[army.battalion]]
grade = "line"
rankers = 24
formation = "line"
x = 36.0
y = 10.0
facing = 0.0
[[army]]
side = "b"
nation = "fr"
commander = { x = 1.0, y = 47.0 }
[[army.battalion]]
grade = "line"
rankers = 24
formation = "line"
x = 36.0
y = 40.0
facing = 180.0
`

// wantFaultAt loads a text and checks that it is refused for a cause that
// stands where >> stands in it.
func wantFaultAt(t *testing.T, key, text string) {
	t.Helper()
	before, after, found := strings.Cut(text, ">>")
	line, col := strings.Count(before, "\n")+1, len(before)-strings.LastIndex(before, "\n")
	_, err := Book{}.Load([]byte(before+after), nil)
	var f *rules.FileError
	switch {
	case !found && err != nil:
		t.Errorf("refused: %v\n%s", err, text)
	case !found:
	case !errors.As(err, &f) || f.Key != "me.fault."+key || f.Line != line || f.Col != col:
		t.Errorf("%v at %d:%d, want %s at %d:%d\n%s", err, f.Line, f.Col, key, line, col, text)
	case f.Error() == "":
		t.Errorf("%s names no cause", key)
	}
}

func TestShapesOfTheGround(t *testing.T) {
	area := func(kind, level, polygon string) string {
		return "[[terrain]]\nkind = \"" + kind + "\"\n" + level + polygon + "\n"
	}
	const (
		square = "polygon = [[50.0, 5.0], [60.0, 5.0], [60.0, 15.0], [50.0, 15.0]]"
		beside = "polygon = [[60.0, 5.0], [66.0, 5.0], [66.0, 15.0], [60.0, 15.0]]"
		within = "polygon = [[52.0, 7.0], [58.0, 7.0], [58.0, 13.0], [52.0, 13.0]]"
		across = "polygon = [[58.0, 7.0], [63.0, 7.0], [63.0, 13.0], [58.0, 13.0]]"
		bow    = "polygon = [[50.0, 5.0], [60.0, 15.0], [60.0, 5.0], [50.0, 15.0]]"
		star   = "polygon = [[55.0, 15.0], [58.0, 6.0], [50.0, 11.0], [60.0, 11.0], [52.0, 6.0]]"
		spike  = "polygon = [[50.0, 5.0], [60.0, 5.0], [54.0, 5.0], [54.0, 15.0]]"
		dent   = "polygon = [[50.0, 5.0], [60.0, 5.0], [55.0, 8.0], [60.0, 15.0], [50.0, 15.0]]"
		thin   = "polygon = [[50.0, 5.0], [60.0, 5.0]]"
		off    = ">>polygon = [[50.0, 5.0], [60.0, 5.0], [72.001, 15.0], [50.0, 15.0]]"
	)
	one, two := "level = 1\n", "level = 2\n"
	for name, c := range map[string]struct{ key, ground string }{
		"an area":                                {"", area("wood", "", square)},
		"two that share an edge":                 {"", area("wood", "", square) + area("marsh", "", beside)},
		"a wood on a hill":                       {"", area("hill", one, square) + area("wood", "", across)},
		"a hill within another":                  {"", area("hill", two, within) + area("hill", one, square)},
		"a hill within two that share an edge":   {"", area("hill", one, square) + area("hill", two, across) + area("hill", one, beside)},
		"a hill as great as the one below":       {"", area("hill", one, square) + area("hill", two, square)},
		"a dent":                                 {"convex", area("wood", "", ">>"+dent)},
		"a bow":                                  {"polygon", area("wood", "", ">>"+bow)},
		"a star":                                 {"polygon", area("marsh", "", ">>"+star)},
		"a border that runs back":                {"polygon", area("road", "", ">>"+spike)},
		"two corners":                            {"polygon", area("wood", "", ">>"+thin)},
		"a corner off the table":                 {"outside", area("wood", "", off)},
		"an orchard over a wood":                 {"overlap", area("wood", "", square) + area("orchard", "", ">>"+across)},
		"a marsh in a wood":                      {"overlap", area("wood", "", square) + area("marsh", "", ">>"+within)},
		"a hill that hangs over":                 {"nested", area("hill", one, square) + area("hill", two, ">>"+across)},
		"a hill on nothing":                      {"nested", area("hill", two, ">>"+within)},
		"a hill of three levels without the one": {"nested", area("hill", one, square) + area("hill", "level = 3\n", ">>"+within)},
		"a zone of any shape":                    {"", "[[zone]]\nside = \"a\"\n" + dent + "\n"},
		"a zone that crosses itself":             {"polygon", "[[zone]]\nside = \"a\"\n>>" + bow + "\n"},
		"a zone that runs back":                  {"polygon", "[[zone]]\nside = \"a\"\n>>" + spike + "\n"},
		"a zone off the table":                   {"outside", "[[zone]]\nside = \"a\"\n" + off + "\n"},
		"an objective that crosses itself":       {"polygon", "[[objective]]\nkind = \"zone\"\npoints = 1\n>>" + star + "\n"},
		"a wall off the table":                   {"outside", "[[terrain]]\nkind = \"wall\"\n>>line = [[5.0, 5.0], [5.0, 48.01]]\n"},
	} {
		t.Run("ME-35.11 "+name, func(t *testing.T) { wantFaultAt(t, c.key, strings.Replace(faulty, "%s", c.ground, 1)) })
	}
}

func TestPlacesAndArmiesOfAFile(t *testing.T) {
	change := func(old, swap string) string {
		return strings.Replace(strings.Replace(faulty, "%s\n", "", 1), old, swap, 1)
	}
	more := func(battalion string) string {
		return change("[[army]]\nside = \"b\"", battalion+"\n[[army]]\nside = \"b\"")
	}
	second := func(place string) string {
		return more("[[army.battalion]]\ngrade = \"line\"\nrankers = 24\nformation = \"line\"\n" + place + "\nfacing = 0.0")
	}
	barn := "[[terrain]]\nkind = \"building\"\npolygon = [[30.0, 10.0], [33.0, 10.0], [33.0, 14.0], [30.0, 14.0]]\n"
	screen := func(groups string) string {
		return change("facing = 0.0", "facing = 0.0\nskirmishers = 4\n"+groups)
	}
	for name, c := range map[string]struct{ key, text string }{
		"sound":                          {"", change("", "")},
		"ME-10.9 side by side":           {"", second("x = 45.595\ny = 10.0")},
		"ME-10.9 on a friend":            {"stands", second(">>x = 45.594\ny = 10.0")},
		"ME-10.9 on an enemy":            {"stands", strings.Replace(change("y = 40.0", "y = 11.59"), "x = 36.0\ny = 11.59", ">>x = 36.0\ny = 11.59", 1)},
		"ME-10.9 in a building":          {"building", strings.Replace(strings.Replace(faulty, "%s\n", barn, 1), "x = 36.0\ny = 10.0", ">>x = 36.0\ny = 10.0", 1)},
		"ME-30.5 off the table":          {"off", change("x = 36.0", ">>x = 4.794")},
		"ME-30.5 on its edge":            {"", change("x = 36.0", "x = 4.8")},
		"ME-37.1 groups":                 {"", screen("groups = [[34.0, 13.6], [38.0, 13.6]]")},
		"ME-37.1 a group on its body":    {"group.stands", screen(">>groups = [[34.0, 13.6], [38.0, 11.5]]")},
		"ME-37.1 a group on a group":     {"group.stands", screen(">>groups = [[34.0, 13.6], [35.594, 13.6]]")},
		"ME-37.1 a group off the table":  {"group.off", screen(">>groups = [[34.0, 13.6], [71.3, 13.6]]")},
		"ME-4.4 an army that costs more": {"army.points", strings.Replace(more("[[army.battalion]]\ngrade = \"guard\"\nrankers = 40\nformation = \"line\"\nx = 12.0\ny = 10.0\nfacing = 0.0"), "[[army]]", "[[>>army]]", 1)},
		"ME-4.4 an army that costs all":  {"", more("[[army.battalion]]\ngrade = \"line\"\nrankers = 48\nofficers = 1\ndrummers = 2\nsergeants = 1\nstandards = 1\nformation = \"line\"\nx = 12.0\ny = 10.0\nfacing = 0.0")},
		"ME-20.1 two light battalions": {"light.two", more("[[army.battalion]]\ngrade = \"veteran\"\nlight = true\nrankers = 16\nformation = \"line\"\nx = 12.0\ny = 4.0\nfacing = 0.0\n" +
			"[[army.battalion]]\ngrade = \"veteran\"\n>>light = true\nrankers = 16\nformation = \"line\"\nx = 24.0\ny = 4.0\nfacing = 0.0\n")},
		"ME-10.4 no home edges":        {"home", strings.Replace(change("home = { a = \"south\", b = \"north\" }\n", ""), "[battle]", "[>>battle]", 1)},
		"ME-4.3 too few Rankers":       {"rankers", change("rankers = 24", ">>rankers = 12")},
		"ME-4.3 too many Rankers":      {"rankers", change("rankers = 24", ">>rankers = 52")},
		"ME-8.2 three Drummers":        {"figures", change("rankers = 24", "rankers = 24\n>>drummers = 3")},
		"ME-19.1 too many skirmishers": {"skirmishers", change("facing = 0.0", "facing = 0.0\n>>skirmishers = 6")},
	} {
		t.Run(name, func(t *testing.T) { wantFaultAt(t, c.key, c.text) })
	}
}
