package chart

import (
	"image"
	"math"

	"grognard/assets/ink"
)

// Field is a smooth number over the part of a picture that is drawn and somewhat beyond,
// kept on a coarse lattice that is the same for all parts.
type Field struct {
	Step float64 // pixels between lattice points
	// I and J are the column and row of the lattice with which V begins, W and H how many
	// there are.
	I, J, W, H int
	V          []float32
}

// How far past its part a field reaches at least, in U and in steps of its lattice: as far as
// softening it and the strokes that ask for it do.
const (
	beyond      = 60
	beyondSteps = 6
)

// Step is the pixels between the lattice points of a field.
func (b *Hand) Step() float64 { return max(2, math.Round(b.U*3)) }

// NewField returns a field, 0 everywhere.
func (b *Hand) NewField() *Field {
	f := &Field{Step: b.Step()}
	past := max(beyond*b.U, beyondSteps*f.Step)
	cover := func(from, to, size int) (first, n int) {
		first = max(0, int((float64(from)-past)/f.Step))
		end := min(int(float64(size)/f.Step)+3, int((float64(to)+past)/f.Step)+3)
		return first, end - first
	}
	f.I, f.W = cover(b.Part.Min.X, b.Part.Max.X, b.W)
	f.J, f.H = cover(b.Part.Min.Y, b.Part.Max.Y, b.H)
	f.V = make([]float32, f.W*f.H)
	return f
}

// Each sets every lattice point to what value gives for it, in pixels.
func (f *Field) Each(value func(x, y float64) float32) {
	for j := range f.H {
		for i := range f.W {
			f.V[j*f.W+i] = value(float64(f.I+i)*f.Step, float64(f.J+j)*f.Step)
		}
	}
}

// Within is the columns or rows, from the field's first, that lie between two pixels.
func (f *Field) Within(x0, y0, x1, y1 float64) (i0, j0, i1, j1 int) {
	return max(0, int(x0/f.Step)-f.I), max(0, int(y0/f.Step)-f.J), min(f.W, int(x1/f.Step)+1-f.I), min(f.H, int(y1/f.Step)+1-f.J)
}

// Above is the pixels between lattice points of which one at least is above a number.
func (f *Field) Above(edge float64) image.Rectangle {
	i0, j0, i1, j1 := f.W, f.H, -1, -1
	for j := range f.H {
		for i, v := range f.V[j*f.W : (j+1)*f.W] {
			if float64(v) > edge {
				i0, j0, i1, j1 = min(i0, i), min(j0, j), max(i1, i), max(j1, j)
			}
		}
	}
	if j1 < 0 {
		return image.Rectangle{}
	}
	at := func(n int) int { return int(float64(n) * f.Step) }
	return image.Rect(at(f.I+i0-1), at(f.J+j0-1), at(f.I+i1+1)+1, at(f.J+j1+1)+1)
}

// Roughen adds noise with features of about a third of a cell.
func (f *Field) Roughen(u, wobble float64, seed uint64) {
	k := f.Step / (34 * u)
	for j := range f.H {
		for i := range f.W {
			p := &f.V[j*f.W+i]
			if *p > .01 {
				*p += float32(wobble * (ink.Clouds(seed, float64(f.I+i)*k, float64(f.J+j)*k) - .5) * 2)
			}
		}
	}
}

// Blur averages over 2n+1 lattice points each way. Each sum is made by itself: one that
// is carried along rounds off what lies far away.
func (f *Field) Blur(n int) {
	from := make([]float32, len(f.V))
	copy(from, f.V)
	k := 1 / float32(2*n+1)
	for j := range f.H {
		in, out := from[j*f.W:(j+1)*f.W], f.V[j*f.W:(j+1)*f.W]
		for i := range in {
			var sum float32
			for _, v := range in[max(0, i-n):min(f.W, i+n+1)] {
				sum += v
			}
			out[i] = sum * k
		}
	}
	copy(from, f.V)
	for j := range f.H {
		out := f.V[j*f.W : (j+1)*f.W]
		clear(out)
		for m := max(0, j-n); m < min(f.H, j+n+1); m++ {
			for i, v := range from[m*f.W : (m+1)*f.W] {
				out[i] += v
			}
		}
		for i := range out {
			out[i] *= k
		}
	}
}

// At returns the field's value at a pixel.
func (f *Field) At(x, y float64) float64 {
	x, y = x/f.Step, y/f.Step
	i, j := int(x), int(y)
	fx, fy := float32(x-float64(i)), float32(y-float64(j))
	i, j = i-f.I, j-f.J
	if x < 0 || y < 0 || i < 0 || j < 0 || i >= f.W-1 || j >= f.H-1 {
		return 0
	}
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

// Past is which part of the way a height lies above the form line below it; they are step
// apart.
func Past(height, step float64) float64 {
	n := height / step
	return n - math.Floor(n)
}
