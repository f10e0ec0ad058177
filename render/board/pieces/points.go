package pieces

import (
	"grognard/assets/palette"
	"grognard/render/paint"
	"grognard/rules"
)

// mostPoints is how many action points are shown.
const mostPoints = 6

// actionPoints shows the action points of a piece in a row of discs at its head,
// those that it has left in gold, those that it has spent in ink: no more than it has room for.
func (b *Painter) actionPoints(l *paint.List, layer paint.Layer, e paint.Rect, pc *rules.Piece, tint paint.Color) {
	points, acts := pc.Badge(rules.BadgePoints)
	if !acts {
		return
	}
	left, of := points.N, min(max(points.Of, points.N), mostPoints)
	d := max(leastMark-1, floor(.11*b.Zoom))
	step := floor(d * .86)
	of = max(1, min(of, int(e.W*1.1/step)))
	x, y := floor(e.X+(e.W-step*float32(of-1)-d)/2), floor(e.Y-d*.6)
	for i := range of {
		r := paint.Rect{X: x + float32(i)*step, Y: y, W: d, H: d}
		l.Image(layer, "badge/ink", r, tint)
		if i < left {
			l.Image(layer, "badge", r.Inset(d*.1), fade(pointColor, tint))
		}
	}
}

// pointColor is that of an action point which can be spent.
var pointColor = palette.Hex("#FFC93C")

// engaged marks who fights in the combat in hand, at the upper left corner of
// its place: sabres for who attacks, a square for who is attacked.
func (b *Painter) engaged(l *paint.List, layer paint.Layer, e paint.Rect, pc *rules.Piece, tint paint.Color) {
	d := max(14, floor(.19*b.Zoom))
	r := paint.Rect{X: floor(e.X - d*.4), Y: floor(e.Y - d*.4), W: d, H: d}
	switch {
	case has(pc.State, rules.StateAttacks):
		l.Image(layer, "badge/red", r, tint)
		l.Image(layer, "pict/sabres/paper", r.Inset(d*.18), tint)
	case has(pc.State, rules.StateDefends):
		l.Image(layer, "badge/ink", r, tint)
		l.Image(layer, "pict/square/paper", r.Inset(d*.18), tint)
	}
}
