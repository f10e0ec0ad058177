// Package panel sets text in the panels of the table. What a panel paints changes
// nothing: what the player asks for in it is handed back.
package panel

import (
	"cmp"
	"strings"

	"grognard/render/paint"
	"grognard/render/ui"
	"grognard/rules"
)

// Intent is what the player wants where text is set: every panel hands one back. Its lists
// are good until the panel is painted again.
type Intent struct {
	Rule    string      // the clause that he wants to read, "" if none
	Pointed []rules.Ref // things that he points at: they are told of, and marked on the map
	Lit     []rules.Ref // things that are marked on the map without
	Hover   rules.Ref   // a card or a piece beside the map that he points at: it is told of, and may be magnified
	Told    int         // the answer that led to the line of the log that he points at; 0: none
	Word    Word        // a part of the table that is to be explained; no name if none
}

// Word is a part of the table, such as a pile, with what it counts.
type Word struct {
	Name, Value string
	About       string // key of what it means
	Rule        string // its clause, "" if none is known
}

// Light marks on the map what an event is about.
func (a *Intent) Light(e *rules.Event) {
	for _, r := range [...]rules.Ref{e.Who, e.From, e.To} {
		if r != 0 {
			a.Lit = append(a.Lit, r)
		}
	}
	a.Lit = append(a.Lit, e.Path...)
}

// Reset wants nothing.
func (a *Intent) Reset() { *a = Intent{Pointed: a.Pointed[:0], Lit: a.Lit[:0]} }

// Add wants what another part of the panel wants besides.
func (a *Intent) Add(b Intent) {
	a.Pointed, a.Lit = append(a.Pointed, b.Pointed...), append(a.Lit, b.Lit...)
	a.Rule, a.Hover = cmp.Or(b.Rule, a.Rule), cmp.Or(b.Hover, a.Hover)
	a.Word = cmp.Or(b.Word, a.Word)
	a.Told = cmp.Or(b.Told, a.Told)
}

// Column sets text below text in the panels of the table.
type Column struct {
	C       *ui.Ctx
	X, Y, W float32 // Y is where the next line begins
	Chips   int     // clauses set so far
	Intent  *Intent // of the panel
}

// In is a column over the room of a scroll area.
func In(c *ui.Ctx, sc ui.Scroll, i *Intent) Column {
	return Column{C: c, X: sc.View.X, Y: sc.Y, W: sc.Width, Intent: i}
}

// Half is the left (0) or the right (1) half of a column, from here down.
func (f *Column) Half(i int) Column {
	gap := f.C.Px(14)
	w := ui.Floor((f.W - gap) / 2)
	return Column{C: f.C, X: f.X + float32(i)*(w+gap), Y: f.Y, W: w, Intent: f.Intent}
}

// Gap leaves so many dp free.
func (f *Column) Gap(dp float32) { f.Y += f.C.Px(dp) }

// Text sets a paragraph.
func (f *Column) Text(st ui.Style, col paint.Color, s string) {
	f.Y += f.C.Paragraph(paint.Rect{X: f.X, Y: f.Y, W: f.W}, st, ui.Start, col, s)
}

// Indented sets a paragraph that belongs to the line above.
func (f *Column) Indented(st ui.Style, col paint.Color, s string) {
	d := f.C.Px(14)
	f.Y += f.C.Paragraph(paint.Rect{X: f.X + d, Y: f.Y, W: f.W - d}, st, ui.Start, col, s) + f.C.Px(2)
}

// Head sets the title of a part.
func (f *Column) Head(s string) {
	f.Gap(8)
	f.C.Fill(paint.Rect{X: f.X, Y: f.Y - f.C.Px(4), W: f.W, H: f.C.Hairline()}, f.C.Theme.Border)
	f.Text(ui.SmallB, f.C.Theme.Muted, s)
}

// Pair sets a word and its value at both ends of a line; the word is broken
// if it must.
func (f *Column) Pair(st ui.Style, word, value string) {
	c := f.C
	vw := c.Width(st, value)
	h := c.Paragraph(paint.Rect{X: f.X, Y: f.Y, W: f.W - vw - c.Px(10)}, st, ui.Start, c.Theme.Text, word)
	c.Label(paint.Rect{X: f.X, Y: f.Y, W: f.W, H: c.Line(st)}, st, ui.End, c.Theme.Text, value)
	f.Y += max(h, c.Line(st))
}

// Fits reports whether name and value stand well on one line: the name is not
// broken within a word, nor into more lines than the two would take.
func (f *Column) Fits(st ui.Style, name, value string) bool {
	c := f.C
	room := f.W - c.Width(st, value) - c.Px(10)
	for word := range strings.FieldsSeq(name) {
		if value != "" && c.Width(st, word) > room {
			return false
		}
	}
	return value == "" || c.Wrap(st, room, name).Height <= c.Wrap(st, f.W, name).Height+c.Line(st)
}

// Inset is the column from here down, narrower by so many pixels on the left.
func (f *Column) Inset(by float32) Column {
	g := *f
	g.X, g.W = f.X+by, f.W-by
	return g
}

// Chip sets the chip of a clause at a place; a click on it asks for the clause.
func (f *Column) Chip(name string, x, y float32, rule string) {
	if _, hit := f.C.Chip(name, x, y, rule); hit {
		f.Intent.Rule = rule
	}
}

// Ruled sets a sentence with a number, if there is one, and the chip of its clause.
func (f *Column) Ruled(chip, rule, text, number string, col paint.Color) {
	c := f.C
	line := c.Line(ui.Small)
	r := paint.Rect{X: f.X, Y: f.Y, W: f.W, H: line}
	if rule != "" {
		w := c.ChipWidth(rule)
		f.Chip(chip, r.X+r.W-w, r.Y, rule)
		r.W -= w + c.Px(8)
	}
	if number != "" {
		c.Label(ui.CutRight(&r, c.Width(ui.SmallB, number)+c.Px(4)), ui.SmallB, ui.End, col, number)
	}
	h := max(line, c.Paragraph(r, ui.Small, ui.Start, col, text))
	c.Cites(paint.Rect{X: f.X, Y: f.Y, W: f.W, H: h}, rule)
	f.Y += h + c.Px(3)
}

// Halo marks a thing that can be used, or is picked.
func Halo(c *ui.Ctx, at paint.Rect, usable, chosen bool) {
	switch {
	case chosen:
		c.Frame(at.Inset(-c.Px(4)), c.Px(4), c.Theme.Gold)
	case usable:
		c.Frame(at.Inset(-c.Px(3)), c.Px(3), c.Theme.Accent)
	}
}
