package table

import (
	"strings"
	"testing"

	"grognard/game/boardtest"
	"grognard/render/paint"
)

// between opens the duel with a second enemy east of the
// attacker.
func between(t *testing.T) *battle {
	t.Helper()
	return onSquares(t, boardtest.Duel().And("blue-2", "D2", ""))
}

// aimed is the target of the option that Enter would take.
func (b *battle) aimed() string {
	o, ok := b.t.game.Choice.Pending()
	if !ok || o.At == 0 {
		return ""
	}
	return b.m.Book().Format(o.At)
}

// at is the cell or the piece that the cursor is on, as the rulebook writes it.
func (b *battle) at() string {
	k := &b.t.View.Cursor
	if !k.On() {
		return ""
	}
	return strings.ToLower(b.m.Book().Format(k.At()))
}

func TestKeysAloneAttack(t *testing.T) {
	b := between(t)
	if q := b.m.Request(); q.Kind != "attack" {
		t.Fatalf("%s is asked", q.Kind)
	}
	b.Key("Tab")
	if got := b.aimed(); got != "" || len(b.t.game.Choice.Picks) != 1 {
		t.Fatalf("Tab has picked %v, and aims at %q", b.t.game.Choice.Picks, got)
	}
	seen := map[string]bool{}
	for range 2 {
		b.Key("Period")
		seen[b.at()] = true
	}
	if !seen["c3"] || !seen["d2"] {
		t.Fatalf("Period goes to %v", seen)
	}
	for b.at() != "c3" {
		b.Key("Period")
	}
	b.Key("Enter")
	b.Long()
	if got := strings.ToLower(b.aimed()); got != "c3" {
		t.Fatalf("Enter aims at %q", got)
	}
	before := b.m.Request()
	b.Key("Enter")
	b.Long()
	if b.m.Request() == before {
		t.Error("Enter on the target once more does not attack")
	}
}

func TestTheCursorGoesFromCellToCellAndBack(t *testing.T) {
	for _, game := range []struct{ system, scenario string }{{"manoeuvre", "man-01-first-orders"}, {"ccn", "ccn-01-rolica-first"}, {"musket", "training-trebbia-bridge"}, {"squares", "ns-01-maida"}} {
		b := newBattleOf(t, game.system, 1280, 720, game.scenario)
		b.Long()
		b.In.X, b.In.Y = b.t.View.Board.Free.Center()
		b.Key("Right")
		from := b.at()
		if from == "" {
			t.Fatalf("%s: the first arrow shows no cursor", game.system)
		}
		for _, way := range [][2]paint.Key{{"Right", "Left"}, {"Up", "Down"}} {
			var there []string
			for range 3 {
				b.Key(way[0])
				there = append(there, b.at())
			}
			if there[0] == from || there[0] == there[1] || there[1] == there[2] {
				t.Errorf("%s: from %s %s goes to %v", game.system, from, way[0], there)
			}
			if b.Key(way[1], way[1], way[1]); b.at() != from {
				t.Errorf("%s: from %s three times %s and back is %s", game.system, from, way[0], b.at())
			}
		}
	}
}

func TestTheMouseTakesThePointerBack(t *testing.T) {
	b := between(t)
	b.Long()
	b.Key("Right", "Right")
	if !b.ui.Steered() || b.t.View.Pointer.Cell != b.t.View.Cursor.At() {
		t.Fatalf("the pointer is at %v, the cursor at %v", b.t.View.Pointer.Cell, b.t.View.Cursor.At())
	}
	b.In.X++
	b.Tick()
	b.Tick()
	if b.ui.Steered() || b.t.View.Cursor.On() {
		t.Error("the keyboard still holds it")
	}
}

func TestCtrlWithArrowsMovesTheMap(t *testing.T) {
	b := between(t)
	at := func() (x, y float32) {
		r, _ := b.t.View.Board.CellRect(b.m.Request().Options[1].At)
		return r.X, r.Y
	}
	for range 12 {
		b.t.View.Board.ZoomAt(640, 360, 1)
	}
	b.Long()
	x, y := at()
	b.In.Held.Ctrl = true
	b.Key("Up")
	if x1, y1 := at(); x1 == x && y1 == y || b.t.View.Cursor.On() {
		t.Error("the map has not moved")
	}
}

// Alt with arrows measures from where the cursor was, and Escape takes the tape away.
func TestKeysMeasure(t *testing.T) {
	for system, want := range map[string]string{"manoeuvre": "2", "eagles": "3"} {
		scenario := map[string]string{"manoeuvre": "man-01-first-orders", "eagles": "the-walled-farm"}[system]
		b := newBattleOf(t, system, 1280, 720, scenario)
		b.In.X, b.In.Y = b.t.View.Board.Free.Center()
		b.Key("Right")
		if system == "eagles" {
			b.Key("Down", "Down")
		}
		b.In.Held.Alt = true
		b.Key("Right", "Right")
		if system == "eagles" {
			b.Key("Right")
		}
		b.In.Held.Alt = false
		b.Tick()
		if !b.t.View.Ruler.Laid() || !b.Says(want) {
			t.Errorf("%s: there is no tape that says %s", system, want)
		}
		if b.Key("Escape"); b.t.View.Ruler.Laid() {
			t.Errorf("%s: Escape leaves it", system)
		}
	}
}
