package ui

import (
	"slices"
	"testing"

	"grognard/game/keymap"
	"grognard/render/paint"
)

// What hears the pointer alone is reached by Ctrl+Tab, pushed by Enter, and explains itself.
func TestCtrlTabComesToWhatHearsThePointerAlone(t *testing.T) {
	clicked, primary := 0, 0
	r := newRoom(t, func(c *Ctx) {
		if c.Region("chip.a", here).Clicked {
			clicked++
		}
		c.Tip("chip.a", here, "what it is", false)
		layer, text := c.On(paint.Ground, paint.OverText)
		c.Region("piece.b", here.Moved(0, 60))
		c.On(layer, text)
		if c.Button(here.Moved(0, 120), Button{Name: "button.c", Primary: true}) {
			primary++
		}
	})
	r.in.Held.Ctrl = true
	r.key("Tab")
	r.in.Held.Ctrl = false
	if !r.c.Ringed() || !r.c.Focused("chip.a") || !r.c.Steered() {
		t.Fatalf("the focus is at %q", r.c.focus.name)
	}
	r.tick()
	r.in.Now += tipAfter
	if r.tick(); !r.says("what it is") {
		t.Error("it does not explain itself")
	}
	r.key("Enter")
	r.tick()
	if r.tick(); clicked != 1 || primary != 0 {
		t.Errorf("Enter clicks it %d times, and the button %d times", clicked, primary)
	}
	r.in.Held.Ctrl = true
	if r.key("Tab"); !r.c.Focused("button.c") {
		t.Errorf("after it comes %q", r.c.focus.name)
	}
	r.in.Held.Ctrl = false
	if r.key("Enter"); primary != 1 {
		t.Error("Enter does not push the button")
	}
}

func TestAPointerThatTheKeyboardHoldsClicksUntilTheMouseIsUsed(t *testing.T) {
	var touch Touch
	clicks := 0
	x, y := here.Center()
	hold := true
	r := newRoom(t, func(c *Ctx) {
		if touch = c.Region("a", here); touch.Clicked {
			clicks++
		}
		if hold {
			c.Point(x, y)
		}
	})
	r.tick()
	if !touch.Hover {
		t.Fatal("the pointer is not there")
	}
	r.c.Push()
	r.tick()
	if !touch.Pressed {
		t.Error("the button does not go down")
	}
	r.tick()
	if r.tick(); clicks != 1 {
		t.Errorf("%d clicks", clicks)
	}
	if hold = false; r.c.In.X != x {
		t.Errorf("the pointer is at %v", r.c.In.X)
	}
	r.at(7, 8)
	if r.c.Steered() || r.c.In.X != 7 || touch.Hover {
		t.Error("the mouse does not take it back")
	}
}

// Nothing that rests asks to be woken while the keyboard holds the pointer.
func TestAHeldPointerSleeps(t *testing.T) {
	r := newRoom(t, func(c *Ctx) { c.Point(200, 200) })
	for range 3 {
		r.tick()
	}
	if r.last.Animating || r.last.Wake != 0 {
		t.Errorf("it wants %+v", r.last)
	}
}

func TestMovedKeysMeanWhatTheyWereMovedFor(t *testing.T) {
	keys, err := keymap.Parse("L=P P=L")
	if err != nil {
		t.Fatal(err)
	}
	var took []paint.Key
	text, held := "", false
	types := false
	r := newRoom(t, func(c *Ctx) {
		if types {
			c.SetFocus("field")
			text = c.TextField(here, "field", text, 9)
		}
		for _, k := range []paint.Key{"L", "P", "F"} {
			if c.Take(k) {
				took = append(took, k)
			}
		}
		held = c.In.Held.Letters['L'-'A']
	})
	r.c.Keys = keys
	r.in.Held.Letters['P'-'A'] = true
	if r.key("P", "L", "F"); len(took) != 3 || took[0] != "L" || took[1] != "P" || took[2] != "F" || !held {
		t.Errorf("P, L and F are taken for %v, P is held for L: %v", took, held)
	}
	if r.c.Press("L") != "P" || r.c.Press("Period") != "." {
		t.Errorf("it says %q and %q", r.c.Press("L"), r.c.Press("Period"))
	}
	r.in.Held.Ctrl = true
	took = nil
	r.key("P")
	if r.in.Held.Ctrl = false; len(took) != 1 || took[0] != "P" {
		t.Errorf("with Ctrl P is taken for %v", took)
	}
	types = true
	r.tick()
	r.in.Text = "l"
	if r.tick(); text != "l" {
		t.Errorf("l is typed as %q", text)
	}
}

// A cursor on the ground of the screen has the pointer there, although a panel floats over it; what a dialog covers it
// has not.
func TestWhatFloatsOverACursorDoesNotHearIt(t *testing.T) {
	ground, floats, asks := Touch{}, Touch{}, false
	x, y := here.Center()
	r := newRoom(t, func(c *Ctx) {
		layer, text := c.On(paint.Ground, paint.OverText)
		ground = c.Region("cell", here)
		c.On(layer, text)
		floats = c.Region("tool", here)
		c.PointGround(x, y)
		if asks {
			c.Modal(.3)
			c.EndModal()
		}
	})
	r.tick()
	if r.tick(); !ground.Hover || floats.Hover {
		t.Errorf("the cell is pointed at: %v, the tool over it: %v", ground.Hover, floats.Hover)
	}
	asks = true
	r.tick()
	if r.tick(); ground.Hover || floats.Hover {
		t.Errorf("beneath a dialog the cell is pointed at: %v, the tool: %v", ground.Hover, floats.Hover)
	}
}

// Shift+Ctrl+Tab through lines that only hear the pointer shows all of each, also where the area kept to its end.
func TestCtrlTabBringsLinesIntoViewWhole(t *testing.T) {
	const high, lines = 50, 20
	view := paint.Rect{X: 100, Y: 100, W: 300, H: 230}
	names := make([]string, lines)
	for i := range names {
		names[i] = string(rune('a' + i))
	}
	at := map[string]paint.Rect{}
	r := newRoom(t, func(c *Ctx) {
		c.Content("list", lines*high)
		sc := c.Scroll("list", view)
		for i, name := range names {
			at[name] = paint.Rect{X: sc.View.X, Y: sc.Y + float32(i)*high, W: sc.Width, H: high}
			c.Region(name, at[name])
		}
		sc.Done(lines * high)
	})
	r.c.ScrollToEnd("list")
	r.tick()
	r.in.Held.Ctrl, r.in.Held.Shift = true, true
	seen := map[string]bool{}
	for range 3 * lines {
		r.key("Tab")
		r.tick()
		name := r.c.Focus()
		if box, line := at[name]; line {
			seen[name] = true
			if box.Y < view.Y || box.Y+box.H > view.Y+view.H {
				t.Fatalf("line %s lies at %v of %v", name, box, view)
			}
		}
		if name == "a" {
			break
		}
	}
	if len(seen) != lines {
		t.Errorf("%d lines of %d were come to", len(seen), lines)
	}
}

// The corners of a cursor have a dark edge and a light one inside it, so that they are seen on any ground.
func TestCornersHaveALightAndADarkEdge(t *testing.T) {
	r := newRoom(t, func(c *Ctx) { c.Corners(here, 2, c.Theme.Focus) })
	var all []paint.Color
	for i := range r.list.Cmds {
		if k := &r.list.Cmds[i]; k.Op == paint.Fill {
			all = append(all, k.Color)
		}
	}
	if want := []paint.Color{edge, edge, paint.White, paint.White, Carta.Focus, Carta.Focus}; len(all) != 24 || !slices.Equal(all[:6], want) {
		t.Errorf("%d parts: %v", len(all), all)
	}
}

// Up at the first of the widgets goes on at the last, and Down there comes back, where the screen walks round.
func TestAWalkRoundGoesOnAtTheOtherEnd(t *testing.T) {
	round := true
	r := newRoom(t, func(c *Ctx) {
		walk := c.Walk
		if round {
			walk = c.WalkRound
		}
		walk("b.", "b.0")
		for i := range 4 {
			c.Button(here.Moved(0, float32(i)*60), Button{Name: []string{"b.0", "b.1", "b.2", "b.3"}[i]})
		}
	})
	for _, step := range []struct {
		key  paint.Key
		want string
	}{{"Up", "b.0"}, {"Up", "b.3"}, {"Down", "b.0"}, {"Down", "b.1"}, {"Left", "b.1"}} {
		if r.key(step.key); r.c.Focus() != step.want {
			t.Errorf("%s leads to %s, want %s", step.key, r.c.Focus(), step.want)
		}
	}
	round = false
	r.key("Up")
	if r.key("Up"); r.c.Focus() != "b.0" {
		t.Errorf("where it does not walk round Up leads to %s", r.c.Focus())
	}
}
