package ground

import (
	"math"

	"grognard/assets/ink"
	"grognard/rules"
)

// field is a smooth number over the picture, kept on a coarse lattice.
type field struct {
	step float64 // pixels between lattice points
	w, h int
	v    []float32
}

func (b *baker) newField() *field {
	step := max(2, math.Round(b.u*3))
	f := &field{step: step, w: int(float64(b.w)/step) + 3, h: int(float64(b.h)/step) + 3}
	f.v = make([]float32, f.w*f.h)
	return f
}

// cover is the field of a kind of ground: about 1 inside, 0 outside, a half on
// a border that runs on over cells of the same kind. The border is as soft, and
// wanders as far, as these parts of a cell say.
func (b *baker) cover(is func(*rules.Cell) float64, soft, wobble float64, name string) *field {
	f := b.newField()
	any := false
	level := make([]float32, b.Cols*b.Rows)
	for i := range b.m.Cells {
		c := &b.m.Cells[i]
		if k := is(c); k > 0 {
			level[c.Row*b.Cols+c.Col] = float32(k)
			any = true
		}
	}
	if !any {
		return nil
	}
	seed := ink.Seed(name) ^ b.seed
	bend := (wobble + .55*b.loose) * float64(b.Cell)
	wide := 46 + 90*b.loose
	f.near(b, is, bend, func(i, j int) {
		x, y := float64(i)*f.step, float64(j)*f.step
		u, v := x/(wide*b.u), y/(wide*b.u)
		x += bend * 2 * (ink.Clouds(seed+20, u, v) - .5)
		y += bend * 2 * (ink.Clouds(seed+30, u, v) - .5)
		if col, row, ok := b.At(float32(x), float32(y)); ok {
			f.v[j*f.w+i] = level[row*b.Cols+col]
		}
	})
	n := max(1, int((soft+.1*b.loose)*float64(b.Cell)/f.step))
	for range 3 {
		f.blur(n)
	}
	f.roughen(b, .1, seed)
	return f
}

// near calls visit once with every lattice point that is no farther than bend
// pixels from a cell of the kind.
func (f *field) near(b *baker, is func(*rules.Cell) float64, bend float64, visit func(i, j int)) {
	seen := make([]bool, f.w*f.h)
	for k := range b.m.Cells {
		c := &b.m.Cells[k]
		if is(c) <= 0 {
			continue
		}
		r := b.Rect(c.Col, c.Row).Inset(float32(-bend - f.step))
		for j := max(0, int(float64(r.Y)/f.step)); j < min(f.h, int(float64(r.Y+r.H)/f.step)+1); j++ {
			for i := max(0, int(float64(r.X)/f.step)); i < min(f.w, int(float64(r.X+r.W)/f.step)+1); i++ {
				if at := j*f.w + i; !seen[at] {
					seen[at] = true
					visit(i, j)
				}
			}
		}
	}
}

// roughen adds noise with features of about a third of a cell.
func (f *field) roughen(b *baker, wobble float64, seed uint64) {
	k := f.step / (34 * b.u)
	for j := range f.h {
		for i := range f.w {
			p := &f.v[j*f.w+i]
			if *p > .01 {
				*p += float32(wobble * (ink.Clouds(seed, float64(i)*k, float64(j)*k) - .5) * 2)
			}
		}
	}
}

// blur averages over 2n+1 lattice points each way.
func (f *field) blur(n int) {
	line := make([]float32, max(f.w, f.h))
	for j := range f.h {
		blurLine(f.v[j*f.w:], 1, f.w, n, line)
	}
	for i := range f.w {
		blurLine(f.v[i:], f.w, f.h, n, line)
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

// at returns the field's value at a pixel.
func (f *field) at(x, y float64) float64 {
	x, y = x/f.step, y/f.step
	i, j := int(x), int(y)
	if x < 0 || y < 0 || i >= f.w-1 || j >= f.h-1 {
		return 0
	}
	fx, fy := float32(x)-float32(i), float32(y)-float32(j)
	p := f.v[j*f.w+i:]
	q := p[f.w:]
	return float64((p[0]*(1-fx)+p[1]*fx)*(1-fy) + (q[0]*(1-fx)+q[1]*fx)*fy)
}

// slope returns the direction in which the field falls, and how steeply, by
// pixel.
func (f *field) slope(x, y float64) ink.Pt {
	d := f.step
	return ink.Pt{X: (f.at(x-d, y) - f.at(x+d, y)) / (2 * d), Y: (f.at(x, y-d) - f.at(x, y+d)) / (2 * d)}
}
