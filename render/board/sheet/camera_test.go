package sheet

import (
	"testing"

	"grognard/render/paint"
	"grognard/render/paint/painttest"
	"grognard/rules"
)

// squares is a sheet of 8 by 8 squares.
func squares() *Sheet {
	m := &rules.Map{ID: "test", Shape: rules.Squares, Cols: 8, Rows: 8}
	for i := range 64 {
		m.Cells = append(m.Cells, rules.Cell{Ref: rules.MakeRef(1, i), Col: i % 8, Row: i / 8, Ground: "open", Label: "x"})
	}
	s := &Sheet{Metrics: painttest.Metrics{}, Store: &paint.Store{}}
	s.Look(m, paint.Rect{X: 10, Y: 20, W: 900, H: 800}, paint.Rect{}, 1)
	return s
}

func TestTheWheelKeepsThePlaceUnderThePointer(t *testing.T) {
	b := squares()
	b.ZoomAt(450, 400, 6)
	x0, y0 := b.Cells(400, 300)
	b.ZoomAt(400, 300, 4)
	x1, y1 := b.Cells(400, 300)
	if abs(x1-x0) > 1/b.Zoom*2 || abs(y1-y0) > 1/b.Zoom*2 {
		t.Errorf("the place moved from %g %g to %g %g", x0, y0, x1, y1)
	}
}

func TestTheWheelHaltsAtTheStops(t *testing.T) {
	b := squares()
	b.Look(b.Map, paint.Rect{W: 240, H: 240}, paint.Rect{}, 1)
	fit := b.Zoom
	met := map[float32]bool{b.Zoom: true}
	for range 40 {
		b.ZoomAt(400, 300, 1)
		met[b.Zoom] = true
	}
	for _, z := range append(b.Stops[:], fit) {
		if !met[z] {
			t.Errorf("zooming in passes over %g: %v", z, met)
		}
	}
	if b.Zoom != b.Stops[Stops-1] {
		t.Errorf("zooming in ends at %g, want %g", b.Zoom, b.Stops[Stops-1])
	}
	for range 40 {
		b.ZoomAt(400, 300, -1)
	}
	if b.Zoom != fit {
		t.Errorf("zooming out ends at %g, want %g", b.Zoom, fit)
	}
}

func TestStepsLeadFromStopToStop(t *testing.T) {
	b := squares()
	b.Look(b.Map, paint.Rect{W: 240, H: 240}, paint.Rect{}, 1)
	var seen []float32
	for range Stops + 2 {
		b.StepAt(450, 400, 1, 1000)
		b.StepAt(450, 400, 0, 1000) // nowhere
		b.Tick(1000 + stepFor)
		seen = append(seen, b.Zoom)
	}
	for i := 1; i < len(seen); i++ {
		if seen[i] < seen[i-1] || seen[i] == seen[i-1] && seen[i] != b.Stops[Stops-1] {
			t.Fatalf("steps lead to %v", seen)
		}
	}
	b.StepAt(450, 400, -1, 2000)
	b.StepAt(450, 400, -1, 2010) // from where the first leads
	b.Settle()
	if b.Zoom != b.Stops[Stops-3] {
		t.Errorf("two steps back end at %g, want %g", b.Zoom, b.Stops[Stops-3])
	}
}

func TestAStepKeepsThePlaceUnderThePointerAllTheWay(t *testing.T) {
	b := squares()
	x0, y0 := b.Cells(500, 450)
	b.StepAt(500, 450, 1, 1000)
	for now := 1000.; now <= 1000+stepFor; now += 20 {
		b.Tick(now)
		if x, y := b.Cells(500, 450); abs(x-x0)*b.Zoom > 2 || abs(y-y0)*b.Zoom > 2 {
			t.Fatalf("after %g ms the place has moved from %g %g to %g %g", now-1000, x0, y0, x, y)
		}
	}
	if b.Gliding() {
		t.Error("the step has no end")
	}
}

func TestAWholeMapGivesWayToWhatWasSeenBeforeAndComesBack(t *testing.T) {
	b := squares()
	whole := b.Place
	b.ZoomAt(300, 300, 9)
	near := b.Place
	b.Toggle(1000)
	b.Tick(1000 + glideFor)
	if b.Place != whole {
		t.Errorf("%+v is not the whole map, %+v", b.Place, whole)
	}
	b.Toggle(2000)
	b.Tick(2000 + glideFor)
	if b.Place != near {
		t.Errorf("%+v is not what was seen before, %+v", b.Place, near)
	}
}

func TestCellsAreFittedWhereNothingLiesOverThem(t *testing.T) {
	b := squares()
	free := paint.Rect{X: 110, Y: 70, W: 600, H: 700}
	b.Look(b.Map, b.Port, free, 1)
	at := b.Rect(b.Inner)
	if at.X < free.X-1 || at.Y < free.Y-1 || at.X+at.W > free.X+free.W+1 || at.Y+at.H > free.Y+free.H+1 || at.W < .98*free.W {
		t.Errorf("the cells lie in %v, the free room is %v", at, free)
	}
	x, y := at.Center()
	if u, v := free.Center(); abs(x-u) > 1 || abs(y-v) > 1 {
		t.Errorf("the middle of the cells is at %g %g, that of the room at %g %g", x, y, u, v)
	}
}

func TestCellsOfASmallMapDoNotGrowForEver(t *testing.T) {
	b := squares()
	b.Look(b.Map, paint.Rect{W: 9000, H: 9000}, paint.Rect{}, 1)
	if b.Zoom != mostCell {
		t.Errorf("a cell is %g pixels wide, want %v", b.Zoom, mostCell)
	}
}

// Every cell can be brought out from under what lies over the window.
func TestTheMapCanBeMovedACellBeyondTheFreeRoomAndNoFurther(t *testing.T) {
	b := squares()
	free := paint.Rect{X: 110, Y: 70, W: 600, H: 700}
	b.Look(b.Map, b.Port, free, 1)
	b.ZoomAt(400, 300, 10)
	b.Pan(1e6, 1e6)
	if at := b.Rect(b.Inner); abs(at.X-free.X-b.Zoom) > 1 || abs(at.Y-free.Y-b.Zoom) > 1 {
		t.Errorf("the corner of the cells was dragged to %g %g", at.X, at.Y)
	}
	b.Pan(-1e6, -1e6)
	if at := b.Rect(b.Inner); abs(at.X+at.W-free.X-free.W+b.Zoom) > 1 || abs(at.Y+at.H-free.Y-free.H+b.Zoom) > 1 {
		t.Errorf("the far corner was dragged to %g %g", at.X+at.W, at.Y+at.H)
	}
}

func TestTheOriginIsAWholePixel(t *testing.T) {
	b := squares()
	b.ZoomAt(333, 271, 7)
	b.Pan(-13.37, -7.77)
	x, y := b.Pixels(0, 0)
	if x != floor(x) || y != floor(y) {
		t.Errorf("the origin lies at %g %g", x, y)
	}
}

func TestFitFollowsTheWindowUntilThePlayerZooms(t *testing.T) {
	b := squares()
	b.Look(b.Map, paint.Rect{W: 1800, H: 1600}, paint.Rect{}, 1)
	if want := min(mostCell, floor(min(1800/b.Inner.W, 1600/b.Inner.H)*2)/2); b.Zoom != want {
		t.Errorf("zoom %g in the larger window, want %g", b.Zoom, want)
	}
	b.ZoomAt(100, 100, 3)
	z := b.Zoom
	b.Look(b.Map, paint.Rect{W: 1700, H: 1500}, paint.Rect{}, 1)
	if b.Zoom != z {
		t.Error("the player's zoom was lost with the size of the window")
	}
}

func TestShowMovesOnlyForWhatIsOutOfSight(t *testing.T) {
	b := squares()
	for range 10 {
		b.ZoomAt(100, 100, 1)
	}
	x, y := b.X, b.Y
	b.Show(x, y, 1000)
	if b.gliding {
		t.Error("the camera moves for a place in the middle")
	}
	b.Show(7.5, 7.5, 1000)
	if b.Tick(1130) != 0 {
		t.Error("half way the camera stands still")
	}
	b.Tick(1000 + glideFor)
	px, py := b.Pixels(7.5, 7.5)
	if !b.Port.Has(px, py) {
		t.Errorf("the place is still out of sight at %g %g", px, py)
	}
}

func TestAMapTooLargeToBeReadBeginsNearerToTheTroops(t *testing.T) {
	var c Camera
	c.Look(Frame{Port: paint.Rect{W: 800, H: 600}, W: 40, H: 20})
	c.Begin(35, 10, 37, 37)
	if c.Zoom != 37 {
		t.Errorf("a cell has %v pixels, want 37", c.Zoom)
	}
	if x, y := c.Pixels(35, 10); !c.Port.Has(x, y) {
		t.Errorf("the troops are at %v, %v, outside of the window", x, y)
	}
	c.Fit()
	if c.Zoom != 20 {
		t.Errorf("the whole map has cells of %v pixels, want 20", c.Zoom)
	}
	c.Begin(35, 10, 18, 40)
	if c.Zoom != 20 || c.Loose {
		t.Errorf("a map that can be read is not shown as a whole: %v pixels a cell", c.Zoom)
	}
}

// Who wants little motion is at once where he asked to be, by every way to get there.
func TestACalmCameraDoesNotGlide(t *testing.T) {
	for name, way := range map[string]func(b *Sheet){
		"show":   func(b *Sheet) { b.Show(7.5, 7.5, 100) },
		"center": func(b *Sheet) { b.Center(6, 6, 100) },
		"step":   func(b *Sheet) { b.StepAt(300, 300, 1, 100) },
		"toggle": func(b *Sheet) { b.Toggle(100) },
		"go":     func(b *Sheet) { b.Go(Place{X: 5, Y: 5, Zoom: 150, Loose: true}, 100) },
	} {
		glides, calm := squares(), squares()
		calm.Calm = true
		for _, b := range []*Sheet{glides, calm} {
			b.Look(b.Map, paint.Rect{W: 240, H: 240}, paint.Rect{}, 1)
			b.ZoomAt(120, 120, 6)
			way(b)
		}
		if calm.Gliding() || calm.Camera.Tick(110) {
			t.Errorf("%s: it glides", name)
		}
		if glides.Settle(); glides.Place != calm.Place {
			t.Errorf("%s: it is at %v, who glides comes to %v", name, calm.Place, glides.Place)
		}
	}
}
