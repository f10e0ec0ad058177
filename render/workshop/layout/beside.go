package layout

import (
	"grognard/render/paint"
	"grognard/render/ui"
)

// Stand is where the card of what is selected stands: at the right of the map, or at its left.
type Stand struct {
	Left bool
	Room paint.Rect // what the card may take of the window
}

// How far a card gives way to what it would cover: it gets narrower by as much, and where that
// does not help it keeps at least so much of the height.
const (
	narrowest = .66
	lowest    = .3
)

// Right is the stand of a card that is in nobody's way.
func (l *Layout) Right() Stand { return Stand{Room: l.Card} }

// Again is the stand of a card on the side where it stood, in a window that is another one.
func (l *Layout) Again(was Stand) Stand { return Stand{was.Left, l.stand(was.Left)} }

// stand is the room of a card of full width at one of the sides.
func (l *Layout) stand(left bool) paint.Rect {
	r := l.Card
	if left {
		r.X = l.Free.X
	}
	return r
}

// Beside is where a card leaves free what is selected, the rectangles all: as it stood if it
// can, else on the other side of the map, else narrower, else above or below. high tells how
// high the card gets in a room; near is what should be left free about them if that is easily
// done. ok is false where nothing helps: they take up too much, and the card stands as it stood.
func (l *Layout) Beside(was Stand, all []paint.Rect, near float32, high func(paint.Rect) float32) (at Stand, ok bool) {
	if l.Column { // it has a column of its own beside the drawer
		return l.Right(), true
	}
	for _, about := range [...]float32{near, 0} {
		for _, left := range [...]bool{was.Left, !was.Left} {
			r := l.stand(left)
			lies := r
			if lies.H = high(r); clear(lies, all, about) {
				return Stand{left, r}, true
			}
		}
	}
	s := around(all)
	right := l.Card.X + l.Card.W
	west, east := s.X-l.Free.X, right-(s.X+s.W)
	if wide := max(west, east); wide >= narrowest*l.Card.W {
		r := l.stand(west >= east)
		if r.W = min(r.W, ui.Floor(wide)); west < east {
			r.X = right - r.W
		}
		return Stand{west >= east, r}, true
	}
	r := l.stand(was.Left)
	above, below := s.Y-r.Y, r.Y+r.H-(s.Y+s.H)
	if tall := max(above, below); tall >= lowest*r.H {
		if r.H = ui.Floor(tall); below > above {
			r.Y = s.Y + s.H
		}
		return Stand{was.Left, r}, true
	}
	return Stand{was.Left, l.stand(was.Left)}, false
}

// clear reports whether a card leaves all of it free, and so much about it.
func clear(card paint.Rect, all []paint.Rect, about float32) bool {
	for _, r := range all {
		if card.Overlaps(r.Inset(-about)) {
			return false
		}
	}
	return true
}

// around is the rectangle around all of them.
func around(all []paint.Rect) paint.Rect {
	s := all[0]
	for _, r := range all[1:] {
		s = s.Union(r)
	}
	return s
}
