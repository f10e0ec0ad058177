package tabletop

import (
	"image/color"
	"math"
	"strconv"

	"golang.org/x/image/font/gofont/gobold"

	"grognard/assets/ink"
	"grognard/assets/palette"
	"grognard/render/ground/chart"
	"grognard/rules"
)

// goals outlines the objectives with a dashed ring of gold.
func (b *baker) goals() {
	b.areas(func(a *rules.Area, pts []ink.Pt) {
		p := ink.Poly(pts...)
		b.C.Fill(p, palette.Alpha(palette.Gold, .12))
		b.C.Lines(p.Dashed(12*b.U, 6*b.U), 3.4*b.U, palette.Alpha(palette.Paper, .9))
		b.C.Lines(p.Dashed(12*b.U, 6*b.U), 1.8*b.U, palette.Hex("#9A6A10"))
	}, rules.AreaObjective)
}

// stars marks the middle of the objectives, over whatever is built there.
func (b *baker) stars() {
	b.areas(func(a *rules.Area, pts []ink.Pt) {
		var mid ink.Pt
		for _, q := range pts {
			mid = mid.Add(q.Times(1 / float64(len(pts))))
		}
		b.star(mid, 11*b.U)
		if size := math.Round(10 * b.U); a.Label != "" && size >= 8 {
			if face, err := chart.Face(gobold.TTF, size); err == nil {
				b.Print(face, a.Label, mid.X, mid.Y+19*b.U, .9)
				face.Close()
			}
		}
	}, rules.AreaObjective)
}

// star is the mark of an objective.
func (b *baker) star(mid ink.Pt, r float64) {
	b.C.Fill(ink.Disc(mid.X+b.U, mid.Y+1.4*b.U, r), palette.Alpha(palette.Ink, .3))
	b.C.Fill(ink.Disc(mid.X, mid.Y, r), palette.Ink)
	b.C.Fill(ink.Disc(mid.X, mid.Y, r-1.2*b.U), palette.Paper)
	b.C.Fill(ink.Star(mid.X, mid.Y, r*.78, r*.34, 5), palette.Hex("#9A6A10"))
}

// median dots the centre line of the table.
func (b *baker) median() {
	b.lines(func(pts []ink.Pt) {
		b.C.Lines(ink.Open(pts...).Dashed(9*b.U, 9*b.U), 2.2*b.U, palette.Alpha(palette.Paper, .5))
		b.C.Lines(ink.Open(pts...).Dashed(9*b.U, 9*b.U), .9*b.U, palette.Alpha(palette.Ink, .4))
	}, rules.LineMidline)
}

// Widths of the table's edge, in inches from the surface outwards; the wood
// takes the rest of the margin.
const (
	brassFrom = .1
	brassTo   = .98
)

// The brass of the rule.
var (
	brass      = palette.Hex("#D6B45C")
	brassLight = palette.Hex("#F1DC9A")
	brassDark  = palette.Hex("#8F6B22")
	edgeWood   = palette.Hex("#6A4A2E")
)

// tableEdge frames the surface with a brass ruler, marked in inches and let into wood.
func (b *baker) tableEdge() {
	r := b.Board()
	x, y, w, h := float64(r.X), float64(r.Y), float64(r.W), float64(r.H)
	b.edge(x, y, w, h, 0, float64(b.Margin)+2, edgeWood)
	b.grain(x, y, w, h)
	in := b.inch()
	b.edge(x, y, w, h, 0, brassFrom*in, palette.Hex("#3A2817"))
	b.edge(x, y, w, h, brassFrom*in, brassTo*in, brass)
	b.edge(x, y, w, h, brassFrom*in, brassFrom*in+max(1, .07*in), brassLight)
	b.edge(x, y, w, h, brassTo*in-max(1, .07*in), brassTo*in, brassDark)
	b.edge(x, y, w, h, brassTo*in, brassTo*in+max(1, .08*in), palette.Hex("#3A2817"))
	for d, a := range []float64{.3, .18, .08} { // the shadow of the edge on the surface
		s := float64(d) * 2 * b.U
		b.C.Fill(ink.Box(x+s, y+s, w-2*s, 2*b.U), palette.Alpha(palette.Ink, a))
		b.C.Fill(ink.Box(x+s, y+s+2*b.U, 2*b.U, h-2*s-2*b.U), palette.Alpha(palette.Ink, a))
	}
	if !b.Options.Unmeasured {
		b.graduate(x, y, w, h)
	}
}

// edge fills the frame between two distances from the surface, in pixels.
func (b *baker) edge(x, y, w, h, from, to float64, col color.NRGBA) {
	x0, y0 := math.Round(x-to), math.Round(y-to)
	x1, y1 := math.Round(x-from), math.Round(y-from)
	x2, y2 := math.Round(x+w+from), math.Round(y+h+from)
	x3, y3 := math.Round(x+w+to), math.Round(y+h+to)
	b.C.Fill(ink.Box(x0, y0, x3-x0, y1-y0), col)
	b.C.Fill(ink.Box(x0, y2, x3-x0, y3-y2), col)
	b.C.Fill(ink.Box(x0, y1, x1-x0, y2-y1), col)
	b.C.Fill(ink.Box(x2, y1, x3-x2, y2-y1), col)
}

// grain streaks the wood along its four boards.
func (b *baker) grain(x, y, w, h float64) {
	r := b.Dice("wood grain", 0)
	m := float64(b.Margin)
	dark, light := palette.Alpha(palette.Hex("#3A2817"), .35), palette.Alpha(palette.Hex("#A97E52"), .3)
	for i := range 170 {
		col := dark
		if i%3 == 0 {
			col = light
		}
		d := (brassTo + .05) * b.inch()
		off := d + r.Float64()*(m-d)
		l := (10 + 30*r.Float64()) * b.U
		at := r.Float64()
		for k, p := range [4]ink.Pt{{X: x + at*w, Y: y - off}, {X: x + at*w, Y: y + h + off}, {X: x - off, Y: y + at*h}, {X: x + w + off, Y: y + at*h}} {
			q := p.Add(ink.Pt{X: l})
			if k > 1 {
				q = p.Add(ink.Pt{Y: l})
			}
			b.C.Fill(ink.Taper(p, q, 1.1*b.U, .3*b.U), col)
		}
	}
}

// graduate engraves inches on the brass, and numbers every sixth.
func (b *baker) graduate(x, y, w, h float64) {
	in := b.inch()
	col := palette.Alpha(palette.Hex("#2B1C08"), .9)
	thick := max(1, math.Round(.05*in))
	tick := func(n int) float64 {
		switch {
		case n%6 == 0:
			return .34 * in
		case n%3 == 0:
			return .26 * in
		}
		return .17 * in
	}
	from := brassFrom * in
	for n := 0; float64(n)*in <= w+.5; n++ {
		p := math.Round(x + float64(n)*in - thick/2)
		b.C.Fill(ink.Box(p, math.Round(y-from-tick(n)), thick, tick(n)), col)
		b.C.Fill(ink.Box(p, math.Round(y+h+from), thick, tick(n)), col)
	}
	for n := 0; float64(n)*in <= h+.5; n++ {
		p := math.Round(y + h - float64(n)*in - thick/2)
		b.C.Fill(ink.Box(math.Round(x-from-tick(n)), p, tick(n), thick), col)
		b.C.Fill(ink.Box(math.Round(x+w+from), p, tick(n), thick), col)
	}
	b.inches(x, y, w, h)
}

// inches prints the numbers of the rule, where they can be read.
func (b *baker) inches(x, y, w, h float64) {
	in := b.inch()
	size := max(8, math.Round(.56*in))
	if in < 9.5 {
		return
	}
	face, err := chart.Face(gobold.TTF, size)
	if err != nil {
		return
	}
	defer face.Close()
	mid := (brassTo - .27) * in
	for n := 6; float64(n)*in < w-.5; n += 6 {
		b.Print(face, strconv.Itoa(n), x+float64(n)*in, y-mid, .9)
		b.Print(face, strconv.Itoa(n), x+float64(n)*in, y+h+mid, .9)
	}
	for n := 6; float64(n)*in < h-.5; n += 6 {
		b.Print(face, strconv.Itoa(n), x-mid, y+h-float64(n)*in, .9)
		b.Print(face, strconv.Itoa(n), x+w+mid, y+h-float64(n)*in, .9)
	}
}
