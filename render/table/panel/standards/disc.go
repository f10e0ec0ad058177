package standards

import (
	"grognard/render/paint"
	"grognard/render/table/panel"
	"grognard/render/ui"
	"grognard/rules"
)

// Styles of the disc.
var (
	turnStyle  = ui.Style{Font: paint.Caps, Size: 17, Lead: 1.05}
	countStyle = ui.Style{Font: paint.SansBold, Size: 27, Lead: 1.05}
)

// discName is the region of the disc. It is what the turn was called when it stood in
// a column.
const discName = "track"

// Clock reports whether the disc tells the hour or the light below the phase.
func (p *Panel) Clock() bool {
	v := p.Scene.View()
	return v != nil && clock(v) != none
}

// clock is the gauge of neither side that the disc shows.
func clock(v *rules.View) int {
	for i := range v.Gauges {
		if g := &v.Gauges[i]; g.Text.Key != "" && !g.Aside {
			return i
		}
	}
	return none
}

// disc is the turn, the phase, and the hour where the book has it; in a plate the turn
// alone.
func (p *Panel) disc(f *frame) {
	c, v, r := f.C, f.View, f.room.Turn
	c.Shadow(r.Inset(-c.Px(7)).Moved(0, c.Px(3)))
	c.Surface("ui/panel2", r, c.Theme.Panel2)
	if c.Region(discName, r).Hover {
		f.over = turn
	}
	in := r.Inset(c.Px(4))
	if f.room.Plates {
		p.count(c, v, in, plateStyle)
		return
	}
	if i := clock(v); i != none {
		at := ui.CutBottom(&in, c.Line(ui.Small))
		name := p.CommonName(i)
		p.HearCommon(&f.Frame, i, at, name)
		if c.Touched(name).Hover {
			f.over = turn
		}
		text := p.clock(v)
		c.Label(at, c.Fit(ui.Small, at.W, at.H, text), ui.Middle, c.Theme.Text, text)
	}
	if v.Turn > 0 {
		word := p.Words.Word("table.turn.head")
		c.Label(ui.CutTop(&in, c.Line(turnStyle)), turnStyle, ui.Middle, c.Theme.Muted, word)
		p.count(c, v, ui.CutTop(&in, c.Line(countStyle)), countStyle)
	}
	phase := p.phase(v)
	c.Centered(in, c.Fit(ui.Small, in.W, in.H, phase), c.Theme.Text, phase)
}

// count sets the number of the turn, and of how many.
func (p *Panel) count(c *ui.Ctx, v *rules.View, r paint.Rect, st ui.Style) {
	if v.Turn == 0 {
		return
	}
	n, after := p.Words.Keys.Number(v.Turn), ""
	if v.Turns > 0 {
		after = p.Words.Keys.Glue("", "/", p.Words.Keys.Number(v.Turns))
	}
	nw, aw := c.Width(st, n), c.Width(afterStyle, after)
	x := ui.Floor(r.X + (r.W-nw-aw)/2)
	c.Label(paint.Rect{X: x, Y: r.Y, W: nw, H: r.H}, st, ui.Start, c.Theme.Text, n)
	sunk := (c.M.Ascent(st.Font, c.Em(st)) - c.M.Ascent(afterStyle.Font, c.Em(afterStyle))) / 2
	c.Label(paint.Rect{X: x + nw, Y: r.Y + sunk, W: aw, H: r.H}, afterStyle, ui.End, c.Theme.Muted, after)
}

// turnHeight is what the card of the turn takes in a width.
func (p *Panel) turnHeight(c *ui.Ctx, w float32) float32 {
	h := c.Line(ui.Strong) + c.Wrap(ui.Small, w, p.full(p.Scene.View())).Height + c.Px(8)
	if p.HasStrip() {
		h += c.Px(stripHigh + 8)
	}
	return h + p.CommonHeight(c, p.Scene.View(), w) + p.DueHeight(c, w)
}

// stripHigh is the height of the strip of turns, in dp.
const stripHigh = 16

// turnCard tells of the turn, of what belongs to neither side, and of who is still to
// come.
func (p *Panel) turnCard(f *frame, in paint.Rect) {
	c, v := f.C, f.View
	sc := c.Scroll(cardScrolls[turn], in)
	col := panel.In(c, sc, f.Intent)
	if v.Turn > 0 {
		col.Text(ui.Strong, c.Theme.Text, p.turnText(v))
	}
	col.Text(ui.Small, c.Theme.Muted, p.full(v))
	col.Gap(8)
	if p.HasStrip() {
		p.Strip(c, paint.Rect{X: col.X, Y: col.Y, W: col.W, H: c.Px(stripHigh)})
		col.Gap(stripHigh + 8)
	}
	if h := p.CommonHeight(c, v, col.W); h > 0 {
		p.Common(&f.Frame, paint.Rect{X: col.X, Y: col.Y, W: col.W, H: h}, func(i int) string {
			if name := p.CommonName(i); f.room.Plates || i != clock(v) {
				return name
			}
			return p.Words.Keys.Dot(p.CommonName(i), "row")
		})
		col.Y += h
	}
	p.Due(&col)
	sc.Done(col.Y - sc.Y)
}
