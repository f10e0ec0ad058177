// Package pieces draws one piece into a rectangle: counters, blocks, leaders,
// brigades of stands, markers, with what is printed and marked on them.
package pieces

import (
	"math"

	"grognard/render/board/sheet"
	"grognard/render/paint"
	"grognard/rules"
)

// Painter draws pieces. Its Sheet is to be set before the first use.
type Painter struct {
	*sheet.Sheet
	keys  keys
	discs []hitDisc // of the brigades on the map, to be painted over the arrows
}

// CounterSize is the edge of a counter on a square, and of any piece in a tray,
// in cells.
const CounterSize = 0.78

// Begin is to be called before the pieces of a map are drawn.
func (b *Painter) Begin() { b.discs = b.discs[:0] }

// Color is the colour of a nation.
func (b *Painter) Color(nation string) paint.Color { return b.keys.colours(nation).field }

// Draw draws a piece into a rectangle: here, in a tray, under the pointer. How much of
// it is drawn depends on how many pixels it has; on the map, a level fades into the
// next.
func (b *Painter) Draw(l *paint.List, layer paint.Layer, at paint.Rect, pc *rules.Piece, name func(rules.Ref) string, alpha float32) {
	if alpha <= 0 {
		return
	}
	if layer != paint.Pieces {
		b.drawAt(l, layer, at, pc, name, b.level(pc, layer, at, 1), alpha)
		return
	}
	now, before := b.Near()
	k, was := b.level(pc, layer, at, now), b.level(pc, layer, at, before)
	b.drawAt(l, layer, at, pc, name, k, alpha)
	if k != was {
		if left := b.Change(); left > 0 {
			n := len(b.discs)
			b.drawAt(l, layer, at, pc, name, was, alpha*left)
			b.discs = b.discs[:n]
		}
	}
}

// drawAt draws a piece at a level.
func (b *Painter) drawAt(l *paint.List, layer paint.Layer, at paint.Rect, pc *rules.Piece, name func(rules.Ref) string, k Level, alpha float32) {
	switch pc.Form {
	case rules.Marker:
		l.Image(layer, b.keys.body(pc), at, paint.Alpha(paint.White, alpha))
		return
	case rules.Blocks:
		b.group(l, layer, at, pc, k, alpha)
	case rules.Leader:
		b.leader(l, layer, at, pc, k, alpha)
	case rules.Base:
		called := ""
		if name != nil && k == Full && pc.Ref != 0 && layer == paint.Pieces {
			called = name(pc.Ref)
		}
		b.stand(l, layer, at, pc, called, k, alpha)
		if layer == paint.Pieces {
			return // its name stands on it
		}
	default:
		b.token(l, layer, at, pc, k, alpha)
	}
	if name != nil && at.W >= 84*b.Scale && pc.Ref != 0 {
		b.name(l, layer, at, name(pc.Ref), alpha)
	}
}

// Extent is the part of the window that a piece drawn at a place fills.
func (b *Painter) Extent(pc *rules.Piece, at paint.Rect) paint.Rect {
	switch pc.Form {
	case rules.Blocks:
		return b.groupExtent(pc, at, b.Level(pc, at))
	case rules.Leader:
		return b.leaderExtent(pc, at)
	case rules.Base:
		if turn := Heading(pc); abs(float32(math.Sin(float64(turn)))) > .8 {
			x, y := at.Center()
			return paint.About(x, y, at.H, at.W)
		}
	}
	return at
}

// Solid is the part of the window that a piece on the map fills with all that is
// printed on it and beside it, its name too if it is given.
func (b *Painter) Solid(pc *rules.Piece, at paint.Rect, named bool) paint.Rect {
	r := b.Extent(pc, at)
	k := b.Level(pc, at)
	below := float32(0)
	switch {
	case pc.Form == rules.Blocks && k == Single && pc.N > 0:
		x, y := at.Center()
		return r.Union(b.numberAt(paint.About(floor(x), floor(y), r.W, r.H), sheet.Digits(pc.N)))
	case pc.Form == rules.Blocks && k == Full && pc.Value != "":
		below = max(leastText, floor(at.W*.13))
	case pc.Form == rules.Counter && k == Single && strength(pc) != "":
		return r.Union(b.numberAt(at, strength(pc)))
	case pc.Form == rules.Leader && k == Full && pc.Value != "" && !b.inFoot(paint.Pieces):
		below = max(leastValue, floor(at.W*.4))
	}
	if named && at.W >= 84*b.Scale && (pc.Form == rules.Counter || pc.Form == rules.Leader) {
		below = max(below, 2.6*b.Px(13))
	}
	r.H += below
	return r
}

func floor(x float32) float32 { return float32(math.Floor(float64(x))) }
func abs(x float32) float32   { return float32(math.Abs(float64(x))) }
