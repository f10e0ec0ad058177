package screen

import (
	"testing"

	"grognard/game/match"
	"grognard/game/prefs"
	"grognard/render/paint"
	"grognard/render/screentest"
)

// The rules, a copy and the menu leave the cursor of the map where it was, and the digits on the buttons.
func TestTheCursorStaysBehindAScreenOverTheTable(t *testing.T) {
	b := newDesk(t, 1280, 720, prefs.Default()).begin(screentest.Begin(t, "squares", "ns-01-maida", match.Start{Open: true, Seed: 11}))
	b.Key("Right", "Right")
	was := b.t.View.Cursor.At()
	if was == 0 {
		t.Fatal("there is no cursor")
	}
	for _, key := range [...]string{"F1", "F5", "Slash"} {
		table := b.top()
		b.Key(paint.Key(key))
		b.Settle()
		if key != "Slash" && b.top() == table {
			t.Fatalf("%s opens nothing", key)
		}
		b.Key(paint.Key("Escape"))
		b.Settle()
		if b.top() != table || b.t.View.Cursor.At() != was || !b.root.ui.Steered() {
			t.Errorf("after %s the cursor is at %v, from %v; it holds the pointer: %v", key, b.t.View.Cursor.At(), was, b.root.ui.Steered())
		}
	}
	b.In.X, b.In.Y = 5, 5
	b.Settle()
	if b.t.View.Cursor.On() {
		t.Error("the mouse does not take the pointer back")
	}
}

// The name of a copy is chosen whole: what is typed takes its place.
func TestTheNameOfACopyGivesWay(t *testing.T) {
	b := newDesk(t, 1280, 720, prefs.Default()).begin(screentest.Begin(t, "squares", "ns-01-maida", match.Start{Open: true, Seed: 11}))
	b.Key(paint.Key("F5"))
	b.Settle()
	s, open := b.top().(*saveAs)
	if !open || s.Given() == "" {
		t.Fatalf("F5 opens %T", b.top())
	}
	b.In.Text = "abc"
	b.Settle()
	if s.Given() != "abc" {
		t.Errorf("it is called %q", s.Given())
	}
}

// The keyboard is where it was on the table: at a tool with its ring. In the menu Up goes on from the first button to
// the last.
func TestTheRingStaysBehindAScreenOverTheTable(t *testing.T) {
	b := newDesk(t, 1280, 720, prefs.Default()).begin(screentest.Begin(t, "squares", "ns-01-maida", match.Start{Open: true, Seed: 11}))
	b.root.ui.Ring("button.fit")
	b.Settle()
	b.Key("F1")
	b.Settle()
	b.Key("Escape")
	b.Settle()
	if !b.root.ui.Ringed() || !b.root.ui.Focused("button.fit") {
		t.Errorf("the keyboard is at %q, with a ring: %v", b.root.ui.Focus(), b.root.ui.Ringed())
	}
	b.Key("Escape")
	b.Settle()
	if _, open := b.top().(*menu); !open {
		t.Fatalf("Escape opens %T", b.top())
	}
	b.Key("Up")
	if b.Settle(); !b.root.ui.Focused("button.quit") {
		t.Errorf("Up leads to %q", b.root.ui.Focus())
	}
}
