package cells

import (
	"slices"

	"grognard/render/board/sheet"
	"grognard/render/paint"
	"grognard/rules"
)

// placeName is a proper name of the map, and the middle of its caption in cells
// where no brigades are in the way.
type placeName struct {
	text string
	x, y float32
	cell int // the lowest of the place
}

// nameDown is how far below the middle of a cell the name of its place stands,
// in cells: below the feet of the pieces there.
const nameDown = .53

// placeNames collects the names that the map prints, each once.
func (s *grid) placeNames() (all []placeName) {
	for i := range s.m.Areas {
		a := &s.m.Areas[i]
		worth := a.Kind == rules.AreaObjective && len(a.Label) < 3 // stands on its banner
		known := func(n placeName) bool { return n.text == a.Label }
		if a.Label == "" || a.Kind == rules.AreaSection || worth || len(a.Cells) == 0 || slices.ContainsFunc(all, known) {
			continue
		}
		var x, low, n float32
		at := 0
		for _, ref := range a.Cells {
			if c, ok := s.index[ref]; ok {
				u, v := s.center(c)
				if v >= low {
					at = c
				}
				x, low, n = x+u, max(low, v), n+1
			}
		}
		if n > 0 {
			all = append(all, placeName{a.Label, x / n, low + nameDown, at})
		}
	}
	return all
}

// namePass is when the names are printed: leaders stand on them, troops do not;
// among brigades they are printed where those leave room.
func (b *Painter) namePass() int {
	if b.brigaded() {
		return passMoving
	}
	return passLeaders
}

// brigaded reports whether brigades of stands share the squares of this board.
func (b *Painter) brigaded() bool {
	return b.Map.Shape == rules.Squares && slices.ContainsFunc(b.total, func(k crowd) bool { return k.bases > 0 })
}

// roomBy finds where a slip of a size in pixels covers the least of the pieces, on
// the edges of a cell or inside them; an empty rectangle on a board without
// brigades.
func (b *Painter) roomBy(cell int, w, h float32) (free paint.Rect) {
	if !b.brigaded() {
		return free
	}
	least, home, sheet := float32(-1), b.Rect(b.box(cell)), b.Rect(b.Lay.Board())
	mid, left, right := home.X+(home.W-w)/2, home.X+1, home.X+home.W-w-1
	for _, y := range [...]float32{home.Y + home.H - h/2, home.Y + home.H - h - 2, home.Y + 2, home.Y - h/2, home.Y + home.H + 1, home.Y + (home.H-h)/2} {
		for _, x := range [...]float32{mid, left, right} {
			r := paint.Rect{X: max(sheet.X, min(sheet.X+sheet.W-w, x)), Y: max(sheet.Y, min(sheet.Y+sheet.H-h, y)), W: w, H: h}
			if k := b.crossed(r); least < 0 || k < least-1 {
				least, free = k, r
			}
		}
	}
	return free
}

// crossed is how many square pixels of a rectangle lie on pieces and on names.
func (b *Painter) crossed(r paint.Rect) (area float32) {
	for i := range b.spots {
		if over := r.And(b.spots[i].at.Inset(-b.Px(3))); b.spots[i].form != rules.Marker && over.W > 0 && over.H > 0 {
			area += over.W * over.H
		}
	}
	for _, n := range b.named {
		if over := r.And(n); over.W > 0 && over.H > 0 {
			area += over.W * over.H
		}
	}
	return area
}

// paintNames prints the names of places above the troops, on slips of paper. A
// name that would run into another one stands a line lower.
func (b *Painter) paintNames(l *paint.List, place func(string) string) {
	size := max(b.Px(11), floor(.18*b.Zoom))
	b.named = b.named[:0]
	for i := range b.names {
		n := &b.names[i]
		text := n.text
		if place != nil {
			text = place(text)
		}
		x, y := b.Pixels(n.x, n.y)
		w, h := b.Metrics.Width(paint.Caps, size, text), floor(size*1.1)
		r := paint.About(x, y, w, h)
		if free := b.roomBy(n.cell, w+2*b.Px(3), h); free.W > 0 {
			r = free
			r.X, r.W = r.X+b.Px(3), w
		}
		for _, t := range b.named {
			if c := r.And(t); c.W > 1 && c.H > 1 {
				r.Y = t.Y + t.H
			}
		}
		r.X, r.Y = floor(r.X), floor(r.Y)
		b.named = append(b.named, r)
		base := floor(r.Y + h/2 + b.Metrics.Ascent(paint.Caps, size)/2)
		l.Fill(paint.Pieces, paint.Rect{X: r.X - b.Px(3), Y: r.Y, W: floor(w) + 2*b.Px(3), H: h}, paint.Alpha(sheet.Paper, .8))
		l.Text(paint.Pieces, paint.Caps, size, r.X, base, sheet.Ink, text)
	}
}
