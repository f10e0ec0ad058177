package ground

import (
	"slices"

	"grognard/render/paint"
	"grognard/render/table/words"
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

// lying is something that lies on the map.
type lying struct {
	path, region, name, place string
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
	p.lying = p.lying[:0]
	for i := range now.Things {
		t := &now.Things[i]
		if tool := kit.Tool(t.Tool); tool == nil || tool.Stroke == rules.StrokeNone {
			continue
		}
		p.lying = append(p.lying, lying{t.Path, "ground." + t.Path, p.called(t), p.place(t)})
	}
}

// called is what a thing on the map is called: by its own name if it has one.
func (p *Panel) called(t *rules.Thing) string {
	kind := p.Words.Say(p.State.Open.Kit().Tool(t.Tool).Name)
	if own := t.Prop("name"); own != nil && own.Kind == rules.PropWords && own.Value != "" {
		return p.Words.Aside(own.Value, kind)
	}
	if t.Name.Key != "" {
		kind = p.Words.Say(t.Name)
	}
	return p.Words.Capital(kind)
}

// place is where a thing lies: its first cell and its last, or how large it is.
func (p *Panel) place(t *rules.Thing) string {
	v := p.State.View()
	if n := len(t.Cells); n > 0 && v != nil && v.Map != nil {
		label := func(r rules.Ref) string {
			for i := range v.Map.Cells {
				if v.Map.Cells[i].Ref == r {
					return v.Map.Cells[i].Label
				}
			}
			return ""
		}
		if n == 1 {
			return label(t.Cells[0])
		}
		return label(t.Cells[0]) + "–" + label(t.Cells[n-1])
	}
	if t.Frame == nil || v == nil || v.Map == nil || v.Map.Unit == 0 {
		return ""
	}
	inches := func(n int32) string {
		return p.Words.Decimal(words.Tenths((int(n)*10 + int(v.Map.Unit)/2) / int(v.Map.Unit)))
	}
	if tool := p.State.Open.Kit().Tool(t.Tool); tool.Stroke == rules.StrokeLine {
		return p.Words.Word("ui.workshop.long", inches(max(t.Frame.Wide, t.Frame.Deep)))
	}
	return p.Words.Word("ui.workshop.oblong", inches(t.Frame.Wide), inches(t.Frame.Deep))
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

// marks are tools without samples, as words.
func (p *Panel) marks(f *ui.Flow, g *group, act *state.Act) {
	c := f.C
	n := p.across(f, g, 2, c.Px(12))
	for from := 0; from < len(g.all); from += n {
		row := g.all[from:min(from+n, len(g.all))]
		wide := ui.Columns(paint.Rect{W: f.W}, n, 0, c.Px(4)).W - c.Px(12)
		high := c.Px(wordHigh)
		for k := range row {
			st := c.Fit(ui.Small, wide, 2.1*c.Line(ui.Small), row[k].label)
			high = max(high, c.Wrap(st, wide, row[k].label).Height+c.Px(8))
		}
		r := f.Take(high)
		for k := range row {
			at, e := ui.Columns(r, n, k, c.Px(4)), &row[k]
			if p.pick(c, at, e.region, p.State.Hand.Tool == e.tool.Key) {
				act.Add(p.take(e.tool))
			}
			in := at.Inset(c.Px(4))
			c.Centered(in, c.Fit(ui.Small, wide, 2.1*c.Line(ui.Small), e.label), c.Theme.Text, e.label)
		}
		f.Gap(4)
	}
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

// sided reports whether what a tool lays can be one side's or the other's, as far as can be
// told: marks are.
func sided(t *rules.Tool) bool { return t.Sample == nil && t.Stroke != rules.StrokeEdges }

// about says what the tool in hand does.
func (p *Panel) about(f *ui.Flow, act *state.Act) {
	c, t := f.C, p.State.Tool()
	if t == nil {
		return
	}
	name := p.Words.Capital(p.Words.Say(t.Name))
	chip := c.ChipWidth(t.Rule)
	y := f.Y
	w := f.W
	if chip > 0 && c.Width(ui.SmallB, name)+chip+c.Px(8) <= f.W {
		w -= chip + c.Px(8)
	}
	h := c.Paragraph(paint.Rect{X: f.X, Y: y, W: w, H: c.In.H}, ui.SmallB, ui.Start, c.Theme.Text, name)
	f.Y += h
	if chip > 0 {
		x := f.X + f.W - chip
		if w == f.W { // there is no room beside the name
			x, y = f.X, f.Y
			f.Y += c.Line(ui.Small)
		}
		if _, clicked := c.Chip("ground.rule", x, y, t.Rule); clicked {
			act.Rule = t.Rule
		}
	}
	f.Gap(2)
	f.Text(ui.Small, c.Theme.Text, p.Words.Say(t.About))
	if sided(t) {
		p.sides(f, act)
	}
	if n := p.count(); n > 0 {
		f.Gap(4)
		f.Text(ui.SmallB, c.Theme.Text, p.Words.Word("ui.workshop.stroke", n))
		f.Text(ui.Small, c.Theme.Muted, p.word("ui.workshop.stroke.undo"))
	}
}

func (p *Panel) count() int {
	if p.Count == nil {
		return 0
	}
	return p.Count()
}

// sideNames are the regions of the sides.
var sideNames = [...]string{rules.First: "side.first", rules.Second: "side.second"}

// sides are whose a mark is to be.
func (p *Panel) sides(f *ui.Flow, act *state.Act) {
	c, v := f.C, p.State.View()
	if v == nil {
		return
	}
	f.Gap(4)
	r := f.Take(c.Line(ui.Small) + c.Px(10))
	for s := rules.First; s <= rules.Second; s++ {
		at := ui.Columns(r, 2, int(s), c.Px(4))
		if p.pick(c, at, sideNames[s], p.State.Hand.Side == s) {
			hand := p.State.Hand
			hand.Side = s
			act.Hand = &hand
		}
		name := p.Words.Capital(p.Words.Side(s))
		c.Label(at, c.Fit(ui.Small, at.W-c.Px(6), at.H, name), ui.Middle, c.Theme.Text, name)
	}
}

// aboutHigh is how high that is in a width.
func (p *Panel) aboutHigh(c *ui.Ctx, w float32) float32 {
	t := p.State.Tool()
	if t == nil {
		return 0
	}
	name := p.Words.Capital(p.Words.Say(t.Name))
	h := c.Px(gap) + c.Px(2) + c.Wrap(ui.Small, w, p.Words.Say(t.About)).Height
	if chip := c.ChipWidth(t.Rule); chip > 0 && c.Width(ui.SmallB, name)+chip+c.Px(8) <= w {
		h += c.Wrap(ui.SmallB, w-chip-c.Px(8), name).Height
	} else {
		h += c.Wrap(ui.SmallB, w, name).Height
		if chip > 0 {
			h += c.Line(ui.Small)
		}
	}
	if sided(t) && p.State.View() != nil {
		h += c.Px(4) + c.Line(ui.Small) + c.Px(10)
	}
	if n := p.count(); n > 0 {
		h += c.Px(4) + c.Wrap(ui.SmallB, w, p.Words.Word("ui.workshop.stroke", n)).Height + c.Wrap(ui.Small, w, p.word("ui.workshop.stroke.undo")).Height
	}
	return h
}

// list is what lies on the map: a click selects it and brings it into view.
func (p *Panel) list(f *ui.Flow, act *state.Act) {
	c := f.C
	if len(p.lying) == 0 {
		return
	}
	f.Gap(gap)
	c.Rule(f.Take(c.Px(gap)))
	f.Text(ui.SmallB, c.Theme.Text, p.Words.Word("ui.workshop.lying", len(p.lying)))
	f.Gap(4)
	selected := p.State.Selected()
	for i := range p.lying {
		x := &p.lying[i]
		place := c.Width(ui.Small, x.place)
		name := f.W - c.Px(12)
		if place > 0 {
			name -= place + c.Px(8)
		}
		below := c.Wrap(ui.Small, name, x.name).Cut // its place stands below it then
		if below {
			name = f.W - c.Px(12)
		}
		high := max(c.Px(rowHigh), c.Wrap(ui.Small, name, x.name).Height+c.Px(6))
		if below {
			high += c.Line(ui.Small)
		}
		r := f.Take(high)
		t := c.Region(x.region, r)
		_, pressed := c.Focusable(x.region, r)
		if slices.Contains(selected, x.path) {
			c.Fill(r, paint.Alpha(c.Theme.Accent, .2))
			c.Frame(r, c.Hairline(), c.Theme.Accent)
		}
		if t.Hover {
			c.Cursor(paint.Hand)
			c.Fill(r, c.Theme.Panel2)
		}
		in := paint.Rect{X: r.X + c.Px(6), Y: r.Y, W: r.W - c.Px(12), H: r.H}
		if below {
			c.Label(ui.CutBottom(&in, c.Line(ui.Small)), ui.Small, ui.End, c.Theme.Muted, x.place)
		} else {
			c.Label(in, ui.Small, ui.End, c.Theme.Muted, x.place)
		}
		in.W = name
		o := c.Wrap(ui.Small, name, x.name)
		in.Y, in.H = in.Y+(in.H-o.Height)/2, o.Height
		c.Paragraph(in, ui.Small, ui.Start, c.Theme.Text, x.name)
		if t.Clicked || pressed {
			c.Sound("click")
			act.Add(p.show(x.path))
		}
	}
}

// show is the act that selects a thing and shows it: the hand is empty then.
func (p *Panel) show(path string) state.Act {
	act := state.Select(path)
	act.Show = path
	hand := p.State.Hand
	hand.Tool, hand.Stock, hand.Value = "", "", ""
	act.Hand = &hand
	return act
}
