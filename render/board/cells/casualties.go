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

// fallenPerHit is how many men lie before a brigade for each hit that it takes.
const fallenPerHit = 3

// thinning draws a brigade that takes hits: it reels, shows what it has lost, and men lie
// about it.
func (b *Painter) thinning(l *paint.List, p *sheet.Picture, pc *rules.Piece, at paint.Rect, alpha float32, pose *anim.Pose) {
	x, y := at.Center()
	d := min(at.W, at.H)
	calm := p.Clips.Reduced
	n := min(4, pose.Lost) * fallenPerHit
	for i := range n {
		a := math.Pi * (.5 + 2*float64(i)/float64(n)) // all about it
		sin, cos := math.Sincos(a)
		b.Falls(l, x+(at.W/2+d*.2)*float32(cos), y+(at.H/2+d*.16)*float32(sin), d*.22, float32(a)+.9*float32(i%3-1), pc.Nation, pose.T, calm)
	}
	if after := p.Clips.After(pc.Ref); after != nil && pose.T > .3 {
		shown := *after
		shown.Cell = pc.Cell
		pc = &shown
	}
	if !calm {
		at = at.Moved(d*.05*float32(math.Sin(float64(pose.T)*4*math.Pi))*(1-pose.T), 0)
	}
	b.placed(l, p, pc, at, alpha)
}
