package country

import "slices"

// way is the cheapest way from any of some spots to one that ends it: what a step
// onto a spot costs, 1 to steepest, or 0 where none leads. nil: there is no way.
func (l *Land) way(from []Spot, ends func(Spot) bool, cost func(Spot) int) []Spot {
	const steepest = 63
	index := func(s Spot) int { return s.Y*l.Wide + s.X }
	far, before := make([]int, len(l.cells)), make([]int, len(l.cells))
	for i := range far {
		far[i], before[i] = -1, -1
	}
	var queue [steepest + 1][]Spot // by what it takes to get there, in a ring
	waiting := 0
	reach := func(s Spot, at, by int) {
		if i := index(s); far[i] < 0 || at < far[i] {
			far[i], before[i] = at, by
			queue[at%len(queue)] = append(queue[at%len(queue)], s)
			waiting++
		}
	}
	for _, s := range from {
		reach(s, 0, -1)
	}
	for at := 0; waiting > 0; at++ {
		for k := 0; k < len(queue[at%len(queue)]); k++ {
			s := queue[at%len(queue)][k]
			waiting--
			if far[index(s)] != at {
				continue
			}
			if ends(s) {
				return l.back(index(s), before)
			}
			for _, n := range l.beside(s) {
				if c := cost(n); c > 0 {
					reach(n, at+min(c, steepest), index(s))
				}
			}
		}
		queue[at%len(queue)] = queue[at%len(queue)][:0]
	}
	return nil
}

// back follows a way to where it began.
func (l *Land) back(i int, before []int) (all []Spot) {
	for ; i >= 0; i = before[i] {
		all = append(all, Spot{i % l.Wide, i / l.Wide})
	}
	slices.Reverse(all)
	return all
}
