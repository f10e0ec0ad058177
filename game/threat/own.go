package threat

import (
	"slices"

	"grognard/rules"
)

// most is how many attacks are counted: those with the best sums.
const most = 6

// Own lists what a piece could attack from where it stands at a position, in this turn of
// its side or, if that ends with its move, in the next; the best first. Each target
// stands there once.
func (q Query) Own(p *rules.Position, side rules.Side, who rules.Ref) []Strike {
	var all []Strike
	foe := hostile(p, side)
	note := func(p *rules.Position, by rules.Ref, o rules.Option) {
		all = append(all, Strike{Who: who, At: o.At, pos: p, option: o})
	}
	see := func(p *rules.Position, by rules.Ref, o rules.Option) {
		if by == who && foe[o.At] {
			note(p, by, o)
			declared(p, by, o, note)
		}
	}
	r := walk(p, side, see).Request()
	if now := p.Request(); len(all) == 0 && now != nil && (now.To != side || now.Field != nil || owes(r, side, who)) {
		turns, _ := supposed(p, side)
		for _, next := range turns {
			walk(next, side, see)
		}
	}
	return q.targets(all)
}

// Next lists what a piece of a side could attack in the next turn of that side, wherever the
// game is now: as Own does it, but from nothing that the side is asked.
func (q Query) Next(p *rules.Position, side rules.Side, who rules.Ref) (all []Strike, told bool) {
	foe := hostile(p, side)
	turns, _ := supposed(p, side)
	for _, at := range turns {
		walk(at, side, func(p *rules.Position, by rules.Ref, o rules.Option) {
			if by != who || !foe[o.At] {
				return
			}
			note := func(p *rules.Position, _ rules.Ref, o rules.Option) {
				all = append(all, Strike{Who: who, At: o.At, pos: p, option: o})
			}
			note(p, by, o)
			declared(p, by, o, note)
		})
	}
	return q.targets(all), len(turns) > 0
}

// targets ranks strikes, the best on each target once; those that can hurt nobody come last.
func (q Query) targets(all []Strike) []Strike {
	best := q.rank(all, func(s *Strike) rules.Ref { return s.At })
	for i := range all { // those that can hurt nobody too: they may be made
		if s := &all[i]; s.Hurt != nil && s.Hurt.Sign() == 0 && !slices.ContainsFunc(best, func(x Strike) bool { return x.At == s.At }) {
			best = append(best, *s)
		}
	}
	return best
}

// Barred tells why a piece attacks nobody this turn, where its move puts an end to all
// that it could do: what the rulebook has against its attacks from there, no rule if it
// has no words for it. barred is false where the move leaves it free.
func Barred(p *rules.Position, o rules.Option, after *rules.Position) (why rules.Reason, barred bool) {
	q := p.Request()
	i := slices.Index(q.Options, o)
	if i < 0 || q.Sign(i) != rules.Ends {
		return why, false
	}
	side := q.To
	foe := hostile(after, side)
	visit(after, side, func(at *rules.Position) {
		for _, r := range at.Refusals() {
			if why.OK() && r.Option.Who == o.Who && (r.Option.At == 0 || foe[r.Option.At]) && attacks(at.Request(), r.Option) {
				why = r.Reasons[0]
			}
		}
	})
	return why, true
}

// owes reports whether another piece must act before its side can go on, such as a
// reinforcement that has to enter.
func owes(q *rules.Request, side rules.Side, who rules.Ref) bool {
	return q != nil && q.To == side && q.Quiet < 0 && len(q.Options) > 1 && q.About != 0 && q.About != who
}

// hostile lists the pieces of the other side that are seen, and the cells on which they
// stand.
func hostile(p *rules.Position, side rules.Side) map[rules.Ref]bool {
	all := map[rules.Ref]bool{}
	for _, x := range p.View(side).Pieces {
		if x.Side == side.Other() {
			all[x.Ref] = true
			if x.Cell != 0 {
				all[x.Cell] = true
			}
		}
	}
	return all
}

// rank counts the best strikes and keeps the best of each kind that may hurt anybody.
func (q Query) rank(all []Strike, kind func(*Strike) rules.Ref) (list []Strike) {
	for i := range all {
		all[i].sums()
	}
	slices.SortStableFunc(all, func(a, b Strike) int { return better(&a, &b) })
	counted := 0
	for i := range all {
		s := &all[i]
		if q.stopped() {
			break
		}
		if slices.ContainsFunc(list, func(x Strike) bool { return kind(&x) == kind(s) }) {
			continue
		}
		if counted < most {
			if !q.count(s) {
				continue
			}
			counted++
		}
		list = append(list, *s)
	}
	slices.SortStableFunc(list, func(a, b Strike) int { return better(&a, &b) })
	return list
}
