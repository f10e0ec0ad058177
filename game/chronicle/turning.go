package chronicle

import (
	"cmp"
	"slices"

	"grognard/rules"
)

// Point is a moment at which the battle turned.
type Point struct {
	Answer int // that brought it
	Turn   int
	For    rules.Side  // whom it helped
	By     int         // how far, in the numbers of the course
	N      [2]int      // to which they came
	Event  rules.Event // that says best what happened, as both learnt it; no Kind: none does
	At     rules.Ref   // the cell where it happened, or 0
	Pt     rules.Point // or the place on a table without cells
	Lucky  bool        // dice brought it that would have done less seven times in eight
}

// Points of turning: not more are told.
const mostPoints = 5

// rare is the chance below which a throw was luck.
const rare = 1. / 8

// decided is what the last change is worth: it is always told.
const decided = 1 << 20

// turning picks the moments that changed most, one of each turn: those by which a side
// took the lead count more, and the last that decided it is among them.
func turning(c *Chronicle, moments []moment) []Point {
	var all []Point
	var worth []int
	for i := 1; i < len(c.Changes); i++ {
		was, is := c.Lead(c.Changes[i-1].N), c.Lead(c.Changes[i].N)
		if was == is || c.Changes[i].Turn == 0 {
			continue
		}
		p := Point{Answer: c.Changes[i].Answer, Turn: c.Changes[i].Turn, N: c.Changes[i].N, For: rules.First, By: is - was}
		if p.By < 0 {
			p.For, p.By = rules.Second, -p.By
		}
		w := 4 * p.By
		if sign(was) != sign(is) {
			w += 3
		}
		if i == len(c.Changes)-1 {
			w = decided
		}
		if k := len(all) - 1; k >= 0 && all[k].Turn == p.Turn {
			if w >= worth[k] {
				all[k], worth[k] = p, w
			}
			continue
		}
		all, worth = append(all, p), append(worth, w)
	}
	all = best(all, worth)
	for i := range all {
		if k := slices.IndexFunc(moments, func(m moment) bool { return m.answer == all[i].Answer }); k >= 0 {
			all[i].tell(&moments[k])
		}
	}
	return all
}

// best keeps those that are worth most, in their order.
func best(all []Point, worth []int) []Point {
	if len(all) <= mostPoints {
		return all
	}
	order := make([]int, len(all))
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(a, b int) int { return cmp.Compare(worth[b], worth[a]) })
	order = order[:mostPoints]
	slices.Sort(order)
	kept := make([]Point, 0, mostPoints)
	for _, i := range order {
		kept = append(kept, all[i])
	}
	return kept
}

func sign(n int) int { return cmp.Compare(n, 0) }

// telling is how well kinds of events say what turned a battle.
var telling = []rules.EventKind{
	rules.EvSay, rules.EvMove, rules.EvAdvance, rules.EvRetreat, rules.EvHit, rules.EvMark, rules.EvResult, rules.EvRemove, rules.EvEnd,
}

// tell finds what happened, and where.
func (p *Point) tell(m *moment) {
	p.Lucky = m.luck > 0 && m.luck < rare
	rank := -1
	for _, e := range m.events {
		if e.Text.Key == "" || e.Kind == rules.EvEnd {
			continue
		}
		r := 2 * slices.Index(telling, e.Kind)
		if e.Side == p.For.Other() {
			r++
		}
		if r >= rank { // the last of equals: it has the others behind it
			rank, p.Event = r, e
		}
	}
	p.place(m)
}

// place finds the cell or the point of a moment: where who is told of was, or else
// where anybody was.
func (p *Point) place(m *moment) {
	if p.at(m, &p.Event) {
		return
	}
	for i := range m.events {
		if p.at(m, &m.events[i]) {
			return
		}
	}
}

func (p *Point) at(m *moment, e *rules.Event) bool {
	for _, r := range []rules.Ref{e.From, e.To, e.Who} {
		if r == 0 {
			continue
		}
		if slices.ContainsFunc(m.after.Map.Cells, func(c rules.Cell) bool { return c.Ref == r }) {
			p.At = r
			return true
		}
		for _, v := range []*rules.View{m.before, m.after} {
			for i := range v.Pieces {
				if pc := &v.Pieces[i]; pc.Ref == r && onBoard(pc) {
					p.At, p.Pt = pc.Cell, pc.Pt
					return true
				}
			}
		}
	}
	return false
}
