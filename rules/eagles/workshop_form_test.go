package eagles

import (
	"testing"

	"grognard/rules"
	"grognard/rules/rulestest"
)

// formed are form, width, depth and angle of the first terrain of a draft.
func formed(t *testing.T, d *rules.Draft) (all [4]string) {
	t.Helper()
	x := d.Thing("terrain.0")
	for i, key := range [4]string{"form", "wide", "deep", "angle"} {
		if p := x.Prop(key); p != nil {
			all[i] = p.Value
		}
	}
	return all
}

// ME-35.1: hills and woods are oblong or round, so large as is typed, and turned so far.
func TestTerrainIsOblongOrRound(t *testing.T) {
	_, d := skirmish(t, put("hill", 20, 18, 36, 28))
	step := func(key, value string, corners int, want ...string) {
		t.Helper()
		if key != "" {
			_, d = rulestest.Edited(t, Book{}, d.Text, sets("terrain.0", key, value))
		}
		if got := formed(t, d); got != [4]string(want) || len(d.Thing("terrain.0").Pts) != corners {
			t.Errorf("%s %s: %v with %d corners, want %v", key, value, got, len(d.Thing("terrain.0").Pts), want)
		}
		wantWhole(t, d)
	}
	step("", "", 4, "oblong", "16", "10", "0")
	step("form", "round", 12, "round", "16", "10", "0")
	step("wide", "12", 12, "round", "12", "10", "0")
	step("angle", "30", 12, "round", "12", "10", "30")
	step("deep", "17", 12, "round", "12", "17", "30")
	step("angle", "-20", 12, "round", "12", "17", "-20")
	step("form", "oblong", 4, "oblong", "12", "17", "-20")
	step("angle", "45", 4, "oblong", "12", "17", "45")
	step("form", "round", 12, "round", "12", "17", "45")
	step("angle", "0", 12, "round", "12", "17", "0")
	if p := d.Thing("terrain.0").Frame; p.Middle != spots(28, 23)[0] {
		t.Errorf("its middle is %v", p.Middle)
	}
}

// What a click lays is of a form already; a building is never round.
func TestWhatIsLaidWithAClickHasAForm(t *testing.T) {
	for kind, want := range map[string][4]string{"hill": {"round", "15", "11", "0"}, "orchard": {"oblong", "9", "6", "0"}, "building": {"", "3", "3", "0"}} {
		if _, d := skirmish(t, put(kind, 30, 24)); formed(t, d) != want {
			t.Errorf("%s: %v", kind, formed(t, d))
		}
	}
}
