package forces

import (
	"slices"

	"grognard/render/paint"
	"grognard/render/ui"
	"grognard/render/workshop/state"
)

// list paints the rows that show.
func (p *Panel) list(c *ui.Ctx, r paint.Rect, a *state.Act) {
	to, moves := p.settle(c, r)
	if moves {
		c.ScrollTo(scrollName, to)
	}
	sc := c.Scroll(scrollName, r)
	p.scrolled = sc.View.Y - sc.Y
	w := r.W - c.Px(16)
	for i := range p.rows {
		k := &p.rows[i]
		y := sc.Y + p.above + k.y
		if !sc.Sees(y, k.h) {
			if y > sc.View.Y+sc.View.H {
				break
			}
			continue
		}
		p.row(c, paint.Rect{X: sc.View.X, Y: y, W: w, H: k.h}, k, a)
	}
	if y := sc.Y + p.above + p.lay.high + p.below; p.tail > 0 {
		if p.turns = p.turns[:0]; sc.Sees(y, p.tail) {
			p.enter(c, paint.Rect{X: sc.View.X, Y: y, W: w, H: p.tail}, a)
		}
	}
	sc.Done(p.above + p.lay.high + p.below + p.tail)
	if moves { // the area knows only now how long it has become
		c.ScrollTo(scrollName, to)
		c.Animate()
	}
}

// settle lays the rows out. Where the battle has changed them, what the pointer is on stays where
// it is, else what is in hand or was touched last, else the first row of the box in view: the list
// is to be scrolled to there, and is longer by as much as that takes until the player has scrolled
// that out of view.
func (p *Panel) settle(c *ui.Ctx, r paint.Rect) (to float32, moves bool) {
	if over := min(p.above, p.scrolled); over > 0 && c.In.Down == [3]bool{} { // nobody sees it go
		to, moves = p.scrolled-over, true
		p.scrolled, p.above = to, p.above-over
	}
	if p.below > 0 {
		p.below = max(0, min(p.below, p.scrolled+r.H-p.above-p.lay.high))
	}
	was, pins := p.lay, p.pins
	p.pins, p.listed = nil, r
	p.layout(c, r.W-c.Px(16)) // the bar has its room: rows do not jump
	now := p.lay
	if len(pins) == 0 || was.find != now.find || was.side != now.side || was.width != now.width || was.scale != now.scale {
		return to, moves
	}
	for _, k := range pins {
		y, ok := p.rowOf(k.region)
		if !ok {
			continue
		}
		want := y - k.at
		p.above = max(0, -want)
		to = want + p.above
		p.below = max(0, to+r.H-p.above-p.lay.high)
		return to, true
	}
	return to, moves
}

// pin is what should stay where it is when rows come and go, and how far below the upper edge of
// the list it lies.
type pin struct {
	region string
	at     float32
}

// pinned are the rows that should stay, the best first; it is asked before they are made anew.
func (p *Panel) pinned(c *ui.Ctx) (all []pin) {
	r, top := p.listed, p.scrolled-p.above
	y := c.In.Y - r.Y + top
	best := func(k *row) int {
		switch {
		case r.Has(c.In.X, c.In.Y) && y >= k.y && y < k.y+k.h:
			return 0
		case k.kind >= tokens && slices.ContainsFunc(k.items, func(i int) bool { return p.held(&p.all[i]) }):
			return 1
		case slices.Contains(p.namesOf(k), p.last):
			return 2
		case k.kind >= tokens && p.all[k.items[0]].away:
			return 3
		}
		return 4
	}
	for rank := range 5 {
		for i := range p.rows {
			if k := &p.rows[i]; k.y+k.h > top && k.y < top+r.H && best(k) == rank {
				for _, name := range p.namesOf(k) {
					all = append(all, pin{name, k.y - top})
				}
			}
		}
	}
	return all
}

// namesOf are the regions of a row.
func (p *Panel) namesOf(k *row) (all []string) {
	if k.kind < tokens {
		if k.name != "" {
			all = append(all, k.name)
		}
		return all
	}
	for _, i := range k.items {
		all = append(all, p.all[i].region)
	}
	return all
}

// rowOf is where the row with a region lies.
func (p *Panel) rowOf(name string) (y float32, ok bool) {
	for i := range p.rows {
		if k := &p.rows[i]; slices.Contains(p.namesOf(k), name) {
			return k.y, true
		}
	}
	return 0, false
}
