package conjure

import (
	"slices"

	"grognard/rules/country"
)

// draws is how many armies are drawn, of which the best is taken.
const draws = 400

// Choose draws some of a stock so that they cost as nearly as can be what they are
// to cost. Among armies that come as near, the one with the least amiss is taken:
// amiss says what a choice lacks, in points; nil: nothing ever. What is chosen comes
// in the order of the stock.
func Choose(c *country.Chance, costs []int, target int, amiss func(chosen []int) int) []int {
	var best []int
	least := -1
	order := make([]int, len(costs))
	for i := range order {
		order[i] = i
	}
	for range draws {
		c.Shuffle(len(order), func(i, j int) { order[i], order[j] = order[j], order[i] })
		var some []int
		sum := 0
		for _, i := range order {
			if sum+costs[i] <= target+costs[i]/2 {
				some, sum = append(some, i), sum+costs[i]
			}
			if sum >= target {
				break
			}
		}
		slices.Sort(some)
		wrong := 2 * abs(sum-target)
		if amiss != nil {
			wrong += amiss(some)
		}
		if least < 0 || wrong < least {
			best, least = some, wrong
		}
	}
	return best
}

// Thin makes an army cost less by a few thousandths: one thing after the other is
// exchanged for a cheaper one of the same sort, or left out, as long as that brings
// it nearer. It is how a battle is made even that one side wins too often.
func Thin(chosen, costs []int, spare int, alike func(i, j int) bool) []int {
	all := slices.Clone(chosen)
	sum := Sum(all, costs)
	target := sum - sum*spare/1000
	for range 6 {
		at, by, best := -1, -1, abs(sum-target)
		for k, i := range all {
			try := func(j, cost int) {
				if d := abs(sum - costs[i] + cost - target); d < best {
					at, by, best = k, j, d
				}
			}
			if len(all) > 3 {
				try(-1, 0)
			}
			for j := range costs {
				if !slices.Contains(all, j) && alike(i, j) {
					try(j, costs[j])
				}
			}
		}
		if at < 0 {
			break
		}
		sum -= costs[all[at]]
		if by < 0 {
			all = slices.Delete(all, at, at+1)
			continue
		}
		all[at], sum = by, sum+costs[by]
	}
	slices.Sort(all)
	return all
}

// Sum is what a choice costs.
func Sum(chosen, costs []int) (n int) {
	for _, i := range chosen {
		n += costs[i]
	}
	return n
}

// Place is a cell where something can stand before the battle.
type Place struct {
	Cell  int
	Deep  int // rows behind the front
	Along int // in thousandths from one wing to the other
}

// Post is where something should stand.
type Post struct {
	Deep, Along int
	Fits        func(cell int) bool // nil: everywhere
}

// Array gives each post, one after the other, the best place that is left; -1
// where none is.
func Array(places []Place, posts []Post) []int {
	cells, taken := make([]int, len(posts)), make([]bool, len(places))
	for i, p := range posts {
		best, least := -1, 0
		for k, at := range places {
			if taken[k] || p.Fits != nil && !p.Fits(at.Cell) {
				continue
			}
			if far := 160*abs(at.Deep-p.Deep) + abs(at.Along-p.Along); best < 0 || far < least {
				best, least = k, far
			}
		}
		cells[i] = -1
		if best >= 0 {
			taken[best], cells[i] = true, places[best].Cell
		}
	}
	return cells
}

// Spread is where the i-th of n stands that share the front from one thousandth of
// it to another.
func Spread(i, n, from, to int) int { return from + (to-from)*(2*i+1)/(2*max(1, n)) }

// Wing is where the i-th of n stands that stand on the wings, outermost first.
func Wing(i, n int) int {
	in := i / 2 * 90
	if i%2 == 0 {
		return 40 + in
	}
	return 960 - in
}

func abs(n int) int { return max(n, -n) }

// Trim leaves single things out of an army of whole commands, as long as that
// brings it nearer to what it is to cost. free says whether one may go, given what
// there is.
func Trim(chosen, costs []int, target int, free func(i int, chosen []int) bool) []int {
	all := slices.Clone(chosen)
	sum := Sum(all, costs)
	for {
		at, best := -1, abs(sum-target)
		for k, i := range all {
			if d := abs(sum - costs[i] - target); d < best && free(i, all) {
				at, best = k, d
			}
		}
		if at < 0 {
			return all
		}
		sum -= costs[all[at]]
		all = slices.Delete(all, at, at+1)
	}
}
