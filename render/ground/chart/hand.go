package chart

import (
	"image/color"
	"math/rand/v2"

	"grognard/assets/ink"
	"grognard/rules"
)

// Hand is what draws one map: a canvas as large as its Layout, the measure of
// its strokes and its seed.
type Hand struct {
	Layout
	Options Options
	C       *ink.Canvas
	W, H    int     // of the canvas
	U       float64 // a hundredth of a cell, the measure of all strokes
	Seed    uint64
}

// NewHand returns a hand with an empty canvas for a map.
func NewHand(m *rules.Map, o Options) Hand {
	h := Hand{Layout: NewLayout(m, o.Cell), Options: o, U: float64(o.Cell) / 100, Seed: ink.Seed(m.ID)}
	h.W, h.H = h.Size()
	h.C = ink.New(h.W, h.H)
	return h
}

// Dice returns the random numbers of one stage, or of one cell of it: they do
// not depend on what was painted before.
func (b *Hand) Dice(stage string, n int) *rand.Rand {
	return rand.New(rand.NewPCG(b.Seed^ink.Seed(stage), uint64(n)))
}

// Cased draws a way on a wider one, in hundredths of a cell.
func (b *Hand) Cased(p ink.Path, outer, inner float64, edge, fill color.NRGBA) {
	b.C.Stroke(p, outer*b.U, edge)
	b.C.Stroke(p, inner*b.U, fill)
}
