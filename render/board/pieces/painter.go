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

// Draw draws a piece into a rectangle: here, in a tray, under the pointer.
func (b *Painter) Draw(l *paint.List, layer paint.Layer, at paint.Rect, pc *rules.Piece, name func(rules.Ref) string, alpha float32) {
	if alpha <= 0 {
		return
	}
	switch pc.Form {
	case rules.Marker:
		l.Image(layer, b.keys.body(pc), at, paint.Alpha(paint.White, alpha))
		return
	case rules.Blocks:
		b.group(l, layer, at, pc, alpha)
	case rules.Leader:
		b.leader(l, layer, at, pc, alpha)
	case rules.Base:
		b.stand(l, layer, at, pc, alpha)
	default:
		b.token(l, layer, at, pc, alpha)
	}
	if name != nil && at.W >= 84*b.Scale && pc.Ref != 0 {
		b.name(l, layer, at, name(pc.Ref), alpha)
	}
}

// Extent is the part of the window that a piece drawn at a place fills.
func (b *Painter) Extent(pc *rules.Piece, at paint.Rect) paint.Rect {
	switch pc.Form {
	case rules.Blocks:
		return b.groupExtent(pc, at)
	case rules.Leader:
		return paint.Rect{X: at.X, Y: at.Y, W: at.W, H: at.W * LeaderTall}
	case rules.Base:
		if turn := Heading(pc); abs(float32(math.Sin(float64(turn)))) > .8 {
			x, y := at.Center()
			return paint.About(x, y, at.H, at.W)
		}
	}
	return at
}

func floor(x float32) float32 { return float32(math.Floor(float64(x))) }
func abs(x float32) float32   { return float32(math.Abs(float64(x))) }
