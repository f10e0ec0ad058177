package cells

import (
	"grognard/render/board/pieces"
	"grognard/render/paint"
	"grognard/rules"
)

// Sizes of pieces, in cells.
const (
	hexCounter  = 0.68  // edge of a counter on a hex
	stackStep   = 0.055 // by which each piece of a stack is shifted from the one below, and
	stackMost   = 0.2   // the topmost from the lowest
	leaderAlone = 0.42  // width of a leader in the middle of a cell, and
	leaderSide  = 0.25  // beside others,
	leaderStep  = 0.24  // this far apart,
	leaderUp    = -0.36 // and this far above its middle, still within it
	leadDown    = 0.06  // by which blocks make room for their leader
)

// crowd counts the pieces of each form on a cell.
type crowd struct {
	counters, blocks, bases, leaders int8
	rows                             [pieces.Ranks]int8 // of the bases
}

// add counts a piece and returns how many of its kind were there before.
func (k *crowd) add(pc *rules.Piece) (n int8) {
	c := &k.counters
	switch pc.Form {
	case rules.Blocks:
		c = &k.blocks
	case rules.Base:
		k.bases++
		c = &k.rows[pieces.RankOf(pc)]
	case rules.Leader:
		c = &k.leaders
	case rules.Marker:
		return 0
	}
	*c++
	return *c - 1
}

// troops counts all but leaders.
func (k *crowd) troops() int8 { return k.counters + k.blocks + k.bases }

// middle returns a square of a size in cells in the middle of a cell, in whole
// pixels.
func (b *Painter) middle(i int, size float32) paint.Rect {
	x, y := b.center(i)
	r := b.Rect(paint.About(x, y, size, size))
	return paint.Rect{X: floor(r.X), Y: floor(r.Y), W: floor(r.W), H: floor(r.H)}
}

// standing returns where a piece stands, given those painted on its cell.
func (b *Painter) standing(i int, pc *rules.Piece) paint.Rect {
	size := float32(pieces.CounterSize)
	if b.hexes() && pc.Form == rules.Counter {
		size = hexCounter
	}
	r := b.middle(i, size)
	n := b.stack[i].add(pc)
	switch pc.Form {
	case rules.Marker:
		return b.middle(i, pieces.CounterSize*1.34)
	case rules.Leader:
		return b.leaderPlace(i, n)
	case rules.Base:
		return b.standPlace(i, n, pc)
	case rules.Blocks:
		if b.total[i].leaders > 0 {
			r = r.Moved(0, floor(leadDown*b.Zoom))
		}
		return r
	}
	d := b.stackShift(i, n)
	if all := b.total[i].counters; all > 1 && b.pieces.Level(pc, r) == pieces.Far { // one edge for all
		if d = 0; n == all-1 {
			d = oneEdge
		}
	}
	return r.Moved(d, -d)
}

// stackShift is how far to the right of the middle of its cell the n-th counter of a stack
// stands, and above it, in pixels.
func (b *Painter) stackShift(i int, n int8) float32 {
	all := b.total[i].counters
	if all < 2 {
		return 0
	}
	step := min(stackStep, stackMost/float32(all-1))
	return floor((float32(n) - float32(all-1)/2) * step * b.Zoom)
}

// oneEdge is how much of a stack is seen below the topmost piece from afar, in pixels.
const oneEdge = 2

// leaderPlace is the corner of a cell at which its n-th leader stands, or its
// middle if there is nobody else.
func (b *Painter) leaderPlace(i int, n int8) paint.Rect {
	switch alone := b.total[i].troops() == 0; {
	case alone && b.Map.Shape == rules.Squares: // beside brigades a general is small
		return b.amongGenerals(i, n)
	case alone && b.total[i].leaders == 1:
		return b.middle(i, leaderAlone)
	}
	if b.total[i].bases > 0 {
		return b.generalPlace(i, n)
	}
	r := b.middle(i, leaderSide)
	all := float32(b.total[i].leaders)
	across := leaderStep * (float32(n) - (all-1)/2)
	if b.total[i].counters > 0 {
		across += leaderStep
	}
	return r.Moved(floor(across*b.Zoom), floor(leaderUp*b.Zoom))
}
