package chart

import (
	"image/color"
	"math"

	"grognard/assets/ink"
	"grognard/assets/palette"
)

// Tree is a crown seen from above, with the shadow it throws and engraved
// shade on its south-east.
func (b *Hand) Tree(p ink.Pt, size float64, n int) {
	dark, edge := palette.Hex("#4E6142"), palette.Hex("#2F3D29")
	light := palette.Mix(palette.Hex("#8FA37A"), palette.Hex("#A3B078"), ink.Hash(b.Seed, n, 2))
	b.C.Fill(ink.Ellipse(p.X+size*.35, p.Y+size*.5, size*1.02, size*.86), palette.Alpha(edge, .42))
	b.C.Fill(b.crown(p, size, n), edge)
	b.C.Fill(b.crown(p, size-1.1*b.U, n), dark)
	b.C.Fill(b.crown(p.Add(ink.Pt{X: -size * .13, Y: -size * .15}), size*.72, n+7), light)
	b.C.Fill(ink.Disc(p.X-size*.3, p.Y-size*.34, size*.24), palette.Alpha(palette.Hex("#C3CC9F"), .8))
	for k := range 2 {
		a := .2 + float64(k)*.9
		q := p.Add(ink.Polar(size*.5, a))
		b.C.Stroke(ink.Arc(q.X, q.Y, size*.26, a-.9, a+.9), .8*b.U, palette.Alpha(edge, .75))
	}
}

// crown is a disc with lobes.
func (b *Hand) crown(p ink.Pt, size float64, n int) ink.Path {
	turn := ink.Hash(b.Seed, n, 3) * 6.28
	lobes := 5 + float64(n%3)
	pts := make([]ink.Pt, 22)
	for i := range pts {
		a := 2 * math.Pi * float64(i) / float64(len(pts))
		k := 1 - .12*math.Pow(math.Abs(math.Sin(lobes*a/2+turn)), 3)
		pts[i] = p.Add(ink.Polar(size*k, a))
	}
	return ink.Poly(pts...)
}

// Tuft is a tuft of reed.
func (b *Hand) Tuft(p ink.Pt, size float64, col color.NRGBA) {
	for k := -2; k <= 2; k++ {
		root := p.Add(ink.Pt{X: float64(k) * size * .16, Y: -.5 * b.U})
		tip := p.Add(ink.Pt{X: float64(k) * size * .38, Y: -size * (1 - .12*math.Abs(float64(k)))})
		b.C.Fill(ink.Taper(root, tip, 1.5*b.U, .5*b.U), palette.Alpha(col, .9))
	}
}

// House is a roof seen from above.
type House struct {
	At   ink.Pt
	W, H float64 // half its length and half its depth
	A    float64 // its direction, in radians
}

// Roof has a lit and a shaded pitch; its outline carries the contrast.
func (b *Hand) Roof(h House, tone float64) {
	at := func(x, y float64) ink.Pt { return ink.Pt{X: x, Y: y} }
	place := ink.Rotate(h.A, 0, 0).Then(ink.Move(h.At.X, h.At.Y))
	line := palette.Hex("#4A1F17")
	shape := ink.Box(-h.W, -h.H, 2*h.W, 2*h.H).By(place)
	b.C.Fill(shape.By(ink.Move(1.6*b.U, 2*b.U)), palette.Alpha(line, .4))
	b.C.Stroke(shape, 1.8*b.U, line)
	red := palette.Mix(palette.Hex("#B5533C"), palette.Hex("#9A5A3C"), tone)
	lit := palette.Mix(palette.Hex("#D48A6C"), palette.Hex("#C98F68"), tone)
	b.C.Fill(shape, red)
	up := 1.0
	if math.Cos(h.A)+math.Sin(h.A) < 0 {
		up = -1
	}
	half := ink.Poly(at(-h.W, -h.H*up), at(h.W, -h.H*up), at(h.W-h.H*.5, 0), at(-h.W+h.H*.5, 0)).By(place)
	b.C.Fill(half, lit)
	b.C.Lines(ink.Open(at(-h.W+h.H*.5, 0), at(h.W-h.H*.5, 0)).By(place), .8*b.U, palette.Alpha(line, .8))
}

// Shrunk is a shape about its middle, a part of its size.
func Shrunk(p ink.Path, k float64) ink.Path {
	var mid ink.Pt
	for _, q := range p[0].Pts {
		mid = mid.Add(q.Times(1 / float64(len(p[0].Pts))))
	}
	return p.By(ink.Move(-mid.X, -mid.Y).Then(ink.Scale(k)).Then(ink.Move(mid.X, mid.Y)))
}
