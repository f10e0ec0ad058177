package eagles

import (
	"fmt"
	"testing"

	"github.com/pelletier/go-toml/v2"
)

// The tables are those that the rulebook prints (2.1).
func TestPricesAndSkirmishersAreThePrintedOnes(t *testing.T) {
	for g, want := range map[grade][]int{
		militia: {8, 10, 12, 14, 16, 18, 20, 22, 24}, line: {16, 20, 24, 28, 32, 36, 40, 44, 48},
		veteran: {24, 30, 36, 42, 48, 54, 60, 66, 72}, guard: {32, 40, 48, 56, 64, 72, 80, 88, 96},
	} {
		for k, points := range want {
			if got := price(g, leastRankers+rankersStep*k); got != points {
				t.Errorf("%s %d cost %d, want %d", grades[g].name, leastRankers+rankersStep*k, got, points)
			}
		}
	}
	for k, want := range []int{4, 4, 5, 6, 7, 8, 8, 9, 10} {
		if got := mostSkirmishers(leastRankers+rankersStep*k, false); got != want {
			t.Errorf("%d Rankers detach %d, want %d", leastRankers+rankersStep*k, got, want)
		}
	}
	for k, want := range []int{12, 15, 18, 21, 24, 27} {
		if got := mostSkirmishers(leastRankers+rankersStep*k, true); got != want {
			t.Errorf("%d light Rankers detach %d, want %d", leastRankers+rankersStep*k, got, want)
		}
	}
}

func TestFootprintsAreThePrintedOnes(t *testing.T) { // 1.4
	for _, c := range []struct {
		bases  int
		column bool
		w, d   int64
	}{{4, false, 6400, 1600}, {12, false, 19200, 1600}, {4, true, 3200, 3200}, {5, true, 3200, 4800}, {12, true, 3200, 9600},
		{1, true, 1600, 1600}, {2, true, 3200, 1600}, {3, true, 3200, 3200}} {
		if w, d := size(c.bases, c.column); w != c.w || d != c.d {
			t.Errorf("%d bases, column %t: %d by %d, want %d by %d", c.bases, c.column, w, d, c.w, c.d)
		}
	}
}

// The scenarios are armies of 200 points at most, each group in its tether and
// each body in its zone, as the deployment of the ledger asks.
func TestScenariosStandWhereTheyMightHaveBeenDeployed(t *testing.T) {
	for name, data := range scenarioFiles(t) {
		b := load(t, data, nil)
		for i := range b.body {
			u := &b.body[i]
			if !u.inPlay() {
				continue
			}
			if r := b.mayStand(i, u.pose()); !r.OK() {
				t.Errorf("%s: %s: %v", name, b.id(i), r)
			}
			for g := range u.posts {
				p := placement{b: b, i: i, g: g, down: ^uint16(1 << uint(g)), reach: -1, zones: b.zonesOf(b.body[i].side)}
				if r := p.fits(u.screen[g].at); !r.OK() {
					t.Errorf("%s: group %d of %s: %v", name, g+1, b.id(i), r)
				}
			}
		}
	}
}

func TestEveryThingHasANameThatComesBack(t *testing.T) {
	for name, data := range scenarioFiles(t) {
		b := load(t, data, nil)
		for i := range b.scenario.scene {
			r := b.scenario.sceneryRef(i)
			if back, err := (Book{}).Parse(Book{}.Format(r)); back != r || err != nil {
				t.Errorf("%s: %s comes back as %v, %v", name, Book{}.Format(r), back, err)
			}
		}
		for i := range b.scenario.objectives {
			r := b.scenario.objectiveRef(i)
			if back, err := (Book{}).Parse(Book{}.Format(r)); back != r || err != nil {
				t.Errorf("%s: %s comes back as %v, %v", name, Book{}.Format(r), back, err)
			}
		}
	}
	for _, s := range []string{"a1", "b32", "a32.g14", "b1.g1", "a1-gb-1", "b32-pt-militia", "wood-1", "fence-256", "goal-1-yard", "goal-256-break"} {
		if r, err := (Book{}).Parse(s); err != nil || (Book{}).Format(r) != s {
			t.Errorf("%q comes back as %q, %v", s, Book{}.Format(r), err)
		}
	}
	for _, s := range []string{"", "a", "a0", "a33", "a3000", "c1", "c1.g1", "a1-nobody", "a1.g0", "a1.g15", "a0.g1", "a33.g1", "wood-0", "fence-257",
		"goal-0-yard", "goal-257-break", "goal-1-x", "a01", "-gb-1"} {
		if r, err := (Book{}).Parse(s); err == nil {
			t.Errorf("%q names %v", s, r)
		}
	}
}

func TestScenarioFilesNameTheirMap(t *testing.T) {
	for name, data := range scenarioFiles(t) {
		var all map[string]any
		if err := toml.Unmarshal(data, &all); err != nil {
			t.Error(name, err)
		}
		if battle := all["battle"].(map[string]any); fmt.Sprint(battle["map"])+".toml" != name {
			t.Errorf("%s: map is %v", name, battle["map"])
		}
	}
}
