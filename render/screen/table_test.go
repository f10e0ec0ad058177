package screen

import (
	"testing"

	"grognard/game/prefs"
	"grognard/render/paint"
)

// moving is a battle in which the first side is to move a unit.
func moving(t *testing.T) *battle {
	b := newBattle(t, 1280, 720, "man-01-first-orders", prefs.Default())
	b.until("move.base")
	return b
}

// where returns the name of the cell that a piece stands on.
func (b *battle) where(piece string) string {
	r, _ := b.m.Book().Parse(piece)
	for _, p := range b.m.View().Pieces {
		if p.Ref == r {
			return b.m.Book().Format(p.Zone)
		}
	}
	return ""
}

// drag moves the pointer from one region to another with the button down.
func (b *battle) drag(from, to string) {
	b.desk.t.Helper()
	b.point(from)
	b.in.Pressed[paint.Left], b.in.Down[paint.Left] = true, true
	b.tick()
	b.in.X += 12
	b.tick()
	for _, h := range b.root.Hits() {
		if h.Name == to {
			b.in.X, b.in.Y = h.Center()
		}
	}
	b.tick()
	b.in.Released[paint.Left], b.in.Down[paint.Left] = true, false
	b.long()
}

func TestAUnitMovesByTwoClicks(t *testing.T) {
	b := moving(t)
	b.click("piece.fr-ig")
	b.click("cell.d3")
	b.long()
	if got := b.where("fr-ig"); got != "d3" {
		t.Errorf("the unit stands on %s", got)
	}
}

func TestDraggingAUnitIsTheSameGesture(t *testing.T) {
	b := moving(t)
	b.drag("piece.fr-ig", "cell.d3")
	if got := b.where("fr-ig"); got != "d3" {
		t.Errorf("the unit stands on %s", got)
	}
}

func TestEscapeDropsThePicksAndThenOpensTheMenu(t *testing.T) {
	b := moving(t)
	b.click("piece.fr-ig")
	b.key("Escape")
	if len(b.t.pick.picks) != 0 {
		t.Error("the unit is still picked")
	}
	b.key("Escape")
	if !b.has("button.resume") {
		t.Error("the menu is not open")
	}
}

func TestTheRightButtonStepsBackAndNeverOpensTheMenu(t *testing.T) {
	b := moving(t)
	b.click("piece.fr-ig")
	for range 2 {
		b.in.Pressed[paint.Right] = true
		b.settle()
	}
	if len(b.t.pick.picks) != 0 || b.has("button.resume") {
		t.Error("the right button did more or less than one step back")
	}
}

func TestCtrlZTakesTheMoveBackAndCtrlYPlaysItAgain(t *testing.T) {
	b := moving(t)
	b.click("piece.fr-ig")
	b.click("cell.d3")
	b.long()
	b.in.Held.Ctrl = true
	b.key("Z")
	if got := b.where("fr-ig"); got != "d2" {
		t.Fatalf("after Ctrl+Z the unit stands on %s", got)
	}
	b.key("Y")
	b.long()
	if got := b.where("fr-ig"); got != "d3" {
		t.Errorf("after Ctrl+Y the unit stands on %s", got)
	}
}

func TestTabGoesThroughTheUnitsThatCanAct(t *testing.T) {
	b := moving(t)
	b.key("Tab")
	one := b.t.pick.picks[0]
	b.key("Tab")
	if len(b.t.pick.picks) != 1 || b.t.pick.picks[0] == one {
		t.Errorf("Tab picked %v after %v", b.t.pick.picks, one)
	}
	b.in.Held.Shift = true
	b.key("Tab")
	if b.t.pick.picks[0] != one {
		t.Error("Shift+Tab does not go back")
	}
}

func TestATableAtRestSleeps(t *testing.T) {
	b := moving(t)
	b.click("piece.fr-ig")
	b.long()
	b.tick()
	if b.last.Animating || b.last.Wake != 0 {
		t.Errorf("the table wants to be called again: %+v", b.last)
	}
}

func TestASteadyFrameOfTheTableAllocatesNothing(t *testing.T) {
	b := moving(t)
	b.click("piece.fr-ig")
	b.long()
	if n := testing.AllocsPerRun(40, b.tick); n > 0 {
		t.Errorf("%g allocations a frame", n)
	}
}
