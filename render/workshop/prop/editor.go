package prop

import (
	"slices"
	"strconv"
	"strings"

	"grognard/render/paint"
	"grognard/render/table/words"
	"grognard/render/ui"
	"grognard/render/workshop/state"
	"grognard/rules"
)

// Editor paints rows. It keeps what is being typed, which becomes an edit with Enter or where
// the player goes on to something else: a step for each value, not for each letter.
type Editor struct {
	Words *words.Speaker

	typed    typed
	open     *list
	unfolded bool // what is seldom set lies open
}

// Begin begins a frame and returns what has been typed for a field that was left. here
// reports whether a path still is that of a thing.
func (e *Editor) Begin(c *ui.Ctx, here func(path string) bool) state.Act {
	t := &e.typed
	if t.name == "" {
		return state.Act{}
	}
	left := !c.Focused(t.name) || !t.seen || c.In.Pressed[paint.Left] && c.Hot() != t.name
	t.seen = false
	if !left {
		return state.Act{}
	}
	return e.Leave(c, here)
}

// Leave ends typing and returns what has been typed.
func (e *Editor) Leave(c *ui.Ctx, here func(path string) bool) (a state.Act) {
	t := e.typed
	e.typed = typed{}
	if t.name == "" {
		return a
	}
	if c.Focused(t.name) {
		c.SetFocus("")
	}
	paths := slices.DeleteFunc(slices.Clone(t.paths), func(p string) bool { return p != "" && !here(p) })
	if value, ok := t.value(); ok && (value != t.was || t.mixed && t.changed) {
		a = set(paths, t.key, value)
	}
	return a
}

// Keys takes Enter and Escape for the field that is typed into, on a page where a button would
// hear them first.
func (e *Editor) Keys(c *ui.Ctx) (a state.Act) {
	switch name := e.typed.name; {
	case name == "" || !c.Focused(name):
	case c.Take("Enter"):
		return e.Leave(c, func(string) bool { return true })
	case c.Take("Escape"):
		e.typed = typed{}
		c.SetFocus("")
	}
	return a
}

// Typing reports whether letters go into one of its fields, or choose from a list.
func (e *Editor) Typing() bool { return e.typed.name != "" || e.open != nil }

// Row paints a row into r, whose height is that of Height, and returns what the player wants.
func (e *Editor) Row(c *ui.Ctx, r paint.Rect, row *Row) (a state.Act) {
	k := e.planned(c, r.W, row)
	e.label(c, r, row, k, &a)
	at := k.at.Moved(r.X, r.Y)
	switch k.as {
	case toggle:
		e.toggle(c, at, row, &a)
	case number:
		e.number(c, at, row, &a)
	case segments:
		e.segments(c, r, k, row, &a)
	case drop:
		e.drop(c, at, row, &a)
	case places:
		e.places(c, r, k, row, &a)
	case cells:
		e.cells(c, at, row, &a)
	default:
		e.field(c, at, row, &a)
	}
	return a
}

// label is what the value is called, with what it does for a tip and the clause of it.
func (e *Editor) label(c *ui.Ctx, r paint.Rect, row *Row, k *plan, a *state.Act) {
	at := k.label.Moved(r.X, r.Y)
	ink := c.Theme.Text
	if row.why != "" {
		ink = c.Theme.Muted
	}
	c.Paragraph(at, ui.Body, ui.Start, ink, row.label)
	if k.chip > 0 {
		if _, clicked := c.Chip(row.rule, at.X+k.chip, ui.Floor(at.Y+(at.H-c.Line(ui.Small))/2), row.Prop.Rule); clicked {
			a.Rule = row.Prop.Rule
		}
		at.W = k.chip
	}
	tip := row.about
	if row.why != "" {
		tip = row.why
	}
	name := e.Words.Keys.Dot(row.Name, "label")
	switch {
	case k.chip == 0 && row.Prop.Rule != "" && c.ChipWidth(row.Prop.Rule) > 0:
		name = row.rule
		t := c.Region(name, at)
		if t.Hover {
			c.Cursor(paint.Hand)
			c.PointClause(row.Prop.Rule)
			c.Label(paint.Rect{X: at.X, Y: at.Y + at.H - c.Px(3), W: min(at.W, c.Wrap(ui.Body, at.W, row.label).Width), H: c.Px(2)}, ui.Small, ui.Start, ink, "")
		}
		if t.Clicked {
			a.Rule = row.Prop.Rule
		}
		if tip == "" {
			tip = row.Prop.Rule
		}
	case tip != "":
		c.Region(name, at)
	default:
		return
	}
	c.Tip(name, at, tip, false)
}

// toggle is a switch.
func (e *Editor) toggle(c *ui.Ctx, r paint.Rect, row *Row, a *state.Act) {
	on := row.Prop.Value == "true" && !row.Mixed
	if row.Mixed {
		c.Label(paint.Rect{X: r.X - c.Px(30), Y: r.Y, W: c.Px(24), H: r.H}, ui.Small, ui.End, c.Theme.Muted, "?")
	}
	if row.why != "" {
		e.grey(c, r, row.Name, row)
		return
	}
	if got := c.Toggle(r, row.Name, "", on); got != on {
		a.Add(row.set(strconv.FormatBool(got)))
	}
}

// grey takes the place of a control that cannot be used, and says why.
func (e *Editor) grey(c *ui.Ctx, r paint.Rect, name string, row *Row) {
	c.Frame(r, c.Hairline(), paint.Alpha(c.Theme.Border, .5))
	text := row.shown
	if row.Prop.Kind == rules.PropFlag {
		text = ""
		if row.Prop.Value == "true" {
			c.Image("icon/check", ui.Mid(r, r.H*.7, r.H*.7), c.Theme.Muted)
		}
	}
	in := r
	ui.CutLeft(&in, c.Px(8))
	ui.CutRight(&in, c.Px(4))
	c.Label(in, c.Fit(ui.Small, in.W, c.Line(ui.Small), text), ui.Start, c.Theme.Muted, text)
	t := c.Region(name, r)
	if t.Hover {
		c.Cursor(paint.Forbidden)
	}
	c.Tip(name, r, row.why, t.Clicked)
}

// number is a number, or an hour, between the buttons that make it less and more.
func (e *Editor) number(c *ui.Ctx, r paint.Rect, row *Row, a *state.Act) {
	if row.why != "" {
		e.grey(c, r, row.Name, row)
		return
	}
	d, gap := c.Px(boxHigh), c.Px(boxGap)
	p := row.Prop
	if e.step(c, ui.CutLeft(&r, d), row.less, false, row.Mixed || p.Kind == rules.PropClock || numberOf(p.Value) > p.Low) {
		a.Add(row.set(stepped(p, -1)))
	}
	ui.CutLeft(&r, gap)
	if e.step(c, ui.CutRight(&r, d), row.more, true, row.Mixed || p.Kind == rules.PropClock || numberOf(p.Value) < p.High) {
		a.Add(row.set(stepped(p, 1)))
	}
	ui.CutRight(&r, gap)
	e.field(c, r, row, a)
}

// numberOf reads a number; one that says nothing is 0.
func numberOf(s string) int {
	n, _ := strconv.Atoi(strings.TrimSpace(s))
	return n
}

// clockStep is by how many minutes a button moves an hour.
const clockStep = 30

// stepped is the value a step lower or higher.
func stepped(p *rules.Prop, by int) string {
	if p.Kind == rules.PropClock {
		h, m, _ := strings.Cut(p.Value, ":")
		return clock(numberOf(h)*60 + numberOf(m) + by*clockStep)
	}
	return strconv.Itoa(min(p.High, max(p.Low, numberOf(p.Value)+by*max(1, p.Step, p.Parts))))
}

// clock writes minutes after midnight.
func clock(minutes int) string {
	const day = 24 * 60
	minutes = ((minutes % day) + day) % day
	m := strconv.Itoa(minutes % 60)
	if len(m) < 2 {
		m = "0" + m
	}
	return strconv.Itoa(minutes/60) + ":" + m
}

// step is a button with a minus or a plus.
func (e *Editor) step(c *ui.Ctx, r paint.Rect, name string, plus, can bool) bool {
	t := c.Region(name, r)
	_, pressed := c.Focusable(name, r)
	face, ink := "ui/button", c.Theme.Text
	switch {
	case !can:
		face, ink = "ui/button/disabled", c.Theme.Muted
	case t.Down && t.Hover:
		face = "ui/button/down"
	case t.Hover:
		face = "ui/button/hover"
		c.Cursor(paint.Hand)
	}
	c.Surface(face, r, c.Theme.Panel)
	w, h := ui.Floor(r.W*.4), max(2, c.Px(2.5))
	c.Fill(ui.Mid(r, w, h), ink)
	if plus {
		c.Fill(ui.Mid(r, h, w), ink)
	}
	if !can || !t.Clicked && !pressed {
		return false
	}
	c.Sound("click")
	return true
}

// segments are the values side by side: one holds, or any of them.
func (e *Editor) segments(c *ui.Ctx, r paint.Rect, k *plan, row *Row, a *state.Act) {
	some := row.Prop.Kind == rules.PropSome
	for i, v := range row.Prop.Values {
		on := !row.Mixed && row.Prop.Value == v
		if some {
			on = slices.Contains(row.chosen, v)
		}
		if !e.box(c, k.boxes[i].Moved(r.X, r.Y), row.regions[i], "", row.labels[i], on, row.why) {
			continue
		}
		if some {
			v = row.switched(v)
		}
		a.Add(row.set(v))
	}
}

// switched is the value with one of Values more or less, in their order.
func (r *Row) switched(v string) string {
	var all []string
	for _, x := range r.Prop.Values {
		if slices.Contains(r.chosen, x) != (x == v) {
			all = append(all, x)
		}
	}
	return strings.Join(all, " ")
}

// box is a value that can be chosen; before stands muted before its label.
func (e *Editor) box(c *ui.Ctx, r paint.Rect, name, before, label string, on bool, why string) bool {
	t := c.Region(name, r)
	_, pressed := c.Focusable(name, r)
	bg, ink, st := c.Theme.Panel2, c.Theme.Text, ui.Small
	switch {
	case on && why != "":
		bg, ink, st = c.Theme.Border, c.Theme.Panel, ui.SmallB
	case on:
		bg, ink, st = c.Theme.Accent, c.Theme.OnAccent, ui.SmallB
	case why != "":
		bg, ink = paint.Alpha(bg, .5), c.Theme.Muted
	}
	c.Fill(r, bg)
	if why != "" {
		if t.Hover {
			c.Cursor(paint.Forbidden)
		}
		c.Tip(name, r, why, t.Clicked)
	} else if t.Hover {
		c.Cursor(paint.Hand)
		c.Frame(r, c.Hairline(), c.Theme.Text)
	}
	in := r
	if before != "" {
		ui.CutLeft(&in, c.Px(boxPad))
		c.Label(in, ui.Small, ui.Start, c.Theme.Muted, before)
		ui.CutLeft(&in, c.Width(ui.Small, before)+c.Px(5))
		c.Label(in, st, ui.Start, ink, label)
	} else {
		ui.CutLeft(&in, c.Px(3))
		ui.CutRight(&in, c.Px(3))
		c.Centered(in, st, ink, label)
	}
	if why != "" || !t.Clicked && !pressed {
		return false
	}
	c.Sound("click")
	return true
}

// places has a small choice for each place: a click goes on to the next value. The boxes before
// them make the list shorter and longer, and say how many places it has.
func (e *Editor) places(c *ui.Ctx, r paint.Rect, k *plan, row *Row, a *state.Act) {
	p, n := row.Prop, len(row.chosen)
	for i := range row.chosen {
		if !e.box(c, k.boxes[stepper+i].Moved(r.X, r.Y), row.regions[i], e.Words.Keys.Number(i+1), row.boxLabel(stepper+i), false, row.why) {
			continue
		}
		all := slices.Clone(row.chosen)
		at := slices.Index(p.Values, all[i])
		all[i] = p.Values[(at+1)%len(p.Values)]
		a.Add(row.set(strings.Join(all, " ")))
	}
	c.Centered(k.boxes[1].Moved(r.X, r.Y), ui.SmallB, c.Theme.Text, e.Words.Keys.Number(n))
	if e.step(c, k.boxes[0].Moved(r.X, r.Y), row.less, false, n > 1 && row.why == "") {
		a.Add(row.set(strings.Join(row.chosen[:n-1], " ")))
	}
	if e.step(c, k.boxes[2].Moved(r.X, r.Y), row.more, true, row.why == "") {
		last := p.Values[0]
		if n > 0 {
			last = row.chosen[n-1]
		}
		a.Add(row.set(strings.Join(append(slices.Clone(row.chosen), last), " ")))
	}
}

// mapWide is the room of the button that asks for cells on the map.
func (e *Editor) mapWide(c *ui.Ctx) float32 {
	return c.Width(ui.Small, e.Words.Word("ui.workshop.prop.map")) + c.Px(2*boxPad+6)
}

// cells is a field with names of cells, beside it a button that has them clicked on the map.
func (e *Editor) cells(c *ui.Ctx, r paint.Rect, row *Row, a *state.Act) {
	at := ui.CutRight(&r, e.mapWide(c)-c.Px(6))
	ui.CutRight(&r, c.Px(6))
	at.H = c.Px(boxHigh)
	why := row.why
	if len(row.Paths) > 1 && why == "" {
		why = e.Words.Word("ui.workshop.prop.one")
	}
	if e.box(c, at, e.Words.Keys.Dot(row.Name, "map"), "", e.Words.Word("ui.workshop.prop.map"), false, why) {
		a.Ask = &state.Asked{Path: row.Paths[0], Key: row.Prop.Key, One: row.Prop.Kind == rules.PropCell}
	}
	e.field(c, r, row, a)
}
