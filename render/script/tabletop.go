package script

import (
	"strconv"
	"strings"

	"grognard/render/paint"
)

// Placer is a Scene that may show a table without cells.
type Placer interface {
	// Place returns where a point of the tabletop, in inches from its south-west
	// corner, is in the window; false if none is shown.
	Place(x, y float64) (px, py float32, ok bool)
}

// tablePoint reads "@24,20.5".
func tablePoint(name string) (x, y float64, ok bool) {
	rest, at := strings.CutPrefix(name, "@")
	a, b, comma := strings.Cut(rest, ",")
	if !at || !comma {
		return 0, 0, false
	}
	x, errX := strconv.ParseFloat(a, 64)
	y, errY := strconv.ParseFloat(b, 64)
	return x, y, errX == nil && errY == nil
}

// spot is the place in the window of a point of the tabletop, as a region.
func (p *Player) spot(x, y float64) (paint.Rect, bool) {
	s, is := p.scene.(Placer)
	if !is {
		return paint.Rect{}, false
	}
	px, py, ok := s.Place(x, y)
	return paint.Rect{X: px - 1, Y: py - 1, W: 2, H: 2}, ok
}
