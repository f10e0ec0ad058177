package ui

import (
	"math"

	"grognard/render/paint"
)

// What a dp is: one pixel of a window of 1920x1080. It grows more slowly than the
// window, so that a small one has letters that can be read and a large one shows
// more.
const (
	fullHeight = 1080.0
	growth     = .6
	leastDp    = .7 // in pixels of a screen of scale 1
)

// Dp returns the pixels of a dp in a window, the size of its text aside.
func Dp(in *paint.Input) float32 {
	device := float64(max(1, in.Scale))
	h := min(float64(in.H), float64(in.W)*9/16) / device
	return float32(device * max(leastDp, math.Pow(h/fullHeight, growth)))
}
