//go:build gpu

package ebi

import (
	"image"
	"image/color"
	"runtime"
	"testing"

	"grognard/render/paint"

	"github.com/hajimehoshi/ebiten/v2"
)

// A large picture goes to the card in bands, and is shown without a filter where each of
// its pixels is one of the window.
func TestALargePictureIsShownAsItIs(t *testing.T) {
	c := newTestCanvas(t)
	pic := image.NewRGBA(image.Rect(0, 0, 700, 611))
	for y := range 611 {
		for x := range 700 {
			pic.SetRGBA(x, y, color.RGBA{uint8(x), uint8(y), uint8(x*y + x>>8 + y>>8), 255})
		}
	}
	c.store.Put("map", pic)
	for _, at := range []paint.Rect{{X: 31, Y: 7, W: 700, H: 611}, {X: -40, Y: -80, W: 700, H: 611}} {
		l := &paint.List{}
		l.Fill(paint.Ground, paint.Rect{W: 1920, H: 1080}, paint.White)
		l.Image(paint.Ground, "map", at, paint.White)
		frame(func(screen *ebiten.Image) {
			c.draw(screen, l)
			for y := 1; y < 610; y += 3 {
				for x := 1; x < 699; x += 7 {
					p := image.Pt(x+int(at.X), y+int(at.Y))
					if !p.In(screen.Bounds()) {
						continue
					}
					if got, want := screen.At(p.X, p.Y), pic.RGBAAt(x, y); got != want {
						t.Fatalf("at %v, pixel %d, %d of the picture is %v, want %v", at, x, y, got, want)
					}
				}
			}
		})
	}
}

func TestALargePictureIsHeldOnce(t *testing.T) {
	c := newTestCanvas(t)
	l := &paint.List{}
	l.Image(paint.Ground, "map", paint.Rect{W: 1920, H: 1080}, paint.White)
	held := func() uint64 {
		var s runtime.MemStats
		runtime.GC()
		runtime.ReadMemStats(&s)
		return s.HeapAlloc
	}
	frame(func(screen *ebiten.Image) { c.draw(screen, l) })
	before := held()
	c.store.Put("map", ramp(2600, 1900))
	for range 3 {
		frame(func(screen *ebiten.Image) { c.draw(screen, l) })
	}
	if more := int64(held() - before); more > 4<<20 {
		t.Errorf("once it is on the card it takes %d KiB more", more>>10)
	}
}

func TestALargePictureThatIsReplacedIsGivenBackThoughNobodyDrawsTheNewOne(t *testing.T) {
	c := newTestCanvas(t)
	c.store.Put("map", ramp(1000, 600))
	l, bare := &paint.List{}, &paint.List{}
	l.Image(paint.Ground, "map", paint.Rect{W: 1000, H: 600}, paint.White)
	draw := func(l *paint.List) { frame(func(screen *ebiten.Image) { c.draw(screen, l) }) }
	draw(l)
	draw(bare)
	if c.sprites["map"].img == nil {
		t.Error("it is given back while nothing stands for it")
	}
	c.store.Put("map", ramp(4, 4))
	draw(bare)
	if c.sprites["map"].img != nil {
		t.Error("it is held")
	}
	draw(l)
	if c.sprites["map"].large {
		t.Error("the new one is not shown")
	}
}

// What is not painted over shows nothing of the frame before; what is needs no clearing.
func TestWhatIsNotPaintedOverIsCleared(t *testing.T) {
	c := newTestCanvas(t)
	c.store.Put("map", ramp(800, 600))
	red := &paint.List{}
	red.Fill(paint.Ground, paint.Rect{W: 4000, H: 4000}, paint.Color{R: 255, A: 255})
	white := func(l *paint.List, r paint.Rect) { l.Fill(paint.Ground, r, paint.White) }
	for _, x := range []struct {
		what    string
		paint   func(l *paint.List)
		covered bool
	}{
		{"two halves", func(l *paint.List) {
			white(l, paint.Rect{W: 960, H: 1080})
			white(l, paint.Rect{X: 960, W: 960, H: 1080})
		}, true},
		{"a picture with plain edges", func(l *paint.List) {
			for _, r := range []paint.Rect{{W: 1920, H: 300}, {Y: 700, W: 1920, H: 380}, {Y: 300, W: 500, H: 400}, {X: 1000, Y: 300, W: 920, H: 400}} {
				white(l, r)
			}
			l.Image(paint.Ground, "map", paint.Rect{X: 490, Y: 290, W: 520, H: 420}, paint.White)
		}, true},
		{"a hole", func(l *paint.List) {
			white(l, paint.Rect{W: 890, H: 1080})
			white(l, paint.Rect{X: 910, W: 1010, H: 1080})
		}, false},
		{"a clip", func(l *paint.List) {
			l.PushClip(paint.Rect{W: 800, H: 1080})
			white(l, paint.Rect{W: 1920, H: 1080})
			l.PopClip()
		}, false},
		{"a veil", func(l *paint.List) { l.Fill(paint.Ground, paint.Rect{W: 1920, H: 1080}, paint.Color{A: 9}) }, false},
	} {
		l := &paint.List{}
		x.paint(l)
		frame(func(screen *ebiten.Image) {
			c.draw(screen, red)
			c.draw(screen, l)
			c.next, c.within = append(c.next[:0], c.shown...), screen.Bounds()
			if got := c.covers(); got != x.covered {
				t.Errorf("%s: it covers the window: %t", x.what, got)
			}
			r, g, b, _ := screen.At(900, 500).RGBA()
			if r > g && r > b {
				t.Errorf("%s: the frame before shows", x.what)
			}
		})
	}
}

// Of a large picture in which a little changes only that goes to the card.
func TestALargePictureThatChangesIsShownAsItIs(t *testing.T) {
	c := newTestCanvas(t)
	pic := ramp(900, 600)
	c.store.Put("map", pic)
	l := &paint.List{}
	l.Image(paint.Ground, "map", paint.Rect{W: 900, H: 600}, paint.White)
	shows := func(pic *image.RGBA) {
		t.Helper()
		frame(func(screen *ebiten.Image) {
			c.draw(screen, l)
			for y := 1; y < 600; y += 7 {
				for x := 1; x < 900; x += 7 {
					if got, want := screen.At(x, y), pic.RGBAAt(x, y); got != want {
						t.Fatalf("pixel %d, %d is %v, want %v", x, y, got, want)
					}
				}
			}
		})
	}
	tone := uint8(0)
	spot := func(at, box image.Rectangle) {
		tone += 40
		next := image.NewRGBA(pic.Rect)
		copy(next.Pix, pic.Pix)
		for y := at.Min.Y; y < at.Max.Y; y++ {
			for x := at.Min.X; x < at.Max.X; x++ {
				next.SetRGBA(x, y, color.RGBA{uint8(x), tone, uint8(y), 255})
			}
		}
		pic = next
		c.store.Change("map", next, box)
	}
	shows(pic)
	before := c.sprites["map"].img
	one, two := image.Rect(100, 50, 333, 300), image.Rect(500, 400, 900, 600)
	spot(one, one)
	shows(pic)
	spot(one.Add(image.Pt(7, 9)), one.Add(image.Pt(7, 9))) // two changes in one frame
	spot(two, two)
	shows(pic)
	if c.sprites["map"].img != before || !c.sprites["map"].opaque {
		t.Error("it is another picture on the card")
	}
	was := pic
	spot(one, image.Rectangle{Min: one.Min, Max: one.Min.Add(image.Pt(1, 1))}) // more changes than is said
	shows(func() *image.RGBA {                                                 // so that nothing but the box can have been copied
		seen := image.NewRGBA(was.Rect)
		copy(seen.Pix, was.Pix)
		seen.SetRGBA(one.Min.X, one.Min.Y, pic.RGBAAt(one.Min.X, one.Min.Y))
		return seen
	}())
}
