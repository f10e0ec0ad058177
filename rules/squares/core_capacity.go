package squares

import "grognard/rules"

// The budget of a square (NS-A.34 to NS-A.37).
const (
	squareBudget = 12
	squareBases  = 8
	massedCost   = 3 // per base
	linearCost   = 2
	freeGuns     = 2 // artillery bases that cost nothing
)

// room adds up what stands in a square.
type room struct {
	massed, linear, guns int // bases, those in March Column twice
	columns, leads       int // Linear units in March Column, Leads
}

// add counts a unit that would stand in square q.
func (b *Board) add(r *room, u int, q square) {
	k, x := &b.units[u], &b.unit[u]
	n := k.bases()
	if x.march || b.ground[q].unfordable { // NS-B.12
		n *= 2
	}
	switch {
	case k.kind == artillery:
		r.guns += n
	case k.linear:
		r.linear += n
		if x.march {
			r.columns++
		}
		if !x.rear && !x.garrison {
			r.leads++
		}
	default:
		r.massed += n
	}
}

// budget is what the bases cost (NS-A.36).
func (r *room) budget() int {
	gun := linearCost
	if r.massed > 0 {
		gun = massedCost
	}
	return massedCost*r.massed + linearCost*r.linear + gun*max(0, r.guns-freeGuns)
}

func (r *room) bases() int { return r.massed + r.linear + r.guns }

// within reports whether a square can hold what was added.
func (r *room) within() bool { return r.budget() <= squareBudget && r.bases() <= squareBases }

// more is how many more of a kind the square could hold; add counts one of them.
func (r room) more(add func(*room)) int {
	n := 0
	for add(&r); r.within(); add(&r) {
		n++
	}
	return n
}

// roomIn adds up the units of a side in a square but for those of a set.
func (b *Board) roomIn(q square, s rules.Side, but unitSet) (r room) {
	for rest := b.in[q] & b.of[s] &^ but; rest != 0; rest = rest.Rest() {
		b.add(&r, rest.First(), q)
	}
	return r
}

// fits reports whether units of a side may enter a square beside those there
// (NS-A.38).
func (b *Board) fits(q square, s rules.Side, enter unitSet) bool {
	r := b.roomIn(q, s, enter)
	for rest := enter; rest != 0; rest = rest.Rest() {
		b.add(&r, rest.First(), q)
	}
	return r.within()
}

// garrisons counts the garrisons in a square.
func (b *Board) garrisons(q square) int {
	n := 0
	for rest := b.in[q]; rest != 0; rest = rest.Rest() {
		if b.unit[rest.First()].garrison {
			n++
		}
	}
	return n
}

// canGarrison reports whether a unit may ever be in a town (NS-A.47).
func (u *unitType) canGarrison() bool { return u.kind == infantry }
