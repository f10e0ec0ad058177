package table

import (
	"slices"

	"grognard/game/match"
	"grognard/render/paint"
	"grognard/render/table/history"
	"grognard/render/table/scene"
	"grognard/render/ui"
	"grognard/rules"
)

// logPanel is the log: what happened, with dice, totals and clauses.
type logPanel struct {
	hidden bool
	follow bool // keep to the last line
	filter int

	lines   []logLine
	width   float32
	scale   float32
	changes int
	untold  int
	at      int // filter that lines were made for
}

// logLine is one entry as it is set.
type logLine struct {
	entry match.Entry
	index int // in the log of the match
	text  string
	high  float32
	wall  bool // a double rule stands below it
}

// logFilters are what the log may be narrowed to.
var logFilters = [...]struct {
	key   string
	kinds []rules.EventKind
}{
	{key: "all"},
	{"moves", []rules.EventKind{rules.EvMove, rules.EvRetreat, rules.EvAdvance, rules.EvPlace, rules.EvTurn}},
	{"combat", []rules.EventKind{rules.EvDeclare, rules.EvDice, rules.EvResult, rules.EvHit, rules.EvRemove, rules.EvRestore, rules.EvRetreat, rules.EvAdvance}},
	{"cards", []rules.EventKind{rules.EvPlay, rules.EvDiscard, rules.EvDraw, rules.EvReturn, rules.EvReveal}},
}

// logPanel paints the log.
func (t *Table) logPanel(c *ui.Ctx) {
	if t.log.hidden {
		return
	}
	in := c.Panel(t.lay.log)
	t.filters(c, ui.CutTop(&in, c.Line(ui.Small)+c.Px(10)))
	ui.CutTop(&in, c.Px(4))
	t.setLog(c, in.W-c.Px(18))
	if t.log.follow {
		t.log.follow = false
		c.ScrollToEnd("log")
	}
	c.Content("log", t.log.height())
	sc := c.Scroll("log", in)
	y := sc.Y
	for i := range t.log.lines {
		l := &t.log.lines[i]
		if sc.Sees(y, l.high) {
			t.logLine(c, paint.Rect{X: sc.View.X, Y: y, W: t.log.width, H: l.high}, l)
		}
		y += l.high
	}
	sc.Done(y - sc.Y)
}

// filters is the row of filters over the log.
func (t *Table) filters(c *ui.Ctx, r paint.Rect) {
	n := len(logFilters)
	if !t.scene.Dealt() {
		n-- // the last one is that of the cards
	}
	t.log.filter = min(t.log.filter, n-1)
	for i := range n {
		f := &logFilters[i]
		at := ui.Columns(r, n, i, c.Px(4))
		name := t.names.Join("button", "log", f.key)
		touch := c.Region(name, at)
		col, bg := c.Theme.Muted, c.Theme.Panel
		if i == t.log.filter {
			col, bg = c.Theme.Text, c.Theme.Panel2
		}
		c.Fill(at, bg)
		if i == t.log.filter {
			c.Fill(paint.Rect{X: at.X, Y: at.Y + at.H - c.Px(3), W: at.W, H: c.Px(3)}, c.Theme.Accent)
		}
		if touch.Hover {
			c.Cursor(paint.Hand)
			col = c.Theme.Text
		}
		c.Label(at, ui.Small, ui.Middle, col, t.words.Word(t.names.Join("table", "log", f.key)))
		if touch.Clicked {
			t.log.filter, t.log.follow = i, true
		}
	}
}

// setLog sets the lines anew when the log, the language or the width change.
// Lines of clips that still run are not told yet.
func (t *Table) setLog(c *ui.Ctx, w float32) {
	p := &t.log
	untold := t.clips.Untold()
	if p.width == w && p.scale == c.Scale && p.changes == t.m.Changes() && p.untold == untold && p.at == p.filter && p.lines != nil {
		return
	}
	if p.changes != t.m.Changes() || p.untold != untold {
		p.follow = true
	}
	p.width, p.scale, p.changes, p.untold, p.at = w, c.Scale, t.m.Changes(), untold, p.filter
	p.lines = p.lines[:0]
	log := t.m.Log()
	log = log[:history.Told(log, untold)]
	for i, e := range log {
		if !p.passes(e.Event.Kind) || !e.Undone && placedAgain(log[i:]) || toldAgain(log[i:]) || toldBefore(log[:i+1]) {
			continue
		}
		l := logLine{entry: e, index: i, text: t.words.Say(e.Event.Text)}
		if l.text == "" && e.Event.Kind != rules.EvDice {
			continue
		}
		l.high = t.logHeight(c, &l, w)
		p.lines = append(p.lines, l)
	}
	t.walls(c)
}

// placedAgain reports whether the first of some lines places a piece that is
// soon placed elsewhere: only where it comes to stand is worth a line.
func placedAgain(log []match.Entry) bool {
	who := log[0].Event.Who
	if log[0].Event.Kind != rules.EvPlace || who == 0 {
		return false
	}
	for _, e := range log[1:] {
		switch {
		case e.Event.Kind == rules.EvTurn:
			return false
		case e.Event.Kind == rules.EvPlace && e.Event.Who == who && !e.Undone:
			return true
		}
	}
	return false
}

// toldAgain reports whether the first of some lines was taken back and told
// again in the same turn: what was undone on the way to another change need
// not be crossed out.
func toldAgain(log []match.Entry) bool {
	first := &log[0]
	if !first.Undone || first.Event.Text.Key == "" {
		return false
	}
	for i := range log[1:] {
		switch e := &log[i+1]; {
		case e.Event.Kind == rules.EvTurn && !e.Undone:
			return false
		case !e.Undone && e.Event.Kind == first.Event.Kind && e.Event.Text == first.Event.Text:
			return true
		}
	}
	return false
}

// toldBefore reports whether the last of some lines is a result without terms
// that says no more than the losses and retreats of the same piece since the
// dice fell.
func toldBefore(log []match.Entry) bool {
	last := &log[len(log)-1]
	if last.Event.Kind != rules.EvResult || len(last.Event.Mods) > 0 {
		return false
	}
	for _, e := range slices.Backward(log[:len(log)-1]) {
		if e.Undone != last.Undone {
			continue
		}
		switch e.Event.Kind {
		case rules.EvHit, rules.EvRemove, rules.EvRetreat:
			if e.Event.Who == last.Event.Who && e.Event.Text.Key != "" {
				return true
			}
		case rules.EvDeclare, rules.EvTurn:
			return false
		}
	}
	return false
}

// height is the height of all lines.
func (p *logPanel) height() (h float32) {
	for i := range p.lines {
		h += p.lines[i].high
	}
	return h
}

// walls sets a double rule below the last of the lines that end what may be
// taken back.
func (t *Table) walls(c *ui.Ctx) {
	all := t.log.lines
	for i := range all {
		last := i+1 == len(all) || !all[i+1].entry.Wall
		if all[i].entry.Wall && last && !all[i].entry.Undone {
			all[i].wall = true
			all[i].high += c.Px(9)
		}
	}
}

// passes reports whether the filter lets a kind of event through.
func (p *logPanel) passes(k rules.EventKind) bool {
	f := &logFilters[p.filter]
	return f.kinds == nil || slices.Contains(f.kinds, k)
}

// logIndent is the room left of a line for the colour of its side, in dp.
const logIndent = 12

func (t *Table) logHeight(c *ui.Ctx, l *logLine, w float32) float32 {
	w -= c.Px(logIndent)
	if r := l.entry.Event.Rule; r != "" && l.entry.Event.Kind != rules.EvTurn {
		w -= c.ChipWidth(r) + c.Px(6)
	}
	h := max(c.Line(ui.Small), c.Wrap(logStyle(l), w, l.text).Height) + c.Px(4)
	if l.entry.Event.Kind == rules.EvDice {
		h += c.Px(34) + float32(smallRows(c, w, len(l.entry.Event.Faces))-1)*c.Px(31)
	}
	if l.entry.Event.Kind == rules.EvTurn {
		h += c.Px(8)
	}
	return h
}

// logStyle is how a line is set.
func logStyle(l *logLine) ui.Style {
	if l.entry.Event.Kind == rules.EvTurn {
		return ui.SmallB
	}
	return ui.Small
}

// logLine paints one line; pointing at it lights what it is about, a click
// brings that into view, with Ctrl takes back to there, and a double click opens
// the replay there.
func (t *Table) logLine(c *ui.Ctx, r paint.Rect, l *logLine) {
	e := &l.entry.Event
	name := t.names.Join("log", "line", t.names.Number(l.index))
	touch := c.Region(name, r)
	if touch.Hover {
		c.Fill(r, c.Theme.Panel2)
		t.light(c, e)
	}
	switch {
	case touch.Twice && t.deps.Replay != nil && !l.entry.Undone:
		t.deps.Replay(l.entry.Answer)
	case touch.Clicked:
		t.pan(c, e, l.entry.Answer)
	}
	if l.wall {
		y := r.Y + r.H - c.Px(7)
		c.Fill(paint.Rect{X: r.X, Y: y, W: r.W, H: c.Hairline()}, c.Theme.Text)
		c.Fill(paint.Rect{X: r.X, Y: y + c.Px(4), W: r.W, H: c.Hairline()}, c.Theme.Text)
	}
	if n := t.scene.Nation(e.Side); n != "" {
		c.Fill(paint.Rect{X: r.X, Y: r.Y + c.Px(3), W: c.Px(5), H: r.H - c.Px(8)}, ui.LiveryOf(n).Field)
	}
	t.logText(c, r, l)
}

// logText sets the text, clause and dice of a line.
func (t *Table) logText(c *ui.Ctx, r paint.Rect, l *logLine) {
	e := &l.entry.Event
	in := r
	ui.CutLeft(&in, c.Px(logIndent))
	st, col := logStyle(l), c.Theme.Text
	if e.Kind == rules.EvTurn {
		ui.CutTop(&in, c.Px(6))
	}
	if l.entry.Undone {
		col = c.Theme.Muted
	}
	w := in.W
	if e.Rule != "" && e.Kind != rules.EvTurn {
		cw := c.ChipWidth(e.Rule)
		w -= cw + c.Px(6)
		if _, hit := c.Chip(t.names.Join("chip", "log", t.names.Number(l.index)), in.X+in.W-cw, in.Y+c.Px(1), e.Rule); hit {
			t.openRule(e.Rule)
		}
	}
	h := c.Paragraph(paint.Rect{X: in.X, Y: in.Y, W: w}, st, ui.Start, col, l.text)
	if l.entry.Undone {
		strike(c, in.X, in.Y, st, c.Wrap(st, w, l.text), col)
	}
	if e.Kind == rules.EvDice {
		t.smallDice(c, paint.Rect{X: in.X, Y: in.Y + max(h, c.Line(ui.Small)) + c.Px(2), W: w, H: c.Px(28)}, e)
	}
}

// strike crosses out every line of a text.
func strike(c *ui.Ctx, x, y float32, st ui.Style, text *ui.Wrapped, col paint.Color) {
	for i, s := range text.Lines {
		c.Fill(paint.Rect{X: x, Y: ui.Floor(y + c.Line(st)*(float32(i)+.5)), W: c.Width(st, s), H: c.Hairline()}, col)
	}
}

// light marks on the map what a line is about.
func (t *Table) light(c *ui.Ctx, e *rules.Event) {
	h := &t.touch
	for _, r := range [...]rules.Ref{e.Who, e.From, e.To} {
		if r != 0 {
			h.lit = append(h.lit, r)
		}
	}
	h.lit = append(h.lit, e.Path...)
	c.Wake(c.In.Now + 16) // the map has been painted already
}

// pan brings what a line is about into view.
func (t *Table) pan(c *ui.Ctx, e *rules.Event, answer int) {
	if c.In.Held.Ctrl {
		t.undoTo(c, answer)
		return
	}
	if r := topmost([]rules.Ref{e.To, e.Who, e.From}); r != 0 && t.scene.View().Map != nil {
		t.board.ShowRef(r, c.In.Now)
	}
}

// smallRows counts the rows of the dice of a line of the log.
func smallRows(c *ui.Ctx, w float32, n int) int {
	d := c.Px(28)
	row := max(1, int((w+c.Px(3))/(d+c.Px(3))))
	return max(1, (n+row-1)/row)
}

// smallDice shows the dice of a line of the log and their total.
func (t *Table) smallDice(c *ui.Ctx, r paint.Rect, e *rules.Event) {
	x := r.X
	for i, f := range e.Faces {
		if x+r.H > r.X+r.W {
			x, r.Y = r.X, r.Y+r.H+c.Px(3)
		}
		t.dies.Die(c, paint.Rect{X: x, Y: r.Y, W: r.H, H: r.H}, &e.Dice, i, f, -1)
		x += r.H + c.Px(3)
	}
	if len(e.Faces) > 1 && scene.Summed(&e.Dice) {
		c.Label(paint.Rect{X: x + c.Px(4), Y: r.Y, W: c.Px(80), H: r.H}, ui.SmallB, ui.Start, c.Theme.Text, t.words.Total(e))
	}
}
