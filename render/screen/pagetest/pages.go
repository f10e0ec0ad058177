package pagetest

import (
	"os"
	"sync"
	"testing"

	"grognard/game/lang/langtest"
	"grognard/game/prefs"
	"grognard/render/country"
	"grognard/render/paint"
	"grognard/render/screen/caption"
	"grognard/render/screen/page"
	"grognard/render/screen/stack"
	"grognard/render/screentest"
	"grognard/render/ui"
	"grognard/rules"
)

// Pages is a window on pages without the game around them.
type Pages struct {
	Desk
	Deps   page.Deps
	Stack  stack.Stack
	Ctx    ui.Ctx
	Looked string // clause that was looked up last
}

// blank is the page below those that are looked at.
type blank struct{}

func (blank) Frame(c *ui.Ctx) { c.Fill(c.Window(), c.Theme.Bg) }

// Open opens a window of a size.
func Open(t testing.TB, w, h int, p prefs.Prefs) *Pages {
	t.Helper()
	d := &Pages{Stack: stack.Of(blank{})}
	d.Window = screentest.Open(t, w, h)
	words := langtest.Words(t)
	words.Use(p.Language)
	d.Ctx = d.Widgets(words)
	d.Ctx.Theme, d.Ctx.Text, d.Ctx.Calm = ui.ThemeNamed(p.Theme), float32(p.TextSize)/100, p.ReducedMotion
	d.Size, d.Desk.Hits = func() float32 { return d.Ctx.Text }, d.Ctx.Hits
	d.Deps = page.Deps{
		Words: caption.New(words), Store: d.Store, Metrics: d.Faces, Ground: screentest.Ground,
		Push: d.Stack.Push, Pop: d.Stack.Pop, Beneath: d.Stack.Beneath, Tell: d.Stack.Tell, Inform: d.Stack.Inform,
		Read: func(_ rules.Rulebook, clause string) { d.Looked = clause },
	}
	if os.Getenv("GROGNARD_PICTURES") != "" {
		for _, key := range []string{country.Key, country.Small} {
			d.Store.Put(key, wall().Get(key).Img)
		}
	}
	d.Show(d)
	return d
}

// wall has the country behind all pages, for pictures to be looked at.
var wall = sync.OnceValue(func() *paint.Store {
	s := &paint.Store{}
	(&country.Painter{Store: s}).Bake()
	return s
})

// Put opens a page on top.
func (d *Pages) Put(p page.Page) {
	d.Stack.Push(p)
	d.Settle()
}

// Frame implements paint.Scene.
func (d *Pages) Frame(in *paint.Input, l *paint.List) paint.Status {
	d.Ctx.Begin(in, l)
	d.Stack.Show(&d.Ctx)
	d.Stack.Finish(&d.Ctx)
	return d.Ctx.End()
}

// Hits implements paint.Hitter.
func (d *Pages) Hits() []paint.Hit { return d.Ctx.Hits() }
