package lens

import (
	"grognard/assets/ink"
	"grognard/assets/palette"
)

// amber is Amber as pictures are drawn with it.
var amber = palette.Hex("#B85C00")

// Icon is the picture of the lens on a button.
const Icon = "icon/lens"

// shieldPath is a shield in a box.
func shieldPath(x, y, w, h float64) ink.Path {
	return ink.Poly(ink.Pt{X: x, Y: y}, ink.Pt{X: x + w, Y: y}, ink.Pt{X: x + w, Y: y + h*.5}, ink.Pt{X: x + w*.86, Y: y + h*.75},
		ink.Pt{X: x + w/2, Y: y + h}, ink.Pt{X: x + w*.14, Y: y + h*.75}, ink.Pt{X: x, Y: y + h*.5})
}

// pictures draws what the lens paints with, once.
func (l *Lens) pictures() {
	s := l.Board.Store
	if s.Get("lens/wedge") != nil {
		return
	}
	for name, col := range map[string]int{"lens/plate": 0, "lens/shield": 1} {
		c := ink.New(160, 64)
		rim := palette.Attack
		if col == 1 {
			rim = amber
		}
		c.Fill(ink.Box(0, 0, 160, 64), palette.Ink)
		c.Fill(ink.Box(2, 2, 156, 60), rim)
		c.Fill(ink.Box(6, 6, 148, 52), palette.Paper)
		s.Put(name, c.Img)
		if c = ink.New(42, 42); col == 1 {
			c.Fill(shieldPath(4, 2, 34, 38), amber)
		} else {
			c.Stroke(ink.Seg(5, 5, 37, 37), 6, palette.Attack)
			c.Stroke(ink.Seg(37, 5, 5, 37), 6, palette.Attack)
		}
		s.Put(name+"-sign", c.Img)
	}
	c := ink.New(32, 32)
	c.Fill(ink.Disc(16, 16, 15), palette.Paper)
	c.Fill(ink.Disc(16, 16, 12), palette.Attack)
	s.Put("lens/dot", c.Img)
	c = ink.New(48, 48)
	c.Fill(ink.Poly(ink.Pt{X: 24, Y: 1}, ink.Pt{X: 47, Y: 45}, ink.Pt{X: 1, Y: 45}), palette.Paper)
	c.Fill(ink.Poly(ink.Pt{X: 24, Y: 8}, ink.Pt{X: 41, Y: 41}, ink.Pt{X: 7, Y: 41}), amber)
	s.Put("lens/reach", c.Img)
	c = ink.New(256, 128)
	in := amber
	in.A = 77 // 30 %
	c.Fill(ink.Poly(ink.Pt{X: 0, Y: 64}, ink.Pt{X: 256, Y: 0}, ink.Pt{X: 256, Y: 128}), in)
	rim := amber
	rim.A = 180
	c.Stroke(ink.Open(ink.Pt{X: 0, Y: 64}, ink.Pt{X: 256, Y: 2}), 3, rim)
	c.Stroke(ink.Open(ink.Pt{X: 0, Y: 64}, ink.Pt{X: 256, Y: 126}), 3, rim)
	s.Put("lens/wedge", c.Img)
	for n, name := range pipNames {
		c = ink.New(96, 32)
		x := 48 - float64(n)*14
		for k := range n + 1 {
			at := x + float64(k)*28
			c.Fill(ink.Poly(ink.Pt{X: at, Y: 1}, ink.Pt{X: at + 15, Y: 30}, ink.Pt{X: at - 15, Y: 30}), palette.Paper)
			c.Fill(ink.Poly(ink.Pt{X: at, Y: 5}, ink.Pt{X: at + 11, Y: 28}, ink.Pt{X: at - 11, Y: 28}), amber)
		}
		s.Put(name, c.Img)
	}
}
