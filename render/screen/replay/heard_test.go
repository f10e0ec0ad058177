package replay

import (
	"testing"

	"grognard/render/paint"
	"grognard/render/sound"
)

// Going on through a battle is heard, a decision at a time by one sound; going back is not.
func TestAReplayIsHeardAsItGoesOn(t *testing.T) {
	d, p := midst(t)
	press := func(key paint.Key) (heard []string) {
		d.In.Keys = []paint.Key{key}
		d.Tick()
		d.In.Keys = nil
		heard = append(heard, d.Last.Sounds...)
		d.Settle()
		return heard
	}
	p.show(0)
	d.Settle()
	n := 0
	for range 40 {
		heard := press("Right")
		n += len(heard)
		if len(heard) > 1 {
			t.Errorf("a decision is heard by %v", heard)
		}
		for _, s := range heard {
			if sound.Variants(s) == 0 {
				t.Errorf("%q is not made", s)
			}
		}
	}
	if n < 10 {
		t.Errorf("of 40 decisions %d are heard", n)
	}
	for range 10 {
		if heard := press("Left"); len(heard) > 0 {
			t.Errorf("going back is heard by %v", heard)
		}
	}
}
