package board

import (
	"slices"

	"grognard/render/paint"
)

// placeName is a proper name of the map and the middle of its caption, in
// cells.
type placeName struct {
	text string
	x, y float32
}

// nameDown is how far below the middle of a cell the name of its place stands,
// in cells: below the feet of the pieces there.
const nameDown = .53

// placeNames collects the names that the map prints, each once.
func (s *sheet) placeNames() (all []placeName) {
	for i := range s.m.Areas {
		a := &s.m.Areas[i]
		worth := a.Kind == "objective" && len(a.Label) < 3 // stands on its banner
		known := func(n placeName) bool { return n.text == a.Label }
		if a.Label == "" || a.Kind == "section" || worth || len(a.Cells) == 0 || slices.ContainsFunc(all, known) {
			continue
		}
		var x, low, n float32
		for _, ref := range a.Cells {
			if c, ok := s.index[ref]; ok {
				u, v := s.center(c)
				x, low, n = x+u, max(low, v), n+1
			}
		}
		if n > 0 {
			all = append(all, placeName{a.Label, x / n, low + nameDown})
		}
	}
	return all
}

// paintNames prints the names of places above the troops, on slips of paper. A
// name that would run into another one stands a line lower.
func (b *Board) paintNames(l *paint.List) {
	size := max(b.px(11), floor(.18*b.Zoom))
	b.named = b.named[:0]
	for i := range b.names {
		n := &b.names[i]
		x, y := b.Pixels(n.x, n.y)
		w, h := b.Metrics.Width(paint.Caps, size, n.text), floor(size*1.1)
		r := about(x, y, w, h)
		for _, t := range b.named {
			if c := r.And(t); c.W > 1 && c.H > 1 {
				r.Y = t.Y + t.H
			}
		}
		r.X, r.Y = floor(r.X), floor(r.Y)
		b.named = append(b.named, r)
		base := floor(r.Y + h/2 + b.Metrics.Ascent(paint.Caps, size)/2)
		l.Fill(paint.Pieces, paint.Rect{X: r.X - b.px(3), Y: r.Y, W: floor(w) + 2*b.px(3), H: h}, paint.Alpha(paperColor, .8))
		l.Text(paint.Pieces, paint.Caps, size, r.X, base, inkColor, n.text)
	}
}
