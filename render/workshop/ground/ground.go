// Package ground is the drawer of the ground: how the tool in hand is put to it, all tools
// with samples, what the tool in hand does, and what lies on the map.
package ground

import (
	"grognard/render/paint"
	"grognard/render/table/panel"
	"grognard/render/table/words"
	"grognard/render/ui"
	"grognard/render/workshop/state"
	"grognard/rules"
)

// Deps is what the drawer is painted from.
type Deps struct {
	State    *state.State
	Words    *words.Speaker
	Pictures *panel.Pictures
	Count    func() int // cells of the stroke under way; nil: there is never one
}

// Panel is the drawer of the ground.
type Panel struct {
	Deps

	// What there is to show, made anew when one of these is another.
	of       *rules.Draft
	language string
	groups   []group
	lying    []lying
}

// New returns the drawer.
func New(d Deps) *Panel { return &Panel{Deps: d} }

// Sizes in dp.
const (
	gap      = 8
	swatch   = 48
	least    = 64 // of a swatch with its word
	wordHigh = 40 // of a tool without a sample
	rowHigh  = 30
)

// low is how high the drawer is, in dp, where it has no room for parts that stay: all of it scrolls.
const low = 380

// The share of the drawer that what the tool in hand does takes at most, and how much wider
// than high the drawer is where its parts lie side by side.
const (
	aboutShare = .4
	sideBySide = 1.2
)

// Frame paints the drawer in r and returns what the player wants.
func (p *Panel) Frame(c *ui.Ctx, r paint.Rect) (act state.Act) {
	if r.W <= 0 {
		return act
	}
	p.look()
	in := c.Float(r)
	if r.W > sideBySide*r.H {
		left := ui.CutLeft(&in, ui.Floor(in.W*.42))
		ui.CutLeft(&in, c.Px(2*gap))
		p.beside(c, left, &act)
		p.scrolled(c, "ground.tools", in, func(f *ui.Flow) {
			p.tools(f, &act)
			p.list(f, &act)
		})
		return act
	}
	if in.H < c.Px(low) {
		p.scrolled(c, "ground.tools", in, func(f *ui.Flow) {
			p.modesOf(f, &act)
			p.tools(f, &act)
			p.list(f, &act)
			c.Rule(f.Take(c.Px(gap)))
			p.about(f, &act)
		})
		return act
	}
	f := ui.Flow{C: c, X: in.X, Y: in.Y, W: in.W}
	p.head(&f, &act)
	ui.CutTop(&in, f.Y-in.Y)
	if high := p.aboutHigh(c, in.W-c.Px(barWide)); high > 0 {
		foot := ui.CutBottom(&in, min(high, ui.Floor(in.H*aboutShare)))
		ui.CutBottom(&in, c.Px(gap))
		p.scrolled(c, "ground.about", foot, func(f *ui.Flow) {
			c.Rule(f.Take(c.Px(gap)))
			p.about(f, &act)
		})
	}
	p.scrolled(c, "ground.tools", in, func(f *ui.Flow) {
		p.tools(f, &act)
		p.list(f, &act)
	})
	return act
}

// beside is the left half of a drawer that is wide: modes, and what the tool does.
func (p *Panel) beside(c *ui.Ctx, r paint.Rect, act *state.Act) {
	p.scrolled(c, "ground.head", r, func(f *ui.Flow) {
		p.head(f, act)
		p.about(f, act)
	})
}

// barWide is the room of the bar of a column that scrolls, in dp.
const barWide = 16

// scrolled paints a column that scrolls where it is too high.
func (p *Panel) scrolled(c *ui.Ctx, name string, r paint.Rect, put func(f *ui.Flow)) {
	s := c.Scroll(name, r)
	f := ui.Flow{C: c, X: s.View.X, Y: s.Y, W: r.W - c.Px(barWide)} // the bar has its room: tools do not change their places when it comes
	put(&f)
	s.Done(f.Y - s.Y)
}

// head is the title of the drawer, with how tools are put to the ground.
func (p *Panel) head(f *ui.Flow, act *state.Act) {
	c := f.C
	f.Text(c.Fit(ui.Heading, f.W, c.Line(ui.Heading), p.word("ui.workshop.ground")), c.Theme.Text, p.word("ui.workshop.ground"))
	f.Gap(4)
	p.modesOf(f, act)
}

// modesOf are how tools are put to the ground of this map.
func (p *Panel) modesOf(f *ui.Flow, act *state.Act) {
	c := f.C
	if p.cloth() {
		p.snaps(f, act)
	} else {
		p.modes(f, act)
		p.widths(f, act)
	}
	c.Rule(f.Take(c.Px(gap)))
	f.Gap(4)
}

func (p *Panel) word(key string) string { return p.Words.Word(key) }

// cloth reports whether the map is a table without cells.
func (p *Panel) cloth() bool {
	v := p.State.View()
	return v != nil && v.Map != nil && v.Map.Shape == rules.Tabletop
}

// roomy is how much longer than its room the word of a mode may be, which is written smaller
// then.
const roomy = 1

// labelGap is what stays free between a word and what stands beside it, in dp.
const labelGap = 6

// modeKeys are the modes with their words and keys.
var modeKeys = [...]struct {
	region, word string
	key          paint.Key
}{
	state.Brush: {"mode.brush", "ui.workshop.mode.brush", "B"},
	state.Fill:  {"mode.fill", "ui.workshop.mode.fill", "K"},
	state.Along: {"mode.along", "ui.workshop.mode.along", "N"},
	state.Erase: {"mode.erase", "ui.workshop.mode.erase", "E"},
}

// modes are how the tool in hand is put to the ground.
func (p *Panel) modes(f *ui.Flow, act *state.Act) {
	c := f.C
	line := c.Line(ui.Small)
	n := len(modeKeys)
	wide := ui.Columns(paint.Rect{W: f.W}, n, 0, c.Px(4)).W - c.Px(8)
	for _, m := range modeKeys { // where their words are too long, two and two
		if c.Width(ui.SmallB, p.word(m.word)) > wide*roomy {
			n = 2
		}
	}
	var r paint.Rect
	for i, m := range modeKeys {
		switch {
		case i%n > 0:
		case n == 2:
			r = f.Take(line + c.Px(10))
			f.Gap(4)
		default:
			r = f.Take(2*line + c.Px(10))
		}
		at := ui.Columns(r, n, i%n, c.Px(4))
		if p.pick(c, at, m.region, p.State.Hand.Mode == state.Mode(i)) {
			act.Add(p.mode(state.Mode(i)))
		}
		label := p.word(m.word)
		in := at.Inset(c.Px(4))
		name, key, a := in, in, ui.Middle
		if n == 2 {
			key, a = ui.CutRight(&name, c.Px(16)), ui.Start
			ui.CutRight(&name, c.Px(labelGap))
		} else {
			name.H, key.Y, key.H = line, in.Y+line, in.H-line
		}
		c.Label(name, c.Fit(ui.SmallB, name.W, line*1.1, label), a, c.Theme.Text, label)
		c.Label(key, ui.Small, ui.Middle, c.Theme.Muted, string(m.key))
		c.Tip(m.region, at, p.word(m.word+".about"), false)
	}
	f.Gap(6)
}

// mode is the act that puts tools to the ground in another way.
func (p *Panel) mode(m state.Mode) state.Act {
	hand := p.State.Hand
	hand.Mode = m
	return state.Act{Hand: &hand}
}

// widthNames are the regions of the widths, and how many cells a brush takes in.
var (
	widthNames = [...]string{"width.0", "width.1", "width.2"}
	hexWidths  = [...]string{"1", "7", "19"}
	squares    = [...]string{"1", "9", "25"}
)

// labelled takes a row for some choices with a name before them, or above them where it has no room
// there, and returns where they lie.
func labelled(f *ui.Flow, label string) paint.Rect {
	c := f.C
	row := max(c.Px(32), c.Line(ui.Small)+c.Px(8))
	if c.Width(ui.Small, label) > ui.Floor(f.W*nameShare)-c.Px(labelGap) {
		f.Text(ui.Small, c.Theme.Text, label)
		return f.Take(row)
	}
	r := f.Take(row)
	c.Label(ui.CutLeft(&r, ui.Floor(r.W*nameShare)), ui.Small, ui.Start, c.Theme.Text, label)
	return r
}

// nameShare is what of a row its name has.
const nameShare = .36

// widths are how broad the brush is.
func (p *Panel) widths(f *ui.Flow, act *state.Act) {
	c := f.C
	counts := hexWidths
	if v := p.State.View(); v != nil && v.Map != nil && v.Map.Shape == rules.Squares {
		counts = squares
	}
	r := labelled(f, p.word("ui.workshop.width"))
	for i, n := range counts {
		at := ui.Columns(r, len(counts), i, c.Px(4))
		if p.pick(c, at, widthNames[i], p.State.Hand.Rings == i) {
			act.Add(p.width(i))
		}
		c.Label(at, ui.SmallB, ui.Middle, c.Theme.Text, n)
		c.Tip(widthNames[i], at, p.word("ui.workshop.width.about"), false)
	}
	f.Gap(6)
}

// width is the act that takes a broader brush, or a narrower one.
func (p *Panel) width(rings int) state.Act {
	hand := p.State.Hand
	hand.Rings = max(0, min(rings, len(widthNames)-1))
	return state.Act{Hand: &hand}
}

// snapNames are the regions of the steps of points on a tabletop.
var snapNames = [...]struct{ region, word string }{
	state.SnapQuarter: {"snap.quarter", "ui.workshop.snap.quarter"},
	state.SnapInch:    {"snap.inch", "ui.workshop.snap.inch"},
	state.SnapOff:     {"snap.off", "ui.workshop.snap.off"},
}

// snaps are what points on a tabletop are rounded to.
func (p *Panel) snaps(f *ui.Flow, act *state.Act) {
	c := f.C
	r := labelled(f, p.word("ui.workshop.snap"))
	for k, s := range [...]state.Snap{state.SnapOff, state.SnapQuarter, state.SnapInch} {
		at, x := ui.Columns(r, len(snapNames), k, c.Px(4)), snapNames[s]
		if p.pick(c, at, x.region, p.State.Snap == s) {
			act.Snap = &s
		}
		word := p.word(x.word)
		c.Label(at, c.Fit(ui.SmallB, at.W-c.Px(4), at.H, word), ui.Middle, c.Theme.Text, word)
	}
	f.Gap(6)
}

// pick paints the face of something of which one holds, and reports whether it was picked.
func (p *Panel) pick(c *ui.Ctx, r paint.Rect, name string, on bool) bool {
	t := c.Region(name, r)
	_, pressed := c.Focusable(name, r)
	c.Fill(r, c.Theme.Panel2)
	if on {
		c.Fill(r, paint.Alpha(c.Theme.Accent, .2))
		c.Frame(r, c.Px(2), c.Theme.Accent)
	}
	if t.Hover {
		c.Cursor(paint.Hand)
		if !on {
			c.Frame(r, c.Hairline(), c.Theme.Border)
		}
	}
	if t.Clicked || pressed {
		c.Sound("click")
		return true
	}
	return false
}

// Keys hears the keys of the drawer wherever the pointer is, while it is open: modes,
// widths. It comes before the keys of the map: N and K mean something else there.
func (p *Panel) Keys(c *ui.Ctx) (act state.Act) {
	if p.cloth() || c.In.Held.Ctrl || c.In.Held.Alt || c.Typing() || c.Beneath() {
		return act
	}
	for i, m := range modeKeys {
		if c.Take(m.key) {
			act.Add(p.mode(state.Mode(i)))
		}
	}
	for _, ch := range c.In.Text {
		switch ch {
		case '[':
			act.Add(p.width(p.State.Hand.Rings - 1))
		case ']':
			act.Add(p.width(p.State.Hand.Rings + 1))
		}
	}
	return act
}
