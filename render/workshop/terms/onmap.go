package terms

import (
	"slices"

	"grognard/render/paint"
	"grognard/render/ui"
	"grognard/render/workshop/prop"
	"grognard/render/workshop/state"
	"grognard/rules"
)

// onMap tells what lies on the map and counts for the chapter, as objectives do for victory: a
// click goes there. Where nothing does, it says how it is laid.
func (p *Panel) onMap(d *rules.Draft, kit *rules.Kit) {
	w := p.Words
	var tools []string
	lay := line{}
	for i := range kit.Tools {
		t := &kit.Tools[i]
		if t.Told != p.at || t.Stroke == rules.StrokeNone {
			continue
		}
		tools = append(tools, t.Key)
		ground := state.Ground
		lay.adds = append(lay.adds, ui.Button{Name: w.Keys.Dot("term.lay", t.Key), Style: &ui.Small, Label: w.Word("ui.workshop.terms.lay", w.Capital(w.Say(t.Name)))})
		lay.does = append(lay.does, state.Act{Hand: &state.Hand{Tool: t.Key}, Drawer: &ground})
	}
	if len(tools) == 0 {
		return
	}
	p.lines = append(p.lines, line{heading: w.Word("ui.workshop.terms.onmap")})
	before := len(p.lines)
	for i := range d.Things {
		t := &d.Things[i]
		if t.Stock != "" || !slices.Contains(tools, t.Tool) {
			continue
		}
		p.lines = append(p.lines, line{thing: t, heading: p.name(t), told: p.about(t), goes: w.Keys.Dot("term.goes", t.Path),
			take: ui.Button{Name: w.Keys.Dot("term.take", t.Path), Icon: "icon/close", Flat: true, Tip: w.Word("ui.workshop.terms.take")}})
	}
	if len(p.lines) == before {
		p.lines = append(p.lines, line{told: w.Word("ui.workshop.terms.onmap.none")})
	}
	p.lines = append(p.lines, lay)
}

// name is what a thing is called, with its place: by its own name, what is written on it, or
// its tool.
func (p *Panel) name(t *rules.Thing) string {
	w := p.Words
	said := ""
	if t.Name.Key != "" {
		said = w.Capital(w.Say(t.Name))
	}
	for i := range t.Props {
		if x := &t.Props[i]; said == "" && x.Kind == rules.PropWords {
			said = x.Value
		}
	}
	if tool := p.State.Open.Kit().Tool(t.Tool); said == "" && tool != nil {
		said = w.Capital(w.Say(tool.Name))
	}
	if n := len(t.Cells); n > 0 && n <= mostNamed {
		var cells []string
		for _, cell := range t.Cells {
			cells = append(cells, w.Name(cell))
		}
		return w.Beside(said, w.Series(cells))
	}
	return said
}

// mostNamed is how many cells are named one by one.
const mostNamed = 6

// about is what it is worth, and to whom, as its values say. Its own name and its place have
// been said.
func (p *Panel) about(t *rules.Thing) string {
	var all []string
	known := map[string]bool{t.Name.Key: true}
	for i := range t.Props {
		x := &t.Props[i]
		switch x.Kind {
		case rules.PropWords, rules.PropCell, rules.PropCells:
			continue
		case rules.PropChoice: // who held it at first often holds it now
			if at := slices.Index(x.Values, x.Value); at >= 0 && at < len(x.Names) {
				if known[x.Names[at].Key] {
					continue
				}
				known[x.Names[at].Key] = x.Names[at].Key != ""
			}
		}
		if said := prop.Of(p.Words, rowPrefix, x, false, t.Path).Said(p.Words); said != "" {
			all = append(all, said)
		}
	}
	return p.Words.Beside(all...)
}

// Sizes in dp of such a thing.
const (
	swatchWide = 8
	crossWide  = 36
)

// goesText is the width of what is said of it.
func (p *Panel) goesText(c *ui.Ctx, w float32) float32 { return w - c.Px(swatchWide+10+crossWide+8) }

func (p *Panel) goesHigh(c *ui.Ctx, w float32, l *line) float32 {
	in := p.goesText(c, w)
	h := c.Wrap(ui.SmallB, in, l.heading).Height + c.Px(14)
	if l.told != "" {
		h += c.Wrap(ui.Small, in, l.told).Height
	}
	return max(h, c.Px(crossWide+4))
}

// goes paints a thing that lies on the map, in the colour of whose it is. A click selects it and
// brings it into view, with the sheet out of the way; the cross takes it away.
func (p *Panel) goes(c *ui.Ctx, r paint.Rect, l *line, a *state.Act) {
	r.H -= c.Px(4)
	cross := ui.CutRight(&r, c.Px(crossWide))
	cross = ui.Mid(cross, cross.W, cross.W)
	ui.CutRight(&r, c.Px(4))
	if c.Button(cross, l.take) {
		a.Add(p.takes(l.thing))
	}
	t := c.Region(l.goes, r)
	_, pressed := c.Focusable(l.goes, r)
	c.Fill(r, paint.Alpha(c.Theme.Panel2, .6))
	if t.Hover {
		c.Cursor(paint.Hand)
		c.Frame(r, c.Hairline(), c.Theme.Text)
	}
	c.Tip(l.goes, r, p.Words.Word("ui.workshop.terms.goes"), false)
	ink := c.Theme.Muted
	if v := p.State.View(); l.thing.Side != rules.Chance && v != nil {
		ink = ui.LiveryOf(v.Sides[l.thing.Side].Nation).Field
	}
	swatch := ui.CutLeft(&r, c.Px(swatchWide))
	c.Fill(swatch, ink)
	c.Frame(swatch, c.Hairline(), c.Theme.Border)
	ui.CutLeft(&r, c.Px(10))
	r.Y += c.Px(5)
	r.Y += c.Paragraph(r, ui.SmallB, ui.Start, c.Theme.Text, l.heading)
	if l.told != "" {
		c.Paragraph(r, ui.Small, ui.Start, c.Theme.Text, l.told)
	}
	if t.Clicked || pressed {
		c.Sound("click")
		ground := state.Ground
		a.Add(state.Act{Selects: true, Select: []string{l.thing.Path}, Show: l.thing.Path, Hand: &state.Hand{}, Drawer: &ground})
	}
}
