package sheet

import (
	"grognard/render/paint"
	"grognard/rules"
)

// The tints of overlays, by whose they are: none is a colour of a mark.
var (
	firstTint  = paint.Color{R: 0x0a, G: 0x3a, B: 0x82, A: 230}
	secondTint = paint.Color{R: 0x8c, G: 0x1e, B: 0x6a, A: 230}
	plainTint  = paint.Color{R: 0x0b, G: 0x5d, B: 0x73, A: 230}
)

// Tint is the colour that an overlay washes a cell with, by whose it is.
func Tint(s rules.Side) paint.Color {
	switch s {
	case rules.First:
		return firstTint
	case rules.Second:
		return secondTint
	}
	return plainTint
}
