//go:build gpu

package e2e

import (
	"slices"

	"grognard/rules"
)

// soldier decides for both players of any system so that games end: he plays
// the card that orders most, orders all he can, moves towards the enemy, and
// attacks whom he can. He knows what the side that is asked sees.
type soldier struct{}

// wants is how eager the soldier is to do something; what is not named is worth
// nothing, as is the quiet option.
var wants = map[string]int{
	"melee": 90, "attack": 90, "charge": 90, "fire": 80, "bombard": 80, "order": 60, "support": 40, "add": 5,
	"cover": 60, "dummy": 60, "back": 50, "advance": 50, "square": 30, "activate": 30, "name": 20, "roll": 10, "keep": 10,
	"detach": -50, "leave": -10, "unpick": -50,
}

func (soldier) choose(q *rules.Request, v *rules.View) rules.Option {
	best, most := q.Options[0], -1<<30
	for i, o := range q.Options {
		like := 10 * wants[o.Do]
		switch {
		case i == q.Quiet:
			like = 1
		case o.Do == "play":
			like = 10 * orders(v, o.With)
		case o.Do == "move" || o.Do == "enter":
			like = 10*gap(v, q.To, zone(v, o.Who)) - 10*gap(v, q.To, o.At)
		}
		if like > most {
			best, most = o, like
		}
	}
	return best
}

// orders is how many pieces a card could order.
func orders(v *rules.View, card rules.Ref) int {
	i := slices.IndexFunc(v.Cards, func(c rules.Card) bool { return c.Ref == card })
	if i < 0 {
		return 0
	}
	return len(v.Cards[i].Orders)
}
