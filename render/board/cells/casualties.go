package cells

import (
	"math"

	"grognard/render/anim"
	"grognard/render/board/sheet"
	"grognard/render/paint"
	"grognard/rules"
)

// flipping draws a counter that turns over to its other side: it grows thin, and wide again
// as what it will be.
func (b *Painter) flipping(l *paint.List, p *sheet.Picture, pc *rules.Piece, at paint.Rect, alpha float32, pose *anim.Pose) {
	k := float32(math.Cos(float64(pose.T) * math.Pi))
	if k < 0 {
		if after := p.Clips.After(pc.Ref); after != nil {
			pc = after
		}
		k = -k
	}
	b.squeezed(l, pc, at, max(.04, k), alpha)
}

// squeezed draws a piece so wide, as a part of its width: the picture of it is painted
// whole, and then drawn together about its middle.
func (b *Painter) squeezed(l *paint.List, pc *rules.Piece, at paint.Rect, wide, alpha float32) {
	n := len(l.Cmds)
	b.pieces.Draw(l, paint.Pieces, at, pc, nil, alpha)
	mid, _ := at.Center()
	for i := n; i < len(l.Cmds); i++ {
		c := &l.Cmds[i]
		c.Dst.X = mid + (c.Dst.X-mid)*wide
		c.Dst.W *= wide
		if c.Op == paint.Text { // letters cannot be drawn together
			c.Color = paint.Alpha(c.Color, max(0, 4*wide-3))
		}
	}
}

// falling draws a piece that leaves the map for good: it topples and fades.
func (b *Painter) falling(l *paint.List, pc *rules.Piece, at paint.Rect, alpha float32, pose *anim.Pose) {
	u := pose.Gone
	x, y := at.Center()
	l.Turn(x+at.W*.4, y+at.H*.4, 1.1*u*u)
	b.pieces.Draw(l, paint.Pieces, at, pc, nil, alpha*min(1, 2.2*(1-u)))
	l.Upright()
}
