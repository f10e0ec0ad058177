package screen

import (
	"testing"

	"grognard/game/prefs"
)

// allocations counts those of a frame in which nothing happens.
func (d *desk) allocations() float64 {
	d.settle()
	return testing.AllocsPerRun(20, d.tick)
}

func TestAFrameAtRestAllocatesLittle(t *testing.T) {
	d := newDesk(t, 1920, 1080, prefs.Default())
	// Screens outside the table paint only when something happens: a few lists
	// of buttons a frame are allowed, nothing that grows.
	d.walk(func(screen string) {
		if n := d.allocations(); n > 150 {
			t.Errorf("%s: %v allocations", screen, n)
		} else {
			t.Logf("%s: %v allocations", screen, n)
		}
	})
}
