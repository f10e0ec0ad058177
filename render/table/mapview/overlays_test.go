package mapview

import (
	"testing"

	"grognard/render/paint"
	"grognard/render/screentest"
	"grognard/rules"
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
	if say := d.view.Overlays.Blank(); say == "" || !d.Says(say) {
		t.Errorf("the map does not say of moves without a unit %q", say)
	}
	d.Point("piece.fr-ig")
	if d.view.Overlays.Blank() != "" || len(d.view.Picture.Shades) == 0 {
		t.Error("the unit under the pointer shows no moves")
	}
}

func TestAClickOnTheButtonOfAnotherOverlayShowsThatOne(t *testing.T) {
	d := open(t, "ccn", "ccn-01-rolica-first", false)
	d.view.Overlays.Toggle(d.view.Overlays.Keys[0])
	d.Settle()
	for _, key := range d.view.Overlays.Keys[1:] {
		d.Point("button.peek." + string(key))
		d.In.Pressed[paint.Left], d.In.Released[paint.Left] = true, true // within a frame
		d.Settle()
		title := d.Words.Word(d.Words.Own("overlay", string(key)))
		if !d.Says(title) {
			t.Errorf("%q is not written over the map", title)
		}
		on := 0
		for _, k := range d.view.Overlays.Keys {
			if d.view.Overlays.On(k) {
				on++
			}
		}
		if on != 1 {
			t.Errorf("%d overlays are on", on)
		}
	}
}

func TestACrossOnALineOfSightSaysWhatItIs(t *testing.T) {
	d := open(t, "ccn", "ccn-02-rolica-second", false)
	d.view.Overlays.Toggle("sight")
	d.Settle()
	ends := d.Words.Word("table.peek.ends")
	if d.Says(ends) {
		t.Fatal("it is explained where no line is drawn")
	}
	d.Point("piece.gb-ln-5")
	d.Settle()
	if !d.Says(ends) {
		t.Error("the crosses on the lines of sight of a unit between others are not explained")
	}
}

func TestEveryBadgeOfABodyHasWords(t *testing.T) {
	d := open(t, "eagles", "hedgerow-morning", false)
	for _, s := range []rules.State{rules.StateBroken, rules.StateRallying, rules.StateEngaged, rules.StateSupporting, rules.StateShaken,
		rules.StateDisordered, rules.StateHalted, rules.StateReforming, rules.StateFired, rules.StateActivated} {
		if !d.Words.Has(d.Words.Own("badge", string(s))) {
			t.Errorf("the badge of %s has no words", s)
		}
	}
}
