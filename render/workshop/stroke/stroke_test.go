package stroke

import (
	"slices"
	"strings"
	"testing"

	"grognard/render/paint"
	"grognard/render/workshop/state"
	"grognard/rules"
)

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

func TestAltTakesUpTheHeightToo(t *testing.T) {
	d := lay(t, "musket")
	d.In.Held.Alt = true
	d.click("1005", paint.Left) // open, and high
	if d.State.Hand.Tool != "height" {
		t.Errorf("it has %q in hand", d.State.Hand.Tool)
	}
	d.click("0101", paint.Left)
	if d.State.Hand.Tool != "clear" {
		t.Errorf("level ground has %q in hand", d.State.Hand.Tool)
	}
}

func TestAWayIsAsStraightAsItCanBe(t *testing.T) {
	d := lay(t, "squares")
	g := &d.hand.grid
	way := g.way(d.cell("a1"), d.cell("d4"))
	if len(way) != 7 {
		t.Fatalf("it has %d squares", len(way))
	}
	for i, r := range way {
		if c := g.cell(r); max(c.Col, i-c.Col)-min(c.Col, i-c.Col) > 1 {
			t.Errorf("%s lies off the straight line", c.Label)
		}
	}
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
	d.to("b6", 0, 0)
	shown := slices.Clone(d.pic.Laid)
	d.click("b6", paint.Left)
	e := d.Edits()
	for _, l := range shown {
		if c, _ := d.Board.Cell(l.Cell); c.Ground != l.Ground {
			t.Errorf("%s was shown as %s and is %s", c.Label, l.Ground, c.Ground)
		}
	}
	if last := e[len(e)-1]; last.Do != rules.EditPut || last.N != 1 || len(last.Cells) != 16 || !slices.Contains(last.Cells, d.cell("a5")) {
		t.Errorf("laid by %s", d.edits())
	}
	if d.State.Refused != nil {
		t.Error(d.State.Refused)
	}
}

func TestAltTakesUpTheGround(t *testing.T) {
	for book, at := range map[string][2]string{"musket": {"0703", "cultivated"}, "squares": {"e2", "wood"}, "manoeuvre": {"a1", ""}} {
		t.Run(book, func(t *testing.T) {
			d := lay(t, book)
			d.In.Held.Alt = true
			d.click(at[0], paint.Left)
			want := at[1]
			if want == "" { // tools are called as the grounds are
				want = string(d.hand.grid.cell(d.cell(at[0])).Ground)
			}
			if d.State.Hand.Tool != want {
				t.Errorf("%s has %q in hand, not %q", at[0], d.State.Hand.Tool, want)
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
