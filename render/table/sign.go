package table

import (
	"grognard/render/board"
	"grognard/render/paint"
	"grognard/render/table/panel"
	"grognard/render/ui"
	"grognard/rules"
)

// moveKind is the mark of a place that a piece may go to: it says what the
// piece may still do there. Where options disagree nothing is promised.
func (t *Table) moveKind(r rules.Ref) board.MarkKind {
	sign, first := rules.Plain, true
	for i := range t.scene.Ask.Options {
		o := &t.scene.Ask.Options[i]
		if o.At != r || !t.choice.Fits(*o) {
			continue
		}
		s := t.scene.Ask.Sign(i)
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

// signLine is a line of the legend of marks.
type signLine struct {
	kind   board.MarkKind
	broken bool      // of an attack
	key    [3]string // its picture, by shape: squares, hexes, flat-top hexes; none for a frame
	word   string
}

var signLines = [...]signLine{
	{board.Move, false, [3]string{"mark/move", "mark/move-hex", "mark/move-flat"}, "plain"},
	{board.MoveEnd, false, [3]string{"mark/end", "mark/end-hex", "mark/end-flat"}, "ends"},
	{board.MoveHalt, false, [3]string{"mark/halt", "mark/halt-hex", "mark/halt-flat"}, "stops"},
	{board.Attack, false, [3]string{}, "attack"},
	{board.Attack, true, [3]string{}, "afar"},
}

// signs tells which lines the legend has: those of places where not all are alike,
// and those of frames where they are of two kinds, or lie about bodies on a
// tabletop, which have no other sign.
func (t *Table) signs() (on [len(signLines)]bool) {
	for i := range t.pic.Marks {
		m := &t.pic.Marks[i]
		for k := range signLines {
			on[k] = on[k] || m.Kind == signLines[k].kind && m.Broken == signLines[k].broken
		}
	}
	if !on[1] && !on[2] {
		on[0] = false
	}
	if !t.scene.OnTabletop() && !(on[3] && on[4]) {
		on[3], on[4] = false, false
	}
	return on
}

// legend explains the marks, at the foot of the map: below it, where no hand lies
// there.
func (t *Table) legend(c *ui.Ctx) {
	on := t.signs()
	if on == [len(signLines)]bool{} {
		return
	}
	layer, text := c.On(paint.Cards, paint.CardText)
	defer c.On(layer, text)
	h, gap := c.Line(ui.Small)+c.Px(8), c.Px(8)
	w := gap
	for k := range signLines {
		if on[k] {
			w += h + c.Px(2) + c.Width(ui.Small, t.words.SignText(signLines[k].word)) + 2*gap
		}
	}
	w = min(w, t.lay.board.W)
	r := paint.Rect{X: ui.Floor(t.lay.board.X + (t.lay.board.W-w)/2), Y: ui.Floor(t.lay.board.Y + t.lay.board.H - h), W: w, H: h}
	if foot := t.lay.cards.Hand; t.cards.Hides() && foot.H >= h { // no cards lie there, and the map shows its numbers
		r.Y = ui.Floor(foot.Y + (foot.H-h)/2)
	}
	c.Fill(r, panel.Paper)
	c.Frame(r, c.Hairline(), panel.Ink)
	x := r.X + gap
	for k := range signLines {
		if !on[k] {
			continue
		}
		word := t.words.SignText(signLines[k].word)
		t.signIcon(c, paint.Rect{X: x, Y: r.Y + c.Px(2), W: h - c.Px(4), H: h - c.Px(4)}, &signLines[k])
		x += h + c.Px(2)
		ww := c.Width(ui.Small, word)
		c.Label(paint.Rect{X: x, Y: r.Y, W: ww + 1, H: h}, ui.Small, ui.Start, panel.Ink, word)
		x += ww + 2*gap
	}
}

// signIcon paints a mark for the legend: of a place only the dot, since the border
// of the cell would make it small.
func (t *Table) signIcon(c *ui.Ctx, icon paint.Rect, s *signLine) {
	if s.key[0] == "" {
		in := icon.Inset(c.Px(3))
		c.Frame(in, c.Px(3), attackColor)
		if s.broken {
			d := in.W / 3
			c.Fill(paint.Rect{X: in.X + d, Y: in.Y, W: d, H: in.H}, panel.Paper)
			c.Fill(paint.Rect{X: in.X, Y: in.Y + d, W: in.W, H: d}, panel.Paper)
		}
		return
	}
	shape := 0
	switch t.scene.View().Map.Shape {
	case rules.Hexes:
		shape = 1
	case rules.FlatHexes:
		shape = 2
	}
	c.Clip(icon)
	c.Image(s.key[shape], icon.Inset(-icon.W), paint.White)
	c.Unclip()
}
