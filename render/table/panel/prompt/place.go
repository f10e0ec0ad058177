package prompt

import (
	"grognard/render/paint"
)

// site is where a sheet may lie and what it is to keep away from, in pixels.
type site struct {
	room  paint.Rect   // over which it may lie
	clear []paint.Rect // what the question is about
	x, y  float32      // where the pointer rests
	far   float32      // how far from there every answer is to be
	least float32      // how wide a room beside the pointer is to be
	south bool         // its player sits at the lower edge
	size  func(w, h float32) sized
}

// sized is how a sheet turns out in a room.
type sized struct {
	w, h    float32    // of all of it
	answers paint.Rect // where its answers lie, from its corner
	rows    int        // of cards
	scrolls bool       // they do not all show at once
	grid    grid
}

// lying is a sheet in its place.
type lying struct {
	at    paint.Rect
	sized sized
	south bool // it hangs at the lower edge
}

// What counts against a place: a sheet that scrolls, lies over what is asked about, hangs
// at the other player's edge, cuts words, squeezes its cards, has several rows of them or is off the middle.
const (
	costScrolls = 400
	costNoCard  = 20000 // no card has room for its words
	costCovers  = 120
	costCut     = 300
	costTight   = 60
	costEdge    = 30
	costRow     = 8
	costAside   = 10 // at the left or right end
	costNear    = 10000
)

// place finds the best place for a sheet: no answer near the pointer, the question's
// piece in view, at the edge of its player.
func (s *site) place() (best lying) {
	least := float32(-1)
	for _, r := range s.rooms() {
		z := s.size(r.W, r.H)
		for _, south := range [...]bool{s.south, !s.south} {
			for i, x := range [...]float32{s.room.X + (s.room.W-z.w)/2, r.X, r.X + r.W - z.w} {
				at := paint.Rect{X: max(r.X, min(x, r.X+r.W-z.w)), Y: r.Y, W: z.w, H: z.h}
				if south {
					at.Y = r.Y + r.H - z.h
				}
				cost := s.cost(at, z) + float32(min(i, 1))*costAside
				if south != s.south {
					cost += costEdge
				}
				if least < 0 || cost < least {
					least, best = cost, lying{at, z, south}
				}
			}
		}
	}
	return best
}

// rooms are all of the room, and what of it lies above, below and beside the pointer.
func (s *site) rooms() []paint.Rect {
	r := s.room
	all := []paint.Rect{r}
	if s.far <= 0 {
		return all
	}
	for _, part := range [...]paint.Rect{
		{X: r.X, Y: r.Y, W: r.W, H: s.y - s.far - r.Y},
		{X: r.X, Y: s.y + s.far, W: r.W, H: r.Y + r.H - s.y - s.far},
		{X: r.X, Y: r.Y, W: s.x - s.far - r.X, H: r.H},
		{X: s.x + s.far, Y: r.Y, W: r.X + r.W - s.x - s.far, H: r.H},
	} {
		if part = part.And(r); part.W > max(s.far, s.least) && part.H > s.far {
			all = append(all, part)
		}
	}
	return all
}

// cost is what counts against a place for its own sake.
func (s *site) cost(at paint.Rect, z sized) (sum float32) {
	if s.far > 0 && apart(z.answers.Moved(at.X, at.Y), s.x, s.y) < s.far {
		sum += costNear
	}
	if z.scrolls {
		sum += costScrolls
		if z.answers.H < z.grid.h {
			sum += costNoCard
		}
	}
	if z.grid.tight {
		sum += costTight
	}
	if z.grid.cut {
		sum += costCut
	}
	for _, r := range s.clear {
		if r.Overlaps(at) {
			sum += costCovers
		}
	}
	return sum + float32(z.rows-1)*costRow
}

// apart is how far a point is from a rectangle; 0 in it.
func apart(r paint.Rect, x, y float32) float32 {
	dx, dy := max(r.X-x, 0, x-r.X-r.W), max(r.Y-y, 0, y-r.Y-r.H)
	return hypot(dx, dy)
}
