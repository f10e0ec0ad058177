package mapview

import (
	"testing"

	"grognard/render/screentest"
)

func TestCtrlZNeverSwitchesAnOverlayOn(t *testing.T) {
	d := open(t, "manoeuvre", "man-01-first-orders", false)
	on, z := d.view.Overlays.Shown, &d.In.Held.Letters['Z'-'A']
	d.In.Held.Ctrl, *z = true, true
	d.Tick()
	d.In.Held.Ctrl = false // the letter is let go last
	d.Tick()
	if on() != "" {
		t.Error("the letter that is still down holds an overlay")
	}
	*z = false
	d.Tick()
	if on() != "" {
		t.Error("the overlay stays on")
	}
	*z = true
	d.Tick()
	if on() == "" {
		t.Error("the letter alone shows nothing")
	}
	*z = false
	d.Tick()
	if on() == "" {
		t.Error("a tap of the letter alone does not keep the overlay")
	}
	if !d.view.Overlays.StepBack() || on() != "" || d.view.Overlays.StepBack() {
		t.Error("a step back does not switch it off")
	}
}

func TestAnOverlayWithoutAPieceSaysWhatItNeeds(t *testing.T) {
	d := open(t, "manoeuvre", "man-01-first-orders", false)
	screentest.Until(t, d.Match, "move.base")
	d.Sync()
	d.In.X, d.In.Y = 1, 1
	d.Tick()
	d.view.Overlays.Toggle("moves")
	d.Settle()
	if d.view.Overlays.Blank() == "" {
		t.Error("the overlay of moves says nothing without a unit")
	}
	d.Point("piece.fr-ig")
	if d.view.Overlays.Blank() != "" || len(d.view.Picture.Shades) == 0 {
		t.Error("the unit under the pointer shows no moves")
	}
}
