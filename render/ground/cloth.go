package ground

import (
	"image"
	"image/color"
	"math"

	"grognard/assets/ink"
	"grognard/assets/palette"
	"grognard/rules"
)

// clothColor is the washed green of a table without cells.
var clothColor = palette.Hex("#C2CBA8")

// clothUnit is the measure of strokes on a cloth, in inches: trees and stones
// are drawn as large there as on a map whose cells are 100 of it.
const clothUnit = .075

// clothStages paint a table without cells: the cloth, what lies flat on it,
// what stands on it, and the frame of the table.
var clothStages = []func(*baker){
	(*baker).weave,
	(*baker).knolls,
	(*baker).acres,
	(*baker).barrens,
	(*baker).bogs,
	(*baker).brooks,
	(*baker).lanes,
	(*baker).goals,
	(*baker).unknown,
	(*baker).obstacles,
	(*baker).buildings,
	(*baker).stars,
	(*baker).groves,
	(*baker).median,
	(*baker).tableEdge,
	(*baker).light,
}

// pixel returns where a point of a cloth is in the picture: y grows down here,
// to the north there.
func (b *baker) pixel(p rules.Point) ink.Pt {
	k := b.inch() / float64(max(1, b.m.Unit))
	return ink.Pt{X: float64(b.Margin) + float64(p.X)*k, Y: float64(b.Margin) + float64(b.m.Height-p.Y)*k}
}

// inch is the length of an inch in pixels.
func (b *baker) inch() float64 { return float64(b.Cell) }

// shape is an outline of the map in the picture.
func (b *baker) shape(pts []rules.Point) []ink.Pt {
	out := make([]ink.Pt, len(pts))
	for i, p := range pts {
		out[i] = b.pixel(p)
	}
	return out
}

// areas calls f for every area of some kinds, with its outline and a number.
func (b *baker) areas(f func(a *rules.Area, pts []ink.Pt, n int), kinds ...string) {
	for i := range b.m.Areas {
		a := &b.m.Areas[i]
		for _, k := range kinds {
			if a.Kind == k && len(a.Pts) > 2 {
				f(a, b.shape(a.Pts), i)
			}
		}
	}
}

// lines calls f for every line of some kinds, with its course and a number.
func (b *baker) lines(f func(pts []ink.Pt, n int), kinds ...string) {
	for i := range b.m.Lines {
		l := &b.m.Lines[i]
		for _, k := range kinds {
			if l.Kind == k && len(l.Pts) > 1 {
				f(b.shape(l.Pts), i)
			}
		}
	}
}

// patch is the ground that areas of some kinds cover: a field that is about 1
// inside, 0 outside and a half on the outline, and the pixels it lies in.
type patch struct {
	*field
	box image.Rectangle
}

// patch measures the areas of some kinds, nil if there are none. Their border
// is as soft, and wanders as far, as these inches say.
func (b *baker) patch(soft, wander float64, kinds ...string) *patch {
	var all [][]ink.Pt
	box := image.Rectangle{}
	b.areas(func(_ *rules.Area, pts []ink.Pt, _ int) {
		all = append(all, pts)
		box = box.Union(around(pts, (soft*4+wander)*b.inch()+4))
	}, kinds...)
	if all == nil {
		return nil
	}
	p := &patch{b.newField(), box.Intersect(b.c.Img.Rect)}
	seed := b.seed ^ ink.Seed(kinds[0])
	for j := range p.h {
		for i := range p.w {
			q := ink.Pt{X: float64(i) * p.step, Y: float64(j) * p.step}
			if !image.Pt(int(q.X), int(q.Y)).In(p.box) {
				continue
			}
			u, v := q.X/(30*b.u), q.Y/(30*b.u)
			q.X += wander * b.inch() * 2 * (ink.Clouds(seed+20, u, v) - .5)
			q.Y += wander * b.inch() * 2 * (ink.Clouds(seed+30, u, v) - .5)
			for _, pts := range all {
				if within(pts, q) {
					p.v[j*p.w+i] = 1
					break
				}
			}
		}
	}
	n := max(1, int(soft*b.inch()/p.step+.5))
	p.blur(n)
	p.blur(n)
	return p
}

// around is the box of an outline and d pixels more.
func around(pts []ink.Pt, d float64) image.Rectangle {
	lo, hi := ink.Pt{X: math.Inf(1), Y: math.Inf(1)}, ink.Pt{X: math.Inf(-1), Y: math.Inf(-1)}
	for _, p := range pts {
		lo = ink.Pt{X: min(lo.X, p.X), Y: min(lo.Y, p.Y)}
		hi = ink.Pt{X: max(hi.X, p.X), Y: max(hi.Y, p.Y)}
	}
	return image.Rect(int(lo.X-d), int(lo.Y-d), int(hi.X+d)+1, int(hi.Y+d)+1)
}

// within reports whether a point lies inside an outline.
func within(pts []ink.Pt, q ink.Pt) bool {
	in := false
	for i, a := range pts {
		b := pts[(i+1)%len(pts)]
		if (a.Y > q.Y) != (b.Y > q.Y) && q.X < a.X+(q.Y-a.Y)*(b.X-a.X)/(b.Y-a.Y) {
			in = !in
		}
	}
	return in
}

// brush blends a colour wherever a patch is above edge.
func (b *baker) brush(p *patch, edge float64, paint func(x, y int, v float64) (color.NRGBA, float64)) {
	img := b.c.Img
	for y := p.box.Min.Y; y < p.box.Max.Y; y++ {
		row := img.Pix[y*img.Stride:]
		for x := p.box.Min.X; x < p.box.Max.X; x++ {
			v := p.at(float64(x), float64(y))
			if v <= edge {
				continue
			}
			c, a := paint(x, y, v)
			q := row[4*x : 4*x+4 : 4*x+4]
			q[0], q[1], q[2] = blend(q[0], c.R, a), blend(q[1], c.G, a), blend(q[2], c.B, a)
		}
	}
}

// tint washes a patch with a colour, darkest along its rim.
func (b *baker) tint(p *patch, w palette.Wash, strength float64) {
	if p == nil {
		return
	}
	rim := palette.Mix(w.Color, w.Texture, .38)
	seed := b.seed ^ ink.Seed(w.Ground)
	sharp := .9 * b.inch()
	b.brush(p, .42, func(x, y int, v float64) (color.NRGBA, float64) {
		a := min(1, (v-.42)*sharp) * strength * (.9 + .2*ink.Noise(seed, float64(x)/(14*b.u), float64(y)/(14*b.u)))
		if k := 1 - (v-.42)*4.5; k > 0 && b.o.Theme != Contrast {
			return palette.Mix(w.Color, rim, k*.85), a
		}
		return w.Color, a
	})
}

// weave lays the cloth: woven, with worn places, and flock strewn over it.
func (b *baker) weave() {
	stain := b.newField()
	for j := range stain.h {
		for i := range stain.w {
			x, y := float64(i)*stain.step/b.u, float64(j)*stain.step/b.u
			stain.v[j*stain.w+i] = float32(ink.Clouds(b.seed, x/120, y/120))
		}
	}
	dry := palette.Hex("#CDC79E")
	for y := range b.h {
		row := b.c.Img.Pix[y*b.c.Img.Stride:]
		for x := range b.w {
			base, k := clothColor, 1.
			if b.o.Theme != Contrast {
				s := stain.at(float64(x), float64(y))
				base = palette.Mix(clothColor, dry, min(1, max(0, (s-.45)*1.9)))
				thread := float64((x+y)&1)*.012 + ink.Hash(b.seed+7, x, y)*.028
				k = .975 + .05*(s-.5) + thread
			}
			p := row[4*x : 4*x+4 : 4*x+4]
			p[0], p[1], p[2], p[3] = shaded(base.R, k), shaded(base.G, k), shaded(base.B, k-.01), 255
		}
	}
	b.flock()
}

// flock strews tufts of grass over the cloth.
func (b *baker) flock() {
	r := b.dice("flock", 0)
	dark, light := palette.Alpha(palette.Hex("#75825A"), .5), palette.Alpha(palette.Hex("#E2E6C6"), .6)
	box := b.Board()
	for range int(box.W * box.H / float32(b.inch()*b.inch()) * .55) {
		p := ink.Pt{X: float64(box.X) + r.Float64()*float64(box.W), Y: float64(box.Y) + r.Float64()*float64(box.H)}
		for k := -1; k <= 1; k++ {
			tip := p.Add(ink.Pt{X: float64(k) * 1.6 * b.u, Y: -(2.6 - .7*float64(k*k)) * b.u})
			col := dark
			if k == 1 {
				col = light
			}
			b.c.Fill(ink.Taper(p.Add(ink.Pt{X: float64(k) * .6 * b.u}), tip, .8*b.u, .25*b.u), col)
		}
	}
}
