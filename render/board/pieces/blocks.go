package pieces

import (
	"grognard/assets"
	"grognard/assets/palette"
	"grognard/render/anim"
	"grognard/render/board/sheet"
	"grognard/render/paint"
	"grognard/rules"
)

// formations are where the middles of so many blocks stand, in edges of a
// block.
var formations = [...][]place{
	1: {{0, 0}},
	2: {{-.57, 0}, {.57, 0}},
	3: {{-.57, -.57}, {.57, -.57}, {0, .57}},
	4: {{-.57, -.57}, {.57, -.57}, {-.57, .57}, {.57, .57}},
	5: {{-.96, -.96}, {.96, -.96}, {0, 0}, {-.96, .96}, {.96, .96}},
	6: {{-1.14, -.57}, {0, -.57}, {1.14, -.57}, {-1.14, .57}, {0, .57}, {1.14, .57}},
}

// place is an offset to the right and down.
type place struct{ x, y float32 }

// formation returns the places of n blocks; more than the last formation has
// stand on each other.
func formation(n int) []place { return formations[min(max(n, 1), len(formations)-1)] }

// Edges of blocks, as parts of the square that a unit stands in.
const (
	blockEdge  = .42
	smallBlock = .335 // of units of more than four
	oneBlock   = .68  // of one that stands for all
)

// inSquare is by how much the blocks of a unit in square are smaller, to leave
// room for its four faces.
const inSquare = .74

// edge returns the edge of the blocks of a unit in a square.
func (b *Painter) edge(pc *rules.Piece, at paint.Rect) (d float32) {
	d = floor(at.W * blockEdge)
	if max(pc.N, pc.Of) > 4 {
		d = floor(at.W * smallBlock)
	}
	if squared(pc) {
		d = floor(d * inSquare)
	}
	return d
}

// squared reports whether a unit stands in square.
func squared(pc *rules.Piece) bool { return has(pc.State, rules.StateSquare) }

// class is what troops fight as: it colours the stripe under their pictogram.
type class uint8

const (
	foot class = iota
	horse
	guns
)

// stripes are the colours of the classes.
var stripes = [...]paint.Color{foot: palette.Hex("#2F6FB0"), horse: palette.Hex("#E3B23C"), guns: palette.Hex("#B3322B")}

func classOf(face rules.Face) class {
	switch face {
	case rules.FaceCavalry, rules.FaceHeavy, rules.FaceLancers, rules.FaceSabres:
		return horse
	case rules.FaceArtillery, rules.FaceHorseArtillery:
		return guns
	}
	return foot
}

// group draws the blocks of a unit, its code and its marks.
func (b *Painter) group(l *paint.List, layer paint.Layer, at paint.Rect, pc *rules.Piece, k Level, alpha float32) {
	b.squareOf(l, layer, at, pc, alpha)
	x, y := at.Center()
	out := b.blockExtent(pc, at, k)
	b.baseLine(l, layer, out, pc, alpha)
	if k <= Brief {
		d := b.edge(pc, at)
		for _, p := range formation(pc.N) {
			b.block(l, layer, paint.About(floor(x+p.x*d), floor(y+p.y*d), d, d), pc, pc.Face, alpha)
		}
		if k == Full {
			b.code(l, layer, at, pc, alpha)
		}
	} else {
		b.oneBlock(l, layer, at, pc, k, alpha)
	}
	b.groupMarks(l, layer, out, pc, alpha)
}

// blockExtent is the part of the window that a unit fills with the faces of its
// square, if it stands in one.
func (b *Painter) blockExtent(pc *rules.Piece, at paint.Rect, k Level) paint.Rect {
	if squared(pc) {
		f := b.faces(at)
		return f.Inset(floor(f.W * .13))
	}
	return b.groupExtent(pc, at, k)
}

// groupExtent is the part of the window that the blocks of a unit fill.
func (b *Painter) groupExtent(pc *rules.Piece, at paint.Rect, k Level) paint.Rect {
	x, y := at.Center()
	if k > Brief {
		d := b.oneEdge(at)
		return paint.About(x, y, d, d)
	}
	d := b.edge(pc, at)
	var w, h float32
	for _, p := range formation(pc.N) {
		w, h = max(w, abs(p.x)), max(h, abs(p.y))
	}
	return paint.About(x, y, (2*w+1)*d, (2*h+1)*d)
}

// oneEdge is the edge of the one block that stands for all of a unit.
func (b *Painter) oneEdge(at paint.Rect) float32 { return max(leastMark, floor(at.W*oneBlock)) }

// block draws one block whose face fills r.
func (b *Painter) block(l *paint.List, layer paint.Layer, r paint.Rect, pc *rules.Piece, face rules.Face, alpha float32) {
	tint := paint.Alpha(paint.White, alpha)
	if has(pc.State, rules.StateFought) {
		tint = paint.Alpha(spentTint, alpha)
	}
	k := r.W / float32(assets.BlockFace.Dx())
	const size = 84
	l.Image(layer, b.keys.body(pc), paint.Rect{X: r.X - k*float32(assets.BlockFace.Min.X), Y: r.Y - k*float32(assets.BlockFace.Min.Y), W: k * size, H: k * size}, tint)
	in := (assets.BlockSticker.Min.X - assets.BlockFace.Min.X)
	s := r.Inset(float32(in) * k)
	bar := max(2, floor(s.H*.13))
	l.Fill(layer, paint.Rect{X: floor(s.X + s.W*.08 + .5), Y: floor(s.Y+s.H*.94+.5) - bar, W: floor(s.W*.84 + .5), H: bar}, fade(stripes[classOf(pc.Face)], tint))
	h := s.H - bar - s.H*.08
	l.Image(layer, b.keys.pict(b.Store, face).of(pc.Side, h/b.Scale), paint.About(s.X+s.W/2, s.Y+s.H*.02+h/2, h*1.1, h*1.1), tint)
}

// spentTint greys a unit that has done what it can this turn.
var spentTint = paint.Color{R: 0xc4, G: 0xbe, B: 0xb4, A: 255}

// fade gives a colour the opacity of another.
func fade(c, by paint.Color) paint.Color {
	c.A = by.A
	return c
}

// oneBlock draws a unit that is seen from afar: one block, with the number of those
// that it has where there is room.
func (b *Painter) oneBlock(l *paint.List, layer paint.Layer, at paint.Rect, pc *rules.Piece, k Level, alpha float32) {
	x, y := at.Center()
	d := b.oneEdge(at)
	face := silhouette(pc.Face)
	r := paint.About(floor(x), floor(y), d, d)
	b.block(l, layer, r, pc, face, alpha)
	if k == Single && pc.N > 0 {
		b.numberBox(l, layer, r, sheet.Digits(pc.N), sheet.Ink, alpha)
	}
}

// code prints the code of a unit's type on a strip under its blocks.
func (b *Painter) code(l *paint.List, layer paint.Layer, at paint.Rect, pc *rules.Piece, alpha float32) {
	if pc.Value == "" {
		return
	}
	e := b.groupExtent(pc, at, Full)
	b.slip(l, layer, e.X+e.W/2, e.Y+e.H, max(leastText, floor(at.W*.13)), pc.Value, alpha)
}

// slip prints a few letters on a slip of paper that hangs from the middle of a
// piece's foot.
func (b *Painter) slip(l *paint.List, layer paint.Layer, x, y, size float32, s string, alpha float32) {
	w := floor(b.Metrics.Width(paint.SansBold, size, s)+size*.5) + 1
	h := floor(size * 1.12)
	x, y = floor(x-w/2), floor(y-h*.2)
	l.Fill(layer, paint.Rect{X: x - 1, Y: y - 1, W: w + 2, H: h + 2}, paint.Alpha(sheet.Ink, alpha))
	l.Fill(layer, paint.Rect{X: x, Y: y, W: w, H: h}, paint.Alpha(sheet.Paper, alpha))
	l.Text(layer, paint.SansBold, size, floor(x+size*.25+1), floor(y+h/2+b.Metrics.Ascent(paint.SansBold, size)/2+.5), paint.Alpha(sheet.Ink, alpha), s)
}

// squareOf draws the four faces of a unit in square, under its blocks.
func (b *Painter) squareOf(l *paint.List, layer paint.Layer, at paint.Rect, pc *rules.Piece, alpha float32) {
	if squared(pc) {
		l.Image(layer, "state/square", b.faces(at), paint.Alpha(paint.White, alpha))
	}
}

// faces is where the faces of a square stand around a unit, bayonets included.
func (b *Painter) faces(at paint.Rect) paint.Rect {
	x, y := at.Center()
	d := floor(at.W * 1.24)
	return paint.About(x, y, d, d)
}

// baseLine draws the line of gold that a piece with orders stands on.
func (b *Painter) baseLine(l *paint.List, layer paint.Layer, e paint.Rect, pc *rules.Piece, alpha float32) {
	if !has(pc.State, rules.StateOrdered) {
		return
	}
	h := max(5, floor(.09*b.Zoom))
	over := b.Px(4)
	r := paint.Rect{X: floor(e.X) - over, Y: floor(e.Y + e.H + .05*b.Zoom), W: floor(e.W) + 2*over, H: h}
	l.Fill(layer, r.Inset(-1), paint.Alpha(sheet.Paper, alpha))
	l.Fill(layer, r, paint.Alpha(sheet.Ink, alpha))
	l.Fill(layer, r.Inset(1), paint.Alpha(sheet.Gold, alpha))
}

// groupMarks shows what a unit has been told and has done: a pennant if it is
// ordered, badges for the rest, the number of its square.
func (b *Painter) groupMarks(l *paint.List, layer paint.Layer, e paint.Rect, pc *rules.Piece, alpha float32) {
	tint := paint.Alpha(paint.White, alpha)
	d := max(leastMark, floor(b.Zoom*.2))
	if layer != paint.Pieces {
		d = max(leastMark, floor(e.W*.3))
	}
	if k, ok := pc.Badge(rules.BadgeSquare); ok {
		w := max(leastNumbered, d*1.7)
		b.squareNumber(l, layer, paint.About(e.X+e.W+d*.3, e.Y-d*.2, w, w), sheet.Digits(k.N), tint)
	}
	if has(pc.State, rules.StateOrdered) {
		p := max(14, d*1.9)
		l.Image(layer, "pennant", paint.Rect{X: floor(e.X - p*.3), Y: floor(e.Y - p*.5), W: p, H: p}, tint)
	}
	x := e.X
	if pc.Form == rules.Leader && layer == paint.Pieces && b.leaves(e, d) {
		x += e.W
	}
	for _, s := range pc.State {
		if s == rules.StateSquare { // the bayonets show it
			continue
		}
		if key := signs[s]; key != "" {
			b.badge(l, layer, paint.About(x, e.Y+e.H-d*.1, d, d), key, tint)
			x += d * .8
		}
	}
}

// leaves reports whether a disc so wide on the left edge of a piece would lie in the square beside its own, over
// whoever stands there.
func (b *Painter) leaves(e paint.Rect, d float32) bool {
	if b.Map.Shape != rules.Squares {
		return false
	}
	x, y := e.Center()
	left, _ := b.Cells(e.X-d/2, y)
	middle, _ := b.Cells(x, y)
	return floor(left-b.Inner.X) < floor(middle-b.Inner.X)
}

// leastNumbered is how small a disc with a number on it is at least, in pixels.
const leastNumbered = 18

// squareNumber is the number of the counter that holds a unit in square.
func (b *Painter) squareNumber(l *paint.List, layer paint.Layer, r paint.Rect, n string, tint paint.Color) {
	l.Image(layer, "badge/ink", r, tint)
	size := floor(r.W * .68)
	x, y := r.X+r.W*.49-b.Metrics.Width(paint.SansBold, size, n)/2, r.Y+r.H*.49+b.Metrics.Ascent(paint.SansBold, size)/2
	l.Text(layer, paint.SansBold, size, floor(x), floor(y), fade(sheet.Paper, tint), n)
}

// badge draws a sign on a disc.
func (b *Painter) badge(l *paint.List, layer paint.Layer, r paint.Rect, key string, tint paint.Color) {
	l.Image(layer, "badge", r, tint)
	l.Image(layer, key, r.Inset(r.W*.22).Moved(-r.W*.01, -r.H*.01), tint)
}

// Breaking draws a unit that loses blocks just now: they topple and lie, and are taken off.
// Calm has them fade where they stand.
func (b *Painter) Breaking(l *paint.List, pc *rules.Piece, at paint.Rect, alpha float32, pose *anim.Pose, calm bool) {
	k := b.Level(pc, at)
	if k > Brief {
		b.group(l, paint.Pieces, at, pc, k, alpha)
		if pose.Flash > 0 {
			l.Image(paint.Over, sheet.MarkKey(sheet.Attack, rules.Squares), at, paint.Alpha(paint.White, pose.Flash))
		}
		return
	}
	b.squareOf(l, paint.Pieces, at, pc, alpha)
	x, y := at.Center()
	d := b.edge(pc, at)
	for i, p := range formation(pc.N) {
		r := paint.About(floor(x+p.x*d), floor(y+p.y*d), d, d)
		switch {
		case i < pc.N-pose.Lost:
			b.block(l, paint.Pieces, r, pc, pc.Face, alpha)
		case calm:
			b.block(l, paint.Pieces, r, pc, pc.Face, alpha*(1-pose.T))
		default:
			b.topple(l, r, pc, alpha, pose.T, float32(i%2)*2-1)
		}
	}
	if k == Full {
		b.code(l, paint.Pieces, at, pc, alpha)
	}
}

// topple draws a block part of the way to the ground, on which it falls to one side: -1 to
// the left, 1 to the right.
func (b *Painter) topple(l *paint.List, r paint.Rect, pc *rules.Piece, alpha, part, side float32) {
	u := part * part * (3 - 2*part)
	x, y := r.X+r.W*(.5+.5*side), r.Y+r.H
	l.Turn(x, y, side*1.25*u)
	b.block(l, paint.Pieces, r, pc, pc.Face, alpha*(1-.65*u))
	l.Upright()
}
