package mapview

import "grognard/rules"

// inReach is how near the enemy, in cells, troops are where the action is.
const inReach = 5

// action lists the cells where the action is for a side: those of its troops that are near
// the enemy, or else of all its troops, or else of everybody. near reports whether two
// cells are no farther apart than so many cells.
func action(v *rules.View, side rules.Side, near func(a, b rules.Ref, cells int) bool) (at []rules.Ref) {
	stands := func(p *rules.Piece) bool { return p.Cell != 0 && p.Form != rules.Marker && p.Side != rules.Chance }
	var all, own []rules.Ref
	for i := range v.Pieces {
		p := &v.Pieces[i]
		if !stands(p) {
			continue
		}
		all = append(all, p.Cell)
		if p.Side != side {
			continue
		}
		own = append(own, p.Cell)
		for k := range v.Pieces {
			if q := &v.Pieces[k]; stands(q) && q.Side == side.Other() && near(p.Cell, q.Cell, inReach) {
				at = append(at, p.Cell)
				break
			}
		}
	}
	switch {
	case len(at) > 0:
		return at
	case len(own) > 0:
		return own
	}
	return all
}
