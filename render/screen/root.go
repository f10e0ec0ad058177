// Package screen holds everything between the window and the rules that a player sees. It
// leads from one page to another: each of them is a package below it, which knows no other.
// Here stand what keeps the game that is played, and what lies over its table.
package screen

import (
	"cmp"
	"slices"

	"grognard/game/archive"
	"grognard/game/battles"
	"grognard/game/keeper"
	"grognard/game/match"
	"grognard/game/prefs"
	"grognard/game/series"
	"grognard/render/country"
	"grognard/render/paint"
	"grognard/render/screen/armies"
	"grognard/render/screen/browser"
	"grognard/render/screen/caption"
	"grognard/render/screen/keys"
	"grognard/render/screen/page"
	"grognard/render/screen/reader"
	"grognard/render/screen/saves"
	"grognard/render/screen/stack"
	"grognard/render/screen/weigh"
	"grognard/render/screen/workshop"
	"grognard/render/table"
	"grognard/render/ui"
)

// Root is the whole game as the window shows it: the pages that are open, and what they
// share. It implements paint.Scene and paint.Hitter.
type Root struct {
	deps     Deps
	given    page.Deps // what pages are given
	ui       ui.Ctx
	pages    stack.Stack
	quit     bool
	prefs    prefs.Prefs
	who      browser.Opponents         // chosen last, for whichever system comes next
	welcomed bool                      // who was set for a newcomer, once
	saves    int                       // raised when the folder of saves has changed
	seen     saves.Glances             // at saved games
	sought   map[string]*battles.Query // in lists of battles, by system
	drafts   int                       // raised when a battle has come onto the shelf
	armies   *armies.Folder
	country  country.Painter
	frames   int           // shown so far, as far as art waits for them
	paint    func()        // paints the art
	keeper   keeper.Keeper // of the game on the table
	series   series.Folder // games that belong together
	counted  *match.Match  // whose result its series has
	tagged   tagged
	hearing  hearing
}

// New returns the game at its title screen. The Store gets the sprites of the
// interface, and the others when they are asked for; an error means that the
// program was built wrong.
func New(deps Deps) (*Root, error) {
	r := &Root{deps: deps, prefs: deps.Prefs, country: country.Painter{Store: deps.Store}}
	r.ui = ui.Ctx{M: deps.Metrics, Theme: &ui.Carta, Skin: &ui.Skin{}}
	r.ui.Word = func(k string) string { return r.word(k) }
	r.ui.Clause = func(id string) string { return reader.Clause(deps.Words, id) }
	r.give()
	atlas, err := deps.atlas()
	if err != nil {
		return nil, err
	}
	if err := r.ui.Skin.Load(deps.Store, atlas); err != nil {
		return nil, err
	}
	if r.paint = r.bakeArt; !deps.NoArt {
		r.country.Claim() // nobody else has it painted meanwhile
	}
	r.apply()
	r.pages = stack.Of(r.title())
	if deps.Fault != nil {
		r.fault(deps.Fault)
	}
	for _, fault := range r.deps.learn() {
		r.fault(fault)
	}
	archive.RemoveDeleted(deps.Saves)
	if err := archive.Usable(deps.Saves); err != nil { // this costs more than lost settings
		r.fault(err)
	}
	return r, nil
}

// word returns the words for a key, see lang.Catalog.Word.
func (r *Root) word(key string, args ...any) string { return r.deps.Words.Word(key, args...) }

// give collects what pages are given, and what the game and armies are kept with.
func (r *Root) give() {
	r.given = page.Deps{
		Words: caption.New(r.deps.Words), Store: r.deps.Store, Metrics: r.deps.Metrics, Ground: r.deps.ground,
		Push: r.pages.Push, Pop: r.pages.Pop, Beneath: r.pages.Beneath,
		Read: r.read, Tell: r.pages.Tell, Inform: r.pages.Inform,
	}
	r.keeper = keeper.Keeper{
		Folder: r.deps.Saves, Now: r.deps.Now, Chooser: r.deps.chooser, Fault: r.fault,
		Mended: func() { r.pages.Tell(r.word("ui.load.mended")) },
	}
	r.series = series.Folder{Path: r.deps.Series, Saves: r.deps.Saves, Now: r.deps.Now}
	r.armies = armies.Open(&r.given, r.deps.Armies)
}

var (
	_ page.Closer = (*table.Table)(nil)
	_ page.Roomy  = (*table.Table)(nil)
)

// Frame shows one tick.
func (r *Root) Frame(in *paint.Input, l *paint.List) paint.Status {
	c := &r.ui
	c.Begin(in, l)
	r.art(c)
	r.explain()
	r.keys(c)
	r.pages.Show(c)
	r.faults(c)
	r.count()
	r.hear(c)
	if r.pages.Finish(c) {
		r.release()
	}
	s := c.Status()
	s.Quit = r.quit
	if s.Title == "" {
		s.Title = r.word("ui.title")
	}
	return c.End()
}

// keys are those that work everywhere.
func (r *Root) keys(c *ui.Ctx) {
	if c.In.Hit("F11") && !c.In.Again { // over dialogs too
		c.Status().ToggleFullscreen = true
	}
	if c.In.Held.Ctrl && c.In.Hit("M") && !c.In.Again { // over dialogs too; it ends nothing that moves
		r.mute()
		c.Swallow()
		c.Animate()
	}
	if s, ok := r.pages.Top().(page.Ruled); ok && c.Take("F1") {
		book, clause := s.Lookup()
		if pointed := c.PointedClause(); pointed != "" {
			clause = pointed
		}
		r.read(book, clause)
	}
	if r.tellsKeys(c) && c.AsksKeys() {
		r.pages.Push(keys.NewList(&r.given, r.pages.Top()))
		c.Swallow()
		c.Animate()
	}
	if len(c.In.Dropped) > 0 && r.deps.Battles != "" {
		r.dropped(c.In.Dropped)
	}
	if r.deps.Shot != nil && c.In.Hit("F12") {
		path := r.deps.Shot()
		c.Status().Shot = path
		r.pages.Inform(r.word("table.shot", path))
	}
}

// tellsKeys reports whether the list of keys opens over the page that is seen: it has none of its own, and asks nothing.
func (r *Root) tellsKeys(c *ui.Ctx) bool {
	over := false
	switch p := r.pages.Top().(type) {
	case *table.Table, *workshop.Page, *curtain, *keys.List:
		return false
	case *menu:
		if _, game := p.below.(*table.Table); game {
			return false
		}
		over = true
	case page.Overlay:
		over = true
	}
	return !r.pages.Turning() && (over || !c.Asked())
}

// Close waits until the game, a battle that is being built and what a battle has come to that
// is being weighed are on disk, before the program ends. An error says that it could not be
// written.
func (r *Root) Close() error {
	err := r.keeper.Close()
	for _, p := range slices.Backward(r.pages.All()) { // a copy that was weighed is kept
		switch p := p.(type) {
		case *workshop.Page:
			err = cmp.Or(err, p.Keep())
		case *weigh.Page:
			p.Close()
		}
	}
	return err
}

// SetLang speaks another language until the settings say otherwise.
func (r *Root) SetLang(lang string) {
	r.prefs.Language = lang
	r.apply()
}

// Hits lists the clickable regions of the last frame.
func (r *Root) Hits() []paint.Hit { return r.ui.Hits() }
