package manoeuvre

import "grognard/rules"

// spread is what dice may come to: how many they are, the most they make, twice their mean
// and twelve times their variance.
type spread struct{ n, most, mean2, var12 int16 }

// plus adds dice.
func (x spread) plus(d dice) spread {
	n, k := int16(d.n), int16(d.sides)
	return spread{x.n + n, x.most + n*k, x.mean2 + n*(k+1), x.var12 + n*(k*k-1)}
}

// usual are the dice of most Unit cards, where nobody knows which card it will be.
var usual = spread{}.plus(dice{2, 6})

// atLeast is how likely the dice come to n or more, in hundredths. One die is counted; of
// more the normal curve tells within two or three.
func (x spread) atLeast(n int) int {
	switch {
	case n <= int(x.n):
		return 100
	case n > int(x.most):
		return 0
	case x.n == 1:
		return 100 * (int(x.most) - n + 1) / int(x.most)
	}
	z := (2*n - 1 - int(x.mean2)) * int(perDeviation[min(int(x.var12), len(perDeviation)-1)]) / 256
	if z < 0 {
		return 100 - int(tail[min(-z, len(tail)-1)])
	}
	return int(tail[min(z, len(tail)-1)])
}

// tail is how much of the normal curve lies beyond so many sixteenths of a deviation.
var tail = [...]int8{50, 48, 45, 43, 40, 38, 35, 33, 31, 29, 27, 25, 23, 21, 19, 17, 16, 14, 13, 12, 11, 9, 8, 8, 7, 6, 5, 5, 4, 3, 3, 3,
	2, 2, 2, 1, 1, 1, 1, 1, 1, 0}

// perDeviation is, by twelve times a variance, how many sixteenths of a deviation half a point
// is, times 256.
var perDeviation = deviations()

func deviations() (all [1024]int16) {
	root := 8000 // 2048 * sqrt(12 / v)
	for v := 1; v < len(all); v++ {
		for root*root > 2048*2048*12/v {
			root--
		}
		all[v] = int16(root)
	}
	return all
}

// clash is a combat as far as somebody knows it.
type clash struct {
	form    form
	dice    spread
	flat    int // what the attack has beside its dice
	defence int
	worn    bool // the target is reduced
	stuck   bool // the target has nowhere to retreat to
}

// course is what a clash is likely to come to, in hundredths: hits on the target, its end, and a
// repulse, which hits all who attack (nobody in an Ambush without support).
type course struct{ hits, kill, back int }

// fate reads MAN-T.1 for all the dice may show.
func (x *clash) fate() (c course) {
	above := x.dice.atLeast(x.defence + 1 - x.flat)
	if x.form >= bombardment { // MAN-6.2.12
		c.hits = above
		if x.worn {
			c.kill = above
		}
		return c
	}
	c.back = 100 - x.dice.atLeast(x.defence-x.flat)
	twice := x.dice.atLeast(2*x.defence - x.flat)
	switch {
	case x.worn && x.stuck: // a hit and a retreat are its end alike (MAN-6.5.5)
		c.hits, c.kill = above, above
	case x.worn:
		c.hits, c.kill = twice+(above-twice)/4, twice
	case x.stuck: // MAN-6.1.31: it takes the hit; MAN-6.1.32: it has to go, and cannot
		c.hits, c.kill = above, twice
	default:
		four := x.dice.atLeast(4*x.defence - x.flat)
		c.hits, c.kill = twice+(above-twice)/4+four, four
	}
	return c
}

// harm is what a course means to the target.
func (c course) harm() int { return c.hits + c.kill }

// wall is what a unit would defend itself with on a square, before any cards: strength, ground
// and, where it has one, its redoubt.
func (b *Board) wall(s rules.Side, u int, q square) int {
	n := b.strengthOf(s, u) + b.ground[q].effects().defence
	if q == b.force[s].at[u] && b.inRedoubt(s, u) {
		n += redoubtDefence
	}
	return n
}

// push is what a unit would attack with from a square, before any dice: strength, and the hill
// (MAN-6.3.4). Fire has the hill alone.
func (b *Board) push(s rules.Side, u int, from, to square, f form) int {
	n := 0
	if b.ground[to].effects().attack == 0 {
		n = b.ground[from].effects().attack
	}
	if f == assault {
		n += b.strengthOf(s, u)
	}
	return n
}

// cornered reports whether a unit has nowhere to retreat to (MAN-6.5.5).
func (b *Board) cornered(s rules.Side, u int) bool { return !b.openBeside(b.force[s].at[u], offBoard) }

// openBeside reports whether a square beside another is free, or will be: the square left.
func (b *Board) openBeside(q, left square) bool {
	for _, n := range adjacent[q] {
		if n != offBoard && (n == left || b.free(n)) {
			return true
		}
	}
	return false
}

// hitCosts is how much strength a unit loses by a hit (MAN-6.5.2).
func (b *Board) hitCosts(s rules.Side, u int) int {
	if b.force[s].state[u] == reduced {
		return b.unitType(s, u).reduced
	}
	return b.unitType(s, u).full - b.unitType(s, u).reduced
}

// chanceOf is how likely a die falls into a range, in hundredths.
func chanceOf(k int) int { return min(max(k, 0), 6) * 100 / 6 }

// unseen is what a hand of so many cards that nobody sees is likely to add to a total: a unit
// has five of sixty, and there are up to eight Commanders, of which one may be played (MAN-9.1.2).
func unseen(held int) int { return held * 3 / 5 }
