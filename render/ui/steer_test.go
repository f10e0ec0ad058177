package ui

import (
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
