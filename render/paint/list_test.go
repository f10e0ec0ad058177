package paint

import (
	"image"
	"image/color"
	"math/rand/v2"
	"slices"
	"testing"
)

var (
	red  = Color{R: 255, A: 255}
	blue = Color{B: 255, A: 255}
)

func TestOrderIsThatOfSort(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	for range 50 {
		var l List
		for i := range r.IntN(80) {
			l.Fill(Layer(r.IntN(int(layers))), Rect{X: float32(i)}, red)
		}
		var got []Cmd
		for _, i := range l.Order(nil) {
			got = append(got, l.Cmds[i])
		}
		l.Sort()
		if !slices.Equal(got, l.Cmds) {
			t.Fatalf("order %v, sorted %v", got, l.Cmds)
		}
	}
}

func TestClipsNarrowEachOther(t *testing.T) {
	var l List
	l.PushClip(Rect{X: 10, Y: 10, W: 50, H: 50})
	l.PushClip(Rect{X: 40, Y: 0, W: 50, H: 30})
	l.Fill(Ground, Rect{W: 100, H: 100}, red)
	l.PopClip()
	l.PopClip()
	l.Fill(Ground, Rect{W: 100, H: 100}, red)
	if got, want := l.Cmds[0].Clip, (Rect{X: 40, Y: 10, W: 20, H: 20}); got != want {
		t.Errorf("clip %v, want %v", got, want)
	}
	if l.Cmds[1].Clip.W != 0 {
		t.Errorf("still clipped to %v", l.Cmds[1].Clip)
	}
}

func TestNothingIsDrawnThroughClipsThatDoNotMeet(t *testing.T) {
	var l List
	l.PushClip(Rect{X: 10, Y: 10, W: 10, H: 10})
	l.PushClip(Rect{X: 40, Y: 40, W: 10, H: 10})
	l.Fill(Ground, Rect{W: 100, H: 100}, red)
	img := raster(t, &l, &Store{})
	for _, v := range img.Pix {
		if v != 0 {
			t.Fatal("something was drawn")
		}
	}
}

func TestPixelsAreThoseWhoseCentresLieInside(t *testing.T) {
	for r, want := range map[Rect]image.Rectangle{
		{X: 1, Y: 2, W: 3, H: 4}:         image.Rect(1, 2, 4, 6),
		{X: .4, Y: .6, W: 1, H: 1}:       image.Rect(0, 1, 1, 2),
		{X: -1.6, Y: 0, W: 2, H: 1}:      image.Rect(-2, 0, 0, 1),
		{X: 5.2, Y: 5.2, W: .2, H: .2}:   image.Rect(5, 5, 5, 5),
		{X: 10.5, Y: 0.5, W: 2.5, H: .5}: image.Rect(10, 0, 13, 1),
	} {
		if got := r.Pixels(); got != want && !(got.Empty() && want.Empty()) {
			t.Errorf("%v covers %v, want %v", r, got, want)
		}
	}
}

func TestATurnTakesEveryCommandRoundItsPointAndEnds(t *testing.T) {
	var l List
	const quarter = 1.5707964
	l.Turn(50, 50, quarter)
	l.Fill(Ground, Rect{X: 60, Y: 45, W: 20, H: 10}, red) // right of the point: comes to lie below it
	l.Text(Ground, Sans, 10, 50, 40, red, "above")
	l.Upright()
	l.Fill(Ground, Rect{X: 60, Y: 45, W: 20, H: 10}, blue)
	if x, y := l.Cmds[0].Dst.Center(); x < 49.9 || x > 50.1 || y < 69.9 || y > 70.1 {
		t.Errorf("the rectangle lies about %v, %v", x, y)
	}
	if d := l.Cmds[1].Dst; d.X < 59.9 || d.X > 60.1 || d.Y < 49.9 || d.Y > 50.1 || l.Cmds[1].Angle != quarter {
		t.Errorf("the text begins at %v, turned by %v", d, l.Cmds[1].Angle)
	}
	if l.Cmds[2].Angle != 0 || l.Cmds[2].Dst.X != 60 {
		t.Error("the turn goes on")
	}
	img := raster(t, &l, &Store{})
	if img.RGBAAt(50, 76).R < 250 || img.RGBAAt(66, 50).B < 250 {
		t.Error("the rectangles are not drawn where they lie")
	}
}

func raster(t *testing.T, l *List, s *Store) *image.RGBA {
	t.Helper()
	img := image.NewRGBA(image.Rect(0, 0, 100, 100))
	Raster(img, l, s, faces(t))
	return img
}

func TestHigherLayersHideLowerOnes(t *testing.T) {
	var l List
	l.Fill(Curtain, Rect{W: 100, H: 100}, blue)
	l.Fill(Ground, Rect{W: 100, H: 100}, red)
	if got := raster(t, &l, &Store{}).RGBAAt(50, 50); got != (color.RGBA{B: 255, A: 255}) {
		t.Errorf("%v", got)
	}
}

func TestPictureIsTintedStretchedAndTurned(t *testing.T) {
	s := &Store{}
	pic := image.NewRGBA(image.Rect(0, 0, 20, 10))
	for i := range pic.Pix {
		pic.Pix[i] = 255
	}
	s.Put("white", pic)
	var l List
	l.Turned(Pieces, "white", Rect{X: 30, Y: 40, W: 40, H: 20}, red, 3.14159265/2)
	img := raster(t, &l, s)
	if got := img.RGBAAt(50, 33); got != (color.RGBA{R: 255, A: 255}) {
		t.Errorf("inside: %v", got)
	}
	if got := img.RGBAAt(33, 50); got != (color.RGBA{}) {
		t.Errorf("where it would be unturned: %v", got)
	}
}

func TestTextStandsOnItsBaseline(t *testing.T) {
	var l List
	l.Text(Labels, SansBold, 40, 10, 60, blue, "HHH")
	img := raster(t, &l, &Store{})
	box := image.Rectangle{}
	for y := range 100 {
		for x := range 100 {
			if img.RGBAAt(x, y).A > 0 {
				box = box.Union(image.Rect(x, y, x+1, y+1))
			}
		}
	}
	if box.Max.Y != 60 || box.Min.Y < 30 || box.Min.X < 10 || box.Max.X > 100 {
		t.Errorf("ink in %v", box)
	}
}

func TestStoreTellsOfEveryChange(t *testing.T) {
	s, told := &Store{}, 0
	s.Watch(func() { told++ })
	s.Put("a", image.NewRGBA(image.Rect(0, 0, 1, 1)))
	first := s.Get("a").Rev
	s.Put("a", image.NewRGBA(image.Rect(0, 0, 1, 1)))
	if s.Get("a").Rev == first {
		t.Error("a new picture has the revision of the old one")
	}
	s.Drop("a")
	s.Wake()
	if told != 4 || s.Rev() != 4 || s.Get("a") != nil {
		t.Errorf("told %d times, revision %d, picture %v", told, s.Rev(), s.Get("a"))
	}
}
