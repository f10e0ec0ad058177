package combat

import (
	"cmp"

	"grognard/render/paint"
	"grognard/render/table/foresee"
	"grognard/render/table/panel"
	"grognard/render/table/scene"
	"grognard/render/ui"
	"grognard/rules"
)

// chartOf shows the column of a table of results that the dice are read on: a
// line for each face or total, with its chance as far as s tells it. What the
// dice have shown is lit.
func (pn *pen) chartOf(f *panel.Column, k *rules.Chart, s *foresee.Card) {
	if k == nil {
		return
	}
	c := f.C
	f.Gap(4)
	line := c.Line(ui.SmallB)
	head := paint.Rect{X: f.X, Y: f.Y, W: f.W, H: line + c.Px(4)}
	c.Fill(head, c.Theme.Accent)
	c.Label(head.Inset(c.Px(2)), ui.SmallB, ui.Middle, c.Theme.Panel, pn.Words.Say(k.Title))
	top := f.Y
	f.Y += head.H
	fw := c.Px(14) + c.Width(ui.SmallB, "00–00")
	if s != nil && (s.Err != nil || len(s.Rows) == 0) {
		s = nil
	}
	for i := range k.Rows {
		pn.chartRow(f, k, i, fw, s)
	}
	c.Frame(paint.Rect{X: f.X, Y: top, W: f.W, H: f.Y - top}, c.Px(2), c.Theme.Accent)
	if k.Rule != "" {
		f.Gap(3)
		w := c.ChipWidth(k.Rule)
		f.Chip("chip.chart", f.X+f.W-w, f.Y, k.Rule)
		f.Y += line + c.Px(2)
	}
}

// chartTextMin is how wide the text of a row is beside the chip of its clause, in lines of
// it; with less room than that the chip lies below the text.
const chartTextMin = 6

// chartRow is one line of it, its numbers fw wide.
func (pn *pen) chartRow(f *panel.Column, k *rules.Chart, i int, fw float32, s *foresee.Card) {
	c, x := f.C, &k.Rows[i]
	text := pn.Words.Say(x.Text)
	cw := float32(0)
	if x.Rule != "" {
		cw = c.ChipWidth(x.Rule) + c.Px(6)
	}
	chance, pw := "", float32(0)
	if s != nil && x.Low > 0 { // else it is a note
		chance, pw = pn.Words.ChartChance(k, i, s), c.Width(ui.SmallB, pn.Words.Percent("100.0"))+c.Px(6)
	}
	w, below := f.W-fw-pw-cw-c.Px(6), float32(0)
	if cw > 0 && w < chartTextMin*c.Line(ui.Small) { // a word would be broken
		w, below = w+cw, c.Line(ui.Small)+c.Px(2)
	}
	h := max(c.Line(ui.Small), c.Wrap(ui.Small, w, text).Height) + below
	r := paint.Rect{X: f.X, Y: f.Y, W: f.W, H: h + c.Px(4)}
	lit := k.Rolled != 0 && scene.RowHas(x, k.Rolled)
	if lit {
		c.Fill(r, c.Theme.Gold)
	} else if i%2 == 1 {
		c.Fill(r, c.Theme.Panel2)
	}
	name := pn.Words.Keys.Join("chart", "row", pn.Words.Keys.Number(i+1))
	c.Region(name, r)
	c.Cites(r, cmp.Or(x.Rule, k.Rule))
	c.Label(paint.Rect{X: r.X, Y: r.Y + c.Px(2), W: fw, H: c.Line(ui.SmallB)}, ui.SmallB, ui.Middle, c.Theme.Text, pn.Words.RowFaces(x))
	c.Label(paint.Rect{X: r.X + fw, Y: r.Y + c.Px(2), W: pw - c.Px(8), H: c.Line(ui.SmallB)}, ui.SmallB, ui.End, c.Theme.Accent, chance)
	c.Paragraph(paint.Rect{X: r.X + fw + pw, Y: r.Y + c.Px(2), W: w}, ui.Small, ui.Start, c.Theme.Text, text)
	if cw > 0 {
		chip := r.Y + c.Px(1)
		if below > 0 {
			chip = r.Y + r.H - below - c.Px(1)
		}
		f.Chip(pn.Words.Keys.Join("chip", "chart", pn.Words.Keys.Number(i+1)), r.X+r.W-cw, chip, x.Rule)
	}
	f.Y += r.H
}
