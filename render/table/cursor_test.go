package table

import (
	"strings"
	"testing"

	"grognard/game/boardtest"
	"grognard/render/paint"
	"grognard/rules"
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

// The cursor waits while the keyboard is at a widget, and is where it was once it comes back: after the advice, and
// with the first arrow after Ctrl+Tab, which takes the keyboard off the tool.
func TestTheCursorComesBackFromWidgets(t *testing.T) {
	b := newBattleOf(t, "squares", 1280, 720, "ns-01-maida")
	b.Key("Right", "Right")
	was := b.at()
	if was == "" {
		t.Fatal("there is no cursor")
	}
	b.ui.Ring("button.fit")
	b.Tick()
	if b.Tick(); b.at() != "" {
		t.Fatalf("with the keyboard at a tool the cursor is at %s", b.at())
	}
	b.ui.SetFocus("")
	b.ui.Hide()
	b.Tick()
	if b.Tick(); b.at() != was || !b.ui.Steered() {
		t.Errorf("it comes back at %q, from %s", b.at(), was)
	}
	b.ui.Ring("button.fit")
	b.Tick()
	b.Tick()
	b.Key("Left", "Right")
	if b.at() != was || b.ui.Ringed() {
		t.Errorf("after arrows the cursor is at %q, from %s; the keyboard is at a tool: %v", b.at(), was, b.ui.Ringed())
	}
	b.ui.Ring("button.fit")
	b.Tick()
	b.In.X++
	b.Tick()
	b.In.Pressed[paint.Left] = true
	b.Tick()
	b.In.Pressed[paint.Left] = false
	if b.Tick(); b.at() != "" {
		t.Error("it comes back although the mouse was used")
	}
}

// A tool that floats over the cell of the cursor hears nothing of it: the cell is told of.
func TestNoToolOverTheCursorHearsIt(t *testing.T) {
	b := newBattleOf(t, "squares", 1280, 720, "ns-01-maida")
	b.Key("L")
	b.Long()
	x, y := b.t.lay.Tools.Center()
	r := b.t.View.Board.CellAt(x, y)
	if r == 0 {
		t.Fatal("the tools lie over no cell")
	}
	b.t.View.Cursor.Go(&b.ui, r)
	for range 3 {
		b.Tick()
	}
	cell, ok := b.t.View.Board.CellRect(r)
	if cx, cy := cell.Center(); !ok || !b.t.lay.Tools.Has(cx, cy) {
		t.Fatalf("the cell %v was brought from below the tools %v", cell, b.t.lay.Tools)
	}
	if hot := b.ui.Hot(); strings.HasPrefix(hot, "button.") || b.t.View.Pointer.Cell != r {
		t.Errorf("%s hears the cursor; it is on %v, want %v", hot, b.t.View.Pointer.Cell, r)
	}
}

// K goes from piece to piece in the cell of the cursor, tells of each, and comes round to the first.
func TestKGoesThroughThePiecesOfACell(t *testing.T) {
	b := newBattleOf(t, "squares", 1280, 720, "ns-01-maida")
	on := map[rules.Ref]int{}
	var home rules.Ref
	v := b.m.View()
	for i := range v.Pieces {
		if p := &v.Pieces[i]; p.Cell != 0 && p.Ref != 0 && p.Form != rules.Marker {
			if on[p.Cell]++; on[p.Cell] > on[home] {
				home = p.Cell
			}
		}
	}
	n := on[home]
	if n < 2 {
		t.Fatal("no cell has two pieces")
	}
	b.t.View.Cursor.Go(&b.ui, home)
	b.Long()
	seen := map[rules.Ref]bool{}
	for range n {
		b.Key("K")
		b.Long()
		at := b.t.View.Cursor.At()
		if z, piece := b.t.game.Scene.Cell(at); !piece || z != home || b.t.View.Pointer.Hover != at || b.t.peeked.W == 0 {
			t.Errorf("K leads to %v; %v is pointed at, the panel is %v", at, b.t.View.Pointer.Hover, b.t.peeked)
		}
		seen[at] = true
	}
	if len(seen) != n {
		t.Errorf("%d pieces of %d were come to", len(seen), n)
	}
	b.Key("Left")
	b.Long()
	if at := b.t.View.Cursor.At(); !b.t.game.Scene.IsCell(at) || at == home {
		t.Errorf("an arrow leads from them to %v", at)
	}
}

// Escape closes what is told of the cursor, and then opens the menu: the cursor stays.
func TestTheSecondEscapeOpensTheMenu(t *testing.T) {
	b := newBattleOf(t, "squares", 1280, 720, "ns-01-maida")
	b.Key("Right")
	b.Long()
	opened := 0
	b.t.deps.Menu = func() { opened++ }
	if b.t.peeked.W == 0 {
		t.Fatal("nothing is told of the cell")
	}
	b.Key("Escape")
	if b.Long(); opened != 0 || b.t.peeked.W != 0 {
		t.Errorf("the first Escape: menu %d, panel %v", opened, b.t.peeked)
	}
	if b.Key("Escape"); opened != 1 || !b.t.View.Cursor.On() {
		t.Errorf("the second Escape: menu %d, the cursor shows: %v", opened, b.t.View.Cursor.On())
	}
}
