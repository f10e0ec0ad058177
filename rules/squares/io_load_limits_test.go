package squares

import (
	"errors"
	"fmt"
	"regexp"
	"strings"
	"testing"

	"grognard/rules"
	"grognard/rules/rulestest"
)

// crowded is a position with a thing of every kind.
const crowded = ". . . t . . .\n. w . . b . .\n# # # # # # #\n. . . . . . .\n. . . . . . .\n. . . . . . .\n. . . . . . .\n" + "on fog_of_war ammunition pontoon\nobjective D4 red 2\nchief red C1 +1\ngeneral red-g1 C2 +1\nC2 red-1 linear N 2hits spent=1 extra=0 shots=0\nC2 red-2 linear N rear\nB2 red-3 gun heavy\n" +
	"B1 red-4 cavalry light closed=B2\nA1 red-5 mixed light skirmish=1\nA2 red-6 massed\ndue red-7 turn=3 entry=A1\nmarker marker-a-1 A2 red-g1 red-6 hits=1\nmarker marker-a-2 A3 red-g1 cavalry\nG7 blue-1\nF7 blue-2 of blue-g2\n" +
	"pool 1 2 0\nturn 2"

func TestNumbersOfFilesHaveTheirLimits(t *testing.T) {
	file := drawnFile(t, crowded, "[position]\n", "[position]\ndawn = 300\ndusk = 1140\n")
	if _, err := (Book{}).Load([]byte(file), nil); err != nil {
		t.Fatalf("%v\n%s", err, file)
	}
	for _, c := range []struct {
		key       string
		low, high int
	}{{"cols", 3, 16}, {"rows", 3, 12}, {"square_m", 100, 2000}, {"turn_minutes", 10, 240}, {"areas", 1, 3}, {"month", 1, 12}, {"max_turns", 1, 60}, {"days", 1, 4}, {"night_extra_turns", 0, 30}, {"bombard_short_only_until_turn", 0, 60},
		{"points_per_enemy_unit", 0, 50}, {"points_per_enemy_command", 0, 50}, {"margin", 0, 50}, {"vp", 1, 20}, {"ability", -1, 2}, {"fog_markers", 0, 12}, {"skirmish", -1, 2},
		{"turn", 0, 200}, {"day", 0, 9}, {"day_turn", 0, 200}, {"day_start", 0, wholeDay}, {"dawn", 0, wholeDay}, {"dusk", 0, wholeDay}, {"ap", 1, 3},
		{"hits", 0, 99}, {"shots", 0, 99}, {"spent", 0, 4}, {"extra", 0, 1}} {
		at := regexp.MustCompile(`([ \n]` + c.key + ` = )-?\d+`)
		place := at.FindAllStringIndex(file, -1)
		if place == nil {
			t.Errorf("the file has no %s", c.key)
		}
		for i, p := range place {
			for n, may := range map[int]bool{c.low - 1: false, c.low: true, c.high: true, c.high + 1: false} {
				_, err := Book{}.Load([]byte(file[:p[0]]+at.ReplaceAllString(file[p[0]:p[1]], fmt.Sprint("${1}", n))+file[p[1]:]), nil)
				if got := err == nil || !strings.Contains(err.Error(), "must be a number from"); got != may {
					t.Errorf("%s number %d: %d is taken: %t (%v)", c.key, i+1, n, got, err)
				}
			}
		}
	}
}

func TestWordsOfPositionsAreKnown(t *testing.T) {
	file := drawnFile(t, crowded, "[position]\n", "[position]\nweather = \"rainy\"\nactive = \"first\"\nnamer = \"second\"\nnamed = [\"red-g1\", \"\"]\nhemmed = [\"red-1\"]\nplaced = [\"red-2\"]\n"+
		"trains = [{ id = \"park-red-g1\", at = \"C2\", did = [\"stepped\"] }]\n", "leaders = [", `leaders = [{ id = "red-g1", at = "C2", marks = ["moved"] }, `)
	i := strings.Index(file, "[position]")
	if _, err := (Book{}).Load([]byte(file), nil); err != nil {
		t.Fatalf("%v\n%s", err, file)
	}
	for _, c := range []struct{ old, new, want string }{
		{`phase = "movement"`, `phase = "tea"`, `position.phase cannot be "tea"`},
		{`phase = "movement"`, `phase = "contest"`, `the phase "contest" does not go with who is active`},
		{`weather = "rainy"`, `weather = "hail"`, `position.weather cannot be "hail"`},
		{`active = "first"`, `active = "third"`, `position.active cannot be "third"`},
		{`namer = "second"`, `namer = "third"`, `position.namer cannot be "third"`},
		{`named = ["red-g1", ""]`, `named = ["red-g9", ""]`, `"red-g9" does not command in this battle`},
		{`hemmed = ["red-1"]`, `hemmed = ["red-24"]`, `"red-24" is not a unit of this battle`},
		{`placed = ["red-2"]`, `placed = ["red-1", "C4"]`, `"C4" is not a unit of this battle`},
		{`pool = [1, 2, 0]`, `pool = [1, 2]`, "are not all counted"},
		{`pool = [1, 2, 0]`, `pool = [1, 2, 0, 0]`, "are not all counted"},
		{`pool = [1, 2, 0]`, `pool = [1, 2, 25]`, "must be a number from 0 to 24"},
		{`state = []`, `state = ["drunk"]`, `"drunk"`},
		{`did = ["stepped"]`, `did = ["slept"]`, `"slept"`},
		{`{ id = "park-red-g1"`, `{ id = "park-red-g9"`, `"park-red-g9" is not a train`},
		{`{ id = "park-red-g1"`, `{ id = "red-1"`, `"red-1" is not a train`},
		{`{ id = "park-red-g1", at = "C2"`, `{ id = "park-red-g1", at = "Z2"`, `"Z2" is not a square`},
		{`{ id = "park-red-g1", at = "C2"`, `{ id = "park-red-g1", state = "due", at = "C2"`, "does not go with its square"},
		{`{ id = "park-red-g1", at = "C2"`, `{ id = "park-red-g1", bridge = "H2", at = "C2"`, `"H2" is not a square`},
		{`{ id = "park-red-g1", at = "C2"`, `{ id = "park-red-g1", marks = ["sunk"], at = "C2"`, `"sunk"`},
		{`{ id = "red-g1", at = "C2"`, `{ id = "red-g9", at = "C2"`, `"red-g9" does not lead`},
		{`{ id = "red-g1", at = "C2"`, `{ id = "red-g1", at = "C22"`, `"C22" is not a square`},
		{`{ id = "red-g1", at = "C2"`, `{ id = "red-g1", state = "gone", at = "C2"`, "does not go with its square"},
		{`marks = ["moved"]`, `marks = ["mounted"]`, `"mounted"`},
		{`{ id = "red-2"`, `{ id = "red-1"`, "red-1 is in the battle twice"},
		{`{ id = "red-2"`, `{ id = "red-23"`, `"red-23" is not a unit of this battle`},
		{`{ id = "red-2", at = "C2"`, `{ id = "red-2", at = "H1"`, `"H1" is not a square`},
		{`{ id = "red-2", at = "C2"`, `{ id = "red-2", at = ""`, "does not go with its square"},
		{`{ id = "red-2", at = "C2"`, `{ id = "red-2", state = "lost", at = "C2"`, `cannot be "lost"`},
		{`{ id = "red-2", at = "C2"`, `{ id = "red-2", facing = "U", at = "C2"`, `cannot be "U"`},
		{`closed = "B2"`, `closed = "B22"`, `"B22" is not a square`},
		{`marks = ["rear"]`, `marks = ["read"]`, `"read"`},
		{`id = "marker-a-1"`, `id = "marker-c-1"`, `there is no marker "marker-c-1"`},
		{`id = "marker-a-1"`, `id = "red-1"`, `there is no marker "red-1"`},
		{`id = "marker-a-1", at = "A2"`, `id = "marker-a-1", at = "A22"`, `"A22" is not a square`},
		{`at = "A2", general = "red-g1"`, `at = "A2", general = "red-g9"`, `"red-g9" does not command in this battle`},
		{`units = ["red-6"]`, `units = ["red-26"]`, `"red-26" is not a unit`},
		{`pretends = "cavalry"`, `pretends = "camels"`, `cannot be "camels"`},
		{`pretends = "cavalry"`, `marks = ["blue"], pretends = "cavalry"`, `"blue"`},
		{`leader = "red-g1"`, `leader = "red-g9"`, `"red-g9" does not lead`},
		{`intervention = false`, "intervention = false\nmembers = [\"red-25\"]", `"red-25" is not a unit`},
	} {
		if !strings.Contains(file[i:], c.old) {
			t.Errorf("%q is not in the position:\n%s", c.old, file[i:])
			continue
		}
		_, err := Book{}.Load([]byte(file[:i]+strings.Replace(file[i:], c.old, c.new, 1)), nil)
		var f *rules.FileError
		if !errors.As(err, &f) || f.Line == 0 || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%q: %v, want a place and %q", c.new, err, c.want)
		}
	}
}

func TestWordsOfScenariosAreKnown(t *testing.T) {
	file := scenarioOf(t, crowded, "commands = [", "trains = [{ command = \"red-g1\", kind = \"pontoon\", at = \"B1\" }]\ncommands = [")
	if _, err := (Book{}).Load([]byte(file), nil); err != nil {
		t.Fatalf("%v\n%s", err, file)
	}
	for _, c := range []struct{ old, new, want string }{
		{`nation = "gb"`, `nation = "fr"`, `both sides are called "fr": choose another army for one of them`},
		{`nation = "gb"`, `nation = ""`, "has no army: choose one"},
		{`edge = "N"`, `edge = "U"`, `cannot be "U"`},
		{`cinc = { id = "red-c"`, `cinc = { own_command = "blue-g1", id = "red-c"`, "a general of the other side"},
		{`{ id = "blue-g2", side = "gb"`, `{ id = "blue-g2", side = "pr"`, `"pr" is not an army of this battle`},
		{`{ id = "blue-g2", side = "gb"`, `{ id = "blue-g1", side = "gb"`, "blue-g1 is in the battle twice"},
		{`{ id = "blue-g2", side = "gb"`, `{ id = "blue-g3", at = "E7", side = "gb" }, { id = "blue-g2", side = "gb"`, "blue-g3 commands no units: give the general some, or take him away"},
		{`id = "red-1", command = "red-g1"`, `id = "red-1", command = "red-g9"`, `"red-g9" does not command in this battle`},
		{`id = "red-1", command = "red-g1"`, `id = "red-1", command = ""`, `"" does not command in this battle`},
		{`kind = "cavalry", at = "B1"`, `kind = "camels", at = "B1"`, `cannot be "camels"`},
		{`kind = "cavalry", at = "B1"`, `garrison = true, kind = "cavalry", at = "B1"`, "only infantry can be a garrison"},
		{`weight = "light"`, `weight = "wooden"`, `cannot be "wooden"`},
		{`weight = "heavy"`, `weight = "irregular"`, `cannot be "irregular"`},
		{`mobility = "foot"`, `mobility = "cart"`, `cannot be "cart"`},
		{`order = "linear"`, `order = "loose"`, `cannot be "loose"`},
		{`order = "linear", facing = "N"`, `order = "linear", facing = "Z"`, `cannot be "Z"`},
		{`order = "linear", facing = "N"`, `order = "linear", rank = "first", facing = "N"`, `cannot be "first"`},
		{`kind = "infantry", at = "C2"`, `kind = "infantry", garrison = true, at = "C2"`, "has more garrisons than areas"},
		{`kind = "infantry", at = "A2"`, `kind = "infantry", at = "A5"`, "stands in an unfordable river"},
		{`kind = "artillery", at = "B2"`, `kind = "artillery", at = "B6"`, "is artillery, which cannot stand in wood"},
		{`kind = "artillery", at = "B2"`, `kind = "artillery", at = "E6"`, "is artillery, which cannot stand in wood"},
		{`kind = "infantry", at = "G7"`, `kind = "infantry", at = "C2"`, "stands in a square of the enemy"},
		{`kind = "infantry", at = "A2"`, `kind = "infantry", at = "F2"`, "is more than 2 squares from its general"},
		{`kind = "infantry", at = "A2"`, `kind = "infantry", at = "C2"`, "holds more than its capacity"},
		{`kind = "infantry", at = "A2"`, `kind = "infantry", arrives_turn = 2, at = "A2"`, "it stands on the table from the start, and arrives later too"},
		{`kind = "infantry", at = "A2"`, `kind = "infantry", entry = ["A1"], at = "A2"`, "it stands on the table from the start, and arrives later too"},
		{`arrives_turn = 3, entry = ["A1"]`, `arrives_turn = 3`, "it neither stands on the table nor arrives"},
		{`arrives_turn = 3, entry = ["A1"]`, `entry = ["A1"]`, "it neither stands on the table nor arrives"},
		{`arrives_turn = 3, entry = ["A1"]`, `arrives_turn = 3, entry = ["B3"]`, "nobody can enter at B3, which is not at the edge or is a river"},
		{`arrives_turn = 3, entry = ["A1"]`, `arrives_turn = 3, entry = ["A5"]`, "nobody can enter at A5, which is not at the edge or is a river"},
		{`arrives_turn = 3, entry = ["A1"]`, `arrives_turn = 3, entry = ["H1"]`, `"H1" is not a square`},
		{`owner = "fr"`, `owner = "pr"`, `"pr" is not an army of this battle`},
		{`{ at = "D4"`, `{ at = "D40"`, `"D40" is not a square`},
		{`{ command = "red-g1", kind = "pontoon"`, `{ command = "red-g9", kind = "pontoon"`, `"red-g9" does not command in this battle`},
		{`{ command = "red-g1", kind = "pontoon"`, `{ command = "red-g1", kind = "baggage"`, `cannot be "baggage"`},
		{`kind = "pontoon", at = "B1"`, `kind = "pontoon", at = "B0"`, `"B0" is not a square`},
		{`river = "unfordable"`, `river = "dry"`, `river is "dry"`},
		{`town = { name = "Town", areas = 1 }`, `town = { name = "Town", areas = 1 }, fort = { name = "Fort", areas = 1 }`, "a square cannot have both a town and a fortification: take one away"},
		{`start = "09:00"`, `start = "24:00"`, `the battle begins at "24:00"`},
		{`start = "09:00"`, `start = "09:60"`, `the battle begins at "09:60"`},
		{`start = "09:00"`, `start = "09.00"`, `the battle begins at "09.00"`},
		{`start = "09:00"`, `start = "09:000"`, `the battle begins at "09:000"`},
		{`start = "09:00"`, `start = "-9:00"`, `the battle begins at "-9:00"`},
		{`start = "09:00"`, `start = "09:-1"`, `the battle begins at "09:-1"`},
		{`region = "other"`, `region = "moon"`, `time.region cannot be "moon"`},
		{"[variants]", "[variants]\nsave = 7", "variants.save must be a number from 2 to 6"},
		{"[variants]", "[variants]\nsave = 1", "variants.save must be a number from 2 to 6"},
	} {
		if !strings.Contains(file, c.old) {
			t.Errorf("%q is not in the scenario:\n%s", c.old, file)
			continue
		}
		_, err := Book{}.Load([]byte(strings.Replace(file, c.old, c.new, 1)), nil)
		var f *rules.FileError
		if !errors.As(err, &f) || f.Line == 0 || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%q: %v, want a place and %q", c.new, err, c.want)
		}
	}
}

// TestASavedPositionIsLoadedAsItWas compares every field of board and battle.
func TestASavedPositionIsLoadedAsItWas(t *testing.T) {
	trains := "trains = [{ command = \"red-g1\", kind = \"pontoon\", at = \"B1\" }, { command = \"red-g1\", kind = \"park\" }]\n"
	listed := redraw(t, crowded, "[position]\n", "[position]\nnamed = [\"red-g1\", \"\"]\nhelped = [\"\", \"blue-g1\"]\nhemmed = [\"red-1\"]\nplaced = [\"red-2\"]\nactive = \"second\"\nnamer = \"second\"\n",
		"commands = [", trains+"commands = [").Play("move park-red-g1 @C2")
	river := redraw(t, ". . .\n. . .\n# # #\n. . .\non pontoon\ngeneral red-g1 A1\nA1 red-1\nC1 red-2\nA4 blue-1\npool 0 0 1", "commands = [", pontoons).Play("bridge pontoon-red-g1 @B2")
	for name, g := range map[string]*game{
		"with everything": listed, "with an enemy under his markers": fogged(t, "C1 red-1\nmarker marker-b-2 E6 blue-g1 blue-1 blue-2\nE6 blue-1 linear E 1hit\nE6 blue-2 linear E rear column"),
		"a bridge is being built": river, "in an intervention": draw(t, field+"chief red C3 +1\nC3 red-1 elite veteran\nG2 red-2 recruit irregular\nG7 blue-9 cavalry heavy lancer cuirass\nintervention red-c ap 3\nweather snow"),
		"at night": draw(t, field+"A1 red-1\nG7 blue-1\nphase night\nposition active second\nstate night first-fights"), "when it is over": draw(t, field+camps+"phase leave\ndays 2").Play("leave", "stay"),
		"before its first turn": opening(t, crowded, []string{"fog_of_war"}), "with towns": draw(t, "t . F\n= ~ +\nf b w\nh H .\nA4 red-1 garrison\nC4 blue-1 garrison\nnights 3\nshort 2\nvariant save 3"),
	} {
		base, _ := g.Checkpoint()
		rulestest.SaveKeeps(t, Book{}, name, base, partsOf)
	}
}

func TestNamesOfSquares(t *testing.T) {
	for _, name := range []string{"", "A", "@1", "a1", "Q1", "A0", "A01", "A13", "1A", "A1 "} {
		if q, ok := parseSquare(name); ok || q != offBoard {
			t.Errorf("%q is the square %s", name, q.name())
		}
	}
	for name, want := range map[string]square{"A1": at(0, 0), "P12": at(15, 11), "B10": at(1, 9)} {
		if q, ok := parseSquare(name); !ok || q != want || q.name() != name {
			t.Errorf("%q is the square %s", name, q.name())
		}
	}
}

func TestWhatAPositionDoesNotSayIsTakenForGranted(t *testing.T) {
	file := drawnFile(t, crowded)
	for _, key := range []string{"turn", "day", "day_turn", "day_start"} {
		file = regexp.MustCompile(`(?m)^`+key+` = \d+$`).ReplaceAllString(file, "")
	}
	if b := load(t, []byte(file), nil); b.turn != 1 || b.day != 1 || b.dayTurn != 1 || b.dayStart != 9*hour {
		t.Errorf("turn %d, turn %d of day %d, which began at minute %d", b.turn, b.dayTurn, b.day, b.dayStart)
	}
	two := drawnFile(t, field+"on ammunition\nA1 red-1 gun\nG7 blue-1 gun", "[position]\n", "[position]\ntrains = [{ id = \"park-red-g1\", at = \"A1\" }]\n")
	begin(t, load(t, []byte(two), nil)).wantSeen("blue", "park-red-g1").wantUnseen("blue", "park-blue-g1")
}

// partsOf are the battle and what has become of it.
func partsOf(b rules.Board) []any {
	x := *b.(*Board)
	battle := *x.scenario
	x.scenario = nil
	return []any{battle, x}
}
