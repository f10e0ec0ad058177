package screen

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"grognard/game/prefs"
	"grognard/game/workshop"
)

// TestABareNameIsLookedForWhereSharedBattlesAreWritten types what sharing a battle has told, with
// and without its ending.
func TestABareNameIsLookedForWhereSharedBattlesAreWritten(t *testing.T) {
	d := built(t, 1280, 720, prefs.Default(), "ccn")
	battle, err := d.root.battles().List("ccn")
	if err != nil || len(battle) != 1 {
		t.Fatal(battle, err)
	}
	text, err := workshop.Read(battle[0].Path)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := workshop.Share(d.root.deps.Shared, "The Bridge", text); err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"the-bridge.toml", "the-bridge"} {
		if fault := d.root.fetch(name); fault != "" {
			t.Error(fault)
		}
	}
	if all := d.root.sharedFiles(); len(all) != 1 || all[0].Name() != "the-bridge" {
		t.Errorf("shared: %v", all)
	}
	if own, _ := d.root.battles().List("ccn"); len(own) != 1 { // it was there already
		t.Errorf("%d battles", len(own))
	}
	here := t.TempDir()
	t.Chdir(here)
	fault := d.root.fetch("mills/the-mill")
	for _, folder := range []string{d.root.deps.Shared, here} {
		if at := filepath.Join(folder, "mills", "the-mill"); !strings.Contains(fault, at) {
			t.Errorf("it is not said that it was looked for as %s: %q", at, fault)
		}
	}
	if err := os.Mkdir("mills", 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile("mills/the-mill.toml", []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	if fault := d.root.fetch("mills/the-mill"); fault != "" {
		t.Errorf("a file that lies where the program was started: %s", fault)
	}
	if err := d.root.Take(filepath.Join(here, "mills", "the-mill.toml")); err != nil {
		t.Errorf("a file that was double-clicked: %v", err)
	}
	if err := d.root.Take(filepath.Join(here, "none.toml")); err == nil || !strings.Contains(err.Error(), "none.toml") {
		t.Errorf("a file that is not there: %v", err)
	}
}
