package screen

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"grognard/game/archive"
	"grognard/game/prefs"
	"grognard/render/screen/pagetest"
	"grognard/render/screen/title"
	"grognard/render/table"
)

// another has a saved game open in another program.
func another(t *testing.T, d *desk) (path string, other *archive.Writer) {
	t.Helper()
	path = filepath.Join(d.root.deps.Saves, "game.grog")
	if err := archive.Write(path, pagetest.Played(t, 5).Save()); err != nil {
		t.Fatal(err)
	}
	other, err := archive.Claim(path)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { other.Close() })
	d.root.saves++
	d.Settle()
	return path, other
}

func TestAGameOpenElsewhereIsPlayedOnInACopy(t *testing.T) {
	d := newDesk(t, 1920, 1080, prefs.Default())
	path, _ := another(t, d)
	before, _ := os.ReadFile(path)
	d.Click("button.continue")
	if !d.Says("Another program has this game open") {
		t.Fatal("nothing is said")
	}
	d.Click("button.cancel")
	if _, on := d.top().(*title.Page); !on {
		t.Errorf("after cancelling it shows %T", d.top())
	}
	d.Click("button.continue")
	d.Click("button.copy")
	tab, on := d.top().(*table.Table)
	if !on {
		t.Fatalf("it shows %T", d.top())
	}
	m := tab.Match()
	if _, err := m.Answer(m.Request().Options[0]); err != nil {
		t.Fatal(err)
	}
	if err := d.root.Close(); err != nil {
		t.Fatal(err)
	}
	if after, _ := os.ReadFile(path); string(after) != string(before) {
		t.Error("play has changed the game of the other program")
	}
	if all, _ := archive.List(d.root.deps.Saves); len(all) != 2 {
		t.Errorf("%d games are saved, not the one and its copy", len(all))
	}
}

func TestAGameThatWasLeftMayBeOpenedElsewhere(t *testing.T) {
	d := newDesk(t, 1920, 1080, prefs.Default())
	path, other := another(t, d)
	other.Close()
	d.Click("button.continue")
	if _, err := archive.Claim(path); !archive.Taken(err) {
		t.Errorf("while it is on the table: %v", err)
	}
	if err := d.root.Open(path); err != nil { // the same game again
		t.Errorf("again: %v", err)
	}
	d.Settle()
	d.root.pages.Home(nil)
	d.Settle()
	w, err := archive.Claim(path)
	if err != nil {
		t.Fatalf("after it was left: %v", err)
	}
	w.Close()
}

func TestAGameOfTheCommandLineTellsWhereItIsSavedOn(t *testing.T) {
	d := newDesk(t, 1920, 1080, prefs.Default())
	path, other := another(t, d)
	other.Close()
	if err := d.root.Open(path); err != nil {
		t.Fatal(err)
	}
	d.Settle()
	if !d.Reads("From here on this game is saved in " + path) {
		t.Error("it does not say where")
	}
	for range 2 {
		d.root.keeper.Leave()
		if err := archive.Write(path, pagetest.Played(t, 5).Save()); err != nil {
			t.Fatal(err)
		}
	}
	if err := os.WriteFile(path, []byte("torn"), 0o600); err != nil {
		t.Fatal(err)
	}
	if err := d.root.Open(path); err == nil || !strings.HasSuffix(err.Error(), "the state before it can still be opened: game.grog.1") {
		t.Errorf("a damaged save: %v", err)
	}
}

func TestAGameWithoutATitleIsNamedByItsScenario(t *testing.T) {
	d := newDesk(t, 1920, 1080, prefs.Default())
	g := pagetest.Played(t, 5).Save()
	g.Title = ""
	if err := archive.Write(filepath.Join(d.root.deps.Saves, "game.grog"), g); err != nil {
		t.Fatal(err)
	}
	d.root.saves++
	d.Settle()
	if !d.Says("Continue: First Orders") {
		t.Error("the button does not name the game")
	}
	for _, h := range []archive.Header{{Book: "manoeuvre", Scenario: "-"}, {Book: "manoeuvre", Scenario: "man-99"}} {
		if got := d.root.given.Words.Save(&h); got != "Manoeuvre" {
			t.Errorf("a game of %q is called %q", h.Scenario, got)
		}
	}
}
