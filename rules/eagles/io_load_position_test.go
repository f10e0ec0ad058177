package eagles

import (
	"reflect"
	"strings"
	"testing"
)

// halfway is a position with something of everything that a file can say.
const halfway = `
	a pr: cmd with a3 moved
	a1 line 24 line at 24,20 facing 0 left 12 bases 3 figures 1,2,1,0 foe b1 along 0 since 1 marks charger,bonus,fired rerolled 1
	a2 line 24 column at 16.8,21.6 facing 90 helps a1 halted 3
	a3 line 24 line at 12,4.25 facing 0.5 out 4 groups 10,8 14,8 men 0,1 nation gb
	a4 guard 16 line gone left 0
	a5 veteran 20 line at 40,4 facing 0 light out 3 groups 38,7 41,7.125
	b fr: cmd 40,40.125
	b1 line 24 line at 24,21.6 facing 180 foe a1 along 0 since 1 behind heavy marks defends,tested
	b2 line 24 line at 12,44 facing 180 marks broken,rallying running 2
	b3 militia 16 line gone left 4
	building 30,30 34,30 34,34 30,34
	wall 2,30 8,30.5 9,33
	hill 1: 36,20 46,20 46,28 36,28
	zone a 2: 0,0 48,0 48,12 0,12
	goal zone yard for 1: 2,2 6,2 6,6
	goal a unit a2 for 3
	goal b commander for 2
	goal b break 2 for 4
	table small
	turn 3, phase orders, active b, lead a`

// positionFile is the file of a picture.
func positionFile(t *testing.T, picture string) string {
	t.Helper()
	d := drawing{t: t, table: "large", phase: "orders", turn: 2, active: "a", lead: "a", home: [2]string{"south", "north"}}
	for _, line := range strings.Split(picture, "\n") {
		if line = strings.TrimSpace(line); line != "" {
			d.read(line)
		}
	}
	return d.file()
}

func TestAPositionIsLoadedAsItWasSaved(t *testing.T) {
	for name, swap := range map[string][2]string{
		"in the orders":       {},
		"by eye with cascade": {"table small", "table small\nmeasuring = by_eye\ncascade = yes\nask_rerolls = yes"},
		"another's lead":      {"lead a", "lead b"},
		"at the end":          {"phase orders", "phase resolve"},
		"before any lead":     {"phase orders, active b, lead a", "phase initiative, active a"},
	} {
		b := draw(t, strings.Replace(halfway, swap[0], swap[1], 1)).board()
		text := Book{}.Save(b)
		back, err := Book{}.Load(text, nil)
		if err != nil {
			t.Fatalf("%s: %v\n%s", name, err, text)
		}
		c := back.(*Board)
		if !reflect.DeepEqual(b.body, c.body) || !reflect.DeepEqual(b.army, c.army) || !reflect.DeepEqual(b.scenario, c.scenario) || b.rules != c.rules ||
			b.phase != c.phase || b.turn != c.turn || b.active != c.active || b.lead != c.lead {
			t.Errorf("%s: another position\n%s\n%s", name, text, Book{}.Save(c))
		}
		if b.Hash() != c.Hash() || string(text) != string((Book{}).Save(c)) {
			t.Errorf("%s: another sum or text\n%s", name, text)
		}
	}
}

func TestAFaultTellsWhatWouldBeRight(t *testing.T) {
	whole := positionFile(t, halfway)
	for _, c := range []struct{ old, new, says string }{
		{"left = 12", "left = 25", "25 Rankers are left; the body began with 24"},
		{"men = [0, 1]", "men = [1]", "each of the 2 groups"},
		{"men = [0, 1]", "men = [0, 3]", "each of the 2 groups"},
		{"bases = 3", "bases = 7", "must be 3 to 6"},
		{"groups = [[38,7], [41,7.125]]", "groups = [[38,7]]", "3 skirmishers make 2 groups"},
		{"skirmishers = 3", "skirmishers = 16", "0 to 15 skirmishers, not 16"},
		{"skirmishers = 4", "skirmishers = 6", "0 to 5 skirmishers, not 6"},
		{"turn = 3", "turn = 9", "the turn is 9, not 1 to 8"},
		{"sergeants = 2", "sergeants = 3", "0 to 2 of these figures (sergeants), not 3"},
		{"turns = 8", "turns = 100", "the battle has 100 turns, not 1 to 99"},
		{"points = 999", "points = 1000", "each army may cost 1000 points, which is not 8 to 999"},
		{"points = 999", "points = 149", "costs 150 points, but only 149"},
		{"most = 2", "most = 33", "at most 33 battalions, which is not 0 to 32"},
		{"battalions = 2", "battalions = 33", "the enemy battalions to break are 33, not 1 to 32"},
		{"points = 3", "points = 100", "the objective is worth 100 points, not 1 to 99"},
		{"level = 1", "level = 10", "level of the ground is 10; hills have levels 1 to 9"},
		{"[36,20]", "[36,20,1]", "two numbers, not 3"},
	} {
		text := strings.Replace(whole, c.old, c.new, 1)
		if _, err := (Book{}).Load([]byte(text), nil); text == whole || err == nil || !strings.Contains(err.Error(), c.says) {
			t.Errorf("%s: %v, want one that says %q", c.new, err, c.says)
		}
	}
}

func TestFaultsOfAPosition(t *testing.T) {
	whole := positionFile(t, halfway)
	for name, c := range map[string]struct{ key, old, swap string }{
		"a fate":                         {"state", "left = 12", ">>state = \"lost\"\nleft = 12"},
		"fewer left than none":           {"left", "left = 12", ">>left = -1"},
		"none left in play":              {"left", "left = 12", ">>left = 0"},
		"more left than began":           {"left", "left = 12", ">>left = 25"},
		"all left":                       {"", "left = 12\nbases = 3", "left = 24"},
		"three figures":                  {"alive", "figures = [1, 2, 1, 0]", ">>figures = [1, 2, 1]"},
		"a figure never bought":          {"alive", "figures = [1, 2, 1, 0]", ">>figures = [1, 2, 1, 1]"},
		"fewer figures than none":        {"alive", "figures = [1, 2, 1, 0]", ">>figures = [1, -1, 1, 0]"},
		"figures lost":                   {"", "figures = [1, 2, 1, 0]", "figures = [0, 0, 0, 0]"},
		"men of one group":               {"men", "men = [0, 1]", ">>men = [1]"},
		"fewer men than none":            {"men", "men = [0, 1]", ">>men = [0, -1]"},
		"more men than went out":         {"men", "men = [0, 1]", ">>men = [0, 3]"},
		"all men":                        {"", "men = [0, 1]", "men = [2, 2]"},
		"too few bases":                  {"bases", "bases = 3", ">>bases = 2"},
		"too many bases":                 {"bases", "bases = 3", ">>bases = 7"},
		"bases not yet taken off":        {"", "bases = 3", "bases = 6"},
		"a mark":                         {"mark", `marks = ["broken", "rallying"]`, `>>marks = ["broken", "tired"]`},
		"an angle of a melee":            {"facing", "along = 0", ">>along = 360"},
		"an angle below none":            {"facing", "along = 0", ">>along = -1"},
		"an angle that is none":          {"facing", "along = 0", ">>along = \"north\""},
		"a cover":                        {"behind", `behind = "heavy"`, `>>behind = "thick"`},
		"a melee with a friend":          {"bond", `foe = "b1"`, `>>foe = "a3"`},
		"a melee with nobody":            {"bond", `foe = "b1"`, `>>foe = "b9"`},
		"a melee with the fallen":        {"bond", `foe = "b1"`, `>>foe = "b3"`},
		"help for an enemy":              {"bond", `helps = "a1"`, `>>helps = "b1"`},
		"a Commander with an enemy":      {"body", `with = "a3"`, `>>with = "b2"`},
		"a Commander with nobody":        {"body", `with = "a3"`, `>>with = "a9"`},
		"a Commander's fate":             {"state", `with = "a3"`, `>>state = "asleep"`},
		"a Commander off the table":      {"outside", `commander = { x = 40, y = 40.125 }`, `>>commander = { x = 0.39, y = 40.125 }`},
		"a Commander far off":            {"outside", `commander = { x = 40, y = 40.125 }`, `>>commander = { x = 60, y = 40.125 }`},
		"a Commander on its edge":        {"", `commander = { x = 40, y = 40.125 }`, `commander = { x = 0.4, y = 40.125 }`},
		"a phase":                        {"phase", `phase = "orders"`, `>>phase = "tea"`},
		"a turn before the first":        {"turn", "turn = 3", ">>turn = 0"},
		"a turn after the last":          {"turn", "turn = 3", ">>turn = 9"},
		"the last turn":                  {"", "turn = 3", "turn = 8"},
		"whose turn":                     {"side", `active = "b"`, `>>active = "c"`},
		"who leads":                      {"side", `lead = "a"`, `>>lead = "c"`},
		"nobody leads":                   {"side", `lead = "a"`, `>>lead = ""`},
		"nobody leads yet":               {"", "phase = \"orders\"\nturn = 3\nactive = \"b\"\nlead = \"a\"", "phase = \"initiative\"\nturn = 3\nactive = \"b\"\nlead = \"\""},
		"who led before the roll":        {"side", "phase = \"orders\"\nturn = 3\nactive = \"b\"\nlead = \"a\"", "phase = \"initiative\"\nturn = 3\nactive = \"b\"\n>>lead = \"c\""},
		"an end of no kind":              {"ending", "phase = \"orders\"", "phase = \"over\"\n>>ending = \"rain\""},
		"a winner":                       {"side", "phase = \"orders\"", "phase = \"over\"\nending = \"units\"\n>>winner = \"c\""},
		"a draw":                         {"", "phase = \"orders\"", "phase = \"over\"\nending = \"draw\""},
		"a zone for all":                 {"", "most = 2", "most = 32"},
		"all to be broken":               {"", "battalions = 2", "battalions = 32"},
		"an end before the last turn":    {"", "phase = \"orders\"", "phase = \"over\"\nending = \"swept\"\nwinner = \"a\""},
		"an end":                         {"", "phase = \"orders\"", "phase = \"over\"\nending = \"units\"\nwinner = \"b\""},
		"orders while a battalion waits": {"phase.units", `phase = "orders"`, `>>phase = "orders"`},
		"a roll while a battalion waits": {"phase.units", `phase = "orders"`, `>>phase = "initiative"`},
		"an end while a battalion waits": {"", `phase = "orders"`, "phase = \"over\"\nending = \"draw\""},
		"orders while a Commander waits": {"phase.units", `phase = "orders"`, `>>phase = "orders"`},
	} {
		text := strings.Replace(whole, c.old, c.swap, 1)
		if text == whole {
			t.Errorf("%s: %s is not in the file", name, c.old)
		}
		swap := func(old, new string) { text = strings.Replace(text, old, new, 1) }
		switch name {
		case "orders while a battalion waits", "a roll while a battalion waits", "an end while a battalion waits":
			swap("state = \"gone\"\nleft = 4", "state = \"waiting\"")
		case "orders while a Commander waits":
			swap("{ x = 40, y = 40.125 }", "{ state = \"waiting\" }")
		}
		t.Run(name, func(t *testing.T) { wantFaultAt(t, c.key, text) })
	}
	for have, nation := range map[string]string{"a1": "fr", "b1": "pr"} {
		text := positionFile(t, have+" line 24 line at 36,10 facing 0")
		text = strings.Replace(text, "nation = \""+nation+"\"\n", "", 1)
		t.Run("orders with "+have+" alone", func(t *testing.T) {
			wantFaultAt(t, "phase.armies", strings.Replace(text, `phase = "orders"`, `>>phase = "orders"`, 1))
		})
	}
	t.Run("battalions of no nation", func(t *testing.T) {
		wantFaultAt(t, "nation", strings.Replace(strings.Replace(positionFile(t, apart), "nation = \"fr\"\n", "", 1), "[[army]]\nside = \"b\"", "[[>>army]]\nside = \"b\"", 1))
	})
}
