package ink

import (
	"image"
	"image/color"
	"image/draw"
	"math"

	"golang.org/x/image/vector"
)

// Canvas draws on a picture, through a map from its own coordinates to pixels.
// Copies made by With draw on the same picture. A Canvas is for one goroutine.
type Canvas struct {
	Img *image.RGBA
	mat Mat
	ras *vector.Rasterizer
	// part says that the picture is a part of a larger one: see Part.
	part bool
}

// New returns a canvas on an empty picture.
func New(w, h int) *Canvas { return On(image.NewRGBA(image.Rect(0, 0, w, h))) }

// On returns a canvas on a picture.
func On(img *image.RGBA) *Canvas {
	return &Canvas{Img: img, mat: Scale(1), ras: vector.NewRasterizer(0, 0)}
}

// With returns a canvas on the same picture whose coordinates m maps to those
// of c.
func (c *Canvas) With(m Mat) *Canvas {
	return &Canvas{Img: c.Img, mat: m.Then(c.mat), ras: c.ras, part: c.part}
}

// Within returns a canvas on the part of the picture inside r, in pixels: what
// is drawn beyond it does not show. It costs nothing, unlike Inside.
func (c *Canvas) Within(r image.Rectangle) *Canvas {
	return &Canvas{Img: c.Img.SubImage(r).(*image.RGBA), mat: c.mat, ras: c.ras, part: c.part}
}

// Fill paints the inside of p.
func (c *Canvas) Fill(p Path, col color.NRGBA) {
	if c.part {
		c.fillPart(p, c.Img, image.NewUniform(col), draw.Over)
		return
	}
	if r := c.trace(p); !r.Empty() {
		c.ras.DrawOp = draw.Over
		c.ras.Draw(c.Img, r, image.NewUniform(col), image.Point{})
	}
}

// Stroke paints p as a line of width w with round ends and corners.
func (c *Canvas) Stroke(p Path, w float64, col color.NRGBA) {
	if c.part {
		p = c.inView(p, w)
	}
	c.Fill(p.Outline(w), col)
}

// Lines paints p as straight pieces of width w with flat ends.
func (c *Canvas) Lines(p Path, w float64, col color.NRGBA) {
	for _, l := range p {
		pts := l.Pts
		for i := 0; i+1 < len(pts); i++ {
			c.Fill(Taper(pts[i], pts[i+1], w, w), col)
		}
		if n := len(pts); l.Closed && n > 1 {
			c.Fill(Taper(pts[n-1], pts[0], w, w), col)
		}
	}
}

// Cut makes the inside of p transparent.
func (c *Canvas) Cut(p Path) {
	r := c.trace(p)
	if r.Empty() {
		return
	}
	mask := image.NewAlpha(image.Rect(0, 0, r.Dx(), r.Dy()))
	c.ras.DrawOp = draw.Src
	c.ras.Draw(mask, mask.Bounds(), image.Opaque, image.Point{})
	for y := range r.Dy() {
		row := c.Img.Pix[c.Img.PixOffset(r.Min.X, r.Min.Y+y):]
		for x := range r.Dx() {
			keep := 255 - uint32(mask.Pix[y*mask.Stride+x])
			for i := 4 * x; i < 4*x+4; i++ {
				row[i] = uint8((uint32(row[i])*keep + 127) / 255)
			}
		}
	}
}

// Inside calls paint with a canvas whose strokes show inside p only.
func (c *Canvas) Inside(p Path, paint func(*Canvas)) {
	mask := c.mask(p, c.Img.Rect)
	if mask == nil {
		return
	}
	r := mask.Rect
	layer := image.NewRGBA(r)
	paint(&Canvas{Img: layer, mat: c.mat, ras: c.ras, part: c.part})
	draw.DrawMask(c.Img, r, layer, r.Min, mask, r.Min, draw.Over)
}

// mask is the inside of p as far as it lies within a rectangle, nil if nothing does.
func (c *Canvas) mask(p Path, within image.Rectangle) *image.Alpha {
	if c.part {
		r := c.box(p).Intersect(within)
		if r.Empty() {
			return nil
		}
		mask := image.NewAlpha(r)
		c.fillPart(p, mask, image.Opaque, draw.Src)
		return mask
	}
	r := c.trace(p)
	if r.Empty() {
		return nil
	}
	mask := image.NewAlpha(r)
	c.ras.DrawOp = draw.Src
	c.ras.Draw(mask, r, image.Opaque, image.Point{})
	return mask
}

// Shadow paints p in a colour, blurred by about soft pixels to each side.
func (c *Canvas) Shadow(p Path, soft int, col color.NRGBA) {
	within := c.Img.Rect
	if c.part {
		within = within.Inset(-2*soft - 2) // what lies beyond the part throws its shadow into it
	}
	sharp := c.mask(p, within)
	if sharp == nil {
		return
	}
	mask := image.NewAlpha(sharp.Rect.Inset(-2 * soft))
	draw.Draw(mask, sharp.Rect, sharp, sharp.Rect.Min, draw.Src)
	blur(mask, soft)
	blur(mask, soft)
	draw.DrawMask(c.Img, mask.Rect, image.NewUniform(col), image.Point{}, mask, mask.Rect.Min, draw.Over)
}

// trace prepares the rasteriser with p, bounded to its box: rasterising the
// whole picture for each stroke makes a map forty times as slow.
func (c *Canvas) trace(p Path) image.Rectangle {
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
	r := image.Rect(int(math.Floor(x0)), int(math.Floor(y0)), int(math.Ceil(x1))+1, int(math.Ceil(y1))+1)
	if r = r.Intersect(c.Img.Rect); r.Empty() {
		return r
	}
	c.ras.Reset(r.Dx(), r.Dy())
	for _, l := range p {
		for i, q := range l.Pts {
			q = c.mat.Apply(q)
			x, y := float32(q.X-float64(r.Min.X)), float32(q.Y-float64(r.Min.Y))
			if i == 0 {
				c.ras.MoveTo(x, y)
			} else {
				c.ras.LineTo(x, y)
			}
		}
		c.ras.ClosePath()
	}
	return r
}

// Outline is the shape of p drawn as a line of width w, with round ends.
func (p Path) Outline(w float64) Path {
	var out Path
	for _, l := range p {
		pts := l.Pts
		if n := len(pts); l.Closed && n > 1 {
			pts = append(pts[:n:n], pts[0])
		}
		for i, q := range pts {
			if i > 0 {
				// Taper and Disc go round in opposite ways; pieces that overlap must agree.
				out = append(out, Taper(pts[i-1], q, w, w).Reversed()...)
			}
			out = append(out, Disc(q.X, q.Y, w/2)...)
		}
	}
	return out
}

// blur averages a mask over 2n+1 pixels each way.
func blur(m *image.Alpha, n int) {
	w, h := m.Rect.Dx(), m.Rect.Dy()
	line := make([]uint8, max(w, h))
	for y := range h {
		blurLine(m.Pix[y*m.Stride:], 1, w, n, line)
	}
	for x := range w {
		blurLine(m.Pix[x:], m.Stride, h, n, line)
	}
}

func blurLine(pix []uint8, step, count, n int, line []uint8) {
	sum := 0
	for i := range count {
		line[i] = pix[i*step]
	}
	for i := -n; i < count; i++ {
		if i+n < count {
			sum += int(line[i+n])
		}
		if i-n-1 >= 0 {
			sum -= int(line[i-n-1])
		}
		if i >= 0 {
			pix[i*step] = uint8(sum / (2*n + 1))
		}
	}
}
