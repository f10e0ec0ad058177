package ground

import (
	"slices"

	"grognard/render/paint"
	"grognard/render/table/words"
	"grognard/render/ui"
	"grognard/render/workshop/state"
	"grognard/rules"
)

// lying is something that lies on the map.
type lying struct {
	path, region, name, place string
}

// lie makes anew what there is to show of what lies on the map.
func (p *Panel) lie(now *rules.Draft, kit *rules.Kit) {
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
