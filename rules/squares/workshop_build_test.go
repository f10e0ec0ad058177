package squares

import (
	"os"
	"slices"
	"strings"
	"testing"

	"grognard/rules"
	"grognard/rules/rulestest"
)

func squaresNamed(names string) (all []rules.Ref) {
	for _, name := range strings.Fields(names) {
		q, _ := parseSquare(name)
		all = append(all, q.ref())
	}
	return all
}

func paint(tool, cells string) rules.Edit {
	return rules.Edit{Do: rules.EditPaint, Tool: tool, Cells: squaresNamed(cells)}
}

func erase(tool, cells string) rules.Edit {
	return rules.Edit{Do: rules.EditErase, Tool: tool, Cells: squaresNamed(cells)}
}

func put(stock, cell string, s rules.Side) rules.Edit {
	return rules.Edit{Do: rules.EditPut, Stock: stock, Cells: squaresNamed(cell), Side: s}
}

func move(path, cell string) rules.Edit {
	return rules.Edit{Do: rules.EditPut, Path: path, Cells: squaresNamed(cell)}
}

func take(path string) rules.Edit { return rules.Edit{Do: rules.EditTake, Path: path} }

func say(path, key, value string) rules.Edit {
	return rules.Edit{Do: rules.EditSet, Path: path, Key: key, Value: value}
}

// scenarioText reads a battle of the book.
func scenarioText(t *testing.T, name string) string {
	t.Helper()
	data, err := os.ReadFile("../../scenarios/squares/" + name)
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}

// tiny is an empty board of 8 by 6 squares.
func tiny() string { return Book{}.Blanks()[1].Text }

// wantLines checks what a text says, and what it does not say: lines with "no "
// before them.
func wantLines(t *testing.T, text string, lines ...string) {
	t.Helper()
	for _, want := range lines {
		not := strings.HasPrefix(want, "no ")
		if strings.Contains(text, strings.TrimPrefix(want, "no ")) == not {
			t.Errorf("want %s in\n%s", want, text)
		}
	}
}

func TestBlanksAreWholeAndOnlyLackTroops(t *testing.T) {
	for _, blank := range (Book{}).Blanks() {
		_, d := rulestest.Edited(t, Book{}, blank.Text)
		if !d.Whole() || len(d.Flaws) != 2 || d.Flaws[0].Err.Key != "ns.fault.alone" {
			t.Errorf("%s: %v", blank.Key, d.Flaws)
		}
		if m := (Book{}).View(d.Board, rules.Chance).Map; len(m.Cells) != m.Cols*m.Rows {
			t.Errorf("%s has %d squares", blank.Key, len(m.Cells))
		}
	}
}

func TestGroundIsLaidInLayers(t *testing.T) {
	text, d := rulestest.Edited(t, Book{}, tiny(), paint("hill", "C3 C4"), paint("wood", "C3"), paint("fields", "D4"), paint("broken", "E5"),
		paint("fordable", "A2 C2"), paint("unfordable", "E2 F3"), paint("bridge", "B2"),
		rules.Edit{Do: rules.EditPaint, Tool: "town", Value: "Ligny", Cells: squaresNamed("C4")}, paint("fort", "F6"))
	wantLines(t, text, `{ at = "C3", hill = true, wood = true }`, `{ at = "C4", hill = true, town = { name = "Ligny", areas = 1 } }`, `{ at = "D4", fields = true }`,
		`{ at = "E5", broken = true }`, `{ at = "A2", river = "fordable" }`, `{ at = "B2", river = "fordable", bridge = true }`, `{ at = "C2", river = "fordable" }`,
		`{ at = "E2", river = "unfordable" }`, `{ at = "F2", river = "unfordable" }`, `{ at = "F3", river = "unfordable" }`, `{ at = "F6", fort = { name = "", areas = 1 } }`, `seed = "8x6-`)
	if !d.Whole() {
		t.Fatal(d.Flaws)
	}
	text, d = rulestest.Edited(t, Book{}, text, erase("hill", "C3 C4"), erase("broken", "E5"), paint("fort", "C4"), erase("unfordable", "E2 F2 F3"), erase("fordable", "B2"), paint("open", "C3 A2"),
		say("board.squares.0.fort", "areas", "3"), say("board.squares.0.fort", "name", `La "Haye"`), erase("town", "F6"))
	wantLines(t, text, "no C3", "no E5", `{ at = "C4", fort = { name = "La \"Haye\"", areas = 3 } }`, "no unfordable", "no B2", "no A2", `{ at = "C2", river = "fordable" }`, "no F6", "no hill")
	if !d.Whole() {
		t.Fatal(d.Flaws)
	}
	text, _ = rulestest.Edited(t, Book{}, text, move("board.squares.0.fort", "H6"))
	wantLines(t, text, `{ at = "H6", fort = { name = "La \"Haye\"", areas = 3 } }`, "no C4")
}

func TestAMapKeepsItsPictureWhenItIsPaintedOn(t *testing.T) {
	rulestest.Pictured(t, Book{}, scenarioText(t, "ns-01-maida.toml"), []rules.Edit{paint("wood", "C5")}, []rules.Edit{erase("wood", "E2")},
		[]rules.Edit{paint("open", "E2")}, []rules.Edit{say("", "board.cols", "9")})
}

func TestABoardThatShrinksLosesItsGroundAndNamesWhoFallsOff(t *testing.T) {
	text, d := rulestest.Edited(t, Book{}, scenarioText(t, "ns-01-maida.toml"), say("", "board.cols", "7"))
	wantLines(t, text, "cols = 7", "no H3\", hill", "no Maida\", areas")
	if len(d.Flaws) != 1 || d.Flaws[0].Thing != "victory.objectives.2" || len(fixes(d, d.Flaws[0])) == 0 {
		t.Fatalf("%+v", d.Flaws)
	}
	text, d = rulestest.Edited(t, Book{}, text, fixes(d, d.Flaws[0])[0].Edits...)
	if wantLines(t, text, `{ at = "G4", owner = "fr", vp = 4 }`); !d.Whole() {
		t.Error(d.Flaws)
	}
}

func TestForcesComeOutOfTheBox(t *testing.T) {
	text, d := rulestest.Edited(t, Book{}, tiny(), put("fr-petit", "C2", rules.Chance), put("fr-gauthier-25e", "C2", rules.Chance), put("red-linear", "F1", rules.Chance), put("red-guns-heavy", "F2", rules.Chance),
		put("pr-luetzow", "D6", rules.Second), put("al-c-wellington", "B6", rules.Chance), put("blue-general", "H6", rules.Chance), put("blue-lancers", "H5", rules.Chance))
	wantLines(t, text, `{ id = "fr-gudin", side = "fr", ability = 1, at = "C2" }`, `{ id = "fr-petit", command = "fr-gudin", kind = "infantry", order = "massed", skirmish = 0, cls = ["veteran"], at = "C2" }`,
		`{ id = "fr-gauthier-25e", command = "fr-gudin"`, `{ id = "red-g1", side = "fr", ability = 0, at = "F1" }`,
		`{ id = "red-1", command = "red-g1", kind = "infantry", order = "linear", skirmish = 0, at = "F1", facing = "N" }`,
		`{ id = "red-2", command = "red-g1", kind = "artillery", weight = "heavy", mobility = "foot", at = "F2" }`,
		`side = "gb", ability`, `{ id = "pr-luetzow", command = "pr-orange", kind = "infantry"`, `cinc = { id = "al-c-wellington", ability = 2, at = "B6" }`,
		`{ id = "blue-g1", side = "gb", ability = 0, at = "H6" }`, `{ id = "blue-1", command = "blue-g1", kind = "cavalry", weight = "light", lancer = true, at = "H5" }`)
	if len(d.Flaws) != 0 {
		t.Error(d.Flaws)
	}
	for _, s := range (Book{}).Kit(d).Stock {
		want := map[string]int{"fr-petit": 0, "fr-gudin": 0, "red-linear": 30, "red-massed": 30, "blue-general": 11, "blue-chief": 1, "red-chief": 0, "pr-luetzow": 0, "al-c-wellington": 0, "park": -1, "fr-42": 1}
		if n, ok := want[s.ID]; ok && s.Left != n {
			t.Errorf("%s: %d are left in the box, want %d", s.ID, s.Left, n)
		}
	}
	if _, err := (Book{}).Edit(d, put("fr-petit", "C3", rules.First)); err == nil {
		t.Error("there is a second fr-petit")
	}
	text, d = rulestest.Edited(t, Book{}, text, move("forces.units.0", "D3"), take("forces.units.1"))
	wantLines(t, text, `cls = ["veteran"], at = "D3" }`, "no fr-gauthier-25e")
	if len(d.Flaws) != 0 {
		t.Error(d.Flaws)
	}
}

func TestTheCatalogueIsThatOfTheBattles(t *testing.T) {
	units := 0
	for _, s := range rulestest.Starts(t, "squares") {
		d, err := Book{}.Draft(string(s.Data))
		if err != nil {
			t.Fatal(err)
		}
		b := d.Board.(*Board)
		for i := range b.units {
			u := b.unitTable(&b.units[i])
			c := box.unit(u.ID)
			if c == nil || c.Command != u.Command || !slices.Equal(c.Traits, u.Traits) || c.Kind != u.Kind || c.Order != u.Order || c.Weight != u.Weight || c.Skirmish != u.Skirmish ||
				c.Mobility != u.Mobility || c.Light != u.Light || c.Lancer != u.Lancer || c.Cuirass != u.Cuirass {
				t.Errorf("%s is %+v, in the catalogue %+v", s.Name, u, c)
			}
			units++
		}
		for i := range b.leaders {
			x := &b.leaders[i]
			id := Book{}.Format(x.ref)
			if c := box.leader(id); c == nil || c.Ability != x.ability && id != "al-c-wellington" || c.Nation != b.side[x.side].nation {
				t.Errorf("%s is %+v, in the catalogue %+v", id, x, c)
			}
		}
	}
	if units != len(box.Units) {
		t.Errorf("the catalogue has %d units, the battles %d", len(box.Units), units)
	}
}
