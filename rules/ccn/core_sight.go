package ccn

// A line of sight runs between the centres of two hexes (CCN-18.1). What lies
// on it depends only on how far and in which direction the target lies, so it
// is worked out once for each such offset, with the integer test of CCN-18.10:
// centres at X = 2c + o, Y = 3r, corners at (0, ±2) and (±1, ±1) from them.

// farthest is the greatest range of any unit.
const farthest = 5

// offset is a way from one hex to another in axial coordinates.
type offset struct{ q, r int8 }

// track is what a line of sight passes on its way.
type track struct {
	through     []offset // hexes whose interior it crosses
	left, right []offset // hexes that it touches along a side
}

const tracksWide = 2*farthest + 1

// tracks holds the track of every offset within range.
var tracks = findTracks()

func findTracks() (all [tracksWide][tracksWide]track) {
	for q := -farthest; q <= farthest; q++ {
		for r := -farthest; r <= farthest; r++ {
			if max(abs(q), abs(r), abs(q+r)) <= farthest {
				all[q+farthest][r+farthest] = trackTo(q, r)
			}
		}
	}
	return all
}

// centre returns the scaled centre of an axial offset.
func centre(q, r int) (x, y int) { return 2*q + r, 3 * r }

// corners of a hex from its centre, clockwise from the top.
var corners = [6][2]int{{0, -2}, {1, -1}, {1, 1}, {0, 2}, {-1, 1}, {-1, -1}}

// trackTo finds the hexes along the line from the origin to an offset.
func trackTo(q, r int) (t track) {
	dx, dy := centre(q, r)
	for a := -farthest; a <= farthest; a++ {
		for b := -farthest; b <= farthest; b++ {
			x, y := centre(a, b)
			along := x*dx + y*dy // only hexes strictly between the ends count
			if along <= 0 || along >= dx*dx+dy*dy {
				continue
			}
			one := offset{int8(a), int8(b)}
			switch touch(x, y, dx, dy) {
			case crossed:
				t.through = append(t.through, one)
			case onLeft:
				t.left = append(t.left, one)
			case onRight:
				t.right = append(t.right, one)
			}
		}
	}
	return t
}

// contact is how a line meets a hex.
type contact uint8

const (
	apart   contact = iota // or at a corner only (CCN-18.5)
	crossed                // through its interior (CCN-18.3)
	onLeft                 // along a side, the hex on its left (CCN-18.4)
	onRight
)

// touch tells how the line from the origin in direction dx, dy meets the hex
// around x, y.
func touch(x, y, dx, dy int) contact {
	plus, minus, zero := 0, 0, 0
	for _, c := range corners {
		switch n := (x+c[0])*dy - (y+c[1])*dx; {
		case n > 0:
			plus++
		case n < 0:
			minus++
		default:
			zero++
		}
	}
	switch {
	case plus > 0 && minus > 0:
		return crossed
	case zero < 2:
		return apart
	case plus > 0:
		return onLeft
	}
	return onRight
}

// plus returns the hex at an offset from another, or nowhere.
func (h hex) plus(o offset) hex {
	q, r := h.axial()
	q, r = q+int(o.q), r+int(o.r)
	return at(r, q+(r-r&1)/2)
}

// line returns the track between two hexes within range.
func line(from, to hex) *track {
	q, r := from.axial()
	p, s := to.axial()
	return &tracks[p-q+farthest][s-r+farthest]
}

// sight reports whether from sees to, and if not a hex that blocks the line.
// over lets artillery on a hill fire over friends next to it (CCN-42.11).
func (b *Board) sight(from, to hex, over bool) (blocking hex, clear bool) {
	t := line(from, to)
	for _, o := range t.through {
		if h := from.plus(o); b.obstacle(h, from, to, over) {
			return h, false
		}
	}
	left, blocked := b.obstacles(t.left, from, to, over)
	if !blocked {
		return nowhere, true
	}
	right, blocked := b.obstacles(t.right, from, to, over)
	if !blocked { // CCN-18.4: one side alone does not block
		return nowhere, true
	}
	if left == nowhere {
		left = right
	}
	return left, false
}

// obstacles looks for an obstacle among hexes on one side of a line. Outside
// the board counts as one (CCN-18.6).
func (b *Board) obstacles(list []offset, from, to hex, over bool) (hex, bool) {
	found := false
	for _, o := range list {
		h := from.plus(o)
		if h == nowhere {
			found = true
		} else if b.obstacle(h, from, to, over) {
			return h, true
		}
	}
	return nowhere, found
}

// obstacle reports whether a hex between the ends of a line blocks it
// (CCN-18.7).
func (b *Board) obstacle(h, from, to hex, over bool) bool {
	if terrains[b.scenario.ground[h]].blocks {
		return true
	}
	if b.occupied(h) && !(over && b.fireOver(h, from)) {
		return true
	}
	if !b.scenario.onHill(h) {
		return false
	}
	plateau := b.scenario.hills[from]
	return plateau == 0 || plateau != b.scenario.hills[to] // CCN-42.6 to CCN-42.9
}

// fireOver reports whether artillery on a hill at from may fire over h, which
// holds friends of it (CCN-42.11).
func (b *Board) fireOver(h, from hex) bool {
	gun := b.unitOn(from)
	if gun < 0 || b.typeOf(gun).arm != artillery || !b.scenario.onHill(from) || b.scenario.onHill(h) || distance(h, from) != 1 {
		return false
	}
	side := b.sideOf(gun)
	u, l := b.unitOn(h), b.leaderOn(h)
	return (u < 0 || b.sideOf(u) == side) && (l < 0 || b.leaderSide(l) == side)
}
