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
	Attack rules.Event // in which that happened; no Kind: in none, or Event names it
	Chance bool        // the numbers are chances of winning, in percent
	At     rules.Ref   // the cell where it happened, or 0
	Pt     rules.Point // or the place on a table without cells
	Goals  []rules.Ref // objectives that have come to count for Whose, or no longer do, where that is what changed its number
	Taker  rules.Ref   // the piece that took them, or 0
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
// took the lead count more, and the last that decided it is among them. Of two in a turn that changed as much the
// one is told in which men fought.
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
			if w > all[k].Worth || w == all[k].Worth && (fought(moments, p.Answer) || !fought(moments, all[k].Answer)) {
				all[k] = p
			}
			continue
		}
		all = append(all, p)
	}
	all = Best(all, mostPoints)
	for i := range all {
		if k := slices.IndexFunc(moments, func(m moment) bool { return m.answer == all[i].Answer }); k >= 0 {
			all[i].tell(&moments[k], c.Course.Gauge)
		}
	}
	return all
}

// fought reports whether an answer led to a fight, a loss or a rout.
func fought(moments []moment, answer int) bool {
	k := slices.IndexFunc(moments, func(m moment) bool { return m.answer == answer })
	return k >= 0 && slices.ContainsFunc(moments[k].events, func(e rules.Event) bool { return Hard(e.Kind) })
}

// Hard reports whether an event of a kind is a fight, a loss or a rout, and no bare move.
func Hard(k rules.EventKind) bool {
	return k == rules.EvResult || k == rules.EvHit || k == rules.EvRemove || k == rules.EvRetreat
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
	rules.EvPlace, rules.EvSay, rules.EvMove, rules.EvAdvance, rules.EvRetreat, rules.EvHit, rules.EvMark, rules.EvResult, rules.EvRemove, rules.EvEnd,
}

// tell finds what happened, and where.
func (p *Point) tell(m *moment, course rules.GaugeKey) {
	p.Lucky = m.luck > 0 && m.luck < rare
	p.Event = best(m.events, p.For.Other(), changed(m))
	p.Attack = attackOn(m.attack, &p.Event, m.before)
	p.goals(m, course)
	p.place(m)
}

// Happened fills in what happened at a point, and where, from what both learnt of it, the attack that was declared last
// (no Kind: none), and what they saw before and after.
func (p *Point) Happened(events []rules.Event, attack rules.Event, before, after *rules.View) {
	m := &moment{events: events, attack: attack, before: before, after: after}
	p.Event = Outcome(events, p.For.Other())
	if p.Event.Kind == "" {
		p.Event = best(events, p.For.Other(), changed(m))
	}
	p.Attack = attackOn(attack, &p.Event, before)
	p.place(m)
}

// attackOn is the attack if it was one of whom an event tells, or on him; no Kind: it was not.
func attackOn(attack rules.Event, e *rules.Event, before *rules.View) rules.Event {
	if attack.Kind == "" || e.Kind == rules.EvDeclare || !Hard(e.Kind) || e.Who == 0 {
		return rules.Event{}
	}
	if e.Who == attack.Who || e.Who == attack.To {
		return attack
	}
	for i := range before.Pieces {
		if p := &before.Pieces[i]; p.Ref == e.Who && p.Cell != 0 && (p.Cell == attack.To || p.Cell == attack.Who) {
			return attack
		}
	}
	return rules.Event{}
}

// best is the event that says best what happened to a side; counted are those whom gauges count otherwise now. No Kind: none
// has words.
func best(events []rules.Event, loser rules.Side, counted []rules.Ref) (found rules.Event) {
	rank := -1
	for _, e := range events {
		if e.Text.Key == "" || e.Kind == rules.EvEnd {
			continue
		}
		r := 4 * slices.Index(telling, e.Kind)
		if e.Who != 0 && slices.Contains(counted, e.Who) {
			r += 2 // what it did to him is counted somewhere
		}
		if e.Side == loser {
			r++
		}
		if r >= rank { // the last of equals: it has the others behind it
			rank, found = r, e
		}
	}
	return found
}

// Outcome is the fight, loss or rout among events that says best what a side suffered; no Kind: there was none.
func Outcome(events []rules.Event, loser rules.Side) rules.Event {
	var all []rules.Event
	for _, e := range events {
		if Hard(e.Kind) {
			all = append(all, e)
		}
	}
	return best(all, loser, nil)
}

// changed lists what a gauge of a side has come to count, or no longer counts: those who broke, fell or rallied.
func changed(m *moment) (all []rules.Ref) {
	if m.before == nil || m.after == nil {
		return nil
	}
	for s := range m.after.Sides {
		for _, is := range m.after.Sides[s].Gauges {
			if was := gaugeOf(&m.before.Sides[s], is.Key); was != nil && !is.Aside {
				all = append(all, without(is.Refs, was.Refs)...)
				all = append(all, without(was.Refs, is.Refs)...)
			}
		}
	}
	return all
}

// without lists those of some that are none of others.
func without(some, others []rules.Ref) (all []rules.Ref) {
	for _, r := range some {
		if !slices.Contains(others, r) {
			all = append(all, r)
		}
	}
	return all
}

// goals finds the objectives that changed the number of a side: those that the gauge which changed as it did has
// come to count, or no longer counts, if they are half of the change or more.
func (p *Point) goals(m *moment, course rules.GaugeKey) {
	if m.before == nil || m.after == nil || m.after.Map == nil {
		return
	}
	best := 0
	for i := range m.after.Sides[p.Whose].Gauges {
		is := &m.after.Sides[p.Whose].Gauges[i]
		was := gaugeOf(&m.before.Sides[p.Whose], is.Key)
		if was == nil {
			continue
		}
		by := is.N - was.N
		refs := without(is.Refs, was.Refs)
		if by < 0 {
			refs = without(was.Refs, is.Refs)
		}
		if sign(by) != sign(p.Change) || 2*abs(by) < abs(p.Change) || abs(by) <= best {
			continue
		}
		refs = slices.DeleteFunc(refs, func(r rules.Ref) bool { return !m.goal(r, is.Key == course) })
		if len(refs) > 0 {
			best, p.Goals = abs(by), refs
		}
	}
	if p.Goals == nil || p.Change < 0 {
		return
	}
	for _, e := range m.events {
		if e.Side != p.Whose || e.Who == 0 {
			continue
		}
		if e.Kind == rules.EvDeclare { // others may have made way for it
			p.Taker = e.Who
			return
		}
		if e.Kind == rules.EvMove || e.Kind == rules.EvAdvance {
			p.Taker = e.Who
		}
	}
}

// goal reports whether a thing is an objective: a cell, or a zone of the map; what the gauge of the course itself counts may
// be one without a place, but is no piece.
func (m *moment) goal(r rules.Ref, course bool) bool {
	if slices.ContainsFunc(m.after.Map.Cells, func(c rules.Cell) bool { return c.Ref == r }) ||
		slices.ContainsFunc(m.after.Map.Areas, func(a rules.Area) bool { return a.Kind == rules.AreaObjective && a.Ref == r }) {
		return true
	}
	piece := func(p rules.Piece) bool { return p.Ref == r }
	return course && !slices.ContainsFunc(m.before.Pieces, piece) && !slices.ContainsFunc(m.after.Pieces, piece)
}

// Besides reports whether the event of a point tells something beside its objectives: who fell or was hit; what had
// them lost.
func (p *Point) Besides() bool {
	switch p.Event.Kind {
	case "", rules.EvMove, rules.EvAdvance, rules.EvPlace:
		return false
	case rules.EvHit, rules.EvRemove, rules.EvRetreat:
		return true
	case rules.EvResult:
		return p.Change < 0 || p.Taker == 0 // the enemy was driven off
	}
	return p.Change < 0
}

func abs(n int) int { return max(n, -n) }

// place finds the cell or the point of a moment: where who is told of was, or else
// where anybody was.
func (p *Point) place(m *moment) {
	if p.Goals != nil && p.standsAt(m, p.Goals[0]) || p.gained(m) || p.at(m, &p.Event) {
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

// standsAt places a point at an objective.
func (p *Point) standsAt(m *moment, goal rules.Ref) bool {
	for i := range m.after.Map.Areas {
		a := &m.after.Map.Areas[i]
		if a.Kind != rules.AreaObjective || a.Ref != goal {
			continue
		}
		if len(a.Cells) > 0 {
			p.At = a.Cells[0]
			return true
		}
		if len(a.Pts) > 0 {
			p.Pt = middle(a.Pts)
			return true
		}
	}
	if slices.ContainsFunc(m.after.Map.Cells, func(c rules.Cell) bool { return c.Ref == goal }) {
		p.At = goal
		return true
	}
	return false
}

// middle is the middle of the box around an outline.
func middle(pts []rules.Point) rules.Point {
	low, high := pts[0], pts[0]
	for _, q := range pts {
		low.X, low.Y = min(low.X, q.X), min(low.Y, q.Y)
		high.X, high.Y = max(high.X, q.X), max(high.Y, q.Y)
	}
	return rules.Point{X: (low.X + high.X) / 2, Y: (low.Y + high.Y) / 2}
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
