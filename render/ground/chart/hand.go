package chart

import (
	"image"
	"image/color"
	"math"
	"math/rand/v2"

	"grognard/assets/ink"
	"grognard/rules"
)

// Hand is what draws one map, or a part of it: a canvas on its picture, the measure of
// its strokes and its seed. What it draws at a place depends on what is near: a part gives
// the same pixels as the whole.
type Hand struct {
	Layout
	Options Options
	C       *ink.Canvas
	W, H    int             // of the whole picture
	Part    image.Rectangle // of it that is drawn
	U       float64         // a hundredth of a cell, the measure of all strokes
	Seed    uint64
}

// NewHand returns a hand with an empty canvas for the part of a map's picture within a
// rectangle; an empty one is all of it.
func NewHand(m *rules.Map, o Options, within image.Rectangle) Hand {
	h := Hand{Layout: NewLayout(m, o.Cell), Options: o, U: float64(o.Cell) / 100, Seed: ink.Seed(m.ID)}
	h.W, h.H = h.Size()
	h.Part = image.Rect(0, 0, h.W, h.H)
	if !within.Empty() {
		h.Part = h.Part.Intersect(within)
	}
	h.C = ink.Part(h.Part)
	return h
}

// Near reports whether a box of the picture comes closer than d pixels to the part that is
// drawn.
func (b *Hand) Near(r image.Rectangle, d float64) bool {
	n := -int(math.Ceil(d))
	return r.Inset(n).Overlaps(b.Part)
}

// NearPt is Near for a point.
func (b *Hand) NearPt(p ink.Pt, d float64) bool {
	r := b.Part
	return p.X > float64(r.Min.X)-d && p.X < float64(r.Max.X)+d && p.Y > float64(r.Min.Y)-d && p.Y < float64(r.Max.Y)+d
}

// Here gives a number from 0 to 1 for a place of the map, to a tenth of U; n tells several
// numbers of the place apart. It is the same however large the picture is: places are measured
// from the corner of the board, since the margin is so many whole pixels.
func (b *Hand) Here(p ink.Pt, n int) float64 {
	k, corner := 10/b.U, 10*b.fixedMargin()
	at := func(v float64) int { return int(math.Floor((v-float64(b.Margin))*k + corner + .75)) } // no middle of a cell or side is near a step of it
	return ink.Hash(b.Seed+uint64(n)*0x9e3779b9, at(p.X), at(p.Y))
}

// Span is the rows or columns i of a lattice, gap pixels apart, that lie between two
// pixels or no more than d pixels beyond, and at 0 or more.
func Span(from, to int, gap, d float64) (first, last int) {
	return max(0, int(math.Floor((float64(from)-d)/gap))), int(math.Ceil((float64(to) + d) / gap))
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
