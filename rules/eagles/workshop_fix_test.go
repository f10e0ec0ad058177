package eagles

import (
	"slices"
	"strings"
	"testing"

	"grognard/rules"
	"grognard/rules/rulestest"
)

// TestAFaultNamesItsThingAndWhatWouldMendIt damages a sound battle in one place: the
// first fix makes it whole again, and writes what is asked for.
func TestAFaultNamesItsThingAndWhatWouldMendIt(t *testing.T) {
	sound, d := skirmish(t, put("wood", 20, 30), put("building", 60, 20), put("goal", 40, 20, 44, 24), put("goal-unit", 36, 40), sets("army.0.battalion.1", "skirmishers", "4"),
		put("zone", 0, 0, 72, 12))
	wantWhole(t, d)
	for _, x := range []struct {
		name, old, new string // what is damaged
		fault, thing   string
		fixes          int
		want           string // in the file, once it is mended
	}{
		{"a place off the table", "x = 30.0", "x = 71.0", "off", "army.0.battalion.0", 2, "x = 66."},
		{"a place far off the table", "x = 30.0", "x = 171.0", "off", "army.0.battalion.0", 2, "x = 66."},
		{"no place", "x = 30.0\ny = 10.0\nfacing = 0.0\n", "", "length", "army.0.battalion.0", 2, "x = 36.0"},
		{"in a building", "x = 36.0\ny = 40.0", "x = 60.0\ny = 20.0", "building", "army.1.battalion.0", 1, ""}, // else the objective would be lost
		{"on another battalion", "x = 36.0\ny = 40.0", "x = 30.0\ny = 10.0", "stands", "army.1.battalion.0", 1, ""},
		{"a facing", "facing = 180.0", "facing = 400.0", "facing", "army.1.battalion.0", 1, "facing = 180.0"},
		{"a formation", "formation = \"line\"", "formation = \"square\"", "formation", "army.0.battalion.0", 2, "formation = \"line\""},
		{"a size", "rankers = 28", "rankers = 29", "rankers", "army.0.battalion.0", 2, "rankers = 28"},
		{"a great size", "rankers = 28", "rankers = 88", "rankers", "army.0.battalion.0", 2, "rankers = 48\npoints = 48"},
		{"a grade", "grade = \"line\"", "grade = \"lines\"", "grade", "army.0.battalion.0", 2, "grade = \"militia\""},
		{"light infantry of the Line", "grade = \"line\"", "grade = \"line\"\nlight = true", "light.grade", "army.0.battalion.0", 2, "grade = \"line\"\nrankers"},
		{"rifles for all", "grade = \"line\"", "grade = \"line\"\nrifles = true", "rifles", "army.0.battalion.0", 2, "grade = \"line\"\nrankers"},
		{"a price", "points = 28", "points = 27", "battalion.sum", "army.0.battalion.0", 2, "points = 28"},
		{"too many drummers", "rankers = 28", "rankers = 28\ndrummers = 3", "figures", "army.0.battalion.0", 2, "drummers = 2\npoints = 32"},
		{"groups", "skirmishers = 4", "skirmishers = 6", "groups", "army.0.battalion.1", 2, "skirmishers = 6"},
		{"more skirmishers than may be", "skirmishers = 4", "skirmishers = 24", "skirmishers", "army.0.battalion.1", 2, "skirmishers = 18"},
		{"a group on a battalion", "groups = [[", "groups = [[50.0, 10.0], [", "group.stands", "", 0, ""},
		{"a mark", "formation = \"line\"", "formation = \"line\"\nmarks = [\"disordered\", \"tired\"]", "mark", "army.0.battalion.0", 2, "marks = [\"disordered\"]"},
		{"losses", "formation = \"line\"", "formation = \"line\"\nleft = 40", "left", "army.0.battalion.0", 2, "formation = \"line\"\nx"},
		{"dead figures", "formation = \"line\"", "officers = 1\nfigures = [0, 0, 0, 4]\nformation = \"line\"", "", "", 0, ""},
		{"the Commander off the table", "y = 44.0", "y = 48.5", "outside", "army.1.commander", 2, "y = 47.6"},
		{"the Commander with nobody", "commander = { x = 36.0, y = 4.0 }", "commander = { with = \"b1\" }", "body", "army.0.commander", 2, "commander = { x = 36.0"},
		{"an unknown nation", "nation = \"fr\"", "nation = \"us\"", "nation", "", 2, "nation = \"fr\""},
		{"a wood that crosses itself", "kind = \"wood\"\npolygon = [[", "kind = \"wood\"\npolygon = [[21.0, 31.0], [26.0, 40.0], [20.0, 26.0], [10.0, 40.0], [", "polygon", "terrain.0", 2, "kind = \"wood\""},
		{"terrain of no kind", "kind = \"building\"", "kind = \"castle\"", "terrain", "terrain.1", 2, "kind = \"wood\""},
		{"a wood with a level", "kind = \"wood\"", "kind = \"wood\"\nlevel = 3", "level", "terrain.0", 2, "kind = \"wood\"\npolygon"},
		{"a hill without one", "kind = \"wood\"", "kind = \"hill\"", "level", "terrain.0", 2, "level = 1"},
		{"a wall that is an area", "kind = \"building\"", "kind = \"wall\"", "shape", "terrain.1", 1, ""},
		{"a corner off the table", "polygon = [[0.0, 12.0]", "polygon = [[-2.0, 12.0]", "length", "", 0, ""},
		{"a zone of nobody", "[[zone]]\nside = \"a\"", "[[zone]]\nside = \"c\"", "side", "zone.0", 2, "[[zone]]\nside = \"a\""},
		{"an objective worth nothing", "points = 1\npolygon", "points = 0\npolygon", "goal.points", "objective.0", 2, "points = 1\npolygon"},
		{"an objective of another army", "unit = \"b1\"", "unit = \"a1\"", "goal.unit", "objective.1", 2, "unit = \"b1\""},
		{"no turns", "turns = 8", "turns = 0", "turns", "", 1, "turns = 1"},
		{"points", "points = 200", "points = 60", "army.points", "", 1, "points = 88"},
		{"an edge", "a = \"south\"", "a = \"west\"", "home", "", 1, "home = { a = \"south\", b = \"north\" }"},
		{"a table", "table = \"large\"", "table = \"round\"", "table", "", 1, "table = \"large\""},
		{"zones where sides are rolled for", "sides = \"fixed\"", "sides = \"roll\"", "zone.roll", "", 1, "sides = \"fixed\""},
		{"a switch", "[battle]", "[rules]\ncascade = \"perhaps\"\n\n[battle]", "value", "", 1, "[rules]\n\n[battle]"},
	} {
		t.Run(x.name, func(t *testing.T) {
			text := strings.Replace(sound, x.old, x.new, 1)
			if text == sound {
				t.Fatalf("no %q", x.old)
			}
			_, d := rulestest.Edited(t, Book{}, text)
			f := faults(d)
			if x.fault == "" || x.fixes == 0 { // several at once: some way leads on from each
				for n := 0; len(f) > 0 && n < 9; n++ {
					k := slices.IndexFunc(f, func(f rules.Flaw) bool { return len(fixes(d, f)) > 0 })
					if k < 0 {
						t.Fatalf("nothing mends %v", f[0].Err)
					}
					_, d = rulestest.Edited(t, Book{}, d.Text, fixes(d, f[k])[0].Edits...)
					f = faults(d)
				}
				wantWhole(t, d)
				return
			}
			if len(f) != 1 || f[0].Err.Key != "me.fault."+x.fault || f[0].Thing != x.thing || len(fixes(d, f[0])) < x.fixes {
				for _, y := range f {
					t.Errorf("%s of %q: %+v", y.Err.Key, y.Thing, fixes(d, y))
				}
				return
			}
			mended, d := rulestest.Edited(t, Book{}, text, fixes(d, f[0])[0].Edits...)
			wantWhole(t, d)
			if !strings.Contains(mended, x.want) {
				t.Errorf("no %s in\n%s", x.want, mended)
			}
		})
	}
}

// Who names a battalion that has a fault has none himself.
func TestAFaultHasNoOthersInItsTrain(t *testing.T) {
	text, _ := skirmish(t, put("goal-unit", 30, 10), sets("army.0.commander", "with", "a1"))
	_, d := rulestest.Edited(t, Book{}, strings.Replace(text, "rankers = 28", "rankers = 29", 1))
	if f := faults(d); len(f) != 1 || f[0].Thing != "army.0.battalion.0" {
		t.Errorf("%+v", f)
	}
	if _, d = rulestest.Edited(t, Book{}, strings.Replace(text, `with = "a1"`, `with = "a9"`, 1)); len(faults(d)) != 1 {
		t.Errorf("%+v", d.Flaws)
	}
}

func TestWoodsThatLieOverOneAnotherMoveApart(t *testing.T) {
	_, d := rulestest.Edited(t, Book{}, Book{}.Blanks()[0].Text, raise("gb-line", rules.First, 30, 10), raise("fr-line", rules.Second, 30, 40), put("wood", 20, 20), put("orchard", 24, 22))
	f := faults(d)
	if len(f) != 1 || f[0].Thing != "terrain.1" || fixes(d, f[0])[0].Text.Key != "me.fix.apart_from" {
		t.Fatalf("%+v", f)
	}
	_, d = rulestest.Edited(t, Book{}, d.Text, fixes(d, f[0])[0].Edits...)
	wantWhole(t, d)
	if m := d.Thing("terrain.1").Frame.Middle; m.X < 25000 && m.Y < 23000 || m.X > 36000 || m.Y > 36000 {
		t.Errorf("it lies at %v", m)
	}
}

func TestAnUmpireWouldAskAboutIt(t *testing.T) {
	_, d := skirmish(t, sets("army.0.battalion.1", "skirmishers", "2"))
	keys := func() (all []string) {
		for _, f := range d.Flaws {
			all = append(all, strings.TrimPrefix(f.Err.Key, "me.")+" "+f.Thing)
		}
		return all
	}
	if got := strings.Join(keys(), ", "); got != "remark.aimless , remark.unspent , remark.unspent " || !d.Whole() {
		t.Error(got)
	}
	_, d = rulestest.Edited(t, Book{}, d.Text, rules.Edit{Do: rules.EditPut, Path: "army.1.battalion.0", Pts: spots(36, 24), N: 18000},
		rules.Edit{Do: rules.EditPut, Path: "army.0.battalion.1.groups.0", Pts: spots(20, 20)}, sets("", "battle.points", "88"))
	if got := strings.Join(keys(), ", "); got != "remark.aimless , advice.tether army.0.battalion.1.groups.0, remark.unspent , advice.strip army.1.battalion.0" || !d.Whole() {
		t.Error(got)
	}
	for name, data := range scenarioFiles(t) {
		if _, d = rulestest.Edited(t, Book{}, string(data)); slices.ContainsFunc(d.Flaws, func(f rules.Flaw) bool { return strings.HasPrefix(f.Err.Key, "me.advice.") }) {
			t.Errorf("%s: %v", name, d.Flaws)
		}
	}
}

// ME-35.3: nobody enters a building, so nobody can be deployed in one.
func TestAZoneInABuildingIsAdvisedAgainst(t *testing.T) {
	buried := func(d *rules.Draft) (all []rules.Flaw) {
		for _, f := range d.Flaws {
			if f.Err.Key == "me.advice.buried" {
				all = append(all, f)
			}
		}
		return all
	}
	keep := put("building", 20, 20, 30, 20, 30, 30, 20, 30)
	for _, c := range []struct {
		name   string
		zone   rules.Edit
		buried bool
	}{
		{"all of it", put("zone", 22, 22, 28, 22, 28, 28, 22, 28), true},
		{"most of it", put("zone", 20, 20, 38, 20, 38, 30, 20, 30), true},
		{"less than half", put("zone", 20, 20, 42, 20, 42, 30, 20, 30), false},
		{"beside it", put("zone", 30, 20, 40, 20, 40, 30, 30, 30), false},
		{"with a dent, round it", put("zone", 10, 10, 40, 10, 40, 20, 20, 20, 20, 40, 10, 40), false},
	} {
		text, d := skirmish(t, keep, c.zone)
		found := buried(d)
		if !c.buried {
			if len(found) != 0 {
				t.Errorf("%s: %+v", c.name, found)
			}
			continue
		}
		if len(found) != 1 || !found[0].Advice || found[0].Thing != "zone.0" || len(found[0].Pts) != 4 || found[0].Err.Line == 0 || len(fixes(d, found[0])) != 2 {
			t.Errorf("%s: %+v", c.name, d.Flaws)
			continue
		}
		for i, fix := range fixes(d, found[0]) {
			after, d := rulestest.Edited(t, Book{}, text, fix.Edits...)
			if len(buried(d)) != 0 || strings.Contains(after, "[[zone]]") != (i == 0) {
				t.Errorf("%s, fix %d: %+v in\n%s", c.name, i, d.Flaws, after)
			}
		}
	}
	two, d := skirmish(t, keep, put("building", 30, 20, 40, 20, 40, 30, 30, 30), put("zone", 24, 20, 36, 20, 36, 30, 24, 30))
	if len(buried(d)) != 1 {
		t.Errorf("between two buildings: %+v in\n%s", d.Flaws, two)
	}
}
