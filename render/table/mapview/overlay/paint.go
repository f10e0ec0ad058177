package overlay

import (
	"math"
	"slices"

	"grognard/render/paint"
	"grognard/render/table/foresee"
	"grognard/render/table/panel"
	"grognard/render/ui"
	"grognard/rules"
)

// Paint draws over the map in room what the board's shades cannot show: lines, and
// in words what the overlay tells.
func (o *Overlays) Paint(c *ui.Ctx, room paint.Rect) {
	p := &o.shows
	o.Said = o.Said[:0]
	if key := o.Shown(); key == "" || key != o.at.Key { // it has been found by the next frame
		return
	}
	layer, text := c.On(paint.Over, paint.OverText)
	defer c.On(layer, text)
	c.Clip(room)
	defer c.Unclip()
	for i := range p.Lines {
		o.sightLine(c, &p.Lines[i])
	}
	for _, r := range p.Walls {
		if !p.Ends(r) { // else its cross stands at the end of the line
			o.cross(c, r, .5)
		}
	}
	if len(p.Walls) == 0 { // what is not seen, not what is in the way
		c.On(paint.Grid, paint.Grid)
		for _, r := range p.Cut {
			o.cross(c, r, .3)
		}
	}
	c.On(paint.Over, paint.OverText)
	for i := range p.Names {
		if i == 0 || p.Names[i].To != p.Names[i-1].To {
			o.areaName(c, p.Names[i:])
		}
	}
	o.caption(c, room)
}

// areaName writes the name of the first of some cells amid all that share it.
func (o *Overlays) areaName(c *ui.Ctx, cells []rules.Shade) {
	x, y, n := float32(0), float32(0), float32(0)
	for i := range cells {
		if at, ok := o.Board.CellRect(cells[i].Cell); ok && cells[i].To == cells[0].To {
			cx, cy := at.Center()
			x, y, n = x+cx, y+cy, n+1
		}
	}
	if n == 0 {
		return
	}
	name := o.Words.Name(cells[0].To)
	w, h := c.Width(ui.Strong, name)+c.Px(20), c.Line(ui.Strong)+c.Px(6)
	r := paint.Rect{X: x/n - w/2, Y: y/n - h/2, W: w, H: h}
	o.Said = append(o.Said, r)
	c.Fill(r, panel.Paper)
	c.Frame(r, c.Hairline(), panel.Ink)
	c.Label(r, ui.Strong, ui.Middle, panel.Ink, name)
}

// sightLine draws a line between the middles of two cells; from the first cell
// that blocks it on it is broken.
func (o *Overlays) sightLine(c *ui.Ctx, s *rules.Shade) {
	a, ok0 := o.Board.CellRect(s.Cell)
	b, ok1 := o.Board.CellRect(s.To)
	if !ok0 || !ok1 {
		return
	}
	x0, y0 := a.Center()
	x1, y1 := b.Center()
	if slices.Contains(o.shows.Walls, s.To) {
		o.sightEnd(c, x0, y0, x1, y1)
		return
	}
	cut := float32(1)
	for _, r := range o.shows.Walls {
		if at, ok := o.Board.CellRect(r); ok {
			if u, on := along(x0, y0, x1, y1, at); on {
				cut = min(cut, u)
			}
		}
	}
	mx, my := x0+(x1-x0)*cut, y0+(y1-y0)*cut
	o.stroke(c, "line/sight", x0, y0, mx, my)
	o.dashes(c, "line/blocked", mx, my, x1, y1)
}

// The line of sight to what ends it: how far from the middles of both cells it
// stays, and the size of the cross at its end, in cells.
const (
	sightFrom  = .22
	sightTo    = .4
	sightCross = .26
)

// sightEnd draws a line of sight that ends at the second cell: it has a cross
// at its border, clear of the pieces there.
func (o *Overlays) sightEnd(c *ui.Ctx, x0, y0, x1, y1 float32) {
	d := float32(math.Hypot(float64(x1-x0), float64(y1-y0)))
	if d < 1 {
		return
	}
	u, v := (x1-x0)/d*o.Board.Zoom, (y1-y0)/d*o.Board.Zoom
	ex, ey := x1-u*sightTo, y1-v*sightTo
	o.stroke(c, "line/sight", x0+u*sightFrom, y0+v*sightFrom, ex, ey)
	o.crossAt(c, ex, ey, sightCross)
}

// along returns how far along a line the middle of a cell lies, 0 to 1, if the
// line passes it.
func along(x0, y0, x1, y1 float32, cell paint.Rect) (u float32, on bool) {
	dx, dy := x1-x0, y1-y0
	d := dx*dx + dy*dy
	if d == 0 {
		return 0, false
	}
	x, y := cell.Center()
	u = ((x-x0)*dx + (y-y0)*dy) / d
	px, py := x0+u*dx-x, y0+u*dy-y
	reach := max(cell.W, cell.H) / 2
	return u, u > 0 && u < 1 && px*px+py*py < reach*reach
}

// lineWidth is the width of the pictures of lines, casing included.
func (o *Overlays) lineWidth(c *ui.Ctx) float32 { return max(c.Px(11), o.Board.Zoom*.16) }

// stroke stretches a picture of a line from one point to another.
func (o *Overlays) stroke(c *ui.Ctx, key string, x0, y0, x1, y1 float32) {
	d := float32(math.Hypot(float64(x1-x0), float64(y1-y0)))
	if d < 1 {
		return
	}
	w := o.lineWidth(c)
	layer, _ := c.Layers()
	r := paint.Rect{X: (x0 + x1 - d) / 2, Y: (y0 + y1 - w) / 2, W: d, H: w}
	c.L.Turned(layer, key, r, paint.White, float32(math.Atan2(float64(y1-y0), float64(x1-x0))))
}

// dashes repeats a picture of a dash from one point to another.
func (o *Overlays) dashes(c *ui.Ctx, key string, x0, y0, x1, y1 float32) {
	d := float32(math.Hypot(float64(x1-x0), float64(y1-y0)))
	n := int(d / (2 * o.lineWidth(c)))
	for i := range n {
		a, b := float32(i)/float32(n), float32(i+1)/float32(n)
		o.stroke(c, key, x0+(x1-x0)*a, y0+(y1-y0)*a, x0+(x1-x0)*b, y0+(y1-y0)*b)
	}
}

// cross marks a cell that blocks a line, or is not seen, with a cross of a size
// in cells.
func (o *Overlays) cross(c *ui.Ctx, cell rules.Ref, size float32) {
	at, ok := o.Board.CellRect(cell)
	if !ok {
		return
	}
	x, y := at.Center()
	o.crossAt(c, x, y, size)
}

// crossAt is such a cross at a place of the window.
func (o *Overlays) crossAt(c *ui.Ctx, x, y, size float32) {
	d := o.Board.Zoom * size
	c.Image(o.Dice.Disc(), paint.Rect{X: x - d/2, Y: y - d/2, W: d, H: d}, paint.Alpha(panel.Paper, .9))
	d *= .86
	c.Image("mark/forbid", paint.Rect{X: x - d/2, Y: y - d/2, W: d, H: d}, paint.White)
}

// caption names the overlay that is on at the upper edge of the map, and what
// blocks the line that it shows. Below it stands what the colours mean, or what the
// overlay lacks.
func (o *Overlays) caption(c *ui.Ctx, room paint.Rect) {
	y := o.plate(c, room, room.Y+c.Px(6), ui.SmallB, o.title.Of(o.at, o.titleText))
	if lacks := o.Blank(); lacks != "" {
		o.plate(c, room, y, ui.Small, lacks)
		return
	}
	o.tints(c, room, y)
}

// plate writes a text on paper in the middle of the map and returns its lower end.
func (o *Overlays) plate(c *ui.Ctx, room paint.Rect, y float32, st ui.Style, text string) float32 {
	pad, most := c.Px(12), room.W*.9
	w := c.Width(st, text)
	h := c.Line(st)
	if w > most-2*pad {
		w = most - 2*pad
		h = c.Wrap(st, w, text).Height
	}
	r := paint.Rect{X: room.X + (room.W-w)/2 - pad, Y: y, W: w + 2*pad, H: h + c.Px(8)}
	o.Said = append(o.Said, r)
	c.Fill(r, panel.Paper)
	c.Frame(r, c.Hairline(), panel.Ink)
	c.Paragraph(paint.Rect{X: r.X + pad, Y: r.Y + c.Px(4), W: w + 1}, st, ui.Middle, panel.Ink, text)
	return r.Y + r.H
}

// mostNamed is how many cells in the way the caption of an overlay names.
const mostNamed = 8

// titleText says which overlay is on, about what, and what is in the way.
func (o *Overlays) titleText(g foresee.Glance) string {
	p := &o.shows
	s := o.Words.Word(o.Words.Own("overlay", string(g.Key)))
	if g.About != 0 && !p.General {
		s = o.Words.Dash(s, o.Words.Name(g.About))
	}
	if len(p.Walls) == 0 {
		return s
	}
	var names []string
	for i, r := range p.Walls {
		if i == mostNamed {
			names = append(names, "…")
			break
		}
		name := o.Words.Name(r)
		if cell, ok := o.Board.Cell(r); ok && cell.Ground != rules.GroundOpen { // else who stands there is in the way
			name = o.Words.Aside(name, o.Words.Ground(cell))
		}
		names = append(names, name)
	}
	return o.Words.About(s, o.Words.Word("table.peek.cut", o.Words.Series(names)))
}
