package manoeuvre

import (
	"slices"

	"grognard/rules"
)

// Reckon implements rules.Reckoner: of all hands that the defender may have been dealt, those
// that can defend the target by so much.
func (Book) Reckon(board rules.Board, q *rules.Request, o rules.Option, key string, n int) (hands, of int64) {
	b := board.(*Board)
	u := int(b.fight.target)
	if b.fight.form == noCombat {
		u = o.At.N() % 8
	}
	if q.To != b.active || key != rules.DefenceCards {
		return 0, 0
	}
	by, of := b.hands(u)
	for i := max(0, n); i < len(by); i++ {
		hands += by[i]
	}
	return hands, of
}

// unseenDefence are sums of cards that an attacker has not seen and that he is shown: what
// every second, tenth and hundredth hand can add, and the most that any can (MAN-6.1.16,
// MAN-6.1.17).
func (b *Board) unseenDefence() (sums []int) {
	by, of := b.hands(int(b.fight.target))
	able := int64(0)
	for n, often := len(by)-1, []int64{of, 100, 10, 2}; n > 0 && len(often) > 0; n-- {
		if able += by[n]; able > 0 && able >= of/often[0] {
			sums = append(sums, n)
			for len(often) > 0 && able >= of/often[0] {
				often = often[1:]
			}
		}
	}
	slices.Reverse(sums)
	return sums
}

// hands counts the hands that the defender may hold, for all that the attacker knows, by what
// their Unit cards of u and best Commander make.
func (b *Board) hands(u int) (by []int64, of int64) {
	s := b.active.Other()
	d := b.deckOf(s)
	there, perhaps, dealt := b.force[s].thought()
	leaders := d.of[commander]
	if b.commanderOf(s) >= 0 {
		leaders = 0
	}
	sure, least := 0, 0 // what is known to be there
	b.draws(d, there&d.unit[u], func(_, sum, _ int) { sure = max(sure, sum) })
	b.draws(d, there&leaders, func(_, _, best int) { least = max(least, best) })
	may, lead := perhaps&d.unit[u], perhaps&leaders
	rest := perhaps.Count() - may.Count() - lead.Count()
	b.draws(d, may, func(drawn, sum, _ int) {
		b.draws(d, lead, func(led, _, best int) {
			n := sure + sum + max(best, least)
			if ways := choose(rest, dealt-drawn-led); ways > 0 {
				for len(by) <= n {
					by = append(by, 0)
				}
				by[n] += ways
			}
		})
	})
	return by, choose(perhaps.Count(), dealt)
}

// draws shows every choice out of a few cards: how many they are, the sum of their defence
// and the best of them.
func (b *Board) draws(d *deck, from cards, see func(n, sum, best int)) {
	var all []int
	for ; from != 0; from = from.Rest() {
		all = append(all, d.card[from.First()].defence)
	}
	for set := range 1 << len(all) {
		n, sum, best := 0, 0, 0
		for i, x := range all {
			if set>>i&1 == 1 {
				n, sum, best = n+1, sum+x, max(best, x)
			}
		}
		see(n, sum, best)
	}
}

// choose is in how many ways k of n cards can be drawn.
func choose(n, k int) int64 {
	if k < 0 || k > n {
		return 0
	}
	ways := int64(1)
	for i := range k {
		ways = ways * int64(n-i) / int64(i+1)
	}
	return ways
}
