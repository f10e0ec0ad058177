package stroke

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"grognard/render/board"
	"grognard/render/paint"
	"grognard/render/table/mapview/pointer"
	"grognard/render/ui"
	"grognard/render/workshop/shoptest"
	"grognard/render/workshop/state"
	"grognard/rules"
	"grognard/rules/rulestest/blocks"
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

func TestABrushPaintsWhatTheStrokeCovers(t *testing.T) {
	d := lay(t, "ccn")
	d.take(state.Hand{Tool: "woods"})
	d.drag(paint.Left, "e2", "e4") // faster than a frame
	d.want("paint woods e2 e3 e4")
	d.click("b2", paint.Right)
	d.want("erase woods b2")
	d.take(state.Hand{Tool: "woods", Mode: state.Erase})
	d.click("b2", paint.Left)
	d.want("erase woods b2")
	d.take(state.Hand{Tool: "woods", Rings: 1})
	d.click("c5", paint.Left)
	if e := d.Edits(); len(e) != 1 || len(e[0].Cells) != 7 {
		t.Errorf("a brush of a ring paints %v", d.edits())
	}
	d.Forget()
	d.take(state.Hand{Tool: "woods", Rings: 2})
	d.click("e6", paint.Left)
	if e := d.Edits(); len(e) != 1 || len(e[0].Cells) != 19 {
		t.Errorf("a brush of two rings paints %v", d.edits())
	}
}

func TestABrushOnSquaresIsASquare(t *testing.T) {
	d := lay(t, "squares")
	d.take(state.Hand{Tool: "wood", Rings: 1})
	d.click("c3", paint.Left)
	if e := d.Edits(); len(e) != 1 || len(e[0].Cells) != 9 {
		t.Errorf("it paints %v", d.edits())
	}
}

func TestAStrokeChangesNothingUntilItIsLetGo(t *testing.T) {
	d := lay(t, "ccn")
	d.take(state.Hand{Tool: "woods"})
	d.to("e2", 0, 0)
	d.down(paint.Left)
	d.to("e3", 0, 0)
	if d.want(""); d.hand.Count() != 2 || len(d.pic.Laid) != 2 || d.pic.Laid[0].Ground != rules.GroundWoods {
		t.Errorf("under way are %d cells, %v is laid", d.hand.Count(), d.pic.Laid)
	}
	d.Key("Escape")
	d.up(paint.Left)
	if d.want(""); d.State.Hand.Tool != "woods" {
		t.Error("Escape lets go of the tool before the stroke")
	}
	d.Key("Escape")
	if d.State.Hand.Tool != "" {
		t.Error("Escape does not let go of the tool")
	}
}

func TestShiftDrawsStraight(t *testing.T) {
	d := lay(t, "ccn")
	d.take(state.Hand{Tool: "woods"})
	d.In.Held.Shift = true
	d.drag(paint.Left, "e2", "c3", "e4")
	d.want("paint woods e2 e3 e4")
}

func TestFillTakesInAllThatHangsTogether(t *testing.T) {
	d := lay(t, "musket")
	d.take(state.Hand{Tool: "woods", Mode: state.Fill})
	d.click("0703", paint.Left) // a vineyard of three hexes
	e := d.Edits()
	if len(e) != 1 || len(e[0].Cells) != 3 {
		t.Errorf("it fills %s", d.edits())
	}
}

func TestABorderIsMeantByThePlaceOfThePointer(t *testing.T) {
	d := lay(t, "ccn")
	d.take(state.Hand{Tool: "fieldworks"})
	for _, at := range []struct {
		dx, dy float32
		want   string
	}{{.4, 0, "e5"}, {-.4, 0, "e3"}, {.2, -.35, "d5"}, {-.2, .35, "f4"}} {
		d.to("e4", at.dx, at.dy)
		d.down(paint.Left)
		d.up(paint.Left)
		if got := d.edits(); !strings.HasPrefix(got, "paint fieldworks e4 ") || strings.TrimPrefix(got, "paint fieldworks e4 ") != at.want && at.want[0] == 'e' {
			t.Errorf("at %v %v: %s, want %s", at.dx, at.dy, got, at.want)
		}
	}
}

func TestADragRunsAlongBorders(t *testing.T) {
	d := lay(t, "musket")
	d.take(state.Hand{Tool: "stream"})
	d.to("0303", 0, -.4)
	d.down(paint.Left)
	d.to("0303", .38, -.22)
	d.to("0303", .38, .22)
	d.up(paint.Left)
	e := d.Edits()
	if len(e) != 1 || len(e[0].Cells) != 6 {
		t.Fatalf("it runs along %s", d.edits())
	}
	home := d.cell("0303")
	for i := 0; i < 6; i += 2 {
		if e[0].Cells[i] != home {
			t.Errorf("border %d is held by %v", i/2, e[0].Cells[i])
		}
	}
	if d.State.Refused != nil {
		t.Error(d.State.Refused)
	}
}

func TestAPathGoesFromClickToClick(t *testing.T) {
	d := lay(t, "musket")
	d.take(state.Hand{Tool: "road"})
	d.click("0202", paint.Left)
	d.to("0205", 0, 0)
	if n := len(d.pic.Arrows); n != 3 {
		t.Errorf("the way that is proposed has %d legs", n)
	}
	d.click("0205", paint.Left)
	d.want("")
	d.Key("Enter")
	d.want("paint road 0202 0203 0204 0205")
	d.drag(paint.Left, "0302", "0303", "0304")
	d.want("paint road 0302 0303 0304")
	d.click("0402", paint.Left)
	d.click("0404", paint.Left)
	d.click("0404", paint.Left)
	d.want("paint road 0402 0403 0404")
	d.click("0502", paint.Left)
	d.click("0503", paint.Left)
	d.click("0809", paint.Right)
	d.want("paint road 0502 0503")
	d.click("0502", paint.Left)
	d.Key("Escape")
	d.Key("Enter")
	if d.want(""); d.State.Hand.Tool != "road" {
		t.Error("Escape lets go of the tool before the path")
	}
}

func TestAlongLeadsABrushFromClickToClick(t *testing.T) {
	d := lay(t, "ccn")
	d.take(state.Hand{Tool: "hill", Mode: state.Along})
	d.click("e2", paint.Left)
	d.click("e5", paint.Left)
	d.Key("Enter")
	d.want("paint hill e2 e3 e4 e5")
}

func TestATileIsTurnedAndLaidInItsSlot(t *testing.T) {
	d := lay(t, "manoeuvre")
	kit := d.State.Open.Kit()
	i := slices.IndexFunc(kit.Tools, func(x rules.Tool) bool { return x.Stroke == rules.StrokeTile })
	d.take(state.Hand{Tool: kit.Tools[i].Key})
	d.to("b6", 0, 0)
	if n := len(d.pic.Laid); n != 16 {
		t.Errorf("%d squares of the tile are shown", n)
	}
	d.Key("R")
	d.click("b6", paint.Left)
	e := d.Edits()
	if last := e[len(e)-1]; last.Do != rules.EditPut || last.N != 1 || len(last.Cells) != 16 || !slices.Contains(last.Cells, d.cell("a5")) {
		t.Errorf("laid by %s", d.edits())
	}
	if d.State.Refused != nil {
		t.Error(d.State.Refused)
	}
}

func TestAltTakesUpTheGround(t *testing.T) {
	for book, at := range map[string][2]string{"ccn": {"", ""}, "musket": {"0703", "vineyard"}, "squares": {"e2", "wood"}} {
		if at[0] == "" {
			continue
		}
		t.Run(book, func(t *testing.T) {
			d := lay(t, book)
			d.In.Held.Alt = true
			d.click(at[0], paint.Left)
			if tool := d.State.Tool(); tool == nil || likeness(tool, d.hand.grid.cell(d.cell(at[0]))) < 2 {
				t.Errorf("%s has %q in hand", at[0], d.State.Hand.Tool)
			}
			d.want("")
		})
	}
}

// TestEveryToolOfTheDrawerIsTaken lays each tool of each book where it can be laid, and takes
// away again what can be erased.
func TestEveryToolCanBeLaid(t *testing.T) {
	for book := range battles {
		t.Run(book, func(t *testing.T) {
			d := lay(t, book)
			for _, tool := range d.State.Open.Kit().Tools {
				if tool.Stroke == rules.StrokeNone {
					continue
				}
				d.take(state.Hand{Tool: tool.Key})
				names := [...]string{d.name(2, 3), d.name(2, 4)}
				if tool.Stroke == rules.StrokeEdges {
					d.to(names[0], 0, .4)
					d.down(paint.Left)
					d.up(paint.Left)
				} else {
					d.drag(paint.Left, names[0], names[1])
				}
				if len(d.Edits()) == 0 {
					t.Errorf("%s lays nothing", tool.Key)
				}
				if err := d.State.Refused; err != nil && tool.Key != "redoubt" && tool.Key != "marker" && tool.Key != "embarkation" {
					t.Errorf("%s: %v by %s", tool.Key, err, d.edits())
				}
				d.Forget()
				d.State.Refused = nil
			}
		})
	}
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

func TestAnEmptyHandSelectsDragsAndTakes(t *testing.T) {
	for book := range battles {
		t.Run(book, func(t *testing.T) {
			d := lay(t, book)
			x, from, to := d.piece()
			path := x.Path
			d.click(from, paint.Left)
			if got := d.State.Selected(); !slices.Equal(got, []string{path}) {
				t.Fatalf("a click on %s selects %v, not %s", from, got, path)
			}
			d.want("")
			d.to(from, 0, 0)
			d.down(paint.Left)
			d.to(to, 0, 0)
			if d.hand.Lifted() != x.Ref || len(d.pic.Ghosts) != 1 || d.pic.Ghosts[0].Cell != d.cell(to) {
				t.Errorf("%v is lifted, ghosts %v", d.hand.Lifted(), d.pic.Ghosts)
			}
			d.up(paint.Left)
			if got, want := d.edits(), "put "+path+" "+strings.ToLower(to); got != want {
				t.Errorf("a drag: %q, not %q", got, want)
			}
			if y := d.State.Draft().Thing(path); y == nil || len(y.Cells) != 1 || y.Cells[0] != d.cell(to) {
				t.Fatalf("it stands at %v", y)
			}
			d.Key("Delete")
			d.want("take " + path)
			d.click(to, paint.Left)
			for _, y := range d.State.Things() {
				if y.Stock != "" {
					t.Errorf("%v is still there", y)
				}
			}
		})
	}
}

func TestWhatIsDroppedBesideTheMapIsTaken(t *testing.T) {
	d := lay(t, "ccn")
	x, from, _ := d.piece()
	d.to(from, 0, 0)
	d.down(paint.Left)
	d.In.X, d.In.Y = d.Lay.Drawer.Center()
	d.Tick()
	d.up(paint.Left)
	d.want("take " + x.Path)
}

func TestArrowsTurnsAndStrength(t *testing.T) {
	d := lay(t, "ccn")
	x, from, _ := d.piece()
	d.click(from, paint.Left)
	d.Key("Minus")
	n := x.Prop("blocks").High - 1
	d.want(fmt.Sprintf("set %s blocks %d", x.Path, n))
	d.Key("Plus")
	d.want(fmt.Sprintf("set %s blocks %d", x.Path, n+1))
	d.Key("Plus") // it is at full strength
	d.want("")
	at := d.State.Draft().Thing(x.Path).Cells[0]
	d.Key("Left")
	d.want("put " + x.Path + " " + strings.ToLower(d.State.Open.Book().Format(d.hand.grid.step(at, -1, 0))))

	d = lay(t, "squares")
	things := d.State.Draft().Things
	i := slices.IndexFunc(things, func(x rules.Thing) bool { return x.Prop("facing") != nil && len(x.Cells) > 0 })
	p := things[i].Prop("facing")
	d.State.Do(state.Select(things[i].Path))
	k := slices.Index(p.Values, p.Value)
	d.Typed(".")
	d.want("set " + things[i].Path + " facing " + p.Values[(k+1)%4])
	d.Typed(",")
	d.want("set " + things[i].Path + " facing " + p.Value)
	d.Key("Minus") // hits: they would set the battle going
	d.want("")

	d = lay(t, "manoeuvre")
	x, from, _ = d.piece()
	d.click(from, paint.Left)
	d.Key("Minus")
	d.want("set " + x.Path + " reduced true")
}

func TestAClickGoesThroughWhatLiesThere(t *testing.T) {
	d := lay(t, "ccn")
	all := d.State.Draft().Things
	for i := range all {
		if len(all[i].Cells) == 0 || len(d.State.On(all[i].Cells[0])) < 2 {
			continue
		}
		cell := d.State.Open.Book().Format(all[i].Cells[0])
		n := len(d.State.On(all[i].Cells[0]))
		seen := map[string]bool{}
		for range n {
			d.In.Now += 1000
			d.click(cell, paint.Left)
			seen[strings.Join(d.State.Selected(), " ")] = true
		}
		if len(seen) != n {
			t.Errorf("%d clicks on %s select %v", n, cell, seen)
		}
		return
	}
	t.Fatal("nothing lies together")
}

func TestControlAddsAndMovesTogether(t *testing.T) {
	d := lay(t, "ccn")
	x, from, _ := d.piece()
	d.click(from, paint.Left)
	d.In.Held.Ctrl = true
	var other string
	for _, y := range d.State.Draft().Things {
		if y.Stock != "" && y.Path != x.Path && len(y.Cells) == 1 && len(d.State.On(y.Cells[0])) == 1 {
			other = y.Path
			d.click(d.State.Open.Book().Format(y.Cells[0]), paint.Left)
			break
		}
	}
	d.In.Held.Ctrl = false
	if got := d.State.Selected(); !slices.Equal(got, []string{x.Path, other}) {
		t.Fatalf("selected are %v", got)
	}
	d.Key("Delete")
	if e := d.Edits(); len(e) != 2 {
		t.Fatalf("taken by %s", d.edits())
	}
	if d.State.Refused != nil {
		t.Error(d.State.Refused)
	}
}

func TestWhatIsInHandOutOfTheBoxIsPut(t *testing.T) {
	for book := range battles {
		t.Run(book, func(t *testing.T) {
			d := lay(t, book)
			_, _, to := d.piece()
			kit := d.State.Open.Kit()
			i := slices.IndexFunc(kit.Stock, func(s rules.Stock) bool { return s.Card == nil && s.Left != 0 })
			if i < 0 {
				t.Skip("the box is empty")
			}
			s := kit.Stock[i]
			was := d.State.Draft().Text
			d.take(state.Hand{Stock: s.ID})
			d.to(to, 0, 0)
			if len(d.pic.Ghosts) != 1 {
				t.Error("it is not shown at the pointer")
			}
			d.click(to, paint.Left)
			if err := d.State.Refused; err != nil || d.State.Draft().Text == was {
				t.Errorf("%s is not put: %v, %s", s.ID, err, d.edits())
			}
			if has := d.State.Hand.Stock != ""; has != (s.Left != 1) {
				t.Errorf("of %d one more is in hand: %v", s.Left, has)
			}
		})
	}
}

func TestADragOutOfTheBoxPutsWhereItIsLetGo(t *testing.T) {
	d := lay(t, "ccn")
	_, _, to := d.piece()
	kit := d.State.Open.Kit()
	i := slices.IndexFunc(kit.Stock, func(s rules.Stock) bool { return s.Card == nil && s.Left > 1 })
	d.In.X, d.In.Y = d.Lay.Drawer.Center()
	d.Tick()
	d.down(paint.Left)
	d.State.Hand = state.Hand{Stock: kit.Stock[i].ID} // as the drawer would have it
	d.Tick()
	d.to(to, 0, 0)
	d.want("")
	d.up(paint.Left)
	d.want("put " + kit.Stock[i].ID + " " + strings.ToLower(to))
	if d.State.Hand.Stock != "" {
		t.Error("it stays in hand")
	}
}

func TestOneMoreStandsBesideIt(t *testing.T) {
	d := lay(t, "ccn")
	x, from, _ := d.piece()
	d.click(from, paint.Left)
	d.In.Held.Ctrl = true
	d.Key("D")
	d.In.Held.Ctrl = false
	e := d.Edits()
	if len(e) != 1 || e[0].Stock != x.Stock || !slices.Contains(d.hand.grid.beside(x.Cells[0], true), e[0].Cells[0]) {
		t.Errorf("Ctrl+D: %s", d.edits())
	}
}

func TestCellsAreClickedForAValue(t *testing.T) {
	d := lay(t, "musket")
	d.State.Asked = &state.Asked{Key: "side.0.loc"}
	was := strings.Fields(d.State.Prop("", "side.0.loc").Value)
	d.Tick()
	d.click("0303", paint.Left)
	d.want("set side.0.loc " + strings.Join(append(was, "0303"), " "))
	d.click("0303", paint.Left)
	d.want("set side.0.loc " + strings.Join(was, " "))
	d.Key("Enter")
	if d.State.Asked != nil {
		t.Error("Enter does not end it")
	}
}

func TestTheKeysDoWhatThePointerDoes(t *testing.T) {
	d := lay(t, "ccn")
	d.take(state.Hand{Tool: "woods"})
	d.to("e4", 0, 0)
	d.Key("Right", "Right", "Enter")
	d.want("paint woods e5")
}

// TestASixthSystemIsBuilt plays through with a system that no package of the game knows.
func TestASixthSystemIsBuilt(t *testing.T) {
	d := on(t, shoptest.Of(t, blocks.Book{}, blocks.Empty, "en", 1280, 720, 1))
	cells := d.State.View().Map.Cells
	name := func(i int) string { return d.State.Open.Book().Format(cells[i].Ref) }
	d.take(state.Hand{Tool: "wood"})
	d.click(name(9), paint.Left)
	d.want("paint wood " + name(9))
	d.In.Held.Alt = true
	d.take(state.Hand{})
	d.click(name(9), paint.Left)
	d.In.Held.Alt = false
	if d.State.Hand.Tool != "wood" {
		t.Errorf("Alt takes up %q", d.State.Hand.Tool)
	}
	d.click(name(9), paint.Right)
	d.want("erase wood " + name(9))
	stock := d.State.Open.Kit().Stock[0].ID
	d.take(state.Hand{Stock: stock})
	d.click(name(0), paint.Left)
	d.want("put " + stock + " " + name(0))
	if d.State.Hand.Stock != "" {
		t.Error("there is one alone, and it is still in hand")
	}
	d.drag(paint.Left, name(0), name(1))
	path := d.State.Draft().Things[0].Path
	d.want("put " + path + " " + name(1))
	d.click(name(1), paint.Left)
	d.Key("Minus")
	if got := d.edits(); !strings.HasPrefix(got, "set "+path+" steps") {
		t.Errorf("- does %q", got)
	}
	d.take(state.Hand{Tool: "flag", Side: rules.Second})
	d.click(name(5), paint.Left)
	d.want("put flag " + name(5))
	d.click(name(5), paint.Right)
	if got := d.edits(); !strings.HasPrefix(got, "take ") {
		t.Errorf("the right button does %q", got)
	}
}
