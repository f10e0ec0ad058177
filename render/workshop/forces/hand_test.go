package forces

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"grognard/render/paint"
	"grognard/render/ui"
	"grognard/render/workshop/shoptest"
	"grognard/render/workshop/state"
	"grognard/rules"
)

// whole gives the drawer so much room that all of it shows at once.
func whole(d *shoptest.Bench, p *Panel) {
	d.Put = func(c *ui.Ctx) state.Act { return p.Frame(c, paint.Rect{X: 60, Y: 10, W: 240, H: 60000}) }
	d.Settle()
}

// shown are the regions that begin so.
func shown(d *shoptest.Bench, prefix string) (all []string) {
	for _, h := range d.Hits() {
		if strings.HasPrefix(h.Name, prefix) {
			all = append(all, h.Name)
		}
	}
	return all
}

// unfold opens all headings of the box.
func unfold(d *shoptest.Bench, p *Panel) {
	for _, r := range p.rows {
		if r.shut {
			p.turnFold(r.key)
		}
	}
	d.UI.Animate()
	d.Settle()
	d.Tick()
}

// Everything in the box of every book, put into the battle.
func TestEveryLineOfTheBoxIsTakenInHandAndPut(t *testing.T) {
	for _, b := range battles {
		t.Run(b.book, func(t *testing.T) {
			d, p := open(t, b.book, b.id, "en", 1280, 720, 1)
			p.Armies = func() []File { return nil }
			whole(d, p)
			unfold(d, p)
			put, refused := 0, 0
			kinds := map[string]bool{}
			for _, name := range shown(d, "stock.") {
				l := d.State.Line(strings.TrimPrefix(name, "stock."))
				if l == nil {
					t.Fatalf("%s is no line", name)
				}
				if l.Filed {
					continue
				}
				kind := groupOf(l)
				if testing.Short() && kinds[kind] || !d.Has(name) {
					continue
				}
				kinds[kind] = true
				d.Forget()
				d.Click(name)
				if h := d.State.Hand; h.Stock != l.ID || h.Side == rules.Chance || l.Side != rules.Chance && h.Side != l.Side {
					t.Errorf("a click on %s takes %+v in hand", name, h)
				}
				was := d.State.Draft()
				d.Forget()
				d.Twice(name)
				e := d.Edits()
				if len(e) != 1 || e[0].Do != rules.EditPut || e[0].Stock != l.ID || d.State.Hand != (state.Hand{}) {
					t.Errorf("a double click on %s comes to %+v, hand %+v", name, d.Acts, d.State.Hand)
				}
				if d.State.Draft() != was {
					put++
					d.State.Undo()
				} else if f := new(rules.FileError); !errors.As(d.State.Refused, &f) {
					t.Errorf("%s is not put, and nobody says why: %v", name, d.State.Refused)
				} else {
					refused++
				}
				d.Settle()
			}
			if put < 3 || refused > put {
				t.Errorf("%d lines are put, %d refused", put, refused)
			}
		})
	}
}

func groupOf(l *rules.Stock) string {
	s := ""
	for _, g := range l.Group {
		s += fmt.Sprint(g)
	}
	if l.Card != nil {
		s += " card"
	}
	return s
}

func TestALineIsDraggedOutOfTheDrawer(t *testing.T) {
	d, p := open(t, "ccn", "ccn-01-rolica-first", "en", 1280, 720, 1)
	whole(d, p)
	d.Down("stock.gb-ln")
	d.Move(d.In.X+3, d.In.Y)
	if p.Dragged() != (Drag{}) {
		t.Error("a press is a drag")
	}
	d.Move(900, 300)
	if g := p.Dragged(); g.Stock != "gb-ln" || g.Dropped || d.State.Hand.Stock != "gb-ln" || d.State.Hand.Side != rules.Second {
		t.Errorf("%+v, in hand %+v", g, d.State.Hand)
	}
	var dropped []Drag
	put := d.Put
	d.Put = func(c *ui.Ctx) state.Act {
		a := put(c)
		if g := p.Dragged(); g.Dropped {
			dropped = append(dropped, g)
		}
		return a
	}
	d.Up()
	if len(dropped) != 1 || dropped[0].Stock != "gb-ln" || p.Dragged() != (Drag{}) {
		t.Errorf("%+v, then %+v", dropped, p.Dragged())
	}
}

func TestThingsAreSelectedAndShown(t *testing.T) {
	d, p := open(t, "ccn", "ccn-12-waterloo", "en", 1280, 720, 1)
	whole(d, p)
	d.Click("thing.french.units.1")
	if a := d.LastAct(); a.Show != "french.units.1" || !slices.Equal(d.State.Selected(), []string{"french.units.1"}) {
		t.Errorf("%+v", a)
	}
	d.In.Held.Ctrl = true
	d.Click("thing.french.units.2")
	if got := d.State.Selected(); !slices.Equal(got, []string{"french.units.1", "french.units.2"}) {
		t.Error(got)
	}
	d.Click("thing.french.units.1")
	d.In.Held.Ctrl = false
	if got := d.State.Selected(); !slices.Equal(got, []string{"french.units.2"}) {
		t.Error(got)
	}
	d.Click("forces.arm.France.Cavalry")
	for _, x := range d.State.Things() {
		if l := d.State.Line(x.Stock); l == nil || l.Group[1].Key != "ccn.stock.cavalry" || x.Side != rules.First {
			t.Errorf("%s is selected", x.Path)
		}
	}
	cavalry := len(d.State.Selected())
	d.Click("forces.army.France")
	if n := len(d.State.Selected()); cavalry < 2 || n <= cavalry {
		t.Errorf("%d of the cavalry, %d of all", cavalry, n)
	}
}

func TestWhatIsDroppedOnTheDrawerGoesBackOrEntersLater(t *testing.T) {
	d, p := open(t, "musket", "montebello-1800", "en", 1280, 720, 1)
	whole(d, p)
	path := strings.TrimPrefix(shown(d, "thing.unit.")[0], "thing.")
	name := d.State.Draft().Thing(path).Name
	at := d.Rect("forces.turn.3")
	x, y := at.Center()
	a, ok := p.Drop(x, y, path)
	if e := a.Edits; !ok || len(e) != 1 || e[0].Do != rules.EditSet || e[0].Value != "3" || e[0].Path != path {
		t.Errorf("on a turn: %+v", a)
	}
	d.State.Do(a)
	if got := d.State.Draft().Thing(path); got.Turn != 3 || got.Name != name {
		t.Errorf("it enters in turn %d", got.Turn)
	}
	d.Settle()
	d.Down("thing." + path)
	d.Move(d.In.X+60, d.In.Y+2)
	if p.Dragged().Path != path {
		t.Errorf("%+v", p.Dragged())
	}
	d.Move(d.Rect("forces.turn.4").Center())
	d.Up()
	if got := d.State.Draft().Thing(path); got.Turn != 4 {
		t.Errorf("dragged to turn 4 it enters in %d", got.Turn)
	}
	d.State.Do(state.Select(path))
	d.Click("forces.turn.2")
	if got := d.State.Draft().Thing(path); got.Turn != 2 {
		t.Errorf("after a click on turn 2 it enters in %d", got.Turn)
	}
	two := []string{path, d.State.Draft().Things[len(d.State.Draft().Things)-1].Path}
	a, ok = p.Drop(100, 100, two...)
	if !ok || len(a.Edits) != 2 || a.Edits[0].Do != rules.EditTake || a.Edits[0].Path != two[1] {
		t.Errorf("on the drawer: %+v", a)
	}
	if _, ok := p.Drop(1000, 100, path); ok {
		t.Error("the map is the drawer")
	}
}

func TestALineDroppedOnATurnEntersThen(t *testing.T) {
	for _, b := range []struct{ book, id string }{{"musket", "montebello-1800"}, {"squares", "ns-05-salamanca"}} {
		d, p := open(t, b.book, b.id, "en", 1280, 720, 1)
		whole(d, p)
		unfold(d, p)
		name := ""
		for _, s := range shown(d, "stock.") {
			if l := d.State.Line(strings.TrimPrefix(s, "stock.")); l.Piece.Form != rules.Leader && l.Side == rules.First {
				name = s
				break
			}
		}
		n := len(d.State.Draft().Things)
		d.Down(name)
		d.Move(d.Rect("forces.turn.3").Center())
		d.Up()
		got := slices.IndexFunc(d.State.Draft().Things, func(x rules.Thing) bool { return "stock."+x.Stock == name && x.Turn == 3 && len(x.Cells) == 0 })
		if len(d.State.Draft().Things) <= n || got < 0 {
			t.Errorf("%s, %s: %+v, refused: %v", b.book, name, d.Edits(), d.State.Refused)
		}
	}
}

func TestTheSearch(t *testing.T) {
	d, p := open(t, "musket", "montebello-1800", "en", 1280, 720, 1)
	whole(d, p)
	all := len(shown(d, "thing."))
	d.Key("/")
	d.Typed("/")
	if !p.Typing(&d.UI) || p.find != "" {
		t.Errorf("typing %v, searched is %q", p.Typing(&d.UI), p.find)
	}
	for _, k := range []struct {
		text string
		want func(x *rules.Thing) bool
	}{
		{"legere", func(x *rules.Thing) bool {
			return strings.Contains(d.Words.Say(x.Name), "gère") || strings.Contains(d.Words.Say(x.Name), "gere")
		}},
		{"turn 2", func(x *rules.Thing) bool { return x.Turn == 2 }},
		{"not placed", func(x *rules.Thing) bool { return x.Turn == 0 && len(x.Cells) == 0 }},
	} {
		p.Search(k.text)
		d.UI.Animate()
		d.Settle()
		d.Tick()
		var want []string
		for i := range d.State.Draft().Things {
			if x := &d.State.Draft().Things[i]; x.Stock != "" && k.want(x) {
				want = append(want, "thing."+x.Path)
			}
		}
		got := shown(d, "thing.")
		slices.Sort(got)
		slices.Sort(want)
		if !slices.Equal(got, want) || len(got) == all {
			t.Errorf("%q finds %v, want %v", k.text, got, want)
		}
	}
	p.Search("nobody at all")
	d.Tick()
	if !d.Says("Nobody") {
		t.Error("it does not say that there is nobody")
	}
}

func TestOneSideAlone(t *testing.T) {
	d, p := open(t, "squares", "ns-05-salamanca", "en", 1280, 720, 1)
	whole(d, p)
	d.Click("forces.side.second")
	for _, name := range shown(d, "thing.") {
		if x := d.State.Draft().Thing(strings.TrimPrefix(name, "thing.")); x.Side == rules.First {
			t.Errorf("%s shows", name)
		}
	}
	d.Click("forces.side.both")
	if n := len(shown(d, "thing.")); n < 80 {
		t.Errorf("%d things show", n)
	}
}

func TestArmyFiles(t *testing.T) {
	d, p := open(t, "eagles", "the-walled-farm", "en", 1280, 720, 1)
	p.Armies = func() []File { return []File{{"my french", armyText}, {"other", "x"}} }
	p.of = nil
	whole(d, p)
	d.Click("stock.army.my french")
	if h := d.State.Hand; h.Stock != "army" || h.Value != armyText {
		t.Errorf("%+v", h)
	}
	d.Forget()
	d.Twice("stock.army.my french")
	if e := d.Edits(); len(e) != 1 || e[0].Value != armyText || len(e[0].Pts) > 0 {
		t.Errorf("%+v", e)
	}
}

const armyText = "any text"

// A fault of a thing is sealed on its piece.
func TestFaultsAreSealed(t *testing.T) {
	d, p := open(t, "ccn", "ccn-12-waterloo", "en", 1280, 720, 1)
	whole(d, p)
	if d.Says("!") {
		t.Error("there is a fault")
	}
	d.State.Do(state.Edit(rules.Edit{Do: rules.EditSet, Path: "french.units.0", Key: "at", Value: "z99"}))
	d.Settle()
	if !d.Says("!") {
		t.Errorf("the fault is not shown: %v", d.State.Draft().Flaws)
	}
}

// Only what shows is painted, and at rest hardly anything is made.
func TestALongDrawerIsCheap(t *testing.T) {
	d, p := open(t, "musket", "montebello-1800", "en", 1280, 720, 1)
	unfold(d, p)
	if n := len(d.List.Cmds); n > 2500 {
		t.Errorf("%d things are painted", n)
	}
	if n := d.Allocations(); n > 40 {
		t.Errorf("%v allocations a frame", n)
	}
}

func TestNothingOfTheDrawerLiesOnOneAnother(t *testing.T) {
	for _, b := range battles {
		for _, k := range []struct {
			lang string
			w, h int
			text float32
		}{{"en", 1280, 720, 1}, {"it", 1920, 1080, 1}, {"it", 1280, 720, 2}} {
			d, _ := open(t, b.book, b.id, k.lang, k.w, k.h, k.text)
			d.Apart(d.Lay.Drawer)
			d.In.X, d.In.Y = d.Lay.Drawer.Center()
			for range 12 {
				d.In.WheelY = -6
				d.Settle()
			}
			d.In.X, d.In.Y = -1, -1
			d.Settle()
			d.Apart(d.Lay.Drawer)
		}
	}
}
