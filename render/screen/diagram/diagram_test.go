package diagram

import (
	"strings"
	"testing"

	"grognard/game/example"
	"grognard/game/prefs"
	"grognard/render/paint"
	"grognard/render/screen/pagetest"
	"grognard/render/ui"
	"grognard/rules"
	"grognard/scenarios"
)

// wall is a page with one diagram on it.
type wall struct {
	g      *Diagram
	wide   float32 // of the diagram, in dp
	clause string  // that was clicked
}

func (w *wall) Frame(c *ui.Ctx) {
	c.Modal(0)
	defer c.EndModal()
	r := paint.Rect{X: 20, Y: 20, W: c.Px(w.wide)}
	r.H = w.g.Height(c, r.W)
	if clause := w.g.Frame(c, r); clause != "" {
		w.clause = clause
	}
}

// hang opens a window on the example of a clause.
func hang(t *testing.T, clause string, p prefs.Prefs, w, h int) (*pagetest.Pages, *wall) {
	t.Helper()
	prefix, _, _ := strings.Cut(clause, "-")
	for _, book := range scenarios.Books() {
		if strings.ToUpper(book.Prefix()) != prefix {
			continue
		}
		all, err := example.Of(book)
		if err != nil {
			t.Fatal(err)
		}
		for _, x := range all {
			if x.Clause == clause {
				d := pagetest.Open(t, w, h, p)
				k := &wall{g: New(&d.Deps, book, x, "x"), wide: 880}
				d.Put(k)
				d.Long()
				return d, k
			}
		}
	}
	t.Fatalf("%s has no example", clause)
	return nil, nil
}

const blocked = "MAN-6.5.8"

// ref is a thing as the rulebook writes it.
func (w *wall) ref(t *testing.T, name string) rules.Ref {
	t.Helper()
	r, err := w.g.book.Parse(name)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// on is the cell that a piece stands on.
func (w *wall) on(t *testing.T, piece string) string {
	t.Helper()
	cell, _ := w.g.game.Scene.Cell(w.ref(t, piece))
	return w.g.book.Format(cell)
}

func TestWhatAnExampleShowsIsShownStepByStep(t *testing.T) {
	d, w := hang(t, blocked, prefs.Default(), 1280, 720)
	steps := w.g.ex.Play
	for i := range steps {
		if w.g.shown != i {
			t.Fatalf("%d steps are shown, want %d", w.g.shown, i)
		}
		d.Click("button.diagram.x.show")
		d.Long()
		if tell := steps[i].Tell.EN; tell != "" && !d.Reads(tell) {
			t.Errorf("after step %d it does not say %q", i, tell)
		}
	}
	if got := w.on(t, "gb-42f"); got != "e5" {
		t.Errorf("the 42nd stands on %s", got)
	}
	d.Click("button.diagram.x.show") // nothing is left to show
	if w.g.shown != len(steps) || w.g.astray {
		t.Error("more is shown than there is")
	}
	d.Click("button.diagram.x.again")
	d.Long()
	if got := w.on(t, "gb-42f"); got != "d5" || w.g.shown != 0 {
		t.Errorf("after the beginning again it stands on %s", got)
	}
}

func TestWhatIsLitCanBeClicked(t *testing.T) {
	d, w := hang(t, blocked, prefs.Default(), 1280, 720)
	if d.Has("diagram.x.piece.gb-4f") {
		t.Error("what may not be attacked is lit")
	}
	d.Click("diagram.x.piece.fr-ig")
	d.Click("diagram.x.piece.gb-42f")
	d.Long()
	if w.g.shown != 1 || w.g.astray {
		t.Fatalf("%d steps are shown", w.g.shown)
	}
	d.Click("button.diagram.x.do.hit")
	d.Long()
	if p := w.g.game.Scene.Piece(w.ref(t, "gb-42f")); p.N != 1 {
		t.Errorf("after a hit the 42nd has %d steps", p.N)
	}
	before := w.g.game.Match.Len()
	d.Click("button.diagram.x.show")
	if !w.g.astray || w.g.game.Match.Len() != before {
		t.Error("what is shown goes on although something else was done")
	}
}

func TestWhatMayNotBeDoneSaysWhyWithItsClause(t *testing.T) {
	d, w := hang(t, blocked, prefs.Default(), 1280, 720)
	d.Click("diagram.x.piece.fr-ig")
	at, ok := w.g.board.PieceRect(w.ref(t, "gb-4f"))
	if !ok {
		t.Fatal("the 4th is not in view")
	}
	d.In.X, d.In.Y = at.Center()
	d.Tick()
	d.In.Pressed[paint.Left], d.In.Down[paint.Left] = true, true
	d.Tick()
	d.In.Released[paint.Left], d.In.Down[paint.Left] = true, false
	d.Settle()
	if w.g.vain == "" || w.g.why.Rule != "MAN-6.1.6" || !d.Reads(w.g.vain) {
		t.Fatalf("%q by %q", w.g.vain, w.g.why.Rule)
	}
	d.Click("chip.diagram.x.1")
	if w.clause != "MAN-6.1.6" {
		t.Errorf("the clause %q is opened", w.clause)
	}
}

// What is told of an answer stands until another one has something to tell, whatever is clicked meanwhile.
func TestWhatIsToldStandsUntilSomethingElseIs(t *testing.T) {
	d, w := hang(t, "CCN-39.1", prefs.Default(), 1280, 720)
	steps := w.g.ex.Play
	if steps[1].Tell.EN == "" || steps[2].Tell.EN != "" || steps[3].Tell.EN == "" {
		t.Fatal("the example is another one")
	}
	show := func() {
		d.Click("button.diagram.x.show")
		d.Long()
	}
	show()
	show()
	w.g.vain = "refused" // as by a click that leads nowhere
	if d.Tick(); !d.Reads(steps[1].Tell.EN) || !d.Reads("refused") {
		t.Error("a click that leads nowhere wipes out what was told")
	}
	show()
	if !d.Reads(steps[1].Tell.EN) || len(w.g.logged(w.g.read)) != 1 {
		t.Error("a step that says nothing wipes out what was told, or is not told itself")
	}
	show()
	if d.Reads(steps[1].Tell.EN) || !d.Reads(steps[3].Tell.EN) {
		t.Error("a step with words of its own is not told alone")
	}
}

// What the example does not show is told by the log alone.
func TestWhatAnExampleDoesNotShowIsToldByTheLog(t *testing.T) {
	d, w := hang(t, "CCN-39.1", prefs.Default(), 1280, 720)
	d.Click("button.diagram.x.show")
	d.Long()
	q := w.g.game.Match.Request()
	w.g.answer(&d.Ctx, q.Options[1]) // the other battery first
	d.Long()
	if !w.g.astray || d.Reads(w.g.ex.Play[0].Tell.EN) || len(w.g.logged(w.g.read)) != 1 {
		t.Errorf("astray %v, the log %q", w.g.astray, w.g.logged(w.g.read))
	}
}

func TestKeysReachWhatIsLit(t *testing.T) {
	d, w := hang(t, blocked, prefs.Default(), 1280, 720)
	reach := func(name string) {
		t.Helper()
		for range 12 {
			if d.Key("Tab"); d.Ctx.Focused(name) {
				d.Key("Enter")
				d.Long()
				return
			}
		}
		t.Fatalf("Tab does not reach %s", name)
	}
	reach("diagram.x.piece.fr-ig")
	reach("diagram.x.piece.gb-42f")
	if w.g.shown != 1 {
		t.Fatalf("%d steps are shown", w.g.shown)
	}
	reach("button.diagram.x.show")
	reach("diagram.x.cell.e5")
	if w.g.shown != 3 {
		t.Errorf("%d steps are shown", w.g.shown)
	}
}

// A diagram at rest asks for no frame.
func TestADiagramAtRestSleeps(t *testing.T) {
	d, _ := hang(t, blocked, prefs.Default(), 1280, 720)
	for range 4 {
		d.Click("button.diagram.x.show")
		d.In.X, d.In.Y = -1, -1
		d.Long()
		d.In.Now += 1000
		d.Long()
		if d.Last.Animating || d.Last.Wake != 0 {
			t.Errorf("it is to be woken: %v, %v", d.Last.Animating, d.Last.Wake)
		}
	}
}

// Every example of the game is readable from its first to its last step, and as high as it was promised.
func TestEveryDiagramIsReadable(t *testing.T) {
	for _, book := range scenarios.Books() {
		all, err := example.Of(book)
		if err != nil {
			t.Fatal(err)
		}
		for i, x := range all {
			for k, size := range []int{100, 160} {
				if testing.Short() && (i+k)%4 != 0 {
					continue
				}
				p := prefs.Default()
				p.TextSize, p.Language = size, []string{"en", "it"}[(i+k)%2]
				d := pagetest.Open(t, 1280, 1000, p)
				w := &wall{New(&d.Deps, book, x, "x"), []float32{880, 520}[k], ""}
				d.Put(w)
				for n := 0; ; n++ {
					d.In.X, d.In.Y = -1, -1 // no tip lies over it
					d.Long()
					where := x.Clause + " " + p.Language
					d.Readable(where)
					d.Buttoned(where)
					d.Pictures(strings.ReplaceAll(where, " ", "-") + "-" + string(rune('0'+n)))
					if n == len(x.Play) {
						break
					}
					d.Click("button.diagram.x.show")
				}
				if w.g.fault != nil || w.g.shown != len(x.Play) {
					t.Errorf("%s: %d of %d steps, %v", x.Clause, w.g.shown, len(x.Play), w.g.fault)
				}
			}
		}
	}
}

// Cards in hand lie on no map: they are named where cards are at work, and not where one lies idle.
func TestCardsInHandAreNamedWhereTheyAreAtWork(t *testing.T) {
	for language, want := range map[string]string{"en": "in hand: ", "it": "in mano: "} {
		p := prefs.Default()
		p.Language = language
		seen := map[bool]int{}
		book, _ := scenarios.Book("ccn")
		all, err := example.Of(book)
		if err != nil {
			t.Fatal(err)
		}
		for _, x := range all {
			d, k := hang(t, x.Clause, p, 1280, 900)
			v, most := k.g.game.Scene.View(), 0
			for s := rules.First; s <= rules.Second; s++ {
				n := 0
				for i := range v.Cards {
					if c := &v.Cards[i]; c.Place == rules.Hand && c.Side == s {
						n += c.N
					}
				}
				most = max(most, n)
			}
			if says := d.Says(want); most != 1 || says {
				if seen[most > 1]++; says != (most > 1) {
					t.Errorf("%s %s: the larger hand has %d cards, and hands are named: %v", language, x.Clause, most, says)
				}
			}
		}
		if seen[true] == 0 {
			t.Errorf("%s: no hand of several cards is seen", language)
		}
	}
}
