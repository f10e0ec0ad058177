package sheet

// A level of detail that pieces have reached is kept until the zoom is so much below
// where it begins.
const keep = 1.04

// levelFor is how long the change of a level takes, in milliseconds.
const levelFor = 120.0

// lens is the zoom by which the levels of detail of the pieces are chosen, and the
// change of levels that is under way.
type lens struct {
	near   float32 // at least Zoom, and at most keep times that
	from   float32 // what it was before the change, or in the frame before
	start  float64
	fading bool
	now    float64
}

// Regard is to be called before the pieces of a frame are painted: it follows the
// zoom. Calm has levels change at once.
func (s *Sheet) Regard(calm bool) {
	n := &s.lens
	was := n.near
	n.near = min(max(was, s.Zoom), s.Zoom*keep)
	switch {
	case was == 0 || calm:
		n.from, n.fading = n.near, false
	case n.fading && n.now-n.start >= levelFor:
		n.from, n.fading = n.near, false
	case !n.fading:
		n.from = was
	}
}

// Now is the time of the frame that is painted, in milliseconds.
func (s *Sheet) Now() float64 { return s.lens.now }

// Near returns by how much what is drawn at the zoom is to be taken for larger than
// it is when its level is chosen: as it is now, and as it was before the change of
// levels that is under way.
func (s *Sheet) Near() (now, before float32) {
	if s.lens.near == 0 || s.Zoom == 0 {
		return 1, 1
	}
	return s.lens.near / s.Zoom, s.lens.from / s.Zoom
}

// Change returns how much of what a piece was before its level changed is still
// seen, 1 to 0. It begins the change, if none is under way.
func (s *Sheet) Change() float32 {
	n := &s.lens
	if !n.fading {
		n.fading, n.start = true, n.now
		if s.Store != nil {
			s.Store.Wake() // the next frame is wanted
		}
	}
	return max(0, min(1, 1-float32((n.now-n.start)/levelFor)))
}
