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
	Whose  rules.Side  // side whose number changed, or changed most
	Change int         // by how much it did
	Event  rules.Event // that says best what happened, as both learnt it; no Kind: none does
	At     rules.Ref   // the cell where it happened, or 0
	Pt     rules.Point // or the place on a table without cells
	Lucky  bool        // dice brought it that would have done less seven times in eight
	Worth  int         // of two points the one that is worth more tells more
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
	for i := 1; i < len(c.Changes); i++ {
		was, is := c.Lead(c.Changes[i-1].N), c.Lead(c.Changes[i].N)
		if was == is || c.Changes[i].Turn == 0 {
			continue
		}
		p := Point{Answer: c.Changes[i].Answer, Turn: c.Changes[i].Turn, N: c.Changes[i].N, For: rules.First, By: is - was}
		if p.By < 0 {
			p.For, p.By = rules.Second, -p.By
		}
		p.Whose, p.Change = whose(p.For, c.Changes[i-1].N, p.N)
		w := 4 * p.By
		if sign(was) != sign(is) {
			w += 3
		}
		if i == len(c.Changes)-1 {
			w = decided
		}
		p.Worth = w
		if k := len(all) - 1; k >= 0 && all[k].Turn == p.Turn {
			if w >= all[k].Worth {
				all[k] = p
			}
			continue
		}
		all = append(all, p)
	}
	all = Best(all, mostPoints)
	for i := range all {
		if k := slices.IndexFunc(moments, func(m moment) bool { return m.answer == all[i].Answer }); k >= 0 {
			all[i].tell(&moments[k])
		}
	}
	return all
}

// whose is the side whose number changed most, and by how much: of equals the one that was helped.
func whose(helped rules.Side, was, is [2]int) (rules.Side, int) {
	own, other := is[helped]-was[helped], is[helped.Other()]-was[helped.Other()]
	if max(other, -other) > max(own, -own) {
		return helped.Other(), other
	}
	return helped, own
}

// Best returns the n points that are worth most, in their order.
func Best(all []Point, n int) []Point {
	if len(all) <= n {
		return all
	}
	kept := slices.Clone(all)
	slices.SortStableFunc(kept, func(a, b Point) int { return cmp.Compare(b.Worth, a.Worth) })
	kept = kept[:n]
	slices.SortFunc(kept, func(a, b Point) int { return cmp.Compare(a.Answer, b.Answer) })
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
	if p.gained(m) || p.at(m, &p.Event) {
		return
	}
	for i := range m.events {
		if p.at(m, &m.events[i]) {
			return
		}
	}
}

// gained finds the cell that a gauge of the side which was helped has come to count: an
// objective that somebody took on his way.
func (p *Point) gained(m *moment) bool {
	if p.Event.Kind != rules.EvMove && p.Event.Kind != rules.EvAdvance {
		return false
	}
	for _, g := range m.after.Sides[p.For].Gauges {
		was := gaugeOf(&m.before.Sides[p.For], g.Key)
		for _, r := range g.Refs {
			cell := slices.ContainsFunc(m.after.Map.Cells, func(c rules.Cell) bool { return c.Ref == r })
			if cell && was != nil && !slices.Contains(was.Refs, r) {
				p.At = r
				return true
			}
		}
	}
	return false
}

func (p *Point) at(m *moment, e *rules.Event) bool {
	where := []rules.Ref{e.From, e.To, e.Who}
	if e.Kind == rules.EvMove || e.Kind == rules.EvAdvance {
		where[0], where[1] = e.To, e.From
	}
	for _, r := range where {
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
