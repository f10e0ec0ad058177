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
var zeal = map[string]int{
	"melee": handToHand, "attack": handToHand, "charge": handToHand, "assault": handToHand, "fight": handToHand, "countercharge": 80,
	"volley": 80, "battery": 80, "fire": 80, "bombard": 80, "snipe": 80, "aim": 80, "ambush": 70, "command": 70, "order": 60,
	"coordinate": 50, "pursue": 50, "back": 50, "advance": 50, "support": 40, "activate": 30, "rally": 30, "recover": 30, "reform": 30,
	"frontal": 25, "name": 20, "keep": 10, "stand": 10, "deploy": 10, "add": 5, "join": 5, "help": 5, "recruit": 5, "roll": 2,
	"disengage": -10, "group": -10, "forfeit": -50, "leave": -10, "retire": -20, "reverse": -20, "detach": -50, "unpick": -50, "drop": -50, "cancel": -50, "disband": -50,
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
	switch o.Do {
	case "play":
		return f.orders(o.With)
	case "move", "enter", "walk", "march":
		return f.going(o)
	case "square", "unsquare":
		if (f.view.Active == f.side) == (o.Do == "square") {
			return 0
		}
		return guard
	}
	if zeal[o.Do] == handToHand && f.outnumbered(q, o.At) {
		return 0
	}
	return zeal[o.Do]
}

// going is what a move is worth: the steps by which it comes nearer to what
// there is to win. Who holds an objective alone stays there, and so does what
// a lamp of his army hangs on as long as it burns.
func (f *front) going(o rules.Option) int {
	if o.At == 0 {
		return zeal[o.Do]
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
