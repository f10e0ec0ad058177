package outline

import (
	"slices"
	"testing"

	"grognard/render/board/sheet"
	"grognard/render/paint"
	"grognard/render/workshop/state"
	"grognard/rules"
)

// picked lays an oblong wood on a table with so many pixels to the inch, and selects it.
func picked(t *testing.T, zoom float32) (*table, *rules.Thing) {
	t.Helper()
	d := open(t)
	d.State.Do(state.Act{Hand: &state.Hand{Tool: "wood", Side: rules.Chance}})
	d.Settle()
	d.drags(30, 20, 36, 24)
	d.State.Do(state.Act{Hand: &state.Hand{}})
	d.Settle()
	x := d.State.Thing()
	px, py := d.Board.Tabletop().PointPixels(x.Frame.Middle)
	d.Board.ZoomTo(px, py, zoom, d.In.Now)
	for range 60 { // it glides there
		d.Board.Tick(d.In.Now)
		d.Tick()
	}
	return d, d.State.Thing()
}

func count(all []grip, k what) (n int) {
	for _, g := range all {
		if g.what == k {
			n++
		}
	}
	return n
}

// TestAHandleShowsWhatItDoes looks at all handles of a wood: arrows the way in which a corner
// or a side goes, a round one for turning, four in the middle.
func TestAHandleShowsWhatItDoes(t *testing.T) {
	d, wood := picked(t, 60)
	grips := d.hand.grips(wood)
	if count(grips, corner) != 4 || count(grips, edge) != 4 || count(grips, turn) != 1 || count(grips, whole) != 1 {
		t.Fatalf("a wood that is large on the screen has the handles %+v", grips)
	}
	if len(d.pic.Sketch.Handles) != len(grips) {
		t.Fatalf("%d handles are painted", len(d.pic.Sketch.Handles))
	}
	f := wood.Frame
	for i, g := range grips {
		h := d.pic.Sketch.Handles[i]
		want := map[what]sheet.Sign{corner: sheet.Pulls, edge: sheet.Pulls, turn: sheet.Turns, whole: sheet.Moves}[g.what]
		if h.Sign != want {
			t.Errorf("handle %d, %d, has the sign %d", i, g.what, h.Sign)
		}
		forward, right := axes(f.Facing)
		out := g.at.minus(of(f.Middle))
		out = right.times(out.dot(right) / float64(f.Wide)).plus(forward.times(out.dot(forward) / float64(f.Deep)))
		if off := (h.Facing - bearing(out) + 2*around) % around; want == sheet.Pulls && off > 100 && off < around-100 {
			t.Errorf("handle %d points to %d, and lies at %d", i, h.Facing, bearing(out))
		}
	}
}

func TestASideHasAHandleOnlyWhereThereIsRoom(t *testing.T) {
	for _, x := range []struct {
		px          float32 // of an inch
		edges, hold int
	}{{60, 4, 1}, {4, 0, 0}} {
		d, wood := picked(t, 60)
		d.Board.Zoom = x.px // nearer and farther than a player may go
		grips := d.hand.grips(wood)
		if count(grips, edge) != x.edges || count(grips, whole) != x.hold || count(grips, corner) != 4 || count(grips, turn) != 1 {
			t.Errorf("at %v pixels to the inch a wood has the handles %+v", x.px, grips)
		}
	}
	d := open(t)
	d.Board.Zoom = 20 // three handles are 66 pixels long: 3.3 inches
	thin := &rules.Thing{Frame: &rules.Frame{Wide: int32(4 * d.hand.unit()), Deep: int32(3 * d.hand.unit()), Fills: true}}
	if all := d.hand.grips(thin); count(all, edge) != 2 || count(all, whole) != 0 || slices.ContainsFunc(all, func(g grip) bool { return g.what == edge && g.index%2 == 1 }) {
		t.Errorf("a wide one has the handles %+v", all)
	}
}

func TestThePointerOverAHandle(t *testing.T) {
	for way, want := range map[int]paint.Cursor{0: paint.PullNorth, 4500: paint.PullRising, 9000: paint.PullEast, 13500: paint.PullFalling, 18000: paint.PullNorth,
		-4500: paint.PullFalling, 2000: paint.PullNorth, 2500: paint.PullRising, 35000: paint.PullNorth} {
		if g := (grip{what: corner, way: way}); g.cursor() != want {
			t.Errorf("pulled to %d it is %d, want %d", way, g.cursor(), want)
		}
	}
	d, wood := picked(t, 60)
	for _, g := range d.hand.grips(wood) {
		x, y := d.inches(g.at.point())
		if d.at(x, y); d.Last.Cursor != g.cursor() {
			t.Errorf("over handle %+v the pointer is %d", g, d.Last.Cursor)
		}
	}
}

// TestTheMiddleIsDraggedAndClickedThrough drags a wood by its middle, and clicks what lies under
// that handle.
func TestTheMiddleIsDraggedAndClickedThrough(t *testing.T) {
	d, wood := picked(t, 60)
	x, y := d.inches(wood.Frame.Middle)
	d.at(x, y)
	if g := d.hand.grips(wood); d.hand.hot < 0 || g[d.hand.hot].what != whole {
		t.Fatalf("the pointer is over handle %d", d.hand.hot)
	}
	d.drags(x, y, x+2, y)
	if nx, _ := d.inches(d.State.Draft().Thing(wood.Path).Frame.Middle); nx != x+2 && nx != x+2.25 {
		t.Errorf("it went from %v to %v", x, nx)
	}
	d.drags(x+2, y, x, y)
	n := len(d.State.Draft().Things)
	d.State.Do(state.Edit(rules.Edit{Do: rules.EditPut, Tool: "building", Pts: []rules.Point{d.State.Draft().Thing(wood.Path).Frame.Middle}}))
	if len(d.State.Draft().Things) != n+1 {
		t.Fatalf("no building: %v", d.State.Refused)
	}
	d.State.Do(state.Select(wood.Path))
	d.Settle()
	d.at(x, y)
	d.press()
	d.Up()
	if now := d.State.Thing(); now == nil || now.Tool != "building" {
		t.Errorf("a click on the handle selects %v", now)
	}
}
