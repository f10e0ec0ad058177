package table

import (
	"grognard/render/paint"
	"grognard/render/table/words"
	"grognard/render/ui"
	"grognard/rules"
)

// column sets text below text in the panels of the table.
type column struct {
	c       *ui.Ctx
	x, y, w float32
	chips   int // clauses set so far
}

// half is the left (0) or the right (1) half of a column, from here down.
func (f *column) half(i int) column {
	gap := f.c.Px(14)
	w := ui.Floor((f.w - gap) / 2)
	return column{c: f.c, x: f.x + float32(i)*(w+gap), y: f.y, w: w}
}

func (f *column) gap(dp float32) { f.y += f.c.Px(dp) }

// text sets a paragraph.
func (f *column) text(st ui.Style, col paint.Color, s string) {
	f.y += f.c.Paragraph(paint.Rect{X: f.x, Y: f.y, W: f.w}, st, ui.Start, col, s)
}

// indented sets a paragraph that belongs to the line above.
func (f *column) indented(st ui.Style, col paint.Color, s string) {
	d := f.c.Px(14)
	f.y += f.c.Paragraph(paint.Rect{X: f.x + d, Y: f.y, W: f.w - d}, st, ui.Start, col, s) + f.c.Px(2)
}

// head sets the title of a part.
func (f *column) head(s string) {
	f.gap(8)
	f.c.Fill(paint.Rect{X: f.x, Y: f.y - f.c.Px(4), W: f.w, H: f.c.Hairline()}, f.c.Theme.Border)
	f.text(ui.SmallB, f.c.Theme.Muted, s)
}

// pair sets a word and its value at both ends of a line; the word is broken
// if it must.
func (f *column) pair(st ui.Style, word, value string) {
	c := f.c
	vw := c.Width(st, value)
	h := c.Paragraph(paint.Rect{X: f.x, Y: f.y, W: f.w - vw - c.Px(10)}, st, ui.Start, c.Theme.Text, word)
	c.Label(paint.Rect{X: f.x, Y: f.y, W: f.w, H: c.Line(st)}, st, ui.End, c.Theme.Text, value)
	f.y += max(h, c.Line(st))
}

// told sets one term of a sum: sign and number, why, and the clause.
func (f *column) told(t *Table, m *rules.Mod, col paint.Color, why string) {
	c := f.c
	nw := c.Width(ui.SmallB, "+00") + c.Px(6)
	cw := float32(0)
	if m.Rule != "" {
		cw = c.ChipWidth(m.Rule) + c.Px(6)
		f.chips++
		if _, hit := c.Chip(t.names.Join("chip", "mod", t.names.Number(f.chips)), f.x+f.w-cw+c.Px(6), f.y, m.Rule); hit {
			t.openRule(m.Rule)
		}
	}
	c.Label(paint.Rect{X: f.x, Y: f.y, W: nw - c.Px(6), H: c.Line(ui.SmallB)}, ui.SmallB, ui.End, col, t.words.TermValue(m.Sum, m.N, words.Signed(m.N)))
	h := c.Paragraph(paint.Rect{X: f.x + nw, Y: f.y, W: f.w - nw - cw - c.Px(4)}, ui.Small, ui.Start, c.Theme.Text, why)
	f.y += max(h, c.Line(ui.Small)) + c.Px(2)
}
