package table

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
			return b.m.Book().Format(p.Cell)
		}
	}
	return ""
}

// drag moves the pointer from one region to another with the button down.
func (b *battle) drag(from, to string) {
	b.desk.T.Helper()
	b.Point(from)
	b.In.Pressed[paint.Left], b.In.Down[paint.Left] = true, true
	b.Tick()
	b.In.X += 12
	b.Tick()
	for _, h := range b.Hits() {
		if h.Name == to {
			b.In.X, b.In.Y = h.Center()
		}
	}
	b.Tick()
	b.In.Released[paint.Left], b.In.Down[paint.Left] = true, false
	b.Long()
}

func TestAUnitMovesByTwoClicks(t *testing.T) {
	b := moving(t)
	b.Click("piece.fr-ig")
	b.Click("cell.d3")
	b.Long()
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
	b.Click("piece.fr-ig")
	b.Key("Escape")
	if len(b.t.game.Choice.Picks) != 0 {
		t.Error("the unit is still picked")
	}
	b.Key("Escape")
	if b.menus != 1 {
		t.Error("the menu is not open")
	}
}

func TestTheRightButtonStepsBackAndNeverOpensTheMenu(t *testing.T) {
	b := moving(t)
	b.Click("piece.fr-ig")
	for range 2 {
		b.In.Pressed[paint.Right] = true
		b.Settle()
	}
	if len(b.t.game.Choice.Picks) != 0 || b.menus > 0 {
		t.Error("the right button did more or less than one step back")
	}
}

func TestCtrlZTakesTheMoveBackAndCtrlYPlaysItAgain(t *testing.T) {
	b := moving(t)
	b.Click("piece.fr-ig")
	b.Click("cell.d3")
	b.Long()
	b.In.Held.Ctrl = true
	b.Key("Z")
	if got := b.where("fr-ig"); got != "d2" {
		t.Fatalf("after Ctrl+Z the unit stands on %s", got)
	}
	b.Key("Y")
	b.Long()
	if got := b.where("fr-ig"); got != "d3" {
		t.Errorf("after Ctrl+Y the unit stands on %s", got)
	}
}

func TestTabGoesThroughTheUnitsThatCanAct(t *testing.T) {
	b := moving(t)
	b.Key("Tab")
	one := b.t.game.Choice.Picks[0]
	b.Key("Tab")
	if len(b.t.game.Choice.Picks) != 1 || b.t.game.Choice.Picks[0] == one {
		t.Errorf("Tab picked %v after %v", b.t.game.Choice.Picks, one)
	}
	b.In.Held.Shift = true
	b.Key("Tab")
	if b.t.game.Choice.Picks[0] != one {
		t.Error("Shift+Tab does not go back")
	}
}

func TestATableAtRestSleeps(t *testing.T) {
	b := moving(t)
	b.Click("piece.fr-ig")
	b.Long()
	b.In.Now += 7000 // what has happened is no news any more
	b.Tick()
	b.Tick()
	if b.Last.Animating || b.Last.Wake != 0 {
		t.Errorf("the table wants to be called again: %+v", b.Last)
	}
}

func TestASteadyFrameOfTheTableAllocatesNothing(t *testing.T) {
	b := moving(t)
	b.Click("piece.fr-ig")
	b.Long()
	if n := testing.AllocsPerRun(40, b.Tick); n > 0 {
		t.Errorf("%g allocations a frame", n)
	}
}
