// Package beside finds a place for a card that tells of something on the map: near it,
// and never over what the player must see.
package beside

import (
	"grognard/render/paint"
)

// Size is one of the forms that a card can take, in pixels.
type Size struct{ W, H float32 }

// Card is a card that looks for a place. All is in pixels of the window.
type Card struct {
	Forms []Size       // that it can take, the best first
	Room  paint.Rect   // that it has to stay in
	Desks []paint.Rect // beside the map, where it lies over no cell; may be empty
	Gap   float32      // from what it tells of
	Cell  float32      // width of a cell: distances are weighed in cells

	Clear  []paint.Rect // what it may never cover; the first is what it tells of
	Asked  []paint.Rect // pieces that an answer names, or what would cover it: it does not tell of them, and never lies there
	Off    paint.Rect   // where another card lies already; W 0: there is none
	Shun   []paint.Rect // what else it may not cover, though it has nothing to do with what it tells of
	Live   []paint.Rect // pieces that may act
	Pieces []paint.Rect // all others
	Busy   []paint.Rect // where something else is to be read

	Last paint.Rect // where it lay last, be it in another form: its corner counts; W 0: nowhere
}

// What speaks against a place.
const (
	coversLive  = 4  // each piece that may act
	coversPiece = 1  // each other one
	eachCell    = .2 // of the distance to what it tells of
	moved       = 2  // away from where it lay last
	nextForm    = 6  // each form that is worse than the first
)

// Place returns the best place, and which form the card takes there; false if it would
// cover what it may not wherever it lies.
func (k *Card) Place() (at paint.Rect, form int, ok bool) {
	best := float32(0)
	for i, s := range k.Forms {
		for _, r := range k.candidates(s) {
			if !k.Free(r) {
				continue
			}
			if cost := k.Cost(r) + nextForm*float32(i); !ok || cost < best {
				at, form, best, ok = r, i, cost, true
			}
		}
	}
	return at, form, ok
}

// candidates are the places of a form: on each side of what the card tells of, in the
// middle and at both ends, on the desks and in the corners. Those that cannot be are
// moved into the room.
func (k *Card) candidates(s Size) []paint.Rect {
	f := k.focus()
	x0, x1, y0, y1 := k.Room.X, k.Room.X+k.Room.W-s.W, k.Room.Y, k.Room.Y+k.Room.H-s.H
	midX, midY := f.X+(f.W-s.W)/2, f.Y+(f.H-s.H)/2
	right, left := f.X+f.W+k.Gap, f.X-k.Gap-s.W
	below, above := f.Y+f.H+k.Gap, f.Y-k.Gap-s.H
	all := make([]paint.Rect, 0, 32)
	add := func(x, y float32) {
		all = append(all, paint.Rect{X: floor(max(x0, min(x1, x))), Y: floor(max(y0, min(y1, y))), W: s.W, H: s.H})
	}
	for _, y := range [...]float32{midY, f.Y, f.Y + f.H - s.H, y0, y1} {
		add(right, y)
		add(left, y)
	}
	for _, x := range [...]float32{midX, f.X, f.X + f.W - s.W, x0, x1} {
		add(x, below)
		add(x, above)
	}
	for _, d := range k.Desks {
		if d.W >= s.W {
			add(d.X+(d.W-s.W)/2, midY)
		}
	}
	for _, x := range [...]float32{x0, x1} {
		add(x, y0)
		add(x, y1)
	}
	if k.Last.W > 0 {
		add(k.Last.X, k.Last.Y)
	}
	return all
}

// focus is the box round all that must be seen.
func (k *Card) focus() paint.Rect {
	if len(k.Clear) == 0 {
		return paint.Rect{X: k.Room.X + k.Room.W/2, Y: k.Room.Y + k.Room.H/2}
	}
	f := k.Clear[0]
	for _, r := range k.Clear[1:] {
		f = f.Union(r)
	}
	return f
}

// Free reports whether a place lies in the room and covers nothing that must be seen.
func (k *Card) Free(r paint.Rect) bool {
	if r.X < k.Room.X-1 || r.Y < k.Room.Y-1 || r.X+r.W > k.Room.X+k.Room.W+1 || r.Y+r.H > k.Room.Y+k.Room.H+1 {
		return false
	}
	for _, all := range [...][]paint.Rect{k.Clear, k.Asked} {
		for _, c := range all {
			if r.Overlaps(c) {
				return false
			}
		}
	}
	for _, s := range k.Shun {
		if r.Overlaps(s) {
			return false
		}
	}
	return k.Off.W == 0 || !r.Overlaps(k.Off)
}

// Covers counts the pieces that a place hides.
func (k *Card) Covers(r paint.Rect) (n int) {
	for _, all := range [...][]paint.Rect{k.Live, k.Pieces} {
		for _, p := range all {
			if r.Overlaps(p) {
				n++
			}
		}
	}
	return n
}

// Cost weighs what speaks against a place.
func (k *Card) Cost(r paint.Rect) (sum float32) {
	for _, p := range k.Live {
		if r.Overlaps(p) {
			sum += coversLive
		}
	}
	for _, p := range k.Pieces {
		if r.Overlaps(p) {
			sum += coversPiece
		}
	}
	for _, p := range k.Busy {
		if r.Overlaps(p) {
			sum += coversPiece
		}
	}
	if len(k.Clear) > 0 {
		f := k.Clear[0]
		dx := max(0, f.X-r.X-r.W, r.X-f.X-f.W)
		dy := max(0, f.Y-r.Y-r.H, r.Y-f.Y-f.H)
		sum += eachCell * (dx + dy) / max(1, k.Cell)
	}
	if k.Last.W > 0 && (r.X != k.Last.X || r.Y != k.Last.Y) {
		sum += moved
	}
	return sum
}

// floor rounds down to whole pixels.
func floor(x float32) float32 { return float32(int(x)) }
