package rulestest

import (
	"math/rand/v2"
	"slices"

	"grognard/rules"
)

// deals is how often a board is dealt anew to find out what stays where it is.
// Most cards move at the first or second: the others cost nothing.
const deals = 64

// unknown is how many cards nobody has seen must be left for a deal to be able to
// move one that is looked at: with none, a side knows the other hand by counting,
// with few, a card may stay by chance.
const unknown = 5

// hand is how many cards a side may see of its own in one place to be held to it:
// of a whole deck that it picks from most lie where they were after any deal.
const hand = 12

// learn notes what each side is told of: a card that it sees, in events or in its
// view, it knows from then on, until it is moved behind its back.
func (x *examiner) learn(events []rules.Event) {
	for _, e := range events {
		for s := rules.First; s <= rules.Second; s++ {
			if told := e.For(s); told.Who != 0 {
				x.seen[s][told.Who] = true
			} else if e.Who != 0 {
				delete(x.seen[s], e.Who)
			}
		}
	}
}

// notice notes the cards that a side sees.
func (x *examiner) notice(v *rules.View, s rules.Side) {
	if s == rules.Chance {
		return
	}
	for _, c := range v.Cards {
		if c.Ref != 0 {
			x.seen[s][c.Ref] = true
		}
	}
}

// fixed checks that a side which is dealt the board anew, as the computer is, gets
// no card of the other side in its true place that it has never seen there: what
// was shuffled, drawn or thrown away behind its back may lie anywhere.
func (x *examiner) fixed(p *rules.Position, s rules.Side, r *rand.Rand) {
	secret := x.secret(p, s)
	for n := 0; n < deals && len(secret) > 0; n++ {
		b := p.Board().Clone()
		x.Book.Book.Resample(b, s, r)
		there := x.Book.Book.View(b, s.Other()).Cards
		secret = slices.DeleteFunc(secret, func(c rules.Card) bool {
			return !slices.ContainsFunc(there, func(d rules.Card) bool { return d.Ref == c.Ref && d.Place == c.Place })
		})
	}
	for _, c := range secret {
		x.failf(CheckSecret, "%s stays where it is whenever side %d is dealt what it does not see anew, and that side has never seen it there",
			x.Book.Book.Format(c.Ref), s)
	}
}

// secret lists the cards that the other side sees of its own and that s has not
// seen; none where s could know them by counting those that nobody sees.
func (x *examiner) secret(p *rules.Position, s rules.Side) (all []rules.Card) {
	v := p.View(s.Other())
	if v == nil {
		return nil // views tells
	}
	backs, open := 0, map[rules.Place]int{}
	for _, c := range v.Cards {
		switch {
		case c.Ref == 0 && c.Side != s: // backs of s itself it sees, or they are not among what is dealt
			backs += c.N
		case c.Ref != 0 && c.Side == s.Other() && !x.seen[s][c.Ref]:
			all = append(all, c)
			open[c.Place]++
		}
	}
	all = slices.DeleteFunc(all, func(c rules.Card) bool { return open[c.Place] > hand })
	if backs < unknown {
		return nil
	}
	return all
}
