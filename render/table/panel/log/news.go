package log

import (
	"grognard/game/match"
	"grognard/render/paint"
	"grognard/render/table/history"
	"grognard/render/table/panel"
	"grognard/render/ui"
)

// How many lines are told as news, and for how long, in milliseconds.
const (
	newsLines = 2
	newsLast  = 6000
)

// news is what has been told last.
type news struct {
	changes, untold int
	since           float64 // in milliseconds; 0: nothing yet
	language        string
	lines           []line
}

// News paints the last lines of the log over the map, so wide, for a while after they have
// been told. The last events of which the clips have yet to run are not.
//
// room finds where they are to lie, given how high they are; a room of no width has them
// give way.
func (p *Panel) News(c *ui.Ctx, wide float32, untold int, room func(high float32) paint.Rect) panel.Intent {
	p.intent.Reset()
	k := &p.news
	if changes := p.record.Changes(); k.changes != changes || k.untold != untold || k.language != p.words.Language() {
		p.latest(c, untold)
		k.changes, k.untold, k.language = changes, untold, p.words.Language()
	}
	left := k.since + newsLast - c.In.Now
	if len(k.lines) == 0 || k.since == 0 || left <= 0 {
		return p.intent
	}
	c.Wake(k.since + newsLast + 1)
	h := float32(0)
	w := wide - c.FloatHeight(0)
	for i := range k.lines {
		l := &k.lines[i]
		l.high = p.lineHeight(c, l, w)
		h += l.high
	}
	h = c.FloatHeight(h)
	at := room(h)
	if at.W == 0 || at.Has(c.In.X, c.In.Y) { // it lies in the way of the pointer
		return p.intent
	}
	at.Y = ui.Floor(at.Y)
	in := c.Surfaced(at)
	for i := range k.lines {
		l := &k.lines[i]
		p.plain(c, paint.Rect{X: in.X, Y: in.Y, W: in.W, H: l.high}, l)
		in.Y += l.high
	}
	return p.intent
}

// plain sets a line that hears nothing.
func (p *Panel) plain(c *ui.Ctx, r paint.Rect, l *line) {
	e := &l.entry.Event
	if n := p.scene.Nation(e.Side); n != "" {
		c.Stripe(paint.Rect{X: r.X, Y: r.Y + c.Px(3), W: c.Px(5), H: r.H - c.Px(8)}, n)
	}
	f := panel.Column{C: c, X: r.X, Y: r.Y, W: r.W, Intent: &p.intent}
	p.text(&f, r, l)
}

// latest finds the last lines, and notes when they came.
func (p *Panel) latest(c *ui.Ctx, untold int) {
	k := &p.news
	log := p.record.Log()
	log = log[:history.Told(log, untold)]
	var was match.Entry
	if n := len(k.lines); n > 0 {
		was = k.lines[n-1].entry
	}
	k.lines = k.lines[:0]
	for i := len(log) - 1; i >= 0 && len(k.lines) < newsLines; i-- {
		e := log[i]
		if e.Undone || !history.Worth(log, i) {
			continue
		}
		l := line{entry: e, index: newsNames + i, text: p.words.Say(e.Event.Text), parts: p.partsOf(log, i)}
		if l.text != "" {
			k.lines = append(k.lines, l)
		}
	}
	for i, j := 0, len(k.lines)-1; i < j; i, j = i+1, j-1 {
		k.lines[i], k.lines[j] = k.lines[j], k.lines[i]
	}
	if n := len(k.lines); n > 0 && (k.lines[n-1].entry.Answer != was.Answer || k.lines[n-1].text != p.words.Say(was.Event.Text)) {
		k.since = c.In.Now
	}
}

// newsNames keeps the names of these lines apart from those of the log itself.
const newsNames = 2_000_000
