package marks

import (
	"grognard/render/board"
	"grognard/render/paint"
	"grognard/render/table/panel"
	"grognard/render/ui"
	"grognard/rules"
)

// legendLine is a line of the legend of marks.
type legendLine struct {
	kind   board.MarkKind
	broken bool      // of an attack
	key    [3]string // its picture, by shape: squares, hexes, flat-top hexes; none for a frame
	word   string
}

var legendLines = [...]legendLine{
	{board.Move, false, [3]string{"mark/move", "mark/move-hex", "mark/move-flat"}, "plain"},
	{board.MoveEnd, false, [3]string{"mark/end", "mark/end-hex", "mark/end-flat"}, "ends"},
	{board.MoveHalt, false, [3]string{"mark/halt", "mark/halt-hex", "mark/halt-flat"}, "stops"},
	{board.Attack, false, [3]string{}, "attack"},
	{board.Attack, true, [3]string{}, "afar"},
}

// explained tells which lines the legend has: those of places where not all are alike,
// and those of frames where they are of two kinds, or lie about bodies on a
// tabletop, which have no other sign.
func (m *Marks) explained(p *board.Picture) (on [len(legendLines)]bool) {
	for i := range p.Marks {
		k := &p.Marks[i]
		for n := range legendLines {
			on[n] = on[n] || k.Kind == legendLines[n].kind && k.Broken == legendLines[n].broken
		}
	}
	if !on[1] && !on[2] {
		on[0] = false
	}
	if !m.Scene.OnTabletop() && !(on[3] && on[4]) {
		on[3], on[4] = false, false
	}
	return on
}

// Legend explains the marks of a picture, at the foot of the map in room, or in the room
// below it, if that is high enough.
func (m *Marks) Legend(c *ui.Ctx, p *board.Picture, room, below paint.Rect) {
	on := m.explained(p)
	if on == [len(legendLines)]bool{} {
		return
	}
	layer, text := c.On(paint.Cards, paint.CardText)
	defer c.On(layer, text)
	h, gap := c.Line(ui.Small)+c.Px(8), c.Px(8)
	w := gap
	for k := range legendLines {
		if on[k] {
			w += h + c.Px(2) + c.Width(ui.Small, m.Words.SignText(legendLines[k].word)) + 2*gap
		}
	}
	w = min(w, room.W)
	r := paint.Rect{X: ui.Floor(room.X + (room.W-w)/2), Y: ui.Floor(room.Y + room.H - h), W: w, H: h}
	if below.H >= h {
		r.Y = ui.Floor(below.Y + (below.H-h)/2)
	}
	c.Fill(r, panel.Paper)
	c.Frame(r, c.Hairline(), panel.Ink)
	x := r.X + gap
	for k := range legendLines {
		if !on[k] {
			continue
		}
		word := m.Words.SignText(legendLines[k].word)
		m.icon(c, paint.Rect{X: x, Y: r.Y + c.Px(2), W: h - c.Px(4), H: h - c.Px(4)}, &legendLines[k])
		x += h + c.Px(2)
		ww := c.Width(ui.Small, word)
		c.Label(paint.Rect{X: x, Y: r.Y, W: ww + 1, H: h}, ui.Small, ui.Start, panel.Ink, word)
		x += ww + 2*gap
	}
}

// icon paints a mark for the legend: of a place only the dot, since the border
// of the cell would make it small.
func (m *Marks) icon(c *ui.Ctx, icon paint.Rect, s *legendLine) {
	if s.key[0] == "" {
		in := icon.Inset(c.Px(3))
		c.Frame(in, c.Px(3), panel.Attack)
		if s.broken {
			d := in.W / 3
			c.Fill(paint.Rect{X: in.X + d, Y: in.Y, W: d, H: in.H}, panel.Paper)
			c.Fill(paint.Rect{X: in.X, Y: in.Y + d, W: in.W, H: d}, panel.Paper)
		}
		return
	}
	shape := 0
	switch m.Scene.View().Map.Shape {
	case rules.Hexes:
		shape = 1
	case rules.FlatHexes:
		shape = 2
	}
	c.Clip(icon)
	c.Image(s.key[shape], icon.Inset(-icon.W), paint.White)
	c.Unclip()
}
