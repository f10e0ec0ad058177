package stroke

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"grognard/render/paint"
	"grognard/render/workshop/state"
	"grognard/rules"
)

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

// ctrl presses a key with Ctrl.
func ctrl(d *desk, k paint.Key) {
	d.In.Held.Ctrl = true
	d.Key(k)
	d.In.Held.Ctrl = false
}

func TestArrowsTurnsAndStrength(t *testing.T) {
	d := lay(t, "ccn")
	x, from, _ := d.piece()
	d.click(from, paint.Left)
	d.Key("Minus") // it is the key of the zoom
	d.want("")
	ctrl(d, "Minus")
	n := x.Prop("blocks").High - 1
	d.want(fmt.Sprintf("set %s blocks %d", x.Path, n))
	ctrl(d, "Plus")
	d.want(fmt.Sprintf("set %s blocks %d", x.Path, n+1))
	ctrl(d, "Plus") // it is at full strength
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
	ctrl(d, "Minus") // hits: they would set the battle going
	d.want("")

	d = lay(t, "manoeuvre")
	x, from, _ = d.piece()
	d.click(from, paint.Left)
	ctrl(d, "Minus")
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
	gone := []rules.Ref{d.State.Things()[0].Ref, d.State.Things()[1].Ref}
	n := len(d.State.Draft().Things)
	d.Key("Delete")
	if got := len(d.State.Draft().Things); got != n-2 || d.State.Of(gone[0]) != nil || d.State.Of(gone[1]) != nil {
		t.Errorf("of %d things %d are left after %s", n, got, d.edits())
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

func TestWhatIsDraggedFromElsewhereSettlesUnderThePointer(t *testing.T) {
	d := lay(t, "ccn")
	x, _, to := d.piece()
	path := x.Path
	d.to(to, 0, 0)
	act := d.hand.Settle(path)
	if len(act.Edits) != 1 || d.short(act.Edits[0]) != "put "+path+" "+strings.ToLower(to) {
		t.Errorf("it settles by %v", act.Edits)
	}
	d.In.X, d.In.Y = d.Lay.Drawer.Center()
	d.Tick()
	if act := d.hand.Settle(path); len(act.Edits) > 0 {
		t.Errorf("beside the map it settles by %v", act.Edits)
	}
}

func TestAnotherPartSaysWhatComesOfADropBesideTheMap(t *testing.T) {
	d := lay(t, "ccn")
	x, from, _ := d.piece()
	var heard []string
	d.hand.Deps.Drop = func(_, _ float32, paths ...string) (state.Act, bool) {
		heard = paths
		return state.Select(), true
	}
	d.to(from, 0, 0)
	d.down(paint.Left)
	d.In.X, d.In.Y = d.Lay.Drawer.Center()
	d.Tick()
	d.up(paint.Left)
	if d.want(""); !slices.Equal(heard, []string{x.Path}) {
		t.Errorf("it hears of %v", heard)
	}
}

// A second click on a unit leaves it selected: the tile below it is selected by a click beside it.
func TestASecondClickOnAUnitKeepsIt(t *testing.T) {
	d := lay(t, "manoeuvre")
	unit, name, _ := d.piece()
	path := unit.Path
	kit := d.State.Open.Kit()
	tool := &kit.Tools[slices.IndexFunc(kit.Tools, func(k rules.Tool) bool { return k.Stroke == rules.StrokeTile })]
	slot := tool.Slots[slices.IndexFunc(tool.Slots, func(s []rules.Ref) bool { return slices.Contains(s, unit.Cells[0]) })]
	d.State.Do(state.Edit(rules.Edit{Do: rules.EditPut, Tool: tool.Key, Cells: slot}))
	d.State.Do(state.Select())
	if n := len(d.State.On(d.cell(name))); n < 2 {
		t.Fatalf("%d things lie there", n)
	}
	for range 3 {
		d.In.Now += 1000
		d.click(name, paint.Left)
		if got := d.State.Selected(); !slices.Equal(got, []string{path}) {
			t.Fatalf("a click on %s selects %v, not %s", name, got, path)
		}
	}
}

// stacked is a cell of Musket & Saber on which several pieces stand, with a free one beside it.
func (d *desk) stacked() (from, to string, paths []string) {
	d.T.Helper()
	for _, x := range d.State.Draft().Things {
		if x.Stock == "" || len(x.Cells) != 1 || d.standing(x.Cells[0]) < 2 {
			continue
		}
		for _, q := range d.hand.grid.beside(x.Cells[0], false) {
			if r, ok := d.Board.CellRect(q); !ok || d.standing(q) > 0 || !d.Lay.Free.Overlaps(r) {
				continue
			}
			for _, k := range d.State.On(x.Cells[0]) {
				if k.Stock != "" {
					paths = append(paths, k.Path)
				}
			}
			return d.State.Open.Book().Format(x.Cells[0]), d.State.Open.Book().Format(q), paths
		}
	}
	d.T.Fatal("no pieces stand together")
	return "", "", nil
}

// A stack is dragged as a whole, and the hand says so before and meanwhile; with Shift, or once it
// is selected, one of its pieces goes alone.
func TestAStackIsDraggedAsAWhole(t *testing.T) {
	for _, one := range []string{"", "shift", "selected"} {
		d := lay(t, "musket")
		from, to, paths := d.stacked()
		d.to(from, 0, 0)
		if h := d.hand.Hint(); h != "ui.workshop.hint.stack" {
			t.Errorf("over a stack it says %s", h)
		}
		d.In.Held.Shift = one == "shift"
		if one == "selected" {
			d.click(from, paint.Left)
		}
		d.to(from, 0, 0)
		d.down(paint.Left)
		d.to(to, 0, 0)
		if h := d.hand.Hint(); (h == "ui.workshop.hint.carry.stack") != (one == "") {
			t.Errorf("%q: meanwhile it says %s", one, h)
		}
		n := len(d.pic.Ghosts)
		d.up(paint.Left)
		want := len(paths)
		if one != "" {
			want = 1
		}
		if at := d.standing(d.cell(to)); at != want || n != want || d.standing(d.cell(from)) != len(paths)-want {
			t.Errorf("%q: of %d pieces %d were shown and %d moved, want %d", one, len(paths), n, at, want)
		}
		if one == "" && len(d.State.Selected()) != want {
			t.Errorf("selected is %v", d.State.Selected())
		}
		if err := d.State.Refused; err != nil {
			t.Error(err)
		}
	}
}
