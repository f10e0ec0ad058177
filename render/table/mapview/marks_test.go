package mapview

import (
	"slices"
	"testing"

	"grognard/render/board"
	"grognard/rules"
)

// bridge opens the smallest battle of Musket & Saber, played on by answers as logs write
// them.
func bridge(t *testing.T, lines ...string) *desk {
	t.Helper()
	d := open(t, "musket", "training-trebbia-bridge", false)
	for _, line := range lines {
		o, err := rules.ParseOption(d.Match.Book(), line)
		if err == nil {
			_, err = d.Match.Answer(o)
		}
		if err != nil {
			t.Fatalf("%s: %v", line, err)
		}
	}
	d.Sync()
	d.Tick()
	d.Settle() // pieces can be pointed at once they have been painted
	return d
}

// reaches picks a unit and returns an option that takes it somewhere.
func (d *desk) reaches(do string) rules.Option {
	d.T.Helper()
	for _, o := range d.Scene.Ask.Options {
		if o.Do == do && o.At != 0 {
			d.Click(d.Words.Keys.Region("piece", o.Who))
			return o
		}
	}
	d.T.Fatalf("nobody can %s", do)
	return rules.Option{}
}

// marked reports whether a place has a mark.
func (d *desk) marked(at rules.Ref, kind board.MarkKind) bool {
	return slices.ContainsFunc(d.view.Picture.Marks, func(m board.Mark) bool { return m.At == at && m.Kind == kind })
}

// drawn reports whether an arrow is drawn; from nowhere in particular if from is 0.
func (d *desk) drawn(from, to rules.Ref, kind board.ArrowKind) bool {
	return slices.ContainsFunc(d.view.Picture.Arrows, func(a board.Arrow) bool {
		return (from == 0 || a.From == from) && a.To == to && a.Kind == kind
	})
}

func TestTheWayToThePlaceUnderThePointerIsDrawn(t *testing.T) {
	d := bridge(t)
	o := d.reaches("move")
	d.Point(d.Words.Keys.Region("cell", o.At))
	d.Tick()
	list := d.Choice.Routes(d.view.Pointer.Cell)
	if len(list) == 0 || len(list[0].Path) < 2 || list[0].Path[len(list[0].Path)-1] != o.At {
		t.Fatalf("no way leads there: %+v", list)
	}
	if !d.drawn(0, o.At, board.ArrowMove) {
		t.Error("the way is not drawn")
	}
	if !d.marked(o.At, board.Move) {
		t.Error("the place under the pointer has lost its mark")
	}
}

func TestAPlaceReachedByMarchAloneHasAMarkOfItsOwn(t *testing.T) {
	d := bridge(t)
	o := d.reaches("march")
	d.Tick()
	if !d.marked(o.At, board.MoveEnd) {
		t.Error("nothing says that the march ends the unit's turn")
	}
	if !d.Says(d.Words.SignText("ends")) {
		t.Error("the legend does not explain it")
	}
}

func TestASkirmishShowsTheCellItGoesThroughBeforeTheClick(t *testing.T) {
	d := bridge(t, "move fr-96 @0706", "move fr-gren @0705", "done")
	o := d.reaches("skirmish")
	d.Point(d.Words.Keys.Region("cell", o.At))
	d.Tick()
	if !d.drawn(o.Who, o.With, board.ArrowAttack) || !d.drawn(o.With, o.At, board.ArrowAttack) {
		t.Errorf("no arrows go through there: %+v", d.view.Picture.Arrows)
	}
}

func TestTheStackLiesOpenWhileTheQuestionIsWhatIsInIt(t *testing.T) {
	d := open(t, "musket", "marengo-1800", false)
	about, home := d.stacked(t, "move.group")
	d.In.X, d.In.Y = 2, 2 // the pointer is nowhere near
	for range 3 {
		d.Settle()
	}
	n := 0
	var over []rules.Ref
	for _, p := range d.Scene.View().Pieces {
		if p.Cell != home || p.Form == rules.Marker {
			continue
		}
		n++
		at, ok := d.view.Board.PieceRect(p.Ref)
		for _, o := range d.Scene.View().Pieces {
			other, on := d.view.Board.PieceRect(o.Ref)
			if both := at.And(other); ok && on && o.Ref != p.Ref && o.Cell == home && o.Form != rules.Marker && both.W > 1 && both.H > 1 {
				over = append(over, p.Ref)
			}
		}
	}
	if n < 2 || len(over) > 0 {
		t.Errorf("about %d: of %d pieces in the stack %v lie over others", about, n, over)
	}
}

// stacked plays on until a kind of request is about a stack of several live pieces; it
// returns which piece, and where.
func (d *desk) stacked(t *testing.T, kind string) (about, home rules.Ref) {
	t.Helper()
	for i := range 400 {
		q := d.Match.Request()
		if q == nil {
			break
		}
		d.Sync()
		about = q.About
		home, _ = d.Scene.Cell(about)
		beside := func(r rules.Ref) bool {
			z, piece := d.Scene.Cell(r)
			return piece && z == home && r != about
		}
		if q.Kind == kind && home != 0 && slices.ContainsFunc(d.Choice.Live, beside) {
			return about, home
		}
		o := q.Options[(i*7919)%len(q.Options)]
		if k := slices.IndexFunc(q.Options, func(o rules.Option) bool { return o.Do == "group" }); k >= 0 {
			o = q.Options[k]
		}
		if q.To == rules.Chance {
			t.Fatal("dice are to be thrown by hand")
		}
		if _, err := d.Match.Answer(o); err != nil {
			t.Fatal(err)
		}
	}
	t.Fatalf("no %s is about a stack", kind)
	return 0, 0
}
