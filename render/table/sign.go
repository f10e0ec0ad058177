package table

import (
	"slices"

	"grognard/render/board"
	"grognard/render/paint"
	"grognard/render/ui"
	"grognard/rules"
)

// moveKind is the mark of a place that a piece may go to: it says what the
// piece may still do there. Where options disagree nothing is promised.
func (t *Table) moveKind(r rules.Ref) board.MarkKind {
	sign, first := rules.Plain, true
	for i := range t.ask.Options {
		o := &t.ask.Options[i]
		if o.At != r || !t.pick.fits(*o) {
			continue
		}
		s := t.ask.Sign(i)
		if first {
			sign, first = s, false
		}
		if s != sign {
			return board.Move
		}
	}
	switch sign {
	case rules.Ends:
		return board.MoveEnd
	case rules.Stops:
		return board.MoveHalt
	}
	return board.Move
}

// binds reports whether an option obliges though nothing is rolled yet.
func (t *Table) binds(o rules.Option) bool {
	i := slices.Index(t.ask.Options, o)
	return i >= 0 && t.ask.Sign(i) == rules.Binds
}

// signLine is a line of the legend of marks.
type signLine struct {
	kind board.MarkKind
	key  [3]string // its picture, by shape: squares, hexes, flat-top hexes
	word string
}

var signLines = [...]signLine{
	{board.Move, [3]string{"mark/move", "mark/move-hex", "mark/move-flat"}, "table.sign.plain"},
	{board.MoveEnd, [3]string{"mark/end", "mark/end-hex", "mark/end-flat"}, "table.sign.ends"},
	{board.MoveHalt, [3]string{"mark/halt", "mark/halt-hex", "mark/halt-flat"}, "table.sign.stops"},
}

// legend explains the marks of places, where not all are alike, at the foot of
// the map: below it, where no hand lies there.
func (t *Table) legend(c *ui.Ctx) {
	var on [len(signLines)]bool
	for i := range t.pic.Marks {
		for k := range signLines {
			on[k] = on[k] || t.pic.Marks[i].Kind == signLines[k].kind
		}
	}
	if !on[1] && !on[2] {
		return
	}
	shape := 0
	switch t.view().Map.Shape {
	case rules.Hexes:
		shape = 1
	case rules.FlatHexes:
		shape = 2
	}
	layer, text := c.On(paint.Cards, paint.CardText)
	defer c.On(layer, text)
	h, gap := c.Line(ui.Small)+c.Px(8), c.Px(8)
	w := gap
	for k := range signLines {
		if on[k] {
			w += h + c.Px(2) + c.Width(ui.Small, t.word(signLines[k].word)) + 2*gap
		}
	}
	w = min(w, t.lay.board.W)
	r := paint.Rect{X: ui.Floor(t.lay.board.X + (t.lay.board.W-w)/2), Y: ui.Floor(t.lay.board.Y + t.lay.board.H - h), W: w, H: h}
	if foot := t.lay.hand; t.hidesHand() && foot.H >= h { // no cards lie there, and the map shows its numbers
		r.Y = ui.Floor(foot.Y + (foot.H-h)/2)
	}
	c.Fill(r, cardPaper)
	c.Frame(r, c.Hairline(), cardInk)
	x := r.X + gap
	for k := range signLines {
		if !on[k] {
			continue
		}
		word := t.word(signLines[k].word)
		icon := paint.Rect{X: x, Y: r.Y + c.Px(2), W: h - c.Px(4), H: h - c.Px(4)}
		c.Clip(icon) // only the dot: the border of the cell would make it small
		c.Image(signLines[k].key[shape], icon.Inset(-icon.W), paint.White)
		c.Unclip()
		x += h + c.Px(2)
		ww := c.Width(ui.Small, word)
		c.Label(paint.Rect{X: x, Y: r.Y, W: ww + 1, H: h}, ui.Small, ui.Start, cardInk, word)
		x += ww + 2*gap
	}
}
