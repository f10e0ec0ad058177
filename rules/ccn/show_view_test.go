package ccn

import (
	"testing"
)

// A unit may fall while its own combat is fought: by battle back, or by First
// Strike.
func TestACombatIsSeenAlsoWhenTheAttackerHasFallen(t *testing.T) {
	for fallen := range 2 {
		b := draw(t, "french: e5 fr-ln-1 ordered\nallied: d5 gb-ln-1").Position.Board().Clone().(*Board)
		b.fight.kind, b.fight.by, b.fight.at = melee, int8(fallen), int8(1-fallen)
		b.units[fallen].blocks, b.units[fallen].at = 0, nowhere
		if c := b.viewCombat(); len(c.Force) != 2 || c.Force[fallen].Ref != b.unitRef(fallen) {
			t.Errorf("unit %d: %+v", fallen, c.Force)
		}
	}
}
