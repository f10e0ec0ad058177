package squares

import (
	"slices"
	"strings"
	"testing"

	"grognard/rules"
	"grognard/rules/rulestest"
)

// TestADraftGoesOnBehindEachFault has a fault in every part of a battle: all are
// told with the path of their value in the file, whatever has been left out before
// it, and all else is there.
func TestADraftGoesOnBehindEachFault(t *testing.T) {
	text := strings.NewReplacer(`{ at = "B1", river = "fordable" }`, `{ at = "B1", river = "deep" }`, `{ at = "E2", wood = true }`, `{ at = "Z2", wood = true }`, `{ at = "G6", hill = true }`, `{ at = "G6", hill = true, bridge = true }`,
		"month = 7", "month = 13", `weather = "clear"`, `weather = "hail"`, `id = "fr-left", side = "fr", ability = 1`, `id = "fr-left", side = "fr", ability = 3`, `id = "fr-42"`, `id = "fr-43"`,
		`id = "fr-griois", command = "fr-left"`, `id = "fr-griois", command = "fr-centre"`, `mobility = "foot", at = "C4"`, `mobility = "foot", at = "A1"`, `skirmish = 2, light = true, cls`, `skirmish = 2, cls`,
		`{ at = "A3", owner = "gb"`, `{ at = "A3", owner = "ru"`, "margin = 2", "margin = 99", `options = []`, `options = ["ponies"]`).Replace(scenarioText(t, "ns-01-maida.toml"))
	_, d := rulestest.Edited(t, Book{}, text+"\n[position]\nphase = \"points\"\nheld = [\"gb\", \"fr\", \"gb\"]\nunits = [\n  { id = \"fr-1leger\", at = \"F2\" },\n  { id = \"fr-23leger\", at = \"F9\" },\n  { id = \"gb-6pdr\", at = \"C4\", hits = 1 },\n]\n")
	var paths []string
	for _, f := range d.Flaws {
		paths = append(paths, f.Path)
	}
	want := []string{"options.0", "board.squares.1.river", "board.squares.8.at", "board.squares.12.bridge", "time.month", "time.weather", "forces.commands.0.ability", "forces.units.1.id",
		"forces.units.2.command", "forces.units.6.skirmish", "victory.margin", "victory.objectives.0.owner", "position.units.1.at"}
	for _, path := range want {
		if !slices.Contains(paths, path) {
			t.Errorf("no fault at %s", path)
		}
	}
	if len(paths) != len(want) {
		t.Errorf("faults at %q", paths)
	}
	b := d.Board.(*Board)
	if b.held[0] != rules.First || b.held[1] != rules.Second || len(b.objectives) != 2 || b.unit[b.unitNumber[refsByName["gb-6pdr"]]].hits != 1 {
		t.Errorf("objectives %+v are held by %v", b.objectives, b.held)
	}
	if g := b.ground[at(6, 5)]; !g.hill || g.bridge || b.ground[at(1, 0)].river() || b.month != 12 || b.margin != 50 || b.leaders[0].at != at(5, 1) {
		t.Error("what is sound has been left out")
	}
	if x := d.Thing(d.Flaws[slices.Index(paths, "position.units.1.at")].Thing); x == nil || x.Ref != refsByName["fr-23leger"] {
		t.Errorf("it speaks of %+v", x)
	}
}

// TestFaultsOfWhoStandsWhereAreToldOfTheirLine has units left out before the one
// that stands where it cannot.
func TestFaultsOfWhoStandsWhereAreToldOfTheirLine(t *testing.T) {
	text := strings.NewReplacer(`id = "fr-1leger"`, `id = "fr-2leger"`, `id = "fr-left"`, `id = "fr-centre"`, `command = "fr-left"`, `command = "fr-right"`, `light = true, at = "F4"`, `light = true, at = "C2"`,
		`cls = ["veteran"], at = "C2"`, `cls = ["veteran"], at = "F3"`,
		`mobility = "foot", at = "C3"`, `mobility = "foot", at = "E2"`).Replace(scenarioText(t, "ns-01-maida.toml"))
	_, d := rulestest.Edited(t, Book{}, text)
	got := map[string]string{}
	for _, f := range d.Flaws {
		got[f.Path] = f.Err.Key
	}
	for path, key := range map[string]string{"forces.commands.0.id": "ns.fault.general", "forces.units.0.id": "ns.fault.unit", "forces.units.4": "ns.fault.radius", "forces.units.6": "ns.fault.both", "forces.units.8": "ns.fault.guns"} {
		if got[path] != key {
			t.Errorf("%s: %q, want %q in %v", path, got[path], key, got)
		}
	}
}
