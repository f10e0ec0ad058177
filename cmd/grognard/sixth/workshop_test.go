package sixth_test

import (
	"strings"
	"testing"

	"grognard/render/board"
	"grognard/render/paint"
	"grognard/render/table/mapview/pointer"
	"grognard/render/ui"
	"grognard/render/workshop/ground"
	"grognard/render/workshop/shoptest"
	"grognard/render/workshop/state"
	"grognard/render/workshop/stroke"
	"grognard/rules"
	"grognard/rules/rulestest/blocks"
)

// shop is a map with a hand over it, beside the drawer of the ground.
type shop struct {
	*shoptest.Bench
	hand *stroke.Hand
	at   pointer.At
	pic  board.Picture
}

func openShop(t *testing.T) *shop {
	t.Helper()
	d := &shop{Bench: shoptest.Of(t, blocks.Book{}, blocks.Empty, "en", 1280, 720, 1)}
	d.hand = stroke.New(stroke.Deps{State: &d.State, Board: &d.Board})
	drawer := ground.New(ground.Deps{State: &d.State, Words: d.Words, Pictures: &d.Pictures, Count: d.hand.Count})
	d.Put = func(c *ui.Ctx) state.Act {
		act := d.hand.Keys(c)
		d.at.Hear(c, &d.Board, d.Words.Keys, d.Lay.Free, func(ui.Touch, rules.Ref) {})
		piece := d.at.Hover
		if _, cell := d.Board.Cell(piece); cell {
			piece = 0
		}
		act.Add(d.hand.Hear(c, d.at.Over || d.at.Hover != 0, d.at.Cell, piece))
		d.pic.View, d.pic.Marks = d.State.View(), d.hand.Marks(d.pic.Marks[:0])
		d.Board.Paint(c.L, &d.pic)
		act.Add(drawer.Frame(c, d.Lay.Drawer))
		return act
	}
	d.Settle()
	d.Settle()
	return d
}

// press presses a button in one cell and lets it go in another.
func (d *shop) press(button, from, to int) {
	d.T.Helper()
	d.goTo(from)
	d.In.Pressed[button], d.In.Down[button] = true, true
	d.Tick()
	d.goTo(to)
	d.In.Released[button], d.In.Down[button] = true, false
	d.Settle()
}

func (d *shop) goTo(cell int) {
	r, ok := d.Board.CellRect(d.State.View().Map.Cells[cell].Ref)
	if !ok {
		d.T.Fatal(cell)
	}
	d.In.X, d.In.Y = r.Center()
	d.Tick()
}

// text is the draft as it stands.
func (d *shop) text() string { return d.State.Draft().Text }

func TestTheSixthSystemIsBuiltByMouse(t *testing.T) {
	d := openShop(t)
	book := d.State.Open.Book()
	name := func(i int) string { return book.Format(d.State.View().Map.Cells[i].Ref) }
	d.Click("tool.wood")
	d.press(paint.Left, 9, 10)
	if !strings.Contains(d.text(), "wood "+name(9)+"\nwood "+name(10)) {
		t.Fatalf("no wood on %s and %s:\n%s", name(9), name(10), d.text())
	}
	d.press(paint.Right, 9, 9)
	if strings.Contains(d.text(), "wood "+name(9)+"\n") {
		t.Errorf("the right button leaves the wood:\n%s", d.text())
	}
	d.Key("Escape")
	d.In.Held.Alt = true
	d.press(paint.Left, 10, 10)
	d.In.Held.Alt = false
	if d.State.Hand.Tool != "wood" {
		t.Errorf("Alt takes up %q", d.State.Hand.Tool)
	}
	stock := d.State.Open.Kit().Stock[0].ID
	d.State.Hand = state.Hand{Stock: stock}
	d.Tick()
	d.press(paint.Left, 0, 0)
	if !strings.Contains(d.text(), "block "+stock+" "+name(0)) || d.State.Hand.Stock != "" {
		t.Fatalf("%s is not put, or still in hand:\n%s", stock, d.text())
	}
	d.press(paint.Left, 0, 1)
	if !strings.Contains(d.text(), "block "+stock+" "+name(1)) {
		t.Errorf("it is not dragged:\n%s", d.text())
	}
	d.press(paint.Left, 1, 1)
	was := d.text()
	d.In.Held.Ctrl = true
	d.Key("Minus")
	if d.In.Held.Ctrl = false; d.text() == was {
		t.Error("Ctrl - takes no step from it")
	}
	d.Click("tool.flag")
	d.Click("side.second")
	d.press(paint.Left, 5, 5)
	if !strings.Contains(d.text(), "flag ") || !strings.Contains(d.text(), name(5)) {
		t.Errorf("there is no flag:\n%s", d.text())
	}
	d.Click("tool.flag") // it lies there, and is put down before the next
	d.Click("tool.flag")
	d.press(paint.Right, 5, 5)
	if strings.Contains(d.text(), "flag ") {
		t.Errorf("the flag is not taken away:\n%s", d.text())
	}
}
