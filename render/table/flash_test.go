package table

import (
	"fmt"
	"testing"

	"grognard/game/prefs"
	"grognard/render/paint"
)

// The pictures of a die that tumbles differ in how it lies, not in how light they are: it turns, and
// does not flicker.
func TestADieThatTumblesDoesNotFlicker(t *testing.T) {
	d := newDesk(t, 1280, 720, prefs.Default())
	for _, name := range []string{"d6", "d8", "d10", "d6/ink", "d8/ink", "d10/ink"} {
		least, most := 1., 0.
		for f := range 8 {
			key := fmt.Sprintf("die/%s/t%d", name, f)
			pic := d.Store.Fetch(key)
			if pic == nil || pic.Img == nil {
				t.Fatalf("there is no %s", key)
			}
			sum := 0.
			for i := 0; i < len(pic.Img.Pix); i += 4 {
				p := pic.Img.Pix[i:]
				sum += .2126*float64(p[0]) + .7152*float64(p[1]) + .0722*float64(p[2])
			}
			light := sum / 255 / float64(len(pic.Img.Pix)/4)
			least, most = min(least, light), max(most, light)
		}
		if most-least > .1 {
			t.Errorf("%s goes from %.2f to %.2f of light", name, least, most)
		}
	}
}

// reversals are when an opacity that was looked at every 16 ms turned from growing to falling, by a tenth
// at least.
func reversals(alpha []uint8) (at []int) {
	const tenth = 26
	low, high, rising := alpha[0], alpha[0], false
	for i, a := range alpha {
		switch {
		case rising && int(high)-int(a) >= tenth:
			at, rising, low = append(at, i), false, a
		case !rising && int(a)-int(low) >= tenth:
			rising, high = true, a
		}
		low, high = min(low, a), max(high, a)
		if !rising {
			high = a
		}
	}
	return at
}

// A fight is shown as fast as it can be: nothing over the map grows and fades more than three times within
// a second.
func TestNothingFlickersInAFight(t *testing.T) {
	for _, g := range battles {
		t.Run(g[0], func(t *testing.T) {
			p := prefs.Default()
			p.Speed = "4"
			b := thrown(t, g, p, high)
			type spot struct {
				key string
				at  paint.Rect
			}
			seen := map[spot][]uint8{}
			const frames = 160
			for i := range frames {
				b.desk.Tick()
				for _, c := range b.List.Cmds {
					if c.Op != paint.Image || c.Layer < paint.Under {
						continue
					}
					k := spot{c.Key, c.Dst}
					if seen[k] == nil {
						seen[k] = make([]uint8, frames)
					}
					seen[k][i] = max(seen[k][i], c.Color.A)
				}
			}
			for k, alpha := range seen {
				at := reversals(alpha)
				for i := 3; i < len(at); i++ {
					if at[i]-at[i-3] < 60 { // frames of 16 ms
						t.Errorf("%s flashes four times within %d frames", k.key, at[i]-at[i-3])
						break
					}
				}
			}
			if len(seen) == 0 {
				t.Error("nothing is shown")
			}
		})
	}
}
