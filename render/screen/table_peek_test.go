package screen

import "testing"

func TestCtrlZNeverSwitchesAnOverlayOn(t *testing.T) {
	b := moving(t)
	z := &b.in.Held.Letters['Z'-'A']
	b.in.Held.Ctrl, *z = true, true
	b.tick()
	b.in.Held.Ctrl = false // the letter is let go last
	b.tick()
	if b.t.peek.held != "" {
		t.Error("the letter that is still down holds an overlay")
	}
	*z = false
	b.tick()
	if b.t.peek.locked != "" {
		t.Error("the overlay stays on")
	}
	*z = true
	b.tick()
	if b.t.peek.held == "" {
		t.Error("the letter alone shows nothing")
	}
	*z = false
	b.tick()
	if b.t.peek.locked == "" {
		t.Error("a tap of the letter alone does not keep the overlay")
	}
}

func TestAnOverlayWithoutAPieceSaysWhatItNeeds(t *testing.T) {
	b := moving(t)
	b.in.X, b.in.Y = 1, 1
	b.tick()
	b.t.peek.locked = "moves"
	b.settle()
	if !b.says("Nothing to show here") {
		t.Error("the overlay of moves says nothing without a unit")
	}
	b.point("piece.fr-ig")
	if b.says("Nothing to show here") || len(b.t.peek.found) == 0 {
		t.Error("the unit under the pointer shows no moves")
	}
}
