package ground

import (
	"slices"

	"grognard/render/paint"
	"grognard/render/table/panel"
	"grognard/render/ui"
	"grognard/render/workshop/state"
	"grognard/rules"
)

// group is a heading with its tools.
type group struct {
	heading  string
	pictured bool // its tools have samples
	all      []entry
}

// entry is a tool.
type entry struct {
	tool          *rules.Tool
	region, label string
}

// The headings, in their order.
const (
	groundGroup = iota
	areaGroup
	lineGroup
	tileGroup
	edgeGroup
	markGroup
	groups
)

var headings = [groups]string{
	groundGroup: "ui.workshop.tools.ground", areaGroup: "ui.workshop.tools.areas", lineGroup: "ui.workshop.tools.lines",
	tileGroup: "ui.workshop.tools.tiles", edgeGroup: "ui.workshop.tools.edges", markGroup: "ui.workshop.tools.marks",
}

// groupOf is the heading of a tool, -1 for one that lays nothing on the map.
func groupOf(t *rules.Tool) int {
	switch {
	case t.Stroke == rules.StrokeNone:
		return -1
	case t.Stroke == rules.StrokeTile:
		return tileGroup
	case t.Stroke == rules.StrokeEdges:
		return edgeGroup
	case t.Sample == nil:
		return markGroup
	case t.Stroke == rules.StrokeShape:
		return areaGroup
	case t.Stroke == rules.StrokeLine:
		return lineGroup
	}
	return groundGroup
}

// look makes what there is to show anew, where the draft or the language is another.
func (p *Panel) look() {
	now, language := p.State.Draft(), p.Words.Catalog.Language()
	if p.of == now && p.language == language {
		return
	}
	p.of, p.language = now, language
	kit := p.State.Open.Kit()
	p.groups = make([]group, groups)
	for i := range kit.Tools {
		t := &kit.Tools[i]
		k := groupOf(t)
		if k < 0 {
			continue
		}
		g := &p.groups[k]
		g.heading, g.pictured = p.word(headings[k]), k != markGroup
		g.all = append(g.all, entry{t, "tool." + t.Key, p.Words.Say(t.Name)})
	}
	p.groups = slices.DeleteFunc(p.groups, func(g group) bool { return len(g.all) == 0 })
	p.lie(now, kit)
}

// tools are all tools, by their headings.
func (p *Panel) tools(f *ui.Flow, act *state.Act) {
	for i := range p.groups {
		g := &p.groups[i]
		if i > 0 {
			f.Gap(gap)
		}
		f.Text(ui.SmallB, f.C.Theme.Text, g.heading)
		f.Gap(4)
		if g.pictured {
			p.swatches(f, g, act)
		} else {
			p.marks(f, g, act)
		}
	}
}

// swatches are tools with samples, and their words below them.
func (p *Panel) swatches(f *ui.Flow, g *group, act *state.Act) {
	c := f.C
	n := p.across(f, g, max(1, int((f.W+c.Px(4))/(c.Px(least)+c.Px(4)))), c.Px(4))
	for from := 0; from < len(g.all); from += n {
		row := g.all[from:min(from+n, len(g.all))]
		wide := ui.Columns(paint.Rect{W: f.W}, n, 0, c.Px(4)).W
		high := float32(0)
		for k := range row {
			st := c.Fit(ui.Small, wide-c.Px(4), 2.1*c.Line(ui.Small), row[k].label)
			high = max(high, c.Wrap(st, wide-c.Px(4), row[k].label).Height)
		}
		r := f.Take(c.Px(swatch) + c.Px(8) + high)
		for k := range row {
			p.swatch(c, ui.Columns(r, n, k, c.Px(4)), &row[k], act)
		}
		f.Gap(4)
	}
}

// legible is the size, in dp, below which a word is not written: fewer stand side by side then.
const legible = 17.5

// across is how many tools of a group stand side by side, at most n, so that their words can
// be read; pad is the room about a word.
func (p *Panel) across(f *ui.Flow, g *group, n int, pad float32) int {
	c := f.C
	for ; n > 1; n-- {
		wide := ui.Columns(paint.Rect{W: f.W}, n, 0, c.Px(4)).W - pad
		if !slices.ContainsFunc(g.all, func(e entry) bool { return c.Fit(ui.Small, wide, 2.1*c.Line(ui.Small), e.label).Size < legible }) {
			break
		}
	}
	return n
}

// swatch is one tool with its sample.
func (p *Panel) swatch(c *ui.Ctx, r paint.Rect, e *entry, act *state.Act) {
	on := p.State.Hand.Tool == e.tool.Key
	if p.pick(c, r, e.region, on) {
		act.Add(p.take(e.tool))
	}
	d := c.Px(swatch)
	pic := paint.Rect{X: ui.Floor(r.X + (r.W-d)/2), Y: r.Y + c.Px(4), W: d, H: d}
	switch key := p.Pictures.Sample(p.State.Open.Book().Prefix(), e.tool.Key, e.tool.Sample); {
	case key == "":
		c.Fill(pic, c.Theme.Panel)
		if e.tool.Sample != nil {
			c.Wake(c.In.Now + 50)
		}
	default:
		turn := 0
		if e.tool.Stroke == rules.StrokeTile && on {
			turn = p.State.Hand.Turns
		}
		p.Pictures.Turned(c, pic, key, turn)
	}
	c.Frame(pic, c.Hairline(), c.Theme.Border)
	text := paint.Rect{X: r.X + c.Px(2), Y: pic.Y + d + c.Px(2), W: r.W - c.Px(4), H: r.Y + r.H - pic.Y - d - c.Px(4)}
	st := c.Fit(ui.Small, text.W, 2.1*c.Line(ui.Small), e.label)
	c.Paragraph(text, st, ui.Middle, c.Theme.Text, e.label)
}

// emblem is the size, in dp, of the picture of what no map can show.
const emblem = 28

// marks are tools without samples: what stands for them, and their words beside it.
func (p *Panel) marks(f *ui.Flow, g *group, act *state.Act) {
	c := f.C
	pad := c.Px(12)
	if slices.ContainsFunc(g.all, func(e entry) bool { return panel.Emblem(e.tool.Emblem) != "" }) {
		pad += c.Px(emblem + 6)
	}
	n := p.across(f, g, 2, pad)
	for from := 0; from < len(g.all); from += n {
		row := g.all[from:min(from+n, len(g.all))]
		wide := ui.Columns(paint.Rect{W: f.W}, n, 0, c.Px(4)).W - pad
		high := c.Px(wordHigh)
		for k := range row {
			st := c.Fit(ui.Small, wide, 2.1*c.Line(ui.Small), row[k].label)
			high = max(high, c.Wrap(st, wide, row[k].label).Height+c.Px(8))
		}
		r := f.Take(high)
		for k := range row {
			p.mark(c, ui.Columns(r, n, k, c.Px(4)), wide, &row[k], act)
		}
		f.Gap(4)
	}
}

// mark is one tool without a sample; its word is so wide.
func (p *Panel) mark(c *ui.Ctx, r paint.Rect, wide float32, e *entry, act *state.Act) {
	if p.pick(c, r, e.region, p.State.Hand.Tool == e.tool.Key) {
		act.Add(p.take(e.tool))
	}
	in := r.Inset(c.Px(4))
	if key := panel.Emblem(e.tool.Emblem); key != "" {
		d := c.Px(emblem)
		c.Image(key, ui.Mid(ui.CutLeft(&in, d), d, d), c.Theme.Text)
		ui.CutLeft(&in, c.Px(6))
	}
	c.Centered(in, c.Fit(ui.Small, wide, 2.1*c.Line(ui.Small), e.label), c.Theme.Text, e.label)
}

// take is the act that takes a tool in hand, or lays it down.
func (p *Panel) take(t *rules.Tool) state.Act {
	hand := p.State.Hand
	if hand.Tool == t.Key {
		hand.Tool = ""
	} else {
		hand.Tool = t.Key
	}
	hand.Stock, hand.Value = "", ""
	return state.Act{Hand: &hand}
}
