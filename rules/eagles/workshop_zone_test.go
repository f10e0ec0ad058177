package eagles

import (
	"testing"

	"grognard/rules"
	"grognard/rules/rulestest"
)

// zonesDrawn are the deployment zones on the map of a draft, by side.
func zonesDrawn(d *rules.Draft) (n [2]int) {
	for _, a := range (Book{}).View(d.Board, rules.Chance).Map.Areas {
		if a.Kind == rules.AreaZone {
			n[a.Side]++
		}
	}
	return n
}

// ME-10.6, ME-10.15: a draft shows where both sides deploy, though all stand in their places.
func TestADraftShowsWhereTheSidesDeploy(t *testing.T) {
	_, d := skirmish(t)
	if n := zonesDrawn(d); n != [2]int{1, 1} {
		t.Errorf("%v zones are drawn", n)
	}
	for _, at := range [][2]float64{{10, 5}, {30, 5}} {
		_, d = rulestest.Edited(t, Book{}, d.Text, rules.Edit{Do: rules.EditPut, Tool: zoneTool, Pts: spots(at[0], at[1])})
	}
	if n := zonesDrawn(d); n != [2]int{2, 1} {
		t.Errorf("%v zones are drawn", n)
	}
	_, d = rulestest.Edited(t, Book{}, d.Text, sets("", "position.phase", "orders"))
	if n := zonesDrawn(d); n != [2]int{} {
		t.Errorf("in a battle that has begun %v zones are drawn", n)
	}
}

// ME-10.6: whose ground it is that somebody stands outside of, and which.
func TestWhoStandsOutsideIsToldOfWhoseGround(t *testing.T) {
	_, d := skirmish(t)
	outside := func(want, whose string) {
		t.Helper()
		for _, f := range d.Flaws {
			if f.Err.Key == want {
				if s, ok := f.Err.Args[1].(rules.Said); !ok || s.ID != whose {
					t.Errorf("%s tells of %v", want, f.Err.Args)
				}
				return
			}
		}
		t.Errorf("nothing says %s: %v", want, d.Flaws)
	}
	put := func(path string, x, y float64) {
		_, d = rulestest.Edited(t, Book{}, d.Text, rules.Edit{Do: rules.EditPut, Path: path, Pts: spots(x, y), N: 36000})
	}
	put("army.1.battalion.0", 36, 24)
	outside("me.advice.strip", "b")
	_, d = rulestest.Edited(t, Book{}, d.Text, rules.Edit{Do: rules.EditPut, Tool: zoneTool, Pts: spots(20, 40), Side: rules.Second})
	outside("me.advice.zone", "b")
}

// ME-28.1, ME-28.2: what decides is said of a battle without objectives, and of no other.
func TestABattleWithoutObjectivesIsSaidToHangOnBattalions(t *testing.T) {
	said := func(d *rules.Draft) bool {
		for _, f := range d.Flaws {
			if f.Err.Key == "me.remark.aimless" {
				return f.Advice
			}
		}
		return false
	}
	if _, d := skirmish(t); !said(d) {
		t.Errorf("nothing is said: %v", d.Flaws)
	}
	if _, d := skirmish(t, put("goal", 30, 20, 38, 28)); said(d) {
		t.Errorf("there is an objective: %v", d.Flaws)
	}
}
