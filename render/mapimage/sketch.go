package mapimage

import (
	"image"
	"math"
	"strconv"

	"grognard/assets/ink"
	"grognard/assets/palette"
	"grognard/game/report"
	"grognard/render/board"
	"grognard/render/paint"
	"grognard/rules"
)

// sketch draws on a map what was done.
type sketch struct {
	board *board.Board
	d     *report.Drawing
	img   *image.RGBA
	unit  float64 // pixels of a cell
	store *paint.Store
	faces *paint.Faces
	signs []ink.Pt // middles of what lies over the map already
}

// red is the colour of combat.
var red = palette.Hex("#9C1C1C")

// at is where a place is on the picture.
func (s *sketch) at(k report.Spot) (ink.Pt, bool) {
	if top := s.board.Tabletop(); top != nil {
		x, y := top.PointPixels(k.Pt)
		return ink.Pt{X: float64(x), Y: float64(y)}, k.Pt != rules.Point{}
	}
	x, y, ok := s.board.Middle(k.Cell)
	if !ok {
		return ink.Pt{}, false
	}
	x, y = s.board.Pixels(x, y)
	return ink.Pt{X: float64(x), Y: float64(y)}, true
}

// standing are the rectangles of what stands on a place at the end.
func (s *sketch) standing(k report.Spot) (all []paint.Rect) {
	for i := range s.d.View.Pieces {
		p := &s.d.View.Pieces[i]
		if p.Form == rules.Marker || !(k.Cell != 0 && p.Cell == k.Cell || k.Cell == 0 && p.Pt == k.Pt && k.On()) {
			continue
		}
		if r, ok := s.board.PieceRect(p.Ref); ok {
			all = append(all, r)
		}
	}
	return all
}

// gap is how far before its last point a line has to end, so that its head is not covered by what
// stands there.
func (s *sketch) gap(k report.Spot, pts []ink.Pt) float64 {
	end, last := pts[len(pts)-1], pts[len(pts)-2]
	way := last.Sub(end)
	l := way.Len()
	gap := .1 * s.unit
	for _, r := range s.standing(k) {
		for d := gap; d < min(l, .8*s.unit); d += .03 * s.unit {
			at := end.Add(way.Times(d / l))
			if r.Has(float32(at.X), float32(at.Y)) {
				gap = d + .03*s.unit
			}
		}
	}
	return gap
}

// eased leaves points of a way out that lie near the line between those left: a march over many
// cells is one sweep.
func (s *sketch) eased(pts []ink.Pt) []ink.Pt {
	if len(pts) < 3 {
		return pts
	}
	a, b := pts[0], pts[len(pts)-1]
	far, at := .55*s.unit, -1
	for i := 1; i < len(pts)-1; i++ {
		if d := offLine(pts[i], a, b); d > far {
			far, at = d, i
		}
	}
	if at < 0 {
		return []ink.Pt{a, b}
	}
	first := s.eased(pts[:at+1])
	return append(first[:len(first):len(first)], s.eased(pts[at:])[1:]...)
}

// offLine is how far a point lies from the line between two others.
func offLine(p, a, b ink.Pt) float64 {
	d := b.Sub(a)
	l := d.Len()
	if l == 0 {
		return p.Sub(a).Len()
	}
	q := p.Sub(a)
	t := max(0, min(1, (q.X*d.X+q.Y*d.Y)/(l*l)))
	return q.Sub(d.Times(t)).Len()
}

// ink is the colour of a side.
func (s *sketch) ink(side rules.Side) paint.Color {
	c := board.Tint(s.d.View, side)
	c.A = 255
	return c
}

// moves draws the ways of all pieces, each way once: who falls back on a broken line.
func (s *sketch) moves() {
	c := ink.On(s.img)
	drawn := map[string]bool{}
	for i := range s.d.Moves {
		m := &s.d.Moves[i]
		var pts []ink.Pt
		for _, k := range m.Path {
			if p, ok := s.at(k); ok && (len(pts) == 0 || p != pts[len(pts)-1]) {
				pts = append(pts, p)
			}
		}
		if len(pts) < 2 {
			continue
		}
		key := s.key(m, pts)
		if drawn[key] {
			continue
		}
		drawn[key] = true
		pts = s.eased(pts)
		s.arrow(c, pts, s.gap(m.Path[len(m.Path)-1], pts), s.ink(m.Side), m.Forced)
	}
}

func (s *sketch) key(m *report.Move, pts []ink.Pt) string {
	key := strconv.Itoa(int(m.Side)) + strconv.FormatBool(m.Forced)
	for _, p := range pts {
		key += " " + strconv.Itoa(int(p.X)) + "," + strconv.Itoa(int(p.Y))
	}
	return key
}

// arrow draws a line with a head that ends so far before its last point.
func (s *sketch) arrow(c *ink.Canvas, pts []ink.Pt, gap float64, col paint.Color, broken bool) {
	u := s.unit
	line := ink.Spline(10, pts...)[0].Pts
	total := 0.
	for i := 1; i < len(line); i++ {
		total += line[i].Sub(line[i-1]).Len()
	}
	head := min(.3*u, .5*total)
	tip, _ := shorten(line, min(gap, total-head*.9))
	line = tip
	shaft, neck := shorten(line, head*.8)
	end := line[len(line)-1]
	way := end.Sub(neck)
	if l := way.Len(); l > 0 {
		way = way.Times(1 / l)
	}
	across := ink.Pt{X: -way.Y, Y: way.X}
	base := end.Sub(way.Times(head))
	tri := ink.Poly(end, base.Add(across.Times(head*.58)), base.Add(way.Times(head*.18)), base.Sub(across.Times(head*.58)))
	path := ink.Open(shaft...)
	wide := .1 * u
	paper := palette.Alpha(palette.Paper, .92)
	if broken {
		path, wide = path.Dashed(.2*u, .13*u), .085*u
	}
	c.Stroke(path, wide+.06*u, paper)
	c.Stroke(ink.Poly(tri[0].Pts...), .08*u, paper)
	c.Fill(tri, paper)
	c.Stroke(path, wide, col)
	c.Fill(tri, col)
}

// shorten cuts a line so far before its end, and returns the last point that is left.
func shorten(line []ink.Pt, by float64) ([]ink.Pt, ink.Pt) {
	line = append([]ink.Pt(nil), line...)
	for len(line) > 2 {
		d := line[len(line)-1].Sub(line[len(line)-2]).Len()
		if d > by {
			break
		}
		by -= d
		line = line[:len(line)-1]
	}
	n := len(line)
	d := line[n-1].Sub(line[n-2])
	if l := d.Len(); l > 0 && by > 0 {
		line[n-1] = line[n-1].Sub(d.Times(min(.95, by/l)))
	}
	return line, line[n-1]
}

// fights draws crossed sabres where somebody attacked, and the line of fire where that was from afar.
func (s *sketch) fights() {
	c := ink.On(s.img)
	var l paint.List
	drawn := map[[2]int]bool{}
	for _, f := range s.d.Fights {
		to, ok := s.at(f.At)
		if !ok {
			continue
		}
		mid := to
		if from, ok := s.at(f.From); ok && from != to {
			way := to.Sub(from)
			mid = from.Add(way.Times(.5))
			if way.Len() > 1.7*s.unit {
				one := way.Times(1 / way.Len())
				mid = to.Sub(one.Times(.52 * s.unit))
				path := ink.Open(from.Add(one.Times(.4*s.unit)), mid).Dashed(.1*s.unit, .1*s.unit)
				c.Stroke(path, .075*s.unit, palette.Alpha(palette.Paper, .85))
				c.Stroke(path, .045*s.unit, red)
			}
		}
		r := .2 * s.unit
		at := [2]int{int(mid.X / r), int(mid.Y / r)}
		if drawn[at] {
			continue
		}
		drawn[at] = true
		s.signs = append(s.signs, mid)
		c.Fill(ink.Disc(mid.X, mid.Y, r), palette.Paper)
		c.Fill(ink.Ring(mid.X, mid.Y, r, r*.86), red)
		l.Image(paint.Over, "pict/sabres", paint.About(float32(mid.X), float32(mid.Y), float32(1.5*r), float32(1.5*r)), paint.White)
	}
	paint.Raster(s.img, &l, s.store, s.faces)
}

// beside is a place for a sign near another place where no sign lies.
func (s *sketch) beside(at ink.Pt, h float64) ink.Pt {
	near := func(p ink.Pt) bool {
		for _, q := range s.signs {
			if p.Sub(q).Len() < h*.7+.22*s.unit {
				return true
			}
		}
		return false
	}
	best := at
	for i := 0; i < 17 && near(best); i++ {
		best = at.Add(ink.Polar(.22*s.unit*float64(1+i/8), float64(i)*math.Pi/4))
	}
	s.signs = append(s.signs, best)
	return best
}

// losses draws a cross with the number of those lost, in the colour of their side.
func (s *sketch) losses() {
	c := ink.On(s.img)
	var l paint.List
	for _, k := range s.d.Losses {
		p, ok := s.at(k.At)
		if !ok {
			continue
		}
		u, col := s.unit, s.ink(k.Side)
		h := .2 * u
		if k.Gone {
			h = .27 * u
		}
		at := p
		if on := s.standing(k.At); len(on) > 0 {
			at = ink.Pt{X: float64(on[0].X), Y: float64(on[0].Y) + h*.3}
		}
		at = s.beside(at, h)
		cross := ink.Box(at.X-h*.17, at.Y-h*.7, h*.34, h*1.4)
		bar := ink.Box(at.X-h*.5, at.Y-h*.36, h, h*.32)
		for _, b := range []ink.Path{cross, bar} {
			c.Stroke(b, .09*u, palette.Paper)
			c.Fill(b, palette.Paper)
		}
		c.Fill(cross, col)
		c.Fill(bar, col)
		if k.N > 1 {
			size := float32(math.Max(9, math.Round(.26*u)))
			text := strconv.Itoa(k.N)
			x, y := float32(at.X+h*.62), float32(at.Y+h*.6)
			for _, o := range [...][2]float32{{-1.5, 0}, {1.5, 0}, {0, -1.5}, {0, 1.5}, {-1, -1}, {1, 1}, {1, -1}, {-1, 1}} {
				l.Text(paint.OverText, paint.SansBold, size, x+o[0], y+o[1], palette.Paper, text)
			}
			l.Text(paint.OverText, paint.SansBold, size, x, y, col, text)
		}
	}
	paint.Raster(s.img, &l, s.store, s.faces)
}
