package replay

import (
	"testing"
	"time"

	"grognard/game/prefs"
	"grognard/render/screen/pagetest"
)

// A replay at rest costs nothing: its frames allocate no memory, as those of the table.
func TestAReplayThatStandsAllocatesNothing(t *testing.T) {
	for _, b := range pagetest.Battles {
		t.Run(b[0], func(t *testing.T) {
			d := pagetest.Open(t, 1280, 720, prefs.Default())
			m := pagetest.FoughtOnce(t, b[0], b[1])
			p := opened(d, m, m.Len()/2, told[m])
			reviewedPage(d, p)
			var n float64
			for range 20 { // until what comes in the background is there
				if n = testing.AllocsPerRun(5, d.Tick); n == 0 {
					return
				}
				time.Sleep(20 * time.Millisecond)
			}
			t.Errorf("a frame allocates %v times", n)
		})
	}
}
