package prompt

import (
	"grognard/assets/ink"
	"grognard/assets/palette"
	"grognard/render/paint"
)

// adviceIcon is the picture of the button that asks the computer for advice.
const adviceIcon = "advice/icon"

// drawAdvice draws it, once: what somebody says, with an arrow in it.
func drawAdvice(s *paint.Store) {
	if s.Get(adviceIcon) != nil {
		return
	}
	c, white := ink.New(64, 64), palette.Hex("#FFFFFF")
	c.Stroke(ink.Poly(ink.Pt{X: 5, Y: 8}, ink.Pt{X: 59, Y: 8}, ink.Pt{X: 59, Y: 44}, ink.Pt{X: 32, Y: 44}, ink.Pt{X: 18, Y: 58}, ink.Pt{X: 18, Y: 44}, ink.Pt{X: 5, Y: 44}), 5, white)
	c.Stroke(ink.Seg(16, 26, 38, 26), 6, white)
	c.Fill(ink.Poly(ink.Pt{X: 34, Y: 15}, ink.Pt{X: 49, Y: 26}, ink.Pt{X: 34, Y: 37}), white)
	s.Put(adviceIcon, c.Img)
}
