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
	s.Look(m, paint.Rect{X: 10, Y: 20, W: 900, H: 800}, 1)
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

func TestTheWheelSnapsAtHundredPercentAndAtTheWholeSheet(t *testing.T) {
	b := squares()
	fit := b.Zoom
	met := false
	for range 12 {
		b.ZoomAt(400, 300, 1)
		met = met || b.Zoom == b.Full
	}
	if !met {
		t.Errorf("zooming in from %g passes over 100 %% (%g)", fit, b.Full)
	}
	for range 40 {
		b.ZoomAt(400, 300, -1)
	}
	if b.Zoom != min(fit, b.Full) {
		t.Errorf("zooming out ends at %g, want %g", b.Zoom, fit)
	}
}

func TestTheSheetStaysInThePort(t *testing.T) {
	b := squares()
	for range 10 {
		b.ZoomAt(400, 300, 1)
	}
	b.Pan(1e6, 1e6)
	if x, y := b.Pixels(0, 0); x > b.Port.X+1 || y > b.Port.Y+1 {
		t.Errorf("the corner of the sheet was dragged to %g %g", x, y)
	}
	b.Pan(-1e6, -1e6)
	w, h := b.Size()
	if x, y := b.Pixels(w, h); x < b.Port.X+b.Port.W-2 || y < b.Port.Y+b.Port.H-2 {
		t.Errorf("the far corner was dragged to %g %g", x, y)
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
	b.Look(b.Map, paint.Rect{W: 1800, H: 1600}, 1)
	w, h := b.Size()
	if want := floor(min(1800/w, 1600/h)); b.Zoom != want {
		t.Errorf("zoom %g in the larger window, want %g", b.Zoom, want)
	}
	b.ZoomAt(100, 100, 3)
	z := b.Zoom
	b.Look(b.Map, paint.Rect{W: 1700, H: 1500}, 1)
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
	c.Look(paint.Rect{W: 800, H: 600}, 40, 20, 96)
	c.Begin(35, 10, 37)
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
	c.Begin(35, 10, 18)
	if c.Zoom != 20 || c.loose {
		t.Errorf("a map that can be read is not shown as a whole: %v pixels a cell", c.Zoom)
	}
}
