package paint

import (
	"image"
	"math"
	"slices"
)

// Change finds where a window has to be painted anew when one list follows another: where
// none of the commands lies in which they differ, the window shows what it is to show. Its
// zero value with Faces is ready.
type Change struct {
	Faces *Faces // that letters are set in

	rects []image.Rectangle
}

// Found is grown to whole tiles, so that a die that tumbles asks for few different
// rectangles; a computer that draws in software does so by the same tiles.
const tile = 64

// far is how many commands are looked through, in either list, for the next that both have.
const far = 40

// mostRects is how many rectangles are painted apart.
const mostRects = 4

// Find returns the rectangles of a window that have to be painted anew, none if the lists
// paint the same. Both lists are in the order in which they are drawn. The result is
// overwritten by the next call.
//
// What both lists have in the same order is passed over: whatever of it covers a pixel
// outside of the result covers it in both, one upon the other as before.
func (d *Change) Find(was, now []Cmd, window image.Rectangle) []image.Rectangle {
	d.rects = d.rects[:0]
	for i, j := 0, 0; i < len(was) || j < len(now); {
		a, b := meet(was[i:], now[j:])
		if a < 0 || d.most(window) {
			d.rects = append(d.rects[:0], window)
			return d.rects
		}
		for ; a > 0; a-- {
			d.add(&was[i], window)
			i++
		}
		for ; b > 0; b-- {
			d.add(&now[j], window)
			j++
		}
		for i < len(was) && j < len(now) && was[i] == now[j] {
			i++
			j++
		}
	}
	return d.rects
}

// meet returns how many commands of each list come before the next that both have, or that
// both end; -1 if that is too far.
func meet(was, now []Cmd) (a, b int) {
	for n := range far {
		for k := n; k >= 0; k-- { // one of both is n, and the other at most that
			if same(was, now, n, k) {
				return n, k
			}
			if same(was, now, k, n) {
				return k, n
			}
		}
	}
	return -1, -1
}

// most reports whether so much is found that the whole window may as well be painted.
func (d *Change) most(window image.Rectangle) bool {
	sum := 0
	for _, r := range d.rects {
		sum += area(r)
	}
	return sum*4 > area(window)*3
}

// same reports whether so many commands further on both lists go on alike, or end.
func same(was, now []Cmd, a, b int) bool {
	if a >= len(was) || b >= len(now) {
		return a == len(was) && b == len(now)
	}
	return was[a] == now[b]
}

// add takes in where a command paints.
func (d *Change) add(c *Cmd, window image.Rectangle) {
	r := d.Reach(c).Intersect(window)
	if r.Empty() {
		return
	}
	r = image.Rect(r.Min.X&^(tile-1), r.Min.Y&^(tile-1), (r.Max.X+tile-1)&^(tile-1), (r.Max.Y+tile-1)&^(tile-1)).Intersect(window)
	for { // what it touches it swallows, and looks again
		i := overlapping(d.rects, r)
		if i < 0 && len(d.rects) == mostRects {
			i = nearest(d.rects, r)
		}
		if i < 0 {
			break
		}
		r = r.Union(d.rects[i])
		d.rects = slices.Delete(d.rects, i, i+1)
	}
	d.rects = append(d.rects, r)
}

// overlapping is the first that r overlaps, or -1.
func overlapping(all []image.Rectangle, r image.Rectangle) int {
	for i := range all {
		if all[i].Overlaps(r) {
			return i
		}
	}
	return -1
}

// nearest is the rectangle that r is joined with at the least cost of pixels.
func nearest(all []image.Rectangle, r image.Rectangle) (best int) {
	least := math.MaxInt
	for i, s := range all {
		if more := area(r.Union(s)) - area(s); more < least {
			best, least = i, more
		}
	}
	return best
}

func area(r image.Rectangle) int { return r.Dx() * r.Dy() }

// Reach returns a rectangle beyond which a command paints nothing.
func (d *Change) Reach(c *Cmd) image.Rectangle {
	r := c.Dst
	switch {
	case c.Op == Text:
		r = d.letters(c)
	case c.Angle != 0:
		x, y := r.Center()
		half := float32(math.Hypot(float64(r.W), float64(r.H))) / 2
		r = Rect{x - half, y - half, 2 * half, 2 * half}
	}
	p := image.Rect(int(math.Floor(float64(r.X)))-1, int(math.Floor(float64(r.Y)))-1, int(math.Ceil(float64(r.X+r.W)))+1, int(math.Ceil(float64(r.Y+r.H)))+1)
	if c.Clip.W != 0 {
		p = p.Intersect(c.Clip.Pixels())
	}
	return p
}

// letters is where the ink of a line of text lies.
func (d *Change) letters(c *Cmd) (r Rect) {
	var ink image.Rectangle
	for _, g := range d.Faces.Line(c.Font, c.Size, c.Text).Glyphs {
		ink = ink.Union(image.Rectangle{Max: g.Mask.Rect.Size()}.Add(image.Pt(g.X, g.Y)))
	}
	if c.Angle == 0 {
		return Rect{c.Dst.X + float32(ink.Min.X), c.Dst.Y + float32(ink.Min.Y), float32(ink.Dx()), float32(ink.Dy())}
	}
	reach := float32(math.Hypot(float64(max(-ink.Min.X, ink.Max.X)), float64(max(-ink.Min.Y, ink.Max.Y))))
	return Rect{c.Dst.X - reach, c.Dst.Y - reach, 2 * reach, 2 * reach}
}
