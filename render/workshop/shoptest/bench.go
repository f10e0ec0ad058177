// Package shoptest is a window in which one panel of the workshop is painted alone, at work on
// a draft; for tests.
package shoptest

import (
	"testing"

	"grognard/game/lang/langtest"
	"grognard/game/workshop"
	"grognard/render/board"
	"grognard/render/ground"
	"grognard/render/names"
	"grognard/render/paint"
	"grognard/render/screentest"
	"grognard/render/table/card"
	"grognard/render/table/panel"
	"grognard/render/table/scene"
	"grognard/render/table/words"
	"grognard/render/ui"
	"grognard/render/workshop/layout"
	"grognard/render/workshop/state"
	"grognard/rules"
	"grognard/scenarios"
)

// Bench is the window.
type Bench struct {
	*screentest.Window
	UI       ui.Ctx
	State    state.State
	Words    *words.Speaker
	Board    board.Board
	Pictures panel.Pictures
	Cards    *card.Printer
	Lay      layout.Layout
	Shut     bool // no drawer is open, as under the sheet of the terms

	Put  func(c *ui.Ctx) state.Act // paints the panel
	Acts []state.Act               // what the player wanted so far
	seen *rules.View
}

// Open opens a window on a battle of the game, in a language.
func Open(t *testing.T, book, scenario, language string, w, h int, text float32) *Bench {
	t.Helper()
	_, data, err := scenarios.Open(book, scenario)
	if err != nil {
		t.Fatal(err)
	}
	return On(t, book, string(data), language, w, h, text)
}

// Blank opens a window on the first blank of a book.
func Blank(t *testing.T, book, language string, w, h int) *Bench {
	t.Helper()
	b, _ := scenarios.Book(book)
	return On(t, book, b.(rules.Workshop).Blanks()[0].Text, language, w, h, 1)
}

// On opens a window on a text.
func On(t *testing.T, book, data, language string, w, h int, text float32) *Bench {
	t.Helper()
	r, _ := scenarios.Book(book)
	shop, ok := r.(rules.Workshop)
	if !ok {
		t.Fatalf("%s has no workshop", book)
	}
	return Of(t, shop, data, language, w, h, text)
}

// Of opens a window on a text of any book, be it one that no package of the game knows.
func Of(t *testing.T, shop rules.Workshop, data, language string, w, h int, text float32) *Bench {
	t.Helper()
	open, err := workshop.Shelf{Folder: t.TempDir()}.Begin(shop, "draft", data)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { open.Close() })
	d := &Bench{Window: screentest.Open(t, w, h)}
	d.State.Open = open
	catalog := langtest.Words(t)
	catalog.Use(language)
	keys := &names.Book{Rulebook: shop}
	sc := &scene.Scene{View: d.State.View, Viewer: rules.Chance, Moving: func() bool { return false }}
	d.Words = words.New(catalog, shop, keys, sc)
	d.UI = d.Widgets(catalog)
	d.UI.Text = text
	d.Board.Store, d.Board.Metrics = d.Store, d.Faces
	d.Pictures = panel.Pictures{Store: d.Store, Keys: keys, Bake: screentest.Ground(ground.Options{})}
	d.Cards = &card.Printer{Scene: sc, Words: d.Words, Pictures: &d.Pictures}
	d.Show(d)
	return d
}

// Frame implements paint.Scene.
func (d *Bench) Frame(in *paint.Input, l *paint.List) paint.Status {
	d.UI.Begin(in, l)
	c := &d.UI
	if v := d.State.View(); v != d.seen && v != nil {
		d.seen = v
		d.Words.See(v)
	}
	n := layout.Needs{W: in.W, H: in.H, Dp: ui.Dp(in), Text: c.Text, Open: !d.Shut, Tools: 7, Faults: 1}
	if v := d.State.View(); v != nil && v.Map != nil {
		n.Chart.W, n.Chart.H, n.Chart.Margin = board.Extent(v.Map)
	}
	d.Lay = layout.Of(n)
	if v := d.State.View(); v != nil && v.Map != nil {
		d.Board.Look(v.Map, d.Lay.Map, d.Lay.Free, c.Scale)
	}
	c.L.Fill(paint.Ground, c.Window(), c.Theme.Bg)
	if d.Put != nil {
		a := d.Put(c)
		if a.Selects || len(a.Cells) > 0 || len(a.Edits) > 0 || a.Hand != nil || a.Snap != nil || a.Ask != nil || a.Show != "" || a.Rule != "" {
			d.Acts = append(d.Acts, a)
			d.State.Do(a)
			c.Animate()
		}
	}
	return d.UI.End()
}

// Hits implements paint.Hitter.
func (d *Bench) Hits() []paint.Hit { return d.UI.Hits() }

// Last is what the player wanted last.
func (d *Bench) LastAct() state.Act {
	d.T.Helper()
	if len(d.Acts) == 0 {
		d.T.Fatal("the player has wanted nothing")
	}
	return d.Acts[len(d.Acts)-1]
}

// Edits are all edits so far.
func (d *Bench) Edits() (all []rules.Edit) {
	for _, a := range d.Acts {
		all = append(all, a.Edits...)
	}
	return all
}

// Forget forgets what the player wanted.
func (d *Bench) Forget() { d.Acts = nil }

// Rect is where a region lies.
func (d *Bench) Rect(name string) paint.Rect {
	d.T.Helper()
	for _, h := range d.Hits() {
		if h.Name == name {
			return h.Rect
		}
	}
	d.T.Fatalf("there is nothing called %s, only %s", name, d.Names())
	return paint.Rect{}
}

// Down presses the left button on a region, Move moves the pointer, Up lets go.
func (d *Bench) Down(name string) {
	d.T.Helper()
	d.In.X, d.In.Y = d.Rect(name).Center()
	d.Tick()
	d.In.Pressed[paint.Left], d.In.Down[paint.Left] = true, true
	d.Tick()
}

// Move moves the pointer.
func (d *Bench) Move(x, y float32) {
	d.In.X, d.In.Y = x, y
	d.Tick()
	d.Tick()
}

// Up lets go of the left button.
func (d *Bench) Up() {
	d.In.Released[paint.Left], d.In.Down[paint.Left] = true, false
	d.Settle()
}

func selects(paths []string) state.Act { return state.Select(paths...) }

// Twice clicks a region twice, as fast as a hand does.
func (d *Bench) Twice(name string) {
	d.T.Helper()
	d.In.Now += 1000
	d.Down(name)
	for i := range 2 {
		if i > 0 {
			d.In.Pressed[paint.Left], d.In.Down[paint.Left] = true, true
			d.Tick()
		}
		d.In.Released[paint.Left], d.In.Down[paint.Left] = true, false
		d.Tick()
	}
	d.Settle()
}
