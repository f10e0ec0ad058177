package paint

import (
	"image"
	"image/color"
	"image/draw"
	"math"

	xdraw "golang.org/x/image/draw"
	"golang.org/x/image/math/f64"
)

// Raster executes a list on a plain image: for pictures without a display. It
// agrees with the window but for the way in which scaled pictures are smoothed.
// Pictures that the Store lacks are skipped.
func Raster(dst *image.RGBA, l *List, s *Store, f *Faces) {
	for _, i := range l.Order(nil) {
		c := &l.Cmds[i]
		part := clipped(dst, c.Clip)
		if part.Rect.Empty() {
			continue
		}
		switch c.Op {
		case Fill:
			rasterFill(part, c)
		case Text:
			rasterText(part, c, f)
		case Image:
			if pic := s.Fetch(c.Key); pic != nil && pic.Img != nil {
				rasterImage(part, c, pic.Img)
			}
		}
	}
}

// Pixels returns the pixels whose centres lie in r.
func (r Rect) Pixels() image.Rectangle {
	return image.Rect(pixel(r.X), pixel(r.Y), pixel(r.X+r.W), pixel(r.Y+r.H))
}

// pixel returns the first pixel whose centre is not before x.
func pixel(x float32) int { return int(math.Ceil(float64(x) - .5)) }

func clipped(dst *image.RGBA, clip Rect) *image.RGBA {
	if clip.W == 0 {
		return dst
	}
	return dst.SubImage(clip.Pixels()).(*image.RGBA)
}

func rasterFill(dst *image.RGBA, c *Cmd) {
	if c.Angle == 0 {
		draw.Draw(dst, c.Dst.Pixels(), image.NewUniform(c.Color), image.Point{}, draw.Over)
		return
	}
	plain := image.NewRGBA(image.Rect(0, 0, 2, 2))
	draw.Draw(plain, plain.Rect, image.White, image.Point{}, draw.Src)
	rasterImage(dst, c, plain)
}

func rasterText(dst *image.RGBA, c *Cmd, f *Faces) {
	if c.Angle != 0 {
		rasterTurnedText(dst, c, f)
		return
	}
	ink := image.NewUniform(c.Color)
	pen := c.Dst.Pixels().Min
	for _, g := range f.Line(c.Font, c.Size, c.Text).Glyphs {
		at := g.Mask.Rect.Add(pen).Add(image.Pt(g.X, g.Y))
		draw.DrawMask(dst, at, ink, image.Point{}, g.Mask, image.Point{}, draw.Over)
	}
}

// rasterTurnedText draws each letter turned about the left end of the baseline.
func rasterTurnedText(dst *image.RGBA, c *Cmd, f *Faces) {
	ink := image.NewUniform(c.Color)
	sin, cos := math.Sincos(float64(c.Angle))
	for _, g := range f.Line(c.Font, c.Size, c.Text).Glyphs {
		letter := image.NewRGBA(g.Mask.Rect.Inset(-1)) // its edge fades into nothing
		draw.DrawMask(letter, g.Mask.Rect, ink, image.Point{}, g.Mask, image.Point{}, draw.Over)
		x, y := float64(g.X), float64(g.Y)
		m := f64.Aff3{
			cos, -sin, float64(c.Dst.X) + cos*x - sin*y,
			sin, cos, float64(c.Dst.Y) + sin*x + cos*y,
		}
		xdraw.BiLinear.Transform(dst, m, letter, letter.Rect, xdraw.Over, nil)
	}
}

func rasterImage(dst *image.RGBA, c *Cmd, src *image.RGBA) {
	if c.Color != White {
		src = tinted(src, c.Color)
	}
	b := src.Rect
	sx, sy := float64(c.Dst.W)/float64(b.Dx()), float64(c.Dst.H)/float64(b.Dy())
	if sx == 1 && sy == 1 && c.Angle == 0 && c.Dst.X == floor(c.Dst.X) && c.Dst.Y == floor(c.Dst.Y) {
		draw.Draw(dst, c.Dst.Pixels(), src, b.Min, draw.Over)
		return
	}
	sin, cos := math.Sincos(float64(c.Angle))
	cx, cy := c.Dst.Center()
	mx, my := float64(b.Min.X+b.Max.X)/2, float64(b.Min.Y+b.Max.Y)/2
	m := f64.Aff3{cos * sx, -sin * sy, 0, sin * sx, cos * sy, 0}
	m[2] = float64(cx) - m[0]*mx - m[1]*my
	m[5] = float64(cy) - m[3]*mx - m[4]*my
	scaler := xdraw.Transformer(xdraw.ApproxBiLinear)
	if sx < .5 || sy < .5 {
		scaler = xdraw.BiLinear // averages all it covers
	}
	scaler.Transform(dst, m, src, b, xdraw.Over, nil)
}

func floor(x float32) float32 { return float32(math.Floor(float64(x))) }

// tinted returns a copy of src with each pixel multiplied by c.
func tinted(src *image.RGBA, c Color) *image.RGBA {
	t := color.RGBAModel.Convert(c).(color.RGBA)
	by := [4]uint32{uint32(t.R), uint32(t.G), uint32(t.B), uint32(t.A)}
	out := image.NewRGBA(src.Rect)
	draw.Draw(out, out.Rect, src, src.Rect.Min, draw.Src)
	for i, v := range out.Pix {
		out.Pix[i] = uint8((uint32(v)*by[i%4] + 127) / 255)
	}
	return out
}
