package minimap

import (
	"cmp"
	"slices"

	"grognard/assets/palette"
	"grognard/render/paint"
	"grognard/render/ui"
	"grognard/rules"
)

// The two colours of the engraver, and the gold of what both sides may score.
var (
	dark  = palette.Ink
	paper = palette.Paper
	gold  = palette.Gold
)

// Sizes in dp.
const (
	plateWide = 9
	plateHigh = 8
	flagWide  = 12
	flagHigh  = 15
)

// unseen is how much darker it is outside of the view.
const unseen = .28

// ground is the picture of the map, or plain paper until there is one.
func (m *Map) ground(c *ui.Ctx) {
	bare := palette.Sheet
	if m.Board.Map.Shape == rules.Tabletop {
		bare = tableGreen
	}
	if pic := m.picture.of(m, c); pic != "" {
		c.Image(pic, m.face, paint.White)
		return
	}
	c.Fill(m.face, bare)
}

// tableGreen is the cloth of a table without cells.
var tableGreen = palette.Hex("#C2CBA8")

// plates are the troops: one for each side in each place, the first side's in paper with
// a rim of ink, the second's in its colour with a rim of paper.
func (m *Map) plates(c *ui.Ctx, v *rules.View) {
	clear(m.stood)
	for i := range v.Pieces {
		p := &v.Pieces[i]
		if p.Form == rules.Marker || p.Side == rules.Chance {
			continue
		}
		at := stand{cmp.Or(p.Cell, p.Ref), p.Side}
		if m.stood[at] {
			continue
		}
		x, y, ok := m.middle(v, at, p)
		if !ok {
			continue
		}
		m.stood[at] = true
		px, py := m.pixels(x, y)
		m.plate(c, px, py, p)
	}
}

// middle is where troops stand of which one piece is known; on a table without cells, the
// middle of all that belongs to the body.
func (m *Map) middle(v *rules.View, at stand, p *rules.Piece) (x, y float32, ok bool) {
	if m.Board.Tabletop() == nil {
		return m.stands(p)
	}
	var n float32
	for i := range v.Pieces {
		if q := &v.Pieces[i]; cmp.Or(q.Cell, q.Ref) == at.at && q.Side == at.side {
			if qx, qy, here := m.stands(q); here {
				x, y, n = x+qx, y+qy, n+1
			}
		}
	}
	return x / max(1, n), y / max(1, n), n > 0
}

// plate is one of them, about a pixel.
func (m *Map) plate(c *ui.Ctx, x, y float32, p *rules.Piece) {
	w, h, d := c.Px(plateWide), c.Px(plateHigh), max(1, c.Px(1.5))
	r := paint.Rect{X: ui.Floor(x - w/2 + .5), Y: ui.Floor(y - h/2 + .5), W: w, H: h}
	if p.Side == rules.First {
		c.Fill(r, dark)
		c.Fill(r.Inset(d), paper)
		return
	}
	field := dark // a light one would not stand out from its rim
	if lv := ui.LiveryOf(p.Nation); lv.Ink == paper {
		field = lv.Field
	}
	c.Fill(r.Inset(-max(1, ui.Floor(d/2))), dark)
	c.Fill(r, paper)
	c.Fill(r.Inset(max(1, ui.Floor(d*.8))), field)
}

// flags stand on the objectives: in the colours of the side that may score them, of gold
// where both may.
func (m *Map) flags(c *ui.Ctx, v *rules.View) {
	for i := range v.Map.Areas {
		a := &v.Map.Areas[i]
		if a.Kind != rules.AreaObjective {
			continue
		}
		col := gold
		if a.Side != rules.Chance {
			col = ui.LiveryOf(v.Sides[a.Side].Nation).Field
		}
		for _, r := range a.Cells {
			if x, y, ok := m.place(v, r); ok {
				m.flag(c, x, y, goals(v.Map.Areas[:i], r), col)
			}
		}
		var sx, sy, n float32
		for _, p := range a.Pts {
			if x, y, ok := m.point(p); ok {
				sx, sy, n = sx+x, sy+y, n+1
			}
		}
		if n > 0 {
			m.flag(c, sx/n, sy/n, 0, col)
		}
	}
}

// goals counts the objectives that lie on a cell.
func goals(all []rules.Area, cell rules.Ref) (n int) {
	for i := range all {
		if all[i].Kind == rules.AreaObjective && slices.Contains(all[i].Cells, cell) {
			n++
		}
	}
	return n
}

// flag stands beside a place, so that a plate there does not hide it, and beside so many others.
func (m *Map) flag(c *ui.Ctx, x, y float32, others int, col paint.Color) {
	px, py := m.pixels(x, y)
	w, h := c.Px(flagWide), c.Px(flagHigh)
	r := paint.Rect{X: ui.Floor(px - w*.75 + float32(others)*w), Y: ui.Floor(py - h*.9), W: w, H: h}
	c.Image("banner/staff", r, paint.White)
	c.Image("banner/cloth", r, col)
}

// window darkens what is not in view, and frames what is.
func (m *Map) window(c *ui.Ctx) {
	r, f := m.view(), m.face
	shade := paint.Alpha(paint.Color{A: 255}, unseen)
	x0, y0 := max(f.X, r.X), max(f.Y, r.Y)
	x1, y1 := min(f.X+f.W, r.X+r.W), min(f.Y+f.H, r.Y+r.H)
	c.Fill(paint.Rect{X: f.X, Y: f.Y, W: f.W, H: y0 - f.Y}, shade)
	c.Fill(paint.Rect{X: f.X, Y: y1, W: f.W, H: f.Y + f.H - y1}, shade)
	c.Fill(paint.Rect{X: f.X, Y: y0, W: x0 - f.X, H: y1 - y0}, shade)
	c.Fill(paint.Rect{X: x1, Y: y0, W: f.X + f.W - x1, H: y1 - y0}, shade)
	d := max(1, c.Px(1))
	c.Frame(r, d, paper)
	c.Frame(r.Inset(d), 2*d, dark)
}

// view is what the camera sees, on the minimap.
func (m *Map) view() paint.Rect {
	s := m.Board.Shown()
	x0, y0 := m.pixels(s.X, s.Y)
	x1, y1 := m.pixels(s.X+s.W, s.Y+s.H)
	x0, y0 = ui.Floor(x0), ui.Floor(y0)
	return paint.Rect{X: x0, Y: y0, W: ui.Floor(x1+.5) - x0, H: ui.Floor(y1+.5) - y0}
}
