package screen

import (
	"testing"
	"time"

	"grognard/game/prefs"
)

// baked waits for the picture of the scenario that the browser shows: it is
// painted in the background, and its allocations would count too.
func (d *desk) baked() {
	for n := 0; n < 500 && d.Last.Pending; n++ {
		time.Sleep(10 * time.Millisecond)
		d.Tick()
	}
}

func TestAFrameAtRestAllocatesLittle(t *testing.T) {
	d := newDesk(t, 1920, 1080, prefs.Default())
	// Screens outside the table paint only when something happens: a few lists
	// of buttons a frame are allowed, nothing that grows.
	d.walk(func(screen string) {
		d.baked()
		n := d.Allocations()
		for tries := 0; n > 150 && tries < 50; tries++ { // what is still made in the background counts too
			time.Sleep(100 * time.Millisecond)
			n = d.Allocations()
		}
		if n > 150 {
			t.Errorf("%s: %v allocations", screen, n)
		} else {
			t.Logf("%s: %v allocations", screen, n)
		}
	})
}
