package squares

import (
	"slices"
	"strings"
	"testing"

	"grognard/rules"
	"grognard/rules/rulestest"
)

// troops is a battle with a brigade, a battery and a general on both sides.
func troops(t *testing.T) string {
	t.Helper()
	text, d := rulestest.Edited(t, Book{}, tiny(), put("red-massed", "C2", rules.First), put("red-guns-medium", "C2", rules.First), put("blue-cavalry-medium", "E5", rules.Second))
	if len(d.Flaws) != 0 {
		t.Fatal(d.Flaws)
	}
	return text
}

func TestEachPropertyOfAUnitIsWritten(t *testing.T) {
	const foot, guns, horse = "forces.units.0", "forces.units.1", "forces.units.2"
	for _, c := range []struct{ path, key, value, want string }{
		{foot, "at", "D2", `skirmish = 0, at = "D2" }`}, {foot, "arrives_turn", "4", `skirmish = 0, arrives_turn = 4, entry = ["C1"] }`},
		{foot, "order", "linear", `order = "linear", skirmish = 0, at = "C2", facing = "N" }`},
		{foot, "skirmish", "1", `skirmish = 1, at = "C2" }`}, {foot, "light", "true", `at = "C2", light = true }`},
		{foot, "cls.veteran", "true", `cls = ["veteran"]`}, {foot, "garrison", "true", "garrison = true"},
		{foot, "kind", "cavalry", `{ id = "red-1", command = "red-g1", kind = "cavalry", at = "C2", weight = "medium" }`},
		{foot, "kind", "artillery", `kind = "artillery", at = "C2", weight = "medium", mobility = "foot" }`}, {foot, "kind", "mixed", `kind = "mixed", order = "massed"`},
		{guns, "weight", "heavy", `weight = "heavy", mobility = "foot"`}, {guns, "mobility", "horse", `mobility = "horse"`}, {guns, "kind", "infantry", `kind = "infantry", at = "C2", order = "massed" }`},
		{horse, "weight", "irregular", `kind = "cavalry", weight = "irregular"`}, {horse, "lancer", "true", "lancer = true"}, {horse, "cuirass", "true", "cuirass = true"},
		{"forces.commands.0", "ability", "2", `{ id = "red-g1", side = "fr", ability = 2, at = "C2" }`}, {"forces.commands.0", "side", "gb", `{ id = "red-g1", side = "gb"`},
		{"forces.sides.1.cinc", "at", "B4", `cinc = { id = "blue-c", ability = 0, at = "B4" }`},
	} {
		text, _ := rulestest.Edited(t, Book{}, troops(t), say(c.path, c.key, c.value))
		wantLines(t, text, c.want)
	}
}

// TestABrigadeIsUnderAGeneralOfItsSide offers generals of one side, and writes another one of it.
func TestABrigadeIsUnderAGeneralOfItsSide(t *testing.T) {
	_, d := rulestest.Edited(t, Book{}, scenarioText(t, "ns-01-maida.toml"))
	for _, x := range d.Things {
		p := x.Prop("command")
		if p == nil || x.Stock == "" || p.Value == "" {
			continue
		}
		for _, v := range p.Values {
			if v[:2] != p.Value[:2] {
				t.Errorf("%s may be under %s", x.Path, v)
			}
		}
		if x.Path == "forces.units.0" {
			if len(p.Values) < 2 {
				t.Fatalf("%v", p.Values)
			}
			text, _ := rulestest.Edited(t, Book{}, d.Text, say(x.Path, "command", p.Values[1]))
			wantLines(t, text, `command = "`+p.Values[1]+`"`)
		}
	}
}

func TestWhatAUnitIsGoesWithItsKind(t *testing.T) {
	text, d := rulestest.Edited(t, Book{}, troops(t), say("forces.units.0", "order", "linear"), say("forces.units.0", "cls.elite", "true"), say("forces.units.0", "cls.veteran", "true"), say("forces.units.0", "cls.elite", "false"))
	wantLines(t, text, `cls = ["veteran"]`)
	if p := d.Things[3].Props; d.Thing("forces.units.0").Prop("rank") == nil || d.Thing("forces.units.0").Prop("weight") != nil {
		t.Error(p)
	}
	text, d = rulestest.Edited(t, Book{}, text, say("forces.units.0", "kind", "cavalry"), say("forces.units.0", "cls.veteran", "false"))
	wantLines(t, text, "no facing", "no order", "no cls", `weight = "medium"`)
	if d.Thing("forces.units.0").Prop("rank") != nil || len(d.Flaws) != 0 {
		t.Error(d.Flaws)
	}
}

func TestAThingIsThereFromTheStartOrArrives(t *testing.T) {
	text, d := rulestest.Edited(t, Book{}, troops(t), say("forces.units.2", "arrives_turn", "3"), say("forces.units.2", "entry", "A6 B6"))
	wantLines(t, text, `arrives_turn = 3, entry = ["A6", "B6"] }`, `no "E5" }, entry`)
	if x := d.Thing("forces.units.2"); x.Turn != 3 || len(x.Cells) != 0 || len(d.Flaws) != 0 {
		t.Errorf("%+v %v", x, d.Flaws)
	}
	if due := (Book{}).View(d.Board, rules.Chance).Due; len(due) != 1 || due[0].Turn != 3 || len(due[0].At) != 2 {
		t.Errorf("%+v", due)
	}
	back, _ := rulestest.Edited(t, Book{}, text, say("forces.units.2", "arrives_turn", "0"))
	wantLines(t, back, `weight = "medium", at = "A6" }`, "no entry")
	back, _ = rulestest.Edited(t, Book{}, text, move("forces.units.2", "E6"))
	wantLines(t, back, `weight = "medium", at = "E6" }`, "no entry")
	late, d := rulestest.Edited(t, Book{}, text, say("forces.units.2", "arrives_turn", "20"))
	if len(d.Flaws) != 1 || !d.Flaws[0].Advice || !d.Whole() || len(fixes(d, d.Flaws[0])) == 0 {
		t.Fatalf("%+v", d.Flaws)
	}
	late, _ = rulestest.Edited(t, Book{}, late, fixes(d, d.Flaws[0])[0].Edits...)
	wantLines(t, late, "arrives_turn = 12")
}

func TestObjectivesAndTrains(t *testing.T) {
	obj := rules.Edit{Do: rules.EditPut, Tool: "objective", Cells: squaresNamed("D4"), Side: rules.Second}
	text, d := rulestest.Edited(t, Book{}, troops(t), obj, rules.Edit{Do: rules.EditPaint, Tool: "objective", Cells: squaresNamed("B2 F2"), Side: rules.Chance},
		say("victory.objectives.0", "vp", "5"), say("victory.objectives.1", "owner", "fr"), put("park", "D2", rules.First), put("pontoon", "E5", rules.Chance))
	wantLines(t, text, `{ at = "D4", owner = "gb", vp = 5 }`, `{ at = "B2", vp = 1, owner = "fr" }`, `{ at = "F2", vp = 1 }`, `{ command = "red-g1", kind = "park", at = "D2" }`,
		`{ command = "blue-g1", kind = "pontoon", at = "E5" }`, `options = ["ammunition", "pontoon"]`)
	if len(d.Flaws) != 0 || len(d.Board.(*Board).parks) != 1 || len(d.Board.(*Board).pontoons) != 1 {
		t.Error(d.Flaws)
	}
	text, d = rulestest.Edited(t, Book{}, text, say("victory.objectives.0", "owner", ""), erase("objective", "B2"), say("", "options.pontoon", "false"), take("forces.trains.0"))
	wantLines(t, text, `{ at = "D4", vp = 5 }`, "no B2", "no park", `options = ["ammunition"]`)
	if len(d.Flaws) != 1 || d.Flaws[0].Err.Key != "ns.fault.idle" || !d.Whole() {
		t.Error(d.Flaws)
	}
}

func TestTermsReachEveryKeyOfAScenario(t *testing.T) {
	for _, c := range []struct{ key, value, want string }{
		{"first", "gb", "nation = \"fr\", edge = \"S\", first = false"}, {"forces.sides.0.nation", "pr", `{ id = "red-g1", side = "pr"`}, {"forces.sides.1.edge", "E", `nation = "gb", edge = "E"`},
		{"forces.sides.0.fog_markers", "7", "fog_markers = 7"}, {"forces.sides.0.cinc", "red-g1", `cinc = { own_command = "red-g1" }`}, {"forces.sides.0.cinc", "fr-c-davout", `cinc = { id = "fr-c-davout", ability = 0, at = "E1" }`},
		{"board.cols", "12", "cols = 12"}, {"board.rows", "7", "rows = 7"}, {"board.square_m", "700", "square_m = 700"}, {"board.turn_minutes", "45", "turn_minutes = 45"}, {"board.seed", "mine", `seed = "mine"`},
		{"time.start", "7:30", `start = "07:30"`}, {"time.start", "17:05", `start = "17:05"`}, {"time.random", "true", `start = "random"`}, {"time.month", "12", "month = 12"}, {"time.region", "spain", `region = "spain"`},
		{"time.weather", "snow", `weather = "snow"`}, {"time.max_turns", "9", "max_turns = 9"}, {"time.days", "2", "days = 2"}, {"time.night_extra_turns", "3", "night_extra_turns = 3"},
		{"time.bombard_short_only_until_turn", "2", "bombard_short_only_until_turn = 2"},
		{"victory.points_per_enemy_unit", "2", "points_per_enemy_unit = 2"}, {"victory.points_per_enemy_command", "5", "points_per_enemy_command = 5"}, {"victory.margin", "6", "margin = 6"},
		{"options.fog_of_war", "true", `options = ["fog_of_war"]`}, {"variants.save", "3", "[variants]\nsave = 3"}, {"variants.bombardment_corners", "true", "bombardment_corners = true"},
		{"variants.cavalry_single_extra", "true", "cavalry_single_extra = true"}, {"variants.artillery_surcharge_per_square", "true", "artillery_surcharge_per_square = true"},
		{"variants.broken_affects_all_line", "true", "broken_affects_all_line = true"}, {"variants.irregulars_steady_in_morale", "true", "irregulars_steady_in_morale = true"},
		{"variants.bombardment_natural_six_hits", "true", "bombardment_natural_six_hits = true"}, {"variants.guns_lost_when_any_brigade_retreats", "true", "guns_lost_when_any_brigade_retreats = true"},
		{"scenario.title_en", "Ligny", `title_en = "Ligny"`},
	} {
		text, d := rulestest.Edited(t, Book{}, troops(t), say("", c.key, c.value))
		wantLines(t, text, c.want)
		p := (Book{}).Kit(d).Term(c.key)
		if p == nil || p.Value != c.value || p.Group == "" {
			t.Errorf("%s is said to be %+v", c.key, p)
		}
	}
	text, _ := rulestest.Edited(t, Book{}, troops(t), say("", "time.random", "true"), say("", "time.random", "false"), say("", "variants.save", "4"), say("", "forces.sides.1.cinc", "blue-g1"), say("", "forces.sides.1.cinc", "al-c-wellington"))
	wantLines(t, text, `start = "09:00"`, "no save = ", `cinc = { id = "al-c-wellington", ability = 2, at = "E5" }`)
	d, _ := Book{}.Draft(text)
	if _, err := (Book{}).Edit(d, say("", "time.start", "late")); err == nil {
		t.Error("the hour is late")
	}
}

func TestABattleOnTheTableBegins(t *testing.T) {
	text, d := rulestest.Edited(t, Book{}, troops(t), paint("town", "C2"), say("forces.units.0", "hits", "2"))
	wantLines(t, text, "[position]\n", `{ id = "red-1", at = "C2", hits = 2 }`, `phase = "start"`, "turn = 0", `command = "red-g1", kind = "infantry", order = "massed", skirmish = 0, at = "C2" }`)
	if !d.Begun || !d.Whole() || d.Board.(*Board).unit[0].hits != 2 {
		t.Fatal(d.Flaws)
	}
	text, d = rulestest.Edited(t, Book{}, text, move("forces.units.0", "D3"), move("forces.commands.0", "D4"), say("forces.commands.0", "activated", "true"), say("forces.units.1", "dry", "true"),
		put("red-linear", "D4", rules.First), say("forces.units.0", "activated", "true"), say("", "position.weather", "rainy"), say("", "position.phase", "combat"), say("", "position.activation.ap", "2"))
	wantLines(t, text, `{ id = "red-1", at = "D3", hits = 2, marks = ["activated"] }`, `{ id = "red-g1", at = "D4", marks = ["activated"] }`, `{ id = "red-2", at = "C2", marks = ["dry"] }`, `{ id = "red-3", at = "D4" }`,
		"[position.activation]\nleader = \"red-g1\"\nap = 2", `weather = "rainy"`, "turn = 1", "day = 1", "day_turn = 1", "day_start = 540")
	b := d.Board.(*Board)
	if !d.Whole() || b.phase != combat || b.turn != 1 || b.act.ap != 2 {
		t.Fatal(d.Flaws)
	}
	if p, _, err := rules.Begin(Book{}, b); err != nil || p.Request() == nil {
		t.Error(err)
	}
	lost, d := rulestest.Edited(t, Book{}, text, say("forces.units.0", "at", ""), take("forces.units.2"))
	wantLines(t, lost, `{ id = "red-1", hits = 2, state = "gone" }`, "no red-3")
	if !d.Whole() || d.Board.(*Board).unit[0].state != gone {
		t.Error(d.Flaws)
	}
	text, d = rulestest.Edited(t, Book{}, text, say("", "position.phase", "points"), say("", "begun", "false"))
	if wantLines(t, text, "no [position"); d.Begun || !d.Whole() {
		t.Error(d.Flaws)
	}
}

func TestMarkersOfAFogOnTheTable(t *testing.T) {
	marker := rules.Edit{Do: rules.EditPut, Tool: "marker", Cells: squaresNamed("C2"), Side: rules.First}
	dummy := rules.Edit{Do: rules.EditPut, Tool: "marker", Cells: squaresNamed("B3"), Side: rules.First}
	text, d := rulestest.Edited(t, Book{}, troops(t), marker, dummy)
	wantLines(t, text, `options = ["fog_of_war"]`, `on = ["fog_of_war"]`, `{ id = "marker-a-1", at = "C2", general = "red-g1", units = ["red-1", "red-2"] }`, `{ id = "marker-a-2", at = "B3", general = "red-g1", pretends = "infantry" }`)
	if !d.Whole() {
		t.Fatal(d.Flaws)
	}
	text, d = rulestest.Edited(t, Book{}, text, say("position.markers.1", "pretends", "cavalry"), say("position.markers.1", "hits", "1"), move("position.markers.1", "A3"), take("position.markers.0"))
	wantLines(t, text, `{ id = "marker-a-2", at = "A3", general = "red-g1", pretends = "cavalry", hits = 1 }`, "no marker-a-1")
	if !d.Whole() {
		t.Error(d.Flaws)
	}
}

// mended names the things of a draft's flaws and what would mend the first.
func mended(d *rules.Draft) (keys []string) {
	for _, f := range fixes(d, d.Flaws[0]) {
		keys = append(keys, f.Text.Key)
	}
	return keys
}

func TestFaultsNameTheirThingsAndWhatWouldMendThem(t *testing.T) {
	for _, c := range []struct {
		name  string
		edits []rules.Edit
		fault string
		thing string
		fixes string
	}{
		{"a battery in a wood", []rules.Edit{paint("wood", "C2")}, "ns.fault.guns", "forces.units.1", "workshop.fix.move workshop.fix.take"},
		{"troops in a river", []rules.Edit{paint("unfordable", "E5")}, "ns.fault.drowned", "forces.units.2", "workshop.fix.move"},
		{"far from the general", []rules.Edit{move("forces.commands.0", "G2")}, "ns.fault.radius", "forces.units.0", "workshop.fix.move workshop.fix.move.who workshop.fix.take"},
		{"among the enemy", []rules.Edit{move("forces.commands.1", "C3"), move("forces.units.2", "C2")}, "ns.fault.both", "forces.units.2", "workshop.fix.move"},
		{"a full square", []rules.Edit{put("red-massed", "C2", rules.First), put("red-massed", "C2", rules.First)}, "ns.fault.full", "forces.units.0", "workshop.fix.move.who workshop.fix.move.who workshop.fix.move"},
		{"a garrison without a town", []rules.Edit{say("forces.units.0", "garrison", "true")}, "ns.fault.areas", "forces.units.0", "ns.fix.outside workshop.fix.take"},
		{"a bridge over no river", []rules.Edit{paint("bridge", "D4")}, "ns.fault.bridge", "", "ns.fix.river ns.fix.nobridge"},
		{"a river over a corner", []rules.Edit{paint("fordable", "G3"), paint("fordable", "H4")}, "ns.fault.river.gap", "", "ns.fix.river ns.fix.river ns.fix.noriver"},
		{"an entry in the middle", []rules.Edit{say("forces.units.2", "arrives_turn", "2"), say("forces.units.2", "entry", "D4 A6")}, "ns.fault.entry", "forces.units.2", "workshop.fix.move ns.fix.entry workshop.fix.move"},
		{"nowhere", []rules.Edit{say("forces.units.0", "at", "")}, "ns.fault.nowhere", "forces.units.0", "ns.fix.turn workshop.fix.move workshop.fix.take"},
		{"a general without troops", []rules.Edit{put("fr-foy", "F2", rules.Chance)}, "ns.fault.empty", "forces.commands.2", "ns.fix.unit workshop.fix.take"},
		{"too many skirmishers", []rules.Edit{say("forces.units.0", "skirmish", "2")}, "ns.fault.skirmish", "forces.units.0", "ns.fix.light workshop.fix.number workshop.fix.take"},
		{"after dark", []rules.Edit{say("", "time.max_turns", "40")}, "ns.fault.dusk", "", "ns.fix.turns ns.fix.days"},
		{"before dawn", []rules.Edit{say("", "time.start", "1:00")}, "ns.fault.dawn", "", "ns.fix.hour ns.prop.random"},
		{"both the same nation", []rules.Edit{say("", "forces.sides.1.nation", "fr")}, "ns.fault.nation", "", ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			_, d := rulestest.Edited(t, Book{}, troops(t), c.edits...)
			i := slices.IndexFunc(d.Flaws, func(f rules.Flaw) bool { return !f.Advice })
			if i < 0 || d.Whole() || d.Flaws[i].Err.Key != c.fault || d.Flaws[i].Thing != c.thing {
				t.Fatalf("%+v", d.Flaws)
			}
			if got := strings.Join(mended(d), " "); !strings.HasPrefix(got, c.fixes) {
				t.Errorf("mended by %s, want %s", got, c.fixes)
			}
			if c.thing != "" && len(d.Thing(c.thing).Cells)+len(d.Flaws[i].Cells) == 0 && c.name != "nowhere" {
				t.Error("nobody knows where")
			}
			for _, f := range fixes(d, d.Flaws[i]) {
				if _, after := rulestest.Edited(t, Book{}, d.Text, f.Edits...); after.Faults() >= d.Faults() {
					t.Errorf("%s does not mend it: %v", f.Text.Key, after.Flaws)
				}
			}
		})
	}
}

// What is put on no square arrives in the turn of the edit, out of the box and from the board.
func TestWhatIsPutOnNoSquareArrivesLater(t *testing.T) {
	text, d := rulestest.Edited(t, Book{}, troops(t), rules.Edit{Do: rules.EditPut, Stock: "red-massed", Side: rules.First, N: 4})
	var got *rules.Thing
	for i := range d.Things {
		if d.Things[i].Stock == "red-massed" && d.Things[i].Turn > 0 {
			got = &d.Things[i]
		}
	}
	if got == nil || got.Turn != 4 || len(got.Cells) > 0 || got.Prop("entry").Value == "" {
		t.Fatalf("%+v\n%s", got, text)
	}
	_, d = rulestest.Edited(t, Book{}, text, rules.Edit{Do: rules.EditPut, Path: got.Path, N: 2})
	if again := d.Thing(got.Path); again.Turn != 2 {
		t.Errorf("moved to turn 2 it arrives in %d", again.Turn)
	}
}

func TestAnObjectiveInARiverThatNobodyCanCrossIsAdvisedAgainst(t *testing.T) {
	text, d := rulestest.Edited(t, Book{}, scenarioText(t, "ns-01-maida.toml"), rules.Edit{Do: rules.EditPaint, Tool: "unfordable", Cells: squaresNamed("C3 D3 E3")})
	at := func(d *rules.Draft) int {
		return slices.IndexFunc(d.Flaws, func(f rules.Flaw) bool { return f.Err.Key == "ns.fault.closed" })
	}
	i := at(d)
	if i < 0 || !d.Flaws[i].Advice || d.Flaws[i].Thing != "victory.objectives.1" || len(d.Flaws[i].Cells) != 1 || len(fixes(d, d.Flaws[i])) != 2 {
		t.Fatalf("%+v", d.Flaws)
	}
	for _, fix := range fixes(d, d.Flaws[i]) {
		if _, after := rulestest.Edited(t, Book{}, text, fix.Edits...); at(after) >= 0 || len(after.Flaws) != len(d.Flaws)-1 {
			t.Errorf("%+v: %+v", fix, after.Flaws)
		}
	}
	for _, edit := range []rules.Edit{{Do: rules.EditPaint, Tool: "bridge", Cells: squaresNamed("D3")}, {Do: rules.EditPaint, Tool: "fordable", Cells: squaresNamed("D3")}} {
		if _, d := rulestest.Edited(t, Book{}, text, edit); at(d) >= 0 {
			t.Errorf("%s: %+v", edit.Tool, d.Flaws)
		}
	}
}

func TestWhatIsLeftOfARiverIsAdvisedAgainst(t *testing.T) {
	strays := func(d *rules.Draft) (all []rules.Flaw) {
		for _, f := range d.Flaws {
			if f.Err.Key == "ns.fault.stray" {
				all = append(all, f)
			}
		}
		return all
	}
	text, d := rulestest.Edited(t, Book{}, tiny(), rules.Edit{Do: rules.EditPaint, Tool: "unfordable", Cells: squaresNamed("A3 B3 C3 D3 E3")}, rules.Edit{Do: rules.EditPaint, Tool: "hill", Cells: squaresNamed("C3")})
	if len(strays(d)) != 0 {
		t.Error(d.Flaws)
	}
	text, d = rulestest.Edited(t, Book{}, text, rules.Edit{Do: rules.EditErase, Tool: "unfordable", Cells: squaresNamed("B3 D3")})
	found := strays(d) // A3 lies at the edge
	if len(found) != 2 || !found[0].Advice || len(found[0].Cells) != 1 || found[0].Cells[0] != squaresNamed("C3")[0] || len(fixes(d, found[0])) != 1 {
		t.Fatalf("%+v", d.Flaws)
	}
	text, d = rulestest.Edited(t, Book{}, text, fixes(d, found[0])[0].Edits...)
	if left := strays(d); len(left) != 1 || left[0].Cells[0] != squaresNamed("E3")[0] {
		t.Error(d.Flaws)
	}
	wantLines(t, text, `{ at = "C3", hill = true }`)
}
