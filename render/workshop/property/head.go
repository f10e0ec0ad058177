package property

import (
	"slices"

	"grognard/render/paint"
	"grognard/render/table/panel"
	"grognard/render/ui"
	"grognard/render/workshop/state"
	"grognard/rules"
)

// head is what stands above the rows.
type head struct {
	title string
	lines []string
	rule  string
}

// Sizes in dp.
const (
	gap     = 8
	picture = 64
	least   = 76 // of the rows that stay in view
)

// makeHead says what is selected: one thing with its arm and its place, or how many.
func (p *Panel) makeHead() (h head) {
	w := p.Words
	if n := len(p.things); n > 1 {
		h.title = w.Word("ui.workshop.property.several", n)
		var names []string
		for _, t := range p.things {
			if name := p.name(t); !slices.Contains(names, name) {
				names = append(names, name)
			}
		}
		if len(names) > 6 {
			names = append(names[:5:5], "...")
		}
		h.lines = []string{w.Series(names)}
		return h
	}
	t := p.things[0]
	h.title = p.name(t)
	if l := p.State.Line(t.Stock); l != nil {
		var all []string
		for _, g := range slices.Backward(l.Group) {
			if one := w.Keys.Dot(g.Key, "one"); w.Has(one) { // of the heading of several
				g = rules.Text{Key: one}
			}
			if said := w.Phrase(g); w.Capital(said) != h.title {
				all = append(all, said)
			}
		}
		if len(all) > 0 {
			h.lines = append(h.lines, w.Capital(w.Series(all)))
		}
	} else if tool := p.State.Open.Kit().Tool(t.Tool); tool != nil {
		h.rule = tool.Rule
		if name := w.Capital(w.Say(tool.Name)); name != h.title {
			h.lines = append(h.lines, name)
		}
		if tool.About.Key != "" {
			h.lines = append(h.lines, w.Say(tool.About))
		}
	}
	if at := p.place(t); at != "" {
		h.lines = append(h.lines, at)
	}
	return h
}

// name is what a thing is called: by its name, or what is written on it, or its tool.
func (p *Panel) name(t *rules.Thing) string {
	if t.Name.Key != "" {
		return p.Words.Capital(p.Words.Say(t.Name))
	}
	for i := range t.Props {
		if x := &t.Props[i]; x.Kind == rules.PropWords && x.Value != "" {
			return x.Value
		}
	}
	if tool := p.State.Open.Kit().Tool(t.Tool); tool != nil {
		return p.Words.Capital(p.Words.Say(tool.Name))
	}
	return t.Path
}

// Title is what the card shows, where that is one thing; "": several, or nothing.
func (p *Panel) Title() string {
	if p.look(); len(p.things) != 1 {
		return ""
	}
	return p.head.title
}

// mostNamed is how many cells are named one by one.
const mostNamed = 4

// place says where a thing is: on a cell, on several, on none.
func (p *Panel) place(t *rules.Thing) string {
	w := p.Words
	switch n := len(t.Cells); {
	case t.Turn > 0:
		return w.Word("ui.workshop.place.turn", t.Turn)
	case n > mostNamed:
		return w.Word("ui.workshop.place.cells", w.Name(t.Cells[0]), w.Name(t.Cells[n-1]), n)
	case n > 0:
		var names []string
		for _, cell := range t.Cells {
			names = append(names, w.Name(cell))
		}
		return w.Word("ui.workshop.place.on", w.Series(names))
	case t.Frame != nil:
		return p.measures(t.Frame)
	case len(t.Pts) > 0 || p.of.Board == nil:
		return ""
	}
	if l := p.State.Line(t.Stock); l != nil && l.Card == nil {
		return w.Word("ui.workshop.place.none")
	}
	return ""
}

// measures is how large a thing on a tabletop is, and how it is turned if it has a facing.
func (p *Panel) measures(f *rules.Frame) string {
	v := p.State.View()
	if v == nil || v.Map == nil || v.Map.Unit == 0 {
		return ""
	}
	inches := func(n int32) string { return p.Words.Hundredths(n, v.Map.Unit) }
	turned := (f.Facing + 50) / 100 % 360
	if turned == 0 && !f.Fills && !f.Scales { // of a slanting line or outline that is no turning of its own
		return p.Words.Word("ui.workshop.place.box", inches(f.Wide), inches(f.Deep))
	}
	return p.Words.Word("ui.workshop.place.frame", inches(f.Wide), inches(f.Deep), turned)
}

// headPlan is how the head lies in a width. Beside the picture stand title and lines; where letters
// are so large that the lines would be a narrow column there, they stand below it, and so does the
// title where one of its words would have to be broken.
type headPlan struct {
	picture float32 // with the air beside it
	title   ui.Style
	under   bool // the lines stand below the picture
	below   bool // so does the title
}

// Room beside the picture and the cross, in dp, and what lines want at least, in ems.
const (
	pictureGap = 12
	crossRoom  = 30
	leastLine  = 14
)

func (p *Panel) headPlan(c *ui.Ctx, w float32) (k headPlan) {
	k.picture = c.Px(picture) + c.Px(pictureGap)
	side := w - k.picture
	k.under = side < leastLine*c.Em(ui.Small)
	k.title = unbroken(c, ui.Prompt, side-c.Px(crossRoom), p.head.title)
	if k.title.Size < ui.Small.Size {
		k.under, k.below = true, true
		k.title = unbroken(c, ui.Prompt, w, p.head.title)
	}
	return k
}

// unbroken is a style, made smaller until no word of a text is broken in a width.
func unbroken(c *ui.Ctx, s ui.Style, w float32, text string) ui.Style {
	return c.Fit(s, w, float32(len(text))*c.Line(s), text)
}

func (p *Panel) headHigh(c *ui.Ctx, w float32) float32 {
	k := p.headPlan(c, w)
	side := w - k.picture
	title := func(w float32) float32 { return c.Wrap(k.title, w, p.head.title).Height }
	switch {
	case k.below:
		return c.Px(picture) + c.Px(gap) + title(w) + p.linesHigh(c, w)
	case k.under:
		return max(c.Px(picture), title(side-c.Px(crossRoom))) + c.Px(gap) + p.linesHigh(c, w)
	}
	return max(c.Px(picture), title(side-c.Px(crossRoom))+p.linesHigh(c, side))
}

// linesHigh is how high all is that stands below the title.
func (p *Panel) linesHigh(c *ui.Ctx, w float32) (h float32) {
	for _, l := range p.head.lines {
		h += c.Wrap(ui.Small, w, l).Height
	}
	if c.ChipWidth(p.head.rule) > 0 && p.head.rule != "" {
		h += c.Line(ui.Small) + c.Px(4)
	}
	return h
}

// paintHead paints picture, name and place.
func (p *Panel) paintHead(c *ui.Ctx, r paint.Rect, a *state.Act) {
	k, all := p.headPlan(c, r.W), r
	pic := ui.CutLeft(&r, c.Px(picture))
	ui.CutLeft(&r, c.Px(pictureGap))
	pic.H = pic.W
	if !p.art.Thing(c, pic, p.things[0], 1) {
		c.Fill(pic, c.Theme.Panel2)
		c.Image(p.emblem(), ui.Mid(pic, pic.W*.6, pic.W*.6), c.Theme.Text)
	}
	if p.State.Draft().Board != nil && len(p.things) == 1 {
		if c.Region("property.show", pic).Clicked {
			a.Show = p.things[0].Path
		}
	}
	d := c.Px(26)
	cross := paint.Rect{X: r.X + r.W - d, Y: r.Y, W: d, H: d}
	if c.Button(cross, ui.Button{Name: closeName, Icon: "icon/close", Flat: true, Tip: p.Words.Word("ui.workshop.property.close")}) {
		a.Add(state.Select())
	}
	title := r
	title.W -= c.Px(crossRoom)
	if k.below {
		title, r = all, all
		title.Y += pic.H + c.Px(gap)
	}
	foot := title.Y + c.Paragraph(title, k.title, ui.Start, c.Theme.Text, p.head.title)
	if k.under && !k.below {
		r = all
		foot = max(foot, pic.Y+pic.H) + c.Px(gap)
	}
	r.Y = foot
	for _, l := range p.head.lines {
		r.Y += c.Paragraph(r, ui.Small, ui.Start, c.Theme.Muted, l)
	}
	if p.head.rule != "" {
		if _, clicked := c.Chip("property.rule", r.X, r.Y+c.Px(4), p.head.rule); clicked {
			a.Rule = p.head.rule
		}
	}
}

// emblem is the picture of what has no other one.
func (p *Panel) emblem() string {
	if tool := p.State.Open.Kit().Tool(p.things[0].Tool); tool != nil {
		if key := panel.Emblem(tool.Emblem); key != "" {
			return key
		}
	}
	return "icon/flag"
}

// makeButtons are the buttons at the foot.
func (p *Panel) makeButtons() {
	add := func(name, word string, do func() state.Act) {
		p.buttons = append(p.buttons, ui.Button{Name: name, Label: p.Words.Word(word), Style: &ui.Small})
		p.does = append(p.does, do)
	}
	one := p.things[0]
	if len(p.things) == 1 {
		if hand, ok := p.more(one); ok {
			add(moreName, "ui.workshop.property.more", func() state.Act {
				drawer := state.Forces
				if hand.Tool != "" {
					drawer = state.Ground
				}
				return state.Act{Hand: &hand, Drawer: &drawer, Another: p.kind(one)}
			})
		}
		if p.mirrors(one) {
			add(mirrorName, "ui.workshop.property.mirror", func() state.Act { return state.Edit(mirrored(one)) })
		}
	}
	word := "ui.workshop.property.take"
	if !slices.ContainsFunc(p.things, func(t *rules.Thing) bool { return t.Stock == "" }) {
		word = "ui.workshop.property.box"
	}
	add(takeName, word, p.take)
}

// kind is what a thing is, whatever it is called.
func (p *Panel) kind(t *rules.Thing) string {
	if l := p.State.Line(t.Stock); l != nil {
		return p.Words.Capital(p.Words.Say(l.Name))
	}
	if tool := p.State.Open.Kit().Tool(t.Tool); tool != nil {
		return p.Words.Capital(p.Words.Say(tool.Name))
	}
	return p.name(t)
}

// more is the hand that holds another one of a thing.
func (p *Panel) more(t *rules.Thing) (state.Hand, bool) {
	if l := p.State.Line(t.Stock); l != nil {
		h := state.Hand{Stock: t.Stock, Side: max(t.Side, rules.First)}
		if t.Frame != nil {
			h.Turns = t.Frame.Facing
		}
		return h, l.Left != 0 && !l.Filed && l.Card == nil
	}
	tool := p.State.Open.Kit().Tool(t.Tool)
	return state.Hand{Tool: t.Tool, Side: max(t.Side, rules.First)}, tool != nil && tool.Stroke != rules.StrokeNone
}

// mirrors reports whether a thing is an outline that can be turned over.
func (p *Panel) mirrors(t *rules.Thing) bool {
	tool := p.State.Open.Kit().Tool(t.Tool)
	return tool != nil && t.Frame != nil && len(t.Pts) > 1 && (tool.Stroke == rules.StrokeShape || tool.Stroke == rules.StrokeLine)
}

// mirrored turns an outline over, left to right, about its middle. Its corners go round the
// same way as before.
func mirrored(t *rules.Thing) rules.Edit {
	pts := slices.Clone(t.Pts)
	for i := range pts {
		pts[i].X = 2*t.Frame.Middle.X - pts[i].X
	}
	slices.Reverse(pts)
	if n := len(pts); t.Frame.Fills && n > 2 { // its front is the way from its first corner to the second
		pts = slices.Concat(pts[n-2:], pts[:n-2])
	}
	return rules.Edit{Do: rules.EditShape, Path: t.Path, Pts: pts, N: -2 * t.Frame.Facing}
}

// take takes all that is selected out of the battle, the last first: those behind one that
// goes have other paths then.
func (p *Panel) take() (a state.Act) {
	all := p.State.Draft().Things
	for i := len(all) - 1; i >= 0; i-- {
		if slices.Contains(p.selected, all[i].Path) {
			a.Edits = append(a.Edits, rules.Edit{Do: rules.EditTake, Path: all[i].Path})
		}
	}
	a.Selects = true
	return a
}
