package ground

import (
	"image"
	"slices"

	"grognard/rules"
)

// worksReach is how far beyond its cell a fortress shows, in cells.
const worksReach = .3

// differ gathers the boxes in which two maps with cells differ.
type differ struct {
	was, now *baker
	boxes    []image.Rectangle
}

// cellChanges is changes for maps with cells.
//
// A change shows as far as this, and no farther; ground and height by their own reach, all
// else by what is drawn otherwise than before:
//
//   - the ground and height of a cell by spread: .8 of a cell beyond it, more where cells
//     are smaller than 16 pixels;
//   - a way or water through cells (road, trail, stream, river) from the second of its own
//     cells before the change to the second behind it, since a smooth line bends to the next
//     but one; at its end, out over the edge of the board;
//   - water along sides to the middle of the second side from the one that changes; within
//     two thirds of a cell of the frame, out over it;
//   - a bridge or ford in its cell, or .3 of a cell about its side, and by the way or water that it
//     turns to as far as that is drawn otherwise;
//   - walls, hedges, slopes and works along sides, .2 of a cell about their side; all of a wall or
//     hedge that runs through cells, whose joints are counted from its beginning;
//   - a fortress by worksReach;
//   - what divides the board, names where they are painted, and labels, anywhere.
//
// So all of it lies within two rings of the cells that an edit is about, where ways go from
// neighbour to neighbour, as all rulebooks have them. A river through cells takes a ring more:
// it makes a bridge beside it its own, and water that led there ends.
func cellChanges(was, now *rules.Map, o Options) (boxes []image.Rectangle, all bool) {
	if !slices.EqualFunc(was.Cells, now.Cells, func(a, b rules.Cell) bool {
		return a.Ref == b.Ref && a.Col == b.Col && a.Row == b.Row && a.Label == b.Label
	}) {
		return nil, true
	}
	d := &differ{was: survey(was, o), now: survey(now, o)}
	for i := range now.Cells {
		if c := &now.Cells[i]; *c != was.Cells[i] {
			d.add(c.Ref, float32(d.now.spread()))
		}
	}
	if !d.throughout() || !o.Unnamed && !slices.EqualFunc(was.Areas, now.Areas, sameArea) {
		return nil, true
	}
	d.compare()
	d.forts()
	return d.boxes, false
}

// survey is a baker of a whole map that paints nothing.
func survey(m *rules.Map, o Options) *baker {
	b := newPart(m, o, image.Rect(0, 0, 1, 1))
	b.Part = image.Rect(0, 0, b.W, b.H)
	return b
}

// add takes in a cell and so many pixels around it.
func (d *differ) add(ref rules.Ref, reach float32) {
	if c := d.now.cell[ref]; c != nil {
		d.boxes = append(d.boxes, d.now.Rect(c.Col, c.Row).Inset(-reach-2).Pixels())
	}
}

// throughout compares what is drawn over the whole board; it reports whether that is the
// same.
func (d *differ) throughout() bool {
	over := func(m *rules.Map) (all []rules.MapLine) {
		for _, l := range m.Lines {
			switch l.Kind {
			case rules.LineSection, rules.LineMidline, rules.LineTile:
				all = append(all, l)
			default:
				if len(l.Pts) > 0 {
					all = append(all, l)
				}
			}
		}
		return all
	}
	return slices.EqualFunc(over(d.was.m), over(d.now.m), sameLine)
}

// compare takes in the marks that one map has oftener than the other.
func (d *differ) compare() {
	count := map[mark]int{}
	var order []mark
	tally := func(by int) func(mark) {
		return func(x mark) {
			n, ok := count[x]
			if !ok {
				order = append(order, x)
			}
			count[x] = n + by
		}
	}
	d.was.marks(tally(-1))
	d.now.marks(tally(1))
	for _, x := range order {
		if count[x] != 0 {
			d.boxes = append(d.boxes, x.box(d.now.U))
		}
	}
}

// forts compares where fortresses stand.
func (d *differ) forts() {
	was, now := d.was.forts(), d.now.forts()
	for i := range d.now.m.Cells {
		if ref := d.now.m.Cells[i].Ref; was[ref] != now[ref] {
			d.add(ref, worksReach*d.now.Cell)
		}
	}
}
