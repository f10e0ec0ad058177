package stroke

import (
	"fmt"
	"strings"
	"testing"

	"grognard/render/board"
	"grognard/render/table/mapview/pointer"
	"grognard/render/ui"
	"grognard/render/workshop/shoptest"
	"grognard/render/workshop/state"
	"grognard/rules"
)

// desk is a map that lies alone in a window, with a hand over it.
type desk struct {
	*shoptest.Bench
	hand *Hand
	at   pointer.At
	pic  board.Picture
}

// battles are one of each system with a map of cells.
var battles = map[string]string{"manoeuvre": "man-01-first-orders", "ccn": "ccn-01-rolica-first", "musket": "training-trebbia-bridge", "squares": "ns-01-maida"}

// lay opens a window on a battle of the game.
func lay(t *testing.T, book string) *desk {
	t.Helper()
	return on(t, shoptest.Open(t, book, battles[book], "en", 1280, 720, 1))
}

func on(t *testing.T, b *shoptest.Bench) *desk {
	d := &desk{Bench: b}
	d.hand = New(Deps{State: &b.State, Board: &b.Board})
	keys := b.Words.Keys
	b.Put = func(c *ui.Ctx) state.Act {
		act := d.hand.Keys(c)
		v := b.State.View()
		d.at.Hear(c, &b.Board, keys, b.Lay.Map, func(ui.Touch, rules.Ref) {})
		piece := d.at.Hover
		if _, cell := b.Board.Cell(piece); cell {
			piece = 0
		}
		free := b.Lay.Free.Has(c.In.X, c.In.Y)
		act.Add(d.hand.Hear(c, free && (d.at.Over || d.at.Hover != 0), d.at.Cell, piece))
		d.pic.View = v
		d.pic.Marks, d.pic.Arrows = d.hand.Marks(d.pic.Marks[:0]), d.hand.Arrows(d.pic.Arrows[:0])
		d.pic.Laid, d.pic.Ghosts, d.pic.Ghost = d.hand.Laid(d.pic.Laid[:0]), d.hand.Ghosts(), d.hand.Lifted()
		d.Board.Paint(c.L, &d.pic)
		c.Block(b.Lay.Drawer) // a drawer lies over it
		return act
	}
	d.Settle()
	d.Settle()
	return d
}

// cell finds a cell by its name.
func (d *desk) cell(name string) rules.Ref {
	d.T.Helper()
	for _, c := range d.State.View().Map.Cells {
		if strings.EqualFold(d.State.Open.Book().Format(c.Ref), name) {
			return c.Ref
		}
	}
	d.T.Fatalf("there is no cell %q, but %s", name, d.State.Open.Book().Format(d.State.View().Map.Cells[0].Ref))
	return 0
}

// to moves the pointer to a place in a cell: dx and dy are how far from its middle, in cells.
func (d *desk) to(name string, dx, dy float32) {
	d.T.Helper()
	r, ok := d.Board.CellRect(d.cell(name))
	if !ok {
		d.T.Fatal(name)
	}
	x, y := r.Center()
	d.In.X, d.In.Y = x+dx*r.W, y+dy*r.W
	d.Tick()
}

func (d *desk) down(button int) {
	d.In.Pressed[button], d.In.Down[button] = true, true
	d.Tick()
}

func (d *desk) up(button int) {
	d.In.Released[button], d.In.Down[button] = true, false
	d.Settle()
}

// click clicks the middle of a cell.
func (d *desk) click(name string, button int) {
	d.T.Helper()
	d.to(name, 0, 0)
	d.down(button)
	d.up(button)
}

// drag drags from cell to cell.
func (d *desk) drag(button int, names ...string) {
	d.T.Helper()
	d.to(names[0], 0, 0)
	d.down(button)
	for _, n := range names[1:] {
		d.to(n, 0, 0)
	}
	d.up(button)
}

// edits are those since the last time, in short.
func (d *desk) edits() string {
	all := []string{}
	for _, e := range d.Edits() {
		all = append(all, d.short(e))
	}
	d.Forget()
	return strings.Join(all, "; ")
}

var deeds = [...]string{rules.EditPaint: "paint", rules.EditErase: "erase", rules.EditPut: "put", rules.EditTake: "take", rules.EditSet: "set", rules.EditShape: "shape"}

func (d *desk) short(e rules.Edit) string {
	s := deeds[e.Do]
	for _, w := range []string{e.Tool, e.Stock, e.Path, e.Key, e.Value} {
		if w != "" {
			s += " " + w
		}
	}
	for _, r := range e.Cells {
		s += " " + strings.ToLower(d.State.Open.Book().Format(r))
	}
	if e.N != 0 {
		s += fmt.Sprint(" n", e.N)
	}
	return s
}

// want compares the edits since the last time.
func (d *desk) want(want string) {
	d.T.Helper()
	if got := d.edits(); got != want {
		d.T.Errorf("edits %q, not %q", got, want)
	}
	if err := d.State.Refused; err != nil {
		d.T.Errorf("refused: %v", err)
	}
}

func (d *desk) take(h state.Hand) {
	d.State.Hand = h
	d.Tick()
}

// name is what the cell at a column and row is called.
func (d *desk) name(col, row int) string {
	for _, c := range d.State.View().Map.Cells {
		if c.Col == col && c.Row == row {
			return d.State.Open.Book().Format(c.Ref)
		}
	}
	d.T.Fatal("no such cell")
	return ""
}

// standing counts what stands on a cell: the ground lies there too.
func (d *desk) standing(r rules.Ref) (n int) {
	for _, t := range d.State.On(r) {
		if t.Stock != "" {
			n++
		}
	}
	return n
}

// piece is a thing of the catalogue that stands alone on a cell, with a free cell beside it.
func (d *desk) piece() (t *rules.Thing, from, to string) {
	d.T.Helper()
	book := d.State.Open.Book()
	all := d.State.Draft().Things
	for i := range all {
		if t = &all[i]; t.Stock == "" || len(t.Cells) != 1 || t.Ref == 0 || d.standing(t.Cells[0]) != 1 {
			continue
		}
		for _, q := range d.hand.grid.beside(t.Cells[0], false) {
			if r, ok := d.Board.CellRect(q); ok && d.standing(q) == 0 && d.Lay.Free.Overlaps(r) {
				return t, book.Format(t.Cells[0]), book.Format(q)
			}
		}
	}
	d.T.Fatal("no piece stands alone")
	return nil, "", ""
}
