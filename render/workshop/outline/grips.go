package outline

import (
	"strconv"

	"grognard/render/board"
	"grognard/render/board/sheet"
	"grognard/render/paint"
	"grognard/render/ui"
	"grognard/rules"
)

// grip is a handle of what is selected.
type grip struct {
	what  what
	index int
	at    vec
	way   int // in which it is pulled, there and back, in hundredths of a degree
}

// sign is what a handle shows that it does.
func (g *grip) sign() board.Sign {
	switch g.what {
	case turn:
		return sheet.Turns
	case whole:
		return sheet.Moves
	}
	return sheet.Pulls
}

// pulls are the pointers over what is pulled, by eighths of a turn.
var pulls = [...]paint.Cursor{paint.PullNorth, paint.PullRising, paint.PullEast, paint.PullFalling}

// cursor is the pointer over a handle.
func (g *grip) cursor() paint.Cursor {
	switch g.sign() {
	case sheet.Turns:
		return paint.Hand
	case sheet.Moves:
		return paint.Grab
	}
	eighth := around / 8
	return pulls[(g.way%around+around+eighth/2)/eighth%len(pulls)]
}

// roomy is how many handles long a side is that has one in its middle.
const roomy = 3

// room reports whether a length on the table has room for a handle between two others.
func (h *Hand) room(long float64) bool {
	return long/h.unit()*float64(h.Board.Zoom) >= float64(h.Board.Px(roomy*board.HandleSize))
}

// grips are the handles of a thing.
func (h *Hand) grips(t *rules.Thing) (all []grip) {
	f := t.Frame
	if f == nil {
		return nil
	}
	long := [2]bool{h.room(float64(f.Wide)), h.room(float64(f.Deep))}
	if (f.Fills || f.Scales) && t.Stock == "" {
		k := corners(f)
		for i := range k {
			all = append(all, grip{corner, i, k[i], f.Facing + i*around/4 - around/8})
			if f.Fills && long[i%2] {
				all = append(all, grip{edge, i, k[i].middle(k[(i+1)%4]), f.Facing + i*around/4})
			}
		}
	}
	if !f.Fills && t.Stock == "" {
		for i, p := range t.Pts {
			all = append(all, grip{point, i, of(p), bearing(of(p).minus(of(f.Middle)))})
		}
	}
	if t.Stock == "" && long[0] && long[1] {
		all = append(all, grip{whole, 0, of(f.Middle), 0})
	}
	if t.Stock != "" || !h.line(t) {
		forward, _ := axes(f.Facing)
		out := float64(f.Deep)/2 + float64(h.Board.Px(stalk)/max(1, h.Board.Zoom))*h.unit()
		all = append(all, grip{turn, 0, of(f.Middle).plus(forward.times(out)), 0})
	}
	return all
}

// handles registers the handles of the one thing that is selected.
func (h *Hand) handles(c *ui.Ctx) {
	h.hot = -1
	t := h.State.Thing()
	if t == nil {
		return
	}
	top, d := h.Board.Tabletop(), c.Px(board.HandleSize)
	for i, g := range h.grips(t) {
		x, y := top.PointPixels(g.at.point())
		if c.Region("handle."+strconv.Itoa(i), paint.About(x, y, d, d)).Hover {
			h.hot = i
			c.Cursor(g.cursor())
		}
	}
}
