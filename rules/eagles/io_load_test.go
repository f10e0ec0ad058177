package eagles

import (
	"errors"
	"strings"
	"testing"

	"grognard/rules"
)

func TestFaultsInAFileNameTheirPlace(t *testing.T) {
	whole := string(scenarioFiles(t)["the-long-ridge.toml"])
	for _, c := range []struct{ old, new, key string }{
		{`format = 1`, `format = 2`, "fault.file.format"},
		{`table = "large"`, `table = "round"`, "table"},
		{`turns = 8`, `turns = 0`, "turns"},
		{`sides = "fixed"`, `sides = "free"`, "sides"},
		{`sides = "fixed"`, `sides = "roll"`, "zone.roll"},
		{`first = "roll"`, `first = "c"`, "first"},
		{`a = "south"`, `a = "west"`, "home"},
		{`a = "south"`, `a = "north"`, "home.across"},
		{`side = "a"`, `side = "c"`, "side"},
		{`kind = "hill"`, `kind = "lake"`, "terrain"},
		{`level = 1`, `level = 0`, "level"},
		{`[8.0, 14.0], [64.0, 14.0]`, `[64.0, 14.0], [8.0, 14.0]`, "polygon"},
		{`[8.0, 14.0], [64.0, 14.0]`, `[8.0, 14.0], [36.0, 16.0], [64.0, 14.0]`, "convex"},
		{`[8.0, 14.0]`, `[8.0001, 14.0]`, "length"},
		{`[8.0, 14.0]`, `[88.0, 14.0]`, "outside"},
		{`[8.0, 14.0]`, `[-8.0, 14.0]`, "outside"},
		{`[8.0, 14.0]`, `[8.0, -14.0]`, "outside"},
		{`[8.0, 14.0]`, `[8.0]`, "point"},
		{`line = [[24.0, 17.6], [44.0, 17.6]]`, `line = [[24.0, 17.6]]`, "line"},
		{`line = [[24.0, 17.6], [44.0, 17.6]]`, ``, "shape"},
		{`name = "ridge-top"`, `name = "moon"`, "goal.name"},
		{`kind = "zone"`, `kind = "flag"`, "goal"},
		{"points = 2\n", "points = 0\n", "goal.points"},
		{`battalions = 3`, `battalions = 0`, "goal.break"},
		{`nation = "gb"`, `nation = "xx"`, "nation"},
		{`id = "a2"`, `id = "a7"`, "id"},
		{`name = "riflemen"`, `name = "dragoons"`, "name"},
		{`grade = "line"`, `grade = "elite"`, "grade"},
		{`rankers = 32`, `rankers = 30`, "rankers"},
		{`sergeants = 2`, `sergeants = 3`, "figures"},
		{`points = 40`, `points = 41`, "battalion.sum"},
		{"rankers = 20\nsergeants = 1\npoints = 54", "rankers = 40\nsergeants = 1", "light.size"},
		{"grade = \"veteran\"\nlight = true", "grade = \"line\"\nlight = true", "light.grade"},
		{"grade = \"line\"\nrankers = 32", "grade = \"veteran\"\nlight = true\nrankers = 32", "battalion.sum"},
		{`skirmishers = 10`, `skirmishers = 16`, "skirmishers"},
		{`groups = [[3.8, 15.8], `, `groups = [`, "groups"},
		{`formation = "line"`, `formation = "square"`, "formation"},
		{`facing = 0.0`, `facing = 360.0`, "facing"},
		{`facing = 0.0`, `facing = 0.005`, "facing"},
		{`x = 24.0`, `x = 2.0`, "off"},
		{`rankers = 24`, `rankers = 48`, "battalion.sum"},
		{`points = 200`, `points = 150`, "army.points"},
		{"\n[[army]]\nside = \"b\"", "\n[[army]]\nside = \"a\"", "army.side"},
		{`x = 42.0`, `x = 30.0`, "stands"},
	} {
		text := strings.Replace(whole, c.old, c.new, 1)
		if text == whole {
			t.Fatalf("%s is not in the file", c.old)
		}
		_, err := Book{}.Load([]byte(text), nil)
		var f *rules.FileError
		if !errors.As(err, &f) || f.Key != c.key && f.Key != "me.fault."+c.key || f.Line < 1 || f.Col < 1 {
			t.Errorf("%s: %v, want %s with line and column", c.new, err, c.key)
		}
	}
}

func TestAnArmyFileIsHeldAgainstTheLimits(t *testing.T) {
	const army = `format = 1
[[army]]
nation = "gb"
[[army.battalion]]
grade = "veteran"
light = true
rifles = true
rankers = 24
[[army.battalion]]
grade = "guard"
rankers = 48
drummers = 2
officers = 1
`
	if n, err := CheckArmy([]byte(army)); n != 60+96+14 || err != nil { // ME-6.2
		t.Errorf("%d points, %v", n, err)
	}
	for _, c := range []struct{ old, new, key string }{
		{`nation = "gb"`, `nation = "fr"`, "rifles"},
		{`rankers = 48`, `rankers = 52`, "rankers"},
		{`drummers = 2`, `drummers = 3`, "figures"},
		{`grade = "guard"`, `grade = "veteran"` + "\nlight = true", "light.size"},
		{`[[army.battalion]]`, "[[army.battalion]]\ngrade = \"guard\"\nrankers = 48\n[[army.battalion]]", "army.points"},
		{`[[army]]`, "[[army]]\n[[army]]", "army.one"},
	} {
		_, err := CheckArmy([]byte(strings.Replace(army, c.old, c.new, 1)))
		var f *rules.FileError
		if !errors.As(err, &f) || f.Key != c.key && f.Key != "me.fault."+c.key {
			t.Errorf("%s: %v, want %s", c.new, err, c.key)
		}
	}
}

func TestNumbersOfFilesAreReadAsTheyAreWritten(t *testing.T) { // ME-30.6
	for _, c := range []struct {
		v      any
		places int
		want   int64
		ok     bool
	}{{0.8, 3, 800, true}, {int64(72), 3, 72000, true}, {12.345, 3, 12345, true}, {12.3456, 3, 0, false}, {359.99, 2, 35999, true},
		{-1.5, 3, -1500, true}, {"x", 3, 0, false}, {nil, 3, 0, false}, {1e9, 3, 0, false}} {
		if n, ok := decimal(c.v, c.places); n != c.want || ok != c.ok {
			t.Errorf("%v: %d %t, want %d %t", c.v, n, ok, c.want, c.ok)
		}
	}
	if s := inDecimals(-1005, 3); s != "-1.005" {
		t.Errorf("-1005 is written %s", s)
	}
}
