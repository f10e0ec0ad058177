package table

import (
	"fmt"
	"image"
	"slices"
	"testing"

	"grognard/game/prefs"
	"grognard/render/paint"
)

// share is how much of the window is painted when one list follows another, in windows.
func (b *clash) share(d *paint.Change, was []paint.Cmd) (sum float32) {
	b.List.Sort()
	for _, r := range d.Find(was, b.List.Cmds, image.Rect(0, 0, int(b.In.W), int(b.In.H))) {
		sum += float32(r.Dx() * r.Dy())
	}
	return sum / b.In.W / b.In.H
}

// While dice tumble and men fall no more of the window is painted than where they do, but
// for the frames in which the light comes and goes or the map moves.
func TestAThrowPaintsLittleOfTheWindow(t *testing.T) {
	for _, g := range battles {
		t.Run(g[0], func(t *testing.T) {
			b := thrown(t, g, prefs.Default(), high)
			d := paint.Change{Faces: b.Faces}
			b.Tick()
			b.List.Sort()
			was, sum, whole, n := slices.Clone(b.List.Cmds), float32(0), 0, 0
			for range 300 {
				b.Tick()
				if !b.t.game.Clips.Running() {
					break
				}
				s := b.share(&d, was)
				if was = append(was[:0], b.List.Cmds...); s == 1 {
					whole++
				}
				sum += s
				n++
			}
			t.Logf("%d frames, %.2f of the window in each, %d of them whole", n, sum/float32(n), whole)
			if n < 20 || sum/float32(n) > mostOfAThrow {
				t.Errorf("%d frames paint %.2f of the window each, at most %.2f", n, sum/float32(n), mostOfAThrow)
			}
		})
	}
}

// Where a battle opens each pixel of its map is one of the window: to stretch it costs more,
// and shows less.
func TestTheMapOpensAsItIsBaked(t *testing.T) {
	for _, g := range battles {
		for _, s := range sizes[:2] {
			t.Run(fmt.Sprint(g[0], s[1]), func(t *testing.T) {
				b := fighting(t, s[0], s[1], g, prefs.Default(), 3)
				b.Baked()
				for range 3 { // it is baked again for the view that it opens with
					b.In.Now += 1000
					b.Long()
				}
				for _, c := range b.List.Cmds {
					if c.Key != "board/ground" {
						continue
					}
					size := b.Store.Get(c.Key).Img.Rect.Size()
					if c.Dst.W != float32(size.X) || c.Dst.H != float32(size.Y) {
						t.Errorf("a picture of %v lies in %v", size, c.Dst)
					}
					return
				}
				t.Error("no ground is painted")
			})
		}
	}
}
