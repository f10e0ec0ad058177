package sheet

import (
	"grognard/assets/palette"
	"grognard/render/paint"
	"grognard/rules"
)

// The tints of overlays of what belongs to nobody, and of armies without a nation.
var (
	plainTint = paint.Color{R: 0x0b, G: 0x5d, B: 0x73, A: 230}
	bareTints = [2]paint.Color{{R: 0x0a, G: 0x3a, B: 0x82, A: 230}, {R: 0x8c, G: 0x1e, B: 0x6a, A: 230}}
)

// Tint is the colour that an overlay washes a cell with, by whose it is: that of his
// nation. Second's is darker where both sides wear nearly the same. v may be nil.
func Tint(v *rules.View, s rules.Side) paint.Color {
	if s == rules.Chance {
		return plainTint
	}
	own := tintOf(v, s)
	if s == rules.Second && palette.Alike(own, tintOf(v, rules.First)) {
		own.R, own.G, own.B = own.R/2, own.G/2, own.B/2
	}
	return own
}

// tintOf is the tint of a side as if it were alone.
func tintOf(v *rules.View, s rules.Side) paint.Color {
	if v != nil {
		if n, ok := palette.NationOf(v.Sides[s].Nation); ok {
			n.Tint.A = plainTint.A
			return n.Tint
		}
	}
	return bareTints[s]
}
