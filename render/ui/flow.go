package ui

import "grognard/render/paint"

// Flow sets things below each other in a column and keeps the place.
type Flow struct {
	C    *Ctx
	X, Y float32
	W    float32
}

// Text adds a paragraph.
func (f *Flow) Text(s Style, col paint.Color, t string) {
	f.Y += f.C.Paragraph(paint.Rect{X: f.X, Y: f.Y, W: f.W, H: f.C.In.H}, s, Start, col, t)
}

// Gap adds room, in dp.
func (f *Flow) Gap(dp float32) { f.Y += f.C.Px(dp) }

// Take adds a strip of a height in pixels and returns it.
func (f *Flow) Take(h float32) paint.Rect {
	r := paint.Rect{X: f.X, Y: f.Y, W: f.W, H: h}
	f.Y += h
	return r
}

// Heading adds a title with a rule below it.
func (f *Flow) Heading(t string) {
	f.Gap(14)
	f.Text(Heading, f.C.Theme.Text, t)
	f.C.Rule(f.Take(f.C.Px(10)))
	f.Gap(4)
}
