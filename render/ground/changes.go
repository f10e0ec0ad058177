package ground

import (
	"cmp"
	"image"
	"slices"

	"grognard/rules"
)

// How far beyond its cells something that changes shows, in cells.
const (
	groundReach = .8  // of the ground and height of a cell
	courseReach = .35 // of a road or river within a cell that it passes
	exitReach   = 1.3 // of the end of one, which may lead off the board
	banksReach  = 1.7 // of a side with water, which bends to those after the next
	worksReach  = .3  // of what stands along a side
)

// differ gathers the boxes in which two maps with cells differ.
type differ struct {
	was, now *baker
	boxes    []image.Rectangle
}

// cellChanges is changes for maps with cells.
func cellChanges(was, now *rules.Map, o Options) (boxes []image.Rectangle, all bool) {
	if !slices.EqualFunc(was.Cells, now.Cells, func(a, b rules.Cell) bool {
		return a.Ref == b.Ref && a.Col == b.Col && a.Row == b.Row && a.Label == b.Label
	}) {
		return nil, true
	}
	d := &differ{was: survey(was, o), now: survey(now, o)}
	for i := range now.Cells {
		if c := &now.Cells[i]; *c != was.Cells[i] {
			d.add(c.Ref, groundReach)
		}
	}
	if !d.throughout() || !o.Unnamed && !slices.EqualFunc(was.Areas, now.Areas, sameArea) {
		return nil, true
	}
	d.courses()
	d.sides()
	d.forts()
	return d.boxes, false
}

// survey is a baker that paints nothing.
func survey(m *rules.Map, o Options) *baker { return newPart(m, o, image.Rect(0, 0, 1, 1)) }

// add takes in a cell and what is around it.
func (d *differ) add(ref rules.Ref, reach float32) {
	if c := d.now.cell[ref]; c != nil {
		d.boxes = append(d.boxes, d.now.Rect(c.Col, c.Row).Inset(-reach*d.now.Cell-2).Pixels())
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

// bit is a part of a map that stands by itself, counted to see whether both maps have it.
type bit struct {
	kind rules.LineKind
	near [5]rules.Ref // cells, the one that it is about in the middle
	end  bool
}

// compare takes in the middle cells of the bits that one map has oftener than the other.
func (d *differ) compare(bits func(*baker, func(bit)), reach func(bit) float32) {
	count := map[bit]int{}
	var order []bit
	tally := func(by int) func(bit) {
		return func(x bit) {
			if _, ok := count[x]; !ok {
				order = append(order, x)
			}
			count[x] += by
		}
	}
	bits(d.was, tally(-1))
	bits(d.now, tally(1))
	for _, x := range order {
		if count[x] != 0 {
			d.add(x.near[2], reach(x))
		}
	}
}

// courses compares what runs through cells: how it is drawn in one depends on the two
// before and the two after it.
func (d *differ) courses() {
	passes := func(kind rules.LineKind, cells []rules.Ref, ring, both bool, put func(bit)) {
		n := len(cells)
		for i := range n {
			x := bit{kind: kind}
			for k := range x.near {
				if at := i + k - 2; ring {
					x.near[k] = cells[(at+2*n)%n]
				} else if at >= 0 && at < n {
					x.near[k] = cells[at]
				}
			}
			x.end = x.near[1] == 0 || x.near[3] == 0
			if both && cmp.Or(cmp.Compare(x.near[1], x.near[3]), cmp.Compare(x.near[0], x.near[4])) > 0 {
				slices.Reverse(x.near[:]) // it is drawn the same way from both ends
			}
			put(x)
		}
	}
	d.compare(func(b *baker, put func(bit)) {
		for _, f := range b.rivers() {
			refs := make([]rules.Ref, len(f.cells))
			for i, c := range f.cells {
				refs[i] = c.Ref
			}
			passes(rules.LineRiver, refs, f.ring, true, put)
		}
		for _, l := range b.m.Lines {
			switch {
			case l.Border || l.Kind == rules.LineRiver:
			case l.Kind == rules.LineFord || l.Kind == rules.LineBridge:
				for _, ref := range l.Cells {
					put(bit{kind: l.Kind, near: [5]rules.Ref{2: ref}})
				}
			default:
				passes(l.Kind, l.Cells, false, false, put)
			}
		}
	}, func(x bit) float32 {
		if x.end {
			return exitReach
		}
		return courseReach
	})
}

// sides compares what runs along the sides of cells.
func (d *differ) sides() {
	d.compare(func(b *baker, put func(bit)) {
		for _, l := range b.m.Lines {
			for i := 0; l.Border && i+1 < len(l.Cells); i += 2 {
				put(bit{kind: l.Kind, near: [5]rules.Ref{2: l.Cells[i], 3: l.Cells[i+1]}})
			}
		}
	}, func(x bit) float32 {
		switch x.kind {
		case rules.LineStream, rules.LineRiver, rules.LineBridge, rules.LineFord:
			if !d.now.Hexes() { // the sides are longer
				return banksReach + .6
			}
			return banksReach
		}
		return worksReach
	})
}

// forts compares where fortresses stand.
func (d *differ) forts() {
	was, now := d.was.forts(), d.now.forts()
	for i := range d.now.m.Cells {
		if ref := d.now.m.Cells[i].Ref; was[ref] != now[ref] {
			d.add(ref, worksReach)
		}
	}
}
