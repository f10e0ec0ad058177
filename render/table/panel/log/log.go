// Package log is the panel of what has happened, line by line, with dice, totals and
// clauses.
package log

import (
	"slices"

	"grognard/game/match"
	"grognard/render/paint"
	"grognard/render/table/history"
	"grognard/render/table/panel"
	"grognard/render/table/scene"
	"grognard/render/table/words"
	"grognard/render/ui"
	"grognard/rules"
)

// Record is what has happened.
type Record interface {
	Log() []match.Entry
	Changes() int // another number whenever the log has changed
}

// Panel shows a log.
type Panel struct {
	Now func(match.Entry) bool // lines that stand out; nil: none
	Pin Pin
	Why Why // nil: nobody tells why the computer did something

	record Record
	scene  *scene.Scene
	words  *words.Speaker
	dice   *panel.Dice

	follow  bool // keep to the last line
	filter  int
	lines   []line
	width   float32
	scale   float32
	changes int
	untold  int
	at      int // filter that lines were made for
	told    int // changes of what is told of answers
	pointed int // the answer under the pointer of which may be told why

	news   news
	intent panel.Intent // of what is painted just now
}

// New returns the panel of a record; it begins at the last line.
func New(r Record, sc *scene.Scene, w *words.Speaker, dice *panel.Dice) *Panel {
	return &Panel{record: r, scene: sc, words: w, dice: dice, follow: true}
}

// line is one entry as it is set.
type line struct {
	entry match.Entry
	index int // in the log of the match
	text  string
	high  float32
	wall  bool   // a double rule stands below it
	parts []part // of dice: what is added to each of them
	asks  bool   // the first line of an answer that may perhaps be asked about
	why   string // what is told of that answer
}

// Why tells why the computer gave an answer.
type Why interface {
	Open(answer int) bool           // it may perhaps be asked; this costs nothing
	Offered(answer int) bool        // it may be asked
	Told(answer int) (string, bool) // what is told of it; false: nothing is
	Changes() int                   // another number whenever something else is told
}

// Pin is the button that has the log push the map aside.
type Pin struct {
	Offered bool
	On      bool
	Why     string // it cannot be pressed
}

// Act is what the player does with a line; Answer is the number of the answer that it
// belongs to.
type Act struct {
	Show   rules.Ref // what it is about is brought into view
	Undo   bool      // everything after it is taken back
	Replay bool      // the game is shown as it was then
	Pins   bool      // the log is to be pinned, or no longer
	Asks   bool      // why the computer gave the answer is to be told, or no longer
	Answer int
}

// filters are what the log may be narrowed to.
var filters = [...]struct {
	key   string
	kinds []rules.EventKind
}{
	{key: "all"},
	{"moves", []rules.EventKind{rules.EvMove, rules.EvRetreat, rules.EvAdvance, rules.EvPlace, rules.EvTurn}},
	{"combat", []rules.EventKind{rules.EvDeclare, rules.EvDice, rules.EvResult, rules.EvHit, rules.EvRemove, rules.EvRestore, rules.EvRetreat, rules.EvAdvance}},
	{"cards", []rules.EventKind{rules.EvPlay, rules.EvDiscard, rules.EvDraw, rules.EvReturn, rules.EvReveal}},
}

// Reword forgets what is in another language.
func (p *Panel) Reword() { p.lines = nil }

// Frame paints the log in r, without the last events whose clips have yet to run, and
// returns what the player does with a line.
func (p *Panel) Frame(c *ui.Ctx, r paint.Rect, untold int) (act Act, _ panel.Intent) {
	p.intent.Reset()
	p.pointed = 0
	in := c.Panel(r)
	head := ui.CutTop(&in, c.Line(ui.Small)+c.Px(10))
	if p.Pin.Offered {
		act.Pins = p.pin(c, ui.CutRight(&head, head.H))
		ui.CutRight(&head, c.Px(6))
	}
	p.filters(c, head)
	ui.CutTop(&in, c.Px(4))
	p.set(c, in.W-c.Px(18), untold)
	if p.follow {
		p.follow = false
		c.ScrollToEnd("log")
	}
	c.Content("log", p.height())
	sc := c.Scroll("log", in)
	f := panel.In(c, sc, &p.intent)
	f.W = p.width
	for i := range p.lines {
		l := &p.lines[i]
		if sc.Sees(f.Y, l.high) {
			p.line(&f, l, &act)
		}
		f.Y += l.high
	}
	sc.Done(f.Y - sc.Y)
	return act, p.intent
}

// pin is the button that pins the log, or lets it go.
func (p *Panel) pin(c *ui.Ctx, r paint.Rect) bool {
	b := ui.Button{Name: "button.log.pin", Icon: "icon/lock", Tip: p.words.Word("table.log.pin"), On: p.Pin.On, Why: p.Pin.Why}
	if b.On {
		b.Tip = p.words.Word("table.log.unpin")
	}
	return c.Button(r, b)
}

// filters is the row of filters over the log.
func (p *Panel) filters(c *ui.Ctx, r paint.Rect) {
	n := len(filters)
	if !p.scene.Dealt() {
		n-- // the last one is that of the cards
	}
	p.filter = min(p.filter, n-1)
	for i := range n {
		f := &filters[i]
		at := ui.Columns(r, n, i, c.Px(4))
		touch := c.Region(p.words.Keys.Join("button", "log", f.key), at)
		col, bg := c.Theme.Muted, c.Theme.Panel
		if i == p.filter {
			col, bg = c.Theme.Text, c.Theme.Panel2
		}
		c.Fill(at, bg)
		if i == p.filter {
			c.Fill(paint.Rect{X: at.X, Y: at.Y + at.H - c.Px(3), W: at.W, H: c.Px(3)}, c.Theme.Accent)
		}
		if touch.Hover {
			c.Cursor(paint.Hand)
			col = c.Theme.Text
		}
		word := p.words.Word(p.words.Keys.Join("table", "log", f.key))
		c.Label(at, c.Fit(ui.Small, at.W, at.H, word), ui.Middle, col, word)
		if touch.Clicked {
			p.filter, p.follow = i, true
		}
	}
}

// set makes the lines anew when the log, the language or the width change.
func (p *Panel) set(c *ui.Ctx, w float32, untold int) {
	changes := p.record.Changes()
	if p.width == w && p.scale == c.Scale && p.changes == changes && p.untold == untold && p.at == p.filter && p.told == p.tellings() && p.lines != nil {
		return
	}
	if p.changes != changes || p.untold != untold {
		p.follow = true
	}
	p.width, p.scale, p.changes, p.untold, p.at = w, c.Scale, changes, untold, p.filter
	p.told = p.tellings()
	p.lines = p.lines[:0]
	log := p.record.Log()
	log = log[:history.Told(log, untold)]
	last := 0 // answer that has a line
	for i, e := range log {
		if !p.passes(e.Event.Kind) || !history.Worth(log, i) {
			continue
		}
		l := line{entry: e, index: i, text: p.words.Say(e.Event.Text), parts: p.partsOf(log, i)}
		if l.text == "" && e.Event.Kind != rules.EvDice {
			continue
		}
		last = p.ask(&l, last)
		l.high = p.lineHeight(c, &l, w)
		p.lines = append(p.lines, l)
	}
	p.walls(c)
}

// height is the height of all lines.
func (p *Panel) height() (h float32) {
	for i := range p.lines {
		h += p.lines[i].high
	}
	return h
}

// walls sets a double rule below the last of the lines that end what may be
// taken back.
func (p *Panel) walls(c *ui.Ctx) {
	for i := range p.lines {
		last := i+1 == len(p.lines) || !p.lines[i+1].entry.Wall
		if p.lines[i].entry.Wall && last && !p.lines[i].entry.Undone {
			p.lines[i].wall = true
			p.lines[i].high += c.Px(9)
		}
	}
}

// passes reports whether the filter lets a kind of event through.
func (p *Panel) passes(k rules.EventKind) bool {
	f := &filters[p.filter]
	return f.kinds == nil || slices.Contains(f.kinds, k)
}

// Last is the last line that is set: its number in the log and the answer that it
// belongs to; false if there is none.
func (p *Panel) Last() (index, answer int, ok bool) {
	if len(p.lines) == 0 {
		return 0, 0, false
	}
	l := &p.lines[len(p.lines)-1]
	return l.index, l.entry.Answer, true
}

// recapLines keeps the names of the lines of a recap apart from those of the
// log itself.
const recapLines = 1_000_000

// Recap lists some lines in r, such as what the computer has done in its turn.
func (p *Panel) Recap(c *ui.Ctx, r paint.Rect, all []match.Entry) (act Act, _ panel.Intent) {
	p.intent.Reset()
	p.pointed = 0
	sc := c.Scroll("recap", r)
	f := panel.In(c, sc, &p.intent)
	p.recap(c, f.W, all, func(l *line) {
		if sc.Sees(f.Y, l.high) {
			p.line(&f, l, &act)
		}
		f.Y += l.high
	})
	sc.Done(f.Y - sc.Y)
	return act, p.intent
}

// RecapHigh is how high some lines are in Recap, so wide.
func (p *Panel) RecapHigh(c *ui.Ctx, w float32, all []match.Entry) (high float32) {
	p.recap(c, w, all, func(l *line) { high += l.high })
	return high
}

// recap makes the lines of a recap so wide, one after the other.
func (p *Panel) recap(c *ui.Ctx, w float32, all []match.Entry, made func(*line)) {
	last := 0
	for i, e := range all {
		l := line{entry: e, index: recapLines + i, parts: p.partsOf(all, i)}
		if e.Event.Text.Key != "" { // dice may fall without a word
			l.text = p.words.Capital(p.words.Say(e.Event.Text))
		}
		last = p.ask(&l, last)
		l.high = p.lineHeight(c, &l, w)
		made(&l)
	}
}
