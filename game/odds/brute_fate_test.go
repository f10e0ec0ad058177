package odds

import (
	"math/big"
	"math/rand/v2"
	"strings"
	"testing"

	"grognard/rules"
	"grognard/rules/manoeuvre"
)

// measure reads a number off the board after a combat.
type measure func(*rules.View) int64

// extremes weighs a number over all die faces of the combat that option o of p
// leads to, every choice of a player making it least, and most.
func extremes(t *testing.T, p *rules.Position, a rules.Answer, of measure) (low, high *big.Rat) {
	t.Helper()
	next, _, err := p.Play(a)
	if err != nil {
		t.Fatal(err)
	}
	req := next.Request()
	if req == nil || !strings.HasPrefix(req.Kind, "combat.") {
		n := new(big.Rat).SetInt64(of(next.View(rules.Chance)))
		return n, new(big.Rat).Set(n)
	}
	if req.To == rules.Chance {
		return average(t, next, of)
	}
	for _, o := range leastOf(req) {
		l, h := extremes(t, next, rules.Answer{By: req.To, Option: o}, of)
		if low == nil || l.Cmp(low) < 0 {
			low = l
		}
		if high == nil || h.Cmp(high) > 0 {
			high = h
		}
	}
	return low, high
}

// average weighs a number over all faces of one roll.
func average(t *testing.T, p *rules.Position, of measure) (low, high *big.Rat) {
	t.Helper()
	low, high = new(big.Rat), new(big.Rat)
	throws := facesOf(p.Request().Dice)
	for _, faces := range throws {
		l, h := extremes(t, p, rules.Answer{By: rules.Chance, Faces: faces}, of)
		low.Add(low, l)
		high.Add(high, h)
	}
	each := big.NewRat(1, int64(len(throws)))
	return low.Mul(low, each), high.Mul(high, each)
}

// facesOf lists all throws of dice.
func facesOf(d rules.Dice) [][]int {
	all := [][]int{nil}
	for i := range d.N() {
		var more [][]int
		for _, faces := range all {
			for f := 1; f <= d.Sides(i); f++ {
				more = append(more, append(faces[:len(faces):len(faces)], f))
			}
		}
		all = more
	}
	return all
}

// steps counts what stands on the board of a side, two for a full unit, or of
// one unit.
func steps(v *rules.View, s rules.Side, unit rules.Ref) (n int64) {
	for _, p := range v.Pieces {
		if p.Form == rules.Counter && p.Side == s && (unit == 0 || p.Ref == unit) {
			n += int64(p.N)
		}
	}
	return n
}

// few reports whether the dice of a combat can be gone through one by one.
func few(card *Odds) bool {
	n := 1
	for _, d := range card.Dice[0].Of {
		for range d.N {
			n *= d.Sides
		}
	}
	return n <= 100
}

// Part 10.4.6 of the ledger.
func TestTheDerivedNumbersAgreeWithEveryWayOf40RandomCombats(t *testing.T) {
	combats(t, 3, 40, func(_ *rand.Rand, p *rules.Position, form string, o rules.Option) bool {
		line := rules.FormatOption(manoeuvre.Book{}, o)
		card := card(t, p, line)
		if len(card.Dice) == 0 || !few(card) {
			return false
		}
		before := steps(p.View(rules.Chance), card.Attacker, 0)
		for _, c := range []struct {
			name string
			got  Span
			of   measure
		}{
			{"removed", card.Derived.Removed, func(v *rules.View) int64 {
				if steps(v, card.Attacker.Other(), card.Target) == 0 {
					return 1
				}
				return 0
			}},
			{"own loss", card.Derived.OwnLoss, func(v *rules.View) int64 { return before - steps(v, card.Attacker, 0) }},
		} {
			low, high := extremes(t, p, rules.Answer{By: p.Request().To, Option: o}, c.of)
			if c.got.Low.Cmp(low) != 0 || c.got.High.Cmp(high) != 0 {
				t.Errorf("%s at %s: %s %s to %s, want %s to %s", line, p.Request().Kind, c.name, c.got.Low, c.got.High, low, high)
			}
		}
		return true
	})
}
