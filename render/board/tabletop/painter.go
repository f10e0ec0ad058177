// Package tabletop paints a table without cells: the stands of each body where
// they are to the inch, what is written on them, what the player tries out
// there; and it finds what is under the pointer.
package tabletop

import (
	"math"

	"grognard/render/board/pieces"
	"grognard/render/board/sheet"
	"grognard/render/paint"
	"grognard/rules"
)

// Painter paints a table without cells and finds what is under the pointer.
// Its Sheet is to be set before the first use; single stands it draws without a
// map, too.
type Painter struct {
	*sheet.Sheet
	others pieces.Painter // of what is no stand

	bodies    []body              // as last painted, in the order of the View
	standPics map[standID]string  // pictures of stands
	tags      map[tagID][2]string // what is written on them
	inked     bool                // the pictures of lines are in the Store
	pts       []xy                // of an outline, while it is drawn
	cuts      []float32           // of a hatch
	clipped   [2][]xy             // of an outline cut off at the edges of the table
	places    []paint.Rect        // that a number may stand at
	tagged    []tagged            // in this frame
	written   []paint.Rect        // plates and numbers in this frame
	panels    []paint.Rect        // panels over the table in this frame
	tried     []paint.Rect        // ghosts and paths in this frame, which nothing written may hide
	left      []rules.State       // of a stand of which some fall
	down      []down              // men who fall in this frame
}

// Find returns the body and the scenery under a place of the window.
func (b *Painter) Find(x, y float32) sheet.Spot {
	return sheet.Spot{Cell: b.findArea(x, y), Piece: b.findBody(x, y)}
}

// PieceRect returns where a body was last painted: the upright rectangle round it.
func (b *Painter) PieceRect(r rules.Ref) (paint.Rect, bool) {
	k := b.bodyOf(r)
	if k == nil {
		return paint.Rect{}, false
	}
	return b.bodyBox(k), true
}

// Middle returns the middle of a body, in inches on the sheet.
func (b *Painter) Middle(r rules.Ref) (x, y float32, ok bool) {
	k := b.bodyOf(r)
	if k == nil {
		return 0, 0, false
	}
	return k.mid.X, k.mid.Y, true
}

// Focus says that a table without cells is shown as a whole.
func (b *Painter) Focus([]rules.Ref, []rules.Piece) (x, y, least, well float32) {
	x, y = b.Inner.Center()
	return x, y, 0, b.Zoom
}

// Token draws a stand into a rectangle, its front up, and any other piece, which
// stands nowhere on the table, as a counter.
func (b *Painter) Token(l *paint.List, layer paint.Layer, at paint.Rect, pc *rules.Piece, name func(rules.Ref) string, alpha float32) {
	switch {
	case alpha <= 0:
	case pc.Wide > 0:
		b.Stand(l, layer, at, pc, alpha)
	default:
		b.others.Sheet = b.Sheet
		b.others.Draw(l, layer, at, pc, name, alpha)
	}
}

// TapeBetween lays a tape with a text between two places of the sheet, of a map
// of any kind.
func (b *Painter) TapeBetween(l *paint.List, x0, y0, x1, y1 float32, text string) {
	b.art()
	b.pts = append(b.pts[:0], b.window(xy{x0, y0}), b.window(xy{x1, y1}))
	b.tapeAlong(l, b.pts, text, false)
}

func floor(x float32) float32 { return float32(math.Floor(float64(x))) }
func abs(x float32) float32   { return float32(math.Abs(float64(x))) }
