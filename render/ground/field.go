package ground

import (
	"grognard/assets/ink"
	"grognard/render/ground/chart"
	"grognard/rules"
)

// cover is the field of a kind of ground: about 1 inside, 0 outside, a half on
// a border that runs on over cells of the same kind. The border is as soft, and
// wanders as far, as these parts of a cell say.
func (b *baker) cover(is func(*rules.Cell) float64, soft, wobble float64, name string) *chart.Field {
	f := b.NewField()
	any := false
	level := make([]float32, b.Cols*b.Rows)
	for i := range b.m.Cells {
		c := &b.m.Cells[i]
		if k := is(c); k > 0 && b.close(c) {
			level[c.Row*b.Cols+c.Col] = float32(k)
			any = true
		}
	}
	if !any {
		return nil
	}
	seed := ink.Seed(name) ^ b.Seed
	bend := (wobble + .55*b.loose) * float64(b.Cell)
	wide := 46 + 90*b.loose
	b.near(f, is, bend, func(i, j int) {
		x, y := float64(f.I+i)*f.Step, float64(f.J+j)*f.Step
		u, v := x/(wide*b.U), y/(wide*b.U)
		x += bend * 2 * (ink.Clouds(seed+20, u, v) - .5)
		y += bend * 2 * (ink.Clouds(seed+30, u, v) - .5)
		if col, row, ok := b.At(float32(x), float32(y)); ok {
			f.V[j*f.W+i] = level[row*b.Cols+col]
		}
	})
	n := max(1, int((soft+.1*b.loose)*float64(b.Cell)/f.Step))
	for range 3 {
		f.Blur(n)
	}
	f.Roughen(b.U, .1, seed)
	return f
}

// near calls visit once with every lattice point that is no farther than bend
// pixels from a cell of the kind.
func (b *baker) near(f *chart.Field, is func(*rules.Cell) float64, bend float64, visit func(i, j int)) {
	seen := make([]bool, f.W*f.H)
	for k := range b.m.Cells {
		c := &b.m.Cells[k]
		if is(c) <= 0 || !b.close(c) {
			continue
		}
		r := b.Rect(c.Col, c.Row).Inset(float32(-bend - f.Step))
		i0, j0, i1, j1 := f.Within(float64(r.X), float64(r.Y), float64(r.X+r.W), float64(r.Y+r.H))
		for j := j0; j < j1; j++ {
			for i := i0; i < i1; i++ {
				if at := j*f.W + i; !seen[at] {
					seen[at] = true
					visit(i, j)
				}
			}
		}
	}
}
