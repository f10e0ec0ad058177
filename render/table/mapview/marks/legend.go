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
	{board.Barred, false, [3]string{}, "barred"},
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

// Note is a line of the legend for a sign that somebody else has painted: its picture, three
// times as wide as high, and what it means.
type Note struct {
	Picture string
	Text    string
}

// entry is a line of the legend with its words.
type entry struct {
	line *legendLine // nil: a note
	Note
}

// Legend explains the marks of a picture and what more there is, at the foot of the map in
// room, or in the room below it, if that is high enough. Where one row is too narrow the
// notes stand above it.
func (m *Marks) Legend(c *ui.Ctx, p *board.Picture, room, below paint.Rect, notes []Note) {
	on := m.explained(p)
	m.Said = m.Said[:0]
	m.entries = m.entries[:0]
	for k := range legendLines {
		if on[k] {
			m.entries = append(m.entries, entry{&legendLines[k], Note{Text: m.Words.SignText(legendLines[k].word)}})
		}
	}
	own := len(m.entries)
	for _, n := range notes {
		m.entries = append(m.entries, entry{nil, n})
	}
	if len(m.entries) == 0 {
		return
	}
	layer, text := c.On(paint.Cards, paint.CardText)
	defer c.On(layer, text)
	h := rowHeight(c)
	y := ui.Floor(room.Y + room.H - h)
	if below.H >= h {
		y = ui.Floor(below.Y + (below.H-h)/2)
	}
	if own > 0 && rowWidth(c, m.entries) > room.W {
		m.row(c, m.entries[:own], room, y)
		m.row(c, m.entries[own:], room, y-h)
		return
	}
	m.row(c, m.entries, room, y)
}

func rowHeight(c *ui.Ctx) float32 { return c.Line(ui.Small) + c.Px(8) }

// signWidth is how wide the picture of a line is.
func (e *entry) signWidth(h float32) float32 {
	if e.line == nil {
		return 1.2 * h
	}
	return h
}

func rowWidth(c *ui.Ctx, all []entry) float32 {
	w := c.Px(8)
	for i := range all {
		w += all[i].signWidth(rowHeight(c)) + c.Px(2) + c.Width(ui.Small, all[i].Text) + 2*c.Px(8)
	}
	return w
}

// row paints a row of the legend in the middle of a room.
func (m *Marks) row(c *ui.Ctx, all []entry, room paint.Rect, y float32) {
	if len(all) == 0 {
		return
	}
	h, gap := rowHeight(c), c.Px(8)
	w := min(rowWidth(c, all), room.W)
	r := paint.Rect{X: ui.Floor(room.X + (room.W-w)/2), Y: y, W: w, H: h}
	m.Said = append(m.Said, r)
	c.Fill(r, panel.Paper)
	c.Frame(r, c.Hairline(), panel.Ink)
	x := r.X + gap
	for i := range all {
		e := &all[i]
		if e.line != nil {
			m.icon(c, paint.Rect{X: x, Y: r.Y + c.Px(2), W: h - c.Px(4), H: h - c.Px(4)}, e.line)
		} else {
			c.Image(e.Picture, paint.Rect{X: x, Y: r.Y + ui.Floor(h*.3), W: ui.Floor(1.2 * h), H: ui.Floor(.4 * h)}, paint.White)
		}
		x += e.signWidth(h) + c.Px(2)
		ww := min(c.Width(ui.Small, e.Text), r.X+r.W-gap-x)
		c.Label(paint.Rect{X: x, Y: r.Y, W: ww + 1, H: h}, c.Fit(ui.Small, ww+1, h, e.Text), ui.Start, panel.Ink, e.Text)
		x += ww + 2*gap
	}
}

// icon paints a mark for the legend: of a place only the dot, since the border
// of the cell would make it small.
func (m *Marks) icon(c *ui.Ctx, icon paint.Rect, s *legendLine) {
	if s.key[0] == "" {
		in := icon.Inset(c.Px(3))
		if s.kind == board.Barred {
			c.Frame(in, c.Px(2), paint.Alpha(panel.Ink, .7))
		} else {
			c.Frame(in, c.Px(3), panel.Attack)
		}
		if s.broken || s.kind == board.Barred {
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
