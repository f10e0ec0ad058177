package musket

import "grognard/rules"

// reach is where a move can go and what it costs.
type reach struct {
	cost [allHexes]int16 // halves of MP, of the arm that pays most; -1: not to be reached
	came [allHexes]hex
	all  []hex // in the order of the search, without the first
}

// reachable searches where a move can go. Where arms move together it counts
// the dearest at every step: going hex by hex may lead a little farther.
func (w *ways) reachable() *reach {
	r := &reach{}
	for i := range r.cost {
		r.cost[i] = -1
	}
	if !w.halt().OK() {
		return r
	}
	r.cost[w.at] = w.most(w.k.spent)
	queue := make([]hex, 1, 64)
	queue[0] = w.at
	var waiting hexSet
	waiting.add(w.at)
	for i := 0; i < len(queue); i++ {
		h := queue[i]
		waiting.drop(h)
		if h != w.at && (w.ends(h) || h == w.prize) {
			continue
		}
		for s, n := range w.b.next[h] {
			if n == noHex || n == w.at || !w.terrainOpen(h, s) || !w.enter(h, n, s).OK() {
				continue
			}
			cost := w.dearest(r.cost[h], h, n, s)
			if cost < 0 || cost > w.k.ma || r.cost[n] >= 0 && r.cost[n] <= cost {
				continue
			}
			if r.cost[n] < 0 {
				r.all = append(r.all, n)
			}
			r.cost[n], r.came[n] = cost, h
			if !waiting.has(n) {
				waiting.add(n)
				queue = append(queue, n)
			}
		}
	}
	return r
}

// terrainOpen is a quick look whether anything of the move can cross a hexside.
func (w *ways) terrainOpen(h hex, s int) bool {
	return (w.b.pass[infantry][h]|w.b.pass[cavalry][h]|w.b.pass[artillery][h])>>s&1 == 1
}

func (w *ways) most(spent [4]int16) (most int16) {
	for a := range w.arms {
		if w.arms[a] {
			most = max(most, spent[a])
		}
	}
	return most
}

// dearest is what the dearest arm has spent after a step, or -1.
func (w *ways) dearest(spent int16, h, n hex, s int) (most int16) {
	for a := range w.arms {
		if !w.arms[a] {
			continue
		}
		cost, ok := w.cost(a, spent, h, n, s)
		if !ok {
			return -1
		}
		most = max(most, cost)
	}
	return most
}

// path returns the way to a hex, both ends included.
func (r *reach) path(from, to hex) []hex {
	n := 1
	for h := to; h != from; h = r.came[h] {
		n++
	}
	path := make([]hex, n)
	for h := to; n > 0; h = r.came[h] {
		n--
		path[n] = h
		if h == from {
			break
		}
	}
	return path
}

func refs(path []hex) []rules.Ref {
	all := make([]rules.Ref, len(path))
	for i, h := range path {
		all[i] = h.ref()
	}
	return all
}
