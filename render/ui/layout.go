package ui

import "grognard/render/paint"

// CutTop takes a strip off the top of r.
func CutTop(r *paint.Rect, h float32) paint.Rect {
	h = min(h, r.H)
	cut := paint.Rect{X: r.X, Y: r.Y, W: r.W, H: h}
	r.Y, r.H = r.Y+h, r.H-h
	return cut
}

// CutBottom takes a strip off the bottom of r.
func CutBottom(r *paint.Rect, h float32) paint.Rect {
	h = min(h, r.H)
	r.H -= h
	return paint.Rect{X: r.X, Y: r.Y + r.H, W: r.W, H: h}
}

// CutLeft takes a strip off the left of r.
func CutLeft(r *paint.Rect, w float32) paint.Rect {
	w = min(w, r.W)
	cut := paint.Rect{X: r.X, Y: r.Y, W: w, H: r.H}
	r.X, r.W = r.X+w, r.W-w
	return cut
}

// CutRight takes a strip off the right of r.
func CutRight(r *paint.Rect, w float32) paint.Rect {
	w = min(w, r.W)
	r.W -= w
	return paint.Rect{X: r.X + r.W, Y: r.Y, W: w, H: r.H}
}

// Mid returns a rectangle of a size in the middle of r, no larger than r.
func Mid(r paint.Rect, w, h float32) paint.Rect {
	w, h = min(w, r.W), min(h, r.H)
	return paint.Rect{X: Floor(r.X + (r.W-w)/2), Y: Floor(r.Y + (r.H-h)/2), W: w, H: h}
}

// Columns cuts r into n equal columns with gaps and returns column i.
func Columns(r paint.Rect, n, i int, gap float32) paint.Rect {
	w := Floor((r.W - gap*float32(n-1)) / float32(n))
	return paint.Rect{X: r.X + float32(i)*(w+gap), Y: r.Y, W: w, H: r.H}
}
