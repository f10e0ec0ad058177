package cards

import "testing"

// TestTheHandStaysLowOnceACardIsPlayed: the next card does not spring up under the pointer
// while units are to be picked, until the pointer has left the hand and come back.
func TestTheHandStaysLowOnceACardIsPlayed(t *testing.T) {
	d := lay(t, "ccn", 1280, 720, 1, "en")
	q := d.Match.Request()
	o := q.Options[0]
	for _, x := range q.Options {
		if x.With != 0 || x.Who != 0 {
			o = x
			break
		}
	}
	d.Point(d.region(d.hand()[2]))
	if d.panel.Whole() == 0 {
		t.Fatal("no card is raised to be played")
	}
	if _, err := d.Match.Answer(o); err != nil {
		t.Fatal(err)
	}
	d.Game.Sync()
	d.Settle()
	if d.Choice.Playable() {
		t.Fatal("another card is to be played")
	}
	x, y := d.In.X, d.In.Y
	slot := d.panel.slots[2]
	d.In.X, d.In.Y = slot.x+slot.w/2, slot.rest.Y+10
	d.panel.low = low{}
	d.Tick()
	d.Settle()
	if w := d.panel.Whole(); w != 0 {
		t.Errorf("card %d has come up by itself", w)
	}
	d.In.X, d.In.Y = 640, 300
	d.Settle()
	d.In.X, d.In.Y = slot.x+slot.w/2, slot.rest.Y+10
	d.Settle()
	if d.panel.Whole() == 0 {
		t.Error("no card can be read any more")
	}
	d.In.X, d.In.Y = x, y
}
