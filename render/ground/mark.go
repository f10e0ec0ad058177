package ground

import (
	"image"
	"math"

	"grognard/assets/ink"
	"grognard/rules"
)

// mark is a piece of what is drawn through cells and along their sides. Where two maps have
// the same mark the same is drawn; so their pictures differ in its box at most where one of
// them has it alone.
type mark struct {
	kind rules.LineKind
	// at is the piece of a smooth line from the second point to the third, which bends to the
	// first and the fourth.
	at   [4]spot
	look uint64  // what else it looks like
	far  float32 // how far it goes beyond its line, in hundredths of a cell
}

// spot is a place, in parts of a pixel: what is told apart must not be told by how a sum is
// rounded.
type spot struct{ x, y int32 }

const spotsPerPixel = 64

func spotAt(p ink.Pt) spot {
	return spot{int32(math.Round(p.X * spotsPerPixel)), int32(math.Round(p.Y * spotsPerPixel))}
}

// before orders spots, so that a line that is drawn alike from both ends is one mark.
func (s spot) before(t spot) bool { return s.x < t.x || s.x == t.x && s.y < t.y }

// box is where a mark can be seen, u pixels being a hundredth of a cell.
func (x mark) box(u float64) image.Rectangle {
	var p [4]ink.Pt
	for i, s := range x.at {
		p[i] = ink.Pt{X: float64(s.x) / spotsPerPixel, Y: float64(s.y) / spotsPerPixel}
	}
	// The points between which Bézier has the same curve: it lies among them.
	p[0], p[3] = p[1].Add(p[2].Sub(p[0]).Times(1./6)), p[2].Sub(p[3].Sub(p[1]).Times(1./6))
	lo, hi := p[0], p[0]
	for _, q := range p[1:] {
		lo, hi = ink.Pt{X: min(lo.X, q.X), Y: min(lo.Y, q.Y)}, ink.Pt{X: max(hi.X, q.X), Y: max(hi.Y, q.Y)}
	}
	d := float64(x.far)*u + 2
	return image.Rect(int(math.Floor(lo.X-d)), int(math.Floor(lo.Y-d)), int(math.Ceil(hi.X+d)), int(math.Ceil(hi.Y+d)))
}

// How far marks go beyond their lines, in hundredths of a cell.
const (
	wayFar      = 11. // half of the broadest water
	bankFar     = riverWide/2 + 1
	sideFar     = 20. // the strokes of a slope, gabions
	crossingFar = 28. // the corner of a bridge on squares
	cellFar     = 60. // a whole cell
)

// marks calls put for all that is drawn through cells and along their sides.
func (b *baker) marks(put func(mark)) {
	for _, f := range b.rivers() {
		n := 0
		pieces(mark{kind: rules.LineRiver, far: wayFar}, b.bends(f, riverBend), f.ring, true, func(x mark) {
			if b.fills(f, n) {
				x.look = 1
			}
			n++
			put(x)
		})
	}
	for _, l := range b.m.Lines {
		b.lineMarks(l, put)
	}
	for _, kind := range []rules.LineKind{rules.LineStream, rules.LineRiver} {
		for _, l := range rounded(b.banks(kind)) {
			for i := range l.Pts {
				if i > 0 || l.Closed {
					p, q := l.Pts[(i+len(l.Pts)-1)%len(l.Pts)], l.Pts[i]
					pieces(mark{kind: kind, far: bankFar}, []ink.Pt{p, q}, false, true, put)
				}
			}
		}
	}
	b.crossed(rules.LineBridge, rules.GroundBridge, b.crossingMark(rules.LineBridge, put))
	b.crossed(rules.LineFord, rules.GroundFord, b.crossingMark(rules.LineFord, put))
	b.orders(put)
}

// pieces calls put with a mark for each piece of a smooth line. One that is drawn alike from
// both ends gives the same marks from both.
func pieces(x mark, pts []ink.Pt, ring, both bool, put func(mark)) {
	n := len(pts)
	for i := range n {
		if !ring && i+1 >= n {
			break
		}
		for k := range x.at {
			at := i + k - 1
			if ring {
				at = (at + n) % n
			}
			x.at[k] = spotAt(pts[max(0, min(n-1, at))])
		}
		y := x
		if both && (x.at[2].before(x.at[1]) || x.at[1] == x.at[2] && x.at[3].before(x.at[0])) {
			y.at = [4]spot{x.at[3], x.at[2], x.at[1], x.at[0]}
		}
		put(y)
	}
}

// lineMarks calls put for what is drawn of a line by itself.
func (b *baker) lineMarks(l rules.MapLine, put func(mark)) {
	switch {
	case l.Kind == rules.LineFord && !l.Border: // where water is shallow
		for _, ref := range l.Cells {
			if c := b.cell[ref]; c != nil {
				put(b.cellMark(l.Kind, c, 0))
			}
		}
	case l.Border || l.Kind == rules.LineSlope || l.Kind == rules.LineFieldworks:
		switch l.Kind {
		case rules.LineRiver, rules.LineStream, rules.LineBridge, rules.LineFord:
			return
		}
		for _, s := range b.borders(l.Cells) {
			pieces(mark{kind: l.Kind, far: sideFar}, s.Pts, false, false, put)
		}
	case l.Kind == rules.LineStream || l.Kind == rules.LineRoad || l.Kind == rules.LineTrail:
		if f := b.flowOf(l); len(f.cells) > 1 {
			pieces(mark{kind: l.Kind, far: wayFar}, b.led(f).pts, false, false, put)
		}
	case l.Kind == rules.LineWall || l.Kind == rules.LineHedge:
		x := mark{kind: l.Kind, far: wayFar}
		var pts []ink.Pt
		for _, c := range b.flowOf(l).cells {
			x.look, pts = hashed(x.look, uint64(c.Ref)), append(pts, b.mid(c))
		}
		pieces(x, pts, false, false, put)
	}
}

// crossingMark is what draws the mark of a bridge or ford.
func (b *baker) crossingMark(kind rules.LineKind, put func(mark)) func(mid ink.Pt, a float64) {
	return func(mid ink.Pt, a float64) {
		s := spotAt(mid)
		put(mark{kind: kind, at: [4]spot{s, s, s, s}, look: uint64(int64(math.Round(a * 1e6))), far: crossingFar})
	}
}

// cellMark is a mark that may be seen all over a cell.
func (b *baker) cellMark(kind rules.LineKind, c *rules.Cell, look uint64) mark {
	s := spotAt(b.mid(c))
	return mark{kind: kind, at: [4]spot{s, s, s, s}, look: look, far: cellFar}
}

// orders calls put for the cells in which several things are drawn that the map has one after
// the other: which lies above depends on that.
func (b *baker) orders(put func(mark)) {
	type heap struct {
		n    int
		look uint64
	}
	ways, sides := map[rules.Ref]heap{}, map[rules.Ref]heap{}
	lay := func(on map[rules.Ref]heap, at rules.Ref, l rules.MapLine, cells []rules.Ref) {
		h := on[at]
		for _, ref := range cells {
			h.look = hashed(h.look, uint64(ref))
		}
		on[at] = heap{h.n + 1, hashed(h.look, uint64(len(l.Kind))<<8|uint64(l.Kind[0]))}
	}
	for _, l := range b.m.Lines {
		switch l.Kind {
		case rules.LineRoad, rules.LineTrail:
			for i, ref := range l.Cells {
				lay(ways, ref, l, l.Cells[max(0, i-2):min(len(l.Cells), i+3)])
			}
		case rules.LineWall, rules.LineHedge, rules.LineSlope, rules.LineFieldworks:
			for i := 0; i+1 < len(l.Cells); i += 2 {
				lay(sides, l.Cells[i], l, l.Cells[i:i+2])
				lay(sides, l.Cells[i+1], l, l.Cells[i:i+2])
			}
		}
	}
	for i := range b.m.Cells {
		c := &b.m.Cells[i]
		if h := ways[c.Ref]; h.n > 1 {
			put(b.cellMark(rules.LineRoad, c, h.look))
		}
		if h := sides[c.Ref]; h.n > 1 {
			put(b.cellMark(rules.LineWall, c, h.look))
		}
	}
}

// hashed mixes a number into another.
func hashed(h, x uint64) uint64 {
	h = (h ^ x) * 0x9e3779b97f4a7c15
	return h ^ h>>29
}
