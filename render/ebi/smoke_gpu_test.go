//go:build gpu

// These tests need a display: xvfb-run go test -tags gpu -p 1 ./render/ebi
package ebi

import (
	"image"
	"image/color"
	"math"
	"os"
	"runtime"
	"testing"
	"time"

	"grognard/render/paint"

	"github.com/hajimehoshi/ebiten/v2"
)

// stage is the one game of the process. The tests run beside it and have their
// drawing done in its frames.
type stage struct {
	m    *testing.M
	code int
	done chan bool
}

var work = make(chan func(screen *ebiten.Image))

func (s *stage) Update() error {
	if s.done == nil {
		s.done = make(chan bool)
		go func() {
			s.code = s.m.Run()
			close(s.done)
		}()
	}
	select {
	case <-s.done:
		return ebiten.Termination
	default:
		return nil
	}
}

func (s *stage) Draw(screen *ebiten.Image) {
	select {
	case f := <-work:
		f(screen)
	case <-time.After(10 * time.Millisecond):
	}
}

func (s *stage) Layout(w, h int) (int, int) { return w, h }

// frame runs f in the next frame, on the screen.
func frame(f func(screen *ebiten.Image)) {
	done := make(chan bool)
	work <- func(screen *ebiten.Image) {
		defer close(done)
		f(screen)
	}
	<-done
}

func TestMain(m *testing.M) {
	s := &stage{m: m}
	ebiten.SetWindowSize(1920, 1080)
	ebiten.SetScreenClearedEveryFrame(false)
	if err := ebiten.RunGame(s); err != nil {
		panic(err)
	}
	os.Exit(s.code)
}

func newTestCanvas(t testing.TB) *canvas {
	t.Helper()
	f, err := paint.NewFaces()
	if err != nil {
		t.Fatal(err)
	}
	s := &paint.Store{}
	s.Put("disc", disc(64))
	s.Put("ramp", ramp(200, 150))
	return newCanvas(s, f)
}

// disc is an antialiased disc on nothing, like a marker.
func disc(n int) *image.RGBA {
	img := image.NewRGBA(image.Rect(0, 0, n, n))
	c, r := float64(n-1)/2, float64(n)/2-3
	for y := range n {
		for x := range n {
			a := min(1, max(0, r-math.Hypot(float64(x)-c, float64(y)-c)))
			img.SetRGBA(x, y, color.RGBA{uint8(160 * a), uint8(40 * a), uint8(20 * a), uint8(255 * a)})
		}
	}
	return img
}

// ramp is opaque and smooth, like a map.
func ramp(w, h int) *image.RGBA {
	img := image.NewRGBA(image.Rect(0, 0, w, h))
	for y := range h {
		for x := range w {
			img.SetRGBA(x, y, color.RGBA{uint8(x), uint8(y), uint8(200 - x/2), 255})
		}
	}
	return img
}

// example uses every command with and without clip, tint, scale and turn.
func example() *paint.List {
	l := &paint.List{}
	l.Text(paint.Labels, paint.SansBold, 20, 20, 60, paint.Color{R: 20, G: 20, B: 20, A: 255}, "Fanteria 4–3")
	l.Fill(paint.Ground, paint.Rect{W: 400, H: 300}, paint.Color{R: 240, G: 232, B: 209, A: 255})
	l.Image(paint.Grid, "ramp", paint.Rect{X: 100, Y: 20, W: 200, H: 150}, paint.White)
	l.Image(paint.Pieces, "disc", paint.Rect{X: 20, Y: 80, W: 64, H: 64}, paint.White)
	l.Image(paint.Pieces, "disc", paint.Rect{X: 120, Y: 80, W: 96, H: 96}, paint.Color{R: 255, G: 255, B: 255, A: 128})
	l.Turned(paint.Pieces, "disc", paint.Rect{X: 230, Y: 60, W: 64, H: 64}, paint.Color{G: 200, B: 90, A: 255}, .6)
	l.Image(paint.Pieces, "not there", paint.Rect{X: 1, Y: 1, W: 50, H: 50}, paint.White)
	l.PushClip(paint.Rect{X: 40, Y: 200, W: 100, H: 60})
	l.Fill(paint.Panel, paint.Rect{X: 20, Y: 190, W: 80, H: 100}, paint.Color{R: 11, G: 93, B: 115, A: 200})
	l.Image(paint.Panel, "disc", paint.Rect{X: 110, Y: 220, W: 64, H: 64}, paint.White)
	l.Text(paint.PanelText, paint.Serif, 26, 30, 240, paint.Color{A: 255}, "Ritirate e riordino")
	l.PopClip()
	return l
}

func TestWindowAndPlainRasterAgree(t *testing.T) {
	c := newTestCanvas(t)
	l := example()
	// First, since the window keeps the only copy of the pictures.
	want := image.NewRGBA(image.Rect(0, 0, 400, 300))
	paint.Raster(want, l, c.store, c.faces)
	var got *image.RGBA
	frame(func(screen *ebiten.Image) {
		c.draw(screen, l)
		got = image.NewRGBA(screen.Bounds())
		screen.ReadPixels(got.Pix)
	})
	far, all := 0, 0
	for y := range 300 {
		for x := range 400 * 4 {
			all++
			if d := int(got.Pix[y*got.Stride+x]) - int(want.Pix[y*want.Stride+x]); d < -6 || d > 6 {
				far++
			}
		}
	}
	// Edges of what is turned or stretched fall differently by part of a pixel.
	if limit := all / 500; far > limit {
		t.Errorf("%d of %d channel values differ by more than 6, limit %d", far, all, limit)
	}
}

// A fan of cards: turned letters and rectangles fall on other parts of pixels,
// so only the whole is compared.
func TestWindowAndPlainRasterTurnACardAlike(t *testing.T) {
	c := newTestCanvas(t)
	l := &paint.List{}
	l.Fill(paint.Ground, paint.Rect{W: 400, H: 300}, paint.Color{R: 240, G: 232, B: 209, A: 255})
	l.Turn(200, 150, .1)
	l.Fill(paint.Cards, paint.Rect{X: 120, Y: 40, W: 160, H: 220}, paint.Color{R: 251, G: 245, B: 228, A: 255})
	l.Image(paint.Cards, "disc", paint.Rect{X: 168, Y: 90, W: 64, H: 64}, paint.White)
	l.Text(paint.CardText, paint.SansBold, 20, 130, 200, paint.Color{A: 255}, "Carica!")
	l.Upright()
	want := image.NewRGBA(image.Rect(0, 0, 400, 300))
	paint.Raster(want, l, c.store, c.faces)
	var got *image.RGBA
	frame(func(screen *ebiten.Image) {
		c.draw(screen, l)
		got = image.NewRGBA(screen.Bounds())
		screen.ReadPixels(got.Pix)
	})
	far := 0
	for y := range 300 {
		for x := range 400 * 4 {
			if d := int(got.Pix[y*got.Stride+x]) - int(want.Pix[y*want.Stride+x]); d < -60 || d > 60 {
				far++
			}
		}
	}
	if limit := 400 * 300 * 4 / 200; far > limit {
		t.Errorf("%d channel values differ by more than 60, limit %d", far, limit)
	}
}

// Ebitengine itself allocates once or twice for each of the few commands into
// which all merges; anything of ours would do so for each of hundreds.
func TestDrawingAgainAllocatesNothingForACommand(t *testing.T) {
	c := newTestCanvas(t)
	l := crowd()
	least := uint64(math.MaxUint64)
	for range 20 {
		frame(func(screen *ebiten.Image) {
			var before, after runtime.MemStats
			runtime.ReadMemStats(&before)
			c.draw(screen, l)
			runtime.ReadMemStats(&after)
			least = min(least, after.Mallocs-before.Mallocs)
		})
	}
	if least > 10 {
		t.Errorf("%d allocations a frame", least)
	}
}

func TestDroppedPictureIsFreedAndChangedOneIsShown(t *testing.T) {
	c := newTestCanvas(t)
	l := &paint.List{}
	l.Image(paint.Ground, "ramp", paint.Rect{W: 200, H: 150}, paint.White)
	alpha := func() (a uint32) {
		frame(func(screen *ebiten.Image) {
			c.draw(screen, l)
			_, _, _, a = screen.At(100, 80).RGBA()
		})
		return a
	}
	if alpha() == 0 {
		t.Fatal("the picture is not shown")
	}
	c.store.Put("ramp", image.NewRGBA(image.Rect(0, 0, 8, 8)))
	if a := alpha(); a != 0 {
		t.Errorf("the old picture is still shown, alpha %d", a)
	}
	c.store.Drop("ramp")
	alpha()
	if len(c.sprites) != 0 {
		t.Errorf("%d sprites kept after their picture was dropped", len(c.sprites))
	}
}

// crowd is a table far fuller than any.
func crowd() *paint.List {
	l := &paint.List{}
	l.Image(paint.Ground, "map", paint.Rect{W: 1920, H: 1080}, paint.White)
	for i := range 300 {
		x, y := float32(i%20*96), float32(i/20*72)
		l.Image(paint.Pieces, "disc", paint.Rect{X: x, Y: y, W: 64, H: 64}, paint.White)
		l.Text(paint.Labels, paint.SansBold, 18, x, y+40, paint.Color{A: 255}, "4-3-2")
	}
	return l
}

// The two benchmarks give the cost of a frame with a full table beside that of
// one full-screen picture; each includes the whole turn of the loop.
func BenchmarkFrameOneFullPicture(b *testing.B) {
	l := crowd()
	l.Cmds = l.Cmds[:1]
	benchFrames(b, l)
}

func BenchmarkFrameCrowd(b *testing.B) { benchFrames(b, crowd()) }

func benchFrames(b *testing.B, l *paint.List) {
	c := newTestCanvas(b)
	c.store.Put("map", ramp(1920, 1080))
	frame(func(screen *ebiten.Image) { c.draw(screen, l) })
	b.ReportAllocs()
	for b.Loop() {
		frame(func(screen *ebiten.Image) { c.draw(screen, l) })
	}
}
