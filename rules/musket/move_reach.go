package musket

import (
	"math/bits"
	"slices"

	"grognard/rules"
)

// reach is where a move can go and what it costs.
type reach struct {
	found hexSet          // the hexes that can be reached, and the first
	cost  [allHexes]int16 // halves of MP, of the arm that pays most
	came  [allHexes]hex   // the hex before on a cheapest way, where one arm moves
	order [allHexes]hex   // in the order of the search, without the first
	count int
	joint *joint // where several arms move
}

// unreached is what hexes cost that the search has not come to: more than any.
var unreached = func() (cost [allHexes]int16) {
	for h := range cost {
		cost[h] = 1<<15 - 1
	}
	return cost
}()

// hexes returns the hexes that can be reached, in the order of the search.
func (r *reach) hexes() []hex { return r.order[:r.count] }

// note sets down that a hex can be reached.
func (r *reach) note(n hex) {
	if !r.found.Has(n) {
		r.found.Add(n)
		r.order[r.count] = n
		r.count++
	}
}

// search looks where a move can go.
func (w *moveSearch) search(r *reach) {
	r.found, r.count, r.joint = hexSet{}, 0, nil // of a search before
	if !w.halt().OK() {
		return
	}
	r.cost = unreached
	r.found.Add(w.at)
	r.cost[w.at] = w.most(w.k.spent)
	if w.k.mode == marchMove && w.nearby.Has(w.at) {
		return
	}
	if a := w.onlyArm(); a >= 0 {
		w.searchAlone(r, a, w.k.charge || w.single == trains)
	} else {
		w.searchTogether(r)
	}
}

// onlyArm returns the one arm that moves, or -1.
func (w *moveSearch) onlyArm() int {
	only := -1
	for a := range w.arms {
		switch {
		case !w.arms[a]:
		case only >= 0:
			return -1
		default:
			only = a
		}
	}
	return only
}

// searchAlone spreads from hex to hex as long as a cheaper way is found. picky: not
// every hexside that can be paid for may be crossed.
func (w *moveSearch) searchAlone(r *reach, a int, picky bool) {
	shut, stopping := w.shut(), w.stopping() // a leader alone goes where infantry goes: a%lone
	queue := append(make([]hex, 0, 2*allHexes), w.at)
	var waiting hexSet
	for i := 0; i < len(queue); i++ {
		h := queue[i]
		waiting.Drop(h)
		if stopping.Has(h) {
			continue
		}
		spent := r.cost[h]
		for mask := w.b.pass[a%lone][h]; mask != 0; mask &= mask - 1 {
			s := bits.TrailingZeros8(mask)
			n := w.b.next[h][s]
			if r.cost[n] <= spent || shut.Has(n) || picky && !w.crosses(h, n, s) {
				continue
			}
			cost, ok := w.cost(a, spent, h, n, s)
			if !ok || cost > w.k.ma || r.cost[n] <= cost {
				continue
			}
			r.note(n)
			r.cost[n], r.came[n] = cost, h
			if !waiting.Has(n) {
				waiting.Add(n)
				queue = append(queue, n)
			}
		}
	}
}

func (w *moveSearch) most(spent [4]int16) (most int16) {
	for a := range w.arms {
		if w.arms[a] {
			most = max(most, spent[a])
		}
	}
	return most
}

// path returns the way to a hex, both ends included.
func (r *reach) path(from, to hex) (path []hex) {
	if r.joint != nil {
		return r.joint.path(to)
	}
	for h := to; h != from; h = r.came[h] {
		path = append(path, h)
	}
	path = append(path, from)
	slices.Reverse(path)
	return path
}

func refs(path []hex) []rules.Ref {
	all := make([]rules.Ref, len(path))
	for i, h := range path {
		all[i] = h.ref()
	}
	return all
}
