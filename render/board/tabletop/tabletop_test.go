package tabletop

import (
	"math"
	"testing"

	"grognard/render/board/footprint"
	"grognard/render/board/sheet"
	"grognard/render/paint"
	"grognard/render/paint/painttest"
	"grognard/rules"
)

func cell(n int) rules.Ref { return rules.MakeRef(1, n) }
func unit(n int) rules.Ref { return rules.MakeRef(2, n) }

// newPainter looks at field through a port.
func newPainter(port paint.Rect) *Painter {
	b := &Painter{Sheet: &sheet.Sheet{Metrics: painttest.Metrics{}, Store: &paint.Store{}}}
	b.Look(field(), port, paint.Rect{}, 1)
	return b
}

// field is a table of 72 by 48 inches.
func field() *rules.Map {
	return &rules.Map{ID: "cloth", Shape: rules.Tabletop, Width: 72000, Height: 48000, Unit: 1000, Areas: []rules.Area{
		{Kind: "wood", Ref: cell(1), Pts: []rules.Point{{X: 54000, Y: 28000}, {X: 61000, Y: 27000}, {X: 63000, Y: 33000}, {X: 56000, Y: 35000}}},
		{Kind: "zone", Side: rules.First, Pts: []rules.Point{{}, {X: 72000}, {X: 72000, Y: 12000}, {Y: 12000}}},
	}}
}

// formed appends the stands of a battalion of so many bases in a line or in a
// column, about a middle in mils.
func formed(all []rules.Piece, proto rules.Piece, x, y int32, facing, bases int, column bool) []rules.Piece {
	wide := bases
	if column {
		wide = min(2, bases)
	}
	rows := (bases + wide - 1) / wide
	s, c := math.Sincos(float64(facing) * math.Pi / 18000)
	for i := range bases {
		in := min(wide, bases-i/wide*wide)
		u := (float64(i%wide) - float64(in-1)/2) * 1600
		v := (float64(rows-1)/2 - float64(i/wide)) * 1600
		p := proto
		p.Form, p.Facing, p.Wide, p.Deep, p.Of = rules.Base, facing, 1600, 1600, 4
		if p.N == 0 {
			p.N = 4
		}
		p.Pt = rules.Point{X: x + int32(math.Round(u*c+v*s)), Y: y + int32(math.Round(v*c-u*s))}
		if i != 0 {
			p.State = nil
		}
		all = append(all, p)
	}
	return all
}

func TestATabletopIsLaidOutInInchesWithNorthAtTheTop(t *testing.T) {
	b := newPainter(paint.Rect{X: 10, Y: 20, W: 1200, H: 800})
	for _, p := range []rules.Point{{}, {X: 72000, Y: 48000}, {X: 1234, Y: 40001}} {
		x, y := b.PointPixels(p)
		q := b.PointAt(x, y)
		if d := max(q.X-p.X, p.X-q.X, q.Y-p.Y, p.Y-q.Y); d > 2 {
			t.Errorf("%v comes back as %v", p, q)
		}
	}
	_, south := b.PointPixels(rules.Point{})
	_, north := b.PointPixels(rules.Point{Y: 48000})
	if math.Abs(float64(south-north-48*b.Zoom)) > .01 {
		t.Errorf("the table is %g pixels high at %g an inch", south-north, b.Zoom)
	}
}

func TestTheFootprintIsTheRectangleRoundAllStands(t *testing.T) {
	all := formed(nil, rules.Piece{Ref: unit(1)}, 30000, 20000, 3000, 5, true)
	f, ok := footprint.Of(all, unit(1))
	if !ok || f.Wide/10 != 320 || f.Deep/10 != 480 || f.Facing != 3000 {
		t.Fatalf("the footprint is %+v", f)
	}
	if d := max(f.Mid.X-30000, 30000-f.Mid.X, f.Mid.Y-20000, 20000-f.Mid.Y); d > 2 {
		t.Errorf("its middle is %v", f.Mid)
	}
	line, _ := footprint.Of(formed(nil, rules.Piece{Ref: unit(1)}, 36000, 10000, 0, 6, false), unit(1))
	if got := line.Corner(true); got != (rules.Point{X: 40800, Y: 10800}) {
		t.Errorf("the front right corner is %v", got)
	}
	if got := line.Corner(false); got != (rules.Point{X: 31200, Y: 10800}) {
		t.Errorf("the front left corner is %v", got)
	}
}

// painted is a board with two battalions side by side, the first turned, and
// a group of skirmishers.
func painted(t testing.TB) (*Painter, *sheet.Picture) {
	t.Helper()
	b := newPainter(paint.Rect{W: 1200, H: 800})
	v := &rules.View{Map: b.Map}
	v.Pieces = formed(v.Pieces, rules.Piece{Ref: unit(1), Nation: "fr", Face: "infantry", State: []rules.State{"officer", "disordered"}}, 20000, 20000, 4500, 6, false)
	v.Pieces = formed(v.Pieces, rules.Piece{Ref: unit(2), Nation: "gb", Face: "infantry", Side: rules.Second}, 40000, 20000, 0, 6, true)
	v.Pieces = append(v.Pieces, rules.Piece{Ref: unit(3), Nation: "fr", Form: rules.Base, Face: "skirmishers", Wide: 1600, N: 2, Of: 2, Pt: rules.Point{X: 25000, Y: 30000}, Cell: unit(1)})
	p := &sheet.Picture{View: v}
	var l paint.List
	b.Paint(&l, p)
	return b, p
}

func TestATurnedBattalionIsFoundOnAnyOfItsStandsAndNotBesideThem(t *testing.T) {
	b, p := painted(t)
	for i := range p.View.Pieces {
		pc := &p.View.Pieces[i]
		x, y := b.PointPixels(pc.Pt)
		if got := b.Find(x, y).Piece; got != pc.Ref {
			t.Errorf("at stand %d the body %d is found", i, got.N())
		}
	}
	// Inside the upright box of the turned line, but far from the line.
	x, y := b.PointPixels(rules.Point{X: 23000, Y: 23000})
	if got := b.Find(x, y).Piece; got != 0 {
		t.Errorf("beside the battalion the body %d is found", got.N())
	}
}

func TestSceneryIsFoundWhereNothingStands(t *testing.T) {
	b, _ := painted(t)
	x, y := b.PointPixels(rules.Point{X: 58000, Y: 31000})
	if got := b.Find(x, y); got != (sheet.Spot{Cell: cell(1)}) {
		t.Errorf("in the wood %v is found", got)
	}
}

func TestTheRegionOfABodyLiesInsideIt(t *testing.T) {
	b, _ := painted(t)
	n := 0
	b.Hits(func(r rules.Ref, at paint.Rect) {
		n++
		for _, c := range [][2]float32{{at.X + 1, at.Y + 1}, {at.X + at.W - 1, at.Y + 1}, {at.X + 1, at.Y + at.H - 1}, {at.X + at.W - 1, at.Y + at.H - 1}} {
			if got := b.Find(c[0], c[1]).Piece; got != r {
				t.Errorf("a corner of the region of %d lies on %d", r.N(), got.N())
			}
		}
	})
	if n != 3 {
		t.Errorf("%d regions", n)
	}
}

func TestASteadyFrameOfATabletopAllocatesNothing(t *testing.T) {
	b, p := painted(t)
	p.Marks = []sheet.Mark{{At: unit(1), Kind: sheet.Selected}, {At: unit(2), Kind: sheet.Attack}}
	p.Arrows = []sheet.Arrow{{From: unit(1), To: unit(2), Kind: sheet.ArrowAttack}}
	p.Shades = []rules.Shade{{Style: "area", Area: field().Areas[0].Pts, Side: rules.First}}
	p.Sketch = &sheet.Sketch{Who: unit(1), Ghost: p.View.Pieces[:6], Zones: true,
		Tapes: []sheet.Tape{{Pts: []rules.Point{{}, {X: 9000}}, Text: "9 in"}}, Sweep: sheet.Sweep{Arm: rules.Point{X: 8000}, Turn: 3000}}
	var l paint.List
	b.Paint(&l, p)
	if n := testing.AllocsPerRun(40, func() {
		l.Reset()
		b.Look(b.Map, b.Port, paint.Rect{}, 1)
		b.Paint(&l, p)
	}); n != 0 {
		t.Errorf("%g allocations a frame", n)
	}
}

func TestAHatchStaysInsideItsOutline(t *testing.T) {
	b, _ := painted(t)
	var l paint.List
	pts := []xy{{100, 100}, {300, 120}, {200, 130}, {280, 300}, {90, 260}} // it has a notch
	b.hatch(&l, paint.Grid, pts, 9, true, sheet.Ink)
	if len(l.Cmds) < 10 {
		t.Fatalf("%d lines", len(l.Cmds))
	}
	for _, c := range l.Cmds {
		x, y := c.Dst.Center()
		if !inside(pts, xy{x, y}) {
			t.Errorf("a line has its middle at %g %g", x, y)
		}
	}
}

func inside(pts []xy, q xy) bool {
	in := false
	for i, a := range pts {
		c := pts[(i+1)%len(pts)]
		if (a.Y > q.Y) != (c.Y > q.Y) && q.X < a.X+(q.Y-a.Y)*(c.X-a.X)/(c.Y-a.Y) {
			in = !in
		}
	}
	return in
}

// battlefield is the table of a battle under way.
func battlefield(m *rules.Map) *rules.View {
	v := &rules.View{Map: m}
	add := func(n int, nation string, face rules.Face, side rules.Side, x, y int32, facing, bases int, column bool, states ...rules.State) {
		proto := rules.Piece{Ref: unit(n), Nation: nation, Face: face, Side: side, State: states, Value: "4+"}
		v.Pieces = formed(v.Pieces, proto, x, y, facing, bases, column)
	}
	add(1, "fr", "infantry", rules.First, 14000, 11000, 0, 6, false, "officer", "fired")
	add(2, "fr", "infantry", rules.First, 27000, 17000, 1500, 8, true, "standard", "drummer")
	add(3, "fr", "guard", rules.First, 38000, 10500, 0, 8, false, "officer", "standard", "drummer", "sergeant")
	add(4, "fr", "light", rules.First, 55000, 14000, 34000, 5, false, "disordered")
	add(5, "gb", "infantry", rules.Second, 16000, 34000, 18000, 9, false, "officer", "activated")
	add(6, "gb", "rifles", rules.Second, 30500, 27500, 18500, 4, false, "sergeant")
	add(7, "gb", "militia", rules.Second, 52000, 37000, 16500, 10, false, "broken")
	add(8, "pr", "infantry", rules.Second, 41000, 36000, 18000, 6, true, "halted", "shaken")
	add(9, "au", "infantry", rules.Second, 65000, 40000, 19000, 6, true, "engaged", "reforming")
	add(10, "pt", "infantry", rules.First, 66000, 9000, 0, 4, false)
	for i, x := range []int32{49000, 52000, 55000, 58000} {
		v.Pieces = append(v.Pieces, rules.Piece{Ref: unit(20 + i), Nation: "fr", Form: rules.Base, Face: "skirmishers", Wide: 1600, N: 2 - i%2, Of: 2,
			Pt: rules.Point{X: x, Y: 19000 + x%3*500}, Facing: 34000, Cell: unit(4)})
	}
	v.Pieces = append(v.Pieces,
		rules.Piece{Ref: unit(30), Nation: "fr", Form: rules.Leader, Face: "commander", Wide: 1600, Pt: rules.Point{X: 30000, Y: 6000}},
		rules.Piece{Ref: unit(31), Nation: "gb", Side: rules.Second, Form: rules.Leader, Face: "commander", Wide: 1600, Pt: rules.Point{X: 33000, Y: 41000}, Facing: 18000})
	v.Pieces[3].N = 2
	return v
}

// BenchmarkTabletopFrame is a frame of a battle of ten battalions.
func BenchmarkTabletopFrame(b *testing.B) {
	t, _ := painted(b)
	p := &sheet.Picture{View: battlefield(t.Map), Marks: []sheet.Mark{{At: unit(2), Kind: sheet.Selected}}}
	var l paint.List
	t.Paint(&l, p)
	b.ReportAllocs()
	for b.Loop() {
		l.Reset()
		t.Paint(&l, p)
	}
}

func TestAWayThatLeavesTheTableEndsAtItsEdge(t *testing.T) {
	b, _ := painted(t)
	w := b.Map.Width
	from, to, ok := b.within(rules.Point{X: w - 2000, Y: 5000}, rules.Point{X: w + 2000, Y: 9000})
	if !ok || from.X != w-2000 || to.X != w || to.Y != 7000 {
		t.Errorf("it goes from %v to %v", from, to)
	}
	if _, _, ok := b.within(rules.Point{X: w + 10, Y: 0}, rules.Point{X: w + 20, Y: 100}); ok {
		t.Error("something is left of what lies beyond the edge")
	}
}

func TestACommanderWhoHasJoinedABodyStandsBesideIt(t *testing.T) {
	b, p := painted(t)
	v := *p.View
	f, _ := footprint.Of(v.Pieces, v.Pieces[0].Ref)
	v.Pieces = append(v.Pieces, rules.Piece{Ref: unit(77), Form: rules.Leader, Cell: v.Pieces[0].Ref, Pt: f.Mid, Wide: 800})
	p.View = &v
	b.Paint(&paint.List{}, p)
	if x, y := b.PointPixels(f.Mid); b.Find(x, y).Piece != v.Pieces[0].Ref {
		t.Error("he hides the body that he has joined")
	}
	at, ok := b.PieceRect(unit(77))
	if x, y := at.Center(); !ok || b.Find(x, y).Piece != unit(77) {
		t.Error("he cannot be found beside it")
	}
}

func TestTheWholeFormationIsDrawnInAPanelWithItsFrontUp(t *testing.T) {
	b, p := painted(t)
	all := formed(nil, rules.Piece{Ref: unit(1), Nation: "fr"}, 30000, 20000, 9000, 6, false)
	p.View = &rules.View{Pieces: all}
	box := b.Formation(&paint.List{}, paint.Pieces, paint.Rect{X: 10, Y: 10, W: 300, H: 100}, all, unit(1), 40)
	if box.W < 239 || box.W > 241 || box.H < 39 || box.H > 41 {
		t.Errorf("six stands of 40 pixels in line take %+v", box)
	}
}
