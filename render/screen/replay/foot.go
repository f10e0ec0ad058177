package replay

import (
	"strconv"

	"grognard/game/chronicle"
	"grognard/game/match"
	"grognard/render/chart"
	"grognard/render/paint"
	"grognard/render/table/layout"
	"grognard/render/ui"
	"grognard/rules"
)

// steps are the buttons of the replay, with the decisions they move by.
var steps = [...]struct {
	name, icon, tip string
	by              int
}{
	{"button.first", "icon/first-step", "ui.replay.first", -1 << 30},
	{"button.previous", "icon/left", "ui.replay.previous", -1},
	{"button.run", "icon/play", "ui.replay.run", 0},
	{"button.next", "icon/right", "ui.replay.next", 1},
	{"button.last", "icon/skip", "ui.replay.last", 1 << 30},
}

// foot is the bar at the foot: buttons, and the course of the battle to be drawn along.
func (p *Page) foot(c *ui.Ctx, f *layout.Foot) {
	defer c.On(c.On(paint.Dice, paint.DiceText)) // over the cards of the hand, of which the upper edge is seen
	if !p.goals() {
		f.Chart.Y, f.Chart.H = f.Chart.Y-f.Flags.H, f.Chart.H+f.Flags.H
		f.Arms.Y, f.Flags.H = f.Flags.Y, 0
	}
	c.Block(f.Box)
	if n := c.Wheel("replay.bar", f.Box); n != 0 {
		by := 1
		if n > 0 {
			by = -1
		}
		p.step(c, by)
	}
	c.Shadow(f.Box.Inset(-c.Px(6)))
	c.Surface("ui/panel", f.Box, c.Theme.Panel)
	p.heading(c, f.Title)
	p.steps(c, f)
	count := p.d.Word("ui.replay.count", p.Count[p.Of(p.at)], p.Count[len(p.Count)-1])
	c.Label(f.Count, c.Fit(ui.Body, f.Count.W, f.Count.H*1.2, count), ui.Start, c.Theme.Muted, count)
	speed := ui.Button{Name: "button.speed", Label: p.d.Word("ui.replay.speed", speeds[p.speed].word), Tip: p.d.Word("ui.replay.speed.about"), Style: &ui.Small}
	if c.Button(f.Speed, speed) {
		p.speed = (p.speed + 1) % len(speeds)
	}
	p.chart(c, f)
	p.hints(c, f.Hints)
}

// heading says what the chart shows; a click has it show something else.
func (p *Page) heading(c *ui.Ctx, r paint.Rect) {
	if r.H <= 0 {
		return
	}
	wide := r.W - c.Px(40)
	title := p.titled(c, wide)
	switch {
	case p.chances():
		title = p.d.Word("ui.study.chance", p.d.Words.Army(p.stage.Seen().Sides[rules.First]))
	case p.shows == strength:
		title = p.d.Word("ui.study.strength")
	}
	p.titles.style = c.Fit(ui.SmallB, wide, r.H*1.1, title)
	if c.Button(r, ui.Button{Name: "button.chart", Label: title, Style: &p.titles.style, Flat: true, Tip: p.d.Word("ui.study.chart.about")}) {
		p.shows = (p.shows + 1) % (chances + 1)
		if p.shows == chances && !p.chances() {
			p.shows = numbers
		}
	}
}

// chances reports whether the chart shows the chance of winning.
func (p *Page) chances() bool { return p.shows == chances && p.branch == nil && len(p.course) > 1 }

// titles are what the chart of the numbers is called, in a language, and how that is set.
type titles struct {
	match       *match.Match // nil: they are not known
	language    string
	short, long string // "" where its rulebook names no number
	style       ui.Style
}

// titled says what the chart shows, in as many words as there is room for.
func (p *Page) titled(c *ui.Ctx, w float32) string {
	k := &p.titles
	if l := p.d.Words.Language(); k.match != p.m || k.language != l {
		*k = titles{match: p.m, language: l}
		if g := chronicle.Scores(p.m.Book(), p.m.Position().Board(), p.stage.Seen())[rules.First]; g != nil {
			counted := p.d.Words.Counted(p.m.Book(), g)
			k.short, k.long = p.d.Words.Capital(counted), p.d.Word("ui.end.course", counted)
		}
	}
	switch {
	case k.long == "":
		return p.d.Word("ui.replay.moments")
	case c.Width(ui.SmallB, k.long) <= w:
		return k.long
	}
	return k.short
}

// steps are the buttons that walk through the game.
func (p *Page) steps(c *ui.Ctx, f *layout.Foot) {
	for i, s := range steps {
		b := ui.Button{Name: s.name, Icon: s.icon, Tip: p.d.Word(s.tip), On: s.by == 0 && p.run}
		switch {
		case s.by == 0 && p.run:
			b.Icon = "icon/pause"
		case s.by < 0 && p.at == 0:
			b.Why = p.d.Word("ui.replay.atstart")
		case s.by >= 0 && p.at == p.m.Len():
			b.Why = p.d.Word("ui.replay.atend")
		}
		switch {
		case !c.Button(f.Steps[i], b):
		case s.by == 0:
			p.turnOn(c)
		default:
			p.step(c, s.by)
		}
	}
}

// known is the course of the battle as far as it has been told: at least its turns.
func (p *Page) known() chart.Lines {
	k := chart.Lines{Told: p.told, End: p.m.Len(), Sides: &p.stage.Seen().Sides, Whole: true}
	if k.Told == nil || len(k.Told.Turns) == 0 {
		k.Told = &chronicle.Chronicle{Turns: p.Turns}
	}
	return k
}

// chart is the course of the battle: lines of both sides, a tick a turn, the marks of what happened
// where, and the handle. Dragging along it shows the game as it goes by.
func (p *Page) chart(c *ui.Ctx, f *layout.Foot) {
	k, r := p.known(), f.Chart
	if p.shows == strength {
		k.Of = k.Told.Strong
	}
	if p.chances() {
		ui.CutLeft(&r, c.Px(28)) // for the percents
	}
	t := k.Lay(c, r, 0)
	t.Now = p.turnOf(p.at)
	p.marks.set(c, p, &t, f)
	p.scrub(c, &t, f)
	if p.chances() {
		field := chart.Chances{Course: p.course, Rough: p.work != nil || !p.study.Whole()}
		field.Paint(c, &k, &t)
		t.Turns(c)
		t.Percents(c, func(n int) string { return p.d.Words.Percent(strconv.Itoa(n)) })
	} else {
		k.Scales(c, &t)
	}
	c.Frame(t.Rect, c.Hairline(), c.Theme.Border)
	for _, k := range p.points() {
		t.Dotted(c, k.Answer, c.Px(3), paint.Alpha(c.Theme.Replay, .8))
	}
	if len(k.Told.Changes) > 0 && !p.chances() {
		for side := range k.Sides {
			k.Line(c, &t, side)
		}
	}
	p.handle(c, &t, f)
	p.marks.paint(c, p)
}

// scrub hears the pointer along the chart.
func (p *Page) scrub(c *ui.Ctx, t *chart.Plot, f *layout.Foot) {
	area := paint.Rect{X: t.X - c.Px(10), Y: f.Arms.Y - f.Flags.H, W: t.W + c.Px(20), H: f.Chart.Y + f.Chart.H - f.Arms.Y + f.Flags.H}
	touch := c.Region("slider.replay", area)
	if touch.Hover || touch.Down {
		c.Cursor(paint.Hand)
	}
	was := p.drag
	p.drag = touch.Down || p.marks.dragged(c)
	if p.drag {
		if to := p.At[p.Nearest(t.Answer(c.In.X))]; to != p.at {
			p.show(to)
			c.Animate()
		}
	}
	if was && !p.drag {
		p.recall()
		c.Animate()
	}
}

// handle shows where in the game one is.
func (p *Page) handle(c *ui.Ctx, t *chart.Plot, f *layout.Foot) {
	x, w := t.Along(p.at), max(2, c.Px(4))
	c.Fill(paint.Rect{X: x - ui.Floor(w/2), Y: f.Arms.Y, W: w, H: t.Y + t.H - f.Arms.Y}, c.Theme.Replay)
	chart.Disc(c, p.d.Store, x, t.Y+t.H/2, c.Px(20), c.Theme.Panel)
}

// hinted are the lines of the hints in a language: what a key does, and the key.
type hinted struct {
	language string
	rows     [5][2]string
}

// hints say what keys do.
func (p *Page) hints(c *ui.Ctx, r paint.Rect) {
	if r.W == 0 {
		return
	}
	h := &p.hinted
	if l := p.d.Words.Language(); h.language != l {
		shift := p.d.Word("table.keyname.shift")
		*h = hinted{l, [...][2]string{{"ui.replay.hint.one", "→"}, {"ui.replay.hint.fight", "Ctrl + →"}, {"ui.replay.hint.turn", "Ctrl + " + shift + " + →"},
			{"ui.replay.hint.turning", shift + " + →"}, {"ui.replay.hint.run", p.d.Word("table.keyname.space")}}}
	}
	high := max(c.Line(ui.Small), min(c.Line(ui.Small)+c.Px(6), r.H/float32(len(h.rows))))
	for _, k := range h.rows {
		if r.H+c.Px(4) < high {
			return
		}
		row := ui.CutTop(&r, high)
		key := k[1]
		w := c.Width(ui.Small, key) + c.Px(12)
		cap_ := ui.CutRight(&row, w).Inset(c.Px(1))
		c.Fill(cap_, c.Theme.Panel2)
		c.Frame(cap_, c.Hairline(), c.Theme.Border)
		c.Label(cap_, ui.Small, ui.Middle, c.Theme.Text, key)
		row.W -= c.Px(8)
		text := p.d.Word(k[0])
		c.Label(row, c.Fit(ui.Small, row.W, row.H, text), ui.Start, c.Theme.Text, text)
	}
}
