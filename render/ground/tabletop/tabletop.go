// Package tabletop paints the ground of a table without cells: its surface,
// the scenery to the inch, and the frame of the table with a ruler on it.
package tabletop

import (
	"context"
	"image"
	"image/color"
	"math"

	"grognard/assets/ink"
	"grognard/assets/palette"
	"grognard/render/ground/chart"
	"grognard/rules"
)

// surfaceColor is the washed green of a table without cells.
var surfaceColor = palette.Hex("#C2CBA8")

// strokeUnit is the measure of strokes on a tabletop, in inches: trees and stones
// are drawn as large there as on a map whose cells are 100 of it.
const strokeUnit = .075

// baker is the state of one Bake.
type baker struct {
	chart.Hand
	m *rules.Map
}

func newBaker(m *rules.Map, o chart.Options) *baker { return newPart(m, o, image.Rectangle{}) }

func newPart(m *rules.Map, o chart.Options, within image.Rectangle) *baker {
	b := &baker{chart.NewHand(m, o, within), m}
	b.U = strokeUnit * float64(o.Cell)
	return b
}

// Bake paints the ground of a table without cells, or the part of its picture within a
// rectangle; an empty one is all of it. It returns the context's error if that ends first.
func Bake(ctx context.Context, m *rules.Map, o chart.Options, within image.Rectangle) (*image.RGBA, error) {
	b := newPart(m, o, within)
	for _, stage := range stages {
		if err := ctx.Err(); err != nil {
			return nil, err
		}
		stage(b)
	}
	return b.C.Img, nil
}

// stages paint a table without cells: its surface, what lies flat on it,
// what stands on it, and the frame of the table.
var stages = []func(*baker){
	(*baker).weave,
	(*baker).knolls,
	(*baker).bogs,
	(*baker).brooks,
	(*baker).lanes,
	(*baker).goals,
	(*baker).obstacles,
	(*baker).buildings,
	(*baker).stars,
	(*baker).groves,
	(*baker).median,
	(*baker).tableEdge,
	(*baker).Light,
}

// pixel returns where a point of a tabletop is in the picture: y grows down here,
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

// areas calls f for every area of some kinds, with its outline.
func (b *baker) areas(f func(a *rules.Area, pts []ink.Pt), kinds ...rules.AreaKind) {
	for i := range b.m.Areas {
		a := &b.m.Areas[i]
		for _, k := range kinds {
			if a.Kind == k && len(a.Pts) > 2 {
				f(a, b.shape(a.Pts))
			}
		}
	}
}

// lines calls f for every line of some kinds, with its course.
func (b *baker) lines(f func(pts []ink.Pt), kinds ...rules.LineKind) {
	for i := range b.m.Lines {
		l := &b.m.Lines[i]
		for _, k := range kinds {
			if l.Kind == k && len(l.Pts) > 1 {
				f(b.shape(l.Pts))
			}
		}
	}
}

// patch is the ground that areas of some kinds cover: a field that is about 1
// inside, 0 outside and a half on the outline, and the pixels it lies in.
type patch struct {
	*chart.Field
	box image.Rectangle
}

// patch measures the areas of some kinds, nil if there are none. Their border
// is as soft, and wanders as far, as these inches say.
func (b *baker) patch(soft, wander float64, kinds ...rules.AreaKind) *patch {
	var all [][]ink.Pt
	box := image.Rectangle{}
	b.areas(func(_ *rules.Area, pts []ink.Pt) {
		all = append(all, pts)
		box = box.Union(around(pts, (soft*4+wander)*b.inch()+4))
	}, kinds...)
	if all == nil {
		return nil
	}
	p := &patch{b.NewField(), box.Intersect(b.Part)}
	seed := b.Seed ^ ink.Seed(string(kinds[0]))
	p.Each(func(x, y float64) float32 {
		if !image.Pt(int(x), int(y)).In(box) {
			return 0
		}
		q, u, v := ink.Pt{X: x, Y: y}, x/(30*b.U), y/(30*b.U)
		q.X += wander * b.inch() * 2 * (ink.Clouds(seed+20, u, v) - .5)
		q.Y += wander * b.inch() * 2 * (ink.Clouds(seed+30, u, v) - .5)
		for _, pts := range all {
			if within(pts, q) {
				return 1
			}
		}
		return 0
	})
	n := max(1, int(soft*b.inch()/p.Step+.5))
	p.Blur(n)
	p.Blur(n)
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
	img := b.C.Img
	box := p.Above(edge).Intersect(p.box)
	for y := box.Min.Y; y < box.Max.Y; y++ {
		row := img.Pix[img.PixOffset(box.Min.X, y):]
		for n := range box.Dx() {
			x := box.Min.X + n
			v := p.At(float64(x), float64(y))
			if v <= edge {
				continue
			}
			c, a := paint(x, y, v)
			q := row[4*n : 4*n+4 : 4*n+4]
			q[0], q[1], q[2] = chart.Blend(q[0], c.R, a), chart.Blend(q[1], c.G, a), chart.Blend(q[2], c.B, a)
		}
	}
}

// tint washes a patch with a colour, darkest along its rim.
func (b *baker) tint(p *patch, w palette.Wash, strength float64) {
	if p == nil {
		return
	}
	rim := palette.Mix(w.Color, w.Texture, .38)
	seed := b.Seed ^ ink.Seed(w.Ground)
	sharp := .9 * b.inch()
	b.brush(p, .42, func(x, y int, v float64) (color.NRGBA, float64) {
		a := min(1, (v-.42)*sharp) * strength * (.9 + .2*ink.Noise(seed, float64(x)/(14*b.U), float64(y)/(14*b.U)))
		if k := 1 - (v-.42)*4.5; k > 0 && b.Options.Theme != chart.Contrast {
			return palette.Mix(w.Color, rim, k*.85), a
		}
		return w.Color, a
	})
}

// weave paints the surface of the table: a woven mat, worn in places, with tufts of grass.
func (b *baker) weave() {
	stain := b.NewField()
	stain.Each(func(x, y float64) float32 { return float32(ink.Clouds(b.Seed, x/b.U/120, y/b.U/120)) })
	dry := palette.Hex("#CDC79E")
	for y := b.Part.Min.Y; y < b.Part.Max.Y; y++ {
		row := b.C.Img.Pix[b.C.Img.PixOffset(b.Part.Min.X, y):]
		for n := range b.Part.Dx() {
			x := b.Part.Min.X + n
			base, k := surfaceColor, 1.
			if b.Options.Theme != chart.Contrast {
				s := stain.At(float64(x), float64(y))
				base = palette.Mix(surfaceColor, dry, min(1, max(0, (s-.45)*1.9)))
				thread := float64((x+y)&1)*.012 + ink.Hash(b.Seed+7, x, y)*.028
				k = .975 + .05*(s-.5) + thread
			}
			p := row[4*n : 4*n+4 : 4*n+4]
			p[0], p[1], p[2], p[3] = chart.Shaded(base.R, k), chart.Shaded(base.G, k), chart.Shaded(base.B, k-.01), 255
		}
	}
	b.flock()
}

// flock scatters tufts of grass over the table.
func (b *baker) flock() {
	r := b.Dice("flock", 0)
	dark, light := palette.Alpha(palette.Hex("#75825A"), .5), palette.Alpha(palette.Hex("#E2E6C6"), .6)
	box := b.Board()
	for range int(box.W * box.H / float32(b.inch()*b.inch()) * .55) {
		p := ink.Pt{X: float64(box.X) + r.Float64()*float64(box.W), Y: float64(box.Y) + r.Float64()*float64(box.H)}
		if !b.NearPt(p, 6*b.U) {
			continue
		}
		for k := -1; k <= 1; k++ {
			tip := p.Add(ink.Pt{X: float64(k) * 1.6 * b.U, Y: -(2.6 - .7*float64(k*k)) * b.U})
			col := dark
			if k == 1 {
				col = light
			}
			b.C.Fill(ink.Taper(p.Add(ink.Pt{X: float64(k) * .6 * b.U}), tip, .8*b.U, .25*b.U), col)
		}
	}
}
