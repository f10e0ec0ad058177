package ink

import (
	"image"
	"image/draw"
	"math"
)

// Part returns a canvas on an empty picture of the rectangle r of a larger one. The same
// calls give there what they give on a canvas of the whole picture made by Part: a part
// can be painted anew without a seam.
func Part(r image.Rectangle) *Canvas {
	c := On(image.NewRGBA(r))
	c.part = true
	return c
}

// tile is the side of what is rasterised at a time on a part. The rasteriser drops a little
// of each edge, which adds up along the rows: of a river it would be seen that it is a river
// through all of a larger picture.
const tile = 64

// fine is the lattice that corners are moved to on a part, per pixel: that of the
// rasteriser, so that it does not matter from where a corner is measured.
const fine = 512

// fillPart lays src over dst inside p: all at once if that is small, else tile by tile of a
// lattice over the whole picture.
func (c *Canvas) fillPart(p Path, dst draw.Image, src image.Image, op draw.Op) {
	in := dst.Bounds()
	all := c.box(p)
	if all.Intersect(in).Empty() {
		return
	}
	if all.Dx() <= tile && all.Dy() <= tile {
		c.fillTile(p, all.Intersect(in), math.Inf(-1), math.Inf(1), dst, src, op)
		return
	}
	grid := tiles(all.Intersect(in))
	near := make([][]int, grid.Dx()*grid.Dy()) // lines by tile
	boxes := make([]image.Rectangle, len(p))
	for i := range p {
		boxes[i] = c.box(p[i : i+1])
		on := tiles(boxes[i]).Intersect(grid)
		for y := on.Min.Y; y < on.Max.Y; y++ {
			for x := on.Min.X; x < on.Max.X; x++ {
				k := (y-grid.Min.Y)*grid.Dx() + x - grid.Min.X
				near[k] = append(near[k], i)
			}
		}
	}
	var some Path
	for k, lines := range near {
		var r image.Rectangle
		some = some[:0]
		for _, i := range lines {
			some, r = append(some, p[i]), r.Union(boxes[i])
		}
		x, y := tile*(grid.Min.X+k%grid.Dx()), tile*(grid.Min.Y+k/grid.Dx())
		if r = r.Intersect(image.Rect(x, y, x+tile, y+tile)).Intersect(in); !r.Empty() {
			c.fillTile(some, r, float64(y), float64(y+tile), dst, src, op)
		}
	}
}

// tiles are the columns and rows of tiles that a box touches.
func tiles(r image.Rectangle) image.Rectangle {
	if r.Empty() {
		return image.Rectangle{}
	}
	down := func(n int) int { return int(math.Floor(float64(n) / tile)) }
	return image.Rect(down(r.Min.X), down(r.Min.Y), down(r.Max.X-1)+1, down(r.Max.Y-1)+1)
}

// fillTile lays src over the part r of dst inside p. Edges are cut at the upper and lower
// border of its tile: the rasteriser goes down a long one with an error that grows.
func (c *Canvas) fillTile(p Path, r image.Rectangle, top, bottom float64, dst draw.Image, src image.Image, op draw.Op) {
	c.ras.Reset(r.Dx(), r.Dy())
	to := func(q Pt) { c.ras.LineTo(float32(q.X-float64(r.Min.X)), float32(q.Y-float64(r.Min.Y))) }
	for _, l := range p {
		var first, last Pt
		edge := func(q Pt) {
			one, two := top, bottom
			if q.Y < last.Y {
				one, two = bottom, top
			}
			for _, y := range [2]float64{one, two} {
				if y > min(last.Y, q.Y) && y < max(last.Y, q.Y) {
					to(Pt{snapped(last.X + (q.X-last.X)*(y-last.Y)/(q.Y-last.Y)), y})
				}
			}
			to(q)
			last = q
		}
		for i, q := range l.Pts {
			q = c.mat.Apply(q)
			if q = (Pt{snapped(q.X), snapped(q.Y)}); i > 0 {
				edge(q)
				continue
			}
			first, last = q, q
			c.ras.MoveTo(float32(q.X-float64(r.Min.X)), float32(q.Y-float64(r.Min.Y)))
		}
		edge(first)
	}
	c.ras.DrawOp = op
	c.ras.Draw(dst, r, src, image.Point{})
}

func snapped(x float64) float64 { return math.Floor(x*fine+.5) / fine }

// box is the pixels that a shape may touch.
func (c *Canvas) box(p Path) image.Rectangle {
	x0, y0, x1, y1 := math.Inf(1), math.Inf(1), math.Inf(-1), math.Inf(-1)
	for _, l := range p {
		for _, q := range l.Pts {
			q = c.mat.Apply(q)
			x0, y0, x1, y1 = min(x0, q.X), min(y0, q.Y), max(x1, q.X), max(y1, q.Y)
		}
	}
	if x1 < x0 {
		return image.Rectangle{}
	}
	return image.Rect(int(math.Floor(x0)), int(math.Floor(y0)), int(math.Ceil(x1))+1, int(math.Ceil(y1))+1)
}

// inView is what of some lines of width w can be seen: a long river costs no more than
// the piece of it that is painted.
func (c *Canvas) inView(p Path, w float64) Path {
	var out Path
	for _, l := range p {
		pts := l.Pts
		if n := len(pts); l.Closed && n > 1 {
			pts = append(pts[:n:n], pts[0])
		}
		from := -1 // where a run of pieces in view began
		for i := 0; i+1 < len(pts); i++ {
			if c.sees(pts[i], pts[i+1], w) {
				if from < 0 {
					from = i
				}
			} else if from >= 0 {
				out, from = append(out, Line{Pts: pts[from : i+1]}), -1
			}
		}
		switch {
		case from >= 0:
			out = append(out, Line{Pts: pts[from:]})
		case len(pts) == 1 && c.sees(pts[0], pts[0], w):
			out = append(out, l)
		}
	}
	return out
}

// sees reports whether a piece of a line may show.
func (c *Canvas) sees(p, q Pt, w float64) bool {
	scale := math.Hypot(c.mat.A, c.mat.D)
	p, q = c.mat.Apply(p), c.mat.Apply(q)
	d, r := w*scale/2+2, c.Img.Rect
	return max(p.X, q.X)+d >= float64(r.Min.X) && min(p.X, q.X)-d <= float64(r.Max.X) &&
		max(p.Y, q.Y)+d >= float64(r.Min.Y) && min(p.Y, q.Y)-d <= float64(r.Max.Y)
}
