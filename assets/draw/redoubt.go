package draw

import (
	"math"

	"grognard/assets/ink"
	"grognard/assets/palette"
)

// redoubtMarker is a ring of palisades on a bank of earth, as large as a cell,
// to lie around a counter.
func redoubtMarker() *ink.Canvas {
	c := ink.New(pieceSize, pieceSize)
	earth, timber := palette.Hex("#A88755"), palette.Hex("#D9B67C")
	bank := ink.Round(3, 3, 154, 154, 26)
	c.Shadow(bank.By(ink.Move(1, 1)), 1, palette.Alpha(palette.Ink, .3))
	c.Cut(ink.Round(22, 22, 116, 116, 14))
	c.Fill(append(bank, ink.Round(22, 22, 116, 116, 14).Reversed()...), earth)
	c.Stroke(bank, 2, palette.Ink)
	c.Stroke(ink.Round(22, 22, 116, 116, 14), 2, palette.Ink)
	for _, s := range stakes() {
		out := ink.Polar(1, s.a)
		side := ink.Polar(4.2, s.a+math.Pi/2)
		in, tip := s.p.Sub(out.Times(9)), s.p.Add(out.Times(4))
		pale := ink.Poly(in.Add(side), s.p.Add(side), tip, s.p.Sub(side), in.Sub(side))
		c.Stroke(pale, 2.6, palette.Ink)
		c.Fill(pale, timber)
	}
	return c
}

// stake is the place of a pale and the way it points.
type stake struct {
	p ink.Pt
	a float64
}

// stakes stand along a rounded square, each pointing outwards.
func stakes() []stake {
	var all []stake
	const r, n = 68.0, 44
	for i := range n {
		t := 2 * math.Pi * float64(i) / n
		s, c := math.Sincos(t)
		// A superellipse keeps the pales evenly apart round the corners.
		k := math.Pow(math.Pow(math.Abs(c), 7)+math.Pow(math.Abs(s), 7), -1.0/7)
		p := ink.Pt{X: 80 + r*k*c, Y: 80 + r*k*s}
		g := ink.Pt{X: math.Copysign(math.Pow(math.Abs(k*c), 6), c), Y: math.Copysign(math.Pow(math.Abs(k*s), 6), s)}
		all = append(all, stake{p, math.Atan2(g.Y, g.X)})
	}
	return all
}
