package table

import (
	"strconv"

	"grognard/render/board"
	"grognard/render/paint"
	"grognard/render/table/panel"
	"grognard/render/ui"
	"grognard/rules"
)

// routeArrows draws the way to the place under the pointer, cell by cell. It
// reports whether there is one.
func (t *Table) routeArrows() bool {
	for _, w := range t.choice.Routes(t.touch.Cell) {
		if len(w.Path) < 2 {
			continue
		}
		for i := 0; i+1 < len(w.Path); i++ {
			t.pic.Arrows = append(t.pic.Arrows, board.Arrow{From: w.Path[i], To: w.Path[i+1], Kind: board.ArrowMove, Leg: board.LegOf(i, len(w.Path))})
		}
		return true
	}
	return false
}

// routeLines tells what each way costs, line by line, and what the piece may still
// do at its end; it returns their height.
func (t *Table) routeLines(c *ui.Ctx, r paint.Rect) float32 {
	if t.look.Pinned() || t.touch.Cell == 0 {
		return 0
	}
	y := r.Y
	if why := t.choice.BarredRoute(t.touch.Cell); !why.OK() {
		y += t.ruledLine(c, paint.Rect{X: r.X, Y: y, W: r.W}, "chip.way", why.Rule, t.words.Say(why.Text), "", c.Theme.Danger)
	}
	for n, w := range t.choice.Routes(t.touch.Cell) {
		if w.Option.At != t.touch.Cell || len(w.Mods) == 0 && w.Sign == rules.Plain {
			continue
		}
		head := t.words.Capital(t.words.Label(w.Option))
		if sum := w.Cost(); sum != 0 {
			head = t.words.About(head, t.words.Word("format.value", t.words.SumWord(w.Mods[0].Sum), strconv.Itoa(sum)))
		}
		y += c.Paragraph(paint.Rect{X: r.X, Y: y, W: r.W}, ui.SmallB, ui.Start, c.Theme.Accent, head)
		for i := range w.Mods {
			m := &w.Mods[i]
			number := ""
			if m.N != 0 {
				number = strconv.Itoa(m.N)
			}
			name := t.names.Join("chip", "way", t.names.Number(n*100+i))
			y += t.ruledLine(c, paint.Rect{X: r.X, Y: y, W: r.W}, name, m.Rule, t.words.Say(m.Why), number, c.Theme.Text)
		}
		if key := signWord(w.Sign); key != "" {
			y += t.ruledLine(c, paint.Rect{X: r.X, Y: y, W: r.W}, "", "", t.words.Word(key), "", c.Theme.Text)
		}
	}
	if y > r.Y {
		y += c.Px(6)
	}
	return y - r.Y
}

// ruledLine sets a sentence with a number, if there is one, and the chip of its
// clause, and returns its height.
func (t *Table) ruledLine(c *ui.Ctx, r paint.Rect, chip, rule, text, number string, col paint.Color) float32 {
	f := panel.Column{C: c, X: r.X, Y: r.Y, W: r.W, Asked: &t.asked}
	f.Ruled(chip, rule, t.words.Capital(text), number, col)
	return f.Y - r.Y
}

// signWord is the key of what a sign means, "" for none.
func signWord(s rules.Sign) string {
	switch s {
	case rules.Ends:
		return "table.sign.ends"
	case rules.Stops:
		return "table.sign.stops"
	}
	return ""
}
