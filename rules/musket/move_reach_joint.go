package musket

import "slices"

// joint is the search of a move of several arms. Each pays for itself
// (MS-4.2.2), so no way to a hex need be the cheapest for all of them: every
// way is kept that no other beats.
type joint struct {
	found  []way
	newest [allHexes]int32 // the last way found to a hex, or -1
}

// way is a way to a hex.
type way struct {
	at    hex
	spent [4]int16
	from  int32 // the way that it goes on from, or -1
	older int32 // the way to the same hex that was found before, or -1
}

// searchTogether is search for several arms.
func (w *moveSearch) searchTogether(r *reach) {
	j := &joint{}
	for h := range j.newest {
		j.newest[h] = -1
	}
	r.joint = j
	shut, stopping := w.shut(), w.stopping()
	j.add(w.at, w.k.spent, -1)
	for i := 0; i < len(j.found); i++ {
		h := j.found[i].at
		if stopping.Has(h) {
			continue
		}
		for s, n := range w.b.next[h] {
			if n == noHex || shut.Has(n) || !w.crosses(h, n, s) {
				continue
			}
			spent, why := w.pay(j.found[i].spent, h, n, s)
			if !why.OK() || j.beaten(n, spent) {
				continue
			}
			j.add(n, spent, int32(i))
			r.note(n)
			r.cost[n] = min(r.cost[n], w.most(spent))
		}
	}
}

func (j *joint) add(h hex, spent [4]int16, from int32) {
	j.found = append(j.found, way{at: h, spent: spent, from: from, older: j.newest[h]})
	j.newest[h] = int32(len(j.found) - 1)
}

// beaten reports whether a way to a hex is known on which no arm has spent
// more.
func (j *joint) beaten(h hex, spent [4]int16) bool {
	for i := j.newest[h]; i >= 0; i = j.found[i].older {
		if known := j.found[i].spent; known[0] <= spent[0] && known[1] <= spent[1] && known[2] <= spent[2] && known[3] <= spent[3] {
			return true
		}
	}
	return false
}

// path returns the way to a hex that costs least, arms added up, both ends
// included.
func (j *joint) path(to hex) (path []hex) {
	best := j.newest[to]
	for i := best; i >= 0; i = j.found[i].older {
		if j.found[i].total() <= j.found[best].total() {
			best = i
		}
	}
	for i := best; i >= 0; i = j.found[i].from {
		path = append(path, j.found[i].at)
	}
	slices.Reverse(path)
	return path
}

func (x *way) total() int {
	return int(x.spent[0]) + int(x.spent[1]) + int(x.spent[2]) + int(x.spent[3])
}
