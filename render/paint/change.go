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
	// Hides returns a rectangle of which nothing shines through a command; nothing does if nil.
	Hides func(*Cmd) image.Rectangle

	rects []image.Rectangle
	open  []image.Rectangle // of the window, not hidden by what both lists have
	over  []image.Rectangle // rects as they were when something was last found to hide what is below
	wide  bool              // a command differs that paints most of the window
}

// Found is grown to whole tiles, so that a die that tumbles asks for few different
// rectangles; a computer that draws in software does so by the same tiles.
const tile = 64

// far is how many commands are looked through, in either list, for the next that both have.
const far = 40

// mostRects is how many rectangles are painted apart, and mostOpen how many of a window
// most of which is painted: furniture on a map that moves leaves more.
const mostRects, mostOpen = 4, 16

// leastHidden is how many pixels are worth to be left out.
const leastHidden = 4 * tile * tile

// Find returns the rectangles of a window that have to be painted anew, none if the lists
// paint the same. Both lists are in the order in which they are drawn. The result is
// overwritten by the next call.
//
// What both lists have in the same order is passed over: whatever of it covers a pixel
// outside of the result covers it in both, one upon the other as before. The lists are
// followed from their ends, from the top of the window down: what lies on a map that moves
// is then known before all the map's commands differ.
func (d *Change) Find(was, now []Cmd, window image.Rectangle) []image.Rectangle {
	d.rects, d.over, d.open, d.wide = d.rects[:0], d.over[:0], append(d.open[:0], window), false
	for len(was) > 0 || len(now) > 0 {
		a, b := meet(was, now)
		if a < 0 {
			return d.below()
		}
		for ; a > 0; a-- {
			was = d.take(was, window)
		}
		for ; b > 0; b-- {
			now = d.take(now, window)
		}
		if d.wide || d.most(window) {
			return d.below()
		}
		for len(was) > 0 && len(now) > 0 && last(was) == last(now) {
			d.keep(&now[len(now)-1])
			was, now = was[:len(was)-1], now[:len(now)-1]
		}
	}
	return d.rects
}

func last(l []Cmd) Cmd { return l[len(l)-1] }

// take takes in where the last command paints, and returns the others.
func (d *Change) take(l []Cmd, window image.Rectangle) []Cmd {
	n := len(l) - 1
	d.add(&l[n], window)
	return l[:n]
}

// keep notes what a command that both lists have hides: what comes below does not matter there.
func (d *Change) keep(c *Cmd) {
	if d.Hides == nil || area(c.Dst.Pixels()) < leastHidden {
		return
	}
	r := d.Hides(c)
	if c.Clip.W != 0 {
		r = r.Intersect(c.Clip.Pixels())
	}
	if area(r) >= leastHidden && len(d.open) < mostOpen {
		d.open, d.over = Without(d.open, r), append(d.over[:0], d.rects...)
	}
}

// below returns all but what is hidden, as anything may differ there, and what was found over it.
func (d *Change) below() []image.Rectangle {
	for _, r := range d.over {
		d.open = append(Without(d.open, r), r)
	}
	return d.open
}

// Without takes r out of rectangles that do not overlap, in their place.
func Without(all []image.Rectangle, r image.Rectangle) []image.Rectangle {
	for i := len(all) - 1; i >= 0; i-- {
		a := all[i]
		b := a.Intersect(r)
		if b.Empty() {
			continue
		}
		all[i] = all[len(all)-1]
		all = all[:len(all)-1]
		for _, rest := range [4]image.Rectangle{
			{a.Min, image.Pt(a.Max.X, b.Min.Y)}, {image.Pt(a.Min.X, b.Max.Y), a.Max},
			{image.Pt(a.Min.X, b.Min.Y), image.Pt(b.Min.X, b.Max.Y)}, {image.Pt(b.Max.X, b.Min.Y), image.Pt(a.Max.X, b.Max.Y)},
		} {
			if !rest.Empty() {
				all = append(all, rest)
			}
		}
	}
	return all
}

// meet returns how many commands of each list come after the last that both have, or that
// both begin with; -1 if that is too far.
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

// same reports whether so many commands from their ends both lists are alike, or begin.
func same(was, now []Cmd, a, b int) bool {
	i, j := len(was)-1-a, len(now)-1-b
	if i < 0 || j < 0 {
		return i == -1 && j == -1
	}
	return was[i] == now[j]
}

// add takes in where a command paints.
func (d *Change) add(c *Cmd, window image.Rectangle) {
	r := d.Reach(c).Intersect(window)
	switch {
	case r.Empty():
		return
	case area(r)*4 > area(window)*3:
		d.wide = true
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
