package screen

import (
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
	if fault := d.root.fetch("the-mill"); fault == "" {
		t.Error("a file is taken in that is nowhere")
	}
}
