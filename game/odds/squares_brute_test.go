package odds_test

import (
	"math/rand/v2"
	"testing"

	"grognard/rules"
	"grognard/scenarios"
)

// The variable GROGNARD_BRUTE counts a thousand combats instead of sixteen.
// One half of them comes about in battles, the other is drawn up by lot.
func TestOddsOfSquaresAgreeWithEveryThrow(t *testing.T) {
	x := prove(t, told)
	x.battles("squares", x.want/2)
	book, _ := scenarios.Book("squares")
	for r := rand.New(rand.NewPCG(8, 1)); x.counted < x.want && !x.late(); {
		_, p := smallCombat(t, book, r)
		x.compare(p, rules.Option{Do: "roll"})
	}
	x.done()
}

// told reports whether the hits and failures that dice have brought about have
// been told: hits before the other side rolls, failures at once (NS-C4.3.56,
// NS-C4.3.69).
func told(roll rules.Event, next *rules.Request) bool {
	switch roll.Text.Key {
	case "dice.ns.morale":
		return true
	case "dice.ns.save":
		return next.Kind != "ns.save"
	case "dice.ns.combat", "dice.ns.combat.again":
		return next.Kind == "ns.morale" || next.Kind == "ns.combat" && next.Dice.Side != roll.Side
	}
	return false
}
