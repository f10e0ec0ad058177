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

// most is the largest side of what is rasterised at a time on a part: beyond it the
// rasteriser reckons in another way, and a large shape would differ from its parts.
const most = 256

// fine is the lattice that corners are moved to on a part, per pixel: that of the
// rasteriser, so that it does not matter from where a corner is measured.
const fine = 512

// fillPart lays src over dst inside p.
func (c *Canvas) fillPart(p Path, dst draw.Image, src image.Image, op draw.Op) {
	all := c.box(p).Intersect(dst.Bounds())
	if all.Empty() {
		return
	}
	if all.Dx() <= most && all.Dy() <= most {
		c.fillTile(p, all, dst, src, op)
		return
	}
	boxes := make([]image.Rectangle, len(p))
	for i := range p {
		boxes[i] = c.box(p[i : i+1])
	}
	var near Path
	for y := all.Min.Y; y < all.Max.Y; y += most {
		for x := all.Min.X; x < all.Max.X; x += most {
			tile := image.Rect(x, y, x+most, y+most).Intersect(all)
			near = near[:0]
			for i := range p {
				if boxes[i].Overlaps(tile) {
					near = append(near, p[i])
				}
			}
			if len(near) > 0 {
				c.fillTile(near, tile, dst, src, op)
			}
		}
	}
}

// fillTile lays src over the part r of dst inside p.
func (c *Canvas) fillTile(p Path, r image.Rectangle, dst draw.Image, src image.Image, op draw.Op) {
	c.ras.Reset(r.Dx(), r.Dy())
	for _, l := range p {
		for i, q := range l.Pts {
			q = c.mat.Apply(q)
			x, y := float32(snapped(q.X)-float64(r.Min.X)), float32(snapped(q.Y)-float64(r.Min.Y))
			if i == 0 {
				c.ras.MoveTo(x, y)
			} else {
				c.ras.LineTo(x, y)
			}
		}
		c.ras.ClosePath()
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
