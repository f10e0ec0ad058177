package ccn

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"grognard/rules"
	"grognard/rules/rulestest"
)

func TestTheWorkshopKeepsTheContract(t *testing.T) {
	rulestest.Workshop(t, Book{}, rulestest.Starts(t, "ccn"), rulestest.Long(200, 24, 12), rulestest.Long(2000, 300, 120))
}

func cellsNamed(names string) (all []rules.Ref) { return refs(strings.Fields(names)) }

func TestABattleIsBuiltFromABlankBoard(t *testing.T) {
	text, d := rulestest.Edited(t, Book{}, blank,
		rules.Edit{Do: rules.EditPaint, Tool: "hill", Cells: cellsNamed("c3 c4 d4")},
		rules.Edit{Do: rules.EditPaint, Tool: "river", Cells: cellsNamed("e1 e2 e3 e4 e5")},
		rules.Edit{Do: rules.EditPaint, Tool: "ford", Cells: cellsNamed("e2")},
		rules.Edit{Do: rules.EditPaint, Tool: "fieldworks", Cells: cellsNamed("c3 d3")},
		rules.Edit{Do: rules.EditPut, Tool: "objective", Side: rules.Second, Cells: cellsNamed("c3 c4")},
		rules.Edit{Do: rules.EditPut, Tool: "name", Value: "La Belle", Cells: cellsNamed("d4")},
		rules.Edit{Do: rules.EditPut, Stock: "fr-ln", Cells: cellsNamed("b3")},
		rules.Edit{Do: rules.EditPut, Stock: "fr-ln", Cells: cellsNamed("b4")},
		rules.Edit{Do: rules.EditPut, Stock: "fr-ney", Cells: cellsNamed("b4")},
		rules.Edit{Do: rules.EditPut, Stock: "gb-gg", Cells: cellsNamed("g6")},
		rules.Edit{Do: rules.EditSet, Path: "allied.units.0", Key: "blocks", Value: "3"},
		rules.Edit{Do: rules.EditPut, Stock: "c-rally-1", Side: rules.Second},
		rules.Edit{Do: rules.EditSet, Key: "french.edge", Value: "bottom"})
	if !d.Whole() {
		t.Fatal(d.Flaws)
	}
	for _, want := range []string{"\n  \"..HH.........\",", "\n  \"~f~~~........\",", `courses = [["e1", "e2", "e3", "e4", "e5"]]`,
		`{ hex = "c3", sides = ["se"] }`, `{ unit = "fr-ln-2", at = "b4" }`, `{ leader = "fr-ney", at = "b4" }`,
		`{ unit = "gb-gg-1", at = "g6", blocks = 3 }`, `hand = ["c-rally-1"]`, "[allied]\nedge = \"top\""} {
		if !strings.Contains(text, want) {
			t.Errorf("no %s in\n%s", want, text)
		}
	}
}

func TestARiverEndsWhereItIsPaintedOver(t *testing.T) {
	text, _ := rulestest.Edited(t, Book{}, blank, rules.Edit{Do: rules.EditPaint, Tool: "river", Cells: cellsNamed("e1 e2 e3 e4 e5")},
		rules.Edit{Do: rules.EditPaint, Tool: "woods", Cells: cellsNamed("e3")})
	if !strings.Contains(text, `[["e1", "e2"], ["e4", "e5"]]`) {
		t.Error(text)
	}
	if text, _ = rulestest.Edited(t, Book{}, text, rules.Edit{Do: rules.EditTake, Path: "map.courses.0"}); !strings.Contains(text, `[["e4", "e5"]]`) || !strings.Contains(text, `"..F~~`) {
		t.Error(text)
	}
}

func TestAMapKeepsItsPictureWhenItIsPaintedOn(t *testing.T) {
	data, err := os.ReadFile("../../scenarios/ccn/ccn-05-talavera.toml")
	if err != nil {
		t.Fatal(err)
	}
	rulestest.Pictured(t, Book{}, string(data), []rules.Edit{{Do: rules.EditPaint, Tool: "woods", Cells: cellsNamed("i5")}})
}

func TestAFaultNamesItsThingAndWhatWouldMendIt(t *testing.T) {
	data, err := os.ReadFile("../../scenarios/ccn/ccn-05-talavera.toml")
	if err != nil {
		t.Fatal(err)
	}
	_, d := rulestest.Edited(t, Book{}, strings.Replace(string(data), `"fr-fa-1", at = "c5"`, `"fr-fa-1", at = "c4"`, 1))
	if len(d.Flaws) != 1 || d.Flaws[0].Thing != "french.units.11" || len(d.Flaws[0].Cells) != 1 || len(fixes(d, d.Flaws[0])) != 2 || d.Whole() {
		t.Fatalf("%+v", d.Flaws)
	}
	for i, want := range []bool{true, false} {
		_, mended := rulestest.Edited(t, Book{}, d.Text, fixes(d, d.Flaws[0])[i].Edits...)
		if !mended.Whole() || strings.Contains(mended.Text, `"fr-fa-1"`) != want {
			t.Errorf("fix %d: %+v", i, mended.Flaws)
		}
	}
}

// A leader who is moved away may leave a hex to a flaw that he hid: that mends nothing.
func TestWhatOnlyBringsAnotherFaultToLightIsNoFix(t *testing.T) {
	data, err := os.ReadFile("../../scenarios/ccn/ccn-12-waterloo.toml")
	if err != nil {
		t.Fatal(err)
	}
	text, d := rulestest.Edited(t, Book{}, string(data), rules.Edit{Do: rules.EditPut, Stock: "fr-girard", Cells: cellsNamed("b7")})
	n := 0
	for _, f := range d.Flaws {
		for _, fix := range fixes(d, f) {
			if _, after := rulestest.Edited(t, Book{}, text, fix.Edits...); len(after.Flaws) >= len(d.Flaws) {
				t.Errorf("%v is not mended by %+v: %v", f.Err, fix, after.Flaws)
			}
			n++
		}
	}
	if n == 0 {
		t.Errorf("nothing is offered: %v", d.Flaws)
	}
}

func TestArmiesAtTheWrongEdgeAreAdvised(t *testing.T) {
	turned := func(french, british, position string) (all []rules.Fix) {
		t.Helper()
		text := strings.Replace(blank, "units = [\n]", "units = [\n  { unit = \"fr-ln-1\", at = \""+french+"\" },\n]", 1)
		text = strings.Replace(text, "units = [\n]", "units = [\n  { unit = \"gb-ln-1\", at = \""+british+"\" },\n]", 1)
		d, err := Book{}.Draft(text + position)
		if err != nil {
			t.Fatal(err)
		}
		for _, f := range d.Flaws {
			if f.Err.Key == "ccn.advice.turned" && f.Advice {
				all = append(all, fixes(d, f)...)
			}
		}
		return all
	}
	if all := turned("h2", "b2", ""); len(all) != 1 || all[0].Edits[0].Key != "french.edge" || all[0].Edits[0].Value != "bottom" {
		t.Errorf("%v", all)
	}
	for _, c := range [][3]string{{"b2", "h2", ""}, {"h2", "g2", ""}, {"e2", "d3", ""}, {"h2", "b2", "\n[position]\nphase = \"combat\"\nturn = 3\nactive = \"french\"\n"}} {
		if all := turned(c[0], c[1], c[2]); all != nil {
			t.Errorf("%q: %v", c, all)
		}
	}
}

// Most of one army beyond the middle, or armies that face each other across the columns: there is
// no edge behind them.
func TestArmiesBesideTheirEdgesAreAdvised(t *testing.T) {
	advice := func(french, british []string) (key string, edits []rules.Fix) {
		t.Helper()
		text := blank
		for s, all := range [...][]string{french, british} {
			units := "units = [\n"
			for i, at := range all {
				units += fmt.Sprintf("  { unit = \"%s-ln-%d\", at = %q },\n", [...]string{"fr", "gb"}[s], i+1, at)
			}
			text = strings.Replace(text, "units = [\n]", units+"]", 1)
		}
		d, err := Book{}.Draft(text)
		if err != nil || d.Faults() > 0 {
			t.Fatal(err, d.Flaws)
		}
		for _, f := range d.Flaws {
			if f.Path == "french.edge" && f.Advice {
				key, edits = f.Err.Key, fixes(d, f)
			}
		}
		return key, edits
	}
	for _, c := range []struct {
		french, british []string
		key             string
		fix             bool
	}{
		{[]string{"b2", "c3"}, []string{"g2", "h3"}, "", false},
		{[]string{"f2", "g3", "a5"}, []string{"h2"}, "ccn.advice.turned.one", false},
		{[]string{"f2", "g3", "a1"}, []string{"e2", "e5"}, "ccn.advice.turned.one", true},
		{[]string{"e2", "g3"}, []string{"h2"}, "", false}, // half of them
		{[]string{"b2", "e2", "h2"}, []string{"b11", "e11", "h11"}, "ccn.advice.sideways", false},
		{[]string{"b2", "b3", "c2"}, []string{"h9", "h10", "g9"}, "", false}, // aslant
	} {
		if key, all := advice(c.french, c.british); key != c.key || (len(all) == 1 && all[0].Edits[0].Value == "bottom") != c.fix {
			t.Errorf("%v against %v: %q, %v", c.french, c.british, key, all)
		}
	}
	for _, s := range builtIn(t) {
		d, err := Book{}.Draft(s)
		if err != nil {
			t.Fatal(err)
		}
		for _, f := range d.Flaws {
			if f.Path == "french.edge" {
				t.Errorf("a battle of the game: %v", f.Err)
			}
		}
	}
}

// builtIn are the texts of the battles of the game.
func builtIn(t *testing.T) (all []string) {
	t.Helper()
	files, err := filepath.Glob("../../scenarios/ccn/*.toml")
	if err != nil || len(files) < 10 {
		t.Fatal(err, files)
	}
	for _, name := range files {
		data, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		all = append(all, string(data))
	}
	return all
}

func TestABattleThatCannotBeWonIsAdvisedAgainst(t *testing.T) {
	d, err := Book{}.Draft(blank)
	if err != nil || d.Whole() || len(d.Flaws) != 2 || d.Flaws[0].Err.Key != "ccn.fault.nobody" || d.Flaws[0].Err.Line == 0 {
		t.Fatalf("an empty board: %v, %v", d.Flaws, err)
	}
	text := strings.Replace(blank, "units = [\n]", "units = [\n  { unit = \"fr-ln-1\", at = \"b2\" },\n]", 1)
	at := strings.LastIndex(text, "units = [\n]")
	text = text[:at] + strings.Replace(text[at:], "units = [\n]", "units = [\n  { unit = \"gb-ln-1\", at = \"h2\" },\n]", 1)
	d, err = Book{}.Draft(text)
	if err != nil || len(d.Flaws) != 2 || d.Flaws[0].Err.Key != "ccn.advice.few" || !d.Whole() {
		t.Fatalf("one against one for five banners: %v, %v", d.Flaws, err)
	}
	for i, side := range []string{"french", "allied"} { // each says which side cannot win
		if f := d.Flaws[i]; !strings.Contains(f.Err.Error(), "but "+side+" can win no more than 1") {
			t.Errorf("of %s it says %v", side, f.Err)
		} else if fixed := fixes(d, f); len(fixed) == 0 || fixed[0].Edits[0].Value != "1" {
			t.Errorf("%s: it is mended by %v", side, fixed)
		}
	}
	d, err = Book{}.Draft(strings.Replace(text, "banners = 5", "banners = 1", 1))
	if err != nil || len(d.Flaws) != 0 {
		t.Errorf("one banner can be won: %v, %v", d.Flaws, err)
	}
}

func TestAnObjectiveThatNobodyCanEnterIsAdvisedAgainst(t *testing.T) {
	data, err := os.ReadFile("../../scenarios/ccn/ccn-01-rolica-first.toml")
	if err != nil {
		t.Fatal(err)
	}
	text, d := rulestest.Edited(t, Book{}, string(data), rules.Edit{Do: rules.EditPut, Tool: "objective", Side: rules.Second, Cells: cellsNamed("e5 e6")})
	if len(d.Flaws) != 0 {
		t.Fatal(d.Flaws)
	}
	_, d = rulestest.Edited(t, Book{}, text, rules.Edit{Do: rules.EditPaint, Tool: "rugged", Cells: cellsNamed("e5")})
	if len(d.Flaws) != 1 || !d.Whole() || d.Flaws[0].Err.Key != "ccn.advice.closed" || d.Flaws[0].Thing != "objective.1" || len(fixes(d, d.Flaws[0])) != 2 {
		t.Fatalf("%+v", d.Flaws)
	}
	for i, want := range []string{`hexes = ["e6"]`, `hexes = ["a4", "a10"]`} {
		if text, d := rulestest.Edited(t, Book{}, d.Text, fixes(d, d.Flaws[0])[i].Edits...); len(d.Flaws) != 0 || !strings.Contains(text, want) || strings.Contains(text, `"e5"`) {
			t.Errorf("fix %d: %v in\n%s", i, d.Flaws, text)
		}
	}
	_, d = rulestest.Edited(t, Book{}, text, rules.Edit{Do: rules.EditPaint, Tool: "river", Cells: cellsNamed("e5 e6")})
	if len(d.Flaws) != 0 { // its rivers can be forded
		t.Error(d.Flaws)
	}
}

func TestWhatIsLeftOfARiverIsAdvisedAgainst(t *testing.T) {
	strays := func(d *rules.Draft) (all []rules.Flaw) {
		for _, f := range d.Flaws {
			if f.Err.Key == "ccn.advice.stray" {
				all = append(all, f)
			}
		}
		return all
	}
	text, d := rulestest.Edited(t, Book{}, blank, rules.Edit{Do: rules.EditPaint, Tool: "river", Cells: cellsNamed("e1 e2 e3 e4 e5 e6 e7")})
	if len(strays(d)) != 0 {
		t.Error(d.Flaws)
	}
	text, d = rulestest.Edited(t, Book{}, text, rules.Edit{Do: rules.EditPaint, Tool: "hill", Cells: cellsNamed("e2")}, rules.Edit{Do: rules.EditPaint, Tool: "woods", Cells: cellsNamed("e4")})
	found := strays(d) // e1 ends at the edge of the map, e5 has e6 beside it
	if len(found) != 1 || !found[0].Advice || len(found[0].Cells) != 1 || found[0].Cells[0] != cellsNamed("e3")[0] || len(fixes(d, found[0])) != 1 {
		t.Fatalf("%+v", d.Flaws)
	}
	after, d := rulestest.Edited(t, Book{}, text, fixes(d, found[0])[0].Edits...)
	if len(strays(d)) != 0 || !strings.Contains(after, `"~H.F~~~......"`) {
		t.Errorf("%v in\n%s", d.Flaws, after)
	}
	if _, d = rulestest.Edited(t, Book{}, text, rules.Edit{Do: rules.EditPaint, Tool: "river", Cells: cellsNamed("d3")}); len(strays(d)) != 0 {
		t.Error(d.Flaws)
	}
}

// CCN-47, CCN-48: what crosses a river wants one.
func TestABridgeOrFordWithoutARiverIsAdvisedAgainst(t *testing.T) {
	dry := func(d *rules.Draft) (all []rules.Flaw) {
		for _, f := range d.Flaws {
			if strings.HasPrefix(f.Err.Key, "ccn.advice.") && f.Err.Key != "ccn.advice.few" {
				all = append(all, f)
			}
		}
		return all
	}
	army := strings.Replace(blank, "units = [\n]", "units = [\n  { unit = \"fr-ln-1\", at = \"b2\" },\n]", 1)
	at := strings.LastIndex(army, "units = [\n]")
	army = army[:at] + strings.Replace(army[at:], "units = [\n]", "units = [\n  { unit = \"gb-ln-1\", at = \"h2\" },\n]", 1)
	for _, c := range []struct{ tool, cells, river, want string }{
		{"bridge", "e3", "", "bridge"},
		{"bridge", "e1", "", "bridge"}, // also at the edge of the map
		{"ford", "e3", "", "ford"},
		{"ford", "e1", "", "ford"},
		{"ford", "e3 e4 e5", "", ""}, // a stream
		{"bridge", "e3", "e2", ""},
		{"ford", "e3", "e4", ""},
		{"bridge", "e3 e4 e5", "e2 e1", ""}, // a long one
	} {
		edits := []rules.Edit{{Do: rules.EditPaint, Tool: c.tool, Cells: cellsNamed(c.cells)}}
		if c.river != "" {
			edits = append(edits, rules.Edit{Do: rules.EditPaint, Tool: "river", Cells: cellsNamed(c.river)})
		}
		text, d := rulestest.Edited(t, Book{}, army, edits...)
		found := dry(d)
		if c.want == "" {
			if len(found) != 0 {
				t.Errorf("%v: %v", c, found)
			}
			continue
		}
		if len(found) != 1 || found[0].Err.Key != "ccn.advice.dry."+c.want || !found[0].Advice || len(found[0].Cells) != 1 || found[0].Cells[0] != cellsNamed(c.cells)[0] || len(fixes(d, found[0])) != 1 {
			t.Errorf("%v: %+v", c, d.Flaws)
			continue
		}
		if _, d = rulestest.Edited(t, Book{}, text, fixes(d, found[0])[0].Edits...); len(dry(d)) != 0 {
			t.Errorf("%v is not mended: %+v", c, d.Flaws)
		}
	}
	two, d := rulestest.Edited(t, Book{}, army, rules.Edit{Do: rules.EditPaint, Tool: "bridge", Cells: cellsNamed("e3 e4")})
	if len(dry(d)) != 2 {
		t.Errorf("two bridges: %+v", d.Flaws)
	}
	if _, d = rulestest.Edited(t, Book{}, strings.Replace(two, "[map]", "[map]\nfordable = true", 1), rules.Edit{Do: rules.EditPaint, Tool: "river", Cells: cellsNamed("e5")}); len(dry(d)) != 0 {
		t.Errorf("a river that can be forded: %+v", d.Flaws)
	}
	for _, x := range rulestest.Starts(t, "ccn") {
		if _, d := rulestest.Edited(t, Book{}, string(x.Data)); len(dry(d)) != 0 {
			t.Errorf("%s: %v", x.Name, d.Flaws)
		}
	}
}

// fixes are what is offered to mend a flaw of a draft.
func fixes(d *rules.Draft, f rules.Flaw) []rules.Fix { return Book{}.Fixes(d, &f) }
