package ccn

import (
	"grognard/rules"
	"grognard/rules/conjure"
)

// What parts of a handicap weigh, in thousandths of an army, as games of the computer player
// tell.
const (
	perCard  = 33  // a command card
	perGoals = 140 // the places with which a side earns banners
)

// handicap makes of what a side has to spare that the other has a command card more, then that
// it has one less, then that it earns no banners by what it takes: fewer units alone do little,
// since fewer can be lost too. What is left is taken from its army.
func (c *conjuring) handicap() {
	for s := range c.Spare {
		left := &c.Spare[s]
		if *left >= perCard {
			c.cards[1-s]++
			*left -= perCard
		}
		if *left >= perCard {
			c.cards[s]--
			*left -= perCard
		}
		if *left >= perGoals && len(c.goals[s]) > 0 {
			c.goals[s] = nil
			*left -= perGoals
		}
	}
}

// thin takes from an army what it is to be worth less.
func (c *conjuring) thin(s rules.Side) {
	l := &c.armies[s]
	if c.Spare[s] > 0 {
		l.chosen = conjure.Thin(l.chosen, l.costs, c.Spare[s], func(i, j int) bool {
			return unitTypes[l.stock[i]].arm == unitTypes[l.stock[j]].arm
		})
		l.worth = conjure.Sum(l.chosen, l.costs)
	}
}
