package combat

import (
	"math"
	"slices"

	"grognard/render/anim"
	"grognard/render/paint"
	"grognard/render/table/foresee"
	"grognard/render/table/panel"
	"grognard/render/table/scene"
	"grognard/render/ui"
	"grognard/rules"
)

// Radius of the drum in dp, and how much of it is skin that dice lie on.
const (
	drumLeast = 124
	drumBest  = 150
	drumMost  = 168
	drumSkin  = .86
)

// dieLeast is the edge below which no die of a drum goes, in pixels, as long as the drum
// can grow.
const dieLeast = 64

// dieEdge is the edge of a die by how many there are, in dp.
func dieEdge(n int) float32 {
	switch {
	case n <= 4:
		return 96
	case n <= 6:
		return 84
	}
	return 72
}

// rowsOf are how many dice lie in each row, by how many there are.
var rowsOf = [...][]int{
	{}, {1}, {2}, {2, 1}, {2, 2}, {2, 1, 2}, {3, 3}, {2, 3, 2}, {3, 2, 3}, {3, 3, 3}, {3, 4, 3}, {4, 3, 4}, {3, 3, 3, 3},
}

// seat is where die i of n lies, in edges of a die from the middle of the drum.
func seat(i, n int) (x, y float32) {
	if n < len(rowsOf) {
		rows := rowsOf[n]
		for r, k := range rows {
			if i < k {
				return float32(i) - float32(k-1)/2, float32(r) - float32(len(rows)-1)/2
			}
			i -= k
		}
	}
	cols := int(math.Ceil(math.Sqrt(float64(n))))
	rows := (n + cols - 1) / cols
	k := min(cols, n-i/cols*cols)
	return float32(i%cols) - float32(k-1)/2, float32(i/cols) - float32(rows-1)/2
}

// reach is how far the outermost corner of n dice lies from the middle, in edges.
func reach(n int) (far float32) {
	for i := range n {
		x, y := seat(i, n)
		far = max(far, float32(math.Hypot(math.Abs(float64(x))+.44, math.Abs(float64(y))+.44)))
	}
	return far
}

// drumRadius is the radius of a drum that n dice are thrown on, which is best so many
// pixels.
func drumRadius(c *ui.Ctx, n int, best float32) float32 {
	need := reach(n) * dieLeast * 1.04 / drumSkin
	return max(best, min(px(c, drumMost), need))
}

// drum is where dice are thrown.
type drum struct {
	*Deps
	x, y, r float32 // where it lay last
	thrown  []rolled
	sorted  rolled
	left    rules.Side // whose column is the one on the left
}

// drumOf paints the drum about a point, with the dice of the throw that counts, or with
// those that are to be thrown.
func (pn *Panel) drumOf(f *panel.Column, x, y, r float32) {
	by, w := pn.bill.by, pn.lastThrow()
	if w != nil && w.Event.Dice.Side != rules.Chance {
		by = w.Event.Dice.Side
	}
	pn.drum.left = pn.bill.by
	pn.drum.skin(f.C, by, x, y, r)
	switch {
	case pn.mode == byHand:
	case w != nil:
		pn.drum.roll(f, w, x, y, r)
	case pn.bill.dice.N() > 0 && pn.bill.dice.Bag == nil:
		pn.drum.blank(f.C, &pn.bill.dice, x, y, r)
	}
}

// skin paints the drum itself, with its rim in the colours of a side.
func (dr *drum) skin(c *ui.Ctx, by rules.Side, x, y, r float32) {
	at := paint.About(x, y, 2*r, 2*r)
	full := at.Inset(-r*.028).Moved(r*.014, r*.014) // with its shadow
	c.Image("drum/skin", full, paint.White)
	rim := dr.liveryOf(by)
	if light(rim.Field) {
		rim.Field = panel.Ink
	}
	c.Image("drum/rim", full, rim.Field)
}

// light reports whether a colour cannot be told from paper.
func light(k paint.Color) bool { return int(k.R)+int(k.G)+int(k.B) > 3*200 }

// lastThrow is the throw that lies on the drum, nil if the fight has none yet.
func (pn *Panel) lastThrow() *anim.Throw {
	if pn.slip.back != nil {
		return pn.counts(pn.slip.back.throws)
	}
	if pn.afresh() {
		return nil
	}
	return pn.counts(pn.Clips.Throws())
}

// counts is the one of some throws that is shown large: the last one, or the last that fell as it is told of; nil if
// there is none.
func (pn *Panel) counts(all []anim.Throw) *anim.Throw {
	if len(all) == 0 {
		return nil
	}
	for i := range slices.Backward(all) {
		if len(pn.Speaks) > 0 && slices.Equal(all[i].Event.Faces, pn.Speaks) {
			return &all[i]
		}
	}
	return &all[len(all)-1]
}

// blank lays the dice that are to be thrown, without faces.
func (dr *drum) blank(c *ui.Ctx, dice *rules.Dice, x, y, r float32) {
	n := dice.N()
	d := dieSize(c, n, r)
	for i := range n {
		place := i
		if dr.turned(dice) {
			place = n - 1 - i
		}
		u, v := seat(place, n)
		at := paint.About(x+u*d, y+v*d, d, d)
		dr.owner(c, at, dice, i)
		dr.Dice.Pale(c, at, dice, i, 0, -1, 1)
	}
}

// owner marks below die i the side that it is of, where both sides throw.
func (d *Deps) owner(c *ui.Ctx, at paint.Rect, dice *rules.Dice, i int) {
	if d.against(dice) {
		c.Stripe(paint.Rect{X: at.X + at.W*.1, Y: at.Y + at.H*.96, W: at.W * .8, H: max(4, ui.Floor(at.H*.12))}, d.Scene.Nation(d.throws(scene.DieOf(dice, i))))
	}
}

// turned reports whether the dice that stand first are those of the side on the right.
func (dr *drum) turned(dice *rules.Dice) bool {
	return dr.against(dice) && dr.throws(dice.Of[0]) != dr.left
}

// dieSize is the edge of each of n dice on a drum.
func dieSize(c *ui.Ctx, n int, r float32) float32 {
	return ui.Floor(min(px(c, dieEdge(n)), r*drumSkin/max(.6, reach(n))))
}

// roll paints dice that roll, or lie: they leave the rim, tumble to their seats, and move
// into the order of what they mean, in which what does nothing goes pale.
func (dr *drum) roll(f *panel.Column, w *anim.Throw, x, y, r float32) {
	c, e := f.C, &w.Event
	n := len(e.Faces)
	if n == 0 || e.Dice.Bag != nil {
		return
	}
	d := dieSize(c, n, r)
	ms, of, casting := dr.Clips.Cast(w)
	if casting {
		c.Animate()
	}
	if casting && dr.Clips.Reduced {
		return // the drum stays empty until they lie
	}
	sorted := float32(dr.Clips.Sorted(w))
	order := dr.order(e)
	index := dr.throwIndex(w)
	for place, i := range order {
		x0, y0 := seat(i, n)
		if dr.turned(&e.Dice) {
			place = n - 1 - place
		}
		x1, y1 := seat(place, n)
		u, v := x0+(x1-x0)*sorted, y0+(y1-y0)*sorted
		frame := dr.Clips.Tumble(w, i)
		px, py := x+u*d, y+v*d
		if casting && frame >= 0 {
			px, py = onWay(x, y, px, py, r, i, n, float32(ms/max(1, of-120)))
		}
		alpha := float32(1)
		if frame < 0 && scene.Misses(&e.Dice, i, e.Faces[i]) {
			alpha = 1 - .55*sorted
		}
		at := paint.About(ui.Floor(px), ui.Floor(py), d, d)
		if frame < 0 {
			dr.owner(c, at, &e.Dice, i)
		}
		dr.Dice.Pale(c, at, &e.Dice, i, e.Faces[i], frame, alpha)
		if frame < 0 && sorted == 1 {
			dr.dieTouch(f, at, e, index, i)
		}
	}
}

// onWay is where die i of n is on its way from the rim to its seat, a part of its time
// gone.
func onWay(x, y, px, py, r float32, i, n int, part float32) (float32, float32) {
	a := -math.Pi*.75 + float64(i)*2*math.Pi/float64(max(n, 1))*.61
	s, k := math.Sincos(a)
	rx, ry := x+r*.82*float32(k), y+r*.82*float32(s)
	u := min(1, part*1.15)
	u = 1 - (1-u)*(1-u)*(1-u)
	hop := float32(math.Abs(math.Sin(float64(part)*math.Pi*2.5))) * (1 - u) * r * .16
	return rx + (px-rx)*u, ry + (py-ry)*u - hop
}

// throwIndex is the number of a throw among those that lie there.
func (d *Deps) throwIndex(w *anim.Throw) int {
	all := d.Clips.Throws()
	for i := range all {
		if &all[i] == w {
			return i
		}
	}
	return 0
}

// order finds the order in which the dice of a throw lie: battle dice by what they mean,
// others as they were thrown.
func (dr *drum) order(e *rules.Event) []int {
	l := &dr.sorted
	l.layOut(e)
	return l.order
}

// rolled is one throw and the order of its dice.
type rolled struct {
	faces *int // the first of the event that order was made for
	n     int
	order []int

	groups foresee.Memo[shares, string]
}

// layOut finds the order in which the dice of a throw are laid out: battle dice
// by what they mean, others as they were thrown.
func (l *rolled) layOut(e *rules.Event) {
	if len(e.Faces) == 0 || l.faces == &e.Faces[0] && l.n == len(e.Faces) {
		return
	}
	l.faces, l.n, l.order = &e.Faces[0], len(e.Faces), l.order[:0]
	for i := range e.Faces {
		l.order = append(l.order, i)
	}
	slices.SortStableFunc(l.order, func(i, k int) int { return rank(e, i) - rank(e, k) })
}

// rank is the place of a die among others; what does nothing comes last.
func rank(e *rules.Event, i int) int {
	n := scene.DieRank(e, i)
	if scene.Misses(&e.Dice, i, e.Faces[i]) {
		n += 100
	}
	return n
}

// missed reports whether a die of a throw does nothing where others do something.
func missed(e *rules.Event, i int) bool { return scene.Misses(&e.Dice, i, e.Faces[i]) }
