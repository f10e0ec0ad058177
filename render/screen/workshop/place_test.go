package workshop

import (
	"testing"

	"grognard/render/workshop/state"
	"grognard/rules"
)

// A place that is laid is named at once: letters are its name, and no keys; a second click there
// opens it, and nobody asks whose it is.
func TestAPlaceIsNamedWhereItIsLaid(t *testing.T) {
	b := open(t, "musket", "montebello-1800")
	s := &b.page.state
	s.Drawer, s.Closed = state.Ground, false
	b.Ctx.Animate()
	b.Settle()
	places := func() (n int, last rules.Thing) {
		for _, x := range s.Draft().Things {
			if x.Tool == "place" {
				n, last = n+1, x
			}
		}
		return n, last
	}
	was, _ := places()
	b.page.carryOut(&b.Ctx, state.Act{Hand: &state.Hand{Tool: "place"}})
	b.Settle()
	if b.Has("side.first") {
		t.Error("it is asked whose a place is")
	}
	x, y := b.empty()
	b.press(x, y)
	b.release()
	if n, _ := places(); n != was+1 {
		t.Fatalf("%d places, there were %d", n, was)
	}
	zoom := b.page.stage.View.Board.Aim()
	for _, ch := range "Bek" {
		b.types(string(ch))
	}
	b.Key("Enter")
	if _, last := places(); last.Prop("name").Value != "Bek" || s.Hand.Tool != "place" || b.page.stage.View.Board.Aim() != zoom {
		t.Errorf("it is called %q, in hand is %+v", last.Prop("name").Value, s.Hand)
	}
	s.Do(state.Select())
	b.press(x, y)
	b.release()
	if n, last := places(); n != was+1 || s.Thing() == nil || s.Thing().Path != last.Path {
		t.Errorf("a second click: %d places, %v is selected", n, s.Selected())
	}
}
