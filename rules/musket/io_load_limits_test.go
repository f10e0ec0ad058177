package musket

import (
	"errors"
	"fmt"
	"regexp"
	"strings"
	"testing"

	"grognard/rules"
	"grognard/rules/rulestest"
)

// full is a position with a thing of every kind.
const full = `
	map
	............
	..w..v......
	....b..t....
	............
	......m.....
	............
	........s...
	..........x.
	end
	heights 0303 0304
	river 0404-0405
	bridge 0504-0505
	ford 0604-0605
	stream 0704-0705
	wall 0804-0805
	slope 0904>0905
	steep 1004>1005
	road 0101 0201 0301
	trail 0107 0207
	turns day day twilight night
	turn 2, phase combat
	objective 0505 3 france
	france steps 1
	france embarkation 0108
	france 0405 fr-44 inf 5-4-4 f=2 reduced start=0405
	france 0405 fr-lannes ldr 2-1+1 span=1,2 helps=fr-44
	france 0406 fr-12hus cav 2/4-4-9 sqn
	france 0407 fr-bty1 art 3/1-3-4 aiming aim=0605
	france waiting 4@0101,0102 fr-96 inf (4)-4-V id=x dot=back
	austria 0505 au-28 inf 4-3-4 back=2-3-(4) dot=front
	austria track 3 au-51 inf 4-3-4
	austria aside - au-18 inf 4-3-4
	threat au-28 fr-44
	event kind = "no_attack"; units = ["fr-44"]; turns = [2]
	event kind = "leader_leaves"; leader = "fr-lannes"; heir = "fr-lannes"; turns = [3]; span = ["1"]
`

func fullFile(t *testing.T) string {
	t.Helper()
	file := fileOf(t, full)
	return strings.Replace(file, "[position]\n", "[[map.place]]\nname = \"Hill\"\nhex = \"0303\"\n[position]\nbegun = true\naimed = true\nsteps = [1, 0]\nshock = [0, 1]\ntargets = [\"0606\"]\nbases = [\"0405\"]\n", 1)
}

func TestWordsAndNumbersOfFilesAreKnown(t *testing.T) {
	file := fullFile(t)
	if _, err := (Book{}).Load([]byte(file), nil); err != nil {
		t.Fatalf("%v\n%s", err, file)
	}
	for _, c := range []struct{ old, new, want string }{
		{`turns = ["day", "day", "twilight", "night"]`, `turns = []`, "the battle has 0 turns"},
		{`turns = ["day", "day", "twilight", "night"]`, `turns = ["day"` + strings.Repeat(`, "day"`, 40) + `]`, "the battle has 41 turns"},
		{`heights = ["0303"`, `heights = ["1303"`, `"1303" is not a hex of this map`},
		{`river = ["0404-0405"]`, `river = ["0404>0405"]`, "is not a hexside"},
		{`river = ["0404-0405"]`, `river = ["0404-0406"]`, "is not a hexside"},
		{`river = ["0404-0405"]`, `river = ["1208-1209"]`, "is not a hexside"},
		{`river = ["0404-0405"]`, `river = ["1209-1208"]`, "is not a hexside"},
		{`river = ["0404-0405"]`, `river = ["404-0405"]`, "is not a hexside"},
		{`river = ["0404-0405"]`, `river = ["0404-405"]`, "is not a hexside"},
		{`slope = ["0904>0905"]`, `slope = ["0904-0905"]`, "is not a hexside"},
		{`steep = ["1004>1005"]`, `steep = ["1004-1005"]`, "is not a hexside"},
		{`hexes = ["0101", "0201", "0301"]`, `hexes = ["0101", "0201", "0301", "0001"]`, `"0001" is not a hex`},
		{"name = \"Hill\"\nhex = \"0303\"", "name = \"Hill\"\nhex = \"0313\"", `"0313" is not a hex`},
		{`nation = "au"`, `nation = "xx"`, `there are no colours of "xx"`},
		{`loc = ["0101"]`, `loc = []`, "has no hex for its line of communication"},
		{`loc = ["0101"]`, `loc = ["0199"]`, `"0199" is not a hex`},
		{`steps = 1` + "\nembarkation", `steps = 10` + "\nembarkation", "steps of a turn are 10"},
		{`steps = 1` + "\nembarkation", `steps = -1` + "\nembarkation", "steps of a turn are -1"},
		{`embarkation = "0108"`, `embarkation = "0109"`, `"0109" is not a hex`},
		{`ma = 8 }`, `ma = 31 }`, "31 cannot stand on a counter"},
		{`ma = 8 }`, `ma = -1 }`, "-1 cannot stand on a counter"},
		{`size = "squadron"`, `size = "troop"`, `there is no size "troop"`},
		{`back_is = "reduced"`, `back_is = "torn"`, `the back of the counter is "torn"`},
		{`formation = "2"`, `formation = "all"`, `has no formation "all"`},
		{`attack = 3`, `attack = 31`, "31 cannot stand on a counter"},
		{`defence = 1`, `defence = 31`, "31 cannot stand on a counter"},
		{`range = 3`, `range = 31`, "31 cannot stand on a counter"},
		{`charge = 4`, `charge = -1`, "-1 cannot stand on a counter"},
		{`ma = "V"`, `ma = "W"`, "neither a number nor"},
		{`ma = "V"`, `ma = true`, "neither a number nor"},
		{`entry = ["0101", "0102"]`, `entry = []`, "has no hex by which to enter"},
		{`entry = ["0101", "0102"]`, `entry = ["0101", "9901"]`, `"9901" is not a hex`},
		{"turn = 1\nentry", "turn = 5\nentry", "no hex and has no turn of entry"},
		{`margin_of = "france"`, `margin_of = "spain"`, `"spain" is not one`},
		{`hex = "0505"`, `hex = "5050"`, `"5050" is not a hex`},
		{`held = "france"`, `held = "spain"`, `"spain" is not one`},
		{"winner = \"austria\"\ngrade = \"decisive\"", "winner = \"spain\"\ngrade = \"decisive\"", `"spain" is not one`},
		{"from = -4\n", "from = -99\n", "the results must rise, but -99 follows -99"},
		{`kind = "no_attack"`, `kind = "holiday"`, `there is no special rule "holiday"`},
		{`units = ["fr-44"]`, `units = ["fr-101"]`, `"fr-101" is not in this battle`},
		{`leader = "fr-lannes"`, `leader = "fr-ney"`, `"fr-ney" is not in this battle`},
		{`heir = "fr-lannes"`, `heir = "fr-ney"`, `"fr-ney" is not in this battle`},
		{`heir = "fr-lannes"`, ``, "does not say which leader"},
		{`leader = "fr-lannes"`, ``, "does not say which leader"},
		{`turns = [3]`, ``, "does not say which leader"},
		{`start = "0405"`, `start = "4005"`, `"4005" is not a hex`},
		{`aim = "0605"`, `aim = "6005"`, `"6005" is not a hex`},
		{`targets = ["0606"]`, `targets = ["6006"]`, `"6006" is not a hex`},
		{`bases = ["0405"]`, `bases = ["4005"]`, `"4005" is not a hex`},
		{`shock = [0, 1]`, `shock = [0, 1, 0]`, "not as 3 in all"},
		{`control = ["france"]`, `control = ["france", "france"]`, "2 times who holds an objective"},
	} {
		if !strings.Contains(file, c.old) {
			t.Errorf("the file has no %q:\n%s", c.old, file)
			continue
		}
		_, err := Book{}.Load([]byte(strings.Replace(file, c.old, c.new, 1)), nil)
		var f *rules.FileError
		if !errors.As(err, &f) || !strings.Contains(f.Msg, c.want) || f.Line == 0 {
			t.Errorf("%s: %v, want %q with its line", c.new, err, c.want)
		}
	}
	for _, key := range []string{"cf", "charge", "mr", "ma", "attack", "defence", "range", "movement"} {
		at := regexp.MustCompile(`([ \n]` + key + ` = )\d+`)
		for _, p := range at.FindAllStringIndex(file, -1) {
			for _, n := range []int{0, maxValue, maxValue + 1} {
				_, err := Book{}.Load([]byte(file[:p[0]]+at.ReplaceAllString(file[p[0]:p[1]], fmt.Sprint("${1}", n))+file[p[1]:]), nil)
				if got := err == nil || !strings.Contains(err.Error(), "cannot stand on a counter"); got != (n <= maxValue) {
					t.Errorf("%s = %d is taken: %t (%v)", key, n, got, err)
				}
			}
		}
	}
}

// TestASavedPositionIsLoadedAsItWas compares every field of board and battle.
func TestASavedPositionIsLoadedAsItWas(t *testing.T) {
	boards := map[string]rules.Board{"full": load(t, []byte(fullFile(t)), nil), "over": draw(t, "phase move-start\nturns day day\nturn 2\nobjective 0505 9 france").Play("done", "done", "done", "done").board(),
		"switched": draw(t, "coordination off, threat_charge on, enemy_test all\nactive austria\nphase move\nfrance killed - fr-lannes ldr 2-1+1\naustria captured - au-28 inf 4-3-4\naustria hq 0505 ineffective").board()}
	for name, data := range scenarioFiles(t) {
		boards[name] = load(t, data, nil)
	}
	for name, board := range boards {
		rulestest.SaveKeeps(t, Book{}, name, board, partsOf)
	}
}

// partsOf are the battle and what has become of it.
func partsOf(b rules.Board) []any {
	x := *b.(*Board)
	battle := *x.scenario
	x.scenario = nil
	x.lifelines = [2][2]lifeline{} // kept so as not to look again
	return []any{battle, x}
}
