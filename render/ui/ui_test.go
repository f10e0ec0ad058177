package ui

import (
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

func TestAScrollAreaRestsAlthoughItsHeightIsRoundedOtherwise(t *testing.T) {
	r := newRoom(t, func(c *Ctx) {
		c.Content("area", 500.01)
		c.Scroll("area", here).Done(500)
	})
	r.tick()
	if r.last.Animating {
		t.Error("it asks for frame after frame")
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

func TestFitBreaksNoWordAndKeepsToTheHeight(t *testing.T) {
	c := &newRoom(t, func(*Ctx) {}).c
	st := c.Fit(Body, 60, 40, "Gran Bretagna")
	if w := c.Wrap(st, 60, "Gran Bretagna"); w.Cut || w.Height > 40 {
		t.Errorf("at %g dp: %v, %g high", st.Size, w.Lines, w.Height)
	}
	if got := c.Fit(Body, 500, 40, "Gran Bretagna"); got != Body {
		t.Errorf("a text that fits is set at %g dp", got.Size)
	}
}

// A list that tells all where it has room for it, and less where it has not, may fit
// beside the scroll bar and not without it.
func TestAScrollBarDoesNotComeAndGoForEver(t *testing.T) {
	wide, narrow := float32(120), float32(80)
	var width float32
	r := newRoom(t, func(c *Ctx) {
		sc := c.Scroll("list", paint.Rect{W: 200, H: 100})
		width = sc.Width
		h := wide
		if sc.Width < 200 {
			h = narrow
		}
		sc.Done(h)
	})
	settles := func(want bool) {
		t.Helper()
		for range 8 {
			r.tick()
		}
		for range 4 {
			if r.tick(); r.last.Animating || width < 200 != want {
				t.Fatalf("content %g high, %g beside a bar: %g wide, in motion %v", wide, narrow, width, r.last.Animating)
			}
		}
	}
	settles(true) // it would not fit alone
	narrow = 150
	settles(true)
	wide, narrow = 90, 90
	settles(false)
	wide, narrow = 150, 150
	settles(true)
	wide, narrow = 120, 80
	settles(true)
	wide, narrow = 70, 60
	settles(false)
}

// Content that is known to fit has all of the width, whatever stood there before; what is too high
// has a bar beside it.
func TestContentThatFitsHasNoBarBesideIt(t *testing.T) {
	for _, before := range []float32{60, 500} {
		high, wide, view := before, float32(0), float32(0)
		r := newRoom(t, func(c *Ctx) {
			at := paint.Rect{W: 200, H: 100}
			s := c.ScrollHigh("area", at, high)
			wide, view = s.Width, s.View.W
			s.Done(high)
		})
		r.tick()
		r.tick()
		if fits := before <= 100; (wide == 200) != fits || wide != view {
			t.Errorf("%v high it is %v wide in a view of %v", high, wide, view)
		}
		high = 90
		r.tick()
		if wide != 200 || view != 200 {
			t.Errorf("after %v, %v high it is %v wide in a view of %v", before, high, wide, view)
		}
		high = 300
		r.tick()
		if wide >= 200 || wide != view {
			t.Errorf("after %v, %v high it is %v wide in a view of %v", before, high, wide, view)
		}
	}
}

// An area comes to rest: content that fits beside the bar alone, and is lower there, does not have it
// come and go.
func TestContentThatIsLowerBesideTheBarComesToRest(t *testing.T) {
	r := newRoom(t, func(c *Ctx) {
		s := c.ScrollHigh("area", paint.Rect{W: 200, H: 100}, 120)
		h := float32(120)
		if s.Width < 200 {
			h = 95
		}
		s.Done(h)
	})
	for range 6 {
		r.tick()
	}
	if r.last.Animating {
		t.Error("it is painted anew for ever")
	}
}
