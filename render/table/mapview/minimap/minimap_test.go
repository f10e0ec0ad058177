package minimap

import (
	"context"
	"image"
	"math"
	"slices"
	"strings"
	"testing"
	"time"

	"grognard/game/match"
	"grognard/render/board"
	"grognard/render/ground"
	"grognard/render/paint"
	"grognard/render/screentest"
	"grognard/render/table/paneltest"
	"grognard/render/ui"
	"grognard/rules"
)

// stage is a window with a board, seen through its camera, and a minimap.
type stage struct {
	*paneltest.Desk
	mini  *Map
	asked bool
}

// open opens a window on a battle, three times nearer than the whole map.
func open(t *testing.T, system, battle string) *stage {
	t.Helper()
	m := screentest.Begin(t, system, battle, match.Start{Open: true, Seed: 1})
	s := &stage{Desk: paneltest.Open(t, m, "en")}
	if system != "manoeuvre" { // there a larger window shows all of it at any zoom
		s.In.W, s.In.H = 1920, 1080
	}
	s.mini = New(Deps{Scene: &s.Scene, Board: &s.Board, Store: s.Store, Bake: screentest.Ground(ground.Options{Unnamed: true})})
	s.Board.Bakes(screentest.Ground(ground.Options{Unnamed: true}))
	s.Put = s.put
	s.Settle()
	s.near(3)
	return s
}

func (s *stage) put(c *ui.Ctx) {
	c.L.Fill(paint.Ground, c.Window(), c.Theme.Bg)
	s.Board.Paint(c.L, &board.Picture{View: s.Scene.View(), Clips: &s.Clips})
	s.mini.Keys(c)
	w, h := c.Px(340), c.Px(250)
	s.mini.Frame(c, Room{At: paint.Rect{X: c.In.W - w - 14, Y: c.In.H - h - 14, W: w, H: h}, Asked: s.asked})
	if s.Board.Tick(c.In.Now) == 0 {
		c.Animate()
	}
}

// near shows the map so many times nearer than the whole of it.
func (s *stage) near(times float32) {
	s.Board.Fit()
	x, y := s.Board.Free.Center()
	s.Board.ZoomTo(x, y, s.Board.Zoom*times, s.In.Now)
	for range 40 {
		s.Tick()
	}
}

// face is where the map lies on the minimap.
func (s *stage) face() (r paint.Rect) {
	for _, h := range s.Hits() {
		if h.Name == "minimap" {
			return h.Rect
		}
	}
	return r
}

// at is the pixel of the minimap over a place of the sheet.
func (s *stage) at(x, y float32) (px, py float32) {
	in, f := s.Board.Inner, s.face()
	return f.X + (x-in.X)/in.W*f.W, f.Y + (y-in.Y)/in.H*f.H
}

// baked waits until the ground of the minimap is there.
func (s *stage) baked() {
	for range 500 {
		s.Tick()
		if s.Store.Get("minimap/ground") != nil {
			s.Tick()
			return
		}
		time.Sleep(5 * time.Millisecond)
	}
	s.T.Fatal("the ground of the minimap is never painted")
}

func TestTheMinimapShowsWhileTheMapDoesNot(t *testing.T) {
	s := open(t, "musket", "marengo-1800")
	if s.mini.Shown().W == 0 {
		t.Fatal("it is not shown though a ninth of the map is in view")
	}
	s.Board.Fit()
	s.Settle()
	if s.mini.Shown().W != 0 {
		t.Error("it is shown though the whole map is in view")
	}
	for times, want := range map[float32]bool{1.04: false, 1.6: true} {
		s.near(times)
		in, seen := s.Board.Inner, s.Board.Shown()
		part := min(1, seen.W/in.W) * min(1, seen.H/in.H)
		if got := s.mini.Shown().W != 0; got != want {
			t.Errorf("%.0f %% of the map is in view, and the minimap is shown: %t", part*100, got)
		}
	}
}

func TestMHidesTheMinimapAndShowsItWhereItIsAskedFor(t *testing.T) {
	s := open(t, "musket", "marengo-1800")
	s.Key("M")
	if s.mini.Shown().W != 0 {
		t.Error("M does not hide it")
	}
	s.Key("M")
	if s.mini.Shown().W == 0 {
		t.Error("M does not show it again")
	}
	s.asked = true
	s.Settle()
	if s.mini.Shown().W != 0 {
		t.Error("it is shown though nobody has asked for it")
	}
	s.Key("M")
	if s.mini.Shown().W == 0 {
		t.Error("M does not show it")
	}
}

func TestAClickOnTheMinimapBringsThePlaceThere(t *testing.T) {
	s := open(t, "musket", "marengo-1800")
	in := s.Board.Inner
	x, y := in.X+in.W*.25, in.Y+in.H*.75
	s.In.X, s.In.Y = s.at(x, y)
	s.Tick()
	s.In.Pressed[paint.Left], s.In.Down[paint.Left] = true, true
	s.Tick()
	s.In.Released[paint.Left], s.In.Down[paint.Left] = true, false
	for range 40 {
		s.Tick()
	}
	if mx, my := s.Board.Shown().Center(); math.Hypot(float64(mx-x), float64(my-y)) > .3 {
		t.Errorf("in the middle is (%.1f, %.1f), want (%.1f, %.1f)", mx, my, x, y)
	}
}

func TestADragOfTheFrameMovesTheMap(t *testing.T) {
	s := open(t, "musket", "marengo-1800")
	x, y := s.Board.Shown().Center()
	s.In.X, s.In.Y = s.at(x+1, y+1) // not quite in the middle: it stays in the hand
	s.Tick()
	s.In.Pressed[paint.Left], s.In.Down[paint.Left] = true, true
	s.Tick()
	if mx, my := s.Board.Shown().Center(); mx != x || my != y {
		t.Error("the map jumps when the frame is taken")
	}
	for i := range 5 {
		s.In.X, s.In.Y = s.at(x+1+float32(i), y+1-float32(i)/2)
		s.Tick()
	}
	if mx, my := s.Board.Shown().Center(); math.Hypot(float64(mx-x-4), float64(my-y+2)) > .4 {
		t.Errorf("in the middle is (%.1f, %.1f), want (%.1f, %.1f)", mx, my, x+4, y-2)
	}
}

func TestTheWheelZoomsOverTheMinimap(t *testing.T) {
	s := open(t, "musket", "marengo-1800")
	zoom := s.Board.Zoom
	s.In.X, s.In.Y = s.face().Center()
	s.Tick()
	s.In.WheelY = -1
	s.Tick()
	if s.Board.Zoom >= zoom {
		t.Errorf("the zoom is %g, was %g", s.Board.Zoom, zoom)
	}
}

// plates are those painted on the minimap, by where their middle is.
func (s *stage) plates() map[[2]int]bool {
	all := map[[2]int]bool{}
	w, h := s.UI.Px(9), s.UI.Px(8)
	for _, k := range s.List.Cmds {
		if k.Op == paint.Fill && k.Layer == paint.Panel && k.Dst.W == w && k.Dst.H == h {
			x, y := k.Dst.Center()
			all[[2]int{int(x), int(y)}] = true
		}
	}
	return all
}

func TestEveryStackHasOnePlateAndNobodyElseHas(t *testing.T) {
	for system, battle := range map[string]string{"manoeuvre": "man-01-first-orders", "ccn": "ccn-12-waterloo", "musket": "marengo-1800", "squares": "ns-02-quatre-bras"} {
		s := open(t, system, battle)
		want := map[[2]int]bool{}
		for _, p := range s.Scene.View().Pieces {
			c, ok := s.Board.Cell(p.Cell)
			if !ok || p.Form == rules.Marker || p.Side == rules.Chance {
				continue
			}
			x, y := s.at(s.Board.Lay.Center(c.Col, c.Row))
			found := false
			for at := range s.plates() {
				if math.Hypot(float64(at[0])-float64(x), float64(at[1])-float64(y)) < 2.5 {
					found, want[at] = true, true
				}
			}
			if !found {
				t.Errorf("%s: nothing stands on %s", battle, c.Label)
			}
		}
		if got := s.plates(); len(got) != len(want) {
			t.Errorf("%s: %d plates, want %d", battle, len(got), len(want))
		}
	}
}

func TestABodyOnATableHasOnePlateInItsMiddle(t *testing.T) {
	s := open(t, "eagles", "the-long-ridge")
	type box struct{ x0, y0, x1, y1 float32 }
	bodies := map[rules.Ref]*box{}
	for _, p := range s.Scene.View().Pieces {
		if p.Form == rules.Marker || p.Pt == (rules.Point{}) {
			continue
		}
		r := p.Ref
		if p.Cell != 0 {
			r = p.Cell
		}
		x, y := s.at(s.Board.Cells(s.Board.Tabletop().PointPixels(p.Pt)))
		if b := bodies[r]; b == nil {
			bodies[r] = &box{x, y, x, y}
		} else {
			*b = box{min(b.x0, x), min(b.y0, y), max(b.x1, x), max(b.y1, y)}
		}
	}
	plates := s.plates()
	if len(plates) != len(bodies) {
		t.Errorf("%d plates for %d bodies", len(plates), len(bodies))
	}
	for r, b := range bodies {
		// Its stands do not stand evenly: their mean lies within the middle half.
		dx, dy, found := (b.x1-b.x0)/4+2, (b.y1-b.y0)/4+2, false
		for at := range plates {
			x, y := float32(at[0]), float32(at[1])
			found = found || x > b.x0+dx-4 && x < b.x1-dx+4 && y > b.y0+dy-4 && y < b.y1-dy+4
		}
		if !found {
			t.Errorf("no plate stands in the middle of body %v, %v", r, *b)
		}
	}
}

// TestTheMinimapShowsNoMoreThanTheView holds the promise to who may not see: what the
// view of a side lacks is not painted.
func TestTheMinimapShowsNoMoreThanTheView(t *testing.T) {
	s := open(t, "squares", "ns-02-quatre-bras")
	was := s.Scene.View
	before := len(s.plates())
	v := *s.Scene.View()
	gone := map[rules.Ref]bool{}
	var left []rules.Piece
	for _, p := range v.Pieces {
		if p.Side == rules.Second {
			gone[p.Cell] = true
			continue
		}
		left = append(left, p)
	}
	delete(gone, 0)
	v.Pieces = left
	s.Scene.View = func() *rules.View { return &v }
	s.Settle()
	if got := len(s.plates()); got != before-len(gone) || len(gone) == 0 {
		t.Errorf("%d plates, want %d", got, before-len(gone))
	}
	s.Scene.View = was
}

func TestAFightRingsItsPlaceForASecond(t *testing.T) {
	s := open(t, "musket", "marengo-1800")
	rings := func() (n int) {
		for _, k := range s.List.Cmds {
			if k.Key == "minimap/ring" {
				n++
			}
		}
		return n
	}
	v := *s.Scene.View()
	for _, p := range v.Pieces {
		if _, ok := s.Board.Cell(p.Cell); ok {
			v.Combat = &rules.Combat{To: p.Ref}
		}
	}
	s.Scene.View = func() *rules.View { return &v }
	s.Tick()
	s.Tick()
	if rings() != 1 {
		t.Fatalf("%d rings, want 1", rings())
	}
	s.In.Now += 900
	s.Tick()
	if rings() != 1 {
		t.Error("it has gone before the second is over")
	}
	s.In.Now += 200
	s.Tick()
	if rings() != 0 {
		t.Error("it stays though the fight goes on")
	}
	s.UI.Calm = true
	s.mini.Ring(v.Pieces[0].Cell, s.In.Now)
	s.Tick()
	s.Tick()
	a := s.List.Cmds[len(s.List.Cmds)-1]
	s.In.Now += 300
	s.Tick()
	if b := s.List.Cmds[len(s.List.Cmds)-1]; a != b {
		t.Error("it moves though nothing is to move")
	}
}

func TestTheMinimapHasItsGroundAndFlags(t *testing.T) {
	for system, battle := range map[string]string{"manoeuvre": "man-01-first-orders", "ccn": "ccn-12-waterloo", "musket": "marengo-1800", "eagles": "the-long-ridge"} {
		s := open(t, system, battle)
		s.baked()
		pic := s.Store.Get("minimap/ground").Img
		if f := s.face(); pic.Rect.Dx() != int(f.W) || pic.Rect.Dy() != int(f.H) {
			t.Errorf("%s: the picture is %v, its place %v", battle, pic.Rect, f)
		}
		goals, flags := 0, 0
		for _, a := range s.Scene.View().Map.Areas {
			if a.Kind == rules.AreaObjective {
				goals += max(len(a.Cells), 1)
			}
		}
		for _, k := range s.List.Cmds {
			if x, y := k.Dst.Center(); strings.HasPrefix(k.Key, "banner/cloth") && k.Layer == paint.Panel && s.mini.Shown().Has(x, y) {
				flags++
			}
		}
		if flags != goals {
			t.Errorf("%s: %d flags on %d objectives", battle, flags, goals)
		}
		s.Window.Pictures("minimap-" + system)
	}
}

func TestTheMinimapAllocatesNothing(t *testing.T) {
	for system, battle := range map[string]string{"musket": "marengo-1800", "eagles": "the-long-ridge"} {
		s := open(t, system, battle)
		s.baked()
		board := s.Put
		s.Put = func(c *ui.Ctx) {
			s.mini.Keys(c)
			s.mini.Frame(c, Room{At: paint.Rect{X: 1500, Y: 700, W: 340, H: 250}})
		}
		s.baked()
		s.In.Now += 2000
		for range 200 { // until its ground has its new size
			s.Tick()
			time.Sleep(time.Millisecond)
		}
		if n := s.Allocations(); n > 0 {
			t.Errorf("%s: %g allocations", battle, n)
		}
		s.Put = board
	}
}

// TestTheMinimapFollowsWhatIsPaintedOnTheMap holds that it is painted anew when the ground
// is another, and not when only its map is.
func TestTheMinimapFollowsWhatIsPaintedOnTheMap(t *testing.T) {
	s := open(t, "musket", "marengo-1800")
	s.baked()
	plain := screentest.Ground(ground.Options{})
	asked := make(chan *rules.Map, 100)
	s.mini.Bake = func(ctx context.Context, m *rules.Map, cell float32) *image.RGBA {
		asked <- m
		return plain(ctx, m, cell)
	}
	show := func(m *rules.Map) {
		v := *s.Scene.View()
		v.Map = m
		s.Scene.View = func() *rules.View { return &v }
		for range 20 {
			s.Tick()
			if s.mini.picture.have.m == nil {
				t.Fatal("the old picture is taken away")
			}
			time.Sleep(time.Millisecond)
		}
	}
	first := s.Scene.View().Map
	again := *first
	show(&again)
	if n := len(asked); n != 0 {
		t.Errorf("the same ground is painted %d times", n)
	}
	woods := *first
	woods.Cells = slices.Clone(first.Cells)
	woods.Cells[7].Ground = rules.GroundWoods
	show(&woods)
	if len(asked) != 1 || <-asked != &woods {
		t.Error("what is painted on the map is not painted on the minimap, once")
	}
}
