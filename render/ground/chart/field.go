package chart

import (
	"math"

	"grognard/assets/ink"
)

// Field is a smooth number over the picture, kept on a coarse lattice.
type Field struct {
	Step float64 // pixels between lattice points
	W, H int
	V    []float32
}

// NewField returns a field over the canvas, 0 everywhere.
func (b *Hand) NewField() *Field {
	step := max(2, math.Round(b.U*3))
	f := &Field{Step: step, W: int(float64(b.W)/step) + 3, H: int(float64(b.H)/step) + 3}
	f.V = make([]float32, f.W*f.H)
	return f
}

// Roughen adds noise with features of about a third of a cell.
func (f *Field) Roughen(u, wobble float64, seed uint64) {
	k := f.Step / (34 * u)
	for j := range f.H {
		for i := range f.W {
			p := &f.V[j*f.W+i]
			if *p > .01 {
				*p += float32(wobble * (ink.Clouds(seed, float64(i)*k, float64(j)*k) - .5) * 2)
			}
		}
	}
}

// Blur averages over 2n+1 lattice points each way.
func (f *Field) Blur(n int) {
	line := make([]float32, max(f.W, f.H))
	for j := range f.H {
		blurLine(f.V[j*f.W:], 1, f.W, n, line)
	}
	for i := range f.W {
		blurLine(f.V[i:], f.W, f.H, n, line)
	}
}

func blurLine(v []float32, step, count, n int, line []float32) {
	for i := range count {
		line[i] = v[i*step]
	}
	var sum float32
	for i := -n; i < count; i++ {
		if i+n < count {
			sum += line[i+n]
		}
		if i-n-1 >= 0 {
			sum -= line[i-n-1]
		}
		if i >= 0 {
			v[i*step] = sum / float32(2*n+1)
		}
	}
}

// At returns the field's value at a pixel.
func (f *Field) At(x, y float64) float64 {
	x, y = x/f.Step, y/f.Step
	i, j := int(x), int(y)
	if x < 0 || y < 0 || i >= f.W-1 || j >= f.H-1 {
		return 0
	}
	fx, fy := float32(x)-float32(i), float32(y)-float32(j)
	p := f.V[j*f.W+i:]
	q := p[f.W:]
	return float64((p[0]*(1-fx)+p[1]*fx)*(1-fy) + (q[0]*(1-fx)+q[1]*fx)*fy)
}

// Slope returns the direction in which the field falls, and how steeply, by
// pixel.
func (f *Field) Slope(x, y float64) ink.Pt {
	d := f.Step
	return ink.Pt{X: (f.At(x-d, y) - f.At(x+d, y)) / (2 * d), Y: (f.At(x, y-d) - f.At(x, y+d)) / (2 * d)}
}
