package mapview

import (
	"slices"
	"testing"

	"grognard/game/match"
	"grognard/render/paint"
	"grognard/render/screentest"
	"grognard/render/table/paneltest"
	"grognard/render/ui"
	"grognard/rules"
	"grognard/scenarios"
)

// desk is a window in which a map is painted alone; a click on it counts for the choice.
type desk struct {
	*paneltest.Desk
	view  *View
	acts  []Act // clicks
	backs int   // clicks of the right button
}

// open opens a window on a scenario; in one that only shows nobody is asked anything.
func open(t *testing.T, book, scenario string, shows bool) *desk {
	t.Helper()
	m := screentest.Begin(t, book, scenario, match.Start{Open: true, Seed: 11})
	d := &desk{Desk: paneltest.Open(t, m, "en")}
	deps := Deps{Store: d.Store, Metrics: d.Faces, Scene: &d.Scene, Words: d.Words, Book: m.Book(), Dice: &d.Dice, Pictures: &d.Pictures, Choice: d.Choice}
	if shows {
		d.Choice.Ask(nil)
	} else {
		deps.Clips, deps.History, deps.Decider = &d.Clips, &d.History, d.Seat.Decider
	}
	d.view = New(deps)
	d.Put = d.put
	d.Tick()
	d.Settle() // pieces can be pointed at once they have been painted
	return d
}

func (d *desk) put(c *ui.Ctx) {
	d.view.Tick(c)
	if d.view.Keys(c) {
		d.backs++
	}
	room := Room{Map: c.Window()}
	room.Tools = ui.CutRight(&room.Map, 48)
	d.carryOut(d.view.Hear(c, room))
	d.view.Prepare(c)
	d.view.Paint(c)
	d.view.Magnify(c)
	d.view.Carry(c)
	d.carryOut(d.view.Drop(c))
}

func (d *desk) carryOut(act Act) {
	if act.Clicked {
		d.acts = append(d.acts, act)
		d.view.Choice.Click(act.Under[0], act.Under[1])
	}
}

// stands returns a piece on the map.
func (d *desk) stands() rules.Piece {
	all := d.Match.View().Pieces
	return all[slices.IndexFunc(all, func(p rules.Piece) bool {
		return p.Form != rules.Marker && (p.Cell != 0 || p.Pt != rules.Point{}) && d.Has(d.Words.Keys.Region("piece", p.Ref))
	})]
}

func TestAMapIsShownWhereNobodyIsAskedAnything(t *testing.T) {
	for _, book := range scenarios.Books() {
		t.Run(book.Name(), func(t *testing.T) {
			d := open(t, book.Name(), scenarios.List(book.Name())[0].ID, true)
			if d.Scene.View().Map == nil {
				t.Fatal("there is no map")
			}
			i := slices.IndexFunc(d.Match.View().Pieces, func(p rules.Piece) bool { return p.Cell != 0 || p.Pt != rules.Point{} })
			if i >= 0 {
				p := d.stands()
				name := d.Words.Keys.Region("piece", p.Ref)
				d.Point(name)
				if d.view.Pointer.Hover != p.Ref {
					t.Errorf("the pointer is at %d, not at %d", d.view.Pointer.Hover, p.Ref)
				}
				d.Click(name)
				if len(d.acts) != 1 || d.acts[0].Under[0] != p.Ref {
					t.Errorf("a click on %s comes to %+v", name, d.acts)
				}
			}
			d.Key("Tab", "N", "Left", "Home", "R", "G", "F", "Q", "E")
			for _, key := range d.view.Overlays.Keys {
				d.Click("button.peek." + string(key))
				d.Tick()
			}
			d.In.Held.Shift = true
			d.Tick()
			d.In.Pressed[paint.Right], d.In.Down[paint.Right] = true, true
			d.Tick()
			d.In.Released[paint.Right], d.In.Down[paint.Right] = true, false
			d.Tick()
			if d.backs != 1 {
				t.Errorf("the right button steps back %d times", d.backs)
			}
			if d.Scene.Ask != nil || len(d.view.Choice.Picks) > 0 {
				t.Error("something is asked, or picked")
			}
		})
	}
}

func TestAPieceIsCarriedToWhereItIsClicked(t *testing.T) {
	d := open(t, "musket", "training-trebbia-bridge", false)
	i := slices.IndexFunc(d.Scene.Ask.Options, func(o rules.Option) bool { return o.Who != 0 && d.Scene.IsCell(o.At) && o.Do == "move" })
	if i < 0 {
		t.Fatal("nobody can move")
	}
	o := d.Scene.Ask.Options[i]
	d.Point(d.Words.Keys.Region("piece", o.Who))
	d.In.Pressed[paint.Left], d.In.Down[paint.Left] = true, true
	d.Tick()
	d.In.X += 20
	d.Tick()
	d.Tick()
	if d.Choice.Dragged != o.Who || d.view.Picture.Ghost != o.Who {
		t.Fatalf("dragged is %d, want %d", d.Choice.Dragged, o.Who)
	}
	at, _ := d.view.Board.CellRect(o.At)
	d.In.X, d.In.Y = at.Center()
	d.Tick()
	d.In.Released[paint.Left], d.In.Down[paint.Left] = true, false
	d.acts = nil
	d.Tick()
	if len(d.acts) != 1 || d.acts[0].Under[1] != o.At || d.Choice.Dragged != 0 {
		t.Errorf("letting go comes to %+v, want a click on %d", d.acts, o.At)
	}
}

func TestPiecesAreLiftedAwayForALookAtTheGround(t *testing.T) {
	d := open(t, "musket", "training-trebbia-bridge", true)
	d.In.Held.Alt, d.In.Held.Letters['H'-'A'] = true, true
	d.Tick()
	if !d.view.Picture.Hide {
		t.Error("Alt+H shows the pieces")
	}
	d.In.Held.Letters['H'-'A'] = false
	d.Tick()
	if d.view.Picture.Hide {
		t.Error("the pieces do not come back")
	}
}

func TestAKeyOpensStacksOneAfterTheOther(t *testing.T) {
	d := open(t, "musket", "marengo-1800", true)
	on := map[rules.Ref][]rules.Ref{}
	for _, p := range d.Scene.View().Pieces {
		if p.Form == rules.Counter && p.Cell != 0 {
			on[p.Cell] = append(on[p.Cell], p.Ref)
		}
	}
	apart := func(p, q rules.Ref) bool {
		a, ok0 := d.view.Board.PieceRect(p)
		b, ok1 := d.view.Board.PieceRect(q)
		return ok0 && ok1 && !a.Overlaps(b)
	}
	d.In.X, d.In.Y = 1, 1
	press := func(key paint.Key) (open []rules.Ref) {
		d.In.Keys = []paint.Key{key}
		d.Tick()
		d.In.Keys = nil
		d.Tick()
		d.Tick()
		for cell, all := range on {
			if len(all) > 1 && apart(all[0], all[1]) {
				open = append(open, cell)
			}
		}
		return open
	}
	before := press("J")
	if len(before) != 0 {
		t.Fatalf("stacks lie open before: %v", before)
	}
	seen := map[rules.Ref]bool{}
	for {
		open := press("K")
		if len(open) == 0 {
			break
		}
		if len(open) != 1 || seen[open[0]] {
			t.Fatalf("open are %v, and before %v", open, seen)
		}
		seen[open[0]] = true
	}
	if len(seen) < 2 {
		t.Errorf("%d stacks have been opened", len(seen))
	}
}

func TestAClickOnTwoPiecesThatLieTooNearToEachOtherSpreadsThemOut(t *testing.T) {
	d := open(t, "ccn", "ccn-12-waterloo", false)
	d.In.W, d.In.H = 600, 340
	d.Tick()
	d.Settle()
	d.Tick()
	if z := d.view.Board.Zoom; z > 44 {
		t.Fatalf("a hex has %g pixels: no test", z)
	}
	all := d.Match.View().Pieces
	leader := all[slices.IndexFunc(all, func(p rules.Piece) bool {
		return p.Form == rules.Leader && d.Has(d.Words.Keys.Region("piece", p.Ref)) && slices.ContainsFunc(all, func(q rules.Piece) bool { return q.Cell == p.Cell && q.Ref != p.Ref })
	})]
	unit := all[slices.IndexFunc(all, func(p rules.Piece) bool { return p.Cell == leader.Cell && p.Ref != leader.Ref })]
	for _, x := range []struct {
		live []rules.Ref
		acts int
	}{{[]rules.Ref{leader.Ref}, 1}, {[]rules.Ref{leader.Ref, unit.Ref}, 0}} {
		d.acts = nil
		d.view.Choice.Live = x.live
		d.Click(d.Words.Keys.Region("piece", leader.Ref))
		if len(d.acts) != x.acts {
			t.Errorf("%d of the two mean something: %d clicks are heard, want %d", len(x.live), len(d.acts), x.acts)
		}
	}
	d.Tick()
	if r, ok := d.view.Board.PieceRect(unit.Ref); !ok || r.W < 60 {
		t.Errorf("the unit lies at %v", r)
	}
}
