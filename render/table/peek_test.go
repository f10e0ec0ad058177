package table

import "testing"

func TestCtrlZNeverSwitchesAnOverlayOn(t *testing.T) {
	b := moving(t)
	z := &b.In.Held.Letters['Z'-'A']
	b.In.Held.Ctrl, *z = true, true
	b.Tick()
	b.In.Held.Ctrl = false // the letter is let go last
	b.Tick()
	if b.t.peek.held != "" {
		t.Error("the letter that is still down holds an overlay")
	}
	*z = false
	b.Tick()
	if b.t.peek.locked != "" {
		t.Error("the overlay stays on")
	}
	*z = true
	b.Tick()
	if b.t.peek.held == "" {
		t.Error("the letter alone shows nothing")
	}
	*z = false
	b.Tick()
	if b.t.peek.locked == "" {
		t.Error("a tap of the letter alone does not keep the overlay")
	}
}

func TestAnOverlayWithoutAPieceSaysWhatItNeeds(t *testing.T) {
	b := moving(t)
	b.In.X, b.In.Y = 1, 1
	b.Tick()
	b.t.peek.locked = "moves"
	b.Settle()
	if !b.Says("Nothing to show here") {
		t.Error("the overlay of moves says nothing without a unit")
	}
	b.Point("piece.fr-ig")
	if b.Says("Nothing to show here") || len(b.t.peek.Shades) == 0 {
		t.Error("the unit under the pointer shows no moves")
	}
}
