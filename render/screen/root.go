// Package screen holds everything between the window and the rules that a
// player sees: title, scenario browser, table, settings, saved games, replay.
// A screen paints itself through the widget kit every frame and keeps only
// what must last.
package screen

import (
	"slices"

	"grognard/game/archive"
	"grognard/game/lang"
	"grognard/game/match"
	"grognard/game/prefs"
	"grognard/render/country"
	"grognard/render/paint"
	"grognard/render/table"
	"grognard/render/ui"
	"grognard/rules"
	"grognard/scenarios"
)

// screen is one of the pictures that the player walks between.
type screen interface {
	// Frame reads this tick's input and paints the whole window.
	Frame(c *ui.Ctx)
}

// fadeTime is how long a new screen takes to appear, in milliseconds.
const fadeTime = 140

// Root is the whole game as the window shows it: a stack of screens of which
// the top one is seen. It implements paint.Scene and paint.Hitter.
type Root struct {
	deps   Deps
	ui     ui.Ctx
	stack  []screen
	next   func() // change of the stack, due after this frame
	since  float64
	quit   bool
	prefs  prefs.Prefs
	titles map[[2]string]scenarios.Words // of scenarios, by system and name
	who    opponents                     // chosen last, for whichever system comes next
	saves  int                           // raised when the folder of saves has changed
	note   notice
	still  paint.Input // what a screen under another one hears

	glances glances // at saved games
	country country.Painter

	writer  *archive.Writer // of the game on the table, or nil
	failing bool            // its last save has failed, which has been told
}

// New returns the game at its title screen. The Store gets the sprites of the
// interface, and the others when they are asked for; an error means that the
// program was built wrong.
func New(deps Deps) (*Root, error) {
	r := &Root{deps: deps, prefs: deps.Prefs, country: country.Painter{Store: deps.Store}}
	r.ui = ui.Ctx{M: deps.Metrics, Theme: &ui.Carta, Skin: &ui.Skin{}}
	r.ui.Word = func(k string) string { return r.word(k) }
	r.ui.Clause = r.clause
	atlas, err := deps.atlas()
	if err != nil {
		return nil, err
	}
	if err := r.ui.Skin.Load(deps.Store, atlas); err != nil {
		return nil, err
	}
	if !deps.NoArt {
		r.bakeArt()
	}
	r.apply()
	r.stack = []screen{newTitle(r)}
	if deps.Fault != nil {
		r.tell(r.fault(deps.Fault))
	}
	if err := archive.Usable(deps.Saves); err != nil { // this costs more than lost settings
		r.tell(r.fault(err))
	}
	return r, nil
}

// word returns the words for a key, see lang.Catalog.Word.
func (r *Root) word(key string, args ...any) string { return r.deps.Words.Word(key, args...) }

// names tells what the things of a game are called.
func (r *Root) names(m *match.Match) lang.Names {
	return lang.NamesOf(m.Book(), m.Position().View(rules.Chance))
}

// overlay is a screen that shows another one below it: it does not fade in.
type overlay interface{ overlaid() }

// beneath paints a screen that lies under another one. It sees the pointer, but
// hears no key, no text and no new press.
func (r *Root) beneath(c *ui.Ctx, s screen) {
	in := c.In
	r.still = *in
	r.still.Keys, r.still.Text, r.still.Held = nil, "", paint.Held{}
	r.still.Pressed, r.still.WheelX, r.still.WheelY = [3]bool{}, 0, 0
	c.In = &r.still
	before := c.Within(s)
	s.Frame(c)
	c.Within(before)
	c.In = in
}

// closer is a screen with something going on in the background. It is closed
// when it leaves the stack.
type closer interface{ Close() }

var (
	_ closer = (*table.Table)(nil)
	_ roomy  = (*table.Table)(nil)
)

// push puts a screen on top after this frame.
func (r *Root) push(s screen) { r.turn(func() { r.stack = append(r.stack, s) }) }

// pop goes back to the screen below after this frame.
func (r *Root) pop() {
	r.turn(func() {
		if len(r.stack) > 1 {
			r.stack = r.stack[:len(r.stack)-1]
		}
	})
}

// replace puts a screen in the place of the top one after this frame.
func (r *Root) replace(s screen) { r.turn(func() { r.stack[len(r.stack)-1] = s }) }

// home goes back to the title after this frame, with s on top of it if it is
// not nil.
func (r *Root) home(s screen) {
	r.turn(func() {
		r.stack = r.stack[:1]
		if s != nil {
			r.stack = append(r.stack, s)
		}
	})
}

// turn notes a change of the stack; several in one frame follow each other.
func (r *Root) turn(change func()) {
	before := r.next
	r.next = func() {
		if before != nil {
			before()
		}
		change()
	}
}

// Frame shows one tick.
func (r *Root) Frame(in *paint.Input, l *paint.List) paint.Status {
	c := &r.ui
	c.Begin(in, l)
	r.keys(c)
	top := r.stack[len(r.stack)-1]
	c.Within(top)
	top.Frame(c)
	c.Within(nil)
	r.faults(c)
	r.notice(c)
	r.fade(c)
	if r.next != nil {
		r.change(c)
	}
	s := c.Status()
	s.Quit = r.quit
	if s.Title == "" {
		s.Title = r.word("ui.title")
	}
	return c.End()
}

// change carries out the change of the stack.
func (r *Root) change(c *ui.Ctx) {
	_, was := r.stack[len(r.stack)-1].(overlay)
	before := slices.Clone(r.stack)
	change := r.next
	r.next = nil
	change()
	for _, s := range before {
		if k, ok := s.(closer); ok && !slices.Contains(r.stack, s) {
			k.Close()
		}
	}
	c.ForgetScrolls(func(scope any) bool {
		s, ok := scope.(screen)
		return ok && !slices.Contains(r.stack, s)
	})
	r.release()
	_, is := r.stack[len(r.stack)-1].(overlay)
	if !was && !is {
		r.since = c.In.Now
	}
	r.leave(c)
	c.Reset()
	c.Animate()
}

// keys are those that work everywhere.
func (r *Root) keys(c *ui.Ctx) {
	if c.In.Hit("F11") { // over dialogs too
		c.Status().ToggleFullscreen = true
	}
	if s, ok := r.stack[len(r.stack)-1].(ruled); ok && c.Take("F1") {
		book, clause := s.Lookup()
		if pointed := c.PointedClause(); pointed != "" {
			clause = pointed
		}
		r.read(book, clause)
	}
	if r.deps.Shot != nil && c.In.Hit("F12") {
		path := r.deps.Shot()
		c.Status().Shot = path
		r.inform(r.word("table.shot", path))
	}
}

// Close waits until the game is on disk, before the program ends. An error
// says that it could not be written.
func (r *Root) Close() error {
	if r.writer == nil {
		return nil
	}
	return r.writer.Close()
}

// SetLang speaks another language until the settings say otherwise.
func (r *Root) SetLang(lang string) {
	r.prefs.Language = lang
	r.apply()
}

// fade lets a new screen appear.
func (r *Root) fade(c *ui.Ctx) {
	if r.since == 0 {
		return
	}
	part := float32(c.In.Now-r.since) / fadeTime
	if part >= 1 || c.Calm {
		r.since = 0
		return
	}
	c.L.Fill(paint.CurtainText, c.Window(), paint.Alpha(c.Theme.Bg, 1-part))
	c.Animate()
}

// Hits lists the clickable regions of the last frame.
func (r *Root) Hits() []paint.Hit { return r.ui.Hits() }
