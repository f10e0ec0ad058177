package chart

import (
	"image"
	"image/color"

	"golang.org/x/image/font"
	"golang.org/x/image/font/opentype"
	"golang.org/x/image/math/fixed"

	"grognard/assets/palette"
)

// Face returns a font at a size in pixels.
func Face(ttf []byte, size float64) (font.Face, error) {
	f, err := opentype.Parse(ttf)
	if err != nil {
		return nil, err
	}
	return opentype.NewFace(f, &opentype.FaceOptions{Size: size, DPI: 72})
}

// Print centres a word on a point, in ink of a strength.
func (b *Hand) Print(face font.Face, s string, x, y, a float64) {
	b.PrintIn(face, s, x, y, palette.Alpha(palette.Ink, a))
}

// PrintIn centres a word on a point, in a colour.
func (b *Hand) PrintIn(face font.Face, s string, x, y float64, col color.NRGBA) {
	d := font.Drawer{Dst: b.C.Img, Src: image.NewUniform(col), Face: face}
	box, wide := d.BoundString(s)
	d.Dot = fixed.Point26_6{
		X: fixed.Int26_6(x*64) - wide/2,
		Y: fixed.Int26_6(y*64) - (box.Min.Y+box.Max.Y)/2,
	}
	d.DrawString(s)
}
