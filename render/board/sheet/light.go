package sheet

import (
	"math"

	"grognard/assets/palette"
	"grognard/render/paint"
)

// How far light reaches beyond a fight before it begins to fade, in cells and in inches of
// a table without cells, and how wide a frame about it is in pixels.
const (
	lightCells  = 2.2
	lightInches = 6
	rimWide     = 3
)

// night is the colour of the dark about a light.
var night = palette.Hex("#1B130C")

// The picture of the light is dark from this part of its radius on, and light within the
// other.
const (
	spotDark  = .98
	spotLight = .62
)

// PaintLight lays the dark over all that is painted but for what a light falls on: one
// picture, stretched over that, and plain fills about it.
func (s *Sheet) PaintLight(l *paint.List, k *Light) {
	switch {
	case k.Dark <= 0:
		return
	case k.Rim:
		s.rim(l, k.On.Inset(-s.Px(4)))
		return
	}
	reach := lightCells * s.Zoom
	if s.Stops == tabletopStops {
		reach = lightInches * s.Zoom
	}
	x, y := k.On.Center()
	// The corners of what is lit lie within the light too.
	w, h := k.On.W/2, k.On.H/2
	a, b := (w+reach*.55)/spotLight, (h+reach*.55)/spotLight
	if q := (w*w)/(a*a) + (h*h)/(b*b); q > spotLight*spotLight*.85 {
		grow := sqrt(q / (spotLight * spotLight * .85))
		a, b = a*grow, b*grow
	}
	r := paint.About(floor(x), floor(y), 2*floor(a), 2*floor(b))
	tint := paint.Alpha(night, k.Dark)
	s.spot(l, r, tint)
	p := s.Port
	top, left := max(r.Y, p.Y), max(r.X, p.X)
	foot, right := min(r.Y+r.H, p.Y+p.H), min(r.X+r.W, p.X+p.W)
	for _, out := range [...]paint.Rect{
		{X: p.X, Y: p.Y, W: p.W, H: top - p.Y}, {X: p.X, Y: foot, W: p.W, H: p.Y + p.H - foot},
		{X: p.X, Y: top, W: left - p.X, H: foot - top}, {X: right, Y: top, W: p.X + p.W - right, H: foot - top},
	} {
		if out.W > 0 && out.H > 0 {
			l.Fill(paint.OverText, out, tint)
		}
	}
}

// spotTexels is how many pixels the picture of the light has each way.
const spotTexels = 192

// spot draws the picture of the light over a rectangle, but for its outermost pixels:
// stretched, those would be mixed with nothing, and show as a seam against the fills.
func (s *Sheet) spot(l *paint.List, r paint.Rect, tint paint.Color) {
	w, h := r.W*spotTexels/(spotTexels-2), r.H*spotTexels/(spotTexels-2)
	x, y := r.Center()
	l.PushClip(r)
	l.Image(paint.OverText, "light/spot", paint.About(x, y, w, h), tint)
	l.PopClip()
}

// rim draws a frame about what is fought for where nothing is darkened.
func (s *Sheet) rim(l *paint.List, r paint.Rect) {
	for _, e := range [...]paint.Rect{
		{X: r.X, Y: r.Y, W: r.W, H: rimWide}, {X: r.X, Y: r.Y + r.H - rimWide, W: r.W, H: rimWide},
		{X: r.X, Y: r.Y, W: rimWide, H: r.H}, {X: r.X + r.W - rimWide, Y: r.Y, W: rimWide, H: r.H},
	} {
		l.Fill(paint.Over, e, Ink)
	}
}

func sqrt(x float32) float32 { return float32(math.Sqrt(float64(x))) }
