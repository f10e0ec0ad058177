package weigh

import (
	"math"

	"grognard/rules"
)

// Difference is how two battles differ in the share of games that a side won, and in length.
type Difference struct {
	A, B int // places in the list of what was compared
	Side rules.Side
	Is   float64 // the share in A less that in B
	Interval
	// Sure says that it is more than chance: 0 lies outside of the interval.
	Sure bool
	// Games is how many of each would tell if the shares are what they seem to be; 0 where it
	// is sure, or no number would.
	Games int
	Turns Longer
}

// MostGames is the largest number of games that a Difference names.
const MostGames = 1_000_000

// Compare compares each of up to four reports with each other one. They share the 5 % by which
// chance may deceive (Bonferroni), shares of games as well as lengths: the more are compared, the wider the intervals.
func Compare(side rules.Side, reports ...*Report) []Difference {
	var all []Difference
	pairs := len(reports) * (len(reports) - 1) / 2
	each := 1 - (1-confidence)/float64(max(1, pairs))
	z := quantile(each)
	for a := range reports {
		for b := a + 1; b < len(reports); b++ {
			d := differ(reports[a], reports[b], side, z)
			d.A, d.B = a, b
			d.Turns = longer(reports[a], reports[b], each)
			all = append(all, d)
		}
	}
	return all
}

func differ(a, b *Report, side rules.Side, z float64) Difference {
	k1, n1 := float64(len(a.Won[side].Seeds)), float64(a.Decided)
	k2, n2 := float64(len(b.Won[side].Seeds)), float64(b.Decided)
	d := Difference{Side: side, Interval: newcombe(k1, n1, k2, n2, z)}
	if n1 == 0 || n2 == 0 {
		return d
	}
	d.Is = k1/n1 - k2/n2
	if d.Sure = !d.holds(0); !d.Sure {
		d.Games = enough(k1/n1, k2/n2, z)
	}
	return d
}

// enough is the least number of games of each that would tell two shares apart; 0: none.
func enough(p1, p2, z float64) int {
	tells := func(n int) bool {
		f := float64(n)
		i := newcombe(p1*f, f, p2*f, f, z)
		return !i.holds(0)
	}
	if p1 == p2 || !tells(MostGames) {
		return 0
	}
	low, high := 0, MostGames // low does not tell, high does
	for high-low > 1 {
		if mid := (low + high) / 2; tells(mid) {
			high = mid
		} else {
			low = mid
		}
	}
	return high
}

// Round makes a number of games one that can be said: "about 380".
func Round(games int) int {
	unit := int(math.Pow10(max(0, len10(games)-2)))
	return (games + unit - 1) / unit * unit
}

// len10 is how many digits a number has.
func len10(n int) int {
	digits := 1
	for ; n >= 10; n /= 10 {
		digits++
	}
	return digits
}
