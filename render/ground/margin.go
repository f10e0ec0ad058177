package ground

import (
	"image"
	"math"
	"strconv"

	"golang.org/x/image/font"
	"golang.org/x/image/font/gofont/gobold"
	"golang.org/x/image/font/opentype"
	"golang.org/x/image/math/fixed"

	"grognard/assets/ink"
	"grognard/assets/palette"
	"grognard/rules"
)

// margins frames the board like a chart: neat line, graduated border, letters
// and numbers, a compass in the corner.
func (b *baker) margins() {
	r := b.Board()
	x, y, w, h := float64(r.X), float64(r.Y), float64(r.W), float64(r.H)
	b.ruled(x, y, w, h, 0, 1.6)
	if b.o.Bare {
		return
	}
	m := float64(b.Margin)
	b.ruled(x, y, w, h, 7*b.u, 1)
	b.graduation(x, y, w, h)
	b.ruled(x, y, w, h, m-8*b.u, 1)
	b.ruled(x, y, w, h, m-4.6*b.u, 2.6)
	if b.Shape == rules.Squares {
		b.lettering()
	}
	b.compass(float64(b.w)-m*.54, m*.54, m*.4)
}

// ruled draws a rectangle d pixels outside the board.
func (b *baker) ruled(x, y, w, h, d, line float64) {
	line = max(1, math.Round(line*b.u))
	x, y, w, h = math.Round(x-d), math.Round(y-d), math.Round(w+2*d), math.Round(h+2*d)
	b.c.Fill(ink.Frame(x-line, y-line, w+2*line, h+2*line, line), palette.Alpha(palette.Ink, .9))
}

// graduation fills every other half cell of the border.
func (b *baker) graduation(x, y, w, h float64) {
	d, step := 7*b.u, float64(b.Cell)/2
	col := palette.Alpha(palette.Ink, .78)
	for i := 0; float64(i)*step < w-1; i += 2 {
		l := min(step, w-float64(i)*step)
		b.c.Fill(ink.Box(x+float64(i)*step, y-d, l, d), col)
		b.c.Fill(ink.Box(x+w-float64(i)*step-l, y+h, l, d), col)
	}
	for i := 0; float64(i)*step < h-1; i += 2 {
		l := min(step, h-float64(i)*step)
		b.c.Fill(ink.Box(x-d, y+h-float64(i)*step-l, d, l), col)
		b.c.Fill(ink.Box(x+w, y+float64(i)*step, d, l), col)
	}
}

// lettering prints files and ranks as cells' labels have them: letters from
// the west, numbers from the south.
func (b *baker) lettering() {
	size := math.Round(15.5 * b.u)
	if size < 8 {
		return
	}
	face, err := textFace(size)
	if err != nil {
		return
	}
	defer face.Close()
	at := float64(b.Margin) * .47
	for i := range b.Cols {
		x, _ := b.Center(i, 0)
		b.print(face, string(rune('a'+i)), float64(x), at)
		b.print(face, string(rune('a'+i)), float64(x), float64(b.h)-at)
	}
	for i := range b.Rows {
		_, y := b.Center(0, i)
		n := strconv.Itoa(b.Rows - i)
		b.print(face, n, at, float64(y))
		b.print(face, n, float64(b.w)-at, float64(y))
	}
}

func textFace(size float64) (font.Face, error) {
	f, err := opentype.Parse(gobold.TTF)
	if err != nil {
		return nil, err
	}
	return opentype.NewFace(f, &opentype.FaceOptions{Size: size, DPI: 72})
}

// print centres a word on a point.
func (b *baker) print(face font.Face, s string, x, y float64) {
	d := font.Drawer{Dst: b.c.Img, Src: image.NewUniform(palette.Alpha(palette.Ink, .85)), Face: face}
	box, wide := d.BoundString(s)
	d.Dot = fixed.Point26_6{
		X: fixed.Int26_6(x*64) - wide/2,
		Y: fixed.Int26_6(y*64) - (box.Min.Y+box.Max.Y)/2,
	}
	d.DrawString(s)
}

// compass is a star of eight points, half of each in ink; the short ones lie
// under the long ones.
func (b *baker) compass(x, y, r float64) {
	mid := ink.Pt{X: x, Y: y}
	b.c.Fill(ink.Ring(x, y, r*.66, r*.6), palette.Ink)
	for i := range 4 {
		b.ray(mid, r*.66, math.Pi/2*float64(i)+math.Pi/4)
	}
	for i := range 4 {
		b.ray(mid, r, math.Pi/2*float64(i))
	}
}

// ray draws one point of the compass in direction a.
func (b *baker) ray(mid ink.Pt, r, a float64) {
	tip := mid.Add(ink.Polar(r, a))
	left, right := mid.Add(ink.Polar(r*.26, a-math.Pi/4)), mid.Add(ink.Polar(r*.26, a+math.Pi/4))
	b.c.Fill(ink.Poly(mid, left, tip), palette.Paper)
	b.c.Fill(ink.Poly(mid, right, tip), palette.Ink)
	b.c.Lines(ink.Open(left, tip, right), max(.7, .5*b.u), palette.Ink)
}
