//go:build gpu

package ebi

import (
	"image"
	"math/rand/v2"
	"slices"
	"testing"

	"grognard/render/paint"

	"github.com/hajimehoshi/ebiten/v2"
)

// shot is what the screen shows once a list has been drawn.
func (c *canvas) shot(l *paint.List) *image.RGBA {
	var img *image.RGBA
	frame(func(screen *ebiten.Image) {
		c.draw(screen, l)
		img = image.NewRGBA(screen.Bounds())
		screen.ReadPixels(img.Pix)
	})
	return img
}

// apart counts the values in which two pictures differ by more than the rounding of a filter.
func apart(a, b *image.RGBA) (n int) {
	for i := range a.Pix {
		if d := int(a.Pix[i]) - int(b.Pix[i]); d < -2 || d > 2 {
			n++
		}
	}
	return n
}

// stirred is a list with a few commands moved, gone or turned.
func stirred(r *rand.Rand, l *paint.List) *paint.List {
	m := &paint.List{Cmds: slices.Clone(l.Cmds)}
	for range 1 + r.IntN(5) {
		i := 2 + r.IntN(len(m.Cmds)-2)
		switch r.IntN(3) {
		case 0:
			m.Cmds[i].Dst.X += 13.5
		case 1:
			m.Cmds = slices.Delete(m.Cmds, i, i+1)
		case 2: // letters are not turned: how those are rounded depends on where they lie in a texture, and that changes
			if m.Cmds[i].Op != paint.Text {
				m.Cmds[i].Angle += .7
			}
		}
	}
	return m
}

func TestAFrameThatPaintsWhatHasChangedShowsTheSameAsOneThatPaintsAll(t *testing.T) {
	c, whole := newTestCanvas(t), newTestCanvas(t)
	for _, k := range []*canvas{c, whole} {
		k.store.Put("map", ramp(1700, 1000))
	}
	l := crowd()
	l.Cmds[0].Dst = paint.Rect{X: 40.4, Y: 60, W: 1790, H: 1070} // stretched, and part of the window is bare
	r, parts := rand.New(rand.NewPCG(1, 9)), 0
	for n := range 12 {
		l = stirred(r, l)
		if n == 6 {
			c.store.Put("disc", disc(48))
			whole.store.Put("disc", disc(48))
		}
		got := c.shot(l)
		if c.within != got.Rect {
			parts++
		}
		whole.forget()
		if far := apart(got, whole.shot(l)); far > 0 {
			t.Fatalf("frame %d: %d values are others", n, far)
		}
	}
	if parts < 8 {
		t.Errorf("only %d frames painted less than the whole", parts)
	}
}

// furnished is a map with men and panels on it, moved by so much under the panels: a bar,
// a sheet whose letters change, and a picture that is joined.
func furnished(by float32, word string) *paint.List {
	l := crowd()
	for i := range l.Cmds {
		l.Cmds[i].Dst.X -= by
	}
	ink := paint.Color{A: 255}
	l.Fill(paint.Panel, paint.Rect{W: 1920, H: 48.3}, paint.White)
	l.Fill(paint.Panel, paint.Rect{X: 1500.6, Y: 700, W: 300, H: 200}, paint.White)
	l.Text(paint.PanelText, paint.Serif, 26, 1520, 740, ink, word)
	l.Image(paint.Panel, "sheet", paint.Rect{X: 30, Y: 640, W: 360.5, H: 240}, paint.White)
	l.Text(paint.PanelText, paint.Serif, 26, 20, 700, ink, "Waterloo")
	l.Image(paint.Cards, "disc", paint.Rect{X: 350, Y: 840, W: 64, H: 64}, paint.White)
	return l
}

func TestWhatLiesOnAMapThatMovesIsNotPaintedAgain(t *testing.T) {
	c, whole := newTestCanvas(t), newTestCanvas(t)
	for _, k := range []*canvas{c, whole} {
		k.store.Put("map", ramp(1700, 1000))
		k.store.PutPart("sheet", ramp(60, 40))
	}
	for n, word := range []string{"one", "one", "two", "two", "three"} {
		l := furnished(float32(n)*3.5, word)
		clear(c.parts) // of what is painted now
		got := c.shot(l)
		whole.forget()
		if far := apart(got, whole.shot(l)); far > 0 {
			t.Errorf("frame %d: %d values are others", n, far)
		}
		if n > 0 && c.within == got.Rect {
			t.Errorf("frame %d: all is painted again", n)
		}
		for _, at := range []image.Point{{900, 20}, {1700, 800}, {200, 760}} {
			for r := range c.parts {
				if n > 0 && at.In(r) {
					t.Errorf("frame %d: what is at %v is painted again", n, at)
				}
			}
		}
	}
}

// A frame that shows what the window shows paints nothing.
func TestTheSameAgainPaintsNothing(t *testing.T) {
	c := newTestCanvas(t)
	l := example()
	c.shot(l)
	got := false
	frame(func(screen *ebiten.Image) {
		screen.Fill(image.White)
		c.draw(screen, l)
		r, _, _, _ := screen.At(300, 240).RGBA()
		got = r == 0xffff
		c.forget()
		c.draw(screen, l)
		if r, _, _, _ := screen.At(300, 240).RGBA(); r == 0xffff {
			t.Error("what is forgotten is not painted")
		}
	})
	if !got {
		t.Error("it is painted again")
	}
}

// To clear a whole window costs a computer that draws in software as much as to paint a map.
func TestNoMoreThanWhatIsBareIsCleared(t *testing.T) {
	c := newTestCanvas(t)
	l := &paint.List{}
	l.PushClip(paint.Rect{Y: 52, W: 1920, H: 1028})
	l.Fill(paint.Ground, paint.Rect{W: 1920, H: 1080}, paint.White)
	l.PopClip()
	c.shot(l)
	if want := []image.Rectangle{image.Rect(0, 0, 1920, 52)}; !slices.Equal(c.bare, want) {
		t.Errorf("%v is cleared, want %v", c.bare, want)
	}
}
