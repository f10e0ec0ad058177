package table

import (
	"grognard/render/paint"
	"grognard/render/table/foresee"
	"grognard/render/table/scene"
	"grognard/render/table/words"
	"grognard/render/ui"
	"grognard/rules"
)

// chart shows the column of a table of results that the dice are read on: a
// line for each face or total, with its chance as far as s tells it. What the
// dice have shown is lit.
func (t *Table) chart(f *column, k *rules.Chart, s *foresee.Card) {
	if k == nil {
		return
	}
	c := f.c
	f.gap(4)
	line := c.Line(ui.SmallB)
	head := paint.Rect{X: f.x, Y: f.y, W: f.w, H: line + c.Px(4)}
	c.Fill(head, c.Theme.Accent)
	c.Label(head.Inset(c.Px(2)), ui.SmallB, ui.Middle, c.Theme.Panel, t.words.Say(k.Title))
	top := f.y
	f.y += head.H
	fw := c.Px(14) + c.Width(ui.SmallB, "00–00")
	if s != nil && (s.Err != nil || len(s.Rows) == 0) {
		s = nil
	}
	for i := range k.Rows {
		t.chartRow(f, k, i, fw, s)
	}
	c.Frame(paint.Rect{X: f.x, Y: top, W: f.w, H: f.y - top}, c.Px(2), c.Theme.Accent)
	if k.Rule != "" {
		f.gap(3)
		w := c.ChipWidth(k.Rule)
		if _, hit := c.Chip("chip.chart", f.x+f.w-w, f.y, k.Rule); hit {
			t.openRule(k.Rule)
		}
		f.y += line + c.Px(2)
	}
}

// chartRow is one line of it, its numbers fw wide.
func (t *Table) chartRow(f *column, k *rules.Chart, i int, fw float32, s *foresee.Card) {
	c, x := f.c, &k.Rows[i]
	text := t.words.Say(x.Text)
	cw := float32(0)
	if x.Rule != "" {
		cw = c.ChipWidth(x.Rule) + c.Px(6)
	}
	chance, pw := "", float32(0)
	if s != nil && x.Low > 0 { // else it is a note
		chance, pw = t.words.ChartChance(k, i, s), c.Width(ui.SmallB, t.words.Percent("100.0"))+c.Px(6)
	}
	w := f.w - fw - pw - cw - c.Px(6)
	h := max(c.Line(ui.Small), c.Wrap(ui.Small, w, text).Height)
	r := paint.Rect{X: f.x, Y: f.y, W: f.w, H: h + c.Px(4)}
	lit := k.Rolled != 0 && scene.RowHas(x, k.Rolled)
	if lit {
		c.Fill(r, c.Theme.Gold)
	} else if i%2 == 1 {
		c.Fill(r, c.Theme.Panel2)
	}
	name := t.names.Join("chart", "row", t.names.Number(i+1))
	c.Region(name, r)
	c.Label(paint.Rect{X: r.X, Y: r.Y + c.Px(2), W: fw, H: c.Line(ui.SmallB)}, ui.SmallB, ui.Middle, c.Theme.Text, words.RowFaces(x))
	c.Label(paint.Rect{X: r.X + fw, Y: r.Y + c.Px(2), W: pw - c.Px(8), H: c.Line(ui.SmallB)}, ui.SmallB, ui.End, c.Theme.Accent, chance)
	c.Paragraph(paint.Rect{X: r.X + fw + pw, Y: r.Y + c.Px(2), W: w}, ui.Small, ui.Start, c.Theme.Text, text)
	if cw > 0 {
		if _, hit := c.Chip(t.names.Join("chip", "chart", t.names.Number(i+1)), r.X+r.W-cw, r.Y+c.Px(1), x.Rule); hit {
			t.openRule(x.Rule)
		}
	}
	f.y += r.H
}
