package ui

import (
	"image"
	"strings"
	"testing"

	"grognard/render/paint"
)

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

func TestCtrlATakesTheWholeTextSoThatTypingReplacesIt(t *testing.T) {
	text := "First Orders"
	r := newRoom(t, func(c *Ctx) { text = c.TextField(here, "f", text, 20) })
	all := func() {
		r.in.Held.Ctrl = true
		r.key("A")
		r.in.Held.Ctrl = false
	}
	r.click(150, 120)
	all()
	if text != "First Orders" {
		t.Fatalf("Ctrl+A leaves %q", text)
	}
	r.in.Text = "è"
	r.tick()
	r.in.Text = "ra"
	r.tick()
	if text != "èra" {
		t.Errorf("typing leaves %q", text)
	}
	all()
	r.key("Backspace")
	if text != "" {
		t.Errorf("Backspace leaves %q", text)
	}
}

func TestTypingIsToldAsLongAsAFieldHasTheKeyboard(t *testing.T) {
	text, typing := "", false
	r := newRoom(t, func(c *Ctx) {
		typing = c.Typing()
		text = c.TextField(here, "f", text, 20)
	})
	r.tick()
	if r.tick(); typing {
		t.Error("it is told before the field is clicked")
	}
	r.click(150, 120)
	if r.tick(); !typing {
		t.Error("it is not told after the field was clicked")
	}
	r.c.SetFocus("")
	r.tick()
	if r.tick(); typing {
		t.Error("it is told still when the keyboard is elsewhere")
	}
}

func TestAChipIsThereOnlyForAClauseWithAText(t *testing.T) {
	var w, width float32
	r := newRoom(t, func(c *Ctx) {
		c.Clause = func(id string) string {
			if id == "MAN-1.1" {
				return "Text."
			}
			return ""
		}
		w, _ = c.Chip("chip", 100, 100, "undo")
		width, _ = c.Chip("chip.2", 100, 200, "MAN-1.1")
	})
	r.tick()
	if w != 0 || width <= 0 {
		t.Errorf("the chip of no clause is %v wide, that of a clause %v", w, width)
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
	for _, w := range []struct{ w, h, text, want float32 }{{1920, 1080, 1, 18}, {1280, 720, 1, 14}, {3840, 2160, 1, 27}, {1920, 1080, 2, 36}} {
		r.in.W, r.in.H, r.c.Text = w.w, w.h, w.text
		r.tick()
		if got := r.c.Em(Small); got != w.want {
			t.Errorf("%v: labels are %v px, want %v", w, got, w.want)
		}
	}
}

// An entry of which a strip is seen is scrolled into view when it is clicked.
func TestTheEntryChosenIsSeenWhole(t *testing.T) {
	at := 0
	list := paint.Rect{X: 100, Y: 100, W: 300, H: 120}
	names := []string{"i0", "i1", "i2", "i3"}
	var last paint.Rect
	r := newRoom(t, func(c *Ctx) {
		at, _ = c.List(list, Rows{
			Name: "list", N: len(names), At: at,
			Item: func(i int) string { return names[i] },
			High: func(int, float32) float32 { return 50 },
			Paint: func(i int, box paint.Rect, on bool) {
				if on {
					last = box
				}
			},
		})
	})
	r.click(150, 217)
	for range 30 {
		r.tick()
	}
	if at != 2 || last.Y+last.H > list.Y+list.H {
		t.Errorf("entry %d lies at %v of %v", at, last, list)
	}
}

// A number alone on a line tells nothing.
func TestAShortNumberStaysWithItsWord(t *testing.T) {
	r := newRoom(t, func(*Ctx) {})
	const text = "Morale (MR) 4, movement (MA) 9"
	for w := float32(200); w < 420; w += 3 {
		for _, line := range r.c.Wrap(Body, w, text).Lines {
			if line == "9" || line == "4," || strings.HasPrefix(line, "4,") {
				t.Errorf("at %g the number stands apart: %q", w, line)
			}
		}
	}
}

// A line is measured by what each word adds to it: that must come to what the line is when it is set
// whole, or texts would run out of their boxes.
func TestWhatWordsAddToALineIsItsWidth(t *testing.T) {
	words := strings.Fields("To the Avenue of Taverns: “Fire!” — 12 ft. (AVA) Tо l’Aquila, perché no? WAVE 3/4 ½ -7 P.A. fi flow 10″")
	for _, s := range []Style{Body, SmallB, Reading, Flavour, Heading} {
		r := newRoom(t, func(c *Ctx) {
			for n := range words {
				line := strings.Join(words[:n+1], " ")
				w := c.Width(s, line)
				if out := c.Wrap(s, Floor(w)+1, line); len(out.Lines) != 1 || out.Width != w {
					t.Errorf("%v: %q takes %d lines of %v, and is %v wide", s, line, len(out.Lines), out.Width, w)
				}
				if n > 0 && len(c.Wrap(s, Floor(w)-1, line).Lines) == 1 {
					t.Errorf("%v: %q fits where there is no room", s, line)
				}
			}
		})
		r.at(0, 0)
	}
}

// meter counts the letters that are measured.
type meter struct {
	paint.Metrics
	letters int
}

func (m *meter) Width(f paint.Font, size float32, s string) float32 {
	m.letters += len(s)
	return m.Metrics.Width(f, size, s)
}

// A long clause is measured about twice, not once for each of its words.
func TestWrappingMeasuresALetterAFewTimesOnly(t *testing.T) {
	text := strings.Repeat("Infantry in line may fire at a range of two hexes. ", 40)
	r := newRoom(t, func(*Ctx) {})
	m := &meter{Metrics: r.c.M}
	r.c.M = m
	r.c.Wrap(Reading, 900, text)
	if most := 4 * len(text); m.letters > most {
		t.Errorf("%d letters are measured of a text of %d", m.letters, len(text))
	}
}

// A field that gets the keyboard has a frame and a caret at once, at whatever time, and again after each letter; where
// all of it is chosen Right goes to its end, so that what is typed follows.
func TestAFieldShowsThatItHasTheKeyboard(t *testing.T) {
	text := "Maida"
	r := newRoom(t, func(c *Ctx) { text = c.TextField(here, "f", text, 20) })
	frame := func() bool {
		for i := range r.list.Cmds {
			if k := &r.list.Cmds[i]; k.Op == paint.Fill && k.Color == Carta.Focus {
				return true
			}
		}
		return false
	}
	caret := func() bool {
		for i := range r.list.Cmds {
			if k := &r.list.Cmds[i]; k.Op == paint.Fill && k.Color == Carta.Text && k.Dst.W < 4 {
				return true
			}
		}
		return false
	}
	r.in.Now = 5700 // in the dark half of a second
	if r.tick(); frame() || caret() {
		t.Error("without the keyboard it shows one")
	}
	r.c.SetFocus("f")
	r.c.SelectAll("f")
	if r.tick(); !frame() || !caret() {
		t.Errorf("frame %v, caret %v", frame(), caret())
	}
	r.in.Now += 600
	if r.tick(); caret() {
		t.Error("the caret does not blink")
	}
	r.key("Right")
	if !caret() {
		t.Error("a key does not bring the caret back")
	}
	r.in.Text = "!"
	if r.tick(); text != "Maida!" {
		t.Errorf("after Right it reads %q", text)
	}
}
