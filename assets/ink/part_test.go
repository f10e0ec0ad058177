package ink

import (
	"image"
	"image/color"
	"math"
	"testing"
)

// scribble draws lines longer than a part, shapes in shapes and shadows.
func scribble(c *Canvas) {
	red, blue := color.NRGBA{200, 40, 30, 255}, color.NRGBA{20, 60, 220, 130}
	c.Fill(Box(-50, -50, 900, 700), color.NRGBA{240, 230, 200, 255})
	var way []Pt
	for i := range 60 {
		way = append(way, Pt{float64(i) * 13.7, 250 + 160*math.Sin(float64(i)*.4)})
	}
	c.Stroke(Spline(9, way...), 11.3, red)
	c.Stroke(Spline(9, way...), 6, blue)
	c.Lines(Open(way...).Dashed(9, 5), 2, red)
	c.Inside(Disc(300, 250, 190), func(c *Canvas) {
		for i := range 80 {
			c.Fill(Box(float64(i)*9, 0, 4, 600), blue)
		}
	})
	c.Shadow(Ngon(500, 200, 60, 6, .3), 4, blue)
	turned := c.With(Rotate(.4, 0, 0).Then(Move(400, 300)))
	turned.Stroke(Poly(Pt{-120, -40}, Pt{120, -40}, Pt{90, 70}), 5, red)
	c.Within(image.Rect(20, 20, 600, 300)).Stroke(Ring(300, 200, 250, 220), 3, red)
}

func TestAPartIsDrawnAsTheWholeIs(t *testing.T) {
	all := image.Rect(0, 0, 800, 600)
	whole := Part(all)
	scribble(whole)
	for _, r := range []image.Rectangle{all, image.Rect(100, 77, 310, 240), image.Rect(290, 301, 297, 420), image.Rect(411, 130, 640, 350), image.Rect(0, 520, 800, 600)} {
		part := Part(r)
		scribble(part)
		for y := r.Min.Y; y < r.Max.Y; y++ {
			for x := r.Min.X; x < r.Max.X; x++ {
				p, q := part.Img.RGBAAt(x, y), whole.Img.RGBAAt(x, y)
				for _, d := range []int{int(p.R) - int(q.R), int(p.G) - int(q.G), int(p.B) - int(q.B), int(p.A) - int(q.A)} {
					if d < -1 || d > 1 {
						t.Fatalf("of the part %v pixel %d, %d is %v, of the whole %v", r, x, y, p, q)
					}
				}
			}
		}
	}
	plain, off := New(800, 600), 0
	scribble(plain)
	for i := range plain.Img.Pix {
		if d := int(plain.Img.Pix[i]) - int(whole.Img.Pix[i]); d < -30 || d > 30 { // it goes down long edges less exactly
			off++
		}
	}
	if off > 0 {
		t.Errorf("%d values are not those of a plain canvas", off)
	}
}
