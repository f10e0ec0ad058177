package odds

import (
	"slices"

	"grognard/rules"
)

// stretch widens the ranges of the sums by the terms of a leaf.
func (w *walk) stretch(mods []rules.Mod) {
	for i, m := range mods {
		first := func(o rules.Mod) bool { return o.Sum == m.Sum }
		if slices.IndexFunc(mods, first) != i {
			continue
		}
		n := 0
		for _, o := range mods[i:] {
			if o.Sum == m.Sum {
				n += o.N
			}
		}
		k := slices.IndexFunc(w.sums, func(s Sum) bool { return s.Key == m.Sum })
		if k < 0 {
			w.sums = append(w.sums, Sum{Key: m.Sum, Low: n, High: n})
			continue
		}
		w.sums[k].Low, w.sums[k].High = min(w.sums[k].Low, n), max(w.sums[k].High, n)
	}
}

// total returns the sums with what is known of each, those with dice first.
func (w *walk) total() []Sum {
	all := slices.Clone(w.sums)
	for i := range all {
		for _, m := range w.mods {
			if m.Sum == all[i].Key {
				all[i].N += m.N
			}
		}
	}
	slices.SortStableFunc(all, func(a, b Sum) int {
		switch open := a.Low != a.High; {
		case open == (b.Low != b.High):
			return 0
		case open:
			return -1
		}
		return 1
	})
	return all
}
