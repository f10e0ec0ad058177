package screen

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"grognard/game/ai"
	"grognard/game/archive"
	"grognard/game/prefs"
	"grognard/render/screen/pagetest"
	"grognard/scenarios"
)

// inItalian opens the game in Italian, with a file among the saves.
func inItalian(t *testing.T, save string, data []byte) *desk {
	t.Helper()
	p := prefs.Default()
	p.Language = "it"
	d := newDesk(t, 1920, 1080, p)
	if err := os.MkdirAll(d.root.deps.Saves, 0o700); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(d.root.deps.Saves, save), data, 0o600); err != nil {
		t.Fatal(err)
	}
	d.Click("button.load")
	return d
}

func TestADamagedSaveIsToldInItalian(t *testing.T) {
	d := inItalian(t, "guasta.grog", []byte("grognard save 1\nnonsense\n"))
	if !d.Says("guasta.grog") || !d.Reads("Danneggiata alla riga 2: riga sconosciuta «nonsense» nell’intestazione") {
		t.Error("the fault is not told in Italian")
	}
	d.root.SetLang("en")
	d.Settle()
	if !d.Reads("Damaged at line 2: unknown line “nonsense” in the header") {
		t.Error("the fault does not follow the language")
	}
}

func TestASaveThatDoesNotPlaySaysInItalianWhere(t *testing.T) {
	g, err := archive.Decode(archive.Encode(pagetest.Played(t, 5).Save()))
	if err != nil {
		t.Fatal(err)
	}
	first := slices.IndexFunc(g.Lines, func(l string) bool { return strings.HasPrefix(l, "first ") })
	g.Lines[first] = "first lunch"
	d := inItalian(t, "pranzo.grog", archive.Encode(g))
	d.Click("button.open")
	where := fmt.Sprintf("%s:%d: ", filepath.Join(d.root.deps.Saves, "pranzo.grog"), g.First+first)
	if !d.Reads("La partita non si può aprire: " + where + "«first lunch» non risponde a ciò che il gioco chiede qui") {
		t.Error("the fault is not told in Italian")
	}
}

// TestWeightsOfOnesOwnThatCannotServeAreTold puts files where the player's own weights lie: one
// that serves, one that is damaged, one of another version of the rules.
func TestWeightsOfOnesOwnThatCannotServeAreTold(t *testing.T) {
	dir := t.TempDir()
	for name, text := range map[string]string{
		"ccn":       "format = 1\nbook = 'ccn'\nversion = 1\nhorizon = 3\n",
		"manoeuvre": "format = 1\nbook = 'manoeuvre'\nversion = 99\n",
		"eagles":    "format = 1\nbook = \n",
	} {
		if err := os.WriteFile(filepath.Join(dir, name+".toml"), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	d := newDesk(t, 1280, 720, prefs.Default())
	deps := d.root.deps
	deps.Weights = dir
	faults := deps.learn()
	if len(faults) != 2 || deps.own["ccn"].Horizon != 3 || deps.own["manoeuvre"] != nil || deps.own["eagles"] != nil {
		t.Fatalf("%v, %v", faults, deps.own)
	}
	for _, want := range []string{
		filepath.Join(dir, "manoeuvre.toml") + ":3:1: they were learned with version 99",
		filepath.Join(dir, "eagles.toml") + ":2:",
	} {
		if !slices.ContainsFunc(faults, func(err error) bool {
			said := d.root.given.Words.Explain(err)
			return strings.Contains(said, want) && strings.HasSuffix(said, "the computer plays with the weights that come with the program")
		}) {
			t.Errorf("%q is not told: %s", want, d.root.given.Words.Explain(faults[0]))
		}
	}
	ccn, _ := scenarios.Book("ccn")
	manoeuvre, _ := scenarios.Book("manoeuvre")
	p := deps.chooser(ccn, nil, 1, "full").(ai.Player)
	if other := deps.chooser(manoeuvre, nil, 1, "full").(ai.Player); p.Weights != deps.own["ccn"] || other.Weights != nil {
		t.Error("the player does not go by the weights that serve")
	}
}

func TestASaveOfAnotherSystemSaysSoInItalian(t *testing.T) {
	g := &archive.Game{Header: archive.Header{Book: "scacchi", Version: 1, Scenario: "-", Dice: archive.DiceSeeded, Title: "Torneo"}}
	d := inItalian(t, "torneo.grog", archive.Encode(g))
	d.Click("button.open")
	if !d.Reads("La partita non si può aprire: " + filepath.Join(d.root.deps.Saves, "torneo.grog") +
		": questa è una partita di «scacchi», che questa versione di Grognard non gioca") {
		t.Error("the fault is not told in Italian")
	}
}

func TestBrokenSettingsAreToldAtTheStartInItalian(t *testing.T) {
	path := filepath.Join(t.TempDir(), "settings.toml")
	if err := os.WriteFile(path, []byte("# mie\ntext_size = 300\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	settings, fault := prefs.Load(path)
	settings.Language = "it"
	d := newDesk(t, 1920, 1080, settings)
	deps := d.root.deps
	deps.Fault = fault
	root, err := New(deps)
	if err != nil {
		t.Fatal(err)
	}
	d.root = root
	d.Show(root)
	if !d.Reads(path + ":2: text_size è 300, non fra 80 e 200; le altre impostazioni restano, e il vecchio file ora si chiama settings.toml.broken-1") {
		t.Error("the fault is not told in Italian")
	}
}
