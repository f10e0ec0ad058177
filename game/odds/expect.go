package odds

import (
	"errors"
	"maps"
	"math/big"

	"grognard/rules"
)

// Expected are the numbers of a headline over all hands that the other side may hold, each
// as likely as it is by the cards that have been seen, if it adds as much as it can.
type Expected struct{ Harmed, Gone, OwnHurt, OwnGone, Hurt *big.Rat }

// mostAdded is up to what sum the cards of a hand are weighed.
const mostAdded = 60

// expect adds to a card what it comes to on average over the hands that nobody has seen;
// nothing where nobody knows how likely they are, or where that takes too long. bare is the
// walk without any card.
func (q Query) expect(p *rules.Position, card *Odds, key string, bare *walk) error {
	least := likely(p, card.Option, key, 0)
	if card.Expected != nil || least == nil || least.Cmp(one) != 0 {
		return nil
	}
	x := &Expected{new(big.Rat), new(big.Rat), new(big.Rat), new(big.Rat), new(big.Rat)}
	left := spreadRuns - bare.runs
	for n := 0; least.Sign() > 0; n++ {
		more := likely(p, card.Option, key, n+1)
		if n > mostAdded || more == nil {
			return nil
		}
		chance := new(big.Rat).Sub(least, more)
		if least = more; chance.Sign() == 0 {
			continue
		}
		w := bare
		if n > 0 {
			var err error
			q.WhatIf = maps.Clone(q.WhatIf)
			q.WhatIf[key], q.Limit, q.Samples = n, max(1, left), -1
			if w, err = q.walk(p, card.Option); errors.Is(err, ErrTooMany) {
				return nil
			} else if err != nil {
				return err
			}
			left -= w.runs
		}
		x.add(w, chance)
	}
	card.Expected = x
	return nil
}

// add takes in a walk with the chance of its hands.
func (x *Expected) add(w *walk, chance *big.Rat) {
	d := w.tree.derive(firsts(nil, w.tree.root.kids), one)
	for _, s := range [...]struct{ to, of *big.Rat }{{x.Harmed, d.Harmed.High}, {x.Gone, d.Removed.High}, {x.OwnHurt, d.OwnHurt.High}, {x.OwnGone, d.OwnGone.High}, {x.Hurt, d.Hurt.High}} {
		s.to.Add(s.to, new(big.Rat).Mul(s.of, chance))
	}
}
