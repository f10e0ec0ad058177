package screen

import (
	"strings"
	"testing"

	"grognard/game/prefs"
)

// A look at a copy of a battle leaves nothing among the player's own, nor in the list to which he
// comes back.
func TestALookAtACopyLeavesNothing(t *testing.T) {
	d := built(t, 1280, 720, prefs.Default(), "ccn")
	d.Click("button.menu")
	d.Click("button.shelf")
	d.Long()
	for _, h := range d.Hits() {
		if strings.HasPrefix(h.Name, "battle.") {
			t.Errorf("%s is in the list", h.Name)
		}
	}
	if all, err := d.root.battles().List("ccn"); err != nil || len(all) > 0 {
		t.Errorf("on the shelf: %v, %v", all, err)
	}
}
