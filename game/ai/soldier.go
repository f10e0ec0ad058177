package ai

import (
	"math/rand/v2"
	"slices"

	"grognard/rules"
)

// Soldier is a quick player for any rulebook: he plays the card that orders
// most, moves towards what there is to win, keeps what he has won and fights
// whom he can, so that games end. He looks no further than the table in front
// of him, as the side that is asked sees it. He serves to measure how battles
// balance and to play whole games in tests; Player is the better opponent.
type Soldier struct {
	// Rand picks among the answers of a Field and breaks ties; nil takes the
	// first of equals, and the Field's own proposal.
	Rand *rand.Rand
}

// zeal is how eager the soldier is to do something. What is not named is worth
// nothing; the quiet option is worth a little more than that.
var zeal = map[rules.Act]int{
	rules.ActFight: handToHand, rules.ActFire: 80, rules.ActOrder: 60, rules.ActAdvance: 50, rules.ActSupport: 40, rules.ActRally: 30,
	rules.ActStay: 10, rules.ActRetreat: -20, rules.ActCancel: -50,
}

const (
	handToHand = 90 // of closing with an enemy who is not the stronger
	quietZeal  = 1  // of the option that changes least
	samples    = 8  // answers of a Field that are weighed
	stepZeal   = 3  // of every step towards what there is to win
	guard      = 30 // of what keeps a body from being overrun while the enemy acts
)

// Choose returns an answer to a request, of which v is what its side sees.
func (s Soldier) Choose(q *rules.Request, v *rules.View) rules.Option {
	f := newFront(q, v)
	best, most := rules.Option{}, -1<<30
	weigh := func(o rules.Option, like int) {
		like *= 16
		if s.Rand != nil {
			like += s.Rand.IntN(16)
		}
		if like > most {
			best, most = o, like
		}
	}
	for i, o := range q.Options {
		if i == q.Quiet {
			weigh(o, quietZeal)
			continue
		}
		weigh(o, f.like(q, o))
	}
	if q.Field == nil {
		return best
	}
	weigh(q.Field.Nearest(rules.Option{}), 0)
	for range samples {
		if s.Rand == nil {
			break
		}
		o := q.Field.Sample(s.Rand)
		weigh(o, f.like(q, o)+f.nearer(q.Field.Ghost(o)))
	}
	return best
}

// like is how much an option is worth to the soldier.
func (f *front) like(q *rules.Request, o rules.Option) int {
	act := q.Act(o)
	switch {
	case act == rules.ActOrder && o.With != 0:
		return f.orders(o.With)
	case act == rules.ActMove:
		return f.going(o)
	case act == rules.ActGuard && f.view.Active != f.side:
		return guard
	case act == rules.ActFight && f.outnumbered(q, o.At):
		return 0
	}
	return zeal[act]
}

// going is what a move is worth: the steps by which it comes nearer to what
// there is to win. Who holds an objective alone stays there, and so does what
// a lamp of his army hangs on as long as it burns.
func (f *front) going(o rules.Option) int {
	if o.At == 0 {
		return 0
	}
	who := o.Who
	if who == 0 {
		who = f.about
	}
	from := f.zone(who)
	if f.holds(who, from) && !f.mine(o.At) || f.lights(who) {
		return 0
	}
	return stepZeal * (f.gap(from) - f.gap(o.At))
}

// orders is how many pieces a card could order.
func (f *front) orders(card rules.Ref) int {
	i := slices.IndexFunc(f.view.Cards, func(c rules.Card) bool { return c.Ref == card })
	if i < 0 {
		return 0
	}
	return len(f.view.Cards[i].Orders)
}
