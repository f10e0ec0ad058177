package replay

import (
	"testing"

	"grognard/render/paint"
	"grognard/render/sound"
)

// Going on through a battle by a decision is heard as it is seen: by the sounds of its clips, one after
// the other; a leap and what is ended by a key have one sound; going back has none.
func TestAReplayIsHeardAsItGoesOn(t *testing.T) {
	d, p := midst(t)
	press := func(key paint.Key) (heard []string) {
		d.In.Keys = []paint.Key{key}
		d.Tick()
		d.In.Keys = nil
		return append(heard, d.Last.Sounds...)
	}
	p.show(0)
	d.Settle()
	n, dice, several := 0, 0, 0
	for range 40 {
		heard := press("Right")
		for p.stage.Moves() {
			d.In.Now += 16
			d.Tick()
			heard = append(heard, d.Last.Sounds...)
		}
		if n += len(heard); len(heard) > 2 {
			several++
		}
		for _, s := range heard {
			if sound.Variants(s) == 0 {
				t.Errorf("%q is not made", s)
			}
			if s == sound.Die {
				dice++
			}
		}
	}
	if n < 40 || dice < 10 || several < 5 {
		t.Errorf("40 decisions are heard by %d sounds, %d dice land, %d decisions have several", n, dice, several)
	}
	for range 10 {
		if heard := press("Left"); len(heard) > 0 {
			t.Errorf("going back is heard by %v", heard)
		}
	}
	leaps := 0
	for range 10 {
		heard := press("PageDown")
		if leaps += len(heard); len(heard) > 1 {
			t.Errorf("a leap is heard by %v", heard)
		}
	}
	if leaps == 0 {
		t.Error("leaps are not heard")
	}
}
