package faults

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"grognard/render/paint"
	"grognard/render/ui"
	"grognard/render/workshop/shoptest"
	"grognard/render/workshop/state"
	"grognard/rules"
	"grognard/scenarios"
)

// wrong are battles of the game with faults written into them.
var wrong = map[string]struct {
	scenario string
	faults   *strings.Replacer
}{
	"manoeuvre": {"man-01-first-orders", strings.NewReplacer(`"fr-ig", at = "d2"`, `"fr-ig", at = "d3"`)},
	"musket":    {"montebello-1800", strings.NewReplacer(`hex = "1306"`, `hex = "0907"`)},
	"ccn":       {"ccn-01-rolica-first", strings.NewReplacer(`"fr-ln-1", at = "d5"`, `"fr-ln-1", at = "d7"`, `"gb-ha-1", at = "i3"`, `"gb-ha-1", at = "h2"`)},
	"squares":   {"ns-01-maida", strings.NewReplacer(`{ at = "B1", river = "fordable" }`, `{ at = "B1", river = "deep" }`, `at = "F4"`, `at = "C2"`)},
}

func open(t *testing.T, book string, w, h int, text float32) (*shoptest.Bench, *Panel) {
	t.Helper()
	k := wrong[book]
	d := shoptest.Open(t, book, k.scenario, "en", w, h, text)
	if err := d.State.Open.Become(k.faults.Replace(d.State.Open.Text())); err != nil {
		t.Fatal(err)
	}
	if len(d.State.Draft().Flaws) == 0 {
		t.Fatal("the draft has no fault")
	}
	p := New(Deps{State: &d.State, Words: d.Words, Board: &d.Board})
	d.Put = func(c *ui.Ctx) state.Act {
		act := p.Frame(c, d.Lay.Faults, d.Lay.Lines, "", "")
		act.Add(p.Seals(c, d.Lay.Free))
		return act
	}
	d.Settle()
	return d, p
}

// worked waits until it is known what would mend the faults that are in view.
func worked(d *shoptest.Bench, p *Panel) {
	for end := time.Now().Add(20 * time.Second); time.Now().Before(end); time.Sleep(2 * time.Millisecond) {
		d.Tick()
		if !busy(p) {
			break
		}
	}
	d.Settle()
}

// busy reports whether anything is being worked out.
func busy(p *Panel) bool {
	for i := range p.mend.fixes {
		if p.mend.fixes[i].Busy() {
			return true
		}
	}
	return false
}

// TestASealStandsAtThePlaceOfItsFault looks at five zooms.
func TestASealStandsAtThePlaceOfItsFault(t *testing.T) {
	for book := range wrong {
		d, p := open(t, book, 1920, 1080, 1)
		seen := 0
		for zoom := range 5 {
			d.Board.ZoomAt(d.Lay.Free.X+d.Lay.Free.W/2, d.Lay.Free.Y+d.Lay.Free.H/2, float32(zoom))
			d.Board.Settle()
			d.Settle()
			for i := range d.State.Draft().Flaws {
				f := &d.State.Draft().Flaws[i]
				cells := f.Cells
				if th := d.State.Draft().Thing(f.Thing); len(cells) == 0 && th != nil {
					cells = th.Cells
				}
				x, y, ok := p.Place(f)
				if len(cells) == 0 {
					if ok {
						t.Errorf("%s: a fault without a place stands at %v,%v", book, x, y)
					}
					continue
				}
				r, _ := d.Board.CellRect(cells[0])
				if near := r.Inset(-8 * d.UI.Scale); !ok || !near.Has(x, y) {
					t.Errorf("%s, zoom %d: the seal of %v stands at %v,%v, its cell is %v", book, zoom, f.Path, x, y, r)
				}
				if d.Lay.Free.Has(x, y) {
					seen++
					if s := d.Rect("seal." + string(rune('1'+i))); !s.Has(x, y) {
						t.Errorf("%s: the seal lies at %v", book, s)
					}
				}
			}
		}
		if seen == 0 {
			t.Errorf("%s: no seal was ever in view", book)
		}
	}
}

func TestAClickOnAFaultShowsItAndAFixMendsIt(t *testing.T) {
	for book := range wrong {
		d, p := open(t, book, 1280, 720, 1)
		n := len(d.State.Draft().Flaws)
		worked(d, p) // what mends them comes below them while it is found, and moves them
		d.Click("fault.1")
		if a := d.LastAct(); len(a.Select) == 0 && len(a.Cells) == 0 {
			t.Errorf("%s: a click shows nothing: %+v", book, a)
		}
		worked(d, p)
		fix := ""
		for _, h := range d.Hits() {
			if strings.HasPrefix(h.Name, "fix.") {
				fix = h.Name
				break
			}
		}
		if fix == "" {
			t.Fatalf("%s: no fault can be mended: %v", book, d.State.Draft().Flaws)
		}
		d.Click(fix)
		if left := len(d.State.Draft().Flaws); left >= n {
			t.Errorf("%s: %d faults, were %d", book, left, n)
		}
	}
}

// A river may be painted over an objective: that nobody can enter it then is said with a seal on it,
// and a click leaves it out.
func TestAnObjectiveUnderARiverIsAdvisedAgainstWhereItLies(t *testing.T) {
	for _, lang := range []struct{ id, says string }{{"en", "Nobody can ever take the objective on B6"}, {"it", "Nessuno può mai prendere l’obiettivo in B6"}} {
		d := shoptest.Open(t, "ccn", "ccn-06-busaco", lang.id, 1280, 720, 1)
		p := New(Deps{State: &d.State, Words: d.Words, Board: &d.Board})
		d.Put = func(c *ui.Ctx) state.Act {
			act := p.Frame(c, d.Lay.Faults, d.Lay.Lines, "", "")
			act.Add(p.Seals(c, d.Lay.Free))
			return act
		}
		cell, err := d.State.Open.Book().Parse("b6")
		if err != nil {
			t.Fatal(err)
		}
		for _, x := range d.State.Draft().Things { // who stands there could not stand in a river
			if x.Ref != 0 && x.Stock != "" && slices.Contains(x.Cells, cell) {
				d.State.Do(state.Edit(rules.Edit{Do: rules.EditTake, Path: d.State.Of(x.Ref).Path}))
			}
		}
		d.State.Do(state.Edit(rules.Edit{Do: rules.EditPaint, Tool: "river", Cells: []rules.Ref{cell}}))
		d.Settle()
		flaws := d.State.Draft().Flaws
		i := slices.IndexFunc(flaws, func(f rules.Flaw) bool { return f.Err.Key == "ccn.advice.closed" })
		if i < 0 || !flaws[i].Advice {
			t.Fatalf("%s: %v", lang.id, flaws)
		}
		r, _ := d.Board.CellRect(cell)
		if s := d.Rect("seal." + strconv.Itoa(i+1)); !s.Overlaps(r) {
			t.Errorf("%s: the seal lies at %v, its hex at %v", lang.id, s, r)
		}
		if said := p.Sentence(&flaws[i]); !strings.HasPrefix(said, lang.says) || !d.Says(strings.Fields(said)[0]) {
			t.Errorf("%s: it says %q", lang.id, said)
		}
		worked(d, p)
		fixes := d.State.Open.Book().Fixes(d.State.Draft(), &flaws[i])
		if len(fixes) != 2 || !d.Has("fix."+strconv.Itoa(i+1)+".1") {
			t.Fatalf("%s: %+v, there is %v", lang.id, fixes, d.Hits())
		}
		d.Click("fix." + strconv.Itoa(i+1) + ".1")
		if text := d.State.Open.Text(); !strings.Contains(text, `hexes = ["b4", "b8"]`) || slices.ContainsFunc(d.State.Draft().Flaws, func(f rules.Flaw) bool { return f.Err.Key == "ccn.advice.closed" }) {
			t.Errorf("%s: it is not mended: %v", lang.id, d.State.Draft().Flaws)
		}
	}
}

// slow is a book that works nothing out while its gate is shut.
type slow struct {
	rules.Workshop
	gate chan struct{}
}

func (k *slow) Fixes(d *rules.Draft, f *rules.Flaw) []rules.Fix {
	if k.gate != nil {
		<-k.gate
	}
	return k.Workshop.Fixes(d, f)
}

// TestWhatMendsAFaultIsWorkedOutAside paints the frames after an edit while the book is still at
// it: they wait for nothing, what mended the same fault before stands where it stood, and nothing
// of it can be pushed.
func TestWhatMendsAFaultIsWorkedOutAside(t *testing.T) {
	_, text, err := scenarios.Open("squares", wrong["squares"].scenario)
	if err != nil {
		t.Fatal(err)
	}
	b, _ := scenarios.Book("squares")
	shop := &slow{Workshop: b.(rules.Workshop)}
	d := shoptest.Of(t, shop, wrong["squares"].faults.Replace(string(text)), "en", 1280, 720, 1)
	p := New(Deps{State: &d.State, Words: d.Words, Board: &d.Board})
	d.Put = func(c *ui.Ctx) state.Act { return p.Frame(c, d.Lay.Faults, d.Lay.Lines, "", "") }
	d.Settle()
	worked(d, p)
	said := func() (all string) {
		for _, c := range d.List.Cmds {
			if c.Op == paint.Text {
				all += fmt.Sprintln(c.Text, c.Dst)
			}
		}
		return all
	}
	was := said()
	if !d.Has("fix.1.1") {
		t.Fatalf("nothing mends it: %s", was)
	}
	shop.gate = make(chan struct{})
	if !d.State.Do(state.Edit(rules.Edit{Do: rules.EditSet, Key: "scenario.minutes", Value: "77"})) {
		t.Fatal("nothing has changed")
	}
	d.Settle()
	if got := said(); got != was || strings.Contains(d.Names(), "fix.") || !busy(p) {
		t.Errorf("while it is worked out there are %s, and the panel says\n%s, not\n%s", d.Names(), got, was)
	}
	close(shop.gate)
	worked(d, p)
	if got := said(); got != was || !d.Has("fix.1.1") {
		t.Errorf("in the end there are %s, and the panel says\n%s, not\n%s", d.Names(), got, was)
	}
}

func TestTheNextFaultIsAKey(t *testing.T) {
	d, _ := open(t, "squares", 1280, 720, 1)
	d.Key("F8")
	one := d.LastAct()
	d.Key("F8")
	two := d.LastAct()
	if one.Show == two.Show && len(one.Cells) == len(two.Cells) && len(d.State.Draft().Flaws) > 1 && one.Show != "" {
		t.Errorf("F8 goes from %+v to %+v", one, two)
	}
}

func TestWithoutAFaultOneLineSaysSo(t *testing.T) {
	d := shoptest.Open(t, "ccn", "ccn-01-rolica-first", "en", 1280, 720, 1)
	p := New(Deps{State: &d.State, Words: d.Words, Board: &d.Board})
	d.Put = func(c *ui.Ctx) state.Act {
		return p.Frame(c, d.Lay.Faults, d.Lay.Lines, "It can be played.", "rolica.toml")
	}
	d.Settle()
	text := ""
	for _, c := range d.List.Cmds {
		text += c.Text + "|"
	}
	for _, want := range []string{"No faults.", "It can be played.", "rolica.toml"} {
		if !strings.Contains(text, want) {
			t.Errorf("%q is not said: %s", want, text)
		}
	}
}

// In large letters what can be played is written as large as what stands about it.
func TestWhatCanBePlayedIsNotSmallerThanTheRest(t *testing.T) {
	const text, file = "Si può giocare. Francia: 13 unità e Gran Bretagna: 14 unità", "com’era all’apertura"
	for _, size := range []float32{1, 1.5, 2} {
		d := shoptest.Open(t, "ccn", "ccn-01-rolica-first", "it", 1280, 720, size)
		p := New(Deps{State: &d.State, Words: d.Words, Board: &d.Board})
		d.Put = func(c *ui.Ctx) state.Act { return p.Frame(c, d.Lay.Faults, d.Lay.Lines, text, file) }
		d.Settle()
		n := 0
		for _, c := range d.List.Cmds {
			if c.Op == paint.Text && c.Text != "" && strings.Contains(text, c.Text) {
				if n++; c.Size < d.UI.Em(ui.Small)*.85 {
					t.Errorf("at %v %q is %v high, not %v", size, c.Text, c.Size, d.UI.Em(ui.Small))
				}
			}
		}
		if n == 0 {
			t.Errorf("at %v nothing is said", size)
		}
	}
}

// TestFixesLieClearOfWhatIsWrong looks at a panel beside a square board, where there is little
// room, and at one below the map.
func TestFixesLieClearOfWhatIsWrong(t *testing.T) {
	for _, language := range []string{"en", "it"} {
		for _, r := range []paint.Rect{{X: 900, Y: 500, W: 283, H: 166}, {X: 300, Y: 600, W: 940, H: 86}} {
			d := shoptest.Blank(t, "eagles", language, 1280, 720)
			for _, x := range [...]int32{10, 14, 18} { // each on the one before
				unit := d.State.View().Map.Unit
				d.State.Do(state.Edit(rules.Edit{Do: rules.EditPut, Stock: "gb-line", Pts: []rules.Point{{X: x * unit, Y: 5 * unit}}}))
			}
			p := New(Deps{State: &d.State, Words: d.Words, Board: &d.Board})
			d.Put = func(c *ui.Ctx) state.Act { return p.Frame(c, r, 2, "", "") }
			d.Settle()
			worked(d, p)
			if !d.Has("fix.1.2") || !d.Has("fix.2.1") {
				t.Fatalf("not all fixes are offered: %s", d.Names())
			}
			rise := p.Rise(&d.UI, r, 2) // it grows upwards where its buttons have no room
			d.Apart(paint.Rect{X: r.X, Y: r.Y - rise, W: r.W, H: r.H + rise})
			var seen []paint.Rect
			for _, k := range d.List.Cmds {
				if k.Op != paint.Text || k.Text == "" {
					continue
				}
				up := d.Faces.Ascent(k.Font, k.Size)
				at := paint.Rect{X: k.Dst.X, Y: k.Dst.Y - up, W: d.Faces.Width(k.Font, k.Size, k.Text), H: up}
				for _, b := range seen {
					if both := at.And(b); both.W > 1.5 && both.H > 1.5 {
						t.Errorf("%s: %q at %v lies on another text", language, k.Text, at)
					}
				}
				seen = append(seen, at)
			}
		}
	}
}

// far are two brigades of Maida that were left behind by their general: each may come under another.
func far(t *testing.T) (*shoptest.Bench, *Panel) {
	t.Helper()
	d := shoptest.Open(t, "squares", "ns-01-maida", "en", 1280, 720, 1)
	p := New(Deps{State: &d.State, Words: d.Words, Board: &d.Board})
	d.Put = func(c *ui.Ctx) state.Act {
		lines := p.Lines()
		r := d.Lay.Faults
		r.H *= float32(max(1, lines))
		return p.Frame(c, r, max(1, lines), "It can be played.", "")
	}
	for _, x := range d.State.Draft().Things {
		if x.Stock != "" && strings.Contains(d.Words.Say(x.Name), "Compère") {
			cell, err := d.State.Open.Book().Parse("C1")
			if err != nil {
				t.Fatal(err)
			}
			d.State.Do(state.Edit(rules.Edit{Do: rules.EditPut, Path: x.Path, Cells: []rules.Ref{cell}, Side: x.Side}))
		}
	}
	if n := len(d.State.Draft().Flaws); n < 2 {
		t.Fatalf("%d faults: %v", n, d.State.Draft().Flaws)
	}
	d.Settle()
	worked(d, p)
	return d, p
}

// What takes something away stands behind all other buttons of a fault, and where a button was pushed
// no other one comes to lie as long as the pointer stays.
func TestNoOtherButtonComesToLieUnderThePointer(t *testing.T) {
	d, p := far(t)
	where := func() map[string]paint.Rect {
		all := map[string]paint.Rect{}
		for _, h := range d.Hits() {
			if strings.HasPrefix(h.Name, "fix.") {
				all[h.Name] = h.Rect
			}
		}
		return all
	}
	was, n := where(), len(d.State.Draft().Flaws)
	under := "fix.1.3"
	if all := p.offered(&p.rows()[0]); len(all.all) != 3 || all.apart != 3 || len(was) != 6 {
		t.Fatalf("there are %v, %v", all, was)
	}
	d.Click(under)
	worked(d, p)
	if left := len(d.State.Draft().Flaws); left >= n {
		t.Fatalf("%d faults, were %d", left, n)
	}
	if len(where()) == 0 {
		t.Error("the other fault cannot be mended while the pointer stays")
	}
	for name, r := range where() {
		if was[name] != r {
			t.Errorf("%s lies at %v, it lay at %v", name, r, was[name])
		}
	}
	d.Shot("mended")
	now := d.State.Draft()
	d.In.Now += 1000
	d.In.Pressed[paint.Left], d.In.Down[paint.Left] = true, true
	d.Tick()
	d.Up()
	if d.State.Draft() != now {
		t.Error("where a fault has been mended a click does something")
	}
	d.Move(10, 10)
	d.Settle()
	worked(d, p)
	rows := p.rows()
	if len(rows) != len(now.Flaws) || rows[0].kept != nil {
		t.Errorf("%d rows stay for %d faults", len(rows), len(now.Flaws))
	}
	take := rules.Fix{Text: rules.Text{Key: "workshop.fix.take"}, Edits: []rules.Edit{{Do: rules.EditTake}}}
	set := rules.Fix{Edits: []rules.Edit{{Do: rules.EditSet}}}
	if all, others := takingLast([]rules.Fix{take, set}); others != 1 || !takes(&all[1]) {
		t.Errorf("what takes something away does not stand last: %v", all)
	}
}
