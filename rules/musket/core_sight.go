package musket

// sight reports whether artillery in one hex sees another (8.6); where it does
// not, the hex that hides it, or noHex if the light does.
func (b *Board) sight(from, to hex) (hidden hex, ok bool) {
	if distance(from, to) > b.farthest() {
		return noHex, false
	}
	high := b.heights.Has(from) && b.heights.Has(to)
	hidden = noHex
	b.between(from, to, func(h hex, through bool) {
		if hidden == noHex && through && b.blocks(h, high) {
			hidden = h
		}
	})
	if hidden == noHex {
		hidden = b.hiddenEdge(from, to, high)
	}
	return hidden, hidden == noHex
}

// farthest is the longest line of sight in this turn (MS-14.2.8, MS-14.3.3,
// and fog by an exclusive rule).
func (b *Board) farthest() int {
	far := maxCols + maxRows
	switch b.light() {
	case night:
		far = 0
	case twilight:
		far = 1
	}
	for i := range b.events {
		if e := &b.events[i]; e.kind == losLimit && e.holds(b.turn) {
			far = min(far, e.value)
		}
	}
	return far
}

// blocks reports whether a hex between blocks sight (MS-8.6.4): heights do
// unless both ends are on heights.
func (b *Board) blocks(h hex, high bool) bool {
	return b.ground[h].row().Blocks || b.heights.Has(h) && !high
}

// hiddenEdge looks for a stretch where the line runs along a hexside between
// two hexes that both block (MS-8.6.2).
func (b *Board) hiddenEdge(from, to hex, high bool) hex {
	var along []hex
	b.between(from, to, func(h hex, through bool) {
		if !through && b.blocks(h, high) {
			along = append(along, h)
		}
	})
	for i, h := range along {
		for _, o := range along[i+1:] {
			if distance(h, o) == 1 && b.facing(from, to, h, o) {
				return h
			}
		}
	}
	return noHex
}

// Hexes in a plane, squeezed so that corners are whole numbers: the centre of
// a hex, and its corners clockwise from the upper left.
var corners = [6][2]int{{-1, -1}, {1, -1}, {2, 0}, {1, 1}, {-1, 1}, {-2, 0}}

func centre(h hex) (x, y int) { return 3 * h.col(), 2*h.row() + h.col()%2 }

// between visits the hexes that the line between two centres runs through, and
// those along whose hexside it runs; corners touched do not count
// (MS-8.6.5).
func (b *Board) between(from, to hex, visit func(h hex, through bool)) {
	ax, ay := centre(from)
	bx, by := centre(to)
	dx, dy := bx-ax, by-ay
	left, right := min(from.col(), to.col()), max(from.col(), to.col())
	top, bottom := min(from.row(), to.row())-1, max(from.row(), to.row())+1
	for c := max(left-1, 0); c <= min(right+1, b.cols-1); c++ {
		for r := max(top, 0); r <= min(bottom, b.rows-1); r++ {
			h := hexAt(c, r)
			hx, hy := centre(h)
			along := (hx-ax)*dx + 3*(hy-ay)*dy // the plane is squeezed by the root of 3 in y
			if h == from || h == to || along <= 0 || along >= dx*dx+3*dy*dy {
				continue
			}
			plus, minus, zero := 0, 0, 0
			for _, k := range corners {
				switch cross := (hx+k[0]-ax)*dy - (hy+k[1]-ay)*dx; {
				case cross > 0:
					plus++
				case cross < 0:
					minus++
				default:
					zero++
				}
			}
			switch {
			case plus > 0 && minus > 0:
				visit(h, true)
			case zero == 2:
				visit(h, false)
			}
		}
	}
}

// facing reports whether two adjacent hexes share the hexside along which the
// line runs: then it runs midway between their centres.
func (b *Board) facing(from, to, h, o hex) bool {
	ax, ay := centre(from)
	bx, by := centre(to)
	hx, hy := centre(h)
	ox, oy := centre(o)
	return (hx+ox-2*ax)*(by-ay) == (hy+oy-2*ay)*(bx-ax)
}
