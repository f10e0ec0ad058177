package ui

import (
	"image"
	"strings"
	"testing"

	"grognard/render/paint"
)

// room is a window for one widget at a time.
type room struct {
	c    Ctx
	in   paint.Input
	list paint.List
	show func(c *Ctx)
	last paint.Status
}

func newRoom(t testing.TB, show func(c *Ctx)) *room {
	t.Helper()
	faces, err := paint.NewFaces()
	if err != nil {
		t.Fatal(err)
	}
	r := &room{show: show}
	r.c.M, r.c.Theme = faces, &Carta
	r.in = paint.Input{W: 1920, H: 1080, X: -1, Y: -1}
	r.tick()
	return r
}

func (r *room) tick() {
	r.in.Now += 16
	r.list.Reset()
	r.c.Begin(&r.in, &r.list)
	r.show(&r.c)
	r.last = r.c.End()
	r.in.Pressed, r.in.Released = [3]bool{}, [3]bool{}
	r.in.Keys, r.in.Text, r.in.WheelY = nil, "", 0
}

func (r *room) at(x, y float32) { r.in.X, r.in.Y = x, y; r.tick() }

func (r *room) press() {
	r.in.Pressed[paint.Left], r.in.Down[paint.Left] = true, true
	r.tick()
}

func (r *room) release() {
	r.in.Released[paint.Left], r.in.Down[paint.Left] = true, false
	r.tick()
}

func (r *room) click(x, y float32) { r.at(x, y); r.press(); r.release() }

func (r *room) key(keys ...paint.Key) {
	for _, k := range keys {
		r.in.Keys = []paint.Key{k}
		r.tick()
	}
}

func (r *room) says(s string) bool {
	for _, c := range r.list.Cmds {
		if c.Op == paint.Text && strings.Contains(c.Text, s) {
			return true
		}
	}
	return false
}

var here = paint.Rect{X: 100, Y: 100, W: 200, H: 50}

func TestAButtonIsPushedByAPressAndAReleaseOnIt(t *testing.T) {
	pushed := 0
	r := newRoom(t, func(c *Ctx) {
		if c.Button(here, Button{Name: "b", Label: "Go"}) {
			pushed++
		}
	})
	r.click(150, 120)
	if pushed != 1 {
		t.Fatalf("pushed %d times", pushed)
	}
	r.at(150, 120)
	r.press()
	r.at(500, 500)
	r.release()
	if pushed != 1 {
		t.Error("a release elsewhere pushes")
	}
}

func TestEnterPushesThePrimaryButtonAndItsKeyAnyOther(t *testing.T) {
	var pushed []string
	r := newRoom(t, func(c *Ctx) {
		for i, b := range []Button{{Name: "yes", Primary: true}, {Name: "no", Key: "Escape"}} {
			if c.Button(here.Moved(0, float32(i)*60), b) {
				pushed = append(pushed, b.Name)
			}
		}
	})
	r.key("Enter", "Escape", "Space")
	if got := strings.Join(pushed, " "); got != "yes no" {
		t.Errorf("pushed %q", got)
	}
}

func TestAGreyButtonTellsWhyOnHoverAfterAPauseAndOnAClickAtOnce(t *testing.T) {
	r := newRoom(t, func(c *Ctx) {
		if c.Button(here, Button{Name: "b", Label: "Go", Why: "because"}) {
			t.Error("a grey button is pushed")
		}
	})
	r.at(150, 120)
	if r.says("because") {
		t.Fatal("the reason shows without a pause")
	}
	if r.last.Wake == 0 {
		t.Error("nobody wakes the loop for the tooltip")
	}
	r.in.Now += tipAfter
	r.tick()
	if !r.says("because") {
		t.Error("no reason after the pause")
	}
	r.at(900, 900)
	r.in.Now += 5000
	r.tick()
	if r.says("because") {
		t.Error("the tooltip stays")
	}
	r.click(150, 120)
	if !r.says("because") {
		t.Error("a click does not tell the reason")
	}
}

func TestWhatIsOnTopHearsTheClickAlone(t *testing.T) {
	var heard []string
	r := newRoom(t, func(c *Ctx) {
		c.On(paint.Pieces, paint.Labels)
		if c.Region("below", here).Clicked {
			heard = append(heard, "below")
		}
		c.On(paint.Panel, paint.PanelText)
		if c.Region("above", paint.Rect{X: 100, Y: 100, W: 50, H: 50}).Clicked {
			heard = append(heard, "above")
		}
		c.Block(paint.Rect{X: 160, Y: 100, W: 40, H: 50})
	})
	r.click(120, 120)
	r.click(170, 120)
	r.click(250, 120)
	if got := strings.Join(heard, " "); got != "above below" {
		t.Errorf("heard %q", got)
	}
}

func TestADragBeginsAfterFourDPAndEndsWithADrop(t *testing.T) {
	var touch Touch
	r := newRoom(t, func(c *Ctx) { touch = c.Region("piece", here) })
	r.at(150, 120)
	r.press()
	r.at(153, 120)
	if touch.Drag {
		t.Error("3 px are a drag")
	}
	r.at(400, 400)
	if !touch.Drag || touch.Clicked {
		t.Errorf("far away: %+v", touch)
	}
	r.release()
	if !touch.Dropped || touch.Clicked {
		t.Errorf("released: %+v", touch)
	}
}

func TestTwoQuickClicksAreOneDoubleClick(t *testing.T) {
	twice := 0
	r := newRoom(t, func(c *Ctx) {
		if c.Region("b", here).Twice {
			twice++
		}
	})
	r.click(150, 120)
	r.click(150, 120)
	r.in.Now += 1000
	r.click(150, 120)
	if twice != 1 {
		t.Errorf("%d double clicks", twice)
	}
}

func TestTabWalksThroughTheWidgetsAndBack(t *testing.T) {
	r := newRoom(t, func(c *Ctx) {
		for i, n := range []string{"a", "b", "c"} {
			c.Button(here.Moved(0, float32(i)*60), Button{Name: n})
		}
	})
	var got []string
	for range 4 {
		r.key("Tab")
		got = append(got, r.c.focus.name)
	}
	r.in.Held.Shift = true
	r.key("Tab")
	got = append(got, r.c.focus.name)
	if s := strings.Join(got, " "); s != "a b c a c" {
		t.Errorf("focus went %s", s)
	}
}

func TestADialogHearsTheKeysAloneAndItsSafeButtonIsTheDefault(t *testing.T) {
	open, below, answer := false, 0, -1
	r := newRoom(t, func(c *Ctx) {
		if c.Take("Escape") {
			below++
		}
		if c.Button(here, Button{Name: "below", Primary: true}) {
			below++
		}
		if open {
			if i := c.Dialog(Dialog{Title: "Delete?", Text: "For good.", Buttons: []Button{{Name: "keep", Label: "Keep"}, {Name: "go", Label: "Delete"}}}); i >= 0 {
				answer, open = i, false
			}
		}
	})
	for _, k := range []paint.Key{"Enter", "Escape"} {
		open, answer = true, -1
		r.tick()
		r.key(k)
		if below != 0 || answer != 0 {
			t.Errorf("%s: below heard %d, answer %d", k, below, answer)
		}
		r.tick()
	}
	open = true
	r.tick()
	r.click(150, 120)
	if below != 0 {
		t.Error("a click reaches what lies under the dialog")
	}
	if len(r.c.Hits()) != 2 {
		t.Errorf("hits %v", r.c.Hits())
	}
}

func TestAScrollAreaFollowsTheWheelAndStopsAtItsEnds(t *testing.T) {
	top := float32(0)
	r := newRoom(t, func(c *Ctx) {
		s := c.Scroll("area", here)
		top = here.Y - s.Y
		s.Done(500)
	})
	r.tick()
	r.at(150, 120)
	r.in.WheelY = -1
	r.tick()
	if top <= 0 {
		t.Fatal("the wheel does nothing")
	}
	r.in.WheelY = -100
	r.tick()
	if top != 450 {
		t.Errorf("scrolled to %v, the end is 450", top)
	}
	r.in.WheelY = 100
	r.tick()
	if top != 0 {
		t.Errorf("scrolled back to %v", top)
	}
}

func TestAPanelOverAMapKeepsTheWheelFromIt(t *testing.T) {
	turned := float32(0)
	r := newRoom(t, func(c *Ctx) {
		c.On(paint.Ground, paint.Grid)
		turned += c.Wheel("map", c.Window())
		c.Region("piece", paint.Rect{X: 500, Y: 500, W: 50, H: 50})
		c.On(paint.Panel, paint.PanelText)
		c.Panel(here)
	})
	r.at(150, 120)
	r.in.WheelY = 1
	r.tick()
	if turned != 0 {
		t.Error("the map turns under the panel")
	}
	r.at(510, 510)
	r.in.WheelY = 1
	r.tick()
	if turned != 1 {
		t.Error("the map does not turn under a piece")
	}
}

func TestFocusMovesAScrollAreaSoThatItsWidgetShows(t *testing.T) {
	var seen paint.Rect
	r := newRoom(t, func(c *Ctx) {
		s := c.Scroll("area", paint.Rect{X: 100, Y: 100, W: 300, H: 100})
		for i, n := range []string{"a", "b", "c", "d"} {
			box := paint.Rect{X: 100, Y: s.Y + float32(i)*80, W: 200, H: 50}
			c.Button(box, Button{Name: n})
			if n == "d" {
				seen = box
			}
		}
		s.Done(300)
	})
	r.key("Tab", "Tab", "Tab", "Tab")
	r.tick()
	r.tick()
	if seen.Y < 100 || seen.Y+seen.H > 201 {
		t.Errorf("the focused widget lies at %v", seen)
	}
}

func TestTextIsWrappedWithoutLosingAWord(t *testing.T) {
	r := newRoom(t, func(*Ctx) {})
	text := "La cavalleria della Guardia imperiale carica lungo la strada.\nPoi si ferma, precipitevolissimevolmente."
	for _, w := range []float32{60, 120, 300, 2000} {
		out := r.c.Wrap(Body, w, text)
		joined := strings.Join(out.Lines, "")
		if strings.ReplaceAll(joined, " ", "") != strings.ReplaceAll(strings.ReplaceAll(text, " ", ""), "\n", "") {
			t.Errorf("at %v: %q", w, out.Lines)
		}
		if out.Width > w || out.Height != float32(len(out.Lines))*r.c.Line(Body) {
			t.Errorf("at %v: %v wide, %v high, %d lines", w, out.Width, out.Height, len(out.Lines))
		}
	}
	if n := len(r.c.Wrap(Body, 2000, text).Lines); n != 2 {
		t.Errorf("a wide column has %d lines", n)
	}
}

func TestAWrappedTextIsKept(t *testing.T) {
	r := newRoom(t, func(*Ctx) {})
	r.c.Wrap(Body, 200, "uno due tre quattro cinque")
	if n := testing.AllocsPerRun(50, func() { r.c.Wrap(Body, 200, "uno due tre quattro cinque") }); n != 0 {
		t.Errorf("%v allocations", n)
	}
}

func TestATextFieldTakesLettersAndStopsAtItsLimit(t *testing.T) {
	text := ""
	r := newRoom(t, func(c *Ctx) { text = c.TextField(here, "f", text, 5) })
	r.in.Text = "no"
	r.tick()
	if text != "" {
		t.Fatal("it listens without focus")
	}
	r.click(150, 120)
	r.in.Text = "però è"
	r.tick()
	if text != "però " {
		t.Errorf("text %q", text)
	}
	r.key("Backspace", "Backspace")
	if text != "per" {
		t.Errorf("after Backspace %q", text)
	}
}

func TestToggleSliderChoiceAndTabsGiveTheirNewValue(t *testing.T) {
	on, v, pick, tab := false, float32(.5), 0, 0
	picks := []Pick{{Name: "p0", Label: "one"}, {Name: "p1", Label: "two"}, {Name: "p2", Label: "three", Why: "never"}}
	tabs := []Pick{{Name: "t0", Label: "one"}, {Name: "t1", Label: "two"}}
	r := newRoom(t, func(c *Ctx) {
		on = c.Toggle(here, "toggle", "Sound", on)
		v = c.Slider(here.Moved(0, 100), "slider", v, .1)
		pick, _ = c.Choice(paint.Rect{X: 100, Y: 300, W: 600}, picks, pick)
		tab = c.Tabs(paint.Rect{X: 100, Y: 400, W: 600, H: 40}, tabs, tab)
	})
	r.click(120, 120)
	r.click(299, 225)
	for _, h := range r.c.Hits() {
		if h.Name == "p1" || h.Name == "p2" || h.Name == "t1" {
			x, y := h.Center()
			r.click(x, y)
		}
	}
	if !on || v != 1 || pick != 1 || tab != 1 {
		t.Errorf("toggle %v, slider %v, choice %d, tab %d", on, v, pick, tab)
	}
}

func TestAListIsWalkedByKeysAndActsOnADoubleClick(t *testing.T) {
	at, acts := 0, 0
	names := []string{"i0", "i1", "i2", "i3", "i4", "i5", "i6", "i7"}
	r := newRoom(t, func(c *Ctx) {
		a, act := c.List(paint.Rect{X: 100, Y: 100, W: 300, H: 120}, Rows{
			Name: "list", N: len(names), At: at,
			Item:  func(i int) string { return names[i] },
			High:  func(int, float32) float32 { return 50 },
			Paint: func(int, paint.Rect, bool) {},
		})
		at = a
		if act {
			acts++
		}
	})
	r.click(150, 120)
	r.click(150, 120)
	if acts != 1 {
		t.Errorf("a double click acts %d times", acts)
	}
	r.key("End")
	r.tick()
	r.tick()
	shown := false
	for _, h := range r.c.Hits() {
		shown = shown || h.Name == "i7"
	}
	if at != 7 || !shown {
		t.Errorf("after End: entry %d, shown %v", at, shown)
	}
}

func TestNineSlicesCoverTheirRectangleExactly(t *testing.T) {
	store := &paint.Store{}
	skin := &Skin{}
	skin.Cut(store, "ui/panel", image.NewRGBA(image.Rect(0, 0, 48, 48)), 16)
	r := newRoom(t, func(c *Ctx) { c.Surface("ui/panel", paint.Rect{X: 10, Y: 20, W: 301, H: 77}, paint.White) })
	r.c.Skin = skin
	r.tick()
	area := float32(0)
	for _, c := range r.list.Cmds {
		if c.Op != paint.Image || store.Get(c.Key) == nil {
			t.Fatalf("%+v", c)
		}
		area += c.Dst.W * c.Dst.H
	}
	if len(r.list.Cmds) != 9 || area != 301*77 {
		t.Errorf("%d parts cover %v", len(r.list.Cmds), area)
	}
}

func TestTextIsNeverSmallerThanItsFloor(t *testing.T) {
	r := newRoom(t, func(*Ctx) {})
	for _, w := range []struct{ w, h, text, want float32 }{{1920, 1080, 1, 18}, {1280, 720, 1, 12}, {3840, 2160, 1, 36}, {1920, 1080, 2, 36}} {
		r.in.W, r.in.H, r.c.Text = w.w, w.h, w.text
		r.tick()
		if got := r.c.Em(Small); got != w.want {
			t.Errorf("%v: labels are %v px, want %v", w, got, w.want)
		}
	}
}

func BenchmarkFrameOfFiftyButtons(b *testing.B) {
	names := make([]string, 50)
	for i := range names {
		names[i] = "button." + string(rune('a'+i%26)) + string(rune('a'+i/26))
	}
	r := newRoom(b, func(c *Ctx) {
		for i, n := range names {
			c.Button(here.Moved(float32(i%7)*210, float32(i/7)*60), Button{Name: n, Label: n})
		}
	})
	r.tick()
	b.ReportAllocs()
	for b.Loop() {
		r.tick()
	}
}
