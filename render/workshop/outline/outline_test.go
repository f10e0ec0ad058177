package outline

import (
	"slices"
	"strconv"
	"testing"

	"grognard/render/board"
	"grognard/render/paint"
	"grognard/render/ui"
	"grognard/render/workshop/shoptest"
	"grognard/render/workshop/state"
	"grognard/rules"
)

// table is a window on a battle without cells, with the hand alone on it.
type table struct {
	*shoptest.Bench
	hand *Hand
	pic  board.Picture
}

func open(t *testing.T) *table {
	d := &table{Bench: shoptest.Open(t, "eagles", "three-elms-crossroads", "en", 1920, 1080, 1)}
	d.hand = New(Deps{State: &d.State, Board: &d.Board, Inches: func(n, unit int32) string { return strconv.Itoa(int(n*10/unit)) + " tenths" }})
	d.Put = func(c *ui.Ctx) state.Act {
		over := c.Region("board", d.Lay.Map).Hover
		d.Board.Hits(func(r rules.Ref, at paint.Rect) { // as the map of a page has it
			over = c.Region(d.Words.Keys.Region("piece", r), at).Hover || over
		})
		act := d.hand.Hear(c, over, d.Board.Find(c.In.X, c.In.Y).Piece)
		act.Add(d.hand.Keys(c))
		d.pic.View, d.pic.Sketch = d.State.View(), d.hand.Sketch(nil)
		d.Board.Paint(c.L, &d.pic)
		return act
	}
	d.Settle()
	return d
}

// at moves the pointer to a place of the table, in inches.
func (d *table) at(x, y float64) {
	px, py := d.Board.Tabletop().PointPixels(vec{x * d.hand.unit(), y * d.hand.unit()}.point())
	d.Move(px, py)
}

func (d *table) press() {
	d.In.Pressed[paint.Left], d.In.Down[paint.Left] = true, true
	d.Tick()
}

// drags drags from place to place, in inches.
func (d *table) drags(x0, y0, x1, y1 float64) {
	d.at(x0, y0)
	d.press()
	d.at((x0+x1)/2, (y0+y1)/2)
	d.at(x1, y1)
	d.Up()
}

// thing is the first thing of the draft that a tool has laid, or a line of the catalogue.
func (d *table) thing(t *testing.T, is func(*rules.Thing) bool) *rules.Thing {
	t.Helper()
	all := d.State.Draft().Things
	for i := range all {
		if is(&all[i]) {
			return &all[i]
		}
	}
	t.Fatal("there is no such thing")
	return nil
}

func (d *table) inches(p rules.Point) (x, y float64) {
	return float64(p.X) / d.hand.unit(), float64(p.Y) / d.hand.unit()
}

func tooled(name string) func(*rules.Thing) bool {
	return func(t *rules.Thing) bool { return t.Tool == name && t.Frame != nil }
}

func TestAShapeIsDraggedTurnedAndPulled(t *testing.T) {
	d := open(t)
	wood := d.thing(t, tooled("wood"))
	x, y := d.inches(wood.Frame.Middle)
	d.drags(x, y, x+2.1, y+1)
	wood = d.State.Draft().Thing(wood.Path)
	nx, ny := d.inches(wood.Frame.Middle)
	if nx != x+2 && nx != x+2.25 || ny != y+1 {
		t.Errorf("it went from %v,%v to %v,%v", x, y, nx, ny)
	}
	if got := d.State.Selected(); len(got) != 1 || got[0] != wood.Path {
		t.Errorf("selected: %v", got)
	}
	was := wood.Frame.Facing
	grips := d.hand.grips(wood)
	last := grips[len(grips)-1]
	if last.what != turn {
		t.Fatalf("it has no round handle: %v", grips)
	}
	hx, hy := d.inches(last.at.point())
	d.In.Held.Shift = true
	d.drags(hx, hy, nx+6, ny)
	d.In.Held.Shift = false
	wood = d.State.Draft().Thing(wood.Path)
	if by := (wood.Frame.Facing - was + 2*around) % 18000; wood.Frame.Facing%step > 100 && wood.Frame.Facing%step < step-100 {
		t.Errorf("it was turned by %d", by)
	}
	size := extentOf(wood.Pts)
	g := d.hand.grips(wood)[0]
	gx, gy := d.inches(g.at.point())
	out := of(wood.Frame.Middle)
	dx, dy := 2.0, 2.0
	if g.at.x < out.x {
		dx = -2
	}
	if g.at.y < out.y {
		dy = -2
	}
	d.drags(gx, gy, gx+dx, gy+dy)
	wood = d.State.Draft().Thing(wood.Path)
	if now := extentOf(wood.Pts); now == size {
		t.Errorf("a handle that is pulled changes nothing: %v", d.Edits())
	}
	if n := len(d.Acts); n < 3 {
		t.Errorf("%d acts", n)
	}
}

func TestABattalionKeepsItsFacingWhenItIsDragged(t *testing.T) {
	d := open(t)
	body := d.thing(t, func(t *rules.Thing) bool {
		return t.Stock != "" && t.Frame != nil && t.Frame.Facing != 0 && len(t.Props) > 3
	})
	x, y := d.inches(body.Frame.Middle)
	facing := body.Frame.Facing
	d.drags(x, y, x+9, y)
	now := d.State.Draft().Thing(body.Path)
	nx, _ := d.inches(now.Frame.Middle)
	if now.Frame.Facing != facing || nx < x+8 {
		t.Errorf("facing %d, was %d; from %v to %v (%v, refused %v)", now.Frame.Facing, facing, x, nx, d.Edits(), d.State.Refused)
	}
	d.Key("Delete")
	if d.State.Draft().Thing(body.Path) != nil && len(d.State.Draft().Things) == 0 {
		t.Error("Delete takes nothing")
	}
	if e := d.Edits(); e[len(e)-1].Do != rules.EditTake {
		t.Errorf("Delete: %v", e[len(e)-1])
	}
}

func TestAToolLaysFromCornerToCornerOrInTheUsualSize(t *testing.T) {
	d := open(t)
	n := len(d.State.Draft().Things)
	d.State.Do(state.Act{Hand: &state.Hand{Tool: "wood", Side: rules.Chance}})
	d.Settle()
	d.drags(30, 20, 34, 23)
	now := d.State.Thing()
	if len(d.State.Draft().Things) != n+1 || now == nil || now.Tool != "wood" {
		t.Fatalf("%d things, was %d, %v", len(d.State.Draft().Things), n, d.State.Refused)
	}
	if e := extentOf(now.Pts); e.east-e.west != 4*d.hand.unit() || e.north-e.south != 3*d.hand.unit() {
		t.Errorf("it is %v", e)
	}
	d.at(30, 10)
	d.press()
	d.Up()
	if len(d.State.Draft().Things) != n+2 {
		t.Errorf("a click lays nothing: %v", d.State.Refused)
	}
	d.Key("Escape")
	if d.State.Hand.Tool != "" {
		t.Error("Escape does not let the tool go")
	}
}

func TestTheOppositeSideStays(t *testing.T) {
	f := &rules.Frame{Middle: rules.Point{X: 10000, Y: 10000}, Wide: 6000, Deep: 4000, Facing: 3000, Fills: true}
	k := corners(f)
	forward, right := axes(f.Facing)
	for i := range 4 {
		mid := k[i].middle(k[(i+1)%4])
		out := map[int]vec{0: forward, 1: right, 2: forward.times(-1), 3: right.times(-1)}[i]
		got := (&drag{what: edge, index: i, to: mid.plus(out.times(1000)), unit: 1000}).oblong(f)
		near := func(v vec) bool {
			for _, g := range got {
				if g.minus(v).length() < 1 {
					return true
				}
			}
			return false
		}
		for _, v := range []vec{k[(i+2)%4], k[(i+3)%4], k[i].plus(out.times(1000)), k[(i+1)%4].plus(out.times(1000))} {
			if !near(v) {
				t.Errorf("side %d pulled out: %v lacks %v", i, got, v)
			}
		}
	}
}

func TestWhatIsDraggedOutOfTheBoxIsPutWhereItIsLetGo(t *testing.T) {
	d := open(t)
	n := len(d.State.Draft().Things)
	all := d.State.Open.Kit().Stock
	i := slices.IndexFunc(all, func(k rules.Stock) bool { return k.Left != 0 && k.Piece.Form == rules.Base })
	d.at(30, 10)
	d.In.Pressed[paint.Left], d.In.Down[paint.Left] = true, true
	d.State.Hand = state.Hand{Stock: all[i].ID}
	d.Tick()
	d.at(36, 12)
	d.Up()
	now := d.State.Thing()
	if len(d.State.Draft().Things) != n+1 || now == nil || now.Frame == nil || now.Frame.Middle != (vec{36 * d.hand.unit(), 12 * d.hand.unit()}).point() {
		t.Errorf("%d things, was %d: %v", len(d.State.Draft().Things), n, d.State.Refused)
	}
}

// TestWhatWasLaidIsPulledWithTheToolInHand lays a wood and goes on to its handles: they are shown.
func TestWhatWasLaidIsPulledWithTheToolInHand(t *testing.T) {
	d := open(t)
	d.State.Do(state.Act{Hand: &state.Hand{Tool: "wood"}})
	d.drags(30, 24, 36, 28)
	n, wood := len(d.State.Draft().Things), d.State.Thing()
	if wood == nil || wood.Tool != "wood" || len(d.pic.Sketch.Handles) == 0 {
		t.Fatalf("what was laid is not selected, or has no handles: %+v", wood)
	}
	size := extentOf(wood.Pts)
	g := d.hand.grips(wood)[0]
	x, y := d.inches(g.at.point())
	dx := 2.0
	if g.at.x < of(wood.Frame.Middle).x {
		dx = -2
	}
	if d.at(x, y); d.hand.Hint() != "ui.workshop.hint.handles" {
		t.Errorf("on a handle it is said: %s", d.hand.Hint())
	}
	d.drags(x, y, x+dx, y)
	wood = d.State.Draft().Thing(wood.Path)
	if len(d.State.Draft().Things) != n || extentOf(wood.Pts) == size {
		t.Errorf("%d things, want %d; from %v to %v", len(d.State.Draft().Things), n, size, extentOf(wood.Pts))
	}
}

// TestOneMoreIsAsLargeAndTurnedAsTheFirst doubles shapes, a line and a wood at the edge of the table.
func TestOneMoreIsAsLargeAndTurnedAsTheFirst(t *testing.T) {
	d := open(t)
	u := int32(d.hand.unit())
	pt := func(x, y int32) rules.Point { return rules.Point{X: x * u, Y: y * u} }
	wide := d.Board.Map.Width / u
	for what, e := range map[string]rules.Edit{
		"wood":      {Tool: "wood", Pts: []rules.Point{pt(20, 20), pt(23, 24), pt(27, 21), pt(24, 17)}},
		"wood.edge": {Tool: "wood", Pts: []rules.Point{pt(wide-5, 20), pt(wide-5, 24), pt(wide, 24), pt(wide, 20)}},
		"hedge":     {Tool: "hedge", Pts: []rules.Point{pt(20, 10), pt(23, 12)}},
		"zone":      {Tool: "zone", Side: rules.Second, Pts: []rules.Point{pt(20, 20), pt(20, 23), pt(26, 23), pt(26, 20)}},
		"goal":      {Tool: "goal", Side: rules.Chance, Pts: []rules.Point{pt(20, 20), pt(20, 23), pt(26, 23), pt(26, 20)}},
	} {
		t.Run(what, func(t *testing.T) {
			defer func() {
				for d.State.Undo() {
				}
			}()
			e.Do = rules.EditPut
			d.State.Do(state.Edit(e))
			first, n := d.State.Thing(), len(d.State.Draft().Things)
			if first == nil {
				t.Fatalf("it is not laid: %v", d.State.Refused)
			}
			d.In.Held.Ctrl = true
			d.Key("D")
			d.In.Held.Ctrl = false
			now := d.State.Thing()
			if now == nil || len(d.State.Draft().Things) != n+1 || now.Path == first.Path {
				t.Fatalf("%d things, was %d: %v", len(d.State.Draft().Things), n, d.State.Refused)
			}
			first = d.State.Draft().Thing(first.Path)
			by := of(now.Pts[0]).minus(of(first.Pts[0]))
			for i := range first.Pts {
				if of(now.Pts[i]).minus(of(first.Pts[i])) != by {
					t.Fatalf("its corners are %v, those of the first %v", now.Pts, first.Pts)
				}
			}
			a, b := extentOf(first.Pts), extentOf(now.Pts)
			if now.Side != first.Side || b.west < a.east && b.east > a.west && b.south < a.north && b.north > a.south {
				t.Errorf("side %d, was %d; it lies at %v, the first at %v", now.Side, first.Side, b, a)
			}
		})
	}
}

// What is said of handles is what they do: a body is turned, a shape has sides to pull besides.
func TestHandlesOfABodyAreSaidToTurnIt(t *testing.T) {
	d := open(t)
	for _, x := range d.State.Draft().Things {
		if x.Frame == nil {
			continue
		}
		d.State.Do(state.Select(x.Path))
		d.Settle()
		d.In.X, d.In.Y = 1, 1
		d.Tick()
		want := "ui.workshop.hint.handles"
		if !x.Frame.Fills && len(x.Pts) == 0 {
			want = "ui.workshop.hint.body"
		}
		if got := d.hand.Hint(); got != want {
			t.Errorf("of %s it is said: %s, want %s", x.Path, got, want)
		}
	}
}
