package screen

import (
	"testing"

	"grognard/game/prefs"
	"grognard/render/paint"
)

// The first picture waits for no work that takes a core: art is painted after it, once.
func TestArtIsPaintedOnceTheWindowShowsSomething(t *testing.T) {
	d := newDesk(t, 1280, 720, prefs.Default())
	painted := 0
	d.root.deps.NoArt, d.root.frames, d.root.paint = false, 0, func() { painted++ }
	for n := 1; n <= 6; n++ {
		var l paint.List
		s := d.root.Frame(&paint.Input{W: 1280, H: 720, Scale: 1, X: -1, Y: -1, Now: float64(100000 + 16*n)}, &l)
		if n < untilArt && (painted > 0 || !s.Animating) {
			t.Errorf("frame %d: painted %d times, another frame is asked for: %v", n, painted, s.Animating)
		}
	}
	if painted != 1 {
		t.Errorf("art is painted %d times", painted)
	}
}
