package scene

import (
	"slices"

	"grognard/rules"
)

// HasSum reports whether some terms belong to a sum.
func HasSum(mods []rules.Mod, sum rules.SumKey) bool {
	for i := range mods {
		if mods[i].Sum == sum {
			return true
		}
	}
	return false
}

// Together counts how many terms of a sum, from the first, are about the same piece;
// at least one.
func Together(mods []rules.Mod, sum rules.SumKey) int {
	n := 1
	for n < len(mods) && mods[0].Sum == sum && mods[n].Sum == sum && mods[0].Why.A != 0 && mods[n].Why.A == mods[0].Why.A {
		n++
	}
	return n
}

// Total adds the terms of a sum up.
func Total(mods []rules.Mod, sum rules.SumKey) (n int) {
	for i := range mods {
		if mods[i].Sum == sum {
			n += mods[i].N
		}
	}
	return n
}

// SumSide returns the side whose sum a key names, of a combat with its terms.
func (sc *Scene) SumSide(k *rules.Combat, mods []rules.Mod, key rules.SumKey) rules.Side {
	for i := range k.Sums {
		if k.Sums[i].Key == key {
			return k.Sums[i].Side
		}
	}
	by := sc.Attacker(k)
	if key == rules.SumDefence {
		return by.Other()
	}
	if PlainSum(key) {
		return by
	}
	for i := range mods { // nothing tallies the flags that a unit may ignore: its terms name the unit
		if s, ok := sc.fights(k, mods[i].Why.A); ok && mods[i].Sum == key {
			return s
		}
	}
	return by
}

// fights finds for which side a piece takes part in a combat, or who stands on a cell.
func (sc *Scene) fights(k *rules.Combat, r rules.Ref) (rules.Side, bool) {
	for _, x := range k.Force {
		if p := sc.Piece(x.Ref); r != 0 && (x.Ref == r || p != nil && p.Cell == r) {
			return x.Side, true
		}
	}
	return rules.Chance, false
}

// OneSum reports whether all terms of a side belong to one sum.
func (sc *Scene) OneSum(k *rules.Combat, mods []rules.Mod, s rules.Side) bool {
	sum := rules.SumKey("")
	for i := range mods {
		if sc.SumSide(k, mods, mods[i].Sum) != s {
			continue
		}
		if sum != "" && mods[i].Sum != sum {
			return false
		}
		sum = mods[i].Sum
	}
	return true
}

// PlainSum reports whether the side tells enough of what a sum is.
func PlainSum(key rules.SumKey) bool { return slices.Contains(rules.SumKeys[:], key) }

// RowHas reports whether a row is the one for what the dice show.
func RowHas(x *rules.ChartRow, n int) bool { return n == x.Low || n > x.Low && n <= x.High }
