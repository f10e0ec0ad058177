package board

import (
	"context"
	"image"
	"math"
	"strings"
	"testing"

	"grognard/render/paint"
	"grognard/rules"
)

// plainMetrics makes every letter half as wide as its size.
type plainMetrics struct{}

func (plainMetrics) Width(_ paint.Font, size float32, s string) float32 {
	return size * float32(len(s)) / 2
}
func (plainMetrics) Ascent(_ paint.Font, size float32) float32 { return size * .7 }

func chess(shape rules.Shape) *rules.Map {
	m := &rules.Map{ID: "test", Shape: shape, Cols: 8, Rows: 8}
	for i := range 64 {
		m.Cells = append(m.Cells, rules.Cell{Ref: cell(i), Col: i % 8, Row: i / 8, Ground: "open", Label: "x"})
	}
	return m
}

func cell(n int) rules.Ref { return rules.MakeRef(1, n) }
func unit(n int) rules.Ref { return rules.MakeRef(2, n) }

func newBoard(shape rules.Shape) *Board {
	b := &Board{Metrics: plainMetrics{}, Store: &paint.Store{}}
	b.Look(chess(shape), paint.Rect{X: 10, Y: 20, W: 900, H: 800}, 1)
	return b
}

func near(a, b float32) bool { return math.Abs(float64(a-b)) < .01 }

func TestTheWheelKeepsThePlaceUnderThePointer(t *testing.T) {
	b := newBoard(rules.Squares)
	b.ZoomAt(450, 400, 6)
	x0, y0 := b.Cells(400, 300)
	b.ZoomAt(400, 300, 4)
	x1, y1 := b.Cells(400, 300)
	if abs(x1-x0) > 1/b.Zoom*2 || abs(y1-y0) > 1/b.Zoom*2 {
		t.Errorf("the place moved from %g %g to %g %g", x0, y0, x1, y1)
	}
}

func TestTheWheelSnapsAtHundredPercentAndAtTheWholeSheet(t *testing.T) {
	b := newBoard(rules.Squares)
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
	b := newBoard(rules.Squares)
	for range 10 {
		b.ZoomAt(400, 300, 1)
	}
	b.Pan(1e6, 1e6)
	if x, y := b.Pixels(0, 0); x > b.Port.X+1 || y > b.Port.Y+1 {
		t.Errorf("the corner of the sheet was dragged to %g %g", x, y)
	}
	b.Pan(-1e6, -1e6)
	w, h := b.size()
	if x, y := b.Pixels(w, h); x < b.Port.X+b.Port.W-2 || y < b.Port.Y+b.Port.H-2 {
		t.Errorf("the far corner was dragged to %g %g", x, y)
	}
}

func TestTheOriginIsAWholePixel(t *testing.T) {
	b := newBoard(rules.Squares)
	b.ZoomAt(333, 271, 7)
	b.Pan(-13.37, -7.77)
	x, y := b.Pixels(0, 0)
	if x != floor(x) || y != floor(y) {
		t.Errorf("the origin lies at %g %g", x, y)
	}
}

func TestFitFollowsTheWindowUntilThePlayerZooms(t *testing.T) {
	b := newBoard(rules.Squares)
	b.Look(b.m, paint.Rect{W: 1800, H: 1600}, 1)
	w, h := b.size()
	if want := floor(min(1800/w, 1600/h)); b.Zoom != want {
		t.Errorf("zoom %g in the larger window, want %g", b.Zoom, want)
	}
	b.ZoomAt(100, 100, 3)
	z := b.Zoom
	b.Look(b.m, paint.Rect{W: 1700, H: 1500}, 1)
	if b.Zoom != z {
		t.Error("the player's zoom was lost with the size of the window")
	}
}

func TestShowMovesOnlyForWhatIsOutOfSight(t *testing.T) {
	b := newBoard(rules.Squares)
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

func TestEveryCellIsFoundInItsMiddleAndNearItsEdges(t *testing.T) {
	for _, shape := range []rules.Shape{rules.Squares, rules.Hexes, rules.FlatHexes} {
		b := newBoard(shape)
		for i := range b.m.Cells {
			x, y := b.center(i)
			for _, d := range [][2]float32{{0, 0}, {.4, 0}, {-.4, .2}, {0, -.4}, {.2, .3}} {
				px, py := b.Pixels(x+d[0], y+d[1])
				if got := b.Find(px, py).Cell; got != cell(i) {
					t.Fatalf("shape %d: cell %d is found as %d at %v", shape, i, got.N(), d)
				}
			}
		}
	}
}

func TestNothingIsFoundOutsideTheCells(t *testing.T) {
	for _, shape := range []rules.Shape{rules.Squares, rules.Hexes, rules.FlatHexes} {
		b := newBoard(shape)
		for _, p := range [][2]float32{{.1, .1}, {.1, 4}, {100, 100}} {
			px, py := b.Pixels(p[0], p[1])
			if got := b.Find(px, py); got != (Spot{}) {
				t.Errorf("shape %d: found %v at %v", shape, got, p)
			}
		}
	}
}

func view() *rules.View {
	return &rules.View{Pieces: []rules.Piece{
		{Ref: unit(1), Nation: "fr", Face: "infantry", Zone: cell(9), Value: "8", N: 2, Of: 2},
		{Ref: unit(2), Nation: "fr", Face: "cavalry", Zone: cell(9), Value: "5", State: []string{"reduced"}},
		{Ref: unit(3), Nation: "gb", Face: "infantry", Side: rules.Second, Zone: cell(10), Value: "6"},
		{Face: "redoubt", Form: rules.Marker, Zone: cell(10)},
	}}
}

func TestTheTopPieceOfAStackIsFoundWithItsCell(t *testing.T) {
	b := newBoard(rules.Squares)
	var l paint.List
	b.Paint(&l, &Picture{View: view()})
	x, y := b.center(9)
	px, py := b.Pixels(x, y)
	if got := b.Find(px, py); got != (Spot{cell(9), unit(2)}) {
		t.Errorf("found %v", got)
	}
}

func TestPiecesStandOnMarkersAndCarryTheirValue(t *testing.T) {
	b := newBoard(rules.Squares)
	var l paint.List
	b.Paint(&l, &Picture{View: view()})
	var keys []string
	values := 0
	for _, c := range l.Cmds {
		if c.Op == paint.Image && c.Layer == paint.Pieces && !strings.HasPrefix(c.Key, "pict/") {
			keys = append(keys, c.Key)
		}
		if c.Op == paint.Text && c.Layer == paint.Pieces {
			values++
		}
	}
	want := []string{"marker/redoubt", "counter/fr/full/first", "counter/fr/reduced/first", "counter/gb/full/second"}
	if len(keys) != 4 || keys[0] != want[0] || keys[1] != want[1] || keys[2] != want[2] || keys[3] != want[3] || values != 3 {
		t.Errorf("painted %v with %d values", keys, values)
	}
}

func TestASmallPieceIsStillEasyToHit(t *testing.T) {
	b := newBoard(rules.Squares)
	b.Look(b.m, paint.Rect{W: 220, H: 220}, 1)
	var l paint.List
	b.Paint(&l, &Picture{View: &rules.View{Pieces: view().Pieces[2:3]}})
	r, _ := b.PieceRect(unit(3))
	if r.W >= 32 {
		t.Fatalf("the piece is %g pixels wide: no test", r.W)
	}
	x, y := r.Center()
	if got := b.Find(x+14, y-14); got.Piece != unit(3) {
		t.Errorf("14 pixels beside the piece there is %v", got)
	}
}

func TestTheGroundIsBakedInTheBackgroundAndAnewAfterAZoom(t *testing.T) {
	b := newBoard(rules.Squares)
	var sizes []float32
	b.Bakes(func(_ context.Context, _ *rules.Map, cell float32) *image.RGBA {
		sizes = append(sizes, cell)
		return image.NewRGBA(image.Rect(0, 0, 1, 1))
	})
	wait := func(now float64) {
		for b.Tick(now) >= 0 {
			now += 20
		}
	}
	wait(1000)
	b.ZoomAt(300, 300, 5)
	b.Look(b.m, b.Port, 1)
	if wake := b.Tick(2000); wake <= 0 {
		t.Errorf("the picture is baked before the zoom rests: wake %g", wake)
	}
	wait(2000)
	if len(sizes) != 2 || !near(sizes[1], b.Zoom) || b.Store.Get(mapKey) == nil {
		t.Errorf("baked at %v, zoom %g", sizes, b.Zoom)
	}
}

func TestTheGroundIsBakedAnewWhenABridgeIsBuilt(t *testing.T) {
	b := newBoard(rules.Squares)
	n := 0
	b.Bakes(func(_ context.Context, m *rules.Map, _ float32) *image.RGBA {
		n++
		return image.NewRGBA(image.Rect(0, 0, 1, 1))
	})
	now := 1000.
	settle := func(m *rules.Map) {
		b.Look(m, b.Port, 1)
		for ; b.Tick(now) >= 0; now += 20 {
		}
	}
	settle(b.m)
	again := *b.m
	settle(&again)
	if n != 1 {
		t.Fatalf("the same ground is baked %d times", n)
	}
	again.Lines = []rules.MapLine{{Kind: "bridge", Cells: []rules.Ref{cell(3)}}}
	bridged := again
	settle(&bridged)
	if n != 2 {
		t.Errorf("with a bridge more the ground is baked %d times in all", n)
	}
}

func TestASteadyFrameAllocatesNothing(t *testing.T) {
	b := newBoard(rules.Squares)
	var l paint.List
	p := &Picture{View: view(), Grid: true, Marks: []Mark{{At: cell(3), Kind: Move}, {At: unit(3), Kind: Attack, Text: "54"}}, Arrows: []Arrow{{From: unit(1), To: unit(3), Kind: ArrowAttack}}}
	b.Paint(&l, p)
	if n := testing.AllocsPerRun(50, func() {
		l.Reset()
		b.Look(b.m, b.Port, 1)
		b.Paint(&l, p)
	}); n != 0 {
		t.Errorf("%g allocations a frame", n)
	}
}
