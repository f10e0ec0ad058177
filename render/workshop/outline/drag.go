package outline

import (
	"math"

	"grognard/render/workshop/state"
	"grognard/rules"
)

// what is being dragged.
type what uint8

const (
	nothing what = iota
	whole        // a thing, from place to place
	corner       // of a frame: the corner across stays
	edge         // of a frame: the side across stays
	point        // of an outline or a line
	turn         // about its middle
	laying       // a new thing, from corner to corner
)

// drag is one from press to release.
type drag struct {
	what  what
	path  string
	below string // what a click there means, where what is selected lies there
	index int
	from  vec // where the button went down
	to    vec // where the pointer is now; snapped where the drag is of a place
	px    [2]float32
	free  bool    // the pointer has gone far enough to mean a drag
	stiff bool    // Shift is held
	unit  float64 // an inch
	snap  state.Snap
}

// snapped is a place as near to another one as the drag lets it be.
func (d *drag) snapped(v vec) vec {
	return snapped(v, d.unit, d.step())
}

// step is the snap of the drag: Shift holds whole inches.
func (d *drag) step() state.Snap {
	if d.stiff {
		return state.SnapInch
	}
	return d.snap
}

// stays is how a thing faces that is only moved: what is no tool's faces as it did.
func stays(t *rules.Thing) int {
	if t.Stock == "" || t.Frame == nil {
		return 0
	}
	return north(t.Frame.Facing, t)
}

// north writes the facing of what stands for itself: none at all would be the usual one.
func north(facing int, t *rules.Thing) int {
	if t.Stock == "" {
		return facing
	}
	if facing = (facing%around + around) % around; facing == 0 {
		return around
	}
	return facing
}

// landed is where the middle of a thing comes to.
func (d *drag) landed(t *rules.Thing) vec {
	return d.snapped(of(t.Frame.Middle).plus(d.to.minus(d.from)))
}

// turn is by how much a thing is turned, clockwise.
func (d *drag) turn(t *rules.Thing) int {
	to := bearing(d.to.minus(of(t.Frame.Middle)))
	if d.stiff {
		to = int(math.Round(float64(to)/step)) * step
	} else {
		to = int(math.Round(float64(to)/100)) * 100
	}
	return to - t.Frame.Facing
}

// shape is the outline that a pulled handle makes.
func (d *drag) shape(t *rules.Thing) []vec {
	switch d.what {
	case corner, edge:
		if t.Frame.Scales {
			return scaled(t, d.oblong(t.Frame))
		}
		return d.oblong(t.Frame)
	}
	all := make([]vec, len(t.Pts))
	for i, p := range t.Pts {
		all[i] = of(p)
	}
	if d.index < len(all) {
		all[d.index] = d.to
	}
	return all
}

// oblong is one of which a corner or a side is elsewhere, what is across stays.
func (d *drag) oblong(f *rules.Frame) []vec {
	forward, right := axes(f.Facing)
	least := d.unit / 2
	k := corners(f)
	from := k[(d.index+2)%4]
	to, tilted := d.to, f.Facing%(around/4) != 0
	if !tilted {
		to = d.snapped(to)
	}
	u, v := to.minus(from).dot(right), to.minus(from).dot(forward)
	if tilted { // no place on its sides is one of the grid of the table: its sizes are
		grid := snapped(vec{u, v}, d.unit, d.step())
		u, v = grid.x, grid.y
	}
	if d.what == edge { // the front is side 0; along itself a side stays as long as it is
		if d.index%2 == 0 {
			u = k[d.index].minus(from).dot(right)
		} else {
			v = k[d.index].minus(from).dot(forward)
		}
	}
	told := d.unit / 100 // sizes are told so exactly
	u, v = math.Round(u/told)*told, math.Round(v/told)*told
	u, v = far(u, least), far(v, least)
	at := func(u, v float64) vec { return from.plus(right.times(u)).plus(forward.times(v)) }
	left, rear := min(0, u), min(0, v)
	u, v = max(0, u), max(0, v)
	return []vec{at(left, v), at(u, v), at(u, rear), at(left, rear)} // from the left of the front on, so that it keeps its front
}

// scaled is the outline of a thing where its frame has other corners.
func scaled(t *rules.Thing, k []vec) []vec {
	f := t.Frame
	forward, right := axes(f.Facing)
	mid := k[0].middle(k[2])
	wide, deep := k[1].minus(k[0]).length()/float64(max(1, f.Wide)), k[1].minus(k[2]).length()/float64(max(1, f.Deep))
	all := make([]vec, len(t.Pts))
	for i, p := range t.Pts {
		w := of(p).minus(of(f.Middle))
		all[i] = mid.plus(right.times(w.dot(right) * wide)).plus(forward.times(w.dot(forward) * deep))
	}
	return all
}

// far is a length that is no shorter than least, the same way.
func far(x, least float64) float64 {
	if math.Abs(x) >= least {
		return x
	}
	return math.Copysign(least, x)
}
