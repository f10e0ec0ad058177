package squares

import (
	"errors"
	"strings"
	"testing"

	"grognard/rules"
)

func TestFaultsNameTheirPlaceAndCause(t *testing.T) {
	data := string(scenarioFiles(t)["ns-03-auerstedt.toml"])
	for _, c := range []struct{ old, new, want string }{
		{"format = 1", "format = 2", "format is 2"},
		{`"ammunition"]`, `"gunpowder"]`, `Napoleon Squares has no option "gunpowder"`},
		{"cols = 10", "cols = 17", "board.cols must be a number from 3 to 16"},
		{`{ at = "J1", river`, `{ at = "Z1", river`, `"Z1" is not a square`},
		{`{ at = "J1", river`, `{ at = "J2", river`, "the ground of J2 is given twice"},
		{`{ at = "J5", river = "unfordable" }`, `{ at = "I5", river = "unfordable" }`, "the ground of I5 is given twice"},
		{`{ at = "J1", river = "unfordable" }`, `{ at = "I1", river = "unfordable" }`, "the river leaps over a corner"},
		{`{ at = "F2", hill = true }`, `{ at = "F2", bridge = true }`, "a bridge stands where there is no river"},
		{`start = "07:00"`, `start = "7"`, `the battle begins at "7"`},
		{`start = "07:00"`, `start = "04:00"`, "the battle begins before dawn: begin it later"},
		{"max_turns = 12", "max_turns = 40", "turn 40 begins after dark: shorten the battle, or begin it earlier"},
		{`weather = "normal"`, `weather = "hail"`, `time.weather cannot be "hail"`},
		{"first = false", "first = true", "one of the two sides must be the first"},
		{`id = "fr-c-davout"`, `id = "fr-c-nobody"`, `there is no commander-in-chief "fr-c-nobody"`},
		{`{ id = "fr-gudin", side`, `{ id = "fr-nobody", side`, `there is no general "fr-nobody"`},
		{`{ id = "fr-petit"`, `{ id = "fr-small"`, `there is no unit "fr-small"`},
		{`{ id = "fr-petit"`, `{ id = "fr-gauthier-25e"`, "fr-gauthier-25e is in the battle twice"},
		{`skirmish = 1, cls = ["veteran"], at = "F4"`, `skirmish = 2, cls = ["veteran"], at = "F4"`, "a skirmish value of 2"},
		{`cls = ["veteran"], at = "G4"`, `cls = ["brave"], at = "G4"`, `there is no morale trait "brave"`},
		{`at = "G4" },
  { id = "fr-gauthier-25e"`, `at = "A4" },
  { id = "fr-gauthier-25e"`, "fr-petit is more than 2 squares from its general"},
		{`weight = "medium", mobility = "foot", at = "G4"`, `weight = "medium", mobility = "foot", at = "I5"`, "is artillery, which cannot stand in wood"},
		{`at = "C6" },
  { id = "pr-heising"`, `at = "F4" },
  { id = "pr-heising"`, "stands in a square of the enemy"},
		{`arrives_turn = 3, entry = ["J4"] },
  { id = "fr-morand"`, `arrives_turn = 3, entry = ["E4"] },
  { id = "fr-morand"`, "nobody can enter at E4, which is not at the edge or is a river"},
		{"margin = 4", "margins = 4", "unknown key victory.margins"},
	} {
		if !strings.Contains(data, c.old) {
			t.Errorf("%q is not in the file", c.old)
			continue
		}
		_, err := Book{}.Load([]byte(strings.Replace(data, c.old, c.new, 1)), nil)
		var f *rules.FileError
		if !errors.As(err, &f) || f.Line == 0 || f.Key == "" || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%q: %v, want a place and %q", c.new, err, c.want)
		}
	}
}

func TestPositionsThatCannotBe(t *testing.T) {
	for picture, want := range map[string]string{
		"C3 red-1 linear N rear\nG7 blue-1":                                  "0 Leads",
		"C3 red-1 linear N column\nC3 red-2 linear N column\nG7 blue-1":      "budget",
		"C3 red-1 linear N\nC3 red-2 linear N\nC3 red-3 linear N\nG7 blue-1": "3 Leads",
	} {
		wantFault(t, drawnFile(t, field+picture), want)
	}
	wantFault(t, drawnFile(t, field+"A1 red-1\nG7 blue-1", "[position]\n", "[position]\nheld = [\"fr\"]\n"), "more holders")
	wantFault(t, drawnFile(t, field+"A1 red-1\nG7 blue-1\nobjective C3 nobody 2", "[position]\n", "[position]\nheld = [\"fr\", \"\"]\n"), "more holders")
}

func TestAThirdNameInAPositionIsPassedOver(t *testing.T) {
	g := redraw(t, field+"A1 red-1\nG7 blue-1\nphase contest\npool 2 0 0", "[position]\n", "[position]\nhelped = [\"\", \"blue-g1\", \"red-g1\"]\n")
	if h := g.board().helped; h != [2]int8{-1, int8(g.board().leaderNumber[refsByName["blue-g1"]])} {
		t.Errorf("helped are %v", h)
	}
}

// TestABatteryThatStartsAtItsParkIsNoted holds what positions of earlier versions
// do not say: it refills at the end (NS-C4.2.26).
func TestABatteryThatStartsAtItsParkIsNoted(t *testing.T) {
	for picture, want := range map[string]bool{
		"C3 red-1 gun dry":                                          true,
		"C3 red-1 gun":                                              false,
		"C4 red-1 gun dry\ngeneral red-g1 C3":                       false,
		"C3 red-1 gun dry did=stepped":                              false,
		"C3 red-1 gun dry did=acted":                                false,
		"C3 red-1 gun dry\nchief red C2 0\nintervention red-c ap 2": false,
		"C3 red-1 gun dry\nphase contest":                           false,
	} {
		g := draw(t, field+"on ammunition\nG7 blue-1\npool 2 0 0\n"+picture)
		if got := g.find("red-1").parked; got != want {
			t.Errorf("%q: it has started at its park: %t", picture, got)
		}
	}
}

// TestAParkThatHasComeDoesNotMakeABatteryStartThere holds how positions are read
// that do not note which batteries started at their park.
func TestAParkThatHasComeDoesNotMakeABatteryStartThere(t *testing.T) {
	parked := func(at string, lines ...string) bool {
		text := string(Book{}.Save(wagons(t, at+" red-1 gun dry").Play(lines...).board()))
		b := load(t, []byte(strings.ReplaceAll(text, `"parked"`, "")), nil)
		return b.unit[b.unitNumber[refsByName["red-1"]]].parked
	}
	if !parked("C3") {
		t.Error("it has not started at its park")
	}
	if parked("B3", "move park-red-g1 @B3") {
		t.Error("it has started at its park, which came later")
	}
}

func TestVariantsAreSaved(t *testing.T) {
	for _, v := range []string{"save 3", "bombardment_corners true", "cavalry_single_extra true", "artillery_surcharge_per_square true", "broken_affects_all_line true",
		"irregulars_steady_in_morale true", "bombardment_natural_six_hits true", "guns_lost_when_any_brigade_retreats true"} {
		b := draw(t, field+"A1 red-1\nG7 blue-1\nvariant "+v).board()
		if b.vary == defaultVariants() {
			t.Errorf("%s changes nothing", v)
		}
		if again := load(t, Book{}.Save(b), nil); again.vary != b.vary {
			t.Errorf("%s: %+v is loaded as %+v", v, b.vary, again.vary)
		}
	}
}

func TestABattleOffersItsOwnOptionsAndNoOthers(t *testing.T) {
	files := scenarioFiles(t)
	if _, err := (Book{}).Load(files["ns-01-maida.toml"], map[string]string{"fog_of_war": "on"}); err == nil {
		t.Error("Maida is played with fog of war")
	}
	if _, err := (Book{}).Load(files["ns-01-maida.toml"], map[string]string{"fog_of_war": "off"}); err != nil {
		t.Error(err)
	}
	b := load(t, files["ns-05-salamanca.toml"], map[string]string{"fog_of_war": "on"})
	if (Book{}).Switch(b, "fog_of_war") != "on" || (Book{}).Switch(b, "night_fighting") != "off" {
		t.Error("the switches do not stand as they were set")
	}
}

func TestBreakNumbersOfTheScenarios(t *testing.T) {
	for name, want := range map[string][2]int{"ns-01-maida.toml": {1, 1}, "ns-02-quatre-bras.toml": {3, 3}, "ns-03-auerstedt.toml": {3, 2},
		"ns-04-marengo.toml": {3, 3}, "ns-05-salamanca.toml": {4, 5}} {
		b := load(t, scenarioFiles(t)[name], nil)
		for s, n := range want {
			if got := breaking(b.size(rules.Side(s))); got != n {
				t.Errorf("%s: side %d breaks at %d commands, want %d", name, s, got, n)
			}
		}
	}
}
