package threat

import (
	"cmp"
	"math"
	"slices"

	"grognard/rules"
)

// Public returns the position without what a side hides from the other one, as the rulebook
// supposes it at the next turn of that side; the position itself where nobody has a secret. It
// is nil where no such turn is to come. What both hide is gone from Public of Public.
func Public(p *rules.Position, side rules.Side) *rules.Position {
	if !rules.Conceals(p.Book(), p.Board()) {
		return p
	}
	if all, _ := supposed(p, side); len(all) > 0 {
		return all[0]
	}
	return nil
}

// Known returns the position from which a viewer tells what one side could do to the other:
// without what that side hides, unless it is his own, and without what the other one hides from
// him. The viewer is Chance where only what both know may be told. nil: nothing can be told.
func Known(p *rules.Position, attacker, viewer rules.Side) *rules.Position {
	if viewer == attacker.Other() { // his own secrets he knows; those of the attacker nobody supposes
		return p
	}
	return Public(p, attacker.Other())
}

// Comers is who of a side could go to a place in its next turn.
type Comers struct {
	Told   bool        // the rulebook can say so, and there is a turn to come
	Who    []rules.Ref // the nearest first
	AtMost bool        // it takes cards, orders or dice that they may not get
}

// Offers reports whether a side is asked at a position where it may move pieces.
func Offers(p *rules.Position, side rules.Side) bool {
	r := p.Request()
	return r != nil && r.To == side && !r.SetUp && (r.Field != nil || slices.ContainsFunc(r.Options, func(o rules.Option) bool { return o.Who != 0 && r.Act(o) == rules.ActMove }))
}

// Comers finds out who of a side could go to a cell in its next turn, or now if that is what
// is offered to it; on a table without cells, to a point, give or take within. What is offered
// now may tell what the side hides.
func (q Query) Comers(p *rules.Position, side rules.Side, now bool, cell rules.Ref, pt rules.Point, within float64) (k Comers) {
	turns, lucky := []*rules.Position{p}, false
	if !now {
		turns, lucky = supposed(p, side)
	}
	k.Told, k.AtMost = len(turns) > 0, lucky
	away := distances(p.View(side.Other()), cell, pt)
	add := func(who rules.Ref) {
		if _, seen := away[who]; seen && !slices.Contains(k.Who, who) {
			k.Who = append(k.Who, who)
		}
	}
	for _, at := range turns {
		r := at.Request()
		for _, o := range r.Options {
			if o.Who != 0 && cell != 0 && o.At == cell && r.Act(o) == rules.ActMove {
				add(o.Who)
			}
		}
		if cell == 0 && r.Field != nil {
			for _, who := range order(away) {
				if q.stopped() {
					return k
				}
				if comesTo(r, who, pt, within) {
					add(who)
				}
			}
		}
	}
	slices.SortStableFunc(k.Who, func(a, b rules.Ref) int { return cmp.Or(cmp.Compare(away[a], away[b]), cmp.Compare(a, b)) })
	return k
}

// comesTo reports whether a piece comes to a point by one answer that goes as near to it as
// it may.
func comesTo(r *rules.Request, who rules.Ref, pt rules.Point, within float64) bool {
	dos := []string{""}
	if d, ok := r.Field.(rules.Doer); ok {
		dos = d.Does(who)
	}
	for _, do := range dos {
		o := r.Field.Nearest(rules.Option{Do: do, Who: who, Pt: pt})
		if o.Who != who || r.Act(o) != rules.ActMove && r.Act(o) != rules.ActAdvance {
			continue
		}
		for _, g := range r.Field.Ghost(o) {
			if g.Ref == who && math.Hypot(float64(g.Pt.X-pt.X), float64(g.Pt.Y-pt.Y)) <= within {
				return true
			}
		}
	}
	return false
}

// distances are those of the pieces that the other side sees from a cell, or from a point.
func distances(v *rules.View, cell rules.Ref, pt rules.Point) map[rules.Ref]float64 {
	all := map[rules.Ref]float64{}
	middle := middles(v.Map)
	for i := range v.Pieces {
		k := &v.Pieces[i]
		if k.Form == rules.Marker || k.Form == rules.Leader || k.Ref == 0 {
			continue
		}
		if cell == 0 {
			all[k.Ref] = math.Hypot(float64(k.Pt.X-pt.X), float64(k.Pt.Y-pt.Y))
			continue
		}
		all[k.Ref] = math.Inf(1) // it is still to enter
		if m, on := middle[k.Cell]; on {
			to := middle[cell]
			all[k.Ref] = math.Hypot(m[0]-to[0], m[1]-to[1])
		}
	}
	return all
}

// order lists things by how far away they are.
func order(away map[rules.Ref]float64) (all []rules.Ref) {
	for r := range away {
		all = append(all, r)
	}
	slices.SortFunc(all, func(a, b rules.Ref) int { return cmp.Or(cmp.Compare(away[a], away[b]), cmp.Compare(a, b)) })
	return all
}
